//! What the author says about the solution of a problem, and how far it is true.

use parser::{Collection, CollectionEntry};
use problem::{Comparison, Intention, IntentionError, ProblemOption, RecordedSolution, Statement, compare};
use report::SolvedProblem;
use solution::Ending;
use verdict::forced_half_moves;

use crate::text::solution_text;

/// What the author says about the solution.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Author {
    /// The number of solutions, where it is stated.
    pub intention: Option<Intention>,
    /// The solution, where it is written.
    pub recorded: Option<RecordedSolution>,
}

impl Author {
    /// What a problem in the problem language says: the number of solutions in a remark. A remark that begins like one, but
    /// whose number cannot be read, says nothing; the error tells why. Then one solution is intended, which is never too lenient.
    pub fn of_statement(statement: &Statement) -> (Author, Option<IntentionError>) {
        let (intention, error) = match statement.stated_intention() {
            Some(Ok(intention)) => (Some(intention), None),
            Some(Err(error)) => (None, Some(error)),
            None => (None, None),
        };
        (Author { intention, recorded: None }, error)
    }

    /// What a record of a collection says. `text` is that of the file.
    pub fn of_record(text: &str, record: &CollectionEntry) -> Author {
        let intention = record.entry.intention.as_ref().map(|stated| stated.value.clone());
        // What cannot be read of a written solution is told by `record_messages`.
        let recorded = parser::parse_recorded_of(text, &record.entry).map(|(recorded, _)| recorded);
        Author { intention, recorded }
    }

    /// The intended number of solutions of the twin with this label: the stated one, or that of the solutions written down.
    pub(crate) fn intention_for(&self, label: Option<&str>, statement: &Statement) -> Option<Intention> {
        if self.intention.is_some() {
            return self.intention.clone();
        }
        if statement.has_option(&ProblemOption::Duplex) {
            // The text does not tell whose solutions they are.
            return None;
        }
        let parts = &self.recorded.as_ref()?.parts;
        let part = parts.iter().find(|part| part.label.as_deref() == label).or(match &parts[..] {
            [only] if only.label.is_none() => Some(only),
            _ => None,
        })?;
        let forced = forced_half_moves(statement);
        let mut lines: Vec<Vec<&str>> = part
            .solutions()
            .map(|line| {
                let free = line.moves.len().saturating_sub(forced);
                line.moves[..free].iter().map(|written| written.text.as_str()).collect()
            })
            .collect();
        lines.sort_unstable();
        lines.dedup();
        let solutions = part.keys().count() + lines.len();
        u32::try_from(solutions).ok().and_then(|solutions| Intention::total(solutions).ok())
    }

    /// What the author's solution and the one that was found differ in. `None` where nothing is written down, or not
    /// everything was searched.
    pub(crate) fn compared(&self, solved: &SolvedProblem) -> Option<Comparison> {
        let recorded = self.recorded.as_ref()?;
        let is_complete = |part: &report::SolvedPart| {
            part.obstacle().is_none()
                && part.outcome.as_ref().is_ok_and(|solution| solution.ending == Ending::Complete)
        };
        if !solved.parts.iter().all(is_complete) {
            return None;
        }
        let (found, _) = parser::parse_recorded(&solution_text(solved));
        Some(compare(recorded, &found))
    }
}

/// What is to be told about a record besides: parts of its written solution that cannot be read.
pub fn record_messages(
    text: &str,
    collection: &Collection,
    record: &CollectionEntry,
) -> Vec<parser::Diagnostic> {
    let mut messages = collection.diagnostics_of(record).to_vec();
    messages.extend(parser::parse_recorded_of(text, &record.entry).into_iter().flat_map(|(_, told)| told));
    messages
}
