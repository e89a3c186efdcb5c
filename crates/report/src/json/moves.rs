//! Moves with their effects, and the units that they speak of.

use std::borrow::Cow;

use board::{Attributes, CastlingRights, Effect, LongStep, PendingCapture, Piece, Side, Square, Walk};
use problem::{ATTRIBUTES, AttributeInfo, Goal, Language, Wording};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use solution::{MoveKind, PlayedMove};

use super::names::{self, Named};
use crate::text::{Notation, move_with_marks};

/// The English letters of a walk, whatever the language of the problem.
pub(super) fn letters(walk: Walk, wording: Wording<'_>) -> Cow<'static, str> {
    if walk.is_own() {
        Cow::Owned(Wording { language: Language::English, ..wording }.letters(walk))
    } else {
        Cow::Borrowed(walk.letters())
    }
}

/// The attributes of a unit by their English words; that a king is royal goes without saying.
pub(super) fn attributes(piece: Piece) -> Vec<&'static str> {
    if piece.attributes().is_empty() {
        return Vec::new();
    }
    let goes_without_saying = if piece.walk().is_king() { Attributes::ROYAL } else { Attributes::NONE };
    let told = piece.attributes().without(goes_without_saying);
    let word = |row: &AttributeInfo| {
        Some(row.names.english).filter(|_| row.attribute.is_some_and(|own| told.has(own)))
    };
    ATTRIBUTES.iter().filter_map(word).collect()
}

/// A unit apart from its square.
#[derive(Serialize)]
pub(super) struct Unit {
    colour: &'static str,
    walk: Cow<'static, str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attributes: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<Named>,
}

impl Unit {
    pub(super) fn of(piece: Piece, wording: Wording<'_>) -> Unit {
        Unit {
            colour: names::colour(piece.colour()),
            walk: letters(piece.walk(), wording),
            attributes: attributes(piece),
            origin: piece.origin().map(Named),
        }
    }
}

/// A half-move.
pub(super) struct Move<'a> {
    pub(super) played: &'a PlayedMove,
    /// Its text in short notation, which depends on the other moves that could be played in its place.
    pub(super) short: &'a str,
    pub(super) wording: Wording<'a>,
}

impl Serialize for Move<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (played, wording) = (self.played, self.wording);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("text", move_with_marks(played, wording).trim_start())?;
        map.serialize_entry("short", self.short.trim_start())?;
        if let Some(side) = played.side() {
            map.serialize_entry("side", names::side(side))?;
        }
        map.serialize_entry("kind", names::move_kind(played.kind))?;
        // A null move has no mover.
        if played.kind != MoveKind::Null {
            map.serialize_entry("unit", &Unit::of(played.piece, wording))?;
            map.serialize_entry("from", &Named(played.from))?;
            map.serialize_entry("to", &Named(played.to))?;
        }
        if let Some(square) = captured_on(played) {
            map.serialize_entry("captured_on", &Named(square))?;
        }
        map.serialize_entry("check", &played.check)?;
        if let Some(goal) = played.goal {
            map.serialize_entry("goal", &GoalView::of(goal))?;
        }
        map.serialize_entry("effects", &Effects { effects: &played.effects, wording })?;
        map.end()
    }
}

fn captured_on(played: &PlayedMove) -> Option<Square> {
    match played.kind {
        MoveKind::Capture => Some(played.to),
        MoveKind::EnPassant(square) | MoveKind::Passing(square) => Some(square),
        MoveKind::Quiet | MoveKind::CastlingKing | MoveKind::CastlingQueen | MoveKind::Null => None,
    }
}

#[derive(Serialize)]
struct GoalView {
    symbol: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<Named>,
}

impl GoalView {
    fn of(goal: Goal) -> GoalView {
        GoalView { symbol: goal.symbol(), square: goal.square().map(Named) }
    }
}

/// Half-moves between which nobody chooses.
pub(super) struct Moves<'a> {
    pub(super) moves: Vec<&'a PlayedMove>,
    pub(super) wording: Wording<'a>,
}

impl Serialize for Moves<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.moves.iter().map(|&played| Alone { played, wording: self.wording }))
    }
}

/// Half-moves between which the same side chooses.
pub(super) struct Choice<'a> {
    pub(super) moves: Vec<&'a PlayedMove>,
    pub(super) wording: Wording<'a>,
}

impl Serialize for Choice<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shorts = Notation::Short.alternatives(&self.moves, self.wording);
        let moves = self.moves.iter().zip(&shorts);
        serializer.collect_seq(moves.map(|(&played, short)| Move { played, short, wording: self.wording }))
    }
}

/// A half-move without others that could be played in its place.
pub(super) struct Alone<'a> {
    pub(super) played: &'a PlayedMove,
    pub(super) wording: Wording<'a>,
}

impl Serialize for Alone<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let short = Notation::Short.alternatives(&[self.played], self.wording).concat();
        Move { played: self.played, short: &short, wording: self.wording }.serialize(serializer)
    }
}

struct Effects<'a> {
    effects: &'a [Effect],
    wording: Wording<'a>,
}

impl Serialize for Effects<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.effects.iter().map(|&effect| EffectView::of(effect, self.wording)))
    }
}

/// One change of the position.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum EffectView {
    Remove {
        square: Named,
        unit: Unit,
        reason: &'static str,
    },
    Create {
        square: Named,
        unit: Unit,
        reason: &'static str,
    },
    Move {
        from: Named,
        to: Named,
        unit: Unit,
        reason: &'static str,
    },
    Change {
        square: Named,
        before: Unit,
        after: Unit,
        reason: &'static str,
    },
    Hide {
        square: Named,
        unit: Unit,
        reborn: Unit,
        index: u8,
        reason: &'static str,
    },
    Reveal {
        square: Named,
        unit: Unit,
        index: u8,
    },
    CastlingRights {
        before: Vec<Named>,
        after: Vec<Named>,
    },
    LongStep {
        #[serde(skip_serializing_if = "Option::is_none")]
        before: Option<LongStepView>,
        #[serde(skip_serializing_if = "Option::is_none")]
        after: Option<LongStepView>,
    },
    PendingCapture {
        #[serde(skip_serializing_if = "Option::is_none")]
        before: Option<PendingView>,
        #[serde(skip_serializing_if = "Option::is_none")]
        after: Option<PendingView>,
    },
    ForbiddenPlacement {
        before: bool,
        after: bool,
    },
    AfterNull {
        before: bool,
        after: bool,
    },
    Turn {
        side: &'static str,
    },
}

#[derive(Serialize)]
struct LongStepView {
    from: Named,
    to: Named,
    side: &'static str,
}

impl From<LongStep> for LongStepView {
    fn from(LongStep { from, to, side }: LongStep) -> LongStepView {
        LongStepView { from: Named(from), to: Named(to), side: names::side(side) }
    }
}

#[derive(Serialize)]
struct PendingView {
    unit: Unit,
    square: Named,
    side: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    capturer: Option<Standing>,
    fresh: bool,
}

#[derive(Serialize)]
struct Standing {
    square: Named,
    unit: Unit,
}

impl PendingView {
    fn of(pending: PendingCapture, wording: Wording<'_>) -> PendingView {
        let PendingCapture { victim, square, side, capturer, fresh } = pending;
        let standing = |(square, piece): (Square, Piece)| Standing {
            square: Named(square),
            unit: Unit::of(piece, wording),
        };
        PendingView {
            unit: Unit::of(victim, wording),
            square: Named(square),
            side: names::side(side),
            capturer: capturer.map(standing),
            fresh,
        }
    }
}

/// The home squares of kings and rooks that may still castle.
fn rights(rights: CastlingRights) -> Vec<Named> {
    CastlingRights::SQUARES.into_iter().filter(|&square| rights.has(square)).map(Named).collect()
}

impl EffectView {
    fn of(effect: Effect, wording: Wording<'_>) -> EffectView {
        let unit = |piece: Piece| Unit::of(piece, wording);
        let side_name = |side: Side| names::side(side);
        let reason = names::reason;
        match effect {
            Effect::Remove { square, piece, reason: why } => {
                EffectView::Remove { square: Named(square), unit: unit(piece), reason: reason(why) }
            }
            Effect::Create { square, piece, reason: why } => {
                EffectView::Create { square: Named(square), unit: unit(piece), reason: reason(why) }
            }
            Effect::Move { from, to, piece, reason: why } => {
                EffectView::Move { from: Named(from), to: Named(to), unit: unit(piece), reason: reason(why) }
            }
            Effect::Change { square, before, after, reason: why } => EffectView::Change {
                square: Named(square),
                before: unit(before),
                after: unit(after),
                reason: reason(why),
            },
            Effect::Hide { square, piece, reborn, index, reason: why } => EffectView::Hide {
                square: Named(square),
                unit: unit(piece),
                reborn: unit(reborn),
                index,
                reason: reason(why),
            },
            Effect::Reveal { square, piece, index } => {
                EffectView::Reveal { square: Named(square), unit: unit(piece), index }
            }
            Effect::Castling { before, after } => {
                EffectView::CastlingRights { before: rights(before), after: rights(after) }
            }
            Effect::EnPassant { before, after } => EffectView::LongStep {
                before: before.map(LongStepView::from),
                after: after.map(LongStepView::from),
            },
            Effect::Pending { before, after } => {
                let view = |pending| PendingView::of(pending, wording);
                EffectView::PendingCapture { before: before.map(view), after: after.map(view) }
            }
            Effect::Previous { before, after } => {
                EffectView::ForbiddenPlacement { before: before.is_some(), after: after.is_some() }
            }
            Effect::AfterNull { before, after } => EffectView::AfterNull { before, after },
            Effect::Turn { side } => EffectView::Turn { side: side_name(side) },
        }
    }
}
