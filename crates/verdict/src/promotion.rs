//! Promotions of which one does all that another does.
//!
//! A queen has the moves of a rook and of a bishop. Where a promotion to the queen reaches the goal and one to the rook or the
//! bishop does too, the weaker one is not counted: Codex for Chess Composition, article 13, tolerates promotion duals of this
//! sort at the last move. A rook and a bishop without the queen are two ways, as are a queen and a knight; and so are promotions
//! that do not end the play, or after which the promoted unit goes elsewhere (Anticirce).

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

/// Whether the choice is only between such promotions at the attacker's last move.
pub(crate) fn is_settled_by_promotion(nodes: &[Node]) -> bool {
    nodes.len() > 1
        && nodes.iter().all(|node| node.moves.is_none_or(|moves| moves == 1))
        && without_weaker_promotions(nodes).len() == 1
}

/// What the pawn becomes, if the move is a promotion.
pub(crate) fn promoted_to(played: &PlayedMove) -> Option<Walk> {
    played.effects.iter().find_map(|effect| match effect {
        Effect::Change { after, reason: Reason::Promotion, .. } => Some(after.walk()),
        _ => None,
    })
}

/// Moves put together that differ only in what the owner of a captured pawn makes of it: who captures does not choose that, so
/// they are one move.
pub(crate) fn by_own_choice<'n>(
    nodes: impl Iterator<Item = &'n Node>,
    owner_chooses: bool,
) -> Vec<Vec<&'n Node>> {
    let mut groups: Vec<Vec<&Node>> = Vec::new();
    for node in nodes {
        let same = |group: &&mut Vec<&Node>| {
            owner_chooses && differ_by_choice_of_owner(&group[0].played, &node.played)
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(node),
            None => groups.push(vec![node]),
        }
    }
    groups
}

fn differ_by_choice_of_owner(a: &PlayedMove, b: &PlayedMove) -> bool {
    let is_same = |(a, b): (&Effect, &Effect)| match (a, b) {
        (
            Effect::Change { square, before, reason: Reason::PromotionByRebirth, .. },
            Effect::Change { square: other, before: pawn, reason: Reason::PromotionByRebirth, .. },
        ) => square == other && before == pawn,
        _ => a == b,
    };
    (a.piece, a.from, a.to, a.kind) == (b.piece, b.from, b.to, b.kind)
        && a.effects.len() == b.effects.len()
        && a.effects.iter().zip(&b.effects).all(is_same)
}

/// Whether the moves do the same to the board but for the promotion.
fn is_same_step(a: &PlayedMove, b: &PlayedMove) -> bool {
    let others = |played: &PlayedMove| -> Vec<Effect> {
        let is_promotion =
            |effect: &&Effect| matches!(effect, Effect::Change { reason: Reason::Promotion, .. });
        played.effects.iter().filter(|effect| !is_promotion(effect)).copied().collect()
    };
    (a.piece, a.from, a.to, a.kind) == (b.piece, b.from, b.to, b.kind) && others(a) == others(b)
}
