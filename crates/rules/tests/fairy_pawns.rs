//! Where fairy pawns promote and to what, and that poseidons are royal.

use board::{Colour, Walk};
use problem::{PlacedUnit, ProblemOption, Span, Spanned, Statement};
use rules::Game;

/// The game with these units, each written `wBPe7`, White to move, kings not needed.
fn game(units: &[&str]) -> Game {
    let mut statement = Statement::default();
    for unit in units {
        let (unit, square) = unit.split_at(unit.len() - 2);
        let colour = if unit.starts_with('w') { Colour::White } else { Colour::Black };
        statement.units.push(PlacedUnit {
            colour,
            walk: Walk::with_letters(&unit[1..]),
            attributes: Default::default(),
            square: square.parse().expect("a square"),
            span: Span::default(),
        });
    }
    for value in [ProblemOption::NoWhiteKing, ProblemOption::NoBlackKing] {
        statement.options.push(Spanned { value, span: Span::default() });
    }
    Game::compile(&statement).expect("a legal position")
}

/// White's moves: square of arrival, and what the unit becomes.
fn moves(units: &[&str]) -> Vec<String> {
    let game = game(units);
    let name = |mv: &rules::Move| format!("{}{}", mv.to, mv.promotion.map_or("", Walk::letters));
    game.ruleset.legal_moves(&game.position).iter().map(name).collect()
}

#[test]
fn pawns_of_every_sort_promote_to_pieces_only() {
    assert_eq!(moves(&["wBPa7", "bSPa2", "bGh1"]), ["b8Q", "b8S", "b8R", "b8B", "b8G"]);
}

#[test]
fn protean_pawns_promote_on_their_own_first_rank() {
    assert_eq!(moves(&["wPPa2"]), ["a1Q", "a1S", "a1R", "a1B"]);
    assert_eq!(moves(&["wPPa7"]), ["a5", "a6"]);
}

#[test]
fn marine_pawns_become_marine_pieces_and_what_is_on_the_board() {
    assert_eq!(moves(&["wMPa7", "bRh2"]), ["a8R", "a8SI", "a8TR", "a8ND", "a8MS"]);
    // A capture that promotes.
    assert_eq!(moves(&["wMPa6", "wPOa7", "bSb7"])[..4], ["c8S", "c8SI", "c8TR", "c8ND"]);
}

#[test]
fn pieces_with_the_steps_of_a_pawn_do_not_promote() {
    for letters in ["CP", "GY", "DR", "SH"] {
        let unit = format!("w{letters}a7");
        assert!(moves(&[&unit]).contains(&"a8".to_owned()), "{letters}");
    }
}

#[test]
fn poseidons_are_royal() {
    let game = game(&["wPOa1", "bRb8"]);
    assert_eq!(game.position.royals().len(), 1);
    assert_eq!(game.ruleset.legal_moves(&game.position).len(), 1);
}
