//! Play without its first half-move: set play, play after the key, and what the option WhiteToPlay makes of it.

use crate::{Attachment, Branch, BranchKind, Goal, Play};

/// Play from which the beginning was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShortenedPlay {
    /// What is left.
    pub play: Play,
    /// How many half-moves are left out in the numbering of moves.
    pub leading: usize,
    /// Whether the other side is the starter.
    pub swaps_sides: bool,
}

impl Play {
    /// Help play and series with the first half-move left out, as the option WhiteToPlay has it; the same side is the
    /// starter. `None` where the option has no meaning.
    ///
    /// In help play the other side then begins. In a series the moving side stays the same and has a move less.
    pub fn without_first_half_move(&self) -> Option<ShortenedPlay> {
        let Play::Branch(branch) = self else { return None };
        match branch.kind {
            // From one position to another the sides change their parts instead.
            BranchKind::Help if self.goals().contains(&Goal::PositionToPosition) => {
                Some(ShortenedPlay { play: self.clone(), leading: 0, swaps_sides: true })
            }
            BranchKind::Help if branch.maximum > 1 => {
                let play = Play::Branch(shortened(branch));
                Some(ShortenedPlay { play, leading: 1, swaps_sides: true })
            }
            BranchKind::Series if branch.maximum > 1 => {
                let maximum = branch.maximum - 1;
                let minimum = branch.minimum.map(|minimum| minimum.saturating_sub(1).max(1));
                let play = Play::Branch(Branch { maximum, minimum, ..branch.clone() });
                Some(ShortenedPlay { play, leading: 1, swaps_sides: false })
            }
            BranchKind::Series => branch.first.iter().find_map(|attachment| match attachment {
                Attachment::End { play, .. } if !matches!(play, Play::Goal(_)) => {
                    Some(ShortenedPlay { play: play.clone(), leading: 1, swaps_sides: true })
                }
                _ => None,
            }),
            _ => None,
        }
    }

    /// Play after the key of an attacker, the defender to move.
    pub fn after_key(&self) -> Option<Play> {
        match self {
            Play::Branch(branch) if branch.kind == BranchKind::Attack && !branch.parry => {
                let maximum = branch.maximum.checked_sub(1)?;
                let first = branch.second.clone();
                let second = branch.first.clone();
                let minimum = branch.minimum.map(|minimum| minimum.saturating_sub(1).max(1));
                let kind = BranchKind::Defence;
                Some(Play::Branch(Branch { kind, maximum, minimum, first, second, parry: false }))
            }
            Play::OtherSide(inner) => inner.after_key().map(Play::by_other_side),
            _ => None,
        }
    }

    /// What the option SetPlay adds to a play, `None` where it has no meaning.
    pub fn set_play(&self) -> Option<SetPlay> {
        match self {
            Play::OtherSide(inner) => Some(match inner.set_play()? {
                SetPlay::Play(shortened) => SetPlay::Play(ShortenedPlay {
                    leading: shortened.leading + 1,
                    swaps_sides: !shortened.swaps_sides,
                    ..shortened
                }),
                SetPlay::Nothing => SetPlay::Nothing,
            }),
            Play::And(..) | Play::Or(..) => Some(SetPlay::Nothing),
            Play::Branch(branch) => set_play_of(self, branch),
            Play::Goal(_) | Play::Not(_) | Play::Progressive(_) => None,
        }
    }
}

/// Set play: play with the first half-move left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetPlay {
    /// This play.
    Play(ShortenedPlay),
    /// None, but an empty part of the solution stands for it.
    Nothing,
}

fn set_play_of(play: &Play, branch: &Branch) -> Option<SetPlay> {
    let one_less = |play| SetPlay::Play(ShortenedPlay { play, leading: 1, swaps_sides: true });
    let nested = || {
        branch.first.iter().find_map(|attachment| match attachment {
            Attachment::End { play: Play::Goal(_), .. } | Attachment::Constraint(_) => None,
            // The series side begins where it would have to wait for nobody.
            Attachment::End { play: Play::OtherSide(inner), .. } => {
                let play = (**inner).clone();
                Some(SetPlay::Play(ShortenedPlay { play, leading: 1, swaps_sides: false }))
            }
            Attachment::End { play, .. } => Some(one_less(play.clone())),
        })
    };
    match branch.kind {
        // The side that would begin has nothing to parry; there may be what follows the whole series.
        _ if branch.parry => Some(nested().unwrap_or(SetPlay::Nothing)),
        BranchKind::Attack => {
            // A goal in one move leaves nothing to set.
            let is_goal = |attachment: &Attachment| matches!(attachment.play(), Play::Goal(_));
            if branch.maximum == 1 && branch.first.iter().all(is_goal) {
                return Some(SetPlay::Nothing);
            }
            play.after_key().map(one_less)
        }
        BranchKind::Help if branch.maximum > 1 => Some(one_less(Play::Branch(shortened(branch)))),
        BranchKind::Series => nested(),
        BranchKind::Help | BranchKind::Defence => None,
    }
}

/// The branch without its first half-move.
fn shortened(branch: &Branch) -> Branch {
    Branch {
        maximum: branch.maximum - 1,
        minimum: branch.minimum.map(|minimum| minimum.saturating_sub(1).max(1)),
        first: branch.second.clone(),
        second: branch.first.clone(),
        ..branch.clone()
    }
}
