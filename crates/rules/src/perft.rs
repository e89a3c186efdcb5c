use board::Position;
use indexmap::IndexMap;

use crate::generate::Flow;
use crate::{Move, Ruleset};

/// Number of sequences of `depth` legal half-moves.
pub fn perft(ruleset: &Ruleset, position: &Position, depth: u32) -> u64 {
    let mut count = 0;
    match depth {
        0 => count = 1,
        1 => {
            let _ = ruleset.visit_legal(position, &mut |_| {
                count += 1;
                Flow::Continue(())
            });
        }
        _ => {
            let _ = ruleset.visit_legal(position, &mut |mv| {
                count += perft(ruleset, &ruleset.after(position, mv), depth - 1);
                Flow::Continue(())
            });
        }
    }
    count
}

/// [`perft`] for each first move apart, in canonical order.
pub fn divide(ruleset: &Ruleset, position: &Position, depth: u32) -> IndexMap<Move, u64> {
    ruleset
        .legal_moves(position)
        .into_iter()
        .map(|mv| (mv, perft(ruleset, &ruleset.after(position, mv), depth.saturating_sub(1))))
        .collect()
}
