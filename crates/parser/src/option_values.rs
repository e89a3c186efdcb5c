//! What follows the keyword of an option, and how options of a problem go together.

use std::mem::discriminant;

use board::Square;
use problem::{MoveNumber, OptionInfo, OptionParameter, ProblemOption, Span, Spanned};

use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::lexer::Token;
use crate::reader::Reader;
use crate::squares::squares_of;

/// The largest number of flight squares that says anything.
const SQUARES: u32 = 64;

/// Parameters as they were read; an option takes those that it has.
#[derive(Default)]
struct Parameters {
    numbers: Vec<u32>,
    squares: Vec<Square>,
}

impl Parameters {
    fn number(&self) -> Option<u32> {
        self.numbers.first().copied()
    }
}

/// Reads the parameters after `token`, the keyword of `row`. `None` if they are wrong or the option has no effect; both
/// have been told.
pub(crate) fn read_value(
    reader: &mut Reader<'_>,
    row: &OptionInfo,
    token: &Token<'_>,
    ends_section: &impl Fn(&Token<'_>) -> bool,
) -> Option<Spanned<ProblemOption>> {
    if !row.supported {
        reader.report(
            Diagnostic::warning(
                DiagnosticKind::NoEffect,
                token.span,
                token.text,
                format!("option `{}` has no effect", token.text),
            )
            .label("a word of old versions")
            .help("leave it out"),
        );
        return None;
    }
    let mut found = Parameters::default();
    match row.parameter {
        OptionParameter::None => {}
        OptionParameter::Number => found.numbers.push(reader.number(token, ends_section)?),
        OptionParameter::OptionalNumber => {
            let is_number = |next: &Token<'_>| next.text.bytes().all(|byte| byte.is_ascii_digit());
            if reader.peek().is_some_and(|next| is_number(&next)) {
                found.numbers.push(reader.number(token, ends_section)?);
            }
        }
        OptionParameter::TwoNumbers => {
            for _ in 0..2 {
                found.numbers.push(reader.number(token, ends_section)?);
            }
        }
        OptionParameter::MoveNumber => found.numbers = move_number(reader, token, ends_section)?,
        OptionParameter::Squares => found.squares = squares(reader, row, token, ends_section)?,
    }
    let span = Span { start: token.span.start, end: reader.end_of_previous() };
    match build(row.name, found) {
        Ok(value) => Some(Spanned { value, span }),
        Err(mistake) => {
            reader.report(mistake.diagnostic(token, span));
            None
        }
    }
}

/// `12`, or with the numbers of later half-moves `12:3`.
fn move_number(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    ends_section: &impl Fn(&Token<'_>) -> bool,
) -> Option<Vec<u32>> {
    let numbers = |text: &str| text.split(':').map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>();
    match reader.peek().and_then(|next| numbers(next.text)) {
        Some(numbers) => {
            reader.next();
            Some(numbers)
        }
        // Not even one number: the usual words for that.
        None => reader.number(token, ends_section).map(|number| vec![number]),
    }
}

fn squares(
    reader: &mut Reader<'_>,
    row: &OptionInfo,
    token: &Token<'_>,
    ends_section: &impl Fn(&Token<'_>) -> bool,
) -> Option<Vec<Square>> {
    let Some(next) = reader.next_if(|next| !ends_section(next)) else {
        let (_, offending) = reader.here();
        reader.report(
            Diagnostic::error(
                DiagnosticKind::MissingSquares,
                token.span,
                offending,
                format!("`{}` needs squares", token.text),
            )
            .label("no squares follow")
            .help(format!("write for example `{} {}`", token.text, example(row.name))),
        );
        return None;
    };
    squares_of(&next).map_err(|diagnostic| reader.report(diagnostic)).ok()
}

/// Squares that suit the option of this name.
fn example(name: &str) -> &'static str {
    match name {
        "EnPassant" => "e7e6e5",
        _ => "a1h8",
    }
}

/// A parameter that can be read but has no meaning.
enum Mistake {
    /// A time of 0 seconds.
    NoTime,
    /// More flight squares than squares.
    TooManyFlights(u32),
    /// Neither the square passed over nor the whole way of a pawn.
    NoWay(usize),
    /// The only square is none that a pawn passes over.
    NotPassedOver(Square),
    /// Not a white and a black rook of the game array.
    NoRooks,
    /// The table of options has a row that is not known here.
    Unknown,
}

impl Mistake {
    fn diagnostic(self, token: &Token<'_>, span: Span) -> Diagnostic {
        let name = token.text;
        let offending = match self {
            Mistake::NoTime => "0".to_owned(),
            Mistake::TooManyFlights(number) => number.to_string(),
            _ => name.to_owned(),
        };
        let (kind, message, label, help) = match self {
            Mistake::NoTime => (
                DiagnosticKind::BadNumber,
                "a time of 0 seconds solves nothing".to_owned(),
                "at least 1",
                format!("write for example `{name} 10`"),
            ),
            Mistake::TooManyFlights(number) => (
                DiagnosticKind::BadNumber,
                format!("a king never has {number} flight squares"),
                "more than squares of the board",
                format!("write for example `{name} 2`"),
            ),
            Mistake::NoWay(number) if number > 4 => (
                DiagnosticKind::TooManySquares,
                format!("{number} squares are no way of a pawn"),
                "too many squares",
                format!("write where it started, passed and arrived: `{name} e7e6e5`"),
            ),
            Mistake::NoWay(number) => (
                DiagnosticKind::InconsistentRetro,
                format!("{number} squares are no way of a pawn"),
                "too few squares",
                format!("write where it started, passed and arrived: `{name} e7e6e5`"),
            ),
            Mistake::NotPassedOver(square) => (
                DiagnosticKind::InconsistentRetro,
                format!("a double step of a pawn does not pass over {square}"),
                "not on the third or sixth rank",
                format!(
                    "write the square passed over, or where the pawn started, passed and arrived: `{name} e7e6e5`"
                ),
            ),
            Mistake::NoRooks => (
                DiagnosticKind::NoRooks,
                format!("`{name}` needs the squares of a white and a black rook"),
                "not a1 or h1 and a8 or h8",
                format!("write for example `{name} a1h8`"),
            ),
            Mistake::Unknown => return Diagnostic::unsupported(span, name, &format!("option `{name}`")),
        };
        Diagnostic::error(kind, span, &offending, message).label(label).help(help)
    }
}

/// The option of that name in the table.
fn build(name: &str, parameters: Parameters) -> Result<ProblemOption, Mistake> {
    let number = || parameters.number().ok_or(Mistake::Unknown);
    Ok(match name {
        "Defence" => ProblemOption::Try(number()?),
        "SetPlay" => ProblemOption::SetPlay,
        "WhiteToPlay" => ProblemOption::WhiteToPlay,
        "Variations" => ProblemOption::Variation,
        "MoveNumbers" => ProblemOption::MoveNumbers,
        "StartMoveNumber" => ProblemOption::StartMoveNumber(MoveNumber(parameters.numbers)),
        "UpToMoveNumber" => ProblemOption::UpToMoveNumber(MoveNumber(parameters.numbers)),
        "NoWk" => ProblemOption::NoWhiteKing,
        "NoBk" => ProblemOption::NoBlackKing,
        "Duplex" => ProblemOption::Duplex,
        "HalfDuplex" => ProblemOption::HalfDuplex,
        "Threat" => ProblemOption::Threat(number()?),
        "NoThreat" => ProblemOption::NoThreat,
        "Try" => ProblemOption::Try(1),
        "MaxSolutions" => ProblemOption::MaxSolutions(number()?),
        "MaxFlightsquares" => match number()? {
            number @ 0..=SQUARES => ProblemOption::MaxFlightSquares(number),
            number => return Err(Mistake::TooManyFlights(number)),
        },
        "NonTrivial" => match parameters.numbers[..] {
            [additional, length] => ProblemOption::NonTrivial { additional, length },
            _ => return Err(Mistake::Unknown),
        },
        "KeepMatingPiece" => ProblemOption::KeepMatingPiece,
        "EnPassant" => match parameters.squares[..] {
            [passed] if !matches!(passed.rank(), 2 | 5) => return Err(Mistake::NotPassedOver(passed)),
            [_] | [_, _, _] | [_, _, _, _] => ProblemOption::EnPassant(parameters.squares),
            _ => return Err(Mistake::NoWay(parameters.squares.len())),
        },
        "NoBoard" => ProblemOption::NoBoard,
        "NoShortVariations" => ProblemOption::NoShortVariations,
        "PostKeyPlay" => ProblemOption::PostKeyPlay,
        "Intelligent" => ProblemOption::Intelligent(parameters.number()),
        "MaxTime" => match number()? {
            0 => return Err(Mistake::NoTime),
            seconds => ProblemOption::MaxTime(seconds),
        },
        "NoCastling" => ProblemOption::NoCastling(parameters.squares),
        "Quodlibet" => ProblemOption::Quodlibet,
        "StopOnShortSolutions" => ProblemOption::StopOnShortSolutions,
        "Beep" => ProblemOption::Beep(parameters.number()),
        "SuppressGrid" => ProblemOption::SuppressGrid,
        "WriteGrid" => ProblemOption::WriteGrid,
        "CastlingMutuallyExclusive" => {
            let is_rook = |square: &Square, rank| square.rank() == rank && matches!(square.file(), 0 | 7);
            match parameters.squares[..] {
                [white, black] | [black, white] if is_rook(&white, 0) && is_rook(&black, 7) => {
                    ProblemOption::CastlingMutuallyExclusive(white, black)
                }
                _ => return Err(Mistake::NoRooks),
            }
        }
        "GoalIsEnd" => ProblemOption::GoalIsEnd,
        "NullMoves" => ProblemOption::NullMoves,
        "TrivialTriesAvoid" => ProblemOption::TrivialTriesAvoid,
        "MatesIn1" => ProblemOption::MatesIn1,
        "Italian" => ProblemOption::Italian,
        _ => return Err(Mistake::Unknown),
    })
}

/// Adds an option to those given so far. A number or squares given again replace the earlier ones, as in Popeye.
pub(crate) fn add(
    reader: &mut Reader<'_>,
    options: &mut Vec<Spanned<ProblemOption>>,
    option: Spanned<ProblemOption>,
    token: &Token<'_>,
) {
    use ProblemOption::{CastlingMutuallyExclusive, Duplex, GoalIsEnd, HalfDuplex, Quodlibet};
    let given = |other: &ProblemOption| options.iter().any(|given| given.value == *other);
    match &option.value {
        Duplex | HalfDuplex if given(&Duplex) || given(&HalfDuplex) => {
            let again = given(&option.value);
            let message = match again {
                true => format!("`{}` is given twice", token.text),
                false => "`Duplex` and `HalfDuplex` contradict each other".to_owned(),
            };
            let diagnostic = match again {
                true => Diagnostic::warning(DiagnosticKind::Contradiction, option.span, token.text, message),
                false => Diagnostic::error(DiagnosticKind::Contradiction, option.span, token.text, message),
            };
            let label = if again { "once is enough" } else { "contradicts an earlier option" };
            reader.report(diagnostic.label(label).help("leave one of them out"));
            return;
        }
        value @ (GoalIsEnd | Quodlibet) => {
            let other = if *value == GoalIsEnd { Quodlibet } else { GoalIsEnd };
            if given(&other) {
                reader.report(
                    Diagnostic::warning(
                        DiagnosticKind::NoEffect,
                        option.span,
                        token.text,
                        "`GoalIsEnd` has no effect beside `Quodlibet`",
                    )
                    .label("both options are given")
                    .help("leave one of them out"),
                );
            }
        }
        _ => {}
    }
    options.retain(|earlier| match (&earlier.value, &option.value) {
        // Each pair of rooks is an option of its own.
        (CastlingMutuallyExclusive(..), _) => earlier.value != option.value,
        (earlier, later) => discriminant(earlier) != discriminant(later),
    });
    options.push(option);
}
