//! Finding all final pictures: a partial placement is completed wherever something is still wrong with it.
//!
//! Each step looks for one fault that no final position with these units on these squares can have (a flight that nobody
//! guards or blocks, a unit that can still move), and tries every way in which units not placed yet can mend it. The final
//! position of a solution has no fault, so one of its units mends this one, and needs no more moves for that than there are.
//! Following these units one arrives at a picture that agrees with the position: all its units are on the way, hence a fault
//! that a unit of the position mends is mended as soon as that unit is placed, and never by one that is placed already.
//!
//! The same holds for any faultless placement instead of a final position. So a picture of which a part is faultless can be
//! left out: following that part one finds a picture that demands no more than it does.

use std::sync::atomic::{AtomicU64, Ordering};

use board::{Position, Side, Square, Walk, between, king_attacks};

use super::distances::{FREELY, State, distance};
use super::placement::{Fault, Placement, Unit};
use crate::budget::{Budget, Meter, Stopped};

/// What a unit could be in the end, and the moves it needs for that.
#[derive(Clone, Copy)]
struct Place {
    walk: Walk,
    square: Square,
    moves: u8,
}

/// What is known of a unit in the final position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Fate {
    /// Anything.
    Open,
    /// It is captured.
    Captured,
    /// It stands there.
    Placed(State),
}

/// What makes a position a final one.
pub(super) enum End {
    Mate,
    Stalemate,
    /// Exactly these units stand on the board.
    Diagram(Vec<Unit>),
}

/// The question of what the final positions look like.
pub(super) struct Brief {
    pub(super) units: Vec<Unit>,
    /// By unit.
    places: Vec<Vec<Place>>,
    /// The side that makes the last move.
    mating: Side,
    end: End,
    /// Moves of each side, castling counting twice.
    moves: [u8; 2],
    /// Number of the king to be mated.
    king: usize,
}

impl Brief {
    /// `None` unless the side that does not make the last move has one king.
    pub(super) fn new(position: &Position, mating: Side, end: End, moves: [u8; 2]) -> Option<Brief> {
        let mated_king = position.king(!mating)?;
        let mut units = Vec::new();
        for square in position.occupied() {
            let piece = position.piece(square)?;
            let side = if position.side(Side::White).contains(square) { Side::White } else { Side::Black };
            units.push(Unit { side, walk: piece.walk(), square });
        }
        let king = units.iter().position(|unit| unit.square == mated_king)?;
        let places = units.iter().map(|unit| places(*unit, moves[unit.side.index()])).collect();
        Some(Brief { units, places, mating, end, moves, king })
    }

    /// Squares on which the king could end.
    pub(super) fn king_squares(&self) -> Vec<Square> {
        let side = !self.mating;
        let is_possible = |square: &Square| match &self.end {
            End::Mate | End::Stalemate => true,
            End::Diagram(wanted) => wanted.contains(&Unit { side, walk: Walk::KING, square: *square }),
        };
        self.places[self.king].iter().map(|place| place.square).filter(is_possible).collect()
    }
}

/// Everything a unit can become with so many moves.
fn places(unit: Unit, moves: u8) -> Vec<Place> {
    let start = State::new(unit.side, unit.walk, unit.square);
    let mut places = Vec::new();
    for walk in Walk::ORTHODOX {
        for square in Square::all() {
            let needed = distance(start, State::new(unit.side, walk, square), FREELY);
            if needed <= moves {
                places.push(Place { walk, square, moves: needed });
            }
        }
    }
    places.sort_by_key(|place| place.moves);
    places
}

/// Why not all pictures were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// They need more effort than granted.
    TooMany,
    /// The search has to end.
    Stopped,
}

impl From<Stopped> for Failure {
    fn from(_: Stopped) -> Failure {
        Failure::Stopped
    }
}

/// Placements that may be looked at, shared by all threads.
pub(super) struct Effort {
    left: AtomicU64,
}

impl Effort {
    pub(super) fn new(placements: u64) -> Effort {
        Effort { left: AtomicU64::new(placements) }
    }

    pub(super) fn left(&self) -> u64 {
        self.left.load(Ordering::Relaxed)
    }

    fn take(&self, placements: u64) -> bool {
        let rest = |left: u64| left.checked_sub(placements);
        self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, rest).is_ok()
    }
}

/// So many placements a thread takes at a time.
const PORTION: u64 = 64;

/// Completes one placement at a time.
pub(super) struct Composer<'b> {
    brief: &'b Brief,
    placement: Placement,
    /// By unit.
    fates: Vec<Fate>,
    /// By side: moves left.
    left: [u8; 2],
    captured: u8,
    effort: &'b Effort,
    granted: u64,
    meter: Meter<'b>,
    pub(super) found: Vec<Vec<Fate>>,
}

impl<'b> Composer<'b> {
    /// For pictures in which the king stands on `king`.
    pub(super) fn new(
        brief: &'b Brief,
        king: Square,
        effort: &'b Effort,
        budget: &'b Budget<'_>,
    ) -> Composer<'b> {
        Composer {
            brief,
            placement: Placement::new(brief.mating, matches!(brief.end, End::Mate), king),
            fates: vec![Fate::Open; brief.units.len()],
            left: brief.moves,
            captured: 0,
            effort,
            granted: 0,
            meter: Meter::new(budget),
            found: Vec::new(),
        }
    }

    /// Finds the pictures.
    pub(super) fn compose(&mut self) -> Result<(), Failure> {
        let king = self.brief.king;
        let place = self.brief.places[king].iter().find(|place| place.square == self.placement.king);
        place.map_or(Ok(()), |&place| self.place(king, place))
    }

    /// Goes on with a unit in its place, if it can be there.
    fn place(&mut self, unit: usize, place: Place) -> Result<(), Failure> {
        let side = self.brief.units[unit].side;
        let Place { walk, square, moves } = place;
        let touches_king = walk == Walk::KING
            && unit != self.brief.king
            && king_attacks(square).contains(self.placement.king);
        if moves > self.left[side.index()] || self.placement.occupied().contains(square) || touches_king {
            return Ok(());
        }
        self.left[side.index()] -= moves;
        self.fates[unit] = Fate::Placed(State::new(side, walk, square));
        self.placement.add(Unit { side, walk, square });
        let outcome = self.complete();
        self.placement.remove_last();
        self.fates[unit] = Fate::Open;
        self.left[side.index()] += moves;
        outcome
    }

    /// Goes on with each way of placing a unit of `side` that is not placed yet.
    fn place_each(&mut self, side: Side, suits: impl Fn(&Placement, Unit) -> bool) -> Result<(), Failure> {
        let brief = self.brief;
        for (unit, places) in brief.places.iter().enumerate() {
            if brief.units[unit].side != side || self.fates[unit] != Fate::Open {
                continue;
            }
            for &place in places {
                if place.moves > self.left[side.index()] {
                    break;
                }
                if suits(&self.placement, Unit { side, walk: place.walk, square: place.square }) {
                    self.place(unit, place)?;
                }
            }
        }
        Ok(())
    }

    /// Mends what is wrong, in every way.
    fn complete(&mut self) -> Result<(), Failure> {
        self.spend()?;
        let brief = self.brief;
        if let End::Diagram(wanted) = &brief.end {
            return self.fill_next(wanted);
        }
        let mating = brief.mating;
        match self.placement.fault() {
            Some(Fault::NoCheck) => self.place_each(mating, Placement::would_check),
            Some(Fault::Check(checker)) => {
                let gap = between(checker, self.placement.king);
                for side in Side::BOTH {
                    self.place_each(side, |_, unit| gap.contains(unit.square))?;
                }
                Ok(())
            }
            Some(Fault::Flight(flight)) => {
                self.place_each(!mating, |_, unit| unit.square == flight)?;
                self.place_each(mating, |placement, unit| placement.would_guard(unit, flight))
            }
            Some(Fault::Parry(square, arrival)) => {
                let way = between(square, arrival);
                for side in Side::BOTH {
                    self.place_each(side, |_, unit| way.contains(unit.square))?;
                }
                self.place_each(mating, |placement, unit| {
                    placement.would_pin(unit, square, arrival) || placement.would_check(unit)
                })
            }
            Some(Fault::Mobile { square, arrival, stoppers }) => {
                for side in Side::BOTH {
                    if stoppers[side.index()] {
                        self.place_each(side, |_, unit| unit.square == arrival)?;
                    }
                }
                self.place_each(mating, |placement, unit| placement.would_pin(unit, square, arrival))
            }
            None => self.settle_next(),
        }
    }

    fn spend(&mut self) -> Result<(), Failure> {
        self.meter.tick()?;
        if self.granted == 0 {
            if !self.effort.take(PORTION) {
                return Err(Failure::TooMany);
            }
            self.granted = PORTION;
        }
        self.granted -= 1;
        Ok(())
    }

    /// Goes on with every fate of the next unit that must not be able to move, or notes the picture down if there is none.
    fn settle_next(&mut self) -> Result<(), Failure> {
        let brief = self.brief;
        let left = self.left[(!brief.mating).index()];
        let next = (0..brief.units.len())
            .filter(|&unit| self.fates[unit] == Fate::Open && brief.units[unit].side != brief.mating)
            .min_by_key(|&unit| brief.places[unit].partition_point(|place| place.moves <= left));
        let Some(unit) = next.filter(|_| matches!(brief.end, End::Stalemate)) else {
            if !self.placement.has_idle_unit() {
                self.found.push(self.fates.clone());
            }
            return Ok(());
        };
        for &place in &brief.places[unit] {
            self.place(unit, place)?;
        }
        if self.captured < brief.moves[brief.mating.index()] {
            self.captured += 1;
            self.fates[unit] = Fate::Captured;
            let outcome = self.complete();
            self.fates[unit] = Fate::Open;
            self.captured -= 1;
            return outcome;
        }
        Ok(())
    }

    /// Goes on with each way of bringing a unit to the next of the wanted squares, or notes the picture down if all are
    /// filled: whoever is left is captured.
    fn fill_next(&mut self, wanted: &[Unit]) -> Result<(), Failure> {
        let brief = self.brief;
        let comers = |composer: &Composer<'_>, aim: Unit| {
            let left = composer.left[aim.side.index()];
            let is_open =
                |unit: &usize| brief.units[*unit].side == aim.side && composer.fates[*unit] == Fate::Open;
            let place = move |unit: usize| {
                let place = brief.places[unit].iter().find(|place| {
                    (place.walk, place.square) == (aim.walk, aim.square) && place.moves <= left
                });
                place.map(|place| (unit, *place))
            };
            (0..brief.units.len()).filter(is_open).filter_map(place).collect::<Vec<_>>()
        };
        let next = wanted
            .iter()
            .filter(|aim| !self.placement.occupied().contains(aim.square))
            .map(|aim| comers(self, *aim))
            .min_by_key(Vec::len);
        if let Some(comers) = next {
            for (unit, place) in comers {
                self.place(unit, place)?;
            }
            return Ok(());
        }
        let mut fates = self.fates.clone();
        let mut captured = [0; 2];
        for (fate, unit) in fates.iter_mut().zip(&brief.units) {
            if *fate == Fate::Open {
                *fate = Fate::Captured;
                captured[unit.side.index()] += 1;
            }
        }
        if Side::BOTH.iter().all(|&side| captured[side.index()] <= brief.moves[(!side).index()]) {
            self.found.push(fates);
        }
        Ok(())
    }
}
