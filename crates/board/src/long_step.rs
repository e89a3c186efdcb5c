use crate::{Side, Square, SquareSet, between};

/// A pawn's step of two squares or more. With the next half-move the pawn can be captured en passant, as if it had stopped on
/// a square over which it passed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LongStep {
    /// Where the pawn came from.
    pub from: Square,
    /// Where it stands.
    pub to: Square,
    /// Who made the step.
    pub side: Side,
}

impl LongStep {
    /// The squares passed over.
    #[inline(always)]
    pub fn passed(self) -> SquareSet {
        between(self.from, self.to)
    }
}
