//! Numbers of sequences of legal half-moves with units of every fairy walk, in one position for each walk.
//!
//! With the environment variable `KIRKE_BLESS` the numbers are written instead of compared.

use std::path::{Path, PathBuf};

use board::{Effect, Piece, Position, Reason, Side, Square, Walk};
use rules::{Ruleset, perft};

/// Numbers are kept for one half-move up to so many.
const DEEPEST: u32 = 3;

/// Walks whose units capture nobody.
const HARMLESS: [&str; 2] = ["DU", "HA"];

fn table_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("walks/perft.txt")
}

/// A unit as the table spells it: `wKa1`, `bNHd4`.
fn placed(unit: &str) -> (Piece, Square) {
    let (unit, square) = unit.split_at(unit.len() - 2);
    let side = if unit.starts_with('w') { Side::White } else { Side::Black };
    (Piece::new(side, Walk::with_letters(&unit[1..])), square.parse().expect("a square"))
}

/// White is on move; nobody can castle.
fn set_up(units: &[(Piece, Square)]) -> (Ruleset, Position) {
    let pieces: Vec<Piece> = units.iter().map(|(piece, _)| *piece).collect();
    let mut position = Position::new();
    for &(piece, square) in units {
        assert_eq!(position.piece(square), None, "{square} is occupied twice");
        position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
    }
    (Ruleset::compile(&[], &pieces).expect("no conditions"), position)
}

#[test]
fn every_walk_has_the_right_number_of_lines() {
    let is_blessed = std::env::var_os("KIRKE_BLESS").is_some();
    let text = std::fs::read_to_string(table_path()).expect("the table");
    let mut counted = String::new();
    let mut walks = Vec::new();
    for line in text.lines() {
        if line.starts_with('#') {
            counted += &format!("{line}\n");
            continue;
        }
        let (head, numbers) = line.split_once(':').expect("a colon");
        let (letters, units) = head.split_once(' ').expect("a walk before the units");
        let walk = Walk::with_letters(letters);
        let units: Vec<(Piece, Square)> = units.split(' ').map(placed).collect();
        for side in Side::BOTH {
            let has_walk = |piece: &Piece| piece.belongs_to(side) && piece.walk() == walk;
            assert!(
                units.iter().any(|(piece, _)| has_walk(piece)),
                "{letters}: no {side} unit has this walk"
            );
        }
        let (rules, position) = set_up(&units);
        assert!(!rules.can_capture_king(&position), "{letters}: White can capture the king");
        if !HARMLESS.contains(&letters) {
            let of_walk = |from| position.piece(from).is_some_and(|piece| piece.walk() == walk);
            let captures =
                rules.legal_moves(&position).iter().any(|mv| of_walk(mv.from) && mv.capture().is_some());
            assert!(captures, "{letters}: it captures nobody here");
        }
        let found: Vec<String> =
            (1..=DEEPEST).map(|depth| perft(&rules, &position, depth).to_string()).collect();
        let found = found.join(" ");
        assert!(is_blessed || numbers.trim() == found, "{letters}: {found} lines, the table says{numbers}");
        counted += &format!("{head}: {found}\n");
        walks.push(walk);
    }
    assert_eq!(walks, Walk::all().filter(|walk| !walk.is_orthodox()).collect::<Vec<_>>());
    if is_blessed {
        std::fs::write(table_path(), counted).expect("the table can be written");
    }
}
