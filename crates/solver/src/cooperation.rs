//! Help play and series of any shape, and whether they come to an end.

use board::Position;
use problem::Goal;
use rules::{Flow, Move, can_reach, visit_reaching};

use crate::budget::Stopped;
use crate::facts::remaining;
use crate::numbering::arrange;
use crate::restrictions;
use crate::search::{Last, Search};
use crate::task::{Cooperation, End, Letter, Task};
use crate::turns::{move_again, passed};

impl Cooperation {
    /// All lengths of play, shorter ones first.
    pub(crate) fn lengths(&self) -> impl Iterator<Item = u16> + use<> {
        let step = if self.is_series { 1 } else { 2 };
        let parity = if self.is_series { 0 } else { self.maximum.abs_diff(self.minimum) % 2 };
        (self.minimum + parity..=self.maximum).step_by(step)
    }

    /// What belongs to the half-move after `made` others, and to the half-moves of the other letter.
    fn letters(&self, made: u16) -> (&Letter, &Letter) {
        match made % 2 {
            _ if self.is_series => (&self.first, &self.first),
            0 => (&self.first, &self.second),
            _ => (&self.second, &self.first),
        }
    }

    /// What must hold before the half-move after `made` others.
    pub(crate) fn constraints(&self, made: u16) -> &[Task] {
        &self.letters(made).1.constraints
    }
}

impl Search<'_> {
    /// Whether there is a line of some length.
    pub(crate) fn cooperation_succeeds(
        &mut self,
        play: &Cooperation,
        position: &Position,
    ) -> Result<bool, Stopped> {
        for length in play.lengths() {
            if self.cooperate(play, None, position, length, 0)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a line of `left` more half-moves after `made` ones comes to an end, and the lines themselves if they are
    /// being written.
    pub(crate) fn cooperate(
        &mut self,
        play: &Cooperation,
        last: Option<Last<'_>>,
        position: &Position,
        left: u16,
        made: u16,
    ) -> Result<bool, Stopped> {
        self.meter.tick()?;
        if self.has_enough() {
            return Ok(true);
        }
        if !self.all_hold_quietly(play.constraints(made), last, position)? {
            return Ok(false);
        }
        if restrictions::lacks_mating_unit(play.keeps_mating_unit, position) {
            return Ok(false);
        }
        // What follows depends on the half-moves left alone: all lengths end in the same letters.
        let key = position.key() ^ play.salt ^ remaining(left);
        if self.table.get(key) != 0 {
            return Ok(false);
        }
        let succeeds = if self.parries_nothing(play, position, left) {
            self.cooperate(play, None, &passed(position), left - 1, made + 1)?
        } else if let Some(goal) = only_goal(play, left, made) {
            self.reach_at_last(goal, position)
        } else {
            self.try_all(play, position, left, made)?
        };
        if !succeeds {
            self.table.put(key, u32::from(left.min(15)));
        }
        Ok(succeeds)
    }

    /// Whether the side to move has no check to parry and so passes.
    fn parries_nothing(&self, play: &Cooperation, position: &Position, left: u16) -> bool {
        play.parry && left.is_multiple_of(2) && !self.rules.in_check(position, position.turn())
    }

    fn reach_at_last(&mut self, goal: Goal, position: &Position) -> bool {
        if !self.is_writing() {
            return can_reach(self.rules, goal, position);
        }
        let mut reaching = Vec::new();
        let _ = visit_reaching(self.rules, goal, position, &mut |mv| {
            reaching.push(mv);
            Flow::Continue(())
        });
        if self.wants_some() {
            arrange(position, &mut reaching);
        }
        for &mv in &reaching {
            self.enter(position, mv);
            self.emit(Some(goal));
            self.leave();
        }
        !reaching.is_empty()
    }

    fn try_all(
        &mut self,
        play: &Cooperation,
        position: &Position,
        left: u16,
        made: u16,
    ) -> Result<bool, Stopped> {
        let start = self.moves.len();
        self.rules.add_legal_moves(position, &mut self.moves);
        if self.wants_some() {
            arrange(position, &mut self.moves[start..]);
        }
        let end = self.moves.len();
        let mut succeeds = Ok(false);
        for at in start..end {
            let mv = self.moves[at];
            match self.cooperate_with(play, position, mv, left, made) {
                Ok(true) => succeeds = Ok(true),
                Ok(false) => {}
                Err(Stopped) => succeeds = Err(Stopped),
            }
            if succeeds.is_err() || succeeds == Ok(true) && !self.is_writing() {
                break;
            }
        }
        self.moves.truncate(start);
        succeeds
    }

    /// The same for lines that go on with this half-move.
    pub(crate) fn cooperate_with(
        &mut self,
        play: &Cooperation,
        position: &Position,
        mv: Move,
        left: u16,
        made: u16,
    ) -> Result<bool, Stopped> {
        let (letter, _) = play.letters(made);
        let mut after = self.rules.after(position, mv);
        let last = Last { before: position, mv };
        self.enter(position, mv);
        let (made, left) = (made + 1, left - 1);
        let mut succeeds = false;
        let mut is_over = left == 0;
        // The last half-move, and in help play the last one of the other side.
        let is_last = left == 0 || left == 1 && !play.is_series;
        // What each half-move must reach does not bind one that reaches a goal, and goals stand first.
        let mut obeys = None;
        for end in &letter.ends {
            if !end.task.is_leaf() && obeys.is_none() {
                obeys = Some(self.all_hold_quietly(&letter.goals, Some(last), &after)?);
            }
            if obeys == Some(false) {
                break;
            }
            if is_last {
                if self.reach(end, last, &after)? {
                    succeeds = true;
                    is_over |= end.ends_play();
                }
            } else if end.ends_play() && !end.ends_itself() {
                // A shorter line, which has been found already unless it is too short.
                is_over |= self.holds_quietly(&end.task, Some(last), &after)?;
            }
        }
        let goes_on = !is_over
            && match obeys {
                Some(obeys) => obeys,
                None => self.all_hold_quietly(&letter.goals, Some(last), &after)?,
            };
        if goes_on {
            if !play.is_series {
                succeeds |= self.cooperate(play, Some(last), &after, left, made)?;
            } else if !self.rules.in_check(&after, after.turn()) {
                move_again(&mut after);
                succeeds |= self.cooperate(play, Some(last), &after, left, made)?;
            }
        }
        self.leave();
        Ok(succeeds)
    }
}

/// The goal of the last half-move if nothing else is asked of it.
fn only_goal(play: &Cooperation, left: u16, made: u16) -> Option<Goal> {
    let (letter, _) = play.letters(made);
    match &letter.ends[..] {
        [End { task: Task::Goal(goal), hidden: false, .. }] if left == 1 && letter.goals.is_empty() => {
            Some(*goal)
        }
        _ => None,
    }
}

impl End {
    /// Whether play does not go on where this end is reached.
    fn ends_play(&self) -> bool {
        self.forced || self.task.is_leaf()
    }

    /// Whether there is nothing to play on with after this end anyway.
    fn ends_itself(&self) -> bool {
        matches!(self.task, Task::Goal(Goal::Mate | Goal::Stalemate))
    }
}
