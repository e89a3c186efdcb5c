//! Whether a move known from elsewhere is legal in a position, without a look at all others.

use board::{MoveKind, Position, Square, SquareSet, Walk};

use crate::generate::{Flow, Targets, Wanted};
use crate::{Choice, Move, Pick, Ruleset};

/// One move and perhaps some like it.
struct Single(Move);

impl Wanted for Single {
    #[inline(always)]
    fn movers(&self) -> SquareSet {
        SquareSet::of(self.0.from)
    }

    #[inline(always)]
    fn targets(&self, _: Square, _: Walk) -> Targets {
        let mv = self.0;
        let (quiet, captures) = match mv.capture() {
            // A rule may give a move onto an empty square the looks of a capture.
            Some(square) => (SquareSet::of(mv.to), SquareSet::of(square)),
            None => (SquareSet::of(mv.to), SquareSet::EMPTY),
        };
        Targets { quiet, captures, en_passant: matches!(mv.kind, MoveKind::EnPassant(_)) }
    }

    #[inline(always)]
    fn rebirth_squares(&self, _: &Position, mv: Move) -> SquareSet {
        let picked = |choice: Choice| match choice.square {
            Pick::At(square) => SquareSet::of(square),
            Pick::Open | Pick::Nowhere => SquareSet::ALL,
        };
        if mv.to == self.0.to { picked(self.0.captured) } else { SquareSet::EMPTY }
    }

    #[inline(always)]
    fn castling(&self) -> bool {
        matches!(self.0.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen)
    }
}

impl Ruleset {
    /// The position after `mv`, a legal move of some position under these rules, if it is legal in this one; `None` also
    /// where it would take a look at all other moves to know that.
    pub fn after_if_legal(&self, position: &Position, mv: Move) -> Option<Position> {
        let side = position.turn();
        let is_there = mv.kind != MoveKind::Null
            && !self.maximummer[side]
            && position.side(side).contains(mv.from)
            && self.visit_one(position, mv).is_break();
        if !is_there {
            return None;
        }
        let after = self.after(position, mv);
        self.is_legal_outcome(position, &after).then_some(after)
    }

    #[inline(never)]
    fn visit_one(&self, position: &Position, mv: Move) -> Flow {
        self.visit_moves(position, &Single(mv), &mut |other| {
            if other == mv { Flow::Break(()) } else { Flow::Continue(()) }
        })
    }
}
