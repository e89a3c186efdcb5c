//! Marine units other than riders: they capture by a jump over a neighbouring unit to the empty square behind it.

use board::Square;

use super::locusts::ride_and_jump;
use super::pawns::{diagonals, forward, march, steps};
use super::{KNIGHT, QUEEN, ROOK, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Marine knight, and poseidon, the king of the sea.
    row("MS", |scene, from, reach| step_or_jump(scene, from, KNIGHT, reach)),
    row("PO", |scene, from, reach| step_or_jump(scene, from, QUEEN, reach)),
    // Marine pawn: the steps of a pawn, captures by a jump forward over a diagonal neighbour.
    row("MP", |scene, from, reach| {
        let steps = steps(scene, scene.side, from);
        march(scene, from, (0, forward(scene.side)), steps, reach);
        if steps > 0 {
            strike(scene, from, reach);
        }
    }),
    // Marine ship: triton and captures of a marine pawn, which it has on each rank.
    row("MH", |scene, from, reach| {
        ride_and_jump(scene, from, ROOK, reach);
        strike(scene, from, reach);
    }),
];

/// One step to an empty square, or a jump over a unit there.
fn step_or_jump(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for to in vectors.iter().filter_map(|&vector| step(from, vector)) {
        if scene.target.is_none() && !scene.is_occupied(to) {
            reach.go(to);
        }
    }
    jump_near(scene, from, vectors, reach);
}

/// The captures of a marine pawn, of the unit over which it jumps or of the one that has passed over that square.
fn strike(scene: &Scene<'_>, from: Square, reach: &mut Reach) {
    let vectors = diagonals(scene.side);
    jump_near(scene, from, &vectors, reach);
    for vector in vectors {
        let passed = step(from, vector).filter(|&square| scene.passed.contains(square));
        if let Some(to) = passed.and_then(|passed| step(passed, vector)).filter(|&to| !scene.is_occupied(to))
        {
            reach.en_passant = reach.en_passant.with(to);
        }
    }
}

/// Captures of units one step away.
fn jump_near(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        let Some(victim) = step(from, vector).filter(|&square| scene.is_occupied(square)) else { continue };
        if let Some(to) = step(victim, vector).filter(|&to| !scene.is_occupied(to)) {
            reach.pass(victim, to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{reach_of, set, square};

    #[test]
    fn marine_knights_jump_on_in_the_same_direction() {
        let reach = reach_of("MS", "b1", "bPc3 bPd2");
        assert_eq!(reach.quiet, set("a3"));
        assert_eq!(reach.passing, [(square("c3"), square("d5")), (square("d2"), square("f3"))]);
    }

    #[test]
    fn marine_pawns_capture_on_the_square_behind() {
        let reach = reach_of("MP", "d2", "bPc3 bPe3 wSf4");
        assert_eq!(reach.quiet, set("d3 d4"));
        assert_eq!(reach.passing, [(square("c3"), square("b4"))]);
        assert!(reach.captures.is_empty());
    }

    #[test]
    fn marine_ships_capture_from_their_first_rank() {
        assert_eq!(reach_of("MH", "a1", "bPb2").passing, [(square("b2"), square("c3"))]);
    }
}
