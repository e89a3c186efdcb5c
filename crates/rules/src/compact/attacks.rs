//! Attacks on squares and check.

use board::{
    Side, Square, SquareSet, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};

use super::tables::{bishop_rays, rook_rays};
use super::walk_code::WalkCode;
use super::{CAPTURER, CompactPosition, CompactRules, by_family};

/// Pawns that guard nothing: those of `side` on its own first rank.
#[inline(always)]
pub(super) fn frozen(side: Side) -> SquareSet {
    SquareSet::rank(side.rank(0))
}

/// Whether units of `by` among `enemy` attack `square` as they walk if `occupied` are the squares that stop line pieces.
#[inline(always)]
pub(super) fn is_attacked(
    position: &CompactPosition,
    square: Square,
    by: Side,
    enemy: SquareSet,
    occupied: SquareSet,
) -> bool {
    let near = (knight_attacks(square) & position.knights())
        | (king_attacks(square) & position.kings())
        | (pawn_attacks(!by, square) & position.pawns() & !frozen(by));
    if (near & enemy).any() {
        return true;
    }
    let diagonal = bishop_rays(square) & position.diagonal() & enemy;
    let orthogonal = rook_rays(square) & position.orthogonal() & enemy;
    diagonal.any() && (bishop_attacks(square, occupied) & diagonal).any()
        || orthogonal.any() && (rook_attacks(square, occupied) & orthogonal).any()
}

impl CompactRules {
    /// Whether the side to move is in check.
    #[inline]
    pub fn in_check(&self, position: &CompactPosition) -> bool {
        by_family!(self.in_check_under(position))
    }

    #[inline(always)]
    pub(super) fn in_check_under<const FAMILY: u8>(&self, position: &CompactPosition) -> bool {
        let side = position.turn;
        position.king(side).is_some_and(|king| {
            self.takes_on::<FAMILY>(position, king, !side, position.side(!side), position.occupied())
        })
    }

    /// Whether a king on `square` could be taken by units of `by` among `enemy` if `occupied` are the occupied squares;
    /// whether `square` is among these does not matter.
    #[inline(always)]
    pub(super) fn takes_on<const FAMILY: u8>(
        &self,
        position: &CompactPosition,
        square: Square,
        by: Side,
        enemy: SquareSet,
        occupied: SquareSet,
    ) -> bool {
        if FAMILY != CAPTURER {
            return is_attacked(position, square, by, enemy, occupied);
        }
        // Hardly ever does anybody aim at the square.
        is_attacked(position, square, by, enemy, occupied)
            && self.takes_and_returns(position, square, by, enemy, occupied)
    }

    /// The same where the capturer must be able to go home.
    fn takes_and_returns(
        &self,
        position: &CompactPosition,
        square: Square,
        by: Side,
        enemy: SquareSet,
        occupied: SquareSet,
    ) -> bool {
        let returning = |walk| self.returning(by, walk, square, occupied) & enemy;
        let knights = knight_attacks(square) & position.knights();
        if (knights & returning(WalkCode::KNIGHT)).any() {
            return true;
        }
        let kings = king_attacks(square) & position.kings();
        if (kings & returning(WalkCode::KING)).any() {
            return true;
        }
        let pawns = pawn_attacks(!by, square) & position.pawns() & !frozen(by);
        if (pawns & enemy).any() {
            let returning = if square.rank() == by.rank(7) {
                self.promotions.iter().fold(SquareSet::EMPTY, |all, &walk| all | returning(walk))
            } else {
                returning(WalkCode::PAWN)
            };
            if (pawns & returning).any() {
                return true;
            }
        }
        let (diagonal, orthogonal) = (position.diagonal(), position.orthogonal());
        let queens = diagonal & orthogonal & returning(WalkCode::QUEEN);
        let bishops = diagonal & !orthogonal & returning(WalkCode::BISHOP) | queens;
        let rooks = orthogonal & !diagonal & returning(WalkCode::ROOK) | queens;
        (bishop_attacks(square, occupied) & bishops).any() || (rook_attacks(square, occupied) & rooks).any()
    }

    /// From where units of `by` with this walk could capture on `square` and then go home.
    #[inline(always)]
    fn returning(&self, by: Side, walk: WalkCode, square: Square, occupied: SquareSet) -> SquareSet {
        match self.home(by, walk, square) {
            None => SquareSet::EMPTY,
            Some(home) if home == square => {
                if self.cheylan {
                    SquareSet::EMPTY
                } else {
                    SquareSet::ALL
                }
            }
            // A unit that stands at home leaves its home empty.
            Some(home) if occupied.contains(home) => SquareSet::of(home),
            Some(_) => SquareSet::ALL,
        }
    }

    /// Where the capturer goes, promoted already; `None` if it cannot and the capture is illegal.
    #[inline(always)]
    pub(super) fn home_of_capturer(
        &self,
        side: Side,
        placed: WalkCode,
        from: Square,
        to: Square,
        capture: Square,
        occupied: SquareSet,
    ) -> Option<Square> {
        let home = self.home(side, placed, capture)?;
        let is_free =
            if home == to { !self.cheylan } else { !occupied.without(from).without(capture).contains(home) };
        is_free.then_some(home)
    }
}
