//! Whether the help of every command is complete.

use clap::{Command, CommandFactory, Parser};

use crate::arguments::Arguments;

/// All commands, built, kirke itself first.
fn commands() -> Vec<Command> {
    let mut main = Arguments::command().disable_help_subcommand(true);
    main.build();
    let mut all = vec![main.clone()];
    all.extend(main.get_subcommands().cloned());
    all
}

fn after_help(command: &Command) -> String {
    command.get_after_help().map(ToString::to_string).unwrap_or_default()
}

/// The lines of the paragraph of examples.
fn examples(after: &str) -> Vec<&str> {
    let is_heading = |line: &str| line == "Example:" || line == "Examples:";
    let behind = after.lines().skip_while(|line| !is_heading(line)).skip(1);
    behind.take_while(|line| !line.is_empty()).collect()
}

/// The words of a line as shells read it, up to where its output goes: quotation marks hold words together.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for character in line.trim().chars() {
        match character {
            '"' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(String::new()),
            '>' if !is_quoted => break,
            _ => words.last_mut().expect("there is a word from the beginning on").push(character),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[test]
fn every_command_says_what_it_does_and_what_its_exit_codes_mean() {
    let all = commands();
    assert!(all.len() > 8);
    for command in &all {
        let name = command.get_name();
        assert!(command.get_about().is_some(), "{name} has no description");
        let after = after_help(command);
        assert!(!examples(&after).is_empty(), "{name} has no examples");
        let codes = after.split("\n\n").find(|paragraph| paragraph.starts_with("Exit codes: 0 "));
        assert!(codes.is_some_and(|codes| codes.contains(" 2 ")), "{name} does not tell its exit codes");
    }
}

#[test]
fn every_argument_has_a_text() {
    for command in commands() {
        for argument in command.get_arguments() {
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(!help.trim().is_empty(), "{} of {} has none", argument.get_id(), command.get_name());
        }
    }
}

#[test]
fn who_reads_or_writes_files_speaks_of_them() {
    for command in commands().iter().skip(1) {
        let takes_files = command.get_arguments().any(|argument| {
            let names = argument.get_value_names().unwrap_or_default();
            names.iter().any(|name| ["FILE", "PATH", "DIR"].contains(&name.as_str()))
        });
        if takes_files {
            assert!(after_help(command).contains("\n\nFiles: "), "{} is silent", command.get_name());
        }
    }
}

#[test]
fn every_example_is_understood() {
    for command in commands() {
        for example in examples(&after_help(&command)) {
            for part in example.split(" | ") {
                let words = words(part);
                assert_eq!(words[0], "kirke", "{example}");
                if let Err(error) = Arguments::try_parse_from(&words) {
                    panic!("{example}: {error}");
                }
            }
        }
    }
}

#[test]
fn lines_of_examples_fit() {
    for command in commands() {
        for example in examples(&after_help(&command)) {
            assert!(example.starts_with("  kirke ") && example.len() <= 120, "{example}");
        }
    }
}
