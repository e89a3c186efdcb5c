//! Both sides cooperate: all lines, shorter ones first.

use std::sync::Arc;

use board::Position;
use problem::Goal;
use solution::{Line, Numbering};

use super::{Choice, Place, ProgressiveSearch};
use crate::budget::{Meter, Stopped};
use crate::gather::{Finder, FoundLines};

/// Lines of one length: so many half-moves in so many turns.
#[derive(Clone, Copy)]
struct Length {
    turns: u16,
    half_moves: u32,
}

/// A place to search from, with the half-moves that led to it.
struct WorkItem {
    place: Place,
    path: Vec<Choice>,
}

impl ProgressiveSearch<'_> {
    /// Finds all lines: fewer turns first, then fewer half-moves, then in canonical order.
    pub(crate) fn lines(&self, position: &Position) -> FoundLines {
        let mut found = FoundLines::new();
        let start = self.start(position);
        let last = self.plan.turns;
        for turns in (2 - last % 2..=last).step_by(2) {
            for half_moves in self.fewest(turns)..=full(turns) {
                self.lines_of(&start, Length { turns, half_moves }, &mut found);
                let is_enough = self.plan.only_shortest && !found.lines.is_empty();
                if found.stopped || found.reached_limit || is_enough {
                    return found;
                }
            }
        }
        found
    }

    /// Fewest half-moves in so many turns: without checks each but the last one is played to its end.
    fn fewest(&self, turns: u16) -> u32 {
        if self.plan.italian { full(turns - 1) + 1 } else { u32::from(turns) }
    }

    fn lines_of(&self, start: &Place, length: Length, found: &mut FoundLines) {
        let items = match self.split(start, length) {
            Ok(items) => items,
            Err(Stopped) => {
                found.stopped = true;
                return;
            }
        };
        let worker = |wanted| Worker::new(self, start, length, wanted);
        found.add(&items, self.limit, worker, |worker, item| {
            worker.path.clone_from(&item.path);
            worker.search(&item.place, worker.left())
        });
    }

    /// The places two half-moves on, or fewer where play is too short to be worth a split.
    fn split(&self, start: &Place, length: Length) -> Result<Vec<WorkItem>, Stopped> {
        let depth = length.half_moves.saturating_sub(2).min(2);
        let mut worker = Worker::new(self, start, length, usize::MAX);
        let mut items = vec![WorkItem { place: start.clone(), path: Vec::new() }];
        for _ in 0..depth {
            let mut next = Vec::new();
            for item in items {
                for choice in self.choices(&item.place) {
                    worker.meter.tick()?;
                    if let Some(place) = worker.step(&item.place, choice) {
                        let mut path = item.path.clone();
                        path.push(choice);
                        next.push(WorkItem { place, path });
                    }
                }
            }
            items = next;
        }
        Ok(items)
    }
}

/// Half-moves in so many whole turns.
fn full(turns: u16) -> u32 {
    let turns = u32::from(turns);
    turns * (turns + 1) / 2
}

/// One thread's search below one work item.
struct Worker<'s, 'a> {
    search: &'s ProgressiveSearch<'a>,
    start: &'s Place,
    length: Length,
    wanted: usize,
    meter: Meter<'s>,
    path: Vec<Choice>,
    found: Vec<Line>,
}

impl<'s, 'a> Worker<'s, 'a> {
    fn new(
        search: &'s ProgressiveSearch<'a>,
        start: &'s Place,
        length: Length,
        wanted: usize,
    ) -> Worker<'s, 'a> {
        let meter = Meter::new(search.budget);
        Worker { search, start, length, wanted, meter, path: Vec::new(), found: Vec::new() }
    }

    /// Half-moves still to be made.
    fn left(&self) -> u32 {
        self.length.half_moves - self.path.len() as u32
    }

    /// Plays a half-move that is not the last one; `None` if the line cannot go on: a shorter one ends here, or there are
    /// no turns left.
    fn step(&self, place: &Place, choice: Choice) -> Option<Place> {
        let search = self.search;
        // After mate there is no legal move, so the line ends by itself.
        let asks = search.attacks(place, self.length.turns) && search.plan.goal != Goal::Mate;
        let played = search.play(place, choice, asks)?;
        (!played.reached && played.next.turn <= self.length.turns).then_some(played.next)
    }

    /// Whether `left` half-moves can make up the rest of the turns.
    fn fits(&self, place: &Place, left: u32) -> bool {
        let Length { turns, .. } = self.length;
        let later = full(turns) - full(place.turn);
        let most = later + u32::from(place.turn - place.made);
        let fewest = match self.search.plan.italian {
            true if place.turn < turns => most - u32::from(turns) + 1,
            true => 1,
            false => u32::from(turns - place.turn) + 1,
        };
        (fewest..=most).contains(&left)
    }

    /// Finds the lines with exactly `left` half-moves more; returns whether there is one.
    fn search(&mut self, place: &Place, left: u32) -> Result<bool, Stopped> {
        self.meter.tick()?;
        if self.found.len() >= self.wanted {
            return Ok(true);
        }
        if !self.fits(place, left) {
            return Ok(false);
        }
        let search = self.search;
        if left == 1 {
            let reaching = search.reaching(place);
            for &choice in &reaching {
                self.path.push(choice);
                self.emit();
                self.path.pop();
            }
            return Ok(!reaching.is_empty());
        }
        let stage = u64::from(self.length.turns) << 32 | u64::from(left);
        let key = search.key(place, stage);
        if search.table.get(key) != 0 {
            return Ok(false);
        }
        let mut any = false;
        for choice in search.choices(place) {
            let Some(next) = self.step(place, choice) else { continue };
            self.path.push(choice);
            any |= self.search(&next, left - 1)?;
            self.path.pop();
        }
        if !any {
            search.table.put(key, left.min(15));
        }
        Ok(any)
    }

    /// Writes the path down as a line.
    fn emit(&mut self) {
        if self.found.len() >= self.wanted {
            return;
        }
        let half_moves =
            self.search.record_path(self.start, &self.path, true).into_iter().map(Arc::new).collect();
        self.found.push(Line { half_moves, numbering: Numbering::Turns, ..Line::default() });
    }
}

impl Finder for Worker<'_, '_> {
    fn take_lines(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.found)
    }
}
