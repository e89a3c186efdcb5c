//! Angle hoppers: along a line to a hurdle and, turned by an angle there, on to the next square.

use board::{Square, SquareSet, Walk, king_attacks};

use super::hamsters::stop_before;
use super::hoppers::hop;
use super::rays::ray;
use super::{BISHOP, QUEEN, ROOK, Reach, Row, Scene, Vector, row, step};

/// How far from straight on a unit turns at its hurdle, and along which lines it comes there.
#[derive(Clone, Copy)]
pub(super) struct Angle {
    vectors: &'static [Vector],
    eighths: usize,
}

pub(super) const ROWS: &[Row] = &[
    // Moose, rook moose, bishop moose: 45 degrees.
    row("M", |scene, from, reach| hop_turned(scene, from, QUEEN, 1, reach)),
    row("RM", |scene, from, reach| hop_turned(scene, from, ROOK, 1, reach)),
    row("BM", |scene, from, reach| hop_turned(scene, from, BISHOP, 1, reach)),
    // Eagle, rook eagle, bishop eagle: 90 degrees.
    row("EA", |scene, from, reach| hop_turned(scene, from, QUEEN, 2, reach)),
    row("RE", |scene, from, reach| hop_turned(scene, from, ROOK, 2, reach)),
    row("BE", |scene, from, reach| hop_turned(scene, from, BISHOP, 2, reach)),
    // Sparrow, rook sparrow, bishop sparrow: 135 degrees.
    row("SW", |scene, from, reach| hop_turned(scene, from, QUEEN, 3, reach)),
    row("RW", |scene, from, reach| hop_turned(scene, from, ROOK, 3, reach)),
    row("BW", |scene, from, reach| hop_turned(scene, from, BISHOP, 3, reach)),
    // Marguerite: moose, eagle, sparrow, grasshopper and hamster.
    row("MG", |scene, from, reach| {
        for eighths in 1..=3 {
            hop_turned(scene, from, QUEEN, eighths, reach);
        }
        hop(scene, from, QUEEN, 1, reach);
        stop_before(scene, from, QUEEN, reach);
    }),
];

/// The angle of moose, eagle, sparrow and their rook and bishop kinds; `None` for all other walks.
pub(super) fn angle(walk: Walk) -> Option<Angle> {
    let (vectors, eighths) = match walk.letters() {
        "M" => (QUEEN, 1),
        "RM" => (ROOK, 1),
        "BM" => (BISHOP, 1),
        "EA" => (QUEEN, 2),
        "RE" => (ROOK, 2),
        "BE" => (BISHOP, 2),
        "SW" => (QUEEN, 3),
        "RW" => (ROOK, 3),
        "BW" => (BISHOP, 3),
        _ => return None,
    };
    Some(Angle { vectors, eighths })
}

impl Angle {
    /// The hurdles at which a unit turns on its way from one square to another.
    pub(super) fn hurdles(self, scene: &Scene<'_>, from: Square, to: Square) -> SquareSet {
        let ways = turned_ways(scene, from, self.vectors, self.eighths);
        ways.filter(|&(_, arrival)| arrival == to).map(|(hurdle, _)| hurdle).collect()
    }
}

/// The first unit along each vector, with each square one step from there along the vector turned by so many eighths of a
/// circle, left or right.
fn turned_ways(
    scene: &Scene<'_>,
    from: Square,
    vectors: &'static [Vector],
    eighths: usize,
) -> impl Iterator<Item = (Square, Square)> {
    // A unit arrives next to its hurdle.
    let is_wanted = move |&&vector: &&Vector| {
        scene.target.is_none_or(|target| (ray(from, vector) & king_attacks(target)).any())
    };
    let wanted = vectors.iter().filter(is_wanted);
    wanted.filter_map(move |&vector| Some((vector, scene.first_occupied(from, vector)?))).flat_map(
        move |(vector, hurdle)| {
            let arrival = move |turns| Some((hurdle, step(hurdle, turned(vector, turns))?));
            [eighths, 8 - eighths].into_iter().filter_map(arrival)
        },
    )
}

fn hop_turned(
    scene: &Scene<'_>,
    from: Square,
    vectors: &'static [Vector],
    eighths: usize,
    reach: &mut Reach,
) {
    for (_, to) in turned_ways(scene, from, vectors, eighths) {
        reach.arrive(scene, to);
    }
}

/// A king's step turned left by so many eighths of a circle.
fn turned(vector: Vector, eighths: usize) -> Vector {
    (0..eighths).fold(vector, |(files, ranks), _| ((files - ranks).signum(), (files + ranks).signum()))
}

#[cfg(test)]
mod tests {
    use super::super::samples::walked;
    use super::turned;

    #[test]
    fn eight_turns_make_a_circle() {
        assert_eq!(turned((1, 0), 1), (1, 1));
        assert_eq!(turned((1, 1), 1), (0, 1));
        assert_eq!(turned((0, -1), 2), (1, 0));
        assert_eq!(turned((1, -1), 8), (1, -1));
    }

    #[test]
    fn angle_hoppers_turn_at_the_hurdle() {
        // The hurdle on d4 is on a rank of a4, that on c6 on a diagonal.
        assert_eq!(walked("M", "a4", "d4", "c6 e5"), "e3 d6 c7 xe5");
        assert_eq!(walked("RM", "a4", "d4", "c6 e5"), "e3 xe5");
        assert_eq!(walked("BE", "a4", "d4", "c6 e5"), "d5 b7");
        assert_eq!(walked("EA", "a4", "d4", ""), "d3 d5");
        assert_eq!(walked("SW", "a4", "d4", ""), "c3 c5");
    }

    #[test]
    fn the_marguerite_goes_all_round_the_hurdle() {
        assert_eq!(walked("MG", "a4", "d4", ""), "c3 d3 e3 c4 e4 c5 d5 e5");
        assert_eq!(walked("MG", "c4", "d4", ""), "c3 d3 e3 e4 c5 d5 e5");
    }
}
