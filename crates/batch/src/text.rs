//! The solution of a whole problem as text.

use report::SolvedProblem;
use report::text::{Notation, body_in};

/// The play of all parts in Popeye's notation, each twin with its label, without the diagram.
pub fn solution_text(solved: &SolvedProblem) -> String {
    let mut text = String::new();
    for part in &solved.parts {
        if let Some(label) = &part.label
            && !part.is_exchanged
        {
            text += &format!("{label}) {}\n", part.heading);
        }
        match &part.outcome {
            Ok(solution) => {
                text += body_in(solution, Notation::Popeye, part.statement.wording()).trim_matches('\n');
            }
            Err(reason) => text += reason,
        }
        text += "\n\n";
    }
    text.truncate(text.trim_end().len());
    text
}
