//! The fields of a record, and texts in them.

use board::Colour;
use problem::{Language, Span};

use super::yaml::{Node, Places, Scalar, Value};
use crate::abbreviations::nearest;
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::lexer::{Token, lex};

/// All fields of both versions of the format.
pub(super) const KNOWN: &[&str] = &[
    "algebraic",
    "ash",
    "authors",
    "award",
    "comments",
    "date",
    "distinction",
    "foreignids",
    "glyphs",
    "id",
    "intended-solutions",
    "judges",
    "keywords",
    "legend",
    "options",
    "reprints",
    "solution",
    "source",
    "source-id",
    "stipulation",
    "tourney",
    "twins",
];

/// The colours of units, with the word that the problem language has for each.
pub(super) const COLOURS: [(&str, &str, Colour); 3] = [
    ("white", "White", Colour::White),
    ("black", "Black", Colour::Black),
    ("neutral", "Neutral", Colour::Neutral),
];

/// The warning about a field that no collection has.
pub(super) fn unknown(key: &Node<'_>, name: &str, known: &[&'static str]) -> Diagnostic {
    let help = match nearest(name, known.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("the fields that are read are {}", list(known)),
    };
    Diagnostic::warning(
        DiagnosticKind::UnknownField,
        key.span,
        name,
        format!("`{name}` is no field of a record; it is left as it is"),
    )
    .label("unknown field")
    .help(help)
}

fn list(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    quoted.join(", ")
}

/// The error about a value of the wrong kind.
pub(super) fn bad(span: Span, name: &str, message: String, help: &str) -> Diagnostic {
    Diagnostic::error(DiagnosticKind::BadField, span, name, message).label("cannot be used").help(help)
}

/// The text of a value that is one.
pub(super) fn scalar<'n, 'a>(node: &'n Node<'a>) -> Option<&'n Scalar<'a>> {
    match &node.value {
        Value::Scalar(scalar) => Some(scalar),
        Value::List { .. } | Value::Map { .. } => None,
    }
}

/// The text of a value, if it is one and says something.
pub(super) fn text<'n>(node: &'n Node<'_>) -> Option<&'n str> {
    let scalar = scalar(node).filter(|scalar| !scalar.is_null())?;
    Some(scalar.text.trim()).filter(|text| !text.is_empty())
}

/// The fields of a map.
pub(super) fn map<'n, 'a>(node: &'n Node<'a>) -> Option<&'n [(Node<'a>, Node<'a>)]> {
    match &node.value {
        Value::Map { fields, .. } => Some(fields),
        Value::Scalar(_) | Value::List { .. } => None,
    }
}

/// The field of this name in a map.
pub(super) fn get<'n, 'a>(node: &'n Node<'a>, name: &str) -> Option<&'n Node<'a>> {
    let (_, value) = map(node)?.iter().rfind(|(key, _)| text(key) == Some(name))?;
    Some(value)
}

/// The items of a list; a value that is no list is one item, no value none.
pub(super) fn items<'n, 'a>(node: &'n Node<'a>) -> &'n [Node<'a>] {
    match &node.value {
        Value::List { items, .. } => items,
        Value::Scalar(scalar) if scalar.is_null() => &[],
        Value::Scalar(_) | Value::Map { .. } => std::slice::from_ref(node),
    }
}

/// The words of a text, each with its place in the file.
pub(super) fn words<'n>(scalar: &'n Scalar<'_>, file: &str) -> Vec<Token<'n>> {
    let places = Places::of(scalar, file);
    let placed = |token: Token<'n>| Token { span: places.span(token.span), starts_line: false, ..token };
    lex(&scalar.text).into_iter().map(placed).collect()
}

/// A word with its place.
pub(super) fn word(text: &str, span: Span) -> Token<'_> {
    Token { text, span, starts_line: false, language: Language::English }
}
