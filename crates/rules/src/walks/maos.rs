//! Maos and moas: knight's steps that pass over one square, straight or diagonal. Their riders, lions and hoppers, and the
//! sea monsters, which capture on the square passed over.

use board::{Square, SquareSet};

use super::{KNIGHT, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Mao, moa: the square passed over is empty.
    row("MA", |scene, from, reach| walk(scene, from, along_longer, reach)),
    row("MO", |scene, from, reach| walk(scene, from, diagonally, reach)),
    row("AO", |scene, from, reach| ride(scene, from, along_longer, reach)),
    row("OA", |scene, from, reach| ride(scene, from, diagonally, reach)),
    // Maorider lion, moarider lion.
    row("ML", |scene, from, reach| leap_over(scene, from, along_longer, reach)),
    row("MM", |scene, from, reach| leap_over(scene, from, diagonally, reach)),
    // Maohopper, moahopper: the square passed over is occupied.
    row("AH", |scene, from, reach| hop(scene, from, along_longer, reach)),
    row("OH", |scene, from, reach| hop(scene, from, diagonally, reach)),
    // Skylla, charybdis.
    row("SK", |scene, from, reach| pass(scene, from, along_longer, reach)),
    row("CY", |scene, from, reach| pass(scene, from, diagonally, reach)),
];

/// From the square of departure to the one that the knight's step passes over.
pub(super) type Via = fn(Vector) -> Vector;

/// One square along the longer part of the knight's step.
pub(super) fn along_longer((files, ranks): Vector) -> Vector {
    (files / 2, ranks / 2)
}

/// One square diagonally.
pub(super) fn diagonally((files, ranks): Vector) -> Vector {
    (files.signum(), ranks.signum())
}

/// The square passed over and the square of arrival of each knight's step.
pub(super) fn steps(from: Square, via: Via) -> impl Iterator<Item = (Square, Square)> {
    KNIGHT.iter().filter_map(move |&vector| Some((step(from, via(vector))?, step(from, vector)?)))
}

fn walk(scene: &Scene<'_>, from: Square, via: Via, reach: &mut Reach) {
    for (passed, to) in steps(from, via) {
        if scene.wants(SquareSet::of(to)) && !scene.is_occupied(passed) {
            reach.arrive(scene, to);
        }
    }
}

fn hop(scene: &Scene<'_>, from: Square, via: Via, reach: &mut Reach) {
    for (passed, to) in steps(from, via) {
        if scene.wants(SquareSet::of(to)) && scene.is_occupied(passed) {
            reach.arrive(scene, to);
        }
    }
}

/// To an empty square, with capture of what stands on the square passed over.
fn pass(scene: &Scene<'_>, from: Square, via: Via, reach: &mut Reach) {
    for (passed, to) in steps(from, via) {
        if !scene.wants(SquareSet::of(passed)) || scene.is_occupied(to) {
            continue;
        }
        if scene.is_occupied(passed) {
            reach.pass(passed, to);
        } else {
            reach.go(to);
        }
    }
}

fn ride(scene: &Scene<'_>, from: Square, via: Via, reach: &mut Reach) {
    for &vector in KNIGHT {
        if !scene.wants_along(from, vector) {
            continue;
        }
        let mut square = from;
        while let Some(to) = step(square, vector)
            && let Some(passed) = step(square, via(vector))
            && !scene.is_occupied(passed)
        {
            reach.arrive(scene, to);
            if scene.is_occupied(to) {
                break;
            }
            square = to;
        }
    }
}

/// Over exactly one unit, be it on a square of the rider or on one passed over.
fn leap_over(scene: &Scene<'_>, from: Square, via: Via, reach: &mut Reach) {
    for &vector in KNIGHT {
        if !scene.wants_along(from, vector) {
            continue;
        }
        let (mut square, mut hurdles) = (from, 0);
        while let Some(to) = step(square, vector)
            && let Some(passed) = step(square, via(vector))
        {
            hurdles += usize::from(scene.is_occupied(passed));
            match hurdles {
                0 => {}
                1 => reach.arrive(scene, to),
                _ => break,
            }
            hurdles += usize::from(scene.is_occupied(to));
            if hurdles > 1 {
                break;
            }
            square = to;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::walks::samples::{reach_of, set};

    #[test]
    fn maos_and_moas_from_a_corner() {
        let reach = reach_of("MA", "a1", "a2 c2");
        assert_eq!((reach.quiet, reach.captures), (set(""), set("c2")));
        assert_eq!(reach_of("MO", "a1", "a2").quiet, set("b3 c2"));
        assert_eq!(reach_of("MO", "a1", "b2").quiet, set(""));
        assert_eq!(reach_of("AH", "a1", "a2").quiet, set("b3"));
        assert_eq!(reach_of("OH", "a1", "b2 c2").captures, set("c2"));
        let reach = reach_of("AO", "a1", "b4 g4");
        assert_eq!((reach.quiet, reach.captures), (set("b3 c2 e3"), set("g4")));
    }

    #[test]
    fn lions_pass_one_unit() {
        // The hurdle on a square of arrival, on one passed over, and two of them in one step.
        assert_eq!(reach_of("ML", "a1", "b3").quiet, set("c5 d7"));
        assert_eq!(reach_of("ML", "a1", "b4").quiet, set("c5 d7"));
        let reach = reach_of("ML", "a1", "b4 c5");
        assert_eq!((reach.quiet, reach.captures), (set(""), set("c5")));
        assert_eq!(reach_of("ML", "a1", "b3 b4").quiet, set(""));
    }

    #[test]
    fn sea_monsters_capture_on_the_way() {
        let reach = reach_of("SK", "a1", "a2 c2");
        assert_eq!(reach.passing, [("a2".parse().unwrap(), "b3".parse().unwrap())]);
        assert_eq!((reach.quiet, reach.captures), (set(""), set("")));
        let reach = reach_of("CY", "a1", "b2 b3");
        assert_eq!(reach.passing, [("b2".parse().unwrap(), "c2".parse().unwrap())]);
    }
}
