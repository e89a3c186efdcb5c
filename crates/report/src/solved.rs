use problem::{Comparison, Statement};
use solution::{Note, Solution};
use verdict::{Kind, Verdict, weigh};

/// A problem with everything that came out of it: what the writers of whole problems read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolvedProblem {
    /// The problem as it was written.
    pub statement: Statement,
    /// The name of its file, or what else people know it by.
    pub source: String,
    /// Its place in the file, from 1.
    pub number: usize,
    /// Twins in order, and with option Duplex each of them twice.
    pub parts: Vec<SolvedPart>,
    /// What the author's solution and the one that was found differ in, where the author's is known and everything was
    /// searched.
    pub comparison: Option<Comparison>,
    /// How long it took, in milliseconds, if that is of interest.
    pub milliseconds: Option<u64>,
}

/// One twin solved by one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolvedPart {
    /// `a`, `b` … where there are twins.
    pub label: Option<String>,
    /// The changes that make the twin, in words: `wRh4-->g1`; empty for the diagram itself.
    pub heading: String,
    /// The problem with these changes made.
    pub statement: Statement,
    /// Whether the sides are exchanged (the second part of a Duplex, or HalfDuplex).
    pub is_exchanged: bool,
    /// What was found, or why there was nothing to search.
    pub outcome: Result<Solution, String>,
    /// The judgement, where one was asked for.
    pub verdict: Option<Verdict>,
}

impl SolvedProblem {
    /// The judgement on all parts together: the weightiest, also of what the author's solution says; none if none was asked
    /// for.
    pub fn kind(&self) -> Option<Kind> {
        let kinds = self.parts.iter().filter_map(|part| part.verdict.as_ref().map(|verdict| verdict.kind));
        let compared = self.comparison.as_ref().map(weigh);
        kinds.max().map(|kind| compared.map_or(kind, |compared| kind.max(compared)))
    }

    /// Positions visited for all parts.
    pub fn nodes(&self) -> u64 {
        self.parts.iter().filter_map(|part| part.outcome.as_ref().ok()).map(|solution| solution.nodes).sum()
    }
}

impl SolvedPart {
    /// Why there was nothing to search, if that is so.
    pub fn obstacle(&self) -> Option<&str> {
        match &self.outcome {
            Err(reason) => Some(reason),
            Ok(solution) if solution.notes.contains(&Note::KingCapturable) => {
                Some("the side to play can capture the king")
            }
            Ok(_) => None,
        }
    }

    /// What tells it from the other parts, in words: `b) wRh4-->g1`.
    pub fn title(&self) -> String {
        let label = self.label.as_ref().map(|label| format!("{label})"));
        let heading = self.heading.split_whitespace().collect::<Vec<_>>().join(" ");
        let changes = [heading.as_str(), if self.is_exchanged { "sides exchanged" } else { "" }];
        let changes: Vec<&str> = changes.into_iter().filter(|change| !change.is_empty()).collect();
        let changes = (!changes.is_empty()).then(|| changes.join(", "));
        let words: Vec<String> = label.into_iter().chain(changes).collect();
        if words.is_empty() { "as shown".to_owned() } else { words.join(" ") }
    }
}
