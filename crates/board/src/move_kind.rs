use crate::Square;

/// What sort of move it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum MoveKind {
    /// A move without capture.
    Quiet,
    /// A capture on the square of arrival.
    Capture,
    /// A capture of the pawn on this square, which has just passed over another one: that of arrival, or the one over which a
    /// marine unit jumps.
    EnPassant(Square),
    /// A capture of the unit on this square by one that arrives elsewhere, on an empty square (locusts and others).
    Passing(Square),
    /// `0-0`.
    CastlingKing,
    /// `0-0-0`.
    CastlingQueen,
    /// No unit moves, the turn passes (option NullMoves).
    Null,
}
