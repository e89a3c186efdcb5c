//! Squares written together: `a1h8c3`.

use board::Square;
use nom::bytes::complete::take;
use nom::combinator::map_res;
use nom::multi::many0;
use nom::{IResult, Parser};

use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::lexer::Token;

fn square(input: &str) -> IResult<&str, Square> {
    map_res(take(2usize), |name: &str| name.parse::<Square>()).parse(input)
}

/// All squares at the beginning of the text, and what follows them.
pub(crate) fn leading_squares(text: &str) -> (Vec<Square>, &str) {
    // `many0` over a parser that always consumes cannot fail.
    many0(square).parse(text).map_or_else(
        |_: nom::Err<nom::error::Error<&str>>| (Vec::new(), text),
        |(rest, squares)| (squares, rest),
    )
}

/// The squares of a text that has nothing else in it and at least one.
pub(crate) fn only_squares(text: &str) -> Option<Vec<Square>> {
    match leading_squares(text) {
        (squares, "") if !squares.is_empty() => Some(squares),
        _ => None,
    }
}

/// Whether the text looks like squares of a larger board: letter and digit in turn, `z9`.
pub(crate) fn looks_like_squares(text: &str) -> bool {
    !text.is_empty()
        && text.len().is_multiple_of(2)
        && text.as_bytes().chunks(2).all(|pair| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit())
}

/// The squares of a word that must consist of them.
pub(crate) fn squares_of(token: &Token<'_>) -> Result<Vec<Square>, Diagnostic> {
    let (squares, rest) = leading_squares(token.text);
    if rest.is_empty() && !squares.is_empty() {
        return Ok(squares);
    }
    let good = token.text.len() - rest.len();
    Err(bad_square(token, good, squares.is_empty()))
}

/// The error for the part of `token` from byte `at` on that should be a square.
pub(crate) fn bad_square(token: &Token<'_>, at: usize, none_before: bool) -> Diagnostic {
    let rest = &token.text[at..];
    let pair: String = rest.chars().take(2).collect();
    let kind = if none_before { DiagnosticKind::MissingSquares } else { DiagnosticKind::BadSquare };
    Diagnostic::error(
        kind,
        token.part(at, at + pair.len()),
        token.text,
        format!("`{pair}` is not a square of the board"),
    )
    .label("no square")
    .help("squares are `a1` to `h8`, several are written together: `a1h8`")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexer::lex;

    #[test]
    fn squares_are_read_in_order() {
        let names: Vec<String> = only_squares("a1H8c3").unwrap().iter().map(Square::to_string).collect();
        assert_eq!(names, ["a1", "h8", "c3"]);
        assert_eq!(only_squares(""), None);
        assert_eq!(only_squares("a1b"), None);
        assert_eq!(only_squares("a1\u{e9}1"), None);
    }

    #[test]
    fn the_bad_square_is_pointed_at() {
        let error = squares_of(&lex("  e3z9e4")[0]).unwrap_err();
        assert_eq!((error.span.start, error.span.end), (4, 6));
        assert_eq!(error.kind, DiagnosticKind::BadSquare);
        assert_eq!(squares_of(&lex("x")[0]).unwrap_err().kind, DiagnosticKind::MissingSquares);
        assert!(looks_like_squares("z9") && !looks_like_squares("foo"));
    }
}
