use std::fs;
use std::path::Path;

/// A fenced block of a specification.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// What stands behind the opening fence.
    pub info: String,
    /// What stands between the fences.
    pub text: String,
    /// The line of the opening fence, from 1.
    pub line: usize,
}

/// A page of rules with examples.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// The name of the file.
    pub name: String,
    /// Its fenced blocks, in order.
    pub blocks: Vec<Block>,
}

/// All specifications, ordered by name.
///
/// # Panics
/// If a file cannot be read or a fence is not closed.
pub fn specs() -> Vec<Spec> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("specs");
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut specs: Vec<Spec> = entries
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .map(|path| {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let blocks =
                blocks(&text).unwrap_or_else(|line| panic!("{name}:{line}: this fence is not closed"));
            Spec { name, blocks }
        })
        .collect();
    specs.sort_by(|a, b| a.name.cmp(&b.name));
    specs
}

/// The fenced blocks of a page, or the line of a fence that is never closed.
fn blocks(text: &str) -> Result<Vec<Block>, usize> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (number, line) in text.lines().enumerate() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(info), None) => {
                open = Some(Block { info: info.trim().to_owned(), text: String::new(), line: number + 1 });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => {
                block.text += line;
                block.text += "\n";
            }
            (None, None) => {}
        }
    }
    match open {
        Some(block) => Err(block.line),
        None => Ok(blocks),
    }
}
