use std::fmt;

/// How a unit moves. Numbers 0 … 5 are the orthodox walks; those from [`Walk::COUNT`] on are walks that a problem defines
/// itself: what they are and how they are called stands in the problem.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Walk(u8);

/// English letters of the walks, by number.
#[rustfmt::skip]
const LETTERS: [&str; 162] = [
    "P", "S", "B", "R", "Q", "K", "G", "N", "L", "LE", "MA", "PA", "VA", "RO", "Z", "CA",
    "GI", "RF", "BU", "WE", "AL", "FE", "DA", "LI", "NE", "BP", "AM", "EM", "PR", "GN", "AN", "SQ",
    "WA", "DR", "KA", "SS", "UU", "HA", "M", "EA", "SW", "AR", "RB", "C", "NH", "DU", "CR", "ZR",
    "GR", "CH", "ZH", "GH", "DS", "BK", "EQ", "CT", "BS", "SP", "RL", "BL", "SI", "TR", "ND", "O",
    "EH", "MO", "RR", "BR", "AO", "OA", "RH", "BH", "EK", "BT", "GT", "SK", "CY", "CG", "RN", "RP",
    "OK", "37", "G2", "G3", "16", "24", "35", "DG", "KH", "OR", "15", "25", "GL", "LR", "LB", "LN",
    "WR", "FR", "BI", "ET", "NA", "RM", "RE", "RW", "BM", "BE", "BW", "RA", "SO", "MG", "36", "NL",
    "ML", "MM", "F", "DO", "RT", "BO", "QE", "QF", "QQ", "B1", "B2", "B3", "CP", "RK", "PP", "LS",
    "ZE", "BN", "S2", "S4", "S1", "S3", "QN", "DK", "DB", "NO", "TH", "LH", "GE", "GF", "KL", "KO",
    "KP", "SH", "GY", "MS", "PO", "MP", "MH", "ST", "SE", "FA", "LO", "SA", "AH", "OH", "HC", "EE",
    "EN", "SC",
];

impl Walk {
    /// Number of walks that are the same in every problem.
    pub const COUNT: usize = LETTERS.len();
    /// Number of walks that a problem can define itself.
    pub const OWN_COUNT: usize = 64;

    /// Pawn.
    pub const PAWN: Walk = Walk(0);
    /// Knight.
    pub const KNIGHT: Walk = Walk(1);
    /// Bishop.
    pub const BISHOP: Walk = Walk(2);
    /// Rook.
    pub const ROOK: Walk = Walk(3);
    /// Queen.
    pub const QUEEN: Walk = Walk(4);
    /// King; a unit with this walk is royal.
    pub const KING: Walk = Walk(5);
    /// Grasshopper.
    pub const GRASSHOPPER: Walk = Walk(6);
    /// Nightrider.
    pub const NIGHTRIDER: Walk = Walk(7);
    /// Locust.
    pub const LOCUST: Walk = Walk(8);
    /// Dummy, which never moves.
    pub const DUMMY: Walk = Walk::with_letters("DU");
    /// Berolina pawn: it steps diagonally and captures straight on.
    pub const BEROLINA_PAWN: Walk = Walk::with_letters("BP");
    /// Protean pawn: it walks like a pawn of the other side, backwards.
    pub const PROTEAN_PAWN: Walk = Walk::with_letters("PP");
    /// Marine pawn.
    pub const MARINE_PAWN: Walk = Walk::with_letters("MP");
    /// Radial knight.
    pub const RADIAL_KNIGHT: Walk = Walk::with_letters("RK");
    /// Orphan.
    pub const ORPHAN: Walk = Walk::with_letters("O");
    /// Friend.
    pub const FRIEND: Walk = Walk::with_letters("F");
    /// The walks of pawns, which promote, to which nobody promotes and which are at home on the second rank: pawn,
    /// Berolina pawn, Berolina superpawn, superpawn, protean pawn, marine pawn. Chinese pawns, dragons, gryphons and ships
    /// are pieces.
    pub const PAWNS: [Walk; 6] = [
        Walk::PAWN,
        Walk::BEROLINA_PAWN,
        Walk::with_letters("BS"),
        Walk::with_letters("SP"),
        Walk::PROTEAN_PAWN,
        Walk::MARINE_PAWN,
    ];
    /// The walks whose units are royal, and to which nobody promotes: king, poseidon, sting.
    pub const KINGS: [Walk; 3] = [Walk::KING, Walk::with_letters("PO"), Walk::with_letters("ST")];
    /// The orthodox walks in the order of their numbers.
    pub const ORTHODOX: [Walk; 6] =
        [Walk::PAWN, Walk::KNIGHT, Walk::BISHOP, Walk::ROOK, Walk::QUEEN, Walk::KING];
    /// What an orthodox pawn may promote to, in the order in which moves are listed.
    pub const PROMOTIONS: [Walk; 4] = [Walk::QUEEN, Walk::KNIGHT, Walk::ROOK, Walk::BISHOP];
    /// What a marine pawn may promote to: siren, triton, nereid, marine knight.
    pub const MARINE_PROMOTIONS: [Walk; 4] = [
        Walk::with_letters("SI"),
        Walk::with_letters("TR"),
        Walk::with_letters("ND"),
        Walk::with_letters("MS"),
    ];

    /// The walk with this number.
    ///
    /// # Panics
    /// If there is no such walk.
    #[inline]
    pub const fn from_index(index: usize) -> Walk {
        assert!(index < Walk::COUNT + Walk::OWN_COUNT);
        Walk(index as u8)
    }

    /// The walk that a problem defines at this place of its table of walks.
    ///
    /// # Panics
    /// If `index` is not less than [`Walk::OWN_COUNT`].
    #[inline]
    pub const fn own(index: usize) -> Walk {
        assert!(index < Walk::OWN_COUNT);
        Walk::from_index(Walk::COUNT + index)
    }

    /// Whether it is a walk that the problem defines itself.
    #[inline(always)]
    pub const fn is_own(self) -> bool {
        self.index() >= Walk::COUNT
    }

    /// The place in the problem's table of walks of a walk that the problem defines itself.
    #[inline(always)]
    pub const fn own_index(self) -> Option<usize> {
        self.index().checked_sub(Walk::COUNT)
    }

    /// The number of the walk.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one of the six walks of orthodox chess.
    #[inline]
    pub const fn is_orthodox(self) -> bool {
        self.0 < 6
    }

    /// Whether it is one of [`Walk::PAWNS`].
    #[inline(always)]
    pub const fn is_pawn(self) -> bool {
        const PAWNS: Walks = Walks::of(&Walk::PAWNS);
        PAWNS.have(self)
    }

    /// Whether it is one of [`Walk::KINGS`].
    #[inline(always)]
    pub const fn is_king(self) -> bool {
        const KINGS: Walks = Walks::of(&Walk::KINGS);
        KINGS.have(self)
    }

    /// The English letters of problem chess: K Q R B S P (S is the knight), G, N, … A walk that the problem defines itself
    /// has `own` in their place, since only the problem knows its name.
    pub const fn letters(self) -> &'static str {
        if self.is_own() { "own" } else { LETTERS[self.index()] }
    }

    /// The walk with these English letters, large.
    ///
    /// # Panics
    /// If there is no such walk.
    pub const fn with_letters(letters: &str) -> Walk {
        let mut number = 0;
        while number < Walk::COUNT {
            if is_equal(LETTERS[number].as_bytes(), letters.as_bytes()) {
                return Walk(number as u8);
            }
            number += 1;
        }
        panic!("no walk has these letters")
    }

    /// All walks that are the same in every problem, by number.
    pub fn all() -> impl Iterator<Item = Walk> {
        (0..Walk::COUNT).map(Walk::from_index)
    }
}

/// A set of walks, a bit for each number.
struct Walks([u64; 4]);

impl Walks {
    #[inline]
    const fn of(walks: &[Walk]) -> Walks {
        let mut bits = [0; 4];
        let mut at = 0;
        while at < walks.len() {
            bits[walks[at].index() / 64] |= 1 << (walks[at].index() % 64);
            at += 1;
        }
        Walks(bits)
    }

    #[inline(always)]
    const fn have(&self, walk: Walk) -> bool {
        self.0[walk.index() / 64] >> (walk.index() % 64) & 1 != 0
    }
}

const fn is_equal(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}

impl fmt::Debug for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.own_index() {
            Some(index) => write!(f, "own {index}"),
            None => f.write_str(self.letters()),
        }
    }
}

const _: () = assert!(Walk::COUNT + Walk::OWN_COUNT <= 1 << u8::BITS, "the number of a walk has eight bits");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Piece, Side};

    #[test]
    fn own_walks_follow_the_fixed_ones() {
        for index in [0, 1, Walk::OWN_COUNT - 1] {
            let walk = Walk::own(index);
            assert_eq!(walk.own_index(), Some(index));
            assert_eq!(Piece::new(Side::Black, walk).walk(), walk);
            assert!(walk.is_own() && !walk.is_orthodox() && !walk.is_pawn() && !walk.is_king());
            assert_eq!((walk.letters(), format!("{walk:?}")), ("own", format!("own {index}")));
        }
        assert!(Walk::all().all(|walk| !walk.is_own() && walk.own_index().is_none()));
    }
}
