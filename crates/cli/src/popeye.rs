use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use parser::{Diagnostic, DiagnosticKind};
use report::text::Notation;

use crate::cancel;
use crate::engine::{DEFAULT_TABLE_BYTES, Engine};
use crate::exit::Exit;
use crate::frame::{Frame, Sink};
use crate::input;
use crate::memory::{parse_popeye_size, spell_popeye_size};

/// What the greeting tells where `-maxmem` is not given.
const DEFAULT_KILOBYTES: usize = 1 << 20;

/// Popeye's release whose command line and text are kept; programs check that it is at least 4.91.
const COMPATIBLE_RELEASE: &str = "4.104";

/// The arguments, read as Popeye reads them: options first, the first word that is none names the file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Words {
    kilobytes: Option<usize>,
    max_time: Option<u64>,
    is_regression: bool,
    file: Option<PathBuf>,
}

impl Words {
    fn read(words: &[OsString]) -> Words {
        let mut result = Words::default();
        let mut rest = words;
        while let [word, after @ ..] = rest {
            let value = after.first();
            rest = match (word.to_str(), value) {
                (Some("-maxmem"), Some(value)) => {
                    result.kilobytes = value.to_str().and_then(parse_popeye_size);
                    &after[1..]
                }
                (Some("-maxtime"), Some(value)) => {
                    result.max_time = leading_number(value).or(result.max_time);
                    &after[1..]
                }
                (Some("-maxpos"), Some(_)) => &after[1..],
                (Some("-maxtrace"), _) => after.get(1..).unwrap_or_default(),
                (Some("-heartbeat"), value) => {
                    let takes_value = value.is_some_and(|value| leading_number(value).is_some());
                    &after[usize::from(takes_value)..]
                }
                (Some("-regression"), _) => {
                    result.is_regression = true;
                    after
                }
                (Some("-notraceptr"), _) => after,
                _ => {
                    result.file = Some(PathBuf::from(word));
                    break;
                }
            };
        }
        result
    }

    fn table_bytes(&self) -> usize {
        match self.kilobytes {
            Some(kilobytes) => kilobytes.saturating_mul(1 << 10),
            None => DEFAULT_TABLE_BYTES,
        }
    }
}

fn leading_number(word: &OsString) -> Option<u64> {
    let text = word.to_str()?;
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

fn greeting(kilobytes: usize) -> String {
    let bits = usize::BITS;
    let memory = spell_popeye_size(kilobytes);
    format!("Popeye kirke-{}-{bits}Bit v{COMPATIBLE_RELEASE} ({memory})\n", std::env::consts::OS)
}

/// Standard output and error, and the protocol file of the present problem.
struct Streams {
    output: io::Stdout,
    protocol: Option<File>,
    overwrites_protocol: bool,
}

impl Streams {
    /// Opens the protocol file that the problem asks for; the next problem goes on with it.
    fn open_protocol(&mut self, name: Option<&str>) -> io::Result<()> {
        let Some(name) = name else { return Ok(()) };
        let mut options = File::options();
        options.create(true).write(true);
        if self.overwrites_protocol {
            options.truncate(true);
        } else {
            options.append(true);
        }
        match options.open(name) {
            Ok(file) => self.protocol = Some(file),
            Err(error) => self.message(&format!("cannot open the protocol file {name}: {error}\n"))?,
        }
        Ok(())
    }

    fn copy(&mut self, text: &str) -> io::Result<()> {
        match &mut self.protocol {
            Some(file) => file.write_all(text.as_bytes()),
            None => Ok(()),
        }
    }
}

impl Sink for Streams {
    fn text(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.copy(text)
    }

    fn message(&mut self, text: &str) -> io::Result<()> {
        self.output.flush()?;
        io::stderr().write_all(text.as_bytes())?;
        self.copy(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// The command `popeye`, and the whole program where it is called `py`.
pub(crate) fn run(words: &[OsString]) -> Exit {
    let words = Words::read(words);
    // A reader that has gone away ends the work.
    serve(&words).unwrap_or(Exit::Ended)
}

fn serve(words: &Words) -> io::Result<Exit> {
    let mut streams =
        Streams { output: io::stdout(), protocol: None, overwrites_protocol: words.is_regression };
    let file = match &words.file {
        Some(path) => match File::open(path) {
            Ok(file) => Some(file),
            Err(error) => {
                let reason = error.to_string();
                let reason = reason.split(" (os error").next().unwrap_or_default();
                streams.message(&format!("error opening input file: {reason}\n"))?;
                return Ok(Exit::Solved);
            }
        },
        None => None,
    };
    if words.kilobytes.is_some() && !solver::memory_is_available(words.table_bytes()) {
        streams.text("Couldn't allocate the requested amount of memory\n")?;
        return Ok(Exit::Solved);
    }
    if !words.is_regression {
        streams.text(&greeting(words.kilobytes.unwrap_or(DEFAULT_KILOBYTES)))?;
        streams.flush()?;
    }
    let text = match file {
        Some(file) => input::read_until_end(&mut BufReader::new(file))?,
        None => input::read_until_end(&mut io::stdin().lock())?,
    };
    let engine = Engine::new(None::<NonZeroUsize>, words.table_bytes());
    let frame = Frame {
        engine: &engine,
        max_time: words.max_time.map(Duration::from_secs),
        shows_time: !words.is_regression,
        notation: Notation::Popeye,
        solves_without_kings: true,
    };
    engine.within(|| solve_all(&text, &frame, &mut streams))
}

fn solve_all(text: &str, frame: &Frame<'_>, streams: &mut Streams) -> io::Result<Exit> {
    if text.trim().is_empty() {
        return Ok(Exit::Ended);
    }
    let parsed = parser::parse(text, parser::Reading::Popeye);
    let no_begin =
        parsed.diagnostics.iter().position(|diagnostic| diagnostic.kind == DiagnosticKind::NoBegin);
    if let Some(at) = no_begin {
        // Popeye reads no further.
        tell(&parsed.diagnostics[at..=at], streams)?;
        return Ok(Exit::BadInput);
    }
    let mut exit = Exit::Solved;
    let mut told = 0;
    for problem in &parsed.problems {
        streams.open_protocol(problem.statement.protocol.as_deref())?;
        // Mistakes before the problem.
        tell(&parsed.diagnostics[told.min(problem.diagnostics.start)..problem.diagnostics.start], streams)?;
        for line in parsed.popeye_lines(problem) {
            streams.message(&format!("{line}\n"))?;
        }
        for line in parsed.diagnostics_of(problem).iter().filter_map(Diagnostic::popeye_output_line) {
            streams.text(&format!("{line}\n"))?;
        }
        told = problem.diagnostics.end;
        if !problem.ended {
            return Ok(Exit::Ended);
        }
        if !parsed.is_sound(problem) {
            frame.show_unsolved(&problem.statement, streams)?;
            exit = exit.and(Exit::BadInput);
        } else if frame.solve(&problem.statement, streams)?.refused {
            exit = exit.and(Exit::BadInput);
        }
        if cancel::is_set() {
            return Ok(Exit::Ended);
        }
    }
    tell(&parsed.diagnostics[told..], streams)?;
    Ok(exit)
}

fn tell(diagnostics: &[Diagnostic], streams: &mut Streams) -> io::Result<()> {
    for line in diagnostics.iter().flat_map(Diagnostic::popeye_lines) {
        streams.message(&format!("{line}\n"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Words {
        let words: Vec<OsString> = text.split_whitespace().map(OsString::from).collect();
        Words::read(&words)
    }

    #[test]
    fn arguments() {
        let olive = words("-maxmem 512M /tmp/x.inp");
        assert_eq!(olive.kilobytes, Some(512 << 10));
        assert_eq!(olive.file, Some(PathBuf::from("/tmp/x.inp")));
        let all =
            words("-maxtime 10s -heartbeat 5 -regression -maxpos 3 -maxtrace 2 -notraceptr -heartbeat f");
        assert_eq!(all.max_time, Some(10));
        assert!(all.is_regression);
        assert_eq!(all.file, Some(PathBuf::from("f")));
        assert_eq!(words("-foo -regression").file, Some(PathBuf::from("-foo")));
        assert_eq!(words("-maxmem").file, Some(PathBuf::from("-maxmem")));
        assert_eq!(words("-maxtrace"), Words::default());
    }

    #[test]
    fn the_greeting_suits_programs_that_check_it() {
        let text = greeting(DEFAULT_KILOBYTES);
        assert!(text.starts_with("Popeye kirke-"), "{text}");
        assert!(text.ends_with("Bit v4.104 (1024 MB)\n"), "{text}");
        assert_eq!(text.split(' ').count(), 5);
    }
}
