//! Units for which it matters that a hurdle is next to them: hamster, contrahamster, contragrasshopper.

use board::Square;

use super::riders::ride;
use super::{QUEEN, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Hamster.
    row("HA", |scene, from, reach| stop_before(scene, from, QUEEN, reach)),
    // Contrahamster.
    row("HC", |scene, from, reach| ride_away(scene, from, QUEEN, reach)),
    // Contragrasshopper.
    row("CG", |scene, from, reach| ride_over(scene, from, QUEEN, reach)),
];

/// To the last square before the first unit, without capture.
pub(super) fn stop_before(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    if scene.target.is_some() {
        return;
    }
    for &vector in vectors {
        let hurdle = scene.first_occupied(from, vector);
        let before = hurdle.and_then(|hurdle| step(hurdle, opposite(vector)));
        if let Some(to) = before.filter(|&to| to != from) {
            reach.go(to);
        }
    }
}

/// Like a rider away from a unit one step behind.
fn ride_away(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if scene.wants_along(from, vector)
            && step(from, opposite(vector)).is_some_and(|hurdle| scene.is_occupied(hurdle))
        {
            ride(scene, from, &[vector], reach);
        }
    }
}

/// Over a unit one step away and on like a rider.
fn ride_over(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        if let Some(hurdle) = step(from, vector).filter(|&hurdle| scene.is_occupied(hurdle)) {
            ride(scene, hurdle, &[vector], reach);
        }
    }
}

pub(super) const fn opposite((files, ranks): Vector) -> Vector {
    (-files, -ranks)
}

#[cfg(test)]
mod tests {
    use super::super::samples::walked;

    #[test]
    fn the_hamster_stops_before_a_unit_and_never_captures() {
        assert_eq!(walked("HA", "d4", "d7 e4", "b2"), "c3 d6");
        assert_eq!(walked("HA", "d4", "", ""), "");
    }

    #[test]
    fn the_contrahamster_rides_away_from_a_unit_behind_it() {
        assert_eq!(walked("HC", "d4", "c4", "f4 g4"), "e4 xf4");
        assert_eq!(walked("HC", "d4", "b4", "f4"), "");
    }

    #[test]
    fn the_contragrasshopper_jumps_over_its_neighbour() {
        assert_eq!(walked("CG", "d4", "d5", "d7 f4"), "d6 xd7");
    }
}
