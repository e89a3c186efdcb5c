//! Moves as the units walk, before the question of check.

use std::ops::ControlFlow;

use board::{
    CastlingWing, Effect, MoveKind, Piece, Position, Reason, Side, Square, SquareSet, Walk, bishop_attacks,
    king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};

use crate::capabilities::Asking;
use crate::castling::{king_journey, lane, rook_journey};
use crate::ruleset::FirstRank;
use crate::{Move, Ruleset, en_passant};

/// Which moves are wanted.
pub(crate) trait Wanted {
    /// Units that may move.
    #[inline(always)]
    fn movers(&self) -> SquareSet {
        SquareSet::ALL
    }

    /// Where the unit on `from` may arrive without and with a capture.
    fn targets(&self, from: Square, walk: Walk) -> Targets;

    /// Among the squares of rebirth from which the player may choose, those that are wanted.
    #[inline(always)]
    fn rebirth_squares(&self, _position: &Position, _mv: Move) -> SquareSet {
        SquareSet::ALL
    }

    /// Whether castling is wanted where it is possible.
    #[inline(always)]
    fn castling(&self) -> bool {
        !self.only_takes_kings()
    }

    /// Whether the moves wanted are those that take the opponent's royal unit away, and no others.
    #[inline(always)]
    fn only_takes_kings(&self) -> bool {
        false
    }
}

/// Wanted squares of arrival of one unit; for captures the square of the captured unit.
#[derive(Clone, Copy)]
pub(crate) struct Targets {
    pub(crate) quiet: SquareSet,
    pub(crate) captures: SquareSet,
    /// Whether captures en passant are wanted.
    pub(crate) en_passant: bool,
}

impl Targets {
    pub(crate) const ALL: Targets =
        Targets { quiet: SquareSet::ALL, captures: SquareSet::ALL, en_passant: true };

    /// Whether no move is wanted.
    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.quiet.is_empty() && self.captures.is_empty() && !self.en_passant
    }

    /// Those that are also among `others`.
    #[inline(always)]
    pub(crate) fn only(self, others: Targets) -> Targets {
        Targets {
            quiet: self.quiet & others.quiet,
            captures: self.captures & others.captures,
            en_passant: self.en_passant && others.en_passant,
        }
    }
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
    /// Calls `visit` for each wanted move of the side to move, in canonical order; self-check is not looked at, but moves
    /// that are illegal in themselves are left out, and every choice that the rules offer is a move of its own.
    #[inline(always)]
    pub(crate) fn visit_moves<W: Wanted>(
        &self,
        position: &Position,
        wanted: &W,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        for from in position.side(side) & wanted.movers() {
            if self.units_move_freely {
                let piece = position.piece(from).expect("a unit of the side stands there");
                let targets = wanted.targets(from, piece.walk());
                self.visit_unit(position, from, None, piece, targets, wanted, &mut |mv| {
                    self.emit(position, mv, wanted, visit)
                })?;
            } else {
                self.visit_fairy(position, from, wanted, visit)?;
            }
        }
        Flow::Continue(())
    }

    /// The moves of one unit where something else than its walk decides about them.
    #[inline(never)]
    fn visit_fairy<W: Wanted>(
        &self,
        position: &Position,
        from: Square,
        wanted: &W,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let piece = position.piece(from).expect("a unit of the side stands there");
        let side = position.turn();
        if self.is_paralysed(position, from, piece, side) || self.must_stay(position, from, piece, side) {
            return Flow::Continue(());
        }
        let targets = self.permitted(position, piece, side, wanted.targets(from, piece.walk()));
        let mut visit = |mv| self.emit(position, mv, wanted, &mut |mv| visit(mv));
        if self.danger {
            return self.visit_endangered(position, from, piece, targets, wanted, &mut visit);
        }
        if self.transfers.is_empty() {
            self.visit_unit(position, from, None, piece, targets, wanted, &mut visit)
        } else {
            self.visit_transferred(position, wanted, from, targets, &mut visit)
        }
    }

    /// Danger Circe: an attacked unit may also move to its home square, capturing there.
    fn visit_endangered<W: Wanted>(
        &self,
        position: &Position,
        from: Square,
        piece: Piece,
        targets: Targets,
        wanted: &W,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let mut seen = SquareSet::EMPTY;
        self.visit_unit(position, from, None, piece, targets, wanted, &mut |mv| {
            // Who captures elsewhere on its way does not do what the move home does.
            if !matches!(mv.kind, MoveKind::Passing(_) | MoveKind::EnPassant(_)) {
                seen = seen.with(mv.to);
            }
            visit(mv)
        })?;
        let home = crate::home_square(side, piece.walk(), from);
        if seen.contains(home) || home == from {
            return Flow::Continue(());
        }
        let kind = match position.piece(home) {
            None if targets.quiet.contains(home) => MoveKind::Quiet,
            Some(occupant) if occupant.belongs_to(!side) && targets.captures.contains(home) => {
                MoveKind::Capture
            }
            _ => return Flow::Continue(()),
        };
        if !self.is_observed(position, from, !side) {
            return Flow::Continue(());
        }
        self.visit_promotions(position, piece, Move::new(from, home, kind), &mut |mv| visit(mv))
    }

    /// The moves of `piece`, which stands on `start` if one is given, else on `from`.
    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn visit_unit<W: Wanted>(
        &self,
        position: &Position,
        from: Square,
        start: Option<Square>,
        piece: Piece,
        targets: Targets,
        wanted: &W,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        self.visit_unit_among(position, position.occupied(), from, start, piece, targets, wanted, visit)
    }

    /// The same where `occupied` are the occupied squares; a fairy unit looks at the position instead, a king that may castle
    /// at both.
    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn visit_unit_among<W: Wanted>(
        &self,
        position: &Position,
        occupied: SquareSet,
        from: Square,
        start: Option<Square>,
        piece: Piece,
        targets: Targets,
        wanted: &W,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let origin = start.unwrap_or(from);
        let enemy = position.side(!side);
        let mut takeable = enemy & targets.captures;
        if !self.kings_return && !wanted.only_takes_kings() {
            takeable &= !position.royals();
        }
        let reach = match piece.walk() {
            Walk::PAWN => {
                return self.visit_pawn(position, occupied, from, start, piece, targets, takeable, visit);
            }
            Walk::KNIGHT => knight_attacks(origin),
            Walk::BISHOP => bishop_attacks(origin, occupied),
            Walk::ROOK => rook_attacks(origin, occupied),
            Walk::QUEEN => queen_attacks(origin, occupied),
            Walk::KING => king_attacks(origin),
            _ => return self.visit_walk(position, from, start, piece, targets, takeable, visit),
        };
        for to in reach & ((targets.quiet & !occupied) | takeable) {
            let kind = if enemy.contains(to) { MoveKind::Capture } else { MoveKind::Quiet };
            let mv = Move { start, ..Move::new(from, to, kind) };
            if kind == MoveKind::Capture
                && self.capabilities().homes_decide_captures
                && !self.capturer_finds_home(side, piece, origin, to, to, occupied)
            {
                continue;
            }
            visit(mv)?;
        }
        if piece.walk() == Walk::KING && wanted.castling() {
            if self.transfers.is_empty() {
                if position.castling().allows_any(side) {
                    self.visit_castling(position, side, visit)?;
                }
            } else {
                self.visit_transferred_castling(position, occupied, from, start, side, visit)?;
            }
        }
        Flow::Continue(())
    }

    /// Hands the move on; where it must be played to know whether it is legal and which choices it offers, once for each
    /// choice.
    #[inline(always)]
    fn emit<W: Wanted>(
        &self,
        position: &Position,
        mv: Move,
        wanted: &W,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        if wanted.only_takes_kings() || self.must_ask(position, mv) {
            let squares = wanted.rebirth_squares(position, mv);
            if self.captured_chooses && squares.is_empty() {
                return Flow::Continue(());
            }
            return self.visit_choices(position, mv, squares, wanted.only_takes_kings(), visit);
        }
        visit(mv)
    }

    /// Whether the move must be played to know whether it is legal in itself and which choices it offers.
    #[inline(always)]
    fn must_ask(&self, position: &Position, mv: Move) -> bool {
        if let Some(pending) = position.pending().filter(|pending| pending.fresh)
            && (self.captures_ask == Asking::All || self.captures_ask.about(pending.victim))
        {
            return !self.is_foreseen_without_choice(position, mv);
        }
        if self.asks_by_attribute(position.piece(mv.from)) {
            return true;
        }
        if self.captures_ask == Asking::None {
            return false;
        }
        let Some(square) = mv.capture() else { return false };
        // What waits for the next capture is reborn with this one.
        if !self.captures_wait
            && !self.captures_ask.about(position.piece(square).expect("a capture takes a unit"))
        {
            return false;
        }
        !self.is_foreseen_without_choice(position, mv)
    }

    /// The squares to which a pawn of `side` on `origin` can go without a capture.
    #[inline(always)]
    pub(crate) fn pawn_steps(&self, side: Side, origin: Square, occupied: SquareSet) -> SquareSet {
        let steps = match (self.first_rank, origin.rank() == side.rank(0)) {
            (FirstRank::Frozen, true) => 0,
            (FirstRank::OneStep, true) => 1,
            (FirstRank::ThreeSteps, true) => 3,
            (_, false) if origin.rank() == side.rank(1) => 2,
            (_, false) => 1,
        };
        let forward = if side == Side::White { 1 } else { -1 };
        let (file, rank) = (i32::from(origin.file()), i32::from(origin.rank()));
        let mut squares = SquareSet::EMPTY;
        for step in 1..=steps {
            let Some(square) = Square::try_new(file, rank + step * forward) else { break };
            if occupied.contains(square) {
                break;
            }
            squares = squares.with(square);
        }
        squares
    }

    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn visit_pawn(
        &self,
        position: &Position,
        occupied: SquareSet,
        from: Square,
        start: Option<Square>,
        piece: Piece,
        wanted: Targets,
        takeable: SquareSet,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let origin = start.unwrap_or(from);
        // A pawn that cannot move does not capture either.
        if self.first_rank == FirstRank::Frozen && origin.rank() == side.rank(0) {
            return Flow::Continue(());
        }
        // A pawn on its last rank has no square before it, nor one on which to capture.
        let targets =
            pawn_attacks(side, origin) & takeable | self.pawn_steps(side, origin, occupied) & wanted.quiet;
        let passed = match wanted.en_passant {
            true => en_passant::passed_among(position, side, occupied) & pawn_attacks(side, origin),
            false => SquareSet::EMPTY,
        };
        for to in targets | passed {
            let kind = if let Some(step) = position.en_passant()
                && passed.contains(to)
            {
                MoveKind::EnPassant(step.to)
            } else if to.file() != origin.file() {
                MoveKind::Capture
            } else {
                MoveKind::Quiet
            };
            let mv = Move { start, ..Move::new(from, to, kind) };
            self.visit_promotions(position, piece, mv, &mut |mv| {
                if self.capabilities().homes_decide_captures
                    && let Some(capture) = mv.capture()
                {
                    let capturer = mv.promotion.map_or(piece, |walk| piece.with_walk(walk));
                    if !self.capturer_finds_home(side, capturer, origin, to, capture, occupied) {
                        return Flow::Continue(());
                    }
                }
                visit(mv)
            })?;
        }
        Flow::Continue(())
    }

    /// Castling whose king neither stands in check nor passes over an attacked square; the square of arrival is left
    /// to the test for self-check.
    #[inline(never)]
    fn visit_castling(&self, position: &Position, side: Side, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        for (wing, kind) in
            [(CastlingWing::Queen, MoveKind::CastlingQueen), (CastlingWing::King, MoveKind::CastlingKing)]
        {
            if !position.castling().allows(side, wing) {
                continue;
            }
            let (from, to) = king_journey(side, kind);
            if self.may_pass(position, side, kind) {
                visit(Move::new(from, to, kind))?;
            }
        }
        Flow::Continue(())
    }

    /// Whether the way between king and rook is free and the king, on its home square, neither stands in check nor
    /// passes over an attacked square.
    pub(crate) fn may_pass(&self, position: &Position, side: Side, kind: MoveKind) -> bool {
        let occupied = position.occupied();
        // In the middle of a move, when a cage is looked for, the rook can have left its corner with its right still there.
        let corner = rook_journey(side, kind).0;
        if (lane(side, kind) & occupied).any() || !position.units(side, Walk::ROOK).contains(corner) {
            return false;
        }
        let (from, to) = king_journey(side, kind);
        // The rights are those of the position before the move while a capturing king looks for its square of rebirth.
        let Some(piece) = position.piece(from) else { return false };
        let passed = Square::new((from.file() + to.file()) / 2, from.rank());
        if self.capabilities().plain_moves
            && (self.capabilities().plain_checks || self.capabilities().occupancy_decides_checks)
        {
            return !self.is_attacked(position, from, !side, occupied)
                && !self.is_attacked(position, passed, !side, occupied.without(from).with(passed));
        }
        if self.in_check(position, side) {
            return false;
        }
        let mut on_the_way = position.clone();
        on_the_way.apply(&Effect::Move { from, to: passed, piece, reason: Reason::Movement });
        !self.in_check(&on_the_way, side)
    }
}
