use std::io::{self, Write};
use std::time::Instant;

use parser::Reading;
use problem::{ProblemOption, Spanned, Statement};
use solution::{Ending, Limit};

use crate::arguments::{FormatName, SolveArguments};
use crate::cancel;
use crate::counting::{count, speed, which_of};
use crate::documents;
use crate::engine::Engine;
use crate::exit::Exit;
use crate::frame::{Frame, Outcome, Sink};
use crate::input;
use crate::start_position::{Needs, Start, Unusable, from_file, from_short, tell};
use crate::terminal::{detail, note, output_failed};

/// Standard output and error.
struct Streams(io::Stdout);

impl Sink for Streams {
    fn text(&mut self, text: &str) -> io::Result<()> {
        self.0.write_all(text.as_bytes())
    }

    fn message(&mut self, text: &str) -> io::Result<()> {
        self.0.flush()?;
        tell(&format!("{}\n", text.trim_matches('\n')));
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The command `solve`.
pub(crate) fn run(arguments: &SolveArguments) -> Exit {
    let engine = match Engine::asked_for(&arguments.search) {
        Ok(engine) => engine,
        Err(end) => return end,
    };
    if arguments.answer.format != FormatName::Text {
        return documents::solve(arguments, &engine);
    }
    let frame = Frame {
        engine: &engine,
        max_time: arguments.search.max_time,
        shows_time: true,
        notation: arguments.answer.notation.into(),
        solves_without_kings: false,
    };
    if arguments.short.fen.is_some() {
        return solve_all(from_short(&arguments.short, Needs::Problem), "--fen", &frame)
            .unwrap_or_else(|end| end);
    }
    let mut exit = Exit::Solved;
    for file in &arguments.files {
        let starts = from_file(file, Reading::Seeds, &arguments.short, Needs::Problem);
        exit = match solve_all(starts, &input::name(file), &frame) {
            Ok(of_file) => exit.and(of_file),
            Err(end) => return exit.and(end),
        };
        if cancel::is_set() {
            break;
        }
    }
    exit
}

/// Solves the problems of a file.
///
/// # Errors
/// With the exit code, if nobody reads any more.
fn solve_all(starts: Result<Vec<Start>, Unusable>, name: &str, frame: &Frame<'_>) -> Result<Exit, Exit> {
    let Ok(starts) = starts else { return Ok(Exit::BadInput) };
    frame.engine.within(|| solve_each(&starts, name, frame))
}

fn solve_each(starts: &[Start], name: &str, frame: &Frame<'_>) -> Result<Exit, Exit> {
    let mut exit = Exit::Solved;
    for (number, start) in (1..).zip(starts) {
        detail(|| format!("{name}: {}", which_of(number, starts.len())));
        tell_intelligent(&start.statement);
        let started = Instant::now();
        let solved = frame.solve(&start.statement, &mut Streams(io::stdout()));
        let outcome = solved.map_err(|error| exit.and(output_failed(&error)))?;
        note(&summary(&outcome));
        detail(|| speed(started.elapsed(), outcome.nodes, "positions"));
        exit = exit.and(judge(&outcome));
        if cancel::is_set() {
            break;
        }
    }
    Ok(exit)
}

/// Tells that the option Intelligent is not needed, where it is given.
pub(crate) fn tell_intelligent(statement: &Statement) {
    let intelligent = |option: &Spanned<ProblemOption>| matches!(option.value, ProblemOption::Intelligent(_));
    if statement.options.iter().any(intelligent) {
        note("note: the search is exhaustive, the option Intelligent changes nothing\n");
    }
}

fn judge(outcome: &Outcome) -> Exit {
    if outcome.refused || outcome.is_illegal {
        Exit::BadInput
    } else if matches!(
        outcome.ending,
        Ending::Partial(Limit::MaxTime | Limit::Cancelled | Limit::MaxSolutions)
    ) {
        Exit::LimitReached
    } else {
        Exit::Solved
    }
}

/// One line about all positions of a problem.
fn summary(outcome: &Outcome) -> String {
    let mut parts = Vec::new();
    if outcome.has_tree {
        parts.push(count(outcome.keys, "key", "keys"));
        if outcome.tries > 0 {
            parts.push(count(outcome.tries, "try", "tries"));
        }
    }
    if outcome.has_lines {
        parts.push(count(outcome.lines, "solution", "solutions"));
    }
    parts.push(format!("{} positions visited", outcome.nodes));
    format!("{}\n", parts.join(", "))
}
