use board::Square;
use problem::{PlacedUnit, Spanned, Statement, Twin, TwinError, TwinOperation};

use super::caption;
use super::captions::captions;
use super::units::{piece, placed_name};

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
pub fn zero_position() -> String {
    String::from("\nzeroposition\n\n")
}

/// `b) wRh4-->g1  `: the twin's label and what it changes in `base`, the position it starts from.
///
/// `index` counts the positions to solve from 0.
///
/// # Errors
/// An operation that names an empty square.
pub fn heading(index: usize, twin: &Twin, base: &Statement) -> Result<String, TwinError> {
    let changed = twin.apply(base)?;
    let sign = if twin.continued { "+" } else { "" };
    let mut text = format!("\n{sign}{}) ", label(index));
    for change in changes(twin, base, &changed) {
        text.push_str(&change);
        text.push_str("  ");
    }
    text.push('\n');
    Ok(text)
}

/// The units of a twin while it is being made.
struct Board {
    units: Vec<PlacedUnit>,
    /// Squares from which a unit was taken off so far.
    emptied: Vec<Square>,
}

impl Board {
    /// Takes the unit off the square, if there is one.
    fn take(&mut self, square: Square) -> Option<PlacedUnit> {
        let at = self.find(square)?;
        self.emptied.push(square);
        Some(self.units.remove(at))
    }

    /// The unit on top, if several stand on the square.
    fn find(&self, square: Square) -> Option<usize> {
        self.units.iter().rposition(|unit| unit.square == square)
    }
}

/// The changes in words, in the order made. The operations are known to apply to `base`.
fn changes(twin: &Twin, base: &Statement, changed: &Statement) -> Vec<String> {
    let mut board = Board { units: base.units.clone(), emptied: Vec::new() };
    let mut changes = Vec::new();
    for (index, operation) in twin.operations.iter().enumerate() {
        match &operation.value {
            TwinOperation::Move(from, to) => {
                let victim = if from == to { None } else { board.take(*to) };
                changes.extend(removal(victim, &twin.operations[index + 1..]));
                if let Some(at) = board.find(*from) {
                    changes.push(format!("{}-->{to}", name(&board.units[at])));
                    board.units[at].square = *to;
                }
            }
            TwinOperation::Exchange(a, b) => {
                if let (Some(first), Some(second)) = (board.find(*a), board.find(*b)) {
                    let units = &mut board.units;
                    changes.push(format!("{}<-->{}", name(&units[first]), name(&units[second])));
                    (units[first].square, units[second].square) = (*b, *a);
                }
            }
            TwinOperation::Remove(square) => {
                changes.extend(removal(board.take(*square), &twin.operations[index + 1..]));
            }
            TwinOperation::Add(added) => {
                for unit in added {
                    // What stood there goes without words: the new unit follows at once.
                    board.take(unit.square);
                    let sign = if board.emptied.contains(&unit.square) { "" } else { "+" };
                    changes.push(format!("{sign}{}", name(unit)));
                    board.units.push(unit.clone());
                }
            }
            TwinOperation::Substitute(from, to) => {
                changes.push(format!("{} ==> {}", from.letters(), to.letters()));
                for unit in board.units.iter_mut().filter(|unit| unit.walk == *from) {
                    unit.walk = *to;
                }
            }
            TwinOperation::Stipulation(stipulation) => changes.push(caption(stipulation, changed)),
            TwinOperation::Condition(conditions) => {
                changes.push(captions(conditions).join("\n   "));
            }
        }
    }
    changes
}

/// A removal in words, unless a later operation puts another unit there.
fn removal(unit: Option<PlacedUnit>, later: &[Spanned<TwinOperation>]) -> Option<String> {
    let unit = unit?;
    let is_replaced = later.iter().any(|operation| match &operation.value {
        TwinOperation::Add(added) => added.iter().any(|other| other.square == unit.square),
        _ => false,
    });
    (!is_replaced).then(|| format!("-{}", name(&unit)))
}

fn name(unit: &PlacedUnit) -> String {
    placed_name(piece(unit), unit.square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{here, square, statement, stipulation, unit};
    use board::Walk;
    use problem::{Condition, Goal, Play, RebirthBase, RebirthCondition, SelfBlock, Span};

    fn twin(continued: bool, operations: Vec<TwinOperation>) -> Twin {
        Twin {
            continued,
            is_zero_position: false,
            operations: operations.into_iter().map(here).collect(),
            span: Span::default(),
        }
    }

    fn help_mate(text: &str) -> problem::Stipulation {
        let play = Play::Help { half_moves: 2, then: Box::new(Play::Reach(Goal::Mate)) };
        stipulation(text, play, true)
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
}
