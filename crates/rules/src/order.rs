//! The order of things inside one move.

use board::EffectSink;

use crate::Ruleset;
use crate::play::{self, Change};

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
pub(crate) struct Stages(u16);

impl Stages {
    pub(crate) const fn with(self, stage: Stage) -> Stages {
        Stages(self.0 | 1 << stage as u16)
    }

    const fn has(self, stage: Stage) -> bool {
        self.0 >> stage as u16 & 1 != 0
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

        #[inline(always)]
        pub(crate) fn run<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
            $( if $when!() || rules.stages.has(Stage::$stage) { $run(rules, change); } )*
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
    /// The captured unit is lifted off, the mover travels; in castling the rook too.
    Travel: always, play::travel,
        "everything else looks at the squares as they are after the journey";
    /// A pawn on its promotion rank takes its new walk.
    Promotion: always, play::promote,
        "the promoted unit, not the pawn, is the one that may go home";
    /// The capturer goes home (Anticirce).
    RebirthOfCapturer: by_condition, play::rebear_capturer,
        "the square of arrival must be free again before a captured unit looks for its own home";
    /// The captured unit goes home (Circe).
    RebirthOfCaptured: by_condition, play::rebear_captured,
        "its home counts as occupied by whoever stands there now, the capturer included";
    /// Castling rights are lost by leaving or being taken, regained by rebirth.
    CastlingRights: always, play::update_castling,
        "rebirth decides whether a right comes back";
    /// A double step can be answered en passant.
    EnPassant: always, play::update_en_passant,
        "the right lasts for the next half-move only";
    /// The opponent is to move.
    Turn: always, play::pass_turn,
        "self-check is judged with the opponent to move";
}
