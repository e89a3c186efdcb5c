//! What one thread needs to search, and whether a play holds in a position.

use board::Position;
use problem::Goal;
use rules::{Flow, Move, Ruleset, allows_self_check, is_reached, visit_reaching};

use crate::budget::{Budget, Meter, Stopped};
use crate::compact_battle::Compact;
use crate::table::Table;
use crate::task::{End, Task, Terms};
use crate::turns::with_other_side;
use crate::walk::Writing;

/// One thread's search.
pub(crate) struct Search<'a> {
    pub(crate) rules: &'a Ruleset,
    pub(crate) table: &'a Table,
    pub(crate) meter: Meter<'a>,
    /// Moves of all positions on the way down, one behind the other.
    pub(crate) moves: Vec<Move>,
    /// By battle and moves left: the defence that refuted last.
    pub(crate) killers: Vec<Vec<Option<Move>>>,
    /// Play on compact positions, where the rules have a compact form.
    pub(crate) compact: Option<Compact>,
    /// Nontrivial defences granted beyond those of the option NonTrivial; negative if some were used up.
    pub(crate) granted: i64,
    /// Where lines are written down.
    pub(crate) writing: Option<Writing>,
}

/// The half-move that led to a position.
#[derive(Clone, Copy)]
pub(crate) struct Last<'p> {
    /// The position before it.
    pub(crate) before: &'p Position,
    pub(crate) mv: Move,
}

/// An end that was reached.
#[derive(Clone, Copy)]
pub(crate) struct Reached<'t> {
    pub(crate) end: &'t End,
    /// The goal to be told, if it was a goal that was reached.
    pub(crate) goal: Option<Goal>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(rules: &'a Ruleset, table: &'a Table, budget: &'a Budget<'a>) -> Search<'a> {
        Search {
            rules,
            table,
            meter: Meter::new(budget),
            moves: Vec::new(),
            killers: Vec::new(),
            compact: rules.compact().map(Compact::new),
            granted: 0,
            writing: None,
        }
    }

    /// Whether the task holds in the position, to which `last` led.
    pub(crate) fn holds(
        &mut self,
        task: &Task,
        last: Option<Last<'_>>,
        position: &Position,
    ) -> Result<bool, Stopped> {
        Ok(match task {
            Task::Goal(goal) => match last {
                Some(last) => is_reached(self.rules, *goal, last.before, last.mv, position),
                None => self.goal_stands(*goal, position),
            },
            Task::Not(inner) => !self.holds(inner, last, position)?,
            Task::And(one, other) => self.holds(one, last, position)? && self.holds(other, last, position)?,
            Task::Or(one, other) => self.holds(one, last, position)? || self.holds(other, last, position)?,
            Task::OtherSide(inner) => {
                // A side that is in check cannot leave the move to the other one.
                !self.rules.in_check(position, position.turn())
                    && self.holds(inner, None, &with_other_side(position))?
            }
            Task::Battle(battle) if battle.begins_with_defence => {
                self.defence_fails(&battle.terms, position, battle.moves)?
            }
            Task::Battle(battle) => self.attack(&battle.terms, position, battle.moves)?,
            Task::Cooperation(play) => self.cooperation_succeeds(play, position)?,
            Task::Progressive => false,
        })
    }

    /// The moves of the side to move that can lead to one of the ends, in canonical order as far as they are legal: some
    /// goals are reached by leaving the own king in check.
    pub(crate) fn moves_towards(&self, ends: &[End], position: &Position) -> Vec<Move> {
        let mut moves = self.rules.legal_moves(position);
        self.add_self_checks(ends, position, &mut moves);
        moves
    }

    /// The same, pushed behind the moves of the positions before.
    pub(crate) fn push_moves_towards(&mut self, ends: &[End], position: &Position) {
        let mut moves = std::mem::take(&mut self.moves);
        self.rules.add_legal_moves(position, &mut moves);
        self.add_self_checks(ends, position, &mut moves);
        self.moves = moves;
    }

    fn add_self_checks(&self, ends: &[End], position: &Position, moves: &mut Vec<Move>) {
        for end in ends {
            if let Task::Goal(goal) = end.task
                && allows_self_check(self.rules, goal)
            {
                let _ = visit_reaching(self.rules, goal, position, &mut |mv| {
                    if !self.rules.leaves_king_safe(position, mv) {
                        moves.push(mv);
                    }
                    Flow::Continue(())
                });
            }
        }
    }

    /// Whether all the tasks hold.
    pub(crate) fn all_hold(
        &mut self,
        tasks: &[Task],
        last: Option<Last<'_>>,
        position: &Position,
    ) -> Result<bool, Stopped> {
        for task in tasks {
            if !self.holds(task, last, position)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether all the tasks hold that are play, in a position with which play begins: there is no half-move yet of which
    /// the others could speak.
    pub(crate) fn plays_hold(&mut self, tasks: &[Task], position: &Position) -> Result<bool, Stopped> {
        for task in tasks.iter().filter(|task| !task.is_leaf()) {
            if !self.holds(task, None, position)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a goal stands in a position of which nobody knows the last half-move.
    fn goal_stands(&self, goal: Goal, position: &Position) -> bool {
        let side = position.turn();
        match goal {
            Goal::Check => self.rules.in_check(position, side),
            Goal::Mate => self.rules.is_mate(position),
            Goal::Stalemate => self.rules.is_stalemate(position),
            Goal::MateOrStalemate => !self.rules.has_legal_move(position),
            Goal::AnyMove => true,
            _ => false,
        }
    }

    /// The end that the attacker's half-move reaches, the attacker having had `moves` moves left with this one. Ends that
    /// are play of their own are looked for in [`Search::nested_end`].
    pub(crate) fn attack_end<'t>(
        &mut self,
        terms: &'t Terms,
        last: Last<'_>,
        after: &Position,
        moves: u16,
    ) -> Result<Option<Reached<'t>>, Stopped> {
        let left = 2 * (moves - 1) + u16::from(terms.ends_on_defence);
        if left > terms.slack {
            return Ok(None);
        }
        self.first_reached(terms.attack_ends.iter().filter(|end| end.task.is_leaf()), Some(last), after)
    }

    /// The end of the attacker's play that begins in this position with the defender to move, the attacker having `moves`
    /// moves left.
    pub(crate) fn nested_end<'t>(
        &mut self,
        terms: &'t Terms,
        position: &Position,
        moves: u16,
    ) -> Result<Option<Reached<'t>>, Stopped> {
        let left = 2 * moves + u16::from(terms.ends_on_defence);
        if left > terms.slack {
            return Ok(None);
        }
        self.first_reached(terms.attack_ends.iter().filter(|end| !end.task.is_leaf()), None, position)
    }

    /// The end that the defender's half-move reaches, the attacker having `moves` moves left.
    pub(crate) fn defence_end<'t>(
        &mut self,
        terms: &'t Terms,
        last: Last<'_>,
        after: &Position,
        moves: u16,
    ) -> Result<Option<Reached<'t>>, Stopped> {
        let left = (2 * moves + u16::from(terms.ends_on_defence)).saturating_sub(1);
        if left > terms.slack {
            return Ok(None);
        }
        self.first_reached(terms.defence_ends.iter(), Some(last), after)
    }

    fn first_reached<'t>(
        &mut self,
        ends: impl Iterator<Item = &'t End>,
        last: Option<Last<'_>>,
        position: &Position,
    ) -> Result<Option<Reached<'t>>, Stopped> {
        for end in ends {
            if self.holds(&end.task, last, position)? {
                let goal = last.and_then(|last| self.goal_told(&end.task, last, position));
                return Ok(Some(Reached { end, goal }));
            }
        }
        Ok(None)
    }

    /// The goal that is written behind a half-move with which the test held; what was avoided is not written.
    pub(crate) fn goal_told(&self, task: &Task, last: Last<'_>, after: &Position) -> Option<Goal> {
        match task {
            Task::Goal(goal) => is_reached(self.rules, *goal, last.before, last.mv, after).then_some(*goal),
            Task::And(one, other) | Task::Or(one, other) => {
                self.goal_told(one, last, after).or_else(|| self.goal_told(other, last, after))
            }
            _ => None,
        }
    }
}
