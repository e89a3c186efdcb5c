//! Angle hoppers: along a line to a hurdle and, turned by an angle there, on to the next square.

use board::{Square, king_attacks};

use super::hamsters::stop_before;
use super::hoppers::hop;
use super::rays::ray;
use super::{BISHOP, QUEEN, ROOK, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Moose, rook moose, bishop moose: 45 degrees.
    row("M", |scene, from, reach| hop_turned(scene, from, QUEEN, 1, reach)),
    row("RM", |scene, from, reach| hop_turned(scene, from, ROOK, 1, reach)),
    row("BM", |scene, from, reach| hop_turned(scene, from, BISHOP, 1, reach)),
    // Eagle, rook eagle, bishop eagle: 90 degrees.
    row("EA", |scene, from, reach| hop_turned(scene, from, QUEEN, 2, reach)),
    row("RE", |scene, from, reach| hop_turned(scene, from, ROOK, 2, reach)),
    row("BE", |scene, from, reach| hop_turned(scene, from, BISHOP, 2, reach)),
    // Sparrow, rook sparrow, bishop sparrow: 135 degrees.
    row("SW", |scene, from, reach| hop_turned(scene, from, QUEEN, 3, reach)),
    row("RW", |scene, from, reach| hop_turned(scene, from, ROOK, 3, reach)),
    row("BW", |scene, from, reach| hop_turned(scene, from, BISHOP, 3, reach)),
    // Marguerite: moose, eagle, sparrow, grasshopper and hamster.
    row("MG", |scene, from, reach| {
        for eighths in 1..=3 {
            hop_turned(scene, from, QUEEN, eighths, reach);
        }
        hop(scene, from, QUEEN, 1, reach);
        stop_before(scene, from, QUEEN, reach);
    }),
];

/// To the first unit along each vector and from there one step along the vector turned by so many eighths of a circle,
/// left or right.
fn hop_turned(scene: &Scene<'_>, from: Square, vectors: &[Vector], eighths: usize, reach: &mut Reach) {
    for &vector in vectors {
        if scene.target.is_some_and(|target| (ray(from, vector) & king_attacks(target)).is_empty()) {
            continue;
        }
        let Some(hurdle) = scene.first_occupied(from, vector) else { continue };
        for turns in [eighths, 8 - eighths] {
            if let Some(to) = step(hurdle, turned(vector, turns)) {
                reach.arrive(scene, to);
            }
        }
    }
}

/// A king's step turned left by so many eighths of a circle.
fn turned(vector: Vector, eighths: usize) -> Vector {
    (0..eighths).fold(vector, |(files, ranks), _| ((files - ranks).signum(), (files + ranks).signum()))
}

#[cfg(test)]
mod tests {
    use super::super::samples::walked;
    use super::turned;

    #[test]
    fn eight_turns_make_a_circle() {
        assert_eq!(turned((1, 0), 1), (1, 1));
        assert_eq!(turned((1, 1), 1), (0, 1));
        assert_eq!(turned((0, -1), 2), (1, 0));
        assert_eq!(turned((1, -1), 8), (1, -1));
    }

    #[test]
    fn angle_hoppers_turn_at_the_hurdle() {
        // The hurdle on d4 is on a rank of a4, that on c6 on a diagonal.
        assert_eq!(walked("M", "a4", "d4", "c6 e5"), "e3 d6 c7 xe5");
        assert_eq!(walked("RM", "a4", "d4", "c6 e5"), "e3 xe5");
        assert_eq!(walked("BE", "a4", "d4", "c6 e5"), "d5 b7");
        assert_eq!(walked("EA", "a4", "d4", ""), "d3 d5");
        assert_eq!(walked("SW", "a4", "d4", ""), "c3 c5");
    }

    #[test]
    fn the_marguerite_goes_all_round_the_hurdle() {
        assert_eq!(walked("MG", "a4", "d4", ""), "c3 d3 e3 c4 e4 c5 d5 e5");
        assert_eq!(walked("MG", "c4", "d4", ""), "c3 d3 e3 e4 c5 d5 e5");
    }
}
