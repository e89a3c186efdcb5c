//! A board with the moves of one unit.

use std::fmt::Write;

use board::{Colour, Position, Side, Square, SquareSet, Walk};
use problem::{Language, walk_letters};
use rules::{Reachable, hurdles};

/// A unit whose moves are shown. What it can do in a position is told by a function.
pub(crate) struct Subject<'a> {
    /// Its walk, for the figure.
    pub(crate) walk: Walk,
    /// Its letters, as they are written on the board.
    pub(crate) letters: String,
    /// What it is called.
    pub(crate) name: &'a str,
    /// What a unit on which one of its moves depends is called.
    pub(crate) hurdle: &'a str,
    /// Whose it is.
    pub(crate) side: Side,
    /// Where it stands.
    pub(crate) from: Square,
}

/// A board with marks, to be written as text or drawn.
pub(crate) struct MoveBoard<'a> {
    /// Whose moves they are.
    pub(crate) subject: &'a Subject<'a>,
    /// What the subject can do.
    pub(crate) reach: Reachable,
    /// The units on which one of these moves depends.
    pub(crate) hurdles: SquareSet,
    /// The language of the letters.
    pub(crate) language: Language,
    /// The other units, by square.
    units: Vec<(Square, Colour, Walk)>,
}

/// What stands on a square and what the subject has to do with it.
pub(crate) enum Cell {
    /// The subject itself.
    Subject,
    /// Another unit: its colour, its walk, whether it can be captured, whether it is a hurdle.
    Unit(Colour, Walk, bool, bool),
    /// Nobody: whether the subject can go there without capture, whether it arrives there with a capture elsewhere.
    Empty(bool, bool),
}

/// Inner width of a square, in characters.
const WIDTH: usize = 5;

impl<'a> MoveBoard<'a> {
    /// The board for the subject in the position, its letters those of `language`. `reach` says what the subject can do in
    /// a position.
    pub(crate) fn new(
        subject: &'a Subject<'a>,
        position: &Position,
        language: Language,
        reach: impl Fn(&Position) -> Reachable,
    ) -> MoveBoard<'a> {
        let others = position.occupied().without(subject.from);
        let units = others
            .filter_map(|square| {
                let unit = position.piece(square)?;
                Some((square, unit.colour(), unit.walk()))
            })
            .collect();
        let hurdles = hurdles(subject.from, position, &reach);
        MoveBoard { subject, reach: reach(position), hurdles, language, units }
    }

    /// What is to be shown on the square.
    pub(crate) fn cell(&self, square: Square) -> Cell {
        if square == self.subject.from {
            return Cell::Subject;
        }
        match self.units.iter().find(|unit| unit.0 == square) {
            Some(&(_, colour, walk)) => {
                Cell::Unit(colour, walk, self.reach.victims().contains(square), self.hurdles.contains(square))
            }
            None => Cell::Empty(
                self.reach.quiet.contains(square),
                self.reach.passing.iter().any(|&(_, to)| to == square),
            ),
        }
    }

    /// What stands above the board.
    pub(crate) fn caption(&self) -> String {
        let Subject { side, name, letters, from, .. } = self.subject;
        let side = match side {
            Side::White => "White",
            Side::Black => "Black",
        };
        format!("{side} {name} ({letters}) on {from}")
    }

    /// The moves in words: with which sort of move, to which squares.
    pub(crate) fn moves(&self) -> Vec<(&'static str, String)> {
        let names = |set: SquareSet| set.map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
        let elsewhere: Vec<String> =
            self.reach.passing.iter().map(|(victim, to)| format!("{victim} (to {to})")).collect();
        let moves = [
            ("without capture", names(self.reach.quiet)),
            ("with capture", names(self.reach.captures)),
            ("capturing elsewhere", elsewhere.join(", ")),
        ];
        let mut moves: Vec<_> = moves.into_iter().filter(|(_, squares)| !squares.is_empty()).collect();
        if moves.is_empty() {
            moves.push(("moves", "none".to_owned()));
        }
        moves
    }

    /// The board in ASCII, with a legend of the marks that are on it, each line after `margin`.
    pub(crate) fn text(&self, margin: &str) -> String {
        let files: String = ('a'..='h').map(|file| format!("{file:^width$} ", width = WIDTH)).collect();
        let border = format!("{margin}  +{}\n", format!("{:-<WIDTH$}+", "").repeat(8));
        let mut text = format!("{margin}   {}\n{border}", files.trim_end());
        for rank in (0..8).rev() {
            let _ = write!(text, "{margin}{} |", rank + 1);
            for file in 0..8 {
                let _ = write!(text, "{:^WIDTH$}|", self.mark(Square::new(file, rank)));
            }
            let _ = write!(text, " {}\n{border}", rank + 1);
        }
        let _ = writeln!(text, "{margin}   {}\n", files.trim_end());
        for (mark, meaning) in self.legend() {
            let _ = writeln!(text, "{margin}{mark:<5} {meaning}");
        }
        text
    }

    /// What is written on the square.
    fn mark(&self, square: Square) -> String {
        match self.cell(square) {
            Cell::Subject => format!("[{}]", signed(Colour::from(self.subject.side), &self.subject.letters)),
            Cell::Unit(colour, walk, captured, hurdle) => {
                let unit = signed(colour, &walk_letters(walk, self.language));
                match (captured, hurdle) {
                    (true, true) => format!("X{unit}"),
                    (true, false) => format!("x{unit}"),
                    (false, true) => format!("({unit})"),
                    (false, false) => unit,
                }
            }
            Cell::Empty(quiet, arrival) => {
                format!("{}{}", if quiet { "o" } else { "" }, if arrival { "*" } else { "" })
            }
        }
    }

    /// The marks that are on the board, with their meaning.
    fn legend(&self) -> Vec<(String, String)> {
        let cells: Vec<Cell> = Square::all().map(|square| self.cell(square)).collect();
        let has = |wanted: fn(&Cell) -> bool| cells.iter().any(wanted);
        let hurdle = self.subject.hurdle;
        let marks = [
            (true, self.mark(self.subject.from), self.subject.name.to_owned()),
            (has(|cell| matches!(cell, Cell::Empty(true, _))), "o".to_owned(), "it can go there".to_owned()),
            (
                has(|cell| matches!(cell, Cell::Unit(_, _, true, false))),
                "x".to_owned(),
                "before a unit: it can capture it".to_owned(),
            ),
            (
                has(|cell| matches!(cell, Cell::Empty(_, true))),
                "*".to_owned(),
                "it arrives there when it captures".to_owned(),
            ),
            (
                has(|cell| matches!(cell, Cell::Unit(_, _, false, true))),
                "( )".to_owned(),
                format!("round a unit: a {hurdle}, which one of its moves needs"),
            ),
            (
                has(|cell| matches!(cell, Cell::Unit(_, _, true, true))),
                "X".to_owned(),
                format!("before a unit: it can capture it, and it is a {hurdle}"),
            ),
            (
                self.subject.side == Side::Black || has(|cell| matches!(cell, Cell::Unit(Colour::Black, ..))),
                "-".to_owned(),
                "before the letters: a black unit".to_owned(),
            ),
            (
                has(|cell| matches!(cell, Cell::Unit(Colour::Neutral, ..))),
                "=".to_owned(),
                "before the letters: a neutral unit".to_owned(),
            ),
        ];
        marks.into_iter().filter(|row| row.0).map(|(_, mark, meaning)| (mark, meaning)).collect()
    }
}

/// The letters of a unit with the sign of its colour, as in the diagrams of solutions.
fn signed(colour: Colour, letters: &str) -> String {
    let sign = match colour {
        Colour::White => "",
        Colour::Black => "-",
        Colour::Neutral => "=",
    };
    format!("{sign}{letters}")
}
