use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// A problem of the corpus as `problems/index.json` tells it.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The statement, relative to the folder of problems; the solution stands beside it with the ending `.sol`.
    pub file: String,
    /// As the statement names them.
    pub authors: Vec<String>,
    /// Where it was published, or `constructed`.
    pub source: String,
    /// Whether it was published; else it was made for this corpus.
    pub published: bool,
    /// As the statement spells it, without twins.
    pub stipulation: String,
    /// As the statement spells it, without twins; empty for orthodox chess.
    pub condition: String,
    /// Keys, or solutions of help and series play, of each position: twin after twin, with Duplex side after side.
    pub solutions: Vec<usize>,
    /// Seconds within which it must be solved, far more than it needs.
    pub budget: u64,
}

impl Entry {
    /// Whether it is only solved on demand.
    pub fn is_lengthy(&self) -> bool {
        self.file.starts_with("lengthy/")
    }

    /// The file of the statement.
    pub fn statement_path(&self) -> PathBuf {
        problems_folder().join(&self.file)
    }

    /// The file of the expected solution.
    pub fn solution_path(&self) -> PathBuf {
        self.statement_path().with_extension("sol")
    }
}

/// The folder of the corpus.
pub fn problems_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems")
}

/// All entries of the index.
///
/// # Panics
/// If the index is missing or is not what [`Entry`] describes.
pub fn entries() -> Vec<Entry> {
    let path = problems_folder().join("index.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
