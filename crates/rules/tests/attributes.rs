//! What attributes cannot be combined with.

use board::{Attributes, Colour, Walk};
use problem::{PlacedUnit, ProblemOption, Span, Spanned, Statement};
use rules::{Game, Refusal};

fn compile(letters: &str) -> Result<Game, Refusal> {
    let span = Span::default();
    let unit = PlacedUnit {
        colour: Colour::White,
        walk: Walk::with_letters(letters),
        attributes: Attributes::HURDLE_COLOUR_CHANGING,
        square: "d4".parse().expect("a square"),
        span,
    };
    let options = [ProblemOption::NoWhiteKing, ProblemOption::NoBlackKing];
    Game::compile(&Statement {
        units: vec![unit],
        options: options.into_iter().map(|value| Spanned { value, span }).collect(),
        ..Statement::default()
    })
}

#[test]
fn only_units_with_a_hurdle_in_a_straight_line_change_its_colour() {
    for letters in ["G", "NH", "LI", "PA", "CG", "EQ"] {
        assert!(compile(letters).is_ok(), "{letters}");
    }
    for letters in ["R", "N", "M", "NE", "L"] {
        let refused = compile(letters).expect_err(letters).to_string();
        assert_eq!(
            refused,
            format!("HurdleColourChanging for the unit `{letters}` on d4 is not supported yet")
        );
    }
}
