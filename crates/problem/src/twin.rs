use std::fmt;

use board::{Square, Walk};

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
    /// All units with the first walk have the second.
    Substitute(Walk, Walk),
    /// Another stipulation.
    Stipulation(Stipulation),
    /// Other conditions instead of all earlier ones.
    Condition(Vec<Condition>),
}

/// A twin cannot be made from the position it starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwinError {
    /// The empty square that should hold a unit.
    pub square: Square,
    /// The operation in the text.
    pub span: Span,
}

impl fmt::Display for TwinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no unit on {}", self.square)
    }
}

impl std::error::Error for TwinError {}

impl Twin {
    /// The statement with this twin's changes made.
    ///
    /// # Errors
    /// An operation that names an empty square.
    pub fn apply(&self, base: &Statement) -> Result<Statement, TwinError> {
        let mut result = base.clone();
        for operation in &self.operations {
            let span = operation.span;
            match &operation.value {
                TwinOperation::Move(from, to) => {
                    let mut unit = take(&mut result, *from, span)?;
                    let _ = take(&mut result, *to, span);
                    unit.square = *to;
                    result.units.push(unit);
                }
                TwinOperation::Exchange(a, b) => {
                    let mut first = take(&mut result, *a, span)?;
                    let mut second = take(&mut result, *b, span)?;
                    (first.square, second.square) = (*b, *a);
                    result.units.extend([first, second]);
                }
                TwinOperation::Remove(square) => {
                    take(&mut result, *square, span)?;
                }
                TwinOperation::Add(units) => {
                    for unit in units {
                        let _ = take(&mut result, unit.square, span);
                        result.units.push(unit.clone());
                    }
                }
                TwinOperation::Substitute(from, to) => {
                    for unit in result.units.iter_mut().filter(|unit| unit.walk == *from) {
                        unit.walk = *to;
                    }
                }
                TwinOperation::Stipulation(stipulation) => {
                    result.stipulation = Some(Spanned { value: stipulation.clone(), span });
                }
                TwinOperation::Condition(conditions) => {
                    result.conditions =
                        conditions.iter().cloned().map(|value| Spanned { value, span }).collect();
                }
            }
        }
        Ok(result)
    }
}

fn take(statement: &mut Statement, square: Square, span: Span) -> Result<PlacedUnit, TwinError> {
    match statement.units.iter().rposition(|unit| unit.square == square) {
        Some(at) => Ok(statement.units.remove(at)),
        None => Err(TwinError { square, span }),
    }
}
