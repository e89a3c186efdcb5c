//! Moves that give check and moves that mate.

use board::{
    Square, SquareSet, between, bishop_attacks, king_attacks, knight_attacks, line_through, pawn_attacks,
    rook_attacks,
};

use super::attacks::is_attacked;
use super::generate::Wanted;
use super::moves::Sort;
use super::tables::{bishop_rays, rook_rays};
use super::view::View;
use super::walk_code::WalkCode;
use super::{CAPTURED, CAPTURER, CompactMove, CompactPosition, CompactRules, PLAIN, by_family};
use crate::generate::Flow;

/// What a move of the side to move needs to give check: a necessary condition.
///
/// The unit attacks the king from its square of arrival, or it has opened a line, or, where capturers go home, it has left
/// the home square without which another unit could not have taken the king. Who captures and goes home may give check
/// from there. A unit that is reborn when it is captured is the opponent's and only closes lines. Promotions, castling and
/// captures en passant are always tried.
struct Checking {
    king: Square,
    /// From where units attack the king, by code of their walk.
    by_code: [SquareSet; 8],
    /// Own units whose leaving opens a line to the king.
    shields: SquareSet,
    /// Own units all of whose moves are tried.
    free: SquareSet,
}

impl Checking {
    /// `None` if the opponent has no king.
    #[inline(always)]
    fn new<const FAMILY: u8>(rules: &CompactRules, view: &View<'_>) -> Option<Checking> {
        let (position, side) = (view.position, view.side);
        let king = position.king(!side)?;
        let (bishop, rook) = (bishop_attacks(king, view.occupied), rook_attacks(king, view.occupied));
        let snipers =
            (bishop_rays(king) & position.diagonal() | rook_rays(king) & position.orthogonal()) & view.own;
        let mut shields = SquareSet::EMPTY;
        for sniper in snipers {
            let shield = between(king, sniper) & view.occupied;
            if !shield.has_several() {
                shields |= shield & view.own;
            }
        }
        let none = SquareSet::EMPTY;
        let mut checking = Checking {
            king,
            by_code: [
                pawn_attacks(!side, king),
                knight_attacks(king),
                bishop,
                // Kings take each other only where they are reborn.
                if FAMILY == CAPTURER { king_attacks(king) } else { none },
                rook,
                none,
                bishop | rook,
                none,
            ],
            shields,
            free: position.pawns() & view.own & SquareSet::rank(side.rank(6)),
        };
        if FAMILY == CAPTURER {
            for from in view.own {
                let walk = position.code_on(from);
                if checking.by_code[usize::from(walk.0)].contains(from) {
                    checking.free |= rules.homes_for_capture(view, walk, king);
                }
            }
        }
        Some(checking)
    }

    #[inline(always)]
    fn wanted<const FAMILY: u8>(&self, from: Square, walk: WalkCode) -> Wanted {
        if self.free.contains(from) {
            return Wanted::ALL;
        }
        let mut squares = self.by_code[usize::from(walk.0 & 7)];
        if self.shields.contains(from) {
            squares |= !line_through(self.king, from);
        }
        Wanted { quiet: squares, captures: if FAMILY == CAPTURER { SquareSet::ALL } else { squares } }
    }
}

impl CompactRules {
    /// Calls `visit` for each legal move of the side to move that gives check and for the position it leads to, in
    /// canonical order.
    #[inline(always)]
    pub fn visit_checks(
        &self,
        position: &CompactPosition,
        visit: &mut impl FnMut(CompactMove, &CompactPosition) -> Flow,
    ) -> Flow {
        by_family!(self.visit_checks_under(position, visit))
    }

    #[inline(always)]
    fn visit_checks_under<const FAMILY: u8>(
        &self,
        position: &CompactPosition,
        visit: &mut impl FnMut(CompactMove, &CompactPosition) -> Flow,
    ) -> Flow {
        let view = self.view::<FAMILY>(position);
        let Some(checking) = Checking::new::<FAMILY>(self, &view) else { return Flow::Continue(()) };
        self.visit_candidates::<FAMILY>(&view, &checking, &mut |mv| {
            let after = self.play::<FAMILY, true>(position, mv);
            if self.in_check_under::<FAMILY>(&after) { visit(mv, &after) } else { Flow::Continue(()) }
        })
    }

    /// The legal moves that may give check, in canonical order.
    #[inline(always)]
    fn visit_candidates<const FAMILY: u8>(
        &self,
        view: &View<'_>,
        checking: &Checking,
        visit: &mut impl FnMut(CompactMove) -> Flow,
    ) -> Flow {
        for from in view.own {
            let walk = view.position.code_on(from);
            let wanted = checking.wanted::<FAMILY>(from, walk);
            if walk == WalkCode::KING {
                let targets = self.king_targets::<FAMILY>(view, from, wanted);
                self.emit::<FAMILY>(view, from, walk, targets, visit)?;
                self.emit_castlings::<FAMILY>(view, visit)?;
            } else {
                let targets = self.targets::<FAMILY>(view, from, walk, wanted);
                self.emit::<FAMILY>(view, from, walk, targets, visit)?;
            }
        }
        Flow::Continue(())
    }

    /// Squares one of which must be empty for a unit of the side to move to capture on `square` (each promotion counts).
    fn homes_for_capture(&self, view: &View<'_>, walk: WalkCode, square: Square) -> SquareSet {
        let home = |walk| self.home(view.side, walk, square);
        if walk == WalkCode::PAWN && square.rank() == view.side.rank(7) {
            self.promotions.iter().filter_map(|&walk| home(walk)).collect()
        } else {
            home(walk).into_iter().collect()
        }
    }

    /// Whether the side to move has a move that mates.
    #[inline]
    pub fn can_mate(&self, position: &CompactPosition) -> bool {
        by_family!(self.can_mate_under(position))
    }

    #[inline(always)]
    fn can_mate_under<const FAMILY: u8>(&self, position: &CompactPosition) -> bool {
        let view = self.view::<FAMILY>(position);
        let Some(checking) = Checking::new::<FAMILY>(self, &view) else { return false };
        let mut flights = None;
        self.visit_candidates::<FAMILY>(&view, &checking, &mut |mv| {
            let flights = *flights.get_or_insert_with(|| flights_open::<FAMILY>(&view, checking.king));
            let mates = (flights.is_empty() || self.may_cover::<FAMILY>(&view, checking.king, flights, mv))
                && self.is_mate_under::<FAMILY>(&self.play::<FAMILY, false>(position, mv));
            if mates { Flow::Break(()) } else { Flow::Continue(()) }
        })
        .is_break()
    }

    /// Whether after the move the side to move can attack all of these flights, which it does not attack before: a
    /// necessary condition for mate. A flight is attacked from the square of arrival or along a line through the square of
    /// departure; that a captured unit is reborn can block a flight, but never open a line.
    #[inline(always)]
    fn may_cover<const FAMILY: u8>(
        &self,
        view: &View<'_>,
        king: Square,
        flights: SquareSet,
        mv: CompactMove,
    ) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let mut flights = flights.without(from).without(to);
        match mv.sort() {
            Sort::Quiet => {}
            Sort::Capture if FAMILY == PLAIN => {}
            Sort::Capture if FAMILY == CAPTURED => {
                if let Some(home) = self.home(!view.side, view.position.code_on(to), to) {
                    flights = flights.without(home);
                }
            }
            _ => return true,
        }
        let occupied = view.occupied.without(from).without(king).with(to);
        let open = flights & !mv.placed().attacks(view.side, to, occupied);
        if open.is_empty() {
            return true;
        }
        let riders = (view.position.diagonal() | view.position.orthogonal()) & view.own.without(from);
        open.into_iter().all(|flight| (line_through(flight, from) & riders).any())
    }
}

/// Squares to which the opponent's king could go at least as long as nothing changes: nobody attacks them. Where nobody is
/// reborn those with units that it could capture are among them.
fn flights_open<const FAMILY: u8>(view: &View<'_>, king: Square) -> SquareSet {
    let barred = if FAMILY == PLAIN { view.enemy } else { view.occupied };
    let left = view.occupied.without(king);
    let reach = king_attacks(king) & !barred;
    reach.filter(|&square| !is_attacked(view.position, square, view.side, view.own, left)).collect()
}
