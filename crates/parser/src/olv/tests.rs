use board::{Attributes, Colour, Walk};
use problem::{FieldShape, ProblemOption, TwinOperation};

use super::*;
use crate::DiagnosticKind;

/// The only record of a text without mistakes.
fn entry(text: &str) -> Entry {
    let collection = parse_collection(text);
    assert_eq!(collection.diagnostics, [], "{text}");
    assert_eq!(collection.entries.len(), 1, "{text}");
    collection.entries.into_iter().next().unwrap().entry
}

/// Severity is not looked at: kinds with the parts of the text that they are about.
fn told(text: &str) -> Vec<(DiagnosticKind, String)> {
    let collection = parse_collection(text);
    collection
        .diagnostics
        .iter()
        .map(|told| (told.kind, text[told.span.start..told.span.end].to_owned()))
        .collect()
}

/// A record with this field besides a position.
fn with(field: &str) -> String {
    format!("---\nalgebraic:\n  white: [Kg1, Re1]\n  black: [Ke8]\n{field}\n")
}

fn help(text: &str) -> String {
    parse_collection(text).diagnostics[0].help.clone().unwrap_or_default()
}

#[test]
fn a_record_of_the_present_version() {
    let text = "\u{feff}---\nauthors:\n  - Ugren, Ljubomir\n  - Abdurahmanovi\u{107}, Fadil\nsource:\n  name: feenschach\n  issue: 01-02\n  \
                problemid: 7100\n  date:\n    year: 1965\n    month: 2\naward:\n  tourney:\n    name: informal\n  distinction: 1st Prize\n\
                algebraic:\n  white: [Kh1, Re4, royal zf3]\n  black:\n  - Kd1\n  - Pag7\n  - nb2\n  neutral: [HurdleColourChanging Ga5]\n\
                stipulation: h#4\noptions:\n- SetPlay\n- AntiCirce Cheylan\n- Defence 1\n- NoCastling a1\n\
                twins:\n  b: Move h1 g1\n  c: Continued Remove d1\nintended-solutions: 4.1...\nsolution: |\n  a)\n    1.Ka1 Kb1 #\n\
                keywords: [Rundlauf]\ncomments:\n- fine\n- 'said: so'\nforeignids:\n- domain: PDB\n  problemid: P0503887\n";
    for text in [text.to_owned(), text.replace('\n', "\r\n")] {
        let entry = entry(&text);
        let statement = &entry.statement;
        assert_eq!(statement.authors, ["Ljubomir Ugren", "Fadil Abdurahmanovi\u{107}"]);
        assert_eq!(statement.origin.as_deref(), Some("feenschach, 01-02, no. 7100, 1965-2"));
        assert_eq!(statement.award.as_deref(), Some("1st Prize, informal"));
        let units: Vec<_> = statement
            .units
            .iter()
            .map(|unit| (unit.colour, unit.walk.letters(), unit.square.to_string(), unit.attributes))
            .collect();
        use Colour::{Black, Neutral, White};
        let plain = |colour, walk, square: &str| (colour, walk, square.to_owned(), Attributes::NONE);
        assert_eq!(
            units,
            [
                plain(White, "K", "h1"),
                plain(White, "R", "e4"),
                (White, "Z", "f3".to_owned(), Attributes::ROYAL),
                plain(Black, "K", "d1"),
                plain(Black, "PA", "g7"),
                plain(Black, "N", "b2"),
                (Neutral, "G", "a5".to_owned(), Attributes::HURDLE_COLOUR_CHANGING),
            ]
        );
        assert_eq!(statement.stipulation.as_ref().unwrap().value.text, "h#4");
        let conditions: Vec<String> =
            statement.conditions.iter().map(|given| given.value.to_string()).collect();
        assert_eq!(conditions, ["AntiCirce Cheylan"]);
        let options: Vec<_> = statement.options.iter().map(|given| given.value.clone()).collect();
        assert_eq!(
            options,
            [
                ProblemOption::SetPlay,
                ProblemOption::Try(1),
                ProblemOption::NoCastling(["a1".parse().unwrap()].into_iter().collect())
            ]
        );
        assert_eq!(statement.twins.len(), 2);
        assert!(!statement.twins[0].continued && statement.twins[1].continued);
        assert_eq!(entry.intention.unwrap().value.to_string(), "4.1...");
        assert_eq!(entry.recorded.unwrap().value, "a)\n  1.Ka1 Kb1 #\n");
        assert_eq!(entry.keywords, ["Rundlauf"]);
        assert_eq!(entry.comments[1].value, "said: so");
        assert_eq!(&text[entry.comments[1].span.start..entry.comments[1].span.end], "'said: so'");
        assert_eq!(entry.id.as_deref(), Some("PDB/P0503887"));
        let unit = &statement.units[2];
        assert_eq!(&text[unit.span.start..unit.span.end], "f3");
    }
}

#[test]
fn a_record_of_the_old_version() {
    let entry = entry(
        "---\nalgebraic:\n  black: [Ke4, !!python/unicode 'Qe1']\n  white: [Kb7, Qb8]\nauthors: [!!python/unicode 'Shire, David J.']\n\
         comments: [!!python/unicode 'twomover\n\n    pass']\ndate: '2007'\ndistinction: !!python/unicode '1st Prize'\n\
         solution: !!python/unicode \"1...Ne5[a] 2.Nd6#[A]\\n\\n1.Qe5+??\\n   1...fxe5/Nxe5[a]\\\n  \\ 2.Nd6#[A]\\nbut 1...Kxe5!\"\n\
         source: !!python/unicode 'The British Chess Magazine'\nsource-id: 12/345\nid: 77\nstipulation: '#2'\nash: xyz\nlegend: {a: b}\n",
    );
    let statement = &entry.statement;
    assert_eq!(statement.origin.as_deref(), Some("The British Chess Magazine, 12/345, 2007"));
    assert_eq!(statement.award.as_deref(), Some("1st Prize"));
    assert_eq!(statement.units[1].walk, Walk::QUEEN);
    assert_eq!(entry.id.as_deref(), Some("77"));
    assert_eq!(entry.comments[0].value, "twomover\npass");
    assert!(entry.recorded.unwrap().value.ends_with("Nxe5[a] 2.Nd6#[A]\nbut 1...Kxe5!"));
}

#[test]
fn stipulations() {
    let read = |stipulation: &str| {
        let entry = entry(&with(&format!("stipulation: {stipulation}")));
        entry.statement.stipulation.unwrap().value.text
    };
    for (written, text) in [
        ("h#2.5", "h#2.5"),
        ("'#2'", "#2"),
        ("\"ser-h=7\"", "ser-h=7"),
        ("PG9.5", "dia9.5"),
        ("'pg 12'", "dia12"),
        ("==2", "==2"),
        ("+3", "+3"),
        ("white 2a[#]d", "White 2a[#]d"),
    ] {
        assert_eq!(read(written), text, "{written}");
    }
    for (written, kind, place) in [
        ("=", DiagnosticKind::Unsupported, "="),
        ("+", DiagnosticKind::Unsupported, "+"),
        ("'= black to move'", DiagnosticKind::Unsupported, "= black to move"),
        ("+ black to move", DiagnosticKind::Unsupported, "+ black to move"),
        ("see text", DiagnosticKind::Unsupported, "see text"),
        ("a=>b3", DiagnosticKind::Unsupported, "a=>b3"),
        ("3", DiagnosticKind::BadStipulation, "3"),
        ("PG0", DiagnosticKind::BadMoveCount, "PG0"),
        ("h#2 x", DiagnosticKind::BadStipulation, "x"),
        ("", DiagnosticKind::MissingStipulation, "stipulation"),
        ("[h#2]", DiagnosticKind::BadField, "stipulation"),
        ("# to be found", DiagnosticKind::MissingStipulation, "stipulation"),
    ] {
        assert_eq!(told(&with(&format!("stipulation: {written}"))), [(kind, place.to_owned())], "{written}");
    }
    assert_eq!(told(&with("")), [(DiagnosticKind::NoStipulation, "algebraic".to_owned())]);
    // In YAML this is a comment.
    let text = with("stipulation: #2");
    assert_eq!(told(&text), [(DiagnosticKind::BadField, "#2".to_owned())]);
    let collection = parse_collection(&text);
    assert!(collection.is_sound(&collection.entries[0]));
    assert_eq!(collection.entries[0].entry.statement.stipulation.as_ref().unwrap().value.text, "#2");
}

#[test]
fn conditions_and_options_are_told_apart() {
    let read = |list: &str| {
        let statement = entry(&with(&format!("stipulation: h#2\noptions: {list}"))).statement;
        let conditions: Vec<String> =
            statement.conditions.iter().map(|given| given.value.to_string()).collect();
        let options: Vec<String> =
            statement.options.iter().map(|given| format!("{:?}", given.value)).collect();
        (conditions.join(", "), options.join(", "))
    };
    let pair = |conditions: &str, options: &str| (conditions.to_owned(), options.to_owned());
    assert_eq!(read("[Madrasi RexInclusiv, ParrainCirce]"), pair("Madrasi RexInclusive, Circe Parrain", ""));
    assert_eq!(read("[Circe, SetPlay, RexInclusive]"), pair("Circe RexInclusive", "SetPlay"));
    assert_eq!(read("Circe SetPlay"), pair("Circe", "SetPlay"));
    assert_eq!(read("[circe, duplex]"), pair("Circe", "Duplex"));
    assert_eq!(read("[PromOnly Q S, 'LastCapture white Sa3']").0, "PromOnly Q S, LastCapture");
    assert_eq!(read("[EnPassant f6, StartMoveNumber 3]").0, "");
    assert_eq!(read("[]"), pair("", ""));
    assert_eq!(read(""), pair("", ""));
    let mistakes = |list: &str| told(&with(&format!("stipulation: h#2\noptions: {list}")));
    let one = |kind, word: &str| vec![(kind, word.to_owned())];
    assert_eq!(mistakes("[Cicre]"), one(DiagnosticKind::UnknownCondition { first: true }, "Cicre"));
    assert_eq!(mistakes("[Circe, Rifel Chess]").len(), 2);
    assert_eq!(mistakes("[SetPaly]"), one(DiagnosticKind::UnknownOption { first: true }, "SetPaly"));
    assert_eq!(mistakes("[Circe Paralel]").len(), 1);
    assert_eq!(mistakes("['Defence x']"), one(DiagnosticKind::BadNumber, "x"));
    assert_eq!(mistakes("[{a: b}, Circe]"), one(DiagnosticKind::BadField, "{a: b}"));
    assert!(help(&with("stipulation: h#2\noptions: [Cicre]")).contains("`Circe`"));
}

#[test]
fn twins_and_their_labels() {
    let twins = |list: &str| entry(&with(&format!("stipulation: h#2\ntwins: {list}"))).statement.twins;
    let zero = twins("{b: Remove e1, a: Move e1 e2}");
    assert!(zero[0].is_zero_position && !zero[1].is_zero_position);
    let many: String = (1..30)
        .rev()
        .map(|number| {
            let label =
                if number < 26 { char::from(b'a' + number).to_string() } else { format!("z{}", number - 25) };
            format!("{label}: Shift a1 a{}, ", number % 8 + 1)
        })
        .collect();
    let many = twins(&format!("{{{many}}}"));
    assert_eq!(many.len(), 29);
    assert!(matches!(many[0].operations[0].value, TwinOperation::Shift(_, to) if to.to_string() == "a2"));
    assert_eq!(
        twins("{b: Condition Circe Stipulation h#3, c: Continued add white Qa1}")[1].operations.len(),
        1
    );
    assert!(twins("{b: }").first().is_some_and(|twin| twin.operations.is_empty()));
    let mistakes = |list: &str| told(&with(&format!("stipulation: h#2\ntwins: {list}")));
    for (list, kind, word) in [
        ("{b: Moev h1 g1}", DiagnosticKind::UnknownTwinOperation, "Moev"),
        ("{b: Move h1 z9}", DiagnosticKind::MissingSquares, "z9"),
        ("{b: Remove e1 Pieces}", DiagnosticKind::UnknownTwinOperation, "Pieces"),
        ("{B: Remove e1}", DiagnosticKind::BadField, "B"),
        ("{b: Remove e1, d: Remove e8}", DiagnosticKind::BadField, "d"),
        ("[Remove e1]", DiagnosticKind::BadField, "twins"),
        ("{b: [Remove e1]}", DiagnosticKind::BadField, "[Remove e1]"),
    ] {
        let told = mistakes(list);
        assert_eq!(told.first(), Some(&(kind, word.to_owned())), "{list}");
    }
}

#[test]
fn mistakes_have_their_place_whatever_yaml_made_of_the_text() {
    let twins = "twins:\n  b: >\n    Move h1\n    q9\n  c: \"Move \\x68\\x31 x9\"\n  d: Move e1\n    y9";
    let text = with(&format!("stipulation: h#2\n{twins}"));
    let places: Vec<String> = told(&text).into_iter().map(|(_, place)| place).collect();
    assert_eq!(places, ["q9", "x9", "y9"]);
    assert_eq!(parse_collection(&text).diagnostics[2].line_and_column(&text), (12, 5));
    let text = "\u{feff}---\r\nauthors: [\u{c4}\u{e9}]\r\nalgebraic: {white: [Kg1, Xx3], black: ['\u{e9}', \"K\\x65\\u00e9\"], grey: [Pa2]}\r\nstipulation: h#2\r\n";
    let places: Vec<String> = told(text).into_iter().map(|(_, place)| place).collect();
    assert_eq!(places[0], "Xx3");
    assert!(places.contains(&"\u{e9}".to_owned()) && places.contains(&"grey".to_owned()), "{places:?}");
}

#[test]
fn other_mistakes() {
    for (text, kind, word) in [
        (with("stipulation: h#2\nstipulatoin: x"), DiagnosticKind::UnknownField, "stipulatoin"),
        (with("stipulation: h#2\nstipulation: h#3"), DiagnosticKind::Replaced, "stipulation"),
        (with("stipulation: h#2\nintended-solutions: two"), DiagnosticKind::BadIntention, "two"),
        (
            with("stipulation: h#2\nintended-solutions: [2]"),
            DiagnosticKind::BadIntention,
            "intended-solutions",
        ),
        (with("stipulation: h#2\nsolution: [a]"), DiagnosticKind::BadField, "solution"),
        ("---\nalgebraic: {}\nstipulation: h#2".to_owned(), DiagnosticKind::BadField, "algebraic"),
        ("---\nstipulation: h#2".to_owned(), DiagnosticKind::BadField, "stipulation"),
        ("---\nalgebraic: [Kg1]\nstipulation: h#2".to_owned(), DiagnosticKind::BadField, "algebraic"),
        ("---\nno fields".to_owned(), DiagnosticKind::BadField, "no fields"),
        ("---\n- a\n- b".to_owned(), DiagnosticKind::BadField, "- a"),
        ("---\n!!null\n".to_owned(), DiagnosticKind::BadField, "---"),
    ] {
        let told = told(&text);
        assert_eq!(told.first().map(|told| told.0), Some(kind), "{text}");
        assert!(told[0].1.starts_with(word) || word == "- a" || word == "---", "{text}: {told:?}");
    }
    assert_eq!(help(&with("stipulation: h#2\nstipulatoin: x")), "did you mean `stipulation`?");
    assert!(help(&with("stipulation: h#2\nintended-solutions: two")).contains("`4.1...`"));
}

#[test]
fn a_record_that_is_no_yaml_takes_no_other_with_it() {
    let good = with("stipulation: h#2");
    let bad = "---\nauthors: [Smith, John\nstipulation: #2\nsolution: 'no end\n";
    let text = format!("%YAML 1.1\n{good}---\n# nothing\n{bad}{good}...\n{good}---\n");
    let collection = parse_collection(&text);
    let sound: Vec<bool> = collection.entries.iter().map(|entry| collection.is_sound(entry)).collect();
    assert_eq!(sound, [true, false, true, true]);
    assert_eq!(collection.diagnostics[0].kind, DiagnosticKind::BadYaml);
    assert_eq!(collection.diagnostics_of(&collection.entries[1]).len(), 1);
    assert!(collection.has_errors());
    for entry in &collection.entries {
        let text = &text[entry.entry.text.start..entry.entry.text.end];
        assert!(text.starts_with("---\na") && text.matches("---").count() == 1, "{text}");
    }
}

#[test]
fn references_are_followed() {
    let text = "---\nalgebraic: {white: &units [Kg1], black: [Ke8]}\nstipulation: h#2\nkeywords: *units\n";
    let entry = entry(text);
    assert_eq!(entry.keywords, ["Kg1"]);
    assert_eq!(entry.layout.unwrap().field("keywords").unwrap().shape, FieldShape::Other);
    let bomb: String = (0..9)
        .map(|level| {
            let inner = if level == 0 { "x".to_owned() } else { format!("*a{}", level - 1) };
            format!("k{level}: &a{level} [{}]\n", vec![inner; 9].join(", "))
        })
        .collect();
    assert_eq!(told(&bomb).last().map(|told| told.0), Some(DiagnosticKind::BadYaml));
    let deep = format!("a: {}{}", "[".repeat(200), "]".repeat(200));
    assert_eq!(told(&deep)[0].0, DiagnosticKind::BadYaml);
    assert_eq!(told(&format!("a:\n {}x", "- ".repeat(9000)))[0].0, DiagnosticKind::BadYaml);
}

#[test]
fn fields_know_where_they_stand() {
    let text = "--- # first\n  stipulation:   h#2   # comment\n  solution: !!str |2\n    1.Ka1 Kb1\n\n    b)\n\n  comments:\n  - a\n  - \"b\"   # c\n  \
                keywords: [x,\n    y]\n  options:\n  twins: {b: Remove e1}\n  algebraic: {white: [Kg1], black: [Ke8, Re1]}\n";
    let entry = entry(text);
    let layout = entry.layout.unwrap();
    assert_eq!((layout.is_flow, layout.indentation), (false, 2));
    let fields: Vec<_> = layout
        .fields
        .iter()
        .map(|field| (field.name.as_str(), &text[field.value.start..field.value.end], field.shape))
        .collect();
    assert_eq!(
        fields[..6],
        [
            ("stipulation", "h#2", FieldShape::Scalar),
            ("solution", "!!str |2\n    1.Ka1 Kb1\n\n    b)", FieldShape::Scalar),
            ("comments", "- a\n  - \"b\"", FieldShape::BlockList { indentation: 2 }),
            ("keywords", "[x,\n    y]", FieldShape::FlowList),
            ("options", "", FieldShape::Empty),
            ("twins", "{b: Remove e1}", FieldShape::Other),
        ]
    );
    assert!(
        parse_collection("{algebraic: {white: [Kg1]}, stipulation: h#2}").entries[0]
            .entry
            .layout
            .as_ref()
            .unwrap()
            .is_flow
    );
}

#[test]
fn solutions_are_read_with_their_places_in_the_file() {
    let text =
        with("stipulation: h#2\nsolution: |\n  1.Ka1-a2 hocus Ra3-a1 #\n\n  b)\n    1.Kb1 pocus Rb3 #");
    let entry = entry(&text);
    let (solution, diagnostics) = parse_recorded_of(&text, &entry).unwrap();
    assert_eq!(solution.parts.len(), 2);
    let places: Vec<&str> = diagnostics.iter().map(|told| &text[told.span.start..told.span.end]).collect();
    assert_eq!(places, ["hocus", "pocus"]);
    let text = with(
        "stipulation: h#2\nsolution: \"1.Ka1-a2 \\x41 Ra3-a1 #\\n\\n\\\n   \\ b)\\n  1.Kb1 pocus Rb3 #\"",
    );
    let entry = super::tests::entry(&text);
    let (_, diagnostics) = parse_recorded_of(&text, &entry).unwrap();
    assert_eq!(&text[diagnostics[1].span.start..diagnostics[1].span.end], "pocus");
    assert_eq!(parse_recorded_of("", &Entry::default()), None);
}

#[test]
fn collections_are_recognised() {
    for text in [
        "---\na: b",
        "\u{feff}\n# x\nstipulation: h#2",
        "--- {a: b}",
        "%YAML 1.1\n---",
        "algebraic:\n white: []",
        "authors :\n",
    ] {
        assert!(looks_like_collection(text), "{text}");
    }
    for text in
        ["", "BeginProblem\nStipulation h#2", "8/8/8/8/8/8/8/8 w - -", "----", "Author: x", "id", "title: x"]
    {
        assert!(!looks_like_collection(text), "{text}");
    }
}
