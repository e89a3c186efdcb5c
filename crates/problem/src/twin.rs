use std::fmt;

use board::{Colour, Square, Walk};

use crate::{Condition, PlacedUnit, Span, Spanned, Statement, Stipulation};

/// One variant of the problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twin {
    /// Whether it builds on the twin before it instead of the diagram.
    pub continued: bool,
    /// Whether it is the zero position (written first, replaces the diagram as twin a).
    pub is_zero_position: bool,
    /// What changes, in order.
    pub operations: Vec<Spanned<TwinOperation>>,
    /// The whole twin in the text.
    pub span: Span,
}

/// One change that makes a twin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TwinOperation {
    /// The unit on the first square stands on the second; a unit already there is replaced.
    Move(Square, Square),
    /// Two units change places.
    Exchange(Square, Square),
    /// The unit on the square is not there.
    Remove(Square),
    /// Units are added; what stood on their squares is replaced.
    Add(Vec<PlacedUnit>),
    /// All units with the first walk have the second, with the same attributes.
    Substitute(Walk, Walk),
    /// Another stipulation.
    Stipulation(Stipulation),
    /// Other conditions instead of all earlier ones.
    Condition(Vec<Condition>),
    /// The units are turned with the board. Castling is possible from the squares where units then stand; squares that
    /// options, goals and conditions name stay.
    Rotate(Rotation),
    /// The units are mirrored with the board, the same way.
    Mirror(Reflection),
    /// All units are moved in the direction from the first square to the second, as far as that; none may leave the
    /// board.
    Shift(Square, Square),
    /// All units change colour, only neutral ones keep theirs.
    PolishType,
}

/// A turn of the board to the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rotation {
    /// By 90 degrees: a1 comes to h1.
    Quarter,
    /// By 180 degrees.
    Half,
    /// By 270 degrees.
    ThreeQuarters,
}

impl Rotation {
    /// By 90, 180 and 270 degrees.
    pub const ALL: [Rotation; 3] = [Rotation::Quarter, Rotation::Half, Rotation::ThreeQuarters];

    /// By how many degrees.
    pub const fn degrees(self) -> u16 {
        match self {
            Rotation::Quarter => 90,
            Rotation::Half => 180,
            Rotation::ThreeQuarters => 270,
        }
    }

    /// Where the square comes to.
    #[must_use]
    pub const fn of(self, square: Square) -> Square {
        match self {
            Rotation::Quarter => square.transposed().mirrored(),
            Rotation::Half => square.flipped().mirrored(),
            Rotation::ThreeQuarters => square.transposed().flipped(),
        }
    }
}

/// A reflection of the board, named by two squares that change places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reflection {
    /// `a1<-->h1`: files change places.
    A1H1,
    /// `a1<-->a8`: ranks change places.
    A1A8,
    /// `a1<-->h8`: at the diagonal from a8 to h1.
    A1H8,
    /// `a8<-->h1`: at the diagonal from a1 to h8.
    A8H1,
}

impl Reflection {
    /// All reflections.
    pub const ALL: [Reflection; 4] = [Reflection::A1H1, Reflection::A1A8, Reflection::A1H8, Reflection::A8H1];

    /// The squares that name it: `a1<-->h1`.
    pub const fn name(self) -> &'static str {
        match self {
            Reflection::A1H1 => "a1<-->h1",
            Reflection::A1A8 => "a1<-->a8",
            Reflection::A1H8 => "a1<-->h8",
            Reflection::A8H1 => "a8<-->h1",
        }
    }

    /// Where the square comes to.
    #[must_use]
    pub const fn of(self, square: Square) -> Square {
        match self {
            Reflection::A1H1 => square.mirrored(),
            Reflection::A1A8 => square.flipped(),
            Reflection::A1H8 => square.transposed().mirrored().flipped(),
            Reflection::A8H1 => square.transposed(),
        }
    }
}

/// A twin cannot be made from the position it starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwinError {
    /// What is wrong.
    pub kind: TwinErrorKind,
    /// The operation in the text.
    pub span: Span,
}

/// Why a twin cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TwinErrorKind {
    /// An operation names this square, and no unit stands there.
    EmptySquare(Square),
    /// A shift takes the unit from this square over the edge of the board.
    OffBoard(Square),
}

impl fmt::Display for TwinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            TwinErrorKind::EmptySquare(square) => write!(f, "there is no unit on {square}"),
            TwinErrorKind::OffBoard(square) => {
                write!(f, "the shift moves the unit on {square} off the board")
            }
        }
    }
}

impl std::error::Error for TwinError {}

impl Twin {
    /// The statement with this twin's changes made.
    ///
    /// # Errors
    /// An operation that names an empty square or moves a unit off the board.
    pub fn apply(&self, base: &Statement) -> Result<Statement, TwinError> {
        let mut result = base.clone();
        for operation in &self.operations {
            operation.value.apply(&mut result, operation.span)?;
        }
        Ok(result)
    }
}

impl TwinOperation {
    /// Makes this change alone. `span` is its place in the text.
    ///
    /// # Errors
    /// It names an empty square or moves a unit off the board; the statement may then be half changed.
    pub fn apply(&self, statement: &mut Statement, span: Span) -> Result<(), TwinError> {
        match self {
            TwinOperation::Move(from, to) => {
                let mut unit = take(statement, *from, span)?;
                let _ = take(statement, *to, span);
                unit.square = *to;
                statement.units.push(unit);
            }
            TwinOperation::Exchange(a, b) if a == b => {
                let unit = take(statement, *a, span)?;
                statement.units.push(unit);
            }
            TwinOperation::Exchange(a, b) => {
                let mut first = take(statement, *a, span)?;
                let mut second = take(statement, *b, span)?;
                (first.square, second.square) = (*b, *a);
                statement.units.extend([first, second]);
            }
            TwinOperation::Remove(square) => {
                take(statement, *square, span)?;
            }
            TwinOperation::Add(units) => {
                for unit in units {
                    let _ = take(statement, unit.square, span);
                    statement.units.push(unit.clone());
                }
            }
            TwinOperation::Substitute(from, to) => {
                for unit in statement.units.iter_mut().filter(|unit| unit.walk == *from) {
                    unit.walk = *to;
                }
            }
            TwinOperation::Stipulation(stipulation) => {
                statement.stipulation = Some(Spanned { value: stipulation.clone(), span });
            }
            TwinOperation::Condition(conditions) => {
                statement.conditions =
                    conditions.iter().cloned().map(|value| Spanned { value, span }).collect();
            }
            TwinOperation::Rotate(rotation) => transform(statement, |square| rotation.of(square)),
            TwinOperation::Mirror(reflection) => transform(statement, |square| reflection.of(square)),
            TwinOperation::Shift(from, to) => shift(statement, *from, *to, span)?,
            TwinOperation::PolishType => {
                for unit in &mut statement.units {
                    unit.colour = match unit.colour {
                        Colour::White => Colour::Black,
                        Colour::Black => Colour::White,
                        Colour::Neutral => Colour::Neutral,
                    };
                }
            }
        }
        Ok(())
    }
}

fn take(statement: &mut Statement, square: Square, span: Span) -> Result<PlacedUnit, TwinError> {
    match statement.units.iter().rposition(|unit| unit.square == square) {
        Some(at) => Ok(statement.units.remove(at)),
        None => Err(TwinError { kind: TwinErrorKind::EmptySquare(square), span }),
    }
}

fn transform(statement: &mut Statement, destination: impl Fn(Square) -> Square) {
    for unit in &mut statement.units {
        unit.square = destination(unit.square);
    }
}

fn shift(statement: &mut Statement, from: Square, to: Square, span: Span) -> Result<(), TwinError> {
    for unit in &mut statement.units {
        let off_board = TwinError { kind: TwinErrorKind::OffBoard(unit.square), span };
        unit.square = unit.square.shifted(from, to).ok_or(off_board)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use board::Attributes;

    use super::*;
    use crate::{Goal, Play, ProblemOption, RebirthBase, RebirthCondition};

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn unit(colour: Colour, walk: Walk, name: &str) -> PlacedUnit {
        PlacedUnit { colour, walk, attributes: Attributes::NONE, square: square(name), span: Span::default() }
    }

    fn stipulation(text: &str) -> Stipulation {
        Stipulation { text: text.to_owned(), starter: board::Side::White, play: Play::Goal(Goal::Mate) }
    }

    fn circe() -> Condition {
        Condition::Rebirth(RebirthCondition::new(RebirthBase::Circe))
    }

    fn here<T>(value: T) -> Spanned<T> {
        Spanned { value, span: Span::default() }
    }

    /// White king b1, White rook b3 that is kamikaze, Black pawn g7, neutral knight c1.
    fn base() -> Statement {
        let mut rook = unit(Colour::White, Walk::ROOK, "b3");
        rook.attributes = Attributes::KAMIKAZE;
        Statement {
            units: vec![
                unit(Colour::White, Walk::KING, "b1"),
                rook,
                unit(Colour::Black, Walk::PAWN, "g7"),
                unit(Colour::Neutral, Walk::KNIGHT, "c1"),
            ],
            stipulation: Some(here(stipulation("#1"))),
            conditions: vec![here(circe())],
            options: vec![here(ProblemOption::NoCastling(vec![square("a1")]))],
            ..Statement::default()
        }
    }

    fn make(operations: &[TwinOperation]) -> Result<Statement, TwinErrorKind> {
        let operations = operations.iter().cloned().map(here).collect();
        let twin = Twin { continued: false, is_zero_position: false, operations, span: Span::default() };
        twin.apply(&base()).map_err(|error| error.kind)
    }

    /// The units after the operations: `wKb1 bPg7 …`.
    fn units(operations: &[TwinOperation]) -> String {
        let made = make(operations).unwrap();
        let name = |unit: &PlacedUnit| {
            let colour = match unit.colour {
                Colour::White => 'w',
                Colour::Black => 'b',
                Colour::Neutral => 'n',
            };
            format!("{colour}{}{}", unit.walk.letters(), unit.square)
        };
        made.units.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn units_come_and_go() {
        use TwinOperation::*;
        let (b1, b3, g7, a8) = (square("b1"), square("b3"), square("g7"), square("a8"));
        assert_eq!(units(&[Move(b3, a8)]), "wKb1 bPg7 nSc1 wRa8");
        assert_eq!(units(&[Move(b3, g7)]), "wKb1 nSc1 wRg7");
        assert_eq!(units(&[Exchange(b1, g7)]), "wRb3 nSc1 wKg7 bPb1");
        assert_eq!(units(&[Exchange(b1, b1)]), "wRb3 bPg7 nSc1 wKb1");
        assert_eq!(units(&[Remove(b3), Remove(g7)]), "wKb1 nSc1");
        let queen = unit(Colour::Black, Walk::QUEEN, "g7");
        assert_eq!(units(&[Add(vec![queen.clone()])]), "wKb1 wRb3 nSc1 bQg7");
        assert_eq!(units(&[Add(vec![queen]), Move(g7, a8)]), "wKb1 wRb3 nSc1 bQa8");
        for operation in [Move(a8, b1), Exchange(a8, b1), Exchange(b1, a8), Remove(a8)] {
            assert_eq!(make(&[operation]), Err(TwinErrorKind::EmptySquare(a8)));
        }
    }

    #[test]
    fn substituted_units_keep_their_attributes() {
        let made = make(&[TwinOperation::Substitute(Walk::ROOK, Walk::BISHOP)]).unwrap();
        assert_eq!((made.units[1].walk, made.units[1].attributes), (Walk::BISHOP, Attributes::KAMIKAZE));
    }

    #[test]
    fn the_whole_board_moves() {
        use TwinOperation::*;
        let rotated = |rotation| units(&[Rotate(rotation)]);
        assert_eq!(rotated(Rotation::Quarter), "wKh2 wRf2 bPb7 nSh3");
        assert_eq!(rotated(Rotation::Half), "wKg8 wRg6 bPb2 nSf8");
        assert_eq!(rotated(Rotation::ThreeQuarters), "wKa7 wRc7 bPg2 nSa6");
        let mirrored = |reflection| units(&[Mirror(reflection)]);
        assert_eq!(mirrored(Reflection::A1H1), "wKg1 wRg3 bPb7 nSf1");
        assert_eq!(mirrored(Reflection::A1A8), "wKb8 wRb6 bPg2 nSc8");
        assert_eq!(mirrored(Reflection::A1H8), "wKh7 wRf7 bPb2 nSh6");
        assert_eq!(mirrored(Reflection::A8H1), "wKa2 wRc2 bPg7 nSa3");
        assert_eq!(units(&[PolishType]), "bKb1 bRb3 wPg7 nSc1");
    }

    #[test]
    fn a_reflection_exchanges_the_squares_that_name_it() {
        for reflection in Reflection::ALL {
            let (one, other) = reflection.name().split_once("<-->").unwrap();
            assert_eq!(reflection.of(square(one)), square(other));
            assert_eq!(reflection.of(square(other)), square(one));
        }
        for square in Square::all() {
            let thrice = (0..3).fold(square, |square, _| Rotation::Quarter.of(square));
            assert_eq!(Rotation::ThreeQuarters.of(square), thrice);
            assert_eq!(Rotation::Half.of(Rotation::Half.of(square)), square);
        }
    }

    #[test]
    fn a_shift_leaves_all_units_on_the_board() {
        use TwinOperation::Shift;
        let (a1, b2, h8) = (square("a1"), square("b2"), square("h8"));
        assert_eq!(units(&[Shift(a1, b2)]), "wKc2 wRc4 bPh8 nSd2");
        assert_eq!(units(&[Shift(b2, square("a2"))]), "wKa1 wRa3 bPf7 nSb1");
        assert_eq!(units(&[Shift(h8, h8)]), "wKb1 wRb3 bPg7 nSc1");
        assert_eq!(make(&[Shift(b2, a1)]), Err(TwinErrorKind::OffBoard(square("b1"))));
        assert_eq!(make(&[Shift(a1, square("c1"))]), Err(TwinErrorKind::OffBoard(square("g7"))));
    }

    #[test]
    fn options_stay_as_they_are() {
        let made = make(&[TwinOperation::Mirror(Reflection::A1H1), TwinOperation::PolishType]).unwrap();
        assert_eq!(made.options, base().options);
    }

    #[test]
    fn other_conditions_and_stipulations_replace_the_earlier_ones() {
        use TwinOperation::*;
        let anticirce = super::Condition::Rebirth(RebirthCondition::new(RebirthBase::Anticirce));
        let made = make(&[Condition(vec![super::Condition::Madrasi { kings: false }])]).unwrap();
        assert_eq!(made.conditions.len(), 1);
        let made = make(&[Condition(vec![circe(), anticirce.clone()]), Condition(vec![anticirce.clone()])]);
        assert_eq!(made.unwrap().conditions, [here(anticirce)]);
        let made = make(&[Stipulation(stipulation("h#2")), Stipulation(stipulation("=1"))]).unwrap();
        assert_eq!(made.stipulation.unwrap().value.text, "=1");
    }

    #[test]
    fn nothing_leaks_into_the_diagram_or_the_next_twin() {
        use TwinOperation::*;
        let everything = [
            Stipulation(stipulation("h#2")),
            Condition(vec![]),
            Rotate(Rotation::Quarter),
            PolishType,
            Remove(square("h2")),
        ];
        let diagram = base();
        let operations = everything.into_iter().map(here).collect();
        let twin = Twin { continued: false, is_zero_position: false, operations, span: Span::default() };
        assert_ne!(twin.apply(&diagram).unwrap(), diagram);
        assert_eq!(diagram, base());
        let nothing = Twin { operations: vec![], ..twin };
        assert_eq!(nothing.apply(&diagram).unwrap(), diagram);
    }
}
