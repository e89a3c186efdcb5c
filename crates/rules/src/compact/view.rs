//! What decides about the legality of moves, found out once a position.

use board::{Side, Square, SquareSet, between, king_attacks, knight_attacks, pawn_attacks};

use super::attacks::frozen;
use super::tables::{bishop_rays, rook_rays};
use super::walk_code::WalkCode;
use super::{CAPTURED, CAPTURER, CompactPosition, CompactRules, PLAIN};

/// A position as the side to move sees it.
pub(super) struct View<'p> {
    pub(super) position: &'p CompactPosition,
    pub(super) side: Side,
    pub(super) own: SquareSet,
    pub(super) enemy: SquareSet,
    pub(super) occupied: SquareSet,
    /// Enemy units that can be captured: all but kings.
    pub(super) takeable: SquareSet,
    /// Without a king every move is legal as far as it is concerned.
    pub(super) king: Option<Square>,
    /// Enemy units that attack the king as they walk.
    pub(super) aiming: SquareSet,
    /// Own units that alone stand between the king and an enemy line piece.
    pub(super) pinned: SquareSet,
    /// Where a unit, neither king nor pinned nor tested, must go without a capture.
    pub(super) quiet: SquareSet,
    /// What such a unit must capture, where captures change nothing else (`PLAIN`), or where nobody is reborn (`CAPTURED`).
    pub(super) captures: SquareSet,
    /// Units each of whose moves must be tested for itself (`CAPTURER`).
    pub(super) tested: SquareSet,
}

impl CompactRules {
    #[inline(always)]
    pub(super) fn view<'p, const FAMILY: u8>(&self, position: &'p CompactPosition) -> View<'p> {
        let side = position.turn;
        let (own, enemy) = (position.side(side), position.side(!side));
        let occupied = own | enemy;
        let mut view = View {
            position,
            side,
            own,
            enemy,
            occupied,
            takeable: enemy & !position.kings(),
            king: position.king(side),
            aiming: SquareSet::EMPTY,
            pinned: SquareSet::EMPTY,
            quiet: SquareSet::ALL,
            captures: SquareSet::ALL,
            tested: SquareSet::EMPTY,
        };
        let Some(king) = view.king else { return view };
        let snipers =
            (bishop_rays(king) & position.diagonal() | rook_rays(king) & position.orthogonal()) & enemy;
        for sniper in snipers {
            let shield = between(king, sniper) & occupied;
            if shield.is_empty() {
                view.aiming |= SquareSet::of(sniper);
            } else if !shield.has_several() {
                view.pinned |= shield & own;
            }
        }
        let near = (knight_attacks(king) & position.knights())
            | (king_attacks(king) & position.kings())
            | (pawn_attacks(side, king) & position.pawns() & !frozen(!side));
        view.aiming |= near & enemy;
        if FAMILY == CAPTURER {
            view.tested = view.pinned;
            if view.aiming.any() {
                self.consider_homes(&mut view, king);
            }
        } else if let Some(checker) = view.aiming.first() {
            debug_assert!(FAMILY == PLAIN || FAMILY == CAPTURED);
            if view.aiming.has_several() {
                (view.quiet, view.captures) = (SquareSet::EMPTY, SquareSet::EMPTY);
            } else {
                (view.quiet, view.captures) = (between(king, checker), view.aiming);
            }
        }
        view
    }

    /// Where capturers go home, who aims at the king may be unable to take it: then the unit on the home square must stay,
    /// else a line must be closed or the home square filled.
    fn consider_homes(&self, view: &mut View<'_>, king: Square) {
        let by = !view.side;
        for from in view.aiming {
            let walk = view.position.code_on(from);
            if walk == WalkCode::PAWN && king.rank() == by.rank(7) {
                // One of several homes may do.
                view.tested = SquareSet::ALL;
                return;
            }
            let Some(home) = self.home(by, walk, king) else { continue };
            let lines = between(king, from);
            if home == king {
                if !self.cheylan {
                    view.quiet &= lines;
                }
            } else if home == from {
                view.quiet &= lines;
            } else if view.occupied.contains(home) {
                view.tested |= SquareSet::of(home);
            } else {
                view.quiet &= lines.with(home);
            }
        }
    }
}
