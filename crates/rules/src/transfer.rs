//! Moves from another square than the one on which the unit stands: Mars, Anti-Mars, Phantom and Plus Chess.

use board::{
    CastlingWing, Effect, MoveKind, Piece, Position, Reason, Side, Square, SquareSet, Walk, bishop_attacks,
    king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};

use crate::castling::{king_journey, rook_journey};
use crate::generate::{Flow, Targets, Wanted};
use crate::rebirth::Home;
use crate::{Move, Rebirth, Ruleset, en_passant};

/// From where units move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Transfer {
    /// Captures from the home square.
    Mars(Rebirth),
    /// Other moves from the home square.
    AntiMars(Rebirth),
    /// All moves also from the home square.
    Phantom(Rebirth),
    /// Captures of a unit on a central square also from the other central squares.
    Plus,
}

const CENTRE: [Square; 4] = [Square::new(3, 3), Square::new(3, 4), Square::new(4, 3), Square::new(4, 4)];

const QUIET: Targets = Targets { quiet: SquareSet::ALL, captures: SquareSet::EMPTY, en_passant: false };
const CAPTURES: Targets = Targets { quiet: SquareSet::EMPTY, captures: SquareSet::ALL, en_passant: true };

impl Transfer {
    pub(crate) fn rule(&self) -> Option<&Rebirth> {
        match self {
            Transfer::Mars(rule) | Transfer::AntiMars(rule) | Transfer::Phantom(rule) => Some(rule),
            Transfer::Plus => None,
        }
    }

    /// Which moves the unit makes from where it stands.
    fn on_the_spot(&self, unit: Piece) -> Targets {
        match self {
            Transfer::Mars(rule) if rule.concerns(unit) => QUIET,
            Transfer::AntiMars(rule) if rule.concerns(unit) => CAPTURES,
            _ => Targets::ALL,
        }
    }

    /// Which moves it makes from elsewhere.
    fn elsewhere(&self) -> Targets {
        match self {
            Transfer::Mars(_) | Transfer::Plus => CAPTURES,
            Transfer::AntiMars(_) => QUIET,
            Transfer::Phantom(_) => Targets::ALL,
        }
    }

    /// Whether captures from elsewhere are possible.
    #[inline(always)]
    pub(crate) fn captures_elsewhere(&self) -> bool {
        !matches!(self, Transfer::AntiMars(_))
    }

    /// The other squares from which the unit moves if they are empty, the one on which it stands possibly among them.
    #[inline(always)]
    pub(crate) fn homes(&self, side: Side, unit: Piece, from: Square) -> SquareSet {
        match self {
            Transfer::Plus if CENTRE.contains(&from) => {
                CENTRE.into_iter().collect::<SquareSet>().without(from)
            }
            Transfer::Plus => SquareSet::EMPTY,
            Transfer::Mars(rule) | Transfer::AntiMars(rule) | Transfer::Phantom(rule) => {
                match rule.of_unit(side, unit, from) {
                    Some(Home::At(square)) => SquareSet::of(square),
                    Some(Home::Chosen) => SquareSet::ALL,
                    Some(Home::None) | None => SquareSet::EMPTY,
                }
            }
        }
    }

    /// Those that are empty.
    #[inline(always)]
    fn starts(&self, position: &Position, side: Side, unit: Piece, from: Square) -> SquareSet {
        self.homes(side, unit, from) & !position.occupied().without(from)
    }

    /// Whether a move from elsewhere can be the same as one made on the spot.
    fn repeats(&self) -> bool {
        matches!(self, Transfer::Phantom(_) | Transfer::Plus)
    }
}

/// Whether a unit with this walk on `from` could reach one of the squares on an empty board; fairy units are not looked at.
fn may_reach(walk: Walk, side: Side, from: Square, squares: SquareSet) -> bool {
    let reach = match walk {
        Walk::PAWN => pawn_attacks(side, from),
        Walk::KNIGHT => knight_attacks(from),
        Walk::BISHOP => bishop_attacks(from, SquareSet::EMPTY),
        Walk::ROOK => rook_attacks(from, SquareSet::EMPTY),
        Walk::QUEEN => queen_attacks(from, SquareSet::EMPTY),
        Walk::KING => king_attacks(from),
        _ => return true,
    };
    (reach & squares).any()
}

impl Ruleset {
    /// Whether the unit of `side` on `from` attacks `square` from where it stands or from elsewhere, as its captures go.
    pub(crate) fn observes_transferred(
        &self,
        position: &Position,
        from: Square,
        square: Square,
        side: Side,
    ) -> bool {
        let unit = position.piece(from).expect("a unit stands there");
        if self.captures_on_the_spot(unit) && self.observes(position, from, square, side) {
            return true;
        }
        let elsewhere = self.transfers.iter().filter(|transfer| transfer.captures_elsewhere());
        let mut starts = elsewhere.flat_map(|transfer| transfer.starts(position, side, unit, from));
        starts.any(|start| {
            let mut moved = position.clone();
            moved.apply(&Effect::Move { from, to: start, piece: unit, reason: Reason::Transfer });
            self.observes(&moved, start, square, side)
        })
    }

    /// Whether the unit captures from where it stands.
    #[inline(always)]
    pub(crate) fn captures_on_the_spot(&self, unit: Piece) -> bool {
        self.transfers.iter().all(|transfer| transfer.on_the_spot(unit).captures.any())
    }

    /// All wanted moves where units may move from elsewhere and nothing else is special, in canonical order. Valid under
    /// `paths_decide_checks`: nobody is kept from moving, and no move leaves a choice.
    #[inline(always)]
    pub(crate) fn visit_plainly_transferred(
        &self,
        position: &Position,
        wanted: &impl Wanted,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        for from in position.side(position.turn()) {
            let unit = position.piece(from).expect("a unit of the side stands there");
            self.visit_transferred(position, wanted, from, wanted.targets(from, unit.walk()), visit)?;
        }
        Flow::Continue(())
    }

    /// The moves of one unit to `all` its targets where units may move from elsewhere.
    #[inline(always)]
    pub(crate) fn visit_transferred(
        &self,
        position: &Position,
        wanted: &impl Wanted,
        from: Square,
        all: Targets,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let unit = position.piece(from).expect("a unit stands there");
        let walk = unit.walk();
        let repeats = self.transfers.iter().any(Transfer::repeats);
        let mut seen: Vec<Move> = Vec::new();
        let on_the_spot =
            self.transfers.iter().fold(all, |targets, transfer| targets.only(transfer.on_the_spot(unit)));
        if !on_the_spot.is_empty() || walk == Walk::KING {
            self.visit_unit(position, from, None, unit, on_the_spot, wanted, &mut |mv| {
                // Where captures and other moves start from different squares only castling can be listed again.
                if repeats || castles(mv) {
                    seen.push(mv);
                }
                visit(mv)
            })?;
        }
        let passed = if all.en_passant { en_passant::passed(position, side) } else { SquareSet::EMPTY };
        for transfer in &self.transfers {
            let targets = all.only(transfer.elsewhere());
            let takeable = targets.captures & position.side(!side) | passed;
            for start in transfer.starts(position, side, unit, from) {
                let may_castle = walk == Walk::KING && wanted.castling();
                if targets.quiet.is_empty()
                    && (takeable.is_empty() || !may_reach(walk, side, start, takeable))
                {
                    continue;
                }
                let mut visit = |mv: Move| {
                    // A move that is possible without the transfer is not made twice, and a unit does not end where it was
                    // without having captured.
                    let listed = seen.iter().any(|other| {
                        (other.to, other.kind, other.promotion, other.capture())
                            == (mv.to, mv.kind, mv.promotion, mv.capture())
                    });
                    // Castling belongs to the moves without capture.
                    let misplaced = castles(mv) && targets.quiet.is_empty();
                    if listed || misplaced || mv.to == from && mv.kind == MoveKind::Quiet {
                        return Flow::Continue(());
                    }
                    visit(mv)
                };
                let is_at_home = start == king_journey(side, MoveKind::CastlingKing).0;
                let start_of = Some(start);
                let castles_by_position =
                    may_castle && is_at_home && start != from && !self.capabilities().paths_decide_checks;
                // A neutral unit could be captured where it stood.
                if walk.is_orthodox() && !unit.is_neutral() && !castles_by_position {
                    let occupied = position.occupied().without(from).with(start);
                    self.visit_unit_among(
                        position, occupied, from, start_of, unit, targets, wanted, &mut visit,
                    )?;
                } else {
                    let mut moved = position.clone();
                    moved.apply(&Effect::Move { from, to: start, piece: unit, reason: Reason::Transfer });
                    self.visit_elsewhere(&moved, from, start, unit, targets, wanted, &mut visit)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// The moves of a unit that has been transferred to `start`.
    #[inline(never)]
    #[allow(clippy::too_many_arguments)]
    fn visit_elsewhere<W: Wanted>(
        &self,
        moved: &Position,
        from: Square,
        start: Square,
        unit: Piece,
        targets: Targets,
        wanted: &W,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        self.visit_unit(moved, from, Some(start), unit, targets, wanted, &mut |mv| visit(mv))
    }
}

fn castles(mv: Move) -> bool {
    matches!(mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen)
}

impl Ruleset {
    /// Castling where units move from elsewhere; `occupied` are the squares that are with the king on `start` if one is given.
    /// There it stands in `position` too, unless paths decide about checks.
    ///
    /// Ordinary castling remains; in Anti-Mars the king also castles after a transfer to its home, whatever its right, and
    /// a rook may first be transferred to its corner.
    pub(crate) fn visit_transferred_castling(
        &self,
        position: &Position,
        occupied: SquareSet,
        from: Square,
        start: Option<Square>,
        side: Side,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let by_paths = self.capabilities().paths_decide_checks;
        let may_pass = |kind, occupied| {
            if by_paths {
                self.may_pass_by_paths(position, occupied, side, kind)
            } else {
                self.may_pass(position, side, kind)
            }
        };
        let anti_mars = start.is_some()
            && self.transfers.iter().any(|transfer| matches!(transfer, Transfer::AntiMars(_)));
        if start.is_some() && !anti_mars {
            return Flow::Continue(());
        }
        for (wing, kind) in
            [(CastlingWing::Queen, MoveKind::CastlingQueen), (CastlingWing::King, MoveKind::CastlingKing)]
        {
            let (home, to) = king_journey(side, kind);
            if start.unwrap_or(from) != home {
                continue;
            }
            let mv = Move { start: start.filter(|&start| start != from), ..Move::new(from, to, kind) };
            let corner = rook_journey(side, kind).0;
            if !anti_mars {
                if position.castling().allows(side, wing) && may_pass(kind, occupied) {
                    visit(mv)?;
                }
                continue;
            }
            if position.castling().has(corner) && may_pass(kind, occupied) {
                visit(mv)?;
            }
            if position.piece(corner).is_some() {
                continue;
            }
            for rook_from in position.units(side, Walk::ROOK) {
                if crate::home_square(side, Walk::ROOK, rook_from) != corner {
                    continue;
                }
                if by_paths {
                    if may_pass(kind, occupied.without(rook_from).with(corner)) {
                        visit(Move { partner: Some(rook_from), ..mv })?;
                    }
                    continue;
                }
                let piece = position.piece(rook_from).expect("a rook stands there");
                let mut moved = position.clone();
                moved.apply(&Effect::Move { from: rook_from, to: corner, piece, reason: Reason::Transfer });
                if self.may_pass(&moved, side, kind) {
                    visit(Move { partner: Some(rook_from), ..mv })?;
                }
            }
        }
        Flow::Continue(())
    }
}
