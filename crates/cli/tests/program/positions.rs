//! `kirke moves` and `kirke perft`.

use crate::run::{run, run_with_input};

const EXAMPLE: &str = "4n3/6b1/8/8/4RP2/6K1/3P4/5k2 b - - 0 1";

#[test]
fn moves_of_both_sides_with_their_effects() {
    let ended = run(&["moves", "--fen", EXAMPLE, "--cond", "Circe"]);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    let lines: Vec<&str> = ended.output.lines().map(str::trim).collect();
    for line in ["White: 19 moves", "Black: 13 moves", "Re4*e8[+bSg8]", "Re4-e1 +", "Bg7-a1"] {
        assert!(lines.contains(&line), "{line} is missing in\n{}", ended.output);
    }
}

#[test]
fn the_condition_changes_the_moves() {
    let ended = run(&["moves", "--fen", EXAMPLE, "--cond", "AntiCirce"]);
    assert!(ended.output.contains("Re4*e8[wRe8->h1] +"), "{}", ended.output);
    let ended = run(&["moves", "--fen", EXAMPLE]);
    assert!(ended.output.contains("  Re4*e8\n"), "{}", ended.output);
}

#[test]
fn a_problem_file_needs_no_stipulation_here() {
    let text = "BeginProblem\nPieces White Ka1 Pb7 Black Kh8\nEndProblem\n";
    let ended = run_with_input(&["moves", "-"], text);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert!(ended.output.contains("b7-b8=Q +"), "{}", ended.output);
}

#[test]
fn a_side_that_could_take_the_king_is_not_on_move() {
    let ended = run(&["moves", "--fen", "7k/8/8/8/8/8/8/K6R w - -"]);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert!(ended.output.contains("White: it is not its turn"), "{}", ended.output);
    assert!(ended.output.contains("Black: 2 moves"), "{}", ended.output);
}

#[test]
fn counts_of_move_sequences() {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (depth, count) in [("0", "1"), ("1", "20"), ("2", "400"), ("3", "8902")] {
        let ended = run(&["perft", "--fen", array, "--depth", depth]);
        assert_eq!(ended.output.trim(), count, "{}", ended.messages);
        assert_eq!(ended.code, 0);
    }
}

#[test]
fn counts_for_each_first_move_add_up() {
    let ended = run(&["perft", "--fen", EXAMPLE, "--cond", "Circe", "--depth", "2", "--divide"]);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    let numbers: Vec<u64> = ended
        .output
        .lines()
        .map(|line| line.rsplit(' ').next().expect("a line has words").parse().expect("it ends in a number"))
        .collect();
    let (total, parts) = numbers.split_last().expect("there is a total");
    assert_eq!(parts.len(), 13);
    assert_eq!(parts.iter().sum::<u64>(), *total);
}

#[test]
fn a_bad_fen_is_shown_with_its_place() {
    let ended = run(&["perft", "--fen", "rnbqkbnx/8/8/8/8/8/8/8 w - - 0 1", "--depth", "1"]);
    assert_eq!(ended.code, 2);
    assert_eq!(ended.output, "");
    assert!(ended.messages.contains("1:8") && ended.messages.contains('x'), "{}", ended.messages);
}
