//! Cores shared by problems that are solved at the same time.
//!
//! Each core has a lane: a solver of one thread that takes the next problem from the queue, so that many problems cost nothing
//! but themselves. When the queue is empty, a lane gives its core, and all that it was given, to the problem in another lane
//! that has the fewest; that search goes on with one thread more. So no work is lost, no problem waits inside another one, and
//! the last, long problems have all cores.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use solver::Solver;

/// The lanes and what they work on.
pub(crate) struct Crew {
    solvers: Vec<Solver>,
    state: Mutex<State>,
}

struct State {
    /// The next item of the work list.
    next: usize,
    /// How many items there are.
    items: usize,
    lanes: Vec<Lane>,
}

#[derive(Clone, Copy)]
struct Lane {
    /// The item in work and when it was begun.
    running: Option<(usize, Instant)>,
    /// Cores that belong to the lane.
    cores: usize,
}

impl Crew {
    /// A lane for each core; all tables together have at most `table_bytes` bytes.
    pub(crate) fn new(cores: NonZeroUsize, table_bytes: usize, items: usize) -> Crew {
        let share = table_bytes / cores;
        let solvers = (0..cores.get()).map(|_| Solver::growing(cores, share)).collect();
        let lanes = vec![Lane { running: None, cores: 1 }; cores.get()];
        Crew { solvers, state: Mutex::new(State { next: 0, items, lanes }) }
    }

    /// The lanes' numbers with their solvers.
    pub(crate) fn lanes(&self) -> impl Iterator<Item = (usize, &Solver)> {
        self.solvers.iter().enumerate()
    }

    /// The next item for this lane, whose last one is done. `None` when there is nothing left, or when `stops`; then the
    /// lane must not ask again.
    pub(crate) fn next(&self, lane: usize, stops: bool) -> Option<usize> {
        let mut state = self.state();
        state.lanes[lane].running = None;
        if state.next < state.items && !stops {
            let item = state.next;
            state.next += 1;
            state.lanes[lane].running = Some((item, Instant::now()));
            return Some(item);
        }
        let free = std::mem::take(&mut state.lanes[lane].cores);
        for _ in 0..free {
            self.give_core(&mut state);
        }
        None
    }

    /// Gives a core to the running problem that has the fewest, the one that runs longest among these.
    fn give_core(&self, state: &mut State) {
        let running = state.lanes.iter_mut().enumerate().filter(|(_, lane)| lane.running.is_some());
        let neediest = running.min_by_key(|(_, lane)| (lane.cores, lane.running.map(|(_, since)| since)));
        if let Some((number, lane)) = neediest
            && self.solvers[number].add_thread()
        {
            lane.cores += 1;
        }
    }

    /// The item that has been in work for the longest time, with that time.
    pub(crate) fn slowest(&self) -> Option<(usize, Duration)> {
        let state = self.state();
        let running = state.lanes.iter().filter_map(|lane| lane.running);
        running.min_by_key(|(_, since)| *since).map(|(item, since)| (item, since.elapsed()))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every change of the state is complete when the lock is given back.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cores(crew: &Crew) -> Vec<usize> {
        crew.state().lanes.iter().map(|lane| lane.cores).collect()
    }

    #[test]
    fn idle_cores_go_to_those_who_have_the_fewest() {
        let crew = Crew::new(NonZeroUsize::new(4).unwrap(), 0, 5);
        let items: Vec<Option<usize>> = (0..4).map(|lane| crew.next(lane, false)).collect();
        assert_eq!(items, [Some(0), Some(1), Some(2), Some(3)]);
        assert_eq!(crew.next(3, false), Some(4));
        assert_eq!(cores(&crew), [1, 1, 1, 1]);
        assert_eq!(crew.slowest().unwrap().0, 0);
        assert_eq!(crew.next(0, false), None);
        assert_eq!(cores(&crew), [0, 2, 1, 1]);
        assert_eq!(crew.next(1, false), None);
        assert_eq!(cores(&crew), [0, 0, 2, 2]);
        assert_eq!(crew.next(3, false), None);
        assert_eq!(cores(&crew), [0, 0, 4, 0]);
        assert_eq!(crew.next(2, false), None);
        assert!(crew.slowest().is_none());
    }

    #[test]
    fn nothing_is_begun_after_a_stop() {
        let crew = Crew::new(NonZeroUsize::new(2).unwrap(), 0, 5);
        assert_eq!(crew.next(0, false), Some(0));
        assert_eq!((crew.next(1, true), crew.next(0, true)), (None, None));
    }
}
