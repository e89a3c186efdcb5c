//! What was written: diagram, stipulation, conditions, options, twins.

use std::borrow::Cow;

use board::{Attributes, Piece, Side, Square};
use problem::{Comparison, PlacedUnit, Play, Statement, Twin, walk_doc};
use serde::Serialize;
use verdict::Kind;

use super::moves::{attributes, letters};
use super::names::{self, Named};
use super::options::option_text;
use super::part::Part;
use super::walks::{OwnWalk, own_walks};
use crate::SolvedProblem;
use crate::text::{label, twin_changes};

/// A problem with everything that came out of it.
#[derive(Serialize)]
pub(super) struct Problem<'a> {
    source: &'a str,
    number: usize,
    language: &'static str,
    authors: &'a [String],
    titles: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    award: Option<&'a str>,
    remarks: &'a [String],
    position: PositionView<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    start_position: Option<PositionView<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    walks: Vec<OwnWalk>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stipulation: Option<StipulationView<'a>>,
    conditions: Vec<ConditionView>,
    options: Vec<String>,
    twins: Vec<TwinView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comparison: Option<ComparisonView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    milliseconds: Option<u64>,
    positions_visited: u64,
    parts: Vec<Part<'a>>,
}

/// What the author's solution and the one that was found differ in, each difference by the moves that lead to it.
#[derive(Serialize)]
struct ComparisonView {
    missing: Vec<String>,
    extra: Vec<String>,
    not_looked_for: usize,
}

impl ComparisonView {
    fn of(comparison: &Comparison) -> ComparisonView {
        let texts = |paths: &[problem::Path]| paths.iter().map(problem::Path::to_string).collect();
        ComparisonView {
            missing: texts(&comparison.missing),
            extra: texts(&comparison.extra),
            not_looked_for: comparison.unlooked.len(),
        }
    }
}

impl Problem<'_> {
    pub(super) fn of(solved: &SolvedProblem) -> Problem<'_> {
        let statement = &solved.statement;
        Problem {
            source: &solved.source,
            number: solved.number,
            language: statement.language.code(),
            authors: &statement.authors,
            titles: &statement.titles,
            origin: statement.origin.as_deref(),
            award: statement.award.as_deref(),
            remarks: &statement.remarks,
            position: PositionView::of(statement),
            start_position: PositionView::start_of(statement),
            walks: own_walks(statement),
            stipulation: StipulationView::of(statement),
            conditions: conditions(statement),
            options: statement.options.iter().map(|given| option_text(&given.value)).collect(),
            twins: twins(statement),
            verdict: solved.kind().map(Kind::name),
            comparison: solved.comparison.as_ref().map(ComparisonView::of),
            milliseconds: solved.milliseconds,
            positions_visited: solved.nodes(),
            parts: solved.parts.iter().map(Part::of).collect(),
        }
    }
}

/// Units on a board.
#[derive(Serialize)]
pub(super) struct PositionView<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    placement: Option<String>,
    units: Vec<UnitOnBoard<'a>>,
}

#[derive(Serialize)]
struct UnitOnBoard<'a> {
    square: Named,
    colour: &'static str,
    walk: Cow<'static, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attributes: Vec<&'static str>,
    #[serde(skip_serializing_if = "is_false")]
    below: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn is_false(value: &bool) -> bool {
    !value
}

impl<'a> PositionView<'a> {
    /// The diagram.
    pub(super) fn of(statement: &'a Statement) -> PositionView<'a> {
        PositionView::new(&statement.units, statement)
    }

    /// The position from which `a=>b` leads to the diagram.
    fn start_of(statement: &'a Statement) -> Option<PositionView<'a>> {
        let units = &statement.start_units;
        (!units.is_empty()).then(|| PositionView::new(units, statement))
    }

    fn new(units: &'a [PlacedUnit], statement: &'a Statement) -> PositionView<'a> {
        let view = |(at, unit): (usize, &PlacedUnit)| UnitOnBoard {
            square: Named(unit.square),
            colour: names::colour(unit.colour),
            walk: letters(unit.walk, statement.wording()),
            name: walk_doc(unit.walk).map(|(_, doc)| doc.name),
            attributes: attributes(piece(unit)),
            below: units[at + 1..].iter().any(|above| above.square == unit.square),
        };
        PositionView { placement: placement(units), units: units.iter().enumerate().map(view).collect() }
    }
}

fn piece(unit: &PlacedUnit) -> Piece {
    Piece::of(unit.colour, unit.walk).with_attributes(unit.attributes)
}

/// The first field of a FEN, if all units are orthodox and none is below another.
fn placement(units: &[PlacedUnit]) -> Option<String> {
    let mut board = [None; 64];
    for unit in units {
        let letter = fen_letter(piece(unit))?;
        if board[unit.square.index()].replace(letter).is_some() {
            return None;
        }
    }
    let mut text = String::new();
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match board[Square::new(file, rank).index()] {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                        empty = 0;
                    }
                    text.push(letter);
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        if rank > 0 {
            text.push('/');
        }
    }
    Some(text)
}

/// The letter of an orthodox unit of one side; N is the knight.
fn fen_letter(piece: Piece) -> Option<char> {
    if !attributes(piece).is_empty() {
        return None;
    }
    let index = piece.with_attributes(Attributes::NONE).orthodox_index()?;
    // White's and black's of each walk, in the order of the walks.
    "PpNnBbRrQqKk".chars().nth(index)
}

/// What is to be done, as it was written and in structured form.
#[derive(Serialize)]
pub(super) struct StipulationView<'a> {
    text: &'a str,
    structured: String,
    starter: &'static str,
}

impl StipulationView<'_> {
    pub(super) fn of(statement: &Statement) -> Option<StipulationView<'_>> {
        statement.stipulation.as_ref().map(|given| StipulationView {
            text: &given.value.text,
            structured: given.value.to_string(),
            starter: names::side(first_mover(given.value.starter, &given.value.play)),
        })
    }
}

/// The side that makes the first half-move of this play of `side`.
fn first_mover(side: Side, play: &Play) -> Side {
    match play {
        Play::OtherSide(inner) => first_mover(!side, inner),
        Play::Not(inner) | Play::And(inner, _) | Play::Or(inner, _) => first_mover(side, inner),
        Play::Goal(_) | Play::Branch(_) | Play::Progressive(_) => side,
    }
}

/// A changed rule.
#[derive(Serialize)]
pub(super) struct ConditionView {
    name: &'static str,
    caption: String,
}

/// The conditions in the order written; captions are in the language of the problem.
pub(super) fn conditions(statement: &Statement) -> Vec<ConditionView> {
    let wording = statement.wording();
    let view = |given: &problem::Spanned<problem::Condition>| ConditionView {
        name: given.value.name(),
        caption: given.value.caption(wording),
    };
    statement.conditions.iter().map(view).collect()
}

/// A twin as it was written.
#[derive(Serialize)]
struct TwinView {
    label: String,
    continued: bool,
    zero_position: bool,
    changes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// The twins, each with what it changes in the position that it starts from.
fn twins(diagram: &Statement) -> Vec<TwinView> {
    // The diagram is the first of the positions unless a zero position takes its place.
    let first = usize::from(diagram.twins.first().is_some_and(|twin| !twin.is_zero_position));
    let mut previous = diagram.clone();
    let view = |(index, twin): (usize, &Twin)| {
        let base = if twin.continued { &previous } else { diagram };
        let made = twin.apply(base).and_then(|statement| Ok((twin_changes(twin, base)?, statement)));
        let (changes, error, statement) = match made {
            Ok((changes, statement)) => (changes, None, statement),
            Err(error) => (Vec::new(), Some(error.to_string()), base.clone()),
        };
        previous = statement;
        TwinView {
            label: label(first + index),
            continued: twin.continued,
            zero_position: twin.is_zero_position,
            changes,
            error,
        }
    };
    diagram.twins.iter().enumerate().map(view).collect()
}
