//! What a move does to the units that take part in it.

use board::{Attributes, Effect, EffectSink, MoveKind, PendingCapture, Position, Reason, Square};
use problem::EinsteinKind;

use crate::castling::{king_journey, rook_journey};
use crate::change::{Change, Question};
use crate::rebirth::einstein_walk;
use crate::{Move, Ruleset, order};

impl Ruleset {
    /// Plays a pseudo-legal move of the side to move and reports every effect to `sink`.
    ///
    /// This is the only place that knows what a move leads to.
    #[inline]
    pub fn play<S: EffectSink>(&self, position: &mut Position, mv: Move, sink: &mut S) {
        if mv.kind == MoveKind::Null {
            return self.play_null(position, sink);
        }
        let mut change = Change::new(position, mv, sink);
        order::run(self, &mut change);
        debug_assert!(!change.is_stopped(), "{mv:?} is illegal or lacks a choice");
    }

    /// No unit moves; what concerned this half-move alone is over.
    #[cold]
    fn play_null<S: EffectSink>(&self, position: &mut Position, sink: &mut S) {
        let mut apply = |position: &mut Position, effect| {
            position.apply(&effect);
            sink.record(effect);
        };
        if self.no_reversal {
            let (before, after) = (position.previous(), Some(position.placement_key()));
            apply(position, Effect::Previous { before, after });
        }
        if let Some(pending) = position.pending().filter(|pending| pending.fresh) {
            let after = self.captures_wait.then_some(PendingCapture { fresh: false, ..pending });
            apply(position, Effect::Pending { before: Some(pending), after });
        }
        if let before @ Some(_) = position.en_passant() {
            apply(position, Effect::EnPassant { before, after: None });
        }
        if !position.is_after_null() {
            apply(position, Effect::AfterNull { before: false, after: true });
        }
        let side = !position.turn();
        apply(position, Effect::Turn { side });
    }

    /// A copy of the position after a pseudo-legal move.
    #[inline]
    pub fn after(&self, position: &Position, mv: Move) -> Position {
        let mut after = position.clone();
        self.play(&mut after, mv, &mut board::Discard);
        after
    }

    /// Plays the move as far as it goes: to its end, to a stage that needs a choice, or to one that forbids it. Where only
    /// the capture of the king is of interest, the position after it need not be right in other respects.
    pub(crate) fn probe(
        &self,
        position: &Position,
        mv: Move,
        only_takes_king: bool,
    ) -> Result<Position, Option<Question>> {
        let mut after = position.clone();
        let mut sink = board::Discard;
        let mut change = Change::new(&mut after, mv, &mut sink);
        change.only_takes_king = only_takes_king;
        order::run(self, &mut change);
        change.outcome().map(|()| after)
    }
}

pub(crate) fn transfer<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    let Move { from, start, partner, kind, .. } = change.mv;
    if let Some(to) = start {
        let piece = change.before;
        change.apply(Effect::Move { from, to, piece, reason: Reason::Transfer });
    }
    if let Some(from) = partner {
        let piece = change.position.piece(from).expect("a rook stands there");
        let to = rook_journey(change.side, kind).0;
        change.apply(Effect::Move { from, to, piece, reason: Reason::Transfer });
    }
}

#[inline(always)]
pub(crate) fn travel<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    let Move { to, kind, .. } = change.mv;
    if let Some(square) = change.mv.capture() {
        let piece = change.position.piece(square).expect("a capture takes a unit");
        change.captured = Some((square, piece));
        change.apply(Effect::Remove { square, piece, reason: Reason::Capture });
    }
    let from = change.mv.origin();
    change.apply(Effect::Move { from, to, piece: change.mover, reason: Reason::Movement });
    if matches!(kind, MoveKind::CastlingKing | MoveKind::CastlingQueen) {
        let (from, to) = rook_journey(change.side, kind);
        let piece = change.position.piece(from).expect("a castling rook stands on its corner");
        change.apply(Effect::Move { from, to, piece, reason: Reason::Castling });
    }
}

#[inline(always)]
pub(crate) fn promote<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    if let (Some(walk), Some(square)) = (change.mv.promotion, change.stands_on) {
        let promoted = rules.promoted(change.mover, walk);
        let after = promoted.with_attributes(promoted.attributes() | change.mv.gains.attributes());
        change.apply(Effect::Change { square, before: change.mover, after, reason: Reason::Promotion });
        change.mover = after;
    }
}

/// Einstein chess: without a capture a unit's walk goes down the scale, with one it goes up.
pub(crate) fn change_walk<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let (Some(kind), Some(square)) = (rules.einstein, change.stands_on) else {
        return;
    };
    let captures = change.captured.is_some();
    let growing = match kind {
        EinsteinKind::Einstein => captures,
        EinsteinKind::Reversal => !captures,
        EinsteinKind::Anti if captures => return,
        EinsteinKind::Anti => false,
    };
    let mut journeys = vec![square];
    if matches!(change.mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen) {
        journeys.push(rook_journey(change.side, change.mv.kind).1);
    }
    for square in journeys {
        let before = change.position.piece(square).expect("a unit has moved there");
        let after = before.with_walk(einstein_walk(before.walk(), growing));
        if after != before {
            change.apply(Effect::Change { square, before, after, reason: Reason::WalkByMove });
            if Some(square) == change.stands_on {
                change.mover = after;
            }
        }
    }
}

/// A kamikaze unit vanishes with its victim, a king too; in Kamikaze Circe every unit but a king does.
pub(crate) fn vanish<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let (Some(square), true) = (change.stands_on, change.captured.is_some()) else {
        return;
    };
    let piece = change.mover;
    let by_unit = piece.is(Attributes::KAMIKAZE) && rules.kamikaze_rebirth.is_none();
    if by_unit || rules.capturers_vanish && !piece.is_royal() {
        change.apply(Effect::Remove { square, piece, reason: Reason::Kamikaze });
        change.stands_on = None;
    }
}

/// Hidden units come up where their square is empty; of several the first in the list.
pub(crate) fn uncover<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    while let Some(index) =
        change.position.hidden().iter().position(|unit| change.position.piece(unit.square).is_none())
    {
        let unit = change.position.hidden()[index];
        change.apply(Effect::Reveal { square: unit.square, piece: unit.piece, index: index as u8 });
        change.arrived = change.arrived.with(unit.square);
    }
}

/// Files and ranks covered by the move; in castling those of king and rook together, transfers included.
pub(crate) fn vector(change_side: board::Side, mv: Move) -> (i32, i32) {
    let between = |from: Square, to: Square| {
        (i32::from(to.file()) - i32::from(from.file()), i32::from(to.rank()) - i32::from(from.rank()))
    };
    let (mut files, mut ranks) = between(mv.from, mv.to);
    if matches!(mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen) {
        debug_assert_eq!(mv.to, king_journey(change_side, mv.kind).1);
        let (corner, to) = rook_journey(change_side, mv.kind);
        let (more_files, more_ranks) = between(mv.partner.unwrap_or(corner), to);
        files += more_files;
        ranks += more_ranks;
    }
    (files, ranks)
}
