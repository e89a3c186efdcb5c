use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use board::{Key, Position};
use problem::{ProblemOption, Statement};
use rayon::{ThreadPool, ThreadPoolBuilder};
use rules::{Game, Refusal, Ruleset, with_turn};
use solution::{Content, Ending, Limit, Lines, Note, Phase, Solution};

use crate::budget::Budget;
use crate::lines::LinesSearch;
use crate::plan::{PhasePlan, Plan, Work};
use crate::table::Table;
use crate::tree::TreeSearch;

/// The threads and the memory of searches, used for one problem after the other.
pub struct Solver {
    threads: Option<ThreadPool>,
    table_bytes: usize,
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
        Solver { threads, table_bytes }
    }

    /// Solves a statement whose twin changes have been made: once, or with option Duplex for both sides in turn.
    pub fn solve(&self, statement: &Statement, limits: &Limits<'_>) -> Vec<Result<Solution, Refusal>> {
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
            let table = Table::new(self.table_bytes);
            swaps
                .iter()
                .map(|&swapped| {
                    let budget = Budget::new(deadline, limits.cancel);
                    solve_side(statement, swapped, &table, &budget)
                })
                .collect()
        };
        match &self.threads {
            Some(threads) => threads.install(solve),
            None => solve(),
        }
    }
}

fn solve_side(
    statement: &Statement,
    swapped: bool,
    table: &Table,
    budget: &Budget<'_>,
) -> Result<Solution, Refusal> {
    let game = Game::compile(statement)?;
    let plan = Plan::new(statement, swapped)?;
    let mut solution =
        Solution { notes: plan.notes.clone(), phases: Vec::new(), ending: Ending::Complete, nodes: 0 };
    for (number, phase) in plan.phases.iter().enumerate() {
        let position = with_turn(&game.position, phase.starter);
        if game.ruleset.can_capture_king(&position) {
            solution.notes.push(Note::KingCapturable);
            continue;
        }
        let salt = salt(2 * number + usize::from(swapped));
        let (content, limit) = run_phase(&game.ruleset, &position, &plan, phase, table, budget, salt);
        solution.phases.push(Phase { kind: phase.kind, content });
        if let Some(limit) = limit {
            solution.ending = Ending::Partial(limit);
        }
        if budget.limit().is_some() {
            break;
        }
    }
    solution.nodes = budget.nodes();
    Ok(solution)
}

/// Keeps facts of different phases apart in one table.
fn salt(number: usize) -> Key {
    (number as Key + 1).wrapping_mul(0xd134_2543_de82_ef95_2545_f491_4f6c_dd1d)
}

fn run_phase(
    rules: &Ruleset,
    position: &Position,
    plan: &Plan,
    phase: &PhasePlan,
    table: &Table,
    budget: &Budget<'_>,
    salt: Key,
) -> (Content, Option<Limit>) {
    let tree =
        |aim| TreeSearch { rules, table, budget, salt, aim, show: plan.show, limit: plan.max_solutions };
    let (content, stopped, reached_limit) = match &phase.work {
        Work::Keys { moves, aim } => {
            let found = tree(*aim).keys(position, *moves);
            (Content::Tree(found.nodes), found.stopped, found.reached_limit)
        }
        Work::SetDefences { moves, aim } => {
            let found = tree(*aim).set_defences(position, *moves);
            (Content::Tree(found.nodes), found.stopped, found.reached_limit)
        }
        Work::PostKey { moves, aim } => match tree(*aim).post_key(position, *moves) {
            Some(post_key) => (Content::PostKey(post_key), false, false),
            None => (Content::Tree(Vec::new()), true, false),
        },
        Work::Lines(lines) => {
            let limit = plan.max_solutions;
            let search = LinesSearch { rules, table, budget, salt, plan: lines, limit };
            let found = search.run(position);
            (Content::Lines(Lines(found.lines)), found.stopped, found.reached_limit)
        }
    };
    let limit = if stopped {
        Some(budget.limit().unwrap_or(Limit::Cancelled))
    } else {
        reached_limit.then_some(Limit::MaxSolutions)
    };
    (content, limit)
}
