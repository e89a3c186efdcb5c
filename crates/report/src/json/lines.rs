//! The moves of lines, each different one once.

use std::collections::HashMap;

use problem::Wording;
use solution::{Line, PlayedMove};

use crate::text::Notation;

/// The different half-moves of lines.
pub(super) struct MoveTable<'a> {
    /// Each with its text in short notation, in the order in which the lines have them first.
    pub(super) moves: Vec<(&'a PlayedMove, String)>,
    /// The half-moves of each line, by their places in the table.
    pub(super) lines: Vec<Vec<usize>>,
}

impl<'a> MoveTable<'a> {
    pub(super) fn of(lines: &'a [Line], wording: Wording<'a>) -> MoveTable<'a> {
        let mut builder = Builder { moves: Vec::new(), places: HashMap::new(), wording };
        let mut numbered: Vec<Vec<usize>> =
            lines.iter().map(|line| Vec::with_capacity(line.half_moves.len())).collect();
        builder.number(lines, 0, &mut numbered);
        MoveTable { moves: builder.moves, lines: numbered }
    }
}

struct Builder<'a> {
    moves: Vec<(&'a PlayedMove, String)>,
    /// Where a move with these short texts stands.
    places: HashMap<&'a PlayedMove, Vec<(String, usize)>>,
    wording: Wording<'a>,
}

impl<'a> Builder<'a> {
    /// Appends to each of `numbered` the places of the moves of its line from the half-move `index` on.
    ///
    /// The lines are the same before that half-move. Lines that begin alike stand side by side, so that the moves between
    /// which one chooses are those that begin their runs.
    fn number(&mut self, lines: &'a [Line], index: usize, numbered: &mut [Vec<usize>]) {
        let runs: Vec<&'a [Line]> =
            lines.chunk_by(|a, b| a.half_moves.get(index) == b.half_moves.get(index)).collect();
        let first = |run: &&'a [Line]| run[0].half_moves.get(index).map(AsRef::as_ref);
        let moves: Vec<&'a PlayedMove> = runs.iter().filter_map(first).collect();
        let mut shorts = Notation::Short.alternatives(&moves, self.wording).into_iter();
        let mut rest = numbered;
        for run in &runs {
            let (own, others) = rest.split_at_mut(run.len());
            rest = others;
            let Some((played, short)) = first(run).zip(shorts.next()) else { continue };
            let place = self.place(played, short);
            own.iter_mut().for_each(|line| line.push(place));
            self.number(run, index + 1, own);
        }
    }

    fn place(&mut self, played: &'a PlayedMove, short: String) -> usize {
        let known = self.places.entry(played).or_default();
        if let Some((_, place)) = known.iter().find(|(text, _)| *text == short) {
            return *place;
        }
        let place = self.moves.len();
        known.push((short.clone(), place));
        self.moves.push((played, short));
        place
    }
}
