use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// One of the two sides that move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// White.
    White = 0,
    /// Black.
    Black = 1,
}

impl Side {
    /// White, Black.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// 0 = White, 1 = Black.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    #[inline]
    pub const fn opponent(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// `rank` (0 … 7) as this side counts it: 0 is its own back rank.
    #[inline]
    pub const fn rank(self, rank: u8) -> u8 {
        match self {
            Side::White => rank,
            Side::Black => 7 - rank,
        }
    }
}

impl Not for Side {
    type Output = Side;
    #[inline]
    fn not(self) -> Side {
        self.opponent()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "White",
            Side::Black => "Black",
        })
    }
}

/// What a unit's owner is: a side, or both sides for a neutral unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// A white unit.
    White,
    /// A black unit.
    Black,
    /// A unit that both sides may move.
    Neutral,
}

impl Colour {
    /// The only side that moves the unit, `None` if both do.
    #[inline]
    pub const fn side(self) -> Option<Side> {
        match self {
            Colour::White => Some(Side::White),
            Colour::Black => Some(Side::Black),
            Colour::Neutral => None,
        }
    }
}

impl From<Side> for Colour {
    #[inline]
    fn from(side: Side) -> Colour {
        match side {
            Side::White => Colour::White,
            Side::Black => Colour::Black,
        }
    }
}

/// Two values, one a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T>(pub [T; 2]);

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}
