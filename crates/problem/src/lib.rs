//! What a composer wrote: position, stipulation, conditions, options and twins, typed and with the places in the text.
//!
//! No behaviour of play lives here. The tables of names ([`CONDITIONS`], [`OPTIONS`], [`GOALS`], [`WALKS`]) are the
//! only source of the words that the parser knows, that messages suggest and that the program lists.

mod caption;
mod condition;
mod condition_table;
mod docs;
mod entry;
mod goal;
mod intention;
mod language;
mod option;
mod own_walks;
mod rebirth;
mod rebirth_words;
mod recorded;
mod remark;
mod shorten;
mod span;
mod statement;
mod stipulation;
mod twin;
mod unit_names;
mod unrestricted;
mod walk_names;

pub use caption::MAXIMUMMER;
pub use condition::{Condition, ConditionInfo, Definition, EinsteinKind, Following, promotion_order};
pub use condition_table::CONDITIONS;
pub use docs::{
    ConditionDoc, Disagreement, Example, WALK_FAMILIES, WalkBoard, WalkDoc, WalkFamily, walk_doc,
};
pub use entry::{Entry, EntryLayout, FieldPlace, FieldShape};
pub use goal::{GOALS, Goal, GoalForm, GoalInfo};
pub use intention::{Intention, IntentionError};
pub use language::{Language, Names};
pub use option::{MoveNumber, OPTIONS, OptionInfo, OptionParameter, ProblemOption};
pub use own_walks::{
    Between, DefinedWalk, Manner, Part, Purpose, Vector, WalkDefinition, Wording, is_made_of,
};
pub use rebirth::{
    ChameleonSequence, Occupied, PromotionChooser, RebirthBase, RebirthCondition, RelevantSquare, SelfBlock,
    SquareChange, SquareRule, Timing, WalkChange,
};
pub use rebirth_words::{Axis, REBIRTH_WORDS, RebirthWordInfo, Setting, Vocabulary};
pub use recorded::{
    Comparison, Path, PathStep, RecordedLine, RecordedMark, RecordedMove, RecordedPart, RecordedPhase,
    RecordedSolution, compare, is_same_move, normal_move_text,
};
pub use shorten::{SetPlay, ShortenedPlay};
pub use span::{Span, Spanned};
pub use statement::{PlacedUnit, Statement, game_array};
pub use stipulation::{Attachment, Branch, BranchKind, Group, Play, Progressive, Stipulation};
pub use twin::{Reflection, Rotation, Twin, TwinError, TwinErrorKind, TwinOperation};
pub use unit_names::{ATTRIBUTES, AttributeInfo, COLOURS};
pub use walk_names::{WALKS, WalkInfo, walk_letters};
