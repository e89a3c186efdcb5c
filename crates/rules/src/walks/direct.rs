//! Attacks that can be read off the occupied squares at once, without laying out what else the unit can do.
//!
//! For these walks a capture of one square by a unit on another is decided by the squares between them: all of them are
//! empty, or the last one alone is occupied, or any one alone (lions and Chinese riders). For locusts the square behind the
//! victim is one of them. A rose has several ways to a square. The radial knight's hurdle is a unit of the opponent that is as
//! far from the one square as from the other.

use std::sync::OnceLock;

use board::{Position, Side, Square, SquareSet, Walk};

use super::edges::is_on_edge;
use super::equihoppers::way;
use super::pawns::diagonals;
use super::rays::ray;
use super::roses::circles;
use super::{
    BISHOP, CAMEL, FIRST_RANKS, KNIGHT, QUEEN, ROOK, SIDES, Vector, ZEBRA, diagonal, oblique, step, straight,
};
use crate::ruleset::FirstRank;

/// How a unit captures along a vector.
#[derive(Clone, Copy)]
enum Manner {
    /// One step.
    Leap,
    /// Up to the first unit.
    Ride,
    /// Behind the first unit.
    Hop,
    /// Behind a unit one step away.
    HopNear,
    /// Up to the first unit behind a first one.
    Vault,
    /// The first unit, from before it to the empty square behind it.
    Jump,
    /// A unit one step away, to the empty square behind it.
    JumpNear,
}

/// What decides whether a unit on one square attacks another one.
///
/// The square of the unit itself marks the set of a hop, the square that is attacked the set of a vault; the set of all
/// squares an attack that is impossible.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Way(SquareSet);

impl Way {
    const NONE: Way = Way(SquareSet::ALL);

    /// Whether the unit attacks, and squares that decide about that as long as none of them is left or filled.
    #[inline(always)]
    fn decide(self, from: Square, target: Square, occupied: SquareSet) -> (bool, SquareSet) {
        if self == Way::NONE {
            return (false, SquareSet::EMPTY);
        }
        let squares = self.0.without(from).without(target);
        let is_hop = self.0.contains(from);
        let mut obstacles = occupied & squares;
        if self.0.contains(target) {
            let first = obstacles.next();
            return match (first, obstacles.next()) {
                (Some(_), None) => (true, squares.with(target)),
                // Two obstacles are enough.
                (Some(first), Some(second)) => (false, SquareSet::of(first).with(second)),
                (None, _) => (false, squares),
            };
        }
        if !is_hop {
            return match obstacles.first() {
                None => (true, squares.with(target)),
                // One obstacle is enough.
                Some(obstacle) => (false, SquareSet::of(obstacle)),
            };
        }
        let hurdle = last_before(from, target, squares);
        match (obstacles.contains(hurdle), obstacles.without(hurdle).first()) {
            (true, None) => (true, squares.with(target)),
            (true, Some(obstacle)) => (false, SquareSet::of(obstacle)),
            (false, _) => (false, SquareSet::of(hurdle)),
        }
    }
}

/// Of squares on a straight line between the two the one next to `target`; along a line their numbers all rise or all fall.
#[inline(always)]
fn last_before(from: Square, target: Square, squares: SquareSet) -> Square {
    let number =
        if from < target { 63 - squares.0.leading_zeros() } else { squares.0.trailing_zeros() } as usize;
    Square::from_index(number & 63)
}

/// By the square of the unit and the square attacked.
type Ways = [Way; 64 * 64];

/// It goes from the edge to squares within and from there to the edge.
const EDGEHOG: Walk = Walk::with_letters("EH");
/// Its circles pass through a square on several ways.
const ROSE: Walk = Walk::with_letters("RO");

/// What a unit with `walk` does to capture; `None` if it takes more than that to tell.
fn captures(walk: Walk, side: Side) -> Option<Vec<(Manner, Vec<Vector>)>> {
    use Manner::{Hop, HopNear, Jump, JumpNear, Leap, Ride, Vault};
    let all = |parts: &[(Manner, &[Vector])]| {
        Some(parts.iter().map(|&(manner, vectors)| (manner, vectors.to_vec())).collect())
    };
    match walk.letters() {
        "WE" => all(&[(Leap, ROOK)]),
        "FE" => all(&[(Leap, BISHOP)]),
        "DA" => all(&[(Leap, &straight(2))]),
        "AL" => all(&[(Leap, &diagonal(2))]),
        "EK" => all(&[(Leap, QUEEN)]),
        "CA" => all(&[(Leap, CAMEL)]),
        "Z" => all(&[(Leap, ZEBRA)]),
        "GI" => all(&[(Leap, &oblique(1, 4))]),
        "AN" => all(&[(Leap, &oblique(3, 4))]),
        "BU" => all(&[(Leap, &oblique(3, 4)), (Leap, &straight(5))]),
        "RF" => all(&[(Leap, &oblique(1, 7)), (Leap, &diagonal(5))]),
        "GN" => all(&[(Leap, KNIGHT), (Leap, CAMEL)]),
        "SQ" => all(&[(Leap, KNIGHT), (Leap, &straight(2)), (Leap, &diagonal(2))]),
        "DU" => all(&[]),
        "N" => all(&[(Ride, KNIGHT)]),
        "CR" => all(&[(Ride, CAMEL)]),
        "ZR" => all(&[(Ride, ZEBRA)]),
        "GR" => all(&[(Ride, KNIGHT), (Ride, CAMEL)]),
        "WR" => all(&[(Ride, ROOK)]),
        "FR" => all(&[(Ride, BISHOP)]),
        "AM" => all(&[(Ride, QUEEN), (Leap, KNIGHT)]),
        "EM" => all(&[(Ride, ROOK), (Leap, KNIGHT)]),
        "PR" => all(&[(Ride, BISHOP), (Leap, KNIGHT)]),
        "WA" => all(&[(Ride, ROOK), (Ride, KNIGHT)]),
        // The squares at which it can arrive are told apart below.
        "EH" => all(&[(Ride, QUEEN)]),
        "ET" => all(&[(Ride, QUEEN), (Ride, KNIGHT)]),
        "G" => all(&[(Hop, QUEEN)]),
        "RH" => all(&[(Hop, ROOK)]),
        "BH" => all(&[(Hop, BISHOP)]),
        "NH" => all(&[(Hop, KNIGHT)]),
        "CH" => all(&[(Hop, CAMEL)]),
        "ZH" => all(&[(Hop, ZEBRA)]),
        "GH" => all(&[(Hop, KNIGHT), (Hop, CAMEL)]),
        "KH" => all(&[(HopNear, QUEEN)]),
        "KP" => all(&[(HopNear, KNIGHT)]),
        "LI" | "LE" => all(&[(Vault, QUEEN)]),
        "RL" | "PA" => all(&[(Vault, ROOK)]),
        "BL" | "VA" => all(&[(Vault, BISHOP)]),
        "NL" | "NA" => all(&[(Vault, KNIGHT)]),
        "SO" | "ST" => all(&[(Leap, QUEEN), (Hop, QUEEN)]),
        "L" | "SI" => all(&[(Jump, QUEEN)]),
        "LR" | "TR" => all(&[(Jump, ROOK)]),
        "LB" | "ND" => all(&[(Jump, BISHOP)]),
        "LN" => all(&[(Jump, KNIGHT)]),
        "MS" => all(&[(JumpNear, KNIGHT)]),
        "PO" => all(&[(JumpNear, QUEEN)]),
        "MP" => all(&[(JumpNear, &diagonals(side))]),
        "MH" => all(&[(Jump, ROOK), (JumpNear, &diagonals(side))]),
        _ => None,
    }
}

fn lay_out(walk: Walk, side: Side, first_rank: FirstRank) -> Option<Box<Ways>> {
    let mut ways = Box::new([Way::NONE; 64 * 64]);
    for (manner, vectors) in captures(walk, side)? {
        for from in Square::all() {
            let is_frozen = first_rank == FirstRank::Frozen && from.rank() == side.rank(0);
            if walk == Walk::MARINE_PAWN && is_frozen {
                continue;
            }
            for &vector in &vectors {
                let mut between = SquareSet::EMPTY;
                let mut at = step(from, vector);
                for steps in 1.. {
                    let Some(target) = at else { break };
                    let behind = step(target, vector);
                    let way = match manner {
                        Manner::Leap | Manner::Ride => Some(between),
                        Manner::Hop | Manner::HopNear => between.any().then(|| between.with(from)),
                        Manner::Vault => between.any().then(|| between.with(target)),
                        Manner::Jump | Manner::JumpNear => behind.map(|behind| between.with(behind)),
                    };
                    let is_far = match manner {
                        Manner::Leap | Manner::JumpNear => steps > 1,
                        Manner::HopNear => steps > 2,
                        _ => false,
                    };
                    if is_far {
                        break;
                    }
                    let stays = walk == EDGEHOG && is_on_edge(from) == is_on_edge(target);
                    if let Some(way) = way.filter(|_| !stays) {
                        debug_assert!(ray(from, vector).contains(target));
                        ways[from.index() * 64 + target.index()] = Way(way);
                    }
                    between = between.with(target);
                    at = behind;
                }
            }
        }
    }
    Some(ways)
}

/// The squares as far from the one square as from the other.
fn bisector(from: Square, target: Square) -> SquareSet {
    static BISECTORS: OnceLock<Box<[SquareSet]>> = OnceLock::new();
    let length = |from, to| {
        let (files, ranks) = way(from, to);
        files * files + ranks * ranks
    };
    let of_pair = |a: Square, b: Square| -> SquareSet {
        Square::all().filter(|&square| length(square, a) == length(square, b)).collect()
    };
    let all = || Square::all().flat_map(|a| Square::all().map(move |b| of_pair(a, b))).collect();
    BISECTORS.get_or_init(all)[from.index() * 64 + target.index()]
}

/// The sets of squares each of which must be empty for a rose to come from the one square to the other.
fn rose_ways(from: Square, target: Square) -> &'static [SquareSet] {
    static WAYS: OnceLock<Box<[Vec<SquareSet>]>> = OnceLock::new();
    let all = || {
        let mut ways = vec![Vec::new(); 64 * 64];
        for from in Square::all() {
            for circle in circles(from) {
                let mut between = SquareSet::EMPTY;
                for to in circle {
                    ways[from.index() * 64 + to.index()].push(between);
                    between = between.with(to);
                }
            }
        }
        ways.into()
    };
    &WAYS.get_or_init(all)[from.index() * 64 + target.index()]
}

fn watch_rose(occupied: SquareSet, from: Square, target: Square) -> (bool, SquareSet) {
    let mut obstacles = SquareSet::EMPTY;
    for &between in rose_ways(from, target) {
        // One obstacle is enough on each way.
        match (occupied & between).first() {
            None => return (true, between.with(target)),
            Some(obstacle) => obstacles = obstacles.with(obstacle),
        }
    }
    (false, obstacles)
}

/// Whether the unit of `by` on `from` attacks `target`, an occupied square, on this board but with these squares occupied, and
/// squares on which that depends: as long as nobody leaves, fills or is replaced on one of them, and `target` is occupied, it
/// does not change. `None` if it takes more to tell.
#[inline(always)]
pub(super) fn watch(
    walk: Walk,
    position: &Position,
    by: Side,
    first_rank: FirstRank,
    occupied: SquareSet,
    from: Square,
    target: Square,
) -> Option<(bool, SquareSet)> {
    if walk == Walk::RADIAL_KNIGHT {
        let centres = bisector(from, target);
        let hurdles = position.side(!by).without(from) & occupied;
        return Some(((hurdles & centres).any(), centres));
    }
    if walk == ROSE {
        return Some(watch_rose(occupied, from, target));
    }
    static WAYS: [OnceLock<Option<Box<Ways>>>; Walk::COUNT * SIDES * FIRST_RANKS] =
        [const { OnceLock::new() }; Walk::COUNT * SIDES * FIRST_RANKS];
    let number = (walk.index() * SIDES + by.index()) * FIRST_RANKS + first_rank as usize;
    let ways = WAYS.get(number)?.get_or_init(|| lay_out(walk, by, first_rank)).as_ref()?;
    Some(ways[from.index() * 64 + target.index()].decide(from, target, occupied))
}
