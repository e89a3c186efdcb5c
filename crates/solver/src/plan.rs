//! From a statement to the searches that answer it.

use board::Side;
use problem::{Aim, Goal, Play, ProblemOption, Statement};
use rules::Refusal;
use solution::{Note, PhaseKind};

/// Everything to be searched for one side's solving.
pub(crate) struct Plan {
    pub(crate) phases: Vec<PhasePlan>,
    pub(crate) notes: Vec<Note>,
    pub(crate) show: Show,
    /// Stop after this many solutions of a phase.
    pub(crate) max_solutions: Option<usize>,
}

/// What of battle play is wanted.
#[derive(Clone, Copy)]
pub(crate) struct Show {
    pub(crate) variations: bool,
    /// Largest number of refutations of a try; 0 for no tries.
    pub(crate) refutations: usize,
    /// Whether threats are looked for.
    pub(crate) threats: bool,
    /// An attacker's move that gives no check must threaten to win in at most this many moves.
    pub(crate) longest_threat: Option<u16>,
    pub(crate) short_variations: bool,
}

/// One search.
pub(crate) struct PhasePlan {
    pub(crate) kind: PhaseKind,
    /// Who makes the first half-move.
    pub(crate) starter: Side,
    pub(crate) work: Work,
}

/// What is searched.
pub(crate) enum Work {
    /// The starter attacks.
    Keys { moves: u16, aim: Aim },
    /// The starter defends in set play; the attacker has `moves` moves.
    SetDefences { moves: u16, aim: Aim },
    /// The starter defends after the key; the attacker has `moves` moves.
    PostKey { moves: u16, aim: Aim },
    /// Cooperative play, by increasing length.
    Lines(LinesPlan),
}

/// Cooperative play in all its lengths.
pub(crate) struct LinesPlan {
    /// Half-moves left out before the first one, in the numbering of moves.
    pub(crate) leading: usize,
    /// Each length as the steps that make it up.
    pub(crate) lengths: Vec<Vec<Step>>,
    pub(crate) end: End,
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
pub(crate) enum End {
    /// The last half-move reaches the goal.
    Goal(Goal),
    /// The side to move then cannot but fulfil its opponent's aim.
    Forced(Aim),
}

impl Plan {
    /// Plans the solving of a statement whose twin changes have been made, colours exchanged if `swapped`.
    pub(crate) fn new(statement: &Statement, swapped: bool) -> Result<Plan, Refusal> {
        let stipulation = &statement.stipulation.as_ref().ok_or(Refusal::NoStipulation)?.value;
        let has = |option: &ProblemOption| statement.has_option(option);
        let mut notes = Vec::new();
        let mut black_begins = stipulation.black_begins;
        let mut play = stipulation.play.clone();
        let mut leading = usize::from(stipulation.half_move_start);
        if has(&ProblemOption::WhiteToPlay) {
            match without_first_half_move(&play).filter(|_| black_begins) {
                Some(shorter) => {
                    play = shorter;
                    black_begins = false;
                    leading += 1;
                }
                None => notes.push(Note::NotApplicable("WhiteToPlay")),
            }
        }
        let starter = if black_begins != swapped { Side::Black } else { Side::White };
        let mut phases = Vec::new();
        if has(&ProblemOption::SetPlay) {
            // After the key there is no set play.
            let begins_after_key = has(&ProblemOption::PostKeyPlay) && matches!(play, Play::Battle { .. });
            match set_play(&play, starter, leading).filter(|_| !begins_after_key) {
                Some(phase) => phases.push(phase),
                None => notes.push(Note::NotApplicable("SetPlay")),
            }
        }
        phases.push(actual_play(statement, play, starter, leading, &mut notes));
        Ok(Plan { phases, notes, show: Show::new(statement), max_solutions: max_solutions(statement) })
    }
}

impl Show {
    fn new(statement: &Statement) -> Show {
        let mut show = Show {
            variations: false,
            refutations: 0,
            threats: true,
            longest_threat: None,
            short_variations: true,
        };
        for option in &statement.options {
            match option.value {
                ProblemOption::Variation => show.variations = true,
                ProblemOption::Try(refutations) => {
                    show.refutations =
                        show.refutations.max(usize::try_from(refutations).unwrap_or(usize::MAX));
                }
                ProblemOption::NoThreat => show.threats = false,
                ProblemOption::Threat(moves) => show.longest_threat = u16::try_from(moves).ok(),
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

/// The play with the first half-move of a series or of help play left out.
fn without_first_half_move(play: &Play) -> Option<Play> {
    match play {
        Play::Help { half_moves: 1, .. } => None,
        Play::Help { half_moves, then } => {
            Some(Play::Help { half_moves: half_moves - 1, then: then.clone() })
        }
        Play::Series { .. } | Play::Battle { .. } | Play::Reach(_) | Play::Forced(_) => None,
    }
}

fn set_play(play: &Play, starter: Side, leading: usize) -> Option<PhasePlan> {
    let kind = PhaseKind::SetPlay;
    let starter = !starter;
    match play {
        Play::Battle { moves, aim } => {
            if *moves == 1 && matches!(aim, Aim::Direct(_)) {
                return None;
            }
            Some(PhasePlan { kind, starter, work: Work::SetDefences { moves: moves - 1, aim: *aim } })
        }
        Play::Help { .. } => {
            let plan = LinesPlan::new(&without_first_half_move(play)?, leading + 1);
            Some(PhasePlan { kind, starter, work: Work::Lines(plan) })
        }
        Play::Series { then, .. } => {
            let plan = match &**then {
                Play::Reach(_) => return None,
                then => LinesPlan::new(then, leading + 1),
            };
            Some(PhasePlan { kind, starter, work: Work::Lines(plan) })
        }
        Play::Reach(_) | Play::Forced(_) => None,
    }
}

fn actual_play(
    statement: &Statement,
    play: Play,
    starter: Side,
    leading: usize,
    notes: &mut Vec<Note>,
) -> PhasePlan {
    let kind = PhaseKind::ActualPlay;
    let post_key = statement.has_option(&ProblemOption::PostKeyPlay);
    if let Play::Battle { moves, aim } = play {
        if post_key {
            return PhasePlan { kind, starter: !starter, work: Work::PostKey { moves: moves - 1, aim } };
        }
        return PhasePlan { kind, starter, work: Work::Keys { moves, aim } };
    }
    let plan = LinesPlan::new(&play, leading);
    if post_key && matches!(plan.end, End::Goal(_)) {
        notes.push(Note::NotApplicable("PostKeyPlay"));
    }
    PhasePlan { kind, starter, work: Work::Lines(plan) }
}

impl LinesPlan {
    /// All lengths in which cooperative play may come to its end: shorter by whole moves is a solution too.
    fn new(play: &Play, leading: usize) -> LinesPlan {
        let tail = |then: &Play| match then {
            Play::Help { half_moves, .. } => usize::from(*half_moves),
            _ => 0,
        };
        let lengths = match play {
            Play::Help { half_moves, then } => {
                let shortest = match **then {
                    // The side to move in the diagram may be forced already.
                    Play::Forced(_) => half_moves % 2,
                    _ => 2 - half_moves % 2,
                };
                (shortest..=*half_moves).step_by(2).map(|n| vec![Step::Turn; usize::from(n)]).collect()
            }
            Play::Series { moves, then } => (0..usize::from(*moves))
                .map(|staying| {
                    let mut steps = vec![Step::Stay; staying];
                    steps.extend(vec![Step::Turn; 1 + tail(then)]);
                    steps
                })
                .collect(),
            Play::Forced(_) => vec![Vec::new()],
            Play::Battle { .. } | Play::Reach(_) => Vec::new(),
        };
        LinesPlan { leading, lengths, end: End::of(play) }
    }
}

impl End {
    fn of(play: &Play) -> End {
        match play {
            Play::Help { then, .. } | Play::Series { then, .. } => End::of(then),
            Play::Forced(aim) | Play::Battle { aim, .. } => End::Forced(*aim),
            Play::Reach(goal) => End::Goal(*goal),
        }
    }
}
