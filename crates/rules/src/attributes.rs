//! What attributes of units change about moves.

use board::{
    Attributes, Colour, Effect, EffectSink, Piece, Position, Reason, Side, Square, SquareSet, Walk,
    king_attacks,
};

use crate::Ruleset;
use crate::change::Change;
use crate::generate::{Everything, Flow, Targets};

impl Ruleset {
    /// Whether all units on the board are free of attributes that change moves.
    pub(crate) fn attributes_are_plain(&self) -> bool {
        self.attributes.without(Attributes::PLAIN).is_empty()
    }

    /// Whether units on the board have one of these attributes.
    pub(crate) fn has_one_of(&self, attributes: &[Attributes]) -> bool {
        attributes.iter().any(|&attribute| self.attributes.has(attribute))
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

/// Attributes that change units as soon as the mover has arrived.
pub(crate) const AT_ONCE: &[Attributes] = &[
    Attributes::HURDLE_COLOUR_CHANGING,
    Attributes::PROTEAN,
    Attributes::CHAMELEON,
    Attributes::HALF_NEUTRAL,
];

/// Attributes that matter when everybody stands where he stays.
pub(crate) const IN_THE_END: &[Attributes] = &[Attributes::VOLAGE, Attributes::JIGGER];

/// The attributes that change units at once, in this order.
pub(crate) fn change_units<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    turn_hurdle(change);
    take_walk(change);
    change_walk(rules, change);
    change_phase(change);
}

/// The attributes that matter in the end.
pub(crate) fn settle<S: EffectSink>(_: &Ruleset, change: &mut Change<'_, S>) {
    change_colour(change);
    need_contact(change);
}

fn units_with(position: &Position, side: Side, attribute: Attributes) -> SquareSet {
    let has = |square: &Square| position.piece(*square).is_some_and(|piece| piece.is(attribute));
    position.side(side).filter(has).collect()
}

/// Whether units with this walk go over a hurdle in a straight line.
pub(crate) fn has_hurdle(walk: Walk) -> bool {
    const STRAIGHT: [&str; 21] = [
        "G", "RH", "BH", "NH", "CH", "ZH", "GH", "G2", "G3", "KH", "KP", "CG", "EQ", "LI", "RL", "BL", "NL",
        "LE", "PA", "VA", "NA",
    ];
    STRAIGHT.contains(&walk.letters())
}

/// The first unit over which the mover has gone in a straight line, kings and neutral units excepted, goes over to the
/// other side.
fn turn_hurdle<S: EffectSink>(change: &mut Change<'_, S>) {
    if !change.before.is(Attributes::HURDLE_COLOUR_CHANGING) {
        return;
    }
    let captured = change.mv.capture();
    let is_hurdle = |square: &Square| change.position.piece(*square).is_some() || captured == Some(*square);
    let Some(square) = on_the_way(change.mv.origin(), change.mv.to).find(is_hurdle) else { return };
    let Some(before) = change.position.piece(square) else { return };
    let Some(side) = before.colour().side().filter(|_| before.walk() != Walk::KING) else { return };
    let after = before.with_colour(Colour::from(!side));
    change.apply(Effect::Change { square, before, after, reason: Reason::Hurdle });
}

/// The squares between two others in steps as short as they can be.
fn on_the_way(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let difference = |from: u8, to: u8| i32::from(to) - i32::from(from);
    let (files, ranks) = (difference(from.file(), to.file()), difference(from.rank(), to.rank()));
    let steps = greatest_divisor(files.abs(), ranks.abs());
    (1..steps).filter_map(move |step| {
        Square::try_new(
            i32::from(from.file()) + files / steps * step,
            i32::from(from.rank()) + ranks / steps * step,
        )
    })
}

fn greatest_divisor(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { greatest_divisor(b, a % b) }
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
