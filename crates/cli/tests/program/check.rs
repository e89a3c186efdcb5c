//! `kirke check`.

use crate::run::{run, run_with_input, written};

/// Help mates in two: one with a single solution, one that is mate at once, one with no solution.
const COLLECTION: &str = "BeginProblem
Author Ann Other
Stipulation h#2
Pieces White Kh1 Rh4 Rc1 Black Kd2 Pe3e2
NextProblem
Stipulation #2
Pieces White Kc6 Qh1 Rb1 Black Ka8
NextProblem
Stipulation #1
Pieces White Kc6 Black Ka8
EndProblem
";

#[test]
fn each_problem_gets_its_verdict() {
    let ended = run_with_input(&["check", "-"], COLLECTION);
    let lines: Vec<&str> = ended.output.lines().collect();
    assert_eq!(lines[0], "standard input:1, Ann Other: sound (1 solution)");
    assert_eq!(lines[1], "standard input:2: cooked (23 keys)");
    assert!(lines[2].trim().starts_with("23 keys, 1 intended: 1.Rb1-a1 + / Rb1-b2"), "{}", lines[2]);
    assert_eq!(
        lines[3..],
        ["standard input:3: no solution (0 keys)", "3 problems: 1 sound, 1 cooked, 1 no solution"]
    );
    assert_eq!(ended.code, 1, "{}", ended.messages);
}

#[test]
fn what_fails_can_be_chosen() {
    let code = |faults: &str| run_with_input(&["check", "-", "--fail-on", faults], COLLECTION).code;
    assert_eq!(code("cook"), 1);
    assert_eq!(code("no-solution,short"), 1);
    assert_eq!(code("dual,missing,minor-dual"), 0);
    assert_eq!(code("cooks"), 2);
}

#[test]
fn the_intention_is_stated() {
    let problem = "BeginProblem
Remark solutions: 2.1.1.1
Stipulation h#2
Pieces White Kh1 Rh4 Rc1 Black Kd2 Pe3e2
EndProblem
";
    let ended = run_with_input(&["check", "-"], problem);
    assert!(ended.output.contains("fewer solutions than stated (1 solution)"), "{}", ended.output);
    assert_eq!(ended.code, 1);
    // The argument counts before the remark.
    assert_eq!(run_with_input(&["check", "-", "--expect", "1"], problem).code, 0);
    let ended = run_with_input(&["check", "-"], &problem.replace("2.1.1.1", "two"));
    assert!(ended.messages.contains("`two` is no number of solutions"), "{}", ended.messages);
    assert_eq!((ended.output.contains("sound (1 solution)"), ended.code), (true, 0), "{}", ended.output);
    assert_eq!(run(&["check", "--expect", "0", "--fen", "8/8 w - -", "--stip", "#1"]).code, 2);
}

#[test]
fn twins_and_sides_are_judged_by_themselves() {
    let problem = "BeginProblem
Stipulation h#2
Option SetPlay Duplex
Pieces White Kh1 Rh4 Rc1 Black Kd2 Pe3e2
Twin Move h4 g1
Twin Remove a8
EndProblem
";
    let ended = run_with_input(&["check", "-"], problem);
    let output = &ended.output;
    assert!(output.contains("\n  a) sound (1 solution, set play 1)\n"), "{output}");
    assert!(output.contains("\n  a) sides exchanged, "), "{output}");
    assert!(output.contains("\n  b) wRh4-->g1, sound (1 solution, set play 0)\n"), "{output}");
    assert!(output.contains("\n  c) cannot be solved\n      there is no unit on a8\n"), "{output}");
    assert_eq!(ended.code, 2, "{}", ended.messages);
}

#[test]
fn a_limit_leaves_it_undecided() {
    let ended = run(&[
        "check",
        "--fen",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "--stip",
        "#12",
        "--max-time",
        "0.05",
    ]);
    assert!(ended.output.contains("undecided"), "{}", ended.output);
    assert!(ended.output.contains("of 20 beginnings are done"), "{}", ended.output);
    assert_eq!(ended.code, 3, "{}", ended.messages);
}

#[test]
fn nothing_misspelt_is_judged() {
    let file = written(
        "misspelt.inp",
        "BeginProblem\nCondition Circ Madras\nStipulation #1\nPieces White Kc6 Black Ka8\nEndProblem\n",
    );
    let ended = run(&["check", &file]);
    assert_eq!((ended.code, ended.output.as_str()), (2, ""), "{}", ended.messages);
    assert!(ended.messages.contains("error"), "{}", ended.messages);
}

#[test]
fn a_document_has_the_verdicts() {
    let ended = run_with_input(&["check", "--format", "json", "-"], COLLECTION);
    let document: serde_json::Value = serde_json::from_str(&ended.output).expect("JSON");
    let told: Vec<_> = document["problems"]
        .as_array()
        .expect("problems")
        .iter()
        .map(|problem| (problem["source"].as_str(), problem["number"].as_u64(), problem["verdict"].as_str()))
        .collect();
    let place = |number, verdict| (Some("standard input"), Some(number), Some(verdict));
    assert_eq!(told, [place(1, "sound"), place(2, "cooked"), place(3, "no-solution")]);
    assert_eq!(ended.code, 1);
}

#[test]
fn the_play_can_be_shown() {
    let ended = run_with_input(&["check", "--show", "-"], COLLECTION);
    assert!(ended.output.contains("+---a---b---c"), "{}", ended.output);
    assert!(ended.output.contains("\n  1.e2-e1=S Rh4-c4   2.Se1-d3 Rc4-c2 #\n"), "{}", ended.output);
}
