//! Moves that can give check, known before they are played.

use board::{
    MoveKind, Piece, Position, Side, Square, SquareSet, Walk, between, bishop_attacks, king_attacks,
    knight_attacks, line_through, pawn_attacks, rook_attacks,
};

use crate::exposure::{Attacks, shields};
use crate::generate::{Everything, Flow, Targets, Wanted};
use crate::{Choice, Move, Pick, Ruleset};

/// What a move of the side to move needs to give check: a necessary condition.
///
/// Valid where a move without capture moves nothing but its unit. So the unit itself attacks the king from its
/// square of arrival, or it has opened a line, or it has left the home square without which another unit could not have
/// taken the king. For captures the same holds under `checks_come_from_movement` (a rebirth of the captured unit can
/// only close lines); else all of them are candidates.
struct CanCheck<'a> {
    rules: &'a Ruleset,
    /// Whether the check is to be mate.
    mating: bool,
    king: Square,
    by_walk: [SquareSet; 6],
    /// Own units whose leaving can open a line to the king.
    shields: SquareSet,
    /// Own units whose leaving frees a home square that another one needs to take the king.
    home_blockers: SquareSet,
    /// Captures that are candidates whatever unit makes them.
    all_captures: SquareSet,
    promoting: SquareSet,
    /// The capturer is reborn where its side chooses, as what it is.
    capturer_chooses: bool,
}

impl<'a> CanCheck<'a> {
    /// `None` if the opponent has no king and so is never in check.
    #[inline(always)]
    fn new(rules: &'a Ruleset, position: &Position, mating: bool) -> Option<CanCheck<'a>> {
        let side = position.turn();
        let king = position.king(!side)?;
        let occupied = position.occupied();
        let bishop = bishop_attacks(king, occupied);
        let rook = rook_attacks(king, occupied);
        let mut home_blockers = SquareSet::EMPTY;
        if !rules.capabilities().plain_checks && !rules.capabilities().homes_decide_captures {
            // What turns an attack into a check is not known: an attack that is there already may become one by any move.
            let mut targets = rules.king_targets(position, king, !side);
            let attacked = |target: Square| {
                target != king || rules.plain_attackers(position, target, side, occupied).any()
            };
            if Iterator::any(&mut targets, attacked) {
                home_blockers = SquareSet::ALL;
            }
        } else if !rules.capabilities().plain_checks {
            for from in rules.plain_attackers(position, king, side, occupied) {
                let piece = position.piece(from).expect("an attacker stands on its square");
                home_blockers |= rules.homes_for_capture(side, piece, king);
            }
        }
        let captures =
            if rules.capabilities().checks_come_from_movement { SquareSet::EMPTY } else { SquareSet::ALL };
        Some(CanCheck {
            rules,
            mating,
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
            shields: shields(position, king, side),
            home_blockers,
            all_captures: captures,
            promoting: rules.before_promotion(side),
            capturer_chooses: rules.capturer_chooses,
        })
    }
}

impl CanCheck<'_> {
    /// Where the captured unit can be reborn if the capture is to mate: a reborn unit is the mated side's own, so it does
    /// nothing but close lines. Without it there must be a check already, and it must be in the way of every move that
    /// would be legal without it.
    fn mating_squares(&self, position: &Position, mv: Move) -> SquareSet {
        let nobody = Choice::at(Pick::Nowhere);
        let Ok(after) = self.rules.probe(position, Move { captured: nobody, ..mv }, false) else {
            return SquareSet::ALL;
        };
        if !self.rules.in_check(&after, !position.turn()) {
            return SquareSet::EMPTY;
        }
        let mut squares = SquareSet::ALL;
        let _ = self.rules.visit_legal(&after, &mut |escape| {
            if escape.kind == MoveKind::Quiet {
                squares &= between(escape.from, escape.to).with(escape.to);
            }
            if squares.is_empty() { Flow::Break(()) } else { Flow::Continue(()) }
        });
        squares
    }
}

impl Wanted for CanCheck<'_> {
    /// A capturer that chooses its square gives check from there, or along a line that it or its victim leaves.
    fn rebirth_squares(&self, position: &Position, mv: Move) -> SquareSet {
        if self.mating && self.rules.captured_chooses {
            return self.mating_squares(position, mv);
        }
        let Some(capture) = mv.capture().filter(|_| self.capturer_chooses) else {
            return SquareSet::ALL;
        };
        let vacated = SquareSet::of(mv.from).with(capture);
        if (vacated & (self.shields | self.home_blockers)).any()
            || line_through(self.king, mv.from).contains(capture)
        {
            return SquareSet::ALL;
        }
        let piece = position.piece(mv.from).expect("a move starts from a unit");
        let occupied = position.occupied() & !vacated;
        match mv.promotion.unwrap_or(piece.walk()) {
            Walk::BISHOP => bishop_attacks(self.king, occupied),
            Walk::ROOK => rook_attacks(self.king, occupied),
            Walk::QUEEN => bishop_attacks(self.king, occupied) | rook_attacks(self.king, occupied),
            // A pawn may be reborn on its promotion rank.
            Walk::PAWN => SquareSet::ALL,
            walk => self.by_walk[walk.index()],
        }
    }

    #[inline(always)]
    fn targets(&self, from: Square, walk: Walk) -> Targets {
        if self.home_blockers.contains(from) || (walk == Walk::PAWN && self.promoting.contains(from)) {
            return Targets::ALL;
        }
        let mut squares = self.by_walk[walk.index()];
        if self.shields.contains(from) {
            squares |= !line_through(self.king, from);
        }
        Targets { quiet: squares, captures: squares | self.all_captures, en_passant: true }
    }
}

impl Ruleset {
    /// Calls `visit` for each legal move of the side to move that gives check and for the position it leads to, in
    /// canonical order.
    #[inline(always)]
    pub fn visit_checks(&self, position: &Position, visit: &mut impl FnMut(Move, &Position) -> Flow) -> Flow {
        self.visit_checks_for(false, position, visit)
    }

    /// Calls `visit` for each legal move of the side to move that mates, in canonical order.
    #[inline(always)]
    pub fn visit_mates(&self, position: &Position, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
        self.visit_checks_for(true, position, &mut |mv, after| {
            if self.has_legal_move(after) || self.is_suffocated(after) {
                Flow::Continue(())
            } else {
                visit(mv)
            }
        })
    }

    #[inline(always)]
    fn visit_checks_for(
        &self,
        mating: bool,
        position: &Position,
        visit: &mut impl FnMut(Move, &Position) -> Flow,
    ) -> Flow {
        let side = position.turn();
        if !self.maximummer[side] && self.capabilities().paths_decide_checks {
            return self.visit_checks_by_paths(position, visit);
        }
        if !self.maximummer[side] && !self.capabilities().plain_moves && self.only_movers_move(position) {
            return self.visit_checks_by_exposure(position, visit);
        }
        if self.maximummer[side]
            || !self.quiet_moves_are_plain(position)
            || !(self.capabilities().plain_checks || self.capabilities().checks_need_attacks)
        {
            return self.visit_checks_by_playing(position, visit);
        }
        let Some(wanted) = CanCheck::new(self, position, mating) else {
            return Flow::Continue(());
        };
        self.visit_moves(position, &wanted, &mut |mv| {
            if mv.kind != MoveKind::Quiet && self.foreseen_check(position, mv, wanted.king) == Some(false) {
                return Flow::Continue(());
            }
            let after = self.after(position, mv);
            if self.in_check(&after, !side) && self.is_legal_outcome(position, &after) {
                visit(mv, &after)
            } else {
                Flow::Continue(())
            }
        })
    }

    /// Valid where only movers move: a move that leaves the attacks of all other units on the king as they were, without
    /// any among them, and does not attack it itself, is not played out.
    #[inline(never)]
    fn visit_checks_by_exposure(
        &self,
        position: &Position,
        visit: &mut dyn FnMut(Move, &Position) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let royals = position.side(!side) & position.royals();
        let Some(king) = royals.first().filter(|_| !royals.has_several()) else {
            return self.visit_checks_by_playing(position, visit);
        };
        let exposure = self.exposure(position, king, side);
        let wanted = Attacks::new(self, position, &exposure);
        self.visit_moves(position, &wanted, &mut |mv| {
            let piece = position.piece(mv.from).expect("a move starts from a unit");
            if exposure.stays_safe(mv.from, mv.to)
                && self.moves_alone(position, mv, piece)
                && !self.would_attack(position, mv, piece, king, side)
            {
                return Flow::Continue(());
            }
            let after = self.after(position, mv);
            if self.in_check(&after, !side) && self.is_legal_outcome(position, &after) {
                visit(mv, &after)
            } else {
                Flow::Continue(())
            }
        })
    }

    /// The same under all rules.
    #[inline(never)]
    pub(crate) fn visit_checks_by_playing(
        &self,
        position: &Position,
        visit: &mut dyn FnMut(Move, &Position) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let king = position.king(!side);
        let mut try_move = |mv: Move| {
            if king.and_then(|king| self.foreseen_check(position, mv, king)) == Some(false) {
                return Flow::Continue(());
            }
            let after = self.after(position, mv);
            if self.in_check(&after, !side) && self.is_legal_outcome(position, &after) {
                visit(mv, &after)
            } else {
                Flow::Continue(())
            }
        };
        if self.maximummer[side] {
            return self.visit_legal(position, &mut try_move);
        }
        self.visit_moves(position, &Everything, &mut try_move)
    }

    /// Squares one of which must be empty for `piece` to capture on `square` (each promotion counts).
    fn homes_for_capture(&self, side: Side, piece: Piece, square: Square) -> SquareSet {
        let Some(rule) = &self.capturer_rebirth else {
            return SquareSet::EMPTY;
        };
        let home = |piece| rule.simple_home(side, piece, square);
        if piece.walk() == Walk::PAWN && self.promotion_squares(side).contains(square) {
            self.promotions(Walk::PAWN).iter().filter_map(|&walk| home(piece.with_walk(walk))).collect()
        } else {
            home(piece).into_iter().collect()
        }
    }
}
