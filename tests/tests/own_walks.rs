//! Walks that a problem defines itself, in place of walks that everybody knows: the solutions are the same.

use std::time::Duration;

use kirke_tests::{Solved, read_problem, solve_text, solver};

/// Problems in which `UU` are the units in question, solved without a diagram.
const PROBLEMS: [&str; 3] = [
    "Pieces White Kb1 UUc3 Rd7 Black Kh8 UUf6 Sc4 Neutral UUd5\nStipulation h~1",
    "Pieces White Ka1 UUb3c6e4 Black Ka8 Rb8 Bc8 Pa7\nStipulation #2\nOption Variation Try",
    "Pieces White Kf3 UUd4g2b6 Black Kh1 UUa7e5 Pc2\nStipulation h#1.5",
];

/// The same with promotions, rebirths and a royal unit: only for fairy units, which come after the units of chess and are
/// reborn elsewhere.
const FAIRY_PROBLEMS: [&str; 2] = [
    "Pieces White Kb1 Pg7 UUc3e2 Black Kh5 UUf6 Pb3c6 Neutral UUd5\nCondition Circe\nStipulation h~1",
    "Pieces White Pb7 UUd2 White Royal UUd4 Black Kf6 UUe5a4\nStipulation ser-h+2\nTwin Substitute UU S",
];

fn solved(problem: &str, letters: &str, definition: Option<&str>) -> Solved {
    let walk = definition.map_or(String::new(), |definition| format!("Walk {letters} = {definition}\n"));
    let option = if problem.contains("Option") { " NoBoard" } else { "\nOption NoBoard" };
    let text = format!("BeginProblem\n{walk}{}{option}\nEndProblem\n", problem.replace("UU", letters));
    // The twin comes last.
    let text = match text.split_once("\nTwin") {
        Some((before, twin)) => {
            let (twin, rest) = twin.split_once('\n').expect("a line ends");
            format!("{before}\n{}Twin{twin}\nEndProblem\n", rest.replace("EndProblem\n", ""))
        }
        None => text,
    };
    let statement = read_problem(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    solve_text(&statement, &solver(1, 1 << 20), Duration::from_secs(60))
        .unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

/// Problems are the same with a walk of their own, whose letters have the length of those of the known walk, and some have
/// solutions.
fn assert_same<'a>(problems: impl IntoIterator<Item = &'a str>, letters: &str, definition: &str) {
    let own = if letters.len() == 1 { "Y" } else { "XX" };
    let mut found = 0;
    for problem in problems {
        let known = solved(problem, letters, None);
        let defined = solved(problem, own, Some(definition));
        // No other word of these solutions has the letters. Locusts' captures come in the order of their lines.
        let lines = |text: &str| -> Vec<String> {
            let mut lines: Vec<String> = text.replace(own, letters).lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(lines(&defined.text), lines(&known.text), "{letters} = {definition} in {problem}");
        assert_eq!(defined.solutions, known.solutions, "{letters} = {definition} in {problem}");
        found += known.solutions.iter().sum::<usize>();
    }
    assert!(found > 0, "{letters}");
}

#[test]
fn fairy_walks() {
    for (letters, definition) in [
        ("N", "rider 1,2"),
        ("G", "hopper 1,0 1,1"),
        ("G", "Betza \"gQ\""),
        ("Z", "leaper 2,3"),
        ("L", "locust 1,0 + locust 1,1"),
        ("LI", "lion 1,0 1,1"),
        ("LE", "Chinese 1,0 1,1"),
        ("PA", "Betza \"mRcpR\""),
        ("MA", "Betza \"nN\""),
        ("ZR", "Betza \"ZZ\""),
        ("AM", "like Q + like S"),
        ("GR", "rider 1,2 + rider 1,3"),
        ("RH", "like RH"),
        ("NH", "Betza \"gNN\""),
        ("EK", "rider 1,0 x1 + rider 1,1 x1"),
    ] {
        assert_same(PROBLEMS.into_iter().chain(FAIRY_PROBLEMS), letters, definition);
    }
}

#[test]
fn units_of_chess() {
    for (letters, definition) in [
        ("S", "leaper 1,2"),
        ("S", "Betza \"N\""),
        ("R", "rider 0,1"),
        ("B", "Betza \"FF\""),
        ("Q", "like R + rider 1,1"),
        ("Q", "Betza \"K0\""),
    ] {
        // Nobody promotes and nobody is told from a fairy unit there.
        let problems = [
            PROBLEMS[0].replace("Rd7", "Pe5").replace("Sc4", "Pg4"),
            "Pieces White Ka1 UUb3c6 Black Ka8 UUb8 Pa7\nStipulation #2".to_owned(),
        ];
        assert_same(problems.iter().map(String::as_str), letters, definition);
    }
}

/// A pawn in Betza's notation, with its double step and captures en passant; it only does not promote.
#[test]
fn pawns() {
    for stipulation in ["hep1", "hep1.5", "h~1", "ser-h+3"] {
        let problem = format!(
            "Pieces White Ke1 UUd4e2b2g5e5 Black Kh8 UUc4d7h7a3\nStipulation {stipulation}\nOption Duplex"
        );
        let known = solved(&problem, "P", None);
        let defined = solved(&problem, "Y", Some("Betza \"fmWfceFifmnD\""));
        assert!(known.solutions.iter().all(|&found| found > 0), "{stipulation}");
        assert_eq!(defined.text.replace('Y', ""), known.text);
    }
}

/// The letters of hunters in all three languages, in the order in which they are written.
#[test]
fn hunters_in_other_languages() {
    let english =
        "BeginProblem\nPieces White Kf1 S/Bc3 Black Kh8 G/Qd5\nStipulation h~1\nOption NoBoard\nEndProblem";
    let german = "AnfangProblem\nSteine Weiss Kf1 S/Lc3 Schwarz Kh8 G/Dd5\nForderung h~1\nOption OhneBrett\nEndeProblem";
    let french =
        "DebutProbleme\nPieces Blanc Rf1 C/Fc3 Noir Rh8 S/Dd5\nEnonce h~1\nOption SansEchiquier\nFinProbleme";
    for (text, expected) in [
        (english, "  1.G/Qd5-d6 S/Bc3-d5\n"),
        (german, "  1.G/Dd5-d6 S/Lc3-d5\n"),
        (french, "  1.S/Dd5-d6 C/Fc3-d5\n"),
    ] {
        let statement = read_problem(text).unwrap();
        let solved = solve_text(&statement, &solver(1, 1 << 20), Duration::from_secs(60)).unwrap().text;
        assert!(solved.contains(expected), "{solved}");
    }
}
