//! The arguments of `kirke batch`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::AddedArguments;
use super::search::{SearchArguments, parse_number};

#[derive(Args, Debug)]
pub(crate) struct BatchArguments {
    /// Files, and folders with all files in them and in their folders that end in .inp, .olv, .fen or .epd
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    /// The folder of the journal and of the reports; it is made if it is not there
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    #[command(flatten)]
    pub(crate) added: AddedArguments,
    #[command(flatten)]
    pub(crate) search: SearchArguments,
    /// Which problems are solved again although the journal knows a verdict
    #[arg(long, value_enum, value_name = "WHICH", default_value_t = RedoName::LongerTime)]
    pub(crate) redo: RedoName,
    /// How progress is shown
    #[arg(long, value_enum, value_name = "HOW", default_value_t = ProgressName::Auto)]
    pub(crate) progress: ProgressName,
    /// Most lines about problems that are not sound in the summary; the reports have all of them
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = parse_number::<usize>)]
    pub(crate) list: usize,
    /// Put the solutions into report.json too, in the form of `--format json`
    #[arg(long)]
    pub(crate) solutions: bool,
    /// Write each .olv again with solutions and verdicts, into the folder DIR/solved
    #[arg(long)]
    pub(crate) write_olv: bool,
    /// Leave times and numbers of positions visited out of the reports, so that reports of different runs can be compared
    #[arg(long)]
    pub(crate) no_times: bool,
}

/// Which known problems are solved again.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RedoName {
    /// Undecided ones that may take longer now
    LongerTime,
    /// All undecided ones
    Undecided,
    /// Also those that only other versions of the program have solved
    OtherVersions,
    /// All; after an interruption go on without, or all are solved once more
    All,
}

impl From<RedoName> for ::batch::Redo {
    fn from(name: RedoName) -> ::batch::Redo {
        match name {
            RedoName::LongerTime => ::batch::Redo::LongerTime,
            RedoName::Undecided => ::batch::Redo::Undecided,
            RedoName::OtherVersions => ::batch::Redo::OtherVersions,
            RedoName::All => ::batch::Redo::All,
        }
    }
}

/// How the progress of a long run is shown.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ProgressName {
    /// A bar on a terminal, else lines
    Auto,
    /// A bar on standard error
    Bar,
    /// A line on standard error every ten seconds
    Lines,
    /// A line on standard output for each verdict when it is on the disk: `done IDENTITY OUTCOME`
    Events,
    /// Nothing
    None,
}
