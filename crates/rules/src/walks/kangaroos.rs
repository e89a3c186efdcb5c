//! Hoppers that need more than one hurdle: kangaroos and lions on one line, double hoppers in two hops.

use board::Square;

use super::hoppers::hop;
use super::riders::ride;
use super::{BISHOP, QUEEN, ROOK, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Kangaroo.
    row("KA", |scene, from, reach| hop_over_two(scene, from, QUEEN, reach)),
    // Dolphin: grasshopper and kangaroo.
    row("DO", |scene, from, reach| {
        hop(scene, from, QUEEN, 1, reach);
        hop_over_two(scene, from, QUEEN, reach);
    }),
    // Kangaroo lion and rabbit, which are the same: two hurdles. Bob: four.
    row("KL", |scene, from, reach| leap_over_several(scene, from, QUEEN, 2, reach)),
    row("RT", |scene, from, reach| leap_over_several(scene, from, QUEEN, 2, reach)),
    row("BO", |scene, from, reach| leap_over_several(scene, from, QUEEN, 4, reach)),
    // Double grasshopper, double rookhopper, double bishopper.
    row("DG", |scene, from, reach| hop_twice(scene, from, QUEEN, reach)),
    row("DK", |scene, from, reach| hop_twice(scene, from, ROOK, reach)),
    row("DB", |scene, from, reach| hop_twice(scene, from, BISHOP, reach)),
];

/// The last of the first `hurdles` units along the vector.
fn last_hurdle(scene: &Scene<'_>, from: Square, vector: Vector, hurdles: usize) -> Option<Square> {
    (0..hurdles).try_fold(from, |square, _| scene.first_occupied(square, vector))
}

/// Over two units, wherever they stand on the line, to the square next to the second.
fn hop_over_two(scene: &Scene<'_>, from: Square, vectors: &[Vector], reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        if let Some(to) = last_hurdle(scene, from, vector, 2).and_then(|hurdle| step(hurdle, vector)) {
            reach.arrive(scene, to);
        }
    }
}

/// Over so many units and on like a rider.
fn leap_over_several(scene: &Scene<'_>, from: Square, vectors: &[Vector], hurdles: usize, reach: &mut Reach) {
    for &vector in vectors {
        if !scene.wants_along(from, vector) {
            continue;
        }
        if let Some(hurdle) = last_hurdle(scene, from, vector, hurdles) {
            ride(scene, hurdle, &[vector], reach);
        }
    }
}

/// A hop to an empty square and another one from there, not back to the square of departure.
fn hop_twice(scene: &Scene<'_>, from: Square, vectors: &'static [Vector], reach: &mut Reach) {
    for &vector in vectors {
        let Some(hurdle) = scene.first_occupied(from, vector) else { continue };
        if let Some(between) = step(hurdle, vector).filter(|&between| !scene.is_occupied(between)) {
            hop(scene, between, vectors, 1, reach);
        }
    }
    reach.quiet = reach.quiet.without(from);
    reach.captures = reach.captures.without(from);
}

/// The vector of the first hop, the empty square between, the vector of the second hop and the square of arrival.
pub(super) fn hops_twice<'s>(
    scene: &'s Scene<'_>,
    from: Square,
    vectors: &'static [Vector],
) -> impl Iterator<Item = (Vector, Square, Vector, Square)> + use<'s> {
    let hop = move |from, vector| step(scene.first_occupied(from, vector)?, vector);
    let first = move |&vector: &Vector| Some((vector, hop(from, vector)?));
    vectors.iter().filter_map(first).filter(|&(_, between)| !scene.is_occupied(between)).flat_map(
        move |(vector, between)| {
            let second = move |&next: &Vector| Some((vector, between, next, hop(between, next)?));
            vectors.iter().filter_map(second).filter(move |&(_, _, _, to)| to != from)
        },
    )
}

#[cfg(test)]
mod tests {
    use super::super::samples::walked;

    #[test]
    fn kangaroos_need_two_hurdles() {
        assert_eq!(walked("KA", "a1", "b1 e1", ""), "f1");
        assert_eq!(walked("KA", "a1", "b1 c1", "d1"), "xd1");
        assert_eq!(walked("KA", "a1", "b1", ""), "");
        assert_eq!(walked("DO", "a1", "b1 e1", ""), "c1 f1");
    }

    #[test]
    fn lions_of_several_hurdles_go_on() {
        assert_eq!(walked("KL", "a1", "b1 e1", "h1"), "f1 g1 xh1");
        assert_eq!(walked("RT", "a1", "b1 e1", "h1"), "f1 g1 xh1");
        assert_eq!(walked("BO", "a1", "b1 c1 e1 f1", ""), "g1 h1");
        assert_eq!(walked("BO", "a1", "b1 c1 e1", ""), "");
    }

    #[test]
    fn double_hoppers_hop_twice_and_do_not_come_back() {
        assert_eq!(walked("DG", "a1", "b1", ""), "");
        assert_eq!(walked("DG", "a1", "b1 c3", ""), "b2 c4");
        assert_eq!(walked("DK", "a1", "b1 c3", "c4"), "xc4");
        assert_eq!(walked("DB", "a1", "c3 c5", ""), "b2 b6");
        // From d1 over c1 again, to b1.
        assert_eq!(walked("DK", "a1", "c1", ""), "b1");
    }
}
