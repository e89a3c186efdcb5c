use board::Position;
use indexmap::IndexMap;

use crate::compact::{CompactPosition, CompactRules};
use crate::generate::Flow;
use crate::{Move, Ruleset};

/// Number of sequences of `depth` legal half-moves.
pub fn perft(ruleset: &Ruleset, position: &Position, depth: u32) -> u64 {
    if let Some(rules) = ruleset.compact()
        && let Some(compact) = rules.position(position)
    {
        return perft_compactly(&rules, &compact, depth);
    }
    perft_by_rules(ruleset, position, depth)
}

/// The same where the rules have a compact form.
fn perft_compactly(rules: &CompactRules, position: &CompactPosition, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => rules.count_legal(position),
        _ => {
            let mut count = 0;
            let _ = rules.visit_legal(position, &mut |mv| {
                count += perft_compactly(rules, &rules.after(position, mv), depth - 1);
                Flow::Continue(())
            });
            count
        }
    }
}

/// The same under all rules.
fn perft_by_rules(ruleset: &Ruleset, position: &Position, depth: u32) -> u64 {
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
                count += perft_by_rules(ruleset, &ruleset.after(position, mv), depth - 1);
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
