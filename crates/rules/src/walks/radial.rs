//! Radial leapers: two squares count as equally far from a third if the straight line has the same length.
//!
//! Radial knight and treehoppers leap to a hurdle and from there as far in any direction; leafhoppers leap as far as a
//! hurdle is away, in another direction. Nothing stands in the way. The lesser ones use lines of the queen only.

use std::sync::LazyLock;

use board::{Square, SquareSet};

use super::equihoppers::{is_queen_line, way};
use super::{Reach, Row, Scene, Vector, row};

/// Which straight lines count.
#[derive(Clone, Copy)]
enum Ways {
    All,
    QueenLines,
}

pub(super) const ROWS: &[Row] = &[
    // Radial knight: the hurdle is a unit of the opponent.
    row("RK", |scene, from, reach| {
        let hurdles = scene.all_occupied() & scene.units().side(!scene.side);
        leap_twice(scene, from, hurdles, Ways::All, reach);
    }),
    // Treehopper, greater treehopper.
    row("TH", |scene, from, reach| leap_twice(scene, from, scene.all_occupied(), Ways::QueenLines, reach)),
    row("GE", |scene, from, reach| leap_twice(scene, from, scene.all_occupied(), Ways::All, reach)),
    // Leafhopper, greater leafhopper.
    row("LH", |scene, from, reach| leap_as_far(scene, from, Ways::QueenLines, reach)),
    row("GF", |scene, from, reach| leap_as_far(scene, from, Ways::All, reach)),
];

/// To a hurdle and from there as far again, both along such ways.
fn leap_twice(scene: &Scene<'_>, from: Square, hurdles: SquareSet, ways: Ways, reach: &mut Reach) {
    for hurdle in hurdles.without(from) {
        let squares = as_far_as(hurdle, from, ways);
        if scene.wants(squares) {
            arrive_all(scene, squares.without(from), reach);
        }
    }
}

/// As far as a hurdle is away, but not to its square, along such ways.
fn leap_as_far(scene: &Scene<'_>, from: Square, ways: Ways, reach: &mut Reach) {
    for hurdle in scene.all_occupied().without(from) {
        let squares = as_far_as(from, hurdle, ways);
        if scene.wants(squares) {
            arrive_all(scene, squares.without(hurdle), reach);
        }
    }
}

fn arrive_all(scene: &Scene<'_>, squares: SquareSet, reach: &mut Reach) {
    let occupied = scene.all_occupied();
    reach.quiet |= squares & !occupied;
    reach.captures |= squares & occupied;
}

/// The squares as far from `centre` as `other` is, itself among them, along ways of one kind only; none if the way there
/// is of the other kind.
fn as_far_as(centre: Square, other: Square, ways: Ways) -> SquareSet {
    static CIRCLES: [LazyLock<Vec<SquareSet>>; 2] =
        [LazyLock::new(|| circles(|_| true)), LazyLock::new(|| circles(is_queen_line))];
    CIRCLES[ways as usize][centre.index() * 64 + other.index()]
}

/// By centre and other square.
fn circles(is_way: fn(Vector) -> bool) -> Vec<SquareSet> {
    let circle = |centre, other| {
        if !is_way(way(centre, other)) {
            return SquareSet::EMPTY;
        }
        let distance = distance_squared(centre, other);
        Square::all()
            .filter(|&square| distance_squared(centre, square) == distance && is_way(way(centre, square)))
            .collect()
    };
    Square::all().flat_map(|centre| Square::all().map(move |other| circle(centre, other))).collect()
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
