//! Which figure a walk is drawn with: `docs/diagrams.md` has the convention and its sources.

use board::Walk;
use problem::{DefinedWalk, WalkDefinition, Wording};

/// An upright figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Shape {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    /// A bow tie lying on its side.
    Equihopper,
    KnightQueen,
    KnightRook,
    KnightBishop,
}

impl Shape {
    /// All shapes.
    pub(super) const ALL: [Shape; 10] = [
        Shape::King,
        Shape::Queen,
        Shape::Rook,
        Shape::Bishop,
        Shape::Knight,
        Shape::Pawn,
        Shape::Equihopper,
        Shape::KnightQueen,
        Shape::KnightRook,
        Shape::KnightBishop,
    ];

    /// Its name in the table of outlines and in the names of symbols.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Shape::King => "king",
            Shape::Queen => "queen",
            Shape::Rook => "rook",
            Shape::Bishop => "bishop",
            Shape::Knight => "knight",
            Shape::Pawn => "pawn",
            Shape::Equihopper => "equihopper",
            Shape::KnightQueen => "knight-queen",
            Shape::KnightRook => "knight-rook",
            Shape::KnightBishop => "knight-bishop",
        }
    }
}

/// How a unit is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Figure {
    /// The upright figure.
    pub(super) shape: Shape,
    /// By how many degrees it is turned clockwise: a multiple of 45.
    pub(super) turn: u16,
    /// Whether the letters of the walk stand beside it. No two walks have the same figure without letters.
    pub(super) has_letters: bool,
}

use Shape::{Bishop, Equihopper, King, Knight, KnightBishop, KnightQueen, KnightRook, Pawn, Queen, Rook};

/// The walks that are known by their figure alone.
const WITHOUT_LETTERS: &[(Shape, u16, &str)] = &[
    (King, 0, "K"),
    (Queen, 0, "Q"),
    (Rook, 0, "R"),
    (Bishop, 0, "B"),
    (Knight, 0, "S"),
    (Pawn, 0, "P"),
    (Queen, 180, "G"),
    (Knight, 180, "N"),
    (Equihopper, 0, "EQ"),
    (KnightQueen, 0, "AM"),
    (KnightRook, 0, "EM"),
    (KnightBishop, 0, "PR"),
];

/// The others, by English letters. A family has a turn of its own; the shape is that of the lines it goes along.
const WITH_LETTERS: &[(Shape, u16, &str)] = &[
    // Leapers, and the dummy.
    (Knight, 90, "CA GI AN 15 16 24 25"),
    (Knight, 270, "Z 35 36 37 BU RF"),
    (Knight, 315, "GN ZE OK BI SQ"),
    (Rook, 45, "WE DA"),
    (Bishop, 45, "FE AL"),
    (King, 45, "EK"),
    (Pawn, 90, "DU"),
    // Riders and compounds.
    (Knight, 180, "CR ZR GR"),
    (Rook, 180, "WR"),
    (Bishop, 180, "FR"),
    (KnightRook, 180, "WA"),
    (KnightQueen, 180, "ET"),
    // Hoppers, also over several hurdles, hamsters and contra hoppers: on their heads, as the grasshopper.
    (Queen, 180, "G2 G3 KA DO RT BO DG HA HC CG"),
    (Rook, 180, "RH GL DK"),
    (Bishop, 180, "BH DB"),
    (King, 180, "KH SO ST"),
    (Knight, 225, "NH CH ZH GH KP"),
    // Chinese riders look to the right, lions to the left.
    (Queen, 90, "LE"),
    (Rook, 90, "PA"),
    (Bishop, 90, "VA"),
    (Knight, 90, "NA"),
    (Queen, 270, "LI KL"),
    (Rook, 270, "RL"),
    (Bishop, 270, "BL"),
    (Knight, 270, "NL"),
    // Locusts and other units of the sea.
    (Queen, 315, "L SI"),
    (Rook, 315, "LR TR MH"),
    (Bishop, 315, "LB ND"),
    (Knight, 45, "LN MS"),
    (King, 315, "PO"),
    (Pawn, 315, "MP"),
    // Angle hoppers.
    (Queen, 135, "M EA SW MG"),
    (Rook, 135, "RM RE RW"),
    (Bishop, 135, "BM BE BW"),
    // Bouncers.
    (Queen, 225, "B1"),
    (Rook, 225, "B2"),
    (Bishop, 225, "B3"),
    // Equihoppers: not stopped by units on the way, on the lines of the queen, stoppers, over eagles.
    (Equihopper, 90, "NE"),
    (Equihopper, 45, "OR NO"),
    (Equihopper, 135, "QE QF EE EN"),
    // Radial leapers, and the ubi-ubi.
    (Knight, 135, "RK TH GE LH GF UU"),
    // Mao and moa, and what is made of them.
    (Knight, 90, "MA AO ML AH SK"),
    (Knight, 270, "MO OA MM OH CY"),
    // Argentine units.
    (Queen, 45, "SE"),
    (Rook, 45, "FA"),
    (Bishop, 45, "LO"),
    (Knight, 45, "SA KO"),
    // Roses and crooked lines.
    (Knight, 315, "RO RN RP LS RA"),
    (Knight, 225, "S1 S2 S3 S4 SS DS QN CT"),
    (Bishop, 225, "BT"),
    (Rook, 225, "GT"),
    (Queen, 225, "SC"),
    // Units of the edge.
    (Bishop, 270, "AR RB C"),
    (Knight, 135, "BK BN"),
    (Queen, 45, "EH"),
    // Pawns and their compounds.
    (Pawn, 180, "BP BS PP"),
    (Pawn, 270, "SP CP"),
    (Rook, 90, "SH"),
    (Bishop, 90, "GY"),
    (KnightBishop, 180, "DR"),
    // Hunters.
    (Rook, 315, "RR"),
    (Bishop, 315, "BR"),
    // Units that borrow their walk.
    (Queen, 270, "QQ"),
    (King, 90, "F"),
    (King, 270, "O"),
];

/// The figure of a walk; of a hunter that the problem defines, that of its first walk leaning to the left, of another walk
/// of the problem's own that of a leaper.
pub(super) fn figure(walk: Walk, wording: Wording<'_>) -> Figure {
    let Some(index) = walk.own_index() else { return fixed(walk) };
    match wording.walks.get(index) {
        Some(DefinedWalk { definition: WalkDefinition::Hunter { away, .. }, .. }) => {
            let shape = fixed_shape(*away);
            Figure { shape, turn: 315, has_letters: true }
        }
        _ => Figure { shape: Knight, turn: 90, has_letters: true },
    }
}

/// The shape of a walk that is the same in every problem; one of the problem's own has that of a leaper.
fn fixed_shape(walk: Walk) -> Shape {
    if walk.is_own() { Knight } else { fixed(walk).shape }
}

fn fixed(walk: Walk) -> Figure {
    let in_table = |table: &[(Shape, u16, &str)], has_letters| {
        let row =
            table.iter().find(|(_, _, walks)| walks.split(' ').any(|letters| letters == walk.letters()))?;
        Some(Figure { shape: row.0, turn: row.1, has_letters })
    };
    in_table(WITHOUT_LETTERS, false).or_else(|| in_table(WITH_LETTERS, true)).unwrap_or(Figure {
        shape: Knight,
        turn: 90,
        has_letters: true,
    })
}

#[cfg(test)]
mod tests {
    use problem::{Language, WALKS};

    use super::*;

    #[test]
    fn each_walk_stands_in_one_row() {
        let all: Vec<&str> =
            WITHOUT_LETTERS.iter().chain(WITH_LETTERS).flat_map(|row| row.2.split(' ')).collect();
        for row in WALKS {
            let letters = row.walk.letters();
            assert_eq!(all.iter().filter(|walk| **walk == letters).count(), 1, "{letters}");
        }
        assert_eq!(all.len(), WALKS.len());
    }

    #[test]
    fn the_document_has_the_tables() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/diagrams.md");
        let document = std::fs::read_to_string(path).unwrap();
        let mut lines = document.lines().filter(|line| line.starts_with("| ") && !line.contains("turned"));
        for (shape, turn, walks) in WITHOUT_LETTERS.iter().chain(WITH_LETTERS) {
            let turn = if *turn == 0 { "upright".to_owned() } else { format!("{turn}°") };
            assert_eq!(lines.next(), Some(format!("| {} | {turn} | {walks} |", shape.name()).as_str()));
        }
        assert_eq!(lines.next(), None);
    }

    #[test]
    fn figures_tell_walks_apart() {
        let wording = Wording::from(Language::English);
        for (number, one) in WALKS.iter().enumerate() {
            let first = figure(one.walk, wording);
            assert!(first.turn.is_multiple_of(45) && first.turn < 360);
            for other in &WALKS[number + 1..] {
                // With letters they are different, since letters are.
                assert!(
                    first != figure(other.walk, wording) || first.has_letters,
                    "{:?} {:?}",
                    one.walk,
                    other.walk
                );
            }
        }
    }

    #[test]
    fn the_best_known() {
        let of = |letters| {
            let Figure { shape, turn, has_letters } =
                figure(Walk::with_letters(letters), Language::English.into());
            (shape, turn, has_letters)
        };
        assert_eq!(of("Q"), (Queen, 0, false));
        assert_eq!(of("G"), (Queen, 180, false));
        assert_eq!(of("N"), (Knight, 180, false));
        assert_eq!(of("RH"), (Rook, 180, true));
    }
}
