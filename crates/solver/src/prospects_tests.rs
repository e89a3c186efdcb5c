//! What is excluded without a search is never found by one.

use board::{Position, Side, Square, Walk};
use problem::{Condition, Goal, RebirthBase, RebirthCondition};
use rules::{Ruleset, with_turn};

use super::*;
use crate::sparse::{Random, sparse_position};
use rules::is_reached;

fn rebirth(base: RebirthBase) -> Condition {
    Condition::Rebirth(RebirthCondition::new(base))
}

#[test]
fn reach_on_an_empty_board() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let reach = &*REACH;
    let knight = (Walk::KNIGHT, square("g1"));
    assert_eq!(reach.guards_with_check(0, knight, square("e5")), None);
    assert_eq!(reach.guards_with_check(1, knight, square("e5")), Some(1), "from f3, with d4");
    assert_eq!(reach.guards_with_check(1, knight, square("h5")), None);
    // A pawn becomes a queen: e2-e4-e5-e6-e7-e8.
    let pawn = (Walk::PAWN, square("e2"));
    assert_eq!(reach.guards_with_check(4, pawn, square("a4")), None);
    assert_eq!(reach.guards_with_check(5, pawn, square("a4")), Some(2));
    assert_eq!(reach.guards(0, pawn, square("e4")), 2);
    assert_eq!(reach.guards(0, (Walk::KING, square("e2")), square("e4")), 3);
    assert_eq!(reach.guards(3, (Walk::KING, square("e1")), square("e4")), 3, "never side by side");
    assert_eq!(reach.guards(1, (Walk::ROOK, square("a1")), square("e4")), 3);
    assert_eq!(reach.moves_beside((Walk::BISHOP, square("c1")), square("g4")), 1, "on g5");
    assert_eq!(reach.moves_beside((Walk::PAWN, square("a2")), square("e8")), 4, "a4, b5, c6, d7");
}

/// Whether the sides together reach the goal in exactly so many half-moves, found by playing everything.
fn is_found(rules: &Ruleset, goal: Goal, position: &Position, half_moves: usize) -> bool {
    rules.legal_moves(position).into_iter().any(|mv| {
        let after = rules.after(position, mv);
        if half_moves == 1 {
            is_reached(rules, goal, position, mv, &after)
        } else {
            is_found(rules, goal, &after, half_moves - 1)
        }
    })
}

#[test]
fn nothing_that_can_be_found_is_excluded() {
    let rules = Ruleset::orthodox();
    let mut random = Random(1967);
    let (mut excluded, mut found) = (0, 0);
    for goal in [Goal::Mate, Goal::Stalemate] {
        for round in 0..1_500 {
            let half_moves: usize = 1 + round % 3;
            let position = sparse_position(&mut random);
            // White reaches the goal with the last half-move.
            let starter = if half_moves % 2 == 1 { Side::White } else { Side::Black };
            let position = with_turn(&position, starter);
            if rules.can_capture_king(&position) {
                continue;
            }
            let mut prospects = Prospects::new(&rules, goal).expect("orthodox play");
            let (moves, helping) = (half_moves.div_ceil(2), half_moves / 2);
            if is_found(&rules, goal, &position, half_moves) {
                found += 1;
                assert!(!prospects.are_nil(&position, Side::White, moves, helping), "{position:?}");
            } else if prospects.are_nil(&position, Side::White, moves, helping) {
                excluded += 1;
            }
        }
    }
    assert!(found > 50 && excluded > 500, "{found} found, {excluded} excluded: the test says little");
}

#[test]
fn no_reasoning_under_rebirth() {
    let circe = Ruleset::compile(&[rebirth(RebirthBase::Circe)], &[]).unwrap();
    assert!(Prospects::new(&circe, Goal::Mate).is_none());
    let anticirce = Ruleset::compile(&[rebirth(RebirthBase::Anticirce)], &[]).unwrap();
    assert!(Prospects::new(&anticirce, Goal::Mate).is_none());
}
