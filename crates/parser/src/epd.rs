//! Positions one a line: FEN, and EPD with its operations.
//!
//! A line holds the fields of a FEN and then operations, each ended by a semicolon: `dm 3;` (mate in three),
//! `bm #7;` (the same as test sets for engines write it, `#-7` where the side to move is mated), `id "…";` (title),
//! `c0 "…";` to `c9 "…";` (remarks). Other operations say nothing about a problem and are left out with a note.

use problem::{DefinedWalk, Language, Span, Spanned, Stipulation, Wording};

use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::fen::{FenPosition, read_fields};
use crate::keywords::language_of_beginning;
use crate::lexer::Token;

/// What a line of FEN or EPD says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionLine {
    /// The position.
    pub position: FenPosition,
    /// The stipulation, if an operation gives one.
    pub stipulation: Option<Spanned<Stipulation>>,
    /// Whether the attacker's first move has been played already: the side to move defends.
    pub is_after_key: bool,
    /// From `id`.
    pub titles: Vec<String>,
    /// From `c0` to `c9`.
    pub remarks: Vec<String>,
    /// The line without blanks around it.
    pub span: Span,
}

/// A text of positions, read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ParsedPositions {
    /// The positions of the lines that can be read.
    pub lines: Vec<PositionLine>,
    /// All that is wrong or left out, in the order of the text. One [`DiagnosticKind::NoStipulation`] stands for all
    /// positions without one.
    pub diagnostics: Vec<Diagnostic>,
}

/// Whether the text holds positions one a line and not problems: its first line that says something begins with what
/// looks like the units of a FEN, and no line begins a problem.
pub fn looks_like_positions(text: &str) -> bool {
    let first_word = |line: Span| text[line.start..line.end].split_whitespace().next().unwrap_or_default();
    let begins_problem = |word: &str| word.len() > 4 && language_of_beginning(word).is_some();
    let mut words = lines(text).map(first_word);
    words.next().is_some_and(|word| word.matches('/').count() >= 3 && !begins_problem(word))
        && !words.any(begins_problem)
}

/// Reads a text with one position a line. Blank lines and lines that begin with `#` are skipped. Total: every text
/// gives a result, and a mistake ends only its line.
pub fn parse_positions(text: &str) -> ParsedPositions {
    parse_positions_with(text, &[])
}

/// The same where units may also have these walks.
pub fn parse_positions_with(text: &str, walks: &[DefinedWalk]) -> ParsedPositions {
    let mut reading = Positions { text, walks, ..Positions::default() };
    for line in lines(text) {
        reading.line(line);
    }
    reading.report_missing_stipulations();
    reading.parsed.diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
    reading.parsed
}

/// The lines that say something, without blanks around them.
fn lines(text: &str) -> impl Iterator<Item = Span> {
    let mark = text.len() - text.trim_start_matches('\u{feff}').len();
    let mut start = mark;
    text[mark..].split(['\n', '\r']).filter_map(move |line| {
        let from = start + (line.len() - line.trim_start().len());
        start += line.len() + 1;
        let content = line.trim();
        (!content.is_empty() && !content.starts_with('#'))
            .then(|| Span { start: from, end: from + content.len() })
    })
}

#[derive(Default)]
struct Positions<'a> {
    text: &'a str,
    /// The walks that units can have besides those of the table.
    walks: &'a [DefinedWalk],
    parsed: ParsedPositions,
    /// Operations that a note has named already.
    ignored: Vec<&'a str>,
}

/// An operation with its place.
struct Operation<'a> {
    name: Token<'a>,
    operands: Token<'a>,
}

impl<'a> Positions<'a> {
    fn token(&self, start: usize, end: usize) -> Token<'a> {
        let span = Span { start, end };
        // FEN is the same in all languages.
        Token { text: &self.text[start..end], span, starts_line: false, language: Language::English }
    }

    /// The next word from `at` on, up to `end`. Words end at blanks and semicolons.
    fn word(&self, at: usize, end: usize) -> Option<Token<'a>> {
        let separates = |c: char| c.is_whitespace() || c == ';';
        let rest = &self.text[at..end];
        let start = at + rest.find(|c| !separates(c))?;
        let length = self.text[start..end].find(separates).unwrap_or(end - start);
        Some(self.token(start, start + length))
    }

    fn line(&mut self, line: Span) {
        let mut fields = Vec::new();
        let mut at = line.start;
        // From the fifth field on, a letter begins an operation.
        while let Some(word) = self.word(at, line.end)
            && (fields.len() < 4 || !word.text.starts_with(char::is_alphabetic))
        {
            at = word.span.end;
            fields.push(word);
        }
        // FEN is the same in all languages.
        let wording = Wording { language: Language::English, walks: self.walks };
        let position = match read_fields(&fields, wording) {
            Ok(position) => position,
            Err(mut diagnostic) => {
                let misplaced = fields.iter().skip(1).take(3).find(|field| is_known(field.text));
                if let Some(operation) = misplaced
                    && operation.span == diagnostic.span
                {
                    diagnostic.help = Some(format!(
                        "before `{}` write the side to move, castling and en passant: `w - -`",
                        operation.text
                    ));
                }
                self.parsed.diagnostics.push(diagnostic);
                return;
            }
        };
        let mut found = PositionLine {
            position,
            stipulation: None,
            is_after_key: false,
            titles: Vec::new(),
            remarks: Vec::new(),
            span: line,
        };
        match self.operations(at, line.end).and_then(|operations| self.obey(&operations, &mut found)) {
            Ok(()) => self.parsed.lines.push(found),
            Err(diagnostic) => self.parsed.diagnostics.push(diagnostic),
        }
    }

    fn operations(&self, mut at: usize, end: usize) -> Result<Vec<Operation<'a>>, Diagnostic> {
        let mut operations = Vec::new();
        while let Some(name) = self.word(at, end) {
            if !name.text.starts_with(char::is_alphabetic) {
                return Err(bad(
                    name,
                    format!("`{}` begins no operation of EPD", name.text),
                    "an operation is a word, what belongs to it and a semicolon: `dm 3;`",
                ));
            }
            let stop = self.operands_end(name.span.end, end)?;
            let operands = &self.text[name.span.end..stop];
            let start = name.span.end + (operands.len() - operands.trim_start().len());
            operations.push(Operation { name, operands: self.token(start, start + operands.trim().len()) });
            at = stop;
        }
        Ok(operations)
    }

    /// Where the operands that begin at `start` end: at the semicolon that is in no quotation.
    fn operands_end(&self, start: usize, end: usize) -> Result<usize, Diagnostic> {
        let mut quotation = None;
        for (offset, c) in self.text[start..end].char_indices() {
            match c {
                '"' if quotation.is_some() => quotation = None,
                '"' => quotation = Some(start + offset),
                ';' if quotation.is_none() => return Ok(start + offset),
                _ => {}
            }
        }
        match quotation {
            None => Ok(end),
            Some(quote) => Err(bad(
                self.token(quote, end),
                "this quotation does not end".to_owned(),
                "write `\"` behind it, then `;`",
            )),
        }
    }

    fn obey(&mut self, operations: &[Operation<'a>], found: &mut PositionLine) -> Result<(), Diagnostic> {
        for operation in operations {
            match operation.name.text {
                "dm" => {
                    // What somebody proved says more than what an engine found best.
                    found.stipulation =
                        Some(mate_in(&operation.operands, operation.operands.text, operation)?);
                    found.is_after_key = false;
                }
                "bm" => self.best_move(operation, operations, found)?,
                "id" => found.titles.extend(quoted(operation.operands.text)),
                "c0" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" => {
                    found.remarks.extend(quoted(operation.operands.text));
                }
                "hmvc" => found.position.half_move_clock = number(operation)?,
                "fmvn" => found.position.move_number = number(operation)?,
                _ => self.ignore(operation),
            }
        }
        Ok(())
    }

    /// `bm` with moves is a hint for engines, with `#7` it is a stipulation.
    fn best_move(
        &mut self,
        operation: &Operation<'a>,
        all: &[Operation<'a>],
        found: &mut PositionLine,
    ) -> Result<(), Diagnostic> {
        let first = operation.operands.text.split_whitespace().next().unwrap_or_default();
        let Some(number) = first.strip_prefix('#') else {
            self.ignore(operation);
            return Ok(());
        };
        if all.iter().any(|other| other.name.text == "dm") {
            return Ok(());
        }
        match number.strip_prefix('-') {
            // The side to move makes the first of n moves and is mated after its last one: the other side's mate in
            // one move more, of which the first has been played.
            Some(defended) => {
                let count = move_count(defended).and_then(|count| count.checked_add(1));
                let Some(count) = count else { return Err(bad_count(&operation.operands, operation)) };
                found.stipulation = Some(mate_in(&operation.operands, &count.to_string(), operation)?);
                found.is_after_key = true;
            }
            None => {
                let number = number.strip_prefix('+').unwrap_or(number);
                found.stipulation = Some(mate_in(&operation.operands, number, operation)?);
            }
        }
        Ok(())
    }

    fn ignore(&mut self, operation: &Operation<'a>) {
        let name = operation.name;
        if self.ignored.contains(&name.text) {
            return;
        }
        self.ignored.push(name.text);
        self.parsed.diagnostics.push(
            Diagnostic::note(
                DiagnosticKind::EpdOperation,
                name.span,
                name.text,
                format!("the operation `{}` says nothing about a problem and is left out", name.text),
            )
            .label("left out"),
        );
    }

    fn report_missing_stipulations(&mut self) {
        let mut missing = self.parsed.lines.iter().filter(|line| line.stipulation.is_none());
        let Some(first) = missing.next() else { return };
        let message = match missing.count() {
            0 => "this position has no stipulation".to_owned(),
            others => format!("this position has no stipulation, and {others} more have none"),
        };
        let span = first.span;
        let diagnostic =
            Diagnostic::error(DiagnosticKind::NoStipulation, span, &self.text[span.start..span.end], message)
                .label("no stipulation")
                .help("end the line with an operation such as `dm 3;` (mate in three), or give one for all positions: `--stip \"h#2\"`");
        self.parsed.diagnostics.push(diagnostic);
    }
}

fn is_known(word: &str) -> bool {
    matches!(word, "dm" | "bm" | "id" | "am" | "pv" | "ce" | "acd" | "hmvc" | "fmvn" | "c0")
}

fn bad(token: Token<'_>, message: String, help: &str) -> Diagnostic {
    Diagnostic::error(DiagnosticKind::EpdOperation, token.span, token.text, message)
        .label("wrong in this EPD")
        .help(help)
}

/// The number of moves of a mate, at least 1.
fn move_count(text: &str) -> Option<u16> {
    text.parse().ok().filter(|&count| count > 0 && text.bytes().all(|byte| byte.is_ascii_digit()))
}

fn bad_count(operands: &Token<'_>, operation: &Operation<'_>) -> Diagnostic {
    let name = operation.name.text;
    let message = match operands.text {
        "" => format!("`{name}` says not in how many moves mate is to be given"),
        text => format!("`{name}` needs a number of moves, not `{text}`"),
    };
    let place = if operands.text.is_empty() { operation.name } else { *operands };
    let example = if name == "bm" { "write for example `bm #3;`" } else { "write for example `dm 3;`" };
    bad(place, message, example)
}

/// `#count`, read like any stipulation.
fn mate_in(
    operands: &Token<'_>,
    count: &str,
    operation: &Operation<'_>,
) -> Result<Spanned<Stipulation>, Diagnostic> {
    let span = operands.span;
    let count = move_count(count).ok_or_else(|| bad_count(operands, operation))?;
    match crate::parse_stipulation(&format!("#{count}")) {
        Ok(value) => Ok(Spanned { value, span }),
        Err(mut diagnostic) => {
            diagnostic.span = span;
            Err(diagnostic)
        }
    }
}

fn number(operation: &Operation<'_>) -> Result<u32, Diagnostic> {
    let text = operation.operands.text;
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits).ok_or_else(|| {
        let message = format!("`{}` needs a whole number", operation.name.text);
        let place = if text.is_empty() { operation.name } else { operation.operands };
        bad(place, message, "write a number such as 0 and a semicolon")
    })
}

/// What stands in the quotation marks, if anything does.
fn quoted(text: &str) -> Option<String> {
    let inner = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(text).trim();
    (!inner.is_empty()).then(|| inner.to_owned())
}

#[cfg(test)]
#[path = "epd_tests.rs"]
mod tests;
