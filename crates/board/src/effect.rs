use crate::{CastlingRights, Key, LongStep, PendingCapture, Piece, Side, Square};

/// Why an effect happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The mover goes to the square from which it moves (Mars and others).
    Transfer,
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
    /// A reborn pawn stands on its promotion rank.
    PromotionByRebirth,
    /// The walk changes with rebirth (Clone, Chameleon, Einstein).
    WalkByRebirth,
    /// The colour changes with rebirth (Turncoats).
    ColourByRebirth,
    /// The unit on the square of rebirth is removed (Assassin).
    Assassination,
    /// The square of rebirth is occupied.
    Covered,
    /// The unit above has left.
    Uncovered,
    /// A kamikaze unit vanishes after its capture.
    Kamikaze,
    /// A capturer vanishes because its square of rebirth is occupied.
    NoRebirth,
    /// The walk changes with the move (Einstein and others).
    WalkByMove,
    /// A volage unit changes its colour with its move.
    Volage,
    /// A half-neutral unit changes its colour with its move.
    HalfNeutral,
    /// The hurdle of a unit's move changes its colour.
    Hurdle,
    /// The hurdle of a unit's move moves (Bul, Dob).
    HurdleMove,
    /// A magic unit changes the colour of one that it begins to attack.
    Magic,
    /// A unit changes its colour because it gives check, or because it does not (Anda).
    Anda,
    /// A protean unit takes the walk of its victim.
    Protean,
    /// A chameleon unit changes its walk with its move.
    Chameleon,
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
    /// `piece` goes from one square to an empty one (or stays, if both are the same).
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
    /// The unit on `square` becomes another: its walk, colour or an attribute changes.
    Change {
        /// Where it stands.
        square: Square,
        /// What it was.
        before: Piece,
        /// What it is from now on.
        after: Piece,
        /// Why.
        reason: Reason,
    },
    /// `piece`, which is not on the board, goes under the unit on `square`.
    Hide {
        /// On which square.
        square: Square,
        /// What it is.
        piece: Piece,
        /// What it was at its rebirth, before promotion and change of colour; for those who tell the move.
        reborn: Piece,
        /// Its place in the list of hidden units; those earlier in the list come up first.
        index: u8,
        /// Why.
        reason: Reason,
    },
    /// A hidden unit comes up onto its square, which is empty now.
    Reveal {
        /// On which square.
        square: Square,
        /// What it is.
        piece: Piece,
        /// Its place in the list of hidden units.
        index: u8,
    },
    /// Castling rights change.
    Castling {
        /// Rights until now.
        before: CastlingRights,
        /// Rights from now on.
        after: CastlingRights,
    },
    /// The step after which a pawn can be captured en passant changes.
    EnPassant {
        /// Until now.
        before: Option<LongStep>,
        /// From now on.
        after: Option<LongStep>,
    },
    /// The capture that waits for its rebirth changes.
    Pending {
        /// Until now.
        before: Option<PendingCapture>,
        /// From now on.
        after: Option<PendingCapture>,
    },
    /// The placement that the next move must not restore changes.
    Previous {
        /// Until now.
        before: Option<Key>,
        /// From now on.
        after: Option<Key>,
    },
    /// It begins or ceases to matter that the last half-move was a null move.
    AfterNull {
        /// Until now.
        before: bool,
        /// From now on.
        after: bool,
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
    #[inline(always)]
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
