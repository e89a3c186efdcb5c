//! Lions: along a vector over one unit to any square behind it; and the Chinese riders, which capture like lions.

use board::Square;

use super::{BISHOP, KNIGHT, QUEEN, ROOK, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    row("LI", |scene, from, reach| leap_over(scene, from, QUEEN, reach)),
    row("RL", |scene, from, reach| leap_over(scene, from, ROOK, reach)),
    row("BL", |scene, from, reach| leap_over(scene, from, BISHOP, reach)),
    row("NL", |scene, from, reach| leap_over(scene, from, KNIGHT, reach)),
    // Leo, pao, vao, nao.
    row("LE", |scene, from, reach| ride_and_leap(scene, from, QUEEN, reach)),
    row("PA", |scene, from, reach| ride_and_leap(scene, from, ROOK, reach)),
    row("VA", |scene, from, reach| ride_and_leap(scene, from, BISHOP, reach)),
    row("NA", |scene, from, reach| ride_and_leap(scene, from, KNIGHT, reach)),
];

/// Behind the first unit on to the next one, which can be captured.
pub(super) fn leap_over(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        let mut square = scene.first_occupied(from, vector).and_then(|hurdle| step(hurdle, vector));
        while let Some(to) = square {
            reach.arrive(scene, to);
            square = if scene.is_occupied(to) { None } else { step(to, vector) };
        }
    }
}

/// Without capture to the first unit, with capture on the first one behind it.
fn ride_and_leap(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        let mut square = step(from, vector);
        while let Some(to) = square.filter(|&to| !scene.is_occupied(to)) {
            reach.go(to);
            square = step(to, vector);
        }
        if let Some(victim) = square.and_then(|hurdle| scene.first_occupied(hurdle, vector)) {
            reach.capture(victim);
        }
    }
}
