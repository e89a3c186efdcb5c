//! Reports on a whole collection, made of the work list and the journal alone.

mod csv;
mod html;
mod json;
#[cfg(test)]
mod tests;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::collect::Entry;
use crate::journal::{Journal, JournalError, Stored, Terms};
use crate::record::Outcome;

/// The reports that there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReportFormat {
    /// `report.json`, see docs/schema/report.schema.json.
    Json,
    /// `report.csv`, a line for each problem.
    Csv,
    /// `report.html`, a page with a table, diagrams and solutions.
    Html,
}

impl ReportFormat {
    /// All of them.
    pub const ALL: [ReportFormat; 3] = [ReportFormat::Json, ReportFormat::Csv, ReportFormat::Html];

    /// The name of its file.
    pub const fn file_name(self) -> &'static str {
        match self {
            ReportFormat::Json => "report.json",
            ReportFormat::Csv => "report.csv",
            ReportFormat::Html => "report.html",
        }
    }
}

/// A report cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// Its file cannot be written.
    #[error("{0} cannot be written: {1}")]
    File(PathBuf, io::Error),
    /// What it is made of cannot be read.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

/// What reports are made of.
#[derive(Clone, Copy)]
pub struct Reports<'a> {
    /// The collection in its order.
    pub entries: &'a [Entry],
    /// The verdicts.
    pub journal: &'a Journal,
    /// Which of them count.
    pub terms: Terms<'a>,
    /// Whether times and numbers of positions visited are told, which differ from run to run.
    pub with_times: bool,
    /// The name in the journal of the solution as JSON that report.json repeats, if it does.
    pub solution: Option<&'a str>,
}

impl Reports<'_> {
    /// Writes a report into the folder. The file appears, or replaces the one before, only when it is complete.
    ///
    /// # Errors
    /// The file cannot be written, or the journal cannot be read.
    pub fn write(&self, format: ReportFormat, folder: &Path) -> Result<PathBuf, ReportError> {
        let path = folder.join(format.file_name());
        let unfinished = folder.join(format!("{}.unfinished", format.file_name()));
        let at = |error| ReportError::File(path.clone(), error);
        let file = File::create(&unfinished).map_err(at)?;
        let mut writer = BufWriter::new(file);
        let written = match format {
            ReportFormat::Json => json::write(self, &mut writer),
            ReportFormat::Csv => csv::write(self, &mut writer),
            ReportFormat::Html => html::write(self, &mut writer),
        };
        match written {
            Ok(()) => {}
            Err(Failure::Io(error)) => return Err(at(error)),
            Err(Failure::Journal(error)) => return Err(ReportError::Journal(error)),
        }
        let file = writer.into_inner().map_err(|error| at(error.into_error()))?;
        file.sync_all().map_err(at)?;
        drop(file);
        fs::rename(&unfinished, &path).map_err(at)?;
        Ok(path)
    }

    /// The outcome of a place of the collection, with the verdict in the journal.
    ///
    /// # Errors
    /// Those of the journal.
    pub fn outcome(&self, entry: &Entry) -> Result<(Outcome, Option<Stored>), JournalError> {
        let Some(work) = &entry.work else { return Ok((Outcome::Refused, None)) };
        let stored = self.journal.find(self.terms, work.identity)?;
        let outcome = stored.as_ref().map_or(Outcome::NotSolved, |stored| stored.record.outcome);
        Ok((outcome, stored))
    }

    /// How many places of the collection have each outcome, in the order of [`Outcome::ALL`].
    ///
    /// # Errors
    /// Those of the journal.
    pub fn counts(&self) -> Result<[usize; Outcome::ALL.len()], JournalError> {
        let mut counts = [0; Outcome::ALL.len()];
        for entry in self.entries {
            let (outcome, _) = self.outcome(entry)?;
            counts[outcome.index()] += 1;
        }
        Ok(counts)
    }
}

/// Why a report stopped.
enum Failure {
    Io(io::Error),
    Journal(JournalError),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<JournalError> for Failure {
    fn from(error: JournalError) -> Failure {
        Failure::Journal(error)
    }
}

/// The stipulation as the composer wrote it, and the conditions in words.
fn rules(statement: &problem::Statement) -> (String, Vec<String>) {
    let stipulation =
        statement.stipulation.as_ref().map(|given| given.value.text.clone()).unwrap_or_default();
    let wording = statement.wording();
    let conditions = statement.conditions.iter().map(|condition| condition.value.caption(wording)).collect();
    (stipulation, conditions)
}

/// What a report is written to; the one who made it flushes it.
type Target<'a> = &'a mut dyn Write;
