//! From a statement to the searches that answer it.

use std::ops::Range;

use board::Side;
use problem::{
    Attachment, Branch, BranchKind, Goal, Group, Play, ProblemOption, SetPlay, ShortenedPlay, Statement,
};
use rules::Refusal;
use solution::{Note, PhaseKind};

use crate::modify::{self, Additions};
use crate::numbering::Numbering;
use crate::progressive::ProgressivePlan;
use crate::task::{Aim, BattleTask, Compiler, Task, attacked_goal, one_move, plain_goal, spoiled_goal};

/// Everything to be searched for one side's solving.
pub(crate) struct Plan {
    pub(crate) phases: Vec<PhasePlan>,
    pub(crate) notes: Vec<Note>,
    pub(crate) show: Show,
    /// Stop after this many solutions of a phase.
    pub(crate) max_solutions: Option<usize>,
    /// Which first moves are played, and that they are told.
    pub(crate) numbering: Option<Numbering>,
    /// Stop after this many lines of help play or a series in a phase.
    pub(crate) most_lines: Option<usize>,
    /// No longer lines where there are shorter ones.
    pub(crate) only_shortest: bool,
    /// The largest number of lines wanted for each final position.
    pub(crate) for_each_end: Option<usize>,
}

/// What of battle play is wanted.
#[derive(Clone, Copy)]
pub(crate) struct Show {
    pub(crate) variations: bool,
    /// Largest number of refutations of a try; 0 for no tries.
    pub(crate) refutations: usize,
    /// Whether threats are looked for.
    pub(crate) threats: bool,
    pub(crate) short_variations: bool,
    /// Whether variations in which the defender fulfils the aim sooner than it must are shown.
    pub(crate) early_ends: bool,
    /// Whether defences that stop no threat are kept apart, with what answers them.
    pub(crate) idle: bool,
    /// Whether a check with a single refutation is not shown as a try.
    pub(crate) no_trivial_tries: bool,
}

/// One search.
pub(crate) struct PhasePlan {
    pub(crate) kind: PhaseKind,
    /// Who makes the first half-move.
    pub(crate) starter: Side,
    pub(crate) work: Work,
    /// What must hold besides with which side to move, or there is nothing to search.
    pub(crate) needs: Vec<(Side, Task)>,
}

/// What is searched.
pub(crate) enum Work {
    /// The starter attacks.
    Keys(BattleTask),
    /// The starter defends in set play.
    SetDefences(BattleTask),
    /// The starter defends after the key.
    PostKey {
        battle: BattleTask,
        /// Half-moves left out before the first one, in the numbering of moves.
        leading: usize,
    },
    /// Cooperative play of the usual shapes, by increasing length.
    Lines(LinesPlan),
    /// Play of any shape, written as lines.
    Walk {
        task: Task,
        /// Half-moves left out before the first one, in the numbering of moves.
        leading: usize,
    },
    /// Turns that grow by a move each.
    Progressive(ProgressivePlan),
    /// There is no such play.
    Nothing,
}

/// Cooperative play in all its lengths.
pub(crate) struct LinesPlan {
    /// Half-moves left out before the first one, in the numbering of moves.
    pub(crate) leading: usize,
    /// Each length as the steps that make it up.
    pub(crate) lengths: Vec<Vec<Step>>,
    pub(crate) end: LinesEnd,
}

/// Who moves after a half-move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The opponent.
    Turn,
    /// The same side again; the opponent passes and so may not be in check.
    Stay,
}

/// How cooperative play ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinesEnd {
    /// The last half-move reaches the goal.
    Goal(Goal),
    /// The side to move then cannot but fulfil its opponent's aim.
    Forced(Aim),
}

impl Plan {
    /// Plans the solving of a statement whose twin changes have been made, colours exchanged if `swapped`.
    pub(crate) fn new(statement: &Statement, swapped: bool) -> Result<Plan, Refusal> {
        let stipulation = &statement.stipulation.as_ref().ok_or(Refusal::NoStipulation)?.value;
        let mut notes = Vec::new();
        let ShortenedPlay { play, leading, swaps_sides } =
            modify::with_options(stipulation, statement, &mut notes);
        let starter = if swapped != swaps_sides { !stipulation.starter } else { stipulation.starter };
        if is_partly_progressive(&play) {
            return Err(Refusal::Unsupported("progressive play as a part of other play".to_owned()));
        }
        if has_blind_constraint(&play) {
            return Err(Refusal::Unsupported(
                "a constraint in battle play that speaks of the half-move before (only `+`, `#`, `=`, `#=` and play)"
                    .to_owned(),
            ));
        }
        if statement.has_option(&ProblemOption::Italian) && !has_progressive(&play) {
            notes.push(Note::NotApplicable("Italian"));
        }
        let additions = Additions::new(statement, &play, starter, &mut notes);
        let salt = if swapped { SWAPPED } else { 0 };
        let mut planner = Planner {
            statement,
            additions,
            salt,
            in_lines: !is_battle(&play),
            phases: Vec::new(),
            needs: 0,
            notes,
        };
        if statement.has_option(&ProblemOption::SetPlay) {
            // After the key there is no set play.
            let begins_after_key =
                statement.has_option(&ProblemOption::PostKeyPlay) && is_battle(&stipulation.play);
            match play.set_play().filter(|_| !begins_after_key) {
                Some(set) => planner.set_play(&set, starter, leading)?,
                None => planner.notes.push(Note::NotApplicable("SetPlay")),
            }
        }
        planner.play(PhaseKind::ActualPlay, &play, starter, leading)?;
        let Planner { phases, notes, .. } = planner;
        let mut plan = Plan {
            phases,
            notes,
            show: Show::new(statement),
            max_solutions: max_solutions(statement),
            most_lines: None,
            numbering: Numbering::new(statement),
            only_shortest: statement.has_option(&ProblemOption::StopOnShortSolutions),
            for_each_end: None,
        };
        modify::fit(&mut plan, statement, &play);
        Ok(plan)
    }
}

impl Plan {
    /// Makes the search find what a judgement of soundness needs, and at most so many lines in a phase.
    pub(crate) fn examine(&mut self, most_lines: usize) {
        self.show.idle = true;
        self.most_lines = Some(most_lines);
    }
}

/// Keeps facts about exchanged colours apart from others.
const SWAPPED: u128 = 0x1c69_b3f7_4ac4_ae35_a1ea_3bd2_9f0c_7e21;

fn is_battle(play: &Play) -> bool {
    let play = if let Play::OtherSide(inner) = play { inner } else { play };
    matches!(play, Play::Branch(Branch { kind: BranchKind::Attack | BranchKind::Defence, parry: false, .. }))
}

/// Whether progressive play occurs in the tree.
fn has_progressive(play: &Play) -> bool {
    match play {
        Play::Progressive(_) => true,
        Play::Goal(_) => false,
        Play::Not(inner) | Play::OtherSide(inner) => has_progressive(inner),
        Play::And(one, other) | Play::Or(one, other) => has_progressive(one) || has_progressive(other),
        Play::Branch(branch) => {
            branch.first.iter().chain(&branch.second).any(|attachment| has_progressive(attachment.play()))
        }
    }
}

/// Whether a constraint of battle play asks for a goal that cannot be seen from the position alone, where the search does
/// not know the half-move before.
fn has_blind_constraint(play: &Play) -> bool {
    let stands = |goal: Goal| {
        matches!(goal, Goal::Check | Goal::Mate | Goal::Stalemate | Goal::MateOrStalemate | Goal::AnyMove)
    };
    match play {
        Play::Goal(_) | Play::Progressive(_) => false,
        Play::Not(inner) | Play::OtherSide(inner) => has_blind_constraint(inner),
        Play::And(one, other) | Play::Or(one, other) => {
            has_blind_constraint(one) || has_blind_constraint(other)
        }
        Play::Branch(branch) => branch.first.iter().chain(&branch.second).any(|attachment| {
            let is_blind = matches!(branch.kind, BranchKind::Attack | BranchKind::Defence)
                && matches!(attachment, Attachment::Constraint(_))
                && attachment.play().group() == Group::Leaf
                && !attachment.play().goals().into_iter().all(stands);
            is_blind || has_blind_constraint(attachment.play())
        }),
    }
}

/// Whether progressive play is only a part of the play.
fn is_partly_progressive(play: &Play) -> bool {
    match play {
        Play::Progressive(_) => false,
        Play::OtherSide(inner) => is_partly_progressive(inner),
        play => has_progressive(play),
    }
}

struct Planner<'s> {
    statement: &'s Statement,
    additions: Additions,
    salt: u128,
    /// Whether the whole play is written as lines.
    in_lines: bool,
    phases: Vec<PhasePlan>,
    /// How many needs have been compiled.
    needs: u128,
    notes: Vec<Note>,
}

impl Planner<'_> {
    /// Compiles with facts of their own.
    fn compiler(&self) -> Compiler {
        let number = self.phases.len() as u128 + 1;
        Compiler::new(self.salt ^ number.wrapping_mul(0xd134_2543_de82_ef95_2545_f491_4f6c_dd1d))
    }

    /// These phases are searched only if the play holds too.
    fn add_needs(&mut self, phases: Range<usize>, starter: Side, play: &Play) {
        for phase in &mut self.phases[phases] {
            // Every need is compiled for itself: equal salts would mix facts of different play.
            self.needs += 1;
            let salt = self.salt ^ NEEDS.wrapping_mul(2 * self.needs + 1);
            phase.needs.push((starter, Compiler::new(salt).task(play)));
        }
    }

    fn add(&mut self, kind: PhaseKind, starter: Side, work: Work) {
        self.phases.push(PhasePlan { kind, starter, work, needs: Vec::new() });
    }

    fn set_play(&mut self, set: &SetPlay, starter: Side, before: usize) -> Result<(), Refusal> {
        match set {
            SetPlay::Nothing => {
                self.add(PhaseKind::SetPlay, starter, Work::Nothing);
                Ok(())
            }
            SetPlay::Play(ShortenedPlay { play, leading, swaps_sides }) => {
                let starter = if *swaps_sides { !starter } else { starter };
                self.play(PhaseKind::SetPlay, play, starter, before + leading)
            }
        }
    }

    fn play(&mut self, kind: PhaseKind, play: &Play, starter: Side, leading: usize) -> Result<(), Refusal> {
        let post_key = self.statement.has_option(&ProblemOption::PostKeyPlay);
        match play {
            Play::OtherSide(inner) => self.play(kind, inner, !starter, leading + 1)?,
            Play::And(one, other) | Play::Or(one, other) => {
                let both = matches!(play, Play::And(..));
                let first = self.phases.len();
                self.play(kind, one, starter, leading)?;
                let second = self.phases.len();
                self.play(kind, other, starter, leading)?;
                if both {
                    self.add_needs(first..second, starter, other);
                    self.add_needs(second..self.phases.len(), starter, one);
                } else {
                    self.add_needs(second..self.phases.len(), starter, &one.as_ref().clone().negated());
                }
            }
            Play::Branch(branch) if is_battle(play) => {
                if kind == PhaseKind::SetPlay && self.in_lines {
                    let work = Work::Walk { task: self.compiler().task(play), leading };
                    self.add(kind, starter, work);
                    return Ok(());
                }
                let mut battle = self.compiler().battle(branch, true);
                self.additions.add_to_battle(&mut battle, starter);
                let work = match kind {
                    PhaseKind::SetPlay => Work::SetDefences(battle),
                    PhaseKind::ActualPlay if battle.begins_with_defence => Work::PostKey { battle, leading },
                    PhaseKind::ActualPlay => Work::Keys(battle),
                };
                self.add(kind, starter, work);
            }
            Play::Branch(branch) => {
                let lines = LinesPlan::of(branch, leading);
                let is_fast = !self.additions.concern_cooperation();
                let is_told = self.notes.contains(&Note::NotApplicable("PostKeyPlay"));
                if post_key && kind == PhaseKind::ActualPlay && !is_told {
                    self.notes.push(Note::NotApplicable("PostKeyPlay"));
                }
                let work = match lines {
                    Some(lines) if is_fast => Work::Lines(lines),
                    _ => {
                        let mut task = self.compiler().task(play);
                        self.additions.add(&mut task, starter);
                        Work::Walk { task, leading }
                    }
                };
                self.add(kind, starter, work);
            }
            Play::Progressive(progressive) => {
                if post_key {
                    self.notes.push(Note::NotApplicable("PostKeyPlay"));
                }
                let has = |option| self.statement.has_option(&option);
                let plan = ProgressivePlan {
                    turns: progressive.turns,
                    cooperative: progressive.cooperative,
                    goal: progressive.goal,
                    italian: has(ProblemOption::Italian),
                    only_shortest: has(ProblemOption::StopOnShortSolutions),
                };
                self.add(kind, starter, Work::Progressive(plan));
            }
            Play::Goal(_) | Play::Not(_) => {
                return Err(Refusal::Unsupported("a stipulation without play".to_owned()));
            }
        }
        Ok(())
    }
}

/// Keeps facts about what must hold besides apart from those of the play itself.
const NEEDS: u128 = 0x9d8f_5a3c_7be1_4460_83c5_1e2f_b7a9_d04b;

impl Show {
    fn new(statement: &Statement) -> Show {
        let mut show = Show {
            variations: false,
            refutations: 0,
            threats: true,
            short_variations: true,
            early_ends: false,
            idle: false,
            no_trivial_tries: false,
        };
        for option in &statement.options {
            match option.value {
                ProblemOption::Variation => show.variations = true,
                ProblemOption::Try(refutations) => {
                    show.refutations =
                        show.refutations.max(usize::try_from(refutations).unwrap_or(usize::MAX));
                }
                ProblemOption::NoThreat => show.threats = false,
                ProblemOption::MatesIn1 => show.early_ends = true,
                ProblemOption::TrivialTriesAvoid => show.no_trivial_tries = true,
                ProblemOption::NoShortVariations => show.short_variations = false,
                ProblemOption::PostKeyPlay => show.variations = true,
                _ => {}
            }
        }
        // Set play is shown in full without the option Variation, but then nothing is said of threats.
        show.threats &= show.variations;
        show
    }
}

fn max_solutions(statement: &Statement) -> Option<usize> {
    statement.options.iter().find_map(|option| match option.value {
        ProblemOption::MaxSolutions(number) => usize::try_from(number).ok(),
        _ => None,
    })
}

impl LinesPlan {
    /// The plan for a branch of one of the usual shapes. Play shorter by whole moves is a solution too, unless the branch
    /// says otherwise.
    fn of(branch: &Branch, leading: usize) -> Option<LinesPlan> {
        if branch.parry {
            return None;
        }
        let maximum = usize::from(branch.maximum);
        let minimum = branch.minimum.map(usize::from);
        match branch.kind {
            BranchKind::Help => {
                let (last, other) = match maximum % 2 {
                    1 => (&branch.first[..], &branch.second[..]),
                    _ => (&branch.second[..], &branch.first[..]),
                };
                let end = LinesEnd::of(last, other)?;
                let shortest = match end {
                    // The side to move in the diagram may be forced already.
                    LinesEnd::Forced(_) => maximum % 2,
                    LinesEnd::Goal(_) => 2 - maximum % 2,
                };
                let minimum = minimum.map_or(shortest, |minimum| minimum.clamp(shortest, maximum));
                let first = minimum + (maximum - minimum) % 2;
                let lengths = (first..=maximum).step_by(2).map(|length| vec![Step::Turn; length]).collect();
                Some(LinesPlan { leading, lengths, end })
            }
            BranchKind::Series => {
                let (constraints, ends): (Vec<_>, Vec<_>) = branch
                    .first
                    .iter()
                    .cloned()
                    .partition(|attachment| matches!(attachment, Attachment::Constraint(_)));
                let (end, turns) = match (&ends[..], &constraints[..]) {
                    ([Attachment::End { play, forced: false, hidden: false }], [])
                        if let Some(goal) = one_move(play, BranchKind::Help) =>
                    {
                        (LinesEnd::Goal(goal), 2)
                    }
                    (ends, constraints) => (LinesEnd::of(ends, constraints)?, 1),
                };
                let lengths = (minimum.unwrap_or(1).clamp(1, maximum)..=maximum)
                    .map(|moves| {
                        let mut steps = vec![Step::Stay; moves - 1];
                        steps.extend(vec![Step::Turn; turns]);
                        steps
                    })
                    .collect();
                Some(LinesPlan { leading, lengths, end })
            }
            BranchKind::Attack | BranchKind::Defence => None,
        }
    }
}

impl LinesEnd {
    /// The end of a branch, where `constraints` are those of the side that makes the last half-move.
    fn of(ends: &[Attachment], constraints: &[Attachment]) -> Option<LinesEnd> {
        let checks_itself =
            |end: &Attachment| end.play().goals().into_iter().any(rules::may_allow_self_check);
        match (ends, constraints) {
            ([end], []) => match (plain_goal(end), end) {
                (Some(goal), _) => Some(LinesEnd::Goal(goal)),
                (None, Attachment::End { play, forced: true, hidden: false }) if !checks_itself(end) => {
                    one_move(play, BranchKind::Defence).map(|goal| LinesEnd::Forced(Aim::SelfPlay(goal)))
                }
                _ => None,
            },
            ([end @ Attachment::End { forced: true, .. }], [constraint]) if !checks_itself(end) => {
                let goal = attacked_goal(end)?;
                (spoiled_goal(constraint)? == goal).then_some(LinesEnd::Forced(Aim::Reflex(goal)))
            }
            _ => None,
        }
    }
}
