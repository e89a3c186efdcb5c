use crate::{CastlingRights, Piece, Side, Square, Walk};

/// Why an effect happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The mover travels.
    Movement,
    /// The rook's part in castling.
    Castling,
    /// An ordinary capture, or one en passant.
    Capture,
    /// A pawn reached its promotion rank.
    Promotion,
    /// The captured unit is reborn (Circe).
    RebirthOfCaptured,
    /// The capturing unit is reborn (Anticirce).
    RebirthOfCapturer,
    /// Diagram or twin is being set up.
    Setup,
}

/// One change of a position; a move is a list of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// `piece` leaves the board from `square`.
    Remove {
        /// Where it stood.
        square: Square,
        /// What it was.
        piece: Piece,
        /// Why.
        reason: Reason,
    },
    /// `piece` comes onto the empty `square`.
    Create {
        /// Where it appears.
        square: Square,
        /// What it is.
        piece: Piece,
        /// Why.
        reason: Reason,
    },
    /// `piece` goes from one square to an empty one.
    Move {
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
        /// What it is.
        piece: Piece,
        /// Why.
        reason: Reason,
    },
    /// The unit on `square` takes another walk.
    ChangeWalk {
        /// Where it stands.
        square: Square,
        /// What it was.
        piece: Piece,
        /// Its walk from now on.
        walk: Walk,
        /// Why.
        reason: Reason,
    },
    /// Castling rights change.
    Castling {
        /// Rights until now.
        before: CastlingRights,
        /// Rights from now on.
        after: CastlingRights,
    },
    /// The square passed over by a pawn's double step changes.
    EnPassant {
        /// Until now.
        before: Option<Square>,
        /// From now on.
        after: Option<Square>,
    },
    /// It becomes `side`'s turn.
    Turn {
        /// Whose turn it is now.
        side: Side,
    },
}

/// Takes the effects of a move as they are applied.
pub trait EffectSink {
    /// Called once for each effect, in order.
    fn record(&mut self, effect: Effect);
}

/// Forgets effects: for search on copies of the position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Discard;

impl EffectSink for Discard {
    fn record(&mut self, _: Effect) {}
}

/// Keeps effects in order, to undo them or to print from them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Journal(pub Vec<Effect>);

impl EffectSink for Journal {
    fn record(&mut self, effect: Effect) {
        self.0.push(effect);
    }
}
