//! How a royal unit is exposed among units of any walk: who attacks it, and on which squares a change could let somebody
//! attack it or stop him.
//!
//! What a unit attacks depends on the squares that were looked at to find out, and on nothing else (see
//! [`crate::walks::watch`]). So a move that fills and empties other squares only leaves every attack, and every lack of
//! one, as it was.

use board::{
    Attributes, MoveKind, Piece, Position, Side, Square, SquareSet, Walk, between, bishop_attacks,
    king_attacks, knight_attacks, line_through, pawn_attacks, rook_attacks,
};

use problem::Occupied;

use crate::generate::{Targets, Wanted};
use crate::walks;
use crate::{Move, Pick, Ruleset, attributes};

/// What there is to know about attacks by one side on one square.
pub(crate) struct Exposure {
    pub(crate) king: Square,
    /// For each attack, up to as many as there is room for, the square of the attacker and those on which it depends.
    attacks: [SquareSet; 3],
    /// Where the first of the attackers stands.
    first_attacker: Option<Square>,
    /// Number of attacks, at most one more than there is room for.
    count: usize,
    /// Squares which to leave may open a line of an orthodox unit.
    shields: SquareSet,
    /// Squares which to leave or to fill may let a fairy unit attack.
    watched: SquareSet,
}

impl Exposure {
    /// Whether nobody attacks and nobody will if `from` is left and `to` filled, or its unit replaced: the unit that does
    /// so not counted.
    #[inline(always)]
    pub(crate) fn stays_safe(&self, from: Square, to: Square) -> bool {
        self.count == 0 && self.is_not_exposed(from, to)
    }

    /// The same with regard to those who do not attack now.
    #[inline(always)]
    fn is_not_exposed(&self, from: Square, to: Square) -> bool {
        !(self.shields | self.watched).contains(from) && !self.watched.contains(to) && from != self.king
    }

    /// Whether nobody but `piece`, a neutral unit, attacks if it goes from the one square to the other.
    #[inline(always)]
    fn is_left_to_mover(&self, piece: Piece, from: Square, to: Square) -> bool {
        let attacks_alone = || piece.is_neutral() && self.count == 1 && self.first_attacker == Some(from);
        (self.count == 0 || attacks_alone()) && self.is_not_exposed(from, to)
    }

    /// On which squares the unit on `from` must arrive or capture to stop all attacks, as far as its leaving does not stop
    /// them: a necessary condition, for units other than the king.
    #[inline(always)]
    fn stopping_squares(&self, from: Square) -> SquareSet {
        let attacks = self.attacks.iter().take(self.count).filter(|needs| !needs.contains(from));
        attacks.fold(SquareSet::ALL, |squares, &needs| squares & needs)
    }

    /// Whether somebody attacks whom it does not stop if `from` is left and `to` filled, or its unit captured.
    #[inline(always)]
    fn stays_attacked(&self, from: Square, to: Square) -> bool {
        self.goes_on(SquareSet::of(from).with(to))
    }

    /// Whether some attack depends on none of these squares.
    #[inline(always)]
    fn goes_on(&self, changed: SquareSet) -> bool {
        self.attacks.iter().take(self.count).any(|&needs| (needs & changed).is_empty())
    }

    fn add_attack(&mut self, from: Square, needs: SquareSet) {
        self.first_attacker.get_or_insert(from);
        if let Some(attack) = self.attacks.get_mut(self.count) {
            *attack = needs;
        }
        self.count = (self.count + 1).min(self.attacks.len() + 1);
    }
}

impl Ruleset {
    /// How `king`, an occupied square, is exposed to the units of `by`.
    pub(crate) fn exposure(&self, position: &Position, king: Square, by: Side) -> Exposure {
        let occupied = position.occupied();
        let mut exposure = Exposure {
            king,
            attacks: [SquareSet::EMPTY; 3],
            first_attacker: None,
            count: 0,
            shields: shields(position, king, by),
            watched: SquareSet::EMPTY,
        };
        for from in self.plain_attackers(position, king, by, occupied).without(king) {
            exposure.add_attack(from, between(king, from).with(from));
        }
        for from in (position.fairy() & position.side(by)).without(king) {
            let walk = position.piece(from).expect("a fairy unit stands there").walk();
            if !walks::range(walk, by, self.first_rank, from).contains(king) {
                continue;
            }
            let (attacks, watched) = walks::watch(walk, self.scene(position, by), from, king);
            exposure.watched |= watched;
            if attacks {
                exposure.add_attack(from, watched.with(from));
            }
        }
        exposure
    }

    /// Whether the move, one of the side whose king is exposed like this, leaves it safe; `None` if that cannot be said
    /// without playing the move. Valid where only movers move.
    #[inline]
    pub(crate) fn judge(&self, position: &Position, exposure: &Exposure, mv: Move) -> Option<bool> {
        let piece = position.piece(mv.from).expect("a move starts from a unit");
        // A royal pawn can be taken en passant.
        let is_king = mv.from == exposure.king;
        if mv.kind == MoveKind::Capture && !is_king && !self.capabilities().plain_captures {
            return self.judge_rebirth(position, exposure, mv, piece);
        }
        if !self.moves_alone(position, mv, piece)
            || is_king && (piece.walk().is_pawn() || piece.walk().is_own())
        {
            return None;
        }
        if is_king {
            return self.judge_king(position, mv);
        }
        if exposure.is_left_to_mover(piece, mv.from, mv.to) {
            // A neutral unit is the opponent's too.
            let by = !position.turn();
            let exposed = piece.is_neutral() && self.would_attack(position, mv, piece, exposure.king, by);
            let walk = mv.promotion.unwrap_or(piece.walk());
            let is_sure = walk.is_orthodox() && !walk.is_pawn() && self.attacks_are_checks();
            return (!exposed || is_sure).then_some(!exposed);
        }
        let lost = self.attacks_are_checks() && exposure.stays_attacked(mv.from, mv.to);
        lost.then_some(false)
    }

    /// The same for a capture by another unit than the king where somebody may be reborn.
    #[inline]
    fn judge_rebirth(
        &self,
        position: &Position,
        exposure: &Exposure,
        mv: Move,
        piece: Piece,
    ) -> Option<bool> {
        if !piece.attributes().without(Attributes::ROYAL | Attributes::PROMOTED).is_empty()
            || !position.hidden().is_empty()
        {
            return None;
        }
        if !piece.is_neutral() && self.is_reborn_safely(exposure, mv) {
            return Some(true);
        }
        let (home, victim) = self.known_rebirth(position, mv)?;
        let occupied = position.occupied().without(mv.from).with(mv.to);
        let home = home.filter(|&home| !occupied.contains(home));
        let changed = home.map_or(SquareSet::EMPTY, SquareSet::of).with(mv.from).with(mv.to);
        if exposure.goes_on(changed) {
            return self.attacks_are_checks().then_some(false);
        }
        let occupied = home.map_or(occupied, |home| occupied.with(home));
        let attacks =
            |walk, from| self.attacks_as(walk, !position.turn(), from, occupied).contains(exposure.king);
        let safe = exposure.is_left_to_mover(piece, mv.from, mv.to)
            && !(piece.is_neutral() && attacks(mv.promotion.unwrap_or(piece.walk()), mv.to))
            && home.is_none_or(|home| !exposure.watched.contains(home) && !attacks(victim, home));
        safe.then_some(true)
    }

    /// Where the captured unit is to be reborn, as what it is and if the square is empty, and its walk, an orthodox one; `None`
    /// if it takes more than that to tell what the capture leads to. Valid where only movers move and the capturer is as
    /// before.
    fn known_rebirth(&self, position: &Position, mv: Move) -> Option<(Option<Square>, Walk)> {
        let rule = self.captured_rebirth.as_ref()?;
        let victim = position.piece(mv.to)?;
        // A unit that finds its square occupied vanishes, or waits below where it does nothing.
        let is_known = matches!(rule.occupied(), Occupied::Relaxed | Occupied::Volcanic)
            && rule.is_simple()
            && self.capturer_rebirth.is_none()
            && !self.capturers_vanish
            && victim.walk().is_orthodox()
            && victim.attributes().is_empty();
        if !is_known {
            return None;
        }
        if !rule.concerns(victim) {
            return Some((None, victim.walk()));
        }
        let owner = !position.turn();
        let home = rule.simple_home(owner, victim, mv.to);
        let promotes = home.is_some_and(|home| self.promotes(owner, victim.walk(), home));
        (!promotes).then_some((home, victim.walk()))
    }

    /// The squares that a unit of `side` with this walk, an orthodox one, attacks; perhaps more.
    fn attacks_as(&self, walk: Walk, side: Side, from: Square, occupied: SquareSet) -> SquareSet {
        match walk {
            // A pawn on its first rank may guard nothing.
            Walk::PAWN => pawn_attacks(side, from),
            Walk::KNIGHT => knight_attacks(from),
            Walk::BISHOP => bishop_attacks(from, occupied),
            Walk::ROOK => rook_attacks(from, occupied),
            Walk::QUEEN => bishop_attacks(from, occupied) | rook_attacks(from, occupied),
            Walk::KING => king_attacks(from),
            _ => SquareSet::ALL,
        }
    }

    /// Whether the capturer, which is then reborn on a square of its side's choice, leaves the king unattacked: three squares
    /// are left, filled or both.
    #[inline(always)]
    fn is_reborn_safely(&self, exposure: &Exposure, mv: Move) -> bool {
        let Pick::At(home) = mv.capturer.square else { return false };
        self.capturer_chooses
            && exposure.stays_safe(mv.from, mv.to)
            && exposure.stays_safe(mv.to, home)
            // Two units that leave one line open it even if neither alone stands in the way.
            && !line_through(exposure.king, mv.from).contains(mv.to)
    }

    /// Whether an attack on a king by a unit as it walks is a check whatever else stands where.
    pub(crate) fn attacks_are_checks(&self) -> bool {
        self.capabilities().plain_checks
            || self.capabilities().checks_need_freedom
                && self.madrasi.is_none()
                && !self.attributes.has_some(attributes::BIND)
    }

    /// The same for the king's own move.
    fn judge_king(&self, position: &Position, mv: Move) -> Option<bool> {
        let by = !position.turn();
        let occupied = position.occupied().without(mv.from).with(mv.to);
        // A neutral king does not attack itself.
        let mut attacked = self.plain_attackers(position, mv.to, by, occupied).without(mv.from).any();
        for from in (position.fairy() & position.side(by)).without(mv.to).without(mv.from) {
            if attacked {
                break;
            }
            let walk = position.piece(from).expect("a fairy unit stands there").walk();
            if !walks::range(walk, by, self.first_rank, from).contains(mv.to) {
                continue;
            }
            let scene = self.scene(position, by).with_occupied(occupied);
            let (attacks, watched) = walks::watch(walk, scene, from, mv.to);
            if watched == SquareSet::ALL {
                return None;
            }
            attacked |= attacks;
        }
        (!attacked || self.attacks_are_checks()).then_some(!attacked)
    }

    /// Whether the mover, having come from `mv.from`, attacks `king` from its square of arrival as a unit of `side`; true
    /// where that cannot be said without playing the move.
    #[inline]
    pub(crate) fn would_attack(
        &self,
        position: &Position,
        mv: Move,
        piece: Piece,
        king: Square,
        side: Side,
    ) -> bool {
        let occupied = position.occupied().without(mv.from).with(mv.to);
        let walk = mv.promotion.unwrap_or(piece.walk());
        let reach = match walk {
            // A pawn on its first rank may guard nothing; then the move is played in vain.
            Walk::PAWN => pawn_attacks(side, mv.to),
            Walk::KNIGHT => knight_attacks(mv.to),
            Walk::BISHOP => bishop_attacks(mv.to, occupied),
            Walk::ROOK => rook_attacks(mv.to, occupied),
            Walk::QUEEN => bishop_attacks(mv.to, occupied) | rook_attacks(mv.to, occupied),
            Walk::KING => king_attacks(mv.to),
            _ if !walks::range(walk, side, self.first_rank, mv.to).contains(king) => return false,
            _ => {
                let scene = self.scene(position, side).with_occupied(occupied);
                let (attacks, watched) = walks::watch(walk, scene, mv.to, king);
                return attacks || watched == SquareSet::ALL;
            }
        };
        reach.contains(king)
    }

    /// The units of the side to move whose quiet moves do nothing but bring them from one square to another.
    fn lone_movers(&self, position: &Position) -> SquareSet {
        let mut movers = position.side(position.turn());
        if !self.attributes_are_plain() {
            movers = movers
                .filter(|&square| {
                    position
                        .piece(square)
                        .is_some_and(|piece| piece.attributes().without(Attributes::PLAIN).is_empty())
                })
                .collect();
        }
        position.hidden().iter().fold(movers, |movers, below| movers.without(below.square))
    }

    /// Whether this move does nothing but bring the unit from one square to another, perhaps promoted, perhaps with the
    /// unit on that square taken off the board. Valid where only movers move.
    #[inline(always)]
    pub(crate) fn moves_alone(&self, position: &Position, mv: Move, piece: Piece) -> bool {
        let is_simple = match mv.kind {
            MoveKind::Quiet => true,
            MoveKind::Capture => self.capabilities().plain_captures,
            _ => false,
        };
        is_simple
            && piece.attributes().without(Attributes::PLAIN).is_empty()
            && !position.hidden().iter().any(|below| below.square == mv.from)
    }
}

/// The moves of the side whose king is exposed that can leave it safe: a necessary condition.
pub(crate) struct LeavesSafe<'a> {
    exposure: &'a Exposure,
    /// Units whose moves are judged by the squares that they leave and fill.
    judged: SquareSet,
    captures_too: bool,
    /// Where capturers must be reborn to stop the attacks, as far as leaving and filling other squares does not.
    judges_rebirths: bool,
    /// Units whose moves are asked for.
    movers: SquareSet,
}

impl<'a> LeavesSafe<'a> {
    pub(crate) fn new(rules: &Ruleset, position: &Position, exposure: &'a Exposure) -> LeavesSafe<'a> {
        let decides = rules.attacks_are_checks() && exposure.count > 0;
        let judged = if decides { rules.lone_movers(position) } else { SquareSet::EMPTY };
        // Nobody else is reborn or changes then.
        let judges_rebirths = decides
            && rules.capturer_chooses
            && !rules.attributes.has_some(attributes::REACH_OTHERS.with(Attributes::KAMIKAZE));
        let captures_too = rules.capabilities().plain_captures;
        LeavesSafe { exposure, judged, captures_too, judges_rebirths, movers: SquareSet::ALL }
    }

    /// Only those of these units.
    pub(crate) fn of(self, movers: SquareSet) -> LeavesSafe<'a> {
        LeavesSafe { movers, ..self }
    }
}

impl Wanted for LeavesSafe<'_> {
    #[inline(always)]
    fn movers(&self) -> SquareSet {
        self.movers
    }

    /// An attack goes on unless one of the squares on which it depends is left, filled or captured on.
    fn rebirth_squares(&self, _: &Position, mv: Move) -> SquareSet {
        let Some(capture) = mv.capture().filter(|_| self.judges_rebirths) else { return SquareSet::ALL };
        if mv.from == self.exposure.king {
            return SquareSet::ALL;
        }
        let changed = SquareSet::of(mv.from).with(mv.to).with(capture);
        let attacks = self.exposure.attacks.iter().take(self.exposure.count);
        let going_on = attacks.filter(|&&needs| (needs & changed).is_empty());
        going_on.fold(SquareSet::ALL, |squares, &needs| squares & needs)
    }

    #[inline(always)]
    fn targets(&self, from: Square, walk: Walk) -> Targets {
        if from == self.exposure.king || !self.judged.contains(from) {
            return Targets::ALL;
        }
        let squares = self.exposure.stopping_squares(from);
        // Other units may capture elsewhere than on the square of arrival.
        let captures = if self.captures_too && walk.is_orthodox() { squares } else { SquareSet::ALL };
        Targets { quiet: squares, captures, en_passant: true }
    }
}

/// The moves of the side to move that can attack the enemy king: a necessary condition.
pub(crate) struct Attacks<'a> {
    rules: &'a Ruleset,
    exposure: &'a Exposure,
    side: Side,
    /// Units whose moves are judged by the squares that they leave and fill.
    movers: SquareSet,
    /// By orthodox walk: whence the king can be attacked.
    by_walk: [SquareSet; 6],
}

impl<'a> Attacks<'a> {
    pub(crate) fn new(rules: &'a Ruleset, position: &Position, exposure: &'a Exposure) -> Attacks<'a> {
        let (king, side) = (exposure.king, position.turn());
        let occupied = position.occupied();
        let (bishop, rook) = (bishop_attacks(king, occupied), rook_attacks(king, occupied));
        let by_walk = [
            pawn_attacks(!side, king),
            knight_attacks(king),
            bishop,
            rook,
            bishop | rook,
            king_attacks(king),
        ];
        let movers = if exposure.count > 0 {
            SquareSet::EMPTY
        } else {
            // Pawns may promote.
            (rules.lone_movers(position) & !(exposure.shields | exposure.watched) & !pawns(position, side))
                .without(king)
        };
        Attacks { rules, exposure, side, movers, by_walk }
    }
}

impl Wanted for Attacks<'_> {
    #[inline(always)]
    fn targets(&self, from: Square, walk: Walk) -> Targets {
        if !self.movers.contains(from) {
            return Targets::ALL;
        }
        // The squares are those of the board before the move: behind the mover itself a line piece cannot attack, for it
        // would have attacked from there already.
        let sources = match self.by_walk.get(walk.index()) {
            Some(&sources) => sources,
            None => walks::sources(walk, self.side, self.rules.first_rank, self.exposure.king),
        };
        let squares = sources | self.exposure.watched;
        let plain = self.rules.capabilities().plain_captures && walk.is_orthodox();
        let captures = if plain { squares } else { SquareSet::ALL };
        Targets { quiet: squares, captures, en_passant: true }
    }
}

fn pawns(position: &Position, side: Side) -> SquareSet {
    let is_pawn = |&square: &Square| position.piece(square).is_some_and(|piece| piece.walk().is_pawn());
    position.side(side).filter(is_pawn).collect()
}

/// Squares of units that alone stand between the square and an orthodox line piece of `by`.
pub(crate) fn shields(position: &Position, king: Square, by: Side) -> SquareSet {
    let queens = position.walk(Walk::QUEEN);
    if ((queens | position.walk(Walk::ROOK) | position.walk(Walk::BISHOP)) & position.side(by)).is_empty() {
        return SquareSet::EMPTY;
    }
    let snipers = ((bishop_attacks(king, SquareSet::EMPTY) & (position.walk(Walk::BISHOP) | queens))
        | (rook_attacks(king, SquareSet::EMPTY) & (position.walk(Walk::ROOK) | queens)))
        & position.side(by);
    let occupied = position.occupied();
    let mut shields = SquareSet::EMPTY;
    for sniper in snipers {
        let shield = between(king, sniper) & occupied;
        if !shield.has_several() {
            shields |= shield;
        }
    }
    shields
}
