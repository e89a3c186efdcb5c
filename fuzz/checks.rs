//! What must hold for every text. The fuzz targets and a bounded test of the workspace call the same functions.

use parser::{Diagnostic, Reading};
use problem::{Language, Play, Span, Statement, Stipulation};

/// Showing a diagnostic costs much more than finding it.
const SHOWN: usize = 2;

/// Longest text that is also read as an argument of the command line, where each word that is none costs a search for
/// the nearest one.
const ARGUMENT: usize = 40;

/// The text that the program sees: UTF-8, or else every byte as a character.
pub(crate) fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}

/// A text in the problem language: all diagnostics can be shown, all places lie in the text, twins can be applied,
/// stipulations can be spelt.
pub(crate) fn statement(text: &str) {
    for reading in [Reading::Popeye, Reading::Seeds] {
        let parsed = parser::parse(text, reading);
        diagnostics(text, &parsed.diagnostics);
        let mut told = 0;
        for problem in &parsed.problems {
            assert!(
                problem.diagnostics.start >= told && problem.diagnostics.end >= problem.diagnostics.start
            );
            told = problem.diagnostics.end;
            assert!(told <= parsed.diagnostics.len());
            let _ = (parsed.is_sound(problem), parsed.diagnostics_of(problem));
            statement_of(text, &problem.statement);
        }
        let _ = parsed.has_errors();
        if text.len() <= ARGUMENT {
            options_and_conditions(text, reading);
        }
    }
}

fn statement_of(text: &str, statement: &Statement) {
    inside(text, statement.span);
    for walk in &statement.walks {
        inside(text, walk.span);
    }
    for unit in &statement.units {
        inside(text, unit.span);
        assert!(!statement.wording().letters(unit.walk).is_empty());
    }
    for span in statement.conditions.iter().map(|condition| condition.span) {
        inside(text, span);
    }
    for span in statement.options.iter().map(|option| option.span) {
        inside(text, span);
    }
    if let Some(stipulation) = &statement.stipulation {
        inside(text, stipulation.span);
        tree(&stipulation.value);
    }
    let mut previous = statement.clone();
    for twin in &statement.twins {
        inside(text, twin.span);
        let base = if twin.continued { &previous } else { statement };
        if let Ok(made) = twin.apply(base) {
            previous = made;
        }
    }
}

/// What a single argument of the command line may hold.
fn options_and_conditions(text: &str, reading: Reading) {
    if let Err(found) = parser::parse_options(text) {
        diagnostics(text, &found);
    }
    if let Err(found) = parser::parse_conditions(text, reading) {
        diagnostics(text, &found);
    }
    if let Err(found) = parser::parse_walk(text, Language::English, &mut Vec::new()) {
        diagnostics(text, &found);
    }
}

/// A stipulation: what was read is read again from what is written of it.
pub(crate) fn stipulation(text: &str) {
    match parser::parse_stipulation(text) {
        Ok(read) => {
            let again = parser::parse_stipulation(&read.text)
                .unwrap_or_else(|error| panic!("`{}` is read, but not again: {error}", read.text));
            assert_eq!((&again.play, again.starter), (&read.play, read.starter), "{}", read.text);
            tree(&read);
        }
        Err(diagnostic) => diagnostics(text, &[diagnostic]),
    }
}

/// The structured form says everything that the tree says, and so does the usual spelling if there is one.
fn tree(stipulation: &Stipulation) {
    if !is_structured(&stipulation.play) {
        return;
    }
    let text = stipulation.to_string();
    let again = parser::parse_stipulation(&text)
        .unwrap_or_else(|error| panic!("`{text}` is written, not read: {error}"));
    assert_eq!((&again.play, again.starter), (&stipulation.play, stipulation.starter), "{text}");
    if let Some(spelling) = parser::spell_stipulation(stipulation) {
        let again = parser::parse_stipulation(&spelling)
            .unwrap_or_else(|error| panic!("`{spelling}` is spelt, not read: {error}"));
        assert_eq!((&again.play, again.starter), (&stipulation.play, stipulation.starter), "{spelling}");
    }
}

/// Whether the structured form has words for all of it: it has none for progressive play.
fn is_structured(play: &Play) -> bool {
    match play {
        Play::Goal(_) => true,
        Play::Progressive(_) => false,
        Play::Not(inner) | Play::OtherSide(inner) => is_structured(inner),
        Play::And(one, other) | Play::Or(one, other) => is_structured(one) && is_structured(other),
        Play::Branch(branch) => {
            branch.first.iter().chain(&branch.second).all(|attachment| is_structured(attachment.play()))
        }
    }
}

/// FEN alone and positions one a line. A FEN is also a line of its own.
pub(crate) fn fen(text: &str) {
    let parsed = parser::parse_positions(text);
    diagnostics(text, &parsed.diagnostics);
    for line in &parsed.lines {
        inside(text, line.span);
        let _ = line.position.options();
        for unit in &line.position.units {
            inside(text, unit.span);
        }
        if let Some(stipulation) = &line.stipulation {
            inside(text, stipulation.span);
            tree(&stipulation.value);
        }
    }
    let _ = parser::looks_like_positions(text);
    match parser::parse_fen(text) {
        Ok(position) => {
            assert!(position.units.len() <= 64);
            // These separate fields in one place and not in the other.
            if !text.contains([',', ';', '\n', '\r', '#', '"']) {
                assert_eq!(parsed.lines.len(), 1, "{text}");
                assert_eq!(parsed.lines[0].position, position, "{text}");
            }
        }
        Err(diagnostic) => diagnostics(text, &[diagnostic]),
    }
}

/// A collection: places lie in the text, solutions can be read and are the same as themselves, and what is written back is
/// read again.
pub(crate) fn collection(text: &str) {
    let collection = parser::parse_collection(text);
    diagnostics(text, &collection.diagnostics);
    let mut told = 0;
    for record in &collection.entries {
        assert!(record.diagnostics.start == told && record.diagnostics.end >= told);
        told = record.diagnostics.end;
        let entry = &record.entry;
        inside(text, entry.text);
        statement_of(text, &entry.statement);
        let comments = entry.comments.iter().map(|comment| comment.span);
        let fields = entry.layout.iter().flat_map(|layout| &layout.fields);
        let places = fields.flat_map(|field| [field.key, field.value]);
        let others = [
            entry.intention.as_ref().map(|intention| intention.span),
            entry.recorded.as_ref().map(|recorded| recorded.span),
        ];
        comments.chain(places).chain(others.into_iter().flatten()).for_each(|span| inside(text, span));
        if let Some((solution, found)) = parser::parse_recorded_of(text, entry) {
            diagnostics(text, &found);
            assert!(problem::compare(&solution, &solution).is_equal());
        }
    }
    assert_eq!(told, collection.diagnostics.len());
    let _ = parser::looks_like_collection(text);
    let (solution, found) = parser::parse_recorded(text);
    diagnostics(text, &found);
    assert!(problem::compare(&solution, &solution).is_equal());
    written_back(text, &collection);
}

/// Writing changes no record but in its solution and comments, and records that could be read can still be.
fn written_back(text: &str, collection: &parser::Collection) {
    let updates: Vec<report::olv::Update<'_>> = collection
        .entries
        .iter()
        .filter(|record| collection.is_sound(record))
        .map(|record| report::olv::Update {
            entry: &record.entry,
            solution: Some(" 1.Ka1-a2 !\n"),
            remark: Some("sound"),
        })
        .collect();
    let written = report::olv::write_back(text, &updates);
    let again = parser::parse_collection(&written);
    assert_eq!(again.entries.len(), collection.entries.len(), "{text:?} {written:?}");
    for (before, after) in collection.entries.iter().zip(&again.entries) {
        assert_eq!(collection.is_sound(before), again.is_sound(after), "{text:?} {written:?}");
        assert_eq!(before.entry.statement.units.len(), after.entry.statement.units.len());
        if collection.is_sound(before) {
            let recorded = after.entry.recorded.as_ref().map(|recorded| recorded.value.as_str());
            assert_eq!(recorded, Some(" 1.Ka1-a2 !\n"), "{text:?} {written:?}");
        }
    }
}

fn diagnostics(text: &str, found: &[Diagnostic]) {
    for (index, diagnostic) in found.iter().enumerate() {
        inside(text, diagnostic.span);
        assert!(!diagnostic.message.is_empty());
        let (line, column) = diagnostic.line_and_column(text);
        assert!(line >= 1 && column >= 1);
        let _ = diagnostic.popeye_lines();
        if index < SHOWN {
            assert!(!parser::render(diagnostic, text, "fuzz.inp", false).is_empty());
        }
    }
}

/// A place is a part of the text and begins and ends between characters.
fn inside(text: &str, span: Span) {
    assert!(text.get(span.start..span.end).is_some(), "{span:?} of {} bytes", text.len());
}
