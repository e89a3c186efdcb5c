//! Argentine units capture like orthodox ones and move without capture over one hurdle, the reverse of the Chinese; and
//! the kao, the Chinese unit on the lines of the knight.

use board::{Square, SquareSet};

use super::maos::{along_longer, diagonally, steps};
use super::{BISHOP, KNIGHT, QUEEN, ROOK, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Senora, faro, loco.
    row("SE", |scene, from, reach| ride(scene, from, QUEEN, reach)),
    row("FA", |scene, from, reach| ride(scene, from, ROOK, reach)),
    row("LO", |scene, from, reach| ride(scene, from, BISHOP, reach)),
    // Saltador: captures like mao or moa, moves without capture like maohopper or moahopper.
    row("SA", |scene, from, reach| {
        for (passed, to) in steps(from, along_longer).chain(steps(from, diagonally)) {
            if !scene.wants(SquareSet::of(to)) {
                continue;
            }
            match (scene.is_occupied(passed), scene.is_occupied(to)) {
                (true, false) => reach.go(to),
                (false, true) => reach.capture(to),
                _ => {}
            }
        }
    }),
    // Kao: without capture like a knight, with capture two knight's steps along a vector over a unit.
    row("KO", |scene, from, reach| {
        for &vector in KNIGHT {
            let Some(to) = step(from, vector).filter(|_| scene.wants_along(from, vector)) else { continue };
            if !scene.is_occupied(to) {
                reach.go(to);
            } else if let Some(victim) = step(to, vector).filter(|&square| scene.is_occupied(square)) {
                reach.capture(victim);
            }
        }
    }),
];

/// Captures of the first unit, moves without capture to the squares between it and the next one.
fn ride(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        let Some(first) = scene.first_occupied(from, vector) else { continue };
        reach.capture(first);
        reach.quiet |= scene.way_along(first, vector).0;
    }
}

#[cfg(test)]
mod tests {
    use crate::walks::samples::{reach_of, set};

    #[test]
    fn riders_move_behind_the_first_unit() {
        let reach = reach_of("SE", "a1", "a3 d4 g7");
        assert_eq!((reach.quiet, reach.captures), (set("a4 a5 a6 a7 a8 e5 f6"), set("a3 d4")));
        assert_eq!(reach_of("FA", "a1", "a3 d4").captures, set("a3"));
        assert_eq!(reach_of("LO", "a1", "a3 d4").captures, set("d4"));
    }

    #[test]
    fn a_saltador_needs_a_unit_to_move_and_an_empty_square_to_capture() {
        let reach = reach_of("SA", "a1", "a2 c2");
        assert_eq!((reach.quiet, reach.captures), (set("b3"), set("c2")));
        let reach = reach_of("SA", "a1", "a2 b2 b3");
        assert_eq!((reach.quiet, reach.captures), (set("c2"), set("")));
    }

    #[test]
    fn a_kao_captures_over_a_unit() {
        let reach = reach_of("KO", "a1", "b3 c5 e3");
        assert_eq!((reach.quiet, reach.captures), (set("c2"), set("c5")));
    }
}
