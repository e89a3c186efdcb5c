//! The ubi-ubi: any number of knight's leaps in one move, with a capture on the last one only.

use board::Square;

use super::{KNIGHT, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[row("UU", |scene, from, reach| wander(scene, from, KNIGHT, reach))];

/// Step after step along any of the vectors over empty squares; the unit does not come back to its own square.
fn wander(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    let mut open = vec![from];
    while let Some(square) = open.pop() {
        for to in vectors.iter().filter_map(|&vector| step(square, vector)) {
            if to == from || reach.quiet.contains(to) {
                continue;
            }
            reach.arrive(scene, to);
            if !scene.is_occupied(to) {
                open.push(to);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::walked;

    #[test]
    fn the_ubi_ubi_gets_everywhere() {
        assert_eq!(walked("UU", "a1", "", "").split(' ').count(), 63);
    }

    #[test]
    fn the_ubi_ubi_does_not_pass_units() {
        assert_eq!(walked("UU", "a1", "b3", "c2"), "xc2");
    }
}
