//! What options make of a stipulation: trees of play from trees of play.

use board::{BySide, Side};
use problem::{Attachment, BranchKind, Goal, Play, ProblemOption, ShortenedPlay, Statement, Stipulation};
use solution::Note;

use crate::numbering::Numbering;
use crate::plan::{Plan, Work};
use crate::task::{
    Aim, BattleTask, Compiler, Cooperation, Nontrivial, Task, Terms, attacked_goal, plain_goal,
};

/// The play that is solved under the options of the statement.
pub(crate) fn with_options(
    stipulation: &Stipulation,
    statement: &Statement,
    notes: &mut Vec<Note>,
) -> ShortenedPlay {
    let has = |option: &ProblemOption| statement.has_option(option);
    let mut play = stipulation.play.clone();
    let (mut leading, mut swaps_sides) = (0, false);
    if has(&ProblemOption::WhiteToPlay) {
        match play.without_first_half_move() {
            Some(shortened) => ShortenedPlay { play, leading, swaps_sides } = shortened,
            None => notes.push(Note::NotApplicable("WhiteToPlay")),
        }
    }
    let mut change = |applies: bool, name, changed: &dyn Fn(&Play) -> Option<Play>| {
        if applies {
            match changed(&play) {
                Some(changed) => play = changed,
                None => notes.push(Note::NotApplicable(name)),
            }
        }
    };
    change(has(&ProblemOption::Quodlibet), "Quodlibet", &quodlibet);
    if has(&ProblemOption::PostKeyPlay) {
        match play.after_key() {
            Some(after_key) => play = after_key.by_other_side(),
            None if matches!(play, Play::And(..) | Play::Or(..)) => {
                notes.push(Note::NotApplicable("PostKeyPlay"));
            }
            None => {}
        }
    }
    ShortenedPlay { play, leading, swaps_sides }
}

/// In self and reflex play the attacker may reach the goal itself too. Cooperative play towards such an end stays what it
/// is.
fn quodlibet(play: &Play) -> Option<Play> {
    let Play::Branch(branch) = play else { return None };
    if branch.kind != BranchKind::Attack {
        let is_forced = |attachment: &Attachment| matches!(attachment.play(), Play::Branch(end) if end.kind == BranchKind::Defence);
        let attachments = || branch.first.iter().chain(&branch.second);
        return attachments().any(is_forced).then(|| play.clone());
    }
    let goal =
        branch.second.iter().find_map(plain_goal).or_else(|| branch.first.iter().find_map(attacked_goal))?;
    let mut branch = branch.clone();
    branch.first.insert(0, Attachment::goal(goal));
    Some(Play::Branch(branch))
}

/// Drops from the plan what has no meaning for its play, and says so.
pub(crate) fn fit(plan: &mut Plan, statement: &Statement, play: &Play) {
    let has = |option: &ProblemOption| statement.has_option(option);
    let is_cooperative =
        plan.phases.iter().any(|phase| matches!(phase.work, Work::Lines(_) | Work::Walk { .. }));
    let has_keys = plan.phases.iter().any(|phase| matches!(phase.work, Work::Keys(_)));
    let is_intelligent = statement.options.iter().find_map(|option| match option.value {
        ProblemOption::Intelligent(most) => Some(most),
        _ => None,
    });
    if let Some(most) = is_intelligent {
        let goals = play.goals();
        let suits = |goal: &Goal| {
            matches!(goal, Goal::Mate | Goal::Stalemate | Goal::ProofGame | Goal::PositionToPosition)
        };
        if is_cooperative && goals.iter().all(suits) {
            plan.for_each_end = most.and_then(|most| usize::try_from(most).ok());
        } else {
            plan.notes.push(Note::IntelligentNotApplicable);
        }
    }
    if has(&ProblemOption::StopOnShortSolutions)
        && !plan
            .phases
            .iter()
            .any(|phase| matches!(phase.work, Work::Lines(_) | Work::Walk { .. } | Work::Progressive(_)))
    {
        plan.notes.push(Note::ShortSolutionsNotApplicable);
    }
    if let Some(numbering) = &plan.numbering
        && !(is_cooperative || has_keys && !numbering.is_deep())
    {
        plan.notes.push(Note::MoveNumbersNotApplicable);
        // Numbers of replies to the key choose nothing at all.
        plan.numbering = has_keys.then(Numbering::of_nothing);
    }
    if statement.options.iter().any(|option| matches!(option.value, ProblemOption::Try(_)))
        && plan.phases.iter().any(|phase| matches!(phase.work, Work::PostKey { .. }))
    {
        plan.notes.push(Note::TriesNotApplicable);
    }
}

/// What options add to compiled play.
#[derive(Clone, Debug)]
pub(crate) struct Additions {
    longest_threat: Option<u16>,
    most_flights: Option<u32>,
    nontrivial: Option<Nontrivial>,
    keeps_mating_unit: BySide<bool>,
    /// Play ends where the other side reaches this goal of the side.
    ends_on: Option<(Goal, Side)>,
}

impl Additions {
    /// What the options of the statement add to the play, in which `starter` makes the first half-move.
    pub(crate) fn new(statement: &Statement, play: &Play, starter: Side, notes: &mut Vec<Note>) -> Additions {
        let mut additions = Additions {
            longest_threat: None,
            most_flights: None,
            nontrivial: None,
            keeps_mating_unit: BySide([false; 2]),
            ends_on: None,
        };
        let task = || Compiler::new(0).task(play);
        for option in &statement.options {
            match option.value {
                ProblemOption::Threat(moves) => additions.longest_threat = u16::try_from(moves).ok(),
                ProblemOption::MaxFlightSquares(flights) => additions.most_flights = Some(flights),
                ProblemOption::NonTrivial { additional, length } => {
                    let length = u16::try_from(length).unwrap_or(u16::MAX);
                    additions.nontrivial = Some(Nontrivial { additional, length });
                }
                ProblemOption::KeepMatingPiece => {
                    let mut goals = Vec::new();
                    task().collect_goals(starter, false, &mut goals);
                    // A bare king mates nobody under the rules of chess.
                    if !statement.conditions.is_empty() || goals.iter().any(|(goal, _)| *goal != Goal::Mate) {
                        goals.iter().for_each(|&(_, side)| additions.keeps_mating_unit[side] = true);
                    }
                }
                ProblemOption::GoalIsEnd => {
                    let mut goals = Vec::new();
                    let is_plain = task().collect_goals(starter, true, &mut goals);
                    match goals.split_first() {
                        Some((goal, others)) if is_plain && others.iter().all(|other| other == goal) => {
                            additions.ends_on = Some(*goal);
                        }
                        _ => notes.push(Note::NotApplicable("GoalIsEnd")),
                    }
                }
                _ => {}
            }
        }
        additions
    }

    /// Whether cooperative play has to obey something that only the general search knows.
    pub(crate) fn concern_cooperation(&self) -> bool {
        self.ends_on.is_some() || self.keeps_mating_unit.0 != [false; 2]
    }

    /// Adds to the task and all plays in it, the side to move being `turn`.
    pub(crate) fn add(&self, task: &mut Task, turn: Side) {
        match task {
            Task::Goal(_) | Task::Progressive => {}
            Task::Not(inner) => self.add(inner, turn),
            Task::And(one, other) | Task::Or(one, other) => {
                self.add(one, turn);
                self.add(other, turn);
            }
            Task::OtherSide(inner) => self.add(inner, !turn),
            Task::Battle(battle) => self.add_to_battle(battle, turn),
            Task::Cooperation(play) => self.add_to_cooperation(play, turn),
        }
    }

    /// The same for battle play.
    pub(crate) fn add_to_battle(&self, battle: &mut BattleTask, turn: Side) {
        let attacker = battle.attacker(turn);
        let terms: &mut Terms = &mut battle.terms;
        for (task, turn) in terms.tasks_mut(attacker) {
            self.add(task, turn);
        }
        terms.longest_threat = self.longest_threat;
        terms.most_flights = self.most_flights;
        terms.nontrivial = self.nontrivial;
        terms.keeps_mating_unit = self.keeps_mating_unit;
        if let Some((goal, side)) = self.ends_on {
            let avoided = Task::Not(Box::new(Task::Goal(goal)));
            if side == attacker {
                terms.defence_goals.push(avoided);
            } else {
                terms.attack_goals.push(avoided);
            }
            terms.aim = Aim::Tree;
        }
    }

    fn add_to_cooperation(&self, play: &mut Cooperation, turn: Side) {
        for (task, turn) in play.tasks_mut(turn) {
            self.add(task, turn);
        }
        play.keeps_mating_unit = self.keeps_mating_unit;
        if let Some((goal, side)) = self.ends_on {
            let letter = if side == turn { &mut play.second } else { &mut play.first };
            letter.goals.push(Task::Not(Box::new(Task::Goal(goal))));
        }
    }
}

impl BattleTask {
    fn attacker(&self, turn: Side) -> Side {
        if self.begins_with_defence { !turn } else { turn }
    }
}

impl Terms {
    /// The tasks attached to the play, each with the side to move when it is looked at, and whether it is an end.
    fn tasks(&self, attacker: Side) -> impl Iterator<Item = (&Task, Side, bool)> {
        let attack_ends = self.attack_ends.iter().map(move |end| (&end.task, !attacker, true));
        let defence_ends = self.defence_ends.iter().map(move |end| (&end.task, attacker, true));
        let attack = self.attack_constraints.iter().map(move |task| (task, attacker, false));
        let tested = self.defence_constraints.iter().chain(&self.attack_goals);
        attack_ends.chain(defence_ends).chain(attack).chain(tested.map(move |task| (task, !attacker, false)))
    }

    fn tasks_mut(&mut self, attacker: Side) -> impl Iterator<Item = (&mut Task, Side)> {
        let attack_ends = self.attack_ends.iter_mut().map(move |end| (&mut end.task, !attacker));
        let defence_ends = self.defence_ends.iter_mut().map(move |end| (&mut end.task, attacker));
        let attack = self.attack_constraints.iter_mut().map(move |task| (task, attacker));
        let defence = self.defence_constraints.iter_mut().map(move |task| (task, !attacker));
        attack_ends.chain(defence_ends).chain(attack).chain(defence)
    }
}

impl Cooperation {
    fn letters_with_turns(&self, turn: Side) -> [(&crate::task::Letter, Side, Side); 2] {
        let before = if self.is_series { turn } else { !turn };
        [(&self.first, !turn, before), (&self.second, turn, turn)]
    }

    fn tasks_mut(&mut self, turn: Side) -> impl Iterator<Item = (&mut Task, Side)> {
        let before = if self.is_series { turn } else { !turn };
        let letters = [(&mut self.first, !turn, before), (&mut self.second, turn, turn)];
        letters.into_iter().flat_map(|(letter, after, before)| {
            let ends = letter.ends.iter_mut().map(move |end| (&mut end.task, after));
            ends.chain(letter.constraints.iter_mut().map(move |task| (task, before)))
        })
    }
}

impl Task {
    /// The goals in it, each with the side that reaches it, `turn` being to move; those of constraints only if asked for.
    /// Tells whether each of them is to be reached, not avoided.
    fn collect_goals(&self, turn: Side, with_constraints: bool, goals: &mut Vec<(Goal, Side)>) -> bool {
        match self {
            Task::Goal(goal) => {
                goals.push((*goal, !turn));
                true
            }
            Task::Not(inner) => inner.collect_goals(turn, with_constraints, goals) && !inner.is_leaf(),
            Task::And(one, other) | Task::Or(one, other) => {
                one.collect_goals(turn, with_constraints, goals)
                    & other.collect_goals(turn, with_constraints, goals)
            }
            Task::OtherSide(inner) => inner.collect_goals(!turn, with_constraints, goals),
            Task::Battle(battle) => battle
                .terms
                .tasks(battle.attacker(turn))
                .filter(|&(_, _, is_end)| is_end || with_constraints)
                .fold(true, |plain, (task, turn, _)| {
                    plain & task.collect_goals(turn, with_constraints, goals)
                }),
            Task::Cooperation(play) => {
                let mut plain = true;
                for (letter, after, before) in play.letters_with_turns(turn) {
                    for end in &letter.ends {
                        plain &= end.task.collect_goals(after, with_constraints, goals);
                    }
                    if with_constraints {
                        for task in &letter.constraints {
                            plain &= task.collect_goals(before, with_constraints, goals);
                        }
                    }
                }
                plain
            }
            Task::Progressive => false,
        }
    }
}
