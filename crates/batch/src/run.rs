//! Solves a collection: what the journal does not know, on all cores, each verdict kept as soon as it is found.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use problem::Statement;
use report::SolvedProblem;
use solver::{Limits, Solver};

use crate::collect::{Entry, Work};
use crate::crew::Crew;
use crate::identity::Identity;
use crate::journal::{Finished, Journal, JournalError, Stored, Terms};
use crate::record::{Outcome, Record, is_interrupted};
use crate::solve::shortest_time;

/// Which problems are solved again although the journal knows a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Redo {
    /// Undecided ones that may take longer now.
    #[default]
    LongerTime,
    /// All undecided ones.
    Undecided,
    /// These, and all that only other versions of the program have solved.
    OtherVersions,
    /// All.
    All,
}

/// How a collection is solved.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Threads of all searches together.
    pub threads: NonZeroUsize,
    /// Memory of all tables together, in bytes.
    pub table_bytes: usize,
    /// The longest time for each problem.
    pub max_time: Option<Duration>,
    /// Which known problems are solved again.
    pub redo: Redo,
    /// Which verdicts of the journal count.
    pub terms: Terms<'a>,
}

/// A form of the solution that is kept for the reports.
#[derive(Clone, Copy, Debug)]
pub struct Rendering {
    /// Its name in the journal.
    pub name: &'static str,
    /// Writes it. The problem has no titles, authors and remarks here, and source and number mean nothing: another problem of
    /// the same identity can have others.
    pub write: fn(&SolvedProblem) -> String,
}

/// Who solves problems and writes their solutions.
pub struct Workshop<'a, F> {
    /// Solves a problem.
    pub solve: F,
    /// What is kept of the solution beside the record.
    pub renderings: &'a [Rendering],
}

/// Something that the run tells.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// The journal has been looked through.
    Begun(&'a Status),
    /// A verdict is in the journal; it counts for all problems of this identity.
    Finished(Identity, &'a Record, &'a Status),
    /// Time has passed.
    Tick(&'a Status),
}

/// How far the run is.
#[derive(Clone, Debug)]
pub struct Status {
    /// Problems of the collection, refused ones and repeated ones included.
    pub all: usize,
    /// How many of them are done.
    pub done: usize,
    /// How many of them have each outcome, in the order of [`Outcome::ALL`].
    pub counts: [usize; Outcome::ALL.len()],
    /// Different problems that this run has to solve.
    pub to_solve: usize,
    /// How many of these it has solved.
    pub solved: usize,
    /// Since when the run is going on.
    pub since: Instant,
    /// The place in the collection of the problem that has been in work for the longest time, with that time.
    pub slowest: Option<(usize, Duration)>,
}

impl Status {
    /// How many problems have this outcome.
    pub fn count(&self, outcome: Outcome) -> usize {
        self.counts[outcome.index()]
    }

    /// How long the rest will take if it goes on as before.
    pub fn time_left(&self) -> Option<Duration> {
        let left = u32::try_from(self.to_solve - self.solved).ok()?;
        let solved = u32::try_from(self.solved).ok().filter(|&solved| solved > 0)?;
        (self.since.elapsed() / solved).checked_mul(left)
    }

    fn add(&mut self, outcome: Outcome, problems: usize) {
        self.done += problems;
        self.counts[outcome.index()] += problems;
    }
}

/// How long to wait between two looks at the clock.
const TICK: Duration = Duration::from_millis(100);
/// How many verdicts are written at a time, at most.
const GROUP: usize = 256;

/// Solves what the journal does not know yet. Every verdict is on the disk before it is counted or told.
///
/// If `cancel` is set, the searches that are going on are stopped, and what they have found is not kept: a later run solves
/// these problems from the beginning.
///
/// # Errors
/// The journal fails. What it has is right.
pub fn run<F>(
    journal: &mut Journal,
    entries: &[Entry],
    plan: &Plan<'_>,
    workshop: &Workshop<'_, F>,
    tell: &mut dyn FnMut(Event<'_>),
    cancel: &AtomicBool,
) -> Result<Status, JournalError>
where
    F: Fn(&Solver, &Work, &Limits<'_>) -> SolvedProblem + Sync,
{
    let Agenda { mut status, items, repeats } = Agenda::new(journal, entries, plan)?;
    tell(Event::Begun(&status));
    if items.is_empty() {
        return Ok(status);
    }
    let crew = Crew::new(plan.threads, plan.table_bytes, items.len());
    let halt = AtomicBool::new(false);
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel(2 * GROUP);
        for (lane, solver) in crew.lanes() {
            let (sender, crew, halt, items) = (sender.clone(), &crew, &halt, &items);
            scope.spawn(move || {
                solver.within(|| {
                    let work = |item: usize| items[item].1;
                    serve((lane, solver), crew, &work, plan, workshop, &sender, halt);
                });
            });
        }
        drop(sender);
        let mut keep = |finished: &[Finished]| -> Result<(), JournalError> {
            if !finished.is_empty() {
                journal.add(plan.terms, finished)?;
            }
            for Finished { identity, record, .. } in finished {
                status.solved += 1;
                status.add(record.outcome, repeats.get(identity).copied().unwrap_or(1));
                tell(Event::Finished(*identity, record, &status));
            }
            status.slowest = crew.slowest().map(|(item, time)| (items[item].0, time));
            tell(Event::Tick(&status));
            Ok(())
        };
        let result = receive(&receiver, &mut keep, &halt, cancel);
        halt.store(true, Ordering::Relaxed);
        // Nobody waits for a receiver that has gone away.
        drop(receiver);
        result
    })?;
    status.slowest = None;
    Ok(status)
}

/// Keeps what the lanes find until all of them have ended.
fn receive(
    receiver: &Receiver<Finished>,
    keep: &mut dyn FnMut(&[Finished]) -> Result<(), JournalError>,
    halt: &AtomicBool,
    cancel: &AtomicBool,
) -> Result<(), JournalError> {
    loop {
        if cancel.load(Ordering::Relaxed) {
            halt.store(true, Ordering::Relaxed);
        }
        match receiver.recv_timeout(TICK) {
            Ok(first) => {
                // While a group is being written, the next one comes together.
                let group: Vec<Finished> =
                    std::iter::once(first).chain(receiver.try_iter().take(GROUP - 1)).collect();
                keep(&group)?;
            }
            Err(RecvTimeoutError::Timeout) => keep(&[])?,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

/// Solves problem after problem in a lane.
fn serve<'w, F>(
    (lane, solver): (usize, &Solver),
    crew: &Crew,
    work: &dyn Fn(usize) -> &'w Work,
    plan: &Plan<'_>,
    workshop: &Workshop<'_, F>,
    sender: &SyncSender<Finished>,
    halt: &AtomicBool,
) where
    F: Fn(&Solver, &Work, &Limits<'_>) -> SolvedProblem,
{
    while let Some(item) = crew.next(lane, halt.load(Ordering::Relaxed)) {
        let work = work(item);
        let mut solved = (workshop.solve)(solver, work, &Limits { max_time: plan.max_time, cancel: halt });
        if is_interrupted(&solved) {
            continue;
        }
        let record = Record::of(&solved);
        forget_names(&mut solved);
        let texts = workshop.renderings.iter().map(|form| (form.name, (form.write)(&solved))).collect();
        let limit = limit(&work.statement, plan.max_time);
        let finished = Finished { identity: work.identity, limit, record, texts };
        if sender.send(finished).is_err() {
            // The journal has failed, and the run ends.
            halt.store(true, Ordering::Relaxed);
        }
    }
}

/// Leaves out what does not belong to the identity of a problem.
fn forget_names(solved: &mut SolvedProblem) {
    let forget = |statement: &mut Statement| {
        statement.titles.clear();
        statement.authors.clear();
        statement.remarks.clear();
        (statement.origin, statement.award, statement.protocol) = (None, None, None);
    };
    forget(&mut solved.statement);
    solved.parts.iter_mut().for_each(|part| forget(&mut part.statement));
    solved.source.clear();
    solved.number = 0;
}

/// The longest time that the problem is given: its own or that of the plan.
fn limit(statement: &Statement, max_time: Option<Duration>) -> Option<Duration> {
    shortest_time(statement).into_iter().chain(max_time).min()
}

/// What there is to do.
struct Agenda<'a> {
    status: Status,
    /// The problems to be solved, each once, with their places in the collection.
    items: Vec<(usize, &'a Work)>,
    /// How often each of them stands in the collection.
    repeats: HashMap<Identity, usize>,
}

impl<'a> Agenda<'a> {
    fn new(journal: &Journal, entries: &'a [Entry], plan: &Plan<'_>) -> Result<Agenda<'a>, JournalError> {
        let mut status = Status {
            all: entries.len(),
            done: 0,
            counts: [0; Outcome::ALL.len()],
            to_solve: 0,
            solved: 0,
            since: Instant::now(),
            slowest: None,
        };
        let mut items = Vec::new();
        let mut repeats = HashMap::new();
        for (place, entry) in entries.iter().enumerate() {
            let Some(work) = &entry.work else {
                status.add(Outcome::Refused, 1);
                continue;
            };
            if let Some(count) = repeats.get_mut(&work.identity) {
                *count += 1;
                continue;
            }
            match journal.find(plan.terms, work.identity)? {
                Some(stored) if !is_wanted(&stored, &work.statement, plan) => {
                    status.add(stored.record.outcome, 1);
                }
                _ => {
                    repeats.insert(work.identity, 1);
                    items.push((place, work));
                }
            }
        }
        status.to_solve = items.len();
        Ok(Agenda { status, items, repeats })
    }
}

/// Whether a problem with this verdict is to be solved again.
fn is_wanted(stored: &Stored, statement: &Statement, plan: &Plan<'_>) -> bool {
    let is_undecided = stored.record.outcome.is_undecided();
    let has_longer_time = match (stored.limit, limit(statement, plan.max_time)) {
        // What has no limit of time was ended by something else, which more time does not change.
        (None, _) => false,
        (Some(_), None) => true,
        (Some(before), Some(now)) => now > before,
    };
    let by_other_version = stored.engine != plan.terms.engine;
    match plan.redo {
        Redo::LongerTime => is_undecided && has_longer_time,
        Redo::Undecided => is_undecided,
        Redo::OtherVersions => is_undecided && has_longer_time || by_other_version,
        Redo::All => true,
    }
}
