use board::{CastlingRights, Key, Side, Square, SquareSet, Walk};

use super::walk_code::WalkCode;

/// No pawn has just made a double step.
pub(super) const NO_STEP: u8 = 64;

/// A position of orthodox units in one cache line: where the units of each side are, three bits of walk for each square,
/// castling rights, the pawn that has just made a double step, the turn and the key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CompactPosition {
    pub(super) key: Key,
    pub(super) sides: [SquareSet; 2],
    /// The bits of the walks' codes; none on empty squares.
    pub(super) planes: [SquareSet; 3],
    pub(super) castling: u8,
    /// Where a pawn stands that has just made a double step which can be answered, else [`NO_STEP`].
    pub(super) step: u8,
    pub(super) turn: Side,
}

const _: () = assert!(size_of::<CompactPosition>() <= 64);

impl CompactPosition {
    /// The key that the same position has as a [`board::Position`].
    #[inline(always)]
    pub fn key(&self) -> Key {
        self.key
    }

    /// Whose turn it is.
    #[inline(always)]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// All occupied squares.
    #[inline(always)]
    pub fn occupied(&self) -> SquareSet {
        self.sides[0] | self.sides[1]
    }

    /// Squares of the units of `side`.
    #[inline(always)]
    pub fn side(&self, side: Side) -> SquareSet {
        self.sides[side.index()]
    }

    /// Squares of all units with `walk`, of both sides; none for a walk that is not orthodox.
    #[inline]
    pub fn walk(&self, walk: Walk) -> SquareSet {
        let [a, b, c] = self.planes;
        match walk {
            Walk::PAWN => self.pawns(),
            Walk::KNIGHT => self.knights(),
            Walk::KING => self.kings(),
            Walk::BISHOP => b & !a & !c,
            Walk::ROOK => c & !a & !b,
            Walk::QUEEN => b & c & !a,
            _ => SquareSet::EMPTY,
        }
    }

    /// Squares of the units of `side` with `walk`.
    #[inline]
    pub fn units(&self, side: Side, walk: Walk) -> SquareSet {
        self.side(side) & self.walk(walk)
    }

    /// The walk of the unit on a square that is not empty.
    #[inline]
    pub fn walk_on(&self, square: Square) -> Walk {
        self.code_on(square).walk()
    }

    /// Where the king of `side` stands, if it has one.
    #[inline(always)]
    pub fn king(&self, side: Side) -> Option<Square> {
        (self.side(side) & self.kings()).first()
    }

    /// Which units may still castle.
    #[inline]
    pub fn castling(&self) -> CastlingRights {
        CastlingRights::from_index(self.castling)
    }

    #[inline(always)]
    pub(super) fn pawns(&self) -> SquareSet {
        self.occupied() & !(self.planes[0] | self.planes[1] | self.planes[2])
    }

    #[inline(always)]
    pub(super) fn knights(&self) -> SquareSet {
        self.planes[0] & !self.planes[1]
    }

    #[inline(always)]
    pub(super) fn kings(&self) -> SquareSet {
        self.planes[0] & self.planes[1]
    }

    /// Bishops and queens.
    #[inline(always)]
    pub(super) fn diagonal(&self) -> SquareSet {
        self.planes[1] & !self.planes[0]
    }

    /// Rooks and queens.
    #[inline(always)]
    pub(super) fn orthogonal(&self) -> SquareSet {
        self.planes[2]
    }

    #[inline(always)]
    pub(super) fn code_on(&self, square: Square) -> WalkCode {
        let bit = |plane: usize| (self.planes[plane].0 >> square.index() & 1) as u8;
        WalkCode(bit(0) | bit(1) << 1 | bit(2) << 2)
    }

    /// Puts units with this walk on empty squares or takes them away; the key is not touched.
    #[inline(always)]
    pub(super) fn toggle(&mut self, side: Side, walk: WalkCode, squares: SquareSet) {
        self.sides[side.index()] ^= squares;
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            plane.0 ^= squares.0 & u64::from(walk.0 >> bit & 1).wrapping_neg();
        }
    }

    /// The square on which the side to move can capture en passant.
    #[inline(always)]
    pub(super) fn passed(&self) -> Option<Square> {
        // A step of an own pawn can be left over in set play.
        match (self.step >> 3, self.turn) {
            (4, Side::White) => Some(Square::from_index(usize::from(self.step) + 8)),
            (3, Side::Black) => Some(Square::from_index(usize::from(self.step) - 8)),
            _ => None,
        }
    }

    /// Departure and arrival of the double step that can be answered.
    #[inline(always)]
    pub(super) fn double_step(&self) -> Option<(Square, Square)> {
        if self.step == NO_STEP {
            return None;
        }
        let to = usize::from(self.step & 63);
        let from = if to >> 3 == 3 { to - 16 } else { to + 16 };
        Some((Square::from_index(from), Square::from_index(to)))
    }
}
