//! How units other than the orthodox ones walk: rows of data, one a walk, and code for each family.

mod angle_hoppers;
mod argentines;
mod borrowers;
mod bouncers;
mod crooked;
mod defined;
mod direct;
mod edges;
mod equihoppers;
mod hamsters;
mod hoppers;
mod hunters;
mod hurdles;
mod kangaroos;
mod leapers;
mod lines;
mod lions;
mod locusts;
mod maos;
mod marine;
mod paths;
mod pawns;
mod radial;
mod rays;
mod riders;
mod roses;
#[cfg(test)]
mod samples;
mod ubi_ubi;

use std::cell::Cell;
use std::sync::{LazyLock, OnceLock};

use board::{
    Position, Side, Square, SquareSet, Walk, bishop_attacks, king_attacks, knight_attacks, pawn_attacks,
    queen_attacks, rook_attacks,
};

use crate::ruleset::FirstRank;
use rays::{first_along, ray};

pub(crate) use defined::OwnWalks;

pub(crate) use hurdles::{has_hurdle, has_several_ways, hurdles};
pub(crate) use lines::{Line, has_lines, lines};

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
///
/// It keeps a record of the squares that were asked about: what a unit can do on a board depends on nothing else, so it
/// can do the same on all boards that agree on these squares.
pub(crate) struct Scene<'a> {
    pub(crate) position: &'a Position,
    pub(crate) side: Side,
    /// Squares that are taken to be occupied.
    occupied: SquareSet,
    /// How pawns on their own first rank move.
    pub(crate) first_rank: FirstRank,
    /// Empty squares on which a pawn can be captured en passant.
    pub(crate) passed: SquareSet,
    /// The walks that the problem defines itself.
    pub(crate) own: &'a OwnWalks,
    /// The only square whose capture is asked for; `None` if everything that the unit can do is wanted.
    target: Option<Square>,
    looked: Cell<SquareSet>,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(position: &'a Position, side: Side) -> Scene<'a> {
        Scene {
            position,
            side,
            occupied: position.occupied(),
            first_rank: FirstRank::Frozen,
            own: OwnWalks::NONE,
            passed: SquareSet::EMPTY,
            target: None,
            looked: Cell::new(SquareSet::EMPTY),
        }
    }

    /// With pawns on their own first rank moving like this, with these walks of the problem's own, and with captures en
    /// passant on these squares.
    pub(crate) fn under(self, first_rank: FirstRank, own: &'a OwnWalks, passed: SquareSet) -> Scene<'a> {
        Scene { first_rank, own, passed, ..self }
    }

    /// With captures en passant on these squares.
    pub(crate) fn with_passed(self, passed: SquareSet) -> Scene<'a> {
        Scene { passed, ..self }
    }

    /// With other squares occupied than those of the position; whose the units are is not known there.
    pub(crate) fn with_occupied(self, occupied: SquareSet) -> Scene<'a> {
        Scene { occupied, ..self }
    }

    /// Asks `question` on a board on which pawns on their own first rank move like this.
    fn ask_with(&self, first_rank: FirstRank, question: impl FnOnce(&Scene<'a>)) {
        let other = Scene { first_rank, looked: Cell::new(SquareSet::EMPTY), ..*self };
        question(&other);
        self.look(other.looked.get());
    }

    /// As a unit of `side` sees it if only captures of `target` are asked for, in the middle of another unit's reach.
    fn seen_by(&self, side: Side, target: Option<Square>) -> Scene<'a> {
        self.look(SquareSet::ALL);
        Scene { side, target, looked: Cell::new(SquareSet::ALL), ..*self }
    }

    #[inline(always)]
    fn look(&self, squares: SquareSet) {
        self.looked.set(self.looked.get() | squares);
    }

    /// The units themselves; after that nothing is known about what the result depends on.
    fn units(&self) -> &'a Position {
        self.look(SquareSet::ALL);
        self.position
    }

    /// All occupied squares.
    fn all_occupied(&self) -> SquareSet {
        self.look(SquareSet::ALL);
        self.occupied
    }

    #[inline(always)]
    fn is_occupied(&self, square: Square) -> bool {
        self.look(SquareSet::of(square));
        self.occupied.contains(square)
    }

    /// Whether all these squares are empty.
    #[inline(always)]
    fn is_empty(&self, squares: SquareSet) -> bool {
        self.look(squares);
        (self.occupied & squares).is_empty()
    }

    /// Whether captures on these squares are asked for.
    #[inline(always)]
    fn wants(&self, squares: SquareSet) -> bool {
        self.target.is_none_or(|target| squares.contains(target))
    }

    /// Whether captures on the ray along the vector are asked for.
    #[inline(always)]
    fn wants_along(&self, from: Square, vector: Vector) -> bool {
        self.wants(ray(from, vector))
    }

    /// The first occupied square along the vector.
    #[inline(always)]
    fn first_occupied(&self, from: Square, vector: Vector) -> Option<Square> {
        let ray = ray(from, vector);
        let first = first_along(ray, vector, ray & self.occupied);
        self.look(first.map_or(ray, |(_, up_to)| up_to));
        first.map(|(square, _)| square)
    }

    /// The squares along the vector up to the first occupied one, which is told apart.
    #[inline(always)]
    fn way_along(&self, from: Square, vector: Vector) -> (SquareSet, Option<Square>) {
        let ray = ray(from, vector);
        match first_along(ray, vector, ray & self.occupied) {
            Some((square, up_to)) => {
                self.look(up_to);
                (up_to.without(square), Some(square))
            }
            None => {
                self.look(ray);
                (ray, None)
            }
        }
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
    /// Empty squares on which it arrives with a capture en passant.
    pub(crate) en_passant: SquareSet,
}

impl Reach {
    /// The unit arrives on `square`, be it empty or not.
    #[inline(always)]
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
    add_fairy(walk, scene, from, &mut reach);
    reach
}

fn add_fairy(walk: Walk, scene: &Scene<'_>, from: Square, reach: &mut Reach) {
    if let Some(index) = walk.own_index() {
        defined::walk(scene, index, from, reach);
    } else if let Some(reaching) = WALKS[walk.index()] {
        reaching(scene, from, reach);
    }
}

/// What a unit with any walk can do from its square; castling and captures en passant are left out.
pub(crate) fn reach_of_any(walk: Walk, scene: &Scene<'_>, from: Square) -> Reach {
    let mut reach = Reach::default();
    add(walk, scene, from, &mut reach);
    reach
}

/// Adds what a unit with `walk`, be it orthodox or not, can do.
fn add(walk: Walk, scene: &Scene<'_>, from: Square, reach: &mut Reach) {
    let squares = match walk {
        Walk::PAWN => return pawns::walk_as(scene, scene.side, from, reach),
        Walk::KNIGHT => knight_attacks(from),
        Walk::BISHOP => bishop_attacks(from, scene.occupied),
        Walk::ROOK => rook_attacks(from, scene.occupied),
        Walk::QUEEN => queen_attacks(from, scene.occupied),
        Walk::KING => king_attacks(from),
        _ => return add_fairy(walk, scene, from, reach),
    };
    // A line goes on to its first occupied square, which is among them.
    scene.look(squares);
    reach.quiet |= squares & !scene.occupied;
    reach.captures |= squares & scene.occupied;
}

/// Whether a fairy unit on `from` attacks `target`, an occupied square.
pub(crate) fn attacks(walk: Walk, scene: Scene<'_>, from: Square, target: Square) -> bool {
    watch(walk, scene, from, target).0
}

/// The same, and squares on which it depends: as long as nobody leaves, fills or is replaced on one of them and `target` is
/// occupied, it does not change. All squares where it depends on more than that.
#[inline]
pub(crate) fn watch(walk: Walk, scene: Scene<'_>, from: Square, target: Square) -> (bool, SquareSet) {
    if !range(walk, scene.side, scene.first_rank, from).contains(target) {
        return (false, SquareSet::EMPTY);
    }
    let Scene { position, side, first_rank, occupied, .. } = scene;
    if let Some(known) = direct::watch(walk, position, side, first_rank, occupied, from, target) {
        return known;
    }
    watch_reach(walk, Scene { target: Some(target), ..scene }, from, target)
}

/// The same by all that the unit can do to capture there, which any walk can tell.
#[inline(never)]
fn watch_reach(walk: Walk, scene: Scene<'_>, from: Square, target: Square) -> (bool, SquareSet) {
    let reach = reach(walk, &scene, from);
    let attacks =
        reach.captures.contains(target) || reach.passing.iter().any(|&(victim, _)| victim == target);
    (attacks, scene.looked.get())
}

/// By square: where a unit can capture at all, on some board.
type Range = [SquareSet; 64];

const SIDES: usize = 2;
const FIRST_RANKS: usize = 3;

/// Squares on which a unit of `side` can capture from `from` on some board; perhaps more, never fewer.
#[inline(always)]
pub(crate) fn range(walk: Walk, side: Side, first_rank: FirstRank, from: Square) -> SquareSet {
    match walk {
        Walk::PAWN => return pawn_attacks(side, from),
        Walk::KNIGHT => return knight_attacks(from),
        Walk::BISHOP => return bishop_attacks(from, SquareSet::EMPTY),
        Walk::ROOK => return rook_attacks(from, SquareSet::EMPTY),
        Walk::QUEEN => return queen_attacks(from, SquareSet::EMPTY),
        Walk::KING => return king_attacks(from),
        _ if walk.is_own() => return SquareSet::ALL,
        _ => {}
    }
    static RANGES: [OnceLock<Range>; Walk::COUNT * SIDES * FIRST_RANKS] =
        [const { OnceLock::new() }; Walk::COUNT * SIDES * FIRST_RANKS];
    let number = (walk.index() * SIDES + side.index()) * FIRST_RANKS + first_rank as usize;
    RANGES[number].get_or_init(|| ranges(walk, side, first_rank))[from.index()]
}

/// Squares from which a unit of `side` can capture on `target` on some board; perhaps more, never fewer.
#[inline(always)]
pub(crate) fn sources(walk: Walk, side: Side, first_rank: FirstRank, target: Square) -> SquareSet {
    if walk.is_own() {
        return SquareSet::ALL;
    }
    static SOURCES: [OnceLock<Range>; Walk::COUNT * SIDES * FIRST_RANKS] =
        [const { OnceLock::new() }; Walk::COUNT * SIDES * FIRST_RANKS];
    let number = (walk.index() * SIDES + side.index()) * FIRST_RANKS + first_rank as usize;
    SOURCES[number].get_or_init(|| {
        std::array::from_fn(|target| {
            let target = Square::from_index(target);
            let reaches = |&from: &Square| range(walk, side, first_rank, from).contains(target);
            Square::all().filter(reaches).collect()
        })
    })[target.index()]
}

/// A walk that asks about no square of the empty board when only captures of one square are wanted would ask about none on
/// any other board either: so it never captures there.
fn ranges(walk: Walk, side: Side, first_rank: FirstRank) -> Range {
    let empty = Position::new();
    std::array::from_fn(|from| {
        let square = Square::from_index(from);
        let asks = |target: &Square| {
            let scene = Scene { first_rank, target: Some(*target), ..Scene::new(&empty, side) };
            reach(walk, &scene, square);
            scene.looked.get().any()
        };
        Square::all().filter(asks).collect()
    })
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
