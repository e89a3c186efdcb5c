//! Each goal on positions small enough to be checked by hand.

use board::{Colour, MoveKind, Position, Side, Square, Walk};
use problem::{
    Attachment, Branch, BranchKind, Condition, Goal, Occupied, PlacedUnit, Play, ProblemOption, RebirthBase,
    RebirthCondition, Span, Spanned, Statement, Stipulation,
};
use rules::{Flow, Game, Move, Ruleset, can_reach, is_reached, visit_reaching, with_turn};

fn sq(name: &str) -> Square {
    name.parse().expect("a square")
}

/// `wKa1 bPh7 nSe4`: colour, walk, square.
fn units(text: &str) -> Vec<PlacedUnit> {
    let unit = |word: &str| {
        let colour = match &word[..1] {
            "w" => Colour::White,
            "b" => Colour::Black,
            _ => Colour::Neutral,
        };
        let walk = match &word[1..2] {
            "K" => Walk::KING,
            "Q" => Walk::QUEEN,
            "R" => Walk::ROOK,
            "B" => Walk::BISHOP,
            "S" => Walk::KNIGHT,
            _ => Walk::PAWN,
        };
        let attributes = Default::default();
        PlacedUnit { colour, walk, attributes, square: sq(&word[2..]), span: Span::default() }
    };
    text.split_whitespace().map(unit).collect()
}

fn here<T>(value: T) -> Spanned<T> {
    Spanned { value, span: Span::default() }
}

fn statement(goal: Goal, text: &str, conditions: &[Condition]) -> Statement {
    let mut branch = Branch::new(BranchKind::Series, 1);
    branch.first.push(Attachment::goal(goal));
    let stipulation = Stipulation { text: String::new(), starter: Side::White, play: Play::Branch(branch) };
    Statement {
        units: units(text),
        stipulation: Some(here(stipulation)),
        conditions: conditions.iter().cloned().map(here).collect(),
        options: vec![here(ProblemOption::NoWhiteKing), here(ProblemOption::NoBlackKing)],
        ..Statement::default()
    }
}

fn game(goal: Goal, text: &str, conditions: &[Condition]) -> Game {
    Game::compile(&statement(goal, text, conditions)).expect("a legal position")
}

fn circe() -> RebirthCondition {
    RebirthCondition::new(RebirthBase::Circe)
}

fn anticirce() -> [Condition; 1] {
    [Condition::Rebirth(RebirthCondition::new(RebirthBase::Anticirce))]
}

/// The moves of White that reach the goal: departure, arrival and promotion.
fn reaching(goal: Goal, text: &str, conditions: &[Condition]) -> Vec<String> {
    let game = game(goal, text, conditions);
    reaching_from(&game.ruleset, goal, &game.position)
}

fn reaching_from(rules: &Ruleset, goal: Goal, position: &Position) -> Vec<String> {
    let mut found = Vec::new();
    let _ = visit_reaching(rules, goal, position, &mut |mv| {
        assert!(is_reached(rules, goal, position, mv, &rules.after(position, mv)), "{mv:?}");
        let promotion = mv.promotion.map_or("", Walk::letters);
        found.push(format!("{}{}{promotion}", mv.from, mv.to));
        Flow::Continue(())
    });
    assert_eq!(can_reach(rules, goal, position), !found.is_empty());
    for mv in rules.legal_moves(position) {
        let name = format!("{}{}{}", mv.from, mv.to, mv.promotion.map_or("", Walk::letters));
        if is_reached(rules, goal, position, mv, &rules.after(position, mv)) {
            assert!(found.contains(&name), "{name} reaches {goal} too");
        }
    }
    found
}

fn find(rules: &Ruleset, position: &Position, name: &str) -> Move {
    let (from, to) = (sq(&name[..2]), sq(&name[2..]));
    let moves = rules.legal_moves(position);
    moves.into_iter().find(|mv| mv.from == from && mv.to == to).unwrap_or_else(|| panic!("no move {name}"))
}

/// After the moves, each by whoever owns the unit, with `side` to move.
fn after(game: &Game, moves: &[&str], side: Side) -> Position {
    let mut position = game.position.clone();
    for name in moves {
        let mover = position.piece(sq(&name[..2])).expect("a unit moves");
        let side = mover.colour().side().expect("of one side");
        let turned = with_turn(&position, side);
        position = game.ruleset.after(&turned, find(&game.ruleset, &turned, name));
    }
    with_turn(&position, side)
}

#[test]
fn mate_or_stalemate() {
    let text = "wKg6 wRf1 bKh8";
    assert_eq!(reaching(Goal::MateOrStalemate, text, &[]), ["f1f8"]);
    let text = "wKf7 wRg1 bKh8";
    assert_eq!(reaching(Goal::Mate, text, &[]), ["g1h1"]);
    let text = "wKf7 wQg1 bKh8";
    let mut each = [reaching(Goal::Mate, text, &[]), reaching(Goal::Stalemate, text, &[])].concat();
    let mut either = reaching(Goal::MateOrStalemate, text, &[]);
    either.sort();
    each.sort();
    assert!(either.contains(&"g1g6".to_owned()), "stalemate");
    assert_eq!(either, each);
}

#[test]
fn double_stalemate_needs_both_sides_immobile() {
    assert_eq!(reaching(Goal::DoubleStalemate, "wPa3 bPa5", &[]), ["a3a4"]);
    assert!(reaching(Goal::DoubleStalemate, "wPa3 bPa5 bPh7", &[]).is_empty());
    assert!(reaching(Goal::DoubleStalemate, "wPa3 bPa5 wPh2", &[]).is_empty());
    // The double step can be answered en passant, so Black is not immobile.
    assert!(reaching(Goal::DoubleStalemate, "wPa2 bPa5 bPb4 bPb3", &[]).is_empty());
}

#[test]
fn auto_stalemate_asks_nothing_of_the_opponent_but_not_to_be_in_check() {
    let blocked = "wKh1 wPh2 wPh3 wPa3 bRg8 bPh4 bPa5";
    assert_eq!(reaching(Goal::AutoStalemate, &format!("{blocked} bKb7"), &[]), ["a3a4"]);
    assert!(reaching(Goal::AutoStalemate, &format!("{blocked} bKb5"), &[]).is_empty(), "a4 gives check");
    // An own pawn beside the square passed over does not capture en passant.
    let double_step = "wKh1 wPh2 wPh3 wPa2 wPb2 wPb3 bKa8 bRg8 bPh4 bPb4 bPa5";
    assert_eq!(reaching(Goal::AutoStalemate, double_step, &[]), ["a2a4"]);
}

#[test]
fn auto_mate_is_reached_by_moves_into_check() {
    assert_eq!(reaching(Goal::AutoMate, "wKg2 bKa8 bRa1 bRb2", &[]), ["g2f1", "g2g1", "g2h1"]);
    assert!(reaching(Goal::AutoMate, "wKg2 bKa8 bRb2", &[]).is_empty(), "the back rank is free");
    // A king that stands unprotected beside the mated one could be taken.
    assert_eq!(reaching(Goal::AutoMate, "wKg2 bKe1 bRa1 bRg8", &[]), ["g2f1"]);
    assert!(reaching(Goal::AutoMate, "wKg2 bKe1 bRg8", &[]).is_empty());
    // The opponent may be in check.
    assert_eq!(reaching(Goal::AutoMate, "wKg2 wBh1 bKa8 bRa1 bRb2", &[]), ["g2f1", "g2g1"]);
    assert!(reaching(Goal::AutoMate, "bKa8 bRa1 bRb2 wPa7", &[]).is_empty(), "no king, no mate");
}

#[test]
fn double_mate_is_not_counter_mate() {
    let both = "wKg2 wBh1 wPh2 wPf2 bKa8 bBb8 bPa7 bRa1 bPh3";
    assert_eq!(reaching(Goal::DoubleMate, both, &[]), ["g2g1"]);
    assert!(reaching(Goal::CounterMate, both, &[]).is_empty(), "White was not mated before");
    // The discovering rook could go back to b1.
    assert!(reaching(Goal::DoubleMate, "wKh1 wPg2 wPh2 wRb1 bKh8 bRa1 bPg7 bPh7", &[]).is_empty());
}

#[test]
fn counter_mate_answers_mate_without_parrying_it() {
    let mated = "wKh1 wPg2 wPh2 wRb7 wPb6 bKh8 bRa1 bPg7 bPh7";
    assert_eq!(reaching(Goal::CounterMate, mated, &[]), ["b7b8"]);
    assert!(reaching(Goal::DoubleMate, mated, &[]).is_empty(), "White was mated before");
    // Without the pawn the rook can interpose on b1: White is not mated.
    assert!(reaching(Goal::CounterMate, "wKh1 wPg2 wPh2 wRb7 bKh8 bRa1 bPg7 bPh7", &[]).is_empty());
}

#[test]
fn a_gain_is_a_capture_without_rebirth() {
    let text = "wKa1 wRb1 bKh8 bPb5";
    assert_eq!(reaching(Goal::Capture, text, &[]), ["b1b5"]);
    assert_eq!(reaching(Goal::PieceGain, text, &[]), ["b1b5"]);
    let with = |occupied| [Condition::Rebirth(RebirthCondition { occupied, ..circe() })];
    assert!(reaching(Goal::PieceGain, text, &with(None)).is_empty());
    assert_eq!(reaching(Goal::Capture, text, &with(None)), ["b1b5"]);
    let occupied = "wKa1 wRb1 bKh8 bPb5 bPb7";
    assert_eq!(reaching(Goal::PieceGain, occupied, &with(None)), ["b1b5"]);
    for hidden in [Occupied::Volcanic, Occupied::Parachute, Occupied::Assassin] {
        assert!(reaching(Goal::PieceGain, occupied, &with(Some(hidden))).is_empty(), "{hidden:?}");
    }
    // That the capturer is reborn does not count.
    assert_eq!(reaching(Goal::PieceGain, "wKa2 wRb1 bKf8 bPb5", &anticirce()), ["b1b5"]);
}

#[test]
fn special_moves() {
    let game = game(Goal::EnPassant, "wKa2 wPb5 bKf8 bPc7", &[]);
    for (moves, count) in [("c7c5", 1), ("c7c6", 0)] {
        let position = after(&game, &[moves], Side::White);
        assert_eq!(reaching_from(&game.ruleset, Goal::EnPassant, &position).len(), count);
        assert_eq!(reaching_from(&game.ruleset, Goal::Capture, &position).len(), 1);
    }
    assert_eq!(reaching(Goal::Castling, "wKe1 wRa1 wRh1 bKb8", &[]), ["e1c1", "e1g1"]);
    assert_eq!(reaching(Goal::AnyMove, "wKa1 bKc1 bPb4", &[]), ["a1a2"]);
}

#[test]
fn a_target_is_reached_where_the_move_ends() {
    let castling = "wKe1 wRa1 wRh1 wPe2 wPg2 bKe8";
    assert_eq!(reaching(Goal::Target(sq("g1")), castling, &[]), ["e1g1", "h1g1"]);
    // The rook's part in castling does not count.
    assert_eq!(reaching(Goal::Target(sq("f1")), castling, &[]), ["e1f1", "h1f1"]);
    let captures = "wKa2 wRa3 bKf8 bPb3 bPh3";
    assert_eq!(reaching(Goal::Target(sq("h1")), captures, &anticirce()), ["a3b3"]);
    assert!(reaching(Goal::Target(sq("b3")), captures, &anticirce()).is_empty());
}

#[test]
fn the_last_rank_of_chess_81() {
    let text = "wKa6 wRb1 wPh7 bKd8";
    assert_eq!(reaching(Goal::Chess81, text, &[]), ["b1b8", "h7h8Q", "h7h8S", "h7h8R", "h7h8B"]);
    // The rook captures on a8 and is back on h1 at once.
    assert!(reaching(Goal::Chess81, "wKc2 wRa3 bKf7 bSa8", &anticirce()).is_empty());
}

#[test]
fn a_circuit_is_made_by_the_unit_that_moves() {
    let game = game(Goal::Circuit, "wKc2 wSb1 wRa1 bKh8 bPb7", &[]);
    assert!(reaching_from(&game.ruleset, Goal::Circuit, &game.position).is_empty());
    let position = after(&game, &["b1a3", "b7b6"], Side::White);
    assert_eq!(reaching_from(&game.ruleset, Goal::Circuit, &position), ["a3b1"]);
    // The rook on the knight's square is not at home.
    let position = after(&game, &["b1d2", "a1b1"], Side::White);
    assert_eq!(reaching_from(&game.ruleset, Goal::Circuit, &position), ["b1a1"]);
}

#[test]
fn a_capturer_reborn_on_its_square_makes_a_circuit_at_once() {
    assert_eq!(reaching(Goal::Circuit, "wKc2 wRa1 bKf8 bPa7", &anticirce()), ["a1a7"]);
}

#[test]
fn a_captured_unit_makes_a_circuit_by_rebirth() {
    let conditions = [Condition::Rebirth(circe())];
    let text = "wKa1 wRb1 bKh8 bPb7";
    let rules = game(Goal::CircuitByRebirth, text, &conditions);
    let position = after(&rules, &["b7b5"], Side::White);
    assert_eq!(reaching_from(&rules.ruleset, Goal::CircuitByRebirth, &position), ["b1b5"]);
    assert!(!reaching_from(&rules.ruleset, Goal::Circuit, &position).contains(&"b1b5".to_owned()));
    // Reborn, but not where it stood in the diagram.
    let elsewhere = "wKa1 wRb1 bKh8 bPb6";
    assert!(reaching(Goal::CircuitByRebirth, elsewhere, &conditions).is_empty());
    assert!(reaching(Goal::CircuitByRebirth, "wKc2 wRa1 bKf8 bPa7", &anticirce()).is_empty());
}

#[test]
fn an_exchange_is_made_by_two_units_of_the_mover() {
    let game = game(Goal::Exchange, "wKa1 wRc1 bKh8", &[]);
    let position = after(&game, &["a1b2", "c1a1"], Side::White);
    assert_eq!(reaching_from(&game.ruleset, Goal::Exchange, &position), ["b2c1"]);
    assert!(reaching_from(&game.ruleset, Goal::Exchange, &game.position).is_empty());
}

#[test]
fn an_exchange_by_rebirth_is_made_by_units_of_the_side_that_lost_one() {
    let conditions = [Condition::Rebirth(circe())];
    let game = game(Goal::ExchangeByRebirth, "wKa1 wRa4 bKf8 bRb5 bRa8", &conditions);
    let position = after(&game, &["b5b1", "a1a2", "a8b8", "a4b4", "b8b5"], Side::White);
    assert_eq!(reaching_from(&game.ruleset, Goal::ExchangeByRebirth, &position), ["a2b1"]);
    let position = after(&game, &["b5b1", "a1a2", "a8c8"], Side::White);
    assert!(reaching_from(&game.ruleset, Goal::ExchangeByRebirth, &position).is_empty());
}

#[test]
fn a_kiss_is_given_to_a_unit_without_other_neighbours() {
    let goal = Goal::Kiss(sq("d4"));
    assert_eq!(reaching(goal, "wKb2 bKh8 bRd4", &[]), ["b2c3"]);
    assert_eq!(reaching(goal, "wKb2 bKh8 wRd4", &[]), ["b2c3"], "of whatever side");
    assert!(reaching(goal, "wKb2 bKh8 bRd4 bSe5", &[]).is_empty());
    // It is the unit that is meant, not the square.
    let game = game(goal, "wKb2 bKh8 bRd4", &[]);
    let position = after(&game, &["d4d8", "b2b3", "d8d2"], Side::White);
    assert_eq!(reaching_from(&game.ruleset, goal, &position), ["b3c3"]);
}

#[test]
fn only_goals_that_ask_for_it_make_units_remember_their_squares() {
    let text = "wKa1 wRc1 bKh8";
    let marked = |goal| {
        let position = game(goal, text, &[]).position;
        Square::all()
            .filter(|&square| position.piece(square).is_some_and(|unit| unit.origin().is_some()))
            .count()
    };
    assert_eq!(marked(Goal::Mate), 0);
    assert_eq!(marked(Goal::Target(sq("c1"))), 0);
    assert_eq!(marked(Goal::Kiss(sq("c1"))), 1);
    assert_eq!(marked(Goal::Circuit), 3);
}

/// The diagram after the moves, written as units.
fn written(position: &Position) -> String {
    let unit = |square| {
        let unit = position.piece(square)?;
        let colour = if unit.belongs_to(Side::White) { "w" } else { "b" };
        let walk = if unit.walk() == Walk::PAWN { "P" } else { unit.walk().letters() };
        Some(format!("{colour}{}{square} ", walk.to_uppercase()))
    };
    Square::all().filter_map(unit).collect()
}

fn array() -> Position {
    game(Goal::ProofGame, "", &[]).position
}

#[test]
fn a_proof_game_starts_from_the_array_and_asks_for_the_placement_alone() {
    let start = array();
    assert_eq!(start.occupied().len(), 32);
    assert_eq!(start.king(Side::White), Some(sq("e1")));
    assert_eq!(start.piece(sq("d8")).map(|unit| unit.walk()), Some(Walk::QUEEN));
    // After 1.e4 e5 the en passant square and the rights differ from those of a diagram; they do not matter.
    let orthodox = game(Goal::ProofGame, "", &[]);
    let diagram = written(&after(&orthodox, &["e2e4", "e7e5"], Side::White));
    let game = game(Goal::ProofGame, &diagram, &[]);
    let position = after(&game, &["e2e4"], Side::Black);
    assert_eq!(reaching_from(&game.ruleset, Goal::ProofGame, &position), ["e7e5"]);
    assert!(reaching_from(&game.ruleset, Goal::ProofGame, &game.position).is_empty());
    let target = game.ruleset.target().expect("a proof game has one");
    assert!(!target.is_out_of_reach(&game.position, 1, 1));
    assert!(target.is_out_of_reach(&game.position, 1, 0));
    assert!(target.is_out_of_reach(&game.position, 0, 5));
}

#[test]
fn from_one_position_to_another() {
    let mut statement = statement(Goal::PositionToPosition, "wKc1 wRd1 bKh8", &[]);
    statement.start_units = units("wKe1 wRa1 bKh8");
    let game = Game::compile(&statement).expect("a legal position");
    assert_eq!(game.position.king(Side::White), Some(sq("e1")));
    assert_eq!(reaching_from(&game.ruleset, Goal::PositionToPosition, &game.position), ["e1c1"]);
    let target = game.ruleset.target().expect("the second position");
    assert!(!target.is_out_of_reach(&game.position, 1, 0), "castling moves two units");
    assert!(target.is_out_of_reach(&with_turn(&game.position, Side::Black), 0, 9));
}

/// The bound never cuts off a game that was played.
#[test]
fn what_has_been_reached_is_never_out_of_reach() {
    let mut state = 20_u64;
    let mut random = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let orthodox = Ruleset::orthodox();
    let (mut bounds, mut castlings, mut promotions) = (0, 0, 0);
    for round in 0..400 {
        let mut positions = vec![array()];
        let mut moves_left = 2 + random(70);
        while let Some(last) = positions.last().filter(|_| moves_left > 0) {
            moves_left -= 1;
            let mut moves = orthodox.legal_moves(last);
            // Rare moves are preferred.
            let rare = |mv: &Move| {
                matches!(mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen) || mv.promotion.is_some()
            };
            if moves.iter().any(rare) {
                moves.retain(rare);
            } else if round % 3 == 1 && random(4) > 0 {
                let pawns = last.walk(Walk::PAWN);
                let pawn_moves: Vec<_> = moves.iter().copied().filter(|mv| pawns.contains(mv.from)).collect();
                if !pawn_moves.is_empty() {
                    moves = pawn_moves;
                }
            } else if round % 3 == 0 && moves.iter().any(|mv| mv.capture().is_some()) {
                moves.retain(|mv| mv.capture().is_some());
            }
            if moves.is_empty() {
                break;
            }
            let mv = moves[random(moves.len())];
            castlings += usize::from(matches!(mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen));
            promotions += usize::from(mv.promotion.is_some());
            positions.push(orthodox.after(last, mv));
        }
        let end = positions.last().expect("the array at least");
        let game = game(Goal::ProofGame, &written(end), &[]);
        let target = game.ruleset.target().expect("a proof game has one");
        assert!(target.is_matched(end));
        for (played, position) in positions.iter().enumerate() {
            let left = (positions.len() - 1 - played) as u32;
            let (first, second) = (left.div_ceil(2), left / 2);
            let (white, black) =
                if position.turn() == Side::White { (first, second) } else { (second, first) };
            assert!(!target.is_out_of_reach(position, white, black), "{}", written(position));
            bounds += usize::from(target.is_out_of_reach(position, white.saturating_sub(1), black / 2));
        }
    }
    assert!(bounds > 1000 && castlings > 20 && promotions > 20, "{bounds} {castlings} {promotions}");
}

/// The same where units are reborn.
#[test]
fn what_has_been_reached_with_rebirths_is_never_out_of_reach() {
    let mut state = 7_u64;
    let mut random = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let volcanic = RebirthCondition { occupied: Some(Occupied::Volcanic), ..circe() };
    let rules: [Vec<Condition>; 4] = [
        vec![Condition::Rebirth(circe())],
        anticirce().to_vec(),
        vec![Condition::Rebirth(volcanic)],
        vec![Condition::Rebirth(circe()), anticirce()[0].clone()],
    ];
    let mut bounds = 0;
    for conditions in rules.iter().cycle().take(60) {
        let array = game(Goal::ProofGame, "", conditions);
        let mut positions = vec![array.position.clone()];
        for _ in 0..2 + random(40) {
            let Some(last) = positions.last() else { break };
            let mut moves = array.ruleset.legal_moves(last);
            if moves.iter().any(|mv| mv.capture().is_some()) && random(3) > 0 {
                moves.retain(|mv| mv.capture().is_some());
            }
            if moves.is_empty() {
                break;
            }
            positions.push(array.ruleset.after(last, moves[random(moves.len())]));
        }
        let end = positions.last().expect("the array at least");
        let game = game(Goal::ProofGame, &written(end), conditions);
        let target = game.ruleset.target().expect("a proof game has one");
        for (played, position) in positions.iter().enumerate() {
            let left = (positions.len() - 1 - played) as u32;
            assert!(!target.is_out_of_reach(position, left.div_ceil(2), left / 2), "{}", written(position));
            bounds += usize::from(target.is_out_of_reach(position, 0, 0));
        }
    }
    assert!(bounds > 300, "{bounds}");
}
