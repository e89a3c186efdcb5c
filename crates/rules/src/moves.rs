use board::{Attributes, MoveKind, Square, Walk};

/// What the rules let the player choose about a rebirth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Choice {
    /// Where the unit is reborn.
    pub square: Pick,
    /// What a pawn reborn on its promotion rank becomes.
    pub promotion: Option<Walk>,
}

/// The choice of a square of rebirth.
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
    pub gains: Attributes,
    /// The square to which the unit is transferred before it moves (Mars and others).
    pub start: Option<Square>,
    /// The square from which the rook is transferred to its corner before castling (Anti-Mars).
    pub partner: Option<Square>,
    /// The choice about the rebirth of the capturer.
    pub capturer: Choice,
    /// The choice about the rebirth of a captured unit.
    pub captured: Choice,
}

impl Move {
    /// A move without anything special.
    #[inline(always)]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        const OPEN: Choice = Choice { square: Pick::Open, promotion: None };
        Move {
            from,
            to,
            kind,
            promotion: None,
            gains: Attributes::NONE,
            start: None,
            partner: None,
            capturer: OPEN,
            captured: OPEN,
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
