use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use parser::{Diagnostic, DiagnosticKind};
use problem::{ProblemOption, Statement, TwinError};
use report::{SolvedPart, SolvedProblem, text};
use rules::Refusal;
use solution::{Content, Ending, Mark, PhaseKind, Solution};
use solver::{Limits, Solver};

/// A solver with this many threads and a table of this many bytes.
///
/// # Panics
/// If `threads` is 0.
pub fn solver(threads: usize, table_bytes: usize) -> Solver {
    let threads = NonZeroUsize::new(threads).expect("a solver has at least one thread");
    Solver::new(threads, table_bytes)
}

/// The only problem of a text that is expected to be free of mistakes. A unit on top of another is none: there are
/// conditions under which units lie below others.
///
/// # Errors
/// A sentence about the first mistake.
pub fn read_problem(text: &str) -> Result<Statement, String> {
    let parsed = parser::parse(text, parser::Reading::Popeye);
    let is_mistake = |diagnostic: &&Diagnostic| diagnostic.kind != DiagnosticKind::OccupiedSquare;
    if let Some(diagnostic) = parsed.diagnostics.iter().find(is_mistake) {
        let (line, column) = diagnostic.line_and_column(text);
        return Err(format!("line {line}, column {column}: {diagnostic}"));
    }
    match <[_; 1]>::try_from(parsed.problems) {
        Ok([problem]) => Ok(problem.statement),
        Err(problems) => Err(format!("{} problems instead of one", problems.len())),
    }
}

/// What solving a problem gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The whole text, without times.
    pub text: String,
    /// Keys or solutions of each position and side.
    pub solutions: Vec<usize>,
    /// The same as data, without a source.
    pub problem: SolvedProblem,
}

/// Solves a problem with its twins and writes it as Popeye would, without times.
///
/// # Errors
/// A position that cannot be solved, or not within `budget`.
pub fn solve_text(statement: &Statement, solver: &Solver, budget: Duration) -> Result<Solved, String> {
    let mut run = Run {
        solver,
        budget,
        text: text::remarks(statement) + &text::preliminary_notes(statement) + &text::diagram(statement),
        solutions: Vec::new(),
        parts: Vec::new(),
        ending: Ending::Complete,
    };
    run.positions(statement)?;
    run.text += &text::ending(run.ending, None, statement.language);
    let problem = SolvedProblem {
        comparison: None,
        statement: statement.clone(),
        source: String::new(),
        number: 1,
        parts: run.parts,
        milliseconds: None,
    };
    Ok(Solved { text: run.text, solutions: run.solutions, problem })
}

struct Run<'a> {
    solver: &'a Solver,
    budget: Duration,
    text: String,
    solutions: Vec<usize>,
    parts: Vec<SolvedPart>,
    ending: Ending,
}

impl Run<'_> {
    fn positions(&mut self, diagram: &Statement) -> Result<(), String> {
        let mut index = 0;
        if diagram.twins.first().is_some_and(|twin| twin.is_zero_position) {
            self.text += &text::zero_position(diagram.language);
        } else {
            if !diagram.twins.is_empty() {
                self.text += &text::first_heading();
            }
            let label = (!diagram.twins.is_empty()).then(|| text::label(0));
            self.position(diagram, label, String::new())?;
            index = 1;
        }
        let mut previous = diagram.clone();
        for twin in &diagram.twins {
            let base = if twin.continued { &previous } else { diagram };
            let empty_square = |error: TwinError| error.to_string();
            let heading = text::heading(index, twin, base).map_err(empty_square)?;
            let statement = twin.apply(base).map_err(empty_square)?;
            if statement.stipulation.as_ref().map(|given| &given.value)
                != base.stipulation.as_ref().map(|given| &given.value)
            {
                self.text += &text::preliminary_notes(&statement);
            }
            self.text += &heading;
            let changes = text::twin_changes(twin, base).map_err(empty_square)?;
            self.position(&statement, Some(text::label(index)), changes.join("  "))?;
            previous = statement;
            index += 1;
        }
        Ok(())
    }

    fn position(
        &mut self,
        statement: &Statement,
        label: Option<String>,
        heading: String,
    ) -> Result<(), String> {
        let cancel = AtomicBool::new(false);
        let limits = Limits { max_time: Some(self.budget), cancel: &cancel };
        for (side, result) in self.solver.solve(statement, &limits).into_iter().enumerate() {
            let mut solution = result.map_err(|refusal: Refusal| refusal.to_string())?;
            solution.forget_times();
            self.text += &text::notes(statement, &solution);
            self.text += &text::body_in(&solution, text::Notation::Popeye, statement.wording());
            self.solutions.push(count(&solution));
            match solution.ending {
                Ending::Partial(solution::Limit::MaxTime | solution::Limit::Cancelled) => {
                    return Err(format!("not solved within {} s", self.budget.as_secs()));
                }
                Ending::Partial(_) => self.ending = solution.ending,
                Ending::Complete => {}
            }
            self.parts.push(SolvedPart {
                label: label.clone(),
                heading: heading.clone(),
                statement: statement.clone(),
                is_exchanged: side == 1 || statement.has_option(&ProblemOption::HalfDuplex),
                outcome: Ok(solution),
                verdict: None,
            });
        }
        Ok(())
    }
}

fn count(solution: &Solution) -> usize {
    let actual = |phase: &&solution::Phase| phase.kind == PhaseKind::ActualPlay;
    solution
        .phases
        .iter()
        .filter(actual)
        .map(|phase| match &phase.content {
            Content::Tree(nodes) => nodes.iter().filter(|node| node.mark == Some(Mark::Key)).count(),
            Content::PostKey(_) => 0,
            Content::Turns(turns) => turns.iter().filter(|turn| turn.mark == Some(Mark::Key)).count(),
            Content::Lines(lines) => lines.0.len(),
        })
        .sum()
}
