//! What the stipulation says about the course of play: how long it is, and where one move only is to lead on.

use problem::{Attachment, Branch, BranchKind, Play, ProblemOption, Statement};

/// The course of the play that is solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Course {
    /// One side attacks, the other defends.
    Battle {
        /// Moves of the attacker.
        moves: u16,
        /// Whether play of fewer moves is no solution.
        is_exact: bool,
        /// Whether each move of the attacker belongs to the one battle, so that two in the same place are a dual.
        is_single: bool,
    },
    /// The same after the key, the attacker having so many moves left.
    AfterKey {
        /// Moves of the attacker.
        moves: u16,
        /// As in [`Course::Battle`].
        is_single: bool,
    },
    /// Both sides cooperate, or one makes a series of moves; one or several ends have to be reached.
    Cooperation(Vec<End>),
    /// Progressive play in which one side resists.
    Turns(u16),
    /// Play of another shape.
    Other,
}

/// An end of cooperative play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct End {
    /// How play is measured that leads there.
    pub(crate) measure: Measure,
    /// How long play of full length is, in what `measure` counts. Play of an exact length has no other.
    pub(crate) length: usize,
    /// Half-moves at the end that the side which has to fulfil the stipulation plays because it must: which of them it
    /// chooses makes no other solution.
    pub(crate) forced: usize,
}

/// What is counted in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measure {
    /// Half-moves.
    HalfMoves,
    /// Half-moves of the side that makes most of them: those of the other one may be left out (parry series).
    OfOneSide,
    /// Turns of progressive play.
    Turns,
}

/// The number of half-moves at the end of help or series play that the side which has to fulfil the stipulation plays because
/// it must (self and reflex play): lines that differ only there are one solution.
pub fn forced_half_moves(statement: &Statement) -> usize {
    match Course::of(statement) {
        Course::Cooperation(ends) => ends.iter().map(|end| end.forced).max().unwrap_or(0),
        _ => 0,
    }
}

impl Course {
    /// The course of play under the options of the statement.
    pub(crate) fn of(statement: &Statement) -> Course {
        let Some(stipulation) = &statement.stipulation else { return Course::Other };
        let mut play = stipulation.value.play.clone();
        if statement.has_option(&ProblemOption::WhiteToPlay)
            && let Some(shortened) = play.without_first_half_move()
        {
            play = shortened.play;
        }
        if statement.has_option(&ProblemOption::PostKeyPlay)
            && let Some(after_key) = play.after_key()
        {
            play = after_key;
        }
        Course::of_play(&play)
    }

    fn of_play(play: &Play) -> Course {
        match play {
            Play::OtherSide(inner) => Course::of_play(inner),
            Play::Branch(branch) if !branch.parry && branch.kind == BranchKind::Attack => Course::Battle {
                moves: branch.maximum.div_ceil(2),
                is_exact: branch.minimum == Some(branch.maximum),
                is_single: is_single(branch),
            },
            Play::Branch(branch) if !branch.parry && branch.kind == BranchKind::Defence => {
                Course::AfterKey { moves: branch.maximum / 2, is_single: is_single(branch) }
            }
            Play::Progressive(progressive) if !progressive.cooperative => Course::Turns(progressive.turns),
            play => match ends(play, false) {
                Some(ends) if !ends.is_empty() && can_be_told_apart(&ends) => Course::Cooperation(ends),
                _ => Course::Other,
            },
        }
    }
}

/// Whether the length of a line shows which of the ends it reaches: the last half-moves are made by different sides.
fn can_be_told_apart(ends: &[End]) -> bool {
    match ends {
        [_] => true,
        [one, other] => {
            one.measure == Measure::HalfMoves
                && other.measure == one.measure
                && one.length % 2 != other.length % 2
        }
        _ => false,
    }
}

/// Whether what follows the battle is at most one half-move of a side that has no choice but to reach a goal or not.
fn is_single(branch: &Branch) -> bool {
    branch.first.iter().chain(&branch.second).all(|attachment| match attachment {
        Attachment::Constraint(_) => true,
        Attachment::End { play: Play::Goal(_), .. } => true,
        Attachment::End { play: Play::Branch(nested), .. } => is_one_decision(nested),
        Attachment::End { .. } => false,
    })
}

/// Whether the branch is one half-move of battle play after which a goal is reached or not.
fn is_one_decision(branch: &Branch) -> bool {
    matches!(branch.kind, BranchKind::Attack | BranchKind::Defence)
        && branch.maximum == 1
        && branch
            .first
            .iter()
            .all(|attachment| matches!(attachment, Attachment::End { play: Play::Goal(_), .. }))
}

/// The ends of cooperative play, `None` where it cannot be said what length and which moves lead there. Where play is
/// `forced`, a side that can reach the goal must do it.
fn ends(play: &Play, forced: bool) -> Option<Vec<End>> {
    match play {
        Play::Goal(_) => Some(vec![End { measure: Measure::HalfMoves, length: 0, forced: 0 }]),
        Play::OtherSide(inner) => ends(inner, forced),
        Play::And(one, other) => {
            let mut both = ends(one, forced)?;
            both.extend(ends(other, forced)?);
            Some(both)
        }
        Play::Progressive(progressive) if progressive.cooperative => {
            Some(vec![End { measure: Measure::Turns, length: usize::from(progressive.turns), forced: 0 }])
        }
        Play::Branch(branch) => ends_of(branch, forced),
        Play::Not(_) | Play::Or(..) | Play::Progressive(_) => None,
    }
}

fn ends_of(branch: &Branch, is_forced: bool) -> Option<Vec<End>> {
    let mut found: Vec<End> = Vec::new();
    let mut length = usize::from(branch.maximum);
    for (letter, attachments) in [&branch.first, &branch.second].into_iter().enumerate() {
        for attachment in attachments {
            let Attachment::End { play, forced, hidden } = attachment else { continue };
            if *hidden || !found.is_empty() {
                return None;
            }
            found = ends(play, *forced)?;
            // The half-moves of the first letter are those with odd numbers.
            if branch.kind != BranchKind::Series && length % 2 == letter {
                length = length.checked_sub(1).filter(|&length| length > 0)?;
            }
        }
    }
    for end in &mut found {
        match branch.kind {
            // Passes of the other side are no half-moves of the line.
            BranchKind::Help if branch.parry && end.measure == Measure::HalfMoves && length % 2 == 1 => {
                end.measure = Measure::OfOneSide;
                end.length = length.div_ceil(2);
            }
            BranchKind::Help if branch.parry => return None,
            BranchKind::Help | BranchKind::Series => end.length += length,
            // The last half-move of self and reflex play; a side that is free to choose makes its own solution.
            BranchKind::Attack | BranchKind::Defence if !branch.parry && length == 1 && end.length == 0 => {
                end.length = 1;
                end.forced = usize::from(is_forced || branch.kind == BranchKind::Defence);
            }
            BranchKind::Attack | BranchKind::Defence => return None,
        }
    }
    Some(found)
}
