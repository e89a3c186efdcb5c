use board::{MoveKind, Position};
use problem::Goal;
use rules::{Flow, Move, Ruleset};

/// Whether the move that led to `after` (the opponent to move) reached the goal.
#[inline]
pub(crate) fn is_reached(rules: &Ruleset, goal: Goal, mv: Move, after: &Position) -> bool {
    let opponent = after.turn();
    match goal {
        Goal::Mate => rules.in_check(after, opponent) && !rules.has_legal_move(after),
        Goal::Stalemate => !rules.has_legal_move(after) && !rules.in_check(after, opponent),
        Goal::Check => rules.in_check(after, opponent),
        Goal::Capture => mv.capture().is_some(),
        Goal::AnyMove => true,
        Goal::Castling => matches!(mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen),
    }
}

/// Calls `visit` for each legal move of the side to move that reaches the goal, in canonical order.
#[inline]
pub(crate) fn visit_reaching(
    rules: &Ruleset,
    goal: Goal,
    position: &Position,
    visit: &mut impl FnMut(Move) -> Flow,
) -> Flow {
    match goal {
        Goal::Mate => rules.visit_mates(position, visit),
        Goal::Check => rules.visit_checks(position, &mut |mv, _| visit(mv)),
        Goal::Castling if !position.castling().allows_any(position.turn()) => Flow::Continue(()),
        Goal::Stalemate => rules.visit_legal(position, &mut |mv| {
            if is_reached(rules, goal, mv, &rules.after(position, mv)) {
                visit(mv)
            } else {
                Flow::Continue(())
            }
        }),
        Goal::Capture | Goal::AnyMove | Goal::Castling => rules.visit_legal(position, &mut |mv| {
            // These goals are seen from the move alone.
            if is_reached(rules, goal, mv, position) { visit(mv) } else { Flow::Continue(()) }
        }),
    }
}

/// Whether the side to move can reach the goal with one move.
pub(crate) fn can_reach(rules: &Ruleset, goal: Goal, position: &Position) -> bool {
    visit_reaching(rules, goal, position, &mut |_| Flow::Break(())).is_break()
}
