//! `--quiet` and `--verbose`.

use crate::run::{run, run_with_input, written};

const MATE: &str =
    "BeginProblem\nStipulation #1\nOption Intelligent 0\nPieces White Kg6 Ra1 Black Kg8\nEndProblem\n";

#[test]
fn quiet_leaves_results_and_errors() {
    let plain = run_with_input(&["solve", "-"], MATE);
    assert!(plain.messages.contains("note:") && plain.messages.contains("1 key"), "{}", plain.messages);
    let quiet = run_with_input(&["solve", "-", "--quiet"], MATE);
    assert_eq!((quiet.code, quiet.messages.as_str()), (0, ""));
    assert!(quiet.output.contains("1.Ra1-a8 # !"), "{}", quiet.output);
    for arguments in [&["-q", "solve", "-"], &["solve", "-q", "-"]] {
        let ended = run_with_input(arguments, &MATE.replace("#1", "#x"));
        assert_eq!(ended.code, 2);
        assert!(ended.messages.contains("error:"), "{}", ended.messages);
    }
}

#[test]
fn quiet_leaves_no_warnings() {
    // A nightrider that looks like a knight of FEN.
    let text = "BeginProblem\nStipulation #1\nForsyth 6k1/8/6K1/8/8/8/8/RN6\nEndProblem\n";
    let plain = run_with_input(&["solve", "-"], text);
    assert!(plain.messages.contains("warning"), "{}", plain.messages);
    let quiet = run_with_input(&["--quiet", "solve", "-"], text);
    assert_eq!((quiet.code, quiet.messages.as_str()), (0, ""), "{}", quiet.output);
}

#[test]
fn verbose_tells_files_problems_threads_memory_and_speed() {
    let two = MATE.replace("EndProblem", "NextProblem") + &MATE[13..];
    let file = written("verbose.inp", &two);
    let ended = run(&["solve", "--verbose", "--threads", "2", "--memory", "64M", &file]);
    assert_eq!(ended.code, 0);
    let reading = format!("reading {file}");
    for part in [&reading[..], "problem 1 of 2", "problem 2 of 2", "2 threads", "64M", " s, "] {
        assert!(ended.messages.contains(part), "{part} is missing in\n{}", ended.messages);
    }
    let without_times = |text: &str| text.lines().filter(|line| !line.contains("Time = ")).count();
    let plain = run(&["solve", &file]);
    assert_eq!(without_times(&ended.output), without_times(&plain.output), "{}", ended.output);
    assert!(!plain.messages.contains("problem 1"), "{}", plain.messages);
}

/// Whether the line begins with a number of seconds.
fn is_time(line: &str) -> bool {
    line.split_once(" s").is_some_and(|(time, _)| time.parse::<f64>().is_ok())
}

#[test]
fn verbose_holds_for_other_commands_too() {
    let file = written("verbose-one.inp", MATE);
    for arguments in [
        &["moves", "-v", &file][..],
        &["perft", "-v", "--depth", "2", &file],
        &["signature", "-v", &file],
        &["-v", "signature", &file],
    ] {
        let ended = run(arguments);
        assert_eq!(ended.code, 0, "{}", ended.messages);
        assert!(ended.messages.contains("reading "), "{arguments:?}: {}", ended.messages);
        assert!(ended.messages.contains("problem 1 of 1"), "{arguments:?}: {}", ended.messages);
        assert!(ended.messages.lines().any(is_time), "{arguments:?}: {}", ended.messages);
    }
}

#[test]
fn nobody_is_quiet_and_verbose() {
    for arguments in [
        &["solve", "--quiet", "--verbose", "-"][..],
        &["--quiet", "solve", "--verbose", "-"],
        &["-v", "solve", "-q", "-"],
    ] {
        let ended = run_with_input(arguments, MATE);
        assert_eq!((ended.code, ended.output.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.messages.contains("cannot be used with"), "{}", ended.messages);
    }
}

#[test]
fn options_before_the_word_popeye() {
    let ended = run_with_input(&["--quiet", "popeye", "-regression"], MATE);
    let plain = run_with_input(&["popeye", "-regression"], MATE);
    assert!(plain.output.contains("1.Ra1-a8 # !"), "{}", plain.output);
    assert_eq!((ended.output, ended.code), (plain.output, plain.code));
}

#[test]
fn a_misspelt_command_is_told_the_right_one() {
    let ended = run(&["slove", "problem.inp"]);
    assert_eq!((ended.code, ended.output.as_str()), (2, ""));
    assert!(ended.messages.contains("'solve'"), "{}", ended.messages);
    let help = run(&["help", "solve"]);
    assert_eq!((help.code, help.output), (0, run(&["solve", "--help"]).output));
}
