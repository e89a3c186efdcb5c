//! Standard output that nobody reads, or that cannot be written.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::run::{corpus_file, written};

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const MATE: &str = "BeginProblem\nStipulation #1\nPieces White Kg6 Ra1 Black Kg8\n";

/// Exit code and messages of a run whose standard output has been closed by its reader before it began.
fn unread(arguments: &[&str]) -> (Option<i32>, String) {
    let (reader, writer) = std::io::pipe().expect("the system has pipes");
    drop(reader);
    into(arguments, writer.into())
}

fn into(arguments: &[&str], output: Stdio) -> (Option<i32>, String) {
    let ended = Command::new(env!("CARGO_BIN_EXE_kirke"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(output)
        .stderr(Stdio::piped())
        .output()
        .expect("the program can be started");
    (ended.status.code(), String::from_utf8_lossy(&ended.stderr).into_owned())
}

#[test]
fn every_command_ends_quietly_when_nobody_reads_it() {
    let example = corpus_file("circe/monreal-example.inp");
    let example = example.to_string_lossy();
    for arguments in [
        &["solve", &example][..],
        &["conditions"],
        &["conditions", "Circe"],
        &["conditions", "--example", "Circe"],
        &["pieces"],
        &["pieces", "G"],
        &["pieces", "G", "--svg", "-"],
        &["moves", &example],
        &["perft", "--fen", ARRAY, "--depth", "2"],
        &["perft", "--fen", ARRAY, "--depth", "2", "--divide"],
        &["signature", &example],
        &["signature", "--each", &example],
        &["stipulation", "h#2"],
        &["completions", "bash"],
        &["man"],
        &["--help"],
        &["help", "solve"],
        &["--version"],
    ] {
        assert_eq!(unread(arguments), (Some(0), String::new()), "{arguments:?}");
    }
}

#[test]
fn popeye_ends_as_after_a_signal() {
    let example = corpus_file("circe/monreal-example.inp");
    assert_eq!(unread(&["popeye", &example.to_string_lossy()]), (Some(1), String::new()));
}

#[test]
fn nothing_is_solved_for_nobody() {
    let text = format!("{MATE}NextProblem\n{}EndProblem\n", &MATE[13..]);
    let (first, second) = (written("unread-1.inp", &text), written("unread-2.inp", &text));
    let (code, messages) = unread(&["solve", "--verbose", &first, &second]);
    assert_eq!(code, Some(0));
    assert!(messages.contains("problem 1 of 2"), "{messages}");
    assert!(!messages.contains("problem 2 of 2") && !messages.contains("unread-2"), "{messages}");
}

#[test]
fn what_was_wrong_before_stays_wrong() {
    let file = written("unread-good.inp", &format!("{MATE}EndProblem\n"));
    let (code, messages) = unread(&["solve", "no-such-file.inp", &file]);
    assert_eq!(code, Some(2));
    assert_eq!(messages.lines().count(), 1, "{messages}");
}

#[test]
fn a_reader_may_go_away_in_the_middle() {
    let problems = format!("{}NextProblem\n", &MATE[13..]).repeat(2000);
    let file = written("many.inp", &format!("{MATE}NextProblem\n{problems}{}EndProblem\n", &MATE[13..]));
    let mut child = Command::new(env!("CARGO_BIN_EXE_kirke"))
        .args(["solve", "--quiet", "--threads", "1", &file])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let mut line = String::new();
    let output = child.stdout.take().expect("standard output is piped");
    BufReader::with_capacity(16, output).read_line(&mut line).expect("there is a line");
    let ended = child.wait_with_output().expect("the program ends");
    assert_eq!((ended.status.code(), String::from_utf8_lossy(&ended.stderr).as_ref()), (Some(0), ""));
}

/// A device that is always full.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let example = corpus_file("circe/monreal-example.inp");
    for arguments in [
        &["solve", "--quiet", &example.to_string_lossy()][..],
        &["conditions"],
        &["perft", "--fen", ARRAY, "--depth", "1", "--divide"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has this device");
        let (code, messages) = into(arguments, full.into());
        assert_eq!(code, Some(2), "{arguments:?}");
        assert!(messages.starts_with("error: cannot write to standard output: "), "{messages}");
        assert_eq!(messages.lines().count(), 1, "{messages}");
    }
}
