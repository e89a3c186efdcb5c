//! The squares of rebirth among which a player may choose.

use board::{Effect, Piece, Position, Reason, Side, Square, SquareSet};
use problem::SquareRule;

use crate::generate::{Flow, Targets, Wanted};
use crate::rebirth::Reborn;
use crate::{Rebirth, Ruleset};

/// Whether a capture without any square of rebirth is legal all the same (Cage, unless strict).
pub(crate) fn may_fail(rule: &Rebirth) -> bool {
    rule.axes().square == SquareRule::Cage && rule.axes().occupied() != problem::Occupied::Strict
}

/// The squares on which `reborn`, which is not on the board, can be reborn as a unit of `owner`.
pub(crate) fn squares(
    rules: &Ruleset,
    rule: &Rebirth,
    position: &Position,
    reborn: &Reborn,
    owner: Side,
) -> SquareSet {
    let empty = !position.occupied();
    match rule.axes().square {
        SquareRule::Super => empty,
        SquareRule::Cage => empty
            .into_iter()
            .filter(|&square| is_cage(rules, rule, position, reborn, owner, square))
            .collect(),
        SquareRule::TakeAndMake => take_and_make(rules, position, reborn, owner),
        _ => SquareSet::EMPTY,
    }
}

/// Moves of one unit that are no captures.
struct QuietMovesOf(Square);

impl Wanted for QuietMovesOf {
    fn movers(&self) -> SquareSet {
        SquareSet::of(self.0)
    }

    fn targets(&self, _: Square, _: board::Walk) -> Targets {
        Targets { quiet: SquareSet::ALL, captures: SquareSet::EMPTY, en_passant: false }
    }
}

fn placed(position: &Position, square: Square, piece: Piece, turn: Side) -> Position {
    let mut placed = position.clone();
    // What is due now is not due again while the unit looks around.
    placed.apply(&Effect::Pending { before: position.pending(), after: None });
    placed.apply(&Effect::Create { square, piece, reason: Reason::Setup });
    if placed.turn() != turn {
        placed.apply(&Effect::Turn { side: turn });
    }
    placed
}

/// A square from which the unit reborn there has no legal move without capture; a pawn on its promotion rank is judged as
/// what it becomes, so the square is kept if one promotion is caged.
fn is_cage(
    rules: &Ruleset,
    rule: &Rebirth,
    position: &Position,
    reborn: &Reborn,
    owner: Side,
    square: Square,
) -> bool {
    if rules.promotes(owner, reborn.piece.walk(), square) {
        return rules
            .promotions(reborn.piece.walk())
            .iter()
            .any(|&walk| is_caged(rules, rule, position, rules.promoted(reborn.piece, walk), owner, square));
    }
    is_caged(rules, rule, position, reborn.piece, owner, square)
}

/// Whether `piece`, reborn on `square`, is caged there.
pub(crate) fn is_caged(
    rules: &Ruleset,
    rule: &Rebirth,
    position: &Position,
    piece: Piece,
    owner: Side,
    square: Square,
) -> bool {
    let piece = piece.with_colour(rule.reborn_colour(piece));
    let owner = piece.colour().side().unwrap_or(owner);
    let placed = placed(position, square, piece, owner);
    // A king that is taken may find a cage itself, which would depend on check to it there, and so on without end: where
    // kings look for cages, a king attacked in any way counts as lost. A capturing king stays away from this: each
    // capture takes a king off the board for good, unless the capturer takes its place.
    let caged = |rule: &&Rebirth| rule.kings() && rule.axes().square == SquareRule::Cage;
    let mut others = [&rules.captured_rebirth, &rules.immun, &rules.geneva].into_iter().flatten();
    let kings_are_caged = others.any(|rule| caged(&rule))
        || rules.capturer_rebirth.as_ref().filter(caged).is_some_and(|rule| rule.axes().turncoat);
    let is_safe = |after: &Position| match after.king(owner) {
        Some(king) if kings_are_caged => !rules.is_observed(after, king, !owner),
        _ => rules.is_safe(&placed, after, owner),
    };
    rules
        .visit_moves(&placed, &QuietMovesOf(square), &mut |mv| {
            let after = rules.after(&placed, mv);
            if is_safe(&after) { Flow::Break(()) } else { Flow::Continue(()) }
        })
        .is_continue()
}

/// The squares to which the unit can move from the square of capture, whoever stands there now.
fn take_and_make(rules: &Ruleset, position: &Position, reborn: &Reborn, owner: Side) -> SquareSet {
    let mut cleared = position.clone();
    if let Some(piece) = cleared.piece(reborn.square) {
        cleared.apply(&Effect::Remove { square: reborn.square, piece, reason: Reason::Setup });
    }
    // The unit makes the move as what decides about its rebirth.
    let maker = reborn.piece.with_walk(reborn.relevant.walk());
    let placed = placed(&cleared, reborn.square, maker, owner);
    let mut squares = SquareSet::EMPTY;
    let _ = rules.visit_moves(&placed, &QuietMovesOf(reborn.square), &mut |mv| {
        if mv.kind == board::MoveKind::Quiet {
            squares = squares.with(mv.to);
        }
        Flow::Continue(())
    });
    squares
}
