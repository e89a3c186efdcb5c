//! What a search found, as plain ordered data: the tree of battle play, the lines of help and series play.
//!
//! The search puts siblings into their canonical order (the order in which moves are generated); writers print what
//! stands here and need no rules.

mod lines;
mod played_move;
mod solution;
mod tree;
mod turns;

pub use board::MoveKind;
pub use lines::{Line, Lines, Numbering};
pub use played_move::PlayedMove;
pub use solution::{Content, Ending, Limit, Note, Phase, PhaseKind, Progress, Reach, Solution};
pub use tree::{After, Mark, Node, PostKey};
pub use turns::Turn;
