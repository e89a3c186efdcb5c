use std::fmt::Write;

use board::{Colour, Walk};
use problem::{PlacedUnit, Statement, walk_letters};

use super::escaped;
use crate::text::attribute_signs;

/// Walks that have a figure: its letter in the font, and by how many degrees it is turned against the clock. The others stand
/// in a frame as letters.
const FIGURES: &[(&str, char, u16)] = &[
    ("K", 'K', 0),
    ("Q", 'Q', 0),
    ("R", 'R', 0),
    ("B", 'B', 0),
    ("S", 'N', 0),
    ("P", 'P', 0),
    ("G", 'Q', 180),
    ("N", 'N', 180),
    ("RH", 'R', 180),
    ("BH", 'B', 180),
    ("BP", 'P', 180),
    ("LE", 'Q', 270),
    ("PA", 'R', 270),
    ("VA", 'B', 270),
    ("NA", 'N', 270),
    ("LI", 'Q', 90),
    ("RL", 'R', 90),
    ("BL", 'B', 90),
    ("NL", 'N', 90),
];

/// The walks that are known by their figure alone.
const WITHOUT_LETTERS: [&str; 8] = ["K", "Q", "R", "B", "S", "P", "G", "N"];

/// The board with its visible units.
pub(super) fn write(out: &mut String, statement: &Statement) {
    out.push_str("\\kirkeboard{%\n");
    for unit in statement.visible_units() {
        self::unit(out, unit, statement);
    }
    out.push_str("}\n");
}

fn unit(out: &mut String, unit: &PlacedUnit, statement: &Statement) {
    let (file, rank) = (unit.square.file(), unit.square.rank());
    let letters = escaped(&walk_letters(unit.walk, statement.wording()));
    match figure(unit.walk) {
        Some((figure, turn)) => {
            let drawn = format!("\\{}{{{}}}{{{figure}}}", colour(unit.colour), mask(figure));
            let drawn = if turn == 0 { drawn } else { format!("\\kirketurned{{{turn}}}{{{drawn}}}") };
            let _ = writeln!(out, "\\kirkeplace{{{file}}}{{{rank}}}{{{drawn}}}%");
            if !WITHOUT_LETTERS.contains(&unit.walk.letters()) {
                let _ = writeln!(out, "\\kirkelabel{{{file}}}{{{rank}}}{{{letters}}}%");
            }
        }
        None => {
            let (ground, ink) = match unit.colour {
                Colour::White => ("white", "black"),
                Colour::Black => ("black", "white"),
                Colour::Neutral => ("kirkeneutral", "black"),
            };
            let _ = writeln!(
                out,
                "\\kirkeplace{{{file}}}{{{rank}}}{{\\kirkeletters{{{ground}}}{{{ink}}}{{{letters}}}}}%"
            );
        }
    }
    let signs = attribute_signs(unit, statement.language);
    if !signs.is_empty() {
        let _ = writeln!(out, "\\kirkesigns{{{file}}}{{{rank}}}{{{}}}%", escaped(&signs));
    }
}

fn figure(walk: Walk) -> Option<(char, u16)> {
    if walk.is_own() {
        return None;
    }
    let row = FIGURES.iter().find(|(letters, _, _)| *letters == walk.letters())?;
    Some((row.1, row.2))
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "kirkewhite",
        Colour::Black => "kirkeblack",
        Colour::Neutral => "kirkeneutral",
    }
}

/// The letter in the font of what is white inside a figure.
const fn mask(figure: char) -> char {
    match figure {
        'K' => 'T',
        'N' => 'U',
        'R' => 'V',
        'B' => 'W',
        'Q' => 'X',
        _ => 'Y',
    }
}
