//! Equihoppers: over a hurdle to the square as far behind it, on any line. Orixes do it on lines of the queen only,
//! equistoppers stop half-way to the hurdle, eagle equihoppers turn by 90 degrees at it.
//!
//! Those that are not called non-stop cannot pass over other units on lines of the queen. On other lines nothing stands in
//! the way.

use board::{Square, SquareSet};

use super::{Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Equihopper and non-stop equihopper, orix and non-stop orix.
    row("EQ", |scene, from, reach| equihop(scene, from, true, |_| true, reach)),
    row("NE", |scene, from, reach| equihop(scene, from, false, |_| true, reach)),
    row("OR", |scene, from, reach| equihop(scene, from, true, is_queen_line, reach)),
    row("NO", |scene, from, reach| equihop(scene, from, false, is_queen_line, reach)),
    // Equistopper: the English can be stopped, the French is non-stop.
    row("QE", |scene, from, reach| equistop(scene, from, true, reach)),
    row("QF", |scene, from, reach| equistop(scene, from, false, reach)),
    // Eagle equihopper: besides queen lines one step of knight, camel or zebra to the hurdle.
    row("EE", |scene, from, reach| equihop_turned(scene, from, true, |way| length(way) <= 3, reach)),
    // Eagle non-stop equihopper: any number of such steps.
    row("EN", |scene, from, reach| {
        equihop_turned(scene, from, false, |way| length(way) <= 3 * divisor(way), reach);
    }),
];

/// Over each unit `is_way` away to the square as far behind it.
fn equihop(scene: &Scene<'_>, from: Square, is_stopped: bool, is_way: fn(Vector) -> bool, reach: &mut Reach) {
    for hurdle in hurdles_half_way(scene, from) {
        let way = way(from, hurdle);
        let Some(to) = step(hurdle, way).filter(|_| is_way(way)) else { continue };
        if !is_stopped || is_free_between(scene, from, hurdle) && is_free_between(scene, hurdle, to) {
            reach.arrive(scene, to);
        }
    }
}

/// The units over which captures that are asked for could go: all of them, or the one half-way to the target.
fn hurdles_half_way(scene: &Scene<'_>, from: Square) -> SquareSet {
    let Some(target) = scene.target else { return scene.all_occupied().without(from) };
    let (files, ranks) = way(from, target);
    let middle = if files % 2 == 0 && ranks % 2 == 0 { step(from, (files / 2, ranks / 2)) } else { None };
    middle
        .filter(|&square| square != from && scene.is_occupied(square))
        .map_or(SquareSet::EMPTY, SquareSet::of)
}

/// Half-way to each unit.
fn equistop(scene: &Scene<'_>, from: Square, is_stopped: bool, reach: &mut Reach) {
    for hurdle in scene.all_occupied().without(from) {
        let (files, ranks) = way(from, hurdle);
        if files % 2 != 0 || ranks % 2 != 0 {
            continue;
        }
        let Some(to) = step(from, (files / 2, ranks / 2)) else { continue };
        if !is_stopped || is_free_between(scene, from, to) && is_free_between(scene, to, hurdle) {
            reach.arrive(scene, to);
        }
    }
}

/// To each unit on a queen line or `is_way` away and from there as far at right angles.
fn equihop_turned(
    scene: &Scene<'_>,
    from: Square,
    is_stopped: bool,
    is_way: fn(Vector) -> bool,
    reach: &mut Reach,
) {
    for hurdle in scene.all_occupied().without(from) {
        let way = way(from, hurdle);
        let (files, ranks) = way;
        if !is_queen_line(way) && !is_way(way) || is_stopped && !is_free_between(scene, from, hurdle) {
            continue;
        }
        for turned in [(-ranks, files), (ranks, -files)] {
            let Some(to) = step(hurdle, turned) else { continue };
            if !is_stopped || is_free_between(scene, hurdle, to) {
                reach.arrive(scene, to);
            }
        }
    }
}

/// Files and ranks from one square to another.
pub(super) fn way(from: Square, to: Square) -> Vector {
    (i32::from(to.file()) - i32::from(from.file()), i32::from(to.rank()) - i32::from(from.rank()))
}

pub(super) const fn is_queen_line((files, ranks): Vector) -> bool {
    files == 0 || ranks == 0 || files.abs() == ranks.abs()
}

/// Whether the squares between the two are empty; true if they are not on one queen line.
pub(super) fn is_free_between(scene: &Scene<'_>, from: Square, to: Square) -> bool {
    let way = way(from, to);
    let (files, ranks) = way;
    let vector = (files.signum(), ranks.signum());
    !is_queen_line(way)
        || (1..length(way)).all(|steps| {
            let between = step(from, (steps * vector.0, steps * vector.1));
            between.is_none_or(|square| !scene.is_occupied(square))
        })
}

/// The king's steps that a way takes on an empty board.
fn length((files, ranks): Vector) -> i32 {
    files.abs().max(ranks.abs())
}

/// The greatest common divisor of files and ranks.
fn divisor((files, ranks): Vector) -> i32 {
    let (mut a, mut b) = (files.abs(), ranks.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::super::samples::walked;

    #[test]
    fn equihoppers_are_stopped_on_queen_lines_only() {
        // Over c1 to e1, over c2 to e3; a unit on b1 is in the way to c1.
        assert_eq!(walked("EQ", "a1", "c2 c1", "e3"), "e1 xe3");
        assert_eq!(walked("EQ", "a1", "b1 c1 c2", ""), "e3");
        assert_eq!(walked("NE", "a1", "b1 c1 c2", "e3"), "e1 xe3");
        assert_eq!(walked("OR", "a1", "c2 c1", "e3"), "e1");
        assert_eq!(walked("NO", "a1", "b1 c2", "c1"), "e1 xc1");
    }

    #[test]
    fn equistoppers_stop_half_way() {
        assert_eq!(walked("QE", "a1", "e3 g1 d4", ""), "d1 c2");
        assert_eq!(walked("QE", "a1", "e1", "c1"), "b1 xc1");
        assert_eq!(walked("QE", "a1", "e1 b1", ""), "");
        assert_eq!(walked("QF", "a1", "e1 b1", ""), "c1");
    }

    #[test]
    fn eagle_equihoppers_turn_at_the_hurdle() {
        assert_eq!(walked("EE", "d1", "d3", "f3"), "h1 b3 d5 xf3");
        assert_eq!(walked("EE", "d1", "d3 e3", "f3"), "h1 g2 b3 c4 d5");
        assert_eq!(walked("EN", "a1", "c5", ""), "g3");
        assert_eq!(walked("EE", "a1", "c5", ""), "");
    }
}
