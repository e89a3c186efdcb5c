//! Locusts capture by a jump over the victim to the empty square behind it; marine riders move like the rider besides.

use board::Square;

use super::{BISHOP, KNIGHT, QUEEN, ROOK, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    row("L", |scene, from, reach| jump(scene, from, QUEEN, reach)),
    row("LR", |scene, from, reach| jump(scene, from, ROOK, reach)),
    row("LB", |scene, from, reach| jump(scene, from, BISHOP, reach)),
    row("LN", |scene, from, reach| jump(scene, from, KNIGHT, reach)),
    // Siren, triton, nereid.
    row("SI", |scene, from, reach| ride_and_jump(scene, from, QUEEN, reach)),
    row("TR", |scene, from, reach| ride_and_jump(scene, from, ROOK, reach)),
    row("ND", |scene, from, reach| ride_and_jump(scene, from, BISHOP, reach)),
];

/// Captures of the first unit along each vector.
pub(super) fn jump(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        let Some(victim) = scene.first_occupied(from, vector) else { continue };
        if let Some(to) = step(victim, vector).filter(|&to| !scene.is_occupied(to)) {
            reach.pass(victim, to);
        }
    }
}

/// Moves without capture like a rider, captures like a locust.
pub(super) fn ride_and_jump(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if scene.target.is_none() {
            reach.quiet |= scene.way_along(from, vector).0;
        }
    }
    jump(scene, from, vectors, reach);
}
