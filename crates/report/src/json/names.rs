//! The words for what has no word of its own elsewhere. All are in small letters, with hyphens.

use board::{Colour, Reason, Side, Square};
use serde::{Serialize, Serializer};
use solution::{After, Ending, Limit, Mark, MoveKind, Note, Numbering, PhaseKind, Reach};

/// A square by its name.
#[derive(Clone, Copy)]
pub(super) struct Named(pub(super) Square);

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

pub(super) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
        Colour::Neutral => "neutral",
    }
}

pub(super) const fn move_kind(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Quiet => "quiet",
        MoveKind::Capture => "capture",
        MoveKind::EnPassant(_) => "en-passant",
        MoveKind::Passing(_) => "passing-capture",
        MoveKind::CastlingKing => "castling-king-side",
        MoveKind::CastlingQueen => "castling-queen-side",
        MoveKind::Null => "null",
    }
}

pub(super) const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Transfer => "transfer",
        Reason::Movement => "movement",
        Reason::Castling => "castling",
        Reason::Capture => "capture",
        Reason::Promotion => "promotion",
        Reason::RebirthOfCaptured => "rebirth-of-captured",
        Reason::RebirthOfCapturer => "rebirth-of-capturer",
        Reason::PromotionByRebirth => "promotion-by-rebirth",
        Reason::WalkByRebirth => "walk-by-rebirth",
        Reason::ColourByRebirth => "colour-by-rebirth",
        Reason::Assassination => "assassination",
        Reason::Covered => "covered",
        Reason::Uncovered => "uncovered",
        Reason::Kamikaze => "kamikaze",
        Reason::NoRebirth => "no-rebirth",
        Reason::WalkByMove => "walk-by-move",
        Reason::Volage => "volage",
        Reason::HalfNeutral => "half-neutral",
        Reason::Hurdle => "hurdle",
        Reason::HurdleMove => "hurdle-move",
        Reason::Magic => "magic",
        Reason::Anda => "anda",
        Reason::Protean => "protean",
        Reason::Chameleon => "chameleon",
        Reason::Setup => "setup",
    }
}

pub(super) const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Complete => "complete",
        Ending::Partial(Limit::MaxSolutions) => "max-solutions",
        Ending::Partial(Limit::MaxTime) => "max-time",
        Ending::Partial(Limit::Cancelled) => "cancelled",
    }
}

pub(super) const fn phase_kind(kind: PhaseKind) -> &'static str {
    match kind {
        PhaseKind::SetPlay => "set-play",
        PhaseKind::ActualPlay => "actual-play",
    }
}

pub(super) const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Key => "key",
        Mark::Try => "try",
        Mark::Refutation => "refutation",
        Mark::ForcedGoal => "forced-goal",
    }
}

pub(super) const fn after(after: After) -> Option<&'static str> {
    match after {
        After::Silent => None,
        After::Threat => Some("threat"),
        After::Zugzwang => Some("zugzwang"),
    }
}

pub(super) const fn numbering(numbering: Numbering) -> &'static str {
    match numbering {
        Numbering::Moves => "moves",
        Numbering::Turns => "turns",
    }
}

/// Something that could not be obeyed.
#[derive(Serialize)]
pub(super) struct NoteView {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    option: Option<&'static str>,
}

impl NoteView {
    pub(super) const fn of(note: Note) -> NoteView {
        let (kind, option) = match note {
            Note::NotApplicable(option) => ("option-not-applicable", Some(option)),
            Note::MoveNumbersNotApplicable => ("move-numbers-not-applicable", None),
            Note::ShortSolutionsNotApplicable => ("short-solutions-not-applicable", None),
            Note::TriesNotApplicable => ("tries-not-applicable", None),
            Note::IntelligentNotApplicable => ("intelligent-not-applicable", None),
            Note::KingCapturable => ("king-capturable", None),
        };
        NoteView { kind, option }
    }
}

/// How far a search came.
#[derive(Serialize)]
pub(super) struct ReachView {
    half_moves: usize,
    beginnings_done: usize,
    beginnings: usize,
}

impl From<Reach> for ReachView {
    fn from(reach: Reach) -> ReachView {
        ReachView { half_moves: reach.half_moves, beginnings_done: reach.done, beginnings: reach.all }
    }
}
