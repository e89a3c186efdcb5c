//! Ways across the board that do not depend on what stands on it.

use std::sync::LazyLock;

use board::{Square, SquareSet};

use super::{Reach, Scene, Vector, step};

/// The squares of a way in their order, without the square where it begins.
pub(super) struct Path {
    squares: Vec<Square>,
    set: SquareSet,
}

/// By the square where they begin.
pub(super) struct Paths(Vec<Vec<Path>>);

/// Paths that are laid out when they are first asked for.
pub(super) type LazyPaths = LazyLock<Paths>;

/// The vectors of the steps of a path.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    pub(super) first: Vector,
    pub(super) second: Vector,
    /// Whether the two are taken in turn; if not, the second is repeated.
    pub(super) alternate: bool,
}

impl Steps {
    fn vector(self, number: usize) -> Vector {
        let is_first = if self.alternate { number.is_multiple_of(2) } else { number == 0 };
        if is_first { self.first } else { self.second }
    }
}

impl Paths {
    /// From each square to the edge.
    pub(super) fn new(ways: impl Iterator<Item = Steps>) -> Paths {
        let ways: Vec<Steps> = ways.collect();
        Paths(Square::all().map(|from| ways.iter().map(|&steps| Path::new(from, steps)).collect()).collect())
    }

    /// Along each path to the first unit, which can be captured.
    pub(super) fn follow(&self, scene: &Scene<'_>, from: Square, reach: &mut Reach) {
        for path in &self.0[from.index()] {
            if !scene.wants(path.set) {
                continue;
            }
            if scene.is_empty(path.set) {
                reach.quiet |= path.set;
                continue;
            }
            for &to in &path.squares {
                reach.arrive(scene, to);
                if scene.is_occupied(to) {
                    break;
                }
            }
        }
    }
}

impl Path {
    fn new(from: Square, steps: Steps) -> Path {
        let mut path = Path { squares: Vec::new(), set: SquareSet::EMPTY };
        let mut square = from;
        while let Some(to) = step(square, steps.vector(path.squares.len())) {
            path.squares.push(to);
            path.set = path.set.with(to);
            square = to;
        }
        path
    }
}
