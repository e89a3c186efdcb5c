//! How units other than the orthodox ones walk: rows of data, one a walk, and code for each family.

mod angle_hoppers;
mod argentines;
mod borrowers;
mod bouncers;
mod crooked;
mod edges;
mod equihoppers;
mod hamsters;
mod hoppers;
mod hunters;
mod kangaroos;
mod leapers;
mod lions;
mod locusts;
mod maos;
mod marine;
mod pawns;
mod radial;
mod riders;
mod roses;
#[cfg(test)]
mod samples;
mod ubi_ubi;

use std::sync::LazyLock;

use board::{Position, Side, Square, SquareSet, Walk};

use crate::ruleset::FirstRank;

/// Files and ranks of one step.
pub(crate) type Vector = (i32, i32);

/// A walk's row: what its units can do.
pub(crate) struct Row {
    /// English letters, large.
    letters: &'static str,
    reach: Reaching,
}

/// Writes down what a unit on a square can do.
pub(crate) type Reaching = fn(&Scene<'_>, Square, &mut Reach);

const fn row(letters: &'static str, reach: Reaching) -> Row {
    Row { letters, reach }
}

/// The rows of all families.
const FAMILIES: &[&[Row]] = &[
    leapers::ROWS,
    riders::ROWS,
    hoppers::ROWS,
    lions::ROWS,
    locusts::ROWS,
    angle_hoppers::ROWS,
    hamsters::ROWS,
    kangaroos::ROWS,
    bouncers::ROWS,
    equihoppers::ROWS,
    radial::ROWS,
    ubi_ubi::ROWS,
    maos::ROWS,
    argentines::ROWS,
    roses::ROWS,
    crooked::ROWS,
    edges::ROWS,
    marine::ROWS,
    pawns::ROWS,
    hunters::ROWS,
    borrowers::ROWS,
];

/// By number of the walk; `None` for orthodox walks and those that are not known here.
static WALKS: LazyLock<[Option<Reaching>; Walk::COUNT]> = LazyLock::new(|| {
    let mut walks = [None; Walk::COUNT];
    for row in FAMILIES.iter().copied().flatten() {
        walks[Walk::with_letters(row.letters).index()] = Some(row.reach);
    }
    walks
});

/// The board as a unit of `side` sees it.
pub(crate) struct Scene<'a> {
    pub(crate) position: &'a Position,
    pub(crate) side: Side,
    /// Squares that are taken to be occupied.
    pub(crate) occupied: SquareSet,
    /// How pawns on their own first rank move.
    pub(crate) first_rank: FirstRank,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(position: &'a Position, side: Side) -> Scene<'a> {
        Scene { position, side, occupied: position.occupied(), first_rank: FirstRank::Frozen }
    }

    fn is_occupied(&self, square: Square) -> bool {
        self.occupied.contains(square)
    }

    /// The first occupied square along the vector.
    fn first_occupied(&self, from: Square, vector: Vector) -> Option<Square> {
        let mut square = step(from, vector)?;
        while !self.is_occupied(square) {
            square = step(square, vector)?;
        }
        Some(square)
    }
}

/// What a unit can do from its square as it walks. Whose the units on the occupied squares are is not looked at.
#[derive(Default)]
pub(crate) struct Reach {
    /// Empty squares to which it can go.
    pub(crate) quiet: SquareSet,
    /// Occupied squares on which it can capture.
    pub(crate) captures: SquareSet,
    /// Captures of a unit elsewhere than on the square of arrival, which is empty: the victim and that square.
    pub(crate) passing: Vec<(Square, Square)>,
}

impl Reach {
    /// The unit arrives on `square`, be it empty or not.
    fn arrive(&mut self, scene: &Scene<'_>, square: Square) {
        let set = if scene.is_occupied(square) { &mut self.captures } else { &mut self.quiet };
        *set = set.with(square);
    }

    fn go(&mut self, square: Square) {
        self.quiet = self.quiet.with(square);
    }

    fn capture(&mut self, square: Square) {
        self.captures = self.captures.with(square);
    }

    /// The unit captures on `victim` and arrives on `to`, an empty square; each such capture counts once.
    fn pass(&mut self, victim: Square, to: Square) {
        if !self.passing.contains(&(victim, to)) {
            self.passing.push((victim, to));
        }
    }
}

/// What a unit with a walk other than the orthodox ones can do from its square.
pub(crate) fn reach(walk: Walk, scene: &Scene<'_>, from: Square) -> Reach {
    let mut reach = Reach::default();
    if let Some(reaching) = WALKS[walk.index()] {
        reaching(scene, from, &mut reach);
    }
    reach
}

/// Whether a fairy unit on `from` attacks `target`, an occupied square.
pub(crate) fn attacks(walk: Walk, scene: &Scene<'_>, from: Square, target: Square) -> bool {
    let reach = reach(walk, scene, from);
    reach.captures.contains(target) || reach.passing.iter().any(|&(victim, _)| victim == target)
}

fn step(from: Square, (files, ranks): Vector) -> Option<Square> {
    Square::try_new(i32::from(from.file()) + files, i32::from(from.rank()) + ranks)
}

/// Vectors of the rook.
const ROOK: &[Vector] = &[(1, 0), (0, 1), (-1, 0), (0, -1)];
/// Vectors of the bishop.
const BISHOP: &[Vector] = &[(1, 1), (-1, 1), (-1, -1), (1, -1)];
/// Vectors of queen and king.
const QUEEN: &[Vector] = &[(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];
/// Vectors of the knight, in the order in which they go round.
const KNIGHT: &[Vector] = &oblique(1, 2);
const CAMEL: &[Vector] = &oblique(1, 3);
const ZEBRA: &[Vector] = &oblique(2, 3);

/// The four vectors of `files` along a rank or a file.
const fn straight(length: i32) -> [Vector; 4] {
    [(length, 0), (0, length), (-length, 0), (0, -length)]
}

/// The four vectors of `length` along a diagonal.
const fn diagonal(length: i32) -> [Vector; 4] {
    [(length, length), (-length, length), (-length, -length), (length, -length)]
}

/// The eight vectors of `a` squares one way and `b` the other.
const fn oblique(a: i32, b: i32) -> [Vector; 8] {
    [(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)]
}

#[cfg(test)]
mod tests;
