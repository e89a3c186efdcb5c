//! `kirke solve --format html` and `--format latex`.

use crate::run::{corpus_file, run, run_with_input, written};

const EXAMPLE: &str = "BeginProblem
Author A. & B.
Condition Circe
Stipulation #2
Option PostKeyPlay Variation
Pieces
  White Kg3 Re4 Pd2 Pf4
  Black Kf1 Bg7 Se8
EndProblem
";

#[test]
fn one_problem_as_a_page() {
    let file = corpus_file("orthodox/barnes-1962-direct-2-twins-move.inp");
    let ended = run(&["solve", "--format", "html", "--notation", "short", &file.to_string_lossy()]);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert!(ended.output.starts_with("<!DOCTYPE html>\n") && ended.output.ends_with("</html>\n"));
    assert!(ended.output.contains("<b>1.exf6 e.p. !</b>"));
    assert!(!ended.output.contains("<details>") && !ended.output.contains("<table"));
}

#[test]
fn several_problems_as_a_page() {
    let file = written("one.inp", EXAMPLE);
    let ended = run_with_input(&["solve", "--format", "html", &file, "-"], EXAMPLE);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert_eq!(ended.output.matches("<article ").count(), 2);
    assert_eq!(ended.output.matches("<tr data-verdict=\"none\"").count(), 2);
    assert!(ended.output.contains(" 1</p>") && ended.output.contains("A. &amp; B."));
    assert!(ended.output.contains("<p class=\"file\">standard input 1</p>"));
}

#[test]
fn problems_as_latex() {
    let ended = run_with_input(&["solve", "--format", "latex", "-"], EXAMPLE);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert!(ended.output.contains("\\begin{document}") && ended.output.ends_with("\\end{document}\n"));
    assert!(ended.output.contains("A. \\& B.") && ended.output.contains("2.Re4-{}e1~\\#"));
}

#[test]
fn a_position_from_the_arguments() {
    let position = "7k/8/5K2/6Q1/8/8/8/8 w - -";
    let ended = run(&["solve", "--format", "html", "--fen", position, "--stip", "#1"]);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert!(ended.output.contains("<b>1.Qg5-g7 # !</b>"), "{}", ended.output);
}

/// What was found until then is in the document.
#[test]
fn a_limit_of_time() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let ended = run(&["solve", "--format", "html", "--fen", fen, "--stip", "h#6.5", "--max-time", "0.1"]);
    assert_eq!(ended.code, 3, "{}", ended.messages);
    assert!(
        ended.output.contains("The search was stopped at the limit of time")
            && ended.output.ends_with("</html>\n")
    );
}

/// Nothing is written where there is nothing to solve; the other files are solved.
#[test]
fn mistakes() {
    let bad = EXAMPLE.replace("Circe", "Circus");
    for format in ["html", "latex"] {
        let ended = run_with_input(&["solve", "--format", format, "-"], &bad);
        assert_eq!((ended.code, ended.output.as_str()), (2, ""));
        assert!(ended.messages.contains("Circus"), "{}", ended.messages);
    }
    let file = written("good.inp", EXAMPLE);
    let ended = run_with_input(&["solve", "--format", "html", "-", &file], &bad);
    assert_eq!(ended.code, 2);
    assert_eq!(ended.output.matches("<article ").count(), 1);
    let without_king =
        run(&["solve", "--format", "html", "--fen", "7k/8/8/6Q1/8/8/8/8 w - -", "--stip", "#1"]);
    assert_eq!(without_king.code, 2);
    assert!(without_king.output.contains("It cannot be solved: "), "{}", without_king.output);
}
