//! Options as the problem language writes them in English.

use std::fmt::Write;

use board::Square;
use problem::{MoveNumber, ProblemOption};

/// Keyword and what follows it: `MaxSolutions 5`.
pub(super) fn option_text(option: &ProblemOption) -> String {
    use ProblemOption as Given;
    match option {
        Given::Variation => "Variations".to_owned(),
        Given::Try(1) => "Try".to_owned(),
        Given::Try(refutations) => format!("Defence {refutations}"),
        Given::SetPlay => "SetPlay".to_owned(),
        Given::PostKeyPlay => "PostKeyPlay".to_owned(),
        Given::NoThreat => "NoThreat".to_owned(),
        Given::Threat(moves) => format!("Threat {moves}"),
        Given::NoShortVariations => "NoShortVariations".to_owned(),
        Given::WhiteToPlay => "WhiteToPlay".to_owned(),
        Given::Duplex => "Duplex".to_owned(),
        Given::HalfDuplex => "HalfDuplex".to_owned(),
        Given::MaxSolutions(number) => format!("MaxSolutions {number}"),
        Given::MaxTime(seconds) => format!("MaxTime {seconds}"),
        Given::NoBoard => "NoBoard".to_owned(),
        Given::NoCastling(squares) => with_squares("NoCastling", squares),
        Given::EnPassant(squares) => with_squares("EnPassant", squares),
        Given::NoWhiteKing => "NoWk".to_owned(),
        Given::NoBlackKing => "NoBk".to_owned(),
        Given::Intelligent(number) => with_number("Intelligent", *number),
        Given::TrivialTriesAvoid => "TrivialTriesAvoid".to_owned(),
        Given::NullMoves => "NullMoves".to_owned(),
        Given::MoveNumbers => "MoveNumbers".to_owned(),
        Given::StartMoveNumber(number) => with_move_number("StartMoveNumber", number),
        Given::UpToMoveNumber(number) => with_move_number("UpToMoveNumber", number),
        Given::MaxFlightSquares(number) => format!("MaxFlightsquares {number}"),
        Given::CastlingMutuallyExclusive(white, black) => {
            with_squares("CastlingMutuallyExclusive", &[*white, *black])
        }
        Given::NonTrivial { additional, length } => format!("NonTrivial {additional} {length}"),
        Given::Quodlibet => "Quodlibet".to_owned(),
        Given::StopOnShortSolutions => "StopOnShortSolutions".to_owned(),
        Given::Beep(times) => with_number("Beep", *times),
        Given::KeepMatingPiece => "KeepMatingPiece".to_owned(),
        Given::GoalIsEnd => "GoalIsEnd".to_owned(),
        Given::MatesIn1 => "MatesIn1".to_owned(),
        Given::SuppressGrid => "SuppressGrid".to_owned(),
        Given::WriteGrid => "WriteGrid".to_owned(),
        Given::Italian => "Italian".to_owned(),
    }
}

fn with_number(keyword: &str, number: Option<u32>) -> String {
    number.map_or_else(|| keyword.to_owned(), |number| format!("{keyword} {number}"))
}

fn with_squares(keyword: &str, squares: &[Square]) -> String {
    let mut text = format!("{keyword} ");
    for square in squares {
        let _ = write!(text, "{square}");
    }
    text
}

fn with_move_number(keyword: &str, MoveNumber(numbers): &MoveNumber) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    format!("{keyword} {}", numbers.join(":"))
}
