//! `kirke popeye`: the command line and the streams that programs written for Popeye rely on.

use std::fs;

use crate::run::{corpus_file, run, run_with_input, written};

const MATE: &str = "beginproblem\nstip #1\npieces white kg6 ra1 black kg8\nendproblem\n";

/// The problems that are solved in no time.
fn quick_problems() -> Vec<String> {
    let mut names = Vec::new();
    for folder in ["orthodox", "circe", "anticirce"] {
        for entry in fs::read_dir(corpus_file(folder)).expect("the corpus has this folder") {
            let name = entry.expect("the folder can be listed").file_name().to_string_lossy().into_owned();
            if name.ends_with(".inp") {
                names.push(format!("{folder}/{name}"));
            }
        }
    }
    names.sort();
    names
}

#[test]
fn the_corpus_is_solved_to_the_letter() {
    let names = quick_problems();
    assert!(names.len() > 60);
    for name in names {
        let file = corpus_file(&name);
        let expected = fs::read_to_string(file.with_extension("sol")).expect("each problem has its solution");
        let ended = run(&["popeye", "-regression", "-maxmem", "16M", &file.to_string_lossy()]);
        assert_eq!(ended.output, expected.replace("\r\n", "\n"), "{name}");
        assert_eq!((ended.code, ended.messages.as_str()), (0, ""), "{name}");
    }
}

#[test]
fn greeting_first_time_last() {
    let ended = run_with_input(&["popeye", "-maxmem", "64M"], MATE);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    let lines: Vec<&str> = ended.output.trim_end().lines().collect();
    assert!(lines[0].starts_with("Popeye ") && lines[0].ends_with("(64 MB)"), "{}", lines[0]);
    let last = lines[lines.len() - 1];
    assert!(last.starts_with("solution finished. Time = ") && last.ends_with(" s"), "{last}");
    assert!(ended.output.contains("   1.Ra1-a8 # !"), "{}", ended.output);
}

#[test]
fn regression_mode_hides_greeting_and_time() {
    let ended = run_with_input(&["popeye", "-regression"], MATE);
    assert!(!ended.output.contains("Popeye") && !ended.output.contains("Time"), "{}", ended.output);
    assert!(ended.output.ends_with("solution finished.\n\n\n"), "{:?}", ended.output);
}

#[test]
fn abbreviations_and_any_case() {
    let text = "BEGIN\nStip #1\nopti nobo vari\nPie whi KG6 ra1 bla kg8\nendp\n";
    let ended = run_with_input(&["popeye", "-regression"], text);
    assert_eq!(ended.output.trim_start(), "1.Ra1-a8 # !\n\n\nsolution finished.\n\n\n", "{}", ended.messages);
    let ambiguous = MATE.replace("stip", "condition circ\nstip");
    let ended = run_with_input(&["popeye", "-regression"], &ambiguous);
    assert!(ended.messages.contains("circ"), "{}", ended.messages);
    assert!(!ended.output.contains("Ra1-a8"), "{}", ended.output);
}

#[test]
fn the_language_of_the_first_word_is_spoken() {
    for (text, expected) in [
        (
            "anfangproblem\nforderung #1\noption ohnebrett\nsteine weiss kg6 ta1 schwarz kg8\nendeproblem\n",
            "1.Ta1-a8 # !\n\n\nLoesung beendet.",
        ),
        (
            "debutprobleme\nenonce #1\noption sansechiquier\npieces blanc rg6 ta1 noir rg8\nfinprobleme\n",
            "1.Ta1-a8 # !\n\n\nsolution terminee.",
        ),
    ] {
        let ended = run_with_input(&["popeye", "-regression"], text);
        assert_eq!(ended.output.trim(), expected, "{}", ended.messages);
    }
}

#[test]
fn several_problems_in_one_file() {
    let text = MATE.replace("endproblem", "nextproblem") + &MATE[13..];
    let file = written("next.inp", &text);
    let ended = run(&["popeye", "-regression", &file]);
    assert_eq!(ended.output.matches("1.Ra1-a8 # !").count(), 2, "{}", ended.output);
}

#[test]
fn a_missing_file_is_told_on_the_error_stream_only() {
    let ended = run(&["popeye", "no-such-file.inp"]);
    assert_eq!((ended.code, ended.output.as_str()), (0, ""));
    assert!(ended.messages.starts_with("error opening input file: "), "{}", ended.messages);
}

#[test]
fn input_that_ends_too_early() {
    let ended = run_with_input(&["popeye", "-regression"], "beginproblem\nstip #1\n");
    assert_eq!(ended.code, 1);
}

#[test]
fn a_misspelt_condition_is_never_solved_without_it() {
    let ended = run_with_input(&["popeye", "-regression"], &MATE.replace("stip", "condition cirse\nstip"));
    assert!(!ended.output.contains("Ra1-a8"), "{}", ended.output);
    assert!(ended.messages.contains("could not recognize condition"), "{}", ended.messages);
    assert!(ended.messages.contains("cirse"), "{}", ended.messages);
}

#[test]
fn a_protocol_file_gets_a_copy() {
    let protocol = written("protocol.txt", "old\n");
    let text = MATE.replace("stip", &format!("protocol {protocol}\nstip"));
    let ended = run_with_input(&["popeye", "-regression"], &text);
    let copy = fs::read_to_string(&protocol).expect("the protocol was written").replace("\r\n", "\n");
    assert!(copy.contains("1.Ra1-a8 # !"), "{copy}");
    assert_eq!(copy, ended.output, "{}", ended.messages);
}

#[test]
fn the_name_py_means_popeye() {
    let program =
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(if cfg!(windows) { "py.exe" } else { "py" });
    // A link, because a copy could still be open for writing in a process that another test is just starting.
    let _ = fs::remove_file(&program);
    fs::hard_link(env!("CARGO_BIN_EXE_kirke"), &program).expect("the program can have a second name");
    let file = written("mate.inp", MATE);
    let ended = std::process::Command::new(&program)
        .args(["-regression", &file])
        .output()
        .expect("the copy can be started");
    assert!(String::from_utf8_lossy(&ended.stdout).contains("1.Ra1-a8 # !"));
}
