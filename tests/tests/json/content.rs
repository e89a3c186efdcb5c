//! What the documents say.

use crate::samples::{help_mate, mate_in_two, solved, square, told};
use crate::schema::replay;
use board::{Attributes, Walk};
use kirke_tests::{solve_text, solver};
use problem::{Language, MoveNumber, ProblemOption};
use report::json::document;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;

#[test]
fn a_replay_finds_effects_that_do_not_fit() {
    let document = told(&mate_in_two());
    replay(&document).unwrap();
    let mut wrong = document.clone();
    let effect = "/problems/0/parts/0/phases/0/tree/0/move/effects/0";
    let from = wrong.pointer_mut(&format!("{effect}/from")).unwrap();
    *from = json!("h5");
    assert!(replay(&wrong).is_err());
    let mut wrong = document;
    *wrong.pointer_mut(&format!("{effect}/unit/colour")).unwrap() = json!("black");
    assert!(replay(&wrong).is_err());
}

#[test]
fn options_are_written_as_they_are_read() {
    use ProblemOption as Given;
    let squares = |names: &[&str]| names.iter().map(|name| square(name)).collect::<Vec<_>>();
    let options = [
        Given::Variation,
        Given::Try(1),
        Given::Try(3),
        Given::SetPlay,
        Given::PostKeyPlay,
        Given::NoThreat,
        Given::Threat(2),
        Given::NoShortVariations,
        Given::WhiteToPlay,
        Given::Duplex,
        Given::HalfDuplex,
        Given::MaxSolutions(5),
        Given::MaxTime(60),
        Given::NoBoard,
        Given::NoCastling(squares(&["a1", "e8"])),
        Given::EnPassant(squares(&["e3"])),
        Given::NoWhiteKing,
        Given::NoBlackKing,
        Given::Intelligent(None),
        Given::Intelligent(Some(2)),
        Given::TrivialTriesAvoid,
        Given::NullMoves,
        Given::MoveNumbers,
        Given::StartMoveNumber(MoveNumber(vec![12, 3])),
        Given::UpToMoveNumber(MoveNumber(vec![14])),
        Given::MaxFlightSquares(2),
        Given::CastlingMutuallyExclusive(square("a1"), square("h8")),
        Given::NonTrivial { additional: 1, length: 2 },
        Given::Quodlibet,
        Given::StopOnShortSolutions,
        Given::Beep(None),
        Given::Beep(Some(4)),
        Given::KeepMatingPiece,
        Given::GoalIsEnd,
        Given::MatesIn1,
        Given::SuppressGrid,
        Given::WriteGrid,
        Given::Italian,
    ];
    for option in options {
        let mut problem = mate_in_two();
        problem.statement.options =
            vec![problem::Spanned { value: option.clone(), span: problem::Span::default() }];
        let text = told(&problem)["problems"][0]["options"][0].as_str().unwrap().to_owned();
        let read = parser::parse_options_in(&text, Language::English).unwrap_or_else(|_| panic!("{text}"));
        let read: Vec<ProblemOption> = read.into_iter().map(|option| option.value).collect();
        assert_eq!(read, [option], "{text}");
    }
}

#[test]
fn a_tree() {
    let document = told(&mate_in_two());
    let problem = &document["problems"][0];
    assert_eq!(problem["authors"], json!(["A. Nobody"]));
    assert_eq!(problem["position"]["placement"], "7k/8/5K2/8/8/8/p7/R7");
    assert_eq!(
        problem["stipulation"],
        json!({"text": "#2", "structured": "White 3a[#]d", "starter": "white"})
    );
    assert_eq!(problem["options"], json!(["Try", "Variations"]));
    assert!(problem.get("verdict").is_none());
    let phase = &problem["parts"][0]["phases"][0];
    let keys = phase["tree"].as_array().unwrap().iter().filter(|node| node["mark"] == "key");
    let key = keys.clone().find(|key| key["move"]["text"] == "Kf6-f7").unwrap();
    assert_eq!(key["move"]["short"], "Kf7");
    let effects = key["move"]["effects"].as_array().unwrap();
    let king = json!({"colour": "white", "walk": "K"});
    assert_eq!(
        effects[0],
        json!({"type": "move", "from": "f6", "to": "f7", "unit": king, "reason": "movement"})
    );
    assert_eq!(effects.last().unwrap(), &json!({"type": "turn", "side": "black"}));
    assert_eq!(phase["kind"], "actual-play");
    assert!(
        phase["tree"]
            .as_array()
            .unwrap()
            .iter()
            .any(|node| node["mark"] == "try" && node.get("refutations").is_some())
    );
}

#[test]
fn lines_share_their_moves() {
    let problem = help_mate();
    let document = told(&problem);
    replay(&document).unwrap();
    let problem = &document["problems"][0];
    let labels: Vec<&str> =
        problem["twins"].as_array().unwrap().iter().map(|twin| twin["label"].as_str().unwrap()).collect();
    assert_eq!(labels, ["b", "c"]);
    assert_eq!(problem["twins"][0]["changes"], json!(["wRa1-->c1"]));
    assert_eq!(problem["twins"][1]["continued"], true);
    assert_eq!(problem["stipulation"]["starter"], "white");
    let parts = problem["parts"].as_array().unwrap();
    assert_eq!(parts.iter().map(|part| &part["label"]).collect::<Vec<_>>(), ["a", "b", "c"]);
    assert_eq!(parts[1]["heading"], "wRa1-->c1");
    assert_eq!(parts[1]["position"]["placement"], "6k1/p7/6K1/8/8/8/8/1RR5");
    let phase = &parts[0]["phases"][0];
    let moves = phase["moves"].as_array().unwrap();
    let different: BTreeSet<String> = moves.iter().map(Value::to_string).collect();
    assert_eq!(different.len(), moves.len());
    let lines = phase["lines"].as_array().unwrap();
    let places: usize = lines.iter().map(|line| line["half_moves"].as_array().unwrap().len()).sum();
    assert!(places > moves.len() && lines.len() > 2, "{places} {}", moves.len());
    assert_eq!(lines[0]["leading"], 1);
}

#[test]
fn short_texts_tell_moves_of_one_place_apart() {
    let document = told(&solved("Stipulation ~1\nPieces White Ka1 Rc3 Rc5 Black Kh8"));
    let tree = document["problems"][0]["parts"][0]["phases"][0]["tree"].as_array().unwrap();
    let shorts: Vec<&str> = tree.iter().map(|node| node["move"]["short"].as_str().unwrap()).collect();
    for short in ["Rc3c4", "Rc5c4", "Rc2", "Kb1"] {
        assert!(shorts.contains(&short), "{short} is not in {shorts:?}");
    }
}

#[test]
fn texts_are_in_the_language_of_the_problem_and_data_in_english() {
    let statement = parser::parse_in(
        "AnfangProblem\nForderung h#1\nSteine Weiss Kg6 Ta1 Schwarz Kg8 Bb7\nEndeProblem\n",
        parser::Reading::Popeye,
        Language::German,
    )
    .problems
    .remove(0)
    .statement;
    let solved = solve_text(&statement, &solver(1, 1 << 20), Duration::from_secs(60)).unwrap().problem;
    let document = told(&solved);
    let problem = &document["problems"][0];
    assert_eq!(problem["language"], "de");
    let moves = problem["parts"][0]["phases"][0]["moves"].as_array().unwrap();
    let mate = moves.iter().find(|played| played["goal"]["symbol"] == "#").unwrap();
    assert_eq!((&mate["text"], &mate["unit"]["walk"]), (&json!("Ta1-a8 #"), &json!("R")));
}

#[test]
fn fairy_units_have_names_but_no_fen() {
    let mut problem = mate_in_two();
    problem.statement.units[1].walk = Walk::GRASSHOPPER;
    let document = told(&problem);
    let position = &document["problems"][0]["position"];
    assert!(position.get("placement").is_none());
    assert_eq!(position["units"][1]["name"], "grasshopper");
    // The part has a statement of its own.
    assert!(document["problems"][0]["parts"][0]["position"].get("placement").is_some());
    let mut kamikaze = mate_in_two();
    kamikaze.statement.units[1].attributes = Attributes::KAMIKAZE;
    assert!(told(&kamikaze)["problems"][0]["position"].get("placement").is_none());
    let mut below = mate_in_two();
    let again = below.statement.units[1].clone();
    below.statement.units.push(again);
    let position = told(&below)["problems"][0]["position"].clone();
    assert!(position.get("placement").is_none());
    assert_eq!(position["units"][1]["below"], true);
}

#[test]
fn walks_of_the_problem_are_defined() {
    let problem =
        solved("Stipulation #1\nWalk XX = leaper 1,4 + rider 1,0\nPieces White Kb3 XXc2 Black Ka1 R/Bh8");
    let document = told(&problem);
    let problem = &document["problems"][0];
    let walks = problem["walks"].as_array().unwrap();
    let own = walks.iter().find(|walk| walk["letters"] == "XX").unwrap();
    assert_eq!(own["parts"][0]["vectors"].as_array().unwrap().len(), 8);
    let hunter = walks.iter().find(|walk| walk["letters"] == "R/B").unwrap();
    assert_eq!(hunter["hunter"], json!({"away": "R", "back": "B"}));
}

#[test]
fn progressive_play_has_turns() {
    let document =
        told(&solved("Stipulation prog-#3\nOption Variation\nPieces White Kh6 Qf6 Pa4 Black Kb8 Pg5"));
    replay(&document).unwrap();
    assert_eq!(document["problems"][0]["parts"][0]["phases"][0]["form"], "turns");
}

#[test]
fn the_order_of_fields_is_always_the_same() {
    let text = document(&[help_mate()]);
    let begins = concat!(
        "{\"version\":1,\"program\":\"kirke ",
        env!("CARGO_PKG_VERSION"),
        "\",\"problems\":[{\"source\":"
    );
    assert!(text.starts_with(begins), "{}", &text[..100]);
    assert_eq!(text, document(&[help_mate()]));
    assert_eq!(document(&[]).rsplit_once(',').unwrap().1, "\"problems\":[]}");
}
