use board::{Colour, Walk};
use proptest::prelude::*;

use super::*;

fn parse(text: &str) -> Parsed {
    super::parse(text, Reading::Popeye)
}

const PROBLEM: &str = "\
BeginProblem
Author A. Smith
Author B. Jones, jr.
Origin Somewhere 1999
Title  ; A title
Award 1st Prize
Pieces White Kg1 Pb5c6d7 Qe8
       Black Ka8
Stipulation h#2.5
Condition Circe AntiCirce Cheylan
Option Variations NoBoard Defence 2
Twin Move g1 h1
Remark after twin
Twin Continued Stipulation #2
EndProblem
";

fn kinds(text: &str) -> Vec<DiagnosticKind> {
    parse(text).diagnostics.iter().map(|diagnostic| diagnostic.kind).collect()
}

fn statement(text: &str) -> problem::Statement {
    let parsed = parse(text);
    assert_eq!(parsed.diagnostics, [], "{text}");
    assert_eq!(parsed.problems.len(), 1);
    assert!(parsed.problems[0].ended);
    parsed.problems[0].statement.clone()
}

#[test]
fn a_whole_problem() {
    let read = statement(PROBLEM);
    assert_eq!(read.authors, ["A. Smith", "B. Jones, jr."]);
    assert_eq!(read.origin.as_deref(), Some("Somewhere 1999"));
    assert_eq!(read.titles, ["A title"]);
    assert_eq!(read.award.as_deref(), Some("1st Prize"));
    assert_eq!(read.remarks, ["after twin"]);
    assert_eq!(read.units.len(), 6);
    assert_eq!(read.stipulation.as_ref().unwrap().value.text, "h#2.5");
    assert_eq!(read.conditions.len(), 2);
    assert_eq!(read.options.len(), 3);
    assert_eq!(read.twins.len(), 2);
    assert!(read.twins[1].continued);
    assert_eq!((read.span.start, read.span.end), (0, PROBLEM.len() - 1));
    for condition in &read.conditions {
        assert!(PROBLEM[condition.span.start..condition.span.end].contains("irce"));
    }
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_change_nothing() {
    let plain = statement(PROBLEM);
    let windows = statement(&format!("\u{feff}{}", PROBLEM.replace('\n', "\r\n")));
    assert_eq!(windows.authors, plain.authors);
    assert_eq!(windows.units.len(), plain.units.len());
    assert_eq!(windows.twins.len(), plain.twins.len());
}

#[test]
fn keywords_may_be_abbreviated() {
    let read = statement("b pie w Kg1 b ka8 sti #2 cond circe op var forsyth 8 E");
    assert_eq!((read.units.len(), read.conditions.len(), read.options.len()), (2, 1, 1));
}

#[test]
fn all_problems_of_a_text() {
    let text = "BeginProblem\nStip #2\nNextProblem\nStip #3 Cond Xyz\nNextProblem\nStip #4\nEndProblem";
    let parsed = parse(text);
    assert_eq!(parsed.problems.len(), 3);
    let sound: Vec<bool> = parsed.problems.iter().map(|problem| parsed.is_sound(problem)).collect();
    assert_eq!(sound, [true, false, true]);
    assert!(parsed.has_errors());
    let texts: Vec<&str> = parsed
        .problems
        .iter()
        .map(|p| p.statement.stipulation.as_ref().unwrap().value.text.as_str())
        .collect();
    assert_eq!(texts, ["#2", "#3", "#4"]);
}

#[test]
fn all_mistakes_at_once() {
    use DiagnosticKind::*;
    let text =
        "BeginProblem\nPieces White Kg1 Xa1 Black Ka9\nStip #2*\nCond Cicre\nOpti Foo\nBlah blah\nEndProblem";
    assert_eq!(
        kinds(text),
        [
            UnknownUnit { first: false },
            BadSquare,
            BadStipulation,
            UnknownCondition { first: true },
            UnknownOption { first: true },
            UnknownKeyword,
        ]
    );
    let places: Vec<(usize, usize)> =
        parse(text).diagnostics.iter().map(|d| d.line_and_column(text)).collect();
    assert_eq!(places, [(2, 18), (2, 29), (3, 8), (4, 6), (5, 6), (6, 1)]);
}

#[test]
fn a_misspelt_section_is_one_mistake_wherever_it_stands() {
    for before in ["Pieces White Ka1", "Condition Circe", "Option Try", "Condition Madrasi", "Stipulation #2"]
    {
        let text = format!("BeginProblem Stip #1\n{before}\nAuthro Q R Smith\nRemark x\nEndProblem");
        let found: Vec<Diagnostic> =
            parse(&text).diagnostics.into_iter().filter(|d| d.offending == "Authro").collect();
        assert_eq!(found.len(), 1, "{before}");
        assert_eq!(found[0].help.as_deref(), Some("did you mean `Author`?"));
        assert_eq!(parse(&text).problems[0].statement.remarks, ["x"]);
        assert!(kinds(&text).len() <= 2, "{before}");
    }
}

#[test]
fn the_frame() {
    use DiagnosticKind::*;
    assert_eq!(kinds(""), [NoBegin]);
    assert_eq!(kinds("foo"), [NoBegin, UnknownKeyword, NoEnd, NoStipulation]);
    assert_eq!(kinds("foo\nBeginProblem Stip #2 EndProblem"), [NoBegin]);
    assert_eq!(kinds("BegunProblem Stip #2 EndProblem"), [NoBegin]);
    assert_eq!(kinds("BeginProblem Stip #2"), [NoEnd]);
    assert_eq!(kinds("BeginProblem EndProblem"), [NoStipulation]);
    assert_eq!(kinds("BeginProblem Stip #2 EndProblem foo"), [TextAfterEnd]);
    assert_eq!(kinds("BeginProblem Stip #2 BeginProblem Stip #3 EndProblem"), [UnknownKeyword]);
    assert_eq!(kinds("AnfangProblem Steine Weiss Ka1 EndeProblem"), [NoStipulation]);
    assert!(!parse("BeginProblem Stip #2").problems[0].ended);
}

#[test]
fn sections_that_cannot_be_obeyed_are_refused_by_name() {
    let text = "BeginProblem\nStip #2\nLaTeX out.tex\nLaTeXPieces out.tex\nEndProblem";
    assert_eq!(kinds(text), [DiagnosticKind::Unsupported; 2]);
    assert!(parse(text).diagnostics[1].message.contains("LaTeXPieces"));
}

#[test]
fn order_and_repetition() {
    use DiagnosticKind::*;
    let around = |middle: &str| format!("BeginProblem\n{middle}\nEndProblem");
    assert_eq!(kinds(&around("Stip #2\nStip #3")), [Replaced]);
    assert_eq!(kinds(&around("Stip #2\nTwin Move a1 a2\nOption Try")), [Misplaced]);
    assert_eq!(kinds(&around("Stip #2\nTwin Move a1 a2\nZero Move a1 a3")), [Misplaced]);
    assert_eq!(kinds(&around("Stip #2\nPieces White Ka1 Qa1")), [OccupiedSquare]);
    let twice = statement(&around("Stip #2\nCond Circe\nCond Circe\nOrigin A\nOrigin B\nAward C\nAward D"));
    assert_eq!(twice.conditions.len(), 1);
    assert_eq!(twice.origin.as_deref(), Some("A\nB"));
    assert_eq!(twice.award.as_deref(), Some("D"));
    let zero = statement(&around("Stip #2\nZeroPosition Move a1 a3\nTwin Remove a2"));
    assert!(zero.twins[0].is_zero_position && !zero.twins[1].is_zero_position);
}

#[test]
fn the_later_unit_stands() {
    let parsed = parse("BeginProblem Stip #2 Pieces White Ka1 Black Qa1 EndProblem");
    let units = &parsed.problems[0].statement.units;
    assert_eq!((units.len(), units[0].colour, units[0].walk), (1, Colour::Black, Walk::QUEEN));
    assert!(parsed.is_sound(&parsed.problems[0]));
}

#[test]
fn positions_as_forsyth_and_as_array() {
    let array = statement("BeginProblem\nInitialGameArray\nStip #2\nEndProblem");
    assert_eq!(array.units.len(), 32);
    assert_eq!(array.unit("b8".parse().unwrap()).unwrap().walk, Walk::KNIGHT);
    let forsyth =
        statement("BeginProblem\nForsyth rsbqkbsr/pppppppp/32/PPPPPPPP/RSBQKBSR\nStip #2\nEndProblem");
    assert_eq!(forsyth.units.len(), 32);
    for unit in &forsyth.units {
        assert_eq!(array.unit(unit.square).unwrap().walk, unit.walk);
    }
    let fen = parse("BeginProblem\nForsyth 8/8/8/8/8/8/8/K1k5 w KQkq - 0 1\nStip #2\nEndProblem");
    assert_eq!(fen.diagnostics.len(), 1);
    assert_eq!(fen.problems[0].statement.units.len(), 2);
}

#[test]
fn a_stray_word_knows_where_it_belongs() {
    let help = |line: &str| parse(&format!("BeginProblem\n{line}\n")).diagnostics[0].help.clone().unwrap();
    assert_eq!(help("Stipulaton #2"), "did you mean `Stipulation`?");
    assert_eq!(help("Author: Smith"), "did you mean `Author`?");
    assert_eq!(help("Madrasi"), "`Madrasi` is a condition: write it after `Condition`");
    assert_eq!(help("NoBoard"), "`NoBoard` is an option: write it after `Option`");
    assert_eq!(help("8/8/8/8/8/8/8/K1k5"), "write `Forsyth` before a position");
    assert_eq!(help("#2"), "write `Stipulation #2`");
}

/// Every span is a part of the text, and everything can be shown.
fn check_total(text: &str) {
    let parsed = parse(text);
    for diagnostic in &parsed.diagnostics {
        assert!(text.get(diagnostic.span.start..diagnostic.span.end).is_some(), "{diagnostic:?}");
        let shown = render(diagnostic, text, "file", false);
        assert!(!shown.is_empty());
        diagnostic.line_and_column(text);
        diagnostic.popeye_lines();
    }
    for problem in &parsed.problems {
        assert!(problem.diagnostics.end <= parsed.diagnostics.len());
        let statement = &problem.statement;
        for unit in &statement.units {
            assert!(text.get(unit.span.start..unit.span.end).is_some());
            assert_eq!(statement.units.iter().filter(|other| other.square == unit.square).count(), 1);
        }
    }
}

const WORDS: &[&str] = &[
    "BeginProblem",
    "EndProblem",
    "NextProblem",
    "Pieces",
    "White",
    "Black",
    "neutral",
    "Royal",
    "Ka1",
    "Pa2b3",
    "K",
    "a1",
    "Xz9",
    "R/Ba1",
    "Stipulation",
    "#2",
    "h#",
    "2.5",
    "ser-h=3",
    "#2*",
    "Condition",
    "Circe",
    "circ",
    "AntiCirce",
    "Cheylan",
    "Imitator",
    "c3",
    "Option",
    "Try",
    "Defence",
    "3",
    "EnPassant",
    "No",
    "Twin",
    "Continued",
    "Move",
    "b2",
    "Remove",
    "Add",
    "Substitute",
    "R",
    "==>",
    "ZeroPosition",
    "Remark",
    "Title",
    "Forsyth",
    "8/Kk6/.g12",
    "=.",
    "InitialGameArray",
    "LaTeX",
    "Protocol",
    "\n",
    "\r\n",
    "\u{e9}",
    "x\u{301}",
    "\u{feff}",
    ";",
    "t",
    "b",
    "\u{0}",
    "{",
    "w",
];

proptest! {
    #[test]
    fn any_text_is_read(text in ".{0,200}") {
        check_total(&text);
    }

    #[test]
    fn any_words_are_read(words in prop::collection::vec(prop::sample::select(WORDS), 0..40)) {
        check_total(&words.join(" "));
        check_total(&format!("BeginProblem {}", words.join(" ")));
    }

    #[test]
    fn mutated_problems_are_read(
        changes in prop::collection::vec((0usize..PROBLEM.len(), prop::sample::select(WORDS), 0usize..4), 1..8),
    ) {
        let mut text = PROBLEM.to_owned();
        for (at, word, removed) in changes {
            let mut start = at.min(text.len());
            while !text.is_char_boundary(start) {
                start -= 1;
            }
            let mut end = (start + removed).min(text.len());
            while !text.is_char_boundary(end) {
                end += 1;
            }
            text.replace_range(start..end, word);
        }
        check_total(&text);
    }
}

#[test]
fn units_under_others_stay_where_a_condition_has_such_units() {
    let text = |condition: &str, twin: &str| {
        format!(
            "BeginProblem Pieces White Ka1 Pb2 Black Qb2 Kh8 White Rb2 Stip #1 {condition} {twin} EndProblem"
        )
    };
    let units = |text: &str| {
        let parsed = parse(text);
        let warnings = parsed.diagnostics.iter().filter(|known| known.severity == Severity::Warning).count();
        (parsed.problems[0].statement.units.len(), warnings)
    };
    assert_eq!(units(&text("", "")), (3, 2));
    assert_eq!(units(&text("Condition Circe", "")), (3, 2));
    assert_eq!(units(&text("Condition Circe Volcanic", "")), (5, 0));
    assert_eq!(units(&text("Condition AntiCirce Parachute", "")), (5, 0));
    assert_eq!(units(&text("", "Twin Condition Circe Volcanic")), (5, 0));
    let statement = &parse(&text("Condition Circe Volcanic", "")).problems[0].statement;
    assert_eq!(statement.unit("b2".parse().unwrap()).unwrap().walk, Walk::ROOK);
    assert_eq!((statement.count(Colour::White), statement.count(Colour::Black)), (2, 1));
}
