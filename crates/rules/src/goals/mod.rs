//! Goals: whether the half-move just played reaches one, and which moves do.
//!
//! Some goals are seen from the move alone, others from the position after it. Some ([`allows_self_check`]) are
//! reached by moves that leave the mover's own king in check, so these moves are played although they are not legal.

mod distances;
mod journey;
mod mates;
mod origins;
pub(crate) mod target;

use board::{Attributes, MoveKind, Position, SquareSet};
use problem::Goal;

use crate::{Flow, Move, Ruleset};

pub use target::Target;

/// Whether the move that led from `before` to `after` (the opponent to move) reached the goal.
#[inline]
pub fn is_reached(rules: &Ruleset, goal: Goal, before: &Position, mv: Move, after: &Position) -> bool {
    if let Some(reached) = seen_from_move(rules, goal, before, mv) {
        return reached;
    }
    let opponent = after.turn();
    match goal {
        Goal::Mate => rules.is_mate(after),
        Goal::Stalemate => rules.is_stalemate(after),
        Goal::MateOrStalemate => !rules.has_legal_move(after),
        Goal::Check => rules.in_check(after, opponent),
        Goal::DoubleStalemate => mates::is_double_stalemate(rules, after),
        Goal::AutoStalemate => mates::is_auto_stalemate(rules, after),
        Goal::AutoMate => mates::is_auto_mate(rules, after),
        Goal::DoubleMate => mates::is_double_mate(rules, before, after),
        Goal::CounterMate => mates::is_counter_mate(rules, before, after),
        Goal::CircuitByRebirth => origins::is_circuit_by_rebirth(rules, before, mv, after),
        Goal::Exchange => origins::is_exchange(rules, before, mv, after),
        Goal::ExchangeByRebirth => origins::is_exchange_by_rebirth(rules, before, mv, after),
        Goal::Kiss(square) => origins::is_kiss(rules, square, before, mv, after),
        Goal::ProofGame | Goal::PositionToPosition => {
            rules.target().is_some_and(|target| target.is_matched(after))
        }
        Goal::Capture
        | Goal::PieceGain
        | Goal::AnyMove
        | Goal::Target(_)
        | Goal::EnPassant
        | Goal::Castling
        | Goal::Circuit
        | Goal::Chess81 => unreachable!("the move alone tells"),
    }
}

/// Whether the move reaches the goal, if that can be told without the position after it.
#[inline]
fn seen_from_move(rules: &Ruleset, goal: Goal, before: &Position, mv: Move) -> Option<bool> {
    if mv.kind == MoveKind::Null && asks_for_journey(goal) {
        return Some(false);
    }
    let reached = match goal {
        Goal::AnyMove => true,
        Goal::Capture => mv.capture().is_some(),
        Goal::PieceGain => mv.capture().is_some() && !journey::brings_rebirth(rules, before, mv),
        Goal::EnPassant => matches!(mv.kind, MoveKind::EnPassant(_)),
        Goal::Castling => matches!(mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen),
        Goal::Target(square) => journey::arrival(rules, before, mv) == Some(square),
        Goal::Chess81 => {
            let last_rank = before.turn().rank(7);
            journey::arrival(rules, before, mv).is_some_and(|square| square.rank() == last_rank)
        }
        Goal::Circuit => origins::is_circuit(rules, before, mv),
        _ => return None,
    };
    Some(reached)
}

/// Whether the goal speaks of a unit that moves.
const fn asks_for_journey(goal: Goal) -> bool {
    matches!(
        goal,
        Goal::Target(_)
            | Goal::Chess81
            | Goal::Circuit
            | Goal::CircuitByRebirth
            | Goal::Exchange
            | Goal::ExchangeByRebirth
            | Goal::Kiss(_)
    )
}

/// Whether the goal is reached also by moves that leave the mover's own king in check: the mover is to be mated as well, or
/// stalemated by paralysing units, for which check does not count.
pub const fn allows_self_check(rules: &Ruleset, goal: Goal) -> bool {
    may_allow_self_check(goal)
        && (!matches!(goal, Goal::AutoStalemate) || rules.attributes.has(Attributes::PARALYSING))
}

/// Whether [`allows_self_check`] holds of the goal under some rules.
pub const fn may_allow_self_check(goal: Goal) -> bool {
    matches!(goal, Goal::AutoMate | Goal::DoubleMate | Goal::CounterMate | Goal::AutoStalemate)
}

/// The diagram squares that units must remember so that the goals can be recognised.
pub(crate) fn remembered_squares(goals: &[Goal]) -> SquareSet {
    goals.iter().fold(SquareSet::EMPTY, |squares, goal| match goal {
        Goal::Circuit | Goal::CircuitByRebirth | Goal::Exchange | Goal::ExchangeByRebirth => SquareSet::ALL,
        Goal::Kiss(square) => squares.with(*square),
        _ => squares,
    })
}

/// Calls `visit` for each move of the side to move that reaches the goal, in canonical order: legal moves, and where
/// [`allows_self_check`] says so those that only leave the own king in check too.
#[inline]
pub fn visit_reaching(
    rules: &Ruleset,
    goal: Goal,
    position: &Position,
    visit: &mut impl FnMut(Move) -> Flow,
) -> Flow {
    match goal {
        Goal::Mate => rules.visit_mates(position, visit),
        Goal::Check => rules.visit_checks(position, &mut |mv, _| visit(mv)),
        Goal::Castling if !position.castling().allows_any(position.turn()) => Flow::Continue(()),
        Goal::EnPassant if position.en_passant().is_none() => Flow::Continue(()),
        _ if allows_self_check(rules, goal) => mates::visit_reaching(rules, goal, position, visit),
        Goal::ProofGame | Goal::PositionToPosition => match rules.target() {
            Some(target) => target.visit_reaching(rules, position, visit),
            None => Flow::Continue(()),
        },
        _ => rules.visit_legal(position, &mut |mv| {
            let reached = seen_from_move(rules, goal, position, mv)
                .unwrap_or_else(|| is_reached(rules, goal, position, mv, &rules.after(position, mv)));
            if reached { visit(mv) } else { Flow::Continue(()) }
        }),
    }
}

/// Whether the side to move can reach the goal with one move.
pub fn can_reach(rules: &Ruleset, goal: Goal, position: &Position) -> bool {
    visit_reaching(rules, goal, position, &mut |_| Flow::Break(())).is_break()
}
