//! Bouncers: away from the first unit, or from the edge, as far as it is from there.

use board::Square;

use super::equihoppers::is_free_between;
use super::hamsters::opposite;
use super::{BISHOP, QUEEN, ROOK, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Bouncer, rook bouncer, bishop bouncer.
    row("B1", |scene, from, reach| bounce(scene, from, QUEEN, reach)),
    row("B2", |scene, from, reach| bounce(scene, from, ROOK, reach)),
    row("B3", |scene, from, reach| bounce(scene, from, BISHOP, reach)),
];

/// From what stops the unit along each vector as many steps the other way; the squares between are empty. The edge counts
/// as a hurdle one step outside the board.
fn bounce(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        let (files, ranks) = opposite(vector);
        if !scene.wants_along(from, (files, ranks)) {
            continue;
        }
        let distance = scene.way_along(from, vector).0.len() as i32 + 1;
        let to = step(from, (files * distance, ranks * distance));
        if let Some(to) = to.filter(|&to| is_free_between(scene, from, to)) {
            reach.arrive(scene, to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::walked;

    #[test]
    fn bouncers_go_as_far_as_the_hurdle_is_away() {
        // Down the file the edge is four steps away, so d8; along the rank f4 is two steps away, so b4.
        assert_eq!(walked("B2", "d4", "f4", "b4"), "d8 xb4");
        assert_eq!(walked("B3", "c3", "", "f6"), "xf6");
    }

    #[test]
    fn bouncers_do_not_jump() {
        assert_eq!(walked("B2", "d4", "f4", "c4 d7"), "d1 e4");
    }
}
