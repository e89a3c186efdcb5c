//! The forms of a solution that the journal keeps, so that reports can be made without solving again.

use report::html::{self, PlayStyle};
use report::text::{Notation, findings_beside_play};
use report::{SolvedPart, SolvedProblem};

use crate::run::Rendering;
use crate::text::solution_text;

/// The name of the play as text.
pub(crate) const TEXT: &str = "text";
/// The name of the problem as JSON.
pub const JSON: &str = "json";
/// The name of the play as HTML.
pub(crate) const HTML_PLAY: &str = "html";
/// The name of the number of solutions in words, as HTML.
pub(crate) const HTML_SOLUTIONS: &str = "html-solutions";

/// All forms that reports need.
pub const RENDERINGS: [Rendering; 4] = [
    Rendering { name: TEXT, write: solution_text },
    Rendering { name: JSON, write: json },
    Rendering { name: HTML_PLAY, write: html_play },
    Rendering { name: HTML_SOLUTIONS, write: html::solutions },
];

fn json(solved: &SolvedProblem) -> String {
    serde_json::to_string(&report::json::problem(solved))
        .expect("a solved problem has neither maps with odd keys nor failing parts")
}

fn html_play(solved: &SolvedProblem) -> String {
    let notation = Notation::Popeye;
    let findings = |part: &SolvedPart| match &part.verdict {
        Some(verdict) => findings_beside_play(verdict, notation, part.statement.wording()),
        None => Vec::new(),
    };
    html::play(
        solved,
        &PlayStyle { notation, findings: &findings, most: PlayStyle::MOST, is_unfolded: false },
    )
}
