//! Specification by example: the fenced blocks of `specs/*.md`, one file a rule.
//!
//! A block `kirke` is a position or a problem. What follows it speaks of it, until the next one:
//! `solution` is what solving it writes before `solution finished.`; `after` lists moves to be played first; `legal` and `illegal` list
//! moves of the side named behind it, such as `legal Black`, in the position reached (`after` names the side that moves
//! last); `check` says yes or no. A legal move is written with its effects and ` +` where it gives check; an illegal one without effects.

use std::time::Duration;

use board::{Position, Side};
use kirke_tests::{Block, Spec, legal_moves, play_all, read_problem, solve_text, solver, specs};
use libtest_mimic::{Arguments, Failed, Trial};
use rules::{Game, with_turn};

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for spec in specs() {
        for (number, example) in examples(&spec).into_iter().enumerate() {
            let name = format!("{} example {}", spec.name, number + 1);
            trials.push(Trial::test(name, move || check(&example)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}

/// A problem block with the blocks that speak of it.
fn examples(spec: &Spec) -> Vec<Vec<Block>> {
    let mut examples: Vec<Vec<Block>> = Vec::new();
    for block in &spec.blocks {
        match (block.info.as_str(), examples.last_mut()) {
            ("kirke", _) => examples.push(vec![block.clone()]),
            (_, Some(example)) => example.push(block.clone()),
            (_, None) => panic!("{}:{}: this block comes before any problem", spec.name, block.line),
        }
    }
    examples
}

fn check(example: &[Block]) -> Result<(), Failed> {
    let [problem, answers @ ..] = example else {
        return Err("an example has a problem".into());
    };
    if answers.is_empty() {
        return Err(format!("line {}: nothing is said about this problem", problem.line).into());
    }
    let statement = read_problem(&problem.text).map_err(|error| format!("line {}: {error}", problem.line))?;
    let game = Game::compile(&statement)?;
    let mut position = with_turn(&game.position, Side::White);
    for block in answers {
        let words: Vec<&str> = block.info.split_whitespace().collect();
        match words[..] {
            ["solution"] => {
                let solved = solve_text(&statement, &solver(1, 1 << 20), Duration::from_secs(10))?;
                let actual = solved.text.trim_end().trim_end_matches("solution finished.");
                expect_equal(block, block.text.trim_matches('\n'), actual.trim_matches('\n'))?;
            }
            ["after", last] => {
                let last = side(last, block)?;
                position =
                    play_all(&game, &moves(block), last).map_err(|error| at(block, &error.to_string()))?;
            }
            ["legal", turn] => expect_legal(block, &game, &with_turn(&position, side(turn, block)?))?,
            ["only", turn] => expect_only(block, &game, &with_turn(&position, side(turn, block)?))?,
            ["illegal", turn] => expect_illegal(block, &game, &with_turn(&position, side(turn, block)?))?,
            ["check", turn] => {
                let turn = side(turn, block)?;
                let expected = block.text.trim() == "yes";
                if game.ruleset.can_capture_king(&with_turn(&position, !turn)) != expected {
                    return Err(at(block, &format!("that {turn} is in check is {}", !expected)));
                }
            }
            _ => return Err(at(block, "no such block")),
        }
    }
    Ok(())
}

fn at(block: &Block, message: &str) -> Failed {
    format!("line {}: {message}", block.line).into()
}

fn side(word: &str, block: &Block) -> Result<Side, Failed> {
    match word {
        "White" => Ok(Side::White),
        "Black" => Ok(Side::Black),
        _ => Err(at(block, "neither White nor Black")),
    }
}

fn moves(block: &Block) -> Vec<String> {
    block.text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

fn expect_equal(block: &Block, expected: &str, actual: &str) -> Result<(), Failed> {
    if expected == actual {
        return Ok(());
    }
    Err(at(block, &format!("expected\n{expected}\ngot\n{actual}")))
}

/// The moves of the position, with ` +` where they give check.
fn spelt(game: &Game, position: &Position) -> Vec<String> {
    legal_moves(game, position)
        .into_iter()
        .map(|(_, text, check)| if check { text + " +" } else { text })
        .collect()
}

/// The side to move of an example must not be able to take the king.
fn expect_possible(block: &Block, game: &Game, position: &Position) -> Result<(), Failed> {
    if game.ruleset.can_capture_king(position) {
        return Err(at(block, "the position is impossible, the king could be captured"));
    }
    Ok(())
}

fn expect_legal(block: &Block, game: &Game, position: &Position) -> Result<(), Failed> {
    expect_possible(block, game, position)?;
    let legal = spelt(game, position);
    let wanted = moves(block);
    if wanted == ["none"] && legal.is_empty() {
        return Ok(());
    }
    match wanted.iter().find(|wanted| !legal.contains(wanted)) {
        Some(missing) => Err(at(block, &format!("{missing} is not among {legal:?}"))),
        None => Ok(()),
    }
}

/// All legal moves, no more and no fewer.
fn expect_only(block: &Block, game: &Game, position: &Position) -> Result<(), Failed> {
    expect_legal(block, game, position)?;
    let wanted = moves(block);
    match spelt(game, position).iter().find(|legal| !wanted.contains(legal)) {
        Some(surplus) => Err(at(block, &format!("{surplus} is legal too"))),
        None => Ok(()),
    }
}

fn expect_illegal(block: &Block, game: &Game, position: &Position) -> Result<(), Failed> {
    expect_possible(block, game, position)?;
    let legal = spelt(game, position);
    let base = |text: &String| text.split(['[', '+']).next().unwrap_or_default().trim_end().to_owned();
    match moves(block).into_iter().find(|text| legal.iter().any(|legal| base(legal) == *text)) {
        Some(present) => Err(at(block, &format!("{present} is legal"))),
        None => Ok(()),
    }
}
