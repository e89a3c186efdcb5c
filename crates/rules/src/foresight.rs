//! What a move leads to as far as squares and units are concerned, told without playing it.

use board::{
    Hidden, MoveKind, Piece, Position, Side, Square, SquareSet, Walk, bishop_attacks, king_attacks,
    knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use problem::{Occupied, Timing};

use crate::capabilities::Asking;
use crate::play::vector;
use crate::rebirth::{Due, Home, Moving, Reborn};
use crate::{Move, Pick, Ruleset};

/// The board after a move.
pub(crate) struct Outcome {
    /// The occupied squares.
    occupied: SquareSet,
    /// Who is reborn where, before any promotion and change of colour, and as whose unit.
    reborn: Option<(Square, Piece, Side)>,
}

impl Ruleset {
    /// The capture whose rebirth is due with the move, and the unit to be reborn.
    fn due_with(&self, position: &Position, mv: Move) -> Option<(Due, Reborn)> {
        let rule = self.captured_rebirth.as_ref()?;
        let side = position.turn();
        let (victim, square, capturing) = match rule.axes().timing {
            Timing::AtOnce => {
                let capture = mv.capture()?;
                (position.piece(capture)?, rule.relevant_square(capture, mv.to), side)
            }
            Timing::LastMove => {
                let pending = position.pending().filter(|pending| pending.fresh)?;
                (pending.victim, pending.square, pending.side)
            }
            Timing::WaitCapture => {
                mv.capture()?;
                let pending = position.pending()?;
                (pending.victim, pending.square, pending.side)
            }
        };
        let before = position.piece(mv.from)?;
        let now = mv.promotion.map_or(before, |walk| self.promoted(before, walk));
        let moving = Moving { before, now, from: mv.origin(), vector: vector(side, mv) };
        let due = Due { victim, square, capturing, moving };
        rule.captured(&due).map(|reborn| (due, reborn))
    }

    /// What a move leads to, if that can be told. Valid under `captures_are_foreseen`.
    ///
    /// It is not told of castling, in which two units move.
    /// It cannot be told where a hidden unit comes up, where the reborn unit takes the square of another one, and
    /// where no square has been chosen yet.
    #[inline]
    pub(crate) fn foresee(&self, position: &Position, mv: Move) -> Option<Outcome> {
        debug_assert!(self.capabilities().captures_are_foreseen);
        if !matches!(mv.kind, MoveKind::Quiet | MoveKind::Capture | MoveKind::EnPassant(_)) {
            return None;
        }
        let left = position.occupied().without(mv.from);
        let left = mv.capture().map_or(left, |capture| left.without(capture));
        let occupied = left.with(mv.to);
        let nobody = Outcome { occupied, reborn: None };
        let outcome = match self.due_with(position, mv) {
            None => nobody,
            Some((due, reborn)) => {
                let rule = self.captured_rebirth.as_ref()?;
                match (reborn.home, mv.captured.square) {
                    (Home::None, _) if rule.occupied() == Occupied::Strict => return None,
                    (Home::Chosen, Pick::Open) => return None,
                    (Home::None, _) | (Home::Chosen, Pick::Nowhere) => nobody,
                    (Home::At(square), _) | (Home::Chosen, Pick::At(square)) => {
                        if !occupied.contains(square) {
                            let reborn = Some((square, reborn.piece, !due.capturing));
                            Outcome { occupied: occupied.with(square), reborn }
                        } else {
                            // What goes under another unit is not on the board, but what it becomes may be chosen.
                            let goes_below = !self.promotes(!due.capturing, reborn.piece.walk(), square)
                                && !reborn.piece.is_royal();
                            match rule.occupied() {
                                Occupied::Relaxed => nobody,
                                Occupied::Volcanic if goes_below => nobody,
                                _ => return None,
                            }
                        }
                    }
                }
            }
        };
        let stays_hidden = |unit: &Hidden| outcome.occupied.contains(unit.square);
        position.hidden().iter().all(stays_hidden).then_some(outcome)
    }

    /// Whether the move is known to be legal in itself and to leave no choice: nobody is reborn, or a unit that does not
    /// promote on its square, and occupied squares forbid nothing.
    #[inline]
    pub(crate) fn is_foreseen_without_choice(&self, position: &Position, mv: Move) -> bool {
        let takes_king = || mv.capture().is_some_and(|square| position.royals().contains(square));
        if self.capabilities().attacked_targets_are_checks {
            return !takes_king() && self.crushes_no_king(position, mv);
        }
        self.capabilities().captures_are_foreseen
            && self.captures_ask != Asking::All
            && !takes_king()
            && self.foresee(position, mv).is_some_and(|outcome| {
                outcome.reborn.is_none_or(|(square, piece, owner)| {
                    !piece.is_royal() && !self.promotes(owner, piece.walk(), square)
                })
            })
    }

    /// Whether the captured unit is reborn on no king's square. Valid under `attacked_targets_are_checks`, where nothing else can
    /// make a capture illegal.
    fn crushes_no_king(&self, position: &Position, mv: Move) -> bool {
        let Some((_, reborn)) = self.due_with(position, mv) else { return true };
        let kings = position.royals();
        let kings = if kings.contains(mv.from) { kings.without(mv.from).with(mv.to) } else { kings };
        match reborn.home {
            Home::At(square) => !kings.contains(square),
            Home::None => true,
            Home::Chosen => false,
        }
    }

    /// The reborn unit with the promotion that was chosen, and the squares that it attacks; `Err` if the promotion is open.
    fn reborn_attacks(&self, mv: Move, outcome: &Outcome) -> Result<Option<(Piece, SquareSet)>, ()> {
        let Some((square, piece, owner)) = outcome.reborn else { return Ok(None) };
        let rule = self.captured_rebirth.as_ref().ok_or(())?;
        let promotes = self.promotes(owner, piece.walk(), square);
        let piece = match mv.captured.promotion {
            None if promotes => return Err(()),
            Some(walk) if promotes => piece.with_walk(walk),
            _ => piece,
        };
        let piece = piece.with_colour(rule.reborn_colour(piece));
        let side = piece.colour().side().ok_or(())?;
        Ok(Some((piece, self.attacks_orthodoxly(piece.walk(), side, square, outcome.occupied))))
    }

    /// Whether a move leaves the mover's king, which stands on `king`, unattacked, if that can be told without playing it.
    #[inline]
    pub(crate) fn foreseen_safety(&self, position: &Position, mv: Move, king: Square) -> Option<bool> {
        if !self.capabilities().captures_are_foreseen || !self.capabilities().plain_checks {
            return None;
        }
        let outcome = self.foresee(position, mv)?;
        let enemy = !position.turn();
        let king = if mv.from == king { mv.to } else { king };
        if let Some((piece, attacks)) = self.reborn_attacks(mv, &outcome).ok()?
            && piece.belongs_to(enemy)
            && attacks.contains(king)
        {
            return Some(false);
        }
        let attackers = self.plain_attackers(position, king, enemy, outcome.occupied);
        Some(mv.capture().map_or(attackers, |capture| attackers.without(capture)).is_empty())
    }

    /// Whether a move gives check to the opponent's king on `king`, if that can be told without playing it.
    #[inline]
    pub(crate) fn foreseen_check(&self, position: &Position, mv: Move, king: Square) -> Option<bool> {
        if !self.capabilities().captures_are_foreseen || !self.capabilities().plain_checks {
            return None;
        }
        let outcome = self.foresee(position, mv)?;
        let side = position.turn();
        if let Some((piece, attacks)) = self.reborn_attacks(mv, &outcome).ok()?
            && piece.belongs_to(side)
            && attacks.contains(king)
        {
            return Some(true);
        }
        let walk = mv.promotion.or_else(|| position.piece(mv.from).map(Piece::walk))?;
        let attackers = self.plain_attackers(position, king, side, outcome.occupied).without(mv.from);
        Some(attackers.any() || self.attacks_orthodoxly(walk, side, mv.to, outcome.occupied).contains(king))
    }

    /// The squares that a unit of `side` with this orthodox walk attacks.
    fn attacks_orthodoxly(&self, walk: Walk, side: Side, from: Square, occupied: SquareSet) -> SquareSet {
        match walk {
            Walk::PAWN if self.frozen(side).contains(from) => SquareSet::EMPTY,
            Walk::PAWN => pawn_attacks(side, from),
            Walk::KNIGHT => knight_attacks(from),
            Walk::BISHOP => bishop_attacks(from, occupied),
            Walk::ROOK => rook_attacks(from, occupied),
            Walk::QUEEN => queen_attacks(from, occupied),
            _ => king_attacks(from),
        }
    }
}
