//! A diagram in words, for those who do not see it.

use board::{Attributes, Colour, Square};
use problem::{PlacedUnit, Statement, Wording, walk_doc, walk_letters};

use crate::text;

/// `h#2 by Ann Other`.
pub(super) fn title(statement: &Statement) -> String {
    let mut title = match &statement.stipulation {
        Some(_) => text::stipulation_words(statement),
        None => "Chess diagram".to_owned(),
    };
    let authors: Vec<&str> = statement.authors.iter().flat_map(|author| author.lines()).collect();
    if !authors.is_empty() {
        title = format!("{title} by {}", authors.join(", "));
    }
    title
}

/// `White (2): king e2, rook a1 c4. Black (1): royal grasshopper h6. Circe.`
pub(super) fn description(statement: &Statement) -> String {
    let mut text = String::new();
    if let Some((start, turn)) = text::start_of_play(statement) {
        text = format!("From {}. {turn} ", position(&start));
    }
    text += &position(statement);
    for line in text::conditions(statement) {
        text += &format!(". {line}");
    }
    text
}

fn position(statement: &Statement) -> String {
    let colours = [(Colour::White, "White"), (Colour::Black, "Black"), (Colour::Neutral, "Neutral")];
    let sides = colours.map(|(colour, word)| {
        let units = units(statement, colour);
        (!units.is_empty()).then(|| format!("{word} ({}): {}", statement.count(colour), units.join(", ")))
    });
    let sides: Vec<String> = sides.into_iter().flatten().collect();
    if sides.is_empty() { "An empty board".to_owned() } else { sides.join(". ") }
}

/// `rook a1 c4` for each sort of unit of a colour, the strongest orthodox ones first.
fn units(statement: &Statement, colour: Colour) -> Vec<String> {
    let mut units: Vec<&PlacedUnit> =
        statement.visible_units().filter(|unit| unit.colour == colour).collect();
    let rank =
        |unit: &PlacedUnit| if unit.walk.is_orthodox() { 5 - unit.walk.index() } else { unit.walk.index() };
    units.sort_by_key(|unit| (rank(unit), unit.attributes, unit.square));
    let sorts = units.chunk_by(|a, b| (a.walk, a.attributes) == (b.walk, b.attributes));
    sorts
        .map(|sort| {
            let squares: Vec<String> = sort.iter().map(|unit| Square::to_string(&unit.square)).collect();
            format!("{} {}", name(sort[0], statement.wording()), squares.join(" "))
        })
        .collect()
}

/// `royal grasshopper`; a walk of the problem's own is called by its letters.
fn name(unit: &PlacedUnit, wording: Wording<'_>) -> String {
    let walk = match walk_doc(unit.walk) {
        Some((_, doc)) => doc.name.to_owned(),
        None => walk_letters(unit.walk, wording),
    };
    let mut name = String::new();
    for (attribute, word) in text::attributes() {
        let goes_without_saying = attribute == Attributes::ROYAL && unit.walk.is_king();
        if unit.attributes.has(attribute) && !goes_without_saying {
            name += &format!("{} ", word.of(problem::Language::English).to_lowercase());
        }
    }
    name + &walk
}
