//! A move in the middle of being played.

use board::{Effect, EffectSink, Piece, Position, Side, Square, SquareSet};

use crate::attributes::magic::View;
use crate::rebirth::Moving;
use crate::{Choice, Move};

/// What a stage needs to know before the move can go on: one of these choices about a rebirth or a hurdle.
#[derive(Clone, Debug)]
pub(crate) enum Question {
    /// About the capturer.
    Capturer {
        /// What can be chosen.
        choices: Vec<Choice>,
        /// As for the captured unit.
        settled: bool,
    },
    /// About the captured unit.
    Captured {
        /// What can be chosen.
        choices: Vec<Choice>,
        /// Whether each choice is known to lead to a move that asks nothing more, is legal in itself and takes no royal
        /// unit away.
        settled: bool,
    },
    /// Over which of these hurdles the unit has gone.
    Over(SquareSet),
    /// About the move of the hurdle.
    Hurdle {
        /// What can be chosen.
        choices: Vec<Choice>,
        /// Whether each choice is known to lead to a move that asks nothing more and is legal in itself, and that takes a
        /// royal unit away if it captures one.
        settled: bool,
    },
}

/// How far the play of a move has come.
#[derive(Clone, Debug)]
enum Progress {
    Going,
    Illegal,
    Asks(Box<Question>),
}

/// A move in the middle of being played.
pub(crate) struct Change<'a, S> {
    pub(crate) position: &'a mut Position,
    sink: &'a mut S,
    pub(crate) mv: Move,
    /// Who moves.
    pub(crate) side: Side,
    /// The mover before the move.
    pub(crate) before: Piece,
    /// The mover now.
    pub(crate) mover: Piece,
    /// Where the mover stands now; `None` if it has vanished.
    pub(crate) stands_on: Option<Square>,
    pub(crate) captured: Option<(Square, Piece)>,
    /// Squares onto which units were reborn or came up.
    pub(crate) arrived: SquareSet,
    /// Squares of units that have gone over to the other side.
    pub(crate) turned: SquareSet,
    /// Where the unit captured with this move has been reborn.
    pub(crate) reborn: Option<Square>,
    /// The hurdle of the move, where it matters.
    pub(crate) hurdle: Option<Square>,
    /// From where to where the hurdle has moved.
    pub(crate) hurdle_move: Option<(Square, Square)>,
    /// What magic units attacked before the move.
    pub(crate) views: Vec<View>,
    /// Whether the move is only played to know whether it takes the opponent's king.
    pub(crate) only_takes_king: bool,
    progress: Progress,
}

impl<'a, S: EffectSink> Change<'a, S> {
    #[inline(always)]
    pub(crate) fn new(position: &'a mut Position, mv: Move, sink: &'a mut S) -> Change<'a, S> {
        let mover = position.piece(mv.from).expect("a move starts from a unit");
        let side = position.turn();
        Change {
            position,
            sink,
            mv,
            side,
            before: mover,
            mover,
            stands_on: Some(mv.to),
            captured: None,
            arrived: SquareSet::EMPTY,
            turned: SquareSet::EMPTY,
            reborn: None,
            hurdle: None,
            hurdle_move: None,
            views: Vec::new(),
            only_takes_king: false,
            progress: Progress::Going,
        }
    }

    #[inline(always)]
    pub(crate) fn apply(&mut self, effect: Effect) {
        self.position.apply(&effect);
        self.sink.record(effect);
    }

    pub(crate) fn forbid(&mut self) {
        self.progress = Progress::Illegal;
    }

    pub(crate) fn ask(&mut self, question: Question) {
        self.progress = Progress::Asks(Box::new(question));
    }

    #[inline(always)]
    pub(crate) fn is_stopped(&self) -> bool {
        !matches!(self.progress, Progress::Going)
    }

    /// `Ok` if the move was played to its end, the open question if there is one, `Err(None)` if the move is illegal.
    pub(crate) fn outcome(self) -> Result<(), Option<Question>> {
        match self.progress {
            Progress::Going => Ok(()),
            Progress::Illegal => Err(None),
            Progress::Asks(question) => Err(Some(*question)),
        }
    }

    /// What the move lends to a rebirth.
    pub(crate) fn moving(&self, vector: (i32, i32)) -> Moving {
        Moving { before: self.before, now: self.mover, from: self.mv.origin(), vector }
    }

    /// Puts a unit that is not on the board onto an empty square.
    pub(crate) fn create(&mut self, square: Square, piece: Piece, reason: board::Reason) {
        self.apply(Effect::Create { square, piece, reason });
        self.arrived = self.arrived.with(square);
        // A capture that was put off concerns a unit that was not on the board before.
        if reason == board::Reason::RebirthOfCaptured && self.position.pending().is_none() {
            self.reborn = Some(square);
        }
    }
}
