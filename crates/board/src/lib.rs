//! The vocabulary of the board, shared by every other crate.
//!
//! Nothing here knows a rule of play: a [`Position`] can be changed only by applying an [`Effect`], and every
//! effect can be reverted. What moves exist and what effects they have is decided in the crate `rules`.

mod attributes;
mod castling;
mod effect;
mod geometry;
mod key;
mod long_step;
mod move_kind;
mod pending;
mod piece;
mod position;
mod side;
mod square;
mod square_set;
mod walk;

pub use attributes::Attributes;
pub use castling::{CastlingRights, CastlingWing};
pub use effect::{Discard, Effect, EffectSink, Journal, Reason};
pub use geometry::{
    between, bishop_attacks, king_attacks, knight_attacks, line_through, pawn_attacks, queen_attacks,
    rook_attacks,
};
pub use key::{Key, castling_key, long_step_key, turn_key, unit_key};
pub use long_step::LongStep;
pub use move_kind::MoveKind;
pub use pending::{Hidden, PendingCapture};
pub use piece::Piece;
pub use position::Position;
pub use side::{BySide, Colour, Side};
pub use square::Square;
pub use square_set::SquareSet;
pub use walk::Walk;
