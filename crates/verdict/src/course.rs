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
    /// How long play of full length is, in what `measure` counts.
    pub(crate) length: usize,
    /// Half-moves at the end that the side which has to fulfil the stipulation plays because it must: which of them it
    /// chooses makes no other solution.
    pub(crate) forced: usize,
    /// Whether shorter play is no solution.
    pub(crate) is_exact: bool,
}

/// What is counted in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measure {
    /// Half-moves.
    HalfMoves,
    /// Half-moves of the side that begins: the other one may be left out (parry series).
    OfStarter,
    /// Turns of progressive play.
    Turns,
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
                is_exact: branch.minimum.is_some_and(|minimum| minimum > 1),
                is_single: is_single(branch),
            },
            Play::Branch(branch) if !branch.parry && branch.kind == BranchKind::Defence => {
                Course::AfterKey { moves: branch.maximum / 2, is_single: is_single(branch) }
            }
            Play::Progressive(progressive) if !progressive.cooperative => Course::Turns(progressive.turns),
            play => match ends(play) {
                Some(ends) if !ends.is_empty() => Course::Cooperation(ends),
                _ => Course::Other,
            },
        }
    }
}

/// Whether what follows the battle is at most one half-move.
fn is_single(branch: &Branch) -> bool {
    branch.first.iter().chain(&branch.second).all(|attachment| match attachment {
        Attachment::Constraint(_) => true,
        Attachment::End { play: Play::Goal(_), .. } => true,
        Attachment::End { play: Play::Branch(nested), .. } => nested.maximum == 1,
        Attachment::End { .. } => false,
    })
}

/// The ends of cooperative play, `None` where it cannot be said what length and which moves lead there.
fn ends(play: &Play) -> Option<Vec<End>> {
    match play {
        Play::Goal(_) => {
            Some(vec![End { measure: Measure::HalfMoves, length: 0, forced: 0, is_exact: false }])
        }
        Play::OtherSide(inner) => ends(inner),
        Play::And(one, other) => {
            let mut both = ends(one)?;
            both.extend(ends(other)?);
            Some(both)
        }
        Play::Progressive(progressive) if progressive.cooperative => Some(vec![End {
            measure: Measure::Turns,
            length: usize::from(progressive.turns),
            forced: 0,
            is_exact: false,
        }]),
        Play::Branch(branch) => ends_of(branch),
        Play::Not(_) | Play::Or(..) | Play::Progressive(_) => None,
    }
}

fn ends_of(branch: &Branch) -> Option<Vec<End>> {
    let mut found: Vec<End> = Vec::new();
    for attachment in branch.first.iter().chain(&branch.second) {
        let Attachment::End { play, .. } = attachment else { continue };
        if !found.is_empty() {
            return None;
        }
        found = ends(play)?;
    }
    let length = usize::from(branch.maximum);
    for end in &mut found {
        match branch.kind {
            BranchKind::Help if branch.parry && end.measure == Measure::HalfMoves => {
                // Passes of the other side are no half-moves of the line.
                end.measure = Measure::OfStarter;
                end.length = length.div_ceil(2);
            }
            BranchKind::Help | BranchKind::Series => end.length += length,
            // The last half-move of self and reflex play.
            BranchKind::Attack | BranchKind::Defence if length == 1 && end.length == 0 => {
                end.length = 1;
                end.forced = 1;
            }
            BranchKind::Attack | BranchKind::Defence => return None,
        }
        end.is_exact |= branch.minimum.is_some_and(|minimum| minimum > 1);
    }
    Some(found)
}
