use std::fmt::Write;

use board::{Attributes, Colour, Square};
use problem::{Goal, Language, Names, PlacedUnit, ProblemOption, Statement, Wording, walk_letters};

use super::caption;
use super::captions::{captions, option_name, rook_pairs};
use super::units::{attributes as attribute_words, piece, side_word, signs_in};

/// Columns of the board with its borders.
const WIDTH: usize = 37;

const BORDER: &str = "+---a---b---c---d---e---f---g---h---+\n";
const GAP: &str = "|                                   |\n";

/// Remarks are copied out before everything else.
pub fn remarks(statement: &Statement) -> String {
    statement.remarks.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Authors, origin, award, title, board, stipulation, numbers of units, attributes, conditions and options that change
/// what is solved; nothing with the option `NoBoard`.
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
    if let Some((start, turn)) = start_of_play(statement) {
        start_position(&mut text, &start, &turn);
    }
    board(&mut text, statement);
    counted(&mut text, &format!("  {}", stipulation_words(statement)), statement);
    for line in attribute_lines(statement).iter().chain(&conditions(statement)) {
        centre(&mut text, line);
    }
    if let Some(pairs) = exclusive_castling(statement) {
        let _ = writeln!(text, "{pairs}");
    }
    for option in turns(statement) {
        centre(&mut text, option);
    }
    if statement.has_option(&ProblemOption::WriteGrid) {
        rows(&mut text, |square| format!("{:>3} ", square.rank() / 2 * 4 + square.file() / 2), |_| None);
    }
    text
}

/// Attributes, conditions and options that change what is solved: all that stands below the stipulation but the grid.
pub(crate) fn lines_below(statement: &Statement) -> Vec<String> {
    let mut lines = attribute_lines(statement);
    lines.extend(conditions(statement));
    lines.extend(exclusive_castling(statement));
    lines.extend(turns(statement).into_iter().map(str::to_owned));
    lines
}

/// The conditions in words, a line for each.
pub(crate) fn conditions(statement: &Statement) -> Vec<String> {
    captions(statement.conditions.iter().map(|condition| &condition.value), statement.wording())
}

/// The position from which `a=>b` leads to the diagram, and in words whose turn it is there.
pub(crate) fn start_of_play(statement: &Statement) -> Option<(Statement, String)> {
    let stipulation = &statement.stipulation.as_ref()?.value;
    if !stipulation.play.goals().contains(&Goal::PositionToPosition) {
        return None;
    }
    let language = statement.language;
    let walks = statement.walks.clone();
    let start = Statement { language, walks, units: statement.start_units.clone(), ..Statement::default() };
    let turned = |option| statement.has_option(option);
    let white_begins = turned(&ProblemOption::WhiteToPlay) && !stipulation.text.starts_with("pser");
    let side = match white_begins ^ turned(&ProblemOption::HalfDuplex) {
        true => !stipulation.starter,
        false => stipulation.starter,
    };
    Some((start, format!("=> ({} ->)", side_word(side, language))))
}

/// The position from which `a=>b` leads to the diagram.
fn start_position(text: &mut String, start: &Statement, turn: &str) {
    board(text, start);
    counted(text, "", start);
    for line in attribute_lines(start) {
        centre(text, &line);
    }
    text.push('\n');
    centre(text, turn);
    text.push('\n');
}

/// The rooks of which not both sides castle with theirs.
fn exclusive_castling(statement: &Statement) -> Option<String> {
    let pairs: Vec<(Square, Square)> = statement
        .options
        .iter()
        .filter_map(|option| match option.value {
            ProblemOption::CastlingMutuallyExclusive(white, black) => Some((white, black)),
            _ => None,
        })
        .collect();
    let name = option_name("CastlingMutuallyExclusive", statement.language);
    (!pairs.is_empty()).then(|| format!("{name}{}", rook_pairs(&pairs)))
}

/// The options about who begins and who succeeds, in Popeye's order.
fn turns(statement: &Statement) -> Vec<&'static str> {
    let mut names = Vec::new();
    if statement.has_option(&ProblemOption::HalfDuplex) {
        names.push("HalfDuplex");
    } else if statement.has_option(&ProblemOption::Duplex) {
        names.push("Duplex");
    }
    if statement.has_option(&ProblemOption::Quodlibet) {
        names.push("Quodlibet");
    }
    names.into_iter().map(|english| option_name(english, statement.language)).collect()
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
    let wording = statement.wording();
    rows(
        text,
        |square| cell(statement.unit(square), wording),
        |square| below(statement.unit(square), wording),
    );
}

/// A board with four columns for each square, and as many in the line below it.
fn rows(text: &mut String, cell: impl Fn(Square) -> String, below: impl Fn(Square) -> Option<String>) {
    text.push('\n');
    text.push_str(BORDER);
    text.push_str(GAP);
    for square in squares() {
        let label = square.rank() + 1;
        if square.file() == 0 {
            let _ = write!(text, "{label} ");
        }
        text.push_str(&cell(square));
        if square.file() == 7 {
            let _ = writeln!(text, "  {label}");
            let told = (0..8).map(|file| below(Square::new(file, square.rank())));
            gap(text, told);
        }
    }
    text.push_str(BORDER);
}

/// Four columns, the last letter of the unit in the third.
fn cell(unit: Option<&PlacedUnit>, wording: Wording<'_>) -> String {
    let Some(unit) = unit else {
        return String::from("  . ");
    };
    let colour = match unit.colour {
        Colour::White => ' ',
        Colour::Black => '-',
        Colour::Neutral => '=',
    };
    match wording.hunter(unit.walk) {
        Some((away, _)) => format!("{:>3}/", format!("{colour}{}", walk_letters(away, wording))),
        None => format!("{:>3} ", format!("{colour}{}", walk_letters(unit.walk, wording))),
    }
}

/// The second walk of a hunter stands below the first.
fn below(unit: Option<&PlacedUnit>, wording: Wording<'_>) -> Option<String> {
    let (_, back) = wording.hunter(unit?.walk)?;
    Some(format!("{:>3} ", walk_letters(back, wording)))
}

/// The line below a rank: [`GAP`] with what is told there.
fn gap(text: &mut String, told: impl Iterator<Item = Option<String>>) {
    let columns = GAP.len() - "|  |\n".len();
    let mut line: String = told.map(|told| told.unwrap_or_else(|| "    ".to_owned())).collect();
    line.truncate(line.trim_end().len());
    let _ = writeln!(text, "| {line:columns$} |");
}

/// A line for each attribute that units have.
pub(crate) fn attribute_lines(statement: &Statement) -> Vec<String> {
    let line = |(attribute, words): (Attributes, Names)| {
        attributed(statement, attribute, words.of(statement.language))
    };
    attribute_words().filter_map(line).collect()
}

/// `Kamikaze a8 b4`: the units with this attribute, if there are any. A king is not called royal.
fn attributed(statement: &Statement, attribute: Attributes, word: &str) -> Option<String> {
    let is_told = |square: &Square| {
        statement.unit(*square).is_some_and(|unit| {
            let alone = piece(unit).with_attributes(attribute).with_colour(Colour::White);
            unit.attributes.has(attribute) && !signs_in(alone, statement.language).is_empty()
        })
    };
    let squares: String = squares().filter(is_told).map(|square| format!(" {square}")).collect();
    (!squares.is_empty()).then(|| format!("{word}{squares}"))
}

/// The small letters of the unit's attributes. A king is not called royal.
pub(crate) fn attribute_signs(unit: &PlacedUnit, language: Language) -> String {
    signs_in(piece(unit).with_colour(Colour::White), language)
}

/// The stipulation with the limits that options set to the play.
pub(crate) fn stipulation_words(statement: &Statement) -> String {
    let stipulation = statement.stipulation.as_ref();
    let words = stipulation.map(|stipulation| caption(&stipulation.value, statement)).unwrap_or_default();
    words + &limits(statement)
}

/// `5 + 4 + 1n`: how many units each side has.
pub(crate) fn counts(statement: &Statement) -> String {
    let (white, black) = (statement.count(Colour::White), statement.count(Colour::Black));
    let mut counts = format!("{white} + {black}");
    let neutral = statement.count(Colour::Neutral);
    if neutral > 0 {
        let _ = write!(counts, " + {neutral}n");
    }
    counts
}

/// The numbers of units at the right edge, behind `line`.
fn counted(text: &mut String, line: &str, statement: &Statement) {
    let counts = counts(statement);
    let width = (WIDTH - 2).saturating_sub(line.len());
    let _ = writeln!(text, "{line}{counts:>width$}");
}

/// `/1/2;1,1`: threat length, flight squares and nontrivial variations.
fn limits(statement: &Statement) -> String {
    let number =
        |of: fn(&ProblemOption) -> Option<u32>| statement.options.iter().find_map(|option| of(&option.value));
    let threat = number(|option| match option {
        ProblemOption::Threat(longest) => Some(*longest),
        _ => None,
    });
    let flights = number(|option| match option {
        ProblemOption::MaxFlightSquares(most) => Some(*most),
        _ => None,
    });
    let mut text = match (threat, flights) {
        (None, None) => String::new(),
        (Some(threat), None) => format!("/{threat}"),
        (Some(threat), Some(flights)) => format!("/{threat}/{flights}"),
        (None, Some(flights)) => format!("//{flights}"),
    };
    for option in &statement.options {
        if let ProblemOption::NonTrivial { additional, length } = option.value {
            let _ = write!(text, ";{additional},{length}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{here, statement};
    use board::Side;
    use board::Walk;
    use problem::{Condition, EinsteinKind, Play, RebirthBase, RebirthCondition, SelfBlock, Stipulation};

    fn example() -> Statement {
        let stipulation =
            Stipulation { text: "h#2".to_owned(), starter: Side::Black, play: Play::Goal(Goal::Mate) };
        statement(&["wKh1", "wRh4", "wRc1", "bKd2", "bPe3", "bPe2"], stipulation)
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

    #[test]
    fn limits_of_battle_play_follow_the_stipulation() {
        let shown = |options: &[ProblemOption]| {
            let mut statement = example();
            statement.options = options.iter().cloned().map(here).collect();
            limits(&statement)
        };
        use ProblemOption::{MaxFlightSquares, NonTrivial, Threat};
        let nontrivial = NonTrivial { additional: 1, length: 2 };
        assert_eq!(shown(&[MaxFlightSquares(3)]), "//3");
        assert_eq!(shown(std::slice::from_ref(&nontrivial)), ";1,2");
        assert_eq!(shown(&[nontrivial, MaxFlightSquares(0), Threat(4)]), "/4/0;1,2");
    }

    #[test]
    fn options_that_change_what_is_solved() {
        let mut statement = example();
        let (a1, h8) = ("a1".parse().unwrap(), "h8".parse().unwrap());
        statement.options = vec![
            here(ProblemOption::Quodlibet),
            here(ProblemOption::HalfDuplex),
            here(ProblemOption::WriteGrid),
            here(ProblemOption::CastlingMutuallyExclusive(a1, h8)),
        ];
        let text = diagram(&statement);
        let below = "3 + 3
CastlingMutuallyExclusive a1h8
             HalfDuplex
              Quodlibet

+---a---b---c---d---e---f---g---h---+
|                                   |
8  12  12  13  13  14  14  15  15   8
";
        assert!(text.contains(below), "{text}");
        assert!(text.ends_with("\n1   0   0   1   1   2   2   3   3   1\n|                                   |\n+---a---b---c---d---e---f---g---h---+\n"), "{text}");
    }

    #[test]
    fn letters_and_words_of_other_languages() {
        let mut statement = example();
        statement.language = Language::German;
        statement.units = ["wkSe2", "bKa1"].map(crate::text::samples::unit).to_vec();
        statement.options = vec![here(ProblemOption::HalfDuplex)];
        let text = diagram(&statement);
        assert!(text.contains("2   .   .   .   .   S   .   .   .   2"), "{text}");
        assert!(text.ends_with("             HalbDuplex\n"), "{text}");
    }

    #[test]
    fn hunters_take_two_lines() {
        let mut statement = example();
        let grasshopper_hunter = |back| problem::DefinedWalk {
            name: String::new(),
            definition: problem::WalkDefinition::Hunter { away: Walk::GRASSHOPPER, back },
            span: problem::Span::default(),
        };
        statement.walks =
            vec![grasshopper_hunter(Walk::BISHOP), grasshopper_hunter(Walk::with_letters("GR"))];
        statement.units = ["wKe2", "bKa1", "bQh2"].map(crate::text::samples::unit).to_vec();
        statement.units[1].walk = Walk::own(1);
        statement.units[2].walk = Walk::own(0);
        let text = diagram(&statement);
        let board = "\n2   .   .   .   .   K   .   .  -G/  2
|                               B   |
1 -G/   .   .   .   .   .   .   .   1
|  GR                               |
";
        let board = board.replace("1 -G/   .", "1  -G/  .");
        assert!(text.contains(&board), "{text}");
    }

    #[test]
    fn two_positions() {
        let mut statement = example();
        let play = Play::Goal(Goal::PositionToPosition);
        let stipulation = Stipulation { text: "a=>b2".to_owned(), starter: Side::Black, play };
        statement.stipulation = Some(here(stipulation));
        statement.start_units = ["wKa1", "wrRa2", "bKd2"].map(crate::text::samples::unit).to_vec();
        let start = "\n1   K   .   .   .   .   .   .   .   1
|                                   |
+---a---b---c---d---e---f---g---h---+
                              2 + 1
              Royal a2

            => (Black ->)


+---a---b---c---d---e---f---g---h---+
";
        assert!(diagram(&statement).contains(start), "{}", diagram(&statement));
        assert!(diagram(&statement).contains("\n  a=>b2                       3 + 3\n"));
        statement.options = vec![here(ProblemOption::WhiteToPlay)];
        assert!(diagram(&statement).contains("\n            => (White ->)\n"));
    }
}
