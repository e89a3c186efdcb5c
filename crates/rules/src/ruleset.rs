use problem::Condition;

use crate::order::Stages;
use crate::{Occupied, Rebirth, Refusal, Stage};

/// What may be taken for granted under the rules in force, derived when they are compiled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Capabilities {
    /// A side is in check exactly if its king stands on a square that an enemy unit attacks in the orthodox way,
    /// whatever else stands where.
    pub plain_checks: bool,
    /// A capture changes nothing but the two units concerned, so pins and checking lines decide whether it is legal.
    pub plain_captures: bool,
    /// After its own move a side gives check with the unit that moved, from its square of arrival, or along a line that
    /// the move opened; in no other way.
    pub checks_come_from_movement: bool,
    /// A capture can be illegal though its mover is free to go there.
    pub captures_can_be_illegal: bool,
    /// A king that has lost its right to castle never gets it back.
    pub kings_keep_no_hope: bool,
    /// A rook that has lost its right to castle never gets it back.
    pub rooks_keep_no_hope: bool,
}

/// The rules in force, compiled for use in the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruleset {
    pub(crate) captured_rebirth: Option<Rebirth>,
    pub(crate) capturer_rebirth: Option<Rebirth>,
    pub(crate) stages: Stages,
    capabilities: Capabilities,
}

impl Ruleset {
    /// Orthodox chess.
    pub fn orthodox() -> Ruleset {
        Ruleset::conclude(None, None)
    }

    /// The rules under these conditions.
    ///
    /// # Errors
    /// Conditions that contradict each other.
    pub fn compile(conditions: &[Condition]) -> Result<Ruleset, Refusal> {
        let (mut circe, mut anticirce) = (None, None);
        for &condition in conditions {
            let slot = match condition {
                Condition::Circe => &mut circe,
                Condition::Anticirce(_) => &mut anticirce,
            };
            match *slot {
                Some(earlier) if earlier != condition => {
                    let (first, second): (Condition, Condition) = (earlier, condition);
                    return Err(Refusal::Conflict { first: first.to_string(), second: second.to_string() });
                }
                _ => *slot = Some(condition),
            }
        }
        let capturer = match anticirce {
            Some(Condition::Anticirce(kind)) => Some(Rebirth::anticirce(kind)),
            _ => None,
        };
        Ok(Ruleset::conclude(circe.map(|_| Rebirth::circe()), capturer))
    }

    fn conclude(captured: Option<Rebirth>, capturer: Option<Rebirth>) -> Ruleset {
        let mut stages = Stages::ALWAYS;
        if captured.is_some() {
            stages = stages.with(Stage::RebirthOfCaptured);
        }
        if capturer.is_some() {
            stages = stages.with(Stage::RebirthOfCapturer);
        }
        let strict =
            |rule: &Option<Rebirth>| rule.as_ref().is_some_and(|rule| rule.occupied == Occupied::Strict);
        let with_kings = |rule: &Option<Rebirth>| rule.as_ref().is_some_and(|rule| rule.kings);
        let capabilities = Capabilities {
            // A king that is never reborn is lost whenever it can be reached, unless reaching it can be illegal.
            plain_checks: !strict(&capturer) && !with_kings(&captured),
            plain_captures: captured.is_none() && capturer.is_none(),
            checks_come_from_movement: capturer.is_none() && !with_kings(&captured),
            captures_can_be_illegal: strict(&capturer),
            kings_keep_no_hope: !with_kings(&captured) && !with_kings(&capturer),
            rooks_keep_no_hope: captured.is_none() && capturer.is_none(),
        };
        Ruleset { captured_rebirth: captured, capturer_rebirth: capturer, stages, capabilities }
    }

    /// What may be taken for granted.
    #[inline(always)]
    pub fn capabilities(&self) -> Capabilities {
        self.capabilities
    }
}
