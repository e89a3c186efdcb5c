//! FEN, where `N` is a knight. Fairy units are written with the signs of `fen_units.rs`.

use board::{Attributes, CastlingRights, Side, Square};
use problem::{PlacedUnit, ProblemOption, Span, Wording};

use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::fen_units::read_unit;
use crate::lexer::{Token, lex};

/// What a FEN says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenPosition {
    /// The units, from a8 to h1.
    pub units: Vec<PlacedUnit>,
    /// Who moves; White if the field is missing.
    pub side_to_move: Side,
    /// Which of king and rooks may still castle, `None` if the field is missing.
    pub castling: Option<CastlingRights>,
    /// The square passed over by the last move, a double step.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or move of a pawn.
    pub half_move_clock: u32,
    /// The number of the move to be played.
    pub move_number: u32,
}

impl FenPosition {
    /// The options that say the same as the castling and the en passant field.
    pub fn options(&self) -> Vec<ProblemOption> {
        let mut options = Vec::new();
        if let Some(rights) = self.castling {
            let lost: Vec<Square> =
                CastlingRights::SQUARES.into_iter().filter(|&square| !rights.has(square)).collect();
            if !lost.is_empty() {
                options.push(ProblemOption::NoCastling(lost));
            }
        }
        options.extend(self.en_passant.map(|square| ProblemOption::EnPassant(vec![square])));
        options
    }
}

/// Reads a FEN of one to six fields.
///
/// # Errors
/// The first mistake; spans count from the beginning of `fen`.
pub fn parse_fen(fen: &str) -> Result<FenPosition, Diagnostic> {
    read_fields(&lex(fen), Wording::default())
}

/// Reads the fields of a FEN.
///
/// # Errors
/// The first mistake.
pub(crate) fn read_fields(fields: &[Token<'_>], wording: Wording<'_>) -> Result<FenPosition, Diagnostic> {
    let Some(placement) = fields.first() else {
        return Err(bad(Span::default(), "", "the FEN is empty", "8/8/8/8/8/8/8/8 w - - 0 1"));
    };
    if let Some(extra) = fields.get(6) {
        return Err(bad(
            extra.span,
            extra.text,
            "a FEN has at most six fields",
            "pieces, side to move, castling, en passant, two numbers",
        ));
    }
    let side_to_move = fields.get(1).map_or(Ok(Side::White), side)?;
    Ok(FenPosition {
        units: units(placement, wording)?,
        side_to_move,
        castling: fields.get(2).map(castling).transpose()?,
        en_passant: fields.get(3).map_or(Ok(None), |field| en_passant(field, side_to_move))?,
        half_move_clock: fields.get(4).map_or(Ok(0), number)?,
        move_number: fields.get(5).map_or(Ok(1), number)?,
    })
}

fn bad(span: Span, offending: &str, message: impl Into<String>, help: &str) -> Diagnostic {
    Diagnostic::error(DiagnosticKind::BadFen, span, offending, message).label("wrong in this FEN").help(help)
}

fn units(field: &Token<'_>, wording: Wording<'_>) -> Result<Vec<PlacedUnit>, Diagnostic> {
    let mut units = Vec::new();
    let mut start = 0;
    let ranks: Vec<&str> = field.text.split('/').collect();
    if ranks.len() != 8 {
        let message = format!("a FEN has 8 ranks separated by `/`, this one has {}", ranks.len());
        return Err(bad(field.span, field.text, message, "begin with the eighth rank"));
    }
    for (index, rank) in ranks.iter().enumerate() {
        let number = 7 - index as u8;
        let mut file = 0u32;
        let mut offset = 0;
        while let Some(c) = rank[offset..].chars().next() {
            if let '1'..='8' = c {
                file += c.to_digit(10).unwrap_or(0);
                offset += 1;
                continue;
            }
            let read = read_unit(&rank[offset..], wording);
            let length = read.as_ref().map_or_else(|bad| bad.length, |unit| unit.length);
            // Beyond the board units are only counted.
            if file < 8 {
                let span = field.part(start + offset, start + offset + length);
                let unit = read.map_err(|no_unit| bad(span, field.text, no_unit.message, no_unit.help))?;
                units.push(PlacedUnit {
                    attributes: Attributes::NONE,
                    colour: unit.colour,
                    walk: unit.walk,
                    square: Square::new(file as u8, number),
                    span,
                });
            }
            file += 1;
            offset += length;
        }
        if file != 8 {
            let message = format!("rank {} has {file} squares instead of 8", number + 1);
            let mut diagnostic = bad(
                field.part(start, start + rank.len()),
                field.text,
                message,
                "units and numbers of empty squares must add up to 8",
            );
            diagnostic.kind = DiagnosticKind::OffBoard;
            return Err(diagnostic);
        }
        start += rank.len() + 1;
    }
    Ok(units)
}

fn side(field: &Token<'_>) -> Result<Side, Diagnostic> {
    match field.text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        other => Err(bad(field.span, other, format!("`{other}` is no side to move"), "write `w` or `b`")),
    }
}

fn castling(field: &Token<'_>) -> Result<CastlingRights, Diagnostic> {
    let mut rights = CastlingRights::NONE;
    if field.text == "-" {
        return Ok(rights);
    }
    for c in field.text.chars() {
        let (king, rook) = match c {
            'K' => ((4, 0), (7, 0)),
            'Q' => ((4, 0), (0, 0)),
            'k' => ((4, 7), (7, 7)),
            'q' => ((4, 7), (0, 7)),
            _ => {
                let message = format!("`{}` is no castling field", field.text);
                let help = match c {
                    'A'..='H' | 'a'..='h' => {
                        "write `-` or some of `KQkq`; files are written only in Chess960, which is not solved"
                    }
                    _ => "write `-` or some of `KQkq`",
                };
                return Err(bad(field.span, field.text, message, help));
            }
        };
        rights = rights.with(Square::new(king.0, king.1)).with(Square::new(rook.0, rook.1));
    }
    Ok(rights)
}

fn en_passant(field: &Token<'_>, side_to_move: Side) -> Result<Option<Square>, Diagnostic> {
    if field.text == "-" {
        return Ok(None);
    }
    match field.text.parse::<Square>() {
        Ok(square) if side_to_move.rank(square.rank()) == 5 => Ok(Some(square)),
        _ => {
            let rank = if side_to_move == Side::White { 6 } else { 3 };
            let message = format!("`{}` is no en passant field when {side_to_move} moves", field.text);
            let help = format!("write `-` or the square passed over on rank {rank}");
            Err(bad(field.span, field.text, message, &help))
        }
    }
}

fn number(field: &Token<'_>) -> Result<u32, Diagnostic> {
    let digits = field.text.bytes().all(|byte| byte.is_ascii_digit());
    field.text.parse().ok().filter(|_| digits).ok_or_else(|| {
        let message = format!("`{}` is no number", field.text);
        bad(field.span, field.text, message, "the fifth and sixth field of a FEN are whole numbers")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Colour, Walk};

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn the_game_array() {
        let position = parse_fen(START).unwrap();
        assert_eq!(position.units.len(), 32);
        let knights = position.units.iter().filter(|unit| unit.walk == Walk::KNIGHT).count();
        assert_eq!(knights, 4);
        assert_eq!(position.units[0].square.to_string(), "a8");
        assert_eq!(position.units[31].colour, Colour::White);
        assert_eq!(position.options(), []);
    }

    #[test]
    fn fields_may_be_left_out() {
        let position = parse_fen("8/8/8/8/8/8/8/Kk6").unwrap();
        assert_eq!((position.side_to_move, position.castling, position.move_number), (Side::White, None, 1));
    }

    #[test]
    fn units_with_other_walks_stand_in_parentheses() {
        let units = parse_fen("8/(G)6(gr)/8/8/8/8/8/(NH)7").unwrap().units;
        let told: Vec<_> =
            units.iter().map(|unit| (unit.colour, unit.walk, unit.square.to_string())).collect();
        assert_eq!(
            told,
            [
                (Colour::White, Walk::GRASSHOPPER, "a7".to_owned()),
                (Colour::Black, Walk::with_letters("GR"), "h7".to_owned()),
                (Colour::White, Walk::with_letters("NH"), "a1".to_owned())
            ]
        );
        for (wrong, start, end) in [
            ("(XX)7/8/8/8/8/8/8/8", 0, 4),
            ("(N)7/8/8/8/8/8/8/8", 0, 3),
            ("(G7/8/8/8/8/8/8/8", 0, 3),
            ("()7/8/8/8/8/8/8/8", 0, 2),
            ("(16)7/8/8/8/8/8/8/8", 0, 4),
            ("(G)8/8/8/8/8/8/8/8", 0, 4),
        ] {
            let span = parse_fen(wrong).unwrap_err().span;
            assert_eq!((span.start, span.end), (start, end), "{wrong}");
        }
    }

    #[test]
    fn castling_and_en_passant_become_options() {
        let position = parse_fen("r3k2r/8/8/8/4P3/8/8/R3K2R b Kq e3 5 9").unwrap();
        assert_eq!((position.half_move_clock, position.move_number), (5, 9));
        let square = |name: &str| name.parse::<Square>().unwrap();
        assert_eq!(
            position.options(),
            [
                ProblemOption::NoCastling(vec![square("a1"), square("h8")]),
                ProblemOption::EnPassant(vec![square("e3")])
            ]
        );
    }

    #[test]
    fn signs_count_for_no_square() {
        let position = parse_fen("-k*2q5K/8/(!n2)7/8/8/8/8/7-*2r w - - 0 1").unwrap();
        let units: Vec<String> = position
            .units
            .iter()
            .map(|unit| format!("{:?} {}{}", unit.colour, unit.walk.letters(), unit.square))
            .collect();
        assert_eq!(units, ["Neutral Ka8", "Black Gb8", "White Kh8", "Neutral Na6", "Neutral RHh1"]);
    }

    #[test]
    fn mistakes_and_their_places() {
        let error = |fen: &str| {
            let error = parse_fen(fen).unwrap_err();
            (fen[error.span.start..error.span.end].to_owned(), error)
        };
        assert_eq!(error("8/8/8/8/8/8/8/Sk6").0, "S");
        assert!(error("8/8/8/8/8/8/8/Sk6").1.help.unwrap().contains("`N`"));
        assert_eq!(error("8/8/8/8/8/8/8/Kk7").0, "Kk7");
        assert_eq!(error("8/8/8/8/8/8/8/8K").0, "8K");
        assert_eq!(error("8/8/8/8/8/8/8/K").0, "K");
        assert_eq!(error("8/8/8/8/8/8/8/8-k*1q").0, "8-k*1q");
        assert_eq!(error("8/8/8/8/8/8/8/3-*1Q4").0, "-*1Q");
        assert_eq!(error("8/8/8/8/8/8/8/7-").0, "-");
        assert_eq!(error("8/8/8").0, "8/8/8");
        assert_eq!(error("8/8/8/8/8/8/8/8 x").0, "x");
        assert_eq!(error("8/8/8/8/8/8/8/8 w X").0, "X");
        assert_eq!(error("8/8/8/8/8/8/8/8 w - e3").0, "e3");
        assert_eq!(error("8/8/8/8/8/8/8/8 w - - +1").0, "+1");
        assert_eq!(error("8/8/8/8/8/8/8/8 w - - 0 1 x").0, "x");
        assert_eq!(error("").0, "");
        assert_eq!(error("\u{e9}7/8/8/8/8/8/8/8").0, "\u{e9}");
    }

    proptest::proptest! {
        #[test]
        fn nothing_panics(text in "[kKnN()gG1-9/\u{e9} wb*!'-]{0,40}") {
            let _ = parse_fen(&text);
        }
    }
}
