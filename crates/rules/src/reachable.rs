//! What a unit can do on a board as it walks, for people who ask about a walk.

use board::{Effect, Position, Reason, Side, Square, SquareSet, Walk};

use crate::walks::{Scene, reach_of_any};

/// The moves of one unit as it walks, before the question of check and of promotion.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reachable {
    /// Empty squares to which it can go without capture.
    pub quiet: SquareSet,
    /// Squares of units of the other side that it can capture by arriving there; that of a king is in check.
    pub captures: SquareSet,
    /// Captures elsewhere than on the square of arrival: the square of the victim and that of arrival, by squares.
    pub passing: Vec<(Square, Square)>,
}

impl Reachable {
    /// The squares of units that can be captured in whatever way.
    pub fn victims(&self) -> SquareSet {
        self.passing.iter().fold(self.captures, |set, &(victim, _)| set.with(victim))
    }

    /// Whether this has a move that `other` has not, captures on `victim` aside.
    fn has_more_than(&self, other: &Reachable, victim: Square) -> bool {
        (self.quiet & !other.quiet).any()
            || (self.captures.without(victim) & !other.captures).any()
            || self.passing.iter().any(|pair| pair.0 != victim && !other.passing.contains(pair))
    }
}

/// What a unit of `side` with `walk` can do from `from` in orthodox surroundings. Castling and captures en passant, which
/// ask for more than where the units stand, are left out. Whatever else stands on `from` does not matter.
pub fn reachable(walk: Walk, side: Side, from: Square, position: &Position) -> Reachable {
    let scene = Scene::new(position, side).with_occupied(position.occupied().with(from));
    let reach = reach_of_any(walk, &scene, from);
    let enemy = position.side(!side).without(from);
    let mut passing: Vec<(Square, Square)> =
        reach.passing.into_iter().filter(|&(victim, _)| enemy.contains(victim)).collect();
    passing.sort_unstable();
    Reachable { quiet: reach.quiet, captures: reach.captures & enemy, passing }
}

/// The units on which a move from `from` depends: hurdles, screens, units that lend their walk.
///
/// A unit is among them if without it some move is lost other than its own capture. A unit that only stands in the way is
/// not: without it there are more moves. `reach` tells what can be done in a position.
pub fn hurdles(from: Square, position: &Position, reach: impl Fn(&Position) -> Reachable) -> SquareSet {
    let whole = reach(position);
    let is_hurdle = |&square: &Square| {
        let Some(piece) = position.piece(square) else { return false };
        let mut without = position.clone();
        without.apply(&Effect::Remove { square, piece, reason: Reason::Setup });
        whole.has_more_than(&reach(&without), square)
    };
    position.occupied().without(from).filter(is_hurdle).collect()
}

#[cfg(test)]
mod tests {
    use board::Piece;

    use super::*;
    use crate::{Ruleset, with_turn};

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn set(names: &str) -> SquareSet {
        names.split_whitespace().map(square).collect()
    }

    /// What a white unit can do, and the hurdles.
    fn ask(letters: &str, from: &str, own: &str, enemy: &str) -> (Reachable, SquareSet) {
        let mut position = Position::new();
        for (squares, side) in [(from, Side::White), (own, Side::White), (enemy, Side::Black)] {
            for square in set(squares) {
                let piece = Piece::new(side, Walk::DUMMY);
                position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
            }
        }
        let reach =
            |position: &Position| reachable(Walk::with_letters(letters), Side::White, square(from), position);
        (reach(&position), hurdles(square(from), &position, reach))
    }

    /// A board with a unit of the walk and up to 23 units of either side that never move.
    fn scattered(walk: Walk, side: Side, seed: u64) -> (Position, Square, Vec<Piece>) {
        let mut state = seed;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            Square::from_index((state >> 33) as usize % 64)
        };
        let from = next();
        let mut position = Position::new();
        let mut pieces = Vec::new();
        let dummies = (0..seed % 24)
            .map(|number| (next(), Piece::new(if number % 3 == 0 { side } else { !side }, Walk::DUMMY)));
        for (square, piece) in [(from, Piece::new(side, walk))].into_iter().chain(dummies) {
            if position.piece(square).is_none() {
                position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
                pieces.push(piece);
            }
        }
        (with_turn(&position, side), from, pieces)
    }

    #[test]
    fn it_is_what_the_rules_let_the_unit_do() {
        for walk in Walk::all() {
            for seed in 0..60 {
                let side = Side::BOTH[seed as usize / 24 % 2];
                let (position, from, pieces) = scattered(walk, side, seed);
                let rules = Ruleset::compile(&[], &pieces).unwrap();
                let mut expected = Reachable::default();
                for mv in rules.legal_moves(&position).into_iter().filter(|mv| mv.from == from) {
                    match mv.capture() {
                        None => expected.quiet = expected.quiet.with(mv.to),
                        Some(victim) if victim == mv.to => {
                            expected.captures = expected.captures.with(victim);
                        }
                        Some(victim) => expected.passing.push((victim, mv.to)),
                    }
                }
                // A pawn that promotes has a move for each promotion.
                expected.passing.sort_unstable();
                expected.passing.dedup();
                assert_eq!(reachable(walk, side, from, &position), expected, "{walk:?} {side} {seed}");
            }
        }
    }

    #[test]
    fn own_units_are_not_captured() {
        let (rook, hurdles) = ask("R", "d4", "d6", "g4");
        assert_eq!(rook.quiet, set("d1 d2 d3 a4 b4 c4 e4 f4 d5"));
        assert_eq!(rook.captures, set("g4"));
        assert!(hurdles.is_empty());
        let (pawn, _) = ask("P", "d2", "c3", "e3");
        assert_eq!((pawn.quiet, pawn.captures), (set("d3 d4"), set("e3")));
    }

    #[test]
    fn hurdles_are_what_moves_depend_on() {
        assert_eq!(ask("G", "d4", "d6", "f4 g4").1, set("d6 f4"));
        // A second unit behind a hurdle is no hurdle of a lion.
        assert_eq!(ask("LI", "d4", "d5", "f4 h4").1, set("d5 f4"));
        assert_eq!(ask("KA", "d4", "d5 d7", "e4").1, set("d5 d7"));
        // The dolphin captures on f4 and goes over it to g4.
        let (dolphin, hurdles) = ask("DO", "d4", "", "e4 f4");
        assert_eq!((dolphin.captures, hurdles), (set("f4"), set("e4 f4")));
    }

    #[test]
    fn victims_elsewhere_are_no_hurdles() {
        let (locust, hurdles) = ask("L", "d4", "d6", "f4 b2");
        assert_eq!(locust.passing, [(square("b2"), square("a1")), (square("f4"), square("g4"))]);
        assert_eq!((locust.victims(), hurdles), (set("b2 f4"), SquareSet::EMPTY));
        assert!(locust.quiet.is_empty() && locust.captures.is_empty());
    }
}
