//! What the option EnPassant permits: a capture of a pawn that can have made the double step, and nothing else.

use board::{Colour, LongStep, MoveKind, Side, Square, Walk};
use problem::{PlacedUnit, ProblemOption, Span, Spanned, Statement};
use rules::{Game, long_step, with_turn};

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The game with kings on e1 and e8, these units and the option with these squares, if there are any.
fn game(units: &[(Colour, Walk, &str)], option: &[&str]) -> Game {
    let span = Span::default();
    let mut statement = Statement::default();
    let kings = [(Colour::White, Walk::KING, "e1"), (Colour::Black, Walk::KING, "e8")];
    for &(colour, walk, name) in kings.iter().chain(units) {
        statement.units.push(PlacedUnit {
            colour,
            walk,
            attributes: Default::default(),
            square: square(name),
            span,
        });
    }
    if !option.is_empty() {
        let squares = option.iter().map(|name| square(name)).collect();
        statement.options.push(Spanned { value: ProblemOption::EnPassant(squares), span });
    }
    Game::compile(&statement).expect("a legal position")
}

/// How many captures en passant `side` has with these pawns.
fn captures(side: Side, pawns: &[(Colour, &str)], option: &[&str]) -> usize {
    let pawns: Vec<_> = pawns.iter().map(|&(colour, name)| (colour, Walk::PAWN, name)).collect();
    let game = game(&pawns, option);
    let moves = game.ruleset.legal_moves(&with_turn(&game.position, side));
    moves.iter().filter(|mv| matches!(mv.kind, MoveKind::EnPassant(_))).count()
}

#[test]
fn the_double_step_may_be_named_in_full_or_by_the_square_passed_over() {
    let pawns = [(Colour::White, "e5"), (Colour::Black, "d5")];
    assert_eq!(captures(Side::White, &pawns, &["d7", "d6", "d5"]), 1);
    assert_eq!(captures(Side::White, &pawns, &["d6"]), 1);
}

#[test]
fn nothing_is_captured_where_no_pawn_can_have_passed() {
    assert_eq!(captures(Side::White, &[(Colour::White, "e5")], &["d6"]), 0, "no pawn");
    let from_afar = [(Colour::White, "e5"), (Colour::Black, "d5"), (Colour::Black, "d7")];
    assert_eq!(captures(Side::White, &from_afar, &["d6"]), 0, "it does not come from d7");
    assert_eq!(
        captures(Side::White, &[(Colour::White, "e2")], &["d3"]),
        0,
        "the square of an own double step"
    );
}

#[test]
fn the_side_that_made_the_double_step_does_not_capture() {
    let pawns = [(Colour::White, "e5"), (Colour::Black, "d5"), (Colour::Black, "e7"), (Colour::Black, "c7")];
    assert_eq!(captures(Side::White, &pawns, &["d6"]), 1);
    assert_eq!(captures(Side::Black, &pawns, &["d6"]), 0, "as in set play");
}

#[test]
fn each_sort_of_pawn_passes_over_the_square_on_its_way() {
    for (letters, from, to) in
        [("P", "c7", "c5"), ("MP", "c7", "c5"), ("BP", "c7", "a5"), ("BP", "c7", "e5"), ("PP", "c2", "c4")]
    {
        let game = game(&[(Colour::Black, Walk::with_letters(letters), from)], &[]);
        let position = with_turn(&game.position, Side::Black);
        let steps: Vec<_> = game
            .ruleset
            .legal_moves(&position)
            .into_iter()
            .filter_map(|mv| long_step(&game.ruleset, &position, mv))
            .filter(|step| step.to == square(to))
            .collect();
        assert_eq!(steps, [LongStep { from: square(from), to: square(to), side: Side::Black }], "{letters}");
        assert_eq!(steps[0].passed().len(), 1, "{letters}");
    }
    for letters in ["BS", "SP", "DR", "GY"] {
        let game = game(&[(Colour::Black, Walk::with_letters(letters), "c7")], &[]);
        let position = with_turn(&game.position, Side::Black);
        let moves = game.ruleset.legal_moves(&position);
        assert!(moves.iter().all(|&mv| long_step(&game.ruleset, &position, mv).is_none()), "{letters}");
    }
}

#[test]
fn a_step_that_nobody_can_answer_leaves_no_trace() {
    let after = |taker: &str, on: &str| {
        let taker = (Colour::White, Walk::with_letters(taker), on);
        let game = game(&[(Colour::Black, Walk::BEROLINA_PAWN, "c7"), taker], &[]);
        let position = with_turn(&game.position, Side::Black);
        let is_step = |mv: &&rules::Move| mv.to == square("e5");
        let mv = *game.ruleset.legal_moves(&position).iter().find(is_step).expect("the way is free");
        game.ruleset.after(&position, mv)
    };
    for (taker, on) in [("P", "c5"), ("MP", "c5"), ("BP", "d5"), ("PP", "e7"), ("SH", "c5"), ("DR", "c5")] {
        assert!(after(taker, on).en_passant().is_some(), "{taker}");
    }
    for (taker, on) in [("P", "d5"), ("BP", "c5"), ("PP", "c5"), ("SP", "c5"), ("S", "b4"), ("MP", "b5")] {
        assert_eq!(after(taker, on).en_passant(), None, "{taker}");
    }
}

#[test]
fn the_option_knows_the_ways_of_other_pawns() {
    let berolina = [(Colour::White, Walk::PAWN, "d5"), (Colour::Black, Walk::BEROLINA_PAWN, "f5")];
    let moves = |option: &[&str]| {
        let game = game(&berolina, option);
        let moves = game.ruleset.legal_moves(&game.position);
        let captures = moves.iter().filter(|mv| matches!(mv.kind, MoveKind::EnPassant(_)));
        captures.map(|mv| (mv.to, mv.capture())).collect::<Vec<_>>()
    };
    let expected = [(square("e6"), Some(square("f5")))];
    assert_eq!(moves(&["d7", "e6", "f5"]), expected);
    assert_eq!(moves(&["e6"]), expected);
    assert_eq!(moves(&["f7", "f6", "f5"]), [], "no way of a Berolina pawn");
    assert_eq!(moves(&["h7", "g6", "f5"]), [], "no white pawn can take on g6");
}
