use std::fs;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Instant;

use parser::Reading;
use report::Signature;
use report::text::Notation;
use solution::{Ending, Limit};

use crate::arguments::{ShortProblem, SignatureArguments};
use crate::cancel;
use crate::counting::{speed, which_of};
use crate::engine::{DEFAULT_TABLE_BYTES, Engine};
use crate::exit::Exit;
use crate::frame::{Frame, Outcome, Sink};
use crate::input;
use crate::start_position::{Needs, Start, from_file, tell};
use crate::terminal::{detail, print, show};

/// Keeps the text of a solution.
struct Text(String);

impl Sink for Text {
    fn text(&mut self, text: &str) -> io::Result<()> {
        self.0 += text;
        Ok(())
    }

    fn message(&mut self, text: &str) -> io::Result<()> {
        tell(&format!("{}\n", text.trim_matches('\n')));
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What the problems solved so far come to.
#[derive(Default)]
struct Sums {
    problems: u64,
    positions: u64,
    solutions: Signature,
}

/// The command `signature`.
pub(crate) fn run(arguments: &SignatureArguments) -> Exit {
    let Some(files) = files(&arguments.paths) else { return Exit::BadInput };
    // All that is wrong with the input is told before anything is solved.
    let mut starts: Vec<(&Path, Vec<Start>)> = Vec::new();
    let mut exit = Exit::Solved;
    for file in &files {
        match from_file(file, Reading::Popeye, &ShortProblem::default(), Needs::Problem) {
            Ok(of_file) => starts.push((file, of_file)),
            Err(_) => exit = Exit::BadInput,
        }
    }
    if exit != Exit::Solved {
        return exit;
    }
    let engine = Engine::new(Some(NonZeroUsize::MIN), DEFAULT_TABLE_BYTES);
    let frame = Frame {
        engine: &engine,
        max_time: None,
        shows_time: false,
        notation: Notation::Popeye,
        solves_without_kings: false,
    };
    let mut sums = Sums::default();
    detail(|| engine.description());
    let exit = match engine.within(|| solve_all(&starts, &mut sums, &frame, arguments.each)) {
        Ok(exit) => exit,
        Err(end) => return end,
    };
    if exit == Exit::Solved {
        let Sums { problems, positions, solutions } = sums;
        return show(&format!("problems {problems}\npositions {positions}\nsolutions {solutions}\n"));
    }
    exit
}

/// Solves all problems.
///
/// # Errors
/// With the exit code, if nobody reads any more.
fn solve_all(
    starts: &[(&Path, Vec<Start>)],
    sums: &mut Sums,
    frame: &Frame<'_>,
    tells_each: bool,
) -> Result<Exit, Exit> {
    let mut exit = Exit::Solved;
    for (file, of_file) in starts {
        for (number, start) in (1..).zip(of_file) {
            detail(|| format!("{}: {}", input::name(file), which_of(number, of_file.len())));
            exit = match add(sums, file, start, frame, tells_each) {
                Ok(of_problem) => exit.and(of_problem),
                Err(end) => return Err(exit.and(end)),
            };
            if cancel::is_set() {
                return Ok(exit);
            }
        }
    }
    Ok(exit)
}

/// Solves one more problem.
///
/// # Errors
/// With the exit code, if nobody reads any more.
fn add(
    sums: &mut Sums,
    file: &Path,
    start: &Start,
    frame: &Frame<'_>,
    tells_each: bool,
) -> Result<Exit, Exit> {
    let mut text = Text(String::new());
    let started = Instant::now();
    let outcome = frame.solve(&start.statement, &mut text).expect("text that is kept can always be written");
    detail(|| speed(started.elapsed(), outcome.nodes, "positions"));
    let exit = judge(&outcome);
    if exit != Exit::Solved {
        tell(&format!("error: {}: {}\n", file.display(), reason(exit)));
        return Ok(exit);
    }
    sums.problems += 1;
    sums.positions += outcome.nodes;
    sums.solutions.add(&text.0);
    if tells_each {
        let mut own = Signature::new();
        own.add(&text.0);
        print(&format!("{own} {:>12} {}\n", outcome.nodes, file.display()))?;
    }
    Ok(exit)
}

/// A limit to the number of solutions leaves an answer that is always the same, a limit to the time does not.
fn judge(outcome: &Outcome) -> Exit {
    match outcome.ending {
        _ if outcome.refused || outcome.is_illegal => Exit::BadInput,
        Ending::Partial(Limit::MaxTime | Limit::Cancelled) => Exit::LimitReached,
        Ending::Partial(Limit::MaxSolutions) | Ending::Complete => Exit::Solved,
    }
}

fn reason(exit: Exit) -> &'static str {
    match exit {
        Exit::LimitReached => {
            "the search was stopped, so its answer depends on the time; leave out option MaxTime"
        }
        _ => {
            "the problem cannot be solved as it stands, so there is no signature; mend it or leave the file out"
        }
    }
}

/// The files, and those in the folders that end in `.inp`; `None` after telling what cannot be read.
fn files(paths: &[PathBuf]) -> Option<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut all_are_readable = true;
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let before = files.len();
        if let Err((place, error)) = add_folder(path, &mut files) {
            tell(&format!("error: cannot read {}: {error}\n", place.display()));
            all_are_readable = false;
        } else if files.len() == before {
            tell(&format!("error: {} holds no file that ends in .inp\n", path.display()));
            all_are_readable = false;
        }
        // By the parts of the path one after the other, whatever stands between them: the same order everywhere.
        files[before..].sort();
    }
    all_are_readable.then_some(files)
}

/// Links to folders are not followed: they could lead in a circle.
fn add_folder(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), (PathBuf, io::Error)> {
    let at = |error| (folder.to_path_buf(), error);
    for entry in fs::read_dir(folder).map_err(at)? {
        let entry = entry.map_err(at)?;
        let path = entry.path();
        if entry.file_type().map_err(at)?.is_dir() {
            add_folder(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "inp") && !path.is_dir() {
            files.push(path);
        }
    }
    Ok(())
}
