//! Help and series play: all lines that end as they should.

use std::sync::Arc;

use board::{Discard, Key, Position};
use problem::Goal;
use rules::{Flow, Move, Ruleset, is_reached, visit_reaching};
use solution::{Line, Mark};

use crate::budget::{Budget, Meter, Stopped};
use crate::compact_lines::{CompactLines, LineSearch};
use crate::facts::remaining;
use crate::gather::{Finder, FoundLines};
use crate::numbering::arrange;
use crate::pictures::{Course, Forecast, Length, Pictures};
use crate::plan::{LinesEnd, LinesPlan, Step};
use crate::prospects::Prospects;
use crate::record::record_goal;
use crate::recorder::Recorder;
use crate::search::Search;
use crate::steps::{attacker_moves, moves_left, tally};
use crate::table::Table;
use crate::task::{Aim, Terms};
use crate::turns::move_again;
use crate::walk::Select;

/// What all threads of one search of lines share.
pub(crate) struct LinesSearch<'a> {
    pub(crate) rules: &'a Ruleset,
    pub(crate) table: &'a Table,
    pub(crate) budget: &'a Budget<'a>,
    pub(crate) salt: Key,
    pub(crate) plan: &'a LinesPlan,
    /// Solutions wanted at most.
    pub(crate) limit: Option<usize>,
    pub(crate) select: Select<'a>,
}

/// A position to search from, with the moves that led to it.
struct WorkItem {
    position: Position,
    path: Vec<Move>,
}

impl LinesSearch<'_> {
    /// Finds all lines from `start`, shorter ones first, each length in canonical order.
    pub(crate) fn run(&self, start: &Position) -> FoundLines {
        let mut found = FoundLines::new();
        if let Some(goal) = self.constraint()
            && attacker_moves(self.plan.lengths.last().map_or(&[], Vec::as_slice))
        {
            // An attacker who can reach the goal at once must, and there is no other play.
            let forced = self.forced_goals(start, goal);
            if !forced.is_empty() {
                found.lines = forced;
                return found;
            }
        }
        let longest = self.plan.lengths.last().map_or(0, Vec::len);
        let mut forecast = Forecast::new();
        for steps in &self.plan.lengths {
            if self.select.only_longest() && steps.len() < longest {
                continue;
            }
            self.run_length(start, steps, &mut forecast, &mut found);
            if !found.stopped && !found.reached_limit {
                found.reach.half_moves = steps.len();
            }
            found.reached_limit |=
                self.select.only_shortest && steps.len() < longest && !found.lines.is_empty();
            let is_over = steps.is_empty() && !found.lines.is_empty();
            if found.stopped || found.reached_limit || is_over {
                break;
            }
        }
        found
    }

    fn run_length(&self, start: &Position, steps: &[Step], forecast: &mut Forecast, found: &mut FoundLines) {
        let items = match self.split(start, steps) {
            Ok(items) => items,
            Err(Stopped) => {
                found.stopped = true;
                return;
            }
        };
        let pictures = match self.pictures(start, steps, forecast) {
            Ok(pictures) => pictures,
            Err(Stopped) => {
                found.stopped = true;
                return;
            }
        };
        if pictures.as_ref().is_some_and(Pictures::is_empty) {
            return;
        }
        let before = self.budget.nodes();
        let worker = |wanted| Worker {
            course: pictures.as_ref().map(Course::new),
            ..Worker::new(self, start, steps, wanted)
        };
        found.add(&items, self.limit, worker, |worker, item| worker.work(item));
        forecast.searched(self.budget.nodes() - before);
    }

    /// What the final positions look like, where that helps.
    fn pictures(
        &self,
        start: &Position,
        steps: &[Step],
        forecast: &mut Forecast,
    ) -> Result<Option<Pictures>, Stopped> {
        let LinesEnd::Goal(goal) = self.plan.end else { return Ok(None) };
        let (mating, moves, helping) = tally(start.turn(), steps);
        let length = Length { start, goal, mating, moves, helping };
        forecast.pictures(self.rules, self.budget, &length)
    }

    /// The positions two half-moves on, or fewer where play is too short to be worth a split.
    fn split(&self, start: &Position, steps: &[Step]) -> Result<Vec<WorkItem>, Stopped> {
        let depth = steps.len().saturating_sub(2).min(2);
        let mut worker = Worker::new(self, start, steps, usize::MAX);
        let mut items = vec![WorkItem { position: start.clone(), path: Vec::new() }];
        for step in &steps[..depth] {
            let mut next = Vec::new();
            for item in items {
                if worker.must_spoil(&item.position, &steps[item.path.len()..]) {
                    continue;
                }
                let mut moves = self.rules.legal_moves(&item.position);
                if self.limit.is_some() {
                    arrange(&item.position, &mut moves);
                }
                for mv in moves {
                    let path: &[_] = match item.path.first() {
                        None => &[(start, mv)],
                        Some(&first) => &[(start, first), (&item.position, mv)],
                    };
                    if !self.select.allows(self.rules, path) {
                        continue;
                    }
                    worker.meter.tick()?;
                    let rest = &steps[item.path.len() + 1..];
                    let mut position = item.position.clone();
                    if worker.step(&item.position, &mut position, mv, *step, rest)? {
                        let mut path = item.path.clone();
                        path.push(mv);
                        next.push(WorkItem { position, path });
                    }
                }
            }
            items = next;
        }
        Ok(items)
    }

    /// The goal that binds the attacker in reflex play.
    fn constraint(&self) -> Option<Goal> {
        match self.plan.end {
            LinesEnd::Forced(Aim::Reflex(goal)) => Some(goal),
            _ => None,
        }
    }

    fn forced_goals(&self, position: &Position, goal: Goal) -> Vec<Line> {
        let mut lines = Vec::new();
        for mv in self.rules.legal_moves(position) {
            if is_reached(self.rules, goal, position, mv, &self.rules.after(position, mv)) {
                let half_moves = vec![Arc::new(record_goal(self.rules, position, mv, Some(goal)))];
                let mark = Some(Mark::ForcedGoal);
                lines.push(Line { leading: self.plan.leading, half_moves, mark, ..Line::default() });
            }
        }
        lines
    }
}

/// One thread's search below one work item.
struct Worker<'s, 'a> {
    search: &'s LinesSearch<'a>,
    start: &'s Position,
    steps: &'s [Step],
    wanted: usize,
    meter: Meter<'s>,
    /// The final stretch, where the side to move then must fulfil an aim.
    forced: Option<(Search<'s>, Terms)>,
    /// Whether the last step of a series is the last of all, so that each of its moves could be the end.
    series_ends_itself: bool,
    /// What is out of reach, where that can be said without a search.
    prospects: Option<Prospects>,
    /// Tells on compact positions whether there is a line, where that is possible.
    compact: Option<CompactLines>,
    /// Which final pictures are within reach, where they are known.
    course: Option<Course<'s>>,
    path: Vec<Move>,
    moves: Vec<Move>,
    found: Vec<Line>,
    recorder: Recorder,
}

impl<'s, 'a> Worker<'s, 'a> {
    fn new(
        search: &'s LinesSearch<'a>,
        start: &'s Position,
        steps: &'s [Step],
        wanted: usize,
    ) -> Worker<'s, 'a> {
        let forced = match search.plan.end {
            LinesEnd::Forced(aim) => {
                let own = Search::new(search.rules, search.table, search.budget);
                Some((own, Terms::plain(aim, search.salt ^ FORCED)))
            }
            LinesEnd::Goal(_) => None,
        };
        let series_ends_itself = matches!(steps, [.., Step::Stay, Step::Turn]);
        Worker {
            search,
            start,
            steps,
            wanted,
            meter: Meter::new(search.budget),
            forced,
            series_ends_itself,
            prospects: match search.plan.end {
                LinesEnd::Goal(goal) => Prospects::new(search.rules, goal),
                LinesEnd::Forced(_) => None,
            },
            compact: CompactLines::new(search.rules, search.plan.end, series_ends_itself),
            course: None,
            path: Vec::new(),
            moves: Vec::new(),
            found: Vec::new(),
            recorder: Recorder::default(),
        }
    }

    /// Plays a half-move before the `rest` of the steps; false if the line cannot go on: the opponent would have to pass in
    /// check, or a shorter line ends here.
    #[inline(always)]
    fn step(
        &mut self,
        before: &Position,
        position: &mut Position,
        mv: Move,
        step: Step,
        rest: &[Step],
    ) -> Result<bool, Stopped> {
        let rules = self.search.rules;
        rules.play(position, mv, &mut Discard);
        if !rest.is_empty() && self.ends_early(before, mv, position, step, rest)? {
            return Ok(false);
        }
        if step == Step::Stay {
            if rules.in_check(position, position.turn()) {
                return Ok(false);
            }
            move_again(position);
        }
        Ok(true)
    }

    /// Whether play is over after the move that led to `after`, although there are steps left. A move that ends a line of
    /// shorter length is not played on from.
    #[inline(always)]
    fn ends_early(
        &mut self,
        before: &Position,
        mv: Move,
        after: &Position,
        step: Step,
        rest: &[Step],
    ) -> Result<bool, Stopped> {
        let could_end = match step {
            Step::Stay => self.series_ends_itself,
            Step::Turn => rest.len().is_multiple_of(2),
        };
        if !could_end {
            return Ok(false);
        }
        match (self.search.plan.end, &mut self.forced) {
            // After these the opponent has no move, so the line ends by itself.
            (LinesEnd::Goal(Goal::Mate | Goal::Stalemate), _) => Ok(false),
            (LinesEnd::Goal(goal), _) => Ok(is_reached(self.search.rules, goal, before, mv, after)),
            (LinesEnd::Forced(_), Some((search, terms))) => search.defence_fails(terms, after, 0),
            (LinesEnd::Forced(_), None) => Ok(false),
        }
    }

    /// Finds the lines that begin as a work item does; returns whether there is one.
    fn work(&mut self, item: &WorkItem) -> Result<bool, Stopped> {
        self.search.budget.begin_work()?;
        self.path.clone_from(&item.path);
        let steps = self.steps;
        let mut before = self.start.clone();
        let mut within_reach = true;
        for (at, &mv) in item.path.iter().enumerate() {
            let mut after = self.search.rules.after(&before, mv);
            within_reach = within_reach && self.enter(&before, mv, &after, &steps[at + 1..]);
            if steps[at] == Step::Stay {
                move_again(&mut after);
            }
            before = after;
        }
        let outcome =
            if within_reach { self.search(&item.position, &steps[item.path.len()..]) } else { Ok(false) };
        for _ in &item.path {
            self.leave();
        }
        outcome
    }

    /// Follows a move that leaves `rest`; whether a final picture is within reach after it.
    fn enter(&mut self, before: &Position, mv: Move, after: &Position, rest: &[Step]) -> bool {
        let Some(course) = &mut self.course else { return true };
        let stays = self.steps[self.steps.len() - rest.len() - 1] == Step::Stay;
        let turn = if stays { before.turn() } else { !before.turn() };
        course.enter(before, mv, after, moves_left(turn, rest), rest.len() == 1)
    }

    fn leave(&mut self) {
        if let Some(course) = &mut self.course {
            course.leave();
        }
    }

    /// Finds the lines of exactly these steps; returns whether there is one.
    fn search(&mut self, position: &Position, steps: &[Step]) -> Result<bool, Stopped> {
        self.meter.tick()?;
        if self.found.len() >= self.wanted {
            return Ok(true);
        }
        let Some((&step, rest)) = steps.split_first() else {
            return self.forced(position);
        };
        if let Some(prospects) = &mut self.prospects {
            let (mating, moves, helping) = tally(position.turn(), steps);
            if prospects.are_nil(position, mating, moves, helping) {
                return Ok(false);
            }
        }
        if self.course.is_none() && self.target_is_out_of_reach(position, steps) {
            return Ok(false);
        }
        if let (LinesEnd::Goal(goal), true) = (self.search.plan.end, rest.is_empty()) {
            return Ok(self.last_half_move(position, goal));
        }
        if self.is_known_to_fail(position, steps) {
            return Ok(false);
        }
        if self.must_spoil(position, steps) {
            return Ok(false);
        }
        if self.fails_compactly(position, steps)? {
            return Ok(false);
        }
        let rules = self.search.rules;
        let first = self.moves.len();
        rules.add_legal_moves(position, &mut self.moves);
        if self.search.limit.is_some() {
            arrange(position, &mut self.moves[first..]);
        }
        let end = self.moves.len();
        let mut any = false;
        for at in first..end {
            let mv = self.moves[at];
            let mut after = position.clone();
            if !self.step(position, &mut after, mv, step, rest)? {
                continue;
            }
            // A position without a future needs no look at its pictures.
            if self.course.is_some() && self.is_known_to_fail(&after, rest) {
                continue;
            }
            self.path.push(mv);
            let within_reach = self.enter(position, mv, &after, rest);
            let outcome = if within_reach { self.search(&after, rest) } else { Ok(false) };
            self.leave();
            self.path.pop();
            any |= outcome?;
        }
        self.moves.truncate(first);
        if !any {
            self.search.table.put(self.key(position, steps), steps.len().min(15) as u32);
        }
        Ok(any)
    }

    /// What follows depends on the position and the number of steps left alone: every length ends in the same steps.
    #[inline(always)]
    fn key(&self, position: &Position, steps: &[Step]) -> Key {
        position.key() ^ self.search.salt ^ remaining(steps.len() as u16)
    }

    #[inline(always)]
    fn is_known_to_fail(&self, position: &Position, steps: &[Step]) -> bool {
        self.search.table.get(self.key(position, steps)) != 0
    }

    /// Whether a search on compact positions shows that there is no line of these steps. With final pictures in view it pays
    /// only close to the end.
    fn fails_compactly(&mut self, position: &Position, steps: &[Step]) -> Result<bool, Stopped> {
        let Some(lines) = &self.compact else { return Ok(false) };
        if self.course.is_some() && steps.len() > PICTURES_LEAVE {
            return Ok(false);
        }
        let Some(compact) = lines.rules.position(position) else { return Ok(false) };
        let mut search = LineSearch {
            lines,
            table: self.search.table,
            meter: &mut self.meter,
            prospects: self.prospects.as_mut(),
            salt: self.search.salt,
        };
        Ok(!search.exists(&compact, steps)?)
    }

    /// Whether the diagram that is to be reached certainly cannot be.
    #[inline(always)]
    fn target_is_out_of_reach(&self, position: &Position, steps: &[Step]) -> bool {
        let Some(target) = self.search.rules.target() else {
            return false;
        };
        let [white, black] = moves_left(position.turn(), steps);
        target.is_out_of_reach(position, white as u32, black as u32)
    }

    #[inline(always)]
    fn last_half_move(&mut self, position: &Position, goal: Goal) -> bool {
        let mut reaching = Vec::new();
        let _ = visit_reaching(self.search.rules, goal, position, &mut |mv| {
            reaching.push(mv);
            Flow::Continue(())
        });
        self.emit_each(position, reaching)
    }

    /// A line for each of these last half-moves; whether there is any.
    fn emit_each(&mut self, position: &Position, mut moves: Vec<Move>) -> bool {
        if self.search.limit.is_some() {
            arrange(position, &mut moves);
        }
        for &mv in &moves {
            self.path.push(mv);
            self.emit();
            self.path.pop();
        }
        !moves.is_empty()
    }

    /// The side to move cannot but reach the goal: a line for each of its moves that does.
    fn forced(&mut self, position: &Position) -> Result<bool, Stopped> {
        let rules = self.search.rules;
        let Some((search, terms)) = &mut self.forced else {
            return Ok(false);
        };
        let Some(goal) = terms.aim.goal() else {
            return Ok(false);
        };
        if !search.defence_fails(terms, position, 0)? {
            return Ok(false);
        }
        let mut reaching = Vec::new();
        let _ = visit_reaching(rules, goal, position, &mut |mv| {
            reaching.push(mv);
            Flow::Continue(())
        });
        self.emit_each(position, reaching);
        Ok(true)
    }

    /// In reflex play an attacker who can reach the goal must.
    fn must_spoil(&mut self, position: &Position, steps: &[Step]) -> bool {
        self.search.constraint().is_some()
            && attacker_moves(steps)
            && self.forced.as_ref().is_some_and(|(search, terms)| search.attacker_must_spoil(terms, position))
    }

    /// Writes the path down as a line.
    fn emit(&mut self) {
        if self.found.len() >= self.wanted {
            return;
        }
        let goal = match self.search.plan.end {
            LinesEnd::Goal(goal) => Some(goal),
            LinesEnd::Forced(aim) => aim.goal(),
        };
        let half_moves =
            self.recorder.half_moves(self.search.rules, self.start, self.steps, &self.path, goal);
        self.found.push(Line { leading: self.search.plan.leading, half_moves, ..Line::default() });
    }
}

impl Finder for Worker<'_, '_> {
    fn take_lines(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.found)
    }
}

/// Half-moves before the end at which the search on compact positions takes over from final pictures.
const PICTURES_LEAVE: usize = 2;

/// Tells facts of the final stretch from those of the way to it.
const FORCED: Key = 0x5851_f42d_4c95_7f2d_1405_7b7e_f767_814f;
