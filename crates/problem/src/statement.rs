use board::{Colour, Square, Walk};

use crate::{Condition, ProblemOption, Span, Spanned, Stipulation, Twin};

/// A unit of the diagram.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacedUnit {
    /// Whose it is.
    pub colour: Colour,
    /// How it moves.
    pub walk: Walk,
    /// Where it stands.
    pub square: Square,
    /// Where the text says so.
    pub span: Span,
}

/// One problem as it was written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statement {
    /// Title lines.
    pub titles: Vec<String>,
    /// Author lines.
    pub authors: Vec<String>,
    /// Where it was published.
    pub origin: Option<String>,
    /// Prize or mention.
    pub award: Option<String>,
    /// Remark lines.
    pub remarks: Vec<String>,
    /// File to which the output is copied.
    pub protocol: Option<String>,
    /// Units, at most one a square.
    pub units: Vec<PlacedUnit>,
    /// What is to be done.
    pub stipulation: Option<Spanned<Stipulation>>,
    /// Changed rules, in the order written.
    pub conditions: Vec<Spanned<Condition>>,
    /// Options, in the order written.
    pub options: Vec<Spanned<ProblemOption>>,
    /// Twins, in the order written.
    pub twins: Vec<Twin>,
    /// The problem in the text, from its `BeginProblem` or `NextProblem`.
    pub span: Span,
}

impl Statement {
    /// The unit on `square`.
    pub fn unit(&self, square: Square) -> Option<&PlacedUnit> {
        self.units.iter().find(|unit| unit.square == square)
    }

    /// How many units of `colour` the diagram has.
    pub fn count(&self, colour: Colour) -> usize {
        self.units.iter().filter(|unit| unit.colour == colour).count()
    }

    /// Whether this option was given.
    pub fn has_option(&self, option: &ProblemOption) -> bool {
        self.options.iter().any(|given| given.value == *option)
    }
}
