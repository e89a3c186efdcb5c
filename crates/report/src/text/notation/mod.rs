//! Notations of moves. What a move did is read off its effects once, in [`account`]; each notation writes it in its own
//! way.

mod account;
mod popeye;
mod short;

use problem::{Goal, Wording};
use solution::PlayedMove;

pub use popeye::{move_text, move_with_marks};

/// How moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Notation {
    /// Popeye's: `Re4*e8[+bSg8] #`.
    #[default]
    Popeye,
    /// Figures of over-the-board chess in the language of the problem, the square of departure only where it is needed: `Rxe8(Ng8)#`.
    Short,
}

impl Notation {
    /// The texts of moves between which the same side chooses at the same moment, with their marks.
    pub(crate) fn alternatives(self, moves: &[&PlayedMove], wording: Wording<'_>) -> Vec<String> {
        match self {
            Notation::Popeye => moves.iter().map(|played| move_with_marks(played, wording)).collect(),
            Notation::Short => short::alternatives(moves, wording),
        }
    }
}

/// The sign that a reached goal is written with; none where the move itself tells, or where units are asked for that were
/// elsewhere in the diagram.
fn goal_sign(goal: Goal) -> Option<&'static str> {
    match goal {
        Goal::AnyMove
        | Goal::Castling
        | Goal::EnPassant
        | Goal::Circuit
        | Goal::CircuitByRebirth
        | Goal::Exchange
        | Goal::ExchangeByRebirth
        | Goal::Kiss(_) => None,
        _ => Some(goal.symbol()),
    }
}

/// Whether the sign of check is written: not where the sign of the goal already tells if the opponent is in check.
fn shows_check(played: &PlayedMove) -> bool {
    let implied = matches!(
        played.goal,
        Some(
            Goal::Mate
                | Goal::Stalemate
                | Goal::MateOrStalemate
                | Goal::DoubleStalemate
                | Goal::AutoStalemate
                | Goal::DoubleMate
                | Goal::CounterMate
                | Goal::Check
        )
    );
    played.check && !implied
}
