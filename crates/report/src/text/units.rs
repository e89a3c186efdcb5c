//! How a unit is named: its colour and its attributes before the letters of its walk.

use board::{Attributes, Colour, Piece, Side, Square};
use problem::{ATTRIBUTES, Language, Names, PlacedUnit, Statement, Wording, walk_doc, walk_letters};

/// Attributes with their words, in the order in which their letters are written.
pub(crate) fn attributes() -> impl Iterator<Item = (Attributes, Names)> {
    ATTRIBUTES.iter().filter_map(|row| Some((row.attribute?, row.names)))
}

/// The small letter of a colour in `language`.
pub(super) fn colour_letter_in(colour: Colour, language: Language) -> char {
    match (colour, language) {
        (Colour::White, Language::English | Language::German) => 'w',
        (Colour::Black, Language::English) | (Colour::White, Language::French) => 'b',
        (Colour::Black, Language::German) => 's',
        (Colour::Black, Language::French) | (Colour::Neutral, _) => 'n',
    }
}

/// The word for a side in `language`.
pub(super) fn side_word(side: Side, language: Language) -> &'static str {
    match side {
        Side::White => Names::new("White", "Weiss", "Blanc").of(language),
        Side::Black => Names::new("Black", "Schwarz", "Noir").of(language),
    }
}

/// What stands before the letters of a unit's walk where its side is known: `n` if it is neutral, and for each attribute
/// the capital letters of its word. That a king is royal goes without saying.
pub(super) fn signs_in(piece: Piece, language: Language) -> String {
    let mut text = String::new();
    if piece.is_neutral() {
        text.push(colour_letter_in(Colour::Neutral, language));
    }
    for (attribute, word) in attributes() {
        let goes_without_saying = attribute == Attributes::ROYAL && piece.walk().is_king();
        if piece.is(attribute) && !goes_without_saying {
            let capitals = word.of(language).chars().filter(char::is_ascii_uppercase);
            text.extend(capitals.map(|letter| letter.to_ascii_lowercase()));
        }
    }
    text
}

/// Colour, attributes and walk, of a pawn too: `wP`, `bkR`, `nS`.
pub(super) fn full_name_in<'a>(piece: Piece, wording: impl Into<Wording<'a>>) -> String {
    let wording = wording.into();
    let language = wording.language;
    let colour = match piece.colour() {
        Colour::Neutral => String::new(),
        colour => colour_letter_in(colour, language).to_string(),
    };
    format!("{colour}{}{}", signs_in(piece, language), walk_letters(piece.walk(), wording))
}

/// The full name and the square: `wRb4`.
pub(super) fn placed_name_in<'a>(piece: Piece, square: Square, wording: impl Into<Wording<'a>>) -> String {
    format!("{}{square}", full_name_in(piece, wording))
}

/// Letters and English names of the fairy walks of the diagram, each once, in the order in which they are written.
pub(crate) fn walks_in_words(statement: &Statement) -> Vec<(String, &'static str)> {
    let mut told: Vec<(String, &'static str)> = Vec::new();
    for unit in statement.units.iter().filter(|unit| !unit.walk.is_orthodox()) {
        let letters = walk_letters(unit.walk, statement.wording());
        if let Some((_, doc)) = walk_doc(unit.walk)
            && told.iter().all(|(other, _)| *other != letters)
        {
            told.push((letters, doc.name));
        }
    }
    told
}

/// The unit of a diagram without its square.
pub(super) fn piece(unit: &PlacedUnit) -> Piece {
    Piece::of(unit.colour, unit.walk).with_attributes(unit.attributes)
}

#[cfg(test)]
mod tests {
    use board::Walk;

    use super::*;

    #[test]
    fn names() {
        let royal_kamikaze = Attributes::KAMIKAZE | Attributes::ROYAL;
        for (colour, walk, attributes, name) in [
            (Colour::White, Walk::PAWN, Attributes::NONE, "wP"),
            (Colour::Black, Walk::ROOK, Attributes::KAMIKAZE, "bkR"),
            (Colour::Neutral, Walk::KNIGHT, Attributes::NONE, "nS"),
            (Colour::Neutral, Walk::GRASSHOPPER, royal_kamikaze, "nrkG"),
            (Colour::White, Walk::KING, royal_kamikaze, "wkK"),
            (Colour::White, Walk::QUEEN, Attributes::PROMOTED | Attributes::CHAMELEON, "wcfQ"),
        ] {
            let piece = Piece::of(colour, walk).with_attributes(attributes);
            assert_eq!(full_name_in(piece, Language::English), name);
        }
    }

    #[test]
    fn names_in_other_languages() {
        let royal = Piece::of(Colour::Black, Walk::BISHOP).with_attributes(Attributes::ROYAL);
        assert_eq!(full_name_in(royal, Language::German), "skL");
        assert_eq!(full_name_in(royal, Language::French), "nrF");
        let neutral = Piece::of(Colour::Neutral, Walk::ROOK);
        assert_eq!(placed_name_in(neutral, Square::new(0, 0), Language::German), "nTa1");
    }
}
