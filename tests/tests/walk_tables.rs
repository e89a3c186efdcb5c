//! Moves of every fairy walk from three squares, on an empty board and on a crowded one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use board::{Effect, Piece, Position, Reason, Side, Square, Walk};
use rules::Ruleset;

const CROWD: [&str; 16] = [
    "wPb3", "wSe5", "wRd2", "wBc4", "wPg3", "wQf7", "bPc5", "bBf2", "bRb5", "bSe6", "bPd6", "bQg6", "bSb2",
    "bRe4", "bPa7", "bBd5",
];

fn placed(unit: &str) -> (Piece, Square) {
    let (unit, square) = unit.split_at(unit.len() - 2);
    let side = if unit.starts_with('w') { Side::White } else { Side::Black };
    (Piece::new(side, Walk::with_letters(&unit[1..])), square.parse().expect("a square"))
}

/// Moves of a white unit: `-d4`, `*d4`, with a promotion `-d8=Q`, with a victim elsewhere `*d4-d5`.
fn moves(unit: &str, crowded: bool) -> BTreeSet<String> {
    let mut position = Position::new();
    let mut units = vec![placed(&format!("w{unit}"))];
    if crowded {
        units.extend(CROWD.map(placed));
    }
    let pieces: Vec<Piece> = units.iter().map(|(piece, _)| *piece).collect();
    for &(piece, square) in &units {
        if position.piece(square).is_none() {
            position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
        }
    }
    let rules = Ruleset::compile(&[], &pieces).expect("no conditions");
    let from = units[0].1;
    let spell = |mv: rules::Move| {
        let promotion = mv.promotion.map_or(String::new(), |walk| format!("={}", walk.letters()));
        match mv.capture() {
            None => format!("-{}{promotion}", mv.to),
            Some(victim) if victim == mv.to => format!("*{victim}{promotion}"),
            Some(victim) => format!("*{victim}-{}{promotion}", mv.to),
        }
    };
    rules.legal_moves(&position).into_iter().filter(|mv| mv.from == from).map(spell).collect()
}

#[test]
fn every_walk_moves_as_it_should() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("walks/tables.txt");
    let text = std::fs::read_to_string(path).expect("the tables");
    let mut rows = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (head, list) = line.split_once(':').expect("a colon");
        let words: Vec<&str> = head.split(' ').collect();
        let expected: BTreeSet<String> = list.split_whitespace().map(str::to_owned).collect();
        let found = moves(&format!("{}{}", words[0], words[1]), words[2] == "crowded");
        assert_eq!(found, expected, "{head}");
        *rows.entry(words[0].to_owned()).or_insert(0) += 1;
    }
    let fairy = Walk::all().filter(|walk| !walk.is_orthodox());
    for walk in fairy {
        assert_eq!(rows.get(walk.letters()), Some(&6), "{walk:?}");
    }
}
