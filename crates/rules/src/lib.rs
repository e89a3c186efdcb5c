//! The rules of play: which moves there are, what effects they have, when a side is in check.
//!
//! A [`Ruleset`] is compiled once from the conditions of a problem. Compiling also derives [`Capabilities`]: what may be
//! taken for granted under these rules. Every shortcut in move generation and legality asks for its capability; nothing
//! asks for a condition by name. What a move does is decided in one place, [`Ruleset::play`], whose stages follow one
//! table, [`MOVE_STAGES`].

mod attacks;
mod attributes;
mod capabilities;
mod castling;
mod change;
mod checks;
mod choices;
mod compact;
mod en_passant;
mod exposure;
mod fairy;
mod foresight;
mod game;
mod generate;
mod goals;
mod home;
mod known_move;
mod legality;
mod moves;
mod order;
mod perft;
mod play;
mod probe;
mod promotion;
mod reachable;
mod rebirth;
mod reborn;
mod refusal;
mod ruleset;
mod select;
mod state;
mod threats;
mod transfer;
mod walks;

pub use capabilities::Capabilities;
pub use compact::{CompactMove, CompactPosition, CompactRules};
pub use en_passant::long_step;
pub use game::{Game, with_turn};
pub use generate::Flow;
pub use goals::{Target, allows_self_check, can_reach, is_reached, may_allow_self_check, visit_reaching};
pub use home::home_square;
pub use legality::pinned;
pub use moves::{Choice, Gains, Move, Pick};
pub use order::{MOVE_STAGES, Stage, StageInfo};
pub use perft::{divide, perft};
pub use reachable::{Reachable, hurdles, reachable};
pub use rebirth::Rebirth;
pub use refusal::Refusal;
pub use ruleset::Ruleset;
