//! One record: its fields, read into an entry.

use problem::{Entry, EntryLayout, FieldPlace, FieldShape, Intention, Span, Spanned, Statement};

use super::fields::{self, KNOWN, bad, get, items, map, scalar, text};
use super::play;
use super::yaml::{BLANKS, Node, Places, Value};
use crate::conditions::Conditions;
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::diagram::settle_stacks;
use crate::reader::{Reader, Reading};

/// The error for a record that has no fields.
pub(super) fn no_map(file: &str, span: Span) -> Diagnostic {
    let first_line = file[span.start..span.end].lines().next().unwrap_or_default();
    let span = Span { start: span.start, end: span.start + first_line.len() };
    bad(
        span,
        first_line,
        "this record has no fields".to_owned(),
        "a record consists of lines such as `stipulation: h#2` and `algebraic: {white: [Kg1], black: [Ke8]}`",
    )
}

/// Reads a record.
pub(super) fn read(file: &str, document: Span, root: &Node<'_>) -> (Entry, Vec<Diagnostic>) {
    let mut entry = Entry { text: document, ..Entry::default() };
    let Some(pairs) = map(root) else {
        return (entry, vec![no_map(file, root.span)]);
    };
    let is_flow = matches!(root.value, Value::Map { is_flow: true, .. });
    let line_start = file[..root.span.start].rfind('\n').map_or(0, |at| at + 1);
    let before = &file[line_start..root.span.start];
    let indentation = if before.trim().is_empty() { before.len() } else { 0 };
    entry.statement.span = root.span;
    let mut reader = Reader::without_words(file, Reading::Seeds);
    let mut layout = EntryLayout { is_flow, indentation, fields: Vec::new() };
    for (key, value) in pairs {
        let name = text(key).unwrap_or_default();
        if !KNOWN.contains(&name) {
            reader.report(fields::unknown(key, name, KNOWN));
        }
        if layout.field(name).is_some() {
            let message = format!("a second `{name}`; only the last one counts");
            reader.report(
                Diagnostic::warning(DiagnosticKind::Replaced, key.span, name, message)
                    .label("counts instead"),
            );
        }
        layout.fields.extend(place(file, name, key, value));
    }
    entry.layout = Some(layout);
    let mut record = Record { file, root, reader, entry };
    record.people_and_places();
    record.position();
    record.stipulation();
    record.options_and_conditions();
    record.twins();
    record.solution();
    let Record { reader, entry, .. } = record;
    let mut diagnostics = reader.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
    (entry, diagnostics)
}

/// Where a field stands; `None` if it has no colon, as fields in braces may.
fn place(file: &str, name: &str, key: &Node<'_>, value: &Node<'_>) -> Option<FieldPlace> {
    let rest = &file[key.span.end..];
    let colon = rest.len() - rest.trim_start_matches(BLANKS).len();
    let after_key = rest[colon..].starts_with(':').then_some(key.span.end + colon + 1)?;
    let empty = Span { start: after_key, end: after_key };
    // Before a text in a block there are marks of YAML, which belong to the value.
    let start = value_start(file, after_key, value.span.end);
    // A block without text ends behind its mark.
    let whole = Span { start, end: start + file[start..value.span.end].trim_end_matches(BLANKS).len() };
    let (shape, span) = match &value.value {
        Value::Scalar(scalar) if scalar.is_plain && scalar.text.is_empty() => {
            // A tag or a name without a value is no text, but it stands there.
            if value.span.start >= after_key && whole.start < whole.end {
                (FieldShape::Other, whole)
            } else {
                (FieldShape::Empty, empty)
            }
        }
        // A reference: the value stands elsewhere.
        _ if value.span.start < after_key => (FieldShape::Other, empty),
        Value::Scalar(_) => (FieldShape::Scalar, whole),
        Value::List { is_flow: true, .. } => (FieldShape::FlowList, whole),
        Value::List { .. } => {
            let lines = file[after_key..value.span.end.max(after_key)].lines();
            let hyphen = lines.skip(1).find(|line| line.trim_start_matches(' ').starts_with('-'));
            let indentation = hyphen.map_or(0, |line| line.len() - line.trim_start_matches(' ').len());
            (FieldShape::BlockList { indentation }, whole)
        }
        Value::Map { .. } => (FieldShape::Other, whole),
    };
    Some(FieldPlace { name: name.to_owned(), key: key.span, value: span, shape })
}

/// Where between these places something stands that is neither a blank nor a comment.
fn value_start(file: &str, mut at: usize, end: usize) -> usize {
    loop {
        let rest = file.get(at..end).unwrap_or_default();
        let blank = rest.len() - rest.trim_start_matches(BLANKS).len();
        at += blank;
        if blank == 0 || !rest[blank..].starts_with('#') {
            return at.min(end);
        }
        at += rest[blank..].find(['\n', '\r']).unwrap_or(rest.len() - blank);
    }
}

/// A record while it is read.
pub(super) struct Record<'n, 'a> {
    pub(super) file: &'n str,
    pub(super) root: &'n Node<'a>,
    pub(super) reader: Reader<'n>,
    pub(super) entry: Entry,
}

impl<'n, 'a> Record<'n, 'a> {
    /// The name and the value of a field.
    pub(super) fn field(&self, name: &str) -> Option<(&'n Node<'a>, &'n Node<'a>)> {
        let (key, value) = map(self.root)?.iter().rfind(|(key, _)| text(key) == Some(name))?;
        Some((key, value))
    }

    fn value(&self, name: &str) -> Option<&'n Node<'a>> {
        self.field(name).map(|(_, value)| value)
    }

    pub(super) fn statement(&mut self) -> &mut Statement {
        &mut self.entry.statement
    }

    /// Who made it, where it appeared, what it is filed under. Nothing here keeps a problem from being solved.
    fn people_and_places(&mut self) {
        let texts = |node: Option<&Node<'_>>| -> Vec<String> {
            node.map_or(&[][..], items).iter().filter_map(text).map(str::to_owned).collect()
        };
        self.entry.statement.authors =
            texts(self.value("authors")).iter().map(|author| natural_order(author)).collect();
        self.entry.keywords = texts(self.value("keywords"));
        let comments = self.value("comments").map_or(&[][..], items);
        let spanned = |node: &Node<'_>| Some(Spanned { value: text(node)?.to_owned(), span: node.span });
        self.entry.comments = comments.iter().filter_map(spanned).collect();
        self.entry.statement.origin = self.origin();
        self.entry.statement.award = self.award();
        self.entry.id = self.id();
    }

    fn origin(&self) -> Option<String> {
        let source = self.value("source")?;
        let of_source = |name: &str| get(source, name).and_then(text).map(str::to_owned);
        let of_record = |name: &str| self.value(name).and_then(text).map(str::to_owned);
        let name = text(source).map(str::to_owned).or_else(|| of_source("name"))?;
        let number = |name: &str| of_source(name).map(|number| format!("no. {number}"));
        let parts = [
            of_source("volume"),
            of_source("issue"),
            of_source("round"),
            number("problemid").or_else(|| of_record("source-id")),
            get(source, "date").or_else(|| self.value("date")).and_then(date),
        ];
        Some([Some(name)].into_iter().chain(parts).flatten().collect::<Vec<_>>().join(", "))
    }

    fn award(&self) -> Option<String> {
        let award = self.value("award");
        let distinction =
            award.and_then(|award| text(award).or_else(|| get(award, "distinction").and_then(text)));
        let distinction = distinction.or_else(|| self.value("distinction").and_then(text))?;
        let tourney = award.and_then(|award| get(award, "tourney"));
        let tourney =
            tourney.and_then(|tourney| text(tourney).or_else(|| get(tourney, "name").and_then(text)));
        Some(match tourney.filter(|&name| name != "ditto") {
            Some(tourney) => format!("{distinction}, {tourney}"),
            None => distinction.to_owned(),
        })
    }

    fn id(&self) -> Option<String> {
        let foreign = self.value("foreignids").map_or(&[][..], items).iter().find_map(|foreign| {
            let (domain, number) = (get(foreign, "domain")?, get(foreign, "problemid")?);
            Some(format!("{}/{}", text(domain)?, text(number)?))
        });
        let own = |name| self.value(name).and_then(text).map(str::to_owned);
        foreign.or_else(|| own("id")).or_else(|| own("source-id"))
    }

    fn position(&mut self) {
        let Some((key, algebraic)) = self.field("algebraic") else {
            let span = self.beginning();
            self.reader.report(bad(
                span,
                "",
                "this record has no position".to_owned(),
                "write for example `algebraic: {white: [Kg1, Re1], black: [Ke8]}`",
            ));
            return;
        };
        play::position(self, key, algebraic);
    }

    fn stipulation(&mut self) {
        match self.field("stipulation") {
            Some((key, value)) => play::stipulation(self, key, value),
            None => {
                let span = self.beginning();
                self.reader.report(
                    Diagnostic::error(
                        DiagnosticKind::NoStipulation,
                        span,
                        "",
                        "this record has no stipulation",
                    )
                    .label("in this record")
                    .help("add for example `stipulation: h#2`"),
                );
            }
        }
    }

    /// The first field, which stands for the whole record.
    fn beginning(&self) -> Span {
        map(self.root).and_then(|fields| fields.first()).map_or(self.root.span, |(key, _)| key.span)
    }

    fn options_and_conditions(&mut self) {
        let mut conditions = Conditions::default();
        if let Some((_, value)) = self.field("options") {
            play::options(self, &mut conditions, value);
        }
        self.entry.statement.conditions = conditions.finish(&mut self.reader);
    }

    /// Reads the twins and then settles what depends on them.
    fn twins(&mut self) {
        if let Some((key, value)) = self.field("twins") {
            play::twins(self, key, value);
        }
        self.entry.statement.walks.clone_from(&self.reader.walks);
        settle_stacks(&mut self.reader, &mut self.entry.statement);
    }

    fn solution(&mut self) {
        if let Some((key, value)) = self.field("intended-solutions") {
            self.intention(key, value);
        }
        let Some((key, value)) = self.field("solution") else { return };
        match scalar(value) {
            Some(solution) if !solution.text.trim().is_empty() && !solution.is_null() => {
                let value = Spanned { value: solution.text.to_string(), span: value.span };
                self.entry.recorded = Some(value);
            }
            Some(_) => {}
            None => {
                let mut diagnostic = bad(
                    value.span,
                    "solution",
                    "the solution is no text".to_owned(),
                    "write `solution: |` and the lines of the solution indented below it",
                );
                diagnostic.span = key.span;
                diagnostic.severity = crate::Severity::Warning;
                self.reader.report(diagnostic);
            }
        }
    }

    fn intention(&mut self, key: &Node<'_>, value: &Node<'_>) {
        let (written, span) = match scalar(value) {
            Some(scalar) if scalar.is_null() => return,
            Some(scalar) => {
                let places = Places::of(scalar, self.file);
                let trimmed = scalar.text.trim();
                let start = scalar.text.len() - scalar.text.trim_start().len();
                (trimmed, places.span(Span { start, end: start + trimmed.len() }))
            }
            None => ("", key.span),
        };
        match written.parse::<Intention>() {
            Ok(value) => self.entry.intention = Some(Spanned { value, span }),
            Err(error) => {
                let message = error.to_string();
                let (message, help) = message.split_once("; ").unwrap_or((&message, ""));
                self.reader.report(
                    Diagnostic::error(DiagnosticKind::BadIntention, span, written, message)
                        .label("no number of solutions")
                        .help(help),
                );
            }
        }
    }
}

/// `Ugren, Ljubomir` as people say it.
fn natural_order(author: &str) -> String {
    match author.split_once(',') {
        Some((family, given)) if !given.contains(',') => format!("{} {}", given.trim(), family.trim()),
        _ => author.to_owned(),
    }
}

/// `1965`, `1965-2`, `1965-2-21`.
fn date(node: &Node<'_>) -> Option<String> {
    if let Some(date) = text(node) {
        return Some(date.to_owned());
    }
    let parts = ["year", "month", "day"].into_iter().map_while(|part| get(node, part).and_then(text));
    let parts: Vec<&str> = parts.collect();
    (!parts.is_empty()).then(|| parts.join("-"))
}
