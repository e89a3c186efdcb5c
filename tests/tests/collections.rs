//! Collections of problems (`.olv`): the files of `problems/collections`, solved and compared with the solutions they
//! hold, and written back; and all solutions of the corpus, read as written solutions.

use std::fs;
use std::time::Duration;

use kirke_tests::{entries, problems_folder, solve_text, solver};
use parser::{
    Collection, Diagnostic, DiagnosticKind, Severity, parse_collection, parse_recorded, parse_recorded_of,
};
use problem::{Entry, RecordedSolution, Span, compare};
use report::olv::{REMARK, Update, write_back};

const FILES: [&str; 4] = ["orthodox.olv", "fairy.olv", "old-format.olv", "mistakes.olv"];

fn file(name: &str) -> String {
    let path = problems_folder().join("collections").join(name);
    fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        .replace("\r\n", "\n")
}

/// What stands between the diagram with its captions and the last line.
fn body(output: &str) -> &str {
    let diagram_end = output.rfind("\n+---a").expect("there is a diagram");
    let captions = &output[diagram_end + 1..];
    let start = captions.find("\n\n").map_or(output.len(), |at| diagram_end + 1 + at + 1);
    let end = output.rfind("\nsolution finished").or_else(|| output.rfind("Partial solution"));
    &output[start..end.expect("there is a last line").max(start)]
}

/// Half-moves in a text: words with two squares and a sign of moving or capturing between them, and castling.
fn half_moves(body: &str) -> usize {
    let is_played = |word: &&str| {
        let mut text = word.rsplit('.').next().unwrap_or_default();
        while text.starts_with('[') {
            text = text.find(']').map_or("", |at| &text[at + 1..]);
        }
        let is_square = |pair: &[u8]| matches!(pair[0], b'a'..=b'h') && matches!(pair[1], b'1'..=b'8');
        let goes = |way: &[u8]| is_square(&way[..2]) && matches!(way[2], b'-' | b'*') && is_square(&way[3..]);
        text.starts_with("0-0") || text.as_bytes().windows(5).any(goes)
    };
    let is_heading = |line: &&str| line.split_whitespace().next().is_some_and(|word| word.ends_with(')'));
    body.lines().filter(|line| !is_heading(line)).flat_map(str::split_whitespace).filter(is_played).count()
}

fn is_tree(solution: &RecordedSolution) -> bool {
    solution.parts.iter().any(|part| !part.moves.is_empty())
}

#[test]
fn all_solutions_of_the_corpus_are_read_without_loss() {
    let mut wrong = Vec::new();
    for entry in entries() {
        let output = fs::read_to_string(entry.solution_path())
            .expect("every problem has a solution")
            .replace("\r\n", "\n");
        let body = body(&output);
        let (solution, diagnostics) = parse_recorded(body);
        let told: Vec<&str> = diagnostics.iter().map(|told| told.message.as_str()).collect();
        if !told.is_empty() {
            wrong.push(format!("{}: {}", entry.file, told.join("; ")));
            continue;
        }
        let counted: Vec<usize> =
            solution.parts.iter().map(|part| part.keys().count() + part.solutions().count()).collect();
        // With Duplex the sides of a twin stand one after the other in the index.
        let sides = if counted.is_empty() { 1 } else { entry.solutions.len() / counted.len().max(1) };
        let expected: Vec<usize> =
            entry.solutions.chunks(sides.max(1)).map(|sides| sides.iter().sum()).collect();
        if counted != expected && !(counted.is_empty() && expected.iter().all(|&count| count == 0)) {
            wrong.push(format!("{}: {counted:?} keys or lines, the index says {expected:?}", entry.file));
        }
        let read: usize = solution.parts.iter().map(problem::RecordedPart::count).sum();
        if read != half_moves(body) {
            wrong.push(format!("{}: {read} half-moves, there are {}", entry.file, half_moves(body)));
        }
        let tries: usize = solution.parts.iter().map(|part| part.tries().count()).sum();
        let written =
            body.lines().filter(|line| line.trim_end().ends_with('?') || line.contains(" ? ")).count();
        if is_tree(&solution) && tries != written - body.matches("?!?").count() {
            wrong.push(format!("{}: {tries} tries, there are {written}", entry.file));
        }
        if !compare(&solution, &solution).is_equal() {
            wrong.push(format!("{}: not the same as itself", entry.file));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn solved(entry: &Entry) -> RecordedSolution {
    let budget = Duration::from_secs(300);
    let text =
        solve_text(&entry.statement, &solver(1, 1 << 24), budget).expect("the problem can be solved").text;
    let (solution, diagnostics) = parse_recorded(body(&text));
    assert_eq!(diagnostics, [], "{text}");
    solution
}

fn recorded(text: &str, entry: &Entry) -> RecordedSolution {
    let (solution, diagnostics) = parse_recorded_of(text, entry).expect("the record has a solution");
    assert_eq!(diagnostics, [], "{:?}", entry.recorded);
    solution
}

#[test]
fn what_the_authors_wrote_is_what_is_found() {
    for (name, count) in [("orthodox.olv", 11), ("fairy.olv", 10)] {
        let text = file(name);
        let collection = parse_collection(&text);
        assert_eq!((collection.diagnostics.as_slice(), collection.entries.len()), (&[][..], count), "{name}");
        for record in &collection.entries {
            let entry = &record.entry;
            let (author, found) = (recorded(&text, entry), solved(entry));
            for comparison in [compare(&author, &found), compare(&found, &author)] {
                assert!(comparison.is_equal() && comparison.unlooked.is_empty(), "{comparison:?}");
            }
        }
    }
}

#[test]
fn a_change_of_the_solution_is_found() {
    let text = file("fairy.olv");
    for (written, other, missing, extra) in [
        (
            "2.Ka6*b7[+wRh1] 0-0\n",
            "2.Ka6*b7[+wRh1] 0-0-0\n",
            "1...Rb5-b7 2.Ka6*b7[+wRh1] 0-0-0",
            "1...Rb5-b7 2.Ka6*b7[+wRh1] 0-0",
        ),
        ("1.b4*c3 STe1-d1", "1.b4*c3 STe1-c1", "1.b4*c3 STe1-c1", "1.b4*c3 STe1-d1"),
        (
            "2...Kf8-g8\n",
            "2...Kf8-f7\n",
            "1.Ke6-f6 Ke8-f8 2.RRd4-e3 Kf8-f7",
            "1.Ke6-f6 Ke8-f8 2.RRd4-e3 Kf8-g8",
        ),
        ("2.Qd6-a3 #\n", "", "", "1.Sc1*d3[+bPd7] Qf3*d3[+wSb1] 2.Qd6-a3"),
    ] {
        let changed = text.replace(written, other);
        assert_ne!(changed, text, "{written} is in the file");
        let (before, after) = (parse_collection(&text), parse_collection(&changed));
        let mut told = (Vec::new(), Vec::new());
        for (before, after) in before.entries.iter().zip(&after.entries) {
            let comparison = compare(&recorded(&changed, &after.entry), &recorded(&text, &before.entry));
            told.0.extend(comparison.missing.iter().map(ToString::to_string));
            told.1.extend(comparison.extra.iter().map(ToString::to_string));
        }
        let one = |text: &str| if text.is_empty() { vec![] } else { vec![text.to_owned()] };
        assert_eq!(told, (one(missing), one(extra)), "{written}");
    }
}

#[test]
fn records_of_the_old_format_are_read() {
    for text in [file("old-format.olv"), file("old-format.olv").replace('\n', "\r\n")] {
        let collection = parse_collection(&text);
        assert_eq!(collection.diagnostics, []);
        let entries: Vec<&Entry> = collection.entries.iter().map(|record| &record.entry).collect();
        assert_eq!(entries.len(), 4);
        assert_eq!(entries[0].id.as_deref(), Some("17"));
        assert_eq!(entries[0].statement.origin.as_deref(), Some("Example magazine, 7/1234, 1931"));
        let solution = recorded(&text, entries[0]);
        let [part] = &solution.parts[..] else { panic!("{solution:?}") };
        assert_eq!((part.keys().count(), part.tries().count()), (1, 1));
        assert_eq!(part.moves[0].refutations[0].text, "g6");
        assert_eq!(part.moves[0].threats[0].text, "Q*g7");
        assert_eq!(part.moves[1].replies.len(), 2);
        // Short notation is the same as what is found.
        let author = recorded(&text, entries[1]);
        let comparison = compare(&author, &solved(entries[1]));
        assert!(comparison.is_equal() && comparison.unlooked.is_empty(), "{comparison:?}");
        assert_eq!(entries[2].statement.stipulation.as_ref().expect("there is one").value.text, "dia2.5");
        assert_eq!(entries[3].intention.as_ref().expect("there is one").value.to_string(), "2");
    }
}

#[test]
fn every_mistake_is_told_with_its_place_and_spoils_only_its_record() {
    let text = file("mistakes.olv");
    let collection = parse_collection(&text);
    let sound: Vec<bool> = collection.entries.iter().map(|record| collection.is_sound(record)).collect();
    assert_eq!(sound, [true, false, false, true, false, false, false, false, false]);
    let places: Vec<(usize, usize, &str)> = collection
        .diagnostics
        .iter()
        .map(|told| {
            let (line, column) = told.line_and_column(&text);
            (line, column, &text[told.span.start..told.span.end])
        })
        .collect();
    assert_eq!(
        places,
        [
            (12, 8, ":"),
            (16, 22, "c9"),
            (17, 3, "blakc"),
            (21, 14, "#2"),
            (22, 1, "stipulatoin"),
            (25, 14, "="),
            (28, 14, "+ black to move"),
            (31, 14, "see text"),
            (35, 11, "Cicre"),
            (35, 26, "many"),
            (36, 12, "Move"),
            (36, 21, "d"),
            (37, 21, "some"),
            (41, 17, "Volcanik"),
        ]
    );
    assert_eq!(collection.diagnostics[0].kind, DiagnosticKind::BadYaml);
    assert!(collection.diagnostics.iter().all(|told| told.help.is_some()));
}

/// The collection with all that depends on places left out.
fn plain(text: &str) -> (Vec<Entry>, Vec<(Severity, DiagnosticKind, String)>) {
    let collection: Collection = parse_collection(text);
    let told = |told: &Diagnostic| (told.severity, told.kind, told.message.clone());
    let diagnostics = collection.diagnostics.iter().map(told).collect();
    let entries = collection.entries.into_iter().map(|record| record.entry).map(|mut entry| {
        (entry.text, entry.layout) = (Span::default(), None);
        entry.statement.span = Span::default();
        entry.statement.units.iter_mut().for_each(|unit| unit.span = Span::default());
        entry.statement.conditions.iter_mut().for_each(|given| given.span = Span::default());
        entry.statement.options.iter_mut().for_each(|given| given.span = Span::default());
        entry.statement.stipulation.iter_mut().for_each(|given| given.span = Span::default());
        entry.statement.twins.clear();
        entry.intention.iter_mut().for_each(|given| given.span = Span::default());
        entry.recorded.iter_mut().for_each(|given| given.span = Span::default());
        entry.comments.iter_mut().for_each(|given| given.span = Span::default());
        // Where in its list a remark stands depends on comments of YAML.
        entry.comments.sort_by(|one, other| one.value.cmp(&other.value));
        entry
    });
    (entries.collect(), diagnostics)
}

fn write(text: &str, solution: &str, remark: &str) -> String {
    let collection = parse_collection(text);
    let updates: Vec<Update<'_>> = collection
        .entries
        .iter()
        .map(|record| Update { entry: &record.entry, solution: Some(solution), remark: Some(remark) })
        .collect();
    write_back(text, &updates)
}

/// Writes into all records and checks that nothing else changes.
fn check_writing(text: &str) -> String {
    let solution =
        "\n   1.Qb1-d3 ! threat:\n          2.Qd3-g6 #\n\n   1.Qb1-b5 ?\n    but\n      1...Kh6-h7 !\n\n";
    let written = write(text, solution, "cooked: 1.Qb1-b2, it's short");
    let (before, after) = (plain(text), plain(&written));
    assert_eq!(before.1, after.1, "{written}");
    assert_eq!(before.0.len(), after.0.len());
    let layouts = parse_collection(text);
    for ((before, after), record) in before.0.iter().zip(&after.0).zip(&layouts.entries) {
        if record.entry.layout.is_none() {
            assert_eq!(before, after);
            continue;
        }
        let mut expected = before.clone();
        let value =
            "   1.Qb1-d3 ! threat:\n          2.Qd3-g6 #\n\n   1.Qb1-b5 ?\n    but\n      1...Kh6-h7 !\n"
                .to_owned();
        expected.recorded = Some(problem::Spanned { value, span: Span::default() });
        let value = format!("{REMARK}cooked: 1.Qb1-b2, it's short");
        expected.comments.push(problem::Spanned { value, span: Span::default() });
        expected.comments.sort_by(|one, other| one.value.cmp(&other.value));
        assert_eq!(&expected, after, "{written}");
    }
    // A second run replaces its own remark and writes the same bytes otherwise.
    assert_eq!(write(&written, solution, "cooked: 1.Qb1-b2, it's short"), written);
    let again = write(&written, "1.Ka1 !", "sound");
    assert_eq!(again.matches("'kirke: sound'").count(), again.matches(REMARK).count());
    assert_eq!(again.matches(REMARK).count(), written.matches(REMARK).count());
    written
}

#[test]
fn solutions_and_remarks_are_written_back() {
    for name in FILES {
        let text = file(name);
        let written = check_writing(&text);
        let windows = text.replace('\n', "\r\n");
        assert_eq!(check_writing(&windows), written.replace('\n', "\r\n"), "{name}");
        assert_eq!(write_back(&text, &[]), text);
    }
}

#[test]
fn fields_of_all_shapes_are_written() {
    for fields in [
        "",
        "solution:\ncomments:\n",
        "solution:   # none\ncomments:  # none\nkeywords: [a]\n",
        "solution: short   # a remark\ncomments: a single one   # a remark\n",
        "solution: 'quoted\n\n  twice'\ncomments: \"quoted\"\n",
        "solution: |-\n  a\n\n  b\n\n\n# between\ncomments: |\n  a\n  b\n",
        "solution: >2\n    a\n  b\n\ncomments: [a, 'b'] # c\n",
        "comments: [a,\n  b # c\n  ]\nsolution: !!python/unicode 'x'\n",
        "comments: []\nsolution: x",
        "comments:\n  - a\n  - b: c\n  - 'd'   # e\n\n\n# end\n",
        "comments:\n- a\n-\n  b",
        "solution: |\ncomments: |\n",
        "solution: # c\n  a\ncomments: # c\n  # d\n  a\n",
        "solution: >-\n\n\nkeywords: [a]\n",
        "comments:\n# c\n-\n  a\n- - b\n",
        "keywords: &k [a]\nsolution: |+\n  a\n\n\n",
    ] {
        let record = format!("algebraic: {{white: [Kg1], black: [Ke8]}}\nstipulation: h#2\n{fields}");
        check_writing(&record);
        check_writing(&format!("--- # first\n{record}\n...\n---\n{record}\n---\n"));
        let deeper: String = record.lines().map(|line| format!("   {line}\n")).collect();
        check_writing(&format!("---\n{deeper}"));
    }
    for record in [
        "{algebraic: {white: [Kg1], black: [Ke8]}, stipulation: h#2}",
        "--- {algebraic: {white: [Kg1], black: [Ke8]}, stipulation: h#2, solution: abc, comments: [x], }",
        "--- {solution: , comments: a, algebraic: {white: [Kg1], black: [Ke8]}, # b\n stipulation: h#2 # c\n}\n---\n",
    ] {
        check_writing(record);
    }
    // What is no list of texts is left alone, and control characters are escaped.
    let text = "stipulation: h#2\nalgebraic: {white: [Kg1], black: [Ke8]}\nkeywords: &k [a]\ncomments: *k\nsolution: *k\n";
    let written = write(text, "1.Ka1 \u{7} !", "sound");
    assert!(
        written.contains("comments: *k\n") && written.contains("solution: \"1.Ka1 \\x07 !\\n\"\n"),
        "{written}"
    );
    assert_eq!(
        parse_collection(&written).entries[0].entry.recorded.as_ref().map(|it| it.value.as_str()),
        Some("1.Ka1 \u{7} !\n")
    );
}

#[test]
fn ten_thousand_records() {
    let texts = [file("orthodox.olv"), file("fairy.olv").replace("%YAML 1.1\n", ""), file("mistakes.olv")];
    let some = texts.concat();
    let in_some = parse_collection(&some);
    let copies = 10_000 / in_some.entries.len() + 1;
    let many = some.repeat(copies);
    let collection = parse_collection(&many);
    assert_eq!(collection.entries.len(), copies * in_some.entries.len());
    assert_eq!(collection.diagnostics.len(), copies * in_some.diagnostics.len());
    let last = &collection.entries[collection.entries.len() - in_some.entries.len()].entry;
    assert_eq!(last.statement.authors, ["Unto Heinonen"]);
    assert!(many[last.text.start..last.text.end].starts_with("---\nauthors:\n- Heinonen, Unto"));
}
