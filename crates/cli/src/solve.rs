use std::io::{self, Write};

use parser::Reading;
use problem::ProblemOption;
use solution::{Ending, Limit};

use crate::arguments::SolveArguments;
use crate::cancel;
use crate::counting::count;
use crate::engine::{DEFAULT_TABLE_BYTES, Engine};
use crate::exit::Exit;
use crate::frame::{Frame, Outcome, Sink};
use crate::start_position::{Needs, Start, Unusable, from_file, from_short, tell};

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
    if let Some(bytes) = arguments.memory.filter(|&bytes| !solver::memory_is_available(bytes)) {
        tell(&format!("error: {bytes} bytes of memory cannot be had; ask for less with `--memory`\n"));
        return Exit::BadInput;
    }
    let engine = Engine::new(arguments.threads, arguments.memory.unwrap_or(DEFAULT_TABLE_BYTES));
    let frame = Frame {
        engine: &engine,
        max_time: arguments.max_time,
        shows_time: true,
        notation: arguments.notation.into(),
        solves_without_kings: false,
    };
    if arguments.short.fen.is_some() {
        return solve_all(from_short(&arguments.short, Needs::Problem), &frame);
    }
    let mut exit = Exit::Solved;
    for file in &arguments.files {
        exit = exit.and(solve_all(from_file(file, Reading::Seeds, &arguments.short, Needs::Problem), &frame));
        if cancel::is_set() {
            break;
        }
    }
    exit
}

fn solve_all(starts: Result<Vec<Start>, Unusable>, frame: &Frame<'_>) -> Exit {
    let Ok(starts) = starts else { return Exit::BadInput };
    frame.engine.within(|| solve_each(&starts, frame))
}

fn solve_each(starts: &[Start], frame: &Frame<'_>) -> Exit {
    let mut exit = Exit::Solved;
    for start in starts {
        let intelligent =
            |option: &problem::Spanned<ProblemOption>| matches!(option.value, ProblemOption::Intelligent(_));
        if start.statement.options.iter().any(intelligent) {
            tell("note: the search is exhaustive, the option Intelligent changes nothing\n");
        }
        let Ok(outcome) = frame.solve(&start.statement, &mut Streams(io::stdout())) else {
            // The reader has gone away.
            return Exit::Ended;
        };
        tell(&summary(&outcome));
        exit = exit.and(judge(&outcome));
        if cancel::is_set() {
            break;
        }
    }
    exit
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
