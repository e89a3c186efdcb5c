//! What is written is what the schema says.

use std::fs;
use std::time::Duration;

use problem::{ProblemOption, Span, Spanned};
use report::{SolvedPart, SolvedProblem};
use serde_json::Value;
use solution::{Ending, Line, Solution};
use verdict::{Counts, Dual, DualWeight, Finding, FindingKind, Kind, Verdict};

use crate::author::Author;
use crate::collect::{Entry, Message, Work};
use crate::journal::{Finished, Journal, Terms};
use crate::journal_tests::Folder;
use crate::record::{Outcome, Record};
use crate::reports::{ReportFormat, Reports};

const TERMS: Terms<'_> = Terms { engine: "kirke 1", settings: "judged" };

fn entry(number: usize, text: &str) -> Entry {
    let parsed = parser::parse(text, parser::Reading::Seeds);
    let mut statement = parsed.problems[0].statement.clone();
    let value = ProblemOption::MaxSolutions(u32::try_from(number).unwrap());
    statement.options.push(Spanned { value, span: Span::default() });
    statement.titles = vec!["=1+1 \"quoted\", and ä".to_owned()];
    statement.origin = Some("Magazine".to_owned());
    statement.award = Some("1. prize".to_owned());
    let message =
        Message { severity: "warning", line: Some(1), column: Some(2), text: "look\nhere".to_owned() };
    let work =
        Some(Work::new(statement, Author { intention: Some("2.1.1".parse().unwrap()), recorded: None }));
    Entry { source: "folder/x.inp".into(), number, messages: vec![message], work }
}

/// A problem with this judgement on its first part, with findings of every kind, and a second part that cannot be solved.
fn solved(entry: &Entry, kind: Kind) -> SolvedProblem {
    let statement = entry.work.as_ref().unwrap().statement.clone();
    let dual = |weight| FindingKind::Dual(Dual { number: 2, weight });
    let kinds = DualWeight::ALL.into_iter().map(dual).chain([
        FindingKind::NoSolution,
        FindingKind::ShortSolution { moves: 1 },
        FindingKind::Cook,
        FindingKind::MissingSolution,
        FindingKind::Refutation,
        FindingKind::Undecided(None),
    ]);
    let findings = kinds.map(|kind| Finding { kind, path: Line::default(), moves: Vec::new() }).collect();
    let counts = Counts {
        intended: 1,
        solutions: 2,
        are_keys: true,
        more_possible: true,
        tries: 3,
        set_play: Some(4),
    };
    let solution = Solution { notes: Vec::new(), phases: Vec::new(), ending: Ending::Complete, nodes: 9 };
    let judged = SolvedPart {
        label: Some("a".to_owned()),
        heading: "wKa1-->a2".to_owned(),
        statement: statement.clone(),
        is_exchanged: false,
        outcome: Ok(solution),
        verdict: Some(Verdict { kind, findings, counts, set_aside: vec!["Threat"] }),
    };
    let refused =
        SolvedPart { outcome: Err("a king is missing".to_owned()), verdict: None, ..judged.clone() };
    let parts = vec![judged, refused];
    SolvedProblem {
        statement,
        source: "x".to_owned(),
        number: 1,
        parts,
        comparison: None,
        milliseconds: Some(1),
    }
}

/// A collection with every outcome, and its journal.
fn collection(journal: &mut Journal) -> Vec<Entry> {
    let text =
        "BeginProblem\nAuthor A\nPieces White Ka1 Black Kh8\nStipulation =2\nCondition Circe\nEndProblem";
    let mut entries: Vec<Entry> = (1..).zip(Outcome::ALL).map(|(number, _)| entry(number, text)).collect();
    for (entry, outcome) in entries.iter_mut().zip(Outcome::ALL) {
        let kind = match outcome {
            Outcome::Judged(kind) => kind,
            Outcome::Unjudged => Kind::Sound,
            Outcome::NotSolved => continue,
            Outcome::Refused => {
                entry.work = None;
                entry.messages[0].line = None;
                entry.messages[0].column = None;
                continue;
            }
        };
        let record = Record { outcome, ..Record::of(&solved(entry, kind)) };
        let identity = entry.work.as_ref().unwrap().identity;
        let texts = vec![("json", "{\"parts\": []}".to_owned())];
        let finished = Finished { identity, limit: Some(Duration::from_secs(1)), record, texts };
        journal.add(TERMS, &[finished]).unwrap();
    }
    entries
}

fn written(name: &str, with_times: bool, format: ReportFormat) -> String {
    let folder = Folder::new(name);
    let mut journal = Journal::open(&folder.0).unwrap();
    let entries = collection(&mut journal);
    let solution = Some("json");
    let reports = Reports { entries: &entries, journal: &journal, terms: TERMS, with_times, solution };
    let path = reports.write(format, &folder.0).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(
        fs::read_dir(&folder.0).unwrap().filter(|file| is_unfinished(file.as_ref().unwrap())).count(),
        0
    );
    text
}

fn is_unfinished(file: &fs::DirEntry) -> bool {
    file.file_name().to_string_lossy().contains("unfinished")
}

#[test]
fn the_schema_describes_the_report() {
    let schema: Value =
        serde_json::from_str(include_str!("../../../../docs/schema/report.schema.json")).unwrap();
    for with_times in [true, false] {
        let report: Value =
            serde_json::from_str(&written("report-described", with_times, ReportFormat::Json)).unwrap();
        assert_eq!(faults(&report, &schema, &schema), Vec::<String>::new());
        let outcomes = report["problems"].as_array().unwrap().iter().map(|problem| &problem["outcome"]);
        assert!(outcomes.eq(Outcome::ALL.iter().map(|outcome| outcome.name())));
        assert_eq!(report["problems"][0].get("positions").is_some(), with_times);
        assert_eq!(report["problems"][0]["solution"]["parts"], Value::Array(Vec::new()));
    }
}

#[test]
fn the_schema_refuses_what_it_does_not_describe() {
    let schema: Value =
        serde_json::from_str(include_str!("../../../../docs/schema/report.schema.json")).unwrap();
    let report: Value = serde_json::from_str(&written("report-refused", true, ReportFormat::Json)).unwrap();
    let is_refused = |change: &dyn Fn(&mut Value)| {
        let mut changed = report.clone();
        change(&mut changed);
        !faults(&changed, &schema, &schema).is_empty()
    };
    assert!(is_refused(&|report| report["problems"][0]["surplus"] = 1.into()));
    assert!(is_refused(&|report| report["problems"][0]["outcome"] = "good".into()));
    assert!(
        is_refused(&|report| report["problems"][0]["parts"][0]["findings"][0]["weight"] = "heavy".into())
    );
    assert!(is_refused(&|report| report["summary"]["sound"] = "one".into()));
    assert!(is_refused(&|report| report["version"] = 2.into()));
    assert!(is_refused(&|report| {
        report.as_object_mut().unwrap().remove("program");
    }));
}

#[test]
fn a_line_of_the_table_is_read_as_it_was_meant() {
    let text = written("report-table", true, ReportFormat::Csv);
    let mut reader = csv::Reader::from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let header = reader.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), Outcome::ALL.len());
    let cell = |row: usize, name: &str| &rows[row][header.iter().position(|other| other == name).unwrap()];
    assert_eq!(cell(0, "source"), "folder/x.inp");
    assert_eq!((cell(0, "titles"), cell(0, "stipulation")), ("'=1+1 \"quoted\", and ä", "'=2"));
    assert_eq!((cell(0, "intended"), cell(0, "conditions")), ("2.1.1", "Circe"));
    assert!(cell(2, "findings").contains("a) short solution in 1 move"), "{}", cell(2, "findings"));
    assert_eq!(cell(0, "messages"), "1:2: look\nhere");
}

/// Where the value differs from what this place of the schema says.
fn faults(value: &Value, place: &Value, schema: &Value) -> Vec<String> {
    let mut found = Vec::new();
    if let Some(reference) = place["$ref"].as_str() {
        let name = reference.strip_prefix("#/$defs/").unwrap();
        found.extend(faults(value, &schema["$defs"][name], schema));
    }
    if let Some(alternatives) = place["anyOf"].as_array()
        && alternatives.iter().all(|alternative| !faults(value, alternative, schema).is_empty())
    {
        found.push(format!("{value} is none of {alternatives:?}"));
    }
    if let Some(words) = place["enum"].as_array()
        && !words.contains(value)
    {
        found.push(format!("{value} is none of {words:?}"));
    }
    if place.get("const").is_some_and(|constant| constant != value) {
        found.push(format!("{value} is not {}", place["const"]));
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let is_allowed = match &place["type"] {
        Value::String(name) => name == kind,
        Value::Array(names) => names.iter().any(|name| name == kind),
        _ => true,
    };
    if !is_allowed {
        found.push(format!("{value} is not of type {}", place["type"]));
    }
    match value {
        Value::Array(items) => {
            items.iter().for_each(|item| found.extend(faults(item, &place["items"], schema)));
        }
        Value::Object(fields) if place["properties"].is_object() => {
            for (name, field) in fields {
                match place["properties"].get(name) {
                    Some(inner) => found.extend(faults(field, inner, schema)),
                    None => found.push(format!("there is no field {name}")),
                }
            }
            for name in place["required"].as_array().unwrap_or(&Vec::new()) {
                if !fields.contains_key(name.as_str().unwrap()) {
                    found.push(format!("field {name} is missing"));
                }
            }
        }
        _ => {}
    }
    found
}
