//! Rebirth as it happens during a move.

use board::{Effect, EffectSink, Piece, Position, Reason, Side, Square, Walk};
use problem::{Occupied, RebirthBase, SquareRule, Timing};

use crate::change::{Change, Question};
use crate::play::vector;
use crate::rebirth::{Due, Home, Reborn};
use crate::{Choice, Gains, Pick, Rebirth, Ruleset, choices};

/// Whose rebirth it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Capturer,
    Captured,
}

/// The capture whose rebirth is due under the rule, if there is one.
fn due<S: EffectSink>(rule: &Rebirth, change: &Change<'_, S>) -> Option<Due> {
    let (victim, square, capturing) = match rule.axes().timing {
        Timing::AtOnce => {
            let (square, victim) = change.captured?;
            (victim, rule.relevant_square(square, change.mv.to), change.side)
        }
        Timing::LastMove => {
            let pending = change.position.pending()?;
            if !pending.fresh {
                return None;
            }
            (pending.victim, pending.square, pending.side)
        }
        Timing::WaitCapture => {
            change.captured?;
            let pending = change.position.pending()?;
            (pending.victim, pending.square, pending.side)
        }
    };
    let moving = change.moving(vector(change.side, change.mv));
    Some(Due { victim, square, capturing, moving })
}

/// Immun and Geneva: the capture is illegal if the home square is occupied after it.
pub(crate) fn veto<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    if let Some(rule) = &rules.immun
        && let Some(due) = due(rule, change)
        && let Some(reborn) = rule.captured(&due)
        && !finds_room(rules, rule, change, &reborn, !due.capturing)
    {
        change.forbid();
        return;
    }
    if let Some(rule) = &rules.geneva
        && change.captured.is_some()
        && let Some(home) = rule.of_unit(change.side, change.before, change.mv.from)
    {
        let reborn = Reborn { piece: change.before, home, relevant: change.before, square: change.mv.from };
        if home == Home::At(change.mv.from) || !finds_room(rules, rule, change, &reborn, change.side) {
            change.forbid();
        }
    }
}

/// Whether the unit could be reborn; nobody is.
fn finds_room<S: EffectSink>(
    rules: &Ruleset,
    rule: &Rebirth,
    change: &Change<'_, S>,
    reborn: &Reborn,
    owner: Side,
) -> bool {
    if rule.occupied() != Occupied::Strict {
        return true;
    }
    match reborn.home {
        Home::None => false,
        Home::At(square) => change.position.piece(square).is_none(),
        Home::Chosen if rule.may_be_declined() => true,
        Home::Chosen => {
            let mut position = change.position.clone();
            // A capturer that looks for a square is not where it stands.
            if rule.axes().base == RebirthBase::Geneva
                && let Some(square) = change.stands_on
            {
                let piece = change.mover;
                position.apply(&Effect::Remove { square, piece, reason: Reason::Setup });
            }
            !choices::squares(rules, rule, &position, reborn, owner).is_empty()
        }
    }
}

#[inline(always)]
pub(crate) fn capturer<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    if let Some(rule) = &rules.capturer_rebirth {
        if rules.capabilities().homes_decide_captures {
            simply_capturer(rule, change);
        } else {
            rebear_capturer(rules, rule, change);
        }
    }
    if let Some(rule) = &rules.kamikaze_rebirth
        && change.before.is(board::Attributes::KAMIKAZE)
        && !change.is_stopped()
    {
        rebear_capturer(rules, rule, change);
    }
}

/// The commonest case: the capturer goes home as it is; a capture that finds the home occupied has not been generated.
#[inline(always)]
fn simply_capturer<S: EffectSink>(rule: &Rebirth, change: &mut Change<'_, S>) {
    let (Some((capture, _)), Some(from)) = (change.captured, change.stands_on) else { return };
    let piece = change.mover;
    let Some(to) = rule.simple_home(change.side, piece, capture) else { return };
    change.apply(Effect::Move { from, to, piece, reason: Reason::RebirthOfCapturer });
    change.arrived = change.arrived.with(to);
    change.stands_on = Some(to);
}

fn rebear_capturer<S: EffectSink>(rules: &Ruleset, rule: &Rebirth, change: &mut Change<'_, S>) {
    let Some(due) = due(rule, change) else {
        return;
    };
    let unit = match rule.axes().timing {
        Timing::AtOnce => change.stands_on.map(|square| (square, change.mover)),
        // The capturer may have moved, or been captured, in the meantime.
        Timing::LastMove | Timing::WaitCapture => {
            change.position.pending().and_then(|pending| pending.capturer).and_then(|(square, piece)| {
                if square == change.mv.from {
                    return change.stands_on.map(|square| (square, change.mover));
                }
                // It may have been captured or covered in the meantime.
                (change.position.piece(square) == Some(piece)).then_some((square, piece))
            })
        }
    };
    let Some((from, piece)) = unit else { return };
    let Some(reborn) = rule.capturer(&due, piece) else { return };
    if rule.is_cheylan() && reborn.home == Home::At(from) {
        change.forbid();
        return;
    }
    Placement { rules, rule, role: Role::Capturer, reborn, owner: due.capturing, from: Some((from, piece)) }
        .carry_out(change);
}

#[inline(always)]
pub(crate) fn captured<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let Some(rule) = &rules.captured_rebirth else { return };
    if rule.is_simple() && rule.occupied() == Occupied::Relaxed {
        simply_captured(rules, rule, change);
    } else {
        fully_captured(rules, rule, change);
    }
}

/// The commonest case: the unit is reborn as it is or vanishes.
#[inline(always)]
fn simply_captured<S: EffectSink>(rules: &Ruleset, rule: &Rebirth, change: &mut Change<'_, S>) {
    let Some((capture, piece)) = change.captured else { return };
    if !rule.concerns(piece) {
        return;
    }
    let Some(home) = rule.simple_home(!change.side, piece, capture) else { return };
    if change.position.piece(home).is_none() {
        if rules.promotes(!change.side, piece.walk(), home) {
            fully_captured(rules, rule, change);
        } else {
            change.create(home, piece, Reason::RebirthOfCaptured);
        }
    }
}

#[inline(never)]
fn fully_captured<S: EffectSink>(rules: &Ruleset, rule: &Rebirth, change: &mut Change<'_, S>) {
    let Some(due) = due(rule, change) else { return };
    let Some(reborn) = rule.captured(&due) else { return };
    Placement { rules, rule, role: Role::Captured, reborn, owner: !due.capturing, from: None }
        .carry_out(change);
}

/// A unit on its way to its square of rebirth.
struct Placement<'r> {
    rules: &'r Ruleset,
    rule: &'r Rebirth,
    role: Role,
    reborn: Reborn,
    /// As whose unit it is reborn: decides where a pawn promotes.
    owner: Side,
    /// Where it stands and what it is, if it is on the board.
    from: Option<(Square, Piece)>,
}

impl Placement<'_> {
    fn reason(&self) -> Reason {
        match self.role {
            Role::Capturer => Reason::RebirthOfCapturer,
            Role::Captured => Reason::RebirthOfCaptured,
        }
    }

    fn choice<S: EffectSink>(&self, change: &Change<'_, S>) -> Choice {
        match self.role {
            Role::Capturer => change.mv.capturer,
            Role::Captured => change.mv.captured,
        }
    }

    fn ask<S: EffectSink>(&self, change: &mut Change<'_, S>, choices: Vec<Choice>, settled: bool) {
        change.ask(match self.role {
            Role::Capturer => Question::Capturer { choices, settled },
            Role::Captured => Question::Captured { choices, settled },
        });
    }

    /// Whether the capturer, a pawn, would be reborn where it must not promote.
    fn is_illegal_on(&self, square: Square) -> bool {
        self.role == Role::Capturer && self.rules.bans_promotion(self.owner, self.reborn.piece.walk(), square)
    }

    fn carry_out<S: EffectSink>(&self, change: &mut Change<'_, S>) {
        let choice = self.choice(change);
        let square = match self.reborn.home {
            Home::None => None,
            Home::At(square) => Some(square),
            Home::Chosen => match choice.square {
                Pick::At(square) => Some(square),
                Pick::Nowhere => return,
                Pick::Open => return self.ask_for_square(change),
            },
        };
        // The unit itself is no obstacle.
        let occupant = square
            .filter(|&square| self.from.is_none_or(|(from, _)| from != square))
            .and_then(|square| change.position.piece(square).map(|piece| (square, piece)));
        let Some(square) = square else {
            return match self.rule.occupied() {
                Occupied::Relaxed | Occupied::Volcanic | Occupied::Parachute | Occupied::Assassin
                    if self.role == Role::Captured => {}
                Occupied::Relaxed => self.vanish(change),
                _ => change.forbid(),
            };
        };
        if self.is_illegal_on(square) {
            return change.forbid();
        }
        let Some((_, piece)) = occupant else {
            return self.land(change, square, choice);
        };
        match self.rule.occupied() {
            Occupied::Strict => change.forbid(),
            Occupied::Relaxed => self.vanish(change),
            Occupied::Assassin if piece.is_royal() && piece.belongs_to(change.side) => change.forbid(),
            Occupied::Assassin => {
                change.apply(Effect::Remove { square, piece, reason: Reason::Assassination });
                if change.stands_on == Some(square) {
                    change.stands_on = None;
                }
                self.land(change, square, choice);
            }
            Occupied::Parachute => {
                change.apply(Effect::Remove { square, piece, reason: Reason::Covered });
                change.apply(Effect::Hide {
                    square,
                    piece,
                    reborn: piece,
                    index: 0,
                    reason: Reason::Covered,
                });
                if change.stands_on == Some(square) {
                    change.stands_on = None;
                }
                self.land(change, square, choice);
            }
            Occupied::Volcanic => self.hide(change, square, choice),
        }
    }

    /// The unit is not reborn because there is no room: a captured one is gone already.
    fn vanish<S: EffectSink>(&self, change: &mut Change<'_, S>) {
        if let Some((square, piece)) = self.from {
            change.apply(Effect::Remove { square, piece, reason: Reason::NoRebirth });
            if change.stands_on == Some(square) {
                change.stands_on = None;
            }
        }
    }

    /// The promotion of a pawn reborn on its promotion rank: `Ok(None)` if there is none, `Err` if it has yet to be
    /// chosen.
    fn promotion(&self, square: Square, chosen: Choice) -> Result<Option<(Walk, Gains)>, ()> {
        let promotes = self.rules.promotes(self.owner, self.reborn.piece.walk(), square);
        match (promotes, chosen.promotion) {
            (false, _) => Ok(None),
            (true, Some(walk)) => Ok(Some((walk, chosen.gains))),
            (true, None) => Err(()),
        }
    }

    /// What the unit becomes by this promotion.
    fn promoted(&self, piece: Piece, (walk, gains): (Walk, Gains)) -> Piece {
        let promoted = self.rules.promoted(piece, walk);
        promoted.with_attributes(promoted.attributes() | gains.attributes())
    }

    fn ask_for_promotion<S: EffectSink>(&self, change: &mut Change<'_, S>, square: Square) {
        let pick = self.choice(change).square;
        let choices = self.promotions(&self.lifted(change), square);
        self.ask(
            change,
            choices.into_iter().map(|choice| Choice { square: pick, ..choice }).collect(),
            false,
        );
    }

    /// What the pawn, reborn on its promotion rank, may become.
    fn promotions(&self, lifted: &Position, square: Square) -> Vec<Choice> {
        let caged = |walk| {
            let piece = self.rules.promoted(self.reborn.piece, walk);
            choices::is_caged(self.rules, self.rule, lifted, piece, self.owner, square)
        };
        let promotions = self.rules.promotions_of(self.reborn.piece);
        promotions
            .filter(|&(walk, _)| self.rule.axes().square != SquareRule::Cage || caged(walk))
            .map(|(walk, gains)| Choice { square: Pick::At(square), promotion: Some(walk), gains })
            .collect()
    }

    /// The position without the unit itself.
    fn lifted<S: EffectSink>(&self, change: &Change<'_, S>) -> Position {
        let mut lifted = change.position.clone();
        if let Some((square, piece)) = self.from {
            lifted.apply(&Effect::Remove { square, piece, reason: self.reason() });
        }
        lifted
    }

    fn ask_for_square<S: EffectSink>(&self, change: &mut Change<'_, S>) {
        let without = self.from.map(|(square, _)| square);
        let lifted = self.lifted(change);
        let mut squares = choices::squares(self.rules, self.rule, &lifted, &self.reborn, self.owner);
        if let (Some(square), true) = (without, self.rule.is_cheylan()) {
            squares = squares.without(square);
        }
        let mut choices = Vec::new();
        for square in squares.filter(|&square| !self.is_illegal_on(square)) {
            let pick = Pick::At(square);
            if self.promotion(square, Choice::OPEN).is_ok() {
                choices.push(Choice::at(pick));
            } else {
                choices.extend(self.promotions(&lifted, square));
            }
        }
        // A cage need not be found; Super Circe permits that there be no rebirth.
        let nowhere = self.rule.may_be_declined() || choices.is_empty() && choices::may_fail(self.rule);
        if nowhere {
            choices.insert(0, Choice::at(Pick::Nowhere));
        }
        if choices.is_empty() {
            change.forbid();
        } else {
            // The squares are empty, and promotions are chosen together with them. But a jigger needs company there, and a
            // hurdle may still have to move.
            let settled = !self.rules.asks_by_attribute(Some(change.before))
                && match self.role {
                    Role::Captured => !self.reborn.piece.is_royal(),
                    Role::Capturer => self.rules.captured_rebirth.is_none(),
                };
            self.ask(change, choices, settled);
        }
    }

    fn land<S: EffectSink>(&self, change: &mut Change<'_, S>, square: Square, chosen: Choice) {
        let Ok(promotion) = self.promotion(square, chosen) else {
            return self.ask_for_promotion(change, square);
        };
        let mut piece = self.reborn.piece;
        match self.from {
            Some((from, before)) => {
                change.apply(Effect::Move { from, to: square, piece: before, reason: self.reason() });
                change.arrived = change.arrived.with(square);
                if piece != before {
                    let reason = Reason::WalkByRebirth;
                    change.apply(Effect::Change { square, before, after: piece, reason });
                }
            }
            None => change.create(square, piece, self.reason()),
        }
        if let Some(promotion) = promotion {
            let after = self.promoted(piece, promotion);
            change.apply(Effect::Change { square, before: piece, after, reason: Reason::PromotionByRebirth });
            piece = after;
        }
        let after = piece.with_colour(self.rule.reborn_colour(piece));
        if after != piece {
            change.apply(Effect::Change { square, before: piece, after, reason: Reason::ColourByRebirth });
            piece = after;
        }
        if let Some((from, _)) = self.from
            && change.stands_on == Some(from)
        {
            change.stands_on = Some(square);
            change.mover = piece;
        }
    }

    fn hide<S: EffectSink>(&self, change: &mut Change<'_, S>, square: Square, chosen: Choice) {
        let Ok(promotion) = self.promotion(square, chosen) else {
            return self.ask_for_promotion(change, square);
        };
        if let Some((from, before)) = self.from {
            change.apply(Effect::Remove { square: from, piece: before, reason: self.reason() });
            if change.stands_on == Some(from) {
                change.stands_on = None;
            }
        }
        let mut piece = self.reborn.piece;
        if let Some(promotion) = promotion {
            piece = self.promoted(piece, promotion);
        }
        piece = piece.with_colour(self.rule.reborn_colour(piece));
        let index = change.position.hidden().len() as u8;
        let reborn = self.reborn.piece;
        change.apply(Effect::Hide { square, piece, reborn, index, reason: Reason::Covered });
    }
}
