//! Radial leapers: two squares count as equally far from a third if the straight line has the same length.
//!
//! Radial knight and treehoppers leap to a hurdle and from there as far in any direction; leafhoppers leap as far as a
//! hurdle is away, in another direction. Nothing stands in the way. The lesser ones use lines of the queen only.

use board::{Square, SquareSet};

use super::equihoppers::{is_queen_line, way};
use super::{Reach, Row, Scene, Vector, row};

pub(super) const ROWS: &[Row] = &[
    // Radial knight: the hurdle is a unit of the opponent.
    row("RK", |scene, from, reach| {
        let hurdles = scene.occupied & scene.position.side(!scene.side);
        leap_twice(scene, from, hurdles, |_| true, reach);
    }),
    // Treehopper, greater treehopper.
    row("TH", |scene, from, reach| leap_twice(scene, from, scene.occupied, is_queen_line, reach)),
    row("GE", |scene, from, reach| leap_twice(scene, from, scene.occupied, |_| true, reach)),
    // Leafhopper, greater leafhopper.
    row("LH", |scene, from, reach| leap_as_far(scene, from, is_queen_line, reach)),
    row("GF", |scene, from, reach| leap_as_far(scene, from, |_| true, reach)),
];

/// To a hurdle and from there as far again, both along ways of which `is_way` holds.
fn leap_twice(
    scene: &Scene<'_>,
    from: Square,
    hurdles: SquareSet,
    is_way: fn(Vector) -> bool,
    reach: &mut Reach,
) {
    for hurdle in hurdles.without(from) {
        arrive_all(scene, as_far_as(hurdle, from, is_way).without(from), reach);
    }
}

/// As far as a hurdle is away, but not to its square, along ways of which `is_way` holds.
fn leap_as_far(scene: &Scene<'_>, from: Square, is_way: fn(Vector) -> bool, reach: &mut Reach) {
    for hurdle in scene.occupied.without(from) {
        arrive_all(scene, as_far_as(from, hurdle, is_way).without(hurdle), reach);
    }
}

fn arrive_all(scene: &Scene<'_>, squares: SquareSet, reach: &mut Reach) {
    reach.quiet |= squares & !scene.occupied;
    reach.captures |= squares & scene.occupied;
}

/// The squares as far from `centre` as `other` is, itself among them; none if `is_way` does not hold of the way there.
fn as_far_as(centre: Square, other: Square, is_way: fn(Vector) -> bool) -> SquareSet {
    if !is_way(way(centre, other)) {
        return SquareSet::EMPTY;
    }
    let distance = distance_squared(centre, other);
    Square::all()
        .filter(|&square| distance_squared(centre, square) == distance && is_way(way(centre, square)))
        .collect()
}

/// The square of the length of the straight line. On queen lines it also tells ranks and files from diagonals.
fn distance_squared(from: Square, to: Square) -> i32 {
    let (files, ranks) = way(from, to);
    files * files + ranks * ranks
}

#[cfg(test)]
mod tests {
    use super::super::samples::walked;

    #[test]
    fn treehoppers_leap_twice_as_far() {
        assert_eq!(walked("TH", "a1", "c1 c2", ""), "e1 c3");
        assert_eq!(walked("TH", "a1", "b1", "b2"), "c1 a3 c3 xb2");
        // Five squares away as the line goes straight or slanting.
        assert_eq!(walked("GE", "a1", "f1", ""), "b4 c5 f6");
    }

    #[test]
    fn radial_knights_need_a_hurdle_of_the_opponent() {
        assert_eq!(walked("RK", "a1", "b1", ""), "");
        assert_eq!(walked("RK", "a1", "c1", "b1"), "b2");
        assert_eq!(walked("RK", "a1", "", "b1 c1"), "e1 b2 c3 xc1");
    }

    #[test]
    fn leafhoppers_leap_as_far_as_a_hurdle_is_away() {
        assert_eq!(walked("LH", "d4", "d6", ""), "d2 b4 f4");
        assert_eq!(walked("LH", "d4", "d6", "f4"), "d2 b4 xf4");
        assert_eq!(walked("LH", "d4", "", "d6 f4"), "d2 b4 xf4 xd6");
        assert_eq!(walked("LH", "d4", "e6", ""), "");
        assert_eq!(walked("GF", "a1", "b3", ""), "c2");
    }
}
