//! Riders: step after step along a vector until something stands in the way, which can be captured.

use board::{Square, SquareSet, bishop_attacks, queen_attacks, rook_attacks};

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
    row("WR", |scene, from, reach| slide(scene, from, ROOK, rook_attacks, reach)),
    row("FR", |scene, from, reach| slide(scene, from, BISHOP, bishop_attacks, reach)),
    // Amazon: queen and knight. Empress: rook and knight. Princess: bishop and knight.
    row("AM", |scene, from, reach| {
        slide(scene, from, QUEEN, queen_attacks, reach);
        leap(scene, from, KNIGHT, reach);
    }),
    row("EM", |scene, from, reach| {
        slide(scene, from, ROOK, rook_attacks, reach);
        leap(scene, from, KNIGHT, reach);
    }),
    row("PR", |scene, from, reach| {
        slide(scene, from, BISHOP, bishop_attacks, reach);
        leap(scene, from, KNIGHT, reach);
    }),
    // Waran: rook and nightrider. Elephant: queen and nightrider.
    row("WA", |scene, from, reach| {
        slide(scene, from, ROOK, rook_attacks, reach);
        ride(scene, from, KNIGHT, reach);
    }),
    row("ET", |scene, from, reach| {
        slide(scene, from, QUEEN, queen_attacks, reach);
        ride(scene, from, KNIGHT, reach);
    }),
];

/// The same as [`ride`] along lines of the queen, all of which `attacks` knows at once.
fn slide(
    scene: &Scene<'_>,
    from: Square,
    vectors: &[Vector],
    attacks: fn(Square, SquareSet) -> SquareSet,
    reach: &mut Reach,
) {
    if scene.target.is_some() {
        return ride(scene, from, vectors, reach);
    }
    // Each line goes on to its first occupied square, which is among them.
    let attacked = attacks(from, scene.occupied);
    scene.look(attacked);
    reach.quiet |= attacked & !scene.occupied;
    reach.captures |= attacked & scene.occupied;
}

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
