//! Help and series play on compact positions: whether there is any line at all, told at a fraction of the cost of looking
//! for all of them. Where there is one, `lines.rs` finds and writes them.
//!
//! The facts in the table are the same: a position has the same key in both forms.

use board::{CastlingRights, Key, Side, Square, SquareSet, Walk};
use problem::Goal;
use rules::{CompactMove, CompactPosition, CompactRules, Flow, Ruleset};

use crate::budget::{Meter, Stopped};
use crate::compact_battle::{can_reach, is_compact, is_forced};
use crate::facts::remaining;
use crate::plan::{LinesEnd, Step};
use crate::prospects::{Placement, Prospects};
use crate::steps::{attacker_moves, tally};
use crate::table::Table;
use crate::task::Aim;

/// What is asked of all positions.
pub(crate) struct CompactLines {
    pub(crate) rules: CompactRules,
    end: LinesEnd,
    goal: Goal,
    /// Whether the last step of a series is the last of all, so that each of its moves could be the end.
    series_ends_itself: bool,
}

impl CompactLines {
    /// `None` where rules or end have no compact form.
    pub(crate) fn new(rules: &Ruleset, end: LinesEnd, series_ends_itself: bool) -> Option<CompactLines> {
        let goal = match end {
            LinesEnd::Goal(goal) => Some(goal),
            LinesEnd::Forced(aim) => aim.goal(),
        };
        let goal = goal.filter(|&goal| is_compact(goal))?;
        // A goal of a line must end it wherever it is reached. Of orthodox stalemates more is known than compact positions
        // can say.
        let is_served = match end {
            LinesEnd::Goal(Goal::Mate) => true,
            LinesEnd::Goal(Goal::Stalemate) => !rules.capabilities().orthodox_play,
            LinesEnd::Goal(_) => false,
            LinesEnd::Forced(_) => true,
        };
        if !is_served {
            return None;
        }
        Some(CompactLines { rules: rules.compact()?, end, goal, series_ends_itself })
    }
}

/// The search for a line.
pub(crate) struct LineSearch<'l, 'a> {
    pub(crate) lines: &'l CompactLines,
    pub(crate) table: &'l Table,
    pub(crate) meter: &'l mut Meter<'a>,
    pub(crate) prospects: Option<&'l mut Prospects>,
    pub(crate) salt: Key,
}

impl LineSearch<'_, '_> {
    /// Whether there is a line of exactly these steps.
    pub(crate) fn exists(&mut self, position: &CompactPosition, steps: &[Step]) -> Result<bool, Stopped> {
        self.meter.tick()?;
        let lines = self.lines;
        let Some((&step, rest)) = steps.split_first() else {
            return Ok(self.is_forced(position));
        };
        if let (LinesEnd::Goal(goal), true) = (lines.end, rest.is_empty()) {
            return Ok(can_reach(&lines.rules, goal, position));
        }
        let key = position.key() ^ self.salt ^ remaining(steps.len() as u16);
        if self.table.get(key) != 0 || self.must_spoil(position, steps) {
            return Ok(false);
        }
        if let Some(prospects) = &mut self.prospects {
            let (mating, moves, helping) = tally(position.turn(), steps);
            if prospects.are_nil(position, mating, moves, helping) {
                return Ok(false);
            }
        }
        let mut outcome = Ok(false);
        let _ = lines.rules.visit_legal(position, &mut |mv| {
            outcome = self.goes_on(position, mv, step, rest);
            if outcome == Ok(false) { Flow::Continue(()) } else { Flow::Break(()) }
        });
        if outcome == Ok(false) {
            self.table.put(key, steps.len().min(15) as u32);
        }
        outcome
    }

    fn goes_on(
        &mut self,
        position: &CompactPosition,
        mv: CompactMove,
        step: Step,
        rest: &[Step],
    ) -> Result<bool, Stopped> {
        let rules = &self.lines.rules;
        let after = rules.after(position, mv);
        if !rest.is_empty() && self.ends_early(&after, step, rest) {
            return Ok(false);
        }
        match step {
            Step::Turn => self.exists(&after, rest),
            // The opponent passes and so must not be in check.
            Step::Stay if rules.in_check(&after) => Ok(false),
            Step::Stay => self.exists(&rules.passed(&after), rest),
        }
    }

    /// Whether a line that ends in a forced goal ends here already. After mate or stalemate there is no move, so other lines
    /// end by themselves.
    fn ends_early(&self, after: &CompactPosition, step: Step, rest: &[Step]) -> bool {
        let could_end = match step {
            Step::Stay => self.lines.series_ends_itself,
            Step::Turn => rest.len().is_multiple_of(2),
        };
        could_end && self.is_forced(after)
    }

    /// Whether the side to move cannot but fulfil the aim.
    fn is_forced(&self, position: &CompactPosition) -> bool {
        let CompactLines { rules, end, goal, .. } = self.lines;
        match end {
            LinesEnd::Goal(_) => false,
            LinesEnd::Forced(Aim::SelfPlay(_)) => is_forced(rules, *goal, position),
            LinesEnd::Forced(_) => can_reach(rules, *goal, position) || is_forced(rules, *goal, position),
        }
    }

    /// In reflex play an attacker who can reach the goal must.
    fn must_spoil(&self, position: &CompactPosition, steps: &[Step]) -> bool {
        matches!(self.lines.end, LinesEnd::Forced(Aim::Reflex(_)))
            && attacker_moves(steps)
            && can_reach(&self.lines.rules, self.lines.goal, position)
    }
}

impl Placement for CompactPosition {
    fn king(&self, side: Side) -> Option<Square> {
        CompactPosition::king(self, side)
    }

    fn side(&self, side: Side) -> SquareSet {
        CompactPosition::side(self, side)
    }

    fn walk_on(&self, square: Square) -> Walk {
        CompactPosition::walk_on(self, square)
    }

    fn castling(&self) -> CastlingRights {
        CompactPosition::castling(self)
    }
}
