use std::path::Path;

use batch::Author;
use board::Side;
use parser::{Diagnostic, DiagnosticKind, PositionLine, Reading, Severity};
use problem::{
    BranchKind, Condition, DefinedWalk, IntentionError, Language, Play, ProblemOption, Span, Spanned,
    Statement, Stipulation,
};

use crate::arguments::{AddedArguments, PositionArguments, ShortProblem};
use crate::input::{self, Source};
pub(crate) use crate::terminal::tell;
use crate::terminal::{detail, messages_have_colour, note};

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
    /// What the author says about the solution.
    pub(crate) author: Author,
    /// Why a remark on the number of solutions could not be read.
    pub(crate) unread_number: Option<IntentionError>,
}

/// The input was not usable; the reasons have been told.
pub(crate) struct Unusable;

/// All problems of a file, or none if anything is wrong with one of them. What `short` says is added to each position of
/// a file of positions; a file of problems has no place for it.
///
/// # Errors
/// After telling what is wrong.
pub(crate) fn from_file(
    path: &Path,
    reading: Reading,
    short: &ShortProblem,
    needs: Needs,
) -> Result<Vec<Start>, Unusable> {
    detail(|| format!("reading {}", input::name(path)));
    let source = input::read(path).map_err(|error| {
        tell(&format!("error: cannot read {}: {error}\n", path.display()));
        Unusable
    })?;
    let is_collection = input::is_collection(path, &source.text);
    if !is_collection && parser::looks_like_positions(&source.text) {
        return positions(&source, short, needs);
    }
    let has_additions =
        [&short.added.cond, &short.added.walk, &short.added.option].iter().any(|given| !given.is_empty());
    if short.added.stip.is_some() || has_additions {
        tell(&format!(
            "error: {} holds problems with stipulations, conditions, walks and options of their own; `--stip`, `--cond`, \
             `--walk` and `--option` are for positions in FEN or EPD\n",
            source.name
        ));
        return Err(Unusable);
    }
    if is_collection {
        return records(&source, needs);
    }
    let parsed = match short.language {
        Some(language) => parser::parse_in(&source.text, reading, language.into()),
        None => parser::parse(&source.text, reading),
    };
    check(&parsed.diagnostics, &source, needs)?;
    if parsed.problems.is_empty() {
        tell(&format!("error: {} has no problem; one begins with BeginProblem\n", source.name));
        return Err(Unusable);
    }
    let mut starts = Vec::new();
    for problem in parsed.problems {
        let statement = problem.statement;
        let (author, error) = Author::of_statement(&statement);
        starts.push(Start { turn: first_side(&statement), statement, author, unread_number: error });
    }
    Ok(starts)
}

/// The problems of a collection, or none if anything is wrong with one of its records.
///
/// # Errors
/// After telling what is wrong.
fn records(source: &Source, needs: Needs) -> Result<Vec<Start>, Unusable> {
    let collection = parser::parse_collection(&source.text);
    check(&collection.diagnostics, source, needs)?;
    if collection.entries.is_empty() {
        tell(&format!(
            "error: {} has no record; one is separated from the next by a line `---`\n",
            source.name
        ));
        return Err(Unusable);
    }
    let starts = collection.entries.into_iter().map(|record| {
        let author = Author::of_record(&source.text, &record);
        let statement = record.entry.statement;
        Start { turn: first_side(&statement), statement, author, unread_number: None }
    });
    Ok(starts.collect())
}

/// The problems of a file or the one in the arguments.
///
/// # Errors
/// After telling what is wrong.
pub(crate) fn from_position(arguments: &PositionArguments, needs: Needs) -> Result<Vec<Start>, Unusable> {
    match &arguments.file {
        Some(path) => from_file(path, Reading::Seeds, &arguments.short, needs),
        None => from_short(&arguments.short, needs),
    }
}

/// Tells all diagnostics.
///
/// # Errors
/// If one of them is an error.
fn check(diagnostics: &[Diagnostic], source: &Source, needs: Needs) -> Result<(), Unusable> {
    let mut result = Ok(());
    for diagnostic in diagnostics {
        if needs == Needs::Position && diagnostic.kind == DiagnosticKind::NoStipulation {
            continue;
        }
        let rendered = parser::render(diagnostic, &source.text, &source.name, messages_have_colour());
        let message = format!("{}\n\n", rendered.trim_end());
        if diagnostic.severity == Severity::Error {
            tell(&message);
            result = Err(Unusable);
        } else {
            note(&message);
        }
    }
    result
}

/// The problem that the arguments spell out.
///
/// # Errors
/// After telling what is wrong.
pub(crate) fn from_short(short: &ShortProblem, needs: Needs) -> Result<Vec<Start>, Unusable> {
    let text = short.fen.clone().unwrap_or_default();
    let source = Source { name: "--fen".to_owned(), text };
    let starts = positions(&source, short, needs)?;
    if starts.is_empty() {
        tell(
            "error: there is no position in `--fen`; write for example --fen \"7k/8/5K2/6Q1/8/8/8/8 w - -\"\n",
        );
        return Err(Unusable);
    }
    Ok(starts)
}

/// The positions of the source, with what the arguments say.
fn positions(source: &Source, short: &ShortProblem, needs: Needs) -> Result<Vec<Start>, Unusable> {
    let additions = Additions::read(&short.added, short.language());
    let walks = additions.as_ref().map_or(&[][..], |additions| &additions.walks);
    let parsed = parser::parse_positions_with(&source.text, walks);
    let needs = if short.added.stip.is_some() { Needs::Position } else { needs };
    let language = short.language();
    let diagnostics: Vec<Diagnostic> =
        parsed.diagnostics.into_iter().map(|diagnostic| diagnostic.in_language(language)).collect();
    let checked = check(&diagnostics, source, needs);
    let additions = additions?;
    checked?;
    Ok(parsed.lines.into_iter().map(|line| additions.start(line)).collect())
}

/// What the arguments say about every position.
pub(crate) struct Additions {
    language: Language,
    stipulation: Option<Spanned<Stipulation>>,
    /// The walks that units can have.
    pub(crate) walks: Vec<DefinedWalk>,
    conditions: Vec<Spanned<Condition>>,
    options: Vec<Spanned<ProblemOption>>,
}

impl Additions {
    /// Reads the arguments.
    ///
    /// # Errors
    /// After telling what is wrong.
    pub(crate) fn read(added: &AddedArguments, language: Language) -> Result<Additions, Unusable> {
        let mut additions = Additions {
            language,
            stipulation: None,
            walks: Vec::new(),
            conditions: Vec::new(),
            options: Vec::new(),
        };
        let mut result = Ok(());
        for text in &added.walk {
            if let Err(diagnostics) = parser::parse_walk(text, language, &mut additions.walks) {
                result = result.and(tell_argument(&diagnostics, "--walk", text));
            }
        }
        if let Some(text) = &added.stip {
            match parser::parse_stipulation(text) {
                Ok(value) => {
                    let span = Span::default();
                    additions.stipulation = Some(Spanned { value, span });
                }
                Err(diagnostic) => {
                    result = result.and(tell_argument(&[diagnostic.in_language(language)], "--stip", text))
                }
            }
        }
        // What is said of one condition in several arguments belongs together.
        let conditions = added.cond.join("\n");
        let walks = &mut additions.walks;
        match parser::parse_conditions_in(&conditions, Reading::Seeds, language, walks) {
            Ok(read) => additions.conditions = read,
            Err(diagnostics) => result = result.and(tell_argument(&diagnostics, "--cond", &conditions)),
        }
        for text in &added.option {
            match parser::parse_options_in(text, language) {
                Ok(options) => additions.options.extend(options),
                Err(diagnostics) => result = result.and(tell_argument(&diagnostics, "--option", text)),
            }
        }
        result.map(|()| additions)
    }

    /// The problem of a line; a stipulation of the arguments takes the place of the line's own.
    pub(crate) fn start(&self, line: PositionLine) -> Start {
        let turn = line.position.side_to_move;
        let is_after_key = self.stipulation.is_none() && line.is_after_key;
        let mut statement = Statement {
            language: self.language,
            titles: line.titles,
            remarks: line.remarks,
            stipulation: self.stipulation.clone().or(line.stipulation),
            walks: self.walks.clone(),
            conditions: self.conditions.clone(),
            span: line.span,
            ..Statement::default()
        };
        for option in line.position.options() {
            add_option(&mut statement, option);
        }
        statement.units = line.position.units;
        statement.options.extend(self.options.iter().cloned());
        if is_after_key {
            add_option(&mut statement, ProblemOption::PostKeyPlay);
        }
        add_turn(&mut statement, if is_after_key { turn.opponent() } else { turn });
        Start { statement, turn, author: Author::default(), unread_number: None }
    }
}

pub(crate) fn tell_argument(diagnostics: &[Diagnostic], name: &str, text: &str) -> Result<(), Unusable> {
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
    if turn == Side::White && is_help(&stipulation.value.play) {
        add_option(statement, ProblemOption::WhiteToPlay);
    } else {
        add_option(statement, ProblemOption::HalfDuplex);
    }
}

/// Whether both sides cooperate from the first half-move on, so that play can begin with the second one.
fn is_help(play: &Play) -> bool {
    matches!(play, Play::Branch(branch) if branch.kind == BranchKind::Help && !branch.parry)
}

/// The side that makes the first move.
fn first_side(statement: &Statement) -> Side {
    let Some(stipulation) = &statement.stipulation else {
        return Side::White;
    };
    let Stipulation { starter, play, .. } = &stipulation.value;
    let side = match play.without_first_half_move() {
        Some(shortened) if statement.has_option(&ProblemOption::WhiteToPlay) => {
            mover(*starter, &shortened.play)
        }
        _ => mover(*starter, play),
    };
    if statement.has_option(&ProblemOption::HalfDuplex) { side.opponent() } else { side }
}

/// The side that moves first in this play of `starter`.
fn mover(starter: Side, play: &Play) -> Side {
    match play {
        Play::OtherSide(inner) => mover(starter.opponent(), inner),
        Play::Not(inner) | Play::And(inner, _) | Play::Or(inner, _) => mover(starter, inner),
        Play::Goal(_) | Play::Branch(_) | Play::Progressive(_) => starter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(fen: &str, stip: Option<&str>) -> Start {
        let short = ShortProblem {
            fen: Some(fen.to_owned()),
            added: AddedArguments { stip: stip.map(str::to_owned), ..AddedArguments::default() },
            ..ShortProblem::default()
        };
        let starts = from_short(&short, Needs::Position).unwrap_or_else(|_| panic!("{fen} is usable"));
        starts.into_iter().next().unwrap()
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
    fn operations_of_epd_count_unless_an_argument_replaces_them() {
        let text = |start: &Start| start.statement.stipulation.as_ref().unwrap().value.text.clone();
        let fen = "4k3/8/8/8/8/8/8/4K3 b - - dm 3; id \"A\"; c1 \"B\";";
        let start = short(fen, None);
        assert_eq!((text(&start).as_str(), start.turn), ("#3", Side::Black));
        assert_eq!(options(&start).last(), Some(&ProblemOption::HalfDuplex));
        assert_eq!(
            (&start.statement.titles[0], &start.statement.remarks[0]),
            (&"A".to_owned(), &"B".to_owned())
        );
        assert_eq!(text(&short(fen, Some("h#2"))), "h#2");
    }

    #[test]
    fn the_side_to_move_is_mated() {
        let has = |turn: &str, stip, option| {
            let start = short(&format!("4k3/8/8/8/8/8/8/4K3 {turn} - - bm #-2;"), stip);
            options(&start).contains(&option)
        };
        assert!(has("w", None, ProblemOption::PostKeyPlay) && has("b", None, ProblemOption::PostKeyPlay));
        assert!(has("w", None, ProblemOption::HalfDuplex) && !has("b", None, ProblemOption::HalfDuplex));
        assert!(!has("w", Some("#2"), ProblemOption::PostKeyPlay));
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
