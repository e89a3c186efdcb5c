//! Problems solved and judged as a whole, one or thousands.

mod author;
mod collect;
mod crew;
mod identity;
mod journal;
mod meaning;
mod positions;
mod record;
mod renderings;
mod reports;
mod run;
mod solve;
mod text;
mod write_back;

#[cfg(test)]
mod journal_tests;
#[cfg(test)]
mod run_tests;

pub use author::{Author, record_messages};
pub use collect::{ENDINGS, Entry, Message, Reading, Work, collect};
pub use identity::{Identity, NoIdentity};
pub use journal::{Finished, JOURNAL_FILE, Journal, JournalError, Stored, Terms};
pub use positions::{Position, positions};
pub use record::{CountsRecord, FindingRecord, Outcome, PartRecord, Record};
pub use renderings::{JSON, RENDERINGS};
pub use reports::{ReportError, ReportFormat, Reports};
pub use run::{Event, Plan, Redo, Rendering, Status, Workshop, run};
pub use solve::{Request, solve_problem};
pub use text::solution_text;
pub use write_back::solved_collection;
