//! Bul and Dob: hoppers whose move over a hurdle is followed by a move of the hurdle, which belongs to the same half-move.
//!
//! The hurdle of a bul unit moves as the hopper does, that of a dob unit as it does itself; it captures nobody. Who moves
//! chooses among its moves; if it has none, the move is illegal.
//!
//! Source: P. A. Petkov, Bul and Dob units, Anda Fairy Planet, 2020 and 2021. A neutral hurdle counts as a unit of the side
//! that moves.

use board::{Attributes, Colour, Effect, EffectSink, Piece, Position, Reason, Side, Square, SquareSet, Walk};

use crate::change::{Change, Question};
use crate::generate::{Flow, Targets, Wanted};
use crate::{Choice, Pick, Ruleset, walks, with_turn};

/// Remembers the hurdle over which the mover went, as the squares were then.
pub(super) fn find_hurdle<S: EffectSink>(change: &mut Change<'_, S>) {
    let mv = change.mv;
    let walk = change.before.walk();
    let mut occupied = change.position.occupied().with(mv.origin());
    if mv.capture() != Some(mv.to) {
        occupied = occupied.without(mv.to);
    }
    if let Some(square) = mv.capture() {
        occupied = occupied.with(square);
    }
    let hurdles = walks::hurdles(walk, change.position, occupied, mv.origin(), mv.to);
    change.hurdle = match mv.over {
        None if hurdles.has_several() => {
            change.ask(Question::Over(hurdles));
            None
        }
        None => hurdles.first(),
        over => over,
    };
}

/// Moves that are neither captures nor castlings.
struct QuietMoves;

impl Wanted for QuietMoves {
    fn targets(&self, _: Square, _: Walk) -> Targets {
        Targets { quiet: SquareSet::ALL, captures: SquareSet::EMPTY, en_passant: false }
    }

    fn castling(&self) -> bool {
        false
    }
}

/// The hurdle goes where its move leads it.
pub(crate) fn carry_out<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let attributes = change.before.attributes();
    let Some(from) = change.hurdle.filter(|_| attributes.has_some(super::MOVE_HURDLES)) else { return };
    let Some(piece) = change.position.piece(from) else { return };
    let owner = match piece.colour() {
        Colour::White => Side::White,
        Colour::Black => Side::Black,
        Colour::Neutral => change.side,
    };
    let choice = change.mv.hurdle;
    let Pick::At(to) = choice.square else {
        let as_hopper = attributes.has(Attributes::BUL);
        let walk = if as_hopper { change.before.walk() } else { piece.walk() };
        let mover = if as_hopper { change.side } else { owner };
        let mut choices = Vec::new();
        for to in quiet_moves(rules, change.position, from, walk, mover) {
            let at = Choice::at(Pick::At(to));
            if rules.promotes(owner, piece.walk(), to) {
                let promotions = rules.promotions_of(piece);
                choices.extend(promotions.map(|(walk, gains)| Choice { promotion: Some(walk), gains, ..at }));
            } else {
                choices.push(at);
            }
        }
        if choices.is_empty() {
            change.forbid();
        } else {
            let settled = rules.rebirths().next().is_none() && !attributes.has(Attributes::JIGGER);
            change.ask(Question::Hurdle { choices, settled });
        }
        return;
    };
    change.apply(Effect::Move { from, to, piece, reason: Reason::HurdleMove });
    change.hurdle_move = Some((from, to));
}

/// A pawn that has moved as a hurdle promotes on its promotion rank.
pub(super) fn promote<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let (Some((_, square)), Some(walk)) = (change.hurdle_move, change.mv.hurdle.promotion) else { return };
    let Some(before) = change.position.piece(square) else { return };
    let promoted = rules.promoted(before, walk);
    let after = promoted.with_attributes(promoted.attributes() | change.mv.hurdle.gains.attributes());
    change.apply(Effect::Change { square, before, after, reason: Reason::Promotion });
}

/// Where the unit on `from`, if it walked so, could go as a unit of `side` without capturing.
fn quiet_moves(rules: &Ruleset, position: &Position, from: Square, walk: Walk, side: Side) -> SquareSet {
    let turned = with_turn(position, side);
    let piece = Piece::new(side, walk);
    let wanted = QuietMoves;
    let mut squares = SquareSet::EMPTY;
    let targets = wanted.targets(from, walk);
    let _ = rules.visit_unit(&turned, from, None, piece, targets, &wanted, &mut |mv| {
        squares = squares.with(mv.to);
        Flow::Continue(())
    });
    squares
}
