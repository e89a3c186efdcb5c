//! How a unit is named: its colour and its attributes before the letters of its walk.

use board::{Attributes, Colour, Piece, Square, Walk};
use problem::PlacedUnit;

/// Attributes with their words, in the order in which their letters are written.
pub(super) const ATTRIBUTES: [(Attributes, &str); 4] = [
    (Attributes::ROYAL, "Royal"),
    (Attributes::KAMIKAZE, "Kamikaze"),
    (Attributes::CHAMELEON, "Chameleon"),
    (Attributes::PROMOTED, "Frischauf"),
];

/// The small letter of a colour.
pub(super) fn colour_letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Black => 'b',
        Colour::Neutral => 'n',
    }
}

/// What stands before the letters of a unit's walk where its side is known: `n` if it is neutral, and one letter for each
/// attribute. That a king is royal goes without saying.
pub(super) fn signs(piece: Piece) -> String {
    let mut text = String::new();
    if piece.is_neutral() {
        text.push(colour_letter(Colour::Neutral));
    }
    for (attribute, word) in ATTRIBUTES {
        let goes_without_saying = attribute == Attributes::ROYAL && piece.walk() == Walk::KING;
        if piece.is(attribute) && !goes_without_saying {
            text.extend(word.chars().take(1).map(|letter| letter.to_ascii_lowercase()));
        }
    }
    text
}

/// Colour, attributes and walk, of a pawn too: `wP`, `bkR`, `nS`.
pub(super) fn full_name(piece: Piece) -> String {
    let colour = match piece.colour() {
        Colour::Neutral => String::new(),
        colour => colour_letter(colour).to_string(),
    };
    format!("{colour}{}{}", signs(piece), piece.walk().letters())
}

/// The full name and the square: `wRb4`.
pub(super) fn placed_name(piece: Piece, square: Square) -> String {
    format!("{}{square}", full_name(piece))
}

/// The unit of a diagram without its square.
pub(super) fn piece(unit: &PlacedUnit) -> Piece {
    Piece::of(unit.colour, unit.walk).with_attributes(unit.attributes)
}

#[cfg(test)]
mod tests {
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
            assert_eq!(full_name(Piece::of(colour, walk).with_attributes(attributes)), name);
        }
    }
}
