use super::*;
use crate::keywords::is_keyword;
use crate::reader::Reading;

fn read(text: &str) -> (String, Vec<Diagnostic>, Option<String>) {
    let text = format!("Pieces {text}");
    let mut reader = Reader::new(&text, Reading::Popeye);
    let section = reader.next().unwrap();
    let units = read_units(&mut reader, &section, is_keyword);
    for unit in &units {
        assert_eq!(text[unit.span.start..unit.span.end].parse(), Ok(unit.square));
    }
    let units: Vec<String> = units
        .iter()
        .map(|unit| {
            let letter = unit.walk.letters().to_owned();
            let letter = if unit.colour == Colour::Black { letter.to_lowercase() } else { letter };
            format!("{letter}{}", unit.square)
        })
        .collect();
    let next = reader.peek().map(|token| token.text.to_owned());
    (units.join(" "), reader.diagnostics, next)
}

fn units(text: &str) -> String {
    let (units, diagnostics, _) = read(text);
    assert_eq!(diagnostics, [], "{text}");
    units
}

#[test]
fn units_of_both_sides() {
    assert_eq!(units("white kg1 pb5c6d7 qe8\n black ka8"), "Kg1 Pb5 Pc6 Pd7 Qe8 ka8");
    assert_eq!(units("WHITE K g1 p b5c6, B a1 b Ka8"), "Kg1 Pb5 Pc6 Ba1 ka8");
    assert_eq!(units("b ka8 w kg1"), "ka8 Kg1");
    assert_eq!(units("white s a1 black se4"), "Sa1 se4");
}

#[test]
fn the_section_ends_at_a_keyword() {
    for keyword in ["Stip #2", "Re x", "St", "Opti NoBoard", "Twin", "EndProblem", "Condition x", "Title"] {
        let (found, diagnostics, next) = read(&format!("white Kg1 {keyword}"));
        assert_eq!((found.as_str(), diagnostics), ("Kg1", vec![]), "{keyword}");
        let next = next.unwrap();
        assert!(keyword.starts_with(&next));
    }
}

#[test]
fn mistakes_are_named_and_pointed_at() {
    let first = |text: &str| {
        let (_, diagnostics, _) = read(text);
        let first = diagnostics[0].clone();
        (first.kind, first.span.start - 7, first.span.end - 7)
    };
    assert_eq!(first("white Ka1 Xa7"), (DiagnosticKind::UnknownUnit { first: false }, 10, 11));
    assert_eq!(first("white Ka1 Qa1z9"), (DiagnosticKind::BadSquare, 13, 15));
    assert_eq!(first("Ka1 Qb2"), (DiagnosticKind::MissingColour, 0, 3));
    assert_eq!(first("white S/Xa1"), (DiagnosticKind::UnknownUnit { first: true }, 6, 9));
    assert_eq!(first("white R/B/Sa1"), (DiagnosticKind::UnknownUnit { first: true }, 6, 13));
    assert_eq!(first("white Patrol Ka1"), (DiagnosticKind::Unsupported, 6, 12));
    assert_eq!(first("white Sb1 Royal Qa1"), (DiagnosticKind::UnknownKeyword, 10, 15));
    assert_eq!(first("white k"), (DiagnosticKind::MissingSquares, 6, 7));
    assert_eq!(first("white Kg\u{e9}1"), (DiagnosticKind::UnknownUnit { first: true }, 6, 11));
    assert_eq!(read("").1[0].kind, DiagnosticKind::MissingColour);
}

#[test]
fn hunters_are_put_into_the_table_once() {
    let text = "Pieces white R/Ba1 s/gra2b3 black r/b c4";
    let mut reader = Reader::new(text, Reading::Popeye);
    let section = reader.next().unwrap();
    let units = read_units(&mut reader, &section, is_keyword);
    assert_eq!(reader.diagnostics, []);
    let told: Vec<String> =
        units.iter().map(|unit| format!("{}{}", reader.wording().letters(unit.walk), unit.square)).collect();
    assert_eq!(told, ["R/Ba1", "S/GRa2", "S/GRb3", "R/Bc4"]);
    assert_eq!(reader.walks.len(), 2);
}

#[test]
fn the_table_has_room_for_so_many_hunters() {
    let hunters: Vec<String> = problem::WALKS
        .iter()
        .take(Walk::OWN_COUNT + 1)
        .map(|row| format!("g/{}a1", row.names.english))
        .collect();
    let (_, diagnostics, _) = read(&format!("white {}", hunters.join(" ")));
    assert_eq!(diagnostics.len(), 1);
    assert_eq!(diagnostics[0].kind, DiagnosticKind::BadWalk);
    assert!(diagnostics[0].message.contains("64"), "{}", diagnostics[0].message);
}

#[test]
fn one_mistake_is_one_message() {
    let (found, diagnostics, _) = read("whtie Ka1 Qb2 black kc3");
    assert_eq!(found, "kc3");
    assert_eq!(diagnostics.len(), 1);
    assert_eq!(diagnostics[0].help.as_deref(), Some("did you mean `White`?"));
    assert_eq!(read("Ka1 Qb2 Rc3").1.len(), 1);
    assert_eq!(read("white total 3 black kc3").1.len(), 1);
}

#[test]
fn attributes_hold_for_the_group_and_royal_for_one_word() {
    let text =
        "Pieces neutral ga1 white royal kamikaze Sb1c1 Nd1 black frischauf Re1 chameleon Rf1 black cham Lg1";
    let mut reader = Reader::new(text, Reading::Popeye);
    let section = reader.next().unwrap();
    let units = read_units(&mut reader, &section, is_keyword);
    let found: Vec<(Colour, Walk, Attributes)> =
        units.iter().map(|unit| (unit.colour, unit.walk, unit.attributes)).collect();
    let royal = Attributes::ROYAL | Attributes::KAMIKAZE;
    assert_eq!(
        found,
        [
            (Colour::Neutral, Walk::GRASSHOPPER, Attributes::NONE),
            (Colour::White, Walk::KNIGHT, royal),
            (Colour::White, Walk::KNIGHT, royal),
            (Colour::White, Walk::NIGHTRIDER, Attributes::KAMIKAZE),
            (Colour::Black, Walk::ROOK, Attributes::PROMOTED),
            (Colour::Black, Walk::ROOK, Attributes::PROMOTED),
            (Colour::Black, Walk::LOCUST, Attributes::CHAMELEON),
        ]
    );
    assert_eq!(reader.diagnostics.len(), 1);
    assert_eq!(units_with("white royal Ka1")[0].attributes, Attributes::NONE);
}

fn units_with(text: &str) -> Vec<PlacedUnit> {
    let text = format!("Pieces {text}");
    let mut reader = Reader::new(&text, Reading::Popeye);
    let section = reader.next().unwrap();
    read_units(&mut reader, &section, is_keyword)
}
