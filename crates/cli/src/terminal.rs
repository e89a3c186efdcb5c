//! Standard output and standard error: what a command writes goes through here, and here is decided what is written at
//! all, in which colour, and what becomes of the program when nobody reads it any more.

use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal, Write};
use std::sync::OnceLock;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, ValueEnum};

use crate::arguments::Arguments;
use crate::exit::Exit;

/// The options that all commands have.
#[derive(Args, Clone, Copy, Default, Debug)]
#[command(next_help_heading = "Messages and colour")]
pub(crate) struct TerminalArguments {
    /// Only results: no notes, hints and warnings on standard error; errors stay
    #[arg(long, short, global = true, conflicts_with = "verbose")]
    quiet: bool,
    /// Tell more on standard error: what is read, which problem of how many, threads, memory, time and speed
    #[arg(long, short, global = true)]
    verbose: bool,
    /// Colour in messages and help: auto, always or never; `auto` is on a terminal, unless NO_COLOR is set or TERM is `dumb`
    #[arg(
        long,
        alias = "colour",
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        hide_possible_values = true
    )]
    color: ColourChoice,
}

/// When there is colour: `auto`, `always` or `never`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum ColourChoice {
    /// On a terminal, unless the environment says no
    #[default]
    Auto,
    /// Even into a file or a pipe
    Always,
    /// Not at all
    Never,
}

/// What the arguments said; before, and in tests of parts of the program, the defaults hold.
static SETTINGS: OnceLock<TerminalArguments> = OnceLock::new();

fn settings() -> TerminalArguments {
    SETTINGS.get().copied().unwrap_or_default()
}

/// The arguments; what they say about streams holds from now on.
///
/// # Errors
/// If they are wrong, and where they ask for help or for the version.
pub(crate) fn parse(arguments: &[OsString]) -> Result<Arguments, clap::Error> {
    let parsed = Arguments::try_parse_from(arguments)?;
    let TerminalArguments { quiet, verbose, .. } = parsed.terminal;
    // The definition of the arguments only finds this out where both stand on the same side of the command.
    if quiet && verbose {
        let message = "the argument '--quiet' cannot be used with '--verbose'";
        return Err(Arguments::command().error(ErrorKind::ArgumentConflict, message));
    }
    let _ = SETTINGS.set(parsed.terminal);
    Ok(parsed)
}

/// Writes an error to standard error; a closed stream leaves nowhere to report to.
pub(crate) fn tell(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Writes to standard error what is good to know, unless only results are wanted: notes, hints, warnings, summaries.
pub(crate) fn note(text: &str) {
    if !settings().quiet {
        tell(text);
    }
}

/// Whether only results are wanted.
pub(crate) fn is_quiet() -> bool {
    settings().quiet
}

/// Writes a line to standard error if more than usual is wanted.
pub(crate) fn detail(line: impl FnOnce() -> String) {
    if settings().verbose {
        tell(&format!("{}\n", line()));
    }
}

/// Writes to standard output what the command was asked for.
///
/// # Errors
/// With the exit code of the program, which has nothing left to do: `output_failed` has told why.
pub(crate) fn print(text: &str) -> Result<(), Exit> {
    let mut output = io::stdout().lock();
    let written = output.write_all(text.as_bytes()).and_then(|()| output.flush());
    written.map_err(|error| output_failed(&error))
}

/// Writes the whole answer of a command to standard output, and says how the program ends.
pub(crate) fn show(text: &str) -> Exit {
    print(text).err().unwrap_or(Exit::Solved)
}

/// How the program ends if standard output cannot be written. A reader that has gone away (`| head`) has what it wanted: that
/// is success, without a word. Anything else, such as a full disk, is told.
pub(crate) fn output_failed(error: &io::Error) -> Exit {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Exit::Solved;
    }
    tell(&format!("error: cannot write to standard output: {error}\n"));
    Exit::BadInput
}

/// Writes help and version to standard output, errors in the arguments to standard error, and says how the program ends.
pub(crate) fn show_instead(error: &clap::Error, arguments: &[OsString]) -> Exit {
    let choice = choice_among(arguments);
    let rendered = error.render();
    let text = |colour| if colour { rendered.ansi().to_string() } else { rendered.to_string() };
    if error.use_stderr() {
        tell(&text(has_colour(choice, io::stderr().is_terminal(), |name| std::env::var_os(name))));
        Exit::BadInput
    } else {
        show(&text(has_colour(choice, io::stdout().is_terminal(), |name| std::env::var_os(name))))
    }
}

/// Whether messages on standard error have colour.
pub(crate) fn messages_have_colour() -> bool {
    has_colour(settings().color, io::stderr().is_terminal(), |name| std::env::var_os(name))
}

/// The one decision about colour. NO_COLOR counts if it is not empty (no-color.org). A terminal that understands colour names
/// itself in TERM, or is that of Windows, which sets WT_SESSION.
fn has_colour(choice: ColourChoice, is_terminal: bool, variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let value = |name: &str| variable(name).filter(|value| !value.is_empty());
    match choice {
        ColourChoice::Always => true,
        ColourChoice::Never => false,
        ColourChoice::Auto => {
            let is_able = match value("TERM") {
                Some(name) => name != "dumb",
                None => value("WT_SESSION").is_some(),
            };
            is_terminal && is_able && value("NO_COLOR").is_none()
        }
    }
}

/// What the arguments say about colour where they are not understood as a whole.
fn choice_among(arguments: &[OsString]) -> ColourChoice {
    let mut choice = ColourChoice::Auto;
    let words = arguments.iter().map(|word| word.to_str().unwrap_or_default());
    for (word, next) in words.zip(arguments[1.min(arguments.len())..].iter().map(Some).chain([None])) {
        let value = match word.strip_prefix("--color").or_else(|| word.strip_prefix("--colour")) {
            _ if word == "--" => break,
            Some("") => next.map(OsString::as_os_str).and_then(OsStr::to_str),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        if let Some(given) = value.and_then(|value| ColourChoice::from_str(value, true).ok()) {
            choice = given;
        }
    }
    choice
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_needs_a_terminal_that_has_it_and_nobody_against_it() {
        use ColourChoice::{Always, Auto, Never};
        let xterm: &[(&str, &str)] = &[("TERM", "xterm")];
        for (choice, is_terminal, variables, expected) in [
            (Auto, true, xterm, true),
            (Auto, false, xterm, false),
            (Auto, true, &[("TERM", "xterm"), ("NO_COLOR", "0")], false),
            (Auto, true, &[("TERM", "xterm"), ("NO_COLOR", "")], true),
            (Auto, true, &[("TERM", "dumb")], false),
            (Auto, true, &[("TERM", "dumb"), ("WT_SESSION", "1")], false),
            (Auto, true, &[("WT_SESSION", "1")], true),
            (Auto, true, &[], false),
            (Auto, false, &[("TERM", "xterm"), ("CLICOLOR_FORCE", "1")], false),
            (Always, false, &[("TERM", "dumb"), ("NO_COLOR", "1")], true),
            (Never, true, xterm, false),
        ] {
            let variable = |wanted: &str| {
                variables.iter().find(|(name, _)| *name == wanted).map(|(_, value)| OsString::from(value))
            };
            assert_eq!(
                has_colour(choice, is_terminal, variable),
                expected,
                "{choice:?} {is_terminal} {variables:?}"
            );
        }
    }

    #[test]
    fn the_wish_for_colour_is_found_among_arguments_that_are_wrong() {
        for (line, expected) in [
            ("kirke", ColourChoice::Auto),
            ("kirke --color never slove", ColourChoice::Never),
            ("kirke slove --color=always", ColourChoice::Always),
            ("kirke --color always --color never", ColourChoice::Never),
            ("kirke slove --colour=always", ColourChoice::Always),
            ("kirke --color", ColourChoice::Auto),
            ("kirke --color blue", ColourChoice::Auto),
            ("kirke -- --color never", ColourChoice::Auto),
        ] {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            assert_eq!(choice_among(&words), expected, "{line}");
        }
        assert_eq!(choice_among(&[]), ColourChoice::Auto);
    }

    #[test]
    fn a_reader_that_has_gone_away_is_no_error() {
        assert_eq!(output_failed(&io::ErrorKind::BrokenPipe.into()), Exit::Solved);
        assert_eq!(output_failed(&io::ErrorKind::StorageFull.into()), Exit::BadInput);
    }
}
