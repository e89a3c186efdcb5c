//! The order of things inside one move.

use board::EffectSink;

use crate::Ruleset;
use crate::attributes::{hurdle_moves, magic};
use crate::change::Change;
use crate::{attributes, en_passant, play, reborn, state};

/// A row of the order table.
#[derive(Clone, Copy, Debug)]
pub struct StageInfo {
    /// The stage.
    pub stage: Stage,
    /// Why it stands where it stands.
    pub reason: &'static str,
}

/// The stages in force under a ruleset, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stages(u32);

impl Stages {
    pub(crate) const fn with(self, stage: Stage) -> Stages {
        Stages(self.0 | 1 << stage as u32)
    }

    const fn has(self, stage: Stage) -> bool {
        self.0 >> stage as u32 & 1 != 0
    }
}

/// One list gives the enumeration, the table and the sequence of calls, so that they cannot disagree.
macro_rules! stages {
    ($( $(#[doc = $doc:literal])* $stage:ident: $when:ident, $run:path, $reason:literal; )*) => {
        /// A step in the play of a move.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Stage {
            $( $(#[doc = $doc])* $stage, )*
        }

        /// All stages in the order in which they happen. Conditions name stages, never each other.
        pub const MOVE_STAGES: &[StageInfo] = &[
            $( StageInfo { stage: Stage::$stage, reason: $reason }, )*
        ];

        impl Stages {
            /// What happens under all rules.
            pub(crate) const ALWAYS: Stages = {
                let mut stages = Stages(0);
                $( if $when!() { stages = stages.with(Stage::$stage); } )*
                stages
            };
        }

        /// Ends early where a stage finds the move illegal or asks for a choice.
        #[inline(always)]
        pub(crate) fn run<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
            if rules.stages == Stages::ALWAYS {
                $( if $when!() { $run(rules, change); } )*
                return;
            }
            $(
                if $when!() {
                    $run(rules, change);
                } else if rules.stages.has(Stage::$stage) {
                    $run(rules, change);
                    if change.is_stopped() {
                        return;
                    }
                }
            )*
        }
    };
}

macro_rules! always {
    () => {
        true
    };
}

macro_rules! by_condition {
    () => {
        false
    };
}

stages! {
    /// The placement is remembered (Cohen's rule).
    Remember: by_condition, state::remember_placement,
        "what the next move must not restore is the placement before this one";
    /// What magic units attack is noted.
    MagicViews: by_condition, magic::look,
        "what they attack after the move is compared with it";
    /// The mover goes to the square from which it moves (Mars and others).
    Transfer: by_condition, play::transfer,
        "the journey starts there";
    /// The captured unit is lifted off, the mover travels; in castling the rook too.
    Travel: always, play::travel,
        "everything else looks at the squares as they are after the journey";
    /// The capture is illegal if a home square is occupied (Immun, Geneva).
    Veto: by_condition, reborn::veto,
        "a pawn counts as a pawn, so before promotion";
    /// A pawn on its promotion rank takes its new walk.
    Promotion: always, play::promote,
        "the promoted unit, not the pawn, is the one that may go home";
    /// The mover's walk changes (Einstein).
    WalkOfMover: by_condition, play::change_walk,
        "the unit is reborn as what it has become";
    /// What the mover's attributes do at once: the hurdle is found and changes its colour, a protean unit takes its victim's walk, a
    /// chameleon unit the next one, a half-neutral unit changes its colour.
    Attributes: by_condition, attributes::change_units,
        "the unit is reborn as what it has become";
    /// The capturer goes home (Anticirce).
    RebirthOfCapturer: by_condition, reborn::capturer,
        "the square of arrival must be free again before a captured unit looks for its own home";
    /// The capturer vanishes (kamikaze units, Kamikaze Circe).
    Kamikaze: by_condition, play::vanish,
        "it no longer occupies the victim's home";
    /// The hurdle of the move moves (Bul, Dob).
    HurdleMove: by_condition, hurdle_moves::carry_out,
        "the mover stands where it stays, and the squares that the hurdle leaves and takes count for other rebirths";
    /// The captured unit goes home (Circe).
    RebirthOfCaptured: by_condition, reborn::captured,
        "its home counts as occupied by whoever stands there now, the capturer included";
    /// Units under others come up where the square has become empty.
    Uncover: by_condition, play::uncover,
        "a square can be vacated by the journey and filled again by rebirth";
    /// What attributes do in the end: a hurdle that has moved promotes, a volage unit changes its colour, magic units change
    /// the colours of those that they begin to attack, a unit changes its colour because it gives check or none (Anda), a
    /// jigger must not stand alone.
    LastingAttributes: by_condition, attributes::settle,
        "where units stand after all rebirths counts, and units reborn by the move are attacked and are company";
    /// A capture is kept for a later rebirth (Parrain and others).
    Pending: by_condition, state::update_pending,
        "the capture before has been dealt with";
    /// Castling rights are lost by leaving or being taken, regained by rebirth.
    CastlingRights: always, state::update_castling,
        "rebirth decides whether a right comes back";
    /// A pawn's step of two squares or more can be answered en passant.
    EnPassant: always, en_passant::update,
        "the right lasts for the next half-move only";
    /// A null move must not be answered by another one.
    NullMove: by_condition, state::update_after_null,
        "it concerns the next half-move, and a null move changes nothing else";
    /// The opponent is to move.
    Turn: always, state::pass_turn,
        "self-check is judged with the opponent to move";
}
