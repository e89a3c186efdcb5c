//! What the tests of the whole share: the data they read, and the way from a problem's text to its solution's text.

mod axes;
mod corpus;
mod diagram;
mod legal;
mod play;
mod random;
mod solve;
mod spec;
mod vector;
mod verdicts;

pub use axes::{axis_samples, mirrored_condition};
pub use corpus::{Entry, entries, problems_folder};
pub use diagram::{mirrored_diagram, random_diagram, random_fairy_diagram};
pub use legal::{Unplayable, find_move, legal_moves, play_all};
pub use play::{described, play_at_random};
pub use random::{Random, mirrored, random_position, reversed_files};
pub use solve::{Solved, read_problem, solve_text, solver};
pub use spec::{Block, Spec, specs};
pub use vector::{Vector, vectors};
pub use verdicts::{
    ExpectedPart, VerdictEntry, colours_exchanged, difference, files_mirrored, judged, verdict_entries,
};
