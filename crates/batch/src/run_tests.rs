use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use problem::Statement;
use report::{SolvedPart, SolvedProblem};
use rusqlite::Connection;
use solution::{Ending, Limit, Solution};
use solver::{Limits, Solver};
use verdict::{Counts, Kind, Verdict};

use crate::author::Author;
use crate::collect::{Entry, Message, Work};
use crate::journal::{JOURNAL_FILE, Journal, JournalError, Terms};
use crate::journal_tests::Folder;
use crate::record::Outcome;
use crate::reports::{ReportFormat, Reports};
use crate::run::{Event, Plan, Redo, Rendering, Status, Workshop, run};
use crate::solve::{Request, solve_problem};
use crate::text::solution_text;

const TERMS: Terms<'_> = Terms { engine: "kirke 1", settings: "judged" };

/// A problem with a title, which does not count, and a stipulation, which does.
fn entry(title: &str, stipulation: &str) -> Entry {
    let text = format!(
        "BeginProblem\nTitle {title}\nPieces White Kb1 Rb3 Black Ka8\nStipulation {stipulation}\nEndProblem\n"
    );
    let statement = parser::parse(&text, parser::Reading::Seeds).problems[0].statement.clone();
    let work = Some(Work::new(statement, Author::default()));
    Entry { source: "x.inp".into(), number: 1, messages: Vec::new(), work }
}

fn refused() -> Entry {
    let text = "cannot be read".to_owned();
    let messages = vec![Message { severity: "error", line: None, column: None, text }];
    Entry { source: "y.inp".into(), number: 0, messages, work: None }
}

fn stipulation(statement: &Statement) -> String {
    statement.stipulation.as_ref().unwrap().value.text.clone()
}

/// Judges by the stipulation: `#1` is sound, `#2` cooked, `#3` takes a minute, `#4` waits until it is cancelled.
fn solved(work: &Work, limits: &Limits<'_>) -> SolvedProblem {
    let statement = work.statement.clone();
    let (ending, kind) = match stipulation(&statement).as_str() {
        "#1" => (Ending::Complete, Kind::Sound),
        "#2" => (Ending::Complete, Kind::Cooked),
        "#3" if limits.max_time.is_none_or(|time| time >= Duration::from_secs(60)) => {
            (Ending::Complete, Kind::Dual)
        }
        "#3" => (Ending::Partial(Limit::MaxTime), Kind::Undecided),
        _ => {
            while !limits.cancel.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
            (Ending::Partial(Limit::Cancelled), Kind::Undecided)
        }
    };
    let verdict = Verdict { kind, findings: Vec::new(), counts: Counts::default(), set_aside: Vec::new() };
    let part = SolvedPart {
        label: None,
        heading: String::new(),
        statement: statement.clone(),
        is_exchanged: false,
        outcome: Ok(Solution { notes: Vec::new(), phases: Vec::new(), ending, nodes: 1 }),
        verdict: Some(verdict),
    };
    let parts = vec![part];
    SolvedProblem {
        statement,
        source: "x".to_owned(),
        number: 1,
        parts,
        comparison: None,
        milliseconds: Some(5),
    }
}

fn names(solved: &SolvedProblem) -> String {
    format!(
        "{:?} {:?} {} {}",
        solved.statement.titles, solved.parts[0].statement.titles, solved.source, solved.number
    )
}

/// One run after the other in one folder.
struct Runs {
    folder: Folder,
    max_time: Option<Duration>,
    redo: Redo,
    terms: Terms<'static>,
}

impl Runs {
    fn new(name: &str) -> Runs {
        Runs { folder: Folder::new(name), max_time: None, redo: Redo::LongerTime, terms: TERMS }
    }

    /// The stipulations solved, sorted, and the last status.
    fn run(&self, entries: &[Entry]) -> (Vec<String>, Status) {
        let cancel = AtomicBool::new(false);
        let mut journal = Journal::open(&self.folder.0).unwrap();
        let (seen, result) = self.run_with(&mut journal, entries, &cancel, &mut |_| {});
        (seen, result.unwrap())
    }

    fn run_with(
        &self,
        journal: &mut Journal,
        entries: &[Entry],
        cancel: &AtomicBool,
        tell: &mut dyn FnMut(Event<'_>),
    ) -> (Vec<String>, Result<Status, JournalError>) {
        let seen = Mutex::new(Vec::new());
        let plan = Plan {
            threads: NonZeroUsize::new(2).unwrap(),
            table_bytes: 0,
            max_time: self.max_time,
            redo: self.redo,
            terms: self.terms,
        };
        let workshop = Workshop {
            solve: |_: &Solver, work: &Work, limits: &Limits<'_>| {
                seen.lock().unwrap().push(stipulation(&work.statement));
                solved(work, limits)
            },
            renderings: &[Rendering { name: "names", write: names }],
        };
        let result = run(journal, entries, &plan, &workshop, tell, cancel);
        let mut seen = seen.into_inner().unwrap();
        seen.sort();
        (seen, result)
    }

    fn report(&self, entries: &[Entry], format: ReportFormat) -> String {
        let journal = Journal::open(&self.folder.0).unwrap();
        let reports =
            Reports { entries, journal: &journal, terms: self.terms, with_times: true, solution: None };
        std::fs::read_to_string(reports.write(format, &self.folder.0).unwrap()).unwrap()
    }
}

#[test]
fn each_problem_is_solved_once_and_told_at_each_of_its_places() {
    let runs = Runs::new("run-once");
    let entries = [entry("a", "#1"), refused(), entry("b", "#2"), entry("c", "#1")];
    let (seen, status) = runs.run(&entries);
    assert_eq!(seen, ["#1", "#2"]);
    let count = |kind| status.count(Outcome::Judged(kind));
    assert_eq!((status.all, status.done, status.solved), (4, 4, 2));
    assert_eq!((count(Kind::Sound), count(Kind::Cooked), status.count(Outcome::Refused)), (2, 1, 1));
    let report: serde_json::Value = serde_json::from_str(&runs.report(&entries, ReportFormat::Json)).unwrap();
    let outcomes: Vec<_> = report["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|problem| problem["outcome"].as_str().unwrap())
        .collect();
    assert_eq!(outcomes, ["sound", "refused", "cooked", "sound"]);
    assert_eq!(report["problems"][3]["titles"][0], "c");
    assert_eq!((&report["summary"]["sound"], &report["summary"]["problems"]), (&2.into(), &4.into()));
}

#[test]
fn a_later_run_solves_only_what_is_new_whatever_the_order() {
    let runs = Runs::new("run-resume");
    assert_eq!(runs.run(&[entry("a", "#1"), entry("b", "#2")]).0, ["#1", "#2"]);
    let again = [entry("new name", "#2"), entry("a", "#1")];
    let (seen, status) = runs.run(&again);
    assert_eq!((seen.len(), status.done, status.to_solve), (0, 2, 0));
    assert_eq!(runs.run(&[entry("a", "#1"), entry("b", "#3")]).0, ["#3"]);
    let csv = runs.report(&again, ReportFormat::Csv);
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines[0].starts_with("\u{feff}source,number,outcome"), "{csv}");
    assert!(lines[1].starts_with("x.inp,1,cooked") && lines[1].contains("new name"), "{csv}");
    assert_eq!((csv.clone(), runs.report(&again, ReportFormat::Csv)), (csv.clone(), csv));
}

#[test]
fn what_is_kept_does_not_name_one_of_several_equal_problems() {
    let runs = Runs::new("run-names");
    let entries = [entry("a", "#1")];
    runs.run(&entries);
    let journal = Journal::open(&runs.folder.0).unwrap();
    let identity = entries[0].work.as_ref().unwrap().identity;
    let stored = journal.find(TERMS, identity).unwrap().unwrap();
    assert_eq!(journal.text(TERMS, (identity, &stored), "names").unwrap().unwrap(), "[] []  0");
}

#[test]
fn redo_decides_what_is_solved_again() {
    let mut runs = Runs::new("run-redo");
    let entries = [entry("a", "#1"), entry("b", "#3")];
    runs.max_time = Some(Duration::from_secs(1));
    let (_, status) = runs.run(&entries);
    assert_eq!(status.count(Outcome::Judged(Kind::Undecided)), 1);
    assert!(runs.run(&entries).0.is_empty(), "the same time changes nothing");
    runs.redo = Redo::Undecided;
    assert_eq!(runs.run(&entries).0, ["#3"]);
    runs.redo = Redo::LongerTime;
    runs.max_time = Some(Duration::from_secs(60));
    let (seen, status) = runs.run(&entries);
    assert_eq!((seen.len(), status.count(Outcome::Judged(Kind::Dual))), (1, 1));
    runs.terms = Terms { engine: "kirke 2", ..TERMS };
    assert!(runs.run(&entries).0.is_empty(), "verdicts of other versions count");
    runs.redo = Redo::OtherVersions;
    assert_eq!(runs.run(&entries).0, ["#1", "#3"]);
    assert!(runs.run(&entries).0.is_empty());
    runs.redo = Redo::All;
    assert_eq!(runs.run(&entries).0, ["#1", "#3"]);
}

#[test]
fn an_option_of_the_problem_shortens_its_time() {
    let mut runs = Runs::new("run-own-time");
    let mut entries = [entry("a", "#3")];
    let work = entries[0].work.as_mut().unwrap();
    let value = problem::ProblemOption::MaxTime(1);
    work.statement.options.push(problem::Spanned { value, span: problem::Span::default() });
    runs.max_time = Some(Duration::from_secs(2));
    assert_eq!(runs.run(&entries).0.len(), 1);
    runs.max_time = Some(Duration::from_secs(3));
    assert!(runs.run(&entries).0.is_empty(), "the problem's own limit is no longer than before");
}

#[test]
fn a_stopped_run_keeps_what_is_done_and_nothing_else() {
    let runs = Runs::new("run-cancel");
    let entries = [entry("long", "#4"), entry("a", "#1"), entry("b", "#2"), entry("long too", "h#2")];
    let cancel = AtomicBool::new(false);
    let mut journal = Journal::open(&runs.folder.0).unwrap();
    let mut stop = |event: Event<'_>| {
        if let Event::Finished(_, _, Status { solved: 2, .. }) = event {
            cancel.store(true, Ordering::Relaxed);
        }
    };
    let (seen, result) = runs.run_with(&mut journal, &entries, &cancel, &mut stop);
    let status = result.unwrap();
    assert!(seen.contains(&"#4".to_owned()) && status.done == 2, "{seen:?} {status:?}");
    assert_eq!(journal.count().unwrap(), 2);
    drop(journal);
    let csv = runs.report(&entries, ReportFormat::Csv);
    assert_eq!(csv.matches(",not-solved,").count(), 2, "{csv}");
}

#[test]
fn a_verdict_is_in_the_journal_before_it_is_told() {
    let runs = Runs::new("run-order");
    let entries = [entry("a", "#1"), entry("b", "#2")];
    let mut journal = Journal::open(&runs.folder.0).unwrap();
    let reader = Connection::open(runs.folder.0.join(JOURNAL_FILE)).unwrap();
    let mut told = 0;
    let mut look = |event: Event<'_>| {
        if let Event::Finished(identity, record, _) = event {
            let sql = "SELECT outcome FROM results WHERE identity = ?1";
            let found: String = reader.query_row(sql, [identity.to_string()], |row| row.get(0)).unwrap();
            assert_eq!(found, record.outcome.name());
            told += 1;
        }
    };
    runs.run_with(&mut journal, &entries, &AtomicBool::new(false), &mut look).1.unwrap();
    assert_eq!(told, 2);
}

#[test]
fn a_journal_that_fails_ends_the_run() {
    let runs = Runs::new("run-failure");
    let entries = [entry("long", "#4"), entry("a", "#1")];
    let mut journal = Journal::open(&runs.folder.0).unwrap();
    let vandal = Connection::open(runs.folder.0.join(JOURNAL_FILE)).unwrap();
    let mut break_it = |event: Event<'_>| {
        if let Event::Begun(_) = event {
            vandal.execute_batch("DROP TABLE texts").unwrap();
        }
    };
    let (_, result) = runs.run_with(&mut journal, &entries, &AtomicBool::new(false), &mut break_it);
    assert!(matches!(result, Err(JournalError::Database(_))));
}

/// The last problem of a run gets all threads in the middle of its search.
#[test]
fn solutions_do_not_depend_on_the_number_of_threads() {
    let problems = [
        include_str!("../../../problems/danger-circe/auclair-2024-help-3.inp"),
        include_str!("../../../problems/strict-circe/nieroba-1995-help-stalemate-3-twins.inp"),
        include_str!("../../../problems/pawns-and-hunters/schopf-direct-5-hunters.inp"),
    ];
    let entry = |text: &str| {
        let statement = parser::parse(text, parser::Reading::Seeds).problems[0].statement.clone();
        Entry { work: Some(Work::new(statement, Author::default())), ..refused() }
    };
    let entries: Vec<Entry> = problems.into_iter().map(entry).collect();
    let solutions = |threads: usize| {
        let folder = Folder::new(&format!("run-threads-{threads}"));
        let mut journal = Journal::open(&folder.0).unwrap();
        let plan = Plan {
            threads: NonZeroUsize::new(threads).unwrap(),
            table_bytes: 1 << 20,
            max_time: None,
            redo: Redo::LongerTime,
            terms: TERMS,
        };
        let workshop = Workshop {
            solve: |solver: &Solver, work: &Work, limits: &Limits<'_>| {
                let request = Request { limits: *limits, judges: true, author: &work.author };
                solve_problem(solver, &work.statement, ("", 0), &request)
            },
            renderings: &[Rendering { name: "text", write: solution_text }],
        };
        run(&mut journal, &entries, &plan, &workshop, &mut |_| {}, &AtomicBool::new(false)).unwrap();
        let text = |entry: &Entry| {
            let identity = entry.work.as_ref().unwrap().identity;
            let stored = journal.find(TERMS, identity).unwrap().unwrap();
            journal.text(TERMS, (identity, &stored), "text").unwrap().unwrap()
        };
        entries.iter().map(text).collect::<Vec<String>>()
    };
    let alone = solutions(1);
    assert!(alone.iter().all(|text| text.len() > 20) && alone[1].contains("b) "), "{alone:?}");
    assert_eq!(alone, solutions(2));
    assert_eq!(alone, solutions(5));
}
