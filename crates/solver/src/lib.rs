//! The search: from a problem and the rules in force to everything that solves it.
//!
//! A [`Solver`] owns the threads and the memory of the search. The table of facts only ever holds what is proved, and
//! siblings are put into canonical order, so a solution does not depend on the number of threads or on the table's size.

mod battle;
mod budget;
mod choices;
mod compact_battle;
mod compact_lines;
#[cfg(test)]
mod compact_tests;
mod cooperation;
mod facts;
mod gather;
#[cfg(test)]
mod growing_tests;
mod immobility;
mod lines;
mod modify;
mod numbering;
mod pictures;
mod plan;
mod progressive;
mod prospects;
mod record;
mod recorder;
mod restrictions;
mod search;
mod solve;
#[cfg(test)]
mod sparse;
mod steps;
mod table;
mod task;
mod tree;
mod turns;
mod walk;

pub use record::record;
pub use solve::{Limits, Solver};
pub use table::memory_is_available;
