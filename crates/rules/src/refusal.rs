use std::fmt;

use board::Side;

/// Why a problem cannot be solved at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No stipulation was given.
    NoStipulation,
    /// A side has no king and no option says that it needs none.
    KingMissing,
    /// A side has more than one king.
    SeveralKings(Side),
    /// The side to play could take the opponent's king at once.
    KingCapturable,
    /// Null moves together with set play.
    NullMovesInSetPlay,
    /// The squares of a pawn's multiple step do not fit the position.
    EnPassantImpossible,
    /// Two conditions that exclude each other.
    Conflict {
        /// The condition named first.
        first: String,
        /// The condition that contradicts it.
        second: String,
    },
    /// A unit with an attribute that does not go with its walk or with another attribute; says which and why.
    Misfit(String),
    /// Something that is understood but not built yet.
    Unsupported(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoStipulation => f.write_str("no stipulation specified"),
            Refusal::KingMissing => f.write_str("both sides need a king"),
            Refusal::SeveralKings(side) => write!(f, "{side} has more than one king"),
            Refusal::KingCapturable => f.write_str("the side to play can capture the king"),
            Refusal::NullMovesInSetPlay => {
                f.write_str("the options NullMoves and SetPlay exclude each other")
            }
            Refusal::EnPassantImpossible => {
                f.write_str("no pawn can have made the step that the option EnPassant speaks of")
            }
            Refusal::Conflict { first, second } => {
                write!(f, "the conditions {first} and {second} exclude each other")
            }
            Refusal::Misfit(why) => f.write_str(why),
            Refusal::Unsupported(what) => write!(f, "{what} is not supported yet"),
        }
    }
}

impl std::error::Error for Refusal {}
