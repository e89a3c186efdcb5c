use std::path::Path;

use batch::{JournalError, Outcome, ReportFormat, Reports};
use verdict::Kind;

use super::progress::counts;
use crate::exit::Exit;
use crate::terminal::show;

/// Writes the summary to standard output and gives the exit code that belongs to it.
///
/// # Errors
/// The journal cannot be read.
pub(super) fn write(reports: &Reports<'_>, most_lines: usize, out: &Path) -> Result<Exit, JournalError> {
    let mut text = String::new();
    let mut totals = [0; Outcome::ALL.len()];
    let (mut lines, mut listed) = (String::new(), 0);
    let mut exit = Exit::Solved;
    for entry in reports.entries {
        let (outcome, stored) = reports.outcome(entry)?;
        totals[outcome.index()] += 1;
        exit = exit.and(exit_of(outcome));
        if !is_listed(outcome) {
            continue;
        }
        listed += 1;
        if listed <= most_lines {
            let findings = stored.map_or_else(Vec::new, |stored| stored.record.reasons());
            let findings =
                if findings.is_empty() { String::new() } else { format!(": {}", findings.join("; ")) };
            lines += &format!("  {} {}: {}{findings}\n", entry.source, entry.number, outcome.words());
        }
    }
    let noun = if reports.entries.len() == 1 { "problem" } else { "problems" };
    text += &format!("{} {noun}: {}\n", reports.entries.len(), counts(&totals));
    text += &lines;
    if listed > most_lines {
        let report = out.join(ReportFormat::Csv.file_name());
        text += &format!("  … and {} more, see {}\n", listed - most_lines, report.display());
    }
    Ok(exit.and(show(&text)))
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
