//! What a composer wrote: position, stipulation, conditions, options and twins, typed and with the places in the text.
//!
//! No behaviour of play lives here. The tables of names ([`CONDITIONS`], [`OPTIONS`], [`GOALS`], [`WALKS`]) are the
//! only source of the words that the parser knows, that messages suggest and that the program lists.

mod caption;
mod condition;
mod condition_table;
mod docs;
mod goal;
mod option;
mod rebirth;
mod rebirth_words;
mod span;
mod statement;
mod stipulation;
mod twin;
mod walk_names;

pub use condition::{Condition, ConditionInfo, Definition, EinsteinKind, Following};
pub use condition_table::CONDITIONS;
pub use docs::{ConditionDoc, Disagreement, Example};
pub use goal::{GOALS, Goal, GoalInfo};
pub use option::{OPTIONS, OptionInfo, OptionParameter, ProblemOption};
pub use rebirth::{
    ChameleonSequence, Occupied, PromotionChooser, RebirthBase, RebirthCondition, RelevantSquare, SelfBlock,
    SquareChange, SquareRule, Timing, WalkChange,
};
pub use rebirth_words::{Axis, REBIRTH_WORDS, RebirthWordInfo, Setting, Vocabulary};
pub use span::{Span, Spanned};
pub use statement::{PlacedUnit, Statement};
pub use stipulation::{Aim, Play, Stipulation};
pub use twin::{Twin, TwinError, TwinOperation};
pub use walk_names::{WALKS, WalkInfo};
