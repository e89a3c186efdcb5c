use std::ops::BitOr;

/// What a unit is beside its colour and its walk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Attributes(u16);

impl Attributes {
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

    /// Number of bits in use.
    pub(crate) const BITS: u32 = 15;

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u16) -> Attributes {
        Attributes(bits)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` are among these.
    pub const fn has(self, other: Attributes) -> bool {
        self.0 & other.0 == other.0
    }

    /// These and `other`.
    #[must_use]
    pub const fn with(self, other: Attributes) -> Attributes {
        Attributes(self.0 | other.0)
    }

    /// These without `other`.
    #[must_use]
    pub const fn without(self, other: Attributes) -> Attributes {
        Attributes(self.0 & !other.0)
    }
}

impl BitOr for Attributes {
    type Output = Attributes;
    fn bitor(self, other: Attributes) -> Attributes {
        self.with(other)
    }
}
