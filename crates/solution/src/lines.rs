use crate::{Mark, PlayedMove};

/// One solution of help or series play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Half-moves in the order played. `None` stands for a half-move that nobody makes: the passing side of a series,
    /// or the half-move before set play.
    pub half_moves: Vec<Option<PlayedMove>>,
    /// A mark of the last half-move, where it has one.
    pub mark: Option<Mark>,
}

/// Solutions of help or series play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines(pub Vec<Line>);
