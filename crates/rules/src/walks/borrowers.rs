//! Units that borrow their walk: from the file they stand on, or from the units that observe them.

use std::collections::BTreeSet;

use board::{
    Side, Square, SquareSet, Walk, bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks,
};

use super::leapers::leap;
use super::riders::ride;
use super::{BISHOP, KNIGHT, QUEEN, ROOK, Reach, Row, Scene, WALKS, pawns, row};
use crate::ruleset::FirstRank;

pub(super) const ROWS: &[Row] = &[
    // Querquisite: moves like the piece that stands on its file in the game array.
    row("QQ", |scene, from, reach| match from.file() {
        0 | 7 => ride(scene, from, ROOK, reach),
        1 | 6 => leap(scene, from, KNIGHT, reach),
        2 | 5 => ride(scene, from, BISHOP, reach),
        3 => ride(scene, from, QUEEN, reach),
        _ => leap(scene, from, QUEEN, reach),
    }),
    // Friend: moves like the units of its own side that observe it. Orphan: like those of the other side.
    row("F", |scene, from, reach| borrow(scene, Walk::FRIEND, from, reach)),
    row("O", |scene, from, reach| borrow(scene, Walk::ORPHAN, from, reach)),
];

/// The moves of all walks that the unit on `from`, a friend or an orphan by its walk `borrower`, gets from others.
fn borrow(scene: &Scene<'_>, borrower: Walk, from: Square, reach: &mut Reach) {
    for walk in lenders(scene) {
        if is_lent(scene, borrower, walk, from) {
            add(walk, &as_borrower(scene, borrower, scene.side), from, reach);
        }
    }
}

/// A hamster attacks nobody.
const HAMSTER: Walk = Walk::with_letters("HA");

/// The walks on the board that can be borrowed.
fn lenders(scene: &Scene<'_>) -> BTreeSet<Walk> {
    let walks =
        scene.position.occupied().filter_map(|square| scene.position.piece(square)).map(|unit| unit.walk());
    walks.filter(|&walk| !matches!(walk, Walk::FRIEND | Walk::ORPHAN | Walk::DUMMY | HAMSTER)).collect()
}

/// Whether a unit with `walk` observes the borrower on `from`, or another borrower does that has `walk` by the same rule.
///
/// Each unit of such a chain observes the next one as `walk` goes; of orphans their sides alternate.
fn is_lent(scene: &Scene<'_>, borrower: Walk, walk: Walk, from: Square) -> bool {
    let mut seen = SquareSet::of(from);
    let mut targets = vec![(from, scene.side)];
    while let Some((target, owner)) = targets.pop() {
        let side = if borrower == Walk::ORPHAN { !owner } else { owner };
        let lender = Scene { side, ..*scene };
        let link = as_borrower(scene, borrower, side);
        for square in scene.position.side(side).without(target) {
            let Some(unit) = scene.position.piece(square) else { continue };
            if unit.walk() == walk && observes(walk, &lender, square, target) {
                return true;
            }
            if unit.walk() == borrower && !seen.contains(square) && observes(walk, &link, square, target) {
                seen = seen.with(square);
                targets.push((square, side));
            }
        }
    }
    false
}

/// The board as a borrower of `side` sees it; an orphan that moves like a pawn does so on its first rank too.
fn as_borrower<'a>(scene: &Scene<'a>, borrower: Walk, side: Side) -> Scene<'a> {
    let first_rank = match scene.first_rank {
        FirstRank::Frozen if borrower == Walk::ORPHAN => FirstRank::OneStep,
        other => other,
    };
    Scene { side, first_rank, ..*scene }
}

fn observes(walk: Walk, scene: &Scene<'_>, from: Square, target: Square) -> bool {
    let mut reach = Reach::default();
    add(walk, scene, from, &mut reach);
    reach.captures.contains(target) || reach.passing.iter().any(|&(victim, _)| victim == target)
}

/// Adds what a unit with `walk`, be it orthodox or not, can do.
fn add(walk: Walk, scene: &Scene<'_>, from: Square, reach: &mut Reach) {
    let squares = match walk {
        Walk::PAWN => return pawns::walk_as(scene, scene.side, from, reach),
        Walk::KNIGHT => knight_attacks(from),
        Walk::BISHOP => bishop_attacks(from, scene.occupied),
        Walk::ROOK => rook_attacks(from, scene.occupied),
        Walk::QUEEN => queen_attacks(from, scene.occupied),
        Walk::KING => king_attacks(from),
        _ => {
            if let Some(reaching) = WALKS[walk.index()] {
                reaching(scene, from, reach);
            }
            return;
        }
    };
    reach.quiet |= squares & !scene.occupied;
    reach.captures |= squares & scene.occupied;
}

#[cfg(test)]
mod tests {
    use super::super::samples::{reach_of, set};

    #[test]
    fn querquisites_move_by_their_file() {
        assert_eq!(reach_of("QQ", "b1", "").quiet, set("a3 c3 d2"));
        assert_eq!(reach_of("QQ", "e1", "").quiet, set("d1 d2 e2 f1 f2"));
    }

    #[test]
    fn orphans_move_like_enemies_that_observe_them() {
        assert!(reach_of("O", "a1", "wSb3").quiet.is_empty());
        assert_eq!(reach_of("O", "a1", "bSb3").quiet, set("c2"));
        // The black orphan on c2 has the walk of the white knight on e1 and hands it on.
        assert_eq!(reach_of("O", "a1", "bOc2 wSe1").quiet, set("b3"));
    }

    #[test]
    fn friends_move_like_units_of_their_side_that_observe_them() {
        assert!(reach_of("F", "a1", "bSb3").quiet.is_empty());
        assert_eq!(reach_of("F", "a1", "wFb3 wSd4").quiet, set("c2"));
    }
}
