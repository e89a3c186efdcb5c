//! Popeye's problem language, FEN, EPD and collections of problems in YAML, read into [`problem::Statement`]s with
//! diagnostics.
//!
//! Reading is total: any text gives a value and the list of everything that is wrong with it, each with its place.
//! A mistake ends only the section it stands in; reading goes on at the next section keyword. This crate is the only
//! place that knows keywords of the input language beyond the tables of the crate `problem`.

mod abbreviations;
mod betza;
mod catalogue;
mod combinations;
mod condition_words;
mod conditions;
mod diagnostic;
mod diagram;
mod epd;
mod fen;
mod fen_units;
mod forsyth;
mod keywords;
mod lexer;
mod names;
mod olv;
mod option_values;
mod options;
mod own_walks;
mod parameters;
mod pieces;
mod plays;
mod popeye_messages;
mod reader;
mod recorded;
mod render;
mod squares;
mod statement;
mod stipulation;
mod structured;
mod twins;
mod walks;

pub use conditions::{parse_conditions, parse_conditions_in};
pub use diagnostic::{Diagnostic, DiagnosticKind, Incompatible, Severity, WordClass};
pub use epd::{ParsedPositions, PositionLine, looks_like_positions, parse_positions, parse_positions_with};
pub use fen::{FenPosition, parse_fen};
pub use names::{NamedCondition, find_condition, shortest_condition, shortest_word};
pub use olv::{Collection, CollectionEntry, looks_like_collection, parse_collection, parse_recorded_of};
pub use options::{parse_options, parse_options_in};
pub use own_walks::parse_walk;
pub use reader::Reading;
pub use recorded::parse_recorded;
pub use render::render;
pub use statement::{Parsed, ParsedProblem, parse, parse_in};
pub use stipulation::{parse_stipulation, spell_stipulation};
pub use walks::{find_walk, parse_units, walks_with_letters};

#[cfg(test)]
mod language_tests;
#[cfg(test)]
mod tests;
