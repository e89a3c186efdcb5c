//! What attributes cannot be combined with.

use board::{Attributes, Colour, Walk};
use problem::{PlacedUnit, ProblemOption, Span, Spanned, Statement};
use rules::{Game, Refusal};

fn compile(letters: &str, attributes: Attributes) -> Result<Game, Refusal> {
    let span = Span::default();
    let unit = PlacedUnit {
        colour: Colour::White,
        walk: Walk::with_letters(letters),
        attributes,
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

fn refusal(letters: &str, attributes: Attributes) -> String {
    compile(letters, attributes).expect_err(letters).to_string()
}

#[test]
fn only_units_with_one_hurdle_have_attributes_about_hurdles() {
    for attributes in [Attributes::HURDLE_COLOUR_CHANGING, Attributes::BUL, Attributes::DOB] {
        for letters in ["G", "NH", "LI", "PA", "CG", "EQ", "NE", "QE", "M", "BW"] {
            assert!(compile(letters, attributes).is_ok(), "{letters}");
        }
        for letters in ["R", "N", "MG", "KA", "L"] {
            let expected =
                format!("the unit `{letters}` on d4 goes over no hurdle: HurdleColourChanging, Bul and ");
            let refused = refusal(letters, attributes);
            assert!(refused.starts_with(&expected), "{refused}");
        }
    }
}

#[test]
fn a_hurdle_moves_in_one_way_only() {
    let both = Attributes::BUL | Attributes::DOB;
    assert_eq!(refusal("G", both), "the unit `G` on d4 cannot be both Bul and Dob");
    assert!(compile("G", Attributes::BUL | Attributes::HURDLE_COLOUR_CHANGING).is_ok());
}

#[test]
fn magic_units_attack_along_known_lines() {
    for letters in ["K", "P", "S", "Q", "N", "G", "RO", "AM", "DG"] {
        assert!(compile(letters, Attributes::MAGIC).is_ok(), "{letters}");
    }
    for letters in ["AR", "UU", "CT", "O", "F"] {
        let expected = format!("Magic for the unit `{letters}` on d4 is not supported yet");
        assert_eq!(refusal(letters, Attributes::MAGIC), expected);
    }
}

#[test]
fn no_more_is_taken_for_granted_than_holds() {
    let plain = compile("G", Attributes::NONE).expect("a grasshopper").ruleset.capabilities();
    assert!(plain.plain_checks && plain.plain_captures && plain.rooks_keep_no_hope);
    for attributes in [Attributes::ANDA, Attributes::ANDA_INVERSE, Attributes::MAGIC, Attributes::BUL] {
        let capabilities = compile("G", attributes).expect("a grasshopper").ruleset.capabilities();
        assert!(!capabilities.plain_moves && !capabilities.plain_checks && !capabilities.orthodox_play);
    }
    for attributes in [Attributes::MAGIC, Attributes::BUL, Attributes::HURDLE_COLOUR_CHANGING] {
        let capabilities = compile("G", attributes).expect("a grasshopper").ruleset.capabilities();
        assert!(!capabilities.plain_captures && !capabilities.rooks_keep_no_hope);
    }
}
