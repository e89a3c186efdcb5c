use crate::{
    BySide, CastlingRights, Effect, Hidden, Key, LongStep, PendingCapture, Piece, Side, Square, SquareSet,
    Walk, key,
};

/// A placement of units with the state that rules need: castling rights, en passant, units under others, a
/// capture that waits for its rebirth, whose turn it is.
///
/// Invariant: the square sets, the board of units and the key always say the same; [`Position::is_consistent`] checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    key: Key,
    /// A neutral unit is in both.
    sides: BySide<SquareSet>,
    /// By number of the walk; all fairy walks together have the number after the last orthodox one.
    walks: [SquareSet; FAIRY + 1],
    /// Royal units whose walk is not the king's.
    royals: SquareSet,
    /// The codes of the units without their highest bits, 0 on empty squares.
    units: [u32; 64],
    /// The squares of the units that have the highest bits of the code, one set a bit.
    high_bits: [SquareSet; Piece::HIGH_BITS],
    /// Missing while all of it is as on the board of [`Position::new`].
    rare: Option<Box<Rare>>,
    castling: CastlingRights,
    en_passant: Option<LongStep>,
    turn: Side,
}

/// Where the sets of walks keep the fairy units.
const FAIRY: usize = Walk::ORTHODOX.len();

/// State that few rules need. It is kept apart because positions are copied a lot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Rare {
    previous: Option<Key>,
    pending: Option<PendingCapture>,
    hidden: Vec<Hidden>,
    after_null: bool,
}

// Six cache lines: a copy of the position is made for each move of the search.
const _: () = assert!(size_of::<Position>() <= 384);

impl Default for Position {
    fn default() -> Position {
        Position::new()
    }
}

impl Position {
    /// The empty board, White's turn, no rights.
    pub fn new() -> Position {
        Position {
            key: key::turn(Side::White),
            sides: BySide::default(),
            walks: [SquareSet::EMPTY; FAIRY + 1],
            royals: SquareSet::EMPTY,
            units: [0; 64],
            high_bits: [SquareSet::EMPTY; Piece::HIGH_BITS],
            rare: None,
            castling: CastlingRights::NONE,
            en_passant: None,
            turn: Side::White,
        }
    }

    /// The unit on `square`.
    #[inline(always)]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let mut code = u64::from(self.units[square.index()]);
        for (bit, squares) in self.high_bits.iter().enumerate() {
            code |= u64::from(squares.contains(square)) << (u32::BITS as usize + bit);
        }
        Piece::from_code(code)
    }

    /// Squares of all units that `side` moves, neutral ones included.
    #[inline(always)]
    pub fn side(&self, side: Side) -> SquareSet {
        self.sides[side]
    }

    /// Squares of all neutral units.
    #[inline]
    pub fn neutral(&self) -> SquareSet {
        self.sides[Side::White] & self.sides[Side::Black]
    }

    /// Squares of all units with `walk`, an orthodox one, of both sides.
    #[inline(always)]
    pub fn walk(&self, walk: Walk) -> SquareSet {
        debug_assert!(walk.is_orthodox());
        self.walks[walk.index()]
    }

    /// Squares of the units of `side` with `walk`, an orthodox one.
    #[inline(always)]
    pub fn units(&self, side: Side, walk: Walk) -> SquareSet {
        self.sides[side] & self.walk(walk)
    }

    /// Squares of all units whose walk is not orthodox.
    #[inline(always)]
    pub fn fairy(&self) -> SquareSet {
        self.walks[FAIRY]
    }

    /// All occupied squares.
    #[inline(always)]
    pub fn occupied(&self) -> SquareSet {
        self.sides[Side::White] | self.sides[Side::Black]
    }

    /// Squares of all royal units.
    #[inline(always)]
    pub fn royals(&self) -> SquareSet {
        self.walks[Walk::KING.index()] | self.royals
    }

    /// Where the royal unit of `side` stands, if it has one on the board.
    #[inline(always)]
    pub fn king(&self, side: Side) -> Option<Square> {
        (self.sides[side] & self.royals()).first()
    }

    /// Which units may still castle.
    #[inline]
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The step with which a pawn has just passed over squares where it can be captured.
    #[inline]
    pub fn en_passant(&self) -> Option<LongStep> {
        self.en_passant
    }

    /// The capture whose victim waits for its rebirth.
    #[inline]
    pub fn pending(&self) -> Option<PendingCapture> {
        self.rare.as_ref().and_then(|rare| rare.pending)
    }

    /// The placement that the next move must not restore.
    #[inline]
    pub fn previous(&self) -> Option<Key> {
        self.rare.as_ref().and_then(|rare| rare.previous)
    }

    /// Whether the last half-move was a null move, which must not be answered by another one.
    #[inline(always)]
    pub fn is_after_null(&self) -> bool {
        self.rare.as_ref().is_some_and(|rare| rare.after_null)
    }

    /// Units under others; of several on one square the first in the list comes up first.
    #[inline]
    pub fn hidden(&self) -> &[Hidden] {
        self.rare.as_ref().map_or(&[], |rare| &rare.hidden)
    }

    /// Whose turn it is.
    #[inline(always)]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// The identity of the position, kept up to date by every effect.
    #[inline(always)]
    pub fn key(&self) -> Key {
        self.key
    }

    /// The identity of the placement alone: what stands where and what lies below, nothing of rights and turn.
    pub fn placement_key(&self) -> Key {
        self.key
            ^ key::castling(self.castling)
            ^ key::en_passant(self.en_passant)
            ^ key::turn(self.turn)
            ^ key::pending(self.pending())
            ^ key::previous(self.previous())
            ^ key::after_null(self.is_after_null())
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
            Effect::Change { square, before, after, .. } => {
                self.lift(square, before);
                self.put(square, after);
            }
            Effect::Hide { square, piece, index, .. } => self.bury(Hidden { square, piece }, index),
            Effect::Reveal { square, piece, index } => {
                self.dig_up(Hidden { square, piece }, index);
                self.put(square, piece);
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
            Effect::Pending { before, after } => {
                debug_assert_eq!(self.pending(), before);
                self.key ^= key::pending(before) ^ key::pending(after);
                self.change_rare(|rare| rare.pending = after);
            }
            Effect::Previous { before, after } => {
                debug_assert_eq!(self.previous(), before);
                self.key ^= key::previous(before) ^ key::previous(after);
                self.change_rare(|rare| rare.previous = after);
            }
            Effect::AfterNull { before, after } => {
                debug_assert_eq!(self.is_after_null(), before);
                self.key ^= key::after_null(before) ^ key::after_null(after);
                self.change_rare(|rare| rare.after_null = after);
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
            Effect::Change { square, before, after, .. } => {
                self.lift(square, after);
                self.put(square, before);
            }
            Effect::Hide { square, piece, index, .. } => self.dig_up(Hidden { square, piece }, index),
            Effect::Reveal { square, piece, index } => {
                self.lift(square, piece);
                self.bury(Hidden { square, piece }, index);
            }
            Effect::Castling { before, after } => {
                self.apply(&Effect::Castling { before: after, after: before })
            }
            Effect::EnPassant { before, after } => {
                self.apply(&Effect::EnPassant { before: after, after: before })
            }
            Effect::Pending { before, after } => {
                self.apply(&Effect::Pending { before: after, after: before })
            }
            Effect::Previous { before, after } => {
                self.apply(&Effect::Previous { before: after, after: before })
            }
            Effect::AfterNull { before, after } => {
                self.apply(&Effect::AfterNull { before: after, after: before })
            }
            // Only emitted when the turn passes to the opponent.
            Effect::Turn { side } => self.apply(&Effect::Turn { side: !side }),
        }
    }

    #[cold]
    fn change_rare(&mut self, change: impl FnOnce(&mut Rare)) {
        let mut rare = self.rare.take().unwrap_or_default();
        change(&mut rare);
        self.rare = Some(rare).filter(|rare| **rare != Rare::default());
    }

    #[inline(always)]
    fn put(&mut self, square: Square, piece: Piece) {
        debug_assert_eq!(self.piece(square), None, "{piece:?} put on {square}");
        self.turn_over(square, piece);
        self.units[square.index()] = piece.code() as u32;
    }

    #[inline(always)]
    fn lift(&mut self, square: Square, piece: Piece) {
        debug_assert_eq!(self.piece(square), Some(piece), "{piece:?} lifted from {square}");
        self.turn_over(square, piece);
        self.units[square.index()] = 0;
    }

    /// Adds the unit to the sets and the key where it is missing there, or takes it out.
    #[inline(always)]
    fn turn_over(&mut self, square: Square, piece: Piece) {
        let set = SquareSet::of(square);
        for side in Side::BOTH {
            self.sides[side] ^= if piece.belongs_to(side) { set } else { SquareSet::EMPTY };
        }
        self.walks[piece.walk().index().min(FAIRY)] ^= set;
        if piece.is_unusual() {
            if piece.is_royal() && piece.walk() != Walk::KING {
                self.royals ^= set;
            }
            for (bit, squares) in self.high_bits.iter_mut().enumerate() {
                if piece.code() >> (u32::BITS as usize + bit) & 1 != 0 {
                    *squares ^= set;
                }
            }
        }
        self.key ^= key::unit(piece, square);
    }

    #[cold]
    fn bury(&mut self, unit: Hidden, index: u8) {
        self.key ^= key::hidden(self.hidden());
        self.change_rare(|rare| rare.hidden.insert(usize::from(index), unit));
        self.key ^= key::hidden(self.hidden());
    }

    #[cold]
    fn dig_up(&mut self, unit: Hidden, index: u8) {
        self.key ^= key::hidden(self.hidden());
        debug_assert_eq!(self.hidden().get(usize::from(index)), Some(&unit));
        self.change_rare(|rare| {
            rare.hidden.remove(usize::from(index));
        });
        self.key ^= key::hidden(self.hidden());
    }

    /// The key computed anew from what stands on the board.
    pub fn key_from_scratch(&self) -> Key {
        let mut sum = key::castling(self.castling)
            ^ key::en_passant(self.en_passant)
            ^ key::turn(self.turn)
            ^ key::pending(self.pending())
            ^ key::previous(self.previous())
            ^ key::after_null(self.is_after_null())
            ^ key::hidden(self.hidden());
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
        Side::BOTH.iter().all(|&side| self.side(side) == squares(&|piece| piece.belongs_to(side)))
            && Walk::ORTHODOX.iter().all(|&walk| self.walk(walk) == squares(&|piece| piece.walk() == walk))
            && self.fairy() == squares(&|piece| !piece.walk().is_orthodox())
            && self.royals() == squares(&|piece| piece.is_royal())
            && self.hidden().iter().all(|unit| self.piece(unit.square).is_some())
            && self.key == self.key_from_scratch()
    }
}
