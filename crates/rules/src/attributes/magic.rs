//! Magic units: after a move they change the colour of every unit that they attack and did not attack along the same line
//! before.
//!
//! A unit that is attacked along several new lines at once changes its colour as often as there are lines. Kings, other
//! royal units, neutral units and magic units keep their colours. Whose the units are does not matter, and a neutral magic
//! unit is like any other.
//!
//! Source: the magic pieces of R. Aschwanden and P. Gvozdjak, Springaren and idee & form, 2001 ff.

use board::{Attributes, Colour, Effect, EffectSink, MoveKind, Piece, Position, Reason, Side, Square};

use crate::Ruleset;
use crate::castling::rook_journey;
use crate::change::Change;
use crate::walks::Line;

/// A magic unit attacks another unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct View {
    /// Where the unit stands that is attacked.
    pub(crate) viewed: Square,
    /// Where the magic unit stands.
    magic: Square,
    line: Line,
}

/// Notes what magic units attack before the move.
pub(crate) fn look<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    change.views = views(rules, change.position);
}

/// All attacks of magic units on units that can change their colours.
fn views(rules: &Ruleset, position: &Position) -> Vec<View> {
    let can_change = |piece: Piece| !piece.is_royal() && !piece.is_neutral() && !piece.is(Attributes::MAGIC);
    let mut views: Vec<View> = Vec::new();
    for magic in position.occupied() {
        let Some(unit) = position.piece(magic).filter(|unit| unit.is(Attributes::MAGIC)) else { continue };
        let owners = Side::BOTH.into_iter().filter(|&side| unit.belongs_to(side));
        for (viewed, line) in owners.flat_map(|side| rules.lines_of_attack(position, magic, side)) {
            let view = View { viewed, magic, line };
            // A neutral unit attacks for both sides, but only once.
            let known = unit.is_neutral() && views.contains(&view);
            if !known && position.piece(viewed).is_some_and(can_change) {
                views.push(view);
            }
        }
    }
    views
}

/// Changes the colours of units that are attacked now and were not before.
pub(super) fn settle<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let is_new = |view: &View| {
        let origins = (origin(change, view.viewed), origin(change, view.magic));
        let (Some(viewed), Some(magic)) = origins else { return true };
        !change.views.contains(&View { viewed, magic, line: view.line })
    };
    let mut new = views(rules, change.position);
    new.retain(is_new);
    for square in change.position.occupied() {
        if new.iter().filter(|view| view.viewed == square).count() % 2 == 0 {
            continue;
        }
        let before = change.position.piece(square).expect("the square is occupied");
        let Some(side) = before.colour().side() else { continue };
        let after = before.with_colour(Colour::from(!side));
        change.apply(Effect::Change { square, before, after, reason: Reason::Magic });
        change.turned = change.turned.with(square);
        if change.stands_on == Some(square) {
            change.mover = after;
        }
    }
}

/// Where the unit that stands on `square` now stood before the move; `None` if it was not on the board.
fn origin<S: EffectSink>(change: &Change<'_, S>, square: Square) -> Option<Square> {
    if change.stands_on == Some(square) {
        return Some(change.mv.from);
    }
    if change.reborn == Some(square) {
        return change.captured.map(|(capture, _)| capture);
    }
    if let Some((from, to)) = change.hurdle_move
        && to == square
    {
        return Some(from);
    }
    if matches!(change.mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen) {
        let (corner, to) = rook_journey(change.side, change.mv.kind);
        if to == square {
            return Some(change.mv.partner.unwrap_or(corner));
        }
    }
    (!change.arrived.contains(square)).then_some(square)
}
