use std::path::PathBuf;

use batch::{Author, Request, solve_problem};
use parser::Reading;
use report::html::{self, Entry, PlayStyle};
use report::text::{self, Notation};
use report::{SolvedPart, SolvedProblem, latex, svg};
use solution::Ending;
use solver::Limits;

use crate::arguments::{FormatName, SolveArguments};
use crate::cancel;
use crate::engine::Engine;
use crate::exit::Exit;
use crate::input;
use crate::solve::tell_intelligent;
use crate::start_position::{Needs, Start, Unusable, from_file, from_short, tell};
use crate::terminal::print;

/// The command `solve` where one document about all problems is asked for. Whatever happens to the problems, standard output
/// is a whole document: with those that were solved, to the end or up to a limit. A file with a mistake has none.
pub(crate) fn solve(arguments: &SolveArguments, engine: &Engine) -> Exit {
    let mut problems = Vec::new();
    let mut exit = Exit::Solved;
    for (source, starts) in sources(arguments) {
        // What is wrong has been told.
        let Ok(starts) = starts else {
            exit = exit.and(Exit::BadInput);
            continue;
        };
        exit = exit.and(engine.within(|| solve_each(&starts, &source, arguments, engine, &mut problems)));
        if cancel::is_set() {
            break;
        }
    }
    write(arguments.answer.format, arguments.answer.notation.into(), &problems)
        .map_or_else(|end| exit.and(end), |()| exit)
}

/// The names of the sources of problems with their problems; each is read when its turn has come.
fn sources(arguments: &SolveArguments) -> impl Iterator<Item = (String, Result<Vec<Start>, Unusable>)> {
    let short = arguments.short.fen.is_some().then(|| {
        let starts = from_short(&arguments.short, Needs::Problem);
        ("--fen".to_owned(), starts)
    });
    let file = |path: &PathBuf| {
        let starts = from_file(path, Reading::Seeds, &arguments.short, Needs::Problem);
        (input::name(path), starts)
    };
    short.into_iter().chain(arguments.files.iter().map(file))
}

fn solve_each(
    starts: &[Start],
    source: &str,
    arguments: &SolveArguments,
    engine: &Engine,
    problems: &mut Vec<SolvedProblem>,
) -> Exit {
    let limits = Limits { max_time: arguments.search.max_time, cancel: cancel::flag() };
    let author = Author::default();
    let request = Request { limits, judges: false, author: &author };
    let mut exit = Exit::Solved;
    for (start, number) in starts.iter().zip(1..) {
        tell_intelligent(&start.statement);
        let solved = solve_problem(engine.solver(), &start.statement, (source, number), &request);
        exit = exit.and(judge(&solved));
        problems.push(solved);
        if cancel::is_set() {
            break;
        }
    }
    exit
}

/// How the program would end if this were the only problem; what cannot be solved is told.
fn judge(solved: &SolvedProblem) -> Exit {
    let mut exit = Exit::Solved;
    for part in &solved.parts {
        let place = || match &part.label {
            Some(label) => format!("{}, problem {}, {label})", solved.source, solved.number),
            None => format!("{}, problem {}", solved.source, solved.number),
        };
        if let Some(reason) = part.obstacle() {
            tell(&format!("error: {}: {reason}\n", place()));
            exit = exit.and(Exit::BadInput);
        }
        if part.outcome.as_ref().is_ok_and(|solution| solution.ending != Ending::Complete) {
            exit = exit.and(Exit::LimitReached);
        }
    }
    exit
}

/// Writes the document about all problems.
///
/// # Errors
/// With the exit code, if it cannot be written.
pub(crate) fn write(format: FormatName, notation: Notation, problems: &[SolvedProblem]) -> Result<(), Exit> {
    let findings = |part: &SolvedPart| match &part.verdict {
        Some(verdict) => text::findings_beside_play(verdict, notation, part.statement.wording()),
        None => Vec::new(),
    };
    if problems.is_empty() && format != FormatName::Json {
        // A page about nothing helps nobody; a program wants its document all the same.
        return Ok(());
    }
    let document = match format {
        // Text is written while the problems are solved.
        FormatName::Text => return Ok(()),
        FormatName::Json => report::json::document(problems) + "\n",
        FormatName::Html => page(problems, notation, &findings),
        FormatName::Latex => {
            let style = latex::Style { notation, findings: &findings, most: latex::Style::MOST };
            latex::document(problems, &style)
        }
    };
    print(&document)
}

fn page(
    problems: &[SolvedProblem],
    notation: Notation,
    findings: &dyn Fn(&SolvedPart) -> Vec<String>,
) -> String {
    let is_alone = problems.len() == 1;
    let style = PlayStyle { notation, findings, most: PlayStyle::MOST, is_unfolded: is_alone };
    let texts: Vec<_> = problems
        .iter()
        .map(|problem| {
            let diagram = html::diagram(&problem.statement);
            (diagram, html::solutions(problem), html::play(problem, &style), text::differences(problem))
        })
        .collect();
    let mut entries = Vec::new();
    for (problem, (diagram, solutions, play, differences)) in problems.iter().zip(&texts) {
        entries.push(Entry { messages: differences, ..Entry::of(problem, diagram, solutions, play) });
    }
    let title = match problems {
        [problem] => format!("{} {}", problem.source, problem.number),
        _ => "Solutions".to_owned(),
    };
    html::page(&title, &svg::symbols(), &entries)
}
