//! `kirke solve --format json`.

use serde_json::{Value, json};

use crate::run::{Ended, corpus_file, run, run_with_input, written};

const HELP_MATE: &str = "BeginProblem
Stipulation h#1
Pieces
  White Kg6 Ra1
  Black Kg8 Pb7
EndProblem
";

/// The only thing on standard output.
fn document(ended: &Ended) -> Value {
    assert!(ended.output.ends_with("}\n"), "{}", ended.output);
    let document: Value = serde_json::from_str(&ended.output).expect("standard output is JSON");
    assert_eq!(document["version"], 1);
    document
}

fn problems(ended: &Ended) -> Vec<Value> {
    document(ended)["problems"].as_array().expect("there are problems").clone()
}

#[test]
fn one_document_for_all_files_and_problems() {
    let twice = HELP_MATE.replace("EndProblem", "NextProblem") + &HELP_MATE[13..];
    let file = written("two-for-json.inp", &twice);
    let example = corpus_file("circe/monreal-example.inp");
    let ended =
        run_with_input(&["solve", "--format", "json", &file, &example.to_string_lossy(), "-"], HELP_MATE);
    assert_eq!((ended.code, ended.messages.as_str()), (0, ""));
    let places: Vec<(String, u64)> = problems(&ended)
        .iter()
        .map(|problem| {
            let source = problem["source"].as_str().expect("a source").to_owned();
            (source, problem["number"].as_u64().expect("a number"))
        })
        .collect();
    let example = example.to_string_lossy().into_owned();
    assert_eq!(places, [(file.clone(), 1), (file, 2), (example, 1), ("standard input".to_owned(), 1)]);
}

#[test]
fn moves_as_data_and_in_both_notations() {
    let ended = run_with_input(&["solve", "--format", "json", "-"], HELP_MATE);
    let problem = &problems(&ended)[0];
    assert_eq!(problem["parts"][0]["ending"], "complete");
    let phase = &problem["parts"][0]["phases"][0];
    let mate = phase["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .find(|played| played["goal"]["symbol"] == "#")
        .expect("a mate");
    assert_eq!((&mate["text"], &mate["short"]), (&json!("Ra1-a8 #"), &json!("Ra8#")));
    assert_eq!((&mate["from"], &mate["to"], &mate["check"]), (&json!("a1"), &json!("a8"), &json!(true)));
}

#[test]
fn the_text_is_written_unless_another_format_is_asked_for() {
    let text = run_with_input(&["solve", "-"], HELP_MATE);
    let asked = run_with_input(&["solve", "--format", "text", "-"], HELP_MATE);
    let without_time =
        |output: &str| output.lines().filter(|line| !line.contains("Time")).collect::<String>();
    assert_eq!(without_time(&text.output), without_time(&asked.output));
    assert!(text.output.contains("+---a---b"), "{}", text.output);
    let unknown = run_with_input(&["solve", "--format", "xml", "-"], HELP_MATE);
    assert_eq!((unknown.code, unknown.output.as_str()), (2, ""));
    assert!(unknown.messages.contains("json"), "{}", unknown.messages);
}

#[test]
fn files_with_a_mistake_are_left_out() {
    let wrong = written("wrong-for-json.inp", &HELP_MATE.replace("h#1", "h#"));
    let ended = run_with_input(&["solve", "--format", "json", &wrong, "no-such-file.inp", "-"], HELP_MATE);
    assert_eq!(ended.code, 2);
    assert_eq!(problems(&ended).len(), 1);
    for part in ["wrong-for-json.inp:2", "cannot read no-such-file.inp"] {
        assert!(ended.messages.contains(part), "{}", ended.messages);
    }
    let ended = run(&["solve", "--format", "json", &wrong]);
    assert_eq!((ended.code, problems(&ended).len()), (2, 0));
    let ended = run(&["solve", "--format", "json", "--fen", "8/8 w", "--stip", "#2"]);
    assert_eq!((ended.code, problems(&ended).len()), (2, 0));
}

#[test]
fn what_cannot_be_solved_is_told_in_the_document_too() {
    for fen in ["8/8/8/8/8/8/8/K6r w - -", "7k/8/5K1R/8/8/8/8/8 w - -", "kk6/8/8/8/8/8/8/K7 w - -"] {
        let ended = run(&["solve", "--format", "json", "--fen", fen, "--stip", "#2"]);
        assert_eq!(ended.code, 2, "{fen}");
        assert!(ended.messages.starts_with("error: --fen, problem 1: "), "{fen}: {}", ended.messages);
        let part = &problems(&ended)[0]["parts"][0];
        // The one was refused, the other has a phase less, because the king can be captured there.
        let is_refused = part["error"].as_str().is_some_and(|error| error.contains("king"));
        assert!(is_refused || part["notes"][0]["kind"] == "king-capturable", "{part}");
        assert_eq!(is_refused, part.get("phases").is_none(), "{part}");
    }
    let impossible = HELP_MATE.replace("EndProblem", "Twin Remove c3\nEndProblem");
    let ended = run_with_input(&["solve", "--format", "json", "-"], &impossible);
    assert_eq!(ended.code, 2);
    assert!(
        ended.messages.contains("standard input, problem 1, b): there is no unit on c3"),
        "{}",
        ended.messages
    );
    let problem = &problems(&ended)[0];
    assert_eq!(problem["parts"][0]["ending"], "complete");
    assert!(
        problem["parts"][1]["error"].is_string() && problem["twins"][0]["error"].is_string(),
        "{problem}"
    );
}

#[test]
fn a_limit_leaves_a_whole_document() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let ended = run(&["solve", "--format", "json", "--fen", fen, "--stip", "h#6.5", "--max-time", "0.1"]);
    assert_eq!(ended.code, 3, "{}", ended.messages);
    let part = &problems(&ended)[0]["parts"][0];
    assert_eq!(part["ending"], "max-time");
    assert!(part["phases"][0]["reach"]["half_moves"].is_u64(), "{part}");
    let fen = "6k1/8/6K1/8/8/8/8/RQ6 b - -";
    let option = "MaxSolutions 1";
    let ended = run(&["solve", "--format", "json", "--fen", fen, "--stip", "h#1", "--option", option]);
    assert_eq!(ended.code, 3, "{}", ended.messages);
    let part = &problems(&ended)[0]["parts"][0];
    assert_eq!(part["ending"], "max-solutions");
    assert_eq!(part["phases"][0]["lines"].as_array().map(Vec::len), Some(1));
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_a_whole_document() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};

    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let file = written("interrupted.fen", &format!("{start}\n{start}\n"));
    // The note about the option is written when a signal no longer ends the program.
    let mut child = Command::new(env!("CARGO_BIN_EXE_kirke"))
        .args(["solve", "--format", "json", &file, "--stip", "h#9.5", "--option", "Intelligent"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let mut messages = BufReader::new(child.stderr.take().expect("standard error is piped"));
    let mut note = String::new();
    messages.read_line(&mut note).expect("text");
    assert!(note.contains("Intelligent"), "{note}");
    let killed =
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill can be run");
    assert!(killed.success());
    let mut output = String::new();
    child.stdout.take().expect("standard output is piped").read_to_string(&mut output).expect("text");
    let code = child.wait().expect("the program ends").code().expect("it is not killed");
    let ended = Ended { code, output, messages: note };
    assert_eq!(ended.code, 3);
    let problems = problems(&ended);
    assert_eq!(problems.len(), 1, "the second one is not begun");
    assert_eq!(problems[0]["parts"][0]["ending"], "cancelled");
}
