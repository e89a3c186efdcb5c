//! Units for which the edge of the board counts: they are thrown back there, or move from and to it only. Where the way
//! leads back to the square of departure, it ends.

use board::{Square, SquareSet};

use super::{BISHOP, KNIGHT, QUEEN, Reach, Row, Scene, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Archbishop: a bishop that is thrown back by the edge once. Reflecting bishop: up to four times.
    row("AR", |scene, from, reach| reflect(scene, from, 1, reach)),
    row("RB", |scene, from, reach| reflect(scene, from, 4, reach)),
    // Cardinal: a bishop that is thrown back by the cushion beyond the edge once, and so changes the colour of its squares.
    row("C", cushion),
    // Bouncy knight: up to three knight's steps, each but the first from the edge.
    row("BK", |scene, from, reach| {
        let mut starts = SquareSet::of(from);
        for _ in 0..3 {
            let mut empty = SquareSet::EMPTY;
            for to in starts.flat_map(|start| KNIGHT.iter().filter_map(move |&vector| step(start, vector))) {
                if to == from {
                    continue;
                }
                reach.arrive(scene, to);
                if !scene.is_occupied(to) && is_on_edge(to) {
                    empty = empty.with(to);
                }
            }
            starts = empty;
        }
    }),
    // Bouncy nightrider: a nightrider that goes on in any direction from the edge, as often as it gets there.
    row("BN", |scene, from, reach| {
        let mut seen = SquareSet::of(from);
        let mut starts = seen;
        while let Some(start) = starts.next() {
            for &vector in KNIGHT {
                let mut square = step(start, vector);
                while let Some(to) = square.filter(|&to| to != from) {
                    reach.arrive(scene, to);
                    if scene.is_occupied(to) {
                        break;
                    }
                    if is_on_edge(to) && !seen.contains(to) {
                        seen = seen.with(to);
                        starts = starts.with(to);
                    }
                    square = step(to, vector);
                }
            }
        }
    }),
    // Edgehog: a queen that moves from the edge to squares within, and from there to the edge.
    row("EH", |scene, from, reach| {
        let arrivals = if EDGE.contains(from) { !EDGE } else { EDGE };
        if !scene.wants(arrivals) {
            return;
        }
        for &vector in QUEEN {
            if !scene.wants_along(from, vector) {
                continue;
            }
            let (empty, victim) = scene.way_along(from, vector);
            reach.quiet |= empty & arrivals;
            if let Some(victim) = victim.filter(|&victim| arrivals.contains(victim)) {
                reach.capture(victim);
            }
        }
    }),
];

const EDGE: SquareSet = SquareSet(0xff81_8181_8181_81ff);

pub(super) fn is_on_edge(square: Square) -> bool {
    EDGE.contains(square)
}

/// The diagonal vector at a right angle to `vector` along which one can go on from `square` on the edge; none in a corner.
fn rebound(square: Square, (files, ranks): Vector) -> Option<Vector> {
    [(-files, ranks), (files, -ranks)].into_iter().find(|&vector| step(square, vector).is_some())
}

/// Along the diagonals, on from the edge up to `rebounds` times; the square of departure is no place for a rebound.
fn reflect(scene: &Scene<'_>, from: Square, rebounds: usize, reach: &mut Reach) {
    for &first in BISHOP {
        let (mut square, mut vector, mut left) = (from, first, rebounds);
        loop {
            if let Some(to) = step(square, vector) {
                if to == from {
                    break;
                }
                reach.arrive(scene, to);
                if scene.is_occupied(to) {
                    break;
                }
                square = to;
            } else if left > 0
                && square != from
                && let Some(back) = rebound(square, vector)
            {
                vector = back;
                left -= 1;
            } else {
                break;
            }
        }
    }
}

/// Along the diagonals; the first step off the board leads to the next square of the edge instead, and from there at a right
/// angle. Nothing is thrown back by a corner.
fn cushion(scene: &Scene<'_>, from: Square, reach: &mut Reach) {
    for &first in BISHOP {
        let (mut square, mut vector, mut back) = (from, first, false);
        loop {
            let to = match step(square, vector) {
                Some(to) => to,
                None if !back => {
                    back = true;
                    let (files, ranks) = vector;
                    let Some(to) = step(square, (files, 0)).or(step(square, (0, ranks))) else { break };
                    // From a corner it cannot go on: along this vector it is off the board at once.
                    vector = rebound(to, vector).unwrap_or(vector);
                    to
                }
                None => break,
            };
            reach.arrive(scene, to);
            if scene.is_occupied(to) {
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
    fn bishops_thrown_back() {
        let reach = reach_of("AR", "a1", "");
        assert_eq!(reach.quiet, set("b2 c3 d4 e5 f6 g7 h8"), "corners throw nothing back");
        let reach = reach_of("AR", "b2", "d4 a3 c1");
        assert_eq!((reach.quiet, reach.captures), (set("a1 c3"), set("a3 c1 d4")));
        let reach = reach_of("AR", "b2", "d4");
        assert_eq!(
            (reach.quiet, reach.captures),
            (set("a1 a3 b4 c1 c3 c5 d2 d6 e3 e7 f4 f8 g5 h6"), set("d4"))
        );
    }

    #[test]
    fn a_cardinal_changes_the_colour() {
        let reach = reach_of("C", "a1", "c3");
        assert_eq!(
            (reach.quiet, reach.captures),
            (set("a2 b2 b1 b3 c4 d5 e6 f7 g8 c2 d3 e4 f5 g6 h7"), set("c3"))
        );
    }

    #[test]
    fn an_edgehog_goes_to_or_from_the_edge() {
        let reach = reach_of("EH", "b2", "c1 d2 f6 b8");
        assert_eq!((reach.quiet, reach.captures), (set("a1 a2 a3 b1"), set("c1 b8")));
        let reach = reach_of("EH", "a1", "a3 e1 c3");
        assert_eq!((reach.quiet, reach.captures), (set("b2"), set("c3")));
    }

    #[test]
    fn a_bouncy_knight_goes_on_from_empty_edges_only() {
        let reach = reach_of("BK", "b1", "a3 d2");
        assert_eq!((reach.quiet, reach.captures), (set("c3"), set("a3 d2")));
        let reach = reach_of("BK", "b1", "c3 d2 c4 c2 b5");
        assert_eq!(reach.captures, set("c3 d2 c4 c2 b5"));
        assert_eq!(reach.quiet, set("a3"));
    }

    #[test]
    fn the_way_ends_where_it_began() {
        for letters in ["RB", "BK", "BN"] {
            let reach = reach_of(letters, "d2", "");
            assert!(!(reach.quiet | reach.captures).contains("d2".parse().unwrap()), "{letters}");
        }
    }
}
