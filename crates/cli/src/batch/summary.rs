use std::path::Path;

use batch::{JournalError, Outcome, ReportFormat, Reports};
use verdict::Kind;

use super::progress::counts;
use crate::exit::Exit;
use crate::terminal::show;

/// Most reasons told of one problem; the reports have all of them.
const MOST_REASONS: usize = 3;

/// Writes the summary to standard output and gives the exit code that belongs to it.
///
/// # Errors
/// The journal cannot be read.
pub(super) fn write(reports: &Reports<'_>, most_lines: usize, out: &Path) -> Result<Exit, JournalError> {
    let mut text = String::new();
    let mut totals = [0; Outcome::ALL.len()];
    let mut lines = Vec::new();
    let mut exit = Exit::Solved;
    for entry in reports.entries {
        let (outcome, stored) = reports.outcome(entry)?;
        totals[outcome.index()] += 1;
        exit = exit.and(exit_of(outcome));
        if stored.as_ref().is_some_and(|stored| stored.record.has_unsolvable_part()) {
            exit = exit.and(Exit::BadInput);
        }
        if !is_listed(outcome) {
            continue;
        }
        let reasons = stored.map_or_else(Vec::new, |stored| stored.record.headlines());
        // What could not be read at all has no problems to be counted.
        let number = if entry.number == 0 { String::new() } else { format!(" {}", entry.number) };
        let line = format!("  {}{number}: {}\n", entry.source, headline(outcome.words(), &reasons));
        lines.push((outcome == Outcome::Refused, line));
    }
    // Why something cannot be read was told before anything was solved.
    lines.sort_by_key(|&(is_refused, _)| is_refused);
    let noun = if reports.entries.len() == 1 { "problem" } else { "problems" };
    text += &format!("{} {noun}: {}\n", reports.entries.len(), counts(&totals));
    text.extend(lines.iter().take(most_lines).map(|(_, line)| line.as_str()));
    if lines.len() > most_lines {
        let report = out.join(ReportFormat::Csv.file_name());
        text += &format!("  … and {} more, see {}\n", lines.len() - most_lines, report.display());
    }
    Ok(exit.and(show(&text)))
}

/// The outcome and what it rests on, in a line that can be taken in at a glance: not more than [`MOST_REASONS`], and
/// the outcome is left out where the first reason says it again.
fn headline(outcome: &str, reasons: &[String]) -> String {
    let Some(first) = reasons.first() else { return outcome.to_owned() };
    let mut text = if first.starts_with(outcome) { String::new() } else { format!("{outcome}: ") };
    text += &reasons[..reasons.len().min(MOST_REASONS)].join("; ");
    if reasons.len() > MOST_REASONS {
        text += &format!("; and {} more", reasons.len() - MOST_REASONS);
    }
    text
}

/// What somebody has to look at.
fn is_listed(outcome: Outcome) -> bool {
    outcome.is_unsound()
        || matches!(outcome, Outcome::Judged(Kind::Undecided | Kind::Unsolvable) | Outcome::Refused)
}

fn exit_of(outcome: Outcome) -> Exit {
    match outcome {
        Outcome::Judged(Kind::Sound) | Outcome::Unjudged => Exit::Solved,
        Outcome::Judged(Kind::Undecided) | Outcome::NotSolved => Exit::LimitReached,
        Outcome::Judged(Kind::Unsolvable) | Outcome::Refused => Exit::BadInput,
        Outcome::Judged(_) => Exit::Unsound,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_headline_is_short_and_says_nothing_twice() {
        let told = |outcome, reasons: &[&str]| {
            headline(outcome, &reasons.iter().map(|&reason| reason.to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(told("no solution", &[]), "no solution");
        assert_eq!(told("dual", &["dual at the last move: 1.Ka1"]), "dual at the last move: 1.Ka1");
        assert_eq!(told("cooked", &["2 keys, 1 intended"]), "cooked: 2 keys, 1 intended");
        assert_eq!(
            told("dual", &["a) dual: 1", "a) dual: 2", "b) dual: 3", "b) dual: 4", "b) dual: 5"]),
            "dual: a) dual: 1; a) dual: 2; b) dual: 3; and 2 more"
        );
    }

    #[test]
    fn the_gravest_outcome_gives_the_exit_code() {
        let code = |outcomes: &[Outcome]| {
            outcomes.iter().map(|&outcome| exit_of(outcome)).fold(Exit::Solved, Exit::and).code()
        };
        let (sound, cooked) = (Outcome::Judged(Kind::Sound), Outcome::Judged(Kind::Cooked));
        let undecided = Outcome::Judged(Kind::Undecided);
        assert_eq!(code(&[sound, Outcome::Unjudged]), 0);
        assert_eq!(code(&[sound, undecided, Outcome::NotSolved]), 3);
        assert_eq!(code(&[sound, cooked, undecided]), 1);
        assert_eq!(code(&[cooked, Outcome::Refused, undecided]), 2);
        assert_eq!(code(&[Outcome::Judged(Kind::Unsolvable)]), 2);
        for outcome in Outcome::ALL {
            assert_eq!(
                is_listed(outcome),
                code(&[outcome]) > 0 && outcome != Outcome::NotSolved,
                "{outcome:?}"
            );
        }
    }
}
