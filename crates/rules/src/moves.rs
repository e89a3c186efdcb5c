use board::{MoveKind, Square, Walk};

/// A half-move as the player chooses it. What it leads to is decided by [`crate::Ruleset::play`].
///
/// The order of moves (square of departure from a1 to h8, then square of arrival, then promotion) is the order in which
/// solutions are listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Square of departure.
    pub from: Square,
    /// Square of arrival, before any rebirth of the mover.
    pub to: Square,
    /// What sort of move.
    pub kind: MoveKind,
    /// What a pawn becomes on its promotion rank.
    pub promotion: Option<Walk>,
}

impl Move {
    /// The square on which the captured unit stands.
    pub fn capture(self) -> Option<Square> {
        match self.kind {
            MoveKind::Capture => Some(self.to),
            MoveKind::EnPassant => Some(Square::new(self.to.file(), self.from.rank())),
            MoveKind::Quiet | MoveKind::CastlingKing | MoveKind::CastlingQueen => None,
        }
    }
}
