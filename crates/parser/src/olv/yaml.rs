//! YAML to values with their places in the file.
//!
//! `saphyr-parser` gives events with their places, which a reader by way of serde does not for every scalar: a mistake in a
//! twin is to be shown where it stands. Documents are told apart here, by their lines `---`, so that one that is no YAML
//! takes no other with it.

use std::borrow::Cow;
use std::collections::HashMap;

use problem::Span;
use saphyr_parser::{Event, Parser, ScalarStyle, Span as CharacterSpan};

use crate::diagnostic::{Diagnostic, DiagnosticKind};

/// Deepest nesting of lists and maps.
const DEEPEST: usize = 32;

/// Most values in a document, those that references repeat counted each time.
const MOST_VALUES: usize = 100_000;

/// What YAML takes for blanks.
pub(super) const BLANKS: [char; 4] = [' ', '\t', '\r', '\n'];

/// A value with its place.
#[derive(Clone, Debug)]
pub(super) struct Node<'a> {
    /// With quotation marks, brackets and tags, without blanks at the end; of a text in a block only the lines of the text.
    pub(super) span: Span,
    pub(super) value: Value<'a>,
    /// How many values it is made of.
    size: usize,
}

#[derive(Clone, Debug)]
pub(super) enum Value<'a> {
    Scalar(Scalar<'a>),
    List {
        items: Vec<Node<'a>>,
        /// Whether it is written in brackets.
        is_flow: bool,
    },
    Map {
        fields: Vec<(Node<'a>, Node<'a>)>,
        /// Whether it is written in braces.
        is_flow: bool,
    },
}

/// A text.
#[derive(Clone, Debug)]
pub(super) struct Scalar<'a> {
    pub(super) text: Cow<'a, str>,
    /// What it is read from, without quotation marks and tags.
    pub(super) content: Span,
    /// Whether it is written without quotation marks.
    pub(super) is_plain: bool,
}

impl Scalar<'_> {
    /// Whether there is no value.
    pub(super) fn is_null(&self) -> bool {
        self.is_plain && matches!(&*self.text, "" | "~" | "null")
    }
}

/// The documents of a file that hold anything, each from its line `---` on if there is one.
pub(super) fn documents(text: &str) -> Vec<Span> {
    let beginning = text.len() - text.trim_start_matches('\u{feff}').len();
    let mut found = Vec::new();
    let mut start = beginning;
    let mut has_content = false;
    let mut at = beginning;
    for line in text[beginning..].split_inclusive('\n') {
        let (begins, ends) = (is_marker(line, "---"), is_marker(line, "..."));
        if begins || ends {
            if has_content {
                found.push(Span { start, end: at });
            }
            start = if begins { at } else { at + line.len() };
            has_content = begins && says_something(&line[3..]);
        } else {
            has_content |= says_something(line) && !line.starts_with('%');
        }
        at += line.len();
    }
    if has_content {
        found.push(Span { start, end: text.len() });
    }
    found
}

fn is_marker(line: &str, marker: &str) -> bool {
    line.strip_prefix(marker).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\t', '\r', '\n']))
}

fn says_something(line: &str) -> bool {
    let line = line.trim_start_matches(BLANKS);
    !line.is_empty() && !line.starts_with('#')
}

/// Reads one document.
///
/// # Errors
/// Where it is no YAML.
pub(super) fn read(text: &str, document: Span) -> Result<Option<Node<'_>>, Diagnostic> {
    let source = &text[document.start..document.end];
    let mut building = Building {
        text,
        bytes: bytes_of_characters(source),
        document,
        frames: Vec::new(),
        anchors: HashMap::new(),
        root: None,
        size: 0,
    };
    for event in Parser::new_from_str(source) {
        match event {
            Ok((event, place)) => building.event(event, place)?,
            Err(error) => {
                let at = building.byte(error.marker().index());
                return Err(bad_yaml(text, document, at, error.info()));
            }
        }
    }
    Ok(building.root)
}

/// The byte of each character, `None` if they are the same.
fn bytes_of_characters(source: &str) -> Option<Vec<usize>> {
    (!source.is_ascii()).then(|| source.char_indices().map(|(at, _)| at).collect())
}

fn bad_yaml(text: &str, document: Span, at: usize, reason: &str) -> Diagnostic {
    // The end of a document is best shown by its last line.
    let at = at.min(document.start + text[document.start..document.end].trim_end_matches(BLANKS).len());
    let rest = &text[at..document.end];
    let length = rest.find(BLANKS).unwrap_or(rest.len()).min(40);
    let length = (0..=length).rev().find(|&length| rest.is_char_boundary(length)).unwrap_or(0);
    Diagnostic::error(
        DiagnosticKind::BadYaml,
        Span { start: at, end: at + length },
        &rest[..length],
        format!("this record is no YAML: {reason}"),
    )
    .label("here or before it")
    .help("put a text with `: `, ` #`, quotation marks, brackets or signs at its beginning into quotation marks: 'h#2'")
}

/// A list or map that is not complete.
struct Frame<'a> {
    anchor: usize,
    start: usize,
    is_flow: bool,
    items: Vec<Node<'a>>,
    is_map: bool,
}

/// Values being put together.
struct Building<'a> {
    text: &'a str,
    bytes: Option<Vec<usize>>,
    document: Span,
    frames: Vec<Frame<'a>>,
    anchors: HashMap<usize, Node<'a>>,
    root: Option<Node<'a>>,
    size: usize,
}

impl<'a> Building<'a> {
    /// The place in the file of a character of the document.
    fn byte(&self, character: usize) -> usize {
        let length = self.document.end - self.document.start;
        let offset = match &self.bytes {
            Some(bytes) => bytes.get(character).copied().unwrap_or(length),
            None => character.min(length),
        };
        self.document.start + offset
    }

    fn span(&self, place: CharacterSpan) -> Span {
        let start = self.byte(place.start.index());
        Span { start, end: self.byte(place.end.index()).max(start) }
    }

    fn event(&mut self, event: Event<'a>, place: CharacterSpan) -> Result<(), Diagnostic> {
        let span = self.span(place);
        match event {
            Event::Scalar(text, style, anchor, _) => {
                let node = self.scalar(text, style, span);
                self.complete(node, anchor)
            }
            Event::SequenceStart(anchor, _) => self.open(anchor, span, false),
            Event::MappingStart(anchor, _) => self.open(anchor, span, true),
            Event::SequenceEnd | Event::MappingEnd => self.close(span),
            Event::Alias(anchor) => match self.anchors.get(&anchor).cloned() {
                Some(node) => self.complete(node, 0),
                None => Err(self.refuse(span, "a value refers to itself", "write the value out")),
            },
            Event::Nothing
            | Event::StreamStart
            | Event::StreamEnd
            | Event::DocumentStart(_)
            | Event::DocumentEnd => Ok(()),
        }
    }

    fn refuse(&self, span: Span, message: &str, help: &str) -> Diagnostic {
        let offending = &self.text[span.start..span.end];
        Diagnostic::error(DiagnosticKind::BadYaml, span, offending, message).help(help)
    }

    fn scalar(&self, text: Cow<'a, str>, style: ScalarStyle, span: Span) -> Node<'a> {
        let start = content_start(self.text, span);
        let trimmed = Span {
            start: span.start,
            end: start + self.text[start..span.end].trim_end_matches(BLANKS).len(),
        };
        let (span, content) = match style {
            ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted => {
                let end =
                    quotation_end(&self.text[start..trimmed.end]).map_or(trimmed.end, |end| start + end);
                let inner = Span { start: start + 1, end: (end - 1).max(start + 1) };
                (Span { start: span.start, end }, inner)
            }
            ScalarStyle::Plain | ScalarStyle::Literal | ScalarStyle::Folded => {
                (trimmed, Span { start, end: trimmed.end })
            }
        };
        let is_plain = style == ScalarStyle::Plain;
        Node { span, value: Value::Scalar(Scalar { text, content, is_plain }), size: 1 }
    }

    fn open(&mut self, anchor: usize, span: Span, is_map: bool) -> Result<(), Diagnostic> {
        if self.frames.len() == DEEPEST {
            return Err(self.refuse(
                span,
                "lists and maps stand too deep in each other",
                "write fewer of them",
            ));
        }
        let start = content_start(self.text, span);
        let is_flow = self.text[start..].starts_with(if is_map { '{' } else { '[' });
        let start = if is_flow { span.start } else { start };
        self.frames.push(Frame { anchor, start, is_flow, items: Vec::new(), is_map });
        Ok(())
    }

    fn close(&mut self, end: Span) -> Result<(), Diagnostic> {
        let Some(frame) = self.frames.pop() else { return Ok(()) };
        // What a reference stands for has its place elsewhere.
        let last = frame.items.iter().map(|item| item.span.end).max();
        // The place of a bracket can reach over the comment behind it.
        let bracket = end.start + usize::from(self.text[end.start..].starts_with([']', '}']));
        let end = if frame.is_flow { bracket } else { last.unwrap_or(frame.start) };
        let size = 1 + frame.items.iter().map(|item| item.size).sum::<usize>();
        let is_flow = frame.is_flow;
        let value = if frame.is_map {
            let mut fields = Vec::with_capacity(frame.items.len() / 2);
            let mut items = frame.items.into_iter();
            while let (Some(key), Some(value)) = (items.next(), items.next()) {
                fields.push((key, value));
            }
            Value::Map { fields, is_flow }
        } else {
            Value::List { items: frame.items, is_flow }
        };
        let span = Span { start: frame.start, end: end.max(frame.start) };
        self.complete(Node { span, value, size }, frame.anchor)
    }

    fn complete(&mut self, node: Node<'a>, anchor: usize) -> Result<(), Diagnostic> {
        self.size += node.size;
        if self.size > MOST_VALUES {
            return Err(self.refuse(
                node.span,
                "this record has too many values",
                "references (`*`) repeat them",
            ));
        }
        if anchor != 0 {
            self.anchors.insert(anchor, node.clone());
        }
        match self.frames.last_mut() {
            Some(frame) => frame.items.push(node),
            None => self.root = Some(node),
        }
        Ok(())
    }
}

/// Where a value begins behind its tags and names.
fn content_start(text: &str, span: Span) -> usize {
    let mut at = span.start;
    loop {
        let rest = &text[at..span.end];
        at += rest.len() - rest.trim_start_matches(BLANKS).len();
        let rest = &text[at..span.end];
        if !rest.starts_with(['!', '&']) {
            return at;
        }
        at += rest.find(BLANKS).unwrap_or(rest.len());
    }
}

/// The bytes of the quotation with which the text begins.
fn quotation_end(text: &str) -> Option<usize> {
    let mut letters = text.char_indices().peekable();
    let (_, mark) = letters.next()?;
    while let Some((at, letter)) = letters.next() {
        let next_is_mark = letters.peek().is_some_and(|&(_, next)| next == mark);
        if mark == '"' && letter == '\\' || mark == '\'' && letter == mark && next_is_mark {
            letters.next();
        } else if letter == mark {
            return Some(at + 1);
        }
    }
    None
}

/// Where the bytes of a text that YAML gave stand in the file.
pub(super) enum Places {
    /// All of them this much further on.
    Shifted(usize),
    /// Each on its own; one more than there are bytes.
    Single(Vec<usize>),
}

impl Places {
    /// Finds the bytes of `scalar` in the file.
    pub(super) fn of(scalar: &Scalar<'_>, file: &str) -> Places {
        Places::within(&scalar.text, scalar.content, file)
    }

    /// Finds the bytes of `text`, which was read from `content`.
    pub(super) fn within(text: &str, content: Span, file: &str) -> Places {
        let source = &file[content.start..content.end];
        if let Some(at) = source.find(text.trim_end()) {
            return Places::Shifted(content.start + at);
        }
        // Blanks and line ends may have changed; letters that were written otherwise stand where the one before them does.
        let mut places = Vec::with_capacity(text.len() + 1);
        let mut at = 0;
        for letter in text.chars() {
            if !letter.is_whitespace() {
                let near = source[at..].char_indices().take(MOST_SKIPPED).find(|&(_, found)| found == letter);
                if let Some((skipped, _)) = near {
                    at += skipped;
                }
            }
            places.extend(std::iter::repeat_n(content.start + at, letter.len_utf8()));
            if !letter.is_whitespace() && source[at..].starts_with(letter) {
                at += letter.len_utf8();
            }
        }
        places.push(content.start + at);
        Places::Single(places)
    }

    /// The place in the file of a part of the text.
    pub(super) fn span(&self, part: Span) -> Span {
        match self {
            Places::Shifted(by) => Span { start: part.start + by, end: part.end + by },
            Places::Single(places) => {
                let at = |byte: usize| places.get(byte).or(places.last()).copied().unwrap_or(0);
                let start = at(part.start);
                // The end follows the last byte of the part, wherever the next one stands.
                let end = if part.end > part.start { at(part.end - 1) + 1 } else { start };
                Span { start, end: end.max(start) }
            }
        }
    }
}

/// Most characters of the file between two that follow each other in the text: indentation, a line end and an escape.
const MOST_SKIPPED: usize = 120;
