//! One HTML page for a list of problems: a table to sort and filter, and for each problem its diagram, what is to be thought of
//! it, and its play as a tree to fold.
//!
//! A page needs nothing but itself: no network, no other files. It is written from the front to the back without being kept:
//! [`Table::begin`], [`Table::row`] for each problem, then [`Table::entries`] and [`Entries::entry`] for each, at last
//! [`Entries::end`]. [`page`] does all of it for a list in memory. Without its script everything can be read; the script adds
//! sorting, filtering and the arrow keys.
//!
//! All text that comes from outside goes through [`escaped`].

mod entry;
mod judgement;
mod page;
mod play;

use std::borrow::Cow;

use problem::Statement;

use crate::svg::{self, Style};

pub use entry::Entry;
pub use judgement::{Judgement, Tally};
pub use page::{Entries, Head, Table, page};
pub use play::{PlayStyle, play, solutions};

/// The diagram of a position as a page has it: its figures are the shared ones of [`svg::symbols`], which the page has once.
pub fn diagram(statement: &Statement) -> String {
    svg::diagram(statement, &Style { caption: false, shares_symbols: true, ..Style::default() })
}

/// The text as HTML wants it between tags and in attributes in quotation marks. Characters that may not stand in a page are left
/// out.
pub fn escaped(text: &str) -> Cow<'_, str> {
    let is_forbidden =
        |c: char| c.is_control() && !matches!(c, '\t' | '\n') || matches!(c, '\u{fffe}' | '\u{ffff}');
    let has_meaning = |c: char| matches!(c, '&' | '<' | '>' | '"' | '\'');
    if !text.contains(|c| is_forbidden(c) || has_meaning(c)) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars().filter(|&c| !is_forbidden(c)) {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(c),
        }
    }
    Cow::Owned(safe)
}

#[cfg(test)]
mod tests;
