//! Units of FEN, with the signs by which problem databases write fairy units: `-q` is neutral, `*2q` a queen that stands on
//! its head, and `(!q2)` both at once.
//!
//! A turned figure is only a drawing. Standing on their heads queen, knight, rook and bishop mean the same wherever they
//! are printed: grasshopper, nightrider, rook-hopper and bishop-hopper. All others are refused. In brackets every walk can be
//! named by its letters in problem chess: `(LE)` is a white leo, `(!g)` a neutral grasshopper.

use board::{Colour, Walk};
use problem::Wording;

use crate::pieces::{self, WalkLookup};

/// A unit at the beginning of a text, with the number of its bytes.
#[derive(Debug)]
pub(crate) struct FenUnit {
    pub(crate) length: usize,
    pub(crate) colour: Colour,
    pub(crate) walk: Walk,
}

/// Something that is no unit, with the number of its bytes.
#[derive(Debug)]
pub(crate) struct NoUnit {
    pub(crate) length: usize,
    pub(crate) message: String,
    pub(crate) help: &'static str,
}

const NAME_IT: &str =
    "write the problem in the problem language and name the unit there, for example `Pieces Black LEe4`";
const LETTERS: &str = "the units are K, Q, R, B, N and P, small letters are black";

/// What stands before the letter of a unit.
#[derive(Clone, Copy, Default)]
struct Signs {
    neutral: bool,
    /// Quarters of a turn to the right.
    turns: u8,
}

/// Reads the unit with which the text begins.
pub(crate) fn read_unit(text: &str, wording: Wording<'_>) -> Result<FenUnit, NoUnit> {
    if let Some(rest) = text.strip_prefix('(') {
        return in_brackets(text, rest, wording);
    }
    let mut signs = Signs::default();
    let mut at = 0;
    loop {
        let rest = &text[at..];
        if rest.starts_with('-') && !signs.neutral {
            signs.neutral = true;
            at += 1;
        } else if rest.starts_with('*') && signs.turns == 0 {
            let turns = rest[1..].chars().next();
            let Some(number @ 1..=3) = turns.and_then(|c| c.to_digit(10)) else {
                let length = at + 1 + turns.map_or(0, char::len_utf8);
                return Err(NoUnit {
                    length,
                    message: format!("`{}` is no turn", &text[..length]),
                    help: "`*1`, `*2` and `*3` turn the figure by quarters: `*2q` is a grasshopper",
                });
            };
            signs.turns = number as u8;
            at += 2;
        } else {
            break;
        }
    }
    let Some(letter) = text[at..].chars().next() else {
        return Err(NoUnit { length: at, message: format!("`{text}` lacks its unit"), help: LETTERS });
    };
    let length = at + letter.len_utf8();
    if letter == '\'' {
        return Err(NoUnit {
            length,
            message: "a text on a square is a drawing, not a unit".to_owned(),
            help: NAME_IT,
        });
    }
    unit(&text[..length], letter, signs)
}

/// Reads a unit as `(!q2)` or `(LE)`, after the bracket. The letters are those of problem chess.
fn in_brackets(text: &str, rest: &str, wording: Wording<'_>) -> Result<FenUnit, NoUnit> {
    let end = rest.find([')', '/']).filter(|&end| rest[end..].starts_with(')'));
    let Some(end) = end else {
        let length = text.find('/').unwrap_or(text.len());
        let message = format!("`{}` has no closing bracket", &text[..length]);
        return Err(NoUnit { length, message, help: "write for example `(q2)`" });
    };
    let whole = &text[..end + 2];
    let neutral = rest.starts_with('!');
    let letters = &rest[usize::from(neutral)..end];
    let named = match pieces::walk(letters, wording) {
        WalkLookup::Known(walk) if letters.starts_with(|c: char| c.is_ascii_alphabetic()) => Some(walk),
        _ => None,
    };
    let mut parts = letters.chars();
    let letter = parts.next();
    let turns = match parts.as_str() {
        "" => Some(0),
        "1" => Some(1),
        "2" => Some(2),
        "3" => Some(3),
        _ => None,
    };
    let is_figure = |letter: char| "KQRBNPS".contains(letter.to_ascii_uppercase());
    match (letter.filter(|&letter| is_figure(letter)), turns, named) {
        (Some('n' | 'N'), Some(0), _) => {
            Err(no_unit(whole, "write `N` for the knight, `*2N` for the nightrider"))
        }
        (Some(_), Some(2), Some(_)) => Err(no_unit(
            whole,
            "it is the name of a walk and a figure that stands on its head: write the figure as `*2b`, or name the unit \
             in the problem language",
        )),
        (Some(letter), Some(turns), named) if turns == 0 || named.is_none() => {
            // The knight has its letter of problem chess there.
            let letter = match letter {
                's' => 'n',
                'S' => 'N',
                letter => letter,
            };
            unit(whole, letter, Signs { neutral, turns })
        }
        (_, _, Some(walk)) => {
            let is_white = letters.starts_with(|c: char| c.is_ascii_uppercase());
            let colour = match (neutral, is_white) {
                (true, _) => Colour::Neutral,
                (false, true) => Colour::White,
                (false, false) => Colour::Black,
            };
            Ok(FenUnit { length: whole.len(), colour, walk })
        }
        _ => Err(no_unit(whole, LETTERS)),
    }
}

fn no_unit(text: &str, help: &'static str) -> NoUnit {
    NoUnit { length: text.len(), message: format!("`{text}` is no unit of FEN"), help }
}

/// The unit with this letter and these signs, `text` in all.
fn unit(text: &str, letter: char, signs: Signs) -> Result<FenUnit, NoUnit> {
    let walk = match letter.to_ascii_uppercase() {
        'K' => Walk::KING,
        'Q' => Walk::QUEEN,
        'R' => Walk::ROOK,
        'B' => Walk::BISHOP,
        'N' => Walk::KNIGHT,
        'P' => Walk::PAWN,
        'S' => return Err(no_unit(text, "in FEN the knight is `N`")),
        '9' | '0' => return Err(no_unit(text, "a number of empty squares is 1 to 8")),
        _ => return Err(no_unit(text, LETTERS)),
    };
    let colour = match (signs.neutral, letter.is_ascii_uppercase()) {
        (true, _) => Colour::Neutral,
        (false, true) => Colour::White,
        (false, false) => Colour::Black,
    };
    let walk = match signs.turns {
        0 => Some(walk),
        2 => on_its_head(walk),
        _ => None,
    };
    let message = || format!("`{text}` is a drawing that stands for different units");
    let walk = walk.ok_or_else(|| NoUnit { length: text.len(), message: message(), help: NAME_IT })?;
    Ok(FenUnit { length: text.len(), colour, walk })
}

/// The unit whose sign is the figure standing on its head, if all agree about it.
fn on_its_head(walk: Walk) -> Option<Walk> {
    const HOPPERS: [Walk; 2] = [Walk::with_letters("RH"), Walk::with_letters("BH")];
    match walk {
        Walk::QUEEN => Some(Walk::GRASSHOPPER),
        Walk::KNIGHT => Some(Walk::NIGHTRIDER),
        Walk::ROOK => Some(HOPPERS[0]),
        Walk::BISHOP => Some(HOPPERS[1]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether letters in brackets can name the walk: `B2` and `S2` are figures on their heads too.
    fn is_named_by(walk: Walk) -> bool {
        let letters = walk.letters();
        letters.starts_with(|c: char| c.is_ascii_alphabetic()) && !matches!(letters, "B2" | "S2")
    }

    /// The unit as FEN writes it, in brackets or not.
    fn written(colour: Colour, walk: Walk, brackets: bool) -> Option<String> {
        let turned = Walk::ORTHODOX.into_iter().find(|&figure| on_its_head(figure) == Some(walk));
        let (letter, is_turned) = match (walk, turned) {
            (Walk::KNIGHT, _) => (if brackets { "S" } else { "N" }, false),
            (_, Some(Walk::KNIGHT)) => ("N", true),
            // `B2` is the rook-bouncer.
            (_, Some(Walk::BISHOP)) if brackets => ("BH", false),
            (_, Some(figure)) => (figure.letters(), true),
            _ if walk.is_orthodox() => (walk.letters(), false),
            _ if brackets && is_named_by(walk) => (walk.letters(), false),
            _ => return None,
        };
        let letter = if colour == Colour::Black { letter.to_lowercase() } else { letter.to_owned() };
        let is_neutral = colour == Colour::Neutral;
        Some(if brackets {
            format!("({}{letter}{})", if is_neutral { "!" } else { "" }, if is_turned { "2" } else { "" })
        } else {
            format!("{}{}{letter}", if is_neutral { "-" } else { "" }, if is_turned { "*2" } else { "" })
        })
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut count = 0;
        for colour in [Colour::White, Colour::Black, Colour::Neutral] {
            for walk in Walk::all() {
                for brackets in [false, true] {
                    let Some(text) = written(colour, walk, brackets) else { continue };
                    let unit = read(&(text.clone() + "K")).unwrap();
                    assert_eq!((unit.length, unit.colour, unit.walk), (text.len(), colour, walk), "{text}");
                    count += 1;
                }
            }
        }
        assert_eq!(count, 3 * (10 + Walk::all().filter(|&walk| is_named_by(walk)).count()));
    }

    fn read(text: &str) -> Result<FenUnit, NoUnit> {
        read_unit(text, Wording::default())
    }

    #[test]
    fn the_signs_stand_in_any_order() {
        for text in ["-*2q", "*2-q", "-*2Q", "(!q2)", "(!Q2)"] {
            let unit = read(text).unwrap();
            assert_eq!(
                (unit.length, unit.colour, unit.walk),
                (text.len(), Colour::Neutral, Walk::GRASSHOPPER)
            );
        }
        assert_eq!(read("(s)").unwrap().walk, Walk::KNIGHT);
    }

    #[test]
    fn mistakes_reach_as_far_as_the_unit() {
        for (text, length) in [
            ("*1q4", 3),
            ("*3-b", 4),
            ("*2k", 3),
            ("*2pK", 3),
            ("*4q", 2),
            ("**q", 2),
            ("*", 1),
            ("-", 1),
            ("--q", 2),
            ("-x", 2),
            ("'A", 1),
            ("*1'A", 3),
            ("S7", 1),
            ("(q2/8", 3),
            ("(q22)8", 5),
            ("()", 2),
            ("(!)", 3),
            ("(", 1),
            ("(b2)", 4),
            ("(s2)", 4),
            ("(n)8", 3),
            ("(16)", 4),
            ("(xy)", 4),
            ("\u{e9}7", 2),
            ("*\u{e9}", 3),
        ] {
            assert_eq!(read(text).unwrap_err().length, length, "{text}");
        }
        assert!(read("*1q").unwrap_err().help.contains("name the unit"));
        assert!(read("Sk6").unwrap_err().help.contains("`N`"));
    }
}
