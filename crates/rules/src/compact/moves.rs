use std::fmt;

use board::{MoveKind, Square};

use super::walk_code::WalkCode;
use crate::Move;

/// What sort of move it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub(super) enum Sort {
    Quiet,
    Capture,
    EnPassant,
    CastlingQueen,
    CastlingKing,
}

/// A half-move in four bytes: what unit goes from where to where, what sort of move it is and what it promotes to.
///
/// The walk of the unit is part of the move: a knight's move is another one than a queen's between the same squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CompactMove {
    from: u8,
    to: u8,
    /// The codes of the walks before (bits 0 … 2) and after the move (bits 4 … 6).
    walks: u8,
    sort: Sort,
}

const _: () = assert!(size_of::<CompactMove>() == 4);

impl CompactMove {
    #[inline(always)]
    pub(super) fn new(from: Square, to: Square, walk: WalkCode, placed: WalkCode, sort: Sort) -> CompactMove {
        CompactMove { from: from.index() as u8, to: to.index() as u8, walks: walk.0 | placed.0 << 4, sort }
    }

    /// The square of departure.
    #[inline(always)]
    pub fn from(self) -> Square {
        Square::from_index(usize::from(self.from & 63))
    }

    /// The square of arrival, before any rebirth of the mover.
    #[inline(always)]
    pub fn to(self) -> Square {
        Square::from_index(usize::from(self.to & 63))
    }

    /// Whether a unit is captured.
    #[inline(always)]
    pub fn is_capture(self) -> bool {
        matches!(self.sort, Sort::Capture | Sort::EnPassant)
    }

    /// Whether a pawn promotes.
    #[inline(always)]
    pub fn is_promotion(self) -> bool {
        self.walk() != self.placed()
    }

    /// A number that is different for any two different moves.
    #[inline(always)]
    pub fn code(self) -> u32 {
        u32::from_le_bytes([self.from, self.to, self.walks, self.sort as u8])
    }

    #[inline(always)]
    pub(super) fn sort(self) -> Sort {
        self.sort
    }

    /// The walk of the mover before the move.
    #[inline(always)]
    pub(super) fn walk(self) -> WalkCode {
        WalkCode(self.walks & 7)
    }

    /// The walk of the mover when it has arrived.
    #[inline(always)]
    pub(super) fn placed(self) -> WalkCode {
        WalkCode(self.walks >> 4 & 7)
    }

    /// The square on which the captured unit stands, if the move is a capture.
    #[inline(always)]
    pub(super) fn capture_square(self) -> Square {
        match self.sort {
            Sort::EnPassant => passed_pawn(self.from(), self.to()),
            _ => self.to(),
        }
    }

    /// The move as the other parts of the rules know it.
    pub(super) fn expanded(self) -> Move {
        let kind = match self.sort {
            Sort::Quiet => MoveKind::Quiet,
            Sort::Capture => MoveKind::Capture,
            Sort::EnPassant => MoveKind::EnPassant(self.capture_square()),
            Sort::CastlingQueen => MoveKind::CastlingQueen,
            Sort::CastlingKing => MoveKind::CastlingKing,
        };
        let promotion = self.is_promotion().then(|| self.placed().walk());
        Move { promotion, ..Move::new(self.from(), self.to(), kind) }
    }
}

/// Where the pawn stands that is captured en passant with a move from one square to another: on the rank of the one and
/// the file of the other.
#[inline(always)]
pub(super) fn passed_pawn(from: Square, to: Square) -> Square {
    Square::from_index((from.index() & 56) | (to.index() & 7))
}

impl fmt::Debug for CompactMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.expanded(), f)
    }
}
