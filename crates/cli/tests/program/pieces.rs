//! `kirke pieces`.

use std::fs;

use problem::WALK_FAMILIES;

use crate::run::{Ended, run, written};

fn pieces(arguments: &[&str]) -> Ended {
    run(&[&["pieces"], arguments].concat())
}

/// The output of a run that ends well.
fn output(arguments: &[&str]) -> String {
    let ended = pieces(arguments);
    assert_eq!((ended.code, ended.messages.as_str()), (0, ""), "{arguments:?}");
    ended.output
}

/// The ranks of the board from the eighth to the first: what stands between the strokes, a dot for an empty square.
fn board(arguments: &[&str]) -> Vec<String> {
    let text = output(arguments);
    let ranks = text.lines().filter(|line| line.contains('|'));
    ranks
        .map(|line| {
            let squares: Vec<&str> = line.split('|').skip(1).take(8).map(str::trim).collect();
            squares
                .iter()
                .map(|square| if square.is_empty() { "." } else { *square })
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

#[test]
fn the_list_has_all_walks_by_families() {
    let list = output(&[]);
    for family in WALK_FAMILIES {
        for row in family.rows {
            let start = format!("  {:<3} {} ", row.walk.letters(), row.name);
            assert!(list.lines().any(|line| line.starts_with(&start)), "{start}");
        }
    }
    assert!(list.contains("\nAngle hoppers: ") && list.contains("\n  G   grasshopper "));
    let french = output(&["--language", "fr"]);
    assert!(french.contains("\n  S   grasshopper ") && french.contains("\n  C   knight "), "{french}");
}

#[test]
fn a_name_or_letters_in_any_language() {
    let page = output(&["grasshopper"]);
    for words in [
        "grasshopper (G)\n",
        "letters     G in English, G in German, S in French",
        "family      hoppers: ",
        "vectors     (0,1), (1,1)",
        "a white one on f8, a black one on f1",
        "source      T. R. Dawson",
        "White grasshopper (G) on d4:",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert_eq!(output(&["GrassHopper"]), output(&["grasshopper"]));
    assert!(output(&["rook lion"]).starts_with("rook-lion (RL)\n"));
    assert!(output(&["t"]).starts_with("rook (R)\n"));
    let french = output(&["s", "--language", "fr"]);
    assert!(french.starts_with("grasshopper (S)\n") && french.contains("in English `s` is the knight (S)"));
}

#[test]
fn royal_units_and_pawns() {
    assert!(output(&["PO"]).contains("it is royal; nobody promotes to it"));
    assert!(output(&["PP"]).contains("it promotes on its own first rank"));
    assert!(output(&["MP"]).contains("siren, triton, nereid, marine knight"));
    assert!(output(&["MP"]).contains("en passant"));
    assert!(output(&["SI"]).contains("a marine pawn may always become one"));
    assert!(output(&["Q"]).contains("a pawn may always become one"));
}

#[test]
fn a_misspelt_name() {
    for (name, words) in [
        ("grashoper", "did you mean `grasshopper` (G)?"),
        ("night", "may be `nightrider`"),
        ("N/G", "hunter"),
        ("zzz", "`kirke pieces` lists all of them"),
    ] {
        let ended = pieces(&[name]);
        assert_eq!((ended.code, ended.output.as_str()), (2, ""), "{name}");
        assert!(ended.messages.contains(words), "{name}: {}", ended.messages);
    }
}

#[test]
fn arguments_that_cannot_be_understood() {
    for (arguments, words) in [
        (vec!["G", "--from", "i9"], "is no square"),
        (vec!["G", "--pieces", "wite Pd6"], "did you mean `White`?"),
        (vec!["G", "--pieces", "white Pd9"], "--pieces:1:"),
        (vec!["G", "--fen", "9/8"], "--fen:1:"),
        (vec!["G", "--fen", "8/8/8/8/8/8/8/8", "--pieces", "white Pd6"], "cannot be used with"),
        (vec!["--svg", "x.svg"], "required"),
    ] {
        let ended = pieces(&arguments);
        assert_eq!((ended.code, ended.output.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.messages.contains(words), "{arguments:?}: {}", ended.messages);
    }
}

#[test]
fn the_board_of_a_grasshopper() {
    let text = output(&["G"]);
    let expected = "
  White grasshopper (G) on d4:

       a     b     c     d     e     f     g     h
    +-----+-----+-----+-----+-----+-----+-----+-----+
  8 |     |     |     |     |     |     |     |     | 8
    +-----+-----+-----+-----+-----+-----+-----+-----+
  7 |     |     |     |  o  |     |     |     |     | 7
    +-----+-----+-----+-----+-----+-----+-----+-----+
  6 |     |     |     | (P) |     |     |     |     | 6
    +-----+-----+-----+-----+-----+-----+-----+-----+
  5 |     |     |     |     |     |     |     |     | 5
    +-----+-----+-----+-----+-----+-----+-----+-----+
  4 |     |     |     | [G] |     |(-P) | x-S |     | 4
    +-----+-----+-----+-----+-----+-----+-----+-----+
  3 |     |     | (B) |     |     |     |     |     | 3
    +-----+-----+-----+-----+-----+-----+-----+-----+
  2 |     |  o  |     |     |     |     |     |     | 2
    +-----+-----+-----+-----+-----+-----+-----+-----+
  1 |     |     |     |     |     |     |     |     | 1
    +-----+-----+-----+-----+-----+-----+-----+-----+
       a     b     c     d     e     f     g     h

  [G]   grasshopper
  o     it can go there
  x     before a unit: it can capture it
  ( )   round a unit: a hurdle, which one of its moves needs
  -     before the letters: a black unit

  without capture     b2 d7
  with capture        g4
";
    assert!(text.ends_with(expected), "{text}");
}

#[test]
fn the_board_of_a_lion() {
    let expected = [
        ". . . o . . . .",
        ". . . o . . . .",
        ". . . o . . . .",
        ". . . (P) . . . .",
        ". . . [LI] . (-P) o x-S",
        ". . . . . . . .",
        ". (-P) . . . . . .",
        "o . . . . . . .",
    ];
    assert_eq!(board(&["LI"]), expected);
}

#[test]
fn the_board_of_a_locust_shows_victims_and_squares_of_arrival() {
    let expected = [
        ". . . . . . . .",
        ". . . * . . . .",
        ". . . x-S . . . .",
        ". . . . . . . .",
        ". . . [L] . -P -P .",
        ". . . . . . . .",
        ". x-B . . . . . .",
        "* . . . . . . .",
    ];
    assert_eq!(board(&["L"]), expected);
    assert!(output(&["L"]).contains("capturing elsewhere b2 (to a1), d6 (to d7)"));
}

#[test]
fn the_board_of_a_pawn_of_either_side() {
    let white = board(&["P"]);
    assert_eq!(white[4..], [". . . o . . . .", ". . . o x-S . . .", ". . . [P] . . . .", ". . . . . . . ."]);
    let black = board(&["P", "--side", "black"]);
    assert_eq!(black[..4], [". . . . . . . .", ". . . [-P] . . . .", ". . . o xS . . .", ". . . o . . . ."]);
}

#[test]
fn a_unit_can_be_captured_and_be_a_hurdle() {
    // The dolphin captures on f4 as a grasshopper and goes over it to g4 as a kangaroo.
    let rank = board(&["DO", "--pieces", "black Pe4f4"]).remove(4);
    assert_eq!(rank, ". . . [DO] (-P) X-P o .");
}

#[test]
fn other_units_and_another_square() {
    // The example goes with its unit.
    assert_eq!(
        board(&["RH", "--from", "c3"])[2..6],
        [". . o . . . . .", ". . (P) . . . . .", ". . . . . . . .", ". . [RH] . (-P) x-S . .",]
    );
    let rank = board(&["leo", "--from", "a1", "--pieces", "white Pd1 neutral Gf1 black Kh1"]).remove(7);
    assert_eq!(rank, "[LE] o o (P) . x=G . -K");
    // Who stands on its square gives way to it.
    let rank = board(&["G", "--pieces", "black Rd4 Pe4"]).remove(4);
    assert_eq!(rank, ". . . [G] (-P) o . .");
    let rank = board(&["r", "--from", "a8", "--fen", "4n3/8/8/8/8/8/8/8"]).remove(0);
    assert_eq!(rank, "[R] o o o x-S . . .");
    let rank = board(&["springer", "--language", "de", "--pieces", "weiss Bd5 schwarz Se6"]).remove(2);
    assert_eq!(rank, ". . o . x-S . . .");
}

#[test]
fn a_drawing_alone() {
    let drawing = output(&["L", "--svg", "-"]);
    assert!(
        drawing.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && drawing.ends_with("</svg>\n")
    );
    assert!(drawing.contains("<title>White locust (L) on d4</title>"));
    assert!(drawing.contains("<desc>capturing elsewhere: b2 (to a1), d6 (to d7)</desc>"));
}

#[test]
fn a_drawing_is_written_into_a_file_beside_the_text() {
    let path = written("grasshopper.svg", "");
    assert_eq!(output(&["G", "--svg", &path]), output(&["G"]));
    assert_eq!(fs::read_to_string(&path).unwrap(), output(&["G", "--svg", "-"]));
    let ended = pieces(&["G", "--svg", &format!("{path}/nowhere/g.svg")]);
    assert_eq!((ended.code, ended.output.as_str()), (2, ""));
    assert!(ended.messages.contains("cannot write"), "{}", ended.messages);
}
