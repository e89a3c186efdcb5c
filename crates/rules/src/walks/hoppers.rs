//! Hoppers: along a vector to a hurdle, over it, and on to a square behind it.

use board::Square;

use super::leapers::leap;
use super::{BISHOP, CAMEL, KNIGHT, QUEEN, ROOK, Reach, Row, Scene, Vector, ZEBRA, diagonal, row, step};

pub(super) const ROWS: &[Row] = &[
    // Grasshopper, rookhopper, bishophopper; hoppers along the lines of riders.
    row("G", |scene, from, reach| hop(scene, from, QUEEN, 1, reach)),
    row("RH", |scene, from, reach| hop(scene, from, ROOK, 1, reach)),
    row("BH", |scene, from, reach| hop(scene, from, BISHOP, 1, reach)),
    row("NH", |scene, from, reach| hop(scene, from, KNIGHT, 1, reach)),
    row("CH", |scene, from, reach| hop(scene, from, CAMEL, 1, reach)),
    row("ZH", |scene, from, reach| hop(scene, from, ZEBRA, 1, reach)),
    row("GH", |scene, from, reach| {
        hop(scene, from, KNIGHT, 1, reach);
        hop(scene, from, CAMEL, 1, reach);
    }),
    // Grasshoppers that land two or three squares behind the hurdle, over empty squares.
    row("G2", |scene, from, reach| hop(scene, from, QUEEN, 2, reach)),
    row("G3", |scene, from, reach| hop(scene, from, QUEEN, 3, reach)),
    // Kinghopper and knighthopper: the hurdle is one step away.
    row("KH", |scene, from, reach| hop_near(scene, from, QUEEN, reach)),
    row("KP", |scene, from, reach| hop_near(scene, from, KNIGHT, reach)),
    // Gral: alfil and rookhopper. Scorpion: king's step and grasshopper. Sting: a royal scorpion.
    row("GL", |scene, from, reach| {
        leap(scene, from, &diagonal(2), reach);
        hop(scene, from, ROOK, 1, reach);
    }),
    row("SO", king_and_grasshopper),
    row("ST", king_and_grasshopper),
];

fn king_and_grasshopper(scene: &Scene<'_>, from: Square, reach: &mut Reach) {
    leap(scene, from, QUEEN, reach);
    hop(scene, from, QUEEN, 1, reach);
}

/// Over the first unit to the square `beyond` steps behind it; the squares between are empty.
pub(super) fn hop(scene: &Scene<'_>, from: Square, vectors: &[Vector], beyond: usize, reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        let Some(hurdle) = scene.first_occupied(from, vector) else { continue };
        let mut square = step(hurdle, vector);
        for _ in 1..beyond {
            square = square.filter(|&empty| !scene.is_occupied(empty)).and_then(|empty| step(empty, vector));
        }
        if let Some(to) = square {
            reach.arrive(scene, to);
        }
    }
}

/// Over a unit one step away to the next square.
fn hop_near(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        let hurdle = step(from, vector).filter(|&hurdle| scene.is_occupied(hurdle));
        if let Some(to) = hurdle.and_then(|hurdle| step(hurdle, vector)) {
            reach.arrive(scene, to);
        }
    }
}
