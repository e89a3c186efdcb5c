use board::{Attributes, MoveKind, Square, Walk};

/// Attributes that a unit gets with its promotion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Gains(u8);

impl Gains {
    /// No attribute.
    pub const NONE: Gains = Gains(0);
    /// What can be gained, by bit.
    const GAINED: [Attributes; 4] =
        [Attributes::HURDLE_COLOUR_CHANGING, Attributes::BUL, Attributes::DOB, Attributes::CHAMELEON];

    /// Those of the attributes that can be gained.
    pub fn of(attributes: Attributes) -> Gains {
        let bits = Gains::GAINED.iter().enumerate().filter(|&(_, &gained)| attributes.has(gained));
        Gains(bits.fold(0, |all, (bit, _)| all | 1 << bit))
    }

    /// The attributes.
    pub fn attributes(self) -> Attributes {
        let gained = Gains::GAINED.iter().enumerate().filter(|&(bit, _)| self.0 >> bit & 1 != 0);
        gained.fold(Attributes::NONE, |all, (_, &attribute)| all | attribute)
    }
}

/// What the rules let the player choose about a rebirth, or about the move of a hurdle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Choice {
    /// Where the unit is reborn, or goes.
    pub square: Pick,
    /// What a pawn that arrives so on its promotion rank becomes.
    pub promotion: Option<Walk>,
    /// Attributes that it gets with this promotion.
    pub gains: Gains,
}

impl Choice {
    /// Nothing is chosen, or nothing has been chosen yet.
    pub const OPEN: Choice = Choice::at(Pick::Open);

    /// A square without a promotion.
    pub const fn at(square: Pick) -> Choice {
        Choice { square, promotion: None, gains: Gains::NONE }
    }
}

/// The choice of a square of rebirth, or of one to which a hurdle goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Pick {
    /// The rules leave no choice, or it has not been made yet.
    #[default]
    Open,
    /// This square.
    At(Square),
    /// No rebirth.
    Nowhere,
}

/// A half-move as the player chooses it. What it leads to is decided by [`crate::Ruleset::play`].
///
/// The order of moves (square of departure from a1 to h8, then square of arrival, then promotion, then the choices of the
/// rules in force) is the order in which solutions are listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Square of departure.
    pub from: Square,
    /// Square of arrival, before any rebirth of the mover.
    pub to: Square,
    /// What sort of move.
    pub kind: MoveKind,
    /// What a pawn becomes on its promotion rank.
    pub promotion: Option<Walk>,
    /// Attributes that the promoted unit gets with its promotion.
    pub gains: Gains,
    /// The square to which the unit is transferred before it moves (Mars and others).
    pub start: Option<Square>,
    /// The square from which the rook is transferred to its corner before castling (Anti-Mars).
    pub partner: Option<Square>,
    /// The choice about the rebirth of the capturer.
    pub capturer: Choice,
    /// The choice about the rebirth of a captured unit.
    pub captured: Choice,
    /// The hurdle over which the unit goes, where it matters and there are several ways to the square of arrival.
    pub over: Option<Square>,
    /// The choice about the move of the hurdle (Bul, Dob).
    pub hurdle: Choice,
}

impl Move {
    /// A move without anything special.
    #[inline(always)]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        Move {
            from,
            to,
            kind,
            promotion: None,
            gains: Gains::NONE,
            start: None,
            partner: None,
            capturer: Choice::OPEN,
            captured: Choice::OPEN,
            over: None,
            hurdle: Choice::OPEN,
        }
    }

    /// The null move; its squares mean nothing.
    pub const NULL: Move = Move::new(Square::new(0, 0), Square::new(0, 0), MoveKind::Null);

    /// The square from which the unit really moves.
    #[inline(always)]
    pub fn origin(self) -> Square {
        self.start.unwrap_or(self.from)
    }

    /// The square on which the captured unit stands.
    #[inline(always)]
    pub fn capture(self) -> Option<Square> {
        match self.kind {
            MoveKind::Capture => Some(self.to),
            MoveKind::EnPassant(victim) | MoveKind::Passing(victim) => Some(victim),
            MoveKind::Quiet | MoveKind::CastlingKing | MoveKind::CastlingQueen | MoveKind::Null => None,
        }
    }
}

// Moves are copied a lot.
const _: () = assert!(size_of::<Move>() <= 28);
