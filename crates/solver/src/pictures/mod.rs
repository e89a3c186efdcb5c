//! Final pictures: what the positions at the end of help and series play can look like, found before the search.
//!
//! A picture names the squares of those units that make a position a mate or stalemate (the mated king, what guards and
//! blocks its flights, what immobilises other units) and leaves the others open. Each unit needs at least so many moves
//! to its place; a side that has no moves to spare for a picture cannot get there any more. A position for which no picture
//! is left need not be searched. All solutions agree with one of the pictures (`composer.rs`), so none is lost.
//!
//! Valid where units, moves and checks are those of orthodox chess: `orthodox_play`.

mod composer;
mod course;
mod distances;
mod forecast;
mod placement;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use board::{Position, Side, Square};
use problem::Goal;
use rayon::prelude::*;
use rules::Ruleset;

use crate::budget::Budget;

use composer::{Brief, Composer, Effort, End, Failure, Fate};
pub(crate) use course::Course;
use distances::{FREELY, State, distance};
pub(crate) use forecast::Forecast;
use placement::Unit;

/// More moves of a side than this are not planned.
const MOVES: usize = 60;

/// All final pictures of play of one length.
pub(crate) struct Pictures {
    /// The units of the diagram: where they stand.
    squares: Vec<Square>,
    states: Vec<State>,
    /// By unit, then by picture: where it ends.
    targets: Vec<Vec<State>>,
    /// By picture and side: the units to be captured.
    captured: Vec<[u64; 2]>,
    candidates: Vec<Candidate>,
}

/// A picture with the moves that each side can spare.
#[derive(Clone, Copy)]
struct Candidate {
    picture: u32,
    /// By side.
    spare: [i8; 2],
    /// By side: how many captures its pawns can find at most.
    captures: [u8; 2],
}

/// Play of one length.
pub(crate) struct Length<'p> {
    pub(crate) start: &'p Position,
    pub(crate) goal: Goal,
    /// The side that makes the last move.
    pub(crate) mating: Side,
    /// Its moves.
    pub(crate) moves: usize,
    /// Moves of its opponent.
    pub(crate) helping: usize,
}

impl Pictures {
    /// The pictures of play of this length, and the placements looked at to find them; no more of them than `effort`.
    /// `None` where the reasoning does not hold.
    fn compose(
        rules: &Ruleset,
        budget: &Budget<'_>,
        length: &Length<'_>,
        effort: u64,
    ) -> Option<Result<(Pictures, u64), Failure>> {
        let &Length { start, goal, mating, moves, helping } = length;
        let end = match goal {
            Goal::Mate => End::Mate,
            Goal::Stalemate => End::Stalemate,
            Goal::ProofGame | Goal::PositionToPosition => End::Diagram(wanted(rules)?),
            _ => return None,
        };
        if !rules.capabilities().orthodox_play || moves > MOVES || helping > MOVES {
            return None;
        }
        let mut available = [0; 2];
        for (side, moves) in [(mating, moves), (!mating, helping)] {
            // Castling moves two units at once.
            available[side.index()] = moves as u8 + u8::from(start.castling().allows_any(side));
        }
        let brief = Brief::new(start, mating, end, available)?;
        let granted = Effort::new(effort);
        let found = brief.king_squares().into_par_iter().map(|square| {
            let mut composer = Composer::new(&brief, square, &granted, budget);
            composer.compose()?;
            // The same picture can be found in several ways.
            Ok(composer.found.into_iter().collect())
        });
        let found: Vec<BTreeSet<Vec<Fate>>> = match found.collect() {
            Ok(found) => found,
            Err(failure) => return Some(Err(failure)),
        };
        let mut pictures = Pictures {
            squares: brief.units.iter().map(|unit| unit.square).collect(),
            states: brief.units.iter().map(|&unit| state(unit)).collect(),
            targets: vec![Vec::new(); brief.units.len()],
            captured: Vec::new(),
            candidates: Vec::new(),
        };
        for fates in found.iter().flatten() {
            pictures.add(&brief.units, fates, available);
        }
        Some(Ok((pictures, effort - granted.left())))
    }

    /// Whether there is no way to the goal.
    pub(crate) fn is_empty(&self) -> bool {
        self.candidates.is_empty()
    }

    fn add(&mut self, units: &[Unit], fates: &[Fate], available: [u8; 2]) {
        // A side's pawns capture nobody who stands on the board in the end.
        let mut captures = [0; 2];
        let mut captured = [0; 2];
        for (at, (unit, fate)) in units.iter().zip(fates).enumerate() {
            if !matches!(fate, Fate::Placed(_)) {
                captures[(!unit.side).index()] += 1;
            }
            if *fate == Fate::Captured {
                captured[unit.side.index()] |= 1 << at;
            }
        }
        let captures = captures.map(|captures: u8| captures.min(FREELY));
        let mut spare = available.map(i32::from);
        for (unit, fate) in units.iter().zip(fates) {
            if let Fate::Placed(state) = fate {
                let side = unit.side.index();
                spare[side] -= i32::from(distance(self::state(*unit), *state, captures[side]));
            }
        }
        if spare.iter().any(|&spare| spare < 0) {
            return;
        }
        for (targets, fate) in self.targets.iter_mut().zip(fates) {
            targets.push(match fate {
                Fate::Placed(state) => *state,
                Fate::Open | Fate::Captured => State::ANY,
            });
        }
        let picture = self.captured.len() as u32;
        self.captured.push(captured);
        self.candidates.push(Candidate { picture, spare: spare.map(|spare| spare as i8), captures });
    }
}

fn state(unit: Unit) -> State {
    State::new(unit.side, unit.walk, unit.square)
}

/// The units of the diagram that a proof game leads to.
fn wanted(rules: &Ruleset) -> Option<Vec<Unit>> {
    let target = rules.target()?;
    let unit = |square| {
        let piece = target.piece(square)?;
        let side = Side::BOTH.into_iter().find(|&side| piece.belongs_to(side))?;
        Some(Unit { side, walk: piece.walk(), square })
    };
    Some(Square::all().filter_map(unit).collect())
}
