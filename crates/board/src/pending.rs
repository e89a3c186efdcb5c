use crate::{Piece, Side, Square};

/// A capture whose rebirth is still due, as far as it depends on the capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PendingCapture {
    /// What was captured.
    pub victim: Piece,
    /// Where the victim stood.
    pub square: Square,
    /// Which side captured.
    pub side: Side,
    /// Where the capturer stands and what it is, if it is the one to be reborn.
    pub capturer: Option<(Square, Piece)>,
    /// Whether it was the last half-move, if that matters.
    pub fresh: bool,
}

/// A unit under another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hidden {
    /// On which square.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
}
