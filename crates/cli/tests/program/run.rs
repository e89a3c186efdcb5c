use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How a run of the program ended.
pub(crate) struct Ended {
    /// The exit code.
    pub(crate) code: i32,
    /// Standard output.
    pub(crate) output: String,
    /// Standard error.
    pub(crate) messages: String,
}

/// Runs the program with these arguments and this standard input.
pub(crate) fn run_with_input(arguments: &[&str], input: &str) -> Ended {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kirke"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    // A program that does not want all its input closes the pipe.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let ended = child.wait_with_output().expect("the program ends");
    Ended {
        code: ended.status.code().expect("the program is not killed"),
        output: text(&ended.stdout),
        messages: text(&ended.stderr),
    }
}

/// Runs the program with these arguments and nothing on standard input.
pub(crate) fn run(arguments: &[&str]) -> Ended {
    run_with_input(arguments, "")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace("\r\n", "\n")
}

/// A problem of the corpus.
pub(crate) fn corpus_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems").join(name)
}

/// A file of the test run's own folder with this content.
pub(crate) fn written(name: &str, content: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the folder of the test run can be written");
    path.to_string_lossy().into_owned()
}

/// The moves of a text, without the lines of the diagram and of the ending.
pub(crate) fn moves(output: &str) -> Vec<&str> {
    output
        .lines()
        .skip_while(|line| !line.contains(" + "))
        .skip(1)
        .map(str::trim)
        .filter(|line| {
            line.starts_with(|c: char| c.is_ascii_digit()) || *line == "refutes." || *line == "threat:"
        })
        .collect()
}
