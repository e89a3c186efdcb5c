use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use solution::Limit;

/// Limits shared by all threads of a search.
pub(crate) struct Budget<'a> {
    deadline: Option<Instant>,
    cancel: &'a AtomicBool,
    stopped: AtomicBool,
    nodes: AtomicU64,
}

/// The search was told to stop; what it has not proved is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// How many positions a thread visits between two looks at the clock: far below a tenth of a second.
const INTERVAL: u32 = 4096;

impl<'a> Budget<'a> {
    pub(crate) fn new(deadline: Option<Instant>, cancel: &'a AtomicBool) -> Budget<'a> {
        Budget { deadline, cancel, stopped: AtomicBool::new(false), nodes: AtomicU64::new(0) }
    }

    /// Which limit ended the search.
    pub(crate) fn limit(&self) -> Option<Limit> {
        if !self.stopped.load(Ordering::Relaxed) {
            None
        } else if self.cancel.load(Ordering::Relaxed) {
            Some(Limit::Cancelled)
        } else {
            Some(Limit::MaxTime)
        }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Looks at the clock before a piece of work begins: pieces can be too small for a [`Meter`] to look at it.
    pub(crate) fn begin_work(&self) -> Result<(), Stopped> {
        let over = self.stopped.load(Ordering::Relaxed)
            || self.cancel.load(Ordering::Relaxed)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if over {
            self.stopped.store(true, Ordering::Relaxed);
            return Err(Stopped);
        }
        Ok(())
    }

    fn look(&self) -> Result<(), Stopped> {
        self.nodes.fetch_add(u64::from(INTERVAL), Ordering::Relaxed);
        self.begin_work()
    }
}

/// One thread's share of the budget.
pub(crate) struct Meter<'a> {
    budget: &'a Budget<'a>,
    left: u32,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: &'a Budget<'a>) -> Meter<'a> {
        Meter { budget, left: INTERVAL }
    }

    /// As [`Budget::begin_work`].
    pub(crate) fn begin_work(&self) -> Result<(), Stopped> {
        self.budget.begin_work()
    }

    /// Counts one visited position.
    #[inline(always)]
    pub(crate) fn tick(&mut self) -> Result<(), Stopped> {
        self.left -= 1;
        if self.left == 0 {
            let outcome = self.budget.look();
            // Once stopped, stay so.
            self.left = if outcome.is_ok() { INTERVAL } else { 1 };
            return outcome;
        }
        Ok(())
    }
}

impl Drop for Meter<'_> {
    fn drop(&mut self) {
        self.budget.nodes.fetch_add(u64::from(INTERVAL - self.left), Ordering::Relaxed);
    }
}
