use board::{Journal, MoveKind, Piece, Position, Walk};
use problem::Goal;
use rules::{Move, Ruleset};
use solution::PlayedMove;

/// The move with its effects, as it stands in a solution.
pub fn record(ruleset: &Ruleset, position: &Position, mv: Move) -> PlayedMove {
    record_goal(ruleset, position, mv, None)
}

/// The same for a move that reached a goal.
pub(crate) fn record_goal(
    ruleset: &Ruleset,
    position: &Position,
    mv: Move,
    goal: Option<Goal>,
) -> PlayedMove {
    let mut after = position.clone();
    let mut journal = Journal::default();
    ruleset.play(&mut after, mv, &mut journal);
    let piece = match mv.kind {
        // Nobody moves; the king of the side stands for it.
        MoveKind::Null => Piece::new(position.turn(), Walk::KING),
        _ => position.piece(mv.from).expect("a move starts from a unit"),
    };
    PlayedMove {
        piece,
        from: mv.from,
        to: mv.to,
        kind: mv.kind,
        effects: journal.0,
        check: ruleset.in_check(&after, after.turn()),
        goal,
    }
}
