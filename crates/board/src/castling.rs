use crate::{Side, Square, SquareSet};

/// Towards which rook a king castles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingWing {
    /// `0-0`, towards the h-file.
    King,
    /// `0-0-0`, towards the a-file.
    Queen,
}

/// Which kings and rooks on their home squares may still castle.
///
/// One bit a unit (not a wing), because fairy rules can give a single king or rook its right back: castling needs the
/// bit of the king and the bit of the rook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: CastlingRights = CastlingRights(0);

    /// The home squares whose units can have a right: e1, h1, a1, e8, h8, a8.
    pub const SQUARES: [Square; 6] = [
        Square::new(4, 0),
        Square::new(7, 0),
        Square::new(0, 0),
        Square::new(4, 7),
        Square::new(7, 7),
        Square::new(0, 7),
    ];

    /// The same squares as a set.
    pub const ALL_SQUARES: SquareSet = {
        let mut set = SquareSet::EMPTY;
        let mut i = 0;
        while i < CastlingRights::SQUARES.len() {
            set = set.with(CastlingRights::SQUARES[i]);
            i += 1;
        }
        set
    };

    #[inline]
    const fn bit(square: Square) -> u8 {
        match square.index() {
            4 => 1,
            7 => 2,
            0 => 4,
            60 => 8,
            63 => 16,
            56 => 32,
            _ => 0,
        }
    }

    /// The rights of the units on those of the squares that are home squares.
    pub const fn of(squares: SquareSet) -> CastlingRights {
        const fn rank(squares: u64) -> u64 {
            (squares >> 4 & 1) | (squares >> 7 & 1) << 1 | (squares & 1) << 2
        }
        CastlingRights((rank(squares.0) | rank(squares.0 >> 56) << 3) as u8)
    }

    /// Those rights that are also among `others`.
    #[must_use]
    pub const fn only(self, others: CastlingRights) -> CastlingRights {
        CastlingRights(self.0 & others.0)
    }

    /// These rights and `others`.
    #[must_use]
    pub const fn and(self, others: CastlingRights) -> CastlingRights {
        CastlingRights(self.0 | others.0)
    }

    /// The bits as a number below 64.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The rights with this number, see [`CastlingRights::index`]; higher bits are left out.
    pub const fn from_index(index: u8) -> CastlingRights {
        CastlingRights(index & 63)
    }

    /// Whether nobody may castle.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the unit on this home square keeps its right.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 & CastlingRights::bit(square) != 0
    }

    /// With the right of the unit on `square`; any other square changes nothing.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> CastlingRights {
        CastlingRights(self.0 | CastlingRights::bit(square))
    }

    /// Without the right of a unit on `square`; any other square changes nothing.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> CastlingRights {
        CastlingRights(self.0 & !CastlingRights::bit(square))
    }

    /// Whether king and rook of that wing both have their right.
    #[inline]
    pub const fn allows(self, side: Side, wing: CastlingWing) -> bool {
        let wanted = match wing {
            CastlingWing::King => 0b011,
            CastlingWing::Queen => 0b101,
        } << (3 * side as u8);
        self.0 & wanted == wanted
    }

    /// Whether `side` may castle on at least one wing.
    #[inline]
    pub const fn allows_any(self, side: Side) -> bool {
        self.allows(side, CastlingWing::King) || self.allows(side, CastlingWing::Queen)
    }

    /// Without the bits of rooks whose king has no right: idle as long as a king cannot regain its own.
    #[must_use]
    #[inline]
    pub const fn without_kingless(self) -> CastlingRights {
        let mut bits = self.0;
        if bits & 0b001 == 0 {
            bits &= !0b111;
        }
        if bits & 0b001_000 == 0 {
            bits &= !0b111_000;
        }
        CastlingRights(bits)
    }

    /// Without the bits of kings none of whose rooks has a right: idle as long as a rook cannot regain its own.
    #[must_use]
    #[inline]
    pub const fn without_rookless(self) -> CastlingRights {
        let mut bits = self.0;
        if bits & 0b110 == 0 {
            bits &= !0b111;
        }
        if bits & 0b110_000 == 0 {
            bits &= !0b111_000;
        }
        CastlingRights(bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rights_of_squares() {
        for square in Square::all() {
            assert_eq!(CastlingRights::of(SquareSet::of(square)), CastlingRights::NONE.with(square));
        }
        let all = CastlingRights::SQUARES.into_iter().fold(CastlingRights::NONE, CastlingRights::with);
        assert_eq!(CastlingRights::of(SquareSet::ALL), all);
        assert_eq!(all.only(CastlingRights::of(SquareSet::rank(0))).index(), 0b111);
    }
}
