use std::sync::Arc;

use crate::{Mark, PlayedMove};

/// One solution of help or series play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// How many half-moves are left out before the first one in the numbering of moves: with one the play begins with the
    /// second half of move 1.
    pub leading: usize,
    /// The half-moves in the order played; passes are left out. Lines that begin alike share them.
    pub half_moves: Vec<Arc<PlayedMove>>,
    /// Before which half-moves the numbering of moves begins again.
    pub restarts: Vec<usize>,
    /// What a number stands for.
    pub numbering: Numbering,
    /// A mark of the last half-move, where it has one.
    pub mark: Option<Mark>,
}

/// What the numbers in a line count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Numbering {
    /// Moves: the half-moves of the side that begins.
    #[default]
    Moves,
    /// Turns of progressive play: the half-moves that a side makes in a row share a number.
    Turns,
}

/// Solutions of help or series play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines(pub Vec<Line>);
