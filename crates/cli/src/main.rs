//! The binary of `kirke`.

use std::process::ExitCode;

fn main() -> ExitCode {
    kirke_cli::main(std::env::args_os().collect()).into()
}
