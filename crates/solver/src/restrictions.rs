//! What options demand of half-moves beside the stipulation.

use board::{BySide, Key, MoveKind, Position, Side};
use rules::Ruleset;

use crate::budget::Stopped;
use crate::search::Search;
use crate::task::{Aim, Terms};

impl Terms {
    /// Whether an option restricts the attacker's half-moves.
    pub(crate) fn restricts_attacks(&self) -> bool {
        self.most_flights.is_some()
    }

    /// Half-moves of the branch that are left with the defender to move and `moves` moves of the attacker to come.
    fn left(&self, moves: u16) -> u16 {
        2 * moves + u16::from(self.ends_on_defence)
    }
}

/// Whether the attacker's half-move that led to this position, with `moves` more to come, is allowed by the options. How
/// many flights there are does not matter any more when only the last move is to come.
pub(crate) fn allow(rules: &Ruleset, terms: &Terms, after: &Position, moves: u16) -> bool {
    terms.most_flights.is_none_or(|most| terms.left(moves) <= 2 || flights(rules, after) <= most)
}

/// The number of moves of the king of the side to move.
fn flights(rules: &Ruleset, position: &Position) -> u32 {
    let Some(king) = position.king(position.turn()) else {
        return 0;
    };
    let moves = rules.legal_moves(position);
    let flights = moves.into_iter().filter(|mv| mv.from == king && mv.kind != MoveKind::Null).count();
    u32::try_from(flights).unwrap_or(u32::MAX)
}

/// Whether a side that must keep a unit beside its king has none left.
pub(crate) fn lacks_mating_unit(keeps: BySide<bool>, position: &Position) -> bool {
    let is_bare = |side: Side| (position.side(side) & !position.royals()).is_empty();
    Side::BOTH.into_iter().any(|side| keeps[side] && is_bare(side))
}

impl Search<'_> {
    /// The key under which facts about a position are kept: how many nontrivial defences are still granted is part of it.
    pub(crate) fn fact_key(&self, terms: &Terms, position: &Position) -> Key {
        let granted = self.granted as u128;
        position.key() ^ terms.salt ^ granted.wrapping_mul(0xda94_2042_e4dd_58b5_71a9_03c1_5d3e_8f27)
    }

    /// Counts the nontrivial defences against an attacker with `moves` moves left, and takes those beyond the first off
    /// what is granted. `None` if they are too many, else what was granted before.
    pub(crate) fn grant(
        &mut self,
        terms: &Terms,
        position: &Position,
        moves: u16,
    ) -> Result<Option<i64>, Stopped> {
        let before = self.granted;
        let Some(nontrivial) = terms.nontrivial else {
            return Ok(Some(before));
        };
        if u32::from(terms.left(moves)) <= 2 * u32::from(nontrivial.length) + 1 {
            return Ok(Some(before));
        }
        // A defender who is forced already has no defences to count.
        let is_over = match terms.aim {
            Aim::Tree => self.nested_end(terms, position, moves)?.is_some(),
            _ => self.defender_must_reach(terms, position),
        };
        if is_over {
            return Ok(Some(before));
        }
        let trivial_moves = nontrivial.length + u16::from(!terms.ends_on_defence);
        let most = i64::from(nontrivial.additional) + before + 1;
        let mut count = 0;
        for mv in self.rules.legal_moves(position) {
            let after = self.rules.after(position, mv);
            if !self.defence_met(terms, position, mv, &after, trivial_moves)? {
                count += 1;
                if count > most {
                    return Ok(None);
                }
            }
        }
        self.granted = before + 1 - count;
        Ok(Some(before))
    }
}
