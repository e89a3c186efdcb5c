//! Hunters: one walk for moves away, another for moves back; no move along a rank.
//!
//! Rook/bishop and bishop/rook hunter have letters of their own; up and down the board are the same for both sides. A hunter
//! of any two walks (`N/G`) moves away from the base line of its own side, or of the side that moves it if it is neutral.

use board::{Square, SquareSet, Walk};

use super::defined::take_over;
use super::riders::ride;
use super::{Reach, Row, Scene, Vector, row};

pub(super) const ROWS: &[Row] = &[
    // Rook/bishop-hunter: up as a rook, down as a bishop. Bishop/rook-hunter: up as a bishop, down as a rook.
    row("RR", |scene, from, reach| hunt_upright(scene, from, [&[(0, 1)], &[(-1, -1), (1, -1)]], reach)),
    row("BR", |scene, from, reach| hunt_upright(scene, from, [&[(-1, 1), (1, 1)], &[(0, -1)]], reach)),
];

/// Rides up and down the board.
fn hunt_upright(scene: &Scene<'_>, from: Square, ways: [&[Vector]; 2], reach: &mut Reach) {
    for vectors in ways {
        ride(scene, from, vectors, reach);
    }
}

/// Moves away like the first walk and back like the second. Which way a move goes is told by where it ends.
pub(super) fn hunt(scene: &Scene<'_>, from: Square, [away, back]: [Walk; 2], reach: &mut Reach) {
    let rank = scene.side.rank(from.rank());
    for (walk, ranks) in [(away, rank + 1..8), (back, 0..rank)] {
        let arrivals =
            ranks.fold(SquareSet::EMPTY, |squares, rank| squares | SquareSet::rank(scene.side.rank(rank)));
        if arrivals.is_empty() {
            continue;
        }
        let mut whole = Reach::default();
        take_over(walk, scene, from, &mut whole);
        reach.quiet |= whole.quiet & arrivals;
        reach.captures |= whole.captures & arrivals;
        reach.en_passant |= whole.en_passant & arrivals;
        for (victim, to) in whole.passing {
            if arrivals.contains(to) {
                reach.pass(victim, to);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{reach_of, set};

    #[test]
    fn rook_hunters_go_up_straight_and_down_diagonally() {
        let reach = reach_of("RR", "d3", "bSd5");
        assert_eq!(reach.quiet, set("b1 c2 d4 e2 f1"));
        assert_eq!(reach.captures, set("d5"));
    }

    #[test]
    fn bishop_hunters_go_up_diagonally_and_down_straight() {
        assert_eq!(reach_of("BR", "d6", "wSd4").quiet, set("b8 c7 d5 e7 f8"));
    }
}
