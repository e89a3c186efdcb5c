//! Judgements.

use problem::Wording;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use verdict::{Counts, Dual, Finding, FindingKind, Verdict};

use super::moves::Choice;
use super::names::ReachView;
use super::play::LineView;

/// What is to be said of one twin solved by one side.
pub(super) struct VerdictView<'a> {
    pub(super) verdict: &'a Verdict,
    pub(super) wording: Wording<'a>,
}

impl Serialize for VerdictView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let VerdictView { verdict, wording } = *self;
        let findings: Vec<_> =
            verdict.findings.iter().map(|finding| FindingView { finding, wording }).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("kind", verdict.kind.name())?;
        map.serialize_entry("counts", &CountsView::from(verdict.counts))?;
        map.serialize_entry("findings", &findings)?;
        map.serialize_entry("options_set_aside", &verdict.set_aside)?;
        map.end()
    }
}

#[derive(Serialize)]
struct CountsView {
    intended: u64,
    solutions: usize,
    are_keys: bool,
    more_possible: bool,
    tries: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    set_play: Option<usize>,
}

impl From<Counts> for CountsView {
    fn from(counts: Counts) -> CountsView {
        let Counts { intended, solutions, are_keys, more_possible, tries, set_play } = counts;
        CountsView { intended, solutions, are_keys, more_possible, tries, set_play }
    }
}

struct FindingView<'a> {
    finding: &'a Finding,
    wording: Wording<'a>,
}

impl Serialize for FindingView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let FindingView { finding, wording } = *self;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("kind", finding.kind.name())?;
        match finding.kind {
            FindingKind::ShortSolution { moves } => map.serialize_entry("moves_needed", &moves)?,
            FindingKind::Dual(Dual { number, weight }) => {
                map.serialize_entry("number", &number)?;
                map.serialize_entry("weight", weight.name())?;
                map.serialize_entry("counts", &weight.counts())?;
            }
            FindingKind::Undecided(Some(reach)) => map.serialize_entry("reach", &ReachView::from(reach))?,
            FindingKind::NoSolution
            | FindingKind::Cook
            | FindingKind::MissingSolution
            | FindingKind::Solution
            | FindingKind::Refutation
            | FindingKind::NotJudged
            | FindingKind::Undecided(None) => {}
        }
        map.serialize_entry("path", &LineView::alone(&finding.path, wording))?;
        let moves = finding.moves.iter().map(AsRef::as_ref).collect();
        map.serialize_entry("moves", &Choice { moves, wording })?;
        map.end()
    }
}
