use std::ops::BitOr;

/// What a unit is beside its colour and its walk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Attributes(u32);

impl Attributes {
    /// How many there are; each is one of the lowest bits.
    pub(crate) const BITS: u32 = 17;
    /// An ordinary unit.
    pub const NONE: Attributes = Attributes(0);
    /// Royal though its walk is not the king's.
    pub const ROYAL: Attributes = Attributes(1);
    /// Vanishes with its victim.
    pub const KAMIKAZE: Attributes = Attributes(2);
    /// Changes its walk with every move.
    pub const CHAMELEON: Attributes = Attributes(4);
    /// Comes from a pawn (Frischauf).
    pub const PROMOTED: Attributes = Attributes(8);
    /// Captures nobody, but enemy units that it attacks cannot move.
    pub const PARALYSING: Attributes = Attributes(16);
    /// Must stand beside another unit after its move.
    pub const JIGGER: Attributes = Attributes(32);
    /// Changes its colour with its first move to a square of the other shade.
    pub const VOLAGE: Attributes = Attributes(64);
    /// Moves only while it is attacked.
    pub const FUNCTIONARY: Attributes = Attributes(128);
    /// Neutral after a move as a unit of one side, of the mover's side after a move as a neutral unit.
    pub const HALF_NEUTRAL: Attributes = Attributes(256);
    /// Cannot be captured.
    pub const UNCAPTURABLE: Attributes = Attributes(512);
    /// Takes the walk of the unit that it captures.
    pub const PROTEAN: Attributes = Attributes(1024);
    /// The hurdle over which it moves changes its colour.
    pub const HURDLE_COLOUR_CHANGING: Attributes = Attributes(2048);
    /// Neutral after a move with which it gives check; if it was neutral, of the mover's side.
    pub const ANDA: Attributes = Attributes(1 << 12);
    /// Neutral after a move with which it gives no check; if it was neutral, of the mover's side.
    pub const ANDA_INVERSE: Attributes = Attributes(1 << 13);
    /// Changes the colour of units that it begins to attack.
    pub const MAGIC: Attributes = Attributes(1 << 14);
    /// The hurdle over which it moves makes a move of the same kind.
    pub const BUL: Attributes = Attributes(1 << 15);
    /// The hurdle over which it moves makes a move of its own.
    pub const DOB: Attributes = Attributes(1 << 16);
    /// Those that concern the hurdle over which the unit moves.
    pub const ABOUT_HURDLES: Attributes = Attributes(1 << 11 | 1 << 15 | 1 << 16);
    /// Those that change nothing about moves and captures, except that a unit may vanish with its victim.
    pub const PLAIN: Attributes = Attributes(1 | 2 | 8);

    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Attributes {
        Attributes(bits)
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` are among these.
    #[inline]
    pub const fn has(self, other: Attributes) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether some of `other` are among these.
    #[inline]
    pub const fn has_some(self, other: Attributes) -> bool {
        self.0 & other.0 != 0
    }

    /// Those that are also among `other`.
    #[must_use]
    #[inline]
    pub const fn only(self, other: Attributes) -> Attributes {
        Attributes(self.0 & other.0)
    }

    /// These and `other`.
    #[must_use]
    #[inline]
    pub const fn with(self, other: Attributes) -> Attributes {
        Attributes(self.0 | other.0)
    }

    /// These without `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Attributes) -> Attributes {
        Attributes(self.0 & !other.0)
    }
}

impl BitOr for Attributes {
    type Output = Attributes;
    #[inline]
    fn bitor(self, other: Attributes) -> Attributes {
        self.with(other)
    }
}
