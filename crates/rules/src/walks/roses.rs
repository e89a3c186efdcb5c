//! Roses: units on circles of eight knight's steps, each an eighth of a turn from the one before. A circle closes on the
//! square where it began; a unit never arrives there and is no hurdle for itself.

use board::Square;

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
fn circles(from: Square) -> impl Iterator<Item = impl Iterator<Item = Square>> {
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
