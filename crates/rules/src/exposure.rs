//! How a royal unit is exposed among units of any walk: who attacks it, and on which squares a change could let somebody
//! attack it or stop him.
//!
//! What a unit attacks depends on the squares that were looked at to find out, and on nothing else (see
//! [`crate::walks::watch`]). So a move that fills and empties other squares only leaves every attack, and every lack of
//! one, as it was.

use board::{
    Attributes, MoveKind, Piece, Position, Side, Square, SquareSet, Walk, between, bishop_attacks,
    king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};

use crate::walks;
use crate::{Move, Ruleset};

/// What there is to know about attacks by one side on one square.
pub(crate) struct Exposure {
    king: Square,
    /// For each attack, up to as many as there is room for, the square of the attacker and those on which it depends.
    attacks: [SquareSet; 3],
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
        self.count == 0
            && !(self.shields | self.watched).contains(from)
            && !self.watched.contains(to)
            && from != self.king
    }

    /// Whether somebody attacks whom it does not stop if `from` is left and `to` filled, or its unit captured.
    #[inline(always)]
    fn stays_attacked(&self, from: Square, to: Square) -> bool {
        let changed = SquareSet::of(from).with(to);
        self.attacks.iter().take(self.count).any(|&needs| (needs & changed).is_empty())
    }

    fn add_attack(&mut self, needs: SquareSet) {
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
            count: 0,
            shields: shields(position, king, by),
            watched: SquareSet::EMPTY,
        };
        for from in self.plain_attackers(position, king, by, occupied).without(king) {
            exposure.add_attack(between(king, from).with(from));
        }
        for from in (position.fairy() & position.side(by)).without(king) {
            let walk = position.piece(from).expect("a fairy unit stands there").walk();
            let (attacks, watched) = walks::watch(walk, self.scene(position, by), from, king);
            exposure.watched |= watched;
            if attacks {
                exposure.add_attack(watched.with(from));
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
        if !self.moves_alone(position, mv, piece) || mv.from == exposure.king && piece.walk().is_pawn() {
            return None;
        }
        if mv.from == exposure.king {
            return self.judge_king(position, mv);
        }
        if exposure.stays_safe(mv.from, mv.to) {
            // A neutral unit is the opponent's too.
            let by = !position.turn();
            let exposed = piece.is_neutral() && self.would_attack(position, mv, piece, exposure.king, by);
            return (!exposed).then_some(true);
        }
        let lost = self.capabilities().plain_checks && exposure.stays_attacked(mv.from, mv.to);
        lost.then_some(false)
    }

    /// The same for the king's own move.
    fn judge_king(&self, position: &Position, mv: Move) -> Option<bool> {
        let by = !position.turn();
        let occupied = position.occupied().without(mv.from).with(mv.to);
        let plain = self.plain_attackers(position, mv.to, by, occupied).any();
        let mut attacked = plain;
        for from in (position.fairy() & position.side(by)).without(mv.to) {
            if attacked {
                break;
            }
            let walk = position.piece(from).expect("a fairy unit stands there").walk();
            let scene = self.scene(position, by).with_occupied(occupied);
            let (attacks, watched) = walks::watch(walk, scene, from, mv.to);
            if watched == SquareSet::ALL {
                return None;
            }
            attacked |= attacks;
        }
        (!attacked || self.capabilities().plain_checks).then_some(!attacked)
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
            _ => {
                let scene = self.scene(position, side).with_occupied(occupied);
                let (attacks, watched) = walks::watch(walk, scene, mv.to, king);
                return attacks || watched == SquareSet::ALL;
            }
        };
        reach.contains(king)
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

/// Squares of units that alone stand between the square and a line piece of `by`.
fn shields(position: &Position, king: Square, by: Side) -> SquareSet {
    let queens = position.walk(Walk::QUEEN);
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
