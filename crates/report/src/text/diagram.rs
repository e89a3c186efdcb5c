use std::fmt::Write;

use board::{Attributes, Colour, Square};
use problem::{PlacedUnit, ProblemOption, Statement};

use super::caption;
use super::captions::captions;
use super::units::{ATTRIBUTES, piece, signs};

/// Columns of the board with its borders.
const WIDTH: usize = 37;

const BORDER: &str = "+---a---b---c---d---e---f---g---h---+\n";
const GAP: &str = "|                                   |\n";

/// Remarks are copied out before everything else.
pub fn remarks(statement: &Statement) -> String {
    statement.remarks.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Authors, origin, award, title, board, stipulation, numbers of units, attributes, conditions and which sides solve;
/// nothing with the option `NoBoard`.
pub fn diagram(statement: &Statement) -> String {
    if statement.has_option(&ProblemOption::NoBoard) {
        return String::new();
    }
    let mut text = String::from("\n");
    let lines =
        statement.authors.iter().chain(&statement.origin).chain(&statement.award).chain(&statement.titles);
    for line in lines.flat_map(|text| text.lines()) {
        centre(&mut text, line);
    }
    board(&mut text, statement);
    stipulation_line(&mut text, statement);
    for (attribute, word) in ATTRIBUTES {
        attributed(&mut text, statement, attribute, word);
    }
    for caption in captions(statement.conditions.iter().map(|condition| &condition.value)) {
        centre(&mut text, &caption);
    }
    if statement.has_option(&ProblemOption::HalfDuplex) {
        centre(&mut text, "HalfDuplex");
    } else if statement.has_option(&ProblemOption::Duplex) {
        centre(&mut text, "Duplex");
    }
    text
}

/// Appends `line` in the middle of the board's width; widths are bytes, as in Popeye.
fn centre(text: &mut String, line: &str) {
    let used = line.len() + 1;
    if used < WIDTH {
        text.extend(std::iter::repeat_n(' ', (WIDTH + 1 - used) / 2));
    }
    text.push_str(line);
    text.push('\n');
}

/// The squares in the order in which one reads the board.
fn squares() -> impl Iterator<Item = Square> {
    (0..8).rev().flat_map(|rank| (0..8).map(move |file| Square::new(file, rank)))
}

fn board(text: &mut String, statement: &Statement) {
    text.push('\n');
    text.push_str(BORDER);
    text.push_str(GAP);
    for square in squares() {
        let label = square.rank() + 1;
        if square.file() == 0 {
            let _ = write!(text, "{label} ");
        }
        text.push_str(&cell(statement.unit(square)));
        if square.file() == 7 {
            let _ = writeln!(text, "  {label}");
            text.push_str(GAP);
        }
    }
    text.push_str(BORDER);
}

/// Four columns, the last letter of the unit in the third.
fn cell(unit: Option<&PlacedUnit>) -> String {
    let Some(unit) = unit else {
        return String::from("  . ");
    };
    let colour = match unit.colour {
        Colour::White => ' ',
        Colour::Black => '-',
        Colour::Neutral => '=',
    };
    format!("{:>3} ", format!("{colour}{}", unit.walk.letters()))
}

/// `Kamikaze a8 b4`: a line for the units with this attribute, if there are any. A king is not called royal.
fn attributed(text: &mut String, statement: &Statement, attribute: Attributes, word: &str) {
    let is_told = |square: &Square| {
        statement.unit(*square).is_some_and(|unit| {
            let alone = piece(unit).with_attributes(attribute).with_colour(Colour::White);
            unit.attributes.has(attribute) && !signs(alone).is_empty()
        })
    };
    let squares: String = squares().filter(is_told).map(|square| format!(" {square}")).collect();
    if !squares.is_empty() {
        centre(text, &format!("{word}{squares}"));
    }
}

fn stipulation_line(text: &mut String, statement: &Statement) {
    let mut line = String::from("  ");
    if let Some(stipulation) = &statement.stipulation {
        line.push_str(&caption(&stipulation.value, statement));
    }
    for option in &statement.options {
        if let ProblemOption::Threat(longest) = option.value {
            let _ = write!(line, "/{longest}");
        }
    }
    let (white, black) = (statement.count(Colour::White), statement.count(Colour::Black));
    let mut counts = format!("{white} + {black}");
    let neutral = statement.count(Colour::Neutral);
    if neutral > 0 {
        let _ = write!(counts, " + {neutral}n");
    }
    let width = (WIDTH - 2).saturating_sub(line.len());
    let _ = writeln!(text, "{line}{counts:>width$}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{here, statement, stipulation};
    use problem::{Condition, EinsteinKind, Goal, Play, RebirthBase, RebirthCondition, SelfBlock};

    fn example() -> Statement {
        let play = Play::Help { half_moves: 4, then: Box::new(Play::Reach(Goal::Mate)) };
        statement(&["wKh1", "wRh4", "wRc1", "bKd2", "bPe3", "bPe2"], stipulation("h#2", play, true))
    }

    #[test]
    fn with_everything() {
        let mut statement = example();
        statement.authors = vec!["Ann Other".into(), "Bob Third".into()];
        statement.origin = Some("Orig 1999\n1/2".into());
        statement.award = Some("1st Prize".into());
        statement.titles = vec!["Hello World".into()];
        let mut cheylan = RebirthCondition::new(RebirthBase::Anticirce);
        cheylan.self_block = Some(SelfBlock::Cheylan);
        statement.conditions = vec![here(Condition::Rebirth(cheylan))];
        statement.options = vec![here(ProblemOption::Duplex)];
        let expected = "
              Ann Other
              Bob Third
              Orig 1999
                 1/2
              1st Prize
             Hello World

+---a---b---c---d---e---f---g---h---+
|                                   |
8   .   .   .   .   .   .   .   .   8
|                                   |
7   .   .   .   .   .   .   .   .   7
|                                   |
6   .   .   .   .   .   .   .   .   6
|                                   |
5   .   .   .   .   .   .   .   .   5
|                                   |
4   .   .   .   .   .   .   .   R   4
|                                   |
3   .   .   .   .  -P   .   .   .   3
|                                   |
2   .   .   .  -K  -P   .   .   .   2
|                                   |
1   .   .   R   .   .   .   .   K   1
|                                   |
+---a---b---c---d---e---f---g---h---+
  h#2                         3 + 3
          AntiCirce Cheylan
               Duplex
";
        assert_eq!(diagram(&statement), expected);
    }

    #[test]
    fn neutral_units_attributes_and_hidden_units() {
        let mut statement = example();
        statement.units = ["wKe2", "wRa1", "wBa1", "nkSa1", "wrkGb2", "bcfNb3", "bkKh6", "bRd8"]
            .map(crate::text::samples::unit)
            .to_vec();
        statement.conditions = vec![
            here(Condition::Einstein(EinsteinKind::Einstein)),
            here(Condition::Rebirth(RebirthCondition::new(RebirthBase::Circe))),
        ];
        let text = diagram(&statement);
        for line in [
            "8   .   .   .  -R   .   .   .   .   8",
            "2   .   G   .   .   K   .   .   .   2",
            "1  =S   .   .   .   .   .   .   .   1",
        ] {
            assert!(text.contains(line), "{text}");
        }
        let below = "---h---+
  h#2                    2 + 3 + 1n
              Royal b2
          Kamikaze h6 b2 a1
            Chameleon b3
            Frischauf b3
                Circe
            EinsteinChess
";
        assert!(text.ends_with(below), "{text}");
    }

    #[test]
    fn without_board() {
        let mut statement = example();
        statement.options = vec![here(ProblemOption::NoBoard)];
        assert_eq!(diagram(&statement), "");
    }

    #[test]
    fn threat_length_follows_the_stipulation() {
        let mut statement = example();
        statement.options = vec![here(ProblemOption::Threat(1))];
        assert!(diagram(&statement).contains("\n  h#2/1                       3 + 3\n"));
    }
}
