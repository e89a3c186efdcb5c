use std::io;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use board::{Effect, Key, Position};
use problem::{ProblemOption, Statement};
use rayon::{ThreadBuilder, ThreadPool, ThreadPoolBuilder};
use rules::{Game, Refusal, Ruleset, with_turn};
use solution::{Content, Ending, Limit, Line, Lines, Note, Phase, PostKey, Progress, Reach, Solution};

use crate::budget::{Budget, Stopped};
use crate::lines::LinesSearch;
use crate::numbering::{Numbered, Numbering};
use crate::plan::{PhasePlan, Plan, Step, Work};
use crate::progressive::ProgressiveSearch;
use crate::search::Search;
use crate::table::Table;
use crate::task::{BattleTask, Task};
use crate::tree::TreeSearch;
use crate::walk::{Select, Walk};

/// The threads and the memory of searches, used for one problem after the other.
pub struct Solver {
    threads: Option<ThreadPool>,
    /// Threads that were not started yet, see [`Solver::growing`].
    waiting: Mutex<Vec<ThreadBuilder>>,
    table_bytes: usize,
    /// The empty table that the last problem left: its memory need not be asked for and touched anew.
    spare: Mutex<Option<Table>>,
}

/// What ends a search before it is complete.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Time for each problem; an option of the problem can only shorten it.
    pub max_time: Option<Duration>,
    /// Set by somebody else to stop the search.
    pub cancel: &'a AtomicBool,
}

/// Stack of each thread: deep enough for a search of some thousand half-moves.
const STACK_BYTES: usize = 256 << 20;

impl Solver {
    /// A solver with this many threads, and at most `table_bytes` bytes for its table of facts (0 for none).
    pub fn new(threads: NonZeroUsize, table_bytes: usize) -> Solver {
        // Where the system refuses threads the search runs on the caller's.
        let threads =
            ThreadPoolBuilder::new().num_threads(threads.get()).stack_size(STACK_BYTES).build().ok();
        Solver { threads, waiting: Mutex::default(), table_bytes, spare: Mutex::new(None) }
    }

    /// A solver that begins with one thread and can be given others while it searches, up to `most_threads`: see
    /// [`Solver::add_thread`]. Several such solvers share the cores of a machine while there are many problems, and the
    /// last problems get the cores of those that have nothing left to do.
    pub fn growing(most_threads: NonZeroUsize, table_bytes: usize) -> Solver {
        let mut waiting = Vec::new();
        let threads = ThreadPoolBuilder::new()
            .num_threads(most_threads.get())
            .stack_size(STACK_BYTES)
            .spawn_handler(|thread| {
                if thread.index() == 0 {
                    start(thread)
                } else {
                    waiting.push(thread);
                    Ok(())
                }
            })
            .build()
            .ok();
        Solver { threads, waiting: Mutex::new(waiting), table_bytes, spare: Mutex::new(None) }
    }

    /// Starts one more thread of a growing solver; it takes its part of the search that is going on. Tells whether there was
    /// one to start.
    pub fn add_thread(&self) -> bool {
        let next = self.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop();
        // A thread that the system refuses is missing, nothing more: its part is searched by the others.
        next.is_some_and(|thread| start(thread).is_ok())
    }

    /// Solves a statement whose twin changes have been made: once, or with option Duplex for both sides in turn.
    pub fn solve(&self, statement: &Statement, limits: &Limits<'_>) -> Vec<Result<Solution, Refusal>> {
        self.search(statement, limits, None)
    }

    /// Solves a statement for a judgement of its soundness: with variations, with what answers defences that stop no threat,
    /// and without regard to the options that [`Statement::unrestricted`] sets aside. At most `most_lines` lines of help play
    /// or series are found in a phase; with as many the ending is [`Limit::MaxSolutions`].
    pub fn examine(
        &self,
        statement: &Statement,
        most_lines: usize,
        limits: &Limits<'_>,
    ) -> Vec<Result<Solution, Refusal>> {
        self.search(&statement.unrestricted(), limits, Some(most_lines))
    }

    fn search(
        &self,
        statement: &Statement,
        limits: &Limits<'_>,
        most_lines: Option<usize>,
    ) -> Vec<Result<Solution, Refusal>> {
        let max_time = statement
            .options
            .iter()
            .filter_map(|option| match option.value {
                ProblemOption::MaxTime(seconds) => Some(Duration::from_secs(u64::from(seconds))),
                _ => None,
            })
            .chain(limits.max_time)
            .min();
        let deadline = max_time.and_then(|time| Instant::now().checked_add(time));
        let swaps: &[bool] = if statement.has_option(&ProblemOption::Duplex) {
            &[false, true]
        } else if statement.has_option(&ProblemOption::HalfDuplex) {
            &[true]
        } else {
            &[false]
        };
        let solve = || {
            let table = self.spare().take().unwrap_or_else(|| Table::new(self.table_bytes));
            let solutions = swaps
                .iter()
                .map(|&swapped| {
                    let budget = Budget::new(deadline, limits.cancel);
                    solve_side(statement, (swapped, most_lines), &table, &budget)
                })
                .collect();
            *self.spare() = table.emptied();
            solutions
        };
        self.within(solve)
    }

    /// Does the work on one of the solver's threads. Problems that it solves are begun there at once, without waiting for
    /// a thread that takes them up; with many small problems that is a good part of the time.
    pub fn within<R: Send>(&self, work: impl FnOnce() -> R + Send) -> R {
        match &self.threads {
            Some(threads) => threads.install(work),
            None => work(),
        }
    }

    fn spare(&self) -> MutexGuard<'_, Option<Table>> {
        // It holds an empty table or none, whatever happened to the thread that had the lock.
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn start(thread: ThreadBuilder) -> io::Result<()> {
    let builder = thread::Builder::new().stack_size(thread.stack_size().unwrap_or(STACK_BYTES));
    builder.spawn(|| thread.run()).map(|_| ())
}

fn solve_side(
    statement: &Statement,
    (swapped, most_lines): (bool, Option<usize>),
    table: &Table,
    budget: &Budget<'_>,
) -> Result<Solution, Refusal> {
    let game = Game::compile(statement)?;
    let mut plan = Plan::new(statement, swapped)?;
    if let Some(most_lines) = most_lines {
        plan.examine(most_lines);
    }
    let mut solution =
        Solution { notes: plan.notes.clone(), phases: Vec::new(), ending: Ending::Complete, nodes: 0 };
    let started = Instant::now();
    // First moves are numbered through all phases.
    let mut told = 0;
    for (number, phase) in plan.phases.iter().enumerate() {
        let position = with_turn(&game.position, phase.starter);
        if game.ruleset.can_capture_king(&position) {
            solution.notes.push(Note::KingCapturable);
            continue;
        }
        let shared = Shared { rules: &game.ruleset, plan: &plan, table, budget };
        let salt = salt(2 * number + usize::from(swapped));
        let Found { mut content, limit, reach } = match shared.is_searched(phase, &position) {
            Ok(true) => shared.run(phase, &position, salt, told),
            Ok(false) => phase.work.nothing_found().into(),
            Err(Stopped) => {
                let limit = Some(budget.limit().unwrap_or(Limit::Cancelled));
                Found { limit, ..phase.work.nothing_found().into() }
            }
        };
        let is_cut = plan.for_each_end.is_some_and(|most| keep_for_each_end(&mut content, &position, most));
        let mut progress = Vec::new();
        if let Some(numbering) = &plan.numbering {
            (content, progress) =
                in_order_of_numbers(numbering, &game.ruleset, &position, &phase.work, content, &mut told);
            let time = started.elapsed();
            progress.iter_mut().for_each(|told| told.time = Some(time));
        }
        let reach = limit.is_some_and(|limit| limit != Limit::MaxSolutions).then_some(reach);
        solution.phases.push(Phase { kind: phase.kind, content, progress, reach });
        if let Some(limit) = limit.or(is_cut.then_some(Limit::MaxSolutions)) {
            solution.ending = Ending::Partial(limit);
        }
        if budget.limit().is_some() {
            break;
        }
    }
    solution.nodes = budget.nodes();
    Ok(solution)
}

/// Puts what was found into the order in which first moves are numbered.
fn in_order_of_numbers(
    numbering: &Numbering,
    rules: &Ruleset,
    start: &Position,
    work: &Work,
    content: Content,
    told: &mut u32,
) -> (Content, Vec<Progress>) {
    match (content, work) {
        (Content::Tree(nodes), Work::Keys(_)) => {
            let Numbered { found, progress } = numbering.nodes(rules, start, nodes);
            (Content::Tree(found), progress)
        }
        (Content::Lines(Lines(lines)), work) => match work.longest_steps() {
            Some(steps) => {
                let Numbered { found, progress } = numbering.lines(rules, start, &steps, lines, told);
                (Content::Lines(Lines(found)), progress)
            }
            None => (Content::Lines(Lines(lines)), Vec::new()),
        },
        (content, _) => (content, Vec::new()),
    }
}

/// Leaves of the lines that end in the same position only the first `most`; tells whether others were dropped.
fn keep_for_each_end(content: &mut Content, start: &Position, most: usize) -> bool {
    let Content::Lines(Lines(lines)) = content else { return false };
    let mut ends: Vec<(Key, usize)> = Vec::new();
    let before = lines.len();
    lines.retain(|line| {
        let key = final_placement(start, line);
        match ends.iter_mut().find(|(other, _)| *other == key) {
            Some((_, count)) => {
                *count += 1;
                *count <= most
            }
            None => {
                ends.push((key, 1));
                most > 0
            }
        }
    });
    lines.len() < before
}

fn final_placement(start: &Position, line: &Line) -> Key {
    let mut position = start.clone();
    for effect in line.half_moves.iter().flat_map(|half_move| &half_move.effects) {
        let concerns_units = matches!(
            effect,
            Effect::Remove { .. }
                | Effect::Create { .. }
                | Effect::Move { .. }
                | Effect::Change { .. }
                | Effect::Hide { .. }
                | Effect::Reveal { .. }
        );
        if concerns_units {
            position.apply(effect);
        }
    }
    position.placement_key()
}

/// Keeps facts of different phases apart in one table, and from those of compiled play, whose salts the plan gives.
fn salt(number: usize) -> Key {
    (number as Key + 1).wrapping_mul(0x2f6b_83d1_c95e_47a5_b04d_e719_5a3c_8f63)
}

/// What came out of a phase.
struct Found {
    content: Content,
    /// What ended the search before it was complete.
    limit: Option<Limit>,
    reach: Reach,
}

impl From<Content> for Found {
    fn from(content: Content) -> Found {
        Found { content, limit: None, reach: Reach::default() }
    }
}

/// What all phases of one side's solving share.
struct Shared<'a> {
    rules: &'a Ruleset,
    plan: &'a Plan,
    table: &'a Table,
    budget: &'a Budget<'a>,
}

impl<'a> Shared<'a> {
    /// Whether the phase is to be searched: what it needs besides holds.
    fn is_searched(&self, phase: &PhasePlan, position: &Position) -> Result<bool, Stopped> {
        let mut search = Search::new(self.rules, self.table, self.budget);
        for (side, task) in &phase.needs {
            if !search.holds(task, None, &with_turn(position, *side))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn run(&self, phase: &'a PhasePlan, position: &Position, salt: Key, told: u32) -> Found {
        let Shared { rules, plan, table, budget } = *self;
        let limit = plan.max_solutions;
        let most_lines = limit.into_iter().chain(plan.most_lines).min();
        let tree = |battle: &'a BattleTask| {
            let numbering = plan.numbering.as_ref();
            TreeSearch { rules, table, budget, terms: &battle.terms, show: plan.show, limit, numbering }
        };
        let select = Select { numbering: plan.numbering.as_ref(), told, only_shortest: plan.only_shortest };
        let (content, stopped, reached_limit, reach) = match &phase.work {
            Work::Keys(battle) => {
                let found = tree(battle).keys(position, battle.moves);
                (Content::Tree(found.nodes), found.stopped, found.reached_limit, found.reach)
            }
            Work::SetDefences(battle) => {
                let found = tree(battle).set_defences(position, battle.moves);
                (Content::Tree(found.nodes), found.stopped, found.reached_limit, found.reach)
            }
            Work::PostKey { battle, leading } => match tree(battle).post_key(position, battle.moves) {
                Some(found) => {
                    (Content::PostKey(PostKey { leading: *leading, ..found }), false, false, Reach::default())
                }
                None => (phase.work.nothing_found(), true, false, Reach::default()),
            },
            Work::Lines(lines) => {
                let search =
                    LinesSearch { rules, table, budget, salt, plan: lines, limit: most_lines, select };
                let found = search.run(position);
                (Content::Lines(Lines(found.lines)), found.stopped, found.reached_limit, found.reach)
            }
            Work::Walk { task, leading } => {
                let found = Walk { rules, table, budget, leading: *leading, limit: most_lines, select }
                    .run(task, position);
                (Content::Lines(Lines(found.lines)), found.stopped, found.reached_limit, found.reach)
            }
            Work::Progressive(play) => {
                let show = plan.show;
                let limit = if play.cooperative { most_lines } else { limit };
                let search = ProgressiveSearch { rules, table, budget, salt, plan: *play, show, limit };
                if play.cooperative {
                    let found = search.lines(position);
                    (Content::Lines(Lines(found.lines)), found.stopped, found.reached_limit, found.reach)
                } else {
                    let found = search.turns(position);
                    (Content::Turns(found.turns), found.stopped, found.reached_limit, found.reach)
                }
            }
            Work::Nothing => (phase.work.nothing_found(), false, false, Reach::default()),
        };
        let limit = if stopped {
            Some(budget.limit().unwrap_or(Limit::Cancelled))
        } else {
            reached_limit.then_some(Limit::MaxSolutions)
        };
        Found { content, limit, reach }
    }
}

impl Work {
    /// The steps of the longest lines of help play and series.
    fn longest_steps(&self) -> Option<Vec<Step>> {
        match self {
            Work::Lines(lines) => lines.lengths.last().cloned(),
            Work::Walk { task: Task::Cooperation(play), .. } => {
                let step = if play.is_series { Step::Stay } else { Step::Turn };
                Some(vec![step; usize::from(play.maximum)])
            }
            _ => None,
        }
    }

    /// What stands for it where nothing was searched.
    fn nothing_found(&self) -> Content {
        match self {
            Work::Keys(_) | Work::SetDefences(_) | Work::PostKey { .. } => Content::Tree(Vec::new()),
            Work::Progressive(play) if !play.cooperative => Content::Turns(Vec::new()),
            Work::Lines(_) | Work::Walk { .. } | Work::Progressive(_) | Work::Nothing => {
                Content::Lines(Lines::default())
            }
        }
    }
}
