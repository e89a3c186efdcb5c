//! Solutions and remarks written into the text of a collection, everything else left as it is.
//!
//! Where fields stand is known from reading ([`problem::EntryLayout`]); this module puts text there and reads none.

use problem::{Entry, EntryLayout, FieldPlace, FieldShape, Span};

/// Before each remark of this program, by which the next one finds and replaces it.
pub const REMARK: &str = "kirke: ";

/// What is to be written into a record.
#[derive(Clone, Copy, Debug)]
pub struct Update<'a> {
    /// The record, as it was read from the same text.
    pub entry: &'a Entry,
    /// The solution that replaces what stands there, lines of text; `None` leaves it.
    pub solution: Option<&'a str>,
    /// The remark about the problem, added to its comments with [`REMARK`] before it in place of an earlier remark of this
    /// kind; `None` leaves the comments.
    pub remark: Option<&'a str>,
}

/// A part of the text and what stands there instead.
struct Edit {
    span: Span,
    text: String,
}

/// The text of a collection with the updates made. Records without fields are left as they are.
pub fn write_back(original: &str, updates: &[Update<'_>]) -> String {
    let mut edits: Vec<Edit> = Vec::new();
    for update in updates {
        let Some(layout) = &update.entry.layout else { continue };
        if original.get(update.entry.text.start..update.entry.text.end).is_none() {
            continue;
        }
        let mut record =
            Record { original, entry: update.entry, layout, added: String::new(), edits: Vec::new() };
        if let Some(solution) = update.solution {
            record.solution(solution);
        }
        if let Some(remark) = update.remark {
            record.remark(&format!("{REMARK}{}", remark.trim()));
        }
        record.finish();
        edits.append(&mut record.edits);
    }
    edits.sort_by_key(|edit| edit.span.start);
    let mut text =
        String::with_capacity(original.len() + edits.iter().map(|edit| edit.text.len()).sum::<usize>());
    let mut at = 0;
    for edit in &edits {
        // Two updates of one record cannot both be made; the first one counts.
        let Some(before) = original.get(at..edit.span.start) else { continue };
        text.push_str(before);
        text.push_str(&edit.text);
        at = edit.span.end.max(at);
    }
    text + original.get(at..).unwrap_or_default()
}

struct Record<'a> {
    original: &'a str,
    entry: &'a Entry,
    layout: &'a EntryLayout,
    /// New fields, at the end of the record.
    added: String,
    edits: Vec<Edit>,
}

impl Record<'_> {
    /// As lines end in the record.
    fn line_end(&self) -> &'static str {
        let span = self.entry.text;
        let record = &self.original[span.start..span.end];
        let first = record.find('\n');
        if first.is_some_and(|at| record[..at].ends_with('\r')) { "\r\n" } else { "\n" }
    }

    fn edit(&mut self, start: usize, end: usize, text: String) {
        self.edits.push(Edit { span: Span { start, end }, text });
    }

    /// Adds a field at the end.
    fn add(&mut self, name: &str, value: &str) {
        if self.layout.is_flow {
            self.added.push_str(&format!(", {name}: {value}"));
        } else {
            let (indentation, end) = (" ".repeat(self.layout.indentation), self.line_end());
            self.added.push_str(&format!("{indentation}{name}:{}{value}{end}", blank_before(value)));
        }
    }

    /// Where the value behind a field ends, also where it is a reference (`*name`).
    fn end_of_value(&self, field: &FieldPlace) -> usize {
        if field.value.start < field.value.end {
            return field.value.end;
        }
        let rest = &self.original[field.value.start..];
        let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        if !rest[blanks..].starts_with('*') {
            return field.value.start;
        }
        let word = rest[blanks..].find(|c: char| c.is_whitespace() || matches!(c, ',' | '}' | ']'));
        field.value.start + blanks + word.unwrap_or(rest.len() - blanks)
    }

    fn solution(&mut self, solution: &str) {
        let lines: Vec<&str> = solution.lines().collect();
        let says = |line: &&str| !line.trim().is_empty();
        let (Some(first), Some(last)) = (lines.iter().position(says), lines.iter().rposition(says)) else {
            return;
        };
        let lines = &lines[first..=last];
        let is_quoted = self.layout.is_flow || !lines.iter().all(|line| line.chars().all(is_printable));
        let Some(field) = self.layout.field("solution") else {
            let value = if is_quoted { quoted(&(lines.join("\n") + "\n")) } else { self.block(lines, "") };
            return self.add("solution", &value);
        };
        let end = self.end_of_value(field);
        // A comment behind the value stays on the line of the field's name.
        let line = &self.original[end..self.entry.text.end];
        let line = &line[..line.find(['\r', '\n']).unwrap_or(line.len())];
        let comment =
            format!("{}{}", comment_of_block(&self.original[field.value.start..end]), line.trim_end());
        let (value, end) = if is_quoted {
            (quoted(&(lines.join("\n") + "\n")), end)
        } else {
            (self.block(lines, &comment), end + line.len())
        };
        let blank = if self.original[..field.value.start].ends_with([' ', '\t', '\n']) { "" } else { " " };
        self.edit(field.value.start, end, format!("{blank}{value}"));
    }

    /// Lines of text in a block, each two blanks deeper than the field.
    fn block(&self, lines: &[&str], comment: &str) -> String {
        let indentation = " ".repeat(self.layout.indentation + 2);
        let mark = if lines[0].starts_with(' ') { "|2" } else { "|" };
        let mut text = format!("{mark}{comment}");
        for line in lines {
            text.push_str(self.line_end());
            if !line.trim().is_empty() {
                text.push_str(&indentation);
                text.push_str(line);
            }
        }
        text
    }

    /// An earlier remark of this program, if it stands where it can be replaced.
    fn earlier_remark(&self) -> Option<Span> {
        let earlier = self.entry.comments.iter().find(|comment| comment.value.starts_with(REMARK))?.span;
        let before = &self.original[..earlier.start];
        let begins_line = before[before.rfind('\n').map_or(0, |at| at + 1)..].trim().is_empty();
        // A text in a block has marks on the line before.
        let is_quoted = self.original[earlier.start..].starts_with(['\'', '"']);
        (is_quoted || !begins_line).then_some(earlier)
    }

    fn remark(&mut self, remark: &str) {
        let item = quoted(remark);
        if let Some(earlier) = self.earlier_remark() {
            return self.edit(earlier.start, earlier.end, item);
        }
        let new_line = format!("{}{}", self.line_end(), " ".repeat(self.layout.indentation));
        let Some(field) = self.layout.field("comments") else {
            let value = if self.layout.is_flow { format!("[{item}]") } else { format!("{new_line}- {item}") };
            return self.add("comments", &value);
        };
        let (start, end) = (field.value.start, field.value.end);
        match field.shape {
            FieldShape::FlowList => {
                let (at, text) = into_brackets(&self.original[start..end], '[', &item);
                self.edit(start + at, start + at, text);
            }
            FieldShape::BlockList { indentation } => {
                let blanks = " ".repeat(indentation);
                // A comment may stand behind the last item.
                let end = self.end_of_line(end);
                self.edit(end, end, format!("{}{blanks}- {item}", self.line_end()));
            }
            FieldShape::Scalar if self.layout.is_flow => {
                self.edit(start, start, "[".to_owned());
                let comma = comma_after(&self.original[start..end]);
                self.edit(end, end, format!("{comma}{item}]"));
            }
            FieldShape::Scalar => {
                let end = self.end_of_line(end);
                self.edit(start, start, format!("{new_line}- "));
                self.edit(end, end, format!("{new_line}- {item}"));
            }
            FieldShape::Empty => self.edit(start, start, format!(" [{item}]")),
            // What it is nobody knows; nothing is lost.
            FieldShape::Other => {}
        }
    }

    fn end_of_line(&self, at: usize) -> usize {
        let rest = &self.original[at..self.entry.text.end];
        at + rest.find(['\r', '\n']).unwrap_or(rest.len())
    }

    /// Puts new fields behind the last one.
    fn finish(&mut self) {
        if self.added.is_empty() {
            return;
        }
        let added = std::mem::take(&mut self.added);
        let span = self.entry.statement.span;
        if self.layout.is_flow {
            let (at, text) = into_brackets(&self.original[span.start..span.end], '{', &added[2..]);
            return self.edit(span.start + at, span.start + at, text);
        }
        // At the end of the line on which the last value ends; blank lines and comments after it stay behind.
        let record_end = self.entry.text.end;
        let rest = &self.original[span.end..record_end];
        match rest.find('\n') {
            Some(at) => self.edit(span.end + at + 1, span.end + at + 1, added),
            None => {
                let line_end = self.line_end();
                let added = added.strip_suffix(line_end).unwrap_or(&added).to_owned();
                self.edit(record_end, record_end, format!("{line_end}{added}"));
            }
        }
    }
}

/// The comment behind the mark of a text in a block, with the blanks before it; it stays where it is.
fn comment_of_block(value: &str) -> &str {
    let first = value.lines().next().unwrap_or_default();
    let is_mark = |word: &str| word.starts_with(['|', '>']);
    let marks = first.split(" #").next().unwrap_or_default();
    let is_block = marks.split_whitespace().all(|word| is_mark(word) || word.starts_with(['!', '&']));
    match first.find('#') {
        Some(at) if is_block && marks.len() < first.len() => &first[first[..at].trim_end().len()..],
        _ => "",
    }
}

/// What stands between the colon and a value: nothing before a value that begins on the next line.
fn blank_before(value: &str) -> &'static str {
    if value.starts_with(['\r', '\n']) { "" } else { " " }
}

/// A comma behind an item. Readers disagree about a hyphen right before it.
fn comma_after(item: &str) -> &'static str {
    if item.ends_with('-') { " , " } else { ", " }
}

/// Where in a list or map in brackets a new item stands, and its text with the comma it needs.
fn into_brackets(brackets: &str, open: char, item: &str) -> (usize, String) {
    let begin = brackets.find(open).map_or(0, |at| at + 1);
    let inner = brackets[begin..].strip_suffix([']', '}']).unwrap_or(&brackets[begin..]).trim_end();
    if inner.contains('#') {
        // Behind the last item there may be a comment.
        let is_empty = inner.lines().all(|line| line.trim().is_empty() || line.trim().starts_with('#'));
        return (begin, format!("{item}{}", if is_empty { " " } else { ", " }));
    }
    let comma = if inner.trim().is_empty() || inner.ends_with(',') { "" } else { comma_after(inner) };
    (begin + inner.len(), format!("{comma}{item}"))
}

/// Whether a character may stand in a block as it is.
fn is_printable(letter: char) -> bool {
    !letter.is_control() && !matches!(letter, '\u{feff}' | '\u{2028}' | '\u{2029}' | '\u{fffe}' | '\u{ffff}')
}

/// A text in quotation marks: plain ones if nothing in it needs to be written otherwise.
fn quoted(text: &str) -> String {
    if text.chars().all(is_printable) {
        return format!("'{}'", text.replace('\'', "''"));
    }
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if is_printable(letter) => quoted.push(letter),
            letter if u32::from(letter) <= 0xff => quoted.push_str(&format!("\\x{:02X}", u32::from(letter))),
            letter => quoted.push_str(&format!("\\u{:04X}", u32::from(letter))),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_in_quotation_marks() {
        assert_eq!(quoted("kirke: it's sound"), "'kirke: it''s sound'");
        assert_eq!(quoted("a\n\"b\"\\\t\u{7}\u{2028}\u{e9}"), "\"a\\n\\\"b\\\"\\\\\\t\\x07\\u2028\u{e9}\"");
    }

    #[test]
    fn comments_behind_marks() {
        for (value, comment) in [
            ("|2-  # a # b\n  # c", "  # a # b"),
            ("!!str > # a", " # a"),
            ("|\n  x # a", ""),
            ("plain # a", ""),
            ("'|# a'", ""),
            ("", ""),
        ] {
            assert_eq!(comment_of_block(value), comment);
        }
    }

    #[test]
    fn items_of_brackets() {
        let made = |text: &str| {
            let (at, item) = into_brackets(text, '[', "x");
            format!("{}{item}{}", &text[..at], &text[at..])
        };
        for (before, after) in [
            ("[]", "[x]"),
            ("[a]", "[a, x]"),
            ("[a,\n b\n]", "[a,\n b, x\n]"),
            ("&n [a,]", "&n [a,x]"),
            ("[a # b\n]", "[x, a # b\n]"),
            ("[ # b\n]", "[x  # b\n]"),
        ] {
            assert_eq!(made(before), after);
        }
    }
}
