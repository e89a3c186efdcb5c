//! Legal moves.

use board::{SquareSet, king_attacks, pawn_attacks};

use super::generate::{Wanted, last_rank};
use super::moves::{Sort, passed_pawn};
use super::play::Castling;
use super::view::View;
use super::walk_code::WalkCode;
use super::{CAPTURER, CompactMove, CompactPosition, CompactRules, PLAIN, by_family};
use crate::generate::Flow;

impl CompactRules {
    /// Calls `visit` for each legal move of the side to move, in canonical order.
    #[inline(always)]
    pub fn visit_legal(
        &self,
        position: &CompactPosition,
        visit: &mut impl FnMut(CompactMove) -> Flow,
    ) -> Flow {
        by_family!(self.visit_legal_under(position, visit))
    }

    #[inline(always)]
    pub(super) fn visit_legal_under<const FAMILY: u8>(
        &self,
        position: &CompactPosition,
        visit: &mut impl FnMut(CompactMove) -> Flow,
    ) -> Flow {
        let view = self.view::<FAMILY>(position);
        for from in view.own {
            let walk = position.code_on(from);
            if walk == WalkCode::KING {
                let targets = self.king_targets::<FAMILY>(&view, from, Wanted::ALL);
                self.emit::<FAMILY>(&view, from, walk, targets, visit)?;
                self.emit_castlings::<FAMILY>(&view, visit)?;
            } else {
                let targets = self.targets::<FAMILY>(&view, from, walk, Wanted::ALL);
                self.emit::<FAMILY>(&view, from, walk, targets, visit)?;
            }
        }
        Flow::Continue(())
    }

    /// How many legal moves the side to move has.
    #[inline]
    pub fn count_legal(&self, position: &CompactPosition) -> u64 {
        by_family!(self.count_legal_under(position))
    }

    #[inline(always)]
    fn count_legal_under<const FAMILY: u8>(&self, position: &CompactPosition) -> u64 {
        let view = self.view::<FAMILY>(position);
        let promoting = last_rank(view.side);
        let mut count = 0;
        for from in view.own {
            let walk = position.code_on(from);
            if walk == WalkCode::KING {
                count += self.king_targets::<FAMILY>(&view, from, Wanted::ALL).len();
                let _ = self.emit_castlings::<FAMILY>(&view, &mut |_| {
                    count += 1;
                    Flow::Continue(())
                });
                continue;
            }
            let targets = self.targets::<FAMILY>(&view, from, walk, Wanted::ALL);
            if walk == WalkCode::PAWN && (targets & promoting).any() {
                let _ = self.emit::<FAMILY>(&view, from, walk, targets, &mut |_| {
                    count += 1;
                    Flow::Continue(())
                });
            } else {
                count += targets.len();
            }
        }
        u64::from(count)
    }

    /// Whether the side to move has a legal move.
    #[inline]
    pub fn has_legal_move(&self, position: &CompactPosition) -> bool {
        by_family!(self.has_legal_move_under(position))
    }

    #[inline(always)]
    fn has_legal_move_under<const FAMILY: u8>(&self, position: &CompactPosition) -> bool {
        self.can_move::<FAMILY>(&self.view::<FAMILY>(position))
    }

    /// The same. In check the king is asked first, else the others: hardly ever does none of them have a move.
    #[inline(always)]
    pub(super) fn can_move<const FAMILY: u8>(&self, view: &View<'_>) -> bool {
        if view.aiming.is_empty() {
            return self.others_can_move::<FAMILY>(view) || self.king_can_move::<FAMILY>(view);
        }
        if self.king_can_move::<FAMILY>(view) {
            return true;
        }
        // Who is in check twice can only move the king.
        (FAMILY != PLAIN || !view.aiming.has_several()) && self.others_can_move::<FAMILY>(view)
    }

    #[inline(always)]
    fn king_can_move<const FAMILY: u8>(&self, view: &View<'_>) -> bool {
        let Some(king) = view.king else { return false };
        let mut reach = king_attacks(king) & (!view.occupied | view.takeable);
        Iterator::any(&mut reach, |to| self.king_may_go::<FAMILY>(view, king, to))
            || self.emit_castlings::<FAMILY>(view, &mut |_| Flow::Break(())).is_break()
    }

    #[inline(always)]
    fn others_can_move<const FAMILY: u8>(&self, view: &View<'_>) -> bool {
        let mut others = view.own & !view.position.kings();
        Iterator::any(&mut others, |from| {
            let walk = view.position.code_on(from);
            self.targets::<FAMILY>(view, from, walk, Wanted::ALL).any()
        })
    }

    /// Whether the side to move is mated.
    #[inline]
    pub fn is_mate(&self, position: &CompactPosition) -> bool {
        by_family!(self.is_mate_under(position))
    }

    #[inline(always)]
    pub(super) fn is_mate_under<const FAMILY: u8>(&self, position: &CompactPosition) -> bool {
        let view = self.view::<FAMILY>(position);
        self.is_checked::<FAMILY>(&view) && !self.can_move::<FAMILY>(&view)
    }

    /// Whether the side to move is in check.
    #[inline(always)]
    pub(super) fn is_checked<const FAMILY: u8>(&self, view: &View<'_>) -> bool {
        view.aiming.any()
            && (FAMILY != CAPTURER
                || view.king.is_some_and(|king| {
                    self.takes_on::<FAMILY>(view.position, king, !view.side, view.aiming, view.occupied)
                }))
    }

    /// Whether a move, one that is legal in some position, is legal in this one: the same unit can go the same way and
    /// captures if and only if the move is a capture.
    #[inline]
    pub fn is_legal(&self, position: &CompactPosition, mv: CompactMove) -> bool {
        by_family!(self.is_legal_under(position, mv))
    }

    #[inline(always)]
    fn is_legal_under<const FAMILY: u8>(&self, position: &CompactPosition, mv: CompactMove) -> bool {
        let side = position.turn;
        let (from, to, walk) = (mv.from(), mv.to(), mv.walk());
        if !position.side(side).contains(from) || position.code_on(from) != walk {
            return false;
        }
        let fits = match mv.sort() {
            Sort::Quiet => !position.occupied().contains(to),
            Sort::Capture => (position.side(!side) & !position.kings()).contains(to),
            Sort::EnPassant => {
                position.passed() == Some(to)
                    && pawn_attacks(side, from).contains(to)
                    && position.side(!side).contains(passed_pawn(from, to))
            }
            Sort::CastlingQueen | Sort::CastlingKing => Castling::new(side, mv.sort()).king.0 == from,
        };
        if !fits {
            return false;
        }
        let view = self.view::<FAMILY>(position);
        match mv.sort() {
            Sort::CastlingQueen | Sort::CastlingKing => self.may_castle::<FAMILY>(&view, mv.sort()),
            _ if walk == WalkCode::KING => {
                king_attacks(from).contains(to) && self.king_may_go::<FAMILY>(&view, from, to)
            }
            _ => {
                // A pawn's move by the other side promotes on the other rank.
                if mv.is_promotion() != (walk == WalkCode::PAWN && last_rank(side).contains(to)) {
                    return false;
                }
                let only = SquareSet::of(to);
                let wanted = Wanted { quiet: only, captures: only };
                self.targets::<FAMILY>(&view, from, walk, wanted).contains(to)
                    && (FAMILY != CAPTURER
                        || !(mv.is_promotion() && mv.is_capture())
                        || self.may_capture::<FAMILY>(&view, from, mv.placed(), to, to))
            }
        }
    }
}
