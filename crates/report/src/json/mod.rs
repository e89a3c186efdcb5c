//! Solved problems as JSON, for programs: positions, moves with their effects, trees and lines as data.
//!
//! The form of it stands in `docs/schema/solution.schema.json`, an example in `docs/json.md`. Whatever changes there so that a
//! program written for it would misunderstand a document has to raise [`VERSION`].
//!
//! Everything is written straight from the solution; only the moves of lines are put into a table first, because many lines
//! share them.

mod lines;
mod moves;
mod names;
mod options;
mod part;
mod play;
mod problem;
mod verdict;
mod walks;

use serde::Serialize;

use crate::SolvedProblem;

/// The version of the form of the documents.
pub const VERSION: u32 = 1;

/// Who writes the documents: name and version of the program.
pub const PROGRAM: &str = concat!("kirke ", env!("CARGO_PKG_VERSION"));

/// A document about these problems, on one line without a line feed.
pub fn document(problems: &[SolvedProblem]) -> String {
    let document =
        Document { version: VERSION, program: PROGRAM, problems: problems.iter().map(problem).collect() };
    serde_json::to_string(&document).expect("all keys are texts and writing into memory does not fail")
}

/// A problem with its solution, as it stands in a document; the order of the fields is always the same.
pub fn problem(solved: &SolvedProblem) -> impl Serialize + '_ {
    problem::Problem::of(solved)
}

#[derive(Serialize)]
struct Document<P> {
    version: u32,
    program: &'static str,
    problems: Vec<P>,
}
