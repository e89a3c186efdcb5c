//! Legal moves.

use board::{
    MoveKind, Position, Side, Square, SquareSet, Walk, between, bishop_attacks, line_through, rook_attacks,
};

use problem::Occupied;

use crate::exposure::{Exposure, LeavesSafe};
use crate::generate::{Everything, Flow, Targets, Wanted};
use crate::{Move, Ruleset, en_passant, select};

/// Units of `side` that alone stand between its king and an enemy line piece.
pub fn pinned(position: &Position, king: Square, side: Side) -> SquareSet {
    let own = position.side(side);
    let enemy = position.side(!side);
    let occupied = position.occupied();
    let queens = position.walk(Walk::QUEEN);
    let pinners = ((bishop_attacks(king, enemy) & (position.walk(Walk::BISHOP) | queens))
        | (rook_attacks(king, enemy) & (position.walk(Walk::ROOK) | queens)))
        & enemy;
    let mut pinned = SquareSet::EMPTY;
    for pinner in pinners {
        let shield = between(king, pinner) & occupied;
        if shield.any() && !shield.has_several() {
            pinned |= shield & own;
        }
    }
    pinned
}

/// Moves that pins and checking lines allow.
struct ByLines {
    king: Square,
    pinned: SquareSet,
    movers: SquareSet,
    /// Squares on which a check is parried.
    quiet: SquareSet,
    captures: SquareSet,
    /// Whether a pinned unit must stay on its line when it captures too.
    plain_captures: bool,
    /// The only checking unit, or all squares if there is no check or more than one.
    checker: SquareSet,
    /// Where a captured unit must be reborn to parry a check that its capture does not; all squares without a check.
    parrying: SquareSet,
}

impl Wanted for ByLines {
    #[inline(always)]
    fn movers(&self) -> SquareSet {
        self.movers
    }

    #[inline(always)]
    fn targets(&self, from: Square, _: Walk) -> Targets {
        if from == self.king {
            return Targets::ALL;
        }
        let mut targets = Targets { quiet: self.quiet, captures: self.captures, en_passant: true };
        if self.pinned.contains(from) {
            let line = line_through(self.king, from);
            targets.quiet &= line;
            if self.plain_captures {
                targets.captures &= line;
            }
        }
        targets
    }

    #[inline(always)]
    fn rebirth_squares(&self, _: &Position, mv: Move) -> SquareSet {
        // A pawn that captures en passant can come in between itself.
        let parries = mv.from == self.king
            || self.parrying.contains(mv.to)
            || mv.capture().is_some_and(|square| self.checker.contains(square));
        if parries { SquareSet::ALL } else { self.parrying }
    }
}

impl Ruleset {
    /// Whether the side to move is mated.
    #[inline]
    pub fn is_mate(&self, position: &Position) -> bool {
        self.in_check(position, position.turn())
            && !self.has_legal_move(position)
            && !self.is_suffocated(position)
    }

    /// Whether the side to move is stalemated.
    #[inline]
    pub fn is_stalemate(&self, position: &Position) -> bool {
        !self.has_legal_move(position)
            && (!self.in_check(position, position.turn()) || self.is_suffocated(position))
    }

    /// Whether the move, a pseudo-legal one, is legal as far as the mover's king is concerned and does not take back the
    /// opponent's move where that is forbidden.
    pub fn leaves_king_safe(&self, position: &Position, mv: Move) -> bool {
        let after = self.after(position, mv);
        self.is_legal_outcome(position, &after)
    }

    /// The same for the position to which the move has led.
    #[inline]
    pub(crate) fn is_legal_outcome(&self, position: &Position, after: &Position) -> bool {
        let side = position.turn();
        if !self.capabilities().plain_moves
            && (position.previous().is_some_and(|placement| placement == after.placement_key()))
        {
            return false;
        }
        self.is_safe(position, after, side)
    }

    /// Whether a move without capture moves its unit and does nothing else in this position.
    #[inline(always)]
    pub(crate) fn quiet_moves_are_plain(&self, position: &Position) -> bool {
        self.capabilities().plain_moves
            && !position.pending().is_some_and(|pending| pending.fresh)
            && position.hidden().is_empty()
    }

    /// Whether `lone_moves` holds in this position too.
    #[inline(always)]
    pub(crate) fn only_movers_move(&self, position: &Position) -> bool {
        self.capabilities().lone_moves && !position.pending().is_some_and(|pending| pending.fresh)
    }

    /// Calls `visit` for each legal move of the side to move, in canonical order.
    #[inline(always)]
    pub fn visit_legal(&self, position: &Position, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
        if self.null_moves && self.allows_null(position) {
            visit(Move::NULL)?;
        }
        if self.maximummer[position.turn()] {
            let mut moves = Vec::new();
            let _ = self.visit_legal_of_any_length(position, &mut |mv| {
                moves.push(mv);
                Flow::Continue(())
            });
            select::keep_longest(&mut moves);
            return moves.into_iter().try_for_each(visit);
        }
        self.visit_legal_of_any_length(position, visit)
    }

    /// Whether the side to move may pass, null moves being allowed at all.
    #[cold]
    fn allows_null(&self, position: &Position) -> bool {
        !position.is_after_null()
            && !self.in_check(position, position.turn())
            && self.leaves_king_safe(position, Move::NULL)
    }

    #[inline(always)]
    fn visit_legal_of_any_length(&self, position: &Position, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
        if !self.quiet_moves_are_plain(position) {
            return if self.capabilities().paths_decide_checks {
                self.visit_legal_by_paths(position, visit)
            } else if self.only_movers_move(position) {
                self.visit_legal_by_exposure(position, visit)
            } else {
                self.visit_legal_by_playing(position, visit)
            };
        }
        let side = position.turn();
        let Some(king) = position.king(side) else {
            return self.visit_moves(position, &Everything, visit);
        };
        if self.capabilities().plain_checks {
            self.visit_legal_by_lines(position, king, visit)
        } else if self.capabilities().occupancy_decides_checks {
            self.visit_legal_by_attacks(position, king, visit)
        } else if self.capabilities().checks_need_attacks {
            self.visit_legal_unless_attacked(position, king, visit)
        } else {
            self.visit_legal_by_playing(position, visit)
        }
    }

    /// Valid under all rules: every move is played out whose outcome cannot be foreseen.
    #[inline(never)]
    pub(crate) fn visit_legal_by_playing(
        &self,
        position: &Position,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let king = position.king(position.turn());
        self.visit_moves(position, &Everything, &mut |mv| {
            let safe = king.and_then(|king| self.foreseen_safety(position, mv, king));
            let safe = safe.unwrap_or_else(|| self.leaves_king_safe(position, mv));
            if safe { visit(mv) } else { Flow::Continue(()) }
        })
    }

    /// Valid where only movers move: a move is only played out where it takes that to know whether the king is attacked.
    #[inline(never)]
    fn visit_legal_by_exposure(&self, position: &Position, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        let side = position.turn();
        let royals = position.side(side) & position.royals();
        let Some(king) = royals.first().filter(|_| !royals.has_several()) else {
            return self.visit_legal_by_playing(position, visit);
        };
        let exposure = self.exposure(position, king, !side);
        let wanted = LeavesSafe::new(self, position, &exposure);
        self.visit_judged(position, &exposure, &wanted, visit)
    }

    /// Of these moves those that are legal.
    #[inline(always)]
    fn visit_judged(
        &self,
        position: &Position,
        exposure: &Exposure,
        wanted: &LeavesSafe<'_>,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let king = exposure.king;
        self.visit_moves(position, wanted, &mut |mv: Move| {
            let safe = self
                .judge(position, exposure, mv)
                .or_else(|| self.foreseen_safety(position, mv, king))
                .unwrap_or_else(|| self.leaves_king_safe(position, mv));
            if safe { visit(mv) } else { Flow::Continue(()) }
        })
    }

    /// Valid under `plain_checks` where quiet moves are plain: a move without capture is judged by pins and checking
    /// lines; captures too if they are plain, else they are played out.
    #[inline(always)]
    fn visit_legal_by_lines(
        &self,
        position: &Position,
        king: Square,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let occupied = position.occupied();
        let plain_captures = self.capabilities().plain_captures;
        let checkers = self.plain_attackers(position, king, !side, occupied);
        let mut wanted = ByLines {
            king,
            pinned: pinned(position, king, side),
            movers: SquareSet::ALL,
            quiet: SquareSet::ALL,
            captures: SquareSet::ALL,
            plain_captures,
            checker: SquareSet::ALL,
            parrying: SquareSet::ALL,
        };
        if let Some(checker) = checkers.first() {
            let alone = !checkers.has_several();
            wanted.quiet = if alone { between(king, checker) } else { SquareSet::EMPTY };
            // One checking unit can be captured and another one's line closed by the rebirth.
            if alone {
                wanted.parrying = wanted.quiet;
                wanted.checker = checkers;
            }
            if plain_captures {
                wanted.captures = if alone { checkers } else { SquareSet::EMPTY };
                if !alone {
                    wanted.movers = SquareSet::of(king);
                }
            }
        }
        let without_king = occupied.without(king);
        self.visit_moves(position, &wanted, &mut |mv: Move| {
            let legal = match mv.kind {
                MoveKind::Quiet => {
                    mv.from != king
                        || self
                            .plain_attackers(position, mv.to, !side, without_king.without(mv.to))
                            .is_empty()
                }
                MoveKind::Capture if plain_captures => {
                    mv.from != king
                        || self
                            .plain_attackers(position, mv.to, !side, without_king.without(mv.to))
                            .is_empty()
                }
                MoveKind::Capture => {
                    self.can_parry(position, &wanted, mv)
                        && self
                            .foreseen_safety(position, mv, king)
                            .unwrap_or_else(|| self.leaves_king_safe(position, mv))
                }
                _ => self.leaves_king_safe(position, mv),
            };
            if legal { visit(mv) } else { Flow::Continue(()) }
        })
    }

    /// Whether a capture can parry a check: a necessary condition. The king moves, or the checking unit is captured, or the
    /// captured unit is reborn in between.
    #[inline(always)]
    fn can_parry(&self, position: &Position, lines: &ByLines, mv: Move) -> bool {
        if lines.rebirth_squares(position, mv) == SquareSet::ALL {
            return true;
        }
        // A capturer that is reborn may itself come in between.
        if self.capturer_rebirth.is_some() || self.kamikaze_rebirth.is_some() {
            return true;
        }
        let Some(rule) = &self.captured_rebirth else { return false };
        // A unit that lands on others may cover the checking one.
        if !rule.is_simple() || rule.occupied() == Occupied::Parachute {
            return true;
        }
        let victim = position.piece(mv.to).expect("a capture takes a unit");
        let home = rule.simple_home(!position.turn(), victim, mv.to);
        home.is_some_and(|home| lines.parrying.contains(home))
    }

    /// Valid under `checks_need_attacks` where quiet moves are plain: a move without capture is played out only if it can
    /// leave the king, or a unit whose capture would crush it, attacked.
    #[inline(always)]
    fn visit_legal_unless_attacked(
        &self,
        position: &Position,
        king: Square,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let occupied = position.occupied();
        let targets = self.king_targets(position, king, side);
        let mut suspects = targets;
        let mut aimed_at = false;
        for target in targets {
            suspects |= pinned(position, target, side);
            aimed_at |= self.plain_attackers(position, target, !side, occupied).any();
        }
        self.visit_moves(position, &Everything, &mut |mv: Move| {
            if self.capabilities().attacked_targets_are_checks
                && mv.kind == MoveKind::Quiet
                && en_passant::long_step(self, position, mv).is_none()
            {
                let safe = !self.leaves_target_attacked(position, mv, king, targets);
                return if safe { visit(mv) } else { Flow::Continue(()) };
            }
            let safe = mv.kind == MoveKind::Quiet
                && if mv.from == king && !targets.has_several() {
                    let left = occupied.without(king);
                    self.plain_attackers(position, mv.to, !side, left).is_empty()
                        && !self.would_be_target(position, mv.to, side)
                } else {
                    !aimed_at && !suspects.contains(mv.from) && !self.moves_onto_target(position, mv, king)
                };
            if safe || self.leaves_king_safe(position, mv) { visit(mv) } else { Flow::Continue(()) }
        })
    }

    /// Whether a move without capture leaves the king, or a unit whose capture would crush it, attacked. Valid under
    /// `attacked_targets_are_checks` unless the unit can be captured en passant afterwards; `targets` are those before the
    /// move.
    fn leaves_target_attacked(
        &self,
        position: &Position,
        mv: Move,
        king: Square,
        targets: SquareSet,
    ) -> bool {
        let side = position.turn();
        let occupied = position.occupied().without(mv.from).with(mv.to);
        let mut targets = if mv.from == king {
            self.king_targets(position, mv.to, side).without(king)
        } else if self.moves_onto_target(position, mv, king) {
            targets.without(mv.from).with(mv.to)
        } else {
            targets.without(mv.from)
        };
        Iterator::any(&mut targets, |target| self.plain_attackers(position, target, !side, occupied).any())
    }

    /// Whether a king on `square` would stand on the home of one of its units (Assassin).
    fn would_be_target(&self, position: &Position, square: Square, side: Side) -> bool {
        self.king_targets(position, square, side).without(square).any()
    }

    /// Whether the unit arrives where its capture would crush its king (Assassin).
    fn moves_onto_target(&self, position: &Position, mv: Move, king: Square) -> bool {
        let side = position.turn();
        let piece = position.piece(mv.from).expect("a move starts from a unit");
        let piece = mv.promotion.map_or(piece, |walk| self.promoted(piece, walk));
        self.crushes_on(side, piece, mv.to, king)
    }

    /// Valid where quiet moves are plain and occupancy decides about check: a move without
    /// capture is judged by the attacks on the king with the squares occupied as they will be; all other moves are
    /// played out.
    #[inline(always)]
    fn visit_legal_by_attacks(
        &self,
        position: &Position,
        king: Square,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let occupied = position.occupied();
        let pinned = pinned(position, king, side);
        // Without any unit aiming at the king only opening a line can expose it.
        let aimed_at = self.plain_attackers(position, king, !side, occupied).any();
        self.visit_moves(position, &Everything, &mut |mv: Move| {
            let legal = if mv.kind != MoveKind::Quiet {
                self.leaves_king_safe(position, mv)
            } else if mv.from == king {
                !self.is_attacked(position, mv.to, !side, occupied.without(king).with(mv.to))
            } else if aimed_at || pinned.contains(mv.from) {
                !self.is_attacked(position, king, !side, occupied.without(mv.from).with(mv.to))
            } else {
                true
            };
            if legal { visit(mv) } else { Flow::Continue(()) }
        })
    }

    /// Adds all legal moves of the side to move to `moves`, in canonical order.
    pub fn add_legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        let _ = self.visit_legal(position, &mut |mv| {
            moves.push(mv);
            Flow::Continue(())
        });
    }

    /// All legal moves of the side to move, in canonical order.
    pub fn legal_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        self.add_legal_moves(position, &mut moves);
        moves
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self, position: &Position) -> bool {
        if !self.quiet_moves_are_plain(position) && self.only_movers_move(position) {
            return self.has_legal_move_by_exposure(position);
        }
        // Among legal moves there is always a longest one.
        self.visit_legal_of_any_length(position, &mut |_| Flow::Break(())).is_break()
    }

    /// The same where only movers move. The king's moves come first: they are judged without playing them.
    #[inline(never)]
    fn has_legal_move_by_exposure(&self, position: &Position) -> bool {
        let side = position.turn();
        let royals = position.side(side) & position.royals();
        let Some(king) = royals.first().filter(|_| !royals.has_several()) else {
            return self.visit_legal_by_playing(position, &mut |_| Flow::Break(())).is_break();
        };
        let exposure = self.exposure(position, king, !side);
        [royals, !royals].into_iter().any(|movers| {
            let wanted = LeavesSafe::new(self, position, &exposure).of(movers);
            self.visit_judged(position, &exposure, &wanted, &mut |_| Flow::Break(())).is_break()
        })
    }

    /// All moves as the units walk, legal or not with regard to self-check, in canonical order.
    pub fn pseudo_legal_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.visit_moves(position, &Everything, &mut |mv| {
            moves.push(mv);
            Flow::Continue(())
        });
        moves
    }

    /// Whether the side to move could take the opponent's king: such a position cannot arise.
    pub fn can_capture_king(&self, position: &Position) -> bool {
        self.in_check(position, !position.turn())
    }
}
