//! Lines found by several threads, put together in the order of the work.

use rayon::prelude::*;
use solution::{Line, Reach};

use crate::budget::Stopped;

/// Lines found, and whether the search came to its end.
pub(crate) struct FoundLines {
    pub(crate) lines: Vec<Line>,
    pub(crate) stopped: bool,
    /// More lines than wanted may exist.
    pub(crate) reached_limit: bool,
    pub(crate) reach: Reach,
}

/// A thread's search that keeps the lines it finds.
pub(crate) trait Finder {
    /// Gives up the lines found so far.
    fn take_lines(&mut self) -> Vec<Line>;
}

/// Work items handed out at a time for each thread, where a number of solutions ends the search.
const ITEMS_A_THREAD: usize = 8;
/// Parts of the work for each thread: so many that nobody waits long for the last one.
const PARTS_A_THREAD: usize = 32;

impl FoundLines {
    pub(crate) fn new() -> FoundLines {
        FoundLines { lines: Vec::new(), stopped: false, reached_limit: false, reach: Reach::default() }
    }

    /// Adds the lines of all items in their order, at most `limit` lines in all. `finder` makes a thread's search that is
    /// to find at most so many lines, `search` lets it deal with an item.
    pub(crate) fn add<T: Sync, F: Finder>(
        &mut self,
        items: &[T],
        limit: Option<usize>,
        finder: impl Fn(usize) -> F + Sync,
        search: impl Fn(&mut F, &T) -> Result<bool, Stopped> + Sync,
    ) {
        let chunk = match limit {
            Some(_) => ITEMS_A_THREAD * rayon::current_num_threads(),
            None => items.len().max(1),
        };
        (self.reach.done, self.reach.all) = (0, items.len());
        for items in items.chunks(chunk) {
            let wanted = limit.map_or(usize::MAX, |limit| limit - self.lines.len());
            let part = items.len() / (PARTS_A_THREAD * rayon::current_num_threads());
            let results: Vec<(Vec<Line>, bool)> = items
                .par_iter()
                .with_max_len(part.max(1))
                .map_init(
                    || finder(wanted),
                    |finder, item| {
                        let stopped = search(finder, item).is_err();
                        (finder.take_lines(), stopped)
                    },
                )
                .collect();
            for (lines, stopped) in results {
                self.lines.extend(lines);
                self.stopped |= stopped;
                self.reach.done += usize::from(!stopped);
            }
            if let Some(limit) = limit
                && self.lines.len() >= limit
            {
                self.lines.truncate(limit);
                self.reached_limit = true;
                return;
            }
            if self.stopped {
                return;
            }
        }
    }
}
