//! A rule of rebirth, compiled: who is reborn as what, and where.

use board::{Attributes, BySide, Colour, Piece, Position, Side, Square, SquareSet, Walk};
use problem::{
    Occupied, PromotionChooser, RebirthBase, RebirthCondition, RelevantSquare, SelfBlock, SquareChange,
    SquareRule, Timing, WalkChange,
};

use crate::home::{antipode, file_square, home_square, left_right, point_reflected};

/// A capture whose rebirth is due, and the move during which it is due.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Due {
    /// What was captured.
    pub(crate) victim: Piece,
    /// Where the victim stood.
    pub(crate) square: Square,
    /// Which side captured it.
    pub(crate) capturing: Side,
    /// The move that is being played.
    pub(crate) moving: Moving,
}

/// What the move that is being played lends to a rebirth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moving {
    /// The mover before it moved.
    pub(crate) before: Piece,
    /// The mover now (promoted).
    pub(crate) now: Piece,
    /// From where it came.
    pub(crate) from: Square,
    /// Files and ranks covered; in castling those of king and rook together.
    pub(crate) vector: (i32, i32),
}

/// Where a unit is to be reborn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Home {
    /// There is no such square.
    None,
    /// This square.
    At(Square),
    /// A square of the player's choice, see [`SquareRule`].
    Chosen,
}

/// A unit about to be reborn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reborn {
    /// What it will be, before any promotion and change of colour.
    pub(crate) piece: Piece,
    /// Where.
    pub(crate) home: Home,
    /// The unit whose home it is.
    pub(crate) relevant: Piece,
    /// The square of capture that counts.
    pub(crate) square: Square,
}

/// No square: the mark in the table of homes.
const NOWHERE: u8 = 64;

/// A rule of rebirth. Every named condition of the family is such a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rebirth {
    axes: RebirthCondition,
    occupied: Occupied,
    kings: bool,
    april: Option<Vec<Walk>>,
    glasgow: bool,
    /// Whether pawns promote on squares that are none of their last rank, so that one can be at home there.
    special_promotion: bool,
    /// The home square of each orthodox piece by the square of capture, where it follows from these alone.
    homes: Option<Box<[[u8; 64]; Piece::ORTHODOX_COUNT]>>,
    /// The other way round, by side and walk: the squares of capture from which a unit goes to each home. There only under
    /// Assassin, where it is asked who would crush the king.
    captures: Option<Box<BySide<[[SquareSet; 64]; 6]>>>,
}

impl Rebirth {
    /// Compiles the record.
    pub(crate) fn new(axes: RebirthCondition, glasgow: bool, special_promotion: bool) -> Rebirth {
        let mut rule = Rebirth {
            occupied: axes.occupied(),
            kings: axes.kings(),
            april: axes.april.clone(),
            glasgow,
            special_promotion,
            homes: None,
            captures: None,
            axes,
        };
        if rule.is_tabulated() {
            let mut homes = Box::new([[NOWHERE; 64]; Piece::ORTHODOX_COUNT]);
            for side in Side::BOTH {
                for walk in Walk::ORTHODOX {
                    let piece = Piece::new(side, walk);
                    let index = piece.orthodox_index().expect("an orthodox piece");
                    for capture in Square::all() {
                        if let Some(square) = rule.static_home(side, piece, capture) {
                            homes[index][capture.index()] = square.index() as u8;
                        }
                    }
                }
            }
            rule.homes = Some(homes);
        }
        if rule.is_simple() && rule.occupied() == Occupied::Assassin {
            let mut captures = Box::new(BySide([[[SquareSet::EMPTY; 64]; 6]; 2]));
            for side in Side::BOTH {
                for walk in Walk::ORTHODOX.into_iter().filter(|&walk| rule.kings || walk != Walk::KING) {
                    for capture in Square::all() {
                        if let Some(home) = rule.static_home(side, Piece::new(side, walk), capture) {
                            let squares = &mut captures[side][walk.index()][home.index()];
                            *squares = squares.with(capture);
                        }
                    }
                }
            }
            rule.captures = Some(captures);
        }
        rule
    }

    /// The axes as they were asked for.
    pub fn axes(&self) -> &RebirthCondition {
        &self.axes
    }

    /// What an occupied square of rebirth means. Where the player chooses the square, or where only some walks are
    /// reborn, the choice of an occupied one is illegal.
    #[inline(always)]
    pub fn occupied(&self) -> Occupied {
        match self.occupied {
            Occupied::Relaxed if self.is_chosen() || self.april.is_some() => Occupied::Strict,
            // Only empty squares are chosen.
            Occupied::Assassin if self.is_chosen() => Occupied::Strict,
            occupied => occupied,
        }
    }

    /// Whether kings take part.
    #[inline(always)]
    pub fn kings(&self) -> bool {
        self.kings
    }

    /// Whether the rebirth belongs to the capture of the same move.
    #[inline(always)]
    pub fn is_at_once(&self) -> bool {
        self.axes.timing == Timing::AtOnce
    }

    /// Whether the player chooses the square.
    #[inline(always)]
    pub fn is_chosen(&self) -> bool {
        matches!(self.axes.square, SquareRule::Super | SquareRule::TakeAndMake | SquareRule::Cage)
    }

    /// Whether the player may choose that there be no rebirth (Super, unless strict).
    pub(crate) fn may_be_declined(&self) -> bool {
        self.axes.square == SquareRule::Super && self.occupied != Occupied::Strict
    }

    /// Whether the owner of a pawn that is reborn with its capture chooses what it becomes.
    #[inline(always)]
    pub(crate) fn owner_chooses(&self) -> bool {
        self.axes.promotion_by == PromotionChooser::Owner && self.is_at_once() && self.can_promote()
    }

    /// Whether a capture on the square of rebirth is illegal (Cheylan).
    #[inline(always)]
    pub(crate) fn is_cheylan(&self) -> bool {
        self.axes.self_block == Some(SelfBlock::Cheylan)
    }

    /// Whether the square of rebirth depends on nothing but piece and square of capture.
    fn is_tabulated(&self) -> bool {
        !self.is_chosen()
            && !matches!(self.axes.square, SquareRule::Diagram | SquareRule::Pwc | SquareRule::Equipollents)
    }

    /// Whether the unit is reborn as what it is, on a square that depends on it and the square of capture alone, at
    /// once and without exceptions: then the table of homes says all.
    pub(crate) fn is_simple(&self) -> bool {
        self.is_tabulated()
            && self.is_at_once()
            && !self.axes.couscous
            && self.axes.walk_change.is_none()
            && !self.axes.turncoat
            && self.april.is_none()
            && self.axes.square_change != Some(SquareChange::Frischauf)
            && self.axes.relevant_square == RelevantSquare::Capture
            && !self.axes.capturer_vanishes
    }

    /// Whether the home of a unit follows from its side, its walk and its square, whatever else it is.
    pub(crate) fn homes_follow_from_walks(&self) -> bool {
        self.is_tabulated() && self.axes.square_change != Some(SquareChange::Frischauf)
    }

    /// Whether a pawn can be reborn where it promotes, or another unit as a pawn there.
    pub(crate) fn can_promote(&self) -> bool {
        if self.special_promotion {
            return true;
        }
        match self.axes.square {
            SquareRule::Array => {
                self.axes.couscous
                    || self.axes.square_change.is_some() && self.changes_walk()
                    || self.glasgow && self.axes.mirror
            }
            SquareRule::File => {
                self.axes.couscous || self.axes.square_change.is_some() && self.changes_walk()
            }
            SquareRule::Rank | SquareRule::CaptureSquare | SquareRule::Diagram => {
                self.changes_walk() || self.axes.couscous || self.axes.square_change.is_some()
            }
            _ => true,
        }
    }

    fn changes_walk(&self) -> bool {
        self.axes.walk_change.is_some()
    }

    /// The home of `piece`, the unit reborn itself, at a capture on `capture`, for a simple rule.
    #[inline(always)]
    pub(crate) fn simple_home(&self, side: Side, piece: Piece, capture: Square) -> Option<Square> {
        match (&self.homes, piece.orthodox_index()) {
            (Some(homes), Some(index)) => match homes[index][capture.index()] {
                NOWHERE => None,
                square => Some(Square::from_index(square as usize)),
            },
            _ => self.static_home(side, piece, capture),
        }
    }

    /// The squares of units of `side` with orthodox walks that would be reborn on `home` if they were captured, under a
    /// simple Assassin rule; else none.
    #[inline(always)]
    pub(crate) fn units_with_home(&self, position: &Position, side: Side, home: Square) -> SquareSet {
        let Some(captures) = &self.captures else { return SquareSet::EMPTY };
        let of_walk = |walk: &Walk| position.walk(*walk) & captures[side][walk.index()][home.index()];
        position.side(side) & Walk::ORTHODOX.iter().map(of_walk).fold(SquareSet::EMPTY, |all, set| all | set)
    }

    /// Whether `piece` takes part at all, as far as kings are concerned.
    #[inline(always)]
    pub(crate) fn concerns(&self, piece: Piece) -> bool {
        self.kings || !piece.is_royal()
    }

    /// The square for a unit of `side`, where it follows from unit and square of capture.
    fn static_home(&self, side: Side, relevant: Piece, capture: Square) -> Option<Square> {
        let side = match self.axes.square {
            // White's array for odd ranks, Black's for even ones, so that the shade is kept.
            SquareRule::Rank => {
                if capture.rank().is_multiple_of(2) {
                    Side::White
                } else {
                    Side::Black
                }
            }
            _ if self.axes.mirror => !side,
            _ => side,
        };
        let walk = relevant.walk();
        let square = match self.axes.square {
            SquareRule::Array => home_square(side, walk, capture),
            SquareRule::Rank => Square::new(home_square(side, walk, capture).file(), capture.rank()),
            SquareRule::File => file_square(side, walk, capture),
            SquareRule::Symmetry => point_reflected(capture),
            SquareRule::VerticalSymmetry => left_right(capture),
            SquareRule::HorizontalSymmetry => capture.flipped(),
            SquareRule::Antipodes => antipode(capture),
            SquareRule::CaptureSquare => capture,
            _ => return None,
        };
        Some(self.adapted(square, side, relevant, capture))
    }

    /// The square after the change that the rule makes to it.
    fn adapted(&self, square: Square, side: Side, relevant: Piece, capture: Square) -> Square {
        let square = match self.axes.square_change {
            None => square,
            Some(SquareChange::Diametral) => point_reflected(square),
            Some(SquareChange::VerticalMirror) => left_right(square),
            Some(SquareChange::Frischauf) if relevant.is(Attributes::PROMOTED) => {
                Square::new(capture.file(), side.rank(7))
            }
            Some(SquareChange::Frischauf) => square,
        };
        // In Glasgow chess nobody is reborn on the last rank.
        if self.glasgow && self.axes.square == SquareRule::Array && square.rank() == side.rank(7) {
            return Square::new(square.file(), side.rank(6));
        }
        square
    }

    /// The square for a unit of `side` during a move.
    fn home(&self, side: Side, relevant: Piece, capture: Square, moving: &Moving) -> Home {
        let found = match self.axes.square {
            _ if self.is_chosen() => return Home::Chosen,
            SquareRule::Pwc => Some(moving.from),
            SquareRule::Diagram => relevant.origin(),
            SquareRule::Equipollents => {
                let sign = if self.axes.mirror { -1 } else { 1 };
                Square::try_new(
                    i32::from(capture.file()) + sign * moving.vector.0,
                    i32::from(capture.rank()) + sign * moving.vector.1,
                )
            }
            _ => return self.static_home(side, relevant, capture).map_or(Home::None, Home::At),
        };
        let side = if self.axes.mirror { !side } else { side };
        // Where a promoted unit goes does not depend on what would be found for others.
        let promoted =
            self.axes.square_change == Some(SquareChange::Frischauf) && relevant.is(Attributes::PROMOTED);
        let found = if promoted { Some(capture) } else { found };
        found.map_or(Home::None, |square| Home::At(self.adapted(square, side, relevant, capture)))
    }

    /// The walk that `piece` takes when it is reborn; `other` is the other unit of the capture.
    fn reborn_walk(&self, piece: Piece, other: Piece) -> Piece {
        // Who captures grows where who is captured shrinks.
        let capturer = self.axes.base == RebirthBase::Anticirce;
        match &self.axes.walk_change {
            None => piece,
            Some(WalkChange::Clone) if other.is_royal() => piece,
            Some(WalkChange::Clone) => piece.with_walk(other.walk()),
            Some(WalkChange::Chameleon(sequence)) => piece.with_walk(sequence.next(piece.walk())),
            Some(WalkChange::Einstein) => piece.with_walk(einstein_walk(piece.walk(), capturer)),
            Some(WalkChange::ReversalEinstein) => piece.with_walk(einstein_walk(piece.walk(), !capturer)),
        }
    }

    fn is_admitted(&self, relevant: Piece) -> bool {
        self.april.as_ref().is_none_or(|walks| walks.contains(&relevant.walk()))
    }

    /// The captured unit as it is about to be reborn; `None` if it is not.
    pub(crate) fn captured(&self, due: &Due) -> Option<Reborn> {
        let Due { victim, square, capturing, moving } = *due;
        if !self.concerns(victim) {
            return None;
        }
        let first = |own| if self.axes.promotion_first.unwrap_or(own) { moving.now } else { moving.before };
        let piece = self.reborn_walk(victim, first(false));
        let (relevant, side) =
            if self.axes.couscous { (first(true), capturing) } else { (piece, !capturing) };
        if !self.is_admitted(relevant) {
            return None;
        }
        Some(Reborn { piece, home: self.home(side, relevant, square, &moving), relevant, square })
    }

    /// The capturer `unit` as it is about to be reborn; `None` if it is not.
    pub(crate) fn capturer(&self, due: &Due, unit: Piece) -> Option<Reborn> {
        let Due { victim, square, capturing, moving } = *due;
        if !self.concerns(unit) {
            return None;
        }
        let piece = self.reborn_walk(unit, victim);
        let (relevant, side) = if self.axes.couscous { (victim, !capturing) } else { (piece, capturing) };
        if !self.is_admitted(relevant) {
            return None;
        }
        Some(Reborn { piece, home: self.home(side, relevant, square, &moving), relevant, square })
    }

    /// The home of a unit of `side` on `square` that captures or moves (Mars, Phantom, Geneva, …); `None` if the unit
    /// takes no part.
    #[inline]
    pub(crate) fn of_unit(&self, side: Side, unit: Piece, square: Square) -> Option<Home> {
        if !self.concerns(unit) || !self.is_admitted(unit) {
            return None;
        }
        if self.homes.is_some() {
            return Some(self.simple_home(side, unit, square).map_or(Home::None, Home::At));
        }
        let moving = Moving { before: unit, now: unit, from: square, vector: (0, 0) };
        Some(self.home(side, unit, square, &moving))
    }

    /// Which square of a capture counts: that of the victim or that of the capturer's arrival.
    pub(crate) fn relevant_square(&self, capture: Square, arrival: Square) -> Square {
        match self.axes.relevant_square {
            RelevantSquare::Capture => capture,
            RelevantSquare::Arrival => arrival,
        }
    }

    /// The colour after rebirth.
    pub(crate) fn reborn_colour(&self, piece: Piece) -> Colour {
        match piece.colour() {
            Colour::White if self.axes.turncoat => Colour::Black,
            Colour::Black if self.axes.turncoat => Colour::White,
            colour => colour,
        }
    }
}

/// The walk below (or, growing, above) in Einstein chess; a walk outside the scale stays.
pub(crate) const fn einstein_walk(walk: Walk, growing: bool) -> Walk {
    match (walk, growing) {
        (Walk::QUEEN, false) => Walk::ROOK,
        (Walk::ROOK, false) => Walk::BISHOP,
        (Walk::BISHOP, false) => Walk::KNIGHT,
        (Walk::KNIGHT, false) => Walk::PAWN,
        (Walk::PAWN, true) => Walk::KNIGHT,
        (Walk::KNIGHT, true) => Walk::BISHOP,
        (Walk::BISHOP, true) => Walk::ROOK,
        (Walk::ROOK, true) => Walk::QUEEN,
        _ => walk,
    }
}
