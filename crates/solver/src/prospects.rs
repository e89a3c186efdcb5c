//! Positions from which mate or stalemate is out of reach, seen without a search.
//!
//! In the final position of help or series play each square around the mated king is either occupied by its own side or
//! attacked by the mating side. The mated side brings at most one unit a move next to its king; a unit of the mating side
//! attacks at most so many of the squares as it could on an empty board, from any square that it can reach there in the
//! moves that are left. If the sum is too small for every square that the king can still reach, no line leads to the goal.
//!
//! Valid where moves and attacks are orthodox and captured units stay off the board: `orthodox_play`.

use std::sync::LazyLock;

use board::{
    CastlingRights, CastlingWing, Position, Side, Square, SquareSet, Walk, bishop_attacks, king_attacks,
    knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use problem::Goal;
use rules::Ruleset;

use crate::immobility;

/// With more moves than this for the mating side nothing is excluded.
const MOVES: usize = 7;

/// What a unit of White can do at best on an empty board; for Black the board is turned upside down.
struct Reach {
    /// By moves, walk, square and king's square: how many squares around the enemy king it can attack after at most so
    /// many moves.
    guards: Vec<u8>,
    /// One more than that, as far as it gives check too; 0 if it cannot.
    checks: Vec<u8>,
    /// By walk, square and king's square: the fewest moves after which it stands next to a king of its own side.
    arrivals: Vec<u8>,
}

/// More than anything that is counted.
const NEVER: u8 = u8::MAX;

const STATES: usize = Walk::ORTHODOX.len() * 64;

static REACH: LazyLock<Reach> = LazyLock::new(Reach::new);

/// A walk on a square.
type State = (Walk, Square);

/// A number for each square of a king.
type Row = [u8; 64];

/// Leaves in each place the greater of the two numbers.
fn raise(row: &mut Row, other: &Row) {
    row.iter_mut().zip(other).for_each(|(number, &other)| *number = (*number).max(other));
}

/// A unit as it stands, without a move: rows as in [`Reach`], and where it can go.
struct Standing {
    guards: Row,
    checks: Row,
    moves: SquareSet,
    promotions: SquareSet,
}

impl Standing {
    fn new(state: State) -> Standing {
        let (moves, promotions) = moves_of(state);
        let mut standing = Standing { guards: [0; 64], checks: [0; 64], moves, promotions };
        let attacked = attacks(state);
        for king in Square::all() {
            // Kings never stand side by side, and nobody stands on the king's square.
            if state.1 == king || state.0 == Walk::KING && attacked.contains(king) {
                continue;
            }
            let guarded = (attacked & king_attacks(king)).len() as u8;
            standing.guards[king.index()] = guarded;
            if attacked.contains(king) {
                standing.checks[king.index()] = guarded + 1;
            }
        }
        standing
    }
}

/// The squares on which a unit can stand, by its walk.
type Stands = [SquareSet; Walk::ORTHODOX.len()];

impl Reach {
    fn new() -> Reach {
        let mut reach = Reach {
            guards: vec![0; (MOVES + 1) * STATES * 64],
            checks: vec![0; (MOVES + 1) * STATES * 64],
            arrivals: vec![NEVER; STATES * 64],
        };
        let states = || Walk::ORTHODOX.into_iter().flat_map(|walk| Square::all().map(move |at| (walk, at)));
        // Each state has its place by `number`.
        let standing: Vec<Standing> = states().map(Standing::new).collect();
        for start in states() {
            reach.explore(&standing, start);
        }
        reach
    }

    fn explore(&mut self, standing: &[Standing], start: State) {
        let mut frontier: Stands = Default::default();
        frontier[start.0.index()] = start.1.into();
        let mut seen = frontier;
        let mut beside = SquareSet::EMPTY;
        let mut guards = [0; 64];
        let mut checks = [0; 64];
        for moves in 0..=MOVES {
            let mut next: Stands = Default::default();
            let mut beside_now = SquareSet::EMPTY;
            for walk in Walk::ORTHODOX {
                for square in frontier[walk.index()] {
                    let unit = &standing[number((walk, square))];
                    raise(&mut guards, &unit.guards);
                    raise(&mut checks, &unit.checks);
                    beside_now |= king_attacks(square);
                    next[walk.index()] |= unit.moves;
                    // Queen and knight together can do what any promoted unit can.
                    next[Walk::QUEEN.index()] |= unit.promotions;
                    next[Walk::KNIGHT.index()] |= unit.promotions;
                }
            }
            for king in beside_now & !beside {
                self.arrivals[number(start) * 64 + king.index()] = moves as u8;
            }
            beside |= beside_now;
            let row = (moves * STATES + number(start)) * 64;
            self.guards[row..row + 64].copy_from_slice(&guards);
            self.checks[row..row + 64].copy_from_slice(&checks);
            for ((frontier, seen), next) in frontier.iter_mut().zip(&mut seen).zip(next) {
                *frontier = next & !*seen;
                *seen |= next;
            }
        }
    }

    #[inline]
    fn guards(&self, moves: usize, unit: State, king: Square) -> usize {
        usize::from(self.guards[(moves * STATES + number(unit)) * 64 + king.index()])
    }

    /// `None` if the unit cannot give check.
    #[inline]
    fn guards_with_check(&self, moves: usize, unit: State, king: Square) -> Option<usize> {
        let guarded = self.checks[(moves * STATES + number(unit)) * 64 + king.index()];
        guarded.checked_sub(1).map(usize::from)
    }

    #[inline]
    fn moves_beside(&self, unit: State, king: Square) -> usize {
        usize::from(self.arrivals[number(unit) * 64 + king.index()])
    }
}

fn number((walk, square): State) -> usize {
    walk.index() * 64 + square.index()
}

/// Squares that a white unit attacks on an empty board.
fn attacks((walk, square): State) -> SquareSet {
    match walk {
        Walk::PAWN => pawn_attacks(Side::White, square),
        Walk::KNIGHT => knight_attacks(square),
        Walk::BISHOP => bishop_attacks(square, SquareSet::EMPTY),
        Walk::ROOK => rook_attacks(square, SquareSet::EMPTY),
        Walk::QUEEN => queen_attacks(square, SquareSet::EMPTY),
        _ => king_attacks(square),
    }
}

/// Where a white unit can go with one move if everything suits it (a pawn may capture, a king castle), and where it becomes
/// another unit there.
fn moves_of(state: State) -> (SquareSet, SquareSet) {
    let (walk, square) = state;
    let mut targets = attacks(state);
    let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
    if walk == Walk::PAWN {
        targets.extend_with(Square::try_new(file, rank + 1));
        if rank == 1 {
            targets.extend_with(Square::try_new(file, rank + 2));
        }
        return (targets & !SquareSet::rank(7), targets & SquareSet::rank(7));
    }
    if walk == Walk::KING && (file, rank) == (4, 0) {
        targets.extend_with(Square::try_new(6, 0));
        targets.extend_with(Square::try_new(2, 0));
    }
    (targets, SquareSet::EMPTY)
}

trait ExtendWith {
    fn extend_with(&mut self, square: Option<Square>);
}

impl ExtendWith for SquareSet {
    fn extend_with(&mut self, square: Option<Square>) {
        if let Some(square) = square {
            *self = self.with(square);
        }
    }
}

/// What is asked of a position here.
pub(crate) trait Placement {
    /// Where the king of `side` stands.
    fn king(&self, side: Side) -> Option<Square>;

    /// Squares of the units of `side`.
    fn side(&self, side: Side) -> SquareSet;

    /// The walk of the unit on `square`, an occupied one.
    fn walk_on(&self, square: Square) -> Walk;

    fn castling(&self) -> CastlingRights;

    /// Whether `stalemating` certainly cannot immobilise its opponent with `moves` moves of its own and `helping` of the
    /// opponent.
    fn stays_mobile(&self, _stalemating: Side, _moves: usize, _helping: usize) -> bool {
        false
    }
}

impl Placement for Position {
    fn king(&self, side: Side) -> Option<Square> {
        Position::king(self, side)
    }

    fn side(&self, side: Side) -> SquareSet {
        Position::side(self, side)
    }

    fn walk_on(&self, square: Square) -> Walk {
        self.piece(square).expect("a unit stands there").walk()
    }

    fn castling(&self) -> CastlingRights {
        Position::castling(self)
    }

    fn stays_mobile(&self, stalemating: Side, moves: usize, helping: usize) -> bool {
        immobility::is_out_of_reach(self, stalemating, moves, helping)
    }
}

/// How many positions are looked at before it is decided whether looking is worth it.
const TRIAL: u32 = 4096;
/// How many positions are then passed over before the next trial, if it is not.
const PAUSE: u32 = 16 * TRIAL;

/// Decides what is out of reach in one search, for one thread.
pub(crate) struct Prospects {
    /// Whether the mating side must give check.
    needs_check: bool,
    /// By moves of the mating side.
    experience: [Experience; MOVES + 1],
}

/// Positions looked at and excluded in the present trial, and positions to pass over before it.
#[derive(Clone, Copy, Default)]
struct Experience {
    tried: u32,
    excluded: u32,
    pause: u32,
}

impl Prospects {
    /// `None` where the reasoning does not hold.
    pub(crate) fn new(rules: &Ruleset, goal: Goal) -> Option<Prospects> {
        let holds = rules.capabilities().orthodox_play;
        let needs_check = match goal {
            Goal::Mate => true,
            Goal::Stalemate => false,
            _ => return None,
        };
        holds.then(|| Prospects { needs_check, experience: Default::default() })
    }

    /// Whether `mating` certainly cannot reach the goal with `moves` moves of its own and `helping` of its opponent.
    #[inline]
    pub(crate) fn are_nil(
        &mut self,
        position: &impl Placement,
        mating: Side,
        moves: usize,
        helping: usize,
    ) -> bool {
        let Some(experience) = self.experience.get_mut(moves) else { return false };
        if experience.pause > 0 {
            experience.pause -= 1;
            return false;
        }
        let nil = (!self.needs_check && position.stays_mobile(mating, moves, helping))
            || !possible(position, mating, moves, helping, self.needs_check);
        experience.tried += 1;
        experience.excluded += u32::from(nil);
        if experience.tried == TRIAL {
            // Not worth the time unless one position in eight is excluded.
            let pause = if experience.excluded < TRIAL / 8 { PAUSE } else { 0 };
            *experience = Experience { pause, ..Experience::default() };
        }
        nil
    }
}

/// Units of a side as if it were White.
struct Units {
    units: [State; 64],
    count: usize,
}

impl Units {
    fn new(position: &impl Placement, side: Side, squares: SquareSet) -> Units {
        let mut units = Units { units: [(Walk::KING, Square::from_index(0)); 64], count: 0 };
        for square in squares {
            units.units[units.count] = (position.walk_on(square), seen_by(side, square));
            units.count += 1;
        }
        units
    }

    fn as_slice(&self) -> &[State] {
        &self.units[..self.count]
    }
}

fn seen_by(side: Side, square: Square) -> Square {
    if side == Side::White { square } else { square.flipped() }
}

fn possible(
    position: &impl Placement,
    mating: Side,
    moves: usize,
    helping: usize,
    needs_check: bool,
) -> bool {
    let reach = &*REACH;
    let Some(king) = position.king(!mating) else { return true };
    let units = Units::new(position, mating, position.side(mating));
    let helpers = Units::new(position, !mating, position.side(!mating).without(king));
    // Castling moves two units at once.
    let castles = |side| {
        let rights = position.castling();
        rights.allows(side, CastlingWing::King) || rights.allows(side, CastlingWing::Queen)
    };
    let moves = (moves + usize::from(castles(mating))).min(MOVES);
    let helping = helping + usize::from(castles(!mating));
    let (file, rank) = (i32::from(king.file()), i32::from(king.rank()));
    // The king's own square first: it is the one that is possible most often.
    for distance in 0..=helping.min(7) {
        let far = distance as i32;
        for df in -far..=far {
            let step = if df.abs() == far { 1 } else { 2 * far };
            for dr in (-far..=far).step_by(step.max(1) as usize) {
                let Some(square) = Square::try_new(file + df, rank + dr) else { continue };
                let around = king_attacks(square).len() as usize;
                let seen = seen_by(!mating, square);
                let blocks = blocks(reach, helpers.as_slice(), seen, helping - distance);
                let wanted = around.saturating_sub(blocks);
                let seen = seen_by(mating, square);
                let units = units.as_slice();
                let possible = if needs_check {
                    can_mate(reach, units, seen, moves, wanted)
                } else {
                    can_guard(reach, units, None, seen, moves, wanted)
                };
                if possible {
                    return true;
                }
            }
        }
    }
    false
}

/// The most units that can stand next to their own king with so many moves among them.
fn blocks(reach: &Reach, helpers: &[State], king: Square, moves: usize) -> usize {
    // By moves needed: how many units need so many.
    let mut needing = [0; 9];
    for &unit in helpers {
        needing[reach.moves_beside(unit, king).min(8)] += 1;
    }
    let mut blocks = needing[0];
    let mut left = moves;
    for (needed, &units) in needing.iter().enumerate().take(8).skip(1) {
        let affordable = units.min(left / needed);
        blocks += affordable;
        left -= affordable * needed;
        if affordable < units {
            break;
        }
    }
    blocks
}

/// Whether one unit can give check while all together attack `wanted` squares around the king.
fn can_mate(reach: &Reach, units: &[State], king: Square, moves: usize, wanted: usize) -> bool {
    units.iter().enumerate().any(|(at, &unit)| {
        reach.guards_with_check(moves, unit, king).is_some()
            && can_guard(reach, units, Some(at), king, moves, wanted)
    })
}

/// Whether the units, with so many moves among them, can attack `wanted` squares around the king, the one with number
/// `checker` giving check.
fn can_guard(
    reach: &Reach,
    units: &[State],
    checker: Option<usize>,
    king: Square,
    moves: usize,
    wanted: usize,
) -> bool {
    // By moves spent: the most squares that can be guarded, once that is possible at all.
    let mut best = [None; MOVES + 1];
    match checker {
        Some(at) => {
            for (spent, best) in best.iter_mut().enumerate().take(moves + 1) {
                *best = reach.guards_with_check(spent, units[at], king);
            }
        }
        None => best[0] = Some(0),
    }
    for (at, &unit) in units.iter().enumerate() {
        if checker == Some(at) {
            continue;
        }
        for spent in (0..=moves).rev() {
            best[spent] =
                (0..=spent).filter_map(|own| Some(best[spent - own]? + reach.guards(own, unit, king))).max();
        }
        if best[moves].is_some_and(|guarded| guarded >= wanted) {
            return true;
        }
    }
    best[moves].is_some_and(|guarded| guarded >= wanted)
}

#[cfg(test)]
#[path = "prospects_tests.rs"]
mod tests;
