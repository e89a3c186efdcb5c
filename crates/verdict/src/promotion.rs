//! Promotions of which one does all that another does.
//!
//! A queen has the moves of a rook and of a bishop. Where a promotion to the queen leads on and one to the rook or the bishop
//! does too, the weaker one is not counted: Codex for Chess Composition, chapter III, tolerates promotion duals of this sort.
//! A rook and a bishop without the queen are two ways, as are a queen and a knight.

use board::{Effect, Reason, Walk};
use solution::{Node, PlayedMove};

/// The moves that are left when promotions weaker than another promotion by the same move are dropped.
pub(crate) fn without_weaker_promotions(nodes: &[Node]) -> Vec<&Node> {
    let is_weaker = |node: &Node| {
        nodes
            .iter()
            .any(|other| node.moves == other.moves && is_weaker_promotion(&node.played, &other.played))
    };
    nodes.iter().filter(|node| !is_weaker(node)).collect()
}

/// Whether `weak` is a promotion to rook or bishop where `strong` is one to a queen by the same move.
pub(crate) fn is_weaker_promotion(weak: &PlayedMove, strong: &PlayedMove) -> bool {
    matches!(promoted_to(weak), Some(Walk::ROOK | Walk::BISHOP))
        && promoted_to(strong) == Some(Walk::QUEEN)
        && is_same_step(weak, strong)
}

/// Whether the choice is only between such promotions.
pub(crate) fn is_settled_by_promotion(nodes: &[Node]) -> bool {
    nodes.len() > 1 && without_weaker_promotions(nodes).len() == 1
}

fn promoted_to(played: &PlayedMove) -> Option<Walk> {
    played.effects.iter().find_map(|effect| match effect {
        Effect::Change { after, reason: Reason::Promotion, .. } => Some(after.walk()),
        _ => None,
    })
}

fn is_same_step(a: &PlayedMove, b: &PlayedMove) -> bool {
    (a.piece, a.from, a.to, a.kind) == (b.piece, b.from, b.to, b.kind)
}
