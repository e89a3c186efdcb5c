//! Goals that ask where units stood in the diagram. Units keep that through moves, promotion and rebirth.

use board::{Piece, Position, Square, SquareSet, king_attacks};

use super::journey::{arrival, square_of_rebirth};
use crate::{Move, Ruleset};

fn origin(unit: Option<Piece>) -> Option<Square> {
    unit.and_then(Piece::origin)
}

/// The unit that moves stands on its diagram square again.
pub(super) fn is_circuit(rules: &Ruleset, before: &Position, mv: Move) -> bool {
    origin(before.piece(mv.from)).is_some_and(|home| arrival(rules, before, mv) == Some(home))
}

/// A captured unit is reborn on a square whose unit stands there as in the diagram; as a rule that is the unit itself.
pub(super) fn is_circuit_by_rebirth(rules: &Ruleset, before: &Position, mv: Move, after: &Position) -> bool {
    square_of_rebirth(rules, before, mv).is_some_and(|square| origin(after.piece(square)) == Some(square))
}

/// The unit that moves and another one of its side have exchanged their diagram squares.
pub(super) fn is_exchange(rules: &Ruleset, before: &Position, mv: Move, after: &Position) -> bool {
    let Some(home) = origin(before.piece(mv.from)) else { return false };
    let Some(square) = arrival(rules, before, mv) else { return false };
    let other = after.piece(home);
    square != home
        && origin(other) == Some(square)
        && other.is_some_and(|other| other.belongs_to(before.turn()))
}

/// A reborn unit and one of the side to move next have exchanged their diagram squares.
pub(super) fn is_exchange_by_rebirth(rules: &Ruleset, before: &Position, mv: Move, after: &Position) -> bool {
    let Some(square) = square_of_rebirth(rules, before, mv) else { return false };
    let Some(home) = origin(after.piece(square)) else { return false };
    let other = after.piece(home);
    square != home
        && origin(other) == Some(square)
        && other.is_some_and(|other| other.belongs_to(after.turn()))
}

/// The unit that moves stands beside the one from the square, which has no other neighbour.
pub(super) fn is_kiss(rules: &Ruleset, from: Square, before: &Position, mv: Move, after: &Position) -> bool {
    let Some(kisser) = arrival(rules, before, mv) else { return false };
    let occupied = after.occupied();
    Iterator::any(&mut (king_attacks(kisser) & occupied), |kissed| {
        origin(after.piece(kissed)) == Some(from) && king_attacks(kissed) & occupied == SquareSet::of(kisser)
    })
}
