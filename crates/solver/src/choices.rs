//! Choices that belong to the opponent of who moves.

use board::Position;
use rules::{Choice, Move, Ruleset};

/// The moves that differ from this capture only in what the owner of the captured pawn makes of it; none where the
/// capturing side chooses.
pub(crate) fn other_choices(rules: &Ruleset, position: &Position, mv: Move) -> Vec<Move> {
    if !rules.owner_chooses() || mv.captured.promotion.is_none() {
        return Vec::new();
    }
    let Some(victim) = mv.capture().and_then(|square| position.piece(square)) else { return Vec::new() };
    let with = |(walk, gains)| {
        let captured = Choice { promotion: Some(walk), gains, ..mv.captured };
        Move { captured, ..mv }
    };
    rules
        .promotions_of(victim)
        .map(with)
        .filter(|&other| other != mv && rules.leaves_king_safe(position, other))
        .collect()
}
