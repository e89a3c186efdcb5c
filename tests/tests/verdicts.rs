//! Problems whose verdict is known, judged on one thread and on two; and what must not change a verdict.

use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;

use kirke_tests::{
    Entry, VerdictEntry, colours_exchanged, difference, entries, files_mirrored, judged, problems_folder,
    read_problem, solver, verdict_entries,
};
use libtest_mimic::{Arguments, Failed, Trial};
use problem::{ProblemOption, Statement};
use report::SolvedProblem;
use verdict::{Counts, Kind, Verdict};

const MEBIBYTE: usize = 1 << 20;

/// After so much time a problem is taken to hang; each needs far less than a second.
const BUDGET: Duration = Duration::from_secs(100);

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = vec![
        Trial::test("the index names every file once", index_is_complete),
        Trial::test("there are problems of every verdict and of all rules", set_is_broad),
    ];
    for entry in verdict_entries() {
        let name = entry.file.clone();
        // Whether it can be read is a part of the first trial.
        let stated = statement(&entry).unwrap_or_default();
        for (how, other) in
            [("colours exchanged", colours_exchanged(&stated)), ("files mirrored", files_mirrored(&stated))]
        {
            let Some(other) = other else { continue };
            let stated = stated.clone();
            let trial = move || has_same_outline(&stated, &other);
            trials.push(Trial::test(format!("{name} with {how}"), trial));
        }
        trials.push(Trial::test(name, move || judge(&entry)));
    }
    for entry in entries().into_iter().filter(|entry| !entry.is_lengthy() && is_searched_as_stated(entry)) {
        let name = format!("corpus/{}", entry.file);
        trials.push(Trial::test(name, move || count(&entry)));
    }
    libtest_mimic::run(&arguments, trials).exit();
}

/// Whether a judgement searches what solving does. Options that narrow the search are set aside for it, and what they were
/// chosen for can be far too much work without them.
fn is_searched_as_stated(entry: &Entry) -> bool {
    let text = fs::read_to_string(entry.statement_path()).unwrap_or_default();
    read_problem(&text).map_or(true, |statement| statement.restrictions().is_empty())
}

fn statement(entry: &VerdictEntry) -> Result<Statement, Failed> {
    let text = fs::read_to_string(entry.path())?;
    read_problem(&text).map_err(|error| format!("{}: {error}", entry.file).into())
}

fn judge(entry: &VerdictEntry) -> Result<(), Failed> {
    let statement = statement(entry)?;
    let intention = statement.stated_intention().transpose()?;
    let intended = intention.map_or(String::new(), |intention| intention.to_string());
    if intended != entry.intended {
        return Err(format!("intended are `{intended}`, the index says `{}`", entry.intended).into());
    }
    let alone = judged(&statement, &solver(1, 16 * MEBIBYTE), BUDGET)?;
    let differs = difference(&alone, &entry.parts);
    if !differs.is_empty() {
        return Err(differs.into());
    }
    let together = judged(&statement, &solver(2, 16 * MEBIBYTE), BUDGET)?;
    if verdicts(&alone) != verdicts(&together) {
        return Err("two threads give another verdict than one".into());
    }
    Ok(())
}

fn verdicts(solved: &SolvedProblem) -> Vec<Option<Verdict>> {
    solved.parts.iter().map(|part| part.verdict.clone()).collect()
}

/// With the board turned there is as much to find.
fn has_same_outline(stated: &Statement, other: &Statement) -> Result<(), Failed> {
    let solver = solver(1, 16 * MEBIBYTE);
    let outline = |solved: &SolvedProblem| -> Vec<(Kind, Counts, usize)> {
        let verdicts = solved.parts.iter().filter_map(|part| part.verdict.as_ref());
        verdicts.map(|verdict| (verdict.kind, verdict.counts, verdict.findings.len())).collect()
    };
    let before = outline(&judged(stated, &solver, BUDGET)?);
    let after = outline(&judged(other, &solver, BUDGET)?);
    if before == after { Ok(()) } else { Err(format!("{before:?} became {after:?}").into()) }
}

/// A judgement counts as many keys and solutions as solving shows, but for what it has to count in another way.
fn count(entry: &Entry) -> Result<(), Failed> {
    let text = fs::read_to_string(entry.statement_path())?;
    let statement = read_problem(&text)?;
    let solved = judged(&statement, &solver(1, 16 * MEBIBYTE), Duration::from_secs(entry.budget))?;
    let counted: Vec<Counts> =
        solved.parts.iter().filter_map(|part| part.verdict.as_ref()).map(|verdict| verdict.counts).collect();
    if counted.len() != entry.solutions.len() {
        return Err(format!("{} parts, the index has {}", counted.len(), entry.solutions.len()).into());
    }
    for (counts, &shown) in counted.iter().zip(&entry.solutions) {
        let agrees = match other_count(&statement) {
            None => counts.solutions == shown,
            Some(Other::Fewer) => counts.solutions <= shown && (counts.solutions > 0) == (shown > 0),
            Some(Other::More) => counts.solutions >= shown,
            Some(Other::OneOrNone) => counts.solutions <= 1,
        };
        if !agrees {
            return Err(format!("{} counted, {shown} shown", counts.solutions).into());
        }
    }
    Ok(())
}

/// Why a judgement counts otherwise than solving shows.
enum Other {
    /// Forced half-moves at the end make no solutions of their own.
    Fewer,
    /// An option that hides solutions is set aside.
    More,
    /// After the key there is nothing to count, only whether the key works.
    OneOrNone,
}

fn other_count(statement: &Statement) -> Option<Other> {
    let hides = |option: &ProblemOption| {
        matches!(option, ProblemOption::MaxSolutions(_) | ProblemOption::StopOnShortSolutions)
    };
    if statement.has_option(&ProblemOption::PostKeyPlay) {
        Some(Other::OneOrNone)
    } else if statement.options.iter().any(|option| hides(&option.value)) {
        Some(Other::More)
    } else {
        let text = statement.stipulation.as_ref().map_or("", |given| &given.value.text);
        let ends_by_force = ["hs", "hr", "ser-s", "ser-r"].iter().any(|kind| text.starts_with(kind));
        ends_by_force.then_some(Other::Fewer)
    }
}

fn index_is_complete() -> Result<(), Failed> {
    let mut found = BTreeSet::new();
    for file in fs::read_dir(problems_folder().join("verdicts"))? {
        let name = file?.file_name().to_string_lossy().into_owned();
        if name != "index.json" && name != "README.md" {
            found.insert(name);
        }
    }
    let entries = verdict_entries();
    let indexed: BTreeSet<String> = entries.iter().map(|entry| entry.file.clone()).collect();
    if indexed.len() != entries.len() {
        return Err("the index names a file twice".into());
    }
    match found.symmetric_difference(&indexed).next() {
        Some(odd) => Err(format!("{odd} is in the folder or in the index, but not in both").into()),
        None => Ok(()),
    }
}

fn set_is_broad() -> Result<(), Failed> {
    let entries = verdict_entries();
    for rules in ["orthodox", "circe", "anticirce"] {
        let number = entries.iter().filter(|entry| entry.rules == rules).count();
        if number < 12 {
            return Err(format!("only {number} problems under {rules} rules").into());
        }
    }
    for kind in Kind::ALL {
        if !entries.iter().flat_map(|entry| &entry.parts).any(|part| part.kind == kind.name()) {
            return Err(format!("no problem is {}", kind.words()).into());
        }
    }
    let made = entries.iter().filter(|entry| entry.source == "constructed").count();
    if 2 * made > entries.len() {
        return Err(format!("{made} of {} problems were neither published nor changed", entries.len()).into());
    }
    Ok(())
}
