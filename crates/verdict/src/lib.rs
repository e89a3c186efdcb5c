//! What a solution says about the soundness of its problem.
//!
//! Pure functions from what was found to what is to be thought of it; nothing is searched here. The terms are those of the
//! Codex for Chess Composition (World Federation for Chess Composition), chapter III.

mod battle;
mod course;
mod judge;
mod lines;
mod promotion;
mod turns;
mod verdict;

pub use judge::judge;
pub use verdict::{Counts, Dual, DualWeight, Finding, FindingKind, Kind, Verdict};
