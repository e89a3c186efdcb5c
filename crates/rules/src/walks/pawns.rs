//! Pawns and what moves like them in part: forward steps without capture, two from the second rank, and captures one step
//! forward.
//!
//! On its own first rank a pawn stands still unless the rules let it move there. Which of these walks promote is said by
//! [`board::Walk::PAWNS`].

use board::{Side, Square, SquareSet};

use super::leapers::leap;
use super::riders::ride;
use super::{BISHOP, KNIGHT, ROOK, Reach, Row, Scene, Vector, row, step};
use crate::ruleset::FirstRank;

pub(super) const ROWS: &[Row] = &[
    // Berolina pawn: steps diagonally, captures straight on.
    row("BP", |scene, from, reach| {
        let forward = forward(scene.side);
        for files in [-1, 1] {
            march(scene, from, (files, forward), steps(scene, scene.side, from), reach);
        }
        strike(scene, scene.side, from, &[(0, forward)], reach);
    }),
    // Superpawn and Berolina superpawn: any number of steps, also from the first rank, captures along lines.
    row("SP", |scene, from, reach| {
        let forward = forward(scene.side);
        march(scene, from, (0, forward), ANY, reach);
        strike_along(scene, from, &[(-1, forward), (1, forward)], reach);
    }),
    row("BS", |scene, from, reach| {
        let forward = forward(scene.side);
        for files in [-1, 1] {
            march(scene, from, (files, forward), ANY, reach);
        }
        strike_along(scene, from, &[(0, forward)], reach);
    }),
    // Protean pawn: a pawn that walks backwards, with a double step from the opponent's second rank.
    row("PP", |scene, from, reach| walk_as(scene, !scene.side, from, reach)),
    // Chinese pawn: one step forward with or without capture, beyond the middle of the board also sideways.
    row("CP", |scene, from, reach| {
        leap(scene, from, &[(0, forward(scene.side))], reach);
        if scene.side.rank(from.rank()) >= 4 {
            leap(scene, from, &[(-1, 0), (1, 0)], reach);
        }
    }),
    // Ship: rook and captures of a pawn. Gryphon: bishop and steps of a pawn. Dragon: knight and pawn.
    row("SH", |scene, from, reach| {
        ride(scene, from, ROOK, reach);
        strike(scene, scene.side, from, &diagonals(scene.side), reach);
    }),
    row("GY", |scene, from, reach| {
        ride(scene, from, BISHOP, reach);
        march(scene, from, (0, forward(scene.side)), steps(scene, scene.side, from), reach);
    }),
    row("DR", |scene, from, reach| {
        leap(scene, from, KNIGHT, reach);
        walk_as(scene, scene.side, from, reach);
    }),
];

/// More steps than the board is long.
const ANY: u32 = 8;

/// Ranks of a step forward.
pub(super) fn forward(side: Side) -> i32 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}

/// The two diagonal steps forward.
pub(super) fn diagonals(side: Side) -> [Vector; 2] {
    [(-1, forward(side)), (1, forward(side))]
}

/// How many steps a pawn that walks as those of `side` do may make without capture; none also means that it does not
/// capture.
pub(super) fn steps(scene: &Scene<'_>, side: Side, from: Square) -> u32 {
    match (side.rank(from.rank()), scene.first_rank) {
        (0, FirstRank::Frozen) => 0,
        (0, FirstRank::ThreeSteps) => 3,
        (1, _) => 2,
        _ => 1,
    }
}

/// The moves of an orthodox pawn of `side`, whosever it is.
pub(super) fn walk_as(scene: &Scene<'_>, side: Side, from: Square, reach: &mut Reach) {
    march(scene, from, (0, forward(side)), steps(scene, side, from), reach);
    strike(scene, side, from, &diagonals(side), reach);
}

/// Up to so many steps without capture.
pub(super) fn march(scene: &Scene<'_>, from: Square, vector: Vector, steps: u32, reach: &mut Reach) {
    if scene.target.is_some() {
        return;
    }
    let mut square = from;
    for _ in 0..steps {
        match step(square, vector) {
            Some(to) if !scene.is_occupied(to) => {
                reach.go(to);
                square = to;
            }
            _ => return,
        }
    }
}

/// Captures one step away, of the unit there or en passant.
fn strike(scene: &Scene<'_>, side: Side, from: Square, vectors: &[Vector], reach: &mut Reach) {
    if steps(scene, side, from) == 0 {
        return;
    }
    for &vector in vectors {
        let Some(square) = step(from, vector) else { continue };
        if !scene.wants(SquareSet::of(square)) {
            continue;
        }
        if scene.is_occupied(square) {
            reach.capture(square);
        } else if scene.passed.contains(square) {
            reach.en_passant = reach.en_passant.with(square);
        }
    }
}

/// Captures of the first unit along each vector.
fn strike_along(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if scene.wants_along(from, vector)
            && let Some(victim) = scene.first_occupied(from, vector)
        {
            reach.capture(victim);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{reach_of, set};

    #[test]
    fn berolina_pawns_step_diagonally_and_capture_straight_on() {
        let reach = reach_of("BP", "d2", "wSc3 bSd3");
        assert_eq!(reach.quiet, set("e3 f4"));
        assert_eq!(reach.captures, set("d3"));
        let frozen = reach_of("BP", "d1", "bSd2");
        assert!((frozen.quiet | frozen.captures).is_empty());
    }

    #[test]
    fn superpawns_move_along_lines_even_from_the_first_rank() {
        let reach = reach_of("SP", "d1", "bSd6 bSg4");
        assert_eq!(reach.quiet, set("d2 d3 d4 d5"));
        assert_eq!(reach.captures, set("g4"));
    }

    #[test]
    fn protean_pawns_walk_backwards() {
        let reach = reach_of("PP", "d7", "bSc6 bSe8");
        assert_eq!(reach.quiet, set("d6 d5"));
        assert_eq!(reach.captures, set("c6"));
    }

    #[test]
    fn chinese_pawns_go_sideways_beyond_the_river() {
        assert_eq!(reach_of("CP", "d4", "").quiet, set("d5"));
        assert_eq!(reach_of("CP", "d5", "").quiet, set("c5 d6 e5"));
    }
}
