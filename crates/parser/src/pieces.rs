//! Units written as colour, walk and squares: `White Kg1 Pb5c6d7 Black Ka8`.

use board::{Attributes, Colour, Square, Walk};
use problem::{ATTRIBUTES, Language, PlacedUnit, Span, WALKS, Wording};

use crate::abbreviations::{Lookup, list_names, lookup, nearest};
use crate::diagnostic::{Diagnostic, DiagnosticKind, WordClass};
use crate::keywords::{attribute_names, colour_names};
use crate::lexer::Token;
use crate::own_walks::settle;
use crate::reader::Reader;
use crate::squares::{bad_square, leading_squares, looks_like_squares, only_squares, squares_of};

/// What to do where units are written with their colours.
pub(crate) const UNIT_HELP: &str = "write colours and units like `White Kg1 Pb5c6 Black Ka8`";

/// What the letters of a walk stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WalkLookup {
    /// One of the table of walks, or one that the problem has defined.
    Known(Walk),
    /// A hunter made of two such walks.
    Hunter {
        away: Walk,
        back: Walk,
    },
    Unknown,
}

/// Looks up the letters of a walk, or two walks with a stroke between them (a hunter).
pub(crate) fn walk(letters: &str, wording: Wording<'_>) -> WalkLookup {
    if let Some((away, back)) = letters.split_once('/') {
        return match (simple_walk(away, wording), simple_walk(back, wording)) {
            (Some(away), Some(back)) => WalkLookup::Hunter { away, back },
            _ => WalkLookup::Unknown,
        };
    }
    simple_walk(letters, wording).map_or(WalkLookup::Unknown, WalkLookup::Known)
}

fn simple_walk(letters: &str, wording: Wording<'_>) -> Option<Walk> {
    let fixed = WALKS.iter().find(|row| row.names.of(wording.language).eq_ignore_ascii_case(letters));
    let own = || {
        let named = |name: &str| !name.is_empty() && name.eq_ignore_ascii_case(letters);
        wording.walks.iter().position(|own| named(&own.name)).map(Walk::own)
    };
    fixed.map(|row| row.walk).or_else(own)
}

/// A word split into the letters of a walk and the rest: an odd number of characters means one letter.
pub(crate) fn split_walk(word: &str) -> Option<(&str, &str)> {
    if !word.is_ascii() || word.is_empty() {
        return None;
    }
    let letters_of = |word: &str| if word.len().is_multiple_of(2) { 2 } else { 1 };
    let letters = match word.find('/') {
        Some(stroke @ 1..=2) => stroke + 1 + letters_of(&word[stroke + 1..]).min(word.len() - stroke - 1),
        _ => letters_of(word),
    };
    Some(word.split_at(letters))
}

/// What the next word is where a unit may stand.
enum UnitWord<'a> {
    /// Walk and squares.
    Unit(&'a str, Vec<Square>),
    /// A walk whose squares are the next word.
    WalkAlone(&'a str),
    /// A walk and something like squares, the first bad one at this byte.
    BadSquares(&'a str, usize),
    Other,
}

fn classify<'a>(token: &Token<'a>, next: Option<Token<'a>>, wording: Wording<'_>) -> UnitWord<'a> {
    let Some((letters, rest)) = split_walk(token.text) else {
        return UnitWord::Other;
    };
    let is_walk = walk(letters, wording) != WalkLookup::Unknown;
    if let Some(squares) = only_squares(rest) {
        UnitWord::Unit(letters, squares)
    } else if is_walk && rest.is_empty() && next.is_some_and(|next| only_squares(next.text).is_some()) {
        UnitWord::WalkAlone(letters)
    } else if is_walk && looks_like_squares(rest) {
        let (_, bad) = leading_squares(rest);
        UnitWord::BadSquares(letters, token.text.len() - bad.len())
    } else {
        UnitWord::Other
    }
}

struct Group {
    colour: Option<Colour>,
    /// What else the units are.
    attributes: Attributes,
    /// Whether the missing or misspelt colour has been reported.
    reported: bool,
    /// Whether no unit has followed the colour yet.
    first: bool,
}

/// Reads units up to a word for which `ends_section` holds.
pub(crate) fn read_units(
    reader: &mut Reader<'_>,
    section: &Token<'_>,
    ends_section: impl Fn(&Token<'_>) -> bool,
) -> Vec<PlacedUnit> {
    let mut units = Vec::new();
    let mut group = Group { colour: None, attributes: Attributes::NONE, reported: false, first: true };
    let mut anything = false;
    while let Some(token) = reader.peek() {
        match classify(&token, reader.peek_second(), reader.wording()) {
            UnitWord::Unit(letters, squares)
                if walk(letters, reader.wording()) != WalkLookup::Unknown || !is_word(&token) =>
            {
                reader.next();
                place(reader, &mut group, &token, letters, &squares, &mut units);
            }
            UnitWord::WalkAlone(letters) => {
                reader.next();
                let Some(squares_token) = reader.next() else { break };
                let squares = only_squares(squares_token.text).unwrap_or_default();
                place(reader, &mut group, &token, letters, &squares, &mut units);
            }
            UnitWord::BadSquares(letters, at) if !is_word(&token) => {
                reader.next();
                let mut diagnostic = bad_square(&token, at, false);
                diagnostic.message = format!("{} on the square for unit `{letters}`", diagnostic.message);
                if group.first && letters.len() == token.text.len() {
                    diagnostic.kind = DiagnosticKind::UnknownUnit { first: true };
                }
                reader.report(diagnostic);
                group.first = false;
            }
            _ => {
                if !read_word(reader, &token, &mut group, &ends_section) {
                    break;
                }
            }
        }
        anything = true;
    }
    if !anything {
        let (_, offending) = reader.here();
        reader.report(
            Diagnostic::error(
                DiagnosticKind::MissingColour,
                section.span,
                offending,
                format!("`{}` is followed by no units", section.text),
            )
            .label("no units here")
            .help("write for example `White Kg1 Pb5c6 Black Ka8`"),
        );
    }
    units
}

/// Colours and attributes.
fn words(language: Language) -> impl Iterator<Item = &'static str> {
    colour_names(language).chain(attribute_names(language))
}

/// Whether the word is a colour or an attribute in full: no unit then, whatever it looks like.
fn is_word(token: &Token<'_>) -> bool {
    words(token.language).any(|name| name.eq_ignore_ascii_case(token.text))
}

/// Reads a colour, an attribute or something wrong; false if the section ends here.
fn read_word(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    group: &mut Group,
    ends_section: &impl Fn(&Token<'_>) -> bool,
) -> bool {
    let colour = lookup(token.text, colour_names(token.language));
    // `Ti` begins both a colour and the keyword for the title.
    if !matches!(colour, Lookup::Exact(_))
        && colour.found() != Some(0)
        && token.text.len() > 1
        && ends_section(token)
    {
        return false;
    }
    if let Some(index) = colour.found() {
        reader.next();
        *group = Group {
            colour: Some([Colour::White, Colour::Black, Colour::Neutral, Colour::White][index]),
            attributes: Attributes::NONE,
            reported: false,
            first: true,
        };
        if index == 3 {
            reader.report(Diagnostic::unsupported(token.span, token.text, "`TotalInvisible`"));
            reader.next_if(|next| next.text.starts_with(|c: char| c.is_ascii_digit()));
            group.colour = None;
            group.reported = true;
        }
        return true;
    }
    if ends_section(token) {
        return false;
    }
    let resembles_nothing = || {
        !token.text.contains(|c: char| c.is_ascii_digit())
            && nearest(token.text, words(token.language)).is_none()
    };
    // One letter is a walk without squares.
    let attribute = match token.text.len() {
        1 => Lookup::Unknown,
        _ => lookup(token.text, attribute_names(token.language)),
    };
    match attribute {
        Lookup::Exact(index) | Lookup::Prefix(index) => {
            reader.next();
            take_attribute(reader, token, group, index);
        }
        Lookup::Ambiguous(indices) if token.text.len() > 2 => {
            reader.next();
            let candidates =
                list_names(indices.iter().map(|&index| ATTRIBUTES[index].names.of(token.language)));
            reader.report(
                Diagnostic::error(
                    DiagnosticKind::AmbiguousWord(WordClass::Unit),
                    token.span,
                    token.text,
                    format!("`{}` may be {candidates}", token.text),
                )
                .label("ambiguous")
                .help("write more letters of the word"),
            );
        }
        // A line of its own that resembles no unit is rather a misspelt section.
        Lookup::Unknown
            if token.starts_line
                && group.colour.is_some()
                && walk(token.text, reader.wording()) == WalkLookup::Unknown
                && resembles_nothing() =>
        {
            return false;
        }
        _ => {
            reader.next();
            report_unknown(reader, token, group, ends_section);
        }
    }
    true
}

/// Adds an attribute to those of the units that follow.
fn take_attribute(reader: &mut Reader<'_>, token: &Token<'_>, group: &mut Group, index: usize) {
    let name = ATTRIBUTES[index].names.of(token.language);
    let Some(attribute) = ATTRIBUTES[index].attribute else {
        let what = format!("attribute `{name}`");
        reader.report(Diagnostic::unsupported(token.span, token.text, &what));
        return;
    };
    if group.first && group.colour.is_some() {
        group.attributes = group.attributes | attribute;
        return;
    }
    reader.report(
        Diagnostic::error(
            DiagnosticKind::UnknownKeyword,
            token.span,
            token.text,
            format!("`{name}` does not follow a colour"),
        )
        .label("after the units")
        .help(format!("write for example `White {name} Sb1` in a group of its own")),
    );
}

fn report_unknown(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    group: &mut Group,
    ends_section: &impl Fn(&Token<'_>) -> bool,
) {
    if walk(token.text, reader.wording()) != WalkLookup::Unknown {
        // A walk, and its squares do not follow.
        let mut diagnostic = match reader.next_if(|next| !ends_section(next) && looks_like_squares(next.text))
        {
            Some(squares) => squares_of(&squares).err().unwrap_or_else(|| bad_square(&squares, 0, true)),
            None => Diagnostic::error(
                DiagnosticKind::MissingSquares,
                token.span,
                token.text,
                format!("unit `{}` has no square", token.text),
            )
            .label("no square follows")
            .help(format!("write the squares after it: `{}a1`", token.text)),
        };
        diagnostic.kind = DiagnosticKind::MissingSquares;
        reader.report(diagnostic);
        return;
    }
    let misspelt_colour = nearest(token.text, colour_names(token.language));
    let suggestion = misspelt_colour
        .or_else(|| nearest(token.text, attribute_names(token.language)))
        .or_else(|| nearest(token.text, crate::keywords::keyword_names(token.language)));
    if group.colour.is_none() && group.reported {
        return;
    }
    let kind = if group.colour.is_none() {
        DiagnosticKind::MissingColour
    } else if group.first {
        DiagnosticKind::UnknownUnit { first: true }
    } else {
        DiagnosticKind::UnknownKeyword
    };
    reader.report(
        Diagnostic::error(
            kind,
            token.span,
            token.text,
            format!("`{}` is neither a colour nor a unit with its squares", token.text),
        )
        .label("not understood")
        .help(match suggestion {
            Some(name) => format!("did you mean `{name}`?"),
            None => UNIT_HELP.to_owned(),
        }),
    );
    if misspelt_colour.is_some() || group.colour.is_none() {
        // What follows belongs to a colour that is not known.
        group.colour = None;
        group.reported = true;
    }
    group.first = false;
}

fn place(
    reader: &mut Reader<'_>,
    group: &mut Group,
    token: &Token<'_>,
    letters: &str,
    squares: &[Square],
    units: &mut Vec<PlacedUnit>,
) {
    let letters_span = token.part(0, letters.len());
    let first = std::mem::replace(&mut group.first, false);
    let walk = match walk(letters, reader.wording()) {
        WalkLookup::Unknown => {
            reader.report(
                Diagnostic::error(
                    DiagnosticKind::UnknownUnit { first },
                    letters_span,
                    token.text,
                    format!("`{letters}` is no unit"),
                )
                .label("unknown unit")
                .help("the units of chess are `K`, `Q`, `R`, `B`, `S` (knight) and `P`; `kirke pieces` lists all others"),
            );
            None
        }
        found => settle(reader, found, letters_span, token.text),
    };
    let Some(colour) = group.colour else {
        if !std::mem::replace(&mut group.reported, true) {
            reader.report(
                Diagnostic::error(
                    DiagnosticKind::MissingColour,
                    token.span,
                    token.text,
                    format!("unit `{}` has no colour", token.text),
                )
                .label("no colour before this unit")
                .help("begin the units of each side with `White` or `Black`"),
            );
        }
        return;
    };
    let attributes = group.attributes;
    // As in Popeye a side has one royal unit: the word belongs to what follows it at once.
    group.attributes = attributes.without(Attributes::ROYAL);
    let Some(walk) = walk else { return };
    let attributes = if walk.is_king() { attributes.without(Attributes::ROYAL) } else { attributes };
    let joined = token.text.len() > letters.len();
    for (index, &square) in squares.iter().enumerate() {
        let span = if joined {
            let start = letters.len() + 2 * index;
            token.part(start, start + 2)
        } else {
            let end = reader.end_of_previous();
            let start = end - 2 * (squares.len() - index);
            Span { start, end: start + 2 }
        };
        units.push(PlacedUnit { colour, walk, attributes, square, span });
    }
}

#[cfg(test)]
#[path = "pieces_tests.rs"]
mod tests;
