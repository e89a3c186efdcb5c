//! The form of the documents: nothing else is accepted.

use crate::samples::{
    REASONS, help_mate, mate_in_two, solved, square, told, verdicts, with_all_effects, with_tree,
};
use crate::schema::{SCHEMA, validate};
use board::Reason;
use problem::{ATTRIBUTES, GOALS, GoalForm, Language};
use report::json::document;
use serde_json::{Value, json};
use solution::{Ending, Limit, MoveKind, Node, Note, PlayedMove, Progress, Reach};
use std::collections::BTreeSet;
use std::time::Duration;
use verdict::{DualWeight, Kind};

#[test]
fn moves_of_every_kind_with_every_effect_for_every_reason() {
    let kinds = [
        MoveKind::Quiet,
        MoveKind::Capture,
        MoveKind::EnPassant(square("e5")),
        MoveKind::Passing(square("c3")),
        MoveKind::CastlingKing,
        MoveKind::CastlingQueen,
        MoveKind::Null,
    ];
    let moves = kinds.iter().flat_map(|&kind| REASONS.map(|reason| with_all_effects(kind, reason)));
    let document = told(&with_tree(moves.map(Node::leaf).collect()));
    let tree = document.pointer("/problems/0/parts/0/phases/0/tree").unwrap().as_array().unwrap();
    let values = |path: &str| -> Vec<&str> {
        tree.iter().map(|node| node.pointer(path).unwrap().as_str().unwrap()).collect()
    };
    let enumerated = |name: &str| SCHEMA.pointer(name).unwrap().as_array().unwrap().len();
    let kinds: BTreeSet<&str> = values("/move/kind").into_iter().collect();
    let reasons: BTreeSet<&str> = values("/move/effects/0/reason").into_iter().collect();
    assert_eq!(kinds.len(), enumerated("/$defs/move/properties/kind/enum"));
    assert_eq!(reasons.len(), enumerated("/$defs/reason/enum"));
    let types: BTreeSet<&str> = tree[0]["move"]["effects"]
        .as_array()
        .unwrap()
        .iter()
        .map(|effect| effect["type"].as_str().unwrap())
        .collect();
    assert_eq!(types.len(), enumerated("/$defs/effect/oneOf"));
    assert_eq!(
        tree[0]["move"]["unit"],
        json!({"colour": "white", "walk": "R", "attributes": ["Royal", "Kamikaze"], "origin": "a1"})
    );
    assert_eq!(tree[0]["move"]["goal"], json!({"symbol": "z", "square": "a8"}));
    assert!(
        values("/move/kind")
            .into_iter()
            .zip(tree)
            .all(|(kind, node)| (kind == "null") == node["move"].get("from").is_none())
    );
}

#[test]
fn every_goal_has_its_symbol() {
    let goals = GOALS.iter().map(|row| match row.form {
        GoalForm::Plain(goal) => goal,
        GoalForm::OnSquare(make) => make(square("c3")),
    });
    let moves = goals
        .map(|goal| PlayedMove { goal: Some(goal), ..with_all_effects(MoveKind::Quiet, Reason::Movement) });
    told(&with_tree(moves.map(Node::leaf).collect()));
    let symbols = SCHEMA.pointer("/$defs/goal/properties/symbol/enum").unwrap().as_array().unwrap();
    assert_eq!(symbols.len(), GOALS.len());
}

#[test]
fn verdicts_of_every_kind() {
    for verdict in verdicts() {
        let mut problem = mate_in_two();
        problem.parts[0].verdict = Some(verdict.clone());
        let document = told(&problem);
        assert_eq!(document["problems"][0]["verdict"], verdict.kind.name());
        let written = &document["problems"][0]["parts"][0]["verdict"];
        assert_eq!(written["kind"], verdict.kind.name());
        assert_eq!(written["findings"].as_array().unwrap().len(), verdict.findings.len());
    }
    let mut problem = mate_in_two();
    problem.parts[0].verdict = Some(verdicts().remove(0));
    let findings = told(&problem)["problems"][0]["parts"][0]["verdict"]["findings"].clone();
    let dual =
        findings.as_array().unwrap().iter().find(|finding| finding["weight"] == "after-threat").unwrap();
    assert_eq!((&dual["number"], &dual["counts"]), (&json!(2), &json!(false)));
    assert_eq!(dual["path"]["moves"].as_array().unwrap().len(), 2);
    assert_eq!(findings[6]["reach"], json!({"half_moves": 3, "beginnings_done": 4, "beginnings": 20}));
}

#[test]
fn every_way_in_which_a_part_can_end() {
    let mut problem = help_mate();
    problem.milliseconds = Some(12);
    for ending in [
        Ending::Complete,
        Ending::Partial(Limit::MaxSolutions),
        Ending::Partial(Limit::MaxTime),
        Ending::Partial(Limit::Cancelled),
    ] {
        let solution = problem.parts[0].outcome.as_mut().unwrap();
        solution.ending = ending;
        solution.notes = vec![
            Note::NotApplicable("SetPlay"),
            Note::MoveNumbersNotApplicable,
            Note::ShortSolutionsNotApplicable,
            Note::TriesNotApplicable,
            Note::IntelligentNotApplicable,
            Note::KingCapturable,
        ];
        let phase = &mut solution.phases[0];
        phase.reach = Some(Reach { half_moves: 2, done: 0, all: 7 });
        phase.progress = vec![Progress {
            numbers: vec![3, 1],
            played: with_all_effects(MoveKind::Quiet, Reason::Movement),
            before: 0,
            time: Some(Duration::from_millis(5)),
        }];
        let document = told(&problem);
        let notes = &document["problems"][0]["parts"][0]["notes"];
        assert_eq!(notes[0], json!({"kind": "option-not-applicable", "option": "SetPlay"}));
    }
    problem.parts[0].outcome = Err("there is no king".to_owned());
    let document = told(&problem);
    assert_eq!(document["problems"][0]["parts"][0]["error"], "there is no king");
    assert_eq!(document["problems"][0]["milliseconds"], 12);
}

/// Calls `visit` with each place of a document where an object stands.
fn visit_objects(value: &Value, place: &str, visit: &mut dyn FnMut(&str, &serde_json::Map<String, Value>)) {
    match value {
        Value::Object(fields) => {
            visit(place, fields);
            fields.iter().for_each(|(name, inner)| visit_objects(inner, &format!("{place}/{name}"), visit));
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                visit_objects(inner, &format!("{place}/{index}"), visit);
            }
        }
        _ => {}
    }
}

/// A document in which everything that the schema knows is there.
fn full_document() -> Value {
    let mut judged = mate_in_two();
    judged.parts[0].verdict = Some(verdicts().remove(0));
    let problems = [
        judged,
        help_mate(),
        with_tree(vec![Node::leaf(with_all_effects(MoveKind::EnPassant(square("e5")), Reason::Capture))]),
        solved(
            "Stipulation #2\nCondition Circe\nOption PostKeyPlay Variation\nPieces White Kg3 Re4 Pd2f4 Black Kf1 Bg7 Se8",
        ),
        solved("Stipulation prog-#3\nOption Variation\nPieces White Kh6 Qf6 Pa4 Black Kb8 Pg5"),
    ];
    serde_json::from_str(&document(&problems)).expect("JSON")
}

#[test]
fn no_object_may_have_a_field_of_another_name() {
    let mut document = full_document();
    validate(&document).unwrap();
    let mut places = Vec::new();
    visit_objects(&document, "", &mut |place, _| places.push(place.to_owned()));
    // Every tenth of the deep ones is enough; those of all forms come first in their parts.
    let tried =
        places.iter().enumerate().filter(|(at, place)| place.matches('/').count() < 9 || at % 10 == 0);
    for (_, place) in tried {
        let surplus = |document: &mut Value, field: Option<Value>| {
            let object = document.pointer_mut(place).unwrap().as_object_mut().unwrap();
            match field {
                Some(field) => object.insert("unheard_of".to_owned(), field),
                None => object.remove("unheard_of"),
            };
        };
        surplus(&mut document, Some(json!(1)));
        assert!(validate(&document).is_err(), "a surplus field at {place}");
        surplus(&mut document, None);
    }
    validate(&document).unwrap();
    assert!(places.len() > 100, "{}", places.len());
}

#[test]
fn no_value_may_be_null_or_of_another_type_and_words_are_known() {
    let document = full_document();
    for (place, value) in [
        ("/version", json!(2)),
        ("/version", json!("1")),
        ("/problems", json!({})),
        ("/problems/0/number", json!(0)),
        ("/problems/0/origin", json!(null)),
        ("/problems/0/language", json!("la")),
        ("/problems/0/verdict", json!("splendid")),
        ("/problems/0/position/units/0/square", json!("i9")),
        ("/problems/0/position/units/0/colour", json!("green")),
        ("/problems/0/position/placement", json!("8/8")),
        ("/problems/0/parts/0/ending", json!("never")),
        ("/problems/0/parts/0/phases/0/form", json!("lines")),
        ("/problems/0/parts/0/phases/0/tree/0/mark", json!("!")),
        ("/problems/0/parts/0/phases/0/tree/0/move/kind", json!("swap")),
        ("/problems/0/parts/0/phases/0/tree/0/move/kind", json!("null")),
        ("/problems/0/parts/0/phases/0/tree/0/move/goal", json!("#")),
        ("/problems/0/parts/0/phases/0/tree/0/move/effects/0/type", json!("turn")),
        ("/problems/0/parts/0/phases/0/tree/0/move/effects/0/reason", json!("whim")),
        ("/problems/0/parts/0/phases/0/tree/0/replies", json!([])),
        ("/problems/0/parts/0/verdict/findings/1/kind", json!("cook")),
        ("/problems/0/parts/0/error", json!("and a solution too")),
        ("/problems/1/twins/0/label", json!("B")),
        ("/problems/1/parts/0/phases/0/lines/0/half_moves/0", json!(-1)),
    ] {
        let mut wrong = document.clone();
        let (parent, name) = place.rsplit_once('/').unwrap();
        match wrong.pointer_mut(parent).unwrap_or_else(|| panic!("{parent}")) {
            Value::Object(fields) => fields.insert(name.to_owned(), value.clone()),
            Value::Array(items) => {
                Some(std::mem::replace(&mut items[name.parse::<usize>().unwrap()], value.clone()))
            }
            other => panic!("{place} is in {other}"),
        };
        assert!(validate(&wrong).is_err(), "{value} at {place}");
    }
    for place in
        ["/version", "/problems", "/problems/0/parts", "/problems/0/parts/0/phases", "/problems/0/source"]
    {
        let mut wrong = document.clone();
        let (parent, name) = place.rsplit_once('/').unwrap();
        assert!(wrong.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(name).is_some());
        assert!(validate(&wrong).is_err(), "without {place}");
    }
}

#[test]
fn the_schema_has_the_words_of_the_tables() {
    let words = |place: &str| -> Vec<String> {
        let list = SCHEMA.pointer(place).unwrap_or_else(|| panic!("{place}")).as_array().unwrap();
        list.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    let attributes: Vec<&str> =
        ATTRIBUTES.iter().filter(|row| row.attribute.is_some()).map(|row| row.names.english).collect();
    assert_eq!(words("/$defs/attributes/items/enum"), attributes);
    assert_eq!(words("/$defs/verdict_kind/enum"), Kind::ALL.map(Kind::name));
    assert_eq!(words("/$defs/finding/properties/weight/enum"), DualWeight::ALL.map(DualWeight::name));
    assert_eq!(words("/$defs/problem/properties/language/enum"), Language::ALL.map(Language::code));
    let symbols: BTreeSet<String> = GOALS.iter().map(|row| row.symbol.to_owned()).collect();
    assert_eq!(words("/$defs/goal/properties/symbol/enum").into_iter().collect::<BTreeSet<_>>(), symbols);
    assert_eq!(SCHEMA["properties"]["version"]["const"], report::json::VERSION);
}
