//! Collections of problems in YAML, as the program Olive and the database YACPDB write them (`.olv`): one document a problem.
//!
//! Fields of both versions of the format are read. What they hold (units, stipulations, conditions, options, twins) is in the
//! problem language and is read by the same code.

mod fields;
mod play;
mod record;
mod yaml;

#[cfg(test)]
mod tests;

use std::ops::Range;

use problem::{Entry, RecordedSolution, Span};

use crate::diagnostic::{Diagnostic, Severity};
use crate::recorded::parse_recorded;

/// A file of records, read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    /// All records in the order of the file, also those with mistakes.
    pub entries: Vec<CollectionEntry>,
    /// All that is wrong anywhere, record after record.
    pub diagnostics: Vec<Diagnostic>,
}

/// A record, read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CollectionEntry {
    /// What could be understood of it; nothing but its place where it is no YAML.
    pub entry: Entry,
    /// Which of [`Collection::diagnostics`] belong to it.
    pub diagnostics: Range<usize>,
}

impl Collection {
    /// The diagnostics of a record.
    pub fn diagnostics_of(&self, entry: &CollectionEntry) -> &[Diagnostic] {
        self.diagnostics.get(entry.diagnostics.clone()).unwrap_or(&[])
    }

    /// Whether nothing keeps the problem from being solved.
    pub fn is_sound(&self, entry: &CollectionEntry) -> bool {
        self.diagnostics_of(entry).iter().all(|diagnostic| diagnostic.severity != Severity::Error)
    }

    /// Whether there is an error anywhere.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }
}

/// Reads a collection. Total: every text gives a result, and a record that cannot be read takes no other with it.
pub fn parse_collection(text: &str) -> Collection {
    let mut collection = Collection::default();
    for document in yaml::documents(text) {
        let from = collection.diagnostics.len();
        let (entry, mut diagnostics) = match yaml::read(text, document) {
            Ok(Some(root)) => record::read(text, document, &root),
            Ok(None) => (Entry { text: document, ..Entry::default() }, vec![record::no_map(text, document)]),
            Err(diagnostic) => (Entry { text: document, ..Entry::default() }, vec![diagnostic]),
        };
        for diagnostic in &mut diagnostics {
            diagnostic.span = inside(text, diagnostic.span);
        }
        collection.diagnostics.append(&mut diagnostics);
        let diagnostics = from..collection.diagnostics.len();
        collection.entries.push(CollectionEntry { entry, diagnostics });
    }
    collection
}

/// Whether the text is a collection: its first line that says something separates records or is one of their fields.
pub fn looks_like_collection(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().find(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    first.is_some_and(|line| {
        let is_field = |name: &&str| {
            line.strip_prefix(*name)
                .and_then(|rest| rest.trim_start().strip_prefix(':'))
                .is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\t', '\r']))
        };
        line.trim_end() == "---"
            || line.starts_with("--- ")
            || line.starts_with("%YAML")
            || fields::KNOWN.iter().any(is_field)
    })
}

/// Reads the solution of a record of `text`, which must be the text that the record was read from; `None` if it has none.
/// Everything that is not understood is told with its place in the file.
pub fn parse_recorded_of(text: &str, entry: &Entry) -> Option<(RecordedSolution, Vec<Diagnostic>)> {
    let recorded = entry.recorded.as_ref()?;
    let (solution, mut diagnostics) = parse_recorded(&recorded.value);
    if !diagnostics.is_empty() {
        let content = inside(text, recorded.span);
        let places = yaml::Places::within(&recorded.value, content, text);
        for diagnostic in &mut diagnostics {
            diagnostic.span = inside(text, places.span(diagnostic.span));
        }
    }
    Some((solution, diagnostics))
}

/// The part of `text` nearest to `span` that begins and ends between characters.
fn inside(text: &str, span: Span) -> Span {
    let start = text.floor_char_boundary(span.start.min(text.len()));
    Span { start, end: text.ceil_char_boundary(span.end.clamp(start, text.len())) }
}
