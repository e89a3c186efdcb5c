use board::{Attributes, Colour, Square, Walk};

use crate::{Condition, DefinedWalk, Language, ProblemOption, Span, Spanned, Stipulation, Twin};

/// A unit of the diagram.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacedUnit {
    /// Whose it is.
    pub colour: Colour,
    /// How it moves.
    pub walk: Walk,
    /// What else it is: royal, kamikaze, …
    pub attributes: Attributes,
    /// Where it stands.
    pub square: Square,
    /// Where the text says so.
    pub span: Span,
}

/// One problem as it was written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statement {
    /// The language in which it is written, and in which its solution is.
    pub language: Language,
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
    /// The walks that the problem defines itself, in the order in which they are written first.
    pub walks: Vec<DefinedWalk>,
    /// Units in the order written; several on one square only where a condition has units under others: the last one is
    /// on top.
    pub units: Vec<PlacedUnit>,
    /// Where the play begins if the stipulation is `a=>b`, there `units` is the position to be reached.
    pub start_units: Vec<PlacedUnit>,
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
    /// The unit on `square`, the upper one if there are several.
    pub fn unit(&self, square: Square) -> Option<&PlacedUnit> {
        self.units.iter().rfind(|unit| unit.square == square)
    }

    /// The units that are not under others, in the order written.
    pub fn visible_units(&self) -> impl Iterator<Item = &PlacedUnit> {
        self.units.iter().enumerate().filter_map(|(at, unit)| {
            self.units[at + 1..].iter().all(|above| above.square != unit.square).then_some(unit)
        })
    }

    /// How many visible units of `colour` the diagram has.
    pub fn count(&self, colour: Colour) -> usize {
        self.visible_units().filter(|unit| unit.colour == colour).count()
    }

    /// Whether this option was given.
    pub fn has_option(&self, option: &ProblemOption) -> bool {
        self.options.iter().any(|given| given.value == *option)
    }
}

/// The position in which a game begins; all units have this place in the text.
pub fn game_array(span: Span) -> Vec<PlacedUnit> {
    const OFFICERS: [Walk; 8] = [
        Walk::ROOK,
        Walk::KNIGHT,
        Walk::BISHOP,
        Walk::QUEEN,
        Walk::KING,
        Walk::BISHOP,
        Walk::KNIGHT,
        Walk::ROOK,
    ];
    let mut units = Vec::new();
    for (colour, officers, pawns) in [(Colour::White, 0, 1), (Colour::Black, 7, 6)] {
        for (file, walk) in (0..).zip(OFFICERS) {
            for (walk, rank) in [(walk, officers), (Walk::PAWN, pawns)] {
                let square = Square::new(file, rank);
                units.push(PlacedUnit { colour, walk, attributes: Attributes::NONE, square, span });
            }
        }
    }
    units
}
