//! Which final pictures are still within reach on the way through the search.

use board::{Position, Side, Square};
use rules::Move;

use super::distances::{FREELY, Row, State, row};
use super::{Candidate, Pictures};

/// A unit's number on each square.
type Numbers = [u8; 64];

/// Nobody.
const NOBODY: u8 = u8::MAX;

/// The pictures that are left after the moves played so far.
pub(crate) struct Course<'p> {
    pictures: &'p Pictures,
    numbers: Numbers,
    states: Vec<State>,
    present: u64,
    /// Those left at each point of the way, one stretch after the other.
    left: Vec<Candidate>,
    points: Vec<Point>,
}

/// What it takes to go back.
struct Point {
    first: usize,
    numbers: Numbers,
    present: u64,
    states: [Option<(u8, State)>; 2],
}

/// A unit that goes from one state to another.
#[derive(Clone, Copy)]
struct Journey {
    unit: u8,
    from: State,
    to: State,
    square: Square,
}

/// How much nearer a journey brings a unit to its places in the pictures.
struct Approach<'p> {
    targets: &'p [State],
    /// By captures that pawns can find.
    from: [&'static Row; FREELY as usize + 1],
    to: [&'static Row; FREELY as usize + 1],
}

impl<'p> Approach<'p> {
    fn new(pictures: &'p Pictures, journey: &Journey) -> Approach<'p> {
        let rows = |state| std::array::from_fn(|captures| row(state, captures as u8));
        let targets = &pictures.targets[usize::from(journey.unit)];
        Approach { targets, from: rows(journey.from), to: rows(journey.to) }
    }

    #[inline(always)]
    fn gain(&self, candidate: &Candidate, side: usize) -> i32 {
        let target = self.targets[candidate.picture as usize].index();
        let captures = usize::from(candidate.captures[side]);
        i32::from(self.from[captures][target]) - i32::from(self.to[captures][target])
    }
}

impl<'p> Course<'p> {
    pub(crate) fn new(pictures: &'p Pictures) -> Course<'p> {
        let mut numbers = [NOBODY; 64];
        for (at, square) in pictures.squares.iter().enumerate() {
            numbers[square.index()] = at as u8;
        }
        Course {
            pictures,
            numbers,
            states: pictures.states.clone(),
            present: pictures.squares.iter().enumerate().fold(0, |all, (at, _)| all | 1 << at),
            left: pictures.candidates.clone(),
            points: Vec::new(),
        }
    }

    /// Follows a move; whether a picture is within reach after it, `moves` being what each side has left. To be taken
    /// back with [`Course::leave`] in any case. With `briefly` nobody will ask about later moves.
    pub(crate) fn enter(
        &mut self,
        before: &Position,
        mv: Move,
        after: &Position,
        moves: [usize; 2],
        briefly: bool,
    ) -> bool {
        let first = self.points.last().map_or(0, |point| point.first);
        let end = self.left.len();
        let mut point = Point { first: end, numbers: self.numbers, present: self.present, states: [None; 2] };
        let (journeys, captured) = self.changes(before, mv, after);
        if let Some(unit) = captured {
            self.present &= !(1 << unit);
        }
        for (journey, saved) in journeys.iter().flatten().zip(&mut point.states) {
            *saved = Some((journey.unit, journey.from));
            self.states[usize::from(journey.unit)] = journey.to;
            self.numbers[journey.square.index()] = journey.unit;
        }
        self.points.push(point);
        let Course { pictures, left, present, .. } = self;
        let own = before.turn().index();
        let mut approaches = journeys.iter().flatten().map(|journey| Approach::new(pictures, journey));
        let (mover, partner) = (approaches.next(), approaches.next());
        let lost = captured.map(|unit| &pictures.targets[usize::from(unit)][..]);
        for at in first..end {
            let mut candidate = left[at];
            let mut spare = i32::from(candidate.spare[own]) - 1;
            for approach in [&mover, &partner].into_iter().flatten() {
                spare += approach.gain(&candidate, own);
            }
            let picture = candidate.picture as usize;
            if spare < 0 || lost.is_some_and(|targets| targets[picture] != State::ANY) {
                continue;
            }
            let [white, black] =
                pictures.captured[picture].map(|units| (units & *present).count_ones() as usize);
            if white > moves[Side::Black.index()] || black > moves[Side::White.index()] {
                continue;
            }
            candidate.spare[own] = spare as i8;
            left.push(candidate);
            if briefly {
                break;
            }
        }
        left.len() > end
    }

    /// Takes the last move back.
    pub(crate) fn leave(&mut self) {
        if let Some(point) = self.points.pop() {
            self.left.truncate(point.first);
            self.numbers = point.numbers;
            self.present = point.present;
            for (unit, state) in point.states.into_iter().flatten() {
                self.states[usize::from(unit)] = state;
            }
        }
    }

    /// Who goes where with a move, and who is captured; takes them off their squares.
    fn changes(
        &mut self,
        before: &Position,
        mv: Move,
        after: &Position,
    ) -> ([Option<Journey>; 2], Option<u8>) {
        let side = before.turn();
        let journey = |course: &mut Course<'_>, from: Square, to: Square| {
            let unit = std::mem::replace(&mut course.numbers[from.index()], NOBODY);
            let walk = after.piece(to)?.walk();
            let (from, state) = (*course.states.get(usize::from(unit))?, State::new(side, walk, to));
            Some(Journey { unit, from, to: state, square: to })
        };
        let captured = mv
            .capture()
            .map(|square| std::mem::replace(&mut self.numbers[square.index()], NOBODY))
            .filter(|&unit| unit != NOBODY);
        let changed = before.side(side) ^ after.side(side);
        let gone = before.side(side) & changed;
        let come = after.side(side) & changed;
        let mover = if gone.contains(mv.from) { journey(self, mv.from, mv.to) } else { None };
        // Castling: the rook goes too.
        let (rook_from, rook_to) = (gone.without(mv.from).first(), come.without(mv.to).first());
        let partner = match (rook_from, rook_to) {
            (Some(from), Some(to)) => journey(self, from, to),
            _ => None,
        };
        ([mover, partner], captured)
    }
}
