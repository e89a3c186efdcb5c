//! Mates and stalemates that concern the side that made the move.

use board::{Position, Side, SquareSet, Walk};
use problem::Goal;

use super::is_reached;
use crate::generate::{Targets, Wanted};
use crate::select::squared_length;
use crate::{Flow, Move, Ruleset, with_turn};

/// Captures of the opponent's king.
struct KingCaptures(SquareSet);

impl Wanted for KingCaptures {
    fn targets(&self, _: board::Square, _: Walk) -> Targets {
        Targets { quiet: SquareSet::EMPTY, captures: self.0, en_passant: false }
    }

    fn only_takes_kings(&self) -> bool {
        true
    }
}

/// Whether `side`, if it were its turn, would have no legal move; to take a king that has been left in check is one.
fn is_immobile(rules: &Ruleset, position: &Position, side: Side) -> bool {
    let turned = with_turn(position, side);
    !rules.has_legal_move(&turned) && !takes_king(rules, &turned)
}

/// Whether the side to move can take the opponent's king and is not in check afterwards.
fn takes_king(rules: &Ruleset, position: &Position) -> bool {
    let side = position.turn();
    let Some(king) = position.king(!side).filter(|_| rules.in_check(position, !side)) else { return false };
    rules
        .visit_moves(position, &KingCaptures(SquareSet::of(king)), &mut |mv| {
            if rules.leaves_king_safe(position, mv) { Flow::Break(()) } else { Flow::Continue(()) }
        })
        .is_break()
}

/// Whether all units of `side` that could move are paralysed, if it were its turn.
fn is_suffocated(rules: &Ruleset, position: &Position, side: Side) -> bool {
    rules.is_suffocated(&with_turn(position, side))
}

fn is_mated(rules: &Ruleset, position: &Position, side: Side) -> bool {
    rules.in_check(position, side)
        && is_immobile(rules, position, side)
        && !is_suffocated(rules, position, side)
}

/// The mover would have no other move now, and the opponent is not in check; or all its units that could move are paralysed.
pub(super) fn is_auto_stalemate(rules: &Ruleset, after: &Position) -> bool {
    let mover = !after.turn();
    is_suffocated(rules, after, mover)
        || !rules.in_check(after, after.turn())
            && !rules.in_check(after, mover)
            && is_immobile(rules, after, mover)
}

/// Both sides are stalemated.
pub(super) fn is_double_stalemate(rules: &Ruleset, after: &Position) -> bool {
    rules.is_stalemate(after) && is_auto_stalemate(rules, after)
}

pub(super) fn is_auto_mate(rules: &Ruleset, after: &Position) -> bool {
    is_mated(rules, after, !after.turn())
}

fn are_both_mated(rules: &Ruleset, after: &Position) -> bool {
    // Two checks are cheaper to refute than a mate.
    Side::BOTH.iter().all(|&side| rules.in_check(after, side))
        && Side::BOTH.iter().all(|&side| is_immobile(rules, after, side))
        && !Side::BOTH.iter().any(|&side| is_suffocated(rules, after, side))
}

/// Both sides are mated, the mover by its own move: it had a legal one before.
pub(super) fn is_double_mate(rules: &Ruleset, before: &Position, after: &Position) -> bool {
    are_both_mated(rules, after) && !is_immobile(rules, before, before.turn())
}

/// A side that is mated answers with mate and stays mated.
pub(super) fn is_counter_mate(rules: &Ruleset, before: &Position, after: &Position) -> bool {
    are_both_mated(rules, after) && is_mated(rules, before, before.turn())
}

/// The moves that reach one of the goals for which a king may be left in check.
pub(super) fn visit_reaching(
    rules: &Ruleset,
    goal: Goal,
    position: &Position,
    visit: &mut impl FnMut(Move) -> Flow,
) -> Flow {
    let side = position.turn();
    let possible = match goal {
        Goal::DoubleMate => !is_immobile(rules, position, side),
        Goal::CounterMate => is_mated(rules, position, side),
        _ => true,
    };
    if !possible {
        return Flow::Continue(());
    }
    let reached = |mv: &Move| is_reached(rules, goal, position, *mv, &rules.after(position, *mv));
    let mut moves = rules.pseudo_legal_moves(position);
    moves.retain(reached);
    if rules.maximummer[side] {
        let legal = rules.legal_moves(position);
        let longest = moves.iter().chain(&legal).map(|&mv| squared_length(mv)).max();
        moves.retain(|&mv| Some(squared_length(mv)) == longest);
    }
    moves.into_iter().try_for_each(visit)
}
