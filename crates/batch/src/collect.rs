//! The work list: problems from folders and files, in an order that is the same everywhere.

use std::collections::VecDeque;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parser::{Diagnostic, DiagnosticKind, PositionLine, Severity};
use problem::{DefinedWalk, Statement};

use crate::author::{Author, record_messages};
use crate::identity::Identity;

/// The endings of the files that are read in folders.
pub const ENDINGS: [&str; 4] = ["inp", "olv", "fen", "epd"];

/// A place of the collection: a problem, or what cannot be read as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The file, with strokes between the parts of its path on every system.
    pub source: Arc<str>,
    /// The place in the file, from 1; 0 for the file as a whole.
    pub number: usize,
    /// What is wrong with it, and what else is worth knowing.
    pub messages: Vec<Message>,
    /// The problem; `None` if it is refused.
    pub work: Option<Work>,
}

/// A problem to be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Work {
    /// The problem as it was written.
    pub statement: Statement,
    /// What makes it the same as another one.
    pub identity: Identity,
    /// What the author says about the solution.
    pub author: Author,
}

impl Work {
    /// A problem with what its author says about its solution.
    pub fn new(statement: Statement, author: Author) -> Work {
        let identity = Identity::of(&statement, &author);
        Work { statement, identity, author }
    }
}

/// Something told about a problem or a file.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Message {
    /// `error`, `warning` or `note`.
    pub severity: &'static str,
    /// Line of the file, from 1; none if it is about the whole file.
    pub line: Option<usize>,
    /// Character of the line, from 1.
    pub column: Option<usize>,
    /// The whole sentence, with what to do about it.
    pub text: String,
}

/// How files are read.
pub struct Reading<'a> {
    /// Gives the text of a file.
    pub read: &'a dyn Fn(&Path) -> io::Result<String>,
    /// Makes a problem of a line of FEN or EPD.
    pub position: &'a dyn Fn(PositionLine) -> Statement,
    /// The walks that units in FEN can have besides those of the table.
    pub walks: &'a [DefinedWalk],
    /// A folder that is left out: that of the reports.
    pub left_out: Option<&'a Path>,
}

/// All problems of the paths, folders with all their folders, sorted by name. What cannot be read stands at its place as
/// refused; it never keeps the others from being read.
pub fn collect(paths: &[PathBuf], reading: &Reading<'_>) -> Vec<Entry> {
    let mut entries = Vec::new();
    let left_out = reading.left_out.and_then(|folder| folder.canonicalize().ok());
    for path in paths {
        if !path.is_dir() {
            entries.extend(read_file(path, reading));
            continue;
        }
        let mut folder = Folder { files: Vec::new(), unreadable: Vec::new(), left_out: left_out.as_deref() };
        folder.add(path);
        if folder.files.is_empty() && folder.unreadable.is_empty() {
            let text = "the folder holds no file that ends in .inp, .olv, .fen or .epd".to_owned();
            entries.push(refused_file(path, text));
        }
        // By the parts of the path one after the other, whatever stands between them: the same order everywhere.
        folder.files.sort();
        folder.unreadable.sort_by(|one, other| one.0.cmp(&other.0));
        for (place, error) in folder.unreadable {
            entries.push(refused_file(&place, format!("cannot be read: {error}")));
        }
        for file in folder.files {
            entries.extend(read_file(&file, reading));
        }
    }
    entries
}

/// What is found in a folder.
struct Folder<'a> {
    files: Vec<PathBuf>,
    unreadable: Vec<(PathBuf, io::Error)>,
    left_out: Option<&'a Path>,
}

impl Folder<'_> {
    /// Links to folders are not followed: they could lead in a circle.
    fn add(&mut self, folder: &Path) {
        if self.left_out.is_some_and(|left_out| folder.canonicalize().is_ok_and(|place| place == left_out)) {
            return;
        }
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => return self.unreadable.push((folder.to_path_buf(), error)),
        };
        for entry in entries {
            let path_and_type = entry.and_then(|entry| Ok((entry.path(), entry.file_type()?)));
            match path_and_type {
                Ok((path, kind)) if kind.is_dir() => self.add(&path),
                Ok((path, _)) if ending(&path).is_some() && !path.is_dir() => match path.metadata() {
                    // Reading a pipe that nobody writes would never end.
                    Ok(metadata) if !metadata.is_file() => {
                        self.unreadable
                            .push((path, io::Error::other("it is a pipe or a device, and no file")));
                    }
                    _ => self.files.push(path),
                },
                Ok(_) => {}
                Err(error) => self.unreadable.push((folder.to_path_buf(), error)),
            }
        }
    }
}

/// The ending of the file, in small letters, if it is one of [`ENDINGS`].
fn ending(path: &Path) -> Option<&'static str> {
    let written = path.extension()?.to_str()?;
    ENDINGS.into_iter().find(|ending| written.eq_ignore_ascii_case(ending))
}

fn read_file(path: &Path, reading: &Reading<'_>) -> Vec<Entry> {
    let text = match (reading.read)(path) {
        Ok(text) => text,
        Err(error) => return vec![refused_file(path, format!("cannot be read: {error}"))],
    };
    let entries = read_text(&source_name(path), ending(path), &text, reading);
    if entries.is_empty() {
        return vec![refused_file(path, "the file has no problem".to_owned())];
    }
    entries
}

/// The problems of a text in any of the formats. The content decides where it can, else the ending of the file.
fn read_text(source: &Arc<str>, ending: Option<&str>, text: &str, reading: &Reading<'_>) -> Vec<Entry> {
    match ending {
        Some("olv") => records(source, text),
        _ if parser::looks_like_collection(text) => records(source, text),
        _ if parser::looks_like_positions(text) => positions(source, text, reading),
        _ => problems(source, text),
    }
}

/// The problems of a text in the problem language.
fn problems(source: &Arc<str>, text: &str) -> Vec<Entry> {
    let parsed = parser::parse(text, parser::Reading::Seeds);
    let mut lines = Lines::new(text);
    if parsed.problems.is_empty() {
        let messages: Vec<Message> =
            parsed.diagnostics.iter().map(|diagnostic| lines.message(diagnostic)).collect();
        if messages.is_empty() {
            return Vec::new();
        }
        return vec![Entry { source: Arc::clone(source), number: 0, messages, work: None }];
    }
    let mut entries = Vec::new();
    for (number, problem) in (1..).zip(&parsed.problems) {
        let diagnostics = parsed.diagnostics_of(problem);
        let mut messages: Vec<Message> =
            diagnostics.iter().map(|diagnostic| lines.message(diagnostic)).collect();
        let (author, error) = Author::of_statement(&problem.statement);
        if let Some(error) = error {
            let (line, column) = lines.place(problem.statement.span.start);
            let text = format!("the remark on the number of solutions is not used: {error}");
            messages.push(Message { severity: "warning", line: Some(line), column: Some(column), text });
        }
        let work = parsed.is_sound(problem).then(|| Work::new(problem.statement.clone(), author));
        entries.push(Entry { source: Arc::clone(source), number, messages, work });
    }
    entries
}

/// The records of a collection in YAML.
fn records(source: &Arc<str>, text: &str) -> Vec<Entry> {
    let parsed = parser::parse_collection(text);
    let mut lines = Lines::new(text);
    let mut entries = Vec::new();
    for (number, record) in (1..).zip(&parsed.entries) {
        let diagnostics = record_messages(text, &parsed, record);
        let messages = diagnostics.iter().map(|diagnostic| lines.message(diagnostic)).collect();
        let work = parsed
            .is_sound(record)
            .then(|| Work::new(record.entry.statement.clone(), Author::of_record(text, record)));
        entries.push(Entry { source: Arc::clone(source), number, messages, work });
    }
    entries
}

/// The positions of a text in FEN or EPD, one a line.
fn positions(source: &Arc<str>, text: &str, reading: &Reading<'_>) -> Vec<Entry> {
    let parsed = parser::parse_positions_with(text, reading.walks);
    let mut lines = Lines::new(text);
    // One of these speaks for all positions without a stipulation; each of them is told about its own.
    let mut diagnostics: VecDeque<Diagnostic> = parsed
        .diagnostics
        .into_iter()
        .filter(|diagnostic| diagnostic.kind != DiagnosticKind::NoStipulation)
        .collect();
    let mut entries: Vec<Entry> = Vec::new();
    let mut add = |messages: Vec<Message>, work: Option<Work>| {
        let number = entries.len() + 1;
        entries.push(Entry { source: Arc::clone(source), number, messages, work });
    };
    for line in parsed.lines {
        while let Some(before) = diagnostics.pop_front_if(|next| next.span.start < line.span.start) {
            add(vec![lines.message(&before)], None);
        }
        let (mut messages, mut is_refused) = (Vec::new(), false);
        while let Some(own) = diagnostics.pop_front_if(|next| next.span.start < line.span.end) {
            is_refused |= own.severity == Severity::Error;
            messages.push(lines.message(&own));
        }
        let place = line.span.start;
        let statement = (reading.position)(line);
        if statement.stipulation.is_none() {
            let (line, column) = lines.place(place);
            messages.push(Message {
                severity: "error",
                line: Some(line),
                column: Some(column),
                text: "the position has no stipulation; give one with `--stip`, or write `dm 3;` behind it"
                    .to_owned(),
            });
            is_refused = true;
        }
        add(messages, (!is_refused).then(|| Work::new(statement, Author::default())));
    }
    while let Some(after) = diagnostics.pop_front() {
        add(vec![lines.message(&after)], None);
    }
    entries
}

/// Finds lines and columns of places that come in order, mostly.
struct Lines<'a> {
    text: &'a str,
    /// A place with its line and the place where the line begins.
    known: (usize, usize, usize),
}

impl Lines<'_> {
    fn new(text: &str) -> Lines<'_> {
        let mark = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Lines { text, known: (mark, 1, mark) }
    }

    /// Line and column of this byte, from 1.
    fn place(&mut self, at: usize) -> (usize, usize) {
        let at = self.text.floor_char_boundary(at);
        if at < self.known.0 {
            *self = Lines::new(self.text);
        }
        let (from, mut line, mut begin) = self.known;
        let at = at.max(from);
        for (feed, _) in self.text[from..at].match_indices('\n') {
            line += 1;
            begin = from + feed + 1;
        }
        self.known = (at, line, begin);
        (line, self.text[begin..at].chars().count() + 1)
    }

    fn message(&mut self, diagnostic: &Diagnostic) -> Message {
        let severity = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        let (line, column) = self.place(diagnostic.span.start);
        let help = diagnostic.help.iter().map(|help| format!("; {help}"));
        let text = diagnostic.message.clone() + &help.collect::<String>();
        Message { severity, line: Some(line), column: Some(column), text }
    }
}

fn refused_file(path: &Path, text: String) -> Entry {
    Entry { source: source_name(path), number: 0, messages: vec![whole_file(text)], work: None }
}

fn whole_file(text: String) -> Message {
    Message { severity: "error", line: None, column: None, text }
}

fn source_name(path: &Path) -> Arc<str> {
    let name = path.to_string_lossy();
    if std::path::MAIN_SEPARATOR == '/' { name.into() } else { name.replace('\\', "/").into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, text: &str) -> Vec<Entry> {
        let reading = Reading {
            read: &|_| Ok(text.to_owned()),
            position: &|line| Statement {
                units: line.position.units,
                stipulation: line.stipulation,
                span: line.span,
                ..Statement::default()
            },
            walks: &[],
            left_out: None,
        };
        read_file(Path::new(name), &reading)
    }

    fn told(entries: &[Entry]) -> Vec<String> {
        let entry = |entry: &Entry| {
            let messages = entry.messages.iter().map(|message| {
                format!(
                    " {:?}:{:?} {}",
                    message.line.unwrap_or(0),
                    message.column.unwrap_or(0),
                    message.severity
                )
            });
            let kind = if entry.work.is_some() { "work" } else { "refused" };
            format!("{} {kind}{}", entry.number, messages.collect::<String>())
        };
        entries.iter().map(entry).collect()
    }

    #[test]
    fn a_bad_problem_does_not_spoil_its_neighbours() {
        let good = "Pieces White Ka1 Qb3 Black Kd1\nStipulation #1\n";
        let text = format!(
            "BeginProblem\n{good}NextProblem\n{good}Condition Cicre\nNextProblem\n{good}Author \u{c9}mile\nEndProblem\n"
        );
        let entries = read("x.inp", &text);
        assert_eq!(told(&entries), ["1 work", "2 refused 7:11 error", "3 work"]);
        assert!(entries[1].messages[0].text.contains("did you mean `Circe`?"));
        assert_eq!(told(&read("x.inp", &text.replace('\n', "\r\n"))), told(&entries));
        assert_eq!(told(&read("x.inp", &format!("\u{feff}{text}"))), told(&entries));
        let identity = |index: usize| entries[index].work.as_ref().unwrap().identity;
        assert_eq!(identity(0), identity(2));
    }

    #[test]
    fn a_bad_line_does_not_spoil_its_neighbours() {
        let text = "8/8/8/8/8/1Q6/8/K2k4 w - - dm 1;\n9/8/8/8/8/1Q6/8/K2k4 w - - dm 1;\n# remark\n8/8/8/8/8/1Q6/8/K2k4 w - -\n8/8/8/8/8/1Q6/8/K2k4 w - - dm 2; zz 1;\n8/x w";
        let entries = read("x.epd", text);
        let shown = told(&entries);
        assert_eq!(shown[..3], ["1 work", "2 refused 2:1 error", "3 refused 4:1 error"], "{entries:?}");
        assert!(shown[3].starts_with("4 work") && shown[4].starts_with("5 refused 6:1 error"), "{shown:?}");
    }

    #[test]
    fn files_without_problems_are_told() {
        for (name, text) in [("x.inp", ""), ("x.inp", "nonsense\n"), ("x.epd", "# only a remark\n")] {
            let entries = read(name, text);
            assert_eq!(entries.len(), 1, "{text}");
            assert!(entries[0].work.is_none() && !entries[0].messages.is_empty(), "{text}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn devices_in_folders_are_not_read() {
        let folder = std::env::temp_dir().join(format!("kirke-collect-device-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        std::os::unix::fs::symlink("/dev/zero", folder.join("endless.inp")).unwrap();
        let reading = Reading {
            read: &|path| panic!("{} is read", path.display()),
            position: &|_| Statement::default(),
            walks: &[],
            left_out: None,
        };
        let entries = collect(std::slice::from_ref(&folder), &reading);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(entries.len(), 1);
        assert!(entries[0].messages[0].text.contains("a pipe or a device"), "{entries:?}");
    }

    #[test]
    fn folders_are_read_in_the_same_order_everywhere() {
        let folder = std::env::temp_dir().join(format!("kirke-collect-{}", std::process::id()));
        for name in ["b/z.inp", "b.inp", "a/y.FEN", "a/c/x.inp", "a/ignored.txt", "out/left.inp"] {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, "").unwrap();
        }
        fs::create_dir_all(folder.join("empty")).unwrap();
        let out = folder.join("out");
        let reading = Reading {
            read: &|path| Err(io::Error::other(path.display().to_string())),
            position: &|_| Statement::default(),
            walks: &[],
            left_out: Some(&out),
        };
        let entries = collect(&[folder.clone(), folder.join("empty"), folder.join("missing.inp")], &reading);
        let base = source_name(&folder).to_string();
        let names: Vec<&str> =
            entries.iter().map(|entry| entry.source.strip_prefix(&base).unwrap()).collect();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(names, ["/a/c/x.inp", "/a/y.FEN", "/b/z.inp", "/b.inp", "/empty", "/missing.inp"]);
        assert!(entries.iter().all(|entry| entry.work.is_none()));
    }
}
