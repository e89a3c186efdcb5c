//! Lions: along a vector over one unit to any square behind it; and the Chinese riders, which capture like lions.

use board::Square;

use super::{BISHOP, KNIGHT, QUEEN, ROOK, Reach, Row, Scene, Vector, row};

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
        if !scene.wants_along(from, vector) {
            continue;
        }
        let Some(hurdle) = scene.first_occupied(from, vector) else { continue };
        let (empty, victim) = scene.way_along(hurdle, vector);
        reach.quiet |= empty;
        if let Some(victim) = victim {
            reach.capture(victim);
        }
    }
}

/// Without capture to the first unit, with capture on the first one behind it.
fn ride_and_leap(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        let (empty, hurdle) = scene.way_along(from, vector);
        reach.quiet |= empty;
        if let Some(victim) = hurdle.and_then(|hurdle| scene.first_occupied(hurdle, vector)) {
            reach.capture(victim);
        }
    }
}
