//! The walk of an orthodox unit in three bits.

use board::{
    Side, Square, SquareSet, Walk, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks,
    rook_attacks,
};

/// A walk in three bits, chosen so that sets of units with related walks take few operations: bit 1 without bit 0 moves
/// along diagonals, bit 2 along files and ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct WalkCode(pub(super) u8);

impl WalkCode {
    pub(super) const PAWN: WalkCode = WalkCode(0);
    pub(super) const KNIGHT: WalkCode = WalkCode(1);
    pub(super) const BISHOP: WalkCode = WalkCode(2);
    pub(super) const KING: WalkCode = WalkCode(3);
    pub(super) const ROOK: WalkCode = WalkCode(4);
    pub(super) const QUEEN: WalkCode = WalkCode(6);

    /// The code of an orthodox walk; `None` for others.
    pub(super) fn of(walk: Walk) -> Option<WalkCode> {
        Some(match walk {
            Walk::PAWN => WalkCode::PAWN,
            Walk::KNIGHT => WalkCode::KNIGHT,
            Walk::BISHOP => WalkCode::BISHOP,
            Walk::KING => WalkCode::KING,
            Walk::ROOK => WalkCode::ROOK,
            Walk::QUEEN => WalkCode::QUEEN,
            _ => return None,
        })
    }

    /// The walk.
    #[inline(always)]
    pub(super) fn walk(self) -> Walk {
        /// Five and seven are no codes.
        const WALKS: [Walk; 8] = [
            Walk::PAWN,
            Walk::KNIGHT,
            Walk::BISHOP,
            Walk::KING,
            Walk::ROOK,
            Walk::PAWN,
            Walk::QUEEN,
            Walk::PAWN,
        ];
        WALKS[usize::from(self.0 & 7)]
    }

    /// The number of the piece of `side` with this walk, see [`board::Piece::orthodox_index`].
    #[inline(always)]
    pub(super) fn piece_index(self, side: Side) -> usize {
        self.walk().index() * 2 + side.index()
    }

    /// Squares that a unit of `side` with this walk attacks from a square; pawns on their own first rank guard nothing.
    #[inline(always)]
    pub(super) fn attacks(self, side: Side, from: Square, occupied: SquareSet) -> SquareSet {
        match self {
            WalkCode::PAWN if from.rank() == side.rank(0) => SquareSet::EMPTY,
            WalkCode::PAWN => pawn_attacks(side, from),
            _ => self.reach(from, occupied),
        }
    }

    /// Squares that a unit with this walk, no pawn, reaches, up to and including the first occupied one each way.
    #[inline(always)]
    pub(super) fn reach(self, from: Square, occupied: SquareSet) -> SquareSet {
        match self {
            WalkCode::KNIGHT => knight_attacks(from),
            WalkCode::BISHOP => bishop_attacks(from, occupied),
            WalkCode::ROOK => rook_attacks(from, occupied),
            WalkCode::QUEEN => queen_attacks(from, occupied),
            _ => king_attacks(from),
        }
    }
}
