use std::io::{self, IsTerminal, Write};
use std::path::Path;

use board::Side;
use parser::{Diagnostic, DiagnosticKind, Severity};
use problem::{Play, ProblemOption, Span, Spanned, Statement};

use crate::arguments::{PositionArguments, ShortProblem};
use crate::input::{self, Source};

/// Whether a command can do without a stipulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Needs {
    /// Everything that makes a problem.
    Problem,
    /// Only units, conditions and options.
    Position,
}

/// A problem with the side whose turn the diagram shows.
pub(crate) struct Start {
    pub(crate) statement: Statement,
    pub(crate) turn: Side,
}

/// The input was not usable; the reasons have been told.
pub(crate) struct Unusable;

/// Writes a message to standard error; a closed stream leaves nowhere to report to.
pub(crate) fn tell(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// All problems of a file, or none if anything is wrong with one of them.
///
/// # Errors
/// After telling what is wrong.
pub(crate) fn from_file(path: &Path, needs: Needs) -> Result<Vec<Start>, Unusable> {
    let source = input::read(path).map_err(|error| {
        tell(&format!("error: cannot read {}: {error}\n", path.display()));
        Unusable
    })?;
    let parsed = parser::parse(&source.text, parser::Reading::Seeds);
    check(&parsed.diagnostics, &source, needs)?;
    if parsed.problems.is_empty() {
        tell(&format!("error: {} has no problem; one begins with BeginProblem\n", source.name));
        return Err(Unusable);
    }
    let starts = parsed
        .problems
        .into_iter()
        .map(|problem| Start { turn: first_side(&problem.statement), statement: problem.statement });
    Ok(starts.collect())
}

/// The problems of a file or the one in the arguments.
///
/// # Errors
/// After telling what is wrong.
pub(crate) fn from_position(arguments: &PositionArguments, needs: Needs) -> Result<Vec<Start>, Unusable> {
    match &arguments.file {
        Some(path) => from_file(path, needs),
        None => from_short(&arguments.short, needs).map(|start| vec![start]),
    }
}

/// Tells all diagnostics.
///
/// # Errors
/// If one of them is an error.
fn check(diagnostics: &[Diagnostic], source: &Source, needs: Needs) -> Result<(), Unusable> {
    let colour = io::stderr().is_terminal();
    let mut result = Ok(());
    for diagnostic in diagnostics {
        if needs == Needs::Position && diagnostic.kind == DiagnosticKind::NoStipulation {
            continue;
        }
        let rendered = parser::render(diagnostic, &source.text, &source.name, colour);
        tell(&format!("{}\n\n", rendered.trim_end()));
        if diagnostic.severity == Severity::Error {
            result = Err(Unusable);
        }
    }
    result
}

/// The problem that the arguments spell out.
///
/// # Errors
/// After telling what is wrong.
pub(crate) fn from_short(short: &ShortProblem, needs: Needs) -> Result<Start, Unusable> {
    let fen = short.fen.as_deref().unwrap_or_default();
    let mut statement = Statement::default();
    let mut turn = Side::White;
    let mut result = Ok(());
    match parser::parse_fen(fen) {
        Ok(position) => {
            turn = position.side_to_move;
            for option in position.options() {
                add_option(&mut statement, option);
            }
            statement.units = position.units;
        }
        Err(diagnostic) => result = result.and(tell_argument(&[diagnostic], "--fen", fen)),
    }
    if let Some(text) = &short.stip {
        match parser::parse_stipulation(text) {
            Ok(value) => {
                let span = Span::default();
                statement.stipulation = Some(Spanned { value, span });
            }
            Err(diagnostic) => result = result.and(tell_argument(&[diagnostic], "--stip", text)),
        }
    } else if needs == Needs::Problem {
        tell("error: no stipulation; add one such as --stip \"#2\"\n");
        result = Err(Unusable);
    }
    // What is said of one condition in several arguments belongs together.
    let conditions = short.cond.join("\n");
    match parser::parse_conditions(&conditions, parser::Reading::Seeds) {
        Ok(read) => statement.conditions = read,
        Err(diagnostics) => result = result.and(tell_argument(&diagnostics, "--cond", &conditions)),
    }
    for text in &short.option {
        match parser::parse_options(text) {
            Ok(options) => statement.options.extend(options),
            Err(diagnostics) => result = result.and(tell_argument(&diagnostics, "--option", text)),
        }
    }
    result?;
    add_turn(&mut statement, turn);
    Ok(Start { statement, turn })
}

fn tell_argument(diagnostics: &[Diagnostic], name: &str, text: &str) -> Result<(), Unusable> {
    let source = Source { name: name.to_owned(), text: text.to_owned() };
    check(diagnostics, &source, Needs::Problem)
}

fn add_option(statement: &mut Statement, value: ProblemOption) {
    if !statement.has_option(&value) {
        let span = Span::default();
        statement.options.push(Spanned { value, span });
    }
}

/// The side to move of a FEN, as the options that let that side begin.
fn add_turn(statement: &mut Statement, turn: Side) {
    let Some(stipulation) = &statement.stipulation else {
        return;
    };
    if first_side(statement) == turn {
        return;
    }
    let is_help = matches!(stipulation.value.play, Play::Help { .. });
    if turn == Side::White && is_help && stipulation.value.black_begins {
        add_option(statement, ProblemOption::WhiteToPlay);
    } else {
        add_option(statement, ProblemOption::HalfDuplex);
    }
}

/// The side that makes the first move.
fn first_side(statement: &Statement) -> Side {
    let Some(stipulation) = &statement.stipulation else {
        return Side::White;
    };
    let black_begins = stipulation.value.black_begins && !statement.has_option(&ProblemOption::WhiteToPlay);
    if black_begins != statement.has_option(&ProblemOption::HalfDuplex) { Side::Black } else { Side::White }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(fen: &str, stip: Option<&str>) -> Start {
        let short = ShortProblem {
            fen: Some(fen.to_owned()),
            stip: stip.map(str::to_owned),
            ..ShortProblem::default()
        };
        from_short(&short, Needs::Position).unwrap_or_else(|_| panic!("{fen} is usable"))
    }

    fn options(start: &Start) -> Vec<ProblemOption> {
        start.statement.options.iter().map(|option| option.value.clone()).collect()
    }

    #[test]
    fn the_side_to_move_becomes_an_option() {
        for (turn, stip, expected) in [
            ("w", "#2", vec![]),
            ("b", "#2", vec![ProblemOption::HalfDuplex]),
            ("b", "h#2", vec![]),
            ("w", "h#2", vec![ProblemOption::WhiteToPlay]),
            ("w", "h#2.5", vec![]),
            ("b", "h#2.5", vec![ProblemOption::HalfDuplex]),
            ("b", "ser-h#2", vec![]),
            ("w", "ser-h#2", vec![ProblemOption::HalfDuplex]),
        ] {
            let start = short(&format!("4k3/8/8/8/8/8/8/4K3 {turn}"), Some(stip));
            assert_eq!(options(&start), expected, "{turn} {stip}");
        }
    }

    #[test]
    fn castling_and_en_passant_become_options() {
        let start = short("4k2r/8/8/3pP3/8/8/8/R3K3 w Q d6 0 1", None);
        let square = |name: &str| -> board::Square { name.parse().unwrap() };
        let options_of_start = options(&start);
        let [ProblemOption::NoCastling(lost), ProblemOption::EnPassant(passed)] = &options_of_start[..]
        else {
            panic!("{options_of_start:?}");
        };
        for (name, expected) in [("e8", true), ("h8", true), ("a1", false), ("e1", false)] {
            assert_eq!(lost.contains(&square(name)), expected, "{name}");
        }
        assert_eq!(passed, &[square("d6")]);
        assert_eq!(start.turn, Side::White);
        assert!(options(&short("4k2r/8/8/8/8/8/8/R3K3", None)).is_empty());
    }
}
