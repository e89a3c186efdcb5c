//! Notations of moves. What a move did is read off its effects once, in [`account`]; each notation writes it in its own
//! way.

mod account;
mod popeye;
mod short;

use problem::Goal;
use solution::PlayedMove;

pub use popeye::{move_text, move_with_marks};

/// How moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Notation {
    /// Popeye's: `Re4*e8[+bSg8] #`.
    #[default]
    Popeye,
    /// Figures of over-the-board chess, the square of departure only where it is needed: `Rxe8(Ng8)#`.
    Short,
}

impl Notation {
    /// The texts of moves between which the same side chooses at the same moment, with their marks.
    pub(super) fn alternatives(self, moves: &[&PlayedMove]) -> Vec<String> {
        match self {
            Notation::Popeye => moves.iter().map(|played| move_with_marks(played)).collect(),
            Notation::Short => short::alternatives(moves),
        }
    }
}

/// The sign that a reached goal is written with, if it has one.
fn goal_sign(goal: Goal) -> Option<&'static str> {
    match goal {
        Goal::AnyMove | Goal::Castling => None,
        _ => Some(goal.symbol()),
    }
}

/// Whether the sign of check is written: not where the sign of the goal already tells if there is check.
fn shows_check(played: &PlayedMove) -> bool {
    let implied = matches!(played.goal, Some(Goal::Mate | Goal::Stalemate | Goal::Check));
    played.check && !implied
}
