//! The file `docs/pieces.md`, and tests over all walks.

use std::fmt::Write;
use std::path::Path;

use super::*;

/// Runs `show` with the board of the example of a walk.
fn with_board<T>(doc: &WalkDoc, show: impl FnOnce(&MoveBoard<'_>) -> T) -> T {
    let (units, from) = example(&doc.board);
    let setting = Setting::new(doc.walk, Side::White, from, &units);
    let subject = setting.subject(doc, Language::English);
    show(&move_board(&subject, doc.walk, &setting, Language::English))
}

/// All of it as the file `docs/pieces.md`.
fn markdown() -> String {
    let mut text = String::from(
        "# Pieces\n\nWritten by `KIRKE_BLESS=1 cargo test -p cli pieces` out of the tables of the crate `problem`; `kirke pieces \
         NAME` shows the same for one of them, with a board for each. Letters in capitals and small letters alike; a name may be \
         shortened as long as no other one begins in the same way. Vectors are files and ranks of one step, in any direction.\n\n\
         On the boards `[G]` is the unit, `o` a square where it can go, `x` before a unit that it can capture, `*` a square where \
         it arrives when it captures elsewhere, `( )` round a unit that one of its moves needs, such as a hurdle, `X` before \
         a hurdle that it can also capture, `-` before the letters of black units. Captures en passant and castling are not \
         shown.\n\n\
         A fairy piece is reborn on the promotion square of the file of capture, a pawn on the second rank of that file. Pawns \
         promote to fairy pieces that stand in the diagram.\n",
    );
    for family in WALK_FAMILIES {
        let _ = write!(text, "\n## {}\n\n{}\n", capitalised(family.name), family.definition);
        for (number, row) in family.rows.iter().enumerate() {
            let _ = write!(text, "\n### {} ({})\n\n{}\n\n", row.name, row.walk.letters(), row.definition);
            let _ = writeln!(text, "* Letters: {}.", letters(row.walk));
            if !row.other_names.is_empty() {
                let _ = writeln!(text, "* Also called {}.", row.other_names.join(", "));
            }
            if !row.vectors.is_empty() {
                let _ = writeln!(text, "* Vectors: {}.", row.vectors);
            }
            if row.walk.is_pawn() || row.walk.is_king() || row.walk == Walk::DUMMY || row.walk.is_orthodox() {
                let _ = writeln!(text, "* Promotion: {}.", promotion(row.walk));
            }
            if let Some(words) = en_passant(row.walk) {
                let _ = writeln!(text, "* En passant: {words}.");
            }
            let _ = writeln!(text, "* Source: {}.", row.source);
            if number == 0 {
                let board = with_board(row, |board| format!("{}:\n\n{}", board.caption(), board.text("")));
                let _ = write!(text, "\n```\n{board}```\n");
            }
        }
    }
    text
}

#[test]
fn the_document_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pieces.md");
    let expected = markdown();
    if std::env::var_os("KIRKE_BLESS").is_some() {
        std::fs::write(&path, &expected).expect("the folder of documents can be written to");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(found == expected, "docs/pieces.md is out of date: KIRKE_BLESS=1 cargo test -p cli pieces");
}

/// Walks that never capture, and those that never move without capture.
const WITHOUT_CAPTURE: [&str; 2] = ["HA", "DU"];
const ONLY_CAPTURE: [&str; 6] = ["L", "LR", "LB", "LN", "LS", "DU"];

#[test]
fn every_example_shows_what_its_unit_can_do() {
    for row in WALK_FAMILIES.iter().flat_map(|family| family.rows) {
        assert!(parse_units(row.board.units, "example", Language::English).is_ok(), "{}", row.name);
        assert!(row.board.from.parse::<Square>().is_ok(), "{}", row.name);
        with_board(row, |board| {
            let letters = row.walk.letters();
            assert_eq!(board.reach.quiet.is_empty(), ONLY_CAPTURE.contains(&letters), "{letters}: moves");
            assert_eq!(
                board.reach.victims().is_empty(),
                WITHOUT_CAPTURE.contains(&letters),
                "{letters}: captures"
            );
        });
    }
}

#[test]
fn every_hopper_has_a_hurdle_in_its_example() {
    let hopping = ["hoppers", "lions", "angle hoppers", "hamsters", "bouncers", "equihoppers", "radial"];
    for family in
        WALK_FAMILIES.iter().filter(|family| hopping.iter().any(|name| family.name.starts_with(name)))
    {
        for row in family.rows {
            with_board(row, |board| assert!(board.hurdles.any(), "{}", row.name));
        }
    }
}

#[test]
fn every_drawing_is_well_formed() {
    for row in WALK_FAMILIES.iter().flat_map(|family| family.rows) {
        with_board(row, |board| {
            let drawing = svg::draw(board);
            assert!(svg::tests::is_well_formed(&drawing), "{}: {drawing}", row.name);
            assert!(drawing.starts_with("<svg ") && drawing.ends_with("</svg>\n"));
        });
    }
}

#[test]
fn lines_are_no_longer_than_a_terminal() {
    for row in WALK_FAMILIES.iter().flat_map(|family| family.rows.iter().map(move |row| (family, row))) {
        let page = with_board(row.1, |board| page(row.0, row.1, board, row.1.name, Language::English));
        assert!(page.is_ascii() && page.lines().all(|line| line.len() <= 100), "{}", row.1.name);
    }
    assert!(list(Language::German).lines().all(|line| line.chars().count() <= 100));
}
