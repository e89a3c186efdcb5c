use board::{Side, Walk};
use problem::ProblemOption;

use super::*;
use crate::diagnostic::Severity;
use crate::render;

const MATE: &str = "7k/5N1p/8/8/8/8/8/K5R1 w - -";

fn one(text: &str) -> PositionLine {
    let parsed = parse_positions(text);
    let errors = parsed.diagnostics.iter().filter(|known| known.kind != DiagnosticKind::NoStipulation);
    assert_eq!(errors.count(), 0, "{text}: {:?}", parsed.diagnostics);
    assert_eq!(parsed.lines.len(), 1, "{text}");
    parsed.lines.into_iter().next().unwrap()
}

fn stipulation(line: &PositionLine) -> Option<&str> {
    line.stipulation.as_ref().map(|given| given.value.text.as_str())
}

/// The marked part of the text and the diagnostic, which is the only one.
fn mistake(text: &str) -> (&str, Diagnostic) {
    let parsed = parse_positions(text);
    assert_eq!(parsed.diagnostics.len(), 1, "{text}: {:?}", parsed.diagnostics);
    let diagnostic = parsed.diagnostics.into_iter().next().unwrap();
    (&text[diagnostic.span.start..diagnostic.span.end], diagnostic)
}

#[test]
fn direct_mate_with_title_and_remarks() {
    let line = one(&format!("{MATE} dm 1; id \"Arabian; mate\"; c0 \"A. Smith\";"));
    assert_eq!(stipulation(&line), Some("#1"));
    assert_eq!(line.titles, ["Arabian; mate"]);
    assert_eq!(line.remarks, ["A. Smith"]);
    assert!(!line.is_after_key);
    assert_eq!(line.position.units.iter().filter(|unit| unit.walk == Walk::KNIGHT).count(), 1);
    let span = line.stipulation.unwrap().span;
    assert_eq!(span, Span { start: MATE.len() + 4, end: MATE.len() + 5 });
}

#[test]
fn a_line_may_be_all_of_a_fen() {
    let line = one(&format!("{MATE} 12 34"));
    assert_eq!((line.position.half_move_clock, line.position.move_number), (12, 34));
    assert_eq!(stipulation(&line), None);
    let line = one(&format!("{MATE} 0 1 dm 2"));
    assert_eq!(stipulation(&line), Some("#2"));
    let line = one(&format!("{MATE} dm 2; hmvc 7; fmvn 9;"));
    assert_eq!((line.position.half_move_clock, line.position.move_number), (7, 9));
    assert_eq!(one("7k/8/8/8/8/8/8/K7").position.side_to_move, Side::White);
}

#[test]
fn castling_and_en_passant_are_kept() {
    let line = one("r3k2r/8/8/8/4P3/8/8/R3K2R b Kq e3 dm 3;");
    assert_eq!(line.position.side_to_move, Side::Black);
    let square = |name: &str| name.parse().unwrap();
    assert_eq!(
        line.position.options(),
        [
            ProblemOption::NoCastling(vec![square("a1"), square("h8")]),
            ProblemOption::EnPassant(vec![square("e3")])
        ]
    );
}

#[test]
fn best_moves_of_test_sets() {
    assert_eq!(stipulation(&one(&format!("{MATE} bm #7;"))), Some("#7"));
    assert_eq!(stipulation(&one(&format!("{MATE} bm #+7"))), Some("#7"));
    assert_eq!(stipulation(&one(&format!("{MATE} bm #9; dm 7;"))), Some("#7"));
    assert_eq!(stipulation(&one(&format!("{MATE} dm 7; bm #9;"))), Some("#7"));
    let mated = one(&format!("{MATE} bm #-3;"));
    assert_eq!((stipulation(&mated), mated.is_after_key), (Some("#4"), true));
}

#[test]
fn other_operations_are_left_out_with_one_note_each() {
    let text = format!("{MATE} dm 1; pv Rg8; acd 20;\n{MATE} dm 1; pv Rg8; bm Rg8+ Nh6;\n");
    let parsed = parse_positions(&text);
    assert_eq!(parsed.lines.len(), 2);
    let told: Vec<(Severity, &str)> =
        parsed.diagnostics.iter().map(|known| (known.severity, known.offending.as_str())).collect();
    assert_eq!(told, [(Severity::Note, "pv"), (Severity::Note, "acd"), (Severity::Note, "bm")]);
}

#[test]
fn many_lines() {
    let text = format!(
        "\u{feff}# mates\r\n\r\n{MATE} dm 1;\r\n  # more\r\n\t{MATE} 0 1 \r\n8/8/8 w - -\r\n{MATE} b\r\n{MATE} dm 2; id \"É\";"
    );
    let parsed = parse_positions(&text);
    assert_eq!(parsed.lines.len(), 4);
    assert_eq!(&text[parsed.lines[1].span.start..parsed.lines[1].span.end], format!("{MATE} 0 1"));
    assert_eq!(parsed.lines[3].titles, ["É"]);
    let places: Vec<_> =
        parsed.diagnostics.iter().map(|known| (known.kind, known.line_and_column(&text))).collect();
    assert_eq!(
        places,
        [
            (DiagnosticKind::NoStipulation, (5, 2)),
            (DiagnosticKind::BadFen, (6, 1)),
            (DiagnosticKind::EpdOperation, (7, 30)),
        ]
    );
}

#[test]
fn one_diagnostic_for_all_positions_without_stipulation() {
    let (_, told) = mistake("8/8/8/8/8/8/8/K1k5 w\n8/8/8/8/8/8/8/K2k4 w\n8/8/8/8/8/8/8/K3k3 w");
    assert_eq!((told.kind, told.severity), (DiagnosticKind::NoStipulation, Severity::Error));
    assert!(told.message.contains("2 more"), "{}", told.message);
    assert!(told.help.unwrap().contains("dm 3;"));
}

#[test]
fn mistakes_and_their_places() {
    let marked = |operations: &str| {
        let text = format!("{MATE} {operations}");
        let (marked, told) = mistake(&text);
        assert_eq!(told.severity, Severity::Error, "{operations}");
        assert!(told.help.is_some(), "{operations}");
        let start = told.span.start - MATE.len() - 1;
        (start, marked.to_owned())
    };
    assert_eq!(marked("dm;"), (0, "dm".to_owned()));
    assert_eq!(marked("dm x;"), (3, "x".to_owned()));
    assert_eq!(marked("dm 0;"), (3, "0".to_owned()));
    assert_eq!(marked("dm -2;"), (3, "-2".to_owned()));
    assert_eq!(marked("dm 99999999;"), (3, "99999999".to_owned()));
    assert_eq!(marked("bm #;"), (3, "#".to_owned()));
    assert_eq!(marked("bm #-0;"), (3, "#-0".to_owned()));
    assert_eq!(marked("dm 1; hmvc x;"), (11, "x".to_owned()));
    assert_eq!(marked("dm 1; id \"x;"), (9, "\"x;".to_owned()));
    assert_eq!(marked("dm 1; #2;"), (6, "#2".to_owned()));
    assert_eq!(marked("0 1 2 dm 1;"), (4, "2".to_owned()));
    assert_eq!(marked("0 +1 dm 1;"), (2, "+1".to_owned()));
    let (missing, told) = mistake("7k/8/8/8/8/8/8/K7 w dm 3;");
    assert_eq!(missing, "dm");
    assert!(told.help.unwrap().contains("`w - -`"));
}

#[test]
fn a_mistake_can_be_shown() {
    let text = format!("\u{feff}{MATE} dm 1;\r\n{MATE} dm x;\r\n");
    let (_, told) = mistake(&text);
    let shown = render(&told, &text, "mates.epd", false);
    assert!(shown.contains("mates.epd:2:33") && shown.contains("^ wrong in this EPD"), "{shown}");
}

#[test]
fn positions_are_told_from_problems() {
    for positions in [
        MATE,
        "\u{feff}\r\n# FEN\r\n8/8/8/8/8/8/8/K1k5",
        "8/8/8/8/8/8/8 w - - 0 1\n",
        "  7k/8/8/8/8/8/8/K7 w - - dm 1;\nBeg",
    ] {
        assert!(looks_like_positions(positions), "{positions}");
    }
    for others in [
        "",
        "# nothing",
        "BeginProblem\nForsyth 8/8/8/8/8/8/8/K1k5\nStip #1\nEndProblem",
        "8/8/8/8/8/8/8/8\nBeginProblem\nStip #1\nEndProblem",
        "BeginProblm\n8/8/8/8/8/8/8/8",
        "Pieces White Rr/Bb/Nn/d3",
    ] {
        assert!(!looks_like_positions(others), "{others}");
    }
}

proptest::proptest! {
    #[test]
    fn any_text_gives_a_result(text in "([kKN1-8/]{0,17}[ wb;\"\r\n#-]|dm [0-9]{1,6};|bm #-?[0-9]|id \"|\u{feff}|\u{e9}){0,30}") {
        let parsed = parse_positions(&text);
        for diagnostic in &parsed.diagnostics {
            assert!(text.get(diagnostic.span.start..diagnostic.span.end).is_some(), "{diagnostic:?}");
            render(diagnostic, &text, "x", false);
        }
        for line in &parsed.lines {
            assert!(text.get(line.span.start..line.span.end).is_some());
        }
        looks_like_positions(&text);
    }
}
