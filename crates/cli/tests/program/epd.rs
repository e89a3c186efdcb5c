//! Files of FEN and EPD.

use crate::run::{moves, run, run_with_input, written};

const MATES: &str = "\u{feff}# mates in one\r
7k/7p/8/6N1/8/8/8/K5R1 w - - dm 1; id \"Arabian\";\r
\r
7k/6pp/8/8/8/8/8/K2R4 w - - bm Rd8 Rg1; dm 1; id \"Back rank\"; c0 \"remark\";\r
6k1/8/6K1/8/8/8/8/R7 w - - 0 1 bm #1;\r
";

#[test]
fn every_line_is_solved() {
    let ended = run(&["solve", &written("mates.epd", MATES)]);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert_eq!(ended.output.matches("#1  ").count(), 3, "{}", ended.output);
    for part in ["Arabian", "Back rank", "remark", "1.Sg5-f7 #", "1.Rd1-d8 #", "1.Ra1-a8 #"] {
        assert!(ended.output.contains(part), "{part} is missing in\n{}", ended.output);
    }
    assert!(ended.messages.contains("note: the operation `bm`"), "{}", ended.messages);
    assert!(!ended.messages.contains("error"), "{}", ended.messages);
}

#[test]
fn black_to_move_attacks() {
    let ended = run_with_input(&["solve", "-"], "r7/8/8/8/8/6k1/8/6K1 b - - dm 1;");
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert!(ended.output.contains("1.Ra8-a1 #"), "{}", ended.output);
}

#[test]
fn the_side_to_move_is_mated_whatever_it_does() {
    let ended = run_with_input(&["solve", "-"], "7k/8/6K1/8/8/8/8/R7 b - - bm #-1;");
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert_eq!(moves(&ended.output), ["threat:", "2.Ra1-a8 #"], "{}", ended.output);
}

#[test]
fn castling_and_en_passant_are_honoured() {
    let castles = "8/8/8/8/8/7k/8/R3K3 w Q -";
    let ended = run_with_input(&["moves", "-"], castles);
    assert!(ended.output.contains("0-0-0"), "{}", ended.output);
    let ended = run_with_input(&["moves", "-"], &castles.replace('Q', "-"));
    assert!(!ended.output.contains("0-0-0"), "{}", ended.output);
    let passes = "7k/8/7K/3pP3/8/8/8/8 w - d6 0 1";
    let ended = run_with_input(&["solve", "-", "--stip", "x1"], passes);
    assert!(ended.output.contains("e5*d6 ep."), "{}", ended.output);
}

#[test]
fn arguments_hold_for_every_position() {
    let text = "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\n7k/8/5K2/6R1/8/8/8/8 w - - dm 3;\n";
    let ended = run_with_input(&["solve", "-", "--stip", "#1", "--cond", "Circe"], text);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert_eq!(ended.output.matches("#1  ").count(), 2, "{}", ended.output);
    assert_eq!(ended.output.matches("Circe").count(), 2, "{}", ended.output);
    let ended = run_with_input(&["moves", "-"], text);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert!(ended.output.contains("Qg5-g7"), "{}", ended.output);
    let ended = run_with_input(&["perft", "-", "--depth", "1"], text);
    assert_eq!(ended.output.lines().count(), 2, "{}", ended.messages);
    let ended = run(&["solve", "--fen", "7k/8/5K2/6Q1/8/8/8/8 w - - dm 1;"]);
    assert!(ended.output.contains("1.Qg5-g7 #"), "{}", ended.output);
}

#[test]
fn without_a_stipulation_nothing_is_solved() {
    let ended = run_with_input(&["solve", "-"], "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\n");
    assert_eq!((ended.code, ended.output.as_str()), (2, ""));
    for part in ["no stipulation", "standard input:1:1", "`dm 3;`", "--stip"] {
        assert!(ended.messages.contains(part), "{part} is missing in\n{}", ended.messages);
    }
}

#[test]
fn every_mistake_is_shown_with_its_place() {
    let file = written("wrong.epd", "7k/8/5K2/6Q1/8/8/8/8 w - - dm x;\n7k/8/5S2/8/8/8/8/8 w - - dm 1;\n");
    let ended = run(&["solve", &file]);
    assert_eq!((ended.code, ended.output.as_str()), (2, ""));
    for part in ["wrong.epd:1:31", "not `x`", "wrong.epd:2:7", "the knight is `N`"] {
        assert!(ended.messages.contains(part), "{part} is missing in\n{}", ended.messages);
    }
}

#[test]
fn a_file_of_problems_takes_no_stipulation_from_the_arguments() {
    let text = "BeginProblem\nPieces White Ka1 Black Kh8\nStipulation #1\nEndProblem\n";
    let ended = run_with_input(&["solve", "-", "--stip", "#2"], text);
    assert_eq!((ended.code, ended.output.as_str()), (2, ""));
    assert!(ended.messages.contains("`--stip`"), "{}", ended.messages);
}

#[test]
fn a_knight_of_fen_in_forsyth_is_hinted_at() {
    let text = "BeginProblem\nForsyth 7k/7p/8/6N1/8/8/8/K5R1\nStipulation #1\nEndProblem\n";
    let ended = run_with_input(&["solve", "-"], text);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    for part in ["warning", "standard input:2:18", "nightrider", "write `S`"] {
        assert!(ended.messages.contains(part), "{part} is missing in\n{}", ended.messages);
    }
}
