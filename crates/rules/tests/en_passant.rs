//! What the option EnPassant permits: a capture of a pawn that can have made the double step, and nothing else.

use board::{Colour, MoveKind, Side, Walk};
use problem::{PlacedUnit, ProblemOption, Span, Spanned, Statement};
use rules::{Game, with_turn};

/// How many captures en passant `side` has with kings on e1 and e8, these pawns and the option with these squares.
fn captures(side: Side, pawns: &[(Colour, &str)], option: &[&str]) -> usize {
    let square = |name: &str| name.parse().expect("a square");
    let span = Span::default();
    let mut statement = Statement::default();
    let kings = [(Colour::White, Walk::KING, "e1"), (Colour::Black, Walk::KING, "e8")];
    let pawns = pawns.iter().map(|&(colour, name)| (colour, Walk::PAWN, name));
    for (colour, walk, name) in kings.into_iter().chain(pawns) {
        statement.units.push(PlacedUnit {
            colour,
            walk,
            attributes: Default::default(),
            square: square(name),
            span,
        });
    }
    let squares = option.iter().map(|name| square(name)).collect();
    statement.options.push(Spanned { value: ProblemOption::EnPassant(squares), span });
    let game = Game::compile(&statement).expect("a legal position");
    let moves = game.ruleset.legal_moves(&with_turn(&game.position, side));
    moves.iter().filter(|mv| mv.kind == MoveKind::EnPassant).count()
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
