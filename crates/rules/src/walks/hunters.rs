//! Hunters: one walk for moves up the board, another for moves down it, whichever side they belong to; no move along a
//! rank.

use board::Square;

use super::riders::ride;
use super::{Reach, Row, Scene, Vector, row};

pub(super) const ROWS: &[Row] = &[
    // Rook/bishop-hunter: up as a rook, down as a bishop. Bishop/rook-hunter: up as a bishop, down as a rook.
    row("RR", |scene, from, reach| hunt(scene, from, [&[(0, 1)], &[(-1, -1), (1, -1)]], reach)),
    row("BR", |scene, from, reach| hunt(scene, from, [&[(-1, 1), (1, 1)], &[(0, -1)]], reach)),
];

/// Rides up and down the board.
fn hunt(scene: &Scene<'_>, from: Square, ways: [&[Vector]; 2], reach: &mut Reach) {
    for vectors in ways {
        ride(scene, from, vectors, reach);
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
