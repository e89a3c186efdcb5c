//! The command `pieces`: what the walks are, out of the tables of the crate `problem`, and a board with the moves of one.

mod board;
#[cfg(test)]
mod document;
mod svg;

use std::path::Path;

use ::board::{Colour, Effect, Piece, Position, Reason, Side, Square, Walk};
use parser::{find_walk, parse_fen, parse_units, walks_with_letters};
use problem::{Language, PlacedUnit, WALK_FAMILIES, WalkBoard, WalkDoc, WalkFamily, walk_doc, walk_letters};
use rules::{home_square, reachable};

use self::board::{MoveBoard, Subject};
use crate::arguments::PiecesArguments;
use crate::conditions::{first_sentence, wrapped};
use crate::exit::Exit;
use crate::start_position::{Unusable, tell, tell_argument};
use crate::terminal::show;

/// The command `pieces`.
pub(crate) fn run(arguments: &PiecesArguments) -> Exit {
    let language = arguments.language.map_or(Language::English, Language::from);
    let Some(name) = &arguments.name else {
        return show(&list(language));
    };
    let walk = match find_walk(name, language) {
        Ok(walk) => walk,
        Err(message) => {
            tell(&format!("error: {message}\n"));
            return Exit::BadInput;
        }
    };
    let (family, doc) = walk_doc(walk).expect("each walk has a row");
    let Ok(setting) = Setting::read(arguments, doc, language) else { return Exit::BadInput };
    let subject = setting.subject(doc, language);
    let board = move_board(&subject, walk, &setting, language);
    match &arguments.svg {
        Some(path) if path == Path::new("-") => show(&svg::draw(&board)),
        Some(path) => {
            if let Err(error) = std::fs::write(path, svg::draw(&board)) {
                tell(&format!("error: cannot write {}: {error}\n", path.display()));
                return Exit::BadInput;
            }
            show(&page(family, doc, &board, name, language))
        }
        None => show(&page(family, doc, &board, name, language)),
    }
}

/// The list of all walks by families.
fn list(language: Language) -> String {
    let mut text = String::new();
    for family in WALK_FAMILIES {
        text += &wrapped(&format!("{}:", capitalised(family.name)), family.definition, 4);
        for row in family.rows {
            let start = format!("  {:<3} {:<25} ", walk_letters(row.walk, language), row.name);
            text += &wrapped(&start, first_sentence(row.definition), 32);
        }
        text.push('\n');
    }
    text + "`kirke pieces NAME` says more about one of them and shows its moves on a board.\n"
}

/// Where the unit stands, whose it is, and who else is on the board.
struct Setting {
    from: Square,
    side: Side,
    position: Position,
}

impl Setting {
    /// What the arguments say, else the example, which goes with the unit to another square. A black unit gets the example
    /// with the sides exchanged and the board turned upside down, since some units tell up from down. A unit on the square
    /// of the subject gives way to it.
    ///
    /// # Errors
    /// After telling what is wrong.
    fn read(arguments: &PiecesArguments, doc: &WalkDoc, language: Language) -> Result<Setting, Unusable> {
        let side = Side::from(arguments.side);
        let (mut units, mut from) = example(&doc.board);
        if side == Side::Black {
            from = from.flipped();
            for unit in &mut units {
                unit.square = unit.square.flipped();
                unit.colour = match unit.colour {
                    Colour::White => Colour::Black,
                    Colour::Black => Colour::White,
                    Colour::Neutral => Colour::Neutral,
                };
            }
        }
        // The example goes with its unit, as far as the board reaches.
        if let Some(wanted) = arguments.from {
            units.retain_mut(|unit| match unit.square.shifted(from, wanted) {
                Some(square) => {
                    unit.square = square;
                    true
                }
                None => false,
            });
            from = wanted;
        }
        if let Some(text) = &arguments.pieces {
            units = match parse_units(text, "--pieces", language) {
                Ok(units) => units,
                Err(diagnostics) => {
                    tell_argument(&diagnostics, "--pieces", text)?;
                    return Err(Unusable);
                }
            };
        } else if let Some(fen) = &arguments.fen {
            units = match parse_fen(fen) {
                Ok(position) => position.units,
                Err(diagnostic) => {
                    tell_argument(&[diagnostic.in_language(language)], "--fen", fen)?;
                    return Err(Unusable);
                }
            };
        }
        Ok(Setting::new(doc.walk, side, from, &units))
    }

    fn new(walk: Walk, side: Side, from: Square, units: &[PlacedUnit]) -> Setting {
        let mut position = Position::new();
        let mut put = |square, piece| {
            if let Some(piece) = position.piece(square) {
                position.apply(&Effect::Remove { square, piece, reason: Reason::Setup });
            }
            position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
        };
        for unit in units {
            put(unit.square, Piece::of(unit.colour, unit.walk));
        }
        put(from, Piece::new(side, walk));
        Setting { from, side, position }
    }

    fn subject<'d>(&self, doc: &'d WalkDoc, language: Language) -> Subject<'d> {
        let borrows = matches!(doc.walk, Walk::FRIEND | Walk::ORPHAN);
        Subject {
            walk: doc.walk,
            letters: walk_letters(doc.walk, language),
            name: doc.name,
            hurdle: if borrows { "lender of its walk" } else { "hurdle" },
            side: self.side,
            from: self.from,
        }
    }
}

/// The units of an example and the square of the unit that it is about. A test reads every example.
fn example(board: &WalkBoard) -> (Vec<PlacedUnit>, Square) {
    let units = parse_units(board.units, "example", Language::English).expect("an example has units");
    (units, board.from.parse().expect("an example has a square"))
}

fn move_board<'a>(
    subject: &'a Subject<'a>,
    walk: Walk,
    setting: &Setting,
    language: Language,
) -> MoveBoard<'a> {
    let reach = |position: &Position| reachable(walk, subject.side, subject.from, position);
    MoveBoard::new(subject, &setting.position, language, reach)
}

/// All about a walk, with the board.
fn page(
    family: &WalkFamily,
    doc: &WalkDoc,
    board: &MoveBoard<'_>,
    asked: &str,
    language: Language,
) -> String {
    let mut text = format!("{} ({})\n\n", doc.name, walk_letters(doc.walk, language));
    let entry = |name: &str, value: &str| wrapped(&format!("  {name:<11} "), value, 14);
    text += &wrapped("  ", doc.definition, 2);
    text.push('\n');
    text += &entry("letters", &letters(doc.walk));
    if !doc.other_names.is_empty() {
        text += &entry("also called", &doc.other_names.join(", "));
    }
    text += &entry(
        "family",
        &format!("{}: {}", family.name, uncapitalised(family.definition.trim_end_matches('.'))),
    );
    if !doc.vectors.is_empty() {
        text += &entry("vectors", doc.vectors);
    }
    text += &entry("reborn", &rebirth(doc.walk));
    text += &entry("promotion", promotion(doc.walk));
    if let Some(words) = en_passant(doc.walk) {
        text += &entry("en passant", words);
    }
    text += &entry("source", doc.source);
    for (language, walk) in walks_with_letters(asked.trim()).into_iter().filter(|&(_, walk)| walk != doc.walk)
    {
        let name = walk_doc(walk).map_or("", |(_, doc)| doc.name);
        let note =
            format!("in {} `{}` is the {name} ({})", language_name(language), asked.trim(), walk.letters());
        text += &entry("note", &note);
    }
    text += &format!("\n  {}:\n\n{}\n", board.caption(), board.text("  "));
    for (sort, squares) in board.moves() {
        text += &wrapped(&format!("  {sort:<19} "), &squares, 22);
    }
    text
}

/// What there is to say about captures en passant.
fn en_passant(walk: Walk) -> Option<&'static str> {
    match walk.letters() {
        "P" | "BP" | "PP" => Some("it captures so, and is captured so after a step of two squares"),
        "MP" => Some(
            "it captures so, jumping over the square passed over, and is captured so after a step of two squares",
        ),
        "SH" | "DR" => Some("it captures so, as a pawn does"),
        "MH" => Some("it captures so, as a marine pawn does"),
        _ => None,
    }
}

/// The letters in all languages.
fn letters(walk: Walk) -> String {
    let of = |language| walk_letters(walk, language);
    format!(
        "{} in English, {} in German, {} in French",
        of(Language::English),
        of(Language::German),
        of(Language::French)
    )
}

fn language_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::German => "German",
        Language::French => "French",
    }
}

/// Where Circe has such a unit reborn.
fn rebirth(walk: Walk) -> String {
    let rule = match walk {
        Walk::KING | Walk::QUEEN => "on its square of the game array",
        Walk::ROOK | Walk::BISHOP | Walk::KNIGHT => {
            "on that of its squares of the game array which has the colour of the square of capture"
        }
        _ if walk.is_pawn() => "on the second rank of the file of capture",
        _ => "on the promotion square of the file of capture, as every fairy piece",
    };
    let capture = Square::new(5, 5);
    let [white, black] = Side::BOTH.map(|side| home_square(side, walk, capture));
    format!("{rule}; captured on {capture}, a white one on {white}, a black one on {black}")
}

/// Whether it promotes, and whether a pawn may become one.
fn promotion(walk: Walk) -> &'static str {
    const ALWAYS: &str = "a pawn may always become one";
    match walk {
        _ if walk.is_king() => "it is royal; nobody promotes to it",
        Walk::PROTEAN_PAWN => {
            "it promotes on its own first rank to queen, knight, rook, bishop and fairy pieces of the diagram; nobody promotes \
             to it"
        }
        Walk::MARINE_PAWN => {
            "it promotes on the last rank to siren, triton, nereid, marine knight and other pieces of the diagram; nobody \
             promotes to it"
        }
        _ if walk.is_pawn() => {
            "it promotes on the last rank to queen, knight, rook, bishop and fairy pieces of the diagram; nobody promotes to it"
        }
        Walk::DUMMY => "nobody promotes to it",
        _ if Walk::PROMOTIONS.contains(&walk) => ALWAYS,
        _ if Walk::MARINE_PROMOTIONS.contains(&walk) => {
            "a marine pawn may always become one, other pawns where such a unit stands in the diagram"
        }
        _ => "a pawn may become one where such a unit stands in the diagram",
    }
}

fn with_first(text: &str, change: impl Fn(char) -> char) -> String {
    let mut rest = text.chars();
    rest.next().into_iter().map(change).chain(rest).collect()
}

fn capitalised(text: &str) -> String {
    with_first(text, |first| first.to_ascii_uppercase())
}

fn uncapitalised(text: &str) -> String {
    with_first(text, |first| first.to_ascii_lowercase())
}
