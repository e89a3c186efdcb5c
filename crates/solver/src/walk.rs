//! Play of any shape written down as lines.

use std::sync::Arc;

use board::Position;
use problem::Goal;
use rules::{Move, Ruleset};
use solution::{Line, Mark};

use crate::budget::{Budget, Stopped};
use crate::gather::{Finder, FoundLines};
use crate::numbering::{Numbering, arrange};
use crate::record::record_goal;
use crate::search::{Last, Search};
use crate::table::Table;
use crate::task::{Cooperation, End, Task, Terms};
use crate::turns::{passed, with_other_side};

/// What all threads of one search share.
pub(crate) struct Walk<'a> {
    pub(crate) rules: &'a Ruleset,
    pub(crate) table: &'a Table,
    pub(crate) budget: &'a Budget<'a>,
    /// Half-moves left out before the first one, in the numbering of moves.
    pub(crate) leading: usize,
    /// Solutions wanted at most.
    pub(crate) limit: Option<usize>,
    pub(crate) select: Select<'a>,
}

/// Which lines of cooperative play are wanted.
#[derive(Clone, Copy)]
pub(crate) struct Select<'a> {
    /// Which first moves are played.
    pub(crate) numbering: Option<&'a Numbering>,
    /// How many first moves have been numbered in earlier phases.
    pub(crate) told: u32,
    /// Whether longer lines are left out where there are shorter ones.
    pub(crate) only_shortest: bool,
}

impl Select<'_> {
    /// Whether a line that begins with these half-moves, each with the position before it, is wanted.
    pub(crate) fn allows(&self, rules: &Ruleset, path: &[(&Position, Move)]) -> bool {
        self.numbering.is_none_or(|numbering| numbering.allows(rules, self.told, path))
    }

    /// Whether only lines of full length are wanted.
    pub(crate) fn only_longest(&self) -> bool {
        self.numbering.is_some_and(Numbering::restricts)
    }
}

/// Lines while they are written.
pub(crate) struct Writing {
    path: Vec<Half>,
    found: Vec<Line>,
    wanted: usize,
    leading: usize,
    mark: Option<Mark>,
}

struct Half {
    before: Position,
    mv: Move,
    /// Whether moves are counted anew after this half-move.
    restarts: bool,
}

impl Walk<'_> {
    /// Finds all lines of the task.
    pub(crate) fn run(&self, task: &Task, start: &Position) -> FoundLines {
        let mut found = FoundLines::new();
        match task {
            Task::Cooperation(play) => self.cooperation(play, start, &mut found),
            Task::Battle(battle) if !battle.begins_with_defence && !battle.terms.is_exact => {
                self.battle(&battle.terms, battle.moves, start, &mut found);
            }
            task => self.add(&mut found, &[()], |search, ()| search.walk(task, None, start)),
        }
        found
    }

    fn cooperation(&self, play: &Cooperation, start: &Position, found: &mut FoundLines) {
        if self.is_spoiled(play.constraints(0), start, found) {
            return;
        }
        let begins_with_pass =
            play.parry && play.maximum.is_multiple_of(2) && !self.rules.in_check(start, start.turn());
        let (start, made) = if begins_with_pass { (&passed(start), 1) } else { (start, 0) };
        let mut moves = self.rules.legal_moves(start);
        self.arrange(start, &mut moves);
        moves.retain(|&mv| self.select.allows(self.rules, &[(start, mv)]));
        for length in play.lengths() {
            if self.select.only_longest() && length < play.maximum {
                continue;
            }
            let left = length - made;
            self.add(found, &moves, |search, &mv| search.cooperate_with(play, start, mv, left, made));
            found.reached_limit |=
                self.select.only_shortest && length < play.maximum && !found.lines.is_empty();
            if found.stopped || found.reached_limit {
                break;
            }
        }
    }

    fn battle(&self, terms: &Terms, moves: u16, start: &Position, found: &mut FoundLines) {
        if self.is_spoiled(&terms.attack_constraints, start, found) {
            return;
        }
        let mut keys = self.writer(1).moves_towards(&terms.attack_ends, start);
        self.arrange(start, &mut keys);
        keys.retain(|&mv| self.select.allows(self.rules, &[(start, mv)]));
        self.add(found, &keys, |search, &mv| search.walk_attack_with(terms, start, mv, moves));
    }

    /// Whether a constraint fails at the very beginning, or the search stopped; adds the lines that must be played then.
    fn is_spoiled(&self, constraints: &[Task], start: &Position, found: &mut FoundLines) -> bool {
        let mut search = self.writer(1);
        match search.violated(constraints, start) {
            Ok(None) => match search.quietly(|search| search.plays_hold(constraints, start)) {
                Ok(hold) => return !hold,
                Err(Stopped) => found.stopped = true,
            },
            Ok(Some(task)) => {
                self.add(found, &[()], |search, ()| search.walk_marked(task, start, Mark::ForcedGoal));
            }
            Err(Stopped) => found.stopped = true,
        }
        true
    }

    /// Adds the lines of all items in their order.
    fn add<T: Sync>(
        &self,
        found: &mut FoundLines,
        items: &[T],
        write: impl Fn(&mut Search<'_>, &T) -> Result<bool, Stopped> + Sync,
    ) {
        found.add(items, self.limit, |wanted| self.writer(wanted), write);
    }

    fn arrange(&self, position: &Position, moves: &mut [Move]) {
        if self.limit.is_some() {
            arrange(position, moves);
        }
    }

    fn writer(&self, wanted: usize) -> Search<'_> {
        let mut search = Search::new(self.rules, self.table, self.budget);
        search.writing =
            Some(Writing { path: Vec::new(), found: Vec::new(), wanted, leading: self.leading, mark: None });
        search
    }
}

impl Finder for Search<'_> {
    fn take_lines(&mut self) -> Vec<Line> {
        self.writing.as_mut().map(|writing| std::mem::take(&mut writing.found)).unwrap_or_default()
    }
}

impl Search<'_> {
    /// Whether lines are written; otherwise it is only asked if there are any.
    pub(crate) fn is_writing(&self) -> bool {
        self.writing.is_some()
    }

    /// Whether only some of the lines are wanted.
    pub(crate) fn wants_some(&self) -> bool {
        self.writing.as_ref().is_some_and(|writing| writing.wanted < usize::MAX)
    }

    /// Whether as many lines as wanted have been written.
    pub(crate) fn has_enough(&self) -> bool {
        self.writing.as_ref().is_some_and(|writing| writing.found.len() >= writing.wanted)
    }

    pub(crate) fn enter(&mut self, position: &Position, mv: Move) {
        if let Some(writing) = &mut self.writing {
            writing.path.push(Half { before: position.clone(), mv, restarts: false });
        }
    }

    pub(crate) fn leave(&mut self) {
        if let Some(writing) = &mut self.writing {
            writing.path.pop();
        }
    }

    /// Writes the path down as a line whose last half-move reached the goal.
    pub(crate) fn emit(&mut self, goal: Option<Goal>) {
        let rules = self.rules;
        let Some(writing) = &mut self.writing else { return };
        if writing.found.len() >= writing.wanted {
            return;
        }
        let last = writing.path.len();
        let mut line = Line { leading: writing.leading, ..Line::default() };
        for (at, half) in writing.path.iter().enumerate() {
            let reached = goal.filter(|_| at + 1 == last);
            line.half_moves.push(Arc::new(record_goal(rules, &half.before, half.mv, reached)));
            if half.restarts && at + 1 < last {
                line.restarts.push(at + 1);
            }
        }
        line.mark = writing.mark;
        writing.found.push(line);
    }

    /// Does something without writing lines.
    fn quietly<T>(&mut self, ask: impl FnOnce(&mut Self) -> T) -> T {
        let writing = self.writing.take();
        let answer = ask(self);
        self.writing = writing;
        answer
    }

    pub(crate) fn holds_quietly(
        &mut self,
        task: &Task,
        last: Option<Last<'_>>,
        position: &Position,
    ) -> Result<bool, Stopped> {
        self.quietly(|search| search.holds(task, last, position))
    }

    pub(crate) fn all_hold_quietly(
        &mut self,
        tasks: &[Task],
        last: Option<Last<'_>>,
        position: &Position,
    ) -> Result<bool, Stopped> {
        if tasks.is_empty() {
            Ok(true)
        } else {
            self.quietly(|search| search.all_hold(tasks, last, position))
        }
    }

    /// What the first constraint that does not hold wants to be without.
    fn violated<'t>(
        &mut self,
        constraints: &'t [Task],
        position: &Position,
    ) -> Result<Option<&'t Task>, Stopped> {
        for constraint in constraints {
            if let Task::Not(inner) = constraint
                && !inner.is_leaf()
                && self.holds_quietly(inner, None, position)?
            {
                return Ok(Some(inner));
            }
        }
        Ok(None)
    }

    /// Whether the end is reached by the half-move that led to `after`, with the lines through it.
    pub(crate) fn reach(&mut self, end: &End, last: Last<'_>, after: &Position) -> Result<bool, Stopped> {
        if !self.is_writing() {
            return self.holds(&end.task, Some(last), after);
        }
        if end.hidden {
            let holds = self.holds_quietly(&end.task, Some(last), after)?;
            if holds {
                self.emit(None);
            }
            return Ok(holds);
        }
        // Longer play that follows is counted by itself.
        self.restart(end.task.length() > 2);
        let reached = self.walk(&end.task, Some(last), after);
        self.restart(false);
        reached
    }

    fn restart(&mut self, restarts: bool) {
        if let Some(half) = self.writing.as_mut().and_then(|writing| writing.path.last_mut()) {
            half.restarts = restarts;
        }
    }

    /// The lines of the task as a continuation of the path; whether there are any.
    fn walk(&mut self, task: &Task, last: Option<Last<'_>>, position: &Position) -> Result<bool, Stopped> {
        match task {
            Task::Goal(_) => {
                let holds = self.holds_quietly(task, last, position)?;
                if holds {
                    self.emit(last.and_then(|last| self.goal_told(task, last, position)));
                }
                Ok(holds)
            }
            Task::Not(_) => {
                let holds = self.holds_quietly(task, last, position)?;
                if holds {
                    self.emit(None);
                }
                Ok(holds)
            }
            Task::And(one, other) => Ok(self.holds_quietly(other, last, position)?
                && self.walk(one, last, position)?
                && self.walk(other, last, position)?),
            Task::Or(one, other) => Ok(self.walk(one, last, position)? || self.walk(other, last, position)?),
            Task::OtherSide(inner) => Ok(!self.rules.in_check(position, position.turn())
                && self.walk(inner, None, &with_other_side(position))?),
            Task::Cooperation(play) => {
                let mut found = false;
                for length in play.lengths() {
                    found |= self.cooperate(play, last, position, length, 0)?;
                }
                Ok(found)
            }
            Task::Battle(battle) if battle.begins_with_defence => {
                let (terms, moves) = (&battle.terms, battle.moves);
                let fails = self.quietly(|search| search.defence_fails(terms, position, moves))?;
                if fails {
                    self.walk_defence(terms, position, moves)?;
                }
                Ok(fails)
            }
            Task::Battle(battle) => self.walk_attack(&battle.terms, position, battle.moves),
            Task::Progressive => Ok(false),
        }
    }

    fn walk_marked(&mut self, task: &Task, position: &Position, mark: Mark) -> Result<bool, Stopped> {
        if let Some(writing) = &mut self.writing {
            writing.mark = Some(mark);
        }
        self.walk(task, None, position)
    }

    /// All shortest ways in which the attacker, who is to move, forces its aim.
    fn walk_attack(&mut self, terms: &Terms, position: &Position, moves: u16) -> Result<bool, Stopped> {
        let length = if terms.is_exact {
            self.quietly(|search| search.attack(terms, position, moves))?.then_some(moves)
        } else {
            self.quietly(|search| search.shortest(terms, position, moves))?
        };
        let Some(length) = length else { return Ok(false) };
        for mv in self.moves_towards(&terms.attack_ends, position) {
            self.walk_attack_with(terms, position, mv, length)?;
        }
        Ok(true)
    }

    /// The lines after this half-move of the attacker, if it forces the aim within `moves`.
    fn walk_attack_with(
        &mut self,
        terms: &Terms,
        position: &Position,
        mv: Move,
        moves: u16,
    ) -> Result<bool, Stopped> {
        let after = self.rules.after(position, mv);
        if !self.quietly(|search| search.key_works(terms, position, mv, &after, moves))? {
            return Ok(false);
        }
        self.enter(position, mv);
        let last = Last { before: position, mv };
        let reached = self.quietly(|search| search.attack_end(terms, last, &after, moves))?;
        match reached {
            Some(reached) => {
                self.reach(reached.end, last, &after)?;
            }
            None => self.walk_defence(terms, &after, moves - 1)?,
        }
        self.leave();
        Ok(true)
    }

    /// The lines after all half-moves of the defender, who is to move and whose every half-move fails.
    fn walk_defence(&mut self, terms: &Terms, position: &Position, moves: u16) -> Result<(), Stopped> {
        if let Some(reached) = self.quietly(|search| search.nested_end(terms, position, moves))? {
            if reached.end.hidden {
                self.emit(None);
            } else {
                self.walk(&reached.end.task, None, position)?;
            }
            return Ok(());
        }
        if terms.parry && !self.rules.in_check(position, position.turn()) {
            self.walk_attack(terms, &passed(position), moves)?;
            return Ok(());
        }
        let Some(before) = self.quietly(|search| search.grant(terms, position, moves))? else {
            return Ok(());
        };
        let outcome = self.walk_defences(terms, position, moves);
        self.granted = before;
        outcome
    }

    fn walk_defences(&mut self, terms: &Terms, position: &Position, moves: u16) -> Result<(), Stopped> {
        for mv in self.moves_towards(&terms.defence_ends, position) {
            let after = self.rules.after(position, mv);
            self.enter(position, mv);
            let last = Last { before: position, mv };
            match self.quietly(|search| search.defence_end(terms, last, &after, moves))? {
                Some(reached) => {
                    self.reach(reached.end, last, &after)?;
                }
                None => {
                    self.walk_attack(terms, &after, moves)?;
                }
            }
            self.leave();
        }
        Ok(())
    }
}
