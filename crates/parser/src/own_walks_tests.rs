use crate::{Parsed, parse};

use super::*;

/// The definition of the last walk of these.
fn last(definitions: &[&str]) -> DefinedWalk {
    let mut walks = Vec::new();
    for text in definitions {
        parse_walk(text, Language::English, &mut walks).unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
    }
    walks.pop().unwrap()
}

fn parts(text: &str) -> Vec<Part> {
    match last(&[text]).definition {
        WalkDefinition::Parts(parts) => parts,
        other => panic!("{text}: {other:?}"),
    }
}

fn like(walk: Walk) -> Manner {
    Manner::Like(walk)
}

#[test]
fn parts_of_all_kinds() {
    let steps = |most, text: &str| match &parts(text)[0].manner {
        Manner::Steps { vectors, most: found, between: Between::Anything } => {
            assert_eq!(*found, most, "{text}");
            vectors.len()
        }
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(steps(Some(1), "XX = leaper 1,4"), 8);
    assert_eq!(steps(Some(1), "xx=leaper 0,2"), 4);
    assert_eq!(steps(None, "XX = Rider 1,1"), 4);
    assert_eq!(steps(None, "XX = Rider 1,1 1,0"), 8);
    assert_eq!(steps(Some(3), "XX = rider 2 , 1 x3"), 8);
    assert!(matches!(parts("XX = hopper 1,0")[0].manner, Manner::Hop(_)));
    assert!(matches!(parts("XX = lion 1,0")[0].manner, Manner::Lion(_)));
    assert!(matches!(parts("XX = locust 1,0")[0].manner, Manner::Locust(_)));
    assert_eq!(parts("XX = like G move")[0].manner, like(Walk::GRASSHOPPER));
    assert_eq!(parts("XX = leaper 1,4 + rider 2,3 + like Q").len(), 3);
    assert_eq!(parts("XX = Betza \"fRN\" + leaper 1,4").len(), 3);
    let chinese = parts("XX = chinese 1,0");
    assert_eq!((chinese[0].purpose, chinese[1].purpose), (Purpose::Moves, Purpose::Captures));
    assert!(matches!(chinese[1].manner, Manner::Lion(_)));
    assert_eq!(parts("XX = Chinese 1,0 capture").len(), 1);
}

#[test]
fn what_parts_are_for() {
    assert_eq!(parts("XX = leaper 1,4")[0].purpose, Purpose::Everything);
    assert_eq!(parts("XX = leaper 1,4 move")[0].purpose, Purpose::Moves);
    assert_eq!(parts("XX = rider 1,4 X2 CAPTURE")[0].purpose, Purpose::Captures);
}

#[test]
fn walks_build_on_others() {
    let twice = last(&["XX = leaper 1,4", "XY = like XX + like R/XX"]);
    let WalkDefinition::Parts(parts) = twice.definition else { panic!("{twice:?}") };
    assert_eq!(twice.name, "XY");
    assert_eq!(parts[0].manner, like(Walk::own(0)));
    assert_eq!(parts[1].manner, like(Walk::own(1)));
}

#[test]
fn words_of_other_languages() {
    let mut walks = Vec::new();
    for (text, language) in [
        ("X1 = Springer 1,2 Zug + wie D", Language::German),
        ("X2 = bondisseur 1,2 deplacement + comme d", Language::French),
        ("X3 = leaper 1,2 move + like q", Language::English),
    ] {
        parse_walk(text, language, &mut walks).unwrap();
    }
    assert!(walks.iter().all(|own| own.definition == walks[0].definition));
}

#[test]
fn mistakes_and_their_places() {
    for (text, wrong) in [
        ("", ""),
        ("XXX = leaper 1,4", "XXX"),
        ("1 = leaper 1,4", "1"),
        ("a1 = leaper 1,4", "a1"),
        ("B7 = leaper 1,4", "B7"),
        ("G = leaper 1,4", "G"),
        ("XX leaper 1,4", "leaper"),
        ("XX =", ""),
        ("XX = leeper 1,4", "leeper"),
        ("XX = leaper", ""),
        ("XX = leaper 1", "1"),
        ("XX = leaper 1,8", "1"),
        ("XX = leaper 0,0", "0"),
        ("XX = leaper a,b", "a"),
        ("XX = leaper 1,4 x3", "x3"),
        ("XX = rider 1,4 x8", "x8"),
        ("XX = rider 1,4 x99999999", "x99999999"),
        ("XX = leaper 1,4 moves", "moves"),
        ("XX = leaper 1,4 rider 1,2", "rider"),
        ("XX = leaper 1,4 +", ""),
        ("XX = like ZZ", "ZZ"),
        ("XX = like XX", "XX"),
        ("XX = like R/B/S", "R/B/S"),
        ("XX = Betza fR", "fR"),
        ("XX = Betza \"fR", "fR"),
        ("XX = Betza \"fRxN\"", "x"),
        ("XX = Betza \"\"", ""),
    ] {
        let errors = parse_walk(text, Language::English, &mut Vec::new()).unwrap_err();
        let error = &errors[0];
        assert_eq!(errors.len(), 1, "{text}");
        assert_eq!(error.kind, DiagnosticKind::BadWalk, "{text}");
        assert_eq!(&text[error.span.start..error.span.end], wrong, "{text}");
        assert!(error.help.is_some(), "{text}");
    }
}

#[test]
fn letters_that_are_taken_are_told() {
    let message = |text: &str, language| {
        let error = parse_walk(text, language, &mut Vec::new()).unwrap_err().remove(0);
        error.message + " " + &error.help.unwrap_or_default()
    };
    let english = message("G = leaper 1,4", Language::English);
    assert!(english.starts_with("`G` is a walk already these letters are free: `XA`"), "{english}");
    let german = message("D = Springer 1,4", Language::German);
    assert!(german.contains("`Q`"), "{german}");
    let mut walks = Vec::new();
    parse_walk("XX = leaper 1,4", Language::English, &mut walks).unwrap();
    let error = parse_walk("xx = leaper 1,5", Language::English, &mut walks).unwrap_err().remove(0);
    assert_eq!(error.message, "the walk `XX` is defined already");
    assert_eq!(walks.len(), 1);
}

#[test]
fn the_table_has_room_for_so_many_walks() {
    let mut walks = Vec::new();
    let names = ('A'..='Z').flat_map(|a| ('A'..='Z').map(move |b| format!("{a}{b}")));
    let mut defined = 0;
    for name in
        names.filter(|name| walk(name, Wording::default()) == WalkLookup::Unknown).take(Walk::OWN_COUNT + 1)
    {
        match parse_walk(&format!("{name} = leaper 1,4"), Language::English, &mut walks) {
            Ok(()) => defined += 1,
            Err(errors) => assert!(errors[0].message.contains("at most 64"), "{}", errors[0].message),
        }
    }
    assert_eq!(defined, Walk::OWN_COUNT);
    let parts = vec!["leaper 1,4"; MOST_PARTS + 1].join(" + ");
    assert!(parse_walk(&format!("XX = {parts}"), Language::English, &mut Vec::new()).is_err());
}

fn read(text: &str) -> Parsed {
    parse(text, Reading::Popeye)
}

#[test]
fn a_problem_with_walks_of_its_own() {
    let parsed = read(
        "BeginProblem\nWalk XX = leaper 1,4 + rider 2,3\nwalk y = Betza \"gQ\"\nForsyth .XXy6/8/8/8/8/8/8/=.xx7\n\
         Pieces White Kg1 XXc3d4 XX e5 Black Ka7 Y/XXh8 Yh7\nStipulation h#2\nCondition Circe April XX y\n\
         Twin Add White XXf6 Twin Substitute xx y NextProblem Walk XX = like G\nStip #1 EndProblem",
    );
    assert_eq!(parsed.diagnostics, []);
    let statement = &parsed.problems[0].statement;
    let units: Vec<String> = statement
        .units
        .iter()
        .map(|unit| format!("{}{}", statement.wording().letters(unit.walk), unit.square))
        .collect();
    assert_eq!(units.join(" "), "XXa8 Yb8 XXa1 Kg1 XXc3 XXd4 XXe5 Ka7 Y/XXh8 Yh7");
    assert_eq!(statement.walks.len(), 3);
    // The walks of a problem are gone with it.
    assert_eq!(parsed.problems[1].statement.walks.len(), 1);
}

#[test]
fn mistakes_in_a_problem() {
    let first = |text: &str| {
        let parsed = read(text);
        let error = parsed.diagnostics[0].clone();
        (error.line_and_column(text), error.message)
    };
    let text = "BeginProblem\nWalk XX = leaper 1,4 + ridre 2,3\nStip #1\nEndProblem";
    assert_eq!(first(text), ((2, 24), "`ridre` begins no part of a walk".to_owned()));
    let text = "BeginProblem\nWalk\nStip #1\nEndProblem";
    assert_eq!(first(text), ((2, 1), "`Walk` is followed by no definition".to_owned()));
    let text = "BeginProblem\nPieces White XXa1\nWalk XX = leaper 1,4\nStip #1\nEndProblem";
    assert_eq!(first(text), ((2, 14), "`XX` is no unit".to_owned()));
    let text = "AnfangProblem\nGangart XX = Springer 1,9\nForderung #1\nEndeProblem";
    assert!(first(text).1.starts_with("hier fehlt ein Vektor"), "{:?}", first(text));
}

proptest::proptest! {
    #[test]
    fn nothing_panics(text in "(XX = )?([a-zA-Z0-9,+=\"/ \u{e9}]{0,30}|(leaper |rider |like |betza \"|1,4 |x3 |move |\\+ |[fmcnNRW0-9]){0,9})") {
        let mut walks = Vec::new();
        match parse_walk(&text, Language::English, &mut walks) {
            Ok(()) => assert!(!walks.is_empty()),
            Err(errors) => assert!(errors.iter().all(|error| text.get(error.span.start..error.span.end).is_some())),
        }
    }
}
