//! Riders: step after step along a vector until something stands in the way, which can be captured.

use board::Square;

use super::leapers::leap;
use super::{BISHOP, CAMEL, KNIGHT, QUEEN, ROOK, Reach, Row, Scene, Vector, ZEBRA, row};

pub(super) const ROWS: &[Row] = &[
    // Nightrider, camelrider, zebrarider, gnurider; wazirrider and fersrider are rook and bishop by other names.
    row("N", |scene, from, reach| ride(scene, from, KNIGHT, reach)),
    row("CR", |scene, from, reach| ride(scene, from, CAMEL, reach)),
    row("ZR", |scene, from, reach| ride(scene, from, ZEBRA, reach)),
    row("GR", |scene, from, reach| {
        ride(scene, from, KNIGHT, reach);
        ride(scene, from, CAMEL, reach);
    }),
    row("WR", |scene, from, reach| ride(scene, from, ROOK, reach)),
    row("FR", |scene, from, reach| ride(scene, from, BISHOP, reach)),
    // Amazon: queen and knight. Empress: rook and knight. Princess: bishop and knight.
    row("AM", |scene, from, reach| {
        ride(scene, from, QUEEN, reach);
        leap(scene, from, KNIGHT, reach);
    }),
    row("EM", |scene, from, reach| {
        ride(scene, from, ROOK, reach);
        leap(scene, from, KNIGHT, reach);
    }),
    row("PR", |scene, from, reach| {
        ride(scene, from, BISHOP, reach);
        leap(scene, from, KNIGHT, reach);
    }),
    // Waran: rook and nightrider. Elephant: queen and nightrider.
    row("WA", |scene, from, reach| {
        ride(scene, from, ROOK, reach);
        ride(scene, from, KNIGHT, reach);
    }),
    row("ET", |scene, from, reach| {
        ride(scene, from, QUEEN, reach);
        ride(scene, from, KNIGHT, reach);
    }),
];

/// Steps along each vector.
pub(super) fn ride(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        let (empty, victim) = scene.way_along(from, vector);
        reach.quiet |= empty;
        if let Some(victim) = victim {
            reach.capture(victim);
        }
    }
}
