//! Moves that can give check, known before they are played.

use board::{
    Piece, Position, Square, SquareSet, Walk, between, bishop_attacks, king_attacks, knight_attacks,
    line_through, pawn_attacks, rook_attacks,
};

use crate::attacks::plain_attackers;
use crate::generate::{Flow, Targets, Wanted};
use crate::{Move, Ruleset};

/// What a move of the side to move needs to give check: a necessary condition.
///
/// A move without capture moves nothing but its unit, under all rules. So the unit itself attacks the king from its
/// square of arrival, or it has opened a line, or it has left the home square without which another unit could not have
/// taken the king. For captures the same holds under `checks_come_from_movement` (a rebirth of the captured unit can
/// only close lines); else all of them are candidates.
struct CanCheck {
    king: Square,
    by_walk: [SquareSet; 6],
    /// Own units whose leaving can open a line to the king.
    shields: SquareSet,
    /// Own units whose leaving frees a home square that another one needs to take the king.
    home_blockers: SquareSet,
    /// Captures that are candidates whatever unit makes them.
    all_captures: SquareSet,
    promoting: SquareSet,
}

impl CanCheck {
    /// `None` if the opponent has no king and so is never in check.
    #[inline(always)]
    fn new(rules: &Ruleset, position: &Position) -> Option<CanCheck> {
        let side = position.turn();
        let king = position.king(!side)?;
        let occupied = position.occupied();
        let bishop = bishop_attacks(king, occupied);
        let rook = rook_attacks(king, occupied);
        let own = position.side(side);
        let queens = position.walk(Walk::QUEEN);
        let mut shields = SquareSet::EMPTY;
        let snipers = ((bishop_attacks(king, SquareSet::EMPTY) & (position.walk(Walk::BISHOP) | queens))
            | (rook_attacks(king, SquareSet::EMPTY) & (position.walk(Walk::ROOK) | queens)))
            & own;
        for sniper in snipers {
            let shield = between(king, sniper) & occupied;
            if !shield.has_several() {
                shields |= shield;
            }
        }
        let mut home_blockers = SquareSet::EMPTY;
        if !rules.capabilities().plain_checks {
            for from in plain_attackers(position, king, side, occupied) {
                let piece = position.piece(from).expect("an attacker stands on its square");
                home_blockers |= rules.homes_for_capture(piece, king);
            }
        }
        let captures =
            if rules.capabilities().checks_come_from_movement { SquareSet::EMPTY } else { SquareSet::ALL };
        Some(CanCheck {
            king,
            by_walk: [
                pawn_attacks(!side, king),
                knight_attacks(king),
                bishop,
                rook,
                bishop | rook,
                // Orthodox kings never come near each other.
                if rules.capabilities().plain_checks { SquareSet::EMPTY } else { king_attacks(king) },
            ],
            shields,
            home_blockers,
            all_captures: captures,
            promoting: SquareSet::rank(side.rank(6)),
        })
    }
}

impl Wanted for CanCheck {
    #[inline(always)]
    fn targets(&self, from: Square, walk: Walk) -> Targets {
        if self.home_blockers.contains(from) || (walk == Walk::PAWN && self.promoting.contains(from)) {
            return Targets::ALL;
        }
        let mut squares = self.by_walk[walk.index()];
        if self.shields.contains(from) {
            squares |= !line_through(self.king, from);
        }
        Targets { quiet: squares, captures: squares | self.all_captures }
    }
}

impl Ruleset {
    /// Calls `visit` for each legal move of the side to move that gives check and for the position it leads to, in
    /// canonical order.
    #[inline(always)]
    pub fn visit_checks(&self, position: &Position, visit: &mut impl FnMut(Move, &Position) -> Flow) -> Flow {
        let side = position.turn();
        let Some(wanted) = CanCheck::new(self, position) else {
            return Flow::Continue(());
        };
        self.visit_moves(position, &wanted, &mut |mv| {
            let after = self.after(position, mv);
            if self.in_check(&after, !side) && !self.in_check(&after, side) {
                visit(mv, &after)
            } else {
                Flow::Continue(())
            }
        })
    }

    /// Squares one of which must be empty for `piece` to capture on `square` (each promotion counts).
    fn homes_for_capture(&self, piece: Piece, square: Square) -> SquareSet {
        let Some(rule) = &self.capturer_rebirth else {
            return SquareSet::EMPTY;
        };
        if piece.walk() == Walk::PAWN && square.rank() == piece.side().rank(7) {
            Walk::PROMOTIONS.iter().map(|&walk| rule.home(piece.with_walk(walk), square)).collect()
        } else {
            SquareSet::of(rule.home(piece, square))
        }
    }
}
