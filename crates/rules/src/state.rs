//! What a move does to the state that goes with a position: rights, a capture kept for later, the turn.

use board::{
    CastlingRights, Effect, EffectSink, MoveKind, PendingCapture, Piece, Position, Side, Square, SquareSet,
    Walk,
};

use crate::Ruleset;
use crate::castling::rook_journey;
use crate::change::Change;

pub(crate) fn remember_placement<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    let before = change.position.previous();
    let after = Some(change.position.placement_key());
    change.apply(Effect::Previous { before, after });
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

/// Whether the king or rook whose home the square is stands on it; what else the unit is does not matter.
pub(crate) fn stands_at_home(position: &Position, square: Square) -> bool {
    match (castles_from(square), position.piece(square)) {
        (Some(wanted), Some(piece)) => wanted.walk() == piece.walk() && wanted.colour() == piece.colour(),
        _ => false,
    }
}

/// The home squares of kings and rooks on which such a unit stands.
#[inline(always)]
fn at_home(position: &Position) -> SquareSet {
    const KINGS: SquareSet = SquareSet::file(4);
    const ROOKS: SquareSet = SquareSet(SquareSet::file(0).0 | SquareSet::file(7).0);
    let units = position.walk(Walk::KING) & KINGS | position.walk(Walk::ROOK) & ROOKS;
    let (white, black) = (position.side(Side::White), position.side(Side::Black));
    // A neutral unit belongs to both.
    units & (white & !black & SquareSet::rank(0) | black & !white & SquareSet::rank(7))
}

#[inline(always)]
pub(crate) fn update_castling<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let before = change.position.castling();
    // A rook that has changed sides on its new side's corner has not moved.
    let gaining = (change.arrived | change.turned) & CastlingRights::ALL_SQUARES;
    if before.is_empty() && gaining.is_empty() {
        return;
    }
    let mv = change.mv;
    let mut after = before.without(mv.from).without(mv.to);
    if let Some((square, _)) = change.captured {
        after = after.without(square);
    }
    if matches!(mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen) {
        let corner = rook_journey(change.side, mv.kind).0;
        after = after.without(corner);
        for &(white, black) in &rules.exclusive_castlings {
            if corner == white {
                after = after.without(black);
            } else if corner == black {
                after = after.without(white);
            }
        }
    }
    if !rules.capabilities().plain_captures {
        let at_home = at_home(change.position);
        after = after.only(CastlingRights::of(at_home)).and(CastlingRights::of(gaining & at_home));
    }
    after = rules.without_idle(after);
    if after != before {
        change.apply(Effect::Castling { before, after });
    }
}

/// The last capture, as far as a later rebirth depends on it.
pub(crate) fn update_pending<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let before = change.position.pending();
    let after = match change.captured {
        Some((square, victim)) => Some(PendingCapture {
            victim,
            square: rules.relevant_square(square, change.mv.to),
            side: change.side,
            capturer: change.stands_on.filter(|_| rules.capturers_wait).map(|square| (square, change.mover)),
            fresh: rules.freshness_matters,
        }),
        None if rules.captures_wait => before.map(|capture| PendingCapture {
            fresh: false,
            capturer: capture.capturer.and_then(|unit| followed(change, unit)),
            ..capture
        }),
        None => None,
    };
    if after != before {
        change.apply(Effect::Pending { before, after });
    }
}

/// Where the unit that stood on `square` stands after the move.
fn followed<S>(change: &Change<'_, S>, (square, piece): (Square, Piece)) -> Option<(Square, Piece)> {
    if square == change.mv.from {
        return change.stands_on.map(|square| (square, change.mover));
    }
    if matches!(change.mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen) {
        let (from, to) = rook_journey(change.side, change.mv.kind);
        if square == change.mv.partner.unwrap_or(from) {
            return Some((to, piece));
        }
    }
    Some((square, piece))
}

pub(crate) fn update_after_null<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    let before = change.position.is_after_null();
    if before {
        change.apply(Effect::AfterNull { before, after: false });
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
