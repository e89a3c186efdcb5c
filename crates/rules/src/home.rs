//! The squares on which units are reborn, as far as they follow from walk, side and square of capture.

use board::{Side, Square, Walk};

/// The array square on which a unit of `side` with `walk`, involved in a capture on `capture`, is reborn.
///
/// Queen and king go to their square of the game array, a pawn of any sort to the second rank of the file of `capture`; rook,
/// bishop and knight to the array square that has the shade of `capture`; a fairy unit to the promotion square of the
/// file. (Circe as defined by Monréal and Boyer, Problème 1968; fairy units as agreed since.) History does not matter: a
/// promoted unit is reborn as what it is.
pub const fn home_square(side: Side, walk: Walk, capture: Square) -> Square {
    let dark = capture.is_dark();
    // Files of White's array squares of the wanted shade; Black's array has the other shade on each file.
    let dark_file = dark == matches!(side, Side::White);
    let file = match walk {
        Walk::QUEEN => 3,
        Walk::KING => 4,
        Walk::ROOK => {
            if dark_file {
                0
            } else {
                7
            }
        }
        Walk::KNIGHT => {
            if dark_file {
                6
            } else {
                1
            }
        }
        Walk::BISHOP => {
            if dark_file {
                2
            } else {
                5
            }
        }
        _ => return file_square(side, walk, capture),
    };
    Square::new(file, side.rank(0))
}

/// The square of the file of `capture` on which File Circe has a unit reborn: back rank, second rank for pawns,
/// promotion rank for a fairy unit.
pub(crate) const fn file_square(side: Side, walk: Walk, capture: Square) -> Square {
    let rank = match walk {
        _ if walk.is_pawn() => 1,
        _ if walk.is_orthodox() => 0,
        _ => 7,
    };
    Square::new(capture.file(), side.rank(rank))
}

/// Reflection in the centre of the board: a1 is h8.
pub(crate) const fn point_reflected(square: Square) -> Square {
    Square::new(7 - square.file(), 7 - square.rank())
}

/// Reflection in the line between the d- and the e-file: a1 is h1.
pub(crate) const fn left_right(square: Square) -> Square {
    Square::new(7 - square.file(), square.rank())
}

/// Four files and four ranks away: a1 is e5.
pub(crate) const fn antipode(square: Square) -> Square {
    Square::new(square.file() ^ 4, square.rank() ^ 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_return_to_the_array_square_of_the_capture_squares_shade() {
        let home = |side, walk, capture: &str| home_square(side, walk, capture.parse().unwrap()).to_string();
        // f6 is dark, f5 light.
        for (walk, dark, light) in [
            (Walk::ROOK, "a1", "h1"),
            (Walk::KNIGHT, "g1", "b1"),
            (Walk::BISHOP, "c1", "f1"),
            (Walk::QUEEN, "d1", "d1"),
            (Walk::KING, "e1", "e1"),
            (Walk::PAWN, "f2", "f2"),
            (Walk::GRASSHOPPER, "f8", "f8"),
            (Walk::PROTEAN_PAWN, "f2", "f2"),
            (Walk::with_letters("CP"), "f8", "f8"),
            (Walk::with_letters("PO"), "f8", "f8"),
        ] {
            assert_eq!(home(Side::White, walk, "f6"), dark, "{walk:?}");
            assert_eq!(home(Side::White, walk, "f5"), light, "{walk:?}");
        }
        for (walk, dark, light) in [
            (Walk::ROOK, "h8", "a8"),
            (Walk::KNIGHT, "b8", "g8"),
            (Walk::BISHOP, "f8", "c8"),
            (Walk::QUEEN, "d8", "d8"),
            (Walk::KING, "e8", "e8"),
            (Walk::PAWN, "f7", "f7"),
            (Walk::NIGHTRIDER, "f1", "f1"),
            (Walk::MARINE_PAWN, "f7", "f7"),
        ] {
            assert_eq!(home(Side::Black, walk, "f6"), dark, "{walk:?}");
            assert_eq!(home(Side::Black, walk, "f5"), light, "{walk:?}");
        }
    }

    #[test]
    fn reflections() {
        let square = |name: &str| -> Square { name.parse().unwrap() };
        assert_eq!(point_reflected(square("c4")), square("f5"));
        assert_eq!(left_right(square("c4")), square("f4"));
        assert_eq!(antipode(square("a1")), square("e5"));
        assert_eq!(antipode(square("d5")), square("h1"));
    }
}
