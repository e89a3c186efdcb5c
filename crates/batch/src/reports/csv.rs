//! `report.csv`: a line for each problem, for spreadsheets.
//!
//! UTF-8 with a byte order mark, by which spreadsheets know it, commas, and quotation marks where they are needed. A text that
//! a spreadsheet would take for a formula has an apostrophe before it.

use std::io;

use super::{Failure, Reports, Target, rules};

const HEADER: [&str; 15] = [
    "source",
    "number",
    "outcome",
    "findings",
    "solutions",
    "intended",
    "authors",
    "titles",
    "origin",
    "stipulation",
    "conditions",
    "milliseconds",
    "positions",
    "identity",
    "messages",
];

pub(super) fn write(reports: &Reports<'_>, target: Target<'_>) -> Result<(), Failure> {
    target.write_all("\u{feff}".as_bytes())?;
    let mut writer = ::csv::WriterBuilder::new().from_writer(target);
    let failed = |error: ::csv::Error| Failure::Io(io::Error::from(error));
    writer.write_record(HEADER).map_err(failed)?;
    for entry in reports.entries {
        let (outcome, stored) = reports.outcome(entry)?;
        let record = stored.map(|stored| stored.record);
        let work = entry.work.as_ref();
        let (stipulation, conditions) = work.map(|work| rules(&work.statement)).unwrap_or_default();
        let texts = |of: fn(&problem::Statement) -> &[String]| {
            work.map_or_else(String::new, |work| of(&work.statement).join("; "))
        };
        let counts =
            || record.iter().flat_map(|record| &record.parts).filter_map(|part| part.counts.as_ref());
        let solutions: Vec<String> = counts().map(|counts| counts.solutions.to_string()).collect();
        let timed = record.as_ref().filter(|_| reports.with_times);
        let messages: Vec<String> = entry
            .messages
            .iter()
            .map(|message| match (message.line, message.column) {
                (Some(line), Some(column)) => format!("{line}:{column}: {}", message.text),
                _ => message.text.clone(),
            })
            .collect();
        let cells = [
            entry.source.to_string(),
            entry.number.to_string(),
            outcome.name().to_owned(),
            record.as_ref().map_or_else(String::new, |record| record.findings().join("; ")),
            solutions.join(" "),
            work.and_then(|work| work.author.intention.as_ref())
                .map_or_else(String::new, ToString::to_string),
            texts(|statement| &statement.authors),
            texts(|statement| &statement.titles),
            work.and_then(|work| work.statement.origin.clone()).unwrap_or_default(),
            stipulation,
            conditions.join("; "),
            timed.map_or_else(String::new, |record| record.milliseconds.to_string()),
            timed.map_or_else(String::new, |record| record.positions.to_string()),
            work.map_or_else(String::new, |work| work.identity.to_string()),
            messages.join("; "),
        ];
        writer.write_record(cells.map(|cell| harmless(&cell))).map_err(failed)?;
    }
    writer.flush()?;
    Ok(())
}

/// The text so that no spreadsheet takes it for a formula, and without control characters but line feeds.
fn harmless(text: &str) -> String {
    let text: String = text.chars().filter(|c| *c == '\n' || !c.is_control()).collect();
    let begins_formula = text.trim_start().starts_with(['=', '+', '-', '@']);
    if begins_formula { format!("'{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_taken_for_a_formula() {
        for (text, expected) in [
            ("=2", "'=2"),
            ("h#2", "h#2"),
            ("+1", "'+1"),
            ("\t=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
            (" @SUM(A1)", "' @SUM(A1)"),
            ("-", "'-"),
            ("a\r\nb", "a\nb"),
            ("", ""),
        ] {
            assert_eq!(harmless(text), expected);
        }
    }
}
