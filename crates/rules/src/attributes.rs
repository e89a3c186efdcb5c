//! What attributes of units change about moves.

pub(crate) mod anda;
pub(crate) mod hurdle_moves;
pub(crate) mod magic;

use board::{
    Attributes, Colour, Effect, EffectSink, Piece, Position, Reason, Side, Square, SquareSet, Walk,
    king_attacks,
};
use problem::{PlacedUnit, Wording, walk_letters};

use crate::change::Change;
use crate::generate::{Everything, Flow, Targets};
use crate::{Refusal, Ruleset, walks};

impl Ruleset {
    /// Whether all units on the board are free of attributes that change moves.
    pub(crate) fn attributes_are_plain(&self) -> bool {
        self.attributes.without(Attributes::PLAIN).is_empty()
    }

    /// Whether a move of the unit must be played to know whether it is legal in itself and which choices it offers.
    #[inline(always)]
    pub(crate) fn asks_by_attribute(&self, piece: Option<Piece>) -> bool {
        self.attributes.has_some(ASK) && piece.is_some_and(asks)
    }

    /// Whether the unit of `side` must stay: it is paralysed by an enemy unit, or a functionary that nobody attacks.
    pub(crate) fn must_stay(&self, position: &Position, square: Square, piece: Piece, side: Side) -> bool {
        self.is_held(position, square, side)
            || piece.is(Attributes::FUNCTIONARY) && !self.is_observed(position, square, !side)
    }

    /// Whether a paralysing enemy unit attacks the unit of `side`.
    fn is_held(&self, position: &Position, square: Square, side: Side) -> bool {
        self.attributes.has(Attributes::PARALYSING)
            && Iterator::any(
                &mut units_with(position, !side, Attributes::PARALYSING).without(square),
                |from| self.observes(position, from, square, !side),
            )
    }

    /// Whether the side to move has units that could move, and all of them are paralysed: that is stalemate, not mate,
    /// even in check.
    pub fn is_suffocated(&self, position: &Position) -> bool {
        if !self.attributes.has(Attributes::PARALYSING) {
            return false;
        }
        let side = position.turn();
        let mut could_move = false;
        for square in position.side(side) {
            let Some(piece) = position.piece(square) else { continue };
            let targets = self.permitted(position, piece, side, Targets::ALL);
            let moves = self
                .visit_unit(position, square, None, piece, targets, &Everything, &mut |_| Flow::Break(()))
                .is_break();
            if moves && !self.is_held(position, square, side) {
                return false;
            }
            could_move |= moves;
        }
        could_move
    }

    /// What is left of the targets of a unit of `side`: paralysing units capture nobody, and some cannot be captured.
    pub(crate) fn permitted(
        &self,
        position: &Position,
        piece: Piece,
        side: Side,
        targets: Targets,
    ) -> Targets {
        if piece.is(Attributes::PARALYSING) {
            return Targets { captures: SquareSet::EMPTY, en_passant: false, ..targets };
        }
        if !self.attributes.has(Attributes::UNCAPTURABLE) {
            return targets;
        }
        let safe = units_with(position, !side, Attributes::UNCAPTURABLE);
        let en_passant =
            targets.en_passant && !position.en_passant().is_some_and(|step| safe.contains(step.to));
        Targets { captures: targets.captures & !safe, en_passant, ..targets }
    }
}

/// Attributes with which units hold others or themselves back, or cannot be captured.
pub(crate) const BIND: Attributes =
    Attributes::PARALYSING.with(Attributes::FUNCTIONARY).with(Attributes::UNCAPTURABLE);

/// Attributes that change units as soon as the mover has arrived, or for which its hurdle matters.
pub(crate) const AT_ONCE: Attributes = Attributes::ABOUT_HURDLES
    .with(Attributes::PROTEAN)
    .with(Attributes::CHAMELEON)
    .with(Attributes::HALF_NEUTRAL);

/// Attributes by which the hurdle moves.
pub(crate) const MOVE_HURDLES: Attributes = Attributes::BUL.with(Attributes::DOB);

/// Attributes that matter when everybody stands where he stays.
pub(crate) const IN_THE_END: Attributes = MOVE_HURDLES
    .with(Attributes::VOLAGE)
    .with(Attributes::MAGIC)
    .with(Attributes::ANDA)
    .with(Attributes::ANDA_INVERSE)
    .with(Attributes::JIGGER);

/// Attributes by which units other than the mover and its victim can change or move.
pub(crate) const REACH_OTHERS: Attributes = Attributes::ABOUT_HURDLES.with(Attributes::MAGIC);

/// Attributes by which a move can be illegal in itself or offer choices.
const ASK: Attributes = Attributes::JIGGER.with(Attributes::ABOUT_HURDLES);

/// Refuses a unit of the diagram with an attribute that does not go with its walk or with another attribute.
pub(crate) fn require_fitting(unit: &PlacedUnit, wording: Wording<'_>) -> Result<(), Refusal> {
    let name = || format!("the unit `{}` on {}", walk_letters(unit.walk, wording), unit.square);
    if unit.attributes.has(MOVE_HURDLES) {
        return Err(Refusal::Misfit(format!("{} cannot be both Bul and Dob", name())));
    }
    if unit.attributes.has_some(Attributes::ABOUT_HURDLES) && !walks::has_hurdle(unit.walk) {
        let what = "HurdleColourChanging, Bul and Dob are for hoppers and lions that have one hurdle";
        return Err(Refusal::Misfit(format!("{} goes over no hurdle: {what}", name())));
    }
    if unit.attributes.has(Attributes::MAGIC) && !walks::has_lines(unit.walk) {
        return Err(Refusal::Unsupported(format!("Magic for {}", name())));
    }
    Ok(())
}

fn asks(piece: Piece) -> bool {
    piece.attributes().has_some(MOVE_HURDLES.with(Attributes::JIGGER))
        || piece.is(Attributes::HURDLE_COLOUR_CHANGING) && walks::has_several_ways(piece.walk())
}

/// The attributes that change units at once, in this order.
pub(crate) fn change_units<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    if change.before.attributes().has_some(Attributes::ABOUT_HURDLES) {
        hurdle_moves::find_hurdle(change);
        if change.is_stopped() {
            return;
        }
        turn_hurdle(change);
    }
    take_walk(change);
    change_walk(rules, change);
    change_phase(change);
}

/// The attributes that matter in the end. Whether a move takes the king does not depend on the colours after it.
pub(crate) fn settle<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    hurdle_moves::promote(rules, change);
    change_colour(change);
    if !change.only_takes_king {
        if rules.attributes.has(Attributes::MAGIC) {
            magic::settle(rules, change);
        }
        anda::settle(rules, change);
    }
    need_contact(change);
}

fn units_with(position: &Position, side: Side, attribute: Attributes) -> SquareSet {
    let has = |square: &Square| position.piece(*square).is_some_and(|piece| piece.is(attribute));
    position.side(side).filter(has).collect()
}

/// The hurdle, kings and neutral units excepted, goes over to the other side.
fn turn_hurdle<S: EffectSink>(change: &mut Change<'_, S>) {
    let Some(square) = change.hurdle.filter(|_| change.before.is(Attributes::HURDLE_COLOUR_CHANGING)) else {
        return;
    };
    let Some(before) = change.position.piece(square) else { return };
    let Some(side) = before.colour().side().filter(|_| before.walk() != Walk::KING) else { return };
    let after = before.with_colour(Colour::from(!side));
    change.apply(Effect::Change { square, before, after, reason: Reason::Hurdle });
    change.turned = change.turned.with(square);
}

/// A pawn's way of walking is taken in the other direction, for pawns of the two sides go opposite ways.
fn take_walk<S: EffectSink>(change: &mut Change<'_, S>) {
    if let Some((_, victim)) = change.captured
        && change.before.is(Attributes::PROTEAN)
    {
        let walk = match victim.walk() {
            Walk::PAWN => Walk::PROTEAN_PAWN,
            walk if walk == Walk::PROTEAN_PAWN => Walk::PAWN,
            walk => walk,
        };
        turn(change, change.mover.with_walk(walk), Reason::Protean);
    }
}

/// A chameleon pawn that promotes has become another unit already.
fn change_walk<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    if change.before.is(Attributes::CHAMELEON) && change.mv.promotion.is_none() {
        let walk = rules.chameleons.next(change.mover.walk());
        turn(change, change.mover.with_walk(walk), Reason::Chameleon);
    }
}

fn change_phase<S: EffectSink>(change: &mut Change<'_, S>) {
    if change.before.is(Attributes::HALF_NEUTRAL) {
        let colour = if change.mover.is_neutral() { Colour::from(change.side) } else { Colour::Neutral };
        turn(change, change.mover.with_colour(colour), Reason::HalfNeutral);
    }
}

fn change_colour<S: EffectSink>(change: &mut Change<'_, S>) {
    let Some(square) = change.stands_on else { return };
    let changes = change.before.is(Attributes::VOLAGE)
        && square.is_dark() != change.mv.from.is_dark()
        && !change.mover.belongs_to(!change.side);
    if changes {
        let attributes = change.mover.attributes().without(Attributes::VOLAGE);
        let colour = Colour::from(!change.side);
        turn(change, change.mover.with_colour(colour).with_attributes(attributes), Reason::Volage);
    }
}

/// The mover becomes another unit where it stands.
fn turn<S: EffectSink>(change: &mut Change<'_, S>, after: Piece, reason: Reason) {
    if let Some(square) = change.stands_on
        && after != change.mover
    {
        change.apply(Effect::Change { square, before: change.mover, after, reason });
        change.mover = after;
    }
}

fn need_contact<S: EffectSink>(change: &mut Change<'_, S>) {
    if let Some(square) = change.stands_on
        && change.before.is(Attributes::JIGGER)
        && (king_attacks(square) & change.position.occupied()).is_empty()
    {
        change.forbid();
    }
}
