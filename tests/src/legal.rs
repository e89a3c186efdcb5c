use std::fmt;

use board::{Position, Side};
use report::text::move_text;
use rules::{Game, Move, with_turn};
use solver::record;

/// A move that should be playable is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayable {
    /// The move as it was written.
    pub text: String,
    /// What could be played instead.
    pub legal: Vec<String>,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not among the legal moves {:?}", self.text, self.legal)
    }
}

impl std::error::Error for Unplayable {}

/// All legal moves of the side to move with their text, effects included and marks left out, and whether they give check.
pub fn legal_moves(game: &Game, position: &Position) -> Vec<(Move, String, bool)> {
    let moves = game.ruleset.legal_moves(position);
    let spell = |mv| {
        let played = record(&game.ruleset, position, mv);
        (mv, move_text(&played), played.check)
    };
    moves.into_iter().map(spell).collect()
}

/// The legal move with this text: complete, or without its effects in brackets.
pub fn find_move(game: &Game, position: &Position, text: &str) -> Option<Move> {
    let moves = legal_moves(game, position);
    let complete = moves.iter().find(|(_, spelt, _)| spelt == text);
    let short = || moves.iter().find(|(_, spelt, _)| spelt.split('[').next() == Some(text));
    complete.or_else(short).map(|&(mv, ..)| mv)
}

/// The position after these moves, the last of which `last` plays.
///
/// # Errors
/// The first move that is not legal.
pub fn play_all(game: &Game, moves: &[String], last: Side) -> Result<Position, Unplayable> {
    let first = if moves.len().is_multiple_of(2) { !last } else { last };
    let mut position = with_turn(&game.position, first);
    for text in moves {
        let mv = find_move(game, &position, text).ok_or_else(|| Unplayable {
            text: text.clone(),
            legal: legal_moves(game, &position).into_iter().map(|(_, spelt, _)| spelt).collect(),
        })?;
        position = game.ruleset.after(&position, mv);
    }
    Ok(position)
}
