//! The hurdles over which hoppers have gone, for rules about hurdles.

use board::{Position, Side, Square, SquareSet, Walk};

use super::angle_hoppers::angle;
use super::equihoppers::way;
use super::{Scene, Vector, reach, step};

/// Walks whose units go over a hurdle in a straight line and do not stop behind it at the same distance.
const STRAIGHT: [&str; 20] = [
    "G", "RH", "BH", "NH", "CH", "ZH", "GH", "G2", "G3", "KH", "KP", "CG", "LI", "RL", "BL", "NL", "LE",
    "PA", "VA", "NA",
];
/// Walks whose hurdle is half-way.
const HALF_WAY: [&str; 4] = ["EQ", "NE", "OR", "NO"];
/// Walks whose hurdle is twice as far away as the square of arrival.
const BEYOND: [&str; 2] = ["QE", "QF"];

/// Whether it is known which unit is the hurdle when a unit with this walk moves.
pub(crate) fn has_hurdle(walk: Walk) -> bool {
    let letters = walk.letters();
    STRAIGHT.contains(&letters)
        || HALF_WAY.contains(&letters)
        || BEYOND.contains(&letters)
        || angle(walk).is_some()
}

/// Whether a unit with this walk can go from one square to another over more than one hurdle, each by itself.
pub(crate) fn has_several_ways(walk: Walk) -> bool {
    angle(walk).is_some()
}

/// The hurdles over one of which a unit with this walk goes from one square to another; none if it is a move without
/// hurdle or none of its walk. The units on the board are those of `position`, at the squares `occupied`.
pub(crate) fn hurdles(
    walk: Walk,
    position: &Position,
    occupied: SquareSet,
    from: Square,
    to: Square,
) -> SquareSet {
    let scene = Scene { occupied, ..Scene::new(position, Side::White) };
    let reach = reach(walk, &scene, from);
    if !(reach.quiet | reach.captures).contains(to) {
        return SquareSet::EMPTY;
    }
    let letters = walk.letters();
    let way = way(from, to);
    let (files, ranks) = way;
    let hurdle = if STRAIGHT.contains(&letters) {
        scene.first_occupied(from, shortest(way)).filter(|&hurdle| is_before(from, hurdle, to))
    } else if HALF_WAY.contains(&letters) {
        // Half-way is between two squares where the way is odd.
        (files % 2 == 0 && ranks % 2 == 0).then(|| step(from, (files / 2, ranks / 2))).flatten()
    } else if BEYOND.contains(&letters) {
        step(to, way)
    } else {
        return angle(walk).map_or(SquareSet::EMPTY, |angle| angle.hurdles(&scene, from, to));
    };
    hurdle.filter(|&hurdle| occupied.contains(hurdle)).map_or(SquareSet::EMPTY, SquareSet::of)
}

/// Whether the hurdle, which is on a line with the two squares, comes before `to`.
fn is_before(from: Square, hurdle: Square, to: Square) -> bool {
    let length = |(files, ranks): Vector| files.abs().max(ranks.abs());
    length(way(from, hurdle)) < length(way(from, to))
}

/// The vector in the same direction that makes the shortest steps from square to square.
pub(super) fn shortest((files, ranks): Vector) -> Vector {
    let divisor = greatest_divisor(files.abs(), ranks.abs()).max(1);
    (files / divisor, ranks / divisor)
}

fn greatest_divisor(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { greatest_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use board::{Effect, Piece, Position, Reason, Side, Square, SquareSet, Walk};

    use super::hurdles;

    fn found(letters: &str, from: &str, to: &str, units: &str) -> String {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let mut position = Position::new();
        for name in units.split_whitespace() {
            let piece = Piece::new(Side::Black, Walk::KNIGHT);
            position.apply(&Effect::Create { square: square(name), piece, reason: Reason::Setup });
        }
        let occupied = units.split_whitespace().map(square).collect::<SquareSet>();
        let found = hurdles(Walk::with_letters(letters), &position, occupied, square(from), square(to));
        found.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn straight_hoppers_have_one_hurdle() {
        assert_eq!(found("G", "a1", "e1", "d1 g1"), "d1");
        assert_eq!(found("LI", "a1", "g7", "c3 h8"), "c3");
        assert_eq!(found("NH", "a1", "d7", "c5"), "c5");
        assert_eq!(found("LE", "a1", "e1", "g1"), "");
        assert_eq!(found("PA", "a1", "e1", "c1 e1"), "c1");
        // A grasshopper does not go so.
        assert_eq!(found("G", "a1", "g1", "d1"), "");
    }

    #[test]
    fn equihoppers_have_their_hurdle_half_way() {
        assert_eq!(found("EQ", "a1", "c5", "b3"), "b3");
        // In steps as short as possible b2 would come first.
        assert_eq!(found("NE", "a1", "e5", "b2 c3"), "c3");
        assert_eq!(found("EQ", "a1", "e8", "b3 c5"), "");
        assert_eq!(found("EQ", "a1", "e1", "c1"), "c1");
        assert_eq!(found("NO", "a1", "e1", "b1 c1"), "c1");
        assert_eq!(found("QE", "a1", "c1", "e1"), "e1");
    }

    #[test]
    fn angle_hoppers_can_have_several() {
        assert_eq!(found("M", "a1", "d5", "d4 c5"), "d4");
        assert_eq!(found("EA", "a4", "d5", "d4"), "d4");
        assert_eq!(found("EA", "a1", "d2", "d1 c3"), "d1 c3");
        assert_eq!(found("SW", "a4", "c5", "d4"), "d4");
    }
}
