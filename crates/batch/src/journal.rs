//! The journal of finished verdicts: a database of SQLite in the folder of the reports.
//!
//! A verdict that [`Journal::add`] has written is on the disk (write-ahead log, `synchronous=FULL`): it survives a killed
//! program and, as far as the disk keeps what it has confirmed, a power cut. Nothing is ever written in part.
//!
//! One program at a time writes a journal. It holds a lock of the operating system on a file beside it, which vanishes with
//! the process, whatever ended it; others may read the database meanwhile. Neither the lock nor the log works on all network
//! file systems.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OptionalExtension, params};

use crate::identity::Identity;
use crate::record::{Outcome, Record};

/// The name of the database in its folder.
pub const JOURNAL_FILE: &str = "journal.sqlite";
/// The name of the file that carries the lock.
const LOCK_FILE: &str = "journal.lock";
/// Kept in the database as `user_version`.
const SCHEMA_VERSION: i64 = 1;
/// Kept in the database as `application_id`: `kirk` in ASCII.
const APPLICATION: i64 = 0x6b69_726b;
/// How long to wait while somebody else reads or copies the database.
const PATIENCE: Duration = Duration::from_secs(30);

const SCHEMA: &str = "
CREATE TABLE results (
    identity TEXT NOT NULL,          -- 32 hexadecimal digits
    engine TEXT NOT NULL,            -- the program that solved it
    settings TEXT NOT NULL,          -- how it was asked to solve
    outcome TEXT NOT NULL,           -- sound, cooked, dual, undecided ...
    limit_milliseconds INTEGER,      -- the longest time allowed; NULL for any
    milliseconds INTEGER NOT NULL,
    positions INTEGER NOT NULL,
    solves INTEGER NOT NULL,         -- how often it was solved
    finished INTEGER NOT NULL,       -- seconds since 1970
    record TEXT NOT NULL,            -- JSON: counts and findings of each part
    PRIMARY KEY (identity, engine, settings)
);
CREATE TABLE texts (
    identity TEXT NOT NULL,
    engine TEXT NOT NULL,
    settings TEXT NOT NULL,
    name TEXT NOT NULL,              -- which form of the solution
    text TEXT NOT NULL,
    PRIMARY KEY (identity, engine, settings, name)
);
";

/// The journal cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// Another process has the lock.
    #[error("another run is writing this journal; wait until it has ended, or choose another folder")]
    InUse,
    /// The file system has no locks.
    #[error("the journal cannot be locked: {0}; choose a folder on a local disk")]
    NoLock(io::Error),
    /// A file cannot be opened.
    #[error("the journal cannot be opened: {0}")]
    Io(#[from] io::Error),
    /// The database is not of this program.
    #[error("the file is a database of another program; choose another folder")]
    Foreign,
    /// The database was written by a later version of the program.
    #[error(
        "the journal has form {0} and this program knows form {SCHEMA_VERSION}; use the later program, or another folder"
    )]
    Newer(i64),
    /// What stands in the database is not what was written.
    #[error("the journal is damaged at problem {0}; move it away to solve everything anew")]
    Damaged(String),
    /// The database cannot be read or written.
    #[error("the journal cannot be read or written: {0}")]
    Database(#[from] rusqlite::Error),
}

/// Which results belong to a run: those of this engine, asked to solve in this way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms<'a> {
    /// The program with its version.
    pub engine: &'a str,
    /// All settings that can change a verdict, but for the time.
    pub settings: &'a str,
}

/// A finished verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The problem.
    pub identity: Identity,
    /// The longest time it was allowed.
    pub limit: Option<Duration>,
    /// What is kept of it.
    pub record: Record,
    /// The solution in forms for the reports, by name.
    pub texts: Vec<(&'static str, String)>,
}

/// A verdict read from the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The engine that found it.
    pub engine: String,
    /// The longest time it was allowed.
    pub limit: Option<Duration>,
    /// How often this engine solved it.
    pub solves: i64,
    /// What is kept of it.
    pub record: Record,
}

/// The journal, open for writing by this process alone.
#[derive(Debug)]
pub struct Journal {
    connection: Connection,
    /// Held as long as the journal is open.
    _lock: File,
}

impl Journal {
    /// Opens the journal of the folder, or makes a new one. What a killed run left is put in order.
    ///
    /// # Errors
    /// Somebody else writes it, or it cannot be used.
    pub fn open(folder: &Path) -> Result<Journal, JournalError> {
        let lock = File::options().create(true).write(true).truncate(false).open(folder.join(LOCK_FILE))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(JournalError::InUse),
            Err(TryLockError::Error(error)) => return Err(JournalError::NoLock(error)),
        }
        let connection = Connection::open(folder.join(JOURNAL_FILE))?;
        connection.busy_timeout(PATIENCE)?;
        let mut journal = Journal { connection, _lock: lock };
        journal.prepare()?;
        Ok(journal)
    }

    fn prepare(&mut self) -> Result<(), JournalError> {
        let number = |name: &str| self.connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        let application = number("application_id").map_err(|error| match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::NotADatabase) => JournalError::Foreign,
            _ => JournalError::Database(error),
        })?;
        let version = number("user_version")?;
        let tables: i64 =
            self.connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        if tables > 0 && application != APPLICATION {
            return Err(JournalError::Foreign);
        }
        if version > SCHEMA_VERSION {
            return Err(JournalError::Newer(version));
        }
        self.connection.pragma_update(None, "journal_mode", "WAL")?;
        self.connection.pragma_update(None, "synchronous", "FULL")?;
        if tables == 0 {
            let transaction = self.connection.transaction()?;
            transaction.execute_batch(SCHEMA)?;
            transaction.pragma_update(None, "application_id", APPLICATION)?;
            transaction.pragma_update(None, "user_version", SCHEMA_VERSION)?;
            transaction.commit()?;
        }
        Ok(())
    }

    /// Writes finished verdicts, all of them or none. When it returns they are on the disk.
    ///
    /// # Errors
    /// Those of the database: no space, a disk that fails.
    pub fn add(&mut self, terms: Terms<'_>, finished: &[Finished]) -> Result<(), JournalError> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let transaction = self.connection.transaction()?;
        {
            let mut result = transaction.prepare(
                "INSERT INTO results VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?9) ON CONFLICT DO UPDATE SET \
                 outcome = excluded.outcome, limit_milliseconds = excluded.limit_milliseconds, \
                 milliseconds = excluded.milliseconds, positions = excluded.positions, solves = solves + 1, \
                 finished = excluded.finished, record = excluded.record",
            )?;
            let mut text = transaction.prepare("INSERT OR REPLACE INTO texts VALUES (?1, ?2, ?3, ?4, ?5)")?;
            for Finished { identity, limit, record, texts } in finished {
                let (identity, Terms { engine, settings }) = (identity.to_string(), terms);
                let json = serde_json::to_string(record).expect("a record has only texts and numbers");
                result.execute(params![
                    identity,
                    engine,
                    settings,
                    record.outcome.name(),
                    limit.map(milliseconds),
                    whole(record.milliseconds),
                    whole(record.positions),
                    whole(now),
                    json
                ])?;
                for (name, written) in texts {
                    text.execute(params![identity, engine, settings, name, written])?;
                }
            }
        }
        transaction.commit()?;
        Ok(())
    }

    /// The verdict on a problem: that of this engine, or else the latest of another one.
    ///
    /// # Errors
    /// Those of the database.
    pub fn find(&self, terms: Terms<'_>, identity: Identity) -> Result<Option<Stored>, JournalError> {
        let mut statement = self.connection.prepare(
            "SELECT engine, limit_milliseconds, solves, record FROM results \
             WHERE identity = ?1 AND settings = ?2 ORDER BY engine = ?3 DESC, finished DESC, engine LIMIT 1",
        )?;
        let row = statement
            .query_row(params![identity.to_string(), terms.settings, terms.engine], |row| {
                Ok((row.get(0)?, row.get::<_, Option<i64>>(1)?, row.get(2)?, row.get::<_, String>(3)?))
            })
            .optional()?;
        let Some((engine, limit, solves, json)) = row else { return Ok(None) };
        let record = serde_json::from_str(&json).map_err(|_| JournalError::Damaged(identity.to_string()))?;
        let limit = limit.and_then(|limit| u64::try_from(limit).ok()).map(Duration::from_millis);
        Ok(Some(Stored { engine, limit, solves, record }))
    }

    /// The solution of a problem as it was kept with this verdict, in the form of this name.
    ///
    /// # Errors
    /// Those of the database.
    pub fn text(
        &self,
        terms: Terms<'_>,
        (identity, stored): (Identity, &Stored),
        name: &str,
    ) -> Result<Option<String>, JournalError> {
        let mut statement = self.connection.prepare(
            "SELECT text FROM texts WHERE identity = ?1 AND engine = ?2 AND settings = ?3 AND name = ?4",
        )?;
        let found = statement
            .query_row(params![identity.to_string(), stored.engine, terms.settings, name], |row| row.get(0));
        Ok(found.optional()?)
    }

    /// How many verdicts it holds, of all engines and settings.
    ///
    /// # Errors
    /// Those of the database.
    pub fn count(&self) -> Result<i64, JournalError> {
        Ok(self.connection.query_row("SELECT count(*) FROM results", [], |row| row.get(0))?)
    }

    /// All verdicts by problem and engine, with how often they were found.
    ///
    /// # Errors
    /// Those of the database.
    pub fn all(&self) -> Result<Vec<(String, Outcome, i64)>, JournalError> {
        let mut statement = self
            .connection
            .prepare("SELECT identity, outcome, solves FROM results ORDER BY identity, engine")?;
        let rows = statement.query_map([], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?, row.get::<_, i64>(2)?))
        })?;
        let mut all = Vec::new();
        for row in rows {
            let (identity, outcome, solves) = row?;
            let outcome = Outcome::named(&outcome).ok_or_else(|| JournalError::Damaged(identity.clone()))?;
            all.push((identity, outcome, solves));
        }
        Ok(all)
    }
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// SQLite has no numbers above 2⁶³.
fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
