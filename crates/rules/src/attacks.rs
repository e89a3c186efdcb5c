//! Attacks on squares and check.

use board::{
    Piece, Position, Side, Square, SquareSet, Walk, bishop_attacks, king_attacks, knight_attacks,
    pawn_attacks, rook_attacks,
};

use crate::{Ruleset, SelfBlock};

/// Pawns of `side` that can move: one on its own first rank neither moves nor guards.
#[inline(always)]
pub(crate) fn mobile_pawns(position: &Position, side: Side) -> SquareSet {
    position.units(side, Walk::PAWN) & !SquareSet::rank(side.rank(0))
}

/// Units of `by` that attack `square` in the orthodox way if `occupied` are the squares that stop line pieces.
#[inline(always)]
pub(crate) fn plain_attackers(
    position: &Position,
    square: Square,
    by: Side,
    occupied: SquareSet,
) -> SquareSet {
    let queens = position.walk(Walk::QUEEN);
    ((knight_attacks(square) & position.walk(Walk::KNIGHT))
        | (king_attacks(square) & position.walk(Walk::KING))
        | (pawn_attacks(!by, square) & mobile_pawns(position, by))
        | (bishop_attacks(square, occupied) & (position.walk(Walk::BISHOP) | queens))
        | (rook_attacks(square, occupied) & (position.walk(Walk::ROOK) | queens)))
        & position.side(by)
}

impl Ruleset {
    /// Whether `side` is in check: its king could really be taken.
    #[inline]
    pub fn in_check(&self, position: &Position, side: Side) -> bool {
        position.king(side).is_some_and(|king| self.is_attacked(position, king, !side, position.occupied()))
    }

    /// Whether a king on `square` could be taken by `by` if `occupied` are the occupied squares.
    #[inline]
    pub(crate) fn is_attacked(
        &self,
        position: &Position,
        square: Square,
        by: Side,
        occupied: SquareSet,
    ) -> bool {
        let attackers = plain_attackers(position, square, by, occupied);
        if self.capabilities().plain_checks {
            return attackers.any();
        }
        for from in attackers {
            let piece = position.piece(from).expect("an attacker stands on its square");
            if self.may_capture_from(piece, from, square, square, occupied) {
                return true;
            }
        }
        false
    }

    /// Whether `piece`, coming from `from`, may capture on `capture`, arriving on `to`, as far as its rebirth is
    /// concerned; a pawn that would promote may if it can with at least one promotion.
    #[inline]
    pub(crate) fn may_capture_from(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        capture: Square,
        occupied: SquareSet,
    ) -> bool {
        if piece.walk() == Walk::PAWN && to.rank() == piece.side().rank(7) {
            Walk::PROMOTIONS
                .iter()
                .any(|&walk| self.capturer_finds_home(piece.with_walk(walk), from, to, capture, occupied))
        } else {
            self.capturer_finds_home(piece, from, to, capture, occupied)
        }
    }

    /// Whether the capturer, promoted already, could go home: the square is empty once it has been lifted.
    #[inline]
    pub(crate) fn capturer_finds_home(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        capture: Square,
        occupied: SquareSet,
    ) -> bool {
        let Some(rule) = &self.capturer_rebirth else {
            return true;
        };
        if !rule.concerns(piece) {
            return true;
        }
        let home = rule.home(piece, capture);
        if home == to {
            return rule.self_block == SelfBlock::Calvet;
        }
        !occupied.without(from).without(capture).contains(home)
    }
}
