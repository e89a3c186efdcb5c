use crate::{BySide, CastlingRights, Effect, Key, Piece, Side, Square, SquareSet, Walk, key};

/// A placement of units with the state that rules need: castling rights, en passant square, whose turn it is.
///
/// Invariant: the square sets, the board of units and the key always say the same; [`Position::is_consistent`] checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    sides: BySide<SquareSet>,
    walks: [SquareSet; 6],
    units: [Option<Piece>; 64],
    key: Key,
    castling: CastlingRights,
    en_passant: Option<Square>,
    turn: Side,
}

impl Default for Position {
    fn default() -> Position {
        Position::new()
    }
}

impl Position {
    /// The empty board, White's turn, no rights.
    pub fn new() -> Position {
        Position {
            sides: BySide::default(),
            walks: [SquareSet::EMPTY; 6],
            units: [None; 64],
            key: key::turn(Side::White),
            castling: CastlingRights::NONE,
            en_passant: None,
            turn: Side::White,
        }
    }

    /// The unit on `square`.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.units[square.index()]
    }

    /// Squares of all units of `side`.
    pub fn side(&self, side: Side) -> SquareSet {
        self.sides[side]
    }

    /// Squares of all units with `walk`, of both sides.
    pub fn walk(&self, walk: Walk) -> SquareSet {
        self.walks[walk.index()]
    }

    /// Squares of the units of `side` with `walk`.
    pub fn units(&self, side: Side, walk: Walk) -> SquareSet {
        self.sides[side] & self.walks[walk.index()]
    }

    /// All occupied squares.
    pub fn occupied(&self) -> SquareSet {
        self.sides[Side::White] | self.sides[Side::Black]
    }

    /// Where the king of `side` stands, if it has one.
    pub fn king(&self, side: Side) -> Option<Square> {
        self.units(side, Walk::KING).first()
    }

    /// Which units may still castle.
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square over which a pawn has just made its double step.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// The identity of the position, kept up to date by every effect.
    pub fn key(&self) -> Key {
        self.key
    }

    /// Makes one change.
    ///
    /// The effect must fit the position: the units and states it names as present are present, the squares it fills
    /// are empty.
    #[inline(always)]
    pub fn apply(&mut self, effect: &Effect) {
        match *effect {
            Effect::Remove { square, piece, .. } => self.lift(square, piece),
            Effect::Create { square, piece, .. } => self.put(square, piece),
            Effect::Move { from, to, piece, .. } => {
                self.lift(from, piece);
                self.put(to, piece);
            }
            Effect::ChangeWalk { square, piece, walk, .. } => {
                self.lift(square, piece);
                self.put(square, piece.with_walk(walk));
            }
            Effect::Castling { before, after } => {
                debug_assert_eq!(self.castling, before);
                self.key ^= key::castling(before) ^ key::castling(after);
                self.castling = after;
            }
            Effect::EnPassant { before, after } => {
                debug_assert_eq!(self.en_passant, before);
                self.key ^= key::en_passant(before) ^ key::en_passant(after);
                self.en_passant = after;
            }
            Effect::Turn { side } => {
                self.key ^= key::turn(self.turn) ^ key::turn(side);
                self.turn = side;
            }
        }
    }

    /// Takes one change back; the last one applied must be reverted first.
    pub fn revert(&mut self, effect: &Effect) {
        match *effect {
            Effect::Remove { square, piece, .. } => self.put(square, piece),
            Effect::Create { square, piece, .. } => self.lift(square, piece),
            Effect::Move { from, to, piece, .. } => {
                self.lift(to, piece);
                self.put(from, piece);
            }
            Effect::ChangeWalk { square, piece, walk, .. } => {
                self.lift(square, piece.with_walk(walk));
                self.put(square, piece);
            }
            Effect::Castling { before, after } => {
                self.apply(&Effect::Castling { before: after, after: before })
            }
            Effect::EnPassant { before, after } => {
                self.apply(&Effect::EnPassant { before: after, after: before })
            }
            // Only emitted when the turn passes to the opponent.
            Effect::Turn { side } => self.apply(&Effect::Turn { side: !side }),
        }
    }

    #[inline(always)]
    fn put(&mut self, square: Square, piece: Piece) {
        debug_assert_eq!(self.units[square.index()], None, "{piece:?} put on {square}");
        let set = SquareSet::of(square);
        self.sides[piece.side()] |= set;
        self.walks[piece.walk().index()] |= set;
        self.units[square.index()] = Some(piece);
        self.key ^= key::unit(piece, square);
    }

    #[inline(always)]
    fn lift(&mut self, square: Square, piece: Piece) {
        debug_assert_eq!(self.units[square.index()], Some(piece), "{piece:?} lifted from {square}");
        let set = SquareSet::of(square);
        self.sides[piece.side()] ^= set;
        self.walks[piece.walk().index()] ^= set;
        self.units[square.index()] = None;
        self.key ^= key::unit(piece, square);
    }

    /// The key computed anew from what stands on the board.
    pub fn key_from_scratch(&self) -> Key {
        let mut sum = key::castling(self.castling) ^ key::en_passant(self.en_passant) ^ key::turn(self.turn);
        for square in Square::all() {
            if let Some(piece) = self.piece(square) {
                sum ^= key::unit(piece, square);
            }
        }
        sum
    }

    /// Whether square sets, board and key agree.
    pub fn is_consistent(&self) -> bool {
        let squares = |wanted: &dyn Fn(Piece) -> bool| -> SquareSet {
            Square::all().filter(|&square| self.piece(square).is_some_and(wanted)).collect()
        };
        Side::BOTH.iter().all(|&side| self.side(side) == squares(&|piece| piece.side() == side))
            && Walk::ORTHODOX.iter().all(|&walk| self.walk(walk) == squares(&|piece| piece.walk() == walk))
            && self.key == self.key_from_scratch()
    }
}
