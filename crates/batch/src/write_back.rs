//! Collections with solutions and verdicts written into them.

use report::olv::{self, Update};

use crate::author::Author;
use crate::identity::Identity;
use crate::journal::{Journal, JournalError, Terms};
use crate::renderings::TEXT;

/// The text of a collection with the solution of each record that the journal knows, and the verdict among its comments. Everything
/// else stays as it is.
///
/// # Errors
/// The journal cannot be read.
pub fn solved_collection(text: &str, journal: &Journal, terms: Terms<'_>) -> Result<String, JournalError> {
    let collection = parser::parse_collection(text);
    let mut told = Vec::new();
    for record in collection.entries.iter().filter(|record| collection.is_sound(record)) {
        let author = Author::of_record(text, record);
        let identity = Identity::of(&record.entry.statement, &author);
        let Some(stored) = journal.find(terms, identity)? else { continue };
        let solution = journal.text(terms, (identity, &stored), TEXT)?;
        let mut remark = stored.record.outcome.words().to_owned();
        let reasons = stored.record.reasons();
        if !reasons.is_empty() {
            remark += ": ";
            remark += &reasons.join("; ");
        }
        told.push((&record.entry, solution, remark));
    }
    let updates: Vec<Update<'_>> = told
        .iter()
        .map(|(entry, solution, remark)| Update {
            entry,
            solution: solution.as_deref(),
            remark: Some(remark),
        })
        .collect();
    Ok(olv::write_back(text, &updates))
}
