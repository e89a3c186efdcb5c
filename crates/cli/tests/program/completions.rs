//! `kirke completions`.

use crate::run::run;

#[test]
fn every_shell_gets_a_script_with_all_commands() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ended = run(&["completions", shell]);
        assert_eq!((ended.code, ended.messages.as_str()), (0, ""), "{shell}");
        for word in ["solve", "signature", "completions", "max-time", "quiet"] {
            assert!(ended.output.contains(word), "{word} is missing for {shell}");
        }
    }
}

#[test]
fn an_unknown_shell_is_refused_with_the_known_ones() {
    let ended = run(&["completions", "tcsh"]);
    assert_eq!((ended.code, ended.output.as_str()), (2, ""));
    assert!(ended.messages.contains("elvish"), "{}", ended.messages);
}

/// What bash offers behind these words.
#[cfg(unix)]
fn offered(words: &[&str]) -> Option<Vec<String>> {
    const SCRIPT: &str = r#"
        source "$0"
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _kirke kirke "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\n' "${COMPREPLY[@]}"
    "#;
    let name = format!("completions-{}.bash", words.join("-").replace(['/', ' '], "_"));
    let file = crate::run::written(&name, &run(&["completions", "bash"]).output);
    let arguments = [&["--norc", "-c", SCRIPT, &file], words].concat();
    let ended = std::process::Command::new("bash").args(arguments).output().ok()?;
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    Some(String::from_utf8_lossy(&ended.stdout).split_whitespace().map(str::to_owned).collect())
}

#[cfg(unix)]
#[test]
fn bash_completes_commands_options_and_values() {
    // Where there is no bash nobody needs its completions.
    let Some(commands) = offered(&["kirke", "so"]) else { return };
    assert_eq!(commands, ["solve"]);
    assert_eq!(offered(&["kirke", "solve", "--thr"]), Some(vec!["--threads".to_owned()]));
    assert_eq!(offered(&["kirke", "solve", "--notation", "s"]), Some(vec!["short".to_owned()]));
    assert_eq!(offered(&["kirke", "completions", "z"]), Some(vec!["zsh".to_owned()]));
}
