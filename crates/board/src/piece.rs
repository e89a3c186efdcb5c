use std::fmt;
use std::num::NonZeroU64;

use crate::{Attributes, Colour, Side, Square, Walk};

/// A unit as it stands on a square: whose it is, how it moves, what else it is and, where a rule asks for it, on which
/// square it stood in the diagram.
///
/// Eight bytes, also as `Option<Piece>`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece(NonZeroU64);

// Bits 0 … 7 walk, 8 White's, 9 Black's, 10 … 16 origin + 1, 17 … 33 attributes. One of bits 8 and 9 is always set.
const WHITE: u64 = 1 << 8;
const BLACK: u64 = 1 << 9;
const OWNERS: u64 = WHITE | BLACK;
const ORIGIN_SHIFT: u64 = 10;
const ORIGIN: u64 = 127 << ORIGIN_SHIFT;
const ATTRIBUTES_SHIFT: u64 = 17;

const _: () = assert!(ATTRIBUTES_SHIFT as u32 + Attributes::BITS == u32::BITS + Piece::HIGH_BITS as u32);

impl Piece {
    /// Number of different pieces of orthodox chess.
    pub const ORTHODOX_COUNT: usize = 12;
    /// How many bits of the code do not fit into 32.
    pub(crate) const HIGH_BITS: usize = 2;

    /// The piece with this code, `None` for 0.
    #[inline(always)]
    pub(crate) const fn from_code(code: u64) -> Option<Piece> {
        match NonZeroU64::new(code) {
            Some(code) => Some(Piece(code)),
            None => None,
        }
    }

    #[inline]
    const fn from_bits(bits: u64) -> Piece {
        match NonZeroU64::new(bits) {
            Some(code) => Piece(code),
            None => unreachable!(),
        }
    }

    /// The piece of `side` with `walk`.
    #[inline]
    pub const fn new(side: Side, walk: Walk) -> Piece {
        Piece::of(
            match side {
                Side::White => Colour::White,
                Side::Black => Colour::Black,
            },
            walk,
        )
    }

    /// The piece of `colour` with `walk`.
    #[inline]
    pub const fn of(colour: Colour, walk: Walk) -> Piece {
        let owners = match colour {
            Colour::White => WHITE,
            Colour::Black => BLACK,
            Colour::Neutral => OWNERS,
        };
        Piece::from_bits(walk.index() as u64 | owners)
    }

    /// The number of the piece, 0 … 11, if it is one of orthodox chess.
    #[inline(always)]
    pub const fn orthodox_index(self) -> Option<usize> {
        let code = self.0.get();
        if code >> ORIGIN_SHIFT != 0 || code & OWNERS == OWNERS || code & 255 >= 6 {
            return None;
        }
        Some(((code & 255) * 2 + (code >> 9)) as usize)
    }

    /// All of its properties in a number.
    #[inline]
    pub const fn code(self) -> u64 {
        self.0.get()
    }

    /// Whose it is.
    #[inline]
    pub const fn colour(self) -> Colour {
        match self.0.get() & OWNERS {
            WHITE => Colour::White,
            BLACK => Colour::Black,
            _ => Colour::Neutral,
        }
    }

    /// Whether `side` moves it.
    #[inline(always)]
    pub const fn belongs_to(self, side: Side) -> bool {
        self.0.get() & (WHITE << side as u64) != 0
    }

    /// Whether both sides move it.
    #[inline]
    pub const fn is_neutral(self) -> bool {
        self.0.get() & OWNERS == OWNERS
    }

    /// How it moves.
    #[inline(always)]
    pub const fn walk(self) -> Walk {
        Walk::from_index((self.0.get() & 255) as usize)
    }

    /// What else it is.
    #[inline]
    pub const fn attributes(self) -> Attributes {
        Attributes::from_bits((self.0.get() >> ATTRIBUTES_SHIFT) as u32)
    }

    /// Whether it has all of these attributes.
    #[inline(always)]
    pub const fn is(self, attributes: Attributes) -> bool {
        self.attributes().has(attributes)
    }

    /// Whether losing it loses the game.
    #[inline(always)]
    pub const fn is_royal(self) -> bool {
        self.walk().is_king() || self.is(Attributes::ROYAL)
    }

    /// Whether it has attributes or remembers its square in the diagram.
    #[inline(always)]
    pub(crate) const fn is_marked(self) -> bool {
        self.0.get() >> ORIGIN_SHIFT != 0
    }

    /// Whether it is more than an orthodox piece of one side or of both.
    #[inline(always)]
    pub(crate) const fn is_unusual(self) -> bool {
        self.is_marked() || !self.walk().is_orthodox()
    }

    /// Where it stood in the diagram, if that is kept.
    #[inline]
    pub const fn origin(self) -> Option<Square> {
        match (self.0.get() & ORIGIN) >> ORIGIN_SHIFT {
            0 => None,
            number => Some(Square::from_index(number as usize - 1)),
        }
    }

    /// The same unit with another walk; a king that becomes something else stays royal.
    #[must_use]
    #[inline]
    pub const fn with_walk(self, walk: Walk) -> Piece {
        let royal = self.is_royal();
        let piece = Piece::from_bits(self.0.get() & !255 | walk.index() as u64);
        let attributes = self.attributes().without(Attributes::ROYAL);
        let marked = royal && !walk.is_king();
        piece.with_attributes(if marked { attributes.with(Attributes::ROYAL) } else { attributes })
    }

    /// The same unit of another colour.
    #[must_use]
    #[inline]
    pub const fn with_colour(self, colour: Colour) -> Piece {
        let owners = Piece::of(colour, Walk::PAWN).0.get() & OWNERS;
        Piece::from_bits(self.0.get() & !OWNERS | owners)
    }

    /// The same unit with these attributes instead of its own.
    #[must_use]
    #[inline]
    pub const fn with_attributes(self, attributes: Attributes) -> Piece {
        let kept = self.0.get() & ((1 << ATTRIBUTES_SHIFT) - 1);
        Piece::from_bits(kept | (attributes.bits() as u64) << ATTRIBUTES_SHIFT)
    }

    /// The same unit, which stood on `origin` in the diagram.
    #[must_use]
    #[inline]
    pub const fn with_origin(self, origin: Square) -> Piece {
        Piece::from_bits(self.0.get() & !ORIGIN | (origin.index() as u64 + 1) << ORIGIN_SHIFT)
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = match self.colour() {
            Colour::White => 'w',
            Colour::Black => 'b',
            Colour::Neutral => 'n',
        };
        write!(f, "{colour}{}", self.walk().letters())?;
        if !self.attributes().is_empty() {
            write!(f, "{:?}", self.attributes())?;
        }
        self.origin().map_or(Ok(()), |origin| write!(f, "<{origin}"))
    }
}
