use std::fs;
use std::path::Path;

use serde::Deserialize;

/// A position with all its legal moves, a line of `vectors/*.jsonl`.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// A name to speak of it.
    pub id: String,
    /// The conditions in the problem language; empty for orthodox chess.
    #[serde(default)]
    pub condition: String,
    /// White units such as `Ke1`.
    #[serde(default)]
    pub white: Vec<String>,
    /// Black units.
    #[serde(default)]
    pub black: Vec<String>,
    /// Options in the problem language.
    #[serde(default)]
    pub options: String,
    /// Moves played from the diagram before the question; the last one by the opponent of `side`.
    #[serde(default)]
    pub setup: Vec<String>,
    /// Whose moves are asked for: `white` or `black`.
    pub side: String,
    /// Whether only castlings are asked for.
    #[serde(default)]
    pub only_castling: bool,
    /// Whether the position is illegal because the side to move can take the king.
    #[serde(default)]
    pub king_capturable: bool,
    /// All legal moves.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Those of them that give check.
    #[serde(default)]
    pub checks: Vec<String>,
}

/// All vectors of one file.
///
/// # Panics
/// If the file is missing or a line of it is not what [`Vector`] describes.
pub fn vectors(file: &Path) -> Vec<Vector> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let parse = |(number, line): (usize, &str)| {
        serde_json::from_str(line)
            .unwrap_or_else(|error| panic!("{}:{}: {error}", file.display(), number + 1))
    };
    text.lines().enumerate().map(parse).collect()
}
