//! What a move does.

use board::{
    CastlingRights, Effect, EffectSink, MoveKind, Piece, Position, Reason, Side, Square, Walk, pawn_attacks,
};

use crate::castling::rook_journey;
use crate::{Move, Ruleset, order};

/// A move in the middle of being played.
pub(crate) struct Change<'a, S> {
    position: &'a mut Position,
    sink: &'a mut S,
    mv: Move,
    mover: Piece,
    /// Where the mover stands now.
    stands_on: Square,
    captured: Option<(Square, Piece)>,
    /// Home squares onto which kings and rooks were reborn by this move.
    regained: CastlingRights,
}

impl<S: EffectSink> Change<'_, S> {
    #[inline(always)]
    fn apply(&mut self, effect: Effect) {
        self.position.apply(&effect);
        self.sink.record(effect);
    }
}

impl Ruleset {
    /// Plays a pseudo-legal move of the side to move and reports every effect to `sink`.
    ///
    /// This is the only place that knows what a move leads to.
    #[inline]
    pub fn play<S: EffectSink>(&self, position: &mut Position, mv: Move, sink: &mut S) {
        let mover = position.piece(mv.from).expect("a move starts from a unit");
        let mut change = Change {
            position,
            sink,
            mv,
            mover,
            stands_on: mv.to,
            captured: None,
            regained: CastlingRights::NONE,
        };
        order::run(self, &mut change);
    }

    /// A copy of the position after a pseudo-legal move.
    #[inline]
    pub fn after(&self, position: &Position, mv: Move) -> Position {
        let mut after = position.clone();
        self.play(&mut after, mv, &mut board::Discard);
        after
    }
}

#[inline(always)]
pub(crate) fn travel<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    let Move { from, to, kind, .. } = change.mv;
    if let Some(square) = change.mv.capture() {
        let piece = change.position.piece(square).expect("a capture takes a unit");
        change.captured = Some((square, piece));
        change.apply(Effect::Remove { square, piece, reason: Reason::Capture });
    }
    change.apply(Effect::Move { from, to, piece: change.mover, reason: Reason::Movement });
    if matches!(kind, MoveKind::CastlingKing | MoveKind::CastlingQueen) {
        let (from, to) = rook_journey(change.mover.side(), kind);
        let piece = Piece::new(change.mover.side(), Walk::ROOK);
        change.apply(Effect::Move { from, to, piece, reason: Reason::Castling });
    }
}

#[inline(always)]
pub(crate) fn promote<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    if let Some(walk) = change.mv.promotion {
        change.apply(Effect::ChangeWalk {
            square: change.stands_on,
            piece: change.mover,
            walk,
            reason: Reason::Promotion,
        });
        change.mover = change.mover.with_walk(walk);
    }
}

#[inline(always)]
pub(crate) fn rebear_capturer<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let (Some(rule), Some((capture, _))) = (&rules.capturer_rebirth, change.captured) else {
        return;
    };
    if !rule.concerns(change.mover) {
        return;
    }
    // An occupied home is not met here: such a capture is not generated.
    let home = rule.home(change.mover, capture);
    change.apply(Effect::Move {
        from: change.stands_on,
        to: home,
        piece: change.mover,
        reason: Reason::RebirthOfCapturer,
    });
    change.stands_on = home;
    regain_castling(change, home, change.mover);
}

#[inline(always)]
pub(crate) fn rebear_captured<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let (Some(rule), Some((capture, piece))) = (&rules.captured_rebirth, change.captured) else {
        return;
    };
    if !rule.concerns(piece) {
        return;
    }
    let home = rule.home(piece, capture);
    if change.position.piece(home).is_none() {
        change.apply(Effect::Create { square: home, piece, reason: Reason::RebirthOfCaptured });
        regain_castling(change, home, piece);
    }
}

/// A king or rook reborn on its own array square may castle as if it had never moved.
#[inline(always)]
fn regain_castling<S>(change: &mut Change<'_, S>, square: Square, piece: Piece) {
    if castles_from(square) == Some(piece) {
        change.regained = change.regained.with(square);
    }
}

/// The king or rook whose home the square is.
pub(crate) fn castles_from(square: Square) -> Option<Piece> {
    let side = match square.rank() {
        0 => Side::White,
        7 => Side::Black,
        _ => return None,
    };
    match square.file() {
        4 => Some(Piece::new(side, Walk::KING)),
        0 | 7 => Some(Piece::new(side, Walk::ROOK)),
        _ => None,
    }
}

#[inline(always)]
pub(crate) fn update_castling<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let before = change.position.castling();
    if before.is_empty() && change.regained.is_empty() {
        return;
    }
    let mut after = before.without(change.mv.from).without(change.mv.to);
    if matches!(change.mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen) {
        after = after.without(rook_journey(change.mover.side(), change.mv.kind).0);
    }
    for square in CastlingRights::SQUARES {
        if change.regained.has(square) {
            after = after.with(square);
        }
    }
    after = rules.without_idle(after);
    if after != before {
        change.apply(Effect::Castling { before, after });
    }
}

#[inline(always)]
pub(crate) fn update_en_passant<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    let before = change.position.en_passant();
    let Move { from, to, kind, .. } = change.mv;
    let double_step =
        change.mover.walk() == Walk::PAWN && kind == MoveKind::Quiet && from.rank().abs_diff(to.rank()) == 2;
    let after = if double_step {
        let passed = Square::new(from.file(), (from.rank() + to.rank()) / 2);
        let side = change.mover.side();
        // Without an enemy pawn beside it the double step is like any other move, and so is the position.
        let takers = pawn_attacks(side, passed) & change.position.units(!side, Walk::PAWN);
        takers.any().then_some(passed)
    } else {
        None
    };
    if after != before {
        change.apply(Effect::EnPassant { before, after });
    }
}

#[inline(always)]
pub(crate) fn pass_turn<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    let side = !change.position.turn();
    change.apply(Effect::Turn { side });
}

impl Ruleset {
    /// Castling rights without those that can never matter again.
    pub(crate) fn without_idle(&self, mut rights: CastlingRights) -> CastlingRights {
        if self.capabilities().kings_keep_no_hope {
            rights = rights.without_kingless();
        }
        if self.capabilities().rooks_keep_no_hope {
            rights = rights.without_rookless();
        }
        rights
    }
}
