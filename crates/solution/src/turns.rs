use crate::{Mark, PlayedMove};

/// A turn of progressive play in which one side resists, with what follows it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The half-moves of one side, in the order played. A turn of the defender that ends without a legal move can be
    /// shorter than its number, as can one that a check or the goal ends.
    pub moves: Vec<PlayedMove>,
    /// Its judgement, at places where there is one.
    pub mark: Option<Mark>,
    /// The other side's turns in answer: all of the defender's, and the attacker's shortest.
    pub replies: Vec<Turn>,
    /// The defender's turns that defeat a try.
    pub refutations: Vec<Turn>,
    /// Whether this turn of the defender leaves the attacker without a continuation although one is asked for.
    pub refutes: bool,
}
