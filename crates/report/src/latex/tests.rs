//! Boards and documents, from values made by hand.

use board::Side;
use problem::{Goal, Play, Span, Stipulation, Twin};

use super::*;
use crate::text::samples::statement;

fn example(units: &[&str]) -> SolvedProblem {
    let stipulation = Stipulation { text: "#1".into(), starter: Side::White, play: Play::Goal(Goal::Mate) };
    let statement = statement(units, stipulation);
    SolvedProblem {
        statement,
        source: "a_b.inp".into(),
        number: 2,
        parts: Vec::new(),
        comparison: None,
        milliseconds: None,
    }
}

fn text(problem: SolvedProblem) -> String {
    let style = Style { notation: Notation::Popeye, findings: &|_| Vec::new(), most: 10 };
    document(&[problem], &style)
}

#[test]
fn units_of_all_kinds() {
    let text = text(example(&["wKh1", "bQa8", "nGc3", "wkRb4", "bZe5", "wLd6"]));
    for part in [
        "\\kirkeplace{7}{0}{\\kirkewhite{T}{K}}%",
        "\\kirkeplace{0}{7}{\\kirkeblack{X}{Q}}%",
        "\\kirkeplace{2}{2}{\\kirketurned{180}{\\kirkeneutral{X}{Q}}}%",
        "\\kirkesigns{1}{3}{k}%",
        "\\kirkeplace{4}{4}{\\kirkeletters{black}{white}{Z}}%",
        "\\kirkeplace{3}{5}{\\kirkeletters{white}{black}{L}}%",
        "\\textbf{\\#1}\\hfill 3 + 2 + 1n",
        "Kamikaze b4",
        "{\\small G = grasshopper}",
        "{\\small L = locust}",
        "\\textbf{a\\_b.inp 2}",
    ] {
        assert!(text.contains(part), "{part}\n{}", &text[text.find("\\begin{document}").unwrap()..]);
    }
}

#[test]
fn characters_have_a_fallback() {
    let mut problem = example(&["wKh1"]);
    problem.statement.authors = vec!["Чёж č".into()];
    problem.statement.twins = vec![Twin {
        continued: false,
        is_zero_position: true,
        operations: Vec::new(),
        span: Span::default(),
    }];
    let text = text(problem);
    for part in
        ["\\kirkecharacter{010D}{č}{[U+010D]}\n", "\\kirkecharacter{0427}{Ч}{[U+0427]}\n", "\nzeroposition\n"]
    {
        assert!(text.contains(part), "{part}");
    }
}
