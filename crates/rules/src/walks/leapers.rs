//! Leapers: one step of a given length, whatever stands on the way.

use board::{Square, SquareSet};

use super::{
    BISHOP, CAMEL, KNIGHT, QUEEN, ROOK, Reach, Row, Scene, Vector, ZEBRA, diagonal, oblique, row, step,
    straight,
};

pub(super) const ROWS: &[Row] = &[
    // Wazir, fers, dabbaba, alfil, erlking.
    row("WE", |scene, from, reach| leap(scene, from, ROOK, reach)),
    row("FE", |scene, from, reach| leap(scene, from, BISHOP, reach)),
    row("DA", |scene, from, reach| leap(scene, from, &straight(2), reach)),
    row("AL", |scene, from, reach| leap(scene, from, &diagonal(2), reach)),
    row("EK", |scene, from, reach| leap(scene, from, QUEEN, reach)),
    // Camel, zebra, giraffe, antelope.
    row("CA", |scene, from, reach| leap(scene, from, CAMEL, reach)),
    row("Z", |scene, from, reach| leap(scene, from, ZEBRA, reach)),
    row("GI", |scene, from, reach| leap(scene, from, &oblique(1, 4), reach)),
    row("AN", |scene, from, reach| leap(scene, from, &oblique(3, 4), reach)),
    // The leapers named by their vectors.
    row("15", |scene, from, reach| leap(scene, from, &oblique(1, 5), reach)),
    row("16", |scene, from, reach| leap(scene, from, &oblique(1, 6), reach)),
    row("24", |scene, from, reach| leap(scene, from, &oblique(2, 4), reach)),
    row("25", |scene, from, reach| leap(scene, from, &oblique(2, 5), reach)),
    row("35", |scene, from, reach| leap(scene, from, &oblique(3, 5), reach)),
    row("36", |scene, from, reach| leap(scene, from, &oblique(3, 6), reach)),
    row("37", |scene, from, reach| leap(scene, from, &oblique(3, 7), reach)),
    // Root-25-leaper: five squares away, root-50-leaper: the root of fifty.
    row("BU", |scene, from, reach| {
        leap(scene, from, &oblique(3, 4), reach);
        leap(scene, from, &straight(5), reach);
    }),
    row("RF", |scene, from, reach| {
        leap(scene, from, &oblique(1, 7), reach);
        leap(scene, from, &diagonal(5), reach);
    }),
    // Gnu: knight and camel. Zebu: camel and giraffe. Okapi: knight and zebra. Bison: camel and zebra.
    row("GN", |scene, from, reach| {
        leap(scene, from, KNIGHT, reach);
        leap(scene, from, CAMEL, reach);
    }),
    row("ZE", |scene, from, reach| {
        leap(scene, from, CAMEL, reach);
        leap(scene, from, &oblique(1, 4), reach);
    }),
    row("OK", |scene, from, reach| {
        leap(scene, from, KNIGHT, reach);
        leap(scene, from, ZEBRA, reach);
    }),
    row("BI", |scene, from, reach| {
        leap(scene, from, CAMEL, reach);
        leap(scene, from, ZEBRA, reach);
    }),
    // Squirrel: every square two steps of a king away.
    row("SQ", |scene, from, reach| {
        leap(scene, from, KNIGHT, reach);
        leap(scene, from, &straight(2), reach);
        leap(scene, from, &diagonal(2), reach);
    }),
    // Dummy: no move at all.
    row("DU", |_, _, _| {}),
];

/// One step along each vector.
pub(super) fn leap(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if let Some(to) = step(from, vector).filter(|&to| scene.wants(SquareSet::of(to))) {
            reach.arrive(scene, to);
        }
    }
}
