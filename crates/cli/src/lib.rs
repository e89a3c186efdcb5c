//! The program `kirke`: arguments, files, terminal, exit codes.
//!
//! [`main`] is the whole program; the binary only calls it, so that tests can reach the parts.

mod arguments;
mod cancel;
mod conditions;
mod counting;
mod engine;
mod exit;
mod frame;
mod input;
mod memory;
mod moves;
mod perft;
mod pieces;
mod popeye;
mod signature;
mod solve;
mod start_position;
mod stipulation;

use std::ffi::OsString;
use std::path::Path;

use clap::Parser;

use arguments::{Arguments, Command};
pub use exit::Exit;

/// Runs the program with these arguments, the name it was called by first.
pub fn main(arguments: Vec<OsString>) -> Exit {
    if is_called_as_popeye(&arguments) {
        return popeye::run(&arguments[1..]);
    }
    if arguments.get(1).is_some_and(|word| word == "popeye") && !asks_for_help(&arguments) {
        return popeye::run(&arguments[2..]);
    }
    match Arguments::try_parse_from(arguments) {
        Ok(parsed) => match parsed.command {
            Command::Solve(options) => solve::run(&options),
            Command::Moves(options) => moves::run(&options),
            Command::Perft(options) => perft::run(&options),
            Command::Conditions(options) => conditions::run(&options),
            Command::Pieces(options) => pieces::run(&options),
            Command::Signature(options) => signature::run(&options),
            Command::Stipulation(options) => stipulation::run(&options),
            // Reached only for its help, which clap has printed already.
            Command::Popeye(_) => Exit::Solved,
        },
        Err(error) => {
            // A closed standard stream leaves nowhere to report to.
            let _ = error.print();
            if error.use_stderr() { Exit::BadInput } else { Exit::Solved }
        }
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
