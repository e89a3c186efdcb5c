//! What became of the units that took part in a move.

use board::{Effect, EffectSink, Position, Reason, Square};

use crate::{Move, Ruleset};

/// Watches a move being played: where the mover comes to stand, and where a captured unit is reborn.
#[derive(Default)]
struct Witness {
    mover: Option<Square>,
    reborn: Option<Square>,
    /// The unit that has just been lifted to be put below another one.
    lifted: Lifted,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Lifted {
    #[default]
    Nobody,
    /// The unit on the square of rebirth, which the reborn one covers.
    Occupant,
    /// The capturer, which goes below the unit on its square of rebirth.
    Capturer,
}

impl EffectSink for Witness {
    fn record(&mut self, effect: Effect) {
        match effect {
            Effect::Move { to, reason: Reason::Movement, .. } => self.mover = Some(to),
            Effect::Move { from, to, .. } if self.mover == Some(from) => self.mover = Some(to),
            Effect::Remove { square, reason, .. } => {
                self.lifted = match reason {
                    Reason::Covered => Lifted::Occupant,
                    Reason::RebirthOfCapturer => Lifted::Capturer,
                    _ => Lifted::Nobody,
                };
                if self.mover == Some(square) {
                    self.mover = None;
                }
            }
            Effect::Create { square, reason: Reason::RebirthOfCaptured, .. } => self.reborn = Some(square),
            Effect::Hide { square, reason: Reason::Covered, .. } => {
                // Nobody was lifted: the captured unit itself goes below.
                if self.lifted == Lifted::Nobody {
                    self.reborn = Some(square);
                }
                self.lifted = Lifted::Nobody;
            }
            _ => {}
        }
    }
}

fn witness(rules: &Ruleset, before: &Position, mv: Move) -> Witness {
    let mut witness = Witness::default();
    rules.play(&mut before.clone(), mv, &mut witness);
    witness
}

/// Whether a rebirth can be due with this move.
fn rebirth_is_due(rules: &Ruleset, mv: Move) -> bool {
    mv.capture().is_some() || rules.freshness_matters
}

/// Where the unit that moves (in castling the king) stands after the move and its own rebirth; `None` if it has vanished
/// or lies under another unit.
#[inline]
pub(super) fn arrival(rules: &Ruleset, before: &Position, mv: Move) -> Option<Square> {
    if rules.capabilities().plain_captures || !rebirth_is_due(rules, mv) {
        return Some(mv.to);
    }
    witness(rules, before, mv).mover
}

/// Where a captured unit, of this move or of an earlier one, is reborn.
pub(super) fn square_of_rebirth(rules: &Ruleset, before: &Position, mv: Move) -> Option<Square> {
    if rules.captured_rebirth.is_none() || !rebirth_is_due(rules, mv) {
        return None;
    }
    witness(rules, before, mv).reborn
}

/// Whether a captured unit is reborn.
pub(super) fn brings_rebirth(rules: &Ruleset, before: &Position, mv: Move) -> bool {
    square_of_rebirth(rules, before, mv).is_some()
}
