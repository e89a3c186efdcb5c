//! Every problem of the corpus, solved to the letter: on one thread, on several, and with hardly any memory; its JSON has
//! the form of the schema, and its moves can be replayed from it.
//!
//! With the environment variable `KIRKE_SLOW_TESTS` the lengthy ones too; with `KIRKE_BLESS` new solutions are written
//! instead of compared.
//!
//! What `kirke signature problems` prints about the solutions stands in `problems/signature.txt`; it follows from the texts of
//! the expected solutions.

mod schema;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use board::{Attributes, Colour};
use kirke_tests::{Entry, entries, problems_folder, read_problem, solve_text, solver};
use libtest_mimic::{Arguments, Failed, Trial};
use problem::Statement;
use report::{Signature, SolvedProblem};

const MEBIBYTE: usize = 1 << 20;

fn main() {
    let arguments = Arguments::from_args();
    let blesses = std::env::var_os("KIRKE_BLESS").is_some();
    let lengthy_too = std::env::var_os("KIRKE_SLOW_TESTS").is_some();
    let mut trials = vec![
        Trial::test("the index names every file once", index_is_complete),
        Trial::test("the index agrees with the statements", index_agrees),
        Trial::test("the signature is that of the solutions", signature_is_kept),
        Trial::test("the corpus has problems of every kind", corpus_is_broad),
        Trial::test("the corpus has units of many kinds", units_are_many),
    ];
    for entry in entries().into_iter().filter(|entry| lengthy_too || !entry.is_lengthy()) {
        let name = entry.file.clone();
        trials.push(Trial::test(name, move || solve(&entry)));
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    if blesses {
        let written = signature().and_then(|text| Ok(fs::write(signature_file(), text)?));
        written.expect("the solutions can be read and their signature written");
    }
    conclusion.exit();
}

fn signature_file() -> PathBuf {
    problems_folder().join("signature.txt")
}

/// What `kirke signature` prints about the whole corpus, but for the number of positions.
fn signature() -> Result<String, Failed> {
    let mut files: Vec<PathBuf> = entries().iter().map(Entry::solution_path).collect();
    files.sort();
    let mut signature = Signature::new();
    for file in &files {
        signature.add(&fs::read_to_string(file)?);
    }
    Ok(format!("problems {}\nsolutions {signature}\n", files.len()))
}

fn signature_is_kept() -> Result<(), Failed> {
    if std::env::var_os("KIRKE_BLESS").is_some() {
        return Ok(());
    }
    let kept = fs::read_to_string(signature_file())?.replace("\r\n", "\n");
    let signature = signature()?;
    if signature == kept {
        return Ok(());
    }
    Err(format!(
        "the signature is\n{signature}but signature.txt has\n{kept}If problems were added or their solutions changed on \
         purpose, write it anew with KIRKE_BLESS=1"
    )
    .into())
}

fn statement(entry: &Entry) -> Result<Statement, Failed> {
    let text = fs::read_to_string(entry.statement_path())?;
    read_problem(&text).map_err(|error| format!("{}: {error}", entry.file).into())
}

fn solve(entry: &Entry) -> Result<(), Failed> {
    let statement = statement(entry)?;
    let budget = Duration::from_secs(entry.budget);
    let solved = solve_text(&statement, &solver(1, 16 * MEBIBYTE), budget)?;
    if std::env::var_os("KIRKE_BLESS").is_some() {
        fs::write(entry.solution_path(), &solved.text)?;
        println!("{}: solutions {:?}", entry.file, solved.solutions);
    }
    let expected = fs::read_to_string(entry.solution_path())?.replace("\r\n", "\n");
    if solved.text != expected {
        return Err(difference("one thread", &expected, &solved.text));
    }
    if solved.solutions != entry.solutions {
        let message = format!("{:?} solutions, the index says {:?}", solved.solutions, entry.solutions);
        return Err(message.into());
    }
    json_is_sound(&solved.problem)?;
    for (what, threads, table_bytes) in [
        ("four threads", 4, 16 * MEBIBYTE),
        ("a table of 64 KB", 1, 64 << 10),
        ("four threads and a table of 64 KB", 4, 64 << 10),
    ] {
        let other = solve_text(&statement, &solver(threads, table_bytes), 4 * budget)?;
        if other.text != expected {
            return Err(difference(what, &expected, &other.text));
        }
    }
    Ok(())
}

/// The JSON has the form of the schema, and whoever applies the effects of moves never meets another position than theirs.
fn json_is_sound(problem: &SolvedProblem) -> Result<(), Failed> {
    let document = serde_json::from_str(&report::json::document(std::slice::from_ref(problem)))?;
    schema::validate(&document)?;
    Ok(schema::replay(&document)?)
}

/// The first line in which the texts differ.
fn difference(what: &str, expected: &str, actual: &str) -> Failed {
    let (mut left, mut right) = (expected.lines(), actual.lines());
    let mut number = 0;
    loop {
        number += 1;
        let (expected, actual) = (left.next(), right.next());
        if expected != actual || expected.is_none() {
            return format!("{what}, line {number}: expected {expected:?}, got {actual:?}").into();
        }
    }
}

fn files_with_ending(folder: &Path, ending: &str, found: &mut BTreeSet<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files_with_ending(&path, ending, found)?;
        } else if path.extension() == Some(OsStr::new(ending)) {
            found.insert(path);
        }
    }
    Ok(())
}

fn index_is_complete() -> Result<(), Failed> {
    for (ending, path) in
        [("inp", Entry::statement_path as fn(&Entry) -> PathBuf), ("sol", Entry::solution_path)]
    {
        let mut found = BTreeSet::new();
        files_with_ending(&problems_folder(), ending, &mut found)?;
        let indexed: BTreeSet<PathBuf> = entries().iter().map(path).collect();
        if indexed.len() != entries().len() {
            return Err("the index names a file twice".into());
        }
        if let Some(odd) = found.symmetric_difference(&indexed).next() {
            return Err(format!("{} is in the folder or in the index, but not in both", odd.display()).into());
        }
    }
    Ok(())
}

fn index_agrees() -> Result<(), Failed> {
    let mut wrong = Vec::new();
    for entry in entries() {
        let statement = statement(&entry)?;
        let conditions: Vec<String> =
            statement.conditions.iter().map(|given| given.value.to_string()).collect();
        let told = Entry {
            authors: statement.authors.clone(),
            source: statement.origin.clone().unwrap_or_default(),
            published: statement.origin.as_deref() != Some("constructed"),
            stipulation: statement.stipulation.map_or(String::new(), |given| given.value.text),
            condition: conditions.join(" "),
            ..entry.clone()
        };
        if told != entry {
            wrong.push(format!("{}: the index says\n{entry:?}\nbut the statement\n{told:?}", entry.file));
        }
        if entry.published && entry.authors.is_empty() {
            wrong.push(format!("{}: a published problem has an author", entry.file));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}

/// What a stipulation asks for without its number: `ser-h#`.
fn kind(stipulation: &str) -> String {
    let half = if stipulation.ends_with(".5") { ".5" } else { "" };
    stipulation.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.').to_owned() + half
}

fn corpus_is_broad() -> Result<(), Failed> {
    let entries = entries();
    let published = entries.iter().filter(|entry| entry.published).count();
    if published < 200 {
        return Err(format!("only {published} published problems").into());
    }
    let kinds: BTreeSet<String> = entries.iter().map(|entry| kind(&entry.stipulation)).collect();
    for wanted in [
        "#", "=", "+", "s#", "r#", "semi-r#", "h#", "h#.5", "h=", "hs#", "hs#.5", "hr#", "ser-#", "ser-=",
        "ser-h#", "ser-s#", "ser-r#", "h==", "ser-h=", "ser-+", "a=>b",
    ] {
        if !kinds.contains(wanted) {
            return Err(format!("no problem asks for {wanted}n").into());
        }
    }
    Ok(())
}

fn units_are_many() -> Result<(), Failed> {
    let mut walks = BTreeSet::new();
    let mut attributes = Attributes::NONE;
    let mut neutrals = 0;
    for entry in entries() {
        for unit in statement(&entry)?.units {
            walks.insert(unit.walk);
            attributes = attributes.with(unit.attributes);
            neutrals += usize::from(unit.colour == Colour::Neutral);
        }
    }
    let fairy = walks.iter().filter(|walk| !walk.is_orthodox()).count();
    if fairy < 70 {
        return Err(format!("only {fairy} walks beside the orthodox ones").into());
    }
    let all = [
        Attributes::ROYAL,
        Attributes::KAMIKAZE,
        Attributes::CHAMELEON,
        Attributes::PROMOTED,
        Attributes::PARALYSING,
        Attributes::JIGGER,
        Attributes::FUNCTIONARY,
        Attributes::HALF_NEUTRAL,
        Attributes::HURDLE_COLOUR_CHANGING,
    ];
    if let Some(missing) = all.into_iter().find(|&attribute| !attributes.has(attribute)) {
        return Err(format!("no unit has the attribute {missing:?}").into());
    }
    if neutrals < 20 {
        return Err(format!("only {neutrals} neutral units").into());
    }
    Ok(())
}
