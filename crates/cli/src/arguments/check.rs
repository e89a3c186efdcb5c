//! The arguments of `kirke check`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use problem::{Intention, ProblemOption, Spanned, Statement};
use verdict::{DualWeight, FindingKind};

use super::ShortProblem;
use super::search::{AnswerArguments, SearchArguments, parse_number};

#[derive(Args, Debug)]
pub(crate) struct CheckArguments {
    /// Files of problems, of FEN or of EPD (`dm 3;`), collections in YAML (`.olv`); `-` is standard input
    #[arg(id = "file", value_name = "FILE", required_unless_present = "fen", conflicts_with = "fen")]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) short: ShortProblem,
    /// The number of solutions intended in each problem and twin: 2, 2.1.1, 4.1...
    #[arg(long, value_name = "NUMBERS")]
    pub(crate) expect: Option<Intention>,
    /// What makes the exit code 1
    #[arg(long, value_enum, value_delimiter = ',', value_name = "FAULTS",
        default_values_t = [Fault::NoSolution, Fault::Short, Fault::Cook, Fault::Missing, Fault::Dual])]
    pub(crate) fail_on: Vec<Fault>,
    /// Write diagram and solution of each problem before the verdict
    #[arg(long)]
    pub(crate) show: bool,
    /// Find and count tries with at most so many refutations
    #[arg(long, value_name = "REFUTATIONS", value_parser = parse_number::<u32>)]
    pub(crate) tries: Option<u32>,
    #[command(flatten)]
    pub(crate) search: SearchArguments,
    #[command(flatten)]
    pub(crate) answer: AnswerArguments,
}

impl CheckArguments {
    /// Adds the option that asks for tries.
    pub(crate) fn add_tries(&self, statement: &mut Statement) {
        if let Some(refutations) = self.tries {
            let span = statement.span;
            statement.options.push(Spanned { value: ProblemOption::Try(refutations), span });
        }
    }
}

/// What can make a problem fail.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Nothing solves it
    NoSolution,
    /// A solution in fewer moves
    Short,
    /// More solutions than intended
    Cook,
    /// Fewer solutions than stated
    Missing,
    /// Two ways to go on in a variation of full length, or in help and series play
    Dual,
    /// Two ways to go on in a short variation, or where the threat is not stopped
    MinorDual,
}

impl Fault {
    /// What a finding makes fail.
    pub(crate) const fn of(finding: FindingKind) -> Option<Fault> {
        Some(match finding {
            FindingKind::NoSolution | FindingKind::Refutation => Fault::NoSolution,
            FindingKind::ShortSolution { .. } => Fault::Short,
            FindingKind::Cook => Fault::Cook,
            FindingKind::MissingSolution => Fault::Missing,
            FindingKind::Dual(dual) => match dual.weight {
                DualWeight::Continuation | DualWeight::LastMove => Fault::Dual,
                DualWeight::AfterThreat | DualWeight::ShortVariation => Fault::MinorDual,
                DualWeight::Promotion | DualWeight::Threats => return None,
            },
            FindingKind::Solution | FindingKind::NotJudged | FindingKind::Undecided(_) => return None,
        })
    }
}
