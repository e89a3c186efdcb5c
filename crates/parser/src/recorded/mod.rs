//! Solutions as Popeye prints them and as people write them, read into plain data.
//!
//! What is understood: numbers (`1.`, `1...`, `1. ...`), moves in any notation, several of them on a line, alternatives with
//! a stroke between them, signs of check, goal and judgement, the words around threats, zugzwang and refutations, threats in
//! parentheses, labels of twins, comments in braces. All else is told and left out.

mod build;
mod words;

#[cfg(test)]
mod tests;

use problem::{RecordedPart, RecordedSolution, Span};

use self::words::{Item, LineKind, WrittenLine};
use crate::diagnostic::{Diagnostic, DiagnosticKind};

/// Reads a written solution. Total: what is not understood is told as warnings, with places in `text`, and the rest is used.
pub fn parse_recorded(text: &str) -> (RecordedSolution, Vec<Diagnostic>) {
    let mut diagnostics = Vec::new();
    let plain = without_comments(text, &mut diagnostics);
    let mut solution = RecordedSolution::default();
    let mut part = Part::default();
    let mut at = 0;
    // The words behind a label can take several lines.
    let mut in_heading = false;
    for line in plain.split_inclusive('\n') {
        let (kind, content) = words::read(line, at);
        at += line.len();
        match kind {
            LineKind::Blank => {
                in_heading = false;
                part.lines.push(WrittenLine::default());
            }
            LineKind::Ignored => {}
            LineKind::Heading(label, heading) => {
                part.finish(&mut solution, &mut diagnostics);
                part = Part { label: Some(label), heading, lines: Vec::new() };
                in_heading = content.items.is_empty();
                part.add(content);
            }
            LineKind::Play if in_heading && !content.begins_play() => {
                if !part.heading.is_empty() {
                    part.heading.push('\n');
                }
                part.heading.push_str(line.trim());
            }
            LineKind::Play => {
                in_heading = false;
                part.add(content);
            }
        }
    }
    part.finish(&mut solution, &mut diagnostics);
    // What stands before the first label is the diagram.
    if solution.parts.len() > 1
        && let Some(first) = solution.parts.first_mut()
    {
        first.label.get_or_insert_with(|| "a".to_owned());
    }
    diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
    (solution, diagnostics)
}

/// The lines of one twin.
#[derive(Default)]
struct Part<'t> {
    label: Option<String>,
    heading: String,
    lines: Vec<WrittenLine<'t>>,
}

impl<'t> Part<'t> {
    fn add(&mut self, line: WrittenLine<'t>) {
        if !line.items.is_empty() || !line.unknown.is_empty() {
            self.lines.push(line);
        }
    }

    /// Puts the play together. A part without label and play is none.
    fn finish(&mut self, solution: &mut RecordedSolution, diagnostics: &mut Vec<Diagnostic>) {
        let mut read = RecordedPart {
            label: self.label.take(),
            heading: std::mem::take(&mut self.heading),
            ..RecordedPart::default()
        };
        for line in &self.lines {
            diagnostics.extend(unknown(line));
        }
        build::play(&self.lines, &mut read, diagnostics);
        if read.label.is_some() || !read.moves.is_empty() || !read.lines.is_empty() {
            solution.parts.push(read);
        }
        self.lines.clear();
    }
}

/// One warning for all words of a line that are not understood.
fn unknown(line: &WrittenLine<'_>) -> Option<Diagnostic> {
    let (first, last) = (line.unknown.first()?, line.unknown.last()?);
    let words: Vec<&str> = line.unknown.iter().map(|word| word.0).collect();
    let offending = words.join(" ");
    let span = Span { start: first.1.start, end: last.1.end };
    Some(
        warning(span, &offending, format!("`{offending}` is not understood and is left out of the solution"))
            .help("remarks stand in braces: `{set play}`"),
    )
}

fn warning(span: Span, offending: &str, message: String) -> Diagnostic {
    Diagnostic::warning(DiagnosticKind::BadSolution, span, offending, message).label("not understood")
}

/// The text with blanks in place of comments, byte for byte.
fn without_comments(text: &str, diagnostics: &mut Vec<Diagnostic>) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut open = None;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' if open.is_none() => open = Some(at),
            '\n' | '\r' => {
                plain.push(letter);
                continue;
            }
            _ => {}
        }
        if open.is_some() {
            plain.extend(std::iter::repeat_n(' ', letter.len_utf8()));
        } else {
            plain.push(letter);
        }
        if letter == '}' {
            open = None;
        }
    }
    if let Some(at) = open {
        let span = Span { start: at, end: at + 1 };
        let message = "this comment does not end; what follows is left out".to_owned();
        diagnostics.push(warning(span, "{", message).help("write `}` behind it"));
    }
    plain
}

impl WrittenLine<'_> {
    /// Whether the line is play and no rest of a heading.
    fn begins_play(&self) -> bool {
        self.items.iter().any(|item| !matches!(item, Item::Move(_)))
    }
}
