//! Crooked lines: riders that take two vectors in turn, a rider that goes on along another vector after its first step, and
//! a hopper that bends at the hurdle.

use super::maos::along_longer;
use super::paths::{LazyPaths, Paths, Steps};
use super::{BISHOP, KNIGHT, QUEEN, ROOK, Row, Vector, row, step};

pub(super) const ROWS: &[Row] = &[
    // Spiralspringers (4,0), (2,0), (3,3), (1,1): two steps in turn make up this vector.
    row("S4", |scene, from, reach| S4.follow(scene, from, reach)),
    row("S2", |scene, from, reach| S2.follow(scene, from, reach)),
    row("S3", |scene, from, reach| S3.follow(scene, from, reach)),
    row("S1", |scene, from, reach| S1.follow(scene, from, reach)),
    // Spiralspringer: along ranks and files. Diagonal spiralspringer.
    row("SS", |scene, from, reach| SS.follow(scene, from, reach)),
    row("DS", |scene, from, reach| DS.follow(scene, from, reach)),
    // Quintessence, boyscout, girlscout: quarter turns, left and right alternately.
    row("QN", |scene, from, reach| QN.follow(scene, from, reach)),
    row("BT", |scene, from, reach| BT.follow(scene, from, reach)),
    row("GT", |scene, from, reach| GT.follow(scene, from, reach)),
    // CAT: a knight's step, then like a dabbabarider along the longer part of this step.
    row("CT", |scene, from, reach| CT.follow(scene, from, reach)),
    // Scarabeus: along a line of the queen to the hurdle, from there one of the two knight's steps nearest to the line.
    row("SC", |scene, from, reach| {
        for &(files, ranks) in QUEEN {
            let Some(hurdle) = scene.first_occupied(from, (files, ranks)) else { continue };
            let bends = if files == 0 || ranks == 0 {
                [(2 * files + ranks, 2 * ranks + files), (2 * files - ranks, 2 * ranks - files)]
            } else {
                [(2 * files, ranks), (files, 2 * ranks)]
            };
            for to in bends.into_iter().filter_map(|bend| step(hurdle, bend)) {
                reach.arrive(scene, to);
            }
        }
    }),
];

static S4: LazyPaths = LazyPaths::new(|| zigzag(KNIGHT, &[shorter_back]));
static S2: LazyPaths = LazyPaths::new(|| zigzag(KNIGHT, &[longer_back]));
static S3: LazyPaths = LazyPaths::new(|| zigzag(KNIGHT, &[exchanged]));
static S1: LazyPaths = LazyPaths::new(|| zigzag(KNIGHT, &[exchanged_back]));
static SS: LazyPaths = LazyPaths::new(|| zigzag(KNIGHT, &[shorter_back, longer_back]));
static DS: LazyPaths = LazyPaths::new(|| zigzag(KNIGHT, &[exchanged, exchanged_back]));
static QN: LazyPaths = LazyPaths::new(|| zigzag(KNIGHT, &[left, right]));
static BT: LazyPaths = LazyPaths::new(|| zigzag(BISHOP, &[left, right]));
static GT: LazyPaths = LazyPaths::new(|| zigzag(ROOK, &[left, right]));
static CT: LazyPaths = LazyPaths::new(|| {
    Paths::new(KNIGHT.iter().map(|&first| {
        let (files, ranks) = along_longer(first);
        Steps { first, second: (2 * files, 2 * ranks), alternate: false }
    }))
});

/// The second of the two vectors that belong to the first.
type Turn = fn(Vector) -> Vector;

/// The shorter part the other way.
fn shorter_back((files, ranks): Vector) -> Vector {
    if files.abs() < ranks.abs() { (-files, ranks) } else { (files, -ranks) }
}

/// The longer part the other way.
fn longer_back(vector: Vector) -> Vector {
    let (files, ranks) = shorter_back(vector);
    (-files, -ranks)
}

/// Files and ranks exchanged within the quadrant.
fn exchanged((files, ranks): Vector) -> Vector {
    (ranks.abs() * files.signum(), files.abs() * ranks.signum())
}

/// Files and ranks exchanged in the opposite quadrant.
fn exchanged_back(vector: Vector) -> Vector {
    let (files, ranks) = exchanged(vector);
    (-files, -ranks)
}

fn left((files, ranks): Vector) -> Vector {
    (-ranks, files)
}

fn right((files, ranks): Vector) -> Vector {
    (ranks, -files)
}

/// Each of the vectors alternately with each that belongs to it.
fn zigzag(vectors: &[Vector], turns: &[Turn]) -> Paths {
    let ways = vectors.iter().flat_map(|&first| turns.iter().map(move |turn| (first, turn(first))));
    Paths::new(ways.map(|(first, second)| Steps { first, second, alternate: true }))
}

#[cfg(test)]
mod tests {
    use crate::walks::samples::{reach_of, set};

    #[test]
    fn spiralspringers_from_a_corner() {
        assert_eq!(reach_of("S4", "a1", "").quiet, set("b3 a5 b7 c2 e1 g2"));
        assert_eq!(reach_of("S2", "a1", "").quiet, set("b3 c1 d3 e1 f3 g1 h3 c2 a3 c4 a5 c6 a7 c8"));
        assert_eq!(reach_of("S3", "a1", "").quiet, set("b3 d4 e6 g7 c2 f5"));
        assert_eq!(reach_of("S1", "a1", "").quiet, set("b3 c2"));
    }

    #[test]
    fn scouts_stop_at_the_first_unit() {
        let reach = reach_of("GT", "a1", "b2 c3");
        assert_eq!((reach.quiet, reach.captures), (set("a2 b1"), set("b2")));
        let reach = reach_of("BT", "a1", "");
        assert_eq!(reach.quiet, set("b2 a3 b4 a5 b6 a7 b8 c1 d2 e1 f2 g1 h2"));
    }

    #[test]
    fn a_cat_and_a_scarabeus() {
        let reach = reach_of("CT", "a1", "b5 e2");
        assert_eq!((reach.quiet, reach.captures), (set("b3 c2"), set("b5 e2")));
        let reach = reach_of("SC", "a1", "a3 c3 e4");
        assert_eq!((reach.quiet, reach.captures), (set("b5 d5"), set("e4")));
    }
}
