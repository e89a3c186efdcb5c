//! What a solution says about the soundness of its problem.
//!
//! Pure functions from what was found to what is to be thought of it; nothing is searched here. The terms are those of the
//! Codex for Chess Composition (World Federation for Chess Composition), chapter III.

mod battle;
#[cfg(test)]
mod battle_tests;
mod compared;
mod course;
mod judge;
mod lines;
#[cfg(test)]
mod lines_tests;
mod promotion;
#[cfg(test)]
mod tests;
mod turns;
mod verdict;

pub use compared::weigh;
pub use course::forced_half_moves;
pub use judge::judge;
pub use verdict::{Counts, Dual, DualWeight, Finding, FindingKind, Kind, Verdict};
