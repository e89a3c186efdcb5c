//! Whatever is found by playing everything agrees with a final picture all along the way.

use std::sync::atomic::AtomicBool;

use board::{CastlingRights, Effect, Piece, Reason, Walk};
use problem::{Condition, RebirthBase, RebirthCondition};
use rules::{Move, is_reached, with_turn};

use super::*;
use crate::sparse::{Random, sparse_position};

const PLENTY: u64 = 1 << 22;

fn compose(rules: &Ruleset, length: &Length<'_>, effort: u64) -> Option<Result<(Pictures, u64), Failure>> {
    let cancel = AtomicBool::new(false);
    Pictures::compose(rules, &Budget::new(None, &cancel), length, effort)
}

fn position(units: &str) -> Position {
    let mut position = Position::new();
    for unit in units.split(' ') {
        let side = if unit.starts_with('w') { Side::White } else { Side::Black };
        let walk = Walk::ORTHODOX.into_iter().find(|walk| unit[1..].starts_with(walk.letters()));
        put(&mut position, side, walk.expect("a walk"), unit[2..].parse().expect("a square"));
    }
    position
}

fn put(position: &mut Position, side: Side, walk: Walk, square: Square) {
    position.apply(&Effect::Create { square, piece: Piece::new(side, walk), reason: Reason::Setup });
}

/// Help play or a series.
#[derive(Clone, Copy)]
struct Play<'a> {
    rules: &'a Ruleset,
    goal: Goal,
    is_series: bool,
}

impl Play<'_> {
    /// Plays all lines of exactly so many half-moves. Returns how many reach the goal, and how many of those were lost
    /// because no picture was within reach.
    fn count(
        self,
        position: &Position,
        half_moves: usize,
        course: &mut Course<'_>,
        lost: bool,
    ) -> (u64, u64) {
        let (mut found, mut missed) = (0, 0);
        for mv in self.rules.legal_moves(position) {
            let mut after = self.rules.after(position, mv);
            if half_moves == 1 {
                let reached = u64::from(is_reached(self.rules, self.goal, position, mv, &after));
                found += reached;
                missed += reached * u64::from(lost);
                continue;
            }
            let left = half_moves - 1;
            let moves = if self.is_series { left } else { left.div_ceil(2) };
            // The side that makes the last move.
            let last =
                if self.is_series || left.is_multiple_of(2) { position.turn() } else { !position.turn() };
            let moves = if last == Side::White { [moves, left - moves] } else { [left - moves, moves] };
            let within_reach = course.enter(position, mv, &after, moves, left == 1);
            if !self.is_series || !self.rules.in_check(&after, after.turn()) {
                if self.is_series {
                    after = with_turn(&after, position.turn());
                }
                let (more, less) = self.count(&after, left, course, lost || !within_reach);
                found += more;
                missed += less;
            }
            course.leave();
        }
        (found, missed)
    }
}

/// Pawns that are about to promote, to be captured en passant and to be blocked, and castling.
fn lively_position(random: &mut Random) -> Position {
    let mut position = sparse_position(random);
    for side in Side::BOTH {
        for rank in [1, 3, 4, 6] {
            let square = Square::new(random.below(8) as u8, rank);
            if random.below(3) == 0 && position.piece(square).is_none() {
                put(&mut position, side, Walk::PAWN, square);
            }
        }
    }
    position
}

#[test]
fn no_line_is_lost() {
    let rules = Ruleset::orthodox();
    let mut random = Random(1849);
    let (mut found, mut empty) = (0, 0);
    for round in 0..1_200 {
        let goal = if round % 2 == 0 { Goal::Mate } else { Goal::Stalemate };
        let is_series = round % 3 == 2;
        let half_moves = 2 + usize::from(round % 5 == 0);
        let white_begins = is_series || half_moves % 2 == 1;
        let starter = if white_begins { Side::White } else { Side::Black };
        let start = if round % 4 < 3 { sparse_position(&mut random) } else { lively_position(&mut random) };
        let start = with_turn(&start, starter);
        if rules.can_capture_king(&start) {
            continue;
        }
        let moves = if is_series { half_moves } else { half_moves.div_ceil(2) };
        let helping = half_moves - moves;
        let length = Length { start: &start, goal, mating: Side::White, moves, helping };
        let (pictures, _) = compose(&rules, &length, PLENTY).expect("orthodox play").expect("enough effort");
        empty += u32::from(pictures.is_empty());
        let play = Play { rules: &rules, goal, is_series };
        let (lines, missed) =
            play.count(&start, half_moves, &mut Course::new(&pictures), pictures.is_empty());
        assert_eq!(missed, 0, "{goal:?} in {half_moves} half-moves, series {is_series}: {start:?}");
        found += u32::from(lines > 0);
    }
    assert!(found > 60 && empty > 150, "{found} found, {empty} without pictures: the test says little");
}

#[test]
fn no_way_to_a_diagram_is_lost() {
    let mut random = Random(2003);
    let mut found = 0;
    for round in 0..400 {
        let half_moves: usize = 2 + round % 2;
        let start = with_turn(&lively_position(&mut random), Side::White);
        let orthodox = Ruleset::orthodox();
        if orthodox.can_capture_king(&start) {
            continue;
        }
        // A game played at random, captures and promotions first where there are any.
        let mut end = start.clone();
        for _ in 0..half_moves {
            let mut moves = orthodox.legal_moves(&end);
            let quiet = |mv: &Move| mv.capture().is_none() && mv.promotion.is_none();
            if random.below(3) > 0 && !moves.iter().all(quiet) {
                moves.retain(|mv| !quiet(mv));
            }
            if !moves.is_empty() {
                end = orthodox.after(&end, moves[random.below(moves.len())]);
            }
        }
        let rules = orthodox.with_target(&end);
        let goal = Goal::PositionToPosition;
        let mating = if half_moves == 2 { Side::Black } else { Side::White };
        let length =
            Length { start: &start, goal, mating, moves: half_moves.div_ceil(2), helping: half_moves / 2 };
        let (pictures, _) = compose(&rules, &length, PLENTY).expect("orthodox play").expect("enough effort");
        let play = Play { rules: &rules, goal, is_series: false };
        let (lines, missed) =
            play.count(&start, half_moves, &mut Course::new(&pictures), pictures.is_empty());
        assert_eq!(missed, 0, "{half_moves} half-moves: {start:?}");
        found += u32::from(lines > 0);
    }
    assert!(found > 200, "{found} found: the test says little");
}

#[test]
fn castling_is_reckoned_with() {
    let rules = Ruleset::orthodox();
    // 1. 0-0 mates; e1-g1 and h1-f1 are two moves otherwise.
    let mut start = with_turn(&position("wKe1 wRh1 wQe6 wBd6 bKf3 bPg3"), Side::White);
    start.apply(&Effect::Castling {
        before: CastlingRights::NONE,
        after: CastlingRights::NONE.with(Square::new(4, 0)).with(Square::new(7, 0)),
    });
    let length = Length { start: &start, goal: Goal::Mate, mating: Side::White, moves: 1, helping: 0 };
    let (pictures, _) = compose(&rules, &length, PLENTY).expect("orthodox play").expect("enough effort");
    let play = Play { rules: &rules, goal: Goal::Mate, is_series: false };
    let (found, missed) = play.count(&start, 1, &mut Course::new(&pictures), pictures.is_empty());
    assert_eq!((found, missed), (2, 0));
}

#[test]
fn what_cannot_be_is_seen_at_once() {
    let rules = Ruleset::orthodox();
    let pictures = |start: &Position, goal, moves, helping| {
        let length = Length { start, goal, mating: Side::White, moves, helping };
        compose(&rules, &length, PLENTY).expect("orthodox play").expect("enough effort").0
    };
    let knight = position("wKf6 wSe5 bKg8");
    assert!(pictures(&knight, Goal::Mate, 3, 3).is_empty());
    let with_pawn = position("wKf6 wSe5 bKg8 bPh7");
    assert!(pictures(&with_pawn, Goal::Mate, 2, 2).is_empty(), "Kf8 and Sf7 are three moves");
    assert!(!pictures(&with_pawn, Goal::Mate, 3, 1).is_empty());
    // White can capture one of four free pawns.
    let pawns = position("wKf7 wPh6 bKh8 bPa6 bPb6 bPc6 bPd6 bPh7");
    assert!(pictures(&pawns, Goal::Stalemate, 1, 1).is_empty());
    assert!(!pictures(&pawns, Goal::Stalemate, 8, 8).is_empty());
}

#[test]
fn effort_is_limited_and_rules_are_asked() {
    let start = position("wKf6 wQa1 wRb1 wBc1 bKg8 bPg7 bQh1 bRc8 bSa8");
    let length = Length { start: &start, goal: Goal::Mate, mating: Side::White, moves: 3, helping: 3 };
    let rules = Ruleset::orthodox();
    assert!(matches!(compose(&rules, &length, 100), Some(Err(Failure::TooMany))));
    let circe = Condition::Rebirth(RebirthCondition::new(RebirthBase::Circe));
    let circe = Ruleset::compile(&[circe], &[]).expect("Circe");
    assert!(compose(&circe, &length, PLENTY).is_none());
    let check = Length { goal: Goal::Check, ..length };
    assert!(compose(&rules, &check, PLENTY).is_none());
}
