//! What of a record is in the problem language: units, stipulation, conditions, options, twins.

use problem::{Goal, Span, Spanned, WALKS};

use super::fields::{self, COLOURS, bad, items, map, scalar, text, word, words};
use super::record::Record;
use super::yaml::{Node, Places, Scalar};
use crate::abbreviations::{Lookup, nearest};
use crate::condition_words;
use crate::conditions::{self, Conditions, read_conditions};
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::diagram::place;
use crate::lexer::Token;
use crate::options::{option, option_names, read_options};
use crate::pieces::{UNIT_HELP, read_units};
use crate::twins::{read_twin, unknown};

/// Reads the units of all colours.
pub(super) fn position<'n>(record: &mut Record<'n, '_>, key: &'n Node<'_>, algebraic: &'n Node<'_>) {
    let help = "write for example `algebraic: {white: [Kg1, Re1], black: [Ke8]}`";
    let Some(colours) = map(algebraic) else {
        let message = "the position is no map from colours to units".to_owned();
        record.reader.report(bad(key.span, "algebraic", message, help));
        return;
    };
    for (colour, units) in colours {
        let name = text(colour).unwrap_or_default();
        let Some(&(_, english, _)) = COLOURS.iter().find(|(known, _, _)| known.eq_ignore_ascii_case(name))
        else {
            let known = COLOURS.map(|(known, _, _)| known);
            let near = nearest(name, known.into_iter()).map(|near| format!("did you mean `{near}`?"));
            let help = near.unwrap_or_else(|| "the colours are `white`, `black` and `neutral`".to_owned());
            record.reader.report(bad(colour.span, name, format!("`{name}` is no colour of units"), &help));
            continue;
        };
        for item in items(units) {
            let Some(unit) = scalar(item).filter(|unit| !unit.is_null()) else {
                let message = "this is no unit".to_owned();
                record.reader.report(bad(item.span, "", message, "write units like `Kg1` or `Royal Zf3`"));
                continue;
            };
            // Attributes belong to their unit alone.
            let section = word(english, colour.span);
            let mut tokens = vec![section];
            tokens.extend(words(unit, record.file));
            record.reader.load(tokens);
            let told = record.reader.diagnostics.len();
            let found = read_units(&mut record.reader, &section, |_| false);
            for diagnostic in &mut record.reader.diagnostics[told..] {
                if diagnostic.help.as_deref() == Some(UNIT_HELP) {
                    diagnostic.help = Some("write units like `Kg1`, `Sb1` or `Royal Zf3`".to_owned());
                }
            }
            place(&mut record.reader, &mut record.entry.statement, found, true);
        }
    }
    if record.statement().units.is_empty() && record.reader.diagnostics.is_empty() {
        record.reader.report(bad(key.span, "algebraic", "the position has no units".to_owned(), help));
    }
}

/// Reads what is to be done.
pub(super) fn stipulation<'n>(record: &mut Record<'n, '_>, key: &'n Node<'_>, value: &'n Node<'_>) {
    let Some(written) = scalar(value) else {
        let message = "the stipulation is no text".to_owned();
        record.reader.report(bad(key.span, "stipulation", message, "write for example `stipulation: h#2`"));
        return;
    };
    let (trimmed, places) = (written.text.trim(), Places::of(written, record.file));
    let leading = written.text.len() - written.text.trim_start().len();
    let span = places.span(Span { start: leading, end: leading + trimmed.len() });
    if written.is_null() {
        return commented(record, key);
    }
    let is_study = |text: &str| {
        let mut words = text.split_whitespace();
        matches!(words.next(), Some("+" | "="))
            && matches!(words.collect::<Vec<_>>().join(" ").to_lowercase().as_str(), "" | "black to move")
    };
    if is_study(trimmed) {
        let what = "a study";
        record.reader.report(
            Diagnostic::unsupported(span, trimmed, what)
                .help("a win or a draw without a number of moves cannot be searched for exhaustively; `#5` and `=3` can"),
        );
    } else if trimmed.eq_ignore_ascii_case("see text") {
        record.reader.report(
            Diagnostic::unsupported(span, trimmed, "a stipulation in words")
                .help("say it in the problem language, for example `h#2` or `ser-h=7`"),
        );
    } else {
        let proof = proof_game(trimmed);
        let read = crate::parse_stipulation(proof.as_deref().unwrap_or(&written.text));
        finish(record, read, |part| if proof.is_some() { span } else { places.span(part) }, span);
    }
}

fn finish(
    record: &mut Record<'_, '_>,
    read: Result<problem::Stipulation, Diagnostic>,
    place: impl Fn(Span) -> Span,
    span: Span,
) {
    match read {
        Ok(value) if value.play.goals().contains(&Goal::PositionToPosition) => {
            let text = value.text;
            record.reader.report(
                Diagnostic::unsupported(span, &text, "a second position in a record")
                    .help("write the problem in a file of its own, in the problem language"),
            );
        }
        Ok(value) => record.statement().stipulation = Some(Spanned { value, span }),
        Err(mut diagnostic) => {
            diagnostic.span = place(diagnostic.span);
            record.reader.report(diagnostic);
        }
    }
}

/// `PG9.5` in the problem language.
fn proof_game(text: &str) -> Option<String> {
    let beginning = text.get(..2).filter(|beginning| beginning.eq_ignore_ascii_case("pg"))?;
    let number = text[beginning.len()..].trim_start();
    number.starts_with(|c: char| c.is_ascii_digit()).then(|| format!("dia{number}"))
}

/// A stipulation that YAML takes for a comment, since no quotation marks stand around it: `stipulation: #2`.
fn commented(record: &mut Record<'_, '_>, key: &Node<'_>) {
    let rest = &record.file[key.span.end..];
    let line = rest.lines().next().unwrap_or_default();
    let written = line.find('#').map(|at| (at, line[at..].trim_end()));
    let Some((at, written)) = written.filter(|(_, written)| crate::parse_stipulation(written).is_ok()) else {
        record.reader.report(
            Diagnostic::error(
                DiagnosticKind::MissingStipulation,
                key.span,
                "stipulation",
                "the stipulation is missing",
            )
            .label("no stipulation follows")
            .help("write for example `stipulation: h#2`; one that begins with `#` needs quotation marks: `'#2'`"),
        );
        return;
    };
    let span = Span { start: key.span.end + at, end: key.span.end + at + written.len() };
    record.reader.report(
        Diagnostic::warning(
            DiagnosticKind::BadField,
            span,
            written,
            "in YAML this is a comment; it is taken for the stipulation",
        )
        .label("quotation marks are missing")
        .help(format!("write `stipulation: '{written}'`")),
    );
    let read = crate::parse_stipulation(written);
    finish(record, read, |_| span, span);
}

/// What a word of the list of options begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Condition,
    Option,
}

/// Reads the list that mixes options and conditions.
pub(super) fn options<'n>(record: &mut Record<'n, '_>, conditions: &mut Conditions, value: &'n Node<'_>) {
    let (mut of_conditions, mut of_options) = (Vec::new(), Vec::new());
    let mut kind = Kind::Condition;
    for item in items(value) {
        let Some(item) = item_text(record, item) else { continue };
        for (index, token) in words(item, record.file).into_iter().enumerate() {
            kind = if index == 0 { kind_of_first(&token) } else { kind_of_later(&token, kind) };
            match kind {
                Kind::Condition => of_conditions.push(token),
                Kind::Option => of_options.push(token),
            }
        }
    }
    // Words of conditions that stand in items of their own belong to the condition before them.
    record.reader.load(of_conditions);
    read_conditions(&mut record.reader, conditions, None, |_| false, |_| false);
    record.reader.load(of_options);
    read_options(&mut record.reader, &mut record.entry.statement.options, |_| false, |_| false);
}

fn item_text<'n, 'a>(record: &mut Record<'_, '_>, item: &'n Node<'a>) -> Option<&'n Scalar<'a>> {
    let found = scalar(item).filter(|text| !text.is_null());
    if found.is_none() {
        let message = "this is neither an option nor a condition".to_owned();
        record.reader.report(bad(item.span, "", message, "write for example `options: [SetPlay, Circe]`"));
    }
    found
}

fn kind_of_first(token: &Token<'_>) -> Kind {
    let (as_condition, as_option) = (conditions::condition(token.text, token.language), option(token));
    match (as_condition, as_option) {
        (Lookup::Exact(_), _) => Kind::Condition,
        (_, Lookup::Exact(_)) => Kind::Option,
        (Lookup::Prefix(_), _) => Kind::Condition,
        (_, Lookup::Prefix(_)) => Kind::Option,
        (Lookup::Ambiguous(_), _) => Kind::Condition,
        (_, Lookup::Ambiguous(_)) => Kind::Option,
        _ if condition_words::word(token).found().is_some() => Kind::Condition,
        // A misspelt word: what it resembles.
        _ if nearest(token.text, conditions::words(token.language)).is_some() => Kind::Condition,
        _ if nearest(token.text, option_names(token.language)).is_some() => Kind::Option,
        _ => Kind::Condition,
    }
}

/// Another word of the same text goes on with what the word before it began, unless it is the other in full.
fn kind_of_later(token: &Token<'_>, kind: Kind) -> Kind {
    let is_condition = matches!(conditions::condition(token.text, token.language), Lookup::Exact(_));
    let is_option = matches!(option(token), Lookup::Exact(_));
    let is_walk = WALKS.iter().any(|row| row.names.of(token.language).eq_ignore_ascii_case(token.text));
    match kind {
        Kind::Option if is_condition && !is_option => Kind::Condition,
        Kind::Condition if is_option && !is_condition && !is_walk => {
            let is_word = condition_words::word(token).found().is_some();
            if is_word { kind } else { Kind::Option }
        }
        _ => kind,
    }
}

/// The number of a twin by its label, the diagram being 0: `a`, `b` … `z`, `z1` ….
fn number_of_label(label: &str) -> Option<usize> {
    let letter = label.bytes().next().filter(u8::is_ascii_lowercase)?;
    match &label[1..] {
        "" => Some(usize::from(letter - b'a')),
        digits
            if letter == b'z'
                && digits.bytes().all(|byte| byte.is_ascii_digit())
                && !digits.starts_with('0') =>
        {
            digits.parse::<u16>().ok().map(|number| 25 + usize::from(number))
        }
        _ => None,
    }
}

fn label_of_number(number: usize) -> String {
    match u8::try_from(number) {
        Ok(letter @ 0..=25) => char::from(b'a' + letter).to_string(),
        _ => format!("z{}", number - 25),
    }
}

/// Reads the twins in the order of their labels; `a` changes the diagram itself.
pub(super) fn twins<'n>(record: &mut Record<'n, '_>, key: &'n Node<'_>, value: &'n Node<'_>) {
    let Some(pairs) = map(value) else {
        if scalar(value).is_some_and(Scalar::is_null) {
            return;
        }
        let message = "the twins are no map from labels to changes".to_owned();
        let help = "write for example `twins: {b: Move h4 g1, c: Continued Remove a1}`";
        record.reader.report(bad(key.span, "twins", message, help));
        return;
    };
    let mut labelled = Vec::new();
    for (label, change) in pairs {
        let name = text(label).unwrap_or_default();
        match number_of_label(name) {
            Some(number) => labelled.push((number, name, label, change)),
            None => {
                let help = "twins are called `b`, `c` … `z`, `z1`, `z2` …; `a` changes the diagram itself";
                let message = format!("`{name}` is no label of a twin");
                record.reader.report(bad(label.span, name, message, help));
            }
        }
    }
    // YAML keeps no order, and programs write `z10` before `z2`.
    labelled.sort_by_key(|&(number, ..)| number);
    let first = labelled.first().map_or(1, |&(number, ..)| number.min(1));
    for (expected, (number, name, label, change)) in (first..).zip(labelled) {
        if number != expected {
            let called = label_of_number(expected);
            record.reader.report(
                Diagnostic::warning(
                    DiagnosticKind::BadField,
                    label.span,
                    name,
                    format!("there is no twin before `{name}` that is called `{called}`"),
                )
                .label("a label is left out or stands twice")
                .help(format!("in solutions this twin is called `{called}`")),
            );
        }
        let Some(written) = scalar(change) else {
            let message = format!("twin `{name}` is no text");
            record.reader.report(bad(change.span, name, message, "write for example `b: Move h4 g1`"));
            continue;
        };
        record.reader.load(words(written, record.file));
        let mut twin = read_twin(&mut record.reader, &fields::word(name, label.span), number == 0);
        if let Some(token) = record.reader.peek() {
            record.reader.report(unknown(&token));
        }
        twin.span = Span { start: label.span.start, end: change.span.end.max(label.span.end) };
        record.statement().twins.push(twin);
    }
}
