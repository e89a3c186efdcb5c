use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

use batch::{Reports, solved_collection};

use crate::exit::Exit;
use crate::input;
use crate::start_position::tell;

/// Writes each collection in YAML again, with solutions and verdicts, into the folder `solved` of the reports, under the path that
/// it was read from.
pub(super) fn write(reports: &Reports<'_>, out: &Path) -> Exit {
    let mut sources: Vec<&str> = reports.entries.iter().map(|entry| &*entry.source).collect();
    sources.dedup();
    let mut places = Places { folder: out.join("solved"), taken: HashMap::new() };
    let mut exit = Exit::Solved;
    for source in sources {
        let source = Path::new(source);
        let Ok(read) = input::read(source) else { continue };
        if !input::is_collection(source, &read.text) {
            continue;
        }
        let Some(target) = places.of(source) else { continue };
        let written = solved_collection(&read.text, reports.journal, reports.terms)
            .map_err(|error| error.to_string())
            .and_then(|text| write_file(&target, &text).map_err(|error| error.to_string()));
        if let Err(error) = written {
            tell(&format!("error: {} cannot be written: {error}\n", target.display()));
            exit = Exit::BadInput;
        }
    }
    exit
}

/// Where collections are written.
struct Places {
    folder: PathBuf,
    /// The files written, with those that they were made of.
    taken: HashMap<PathBuf, PathBuf>,
}

impl Places {
    /// The place of this collection: below the folder its path without what leads out of the folder. Where that is the place of
    /// another collection (`a.olv`, `../a.olv`), a number is added. `None` for a file that stands there already.
    fn of(&mut self, source: &Path) -> Option<PathBuf> {
        let below = source.components().filter(|part| matches!(part, Component::Normal(_)));
        let plain = self.folder.join(below.collect::<PathBuf>());
        let itself = source.canonicalize().unwrap_or_else(|_| source.to_path_buf());
        let mut target = plain.clone();
        let mut number = 1;
        while let Some(other) = self.taken.get(&target) {
            if *other == itself {
                return None;
            }
            number += 1;
            target = numbered(&plain, number);
        }
        self.taken.insert(target.clone(), itself);
        Some(target)
    }
}

/// `a.olv` as `a-2.olv`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_os_string();
    name.push(format!("-{number}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

/// The file appears only when it is complete.
fn write_file(target: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = target.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut name = target.file_name().unwrap_or_default().to_os_string();
    name.push(".unfinished");
    let unfinished = target.with_file_name(name);
    let mut file = File::create(&unfinished)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    fs::rename(&unfinished, target)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_collection_takes_the_place_of_another_one() {
        let mut places = Places { folder: PathBuf::from("solved"), taken: HashMap::new() };
        let path = |parts: &[&str]| parts.iter().collect::<PathBuf>();
        let mut place = |parts: &[&str]| places.of(&path(parts));
        assert_eq!(place(&["no-such", "a.olv"]), Some(path(&["solved", "no-such", "a.olv"])));
        assert_eq!(place(&["..", "no-such", "a.olv"]), Some(path(&["solved", "no-such", "a-2.olv"])));
        assert_eq!(place(&["..", "..", "no-such", "a.olv"]), Some(path(&["solved", "no-such", "a-3.olv"])));
        assert_eq!(place(&["..", "no-such", "a.olv"]), None);
        assert_eq!(place(&["no-such", "b.olv"]), Some(path(&["solved", "no-such", "b.olv"])));
    }
}
