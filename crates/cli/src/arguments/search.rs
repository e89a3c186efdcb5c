//! Arguments of all commands that solve.

use std::num::NonZeroUsize;
use std::time::Duration;

use clap::{Args, ValueEnum};
use report::text::Notation;

use crate::memory::parse_size;

/// What the search may use.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct SearchArguments {
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = parse_threads)]
    pub(crate) threads: Option<NonZeroUsize>,
    /// Memory for what the search has proved, such as 512M or 2G, taken as it is needed [default: 1G]
    #[arg(long, value_name = "SIZE", value_parser = parse_size)]
    pub(crate) memory: Option<usize>,
    /// Longest time for each problem with its twins
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub(crate) max_time: Option<Duration>,
}

/// Most threads: more than any machine has cores, and few enough that the system gives them.
const MOST_THREADS: usize = 1024;

/// A number of threads from 1.
///
/// # Errors
/// Anything else, and more than [`MOST_THREADS`].
fn parse_threads(text: &str) -> Result<NonZeroUsize, String> {
    let number = text.parse().ok().filter(|number: &NonZeroUsize| number.get() <= MOST_THREADS);
    number.ok_or_else(|| format!("`{text}` is no number of threads; write one from 1 to {MOST_THREADS}"))
}

/// How the answer is written.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct AnswerArguments {
    /// How moves are written
    #[arg(long, value_enum, value_name = "NOTATION", default_value_t = NotationName::Popeye)]
    pub(crate) notation: NotationName,
    /// What is written to standard output
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = FormatName::Text)]
    pub(crate) format: FormatName,
}

/// The names of the notations.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotationName {
    /// Re4*e8[+bSg8] #
    Popeye,
    /// Rxe8(Ng8)#; N is the knight, NN the nightrider
    Short,
}

impl From<NotationName> for Notation {
    fn from(name: NotationName) -> Notation {
        match name {
            NotationName::Popeye => Notation::Popeye,
            NotationName::Short => Notation::Short,
        }
    }
}

/// The names of the forms of output.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FormatName {
    /// Diagram and play as text, as they are found
    Text,
    /// One document about all problems, with moves in both notations and their effects (docs/json.md)
    Json,
    /// One page for a browser, with everything in it
    Html,
    /// A document for pdflatex
    Latex,
}

pub(super) fn parse_positive(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| format!("`{text}` is no number from 1 on; write for example 4"))
}

/// A number of moves or of lines, 0 among them.
pub(super) fn parse_number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("`{text}` is no whole number; write for example 2"))
}

pub(super) fn parse_seconds(text: &str) -> Result<Duration, String> {
    text.parse::<f64>()
        .ok()
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| format!("`{text}` is no number of seconds; write a positive number such as 30 or 0.5"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        assert_eq!(parse_positive("3").map(NonZeroUsize::get), Ok(3));
        assert_eq!(parse_number("0"), Ok(0_u32));
        for bad in ["", "x", "-1", "1.5"] {
            assert!(
                parse_positive(bad).is_err_and(|error| error.starts_with(&format!("`{bad}` is no number")))
            );
            assert!(parse_number::<u32>(bad).is_err_and(|error| error.contains("is no whole number")));
        }
        assert!(parse_positive("0").is_err());
    }

    #[test]
    fn seconds() {
        assert_eq!(parse_seconds("0.5"), Ok(Duration::from_millis(500)));
        for bad in ["", "x", "-1", "nan", "inf"] {
            assert!(parse_seconds(bad).is_err(), "{bad}");
        }
    }
}
