//! Anda units: a unit changes its colour with a move by which it gives check (Anda), or with one by which it does not
//! (AndaInverse).
//!
//! Source: P. A. Petkov, Anda Fairy Planet, 2021. A white or black unit becomes neutral, a neutral one takes the colour of
//! the side that moved it.

use board::{Attributes, Colour, EffectSink, Reason};

use super::turn;
use crate::Ruleset;
use crate::change::Change;

/// Only the unit itself counts: a check by another one, along a line that the mover opened, is none.
pub(super) fn settle<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let Some(square) = change.stands_on else { return };
    let (with_check, without) =
        (change.mover.is(Attributes::ANDA), change.mover.is(Attributes::ANDA_INVERSE));
    if !with_check && !without {
        return;
    }
    let checks = rules.checks_from(change.position, square, change.side);
    if checks && with_check || !checks && without {
        let colour = if change.mover.is_neutral() { Colour::from(change.side) } else { Colour::Neutral };
        turn(change, change.mover.with_colour(colour), Reason::Anda);
    }
}
