//! One twin solved by one side.

use serde::Serialize;

use super::names::{self, NoteView};
use super::play::PhaseView;
use super::problem::{ConditionView, PositionView, StipulationView, conditions};
use super::verdict::VerdictView;
use crate::SolvedPart;

/// One twin solved by one side: with what was found, or with the reason why there was nothing to search.
#[derive(Serialize)]
pub(super) struct Part<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<&'a str>,
    #[serde(skip_serializing_if = "str::is_empty")]
    heading: &'a str,
    sides_exchanged: bool,
    position: PositionView<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stipulation: Option<StipulationView<'a>>,
    conditions: Vec<ConditionView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions_visited: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<Vec<NoteView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phases: Option<Vec<PhaseView<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<VerdictView<'a>>,
}

impl Part<'_> {
    pub(super) fn of(part: &SolvedPart) -> Part<'_> {
        let statement = &part.statement;
        let wording = statement.wording();
        let solution = part.outcome.as_ref().ok();
        Part {
            label: part.label.as_deref(),
            heading: &part.heading,
            sides_exchanged: part.is_exchanged,
            position: PositionView::of(statement),
            stipulation: StipulationView::of(statement),
            conditions: conditions(statement),
            error: part.outcome.as_ref().err().map(String::as_str),
            ending: solution.map(|solution| names::ending(solution.ending)),
            positions_visited: solution.map(|solution| solution.nodes),
            notes: solution.map(|solution| solution.notes.iter().map(|&note| NoteView::of(note)).collect()),
            phases: solution
                .map(|solution| solution.phases.iter().map(|phase| PhaseView { phase, wording }).collect()),
            verdict: part.verdict.as_ref().map(|verdict| VerdictView { verdict, wording }),
        }
    }
}
