//! Progressive play in which one side resists: a turn a line, with its number.

use std::sync::Arc;

use problem::Wording;
use solution::{Line, PlayedMove, Turn};

use super::Notation;
use super::body::{mark, spell_lines};
use super::words::Words;

/// Appends the turns, the first of which has the number `number`.
pub(super) fn write(text: &mut String, turns: &[Turn], number: usize, style: (Notation, Wording<'_>)) {
    let words = Words::of(style.1.language);
    for (turn, spelt) in turns.iter().zip(spell(turns, style)) {
        indent(text, number - 1);
        if number == 1 {
            text.push(' ');
        }
        text.push_str(&format!("{number:>3}.{}", spelt.join(" ")));
        text.push_str(turn.mark.map_or("", mark));
        write(text, &turn.replies, number + 1, style);
        if turn.refutes {
            indent(text, number);
            text.push_str(words.refutes);
        }
        if !turn.refutations.is_empty() {
            text.push_str("\n    ");
            text.push_str(words.but);
            write(text, &turn.refutations, number + 1, style);
        }
        if number == 1 {
            text.push('\n');
        }
    }
}

fn indent(text: &mut String, depth: usize) {
    text.push('\n');
    text.extend(std::iter::repeat_n(' ', 4 * depth));
}

/// The half-moves of each turn; what short notation leaves out depends on the turns beside it.
pub(crate) fn spell(turns: &[Turn], style: (Notation, Wording<'_>)) -> Vec<Vec<String>> {
    let line = |moves: &Vec<PlayedMove>| Line {
        half_moves: moves.iter().cloned().map(Arc::new).collect(),
        ..Line::default()
    };
    let lines: Vec<Line> = turns.iter().map(|turn| line(&turn.moves)).collect();
    let mut spelt = vec![Vec::new(); lines.len()];
    spell_lines(style, &lines, 0, &mut spelt);
    spelt
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::played;
    use problem::Goal;
    use solution::Mark;

    fn turn(moves: &[&str]) -> Turn {
        Turn { moves: moves.iter().map(|text| played(text)).collect(), ..Turn::default() }
    }

    fn mating(moves: &[&str]) -> Turn {
        let mut turn = turn(moves);
        if let Some(last) = turn.moves.last_mut() {
            (last.check, last.goal) = (true, Some(Goal::Mate));
        }
        turn
    }

    #[test]
    fn keys_and_tries() {
        let defence =
            Turn { replies: vec![mating(&["wRb1-b7", "wRb7-b8"])], ..turn(&["bKg8-h8", "bKh8-g8"]) };
        let key = Turn { mark: Some(Mark::Key), replies: vec![defence], ..turn(&["wKf6-f7"]) };
        let refutation = Turn { mark: Some(Mark::Refutation), ..turn(&["bKg8-f8", "bKf8-e7"]) };
        let tried = Turn { mark: Some(Mark::Try), refutations: vec![refutation], ..turn(&["wKf6-g6"]) };
        let mut text = String::new();
        write(&mut text, &[key, tried], 1, (Notation::Popeye, Wording::default()));
        let expected = "
   1.Kf6-f7 !
      2.Kg8-h8 Kh8-g8
          3.Rb1-b7 Rb7-b8 #

   1.Kf6-g6 ?
    but
      2.Kg8-f8 Kf8-e7 !
";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_first_turn_that_refutes() {
        let turns = [Turn { refutes: true, ..turn(&["wKf6-g6"]) }];
        let mut text = String::new();
        write(&mut text, &turns, 1, (Notation::Popeye, Wording::default()));
        assert_eq!(text, "\n   1.Kf6-g6\n    refutes.\n");
    }
}
