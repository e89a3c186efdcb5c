use std::fmt;
use std::num::NonZeroU8;

use crate::{Side, Walk};

/// A unit as it stands on a square: whose it is and how it moves.
///
/// One byte, also as `Option<Piece>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece(NonZeroU8);

impl Piece {
    /// Number of different pieces; [`Piece::index`] is below it.
    pub const COUNT: usize = 12;

    /// The piece of `side` with `walk`.
    pub const fn new(side: Side, walk: Walk) -> Piece {
        match NonZeroU8::new(1 + (walk.index() as u8) * 2 + side as u8) {
            Some(code) => Piece(code),
            None => unreachable!(),
        }
    }

    /// 0 … [`Piece::COUNT`] - 1.
    pub const fn index(self) -> usize {
        (self.0.get() - 1) as usize
    }

    /// Whose it is.
    pub const fn side(self) -> Side {
        if self.index().is_multiple_of(2) { Side::White } else { Side::Black }
    }

    /// How it moves.
    pub const fn walk(self) -> Walk {
        Walk::from_index(self.index() / 2)
    }

    /// The same side's piece with another walk.
    #[must_use]
    pub const fn with_walk(self, walk: Walk) -> Piece {
        Piece::new(self.side(), walk)
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.side() == Side::White { 'w' } else { 'b' };
        write!(f, "{side}{}", self.walk().letter())
    }
}
