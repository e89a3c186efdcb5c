//! `report.json`: docs/schema/report.schema.json says what stands in it.

use std::io;

use serde::Serialize;
use serde_json::value::RawValue;

use super::{Failure, Reports, Target, rules};
use crate::collect::{Entry, Message};
use crate::journal::Stored;
use crate::record::{Outcome, PartRecord, Record};

/// The version of the form.
const VERSION: u32 = 1;

/// A place of the collection.
#[derive(Serialize)]
struct Problem<'a> {
    source: &'a str,
    number: usize,
    outcome: Outcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    identity: Option<String>,
    #[serde(flatten)]
    names: Option<Names<'a>>,
    #[serde(skip_serializing_if = "<[Message]>::is_empty")]
    messages: &'a [Message],
    #[serde(skip_serializing_if = "Option::is_none")]
    milliseconds: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<u64>,
    #[serde(skip_serializing_if = "<[PartRecord]>::is_empty")]
    parts: &'a [PartRecord],
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    differences: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Box<RawValue>>,
}

/// What the problem is.
#[derive(Serialize)]
struct Names<'a> {
    authors: &'a [String],
    titles: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    award: Option<&'a str>,
    stipulation: String,
    conditions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    intended: Option<String>,
}

pub(super) fn write(reports: &Reports<'_>, target: Target<'_>) -> Result<(), Failure> {
    let program = serde_json::to_string(reports.terms.engine).map_err(io::Error::from)?;
    writeln!(target, "{{\n\"version\": {VERSION},\n\"program\": {program},")?;
    let counts = reports.counts()?;
    writeln!(target, "\"summary\": {{\n\"problems\": {}", reports.entries.len())?;
    for (outcome, count) in Outcome::ALL.into_iter().zip(counts) {
        writeln!(target, ", \"{}\": {count}", outcome.name())?;
    }
    write!(target, "}},\n\"problems\": [")?;
    for (index, entry) in reports.entries.iter().enumerate() {
        target.write_all(if index == 0 { b"\n" } else { b",\n" })?;
        let (outcome, stored) = reports.outcome(entry)?;
        let solution = solution(reports, entry, stored.as_ref())?;
        let record = stored.as_ref().map(|stored| &stored.record);
        let problem = problem(reports, entry, (outcome, record), solution);
        serde_json::to_writer(&mut *target, &problem).map_err(io::Error::from)?;
    }
    write!(target, "\n]\n}}\n")?;
    Ok(())
}

fn problem<'a>(
    reports: &Reports<'_>,
    entry: &'a Entry,
    (outcome, record): (Outcome, Option<&'a Record>),
    solution: Option<Box<RawValue>>,
) -> Problem<'a> {
    let names = entry.work.as_ref().map(|work| {
        let statement = &work.statement;
        let (stipulation, conditions) = rules(statement);
        Names {
            authors: &statement.authors,
            titles: &statement.titles,
            origin: statement.origin.as_deref(),
            award: statement.award.as_deref(),
            stipulation,
            conditions,
            intended: work.author.intention.as_ref().map(ToString::to_string),
        }
    });
    let timed = record.filter(|_| reports.with_times);
    Problem {
        source: &entry.source,
        number: entry.number,
        outcome,
        identity: entry.work.as_ref().map(|work| work.identity.to_string()),
        names,
        messages: &entry.messages,
        milliseconds: timed.map(|record| record.milliseconds),
        positions: timed.map(|record| record.positions),
        parts: record.map_or(&[], |record| &record.parts),
        differences: record.map_or(&[], |record| &record.differences),
        solution,
    }
}

fn solution(
    reports: &Reports<'_>,
    entry: &Entry,
    stored: Option<&Stored>,
) -> Result<Option<Box<RawValue>>, Failure> {
    let (Some(name), Some(work), Some(stored)) = (reports.solution, &entry.work, stored) else {
        return Ok(None);
    };
    let text = reports.journal.text(reports.terms, (work.identity, stored), name)?;
    Ok(text.map(RawValue::from_string).transpose().map_err(io::Error::from)?)
}
