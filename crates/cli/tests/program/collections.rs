//! Collections of problems in YAML (`.olv`).

use crate::run::{corpus_file, moves, run, run_with_input, written};

#[test]
fn every_record_is_solved() {
    let file = corpus_file("collections/fairy.olv");
    let ended = run(&["solve", &file.to_string_lossy()]);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert_eq!(ended.output.matches("solution finished").count(), 10, "{}", ended.output);
    for part in ["Manfred Rittirsch", "b) wBc4-->d5", "1.Bd5-b7 Rg1-g5   2.Rf5*g5[bRg5->h8] Sc1-b3 #"] {
        assert!(ended.output.contains(part), "{part} is missing in\n{}", ended.output);
    }
    assert!(!ended.messages.contains("error") && !ended.messages.contains("warning"), "{}", ended.messages);
}

#[test]
fn a_file_with_a_bad_record_is_refused() {
    let file = corpus_file("collections/mistakes.olv");
    let ended = run(&["solve", &file.to_string_lossy()]);
    assert_eq!((ended.code, ended.output.as_str()), (2, ""), "{}", ended.messages);
    for part in
        ["mistakes.olv:12:8", "`Cicre` is no condition", "did you mean `Circe`?", "mistakes.olv:41:17"]
    {
        assert!(ended.messages.contains(part), "{part} is missing in\n{}", ended.messages);
    }
}

#[test]
fn the_name_of_a_file_tells_too() {
    let text = "a: [b\n---\nalgebraic: {white: [Kc3], black: [Kb7]}\nstipulation: h#2\noptions: [Circ]\n";
    let ended = run(&["check", &written("bad.olv", text)]);
    assert_eq!(ended.code, 2, "{}", ended.messages);
    for part in ["no YAML", "bad.olv:5:11", "`Circ`"] {
        assert!(ended.messages.contains(part), "{part} is missing in\n{}", ended.messages);
    }
    assert!(!ended.messages.contains("BeginProblem"), "{}", ended.messages);
}

#[test]
fn records_come_from_standard_input_too() {
    let text = "algebraic: {white: [Kf6, Qg5], black: [Kh8]}\nstipulation: #1\n";
    let ended = run_with_input(&["solve", "-"], text);
    assert_eq!((ended.code, moves(&ended.output)), (0, vec!["1.Qg5-g7 # !"]), "{}", ended.output);
    assert!(ended.messages.contains("write `stipulation: '#1'`"), "{}", ended.messages);
    let ended = run_with_input(&["moves", "-"], "algebraic: {white: [Kf6], black: [Kh8]}\n");
    assert_eq!(ended.code, 0, "{}", ended.messages);
    for (arguments, input, part) in [
        (vec!["solve", "-"], "---\n---\n", "no record"),
        (vec!["solve", "-", "--stip", "#2"], text, "--stip"),
        (vec!["solve", "-"], "---\n- [\n", "no YAML"),
    ] {
        let ended = run_with_input(&arguments, input);
        assert_eq!(ended.code, 2, "{}", ended.messages);
        assert!(ended.messages.contains(part), "{part} is missing in\n{}", ended.messages);
    }
}
