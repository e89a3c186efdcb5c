//! Attacks on squares and check.

use board::{
    Attributes, Piece, Position, Side, Square, SquareSet, Walk, bishop_attacks, king_attacks, knight_attacks,
    pawn_attacks, queen_attacks, rook_attacks,
};
use problem::Occupied;

use crate::generate::{Flow, Targets, Wanted};
use crate::ruleset::FirstRank;
use crate::walks::{self, Line, Scene};
use crate::{Ruleset, en_passant, game};

/// Units of `by` with orthodox walks that attack `square` in the orthodox way if `occupied` are the squares that stop
/// line pieces; pawns on `frozen` guard nothing.
#[inline(always)]
fn attackers(
    position: &Position,
    square: Square,
    by: Side,
    occupied: SquareSet,
    frozen: SquareSet,
) -> SquareSet {
    let queens = position.walk(Walk::QUEEN);
    ((knight_attacks(square) & position.walk(Walk::KNIGHT))
        | (king_attacks(square) & position.walk(Walk::KING))
        | (pawn_attacks(!by, square) & position.walk(Walk::PAWN) & !frozen)
        | (bishop_attacks(square, occupied) & (position.walk(Walk::BISHOP) | queens))
        | (rook_attacks(square, occupied) & (position.walk(Walk::ROOK) | queens)))
        & position.side(by)
}

/// Captures that take the opponent's royal unit away.
struct KingCaptures {
    movers: SquareSet,
    squares: SquareSet,
    quiet: SquareSet,
    en_passant: bool,
}

impl Wanted for KingCaptures {
    fn movers(&self) -> SquareSet {
        self.movers
    }

    fn targets(&self, _: Square, _: Walk) -> Targets {
        Targets { quiet: self.quiet, captures: self.squares, en_passant: self.en_passant }
    }

    fn only_takes_kings(&self) -> bool {
        true
    }
}

impl Ruleset {
    /// The squares of pawns of `by` that guard nothing: a pawn on its own first rank guards only where it can move.
    #[inline(always)]
    pub(crate) fn frozen(&self, by: Side) -> SquareSet {
        match self.first_rank {
            FirstRank::Frozen => SquareSet::rank(by.rank(0)),
            FirstRank::OneStep | FirstRank::ThreeSteps => SquareSet::EMPTY,
        }
    }

    /// Units of `by` that attack `square` as they walk; those with orthodox walks only.
    #[inline(always)]
    pub(crate) fn plain_attackers(
        &self,
        position: &Position,
        square: Square,
        by: Side,
        occupied: SquareSet,
    ) -> SquareSet {
        let frozen = self.frozen(by);
        attackers(position, square, by, occupied, frozen)
    }

    /// Whether a unit of `by` attacks the unit on `square` as it walks, whatever rules forbid the capture.
    pub(crate) fn is_observed(&self, position: &Position, square: Square, by: Side) -> bool {
        let occupied = position.occupied();
        self.plain_attackers(position, square, by, occupied).without(square).any()
            || any_unit(position.fairy() & position.side(by), |from| {
                let walk = position.piece(from).expect("a fairy unit stands there").walk();
                from != square
                    && walks::range(walk, by, self.first_rank, from).contains(square)
                    && walks::attacks(walk, self.scene(position, by), from, square)
            })
    }

    /// The board as a unit of `side` sees it.
    pub(crate) fn scene<'a>(&'a self, position: &'a Position, side: Side) -> Scene<'a> {
        Scene::new(position, side).under(self.first_rank, &self.own_walks, en_passant::passed(position, side))
    }

    /// Whether the unit of `by` on `from` attacks `square` as it walks.
    pub(crate) fn observes(&self, position: &Position, from: Square, square: Square, by: Side) -> bool {
        let occupied = position.occupied();
        let walk = position.piece(from).expect("a unit stands there").walk();
        if walk.is_orthodox() {
            return self.plain_attackers(position, square, by, occupied).contains(from);
        }
        walks::attacks(walk, self.scene(position, by), from, square)
    }

    /// Madrasi: whether the unit is attacked by an enemy unit of its own walk.
    pub(crate) fn is_paralysed(&self, position: &Position, square: Square, piece: Piece, side: Side) -> bool {
        match self.madrasi {
            None => return false,
            Some(kings) if piece.is_royal() && !kings => return false,
            Some(_) => {}
        }
        let occupied = position.occupied();
        let walk = piece.walk();
        if !self.transfers.is_empty() {
            return any_unit(position.side(!side).without(square), |from| {
                position.piece(from).is_some_and(|other| other.walk() == walk)
                    && self.observes_transferred(position, from, square, !side)
            });
        }
        if walk.is_orthodox() {
            let like = self.plain_attackers(position, square, !side, occupied) & position.walk(walk);
            return like.without(square).any();
        }
        any_unit(position.fairy() & position.side(!side), |from| {
            from != square
                && position.piece(from).is_some_and(|other| other.walk() == walk)
                && walks::attacks(walk, self.scene(position, !side), from, square)
        })
    }

    /// Whether `side` is in check: its royal unit could really be taken.
    #[inline]
    pub fn in_check(&self, position: &Position, side: Side) -> bool {
        let Some(king) = position.king(side) else { return false };
        if self.capabilities().plain_moves
            && (self.capabilities().plain_checks || self.capabilities().occupancy_decides_checks)
        {
            return self.is_attacked(position, king, !side, position.occupied());
        }
        if self.capabilities().plain_checks {
            return self.is_observed(position, king, !side)
                || self.takers_en_passant(position, king, !side).any();
        }
        if self.capabilities().attacked_targets_are_checks {
            let occupied = position.occupied();
            let mut targets = self.king_targets(position, king, side);
            return Iterator::any(&mut targets, |target| {
                self.plain_attackers(position, target, !side, occupied).any()
                    || self.takers_en_passant(position, target, !side).any()
            });
        }
        if self.capabilities().paths_decide_checks {
            return self.is_threatened(position, king, !side, position.occupied());
        }
        if self.capabilities().checks_need_freedom && self.takers_en_passant(position, king, !side).is_empty()
        {
            return if self.attacks_are_checks() {
                self.is_observed(position, king, !side)
            } else {
                self.is_observed_by_free_units(position, king, !side)
            };
        }
        self.in_check_by_playing(position, king, side)
    }

    /// Whether a unit of `by` that may move and capture attacks the unit on `square` as it walks.
    fn is_observed_by_free_units(&self, position: &Position, square: Square, by: Side) -> bool {
        let occupied = position.occupied();
        let attackers = self.plain_attackers(position, square, by, occupied);
        let candidates = attackers | (position.fairy() & position.side(by));
        any_unit(candidates.without(square), |from| {
            let piece = position.piece(from).expect("a unit stands there");
            !piece.is(Attributes::PARALYSING)
                && (attackers.contains(from)
                    || walks::attacks(piece.walk(), self.scene(position, by), from, square))
                && !self.is_paralysed(position, from, piece, by)
                && !self.must_stay(position, from, piece, by)
        })
    }

    /// The same by its definition alone, without any shortcut.
    pub fn in_check_by_definition(&self, position: &Position, side: Side) -> bool {
        position.king(side).is_some_and(|king| self.in_check_by_playing(position, king, side))
    }

    /// Check as it is defined: the opponent, if it were on move, would have a capture that takes the royal unit away.
    #[inline(never)]
    fn in_check_by_playing(&self, position: &Position, king: Square, side: Side) -> bool {
        let by = !side;
        let wanted = self.king_captures(position, king, by);
        if (wanted.movers & position.side(by)).is_empty() {
            return false;
        }
        let turned;
        let position = if position.turn() == by {
            position
        } else {
            turned = game::with_turn(position, by);
            &turned
        };
        self.visit_moves(position, &wanted, &mut |_| Flow::Break(())).is_break()
    }

    /// Whether the unit of `side`, the side to move, on `square` gives check: it could take the opponent's royal unit.
    pub(crate) fn checks_from(&self, position: &Position, square: Square, side: Side) -> bool {
        let Some(king) = position.king(!side) else { return false };
        let mut wanted = self.king_captures(position, king, side);
        wanted.movers &= SquareSet::of(square);
        self.visit_moves(position, &wanted, &mut |_| Flow::Break(())).is_break()
    }

    /// The units that the unit of `side` on `from` attacks as it walks, be they whose they may.
    fn attacked_by(&self, position: &Position, from: Square, side: Side) -> SquareSet {
        let occupied = position.occupied();
        let attacks = match position.piece(from).expect("a unit stands there").walk() {
            Walk::PAWN if self.first_rank == FirstRank::Frozen && from.rank() == side.rank(0) => {
                SquareSet::EMPTY
            }
            Walk::PAWN => pawn_attacks(side, from),
            Walk::KNIGHT => knight_attacks(from),
            Walk::BISHOP => bishop_attacks(from, occupied),
            Walk::ROOK => rook_attacks(from, occupied),
            Walk::QUEEN => queen_attacks(from, occupied),
            Walk::KING => king_attacks(from),
            walk => {
                let reach = walks::reach(walk, &self.scene(position, side), from);
                reach.passing.iter().fold(reach.captures, |all, &(victim, _)| all.with(victim))
            }
        };
        attacks & occupied
    }

    /// The lines along which the unit of `side` on `from` attacks units, be they whose they may.
    pub(crate) fn lines_of_attack(
        &self,
        position: &Position,
        from: Square,
        side: Side,
    ) -> Vec<(Square, Line)> {
        let walk = position.piece(from).expect("a unit stands there").walk();
        walks::lines(walk, &self.scene(position, side), from, self.attacked_by(position, from, side))
    }

    /// The captures that may take the royal unit on `king`.
    fn king_captures(&self, position: &Position, king: Square, by: Side) -> KingCaptures {
        let crushes = |rule: &&crate::Rebirth| rule.occupied() == Occupied::Assassin;
        let everything = self.capturer_rebirth.as_ref().is_some_and(|rule| crushes(&rule))
            || self
                .captured_rebirth
                .as_ref()
                .filter(crushes)
                .is_some_and(|rule| !rule.is_simple() || self.capturer_rebirth.is_some());
        let squares = self.king_targets(position, king, !by);
        if everything {
            let quiet = if self.freshness_matters { SquareSet::ALL } else { SquareSet::EMPTY };
            return KingCaptures { movers: SquareSet::ALL, squares: SquareSet::ALL, quiet, en_passant: true };
        }
        let mut movers = SquareSet::ALL;
        if self.transfers.is_empty() && !self.danger {
            let occupied = position.occupied();
            movers = position.fairy();
            for square in squares {
                movers |= self.plain_attackers(position, square, by, occupied);
                movers |= self.takers_en_passant(position, square, by);
            }
        }
        let en_passant = position.en_passant().is_some_and(|step| squares.contains(step.to));
        KingCaptures { movers, squares, quiet: SquareSet::EMPTY, en_passant }
    }

    /// Squares of units of `side` whose capture may take its royal unit on `king` away: that unit itself, and under a
    /// simple Assassin rule those whose home it stands on.
    pub(crate) fn king_targets(&self, position: &Position, king: Square, side: Side) -> SquareSet {
        let mut squares = SquareSet::of(king);
        if let Some(rule) = &self.captured_rebirth
            && rule.occupied() == Occupied::Assassin
        {
            squares |= rule.units_with_home(position, side, king);
            for square in position.fairy() & position.side(side) {
                let piece = position.piece(square).expect("a unit stands there");
                if self.crushes_on(side, piece, square, king) {
                    squares = squares.with(square);
                }
            }
        }
        squares
    }

    /// Whether `piece` of `side`, captured on `square`, would crush the king on `king` (Assassin).
    pub(crate) fn crushes_on(&self, side: Side, piece: Piece, square: Square, king: Square) -> bool {
        self.captured_rebirth.as_ref().is_some_and(|rule| {
            rule.occupied() == Occupied::Assassin
                && rule.is_simple()
                && rule.concerns(piece)
                && rule.simple_home(side, piece, square) == Some(king)
        })
    }

    /// Whether a king on `square` could be taken by `by` if `occupied` are the occupied squares; valid where units are
    /// orthodox and check is plain or decided by what is occupied.
    #[inline]
    pub(crate) fn is_attacked(
        &self,
        position: &Position,
        square: Square,
        by: Side,
        occupied: SquareSet,
    ) -> bool {
        let attackers = self.plain_attackers(position, square, by, occupied);
        if self.capabilities().plain_checks {
            return attackers.any();
        }
        if self.capturer_rebirth.is_none() {
            // A pawn that must not promote cannot capture a king that could return.
            let banned = self.bans_promotion(by, Walk::PAWN, square);
            let attackers = if banned { attackers & !position.walk(Walk::PAWN) } else { attackers };
            return self.finds_no_home(square, by, occupied, attackers);
        }
        for from in attackers {
            let piece = position.piece(from).expect("an attacker stands on its square");
            if self.may_capture_from(by, piece, from, square, occupied) {
                return true;
            }
        }
        false
    }

    /// Whether a king on `square`, captured by one of the attackers, would find its home occupied (Rex Inclusive).
    fn finds_no_home(&self, square: Square, by: Side, occupied: SquareSet, mut attackers: SquareSet) -> bool {
        let Some(rule) = &self.captured_rebirth else { return attackers.any() };
        let king = Piece::new(!by, Walk::KING);
        let Some(home) = rule.simple_home(!by, king, square) else { return attackers.any() };
        // The capturer leaves its square and stands on the king's.
        Iterator::any(&mut attackers, |from| home == square || occupied.without(from).contains(home))
    }

    /// Whether `piece`, coming from `from`, may capture on `square` as far as its rebirth is concerned; a pawn that would
    /// promote may if it can with at least one promotion.
    #[inline]
    fn may_capture_from(
        &self,
        side: Side,
        piece: Piece,
        from: Square,
        square: Square,
        occupied: SquareSet,
    ) -> bool {
        if piece.walk() == Walk::PAWN && self.promotion_squares(side).contains(square) {
            self.promotes(side, Walk::PAWN, square)
                && self.promotions(Walk::PAWN).iter().any(|&walk| {
                    self.capturer_finds_home(side, piece.with_walk(walk), from, square, square, occupied)
                })
        } else {
            self.capturer_finds_home(side, piece, from, square, square, occupied)
        }
    }

    /// Whether the capturer, promoted already, could go home: the square is empty once it has been lifted. Valid where
    /// homes decide about captures.
    #[inline]
    pub(crate) fn capturer_finds_home(
        &self,
        side: Side,
        piece: Piece,
        from: Square,
        to: Square,
        capture: Square,
        occupied: SquareSet,
    ) -> bool {
        let Some(rule) = &self.capturer_rebirth else { return true };
        let Some(home) = rule.simple_home(side, piece, capture) else { return false };
        if home == to {
            return !rule.is_cheylan();
        }
        !occupied.without(from).without(capture).contains(home)
    }
}

fn any_unit(mut units: SquareSet, wanted: impl FnMut(Square) -> bool) -> bool {
    Iterator::any(&mut units, wanted)
}
