//! Moves as the units walk, before the question of check.

use std::ops::ControlFlow;

use board::{
    MoveKind, Position, Side, Square, SquareSet, Walk, bishop_attacks, king_attacks, knight_attacks,
    pawn_attacks, queen_attacks, rook_attacks,
};

use crate::castling::{king_journey, lane};
use crate::{Move, Ruleset};

/// Which moves are wanted.
pub(crate) trait Wanted {
    /// Units that may move.
    #[inline(always)]
    fn movers(&self) -> SquareSet {
        SquareSet::ALL
    }

    /// Where the unit on `from` may arrive without and with a capture.
    fn targets(&self, from: Square, walk: Walk) -> Targets;
}

/// Wanted squares of arrival of one unit.
#[derive(Clone, Copy)]
pub(crate) struct Targets {
    pub(crate) quiet: SquareSet,
    pub(crate) captures: SquareSet,
}

impl Targets {
    pub(crate) const ALL: Targets = Targets { quiet: SquareSet::ALL, captures: SquareSet::ALL };
}

/// All moves.
pub(crate) struct Everything;

impl Wanted for Everything {
    #[inline(always)]
    fn targets(&self, _: Square, _: Walk) -> Targets {
        Targets::ALL
    }
}

/// Whether a visit of moves goes on; `Break` ends it.
pub type Flow = ControlFlow<()>;

impl Ruleset {
    /// Calls `visit` for each wanted move of the side to move, in canonical order; self-check is not looked at, but
    /// captures that are illegal in themselves are left out. A king is never captured.
    #[inline(always)]
    pub(crate) fn visit_moves(
        &self,
        position: &Position,
        wanted: &impl Wanted,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let occupied = position.occupied();
        let enemy = position.side(!side);
        let takeable = enemy & !position.walk(Walk::KING);
        for from in position.side(side) & wanted.movers() {
            let piece = position.piece(from).expect("a unit of the side stands there");
            let Targets { quiet, captures } = wanted.targets(from, piece.walk());
            let reach = match piece.walk() {
                Walk::PAWN => {
                    self.visit_pawn(position, from, quiet, captures & takeable, visit)?;
                    continue;
                }
                Walk::KNIGHT => knight_attacks(from),
                Walk::BISHOP => bishop_attacks(from, occupied),
                Walk::ROOK => rook_attacks(from, occupied),
                Walk::QUEEN => queen_attacks(from, occupied),
                _ => king_attacks(from),
            };
            for to in reach & ((quiet & !occupied) | (captures & takeable)) {
                let kind = if enemy.contains(to) { MoveKind::Capture } else { MoveKind::Quiet };
                if kind == MoveKind::Capture
                    && self.capabilities().captures_can_be_illegal
                    && !self.capturer_finds_home(piece, from, to, to, occupied)
                {
                    continue;
                }
                visit(Move { from, to, kind, promotion: None })?;
            }
            if piece.walk() == Walk::KING && position.castling().allows_any(side) {
                self.visit_castling(position, side, visit)?;
            }
        }
        Flow::Continue(())
    }

    #[inline(always)]
    fn visit_pawn(
        &self,
        position: &Position,
        from: Square,
        quiet: SquareSet,
        captures: SquareSet,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let occupied = position.occupied();
        let forward = if side == Side::White { 1 } else { -1 };
        let (file, rank) = (i32::from(from.file()), i32::from(from.rank()));
        if from.rank() == side.rank(0) {
            return Flow::Continue(());
        }
        // A pawn on its last rank, possible only in a diagram, has no square before it.
        let Some(one) = Square::try_new(file, rank + forward) else {
            return Flow::Continue(());
        };
        let mut targets = pawn_attacks(side, from) & captures;
        if !occupied.contains(one) {
            targets |= SquareSet::of(one) & quiet;
            if from.rank() == side.rank(1)
                && let Some(two) = Square::try_new(file, rank + 2 * forward)
                && !occupied.contains(two)
            {
                targets |= SquareSet::of(two) & quiet;
            }
        }
        // In set play the square can have been passed over by an own pawn.
        let en_passant = position
            .en_passant()
            .filter(|&passed| passed.rank() == side.rank(5) && pawn_attacks(side, from).contains(passed));
        if let Some(passed) = en_passant {
            targets = targets.with(passed);
        }
        let promotes = one.rank() == side.rank(7);
        let piece = position.piece(from).expect("the pawn stands there");
        for to in targets {
            let kind = if Some(to) == en_passant {
                MoveKind::EnPassant
            } else if to.file() != from.file() {
                MoveKind::Capture
            } else {
                MoveKind::Quiet
            };
            let mut emit = |promotion: Option<Walk>| {
                let mv = Move { from, to, kind, promotion };
                if self.capabilities().captures_can_be_illegal
                    && let Some(capture) = mv.capture()
                {
                    let capturer = promotion.map_or(piece, |walk| piece.with_walk(walk));
                    if !self.capturer_finds_home(capturer, from, to, capture, occupied) {
                        return Flow::Continue(());
                    }
                }
                visit(mv)
            };
            if promotes {
                for walk in Walk::PROMOTIONS {
                    emit(Some(walk))?;
                }
            } else {
                emit(None)?;
            }
        }
        Flow::Continue(())
    }

    /// Castling whose king neither stands in check nor passes over an attacked square; the square of arrival is left
    /// to the test for self-check.
    #[inline(never)]
    fn visit_castling(&self, position: &Position, side: Side, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
        let occupied = position.occupied();
        for (wing, kind) in [
            (board::CastlingWing::Queen, MoveKind::CastlingQueen),
            (board::CastlingWing::King, MoveKind::CastlingKing),
        ] {
            if !position.castling().allows(side, wing) || (lane(side, kind) & occupied).any() {
                continue;
            }
            let (from, to) = king_journey(side, kind);
            let passed = Square::new((from.file() + to.file()) / 2, from.rank());
            if self.is_attacked(position, from, !side, occupied)
                || self.is_attacked(position, passed, !side, occupied.without(from).with(passed))
            {
                continue;
            }
            visit(Move { from, to, kind, promotion: None })?;
        }
        Flow::Continue(())
    }
}
