//! Popeye's plain text, as programs that read Popeye's output expect it: each blank line is part of the format.
//!
//! A problem is written as [`diagram()`], then for each twin [`heading`] and for each side that solves [`notes`] and
//! [`body`], and at last [`ending`]. Where a part begins with an empty line, the line feed is its first character.

mod body;
mod captions;
mod diagram;
mod ending;
mod explanation;
mod findings;
mod notation;
mod stipulation;
mod turns;
mod twin;
mod units;
mod words;

pub use body::{body, body_in, unsolved};
pub use diagram::{diagram, remarks};
pub use ending::{elapsed, ending};
pub use explanation::explanation;
pub use findings::{counted, differences, findings, findings_beside_play};
pub use notation::{Notation, move_text, move_with_marks};
pub use stipulation::{caption, notes, preliminary_notes};
pub use twin::{first_heading, heading, heading_alone, label, twin_changes, twin_error, zero_position};
pub use words::Words;

pub(crate) use body::{mark, numbers, spell_lines};
pub(crate) use diagram::{
    attribute_lines, attribute_signs, conditions, counts, lines_below, start_of_play, stipulation_words,
};
pub(crate) use turns::spell as spell_turns;
pub(crate) use units::{attributes, walks_in_words};

#[cfg(test)]
pub(crate) mod samples;
