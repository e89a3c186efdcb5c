//! What the author says about the solution of a problem, and how far it is true.

use parser::{Collection, CollectionEntry};
use problem::{Comparison, Intention, IntentionError, ProblemOption, RecordedSolution, Statement, compare};
use report::SolvedProblem;
use solution::{Content, Ending, PhaseKind, Solution};
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

    /// The intended number of solutions of the twin with this label: the stated one, or that of the solutions written down. A
    /// text without labels is about the first twin. Set play is no solution: what begins later than the solution that was found.
    pub(crate) fn intention_for(
        &self,
        label: Option<&str>,
        statement: &Statement,
        found: Option<&Solution>,
    ) -> Option<Intention> {
        if self.intention.is_some() {
            return self.intention.clone();
        }
        if statement.has_option(&ProblemOption::Duplex) {
            // The text does not tell whose solutions they are.
            return None;
        }
        let wanted = label.unwrap_or("a");
        let parts = &self.recorded.as_ref()?.parts;
        let part = parts.iter().find(|part| part.label.as_deref().unwrap_or("a") == wanted)?;
        let begin = found.and_then(least_leading);
        let is_set_play = |leading: usize| begin.is_some_and(|begin| leading > begin);
        let forced = forced_half_moves(statement);
        let mut lines: Vec<Vec<&str>> = part
            .solutions()
            .filter(|line| !is_set_play(line.leading))
            .map(|line| {
                let free = line.moves.len().saturating_sub(forced);
                line.moves[..free].iter().map(|written| written.text.as_str()).collect()
            })
            .collect();
        lines.sort_unstable();
        lines.dedup();
        let begins_with_key = !statement.has_option(&ProblemOption::PostKeyPlay);
        let keys = part.keys().filter(|key| !(begins_with_key && key.is_second_half)).count();
        u32::try_from(keys + lines.len()).ok().and_then(|solutions| Intention::total(solutions).ok())
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

/// The fewest half-moves that are left out before a line of the actual play.
fn least_leading(solution: &Solution) -> Option<usize> {
    let actual = solution.phases.iter().filter(|phase| phase.kind == PhaseKind::ActualPlay);
    let leading = actual.filter_map(|phase| match &phase.content {
        Content::Lines(lines) => lines.0.iter().map(|line| line.leading).min(),
        _ => None,
    });
    leading.min()
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

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use problem::RecordedPhase;
    use solver::{Limits, Solver};

    use super::*;
    use crate::{Request, solve_problem};

    /// The name of the judgement on a h#2 with two solutions, or on a #1, whose author wrote this.
    fn judged(stipulation: &str, written: &str) -> (&'static str, Vec<RecordedPhase>) {
        let units = match stipulation {
            "#1" => "White Kf6 Qg1 Black Kh8",
            _ => "White Kc2 Rh3 Black Ka1 Pa2 Pb4",
        };
        let text = format!("BeginProblem\nPieces {units}\nStipulation {stipulation}\nEndProblem");
        let statement = parser::parse(&text, parser::Reading::Seeds).problems[0].statement.clone();
        let author = Author { intention: None, recorded: Some(parser::parse_recorded(written).0) };
        let cancel = std::sync::atomic::AtomicBool::new(false);
        let limits = Limits { max_time: None, cancel: &cancel };
        let request = Request { limits, judges: true, author: &author };
        let solver = Solver::new(NonZeroUsize::MIN, 1 << 20);
        let solved = solve_problem(&solver, &statement, ("", 1), &request);
        let unlooked = solved.comparison.iter().flat_map(|found| &found.unlooked).map(|(_, phase)| *phase);
        (solved.kind().unwrap().name(), unlooked.collect())
    }

    #[test]
    fn set_play_is_no_solution() {
        let two = "1.b4-b3 Kc2*b3 2.Ka1-b1 Rh3-h1 #\n1.b4-b3 Kc2-c3 2.Ka1-b1 Rh3-h1 #";
        assert_eq!(judged("h#2", two), ("sound", vec![]));
        let set = two.replace("1.b4-b3 ", "1...");
        assert_eq!(judged("h#2", &set), ("dual", vec![RecordedPhase::SetPlay]));
    }

    #[test]
    fn a_text_without_labels_is_about_the_first_twin() {
        let recorded = Some(parser::parse_recorded("1.a2-a3 Kb1-b2\n1.a2-a4 Kb1-b2").0);
        let author = Author { intention: None, recorded };
        let intended = |label| author.intention_for(label, &Statement::default(), None);
        assert_eq!(intended(None), Intention::total(2).ok());
        assert_eq!(intended(Some("a")), Intention::total(2).ok());
        assert_eq!(intended(Some("b")), None);
    }

    #[test]
    fn a_try_that_solves_is_a_cook() {
        assert_eq!(judged("#1", "1.Qg1-g7 # !"), ("sound", vec![]));
        assert_eq!(judged("#1", "1.Qg1-g7 ? but\n    1...Kh8-g8 !"), ("cooked", vec![RecordedPhase::Try]));
        assert_eq!(judged("#1", "1.Qg1-g6 ? but\n    1...Kh8-g8 !"), ("sound", vec![RecordedPhase::Try]));
    }
}
