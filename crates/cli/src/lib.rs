//! The program `kirke`: arguments, files, terminal, exit codes.
//!
//! [`main`] is the whole program; the binary only calls it, so that tests can reach the parts.

// A closed pipe makes `println!` panic: see `terminal`.
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod arguments;
mod batch;
mod cancel;
mod check;
mod completions;
mod conditions;
mod counting;
mod diagram;
mod documents;
mod engine;
mod exit;
mod frame;
#[cfg(test)]
mod help_tests;
mod input;
mod manual;
mod memory;
mod moves;
mod perft;
mod pieces;
mod popeye;
mod signature;
mod solve;
mod start_position;
mod stipulation;
mod terminal;

use std::ffi::OsString;
use std::path::Path;

use arguments::Command;
pub use exit::Exit;

/// Runs the program with these arguments, the name it was called by first.
pub fn main(arguments: Vec<OsString>) -> Exit {
    if is_called_as_popeye(&arguments) {
        return popeye::run(&arguments[1..]);
    }
    if arguments.get(1).is_some_and(|word| word == "popeye") && !asks_for_help(&arguments) {
        return popeye::run(&arguments[2..]);
    }
    match terminal::parse(&arguments) {
        Ok(parsed) => match parsed.command {
            Command::Solve(options) => solve::run(&options),
            Command::Check(options) => check::run(&options),
            Command::Batch(options) => batch::run(&options),
            Command::Moves(options) => moves::run(&options),
            Command::Perft(options) => perft::run(&options),
            Command::Conditions(options) => conditions::run(&options),
            Command::Diagram(options) => diagram::run(&options),
            Command::Pieces(options) => pieces::run(&options),
            Command::Signature(options) => signature::run(&options),
            Command::Stipulation(options) => stipulation::run(&options),
            // Where options of kirke's own stand before the command.
            Command::Popeye(options) => popeye::run(&options.words),
            Command::Completions(options) => completions::run(&options),
            Command::Man(options) => manual::run(&options),
        },
        Err(error) => terminal::show_instead(&error, &arguments),
    }
}

/// Other programs start Popeye under the name `py`.
fn is_called_as_popeye(arguments: &[OsString]) -> bool {
    arguments
        .first()
        .and_then(|name| Path::new(name).file_stem())
        .is_some_and(|stem| stem.eq_ignore_ascii_case("py"))
}

fn asks_for_help(arguments: &[OsString]) -> bool {
    arguments.len() == 3 && (arguments[2] == "--help" || arguments[2] == "-h")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_decides_about_popeye_mode() {
        for (name, expected) in [("py", true), ("/usr/bin/py", true), ("PY.exe", true), ("kirke", false)] {
            assert_eq!(is_called_as_popeye(&[OsString::from(name)]), expected, "{name}");
        }
        assert!(!is_called_as_popeye(&[]));
    }
}
