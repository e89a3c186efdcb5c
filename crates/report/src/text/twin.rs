use board::Square;
use problem::{
    Language, Names, PlacedUnit, Spanned, Statement, Twin, TwinError, TwinErrorKind, TwinOperation,
    walk_letters,
};

use super::caption;
use super::captions::captions;
use super::units::{piece, placed_name_in};
use super::words::{Words, ZERO_POSITION};

const ROTATE: Names = Names::new("rotate", "Drehung", "rotation");
const MIRROR: Names = Names::new("mirror", "Spiegelung", "miroir");
const SHIFT: Names = Names::new("shift", "Verschiebung", "translation");
const POLISH_TYPE: Names = Names::new("PolishType", "Farbwechsel", "CouleurEchange");

/// `a` … `z`, then `z1`, `z2` …; `index` counts from 0.
pub fn label(index: usize) -> String {
    match u8::try_from(index) {
        Ok(letter @ 0..=25) => char::from(b'a' + letter).to_string(),
        _ => format!("z{}", index - 25),
    }
}

/// Before the diagram position when it is the first twin.
pub fn first_heading() -> String {
    String::from("\na) \n")
}

/// Before the first twin of a zero position, which itself is not solved.
pub fn zero_position(language: Language) -> String {
    format!("\n{}\n\n", ZERO_POSITION.of(language))
}

/// `b) wRh4-->g1  `: the twin's label and what it changes in `base`, the position it starts from.
///
/// `index` counts the positions to solve from 0.
///
/// # Errors
/// An operation that cannot be carried out.
pub fn heading(index: usize, twin: &Twin, base: &Statement) -> Result<String, TwinError> {
    let mut text = heading_alone(index, twin);
    text.pop();
    for change in twin_changes(twin, base)? {
        text.push_str(&change);
        text.push_str("  ");
    }
    text.push('\n');
    Ok(text)
}

/// `b) ` of a twin that cannot be made.
pub fn heading_alone(index: usize, twin: &Twin) -> String {
    let sign = if twin.continued { "+" } else { "" };
    format!("\n{sign}{}) \n", label(index))
}

/// What Popeye says on standard error about a twin that cannot be made.
pub fn twin_error(error: &TwinError, language: Language) -> String {
    const OUTSIDE: Names = Names::new(
        "A piece will be moved outside.",
        "Ein Stein wird ueber den Brettrand verschoben.",
        "Une piece est deplacee hors de l'echiquier.",
    );
    match error.kind {
        TwinErrorKind::EmptySquare(square) => format!("{square}{}", Words::of(language).empty_square),
        TwinErrorKind::OffBoard(_) => format!("\n{}", OUTSIDE.of(language)),
    }
}

/// What the twin changes in `base`, in words and in the order made: `wRh4-->g1`.
///
/// # Errors
/// An operation that cannot be carried out.
pub fn twin_changes(twin: &Twin, base: &Statement) -> Result<Vec<String>, TwinError> {
    let changed = twin.apply(base)?;
    let mut made = base.clone();
    // Squares from which a unit was taken off so far.
    let mut emptied: Vec<Square> = Vec::new();
    let mut changes = Vec::new();
    let language = base.language;
    let name = |unit: &PlacedUnit| placed_name_in(piece(unit), unit.square, base.wording());
    for (index, operation) in twin.operations.iter().enumerate() {
        let later = &twin.operations[index + 1..];
        let mut remove = |unit: Option<&PlacedUnit>| {
            let unit = unit?;
            emptied.push(unit.square);
            (!is_replaced(unit.square, later)).then(|| format!("-{}", name(unit)))
        };
        match &operation.value {
            TwinOperation::Move(from, to) => {
                changes.extend(remove(made.unit(*to).filter(|_| from != to)));
                changes.extend(made.unit(*from).map(|unit| format!("{}-->{to}", name(unit))));
            }
            TwinOperation::Exchange(a, b) => {
                if let (Some(first), Some(second)) = (made.unit(*a), made.unit(*b)) {
                    changes.push(format!("{}<-->{}", name(first), name(second)));
                }
            }
            TwinOperation::Remove(square) => changes.extend(remove(made.unit(*square))),
            TwinOperation::Add(added) => {
                for (at, unit) in added.iter().enumerate() {
                    // What stood there goes without words: the new unit follows at once.
                    let stood = made.unit(unit.square).is_some()
                        || added[..at].iter().any(|earlier| earlier.square == unit.square);
                    if stood {
                        emptied.push(unit.square);
                    }
                    let sign = if emptied.contains(&unit.square) { "" } else { "+" };
                    changes.push(format!("{sign}{}", name(unit)));
                }
            }
            TwinOperation::Substitute(from, to) => {
                changes.push(format!(
                    "{} ==> {}",
                    walk_letters(*from, base.wording()),
                    walk_letters(*to, base.wording())
                ));
            }
            TwinOperation::Stipulation(stipulation) => changes.push(caption(stipulation, &changed)),
            // Each of several such operations shows what holds at the end.
            TwinOperation::Condition(_) => {
                let conditions = changed.conditions.iter().map(|condition| &condition.value);
                changes.push(captions(conditions, base.wording()).join("\n   "));
            }
            TwinOperation::Rotate(rotation) => {
                changes.push(format!("{} {}", ROTATE.of(language), rotation.degrees()));
            }
            TwinOperation::Mirror(reflection) => {
                changes.push(format!("{} {}", MIRROR.of(language), reflection.name()));
            }
            TwinOperation::Shift(from, to) => {
                changes.push(format!("{} {from} ==> {to}", SHIFT.of(language)));
            }
            TwinOperation::PolishType => changes.push(POLISH_TYPE.of(language).to_owned()),
        }
        operation.value.apply(&mut made, operation.span)?;
    }
    Ok(changes)
}

/// Whether a later operation puts another unit on the square, so that the removal goes without words.
fn is_replaced(square: Square, later: &[Spanned<TwinOperation>]) -> bool {
    later.iter().any(|operation| match &operation.value {
        TwinOperation::Add(added) => added.iter().any(|other| other.square == square),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{here, square, statement, unit};
    use board::{Side, Walk};
    use problem::{
        Condition, Goal, Play, RebirthBase, RebirthCondition, Reflection, Rotation, SelfBlock, Span,
    };

    fn twin(continued: bool, operations: Vec<TwinOperation>) -> Twin {
        Twin {
            continued,
            is_zero_position: false,
            operations: operations.into_iter().map(here).collect(),
            span: Span::default(),
        }
    }

    fn help_mate(text: &str) -> problem::Stipulation {
        problem::Stipulation { text: text.to_owned(), starter: Side::Black, play: Play::Goal(Goal::Mate) }
    }

    #[test]
    fn labels() {
        for (index, text) in [(0, "a"), (25, "z"), (26, "z1"), (300, "z275")] {
            assert_eq!(label(index), text);
        }
    }

    #[test]
    fn headings() {
        let base = statement(&["wKh1", "wRh4", "wRc1", "bKd2", "bPe3", "bPe2"], help_mate("h#2"));
        let (e2, e3) = (square("e2"), square("e3"));
        let circe = Condition::Rebirth(RebirthCondition::new(RebirthBase::Circe));
        let mut cheylan = RebirthCondition::new(RebirthBase::Anticirce);
        cheylan.self_block = Some(SelfBlock::Cheylan);
        for (operations, expected) in [
            (vec![TwinOperation::Move(square("h4"), square("g1"))], "wRh4-->g1  "),
            (vec![TwinOperation::Move(e3, e2)], "-bPe2  bPe3-->e2  "),
            (vec![TwinOperation::Exchange(square("h1"), square("c1"))], "wKh1<-->wRc1  "),
            (vec![TwinOperation::Remove(e3)], "-bPe3  "),
            (vec![TwinOperation::Add(vec![unit("wQa8"), unit("bSb7")])], "+wQa8  +bSb7  "),
            (vec![TwinOperation::Add(vec![unit("wQe3")])], "wQe3  "),
            (vec![TwinOperation::Add(vec![unit("wkcQc3"), unit("nfRc4")])], "+wkcQc3  +nfRc4  "),
            (vec![TwinOperation::Remove(e3), TwinOperation::Add(vec![unit("wQe3")])], "wQe3  "),
            (vec![TwinOperation::Substitute(Walk::ROOK, Walk::BISHOP)], "R ==> B  "),
            (vec![TwinOperation::Rotate(Rotation::Quarter)], "rotate 90  "),
            (vec![TwinOperation::Rotate(Rotation::Half)], "rotate 180  "),
            (vec![TwinOperation::Rotate(Rotation::ThreeQuarters)], "rotate 270  "),
            (vec![TwinOperation::Mirror(Reflection::A1H1)], "mirror a1<-->h1  "),
            (vec![TwinOperation::Shift(square("a1"), square("a2"))], "shift a1 ==> a2  "),
            (
                vec![TwinOperation::PolishType, TwinOperation::Move(e3, square("e4"))],
                "PolishType  wPe3-->e4  ",
            ),
            (
                vec![TwinOperation::Mirror(Reflection::A1H1), TwinOperation::Remove(square("a1"))],
                "mirror a1<-->h1  -wKa1  ",
            ),
            (
                vec![TwinOperation::Add(vec![unit("wQa8")]), TwinOperation::Remove(square("a8"))],
                "+wQa8  -wQa8  ",
            ),
            (vec![TwinOperation::Stipulation(help_mate("h#1"))], "h#1  "),
            (
                vec![TwinOperation::Condition(vec![Condition::Rebirth(cheylan), circe])],
                "Circe\n   AntiCirce Cheylan  ",
            ),
        ] {
            let text = heading(1, &twin(false, operations), &base).unwrap();
            assert_eq!(text, format!("\nb) {expected}\n"));
        }
        let continued = twin(true, vec![TwinOperation::Remove(e3)]);
        assert_eq!(heading(2, &continued, &base).unwrap(), "\n+c) -bPe3  \n");
        let impossible = twin(false, vec![TwinOperation::Remove(square("a1"))]);
        assert!(heading(2, &impossible, &base).is_err());
    }

    #[test]
    fn headings_in_other_languages() {
        let mut base = statement(&["wKh1", "bSd2"], help_mate("h#2"));
        base.language = Language::German;
        let operations = vec![
            TwinOperation::Rotate(Rotation::Half),
            TwinOperation::Move(square("e7"), square("e6")),
            TwinOperation::Substitute(Walk::KNIGHT, Walk::BISHOP),
        ];
        let text = heading(1, &twin(false, operations), &base).unwrap();
        assert_eq!(text, "\nb) Drehung 180  sSe7-->e6  S ==> L  \n");
        assert_eq!(zero_position(Language::German), "\nNullStellung\n\n");
    }

    #[test]
    fn twins_that_cannot_be_made() {
        let kind = TwinErrorKind::EmptySquare(square("c3"));
        let empty = TwinError { kind, span: Span::default() };
        let text = twin_error(&empty, Language::English);
        assert_eq!(text, "c3: square is empty - cannot (re)move any piece.\n");
        let outside = TwinError { kind: TwinErrorKind::OffBoard(square("c3")), ..empty };
        assert_eq!(twin_error(&outside, Language::English), "\nA piece will be moved outside.");
        assert_eq!(heading_alone(2, &twin(true, vec![])), "\n+c) \n");
    }
}
