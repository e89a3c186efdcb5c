//! The lines along which units attack others, for rules by which it matters whether an attack is a new one.

use std::sync::LazyLock;

use board::{Square, SquareSet, Walk};

use super::equihoppers::{is_queen_line, way};
use super::hurdles::shortest;
use super::kangaroos::hops_twice;
use super::roses::attacks_on_circles;
use super::{BISHOP, QUEEN, ROOK, Scene, Vector};

/// Files and ranks of a square that need not be on the board.
pub(super) type Place = (i32, i32);

/// A line along which a unit attacks another one. Two attacks along lines that are the same are the same attack, wherever
/// on the line the two units stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// The leap from one square to another.
    Leap(Square, Square),
    /// A straight line in one direction: the last of its squares on the board, going back, and the vector of its steps.
    Straight(Place, Vector),
    /// A circle, round one way: its lowest square and the one behind that.
    Circle(Place, Place),
    /// A line to a square and another one from there.
    Broken(Vector, Square, Vector),
}

/// How a unit attacks.
#[derive(Clone, Copy)]
enum Kind {
    /// It leaps.
    Leaper,
    /// Along straight lines from square to square.
    Straight,
    /// To a hurdle half-way, as straight lines of the queen or in two steps.
    HalfWay,
    /// Along straight lines where this holds for the way, else it leaps.
    Mixed(fn(Vector) -> bool),
    /// On circles.
    Circle,
    /// Along a line to a square and along another one from there.
    Twice(&'static [Vector]),
}

/// By number of the walk; `None` where it is not known.
static KINDS: LazyLock<Vec<Option<Kind>>> =
    LazyLock::new(|| (0..Walk::COUNT).map(|number| of_walk(Walk::from_index(number))).collect());

fn kind(walk: Walk) -> Option<Kind> {
    KINDS.get(walk.index()).copied().flatten()
}

fn of_walk(walk: Walk) -> Option<Kind> {
    let is_long = |(files, ranks): Vector| files.abs() > 1 || ranks.abs() > 1;
    Some(match walk.letters() {
        "P" | "BP" | "CP" | "PP" | "MP" | "DR" | "K" | "EK" | "PO" | "S" | "WE" | "FE" | "DA" | "AL"
        | "CA" | "Z" | "GI" | "AN" | "15" | "16" | "24" | "25" | "35" | "36" | "37" | "BU" | "RF" | "GN"
        | "ZE" | "OK" | "BI" | "SQ" | "DU" | "MA" | "MO" | "KH" | "KP" | "NE" | "NO" | "QF" => Kind::Leaper,
        "Q" | "R" | "B" | "WR" | "FR" | "N" | "CR" | "ZR" | "GR" | "WA" | "ET" | "G" | "RH" | "BH" | "NH"
        | "CH" | "ZH" | "GH" | "G2" | "G3" | "CG" | "LI" | "RL" | "BL" | "NL" | "LE" | "PA" | "VA" | "NA"
        | "L" | "LN" | "LB" | "LR" | "SI" | "TR" | "ND" | "KA" | "KL" | "KO" | "RT" | "BO" => Kind::Straight,
        "EQ" | "OR" => Kind::HalfWay,
        "AM" | "EM" | "PR" => Kind::Mixed(is_queen_line),
        "SO" | "ST" => Kind::Mixed(is_long),
        "GL" => Kind::Mixed(|(files, ranks)| files == 0 || ranks == 0),
        "RO" | "RN" | "RP" | "LS" | "RA" => Kind::Circle,
        "DG" => Kind::Twice(QUEEN),
        "DK" => Kind::Twice(ROOK),
        "DB" => Kind::Twice(BISHOP),
        _ => return None,
    })
}

/// Whether it is known along which lines units with this walk attack.
pub(crate) fn has_lines(walk: Walk) -> bool {
    kind(walk).is_some()
}

/// The lines along which a unit with this walk on `from` attacks units; `attacked` are the squares of all that it attacks.
pub(crate) fn lines(walk: Walk, scene: &Scene<'_>, from: Square, attacked: SquareSet) -> Vec<(Square, Line)> {
    let leap = |to| (to, Line::Leap(from, to));
    let along = |to, vector| (to, Line::Straight(last_on_board(from, vector), vector));
    let straight = |to| along(to, shortest(way(from, to)));
    match kind(walk) {
        None | Some(Kind::Leaper) => attacked.into_iter().map(leap).collect(),
        Some(Kind::Straight) => attacked.into_iter().map(straight).collect(),
        Some(Kind::HalfWay) => {
            let line = |to| match way(from, to) {
                way if is_queen_line(way) => straight(to),
                (files, ranks) => along(to, (files / 2, ranks / 2)),
            };
            attacked.into_iter().map(line).collect()
        }
        Some(Kind::Mixed(is_straight)) => {
            let line = |to| if is_straight(way(from, to)) { straight(to) } else { leap(to) };
            attacked.into_iter().map(line).collect()
        }
        Some(Kind::Circle) => attacks_on_circles(walk, scene, from)
            .map(|(to, lowest, next)| (to, Line::Circle(lowest, next)))
            .collect(),
        Some(Kind::Twice(vectors)) => hops_twice(scene, from, vectors)
            .filter(|&(_, _, _, to)| scene.is_occupied(to))
            .map(|(first, between, second, to)| (to, Line::Broken(first, between, second)))
            .collect(),
    }
}

/// The last square on the board that lies behind `from`, seen in the direction of the vector.
fn last_on_board(from: Square, (files, ranks): Vector) -> Place {
    let (mut file, mut rank) = (i32::from(from.file()), i32::from(from.rank()));
    while Square::try_new(file - files, rank - ranks).is_some() {
        (file, rank) = (file - files, rank - ranks);
    }
    (file, rank)
}

#[cfg(test)]
mod tests {
    use board::{Position, Side, Square, SquareSet, Walk};

    use super::super::Scene;
    use super::{Line, lines};

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    fn seen(letters: &str, from: &str, occupied: &str, attacked: &str) -> Vec<(Square, Line)> {
        let set = |names: &str| names.split_whitespace().map(square).collect::<SquareSet>();
        let position = Position::new();
        let scene = Scene { occupied: set(occupied), ..Scene::new(&position, Side::White) };
        lines(Walk::with_letters(letters), &scene, square(from), set(attacked))
    }

    #[test]
    fn a_straight_line_is_the_same_from_all_of_its_squares() {
        let line = |from| seen("R", from, "a7", "a7");
        assert_eq!(line("a1"), line("a4"));
        // From the other end it is another one.
        assert_ne!(line("a1"), line("a8"));
        assert_ne!(seen("N", "a1", "b3", "b3"), seen("N", "c1", "b3", "b3"));
        assert_eq!(seen("N", "a1", "d7", "d7"), seen("N", "c5", "d7", "d7"));
    }

    #[test]
    fn each_leap_is_a_line_of_its_own() {
        assert_ne!(seen("S", "a1", "b3", "b3"), seen("S", "c1", "b3", "b3"));
        assert_ne!(seen("AM", "a1", "b3", "b3")[0].1, seen("AM", "a1", "b2", "b2")[0].1);
    }

    #[test]
    fn a_rose_can_attack_both_ways_round() {
        // From a4 the circle goes over b6 … and over b2 …; both meet on the other side.
        let both = seen("RO", "a4", "g4", "");
        let at_g4: Vec<_> = both.iter().filter(|(to, _)| *to == square("g4")).collect();
        assert_eq!(at_g4.len(), 2, "{both:?}");
        assert_ne!(at_g4[0].1, at_g4[1].1);
    }
}
