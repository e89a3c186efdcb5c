/// What sort of move it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum MoveKind {
    /// A move without capture.
    Quiet,
    /// A capture on the square of arrival.
    Capture,
    /// A capture of a pawn that has passed over the square of arrival.
    EnPassant,
    /// A capture by a locust, which arrives on the square behind its victim.
    Locust,
    /// `0-0`.
    CastlingKing,
    /// `0-0-0`.
    CastlingQueen,
    /// No unit moves, the turn passes (option NullMoves).
    Null,
}
