//! When two texts mean the same move.

/// The move without blanks and without signs of check, goal and judgement at its end; captures are `*`, castling `0-0`,
/// en passant `ep.`. Departure, arrival, promotion and effects stay: ` e5 x d6 e.p. [+bPd7] +` is `e5*d6ep.[+bPd7]`.
pub fn normal_move_text(text: &str) -> String {
    let dense: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let signs = |c: char| matches!(c, '+' | '#' | '!' | '?' | '=' | '\u{2021}' | '\u{2020}');
    let mut text = dense.trim_end_matches(signs).replace("e.p.", "ep.").replace('\u{d7}', "*");
    if text.ends_with("ep") && text.len() > 3 && text.as_bytes()[text.len() - 3].is_ascii_digit() {
        text.push('.');
    }
    if text.ends_with("O-O") {
        text = text.replace("O-O", "0-0").replace("-O", "-0");
    }
    let bytes = text.as_bytes();
    let is_capture = |at: usize| {
        matches!(bytes[at], b'x' | b':')
            && at > 0
            && matches!(bytes.get(at + 1), Some(b'a'..=b'h'))
            && matches!(bytes.get(at + 2), Some(b'1'..=b'8'))
    };
    // Signs of capture are one byte and stand between others of one byte.
    let captures: Vec<usize> = (0..bytes.len()).filter(|&at| is_capture(at)).collect();
    for at in captures {
        text.replace_range(at..=at, "*");
    }
    text
}

/// What is written of a move.
struct Parts<'a> {
    /// Letters before the squares, and perhaps a file or rank of departure.
    before: &'a str,
    departure: Option<&'a str>,
    arrival: &'a str,
    captures: bool,
    promotion: &'a str,
    effects: &'a str,
}

fn squares(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let is_square =
        |at: &usize| matches!(bytes[*at], b'a'..=b'h') && matches!(bytes.get(at + 1), Some(b'1'..=b'8'));
    (0..bytes.len()).filter(is_square).collect()
}

impl Parts<'_> {
    fn of(text: &str) -> Option<Parts<'_>> {
        let (main, effects) = text.split_at(text.find(['[', '(']).unwrap_or(text.len()));
        let main = main.trim_end_matches("ep.");
        let (way, promotion) = main.split_at(main.find('=').unwrap_or(main.len()));
        let squares = squares(way);
        let (&first, &last) = (squares.first()?, squares.last()?);
        Some(Parts {
            before: way[..first].trim_end_matches(['*', '-']),
            departure: (first < last).then(|| &way[first..first + 2]),
            arrival: &way[last..last + 2],
            captures: way.contains('*'),
            // A promotion may be written without its sign: `e8Q`.
            promotion: if promotion.is_empty() { &way[last + 2..] } else { &promotion[1..] },
            effects,
        })
    }
}

/// Whether both texts, in the form of [`normal_move_text`], can mean the same move.
///
/// A move in short notation is the same as one with its square of departure if unit, arrival, capture and promotion are; `N`
/// may be the knight, `P` before a pawn's squares says nothing. Effects count where both texts have them in brackets.
pub fn is_same_move(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    let (Some(one), Some(other)) = (Parts::of(one), Parts::of(other)) else { return false };
    let (short, full) = match (one.departure, other.departure) {
        (None, Some(_)) => (one, other),
        (Some(_), None) => (other, one),
        (None, None) | (Some(_), Some(_)) => {
            return one.departure == other.departure
                && agree(&one, &other)
                && is_same_unit(one.before, &other);
        }
    };
    agree(&short, &full) && is_same_unit(short.before, &full)
}

fn agree(one: &Parts<'_>, other: &Parts<'_>) -> bool {
    let brackets = |parts: &Parts<'_>| parts.effects.starts_with('[');
    one.arrival == other.arrival
        && one.captures == other.captures
        && is_same_letter(one.promotion, other.promotion)
        && (one.effects == other.effects || !(brackets(one) && brackets(other)))
}

fn is_same_letter(one: &str, other: &str) -> bool {
    let pawn = |letters: &str| letters.is_empty() || letters == "P";
    one == other || matches!((one, other), ("N", "S") | ("S", "N")) || pawn(one) && pawn(other)
}

/// Whether `before`, letters and perhaps the file or rank of departure, fits the unit of a move with its departure.
fn is_same_unit(before: &str, full: &Parts<'_>) -> bool {
    if is_same_letter(before, full.before) {
        return true;
    }
    let Some((at, last)) = before.char_indices().last() else { return false };
    full.departure.is_some_and(|departure| departure.contains(last))
        && is_same_letter(&before[..at], full.before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_and_blanks_are_dropped() {
        for (written, normal) in [
            ("Ra1-a8 #", "Ra1-a8"),
            ("Rxa8+!", "R*a8"),
            ("Qb1-d3 !", "Qb1-d3"),
            ("e7-e8=Q", "e7-e8=Q"),
            ("e7-e8=Q =", "e7-e8=Q"),
            ("c5*d6 ep.[+bPd7] +", "c5*d6ep.[+bPd7]"),
            ("c4xd3 e.p.", "c4*d3ep."),
            ("cxd3ep", "c*d3ep."),
            ("Rd1:d8", "Rd1*d8"),
            ("R\u{d7}d8", "R*d8"),
            ("O-O-O", "0-0-0"),
            ("0-0 #", "0-0"),
            ("Bd8*f6[+bPf7]", "Bd8*f6[+bPf7]"),
            ("\u{e9}xa1", "\u{e9}*a1"),
            ("", ""),
        ] {
            assert_eq!(normal_move_text(written), normal, "{written}");
        }
    }

    #[test]
    fn short_notation_fits_full_notation() {
        for (short, full) in [
            ("Ra8", "Ra1-a8"),
            ("R*a8", "Ra1*a8[+bSg8]"),
            ("R1a8", "Ra1-a8"),
            ("Rba8", "Rb8-a8"),
            ("Nf3", "Sg1-f3"),
            ("e4", "e2-e4"),
            ("b*c3", "b2*c3"),
            ("c*d3", "c4*d3ep."),
            ("e8=Q", "e7-e8=Q"),
            ("e8N", "e7-e8=S"),
            ("Pe2-e4", "e2-e4"),
            ("K*b4(a5)", "Kc5*b4[wKb4->a5]"),
        ] {
            assert!(is_same_move(short, full) && is_same_move(full, short), "{short} {full}");
        }
    }

    #[test]
    fn other_moves_are_others() {
        for (short, full) in [
            ("Ra8", "Ra1*a8"),
            ("Ra8", "Qa1-a8"),
            ("R2a8", "Ra1-a8"),
            ("e8=Q", "e7-e8=R"),
            ("e8", "e7-e8=R"),
            ("a3", "b2*a3"),
            ("Ra1-a8", "Rb8-a8"),
            ("Ra1*a8[+bSg8]", "Ra1*a8[+bSb8]"),
            ("0-0", "0-0-0"),
            ("~", "Ra1-a8"),
        ] {
            assert!(!is_same_move(short, full) && !is_same_move(full, short), "{short} {full}");
        }
    }
}
