//! How much effort final pictures are worth, judged by the work that shorter play was.
//!
//! What looking for pictures in vain may cost is to stay well below what the search costs without them.

use rules::Ruleset;

use super::composer::Failure;
use super::{Length, Pictures};
use crate::budget::{Budget, Stopped};

/// What shorter play has shown.
pub(crate) struct Forecast {
    /// Placements looked at for the pictures of the length before, if they were found.
    composed: Option<u64>,
    /// Effort that was in vain at the last attempt.
    in_vain: u64,
    /// Positions searched for the length before.
    work: u64,
    /// How many times the work of the length before that it was.
    growth: u64,
}

/// From so many half-moves on final pictures are looked for.
const LONG: usize = 5;
/// Placements worth looking at in any case: some hundredths of a second.
const LEAST: u64 = 1 << 16;
/// Never more than this: a minute or so.
const MOST: u64 = 1 << 27;
/// How much more the pictures of the next length may need than those of the length before.
const FURTHER: u64 = 32;
/// How many positions to be searched justify a placement.
const SHARE: u64 = 8;
/// An attempt with less than so many times the effort that was in vain before is in vain too.
const HOPE: u64 = 8;

impl Forecast {
    pub(crate) fn new() -> Forecast {
        Forecast { composed: None, in_vain: 0, work: 0, growth: 1 }
    }

    /// The effort to be granted for the next length, if any.
    fn effort(&self, half_moves: usize) -> Option<u64> {
        let earned = match self.composed {
            Some(placements) => placements * FURTHER,
            // Nothing is known of shorter play.
            None if self.work == 0 => LEAST << half_moves.saturating_sub(LONG).min(6),
            None => self.work.saturating_mul(self.growth) / SHARE,
        };
        let effort = earned.clamp(LEAST, MOST);
        (effort >= self.in_vain * HOPE).then_some(effort)
    }

    /// What the final positions of play of this length look like, where it is worth the effort to find out.
    pub(crate) fn pictures(
        &mut self,
        rules: &Ruleset,
        budget: &Budget<'_>,
        length: &Length<'_>,
    ) -> Result<Option<Pictures>, Stopped> {
        let half_moves = length.moves + length.helping;
        let Some(effort) = self.effort(half_moves).filter(|_| half_moves >= LONG) else { return Ok(None) };
        match Pictures::compose(rules, budget, length, effort) {
            None => Ok(None),
            Some(Ok((pictures, placements))) => {
                self.composed = Some(placements);
                Ok(Some(pictures))
            }
            Some(Err(Failure::TooMany)) => {
                self.composed = None;
                self.in_vain = effort;
                Ok(None)
            }
            Some(Err(Failure::Stopped)) => Err(Stopped),
        }
    }

    /// Notes down how many positions were searched for a length.
    pub(crate) fn searched(&mut self, work: u64) {
        self.growth = work / self.work.max(1);
        self.work = work;
    }
}
