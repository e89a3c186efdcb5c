//! Positions in which the turn goes to a side without a half-move.

use board::{Effect, Position};

/// The side that has just moved moves again (series play); an en passant capture is not possible then.
pub(crate) fn move_again(position: &mut Position) {
    if let before @ Some(_) = position.en_passant() {
        position.apply(&Effect::EnPassant { before, after: None });
    }
    let side = !position.turn();
    position.apply(&Effect::Turn { side });
}

/// The side to move passes; an en passant capture and a rebirth that was due with this half-move are no longer possible
/// then.
fn pass(position: &mut Position) {
    if let Some(pending) = position.pending().filter(|pending| pending.fresh) {
        position.apply(&Effect::Pending { before: Some(pending), after: None });
    }
    move_again(position);
}

/// The position with the other side to move, without a half-move in between: what waits for the next half-move still waits.
pub(crate) fn with_other_side(position: &Position) -> Position {
    let mut other = position.clone();
    move_again(&mut other);
    other
}

/// The position after a pass.
pub(crate) fn passed(position: &Position) -> Position {
    let mut passed = position.clone();
    pass(&mut passed);
    passed
}
