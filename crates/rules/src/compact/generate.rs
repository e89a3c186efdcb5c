//! Where units can legally go.

use board::{MoveKind, Side, Square, SquareSet, king_attacks, line_through, pawn_attacks};

use super::moves::{Sort, passed_pawn};
use super::play::Castling;
use super::view::View;
use super::walk_code::WalkCode;
use super::{CAPTURED, CAPTURER, CompactMove, CompactRules, PLAIN};
use crate::castling::lane;
use crate::generate::Flow;

/// Squares of arrival that are of interest; captures en passant and castling always are.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub(super) quiet: SquareSet,
    pub(super) captures: SquareSet,
}

impl Wanted {
    pub(super) const ALL: Wanted = Wanted { quiet: SquareSet::ALL, captures: SquareSet::ALL };
}

/// The last rank of a side.
#[inline(always)]
pub(super) fn last_rank(side: Side) -> SquareSet {
    SquareSet::rank(side.rank(7))
}

impl CompactRules {
    /// The legal squares of arrival among those wanted of the unit on `from`, no king. A promoting capture counts if it is
    /// legal with at least one promotion.
    #[inline(always)]
    pub(super) fn targets<const FAMILY: u8>(
        &self,
        view: &View<'_>,
        from: Square,
        walk: WalkCode,
        wanted: Wanted,
    ) -> SquareSet {
        if walk == WalkCode::PAWN {
            return self.pawn_targets::<FAMILY>(view, from, wanted);
        }
        let reach = walk.reach(from, view.occupied) & !view.own;
        let quiet = self.safe_quiet::<FAMILY>(view, from, reach & !view.occupied & wanted.quiet);
        quiet | self.safe_captures::<FAMILY>(view, from, walk, reach & view.takeable & wanted.captures)
    }

    #[inline(always)]
    fn pawn_targets<const FAMILY: u8>(&self, view: &View<'_>, from: Square, wanted: Wanted) -> SquareSet {
        let side = view.side;
        let free = !view.occupied;
        let set = SquareSet::of(from);
        if (set & (SquareSet::rank(0) | SquareSet::rank(7))).any() {
            // On its own first rank it is frozen, on its last one it has nowhere to go.
            return SquareSet::EMPTY;
        }
        let (one, two) = match side {
            Side::White => {
                let one = SquareSet(set.0 << 8) & free;
                (one, SquareSet((one & SquareSet::rank(2)).0 << 8) & free)
            }
            Side::Black => {
                let one = SquareSet(set.0 >> 8) & free;
                (one, SquareSet((one & SquareSet::rank(5)).0 >> 8) & free)
            }
        };
        let attacks = pawn_attacks(side, from);
        let quiet = self.safe_quiet::<FAMILY>(view, from, (one | two) & wanted.quiet);
        let captures = attacks & view.takeable & wanted.captures;
        let mut targets = quiet | self.safe_captures::<FAMILY>(view, from, WalkCode::PAWN, captures);
        if let Some(passed) = view.position.passed()
            && attacks.contains(passed)
            && self.may_capture::<FAMILY>(view, from, WalkCode::PAWN, passed, passed_pawn(from, passed))
        {
            targets |= SquareSet::of(passed);
        }
        targets
    }

    /// Those of the empty squares to which the unit on `from`, no king, can go without exposing its king.
    #[inline(always)]
    fn safe_quiet<const FAMILY: u8>(&self, view: &View<'_>, from: Square, squares: SquareSet) -> SquareSet {
        if FAMILY == CAPTURER {
            return match view.king {
                Some(king) if view.tested.contains(from) => {
                    let left = view.occupied.without(from);
                    let is_safe = |to: Square| {
                        !self.takes_on::<FAMILY>(view.position, king, !view.side, view.enemy, left.with(to))
                    };
                    filtered(squares, is_safe)
                }
                _ => squares & view.quiet,
            };
        }
        let squares = squares & view.quiet;
        match view.king {
            Some(king) if view.pinned.contains(from) => squares & line_through(king, from),
            _ => squares,
        }
    }

    /// Those of the enemy units that the unit on `from`, no king, can capture legally.
    #[inline(always)]
    fn safe_captures<const FAMILY: u8>(
        &self,
        view: &View<'_>,
        from: Square,
        walk: WalkCode,
        squares: SquareSet,
    ) -> SquareSet {
        if FAMILY == PLAIN {
            let squares = squares & view.captures;
            return match view.king {
                Some(king) if view.pinned.contains(from) => squares & line_through(king, from),
                _ => squares,
            };
        }
        filtered(squares, |to| {
            if FAMILY == CAPTURER && walk == WalkCode::PAWN && last_rank(view.side).contains(to) {
                return self
                    .promotions
                    .iter()
                    .any(|&placed| self.may_capture::<FAMILY>(view, from, placed, to, to));
            }
            self.may_capture::<FAMILY>(view, from, walk, to, to)
        })
    }

    /// Whether the capture of the unit on `capture` by the one on `from` that arrives on `to` as `placed` is legal.
    #[inline(always)]
    pub(super) fn may_capture<const FAMILY: u8>(
        &self,
        view: &View<'_>,
        from: Square,
        placed: WalkCode,
        to: Square,
        capture: Square,
    ) -> bool {
        let position = view.position;
        let by = !view.side;
        let left = view.occupied.without(from).without(capture);
        let enemy = view.enemy.without(capture);
        if FAMILY == CAPTURER {
            let home = self.home_of_capturer(view.side, placed, from, to, capture, view.occupied);
            let Some(home) = home else { return false };
            let Some(king) = view.king else { return true };
            let king = if king == from { home } else { king };
            return !self.takes_on::<FAMILY>(position, king, by, enemy, left.with(home));
        }
        let Some(king) = view.king else { return true };
        let king = if king == from { to } else { king };
        let mut occupied = left.with(to);
        if FAMILY == CAPTURED {
            let victim = position.code_on(capture);
            if let Some(home) = self.home(by, victim, capture).filter(|&home| !occupied.contains(home)) {
                occupied = occupied.with(home);
                if victim.attacks(by, home, occupied).contains(king) {
                    return false;
                }
            }
        }
        // Nobody else attacks the king if nobody did and no line is opened; the square of capture is filled again.
        let is_quiet_there = view.aiming.is_empty() && !view.pinned.contains(from) && capture == to;
        is_quiet_there && king != to || !self.takes_on::<FAMILY>(position, king, by, enemy, occupied)
    }

    /// The legal squares of arrival among those wanted of the king, castling left aside.
    #[inline(always)]
    pub(super) fn king_targets<const FAMILY: u8>(
        &self,
        view: &View<'_>,
        king: Square,
        wanted: Wanted,
    ) -> SquareSet {
        let reach = king_attacks(king) & (!view.occupied & wanted.quiet | view.takeable & wanted.captures);
        filtered(reach, |to| self.king_may_go::<FAMILY>(view, king, to))
    }

    /// Whether the king, which reaches the square, can go there legally; the square is empty or holds an enemy unit.
    #[inline(always)]
    pub(super) fn king_may_go<const FAMILY: u8>(&self, view: &View<'_>, king: Square, to: Square) -> bool {
        if FAMILY != PLAIN && view.enemy.contains(to) {
            return self.may_capture::<FAMILY>(view, king, WalkCode::KING, to, to);
        }
        let occupied = view.occupied.without(king).with(to);
        !self.takes_on::<FAMILY>(view.position, to, !view.side, view.enemy.without(to), occupied)
    }

    /// Whether castling is legal: king and rook have their rights, the lane is free, and the king neither stands in check
    /// nor passes over an attacked square nor arrives on one.
    #[inline(always)]
    pub(super) fn may_castle<const FAMILY: u8>(&self, view: &View<'_>, sort: Sort) -> bool {
        let wanted = match sort {
            Sort::CastlingKing => 0b011,
            _ => 0b101,
        } << (3 * view.side.index());
        view.position.castling & wanted == wanted && self.finds_way::<FAMILY>(view, sort)
    }

    fn finds_way<const FAMILY: u8>(&self, view: &View<'_>, sort: Sort) -> bool {
        let kind = if sort == Sort::CastlingKing { MoveKind::CastlingKing } else { MoveKind::CastlingQueen };
        if (lane(view.side, kind) & view.occupied).any() {
            return false;
        }
        let Castling { king: (from, to), rook: (corner, passed) } = Castling::new(view.side, sort);
        let left = view.occupied.without(from);
        let is_safe = |square, occupied| {
            !self.takes_on::<FAMILY>(view.position, square, !view.side, view.enemy, occupied)
        };
        is_safe(from, view.occupied)
            && is_safe(passed, left.with(passed))
            && is_safe(to, left.without(corner).with(passed).with(to))
    }

    /// Hands on the moves of the unit on `from`, no king, to these legal squares.
    #[inline(always)]
    pub(super) fn emit<const FAMILY: u8>(
        &self,
        view: &View<'_>,
        from: Square,
        walk: WalkCode,
        targets: SquareSet,
        visit: &mut impl FnMut(CompactMove) -> Flow,
    ) -> Flow {
        let promoting = if walk == WalkCode::PAWN { last_rank(view.side) } else { SquareSet::EMPTY };
        for to in targets {
            let sort = if view.enemy.contains(to) {
                Sort::Capture
            } else if walk == WalkCode::PAWN && to.file() != from.file() {
                Sort::EnPassant
            } else {
                Sort::Quiet
            };
            if !promoting.contains(to) {
                visit(CompactMove::new(from, to, walk, walk, sort))?;
                continue;
            }
            for placed in self.promotions {
                if FAMILY != CAPTURER
                    || sort == Sort::Quiet
                    || self.may_capture::<FAMILY>(view, from, placed, to, to)
                {
                    visit(CompactMove::new(from, to, walk, placed, sort))?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Hands on the legal castlings.
    #[inline(always)]
    pub(super) fn emit_castlings<const FAMILY: u8>(
        &self,
        view: &View<'_>,
        visit: &mut impl FnMut(CompactMove) -> Flow,
    ) -> Flow {
        if view.position.castling >> (3 * view.side.index()) & 1 == 0 {
            return Flow::Continue(());
        }
        for sort in [Sort::CastlingQueen, Sort::CastlingKing] {
            if self.may_castle::<FAMILY>(view, sort) {
                let (from, to) = Castling::new(view.side, sort).king;
                visit(CompactMove::new(from, to, WalkCode::KING, WalkCode::KING, sort))?;
            }
        }
        Flow::Continue(())
    }
}

#[inline(always)]
fn filtered(squares: SquareSet, is_wanted: impl Fn(Square) -> bool) -> SquareSet {
    let mut left = squares;
    for square in squares {
        if !is_wanted(square) {
            left = left.without(square);
        }
    }
    left
}
