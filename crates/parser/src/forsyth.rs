//! Popeye's Forsyth notation: capital letters are white, `S` is the knight, a unit of two letters has a dot before
//! it, and a number may run over the end of a rank. Strokes are for the eye only.

use board::{Attributes, Colour, Square, Walk};
use problem::{PlacedUnit, Span, Wording, walk_letters};

use crate::diagnostic::{Diagnostic, DiagnosticKind, Severity};
use crate::lexer::Token;
use crate::pieces::{WalkLookup, walk};

/// Reads a position; wrong parts of it are left out and reported.
pub(crate) fn read_forsyth(token: &Token<'_>, wording: Wording<'_>) -> (Vec<PlacedUnit>, Vec<Diagnostic>) {
    let mut units = Vec::new();
    let mut letters_seen = Letters::default();
    let mut diagnostics = Vec::new();
    // Counted from a8 in reading order.
    let mut cursor = 0usize;
    let mut at = 0;
    while let Some(c) = token.text[at..].chars().next() {
        let start = at;
        at += c.len_utf8();
        if c == '/' {
            let told = diagnostics.iter().any(|known: &Diagnostic| known.severity == Severity::Warning);
            if !cursor.is_multiple_of(8) && cursor < 64 && !told {
                diagnostics.push(short_rank(token, start, cursor));
            }
            continue;
        }
        if cursor >= 64 {
            diagnostics.push(
                Diagnostic::error(
                    DiagnosticKind::OffBoard,
                    token.part(start, token.text.len()),
                    token.text,
                    "this position describes more than 64 squares",
                )
                .label("beyond h1")
                .help("count the units and empty squares of each rank"),
            );
            break;
        }
        if let Some(digit) = c.to_digit(10) {
            let second = token.text[at..].chars().next().and_then(|c| c.to_digit(10));
            at += usize::from(second.is_some());
            let number = second.map_or(digit, |second| 10 * digit + second);
            cursor += number as usize;
            // Popeye stops at h1 without a word; a number that only overshoots there hides no unit.
            cursor = cursor.min(64);
            continue;
        }
        let (letters_at, colour) = match c {
            '=' => (at, Some(Colour::Neutral)),
            '+' => (at, Some(Colour::White)),
            '-' => (at, Some(Colour::Black)),
            _ => (start, None),
        };
        let rest = &token.text[letters_at..];
        let (skipped, wanted) = if rest.starts_with('.') { (1, 2) } else { (0, 1) };
        let letters: String = rest.chars().skip(skipped).take(wanted).collect();
        at = letters_at + skipped + letters.len();
        let span = token.part(start, at);
        let looked_up =
            if letters.chars().count() == wanted { walk(&letters, wording) } else { WalkLookup::Unknown };
        letters_seen.add(looked_up, letters.starts_with(|c: char| c.is_ascii_lowercase()), span);
        letters_seen.rules_out_fen |= colour.is_some();
        match looked_up {
            // One or two letters are no hunter.
            WalkLookup::Unknown | WalkLookup::Hunter { .. } => diagnostics.push(
                Diagnostic::error(
                    DiagnosticKind::BadForsyth,
                    span,
                    token.text,
                    format!("`{}` is no unit", &token.text[start..at]),
                )
                .label("unknown unit")
                .help("the units of chess are `K`, `Q`, `R`, `B`, `S` (knight) and `P`, small letters are black"),
            ),
            WalkLookup::Known(walk) => {
                // A digit is no small letter.
                let is_small = letters.starts_with(|c: char| c.is_ascii_lowercase());
                let by_case = if is_small { Colour::Black } else { Colour::White };
                units.push(PlacedUnit {
                    colour: colour.unwrap_or(by_case),
                    walk,
                    attributes: Attributes::NONE,
                    square: Square::from_index(cursor).flipped(),
                    span,
                });
            }
        }
        cursor += 1;
    }
    diagnostics.extend(letters_seen.knights_of_fen(token));
    (units, diagnostics)
}

/// The letters of a position, to find knights written as in FEN.
#[derive(Default)]
struct Letters {
    /// Where the first nightrider stands.
    first: Option<Span>,
    /// How many nightriders are white and black.
    nightriders: [usize; 2],
    /// Whether some unit is neither orthodox nor a nightrider, or is written as a knight.
    rules_out_fen: bool,
}

impl Letters {
    fn add(&mut self, looked_up: WalkLookup, is_small: bool, span: Span) {
        match looked_up {
            WalkLookup::Known(Walk::NIGHTRIDER) => {
                self.first.get_or_insert(span);
                self.nightriders[usize::from(is_small)] += 1;
            }
            WalkLookup::Known(Walk::KING | Walk::QUEEN | Walk::ROOK | Walk::BISHOP | Walk::PAWN) => {}
            _ => self.rules_out_fen = true,
        }
    }

    /// A warning where `N` may be meant as a knight: no knight and no other fairy unit is there, and a side has no
    /// more of them than a game gives it knights.
    fn knights_of_fen(&self, token: &Token<'_>) -> Option<Diagnostic> {
        let first = self.first.filter(|_| !self.rules_out_fen)?;
        let knight = walk_letters(Walk::KNIGHT, token.language);
        self.nightriders.iter().all(|&count| count <= 2).then(|| {
            Diagnostic::warning(
                DiagnosticKind::BadForsyth,
                first,
                token.text,
                "in `Forsyth` the letter `N` is a nightrider, not a knight",
            )
            .label("a nightrider")
            .help(format!("if a knight is meant, as in FEN, write `{knight}` for it"))
        })
    }
}

fn short_rank(token: &Token<'_>, stroke: usize, cursor: usize) -> Diagnostic {
    let square = Square::from_index(cursor).flipped();
    Diagnostic::warning(
        DiagnosticKind::BadForsyth,
        token.part(stroke, stroke + 1),
        token.text,
        format!("this stroke stands in the middle of a rank: what follows goes on at {square}"),
    )
    .label("does not end a rank")
    .help("strokes do not fill up a rank; write the number of empty squares before it")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexer::lex;

    fn read(text: &str) -> (String, Vec<Diagnostic>) {
        let (units, diagnostics) = read_forsyth(&lex(text)[0], Wording::default());
        let units: Vec<String> = units
            .iter()
            .map(|unit| {
                let letter = unit.walk.letters().to_owned();
                let letter = if unit.colour == Colour::Black { letter.to_lowercase() } else { letter };
                format!("{letter}{}", unit.square)
            })
            .collect();
        (units.join(" "), diagnostics)
    }

    #[test]
    fn ranks_and_runs() {
        assert_eq!(read("7K/4Rb1p/64"), ("Kh8 Re7 bf7 ph7".to_owned(), vec![]));
        assert_eq!(read("K63"), ("Ka8".to_owned(), vec![]));
        assert_eq!(read("K62k"), ("Ka8 kh1".to_owned(), vec![]));
        assert_eq!(read("8/7K/32/"), ("Kh7".to_owned(), vec![]));
        assert_eq!(read("9K").0, "Kb7");
        assert_eq!(read("-K+s").0, "ka8 Sb8");
        assert_eq!(read("Gnl5").0, "Ga8 nb8 lc8");
        assert_eq!(read(".15-.15+.16.g2.G2").0, "15a8 15b8 16c8 g2d8 G2e8");
        let neutral = read_forsyth(&lex("=K=s")[0], Wording::default()).0;
        assert!(neutral.iter().all(|unit| unit.colour == Colour::Neutral) && neutral.len() == 2);
    }

    #[test]
    fn what_is_written_is_read_again() {
        let colours = [Colour::White, Colour::Black, Colour::Neutral];
        let all: Vec<(Colour, Walk)> =
            Walk::all().flat_map(|walk| colours.map(|colour| (colour, walk))).collect();
        for (number, part) in all.chunks(64).enumerate() {
            let mut text = String::new();
            for &(colour, walk) in part {
                text.push(match colour {
                    Colour::White => '+',
                    Colour::Black => '-',
                    Colour::Neutral => '=',
                });
                text.push_str(if walk.letters().len() == 2 { "." } else { "" });
                text.push_str(walk.letters());
            }
            let (units, diagnostics) = read_forsyth(&lex(&text)[0], Wording::default());
            assert_eq!(diagnostics, [], "{number}");
            let read: Vec<(Colour, Walk)> = units.iter().map(|unit| (unit.colour, unit.walk)).collect();
            assert_eq!(read, part);
            let squares: Vec<usize> = units.iter().map(|unit| unit.square.flipped().index()).collect();
            assert_eq!(squares, (0..part.len()).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_nightrider_that_looks_like_a_knight() {
        let hints = |text: &str| -> Vec<usize> {
            let (_, diagnostics) = read_forsyth(&lex(text)[0], Wording::default());
            let about_knights =
                diagnostics.iter().filter(|known| known.message.contains("nightrider, not a knight"));
            about_knights.map(|hint| hint.span.start).collect()
        };
        assert_eq!(hints("7k/5N1p/8/8/8/8/8/K5R1"), [4]);
        assert_eq!(hints("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), [1]);
        for meant in ["7k/5S1p/8/8/8/8/8/K5R1", "7k/5N1p/s7", "7k/5NG1", "NNN5/7k", "=N7", "7k", "7k/.zr.n"] {
            assert_eq!(hints(meant), [], "{meant}");
        }
    }

    #[test]
    fn mistakes() {
        let (units, diagnostics) = read("Z7/xk6/.g2K");
        assert_eq!(units, "Za8 kb7 g2a6 Kb6");
        let kinds: Vec<DiagnosticKind> = diagnostics.iter().map(|d| d.kind).collect();
        assert_eq!(kinds, [DiagnosticKind::BadForsyth]);
        assert_eq!(read("64K").1[0].kind, DiagnosticKind::OffBoard);
        let shifted = read("7/8/8/K").1;
        assert_eq!((shifted.len(), shifted[0].span.start), (1, 1));
        for odd in ["=", "+", ".", ".k", "=.", "\u{e9}", "99999999", "k.", "=k"] {
            read(odd);
        }
    }
}
