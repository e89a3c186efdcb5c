use std::fs;
use std::path::{Path, PathBuf};

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
    /// White units such as `Ke1` or `kamikaze Rb2`.
    #[serde(default)]
    pub white: Vec<String>,
    /// Black units.
    #[serde(default)]
    pub black: Vec<String>,
    /// Neutral units.
    #[serde(default)]
    pub neutral: Vec<String>,
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

/// All vectors, file after file in the order of their names.
///
/// # Panics
/// If the folder or a file cannot be read or a line is not what [`Vector`] describes.
pub fn vectors() -> Vec<Vector> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors");
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
        .collect();
    files.sort();
    files.iter().flat_map(|file| vectors_of(file)).collect()
}

fn vectors_of(file: &Path) -> Vec<Vector> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let parse = |(number, line): (usize, &str)| {
        serde_json::from_str(line)
            .unwrap_or_else(|error| panic!("{}:{}: {error}", file.display(), number + 1))
    };
    text.lines().enumerate().map(parse).collect()
}
