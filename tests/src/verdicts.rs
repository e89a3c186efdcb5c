use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use batch::{Author, Request, solve_problem};
use board::{Colour, Square};
use problem::{ProblemOption, Statement};
use report::text::{Notation, findings};
use report::{SolvedPart, SolvedProblem};
use serde::Deserialize;
use solver::{Limits, Solver};
use verdict::{DualWeight, FindingKind, Verdict};

use crate::problems_folder;

/// A problem of `problems/verdicts` whose verdict is known, as its index tells it.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct VerdictEntry {
    /// The statement, relative to the folder.
    pub file: String,
    /// Author and publication, `change of …` with what was changed, or `constructed`.
    pub source: String,
    /// Whether it was published in this form.
    pub published: bool,
    /// `orthodox`, `circe` or `anticirce`: the rules of captures, whatever the units are.
    pub rules: String,
    /// The number of solutions that the statement says is intended; empty where it says nothing.
    pub intended: String,
    /// How the right answer is known.
    pub established: String,
    /// Each twin, and with option Duplex each side.
    pub parts: Vec<ExpectedPart>,
}

/// What is to be said of one twin solved by one side.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct ExpectedPart {
    /// The judgement, as [`verdict::Kind::name`] has it.
    pub kind: String,
    /// Keys or solutions.
    pub solutions: usize,
    /// Tries; they are only looked for with option Try.
    pub tries: usize,
    /// Solutions of set play, with option SetPlay.
    pub set_play: Option<usize>,
    /// Duals after defences that also allow the threat.
    pub after_threat: usize,
    /// All other findings in words, in their order; before them why there was nothing to search.
    pub findings: Vec<String>,
}

impl VerdictEntry {
    /// The file of the statement.
    pub fn path(&self) -> PathBuf {
        problems_folder().join("verdicts").join(&self.file)
    }
}

/// All entries of the index of `problems/verdicts`.
///
/// # Panics
/// If the index is missing or is not what [`VerdictEntry`] describes.
pub fn verdict_entries() -> Vec<VerdictEntry> {
    let path = problems_folder().join("verdicts/index.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The problem solved and judged.
///
/// # Errors
/// The remark on the number of solutions cannot be read.
pub fn judged(statement: &Statement, solver: &Solver, budget: Duration) -> Result<SolvedProblem, String> {
    let intention = statement.stated_intention().transpose().map_err(|error| error.to_string())?;
    let cancel = AtomicBool::new(false);
    let limits = Limits { max_time: Some(budget), cancel: &cancel };
    let author = Author { intention, recorded: None };
    let request = Request { limits, judges: true, author: &author };
    Ok(solve_problem(solver, statement, ("", 1), &request))
}

/// Where the judgement differs from what is expected; empty if it does not.
pub fn difference(solved: &SolvedProblem, expected: &[ExpectedPart]) -> String {
    let told: Vec<ExpectedPart> = solved.parts.iter().map(told).collect();
    if told == expected {
        return String::new();
    }
    let mut text = format!("{} parts, {} expected", told.len(), expected.len());
    for (index, (told, expected)) in told.iter().zip(expected).enumerate() {
        if told != expected {
            text += &format!("\npart {}: {told:#?}\nexpected: {expected:#?}", index + 1);
        }
    }
    text
}

fn told(part: &SolvedPart) -> ExpectedPart {
    let verdict = part.verdict.clone().unwrap_or_else(Verdict::unsolvable);
    let is_after_threat =
        |kind: FindingKind| matches!(kind, FindingKind::Dual(dual) if dual.weight == DualWeight::AfterThreat);
    let texts = findings(&verdict, Notation::Popeye, part.statement.wording());
    let kinds = verdict.findings.iter().map(|finding| Some(finding.kind)).chain(std::iter::repeat(None));
    let others = texts.into_iter().zip(kinds);
    let reason = part.outcome.as_ref().err().cloned();
    ExpectedPart {
        kind: verdict.kind.name().to_owned(),
        solutions: verdict.counts.solutions,
        tries: verdict.counts.tries,
        set_play: verdict.counts.set_play,
        after_threat: verdict.findings.iter().filter(|finding| is_after_threat(finding.kind)).count(),
        findings: reason
            .into_iter()
            .chain(
                others
                    .filter(|(_, kind)| kind.is_none_or(|kind| !is_after_threat(kind)))
                    .map(|(text, _)| text),
            )
            .collect(),
    }
}

/// The same problem with White and Black exchanged and the board turned upside down with them, to be solved by the other side;
/// `None` where squares are spoken of that would have to be turned too.
pub fn colours_exchanged(statement: &Statement) -> Option<Statement> {
    let mut exchanged = statement.clone();
    if names_squares(statement) {
        return None;
    }
    for unit in &mut exchanged.units {
        unit.square = Square::new(unit.square.file(), 7 - unit.square.rank());
        unit.colour = match unit.colour {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
            Colour::Neutral => Colour::Neutral,
        };
    }
    for option in &mut exchanged.options {
        option.value = match &option.value {
            ProblemOption::NoWhiteKing => ProblemOption::NoBlackKing,
            ProblemOption::NoBlackKing => ProblemOption::NoWhiteKing,
            other => other.clone(),
        };
    }
    let half_duplex = problem::Spanned { value: ProblemOption::HalfDuplex, span: statement.span };
    exchanged.options.push(half_duplex);
    Some(exchanged)
}

/// The same problem with left and right exchanged; `None` where that makes a difference: with conditions, which know home squares,
/// and where castling may be possible.
pub fn files_mirrored(statement: &Statement) -> Option<Statement> {
    let may_castle = statement.units.iter().any(|unit| unit.walk.is_king() && unit.square.file() == 4);
    let text = statement.stipulation.as_ref().map_or("", |given| &given.value.text);
    let has_target = text.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']));
    let is_proof = text.contains("dia") || text.contains("a=>b");
    if names_squares(statement) || !statement.conditions.is_empty() || may_castle || has_target || is_proof {
        return None;
    }
    let mut mirrored = statement.clone();
    for unit in &mut mirrored.units {
        unit.square = Square::new(7 - unit.square.file(), unit.square.rank());
    }
    Some(mirrored)
}

/// Whether twins or options name squares, or say for which side to solve.
fn names_squares(statement: &Statement) -> bool {
    let does = |option: &ProblemOption| {
        matches!(
            option,
            ProblemOption::EnPassant(_)
                | ProblemOption::NoCastling(_)
                | ProblemOption::CastlingMutuallyExclusive(..)
                | ProblemOption::Duplex
                | ProblemOption::HalfDuplex
        )
    };
    !statement.twins.is_empty() || statement.options.iter().any(|option| does(&option.value))
}
