//! Positions for the tests of walks.

use board::{Effect, Piece, Position, Reason, Side, Square, SquareSet, Walk};

use super::{Reach, Scene, reach};

/// What a white unit on `from` can reach among own and enemy units that never move: empty squares, then with an x before
/// them those of enemies, from a1 by ranks.
pub(super) fn walked(letters: &str, from: &str, own: &str, enemy: &str) -> String {
    let walk = Walk::with_letters(letters);
    let mut position = Position::new();
    put(&mut position, from, Piece::new(Side::White, walk));
    for (units, side) in [(own, Side::White), (enemy, Side::Black)] {
        for unit in units.split_whitespace() {
            put(&mut position, unit, Piece::new(side, Walk::DUMMY));
        }
    }
    let reach = reach(walk, &Scene::new(&position, Side::White), square(from));
    let quiet = reach.quiet.map(|to| to.to_string());
    let captures = (reach.captures & position.side(Side::Black)).map(|to| format!("x{to}"));
    quiet.chain(captures).collect::<Vec<_>>().join(" ")
}

/// What a white unit on `from` can do among `others`: units as `bSd4`, or squares with black units that never move.
pub(super) fn reach_of(letters: &str, from: &str, others: &str) -> Reach {
    let walk = Walk::with_letters(letters);
    let mut position = Position::new();
    put(&mut position, from, Piece::new(Side::White, walk));
    for unit in others.split_whitespace() {
        let (unit, on) = unit.split_at(unit.len() - 2);
        let side = if unit.starts_with('w') { Side::White } else { Side::Black };
        let walk = unit.get(1..).map_or(Walk::DUMMY, Walk::with_letters);
        put(&mut position, on, Piece::new(side, walk));
    }
    reach(walk, &Scene::new(&position, Side::White), square(from))
}

/// The squares named in the text.
pub(super) fn set(squares: &str) -> SquareSet {
    squares.split_whitespace().map(square).collect()
}

fn put(position: &mut Position, on: &str, piece: Piece) {
    position.apply(&Effect::Create { square: square(on), piece, reason: Reason::Setup });
}

pub(super) fn square(name: &str) -> Square {
    name.parse().expect("a square")
}
