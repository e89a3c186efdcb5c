//! The command `batch`.

mod collections;
mod progress;
mod summary;

use std::fs;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use batch::{
    Entry, Event, JSON, Journal, JournalError, Plan, RENDERINGS, Reading, ReportError, ReportFormat, Reports,
    Request, Terms, Workshop, collect, run as run_batch, solve_problem,
};
use problem::Language;

use crate::arguments::BatchArguments;
use crate::cancel;
use crate::engine::DEFAULT_TABLE_BYTES;
use crate::exit::Exit;
use crate::input;
use crate::start_position::{Additions, tell};
use crate::terminal::{is_quiet, note};
use progress::Progress;

/// The name under which the journal keeps this program's verdicts: with the commit, since judgements can change between two
/// commits of a version.
const ENGINE: &str = concat!("kirke ", env!("KIRKE_LONG_VERSION"));
/// What is asked of the search, as the journal has it. It changes when the same problem can get another verdict.
const SETTINGS: &str = "judged 1";
/// Most messages about what cannot be read.
const MOST_MESSAGES: usize = 50;

/// The command `batch`.
pub(crate) fn run(arguments: &BatchArguments) -> Exit {
    let table_bytes = arguments.search.memory.unwrap_or(DEFAULT_TABLE_BYTES);
    if arguments.search.memory.is_some_and(|bytes| !solver::memory_is_available(bytes)) {
        tell(&format!("error: {table_bytes} bytes of memory cannot be had; ask for less with `--memory`\n"));
        return Exit::BadInput;
    }
    let Ok(additions) = Additions::read(&arguments.added, Language::English) else { return Exit::BadInput };
    let out = &arguments.out;
    if let Err(error) = fs::create_dir_all(out) {
        tell(&format!("error: the folder {} cannot be made: {error}\n", out.display()));
        return Exit::BadInput;
    }
    let mut journal = match Journal::open(out) {
        Ok(journal) => journal,
        Err(error) => return journal_failed(&error, arguments),
    };
    let reading = Reading {
        read: &|path| input::read(path).map(|source| source.text),
        position: &|line| additions.start(line).statement,
        walks: &additions.walks,
        left_out: Some(out),
    };
    let entries = collect(&arguments.paths, &reading);
    tell_messages(&entries);
    let terms = Terms { engine: ENGINE, settings: SETTINGS };
    let plan = Plan {
        threads: arguments
            .search
            .threads
            .unwrap_or_else(|| available_parallelism().unwrap_or(NonZeroUsize::MIN)),
        table_bytes,
        max_time: arguments.search.max_time,
        redo: arguments.redo.into(),
        terms,
    };
    if let Err(error) = solve(&mut journal, &entries, &plan, arguments) {
        return journal_failed(&error, arguments);
    }
    let reports = Reports {
        entries: &entries,
        journal: &journal,
        terms,
        with_times: !arguments.no_times,
        solution: arguments.solutions.then_some(JSON),
    };
    let written = match write_reports(&reports, arguments) {
        Ok(exit) => exit,
        Err(error) => {
            tell(&format!("error: {error}\n"));
            return Exit::BadInput;
        }
    };
    match arguments.write_olv {
        true => written.and(collections::write(&reports, &arguments.out)),
        false => written,
    }
}

fn solve(
    journal: &mut Journal,
    entries: &[Entry],
    plan: &Plan<'_>,
    arguments: &BatchArguments,
) -> Result<(), JournalError> {
    let workshop = Workshop {
        solve: |solver: &solver::Solver, work: &batch::Work, limits: &solver::Limits<'_>| {
            let request = Request { limits: *limits, judges: true, author: &work.author };
            solve_problem(solver, &work.statement, ("", 0), &request)
        },
        renderings: &RENDERINGS,
    };
    let mut progress = Progress::new(arguments.progress, entries);
    let mut on_event = |event: Event<'_>| progress.tell(event);
    let status = run_batch(journal, entries, plan, &workshop, &mut on_event, cancel::flag())?;
    progress.end(&status);
    let left = status.all - status.done;
    if left > 0 {
        let verb = if left == 1 { "is" } else { "are" };
        let all = status.all;
        note(&format!(
            "stopped: {left} of {all} problems {verb} not solved yet; the same command goes on with them\n"
        ));
    }
    Ok(())
}

fn write_reports(reports: &Reports<'_>, arguments: &BatchArguments) -> Result<Exit, ReportError> {
    for format in ReportFormat::ALL {
        reports.write(format, &arguments.out)?;
    }
    Ok(summary::write(reports, arguments.list, &arguments.out)?)
}

fn journal_failed(error: &JournalError, arguments: &BatchArguments) -> Exit {
    let journal = arguments.out.join(batch::JOURNAL_FILE);
    tell(&format!("error: {}: {error}\n", journal.display()));
    Exit::BadInput
}

/// Tells what is wrong with the collection.
fn tell_messages(entries: &[Entry]) {
    let messages =
        entries.iter().flat_map(|entry| entry.messages.iter().map(move |message| (entry, message)));
    let wanted: Vec<_> = messages.filter(|(_, message)| !is_quiet() || message.severity == "error").collect();
    for (entry, message) in wanted.iter().take(MOST_MESSAGES) {
        let place = match (message.line, message.column) {
            (Some(line), Some(column)) => format!(":{line}:{column}"),
            _ => String::new(),
        };
        tell(&format!("{}: {}{place}: {}\n", message.severity, entry.source, message.text));
    }
    if wanted.len() > MOST_MESSAGES {
        let others = wanted.len() - MOST_MESSAGES;
        note(&format!("note: {others} further messages stand in the reports\n"));
    }
}
