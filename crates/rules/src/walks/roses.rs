//! Roses: units on circles of eight knight's steps, each an eighth of a turn from the one before. A circle closes on the
//! square where it began; a unit never arrives there and is no hurdle for itself.

use board::{Square, Walk};

use super::lines::Place;
use super::{KNIGHT, Reach, Row, Scene, row, step};

pub(super) const ROWS: &[Row] = &[
    // Rose.
    row("RO", |scene, from, reach| {
        for circle in circles(from) {
            ride(scene, circle, reach);
        }
    }),
    // Rose-lion: over one unit to any square behind it.
    row("RN", |scene, from, reach| {
        for mut circle in circles(from) {
            if circle.any(|square| scene.is_occupied(square)) {
                ride(scene, circle, reach);
            }
        }
    }),
    // Rose-hopper: over one unit to the next square.
    row("RP", |scene, from, reach| {
        for mut circle in circles(from) {
            let over = circle.any(|square| scene.is_occupied(square));
            if let Some(to) = circle.next().filter(|_| over) {
                reach.arrive(scene, to);
            }
        }
    }),
    // Rose-locust.
    row("LS", |scene, from, reach| {
        for mut circle in circles(from) {
            let Some(victim) = circle.find(|&square| scene.is_occupied(square)) else { continue };
            if let Some(to) = circle.next().filter(|&to| !scene.is_occupied(to)) {
                reach.pass(victim, to);
            }
        }
    }),
    // Rao, the Chinese rose: without capture to the first unit, with capture on the first one behind it.
    row("RA", |scene, from, reach| {
        for mut circle in circles(from) {
            for to in circle.by_ref().take_while(|&to| !scene.is_occupied(to)) {
                reach.go(to);
            }
            if let Some(victim) = circle.find(|&square| scene.is_occupied(square)) {
                reach.capture(victim);
            }
        }
    }),
];

/// The sixteen circles through `from`: two ways round from each vector.
pub(super) fn circles(from: Square) -> impl Iterator<Item = impl Iterator<Item = Square>> {
    (0..KNIGHT.len())
        .flat_map(move |start| [1, KNIGHT.len() - 1].into_iter().map(move |turn| circle(from, start, turn)))
}

/// The squares of one circle behind `from`, as far as the board goes. The knight's vectors are in the order of the circle:
/// with each step, `turn` is added to the number of the vector.
fn circle(from: Square, start: usize, turn: usize) -> impl Iterator<Item = Square> {
    let mut square = from;
    (0..KNIGHT.len() - 1)
        .map_while(move |steps| {
            square = step(square, KNIGHT[(start + steps * turn) % KNIGHT.len()])?;
            Some(square)
        })
        .fuse()
}

/// The units that a rose, or a unit of its kind, on `from` attacks, with the lowest square of the circle on which it does
/// so and the one behind that; both can lie off the board.
pub(super) fn attacks_on_circles(
    walk: Walk,
    scene: &Scene<'_>,
    from: Square,
) -> impl Iterator<Item = (Square, Place, Place)> {
    let starts = (0..KNIGHT.len()).flat_map(|start| [(start, 1), (start, KNIGHT.len() - 1)]);
    starts.filter_map(move |(start, turn)| {
        let victim = attacked_on(walk, scene, circle(from, start, turn))?;
        let (lowest, next) = lowest(from, start, turn);
        Some((victim, lowest, next))
    })
}

/// The unit that is attacked on this circle.
fn attacked_on(walk: Walk, scene: &Scene<'_>, mut circle: impl Iterator<Item = Square>) -> Option<Square> {
    let first = circle.find(|&square| scene.is_occupied(square))?;
    match walk.letters() {
        "RN" | "RA" => circle.find(|&square| scene.is_occupied(square)),
        "RP" => circle.next().filter(|&square| scene.is_occupied(square)),
        "LS" => circle.next().filter(|&square| !scene.is_occupied(square)).map(|_| first),
        _ => Some(first),
    }
}

/// The lowest square of the whole circle, of several the one on the lowest file, and the one behind it.
fn lowest(from: Square, start: usize, turn: usize) -> (Place, Place) {
    let mut place = (i32::from(from.file()), i32::from(from.rank()));
    let around = (0..KNIGHT.len()).map(|steps| {
        let (files, ranks) = KNIGHT[(start + steps * turn) % KNIGHT.len()];
        let before = place;
        place = (place.0 + files, place.1 + ranks);
        (before, place)
    });
    let steps = around.min_by_key(|&((file, rank), _)| (rank, file));
    steps.expect("a circle has eight steps")
}

/// To the first unit, which can be captured.
fn ride(scene: &Scene<'_>, squares: impl Iterator<Item = Square>, reach: &mut Reach) {
    for to in squares {
        reach.arrive(scene, to);
        if scene.is_occupied(to) {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::walks::samples::{reach_of, set};

    #[test]
    fn a_rose_goes_round_to_the_square_before_its_own() {
        let reach = reach_of("RO", "e1", "");
        for square in ["g2", "h4", "g6", "e7", "c6", "b4", "c2"] {
            assert!(reach.quiet.contains(square.parse().unwrap()), "{square}");
        }
        assert!(!reach.quiet.contains("e1".parse().unwrap()));
    }

    #[test]
    fn what_lies_behind_a_unit_on_the_circle() {
        assert_eq!(reach_of("RO", "a1", "b3").captures, set("b3"));
        assert_eq!(reach_of("RN", "a1", "b3 d4").captures, set("d4"));
        let lion = reach_of("RN", "a1", "b3");
        assert!(lion.quiet.contains("d4".parse().unwrap()) && lion.captures.is_empty());
        assert_eq!(reach_of("RP", "a1", "b3 c2").quiet, set("d4 a5 e1"));
        let square = |name: &str| name.parse().unwrap();
        let locust = reach_of("LS", "a1", "b3 d4");
        assert_eq!(locust.passing, [(square("b3"), square("a5")), (square("d4"), square("c6"))]);
    }

    #[test]
    fn a_rao_captures_the_second_unit() {
        let reach = reach_of("RA", "a1", "b3 d4");
        assert_eq!(reach.captures, set("d4"));
        assert!(!reach.quiet.contains("b3".parse().unwrap()));
        assert!(reach.quiet.contains("c2".parse().unwrap()));
    }
}
