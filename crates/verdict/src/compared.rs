//! What a comparison with the author's solution says about soundness.

use problem::{Comparison, Path, RecordedPhase};

use crate::Kind;

/// The judgement that differences from the author's solution amount to: a solution of the author's that does not solve, or one
/// that the author does not know. Differences inside variations are told, but the findings decide about them.
pub fn weigh(comparison: &Comparison) -> Kind {
    let is_actual = |path: &&Path| path.phase == RecordedPhase::ActualPlay;
    let first_moves = |paths: &[Path]| paths.iter().filter(is_actual).any(|path| path.steps.len() == 1);
    // A line that the author has to the end and nobody found does not solve. What else is found in a line can be a choice of
    // the side that must fulfil the stipulation.
    let lines = |paths: &[Path]| paths.iter().filter(is_actual).any(|path| path.is_line);
    if first_moves(&comparison.extra) {
        Kind::Cooked
    } else if first_moves(&comparison.missing) || lines(&comparison.missing) {
        Kind::MissingSolution
    } else {
        Kind::Sound
    }
}
