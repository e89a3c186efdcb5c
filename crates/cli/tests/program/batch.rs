use std::fs;
use std::path::PathBuf;

use batch::Journal;
use serde_json::Value;

use crate::run::{Ended, run};

/// Mate in one, mate in two by a queen alone, a helpmate in two, and one whose condition is misspelled.
const PROBLEMS: &str = "BeginProblem
Author A. Composer
Title First
Pieces White Kf6 Qb7 Black Kh8
Stipulation #1
NextProblem
Title =2+5
Pieces White Kf6 Qb1 Black Kh8
Stipulation #2
NextProblem
Pieces White Kf6 Qb1 Black Kh8
Stipulation #2
Condition Cicre
NextProblem
Pieces White Ka1 Rb2 Black Kh8 Pd5
Stipulation h#2
Option SetPlay
Twin Move d5 d6
EndProblem
";

const WRITABLE: &str = "the folder of the test run can be written";

/// A folder with these files, new for each test.
struct Collection {
    folder: PathBuf,
}

impl Collection {
    fn new(name: &str, files: &[(&str, &str)]) -> Collection {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("batch-{name}"));
        let _ = fs::remove_dir_all(&folder);
        for (file, text) in files {
            let path = folder.join("in").join(file);
            fs::create_dir_all(path.parent().expect("a file stands in a folder")).expect(WRITABLE);
            fs::write(path, text).expect(WRITABLE);
        }
        Collection { folder }
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).to_string_lossy().into_owned()
    }

    fn run(&self, out: &str, arguments: &[&str]) -> Ended {
        let (input, out) = (self.path("in"), self.path(out));
        let mut all = vec!["batch", &input, "--out", &out, "--threads", "2"];
        all.extend(arguments);
        run(&all)
    }

    fn report(&self, out: &str) -> Value {
        serde_json::from_str(&self.text(out, "report.json")).expect("the report is JSON")
    }

    fn text(&self, out: &str, file: &str) -> String {
        fs::read_to_string(self.folder.join(out).join(file)).expect("the report is there")
    }
}

fn outcomes(report: &Value) -> Vec<&str> {
    let problems = report["problems"].as_array().expect("there is a list of problems");
    problems.iter().map(|problem| problem["outcome"].as_str().expect("it is a word")).collect()
}

/// Whether a problem was read and solved without a limit, however it was judged.
fn is_done(outcome: &str) -> bool {
    !["refused", "not-solved", "undecided", "unsolvable"].contains(&outcome)
}

#[test]
fn a_collection_is_solved_and_reported_and_known_from_then_on() {
    let collection =
        Collection::new("known", &[("b.inp", PROBLEMS), ("a/x.epd", "7k/1Q6/5K2/8/8/8/8/8 w - - dm 1;\n")]);
    let ended = collection.run("out", &["--progress", "events"]);
    assert_eq!(ended.code, 2, "{}", ended.messages);
    assert!(
        ended.messages.contains("b.inp:13:11: `Cicre` is no condition; did you mean `Circe`?"),
        "{}",
        ended.messages
    );
    assert!(ended.output.contains("\n5 problems: "), "{}", ended.output);
    assert!(ended.output.contains("b.inp 3: cannot be read\n"), "{}", ended.output);
    let report = collection.report("out");
    let shown = outcomes(&report);
    assert_eq!((shown.len(), shown[3]), (5, "refused"));
    assert!([0, 1, 2, 4].iter().all(|&index| is_done(shown[index])), "{shown:?}");
    // The position of the EPD is the first problem of the other file: it is solved once and stands in the report twice.
    assert_eq!(ended.output.lines().filter(|line| line.starts_with("done ")).count(), 3, "{}", ended.output);
    assert_eq!(report["problems"][0]["identity"], report["problems"][1]["identity"]);
    assert_eq!(report["problems"][4]["parts"].as_array().unwrap().len(), 2);
    let csv = collection.text("out", "report.csv");
    assert!(csv.contains(",'=2+5,") && csv.lines().count() == 6, "{csv}");
    let again = collection.run("out", &["--progress", "events"]);
    assert!(!again.output.contains("done "), "{}", again.output);
    assert_eq!((collection.report("out"), collection.text("out", "report.csv")), (report, csv));
}

#[test]
fn a_second_run_on_the_same_journal_is_told() {
    let collection = Collection::new("second", &[("a.inp", PROBLEMS)]);
    let out = collection.folder.join("out");
    fs::create_dir_all(&out).unwrap();
    let first = Journal::open(&out).unwrap();
    let ended = collection.run("out", &[]);
    assert_eq!((ended.code, ended.output.as_str()), (2, ""));
    assert!(ended.messages.contains("another run is writing this journal"), "{}", ended.messages);
    drop(first);
    assert!(collection.run("out", &[]).output.contains("4 problems: "));
}

#[test]
fn reports_without_times_do_not_depend_on_the_run() {
    let collection = Collection::new("times", &[("a.inp", PROBLEMS)]);
    let first = collection.run("one", &["--no-times", "--quiet"]);
    let second = collection.run("two", &["--no-times", "--quiet", "--memory", "0"]);
    assert_eq!(first.output, second.output);
    assert!(first.messages.lines().all(|line| line.starts_with("error: ")), "{}", first.messages);
    for file in ["report.json", "report.csv"] {
        assert_eq!(collection.text("one", file), collection.text("two", file));
    }
    assert!(!collection.text("one", "report.json").contains("milliseconds"));
}

#[test]
fn limits_and_redo() {
    let game = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 dm 9;\n";
    let collection = Collection::new("limits", &[("a.epd", game)]);
    let ended = collection.run("out", &["--max-time", "0.2"]);
    assert_eq!(ended.code, 3, "{}", ended.output);
    assert!(ended.output.contains("1 problem: 1 undecided\n"), "{}", ended.output);
    let solved = |arguments: &[&str]| {
        let mut all = vec!["--progress", "events"];
        all.extend(arguments);
        collection.run("out", &all).output.contains("done ")
    };
    assert!(!solved(&["--max-time", "0.2"]), "the same time changes nothing");
    assert!(solved(&["--max-time", "0.3"]));
    assert!(solved(&["--max-time", "0.3", "--redo", "undecided"]));
}

#[test]
fn positions_take_what_the_arguments_say() {
    let text = "7k/1Q6/5K2/8/8/8/8/8 w - -\n7k/8/5K2/8/8/8/8/1Q6 w - - dm 1;\n";
    let collection = Collection::new("positions", &[("a.fen", text)]);
    let ended = collection.run("bare", &[]);
    assert_eq!(ended.code, 2);
    assert!(ended.messages.contains("a.fen:1:1: the position has no stipulation"), "{}", ended.messages);
    let ended = collection.run("with", &["--stip", "h#2", "--cond", "Circe"]);
    assert_ne!(ended.code, 2, "{}", ended.messages);
    let report = collection.report("with");
    for problem in report["problems"].as_array().unwrap() {
        assert_eq!((&problem["stipulation"], &problem["conditions"][0]), (&"h#2".into(), &"Circe".into()));
    }
    assert_eq!(collection.run("bad", &["--cond", "Cicre"]).code, 2);
}

#[test]
fn what_cannot_be_read_is_told() {
    let collection = Collection::new("unreadable", &[("empty/a.txt", ""), ("a.inp", "\u{0}\u{1}")]);
    let missing = collection.path("missing.inp");
    let ended = collection.run("out", &[&missing, &collection.path("in/empty")]);
    assert_eq!(ended.code, 2);
    for text in
        ["missing.inp: cannot be read", "empty: the folder holds no file", "3 problems: 3 cannot be read"]
    {
        assert!(ended.messages.contains(text) || ended.output.contains(text), "{text}: {}", ended.messages);
    }
    assert_eq!(run(&["batch", &missing]).code, 2, "--out is needed");
}

/// Ctrl-C: what is done is in the reports, and the next run goes on from there.
#[cfg(unix)]
#[test]
fn an_interrupted_run_writes_what_it_has() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    let endless =
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 dm 9;\n7k/1Q6/5K2/8/8/8/8/8 w - - dm 1;\n";
    let collection = Collection::new("interrupted", &[("a.epd", endless)]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_kirke"))
        .args(["batch", &collection.path("in"), "--out", &collection.path("out")])
        .args(["--threads", "2", "--progress", "events"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert!(line.starts_with("done "), "{line}");
    let signal = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(signal.success());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(3));
    let messages = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(messages.contains("stopped: 1 of 2 problems is not solved yet"), "{messages}");
    let report = collection.report("out");
    let shown = outcomes(&report);
    assert_eq!(shown[0], "not-solved");
    assert!(is_done(shown[1]), "{shown:?}");
    let again = collection.run("out", &["--progress", "events", "--max-time", "0.1"]);
    assert_eq!(again.output.matches("done ").count(), 1, "{}", again.output);
}

#[test]
fn a_twin_that_cannot_be_solved_is_bad_input_whatever_the_others_are() {
    let text =
        "BeginProblem\nPieces White Kc6 Qh1 Rb1 Black Ka8\nStipulation #2\nTwin Remove d4\nEndProblem\n";
    let collection = Collection::new("unsolvable-twin", &[("x.inp", text)]);
    let ended = collection.run("out", &["--progress", "none"]);
    assert_eq!(outcomes(&collection.report("out")), ["cooked"]);
    assert_eq!(ended.code, 2, "{}", ended.output);
}
