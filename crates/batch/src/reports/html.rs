//! `report.html`: one page with a table of all problems and the play of each.

use report::html::{self, Entry as PageEntry, Head, Judgement, Table, Tally};
use report::svg;

use super::{Failure, Reports, Target};
use crate::collect::Entry;
use crate::journal::Stored;
use crate::record::Outcome;
use crate::renderings::{HTML_PLAY, HTML_SOLUTIONS};

pub(super) fn write(reports: &Reports<'_>, target: Target<'_>) -> Result<(), Failure> {
    let counts = Outcome::ALL.into_iter().zip(reports.counts()?);
    let tally: Tally =
        counts.flat_map(|(outcome, count)| std::iter::repeat_n(judgement(outcome), count)).collect();
    let symbols = svg::symbols();
    let mut table = Table::begin(target, &Head { title: "Problems", tally: &tally, symbols: &symbols })?;
    for entry in reports.entries {
        let page = Page::of(reports, entry, false)?;
        table.row(&page.entry(entry, reports.with_times))?;
    }
    let mut entries = table.entries()?;
    for entry in reports.entries {
        let page = Page::of(reports, entry, true)?;
        entries.entry(&page.entry(entry, reports.with_times))?;
    }
    entries.end()?;
    Ok(())
}

/// What the page says about a place of the collection.
struct Page {
    outcome: Outcome,
    stored: Option<Stored>,
    messages: Vec<String>,
    diagram: String,
    solutions: String,
    play: String,
}

impl Page {
    /// `has_play` where diagram and play are wanted too.
    fn of(reports: &Reports<'_>, entry: &Entry, has_play: bool) -> Result<Page, Failure> {
        let (outcome, stored) = reports.outcome(entry)?;
        let text = |name: &str| -> Result<String, Failure> {
            let (Some(work), Some(stored)) = (&entry.work, &stored) else { return Ok(String::new()) };
            Ok(reports.journal.text(reports.terms, (work.identity, stored), name)?.unwrap_or_default())
        };
        let solutions = text(HTML_SOLUTIONS)?;
        let play = if has_play { text(HTML_PLAY)? } else { String::new() };
        let work = entry.work.as_ref().filter(|_| has_play);
        let diagram = work.map(|work| html::diagram(&work.statement)).unwrap_or_default();
        let mut messages: Vec<String> = entry.messages.iter().map(|message| message.text.clone()).collect();
        messages.extend(stored.iter().flat_map(|stored| stored.record.differences.iter().cloned()));
        Ok(Page { outcome, stored, messages, diagram, solutions, play })
    }

    fn entry<'a>(&'a self, entry: &'a Entry, with_times: bool) -> PageEntry<'a> {
        let timed = self.stored.as_ref().filter(|_| with_times);
        PageEntry {
            source: &entry.source,
            number: entry.number,
            statement: entry.work.as_ref().map(|work| &work.statement),
            judgement: judgement(self.outcome),
            messages: &self.messages,
            diagram: &self.diagram,
            solutions: &self.solutions,
            play: &self.play,
            milliseconds: timed.map(|stored| stored.record.milliseconds),
            nodes: timed.map(|stored| stored.record.positions),
        }
    }
}

fn judgement(outcome: Outcome) -> Judgement {
    match outcome {
        Outcome::Judged(kind) => Judgement::Of(kind),
        Outcome::Refused => Judgement::Refused,
        Outcome::NotSolved => Judgement::NotSolved,
        Outcome::Unjudged => Judgement::None,
    }
}
