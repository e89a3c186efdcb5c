//! Positions with all their legal moves and checks, one file a set of rules, asked of the rules directly.

use std::collections::BTreeSet;

use board::Side;
use kirke_tests::{Vector, legal_moves, play_all, read_problem, vectors};
use libtest_mimic::{Arguments, Failed, Trial};
use rules::{Game, with_turn};

fn main() {
    let arguments = Arguments::from_args();
    let mut ids = BTreeSet::new();
    let mut trials = Vec::new();
    for vector in vectors() {
        assert!(ids.insert(vector.id.clone()), "two vectors are called {}", vector.id);
        trials.push(Trial::test(vector.id.clone(), move || check(&vector)));
    }
    libtest_mimic::run(&arguments, trials).exit();
}

/// The vector as a problem in the problem language.
fn problem_text(vector: &Vector) -> String {
    let mut text = String::from("BeginProblem\nStipulation ~1\n");
    if !vector.condition.is_empty() {
        text += &format!("Condition {}\n", vector.condition);
    }
    if !vector.options.is_empty() {
        text += &format!("Option {}\n", vector.options);
    }
    text += "Pieces\n";
    let colours = [("White", &vector.white), ("Black", &vector.black), ("Neutral", &vector.neutral)];
    for (colour, units) in colours {
        for unit in units {
            text += &format!("  {colour} {unit}\n");
        }
    }
    text + "EndProblem\n"
}

fn check(vector: &Vector) -> Result<(), Failed> {
    let side = match vector.side.as_str() {
        "white" => Side::White,
        "black" => Side::Black,
        other => return Err(format!("{other} is no side").into()),
    };
    let game = Game::compile(&read_problem(&problem_text(vector))?)?;
    let position = play_all(&game, &vector.setup, !side)?;
    let position = with_turn(&position, side);
    let capturable = game.ruleset.can_capture_king(&position);
    if capturable != vector.king_capturable {
        return Err(format!("that the king can be captured is {capturable}").into());
    }
    if capturable {
        return Ok(());
    }
    let legal = legal_moves(&game, &position);
    let asked = |text: &&str| !vector.only_castling || text.starts_with("0-0");
    let sorted = |mut texts: Vec<&str>| {
        texts.sort_unstable();
        texts.join(", ")
    };
    let moves = legal.iter().map(|(_, text, _)| text.as_str()).filter(asked);
    let checks = legal.iter().filter(|(.., check)| *check).map(|(_, text, _)| text.as_str());
    for (what, expected, actual) in [
        ("moves", &vector.moves, sorted(moves.collect())),
        ("checks", &vector.checks, sorted(checks.filter(asked).collect())),
    ] {
        let expected = sorted(expected.iter().map(String::as_str).collect());
        if actual != expected {
            return Err(format!("{what}\nexpected {expected}\n     got {actual}").into());
        }
    }
    Ok(())
}
