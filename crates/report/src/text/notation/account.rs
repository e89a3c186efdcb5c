//! What a move did, in the order in which it is told.

use board::{Colour, Effect, Piece, Reason, Square};
use solution::PlayedMove;

/// A move and its consequences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Account {
    /// Units brought to the squares from which they move, before anything else.
    pub(super) transfers: Vec<Transfer>,
    /// Where the captured unit stood.
    pub(super) captured_on: Option<Square>,
    /// What became of the mover at the end of its way.
    pub(super) turns: Vec<Turn>,
    /// Everything after that.
    pub(super) events: Vec<Event>,
}

/// A unit goes to another square without moving there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Transfer {
    /// What it was on the square it left.
    pub(super) before: Piece,
    /// What it is on its new square.
    pub(super) after: Piece,
    /// The square it left.
    pub(super) from: Square,
    /// Its new square.
    pub(super) to: Square,
}

/// A unit becomes another on its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// A promotion, or the change of a chameleon.
    Promotion {
        /// What it was.
        before: Piece,
        /// What it is now.
        after: Piece,
    },
    /// The walk changes by a rule about moves.
    Walk(Piece),
    /// The colour changes.
    Colour(Colour),
    /// The colour of a half-neutral unit changes.
    Phase(Colour),
    /// The colour changes; it is told with the attributes.
    Guise(Piece),
}

/// Something that happens after the mover has arrived, with its sequel on the same square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Event {
    pub(super) what: What,
    /// What becomes of the unit there.
    pub(super) turns: Vec<Turn>,
    /// Whether the unit goes below another one.
    pub(super) is_hidden: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// A unit comes onto the square: it is reborn or comes up from below.
    Appears(Piece, Square),
    /// The mover is reborn.
    Goes(Transfer),
    /// The unit vanishes.
    Vanishes(Piece, Square),
    /// A unit that was there before becomes another.
    Turns(Square),
    /// The mover, wherever it stands now, becomes another.
    MoverTurns(Square),
}

impl What {
    fn square(self) -> Square {
        match self {
            What::Appears(_, square)
            | What::Vanishes(_, square)
            | What::Turns(square)
            | What::MoverTurns(square) => square,
            What::Goes(transfer) => transfer.to,
        }
    }
}

impl Account {
    /// Reads the effects of a move.
    pub(super) fn of(played: &PlayedMove) -> Account {
        let mut account =
            Account { transfers: Vec::new(), captured_on: None, turns: Vec::new(), events: Vec::new() };
        // The mover taken off to be reborn elsewhere; the square on which a unit was taken off to go below another one.
        let (mut lifted, mut covered) = (None, None);
        for (index, effect) in played.effects.iter().enumerate() {
            match *effect {
                Effect::Move { from, to, piece, reason: Reason::Transfer } if from != to => {
                    account.transfers.push(Transfer { before: piece, after: piece, from, to });
                }
                Effect::Remove { square, reason: Reason::Capture, .. } => account.captured_on = Some(square),
                Effect::Move { from, to, piece, reason: Reason::HurdleMove } => {
                    account.begin(What::Goes(Transfer { before: piece, after: piece, from, to }));
                }
                Effect::Move { from, to, piece, reason: Reason::RebirthOfCapturer } => {
                    let after = changed_walk(&played.effects[index + 1..], to).unwrap_or(piece);
                    account.begin(What::Goes(Transfer { before: piece, after, from, to }));
                }
                Effect::Remove { square, piece, reason: Reason::RebirthOfCapturer } => {
                    lifted = Some((piece, square));
                }
                Effect::Create {
                    square,
                    piece,
                    reason: Reason::RebirthOfCaptured | Reason::RebirthOfCapturer,
                } => account.put(lifted.take(), piece, square),
                Effect::Hide { square, piece, reborn, .. } => {
                    // Who was on the board a moment ago is the occupant on which another unit lands.
                    if covered.take() != Some(square) {
                        account.put(lifted.take(), reborn, square);
                        account.hide(reborn, piece);
                    }
                }
                Effect::Remove { square, reason: Reason::Covered, .. } => covered = Some(square),
                Effect::Reveal { square, piece, .. } => account.begin(What::Appears(piece, square)),
                Effect::Remove { square, piece, reason: Reason::Kamikaze } => {
                    account.begin(What::Vanishes(piece, square));
                }
                Effect::Change { square, before, after, reason } => {
                    account.change(played.to, square, before, after, reason);
                }
                Effect::Remove { .. }
                | Effect::Create { .. }
                | Effect::Move { .. }
                | Effect::Castling { .. }
                | Effect::EnPassant { .. }
                | Effect::Pending { .. }
                | Effect::Previous { .. }
                | Effect::AfterNull { .. }
                | Effect::Turn { .. } => {}
            }
        }
        account
    }

    fn begin(&mut self, what: What) {
        self.events.push(Event { what, turns: Vec::new(), is_hidden: false });
    }

    /// A unit comes onto the board, or back onto it if it was lifted before.
    fn put(&mut self, lifted: Option<(Piece, Square)>, piece: Piece, square: Square) {
        self.begin(match lifted {
            Some((before, from)) => What::Goes(Transfer { before, after: piece, from, to: square }),
            None => What::Appears(piece, square),
        });
    }

    /// The unit that has come last goes below another one, as what it is after promotion and change of colour.
    fn hide(&mut self, reborn: Piece, hidden: Piece) {
        if let Some(event) = self.events.last_mut() {
            let promoted = hidden.with_colour(reborn.colour());
            if promoted != reborn {
                event.turns.push(Turn::Promotion { before: reborn, after: promoted });
            }
            if hidden != promoted {
                event.turns.push(Turn::Colour(hidden.colour()));
            }
            event.is_hidden = true;
        }
    }

    /// A change of a unit belongs to the event before it on the same square.
    fn change(&mut self, arrival: Square, square: Square, before: Piece, after: Piece, reason: Reason) {
        let turn = match reason {
            Reason::Promotion | Reason::PromotionByRebirth | Reason::Chameleon | Reason::Protean => {
                Turn::Promotion { before, after }
            }
            Reason::WalkByMove => Turn::Walk(after),
            Reason::ColourByRebirth | Reason::Volage => Turn::Colour(after.colour()),
            Reason::Hurdle | Reason::Magic => {
                self.begin(What::Turns(square));
                Turn::Colour(after.colour())
            }
            Reason::Anda => {
                self.begin(What::MoverTurns(square));
                Turn::Guise(after)
            }
            Reason::HalfNeutral => Turn::Phase(after.colour()),
            // The transfer tells it.
            _ => return,
        };
        // A change of walk by a rule about moves concerns who moved, also the rook that castled.
        let place = self.events.last().map_or(arrival, |event| event.what.square());
        if place != square && reason != Reason::WalkByMove {
            self.begin(What::Turns(square));
        }
        match self.events.last_mut() {
            Some(event) => event.turns.push(turn),
            None => self.turns.push(turn),
        }
    }
}

/// What the unit on `square` becomes by a change of walk that comes with its rebirth.
fn changed_walk(following: &[Effect], square: Square) -> Option<Piece> {
    following.iter().find_map(|effect| match *effect {
        Effect::Change { square: place, after, reason: Reason::WalkByRebirth, .. } if place == square => {
            Some(after)
        }
        _ => None,
    })
}
