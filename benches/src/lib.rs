//! Problems for the benchmarks and how to count what solves them.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use problem::Statement;
use solution::{Content, PhaseKind};
use solver::{Limits, Solver};

/// Memory of each benchmarked search.
const TABLE_BYTES: usize = 64 << 20;

/// A statement from the text of one problem.
///
/// # Panics
/// If the text has a mistake.
pub fn statement(text: &str) -> Statement {
    let mut parsed = parser::parse(text, parser::Reading::Popeye);
    assert!(!parsed.has_errors(), "{:?}", parsed.diagnostics);
    parsed.problems.pop().expect("the text holds a problem").statement
}

/// A solver on so many threads.
///
/// # Panics
/// If there are none.
pub fn solver(threads: usize) -> Solver {
    Solver::new(NonZeroUsize::new(threads).expect("at least one thread"), TABLE_BYTES)
}

/// Number of keys and tries, or of lines.
///
/// # Panics
/// If the problem is refused.
pub fn count(solver: &Solver, statement: &Statement) -> usize {
    let cancel = AtomicBool::new(false);
    let limits = Limits { max_time: None, cancel: &cancel };
    let mut count = 0;
    for solution in solver.solve(statement, &limits) {
        let solution = solution.expect("the problem can be solved");
        for phase in solution.phases.iter().filter(|phase| phase.kind == PhaseKind::ActualPlay) {
            count += match &phase.content {
                Content::Tree(nodes) => nodes.len(),
                Content::PostKey(play) => play.replies.len(),
                Content::Turns(turns) => turns.len(),
                Content::Lines(lines) => lines.0.len(),
            };
        }
    }
    count
}
