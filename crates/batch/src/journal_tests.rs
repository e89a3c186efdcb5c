use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use rusqlite::Connection;
use verdict::Kind;

use crate::identity::Identity;
use crate::journal::{Finished, JOURNAL_FILE, Journal, JournalError, Stored, Terms};
use crate::record::{Outcome, Record};

/// A folder that is gone when the test ends.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("kirke-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const TERMS: Terms<'_> = Terms { engine: "kirke 1", settings: "judged" };

fn identity(number: u8) -> Identity {
    format!("{number:032x}").parse().unwrap()
}

fn finished(number: u8, kind: Kind) -> Finished {
    Finished {
        identity: identity(number),
        limit: Some(Duration::from_secs(2)),
        record: Record {
            outcome: Outcome::Judged(kind),
            milliseconds: 7,
            positions: u64::MAX,
            parts: Vec::new(),
            differences: Vec::new(),
        },
        texts: vec![("text", format!("solution {number}"))],
    }
}

fn kind(stored: Option<&Stored>) -> Option<Kind> {
    match stored?.record.outcome {
        Outcome::Judged(kind) => Some(kind),
        _ => None,
    }
}

#[test]
fn what_was_added_is_found_by_a_later_run() {
    let folder = Folder::new("journal-found");
    let mut journal = Journal::open(&folder.0).unwrap();
    journal.add(TERMS, &[finished(1, Kind::Sound), finished(2, Kind::Undecided)]).unwrap();
    journal.add(TERMS, &[finished(2, Kind::Cooked)]).unwrap();
    drop(journal);
    let journal = Journal::open(&folder.0).unwrap();
    let first = journal.find(TERMS, identity(1)).unwrap().unwrap();
    assert_eq!(first.record, finished(1, Kind::Sound).record);
    assert_eq!(
        (first.solves, first.limit, first.engine.as_str()),
        (1, Some(Duration::from_secs(2)), "kirke 1")
    );
    let second = journal.find(TERMS, identity(2)).unwrap();
    assert_eq!((kind(second.as_ref()), second.unwrap().solves), (Some(Kind::Cooked), 2));
    assert_eq!(journal.find(TERMS, identity(3)).unwrap(), None);
    let text = |number, name| {
        let stored = journal.find(TERMS, identity(number)).unwrap().unwrap();
        journal.text(TERMS, (identity(number), &stored), name).unwrap()
    };
    assert_eq!((text(2, "text"), text(2, "other")), (Some("solution 2".to_owned()), None));
    let all = journal.all().unwrap();
    assert_eq!(all[0], (identity(1).to_string(), Outcome::Judged(Kind::Sound), 1));
    assert_eq!((all.len(), journal.count().unwrap()), (2, 2));
}

#[test]
fn this_engine_is_believed_before_others_and_settings_keep_verdicts_apart() {
    let folder = Folder::new("journal-engines");
    let mut journal = Journal::open(&folder.0).unwrap();
    let newer = Terms { engine: "kirke 2", ..TERMS };
    journal.add(TERMS, &[finished(1, Kind::Dual), finished(2, Kind::Dual)]).unwrap();
    journal.add(newer, &[finished(1, Kind::Sound)]).unwrap();
    let find = |terms, number| kind(journal.find(terms, identity(number)).unwrap().as_ref());
    assert_eq!((find(TERMS, 1), find(newer, 1)), (Some(Kind::Dual), Some(Kind::Sound)));
    assert_eq!(find(newer, 2), Some(Kind::Dual));
    assert_eq!(find(Terms { settings: "other", ..TERMS }, 1), None);
    let stored = journal.find(newer, identity(2)).unwrap().unwrap();
    assert!(journal.text(newer, (identity(2), &stored), "text").unwrap().is_some());
}

#[test]
fn a_second_writer_is_told_and_a_lock_does_not_outlive_its_holder() {
    let folder = Folder::new("journal-lock");
    let first = Journal::open(&folder.0).unwrap();
    assert!(matches!(Journal::open(&folder.0), Err(JournalError::InUse)));
    // A reader may look at any time.
    let reader = Connection::open(folder.0.join(JOURNAL_FILE)).unwrap();
    let count: i64 = reader.query_row("SELECT count(*) FROM results", [], |row| row.get(0)).unwrap();
    assert_eq!(count, 0);
    drop(first);
    assert!(Journal::open(&folder.0).is_ok());
}

#[test]
fn files_that_are_no_journals_are_left_alone() {
    let folder = Folder::new("journal-foreign");
    let path = folder.0.join(JOURNAL_FILE);
    fs::write(&path, "this is no database, but long enough to be taken for one by its size".repeat(20))
        .unwrap();
    assert!(matches!(Journal::open(&folder.0), Err(JournalError::Foreign)));
    fs::remove_file(&path).unwrap();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE games (id INTEGER)").unwrap();
    assert!(matches!(Journal::open(&folder.0), Err(JournalError::Foreign)));
    drop(other);
    fs::remove_file(&path).unwrap();
    drop(Journal::open(&folder.0).unwrap());
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(Journal::open(&folder.0), Err(JournalError::Newer(99))));
}
