//! Facts about battle play, as the table keeps them.

use board::Key;

/// What the table knows of a position with the attacker to move.
#[derive(Clone, Copy)]
pub(crate) struct Fact {
    /// The aim can be forced within this many moves; 0 if that is not proved.
    pub(crate) proved: u16,
    /// It cannot be forced within this many moves.
    pub(crate) disproved: u16,
}

impl Fact {
    /// The longest play of which a fact can speak.
    pub(crate) const LIMIT: u16 = 1023;

    pub(crate) fn unpack(bits: u32) -> Fact {
        Fact { proved: (bits >> 14) as u16 & Fact::LIMIT, disproved: (bits >> 4) as u16 & Fact::LIMIT }
    }

    /// The lowest four bits weigh what a fact cost: the number of moves it speaks of.
    pub(crate) fn pack(self) -> u32 {
        let weight = self.proved.max(self.disproved).min(15);
        u32::from(self.proved) << 14 | u32::from(self.disproved) << 4 | u32::from(weight)
    }
}

/// Tells facts about different lengths of play apart.
pub(crate) fn remaining(length: u16) -> Key {
    (Key::from(length) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
}
