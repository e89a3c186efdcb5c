//! Where units are put: the diagram of a problem.

use board::{Colour, Walk};
use problem::{
    Condition, Language, Occupied, PlacedUnit, Spanned, Statement, TwinOperation, Wording, walk_letters,
};

use crate::diagnostic::{Diagnostic, DiagnosticKind, Severity};
use crate::forsyth::read_forsyth;
use crate::keywords::is_safe_keyword;
use crate::lexer::Token;
use crate::reader::Reader;

/// Reads the position after `Forsyth` into the diagram.
pub(crate) fn forsyth(reader: &mut Reader<'_>, statement: &mut Statement, token: &Token<'_>) {
    // No keyword has a stroke or a digit in it, and no position is so short that it looks like one.
    let Some(position) = reader.next_if(|next| !is_safe_keyword(next)) else {
        let (_, offending) = reader.here();
        reader.report(
            Diagnostic::error(
                DiagnosticKind::BadForsyth,
                token.span,
                offending,
                "`Forsyth` is followed by no position",
            )
            .label("the position is missing")
            .help("write for example `Forsyth 8/8/8/4k3/8/4K3/4Q3/8`"),
        );
        return;
    };
    let (units, diagnostics) = read_forsyth(&position, reader.wording());
    for diagnostic in diagnostics {
        reader.report(diagnostic);
    }
    place(reader, statement, units, false);
    // The second field of a FEN; no keyword has one letter and stands alone in the line of the position.
    if let Some(side) = reader.next_if(|next| !next.starts_line && matches!(next.text, "w" | "b")) {
        reader.report(
            Diagnostic::error(
                DiagnosticKind::UnknownKeyword,
                side.span,
                side.text,
                "`Forsyth` takes only the units, not a whole FEN",
            )
            .label("from here on this is FEN")
            .help(format!(
                "leave out what follows the units and write knights as `{}`; FEN can be read from a file of its own, \
                 without `BeginProblem`",
                walk_letters(Walk::KNIGHT, side.language)
            )),
        );
        reader.skip_until(|next| next.starts_line || (is_safe_keyword(next) && next.text != "KQkq"));
    }
}

/// Puts the units into the diagram. Where units stand already they are replaced, or, if wanted, kept under the new ones
/// with a warning until [`settle_stacks`] knows whether they may stay.
pub(crate) fn place(reader: &mut Reader<'_>, statement: &mut Statement, units: Vec<PlacedUnit>, keeps: bool) {
    for unit in units {
        if !keeps {
            statement.units.retain(|other| other.square != unit.square);
        } else if let Some(old) = statement.unit(unit.square) {
            reader.report(
                Diagnostic::warning(
                    DiagnosticKind::OccupiedSquare,
                    unit.span,
                    &unit.square.to_string(),
                    format!(
                        "{} is occupied already: {} {} is replaced by {} {}",
                        unit.square,
                        colour_name(old.colour),
                        in_english(reader, old.walk),
                        colour_name(unit.colour),
                        in_english(reader, unit.walk)
                    ),
                )
                .label("second unit on this square"),
            );
        }
        statement.units.push(unit);
    }
}

/// Removes the units under others unless a condition, perhaps of a twin, has such units.
pub(crate) fn settle_stacks(reader: &mut Reader<'_>, statement: &mut Statement) {
    let buries = |condition: &Condition| {
        matches!(condition, Condition::Rebirth(rebirth)
            if matches!(rebirth.occupied, Some(Occupied::Volcanic | Occupied::Parachute)))
    };
    let in_twin = |operation: &Spanned<TwinOperation>| matches!(&operation.value, TwinOperation::Condition(conditions) if conditions.iter().any(buries));
    let keeps = statement.conditions.iter().any(|condition| buries(&condition.value))
        || statement.twins.iter().flat_map(|twin| &twin.operations).any(in_twin);
    if !keeps {
        statement.units = statement.visible_units().cloned().collect();
        return;
    }
    for unit in &statement.units {
        let letters = in_english(reader, unit.walk);
        let told = reader
            .diagnostics
            .iter_mut()
            .find(|known| known.kind == DiagnosticKind::OccupiedSquare && known.span == unit.span);
        if let Some(diagnostic) = told {
            diagnostic.severity = Severity::Note;
            diagnostic.message = format!(
                "{} {letters} stands on top of another unit on {}",
                colour_name(unit.colour),
                unit.square
            );
        }
    }
}

/// The letters of a walk in a message that is still English.
fn in_english(reader: &Reader<'_>, walk: Walk) -> String {
    Wording { language: Language::English, ..reader.wording() }.letters(walk)
}

fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
        Colour::Neutral => "neutral",
    }
}
