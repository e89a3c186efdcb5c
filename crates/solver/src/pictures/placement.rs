//! Units on the squares that they have in a final position, as far as they are known, and what is still wrong with them.

use board::{
    Side, Square, SquareSet, Walk, between, bishop_attacks, king_attacks, knight_attacks, line_through,
    pawn_attacks, queen_attacks, rook_attacks,
};

/// Some units of a final position; the king to be mated is one of them.
pub(super) struct Placement {
    /// The side that mates or stalemates.
    pub(super) mating: Side,
    pub(super) needs_check: bool,
    /// The square of the king to be mated.
    pub(super) king: Square,
    placed: Vec<Unit>,
    sides: [SquareSet; 2],
}

/// A unit on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Unit {
    pub(super) side: Side,
    pub(super) walk: Walk,
    pub(super) square: Square,
}

/// What no final position can have.
pub(super) enum Fault {
    /// The king is not in check, but should be mated.
    NoCheck,
    /// The king is in check from this square, but should be stalemated.
    Check(Square),
    /// The king can go to this square.
    Flight(Square),
    /// A unit can capture the only checker or stand in its way by going from the first square to the second.
    Parry(Square, Square),
    /// A unit can move, and units of which sides would stop it if they stood on the square of arrival.
    Mobile { square: Square, arrival: Square, stoppers: [bool; 2] },
}

impl Placement {
    pub(super) fn new(mating: Side, needs_check: bool, king: Square) -> Placement {
        Placement { mating, needs_check, king, placed: Vec::new(), sides: [SquareSet::EMPTY; 2] }
    }

    pub(super) fn occupied(&self) -> SquareSet {
        self.sides[0] | self.sides[1]
    }

    pub(super) fn add(&mut self, unit: Unit) {
        self.sides[unit.side.index()] |= SquareSet::of(unit.square);
        self.placed.push(unit);
    }

    /// Takes the unit away that was added last.
    pub(super) fn remove_last(&mut self) {
        if let Some(unit) = self.placed.pop() {
            self.sides[unit.side.index()] &= !SquareSet::of(unit.square);
        }
    }

    /// Whether nothing would be wrong without one of the units: then the picture without it says all that this one says.
    pub(super) fn has_idle_unit(&mut self) -> bool {
        (0..self.placed.len()).any(|at| {
            let Unit { side, square, .. } = self.placed[at];
            // All units that must not be able to move belong to a picture of stalemate.
            if square == self.king || !self.needs_check && side != self.mating {
                return false;
            }
            let unit = self.placed.remove(at);
            self.sides[side.index()] &= !SquareSet::of(square);
            let idle = self.fault().is_none();
            self.sides[side.index()] |= SquareSet::of(square);
            self.placed.insert(at, unit);
            idle
        })
    }

    /// Something that is wrong with the units placed so far.
    pub(super) fn fault(&self) -> Option<Fault> {
        // Pawns on their first rank are not relied upon to give check.
        let idle = SquareSet::rank(self.mating.rank(0));
        let check = match self.needs_check {
            true if self.checkers(SquareSet::EMPTY).is_empty() => Some(Fault::NoCheck),
            true => None,
            false => self.checkers(idle).first().map(Fault::Check),
        };
        let mobile = || if self.needs_check { self.parry() } else { self.mobile_unit() };
        check.or_else(|| self.flight().map(Fault::Flight)).or_else(mobile)
    }

    /// Placed units that attack the king, pawns on `idle` squares excepted.
    fn checkers(&self, idle: SquareSet) -> SquareSet {
        let side = self.mating;
        let occupied = self.occupied();
        let mut checkers = SquareSet::EMPTY;
        for &Unit { side: owner, walk, square } in &self.placed {
            let counts = owner == side && !(walk == Walk::PAWN && idle.contains(square));
            if counts && attacks(side, walk, square, occupied).contains(self.king) {
                checkers |= SquareSet::of(square);
            }
        }
        checkers
    }

    /// A square to which the king could still go.
    fn flight(&self) -> Option<Square> {
        let side = self.mating;
        let occupied = self.occupied().without(self.king);
        let mut flights = king_attacks(self.king) & !self.sides[(!side).index()];
        for &Unit { side: owner, walk, square } in &self.placed {
            if owner == side {
                flights &= !attacks(side, walk, square, occupied);
            }
        }
        flights.first()
    }

    /// A unit that can parry the check.
    fn parry(&self) -> Option<Fault> {
        let mut checkers = self.checkers(SquareSet::EMPTY);
        let checker = checkers.next()?;
        if checkers.any() {
            return None;
        }
        let side = !self.mating;
        let occupied = self.occupied();
        let gap = between(checker, self.king);
        for &Unit { side: owner, walk, square } in &self.placed {
            if owner != side || square == self.king {
                continue;
            }
            let arrivals = match walk {
                // Pawns on their first rank are not relied upon to move.
                Walk::PAWN if side.rank(square.rank()) == 0 => SquareSet::EMPTY,
                Walk::PAWN => {
                    pawn_attacks(side, square) & SquareSet::of(checker)
                        | pawn_steps(side, square, occupied) & gap
                }
                _ => attacks(side, walk, square, occupied) & gap.with(checker),
            };
            if let Some(arrival) = arrivals.first()
                && !self.is_pinned(square)
            {
                return Some(Fault::Parry(square, arrival));
            }
        }
        None
    }

    /// A unit that still has a move.
    fn mobile_unit(&self) -> Option<Fault> {
        let side = !self.mating;
        let (own, enemy) = (self.sides[side.index()], self.sides[(!side).index()]);
        let mut by_own = [false; 2];
        by_own[side.index()] = true;
        for &Unit { side: owner, walk, square } in &self.placed {
            if owner != side || square == self.king {
                continue;
            }
            let free =
                if self.is_pinned(square) { line_through(self.king, square) } else { !SquareSet::EMPTY };
            if walk == Walk::PAWN {
                // Pawns on their first rank are not relied upon to move.
                if side.rank(square.rank()) == 0 {
                    continue;
                }
                // A double step leads over the square before the pawn.
                let steps = pawn_steps(side, square, own | enemy) & free;
                if let Some(before) = (steps & king_attacks(square)).first() {
                    return Some(Fault::Mobile { square, arrival: before, stoppers: [true; 2] });
                }
                if let Some(victim) = (pawn_attacks(side, square) & enemy & free).first() {
                    return Some(Fault::Mobile { square, arrival: victim, stoppers: [false; 2] });
                }
                continue;
            }
            // With units all around it.
            let near = attacks(side, walk, square, !SquareSet::EMPTY);
            if let Some(arrival) = (near & !own & free).first() {
                let stoppers = if enemy.contains(arrival) { [false; 2] } else { by_own };
                return Some(Fault::Mobile { square, arrival, stoppers });
            }
        }
        None
    }

    /// Whether a placed unit pins what stands on `square`, as far as units are placed.
    fn is_pinned(&self, square: Square) -> bool {
        let side = self.mating;
        let occupied = self.occupied().without(square);
        line_through(self.king, square).any()
            && self.placed.iter().any(|&Unit { side: owner, walk, square: from }| {
                owner == side
                    && is_line_piece(walk)
                    && between(from, self.king).contains(square)
                    && attacks(side, walk, from, occupied).contains(self.king)
            })
    }

    /// Whether a unit there would pin what stands on `square`, so that it could not go to `arrival`.
    pub(super) fn would_pin(&self, unit: Unit, square: Square, arrival: Square) -> bool {
        let line = line_through(self.king, square);
        line.any()
            && !line.contains(arrival)
            && is_line_piece(unit.walk)
            && between(unit.square, self.king).contains(square)
            && attacks(unit.side, unit.walk, unit.square, self.occupied().without(square)).contains(self.king)
    }

    /// Whether a unit there would give check.
    pub(super) fn would_check(&self, unit: Unit) -> bool {
        attacks(unit.side, unit.walk, unit.square, self.occupied()).contains(self.king)
    }

    /// Whether a unit there would keep the king off `flight`.
    pub(super) fn would_guard(&self, unit: Unit, flight: Square) -> bool {
        let occupied = self.occupied().without(self.king);
        attacks(unit.side, unit.walk, unit.square, occupied).contains(flight)
    }
}

fn is_line_piece(walk: Walk) -> bool {
    matches!(walk, Walk::BISHOP | Walk::ROOK | Walk::QUEEN)
}

/// Squares to which a pawn can go without capture.
fn pawn_steps(side: Side, square: Square, occupied: SquareSet) -> SquareSet {
    let ahead = |ranks: i32| {
        let ranks = if side == Side::White { ranks } else { -ranks };
        Square::try_new(i32::from(square.file()), i32::from(square.rank()) + ranks)
            .filter(|to| !occupied.contains(*to))
    };
    let Some(next) = ahead(1) else { return SquareSet::EMPTY };
    let double = ahead(2).filter(|_| side.rank(square.rank()) == 1);
    double.into_iter().fold(SquareSet::of(next), SquareSet::with)
}

fn attacks(side: Side, walk: Walk, square: Square, occupied: SquareSet) -> SquareSet {
    match walk {
        Walk::PAWN => pawn_attacks(side, square),
        Walk::KNIGHT => knight_attacks(square),
        Walk::BISHOP => bishop_attacks(square, occupied),
        Walk::ROOK => rook_attacks(square, occupied),
        Walk::QUEEN => queen_attacks(square, occupied),
        _ => king_attacks(square),
    }
}
