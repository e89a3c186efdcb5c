//! Lines put down half-move by half-move; lines that begin alike share what was put down.

use std::sync::Arc;

use board::Position;
use problem::Goal;
use rules::{Move, Ruleset};
use solution::PlayedMove;

use crate::plan::Step;
use crate::record::record_goal;
use crate::turns::move_again;

/// What is known of the line recorded last.
#[derive(Default)]
pub(crate) struct Recorder {
    /// The way to its last half-move.
    way: Vec<Recorded>,
}

/// A half-move on the way of a line.
struct Recorded {
    mv: Move,
    played: Arc<PlayedMove>,
    after: Position,
}

impl Recorder {
    /// The half-moves of the line that `path` makes from `start`, always the same one, with these steps; the last half-move
    /// has reached the goal.
    pub(crate) fn half_moves(
        &mut self,
        rules: &Ruleset,
        start: &Position,
        steps: &[Step],
        path: &[Move],
        goal: Option<Goal>,
    ) -> Vec<Arc<PlayedMove>> {
        let Some((&last, way)) = path.split_last() else { return Vec::new() };
        let common = self.way.iter().zip(way).take_while(|(known, mv)| known.mv == **mv).count();
        self.way.truncate(common);
        for (&mv, &step) in way.iter().zip(steps).skip(common) {
            let before = self.way.last().map_or(start, |known| &known.after);
            let played = Arc::new(record_goal(rules, before, mv, None));
            let mut after = rules.after(before, mv);
            if step == Step::Stay {
                move_again(&mut after);
            }
            self.way.push(Recorded { mv, played, after });
        }
        let before = self.way.last().map_or(start, |known| &known.after);
        let mut half_moves = Vec::with_capacity(path.len());
        half_moves.extend(self.way.iter().map(|known| Arc::clone(&known.played)));
        half_moves.push(Arc::new(record_goal(rules, before, last, goal)));
        half_moves
    }
}
