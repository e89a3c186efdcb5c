//! `--color` and what the environment says about colour.

use std::process::Command;

use crate::run::run;

const ESCAPE: char = '\u{1b}';

const MISTAKES: [&[&str]; 2] = [&["solve", "--fen", "4k3/8/8/8/8/8/8/4K3", "--stip", "##x"], &["slove"]];

#[test]
fn what_is_piped_has_no_colour() {
    for arguments in MISTAKES {
        let ended = run(arguments);
        assert_eq!(ended.code, 2);
        assert!(ended.messages.contains("error") && !ended.messages.contains(ESCAPE), "{}", ended.messages);
    }
    assert!(!run(&["--help"]).output.contains(ESCAPE));
}

#[test]
fn colour_can_be_forced_and_forbidden_before_and_behind_the_command() {
    for arguments in MISTAKES {
        for (wish, expected) in
            [(&["--color", "always"][..], true), (&["--color=never"], false), (&["--colour=always"], true)]
        {
            for words in [[wish, arguments].concat(), [arguments, wish].concat()] {
                let ended = run(&words);
                assert_eq!(ended.code, 2, "{words:?}");
                assert_eq!(ended.messages.contains(ESCAPE), expected, "{words:?}: {}", ended.messages);
            }
        }
    }
    assert!(run(&["--color", "always", "solve", "--help"]).output.contains(ESCAPE));
}

#[test]
fn no_variable_forces_colour_and_the_argument_outweighs_no_color() {
    let with = |arguments: &[&str], name: &str| {
        let program = env!("CARGO_BIN_EXE_kirke");
        let ended = Command::new(program).args(arguments).env(name, "1").output().expect("it starts");
        String::from_utf8_lossy(&ended.stderr).contains(ESCAPE)
    };
    for arguments in MISTAKES {
        assert!(!with(arguments, "CLICOLOR_FORCE"), "{arguments:?}");
        assert!(with(&[arguments, &["--color", "always"]].concat(), "NO_COLOR"), "{arguments:?}");
    }
}

#[test]
fn an_unknown_wish_is_an_error() {
    let ended = run(&["solve", "--color", "blue", "-"]);
    assert_eq!(ended.code, 2);
    assert!(ended.messages.contains("never"), "{}", ended.messages);
}
