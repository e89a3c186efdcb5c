//! What a composer wrote: position, stipulation, conditions, options and twins, typed and with the places in the text.
//!
//! No behaviour of play lives here. The tables of names ([`CONDITIONS`], [`OPTIONS`], [`GOALS`], [`WALKS`]) are the
//! only source of the words that the parser knows, that messages suggest and that the program lists.

mod condition;
mod goal;
mod option;
mod span;
mod statement;
mod stipulation;
mod twin;
mod walk_names;

pub use condition::{AnticirceType, CONDITIONS, Condition, ConditionInfo};
pub use goal::{GOALS, Goal, GoalInfo};
pub use option::{OPTIONS, OptionInfo, OptionParameter, ProblemOption};
pub use span::{Span, Spanned};
pub use statement::{PlacedUnit, Statement};
pub use stipulation::{Aim, Play, Stipulation};
pub use twin::{Twin, TwinError, TwinOperation};
pub use walk_names::{WALKS, WalkInfo};
