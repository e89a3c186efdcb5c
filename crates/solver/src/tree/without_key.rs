//! Battle play that does not begin with a key: set play and play after the key.

use board::Position;
use solution::{Node, PostKey};

use super::{Defences, Writer};
use crate::budget::Stopped;

impl Writer<'_> {
    pub(super) fn set_defences(&mut self, position: &Position, moves: u16) -> Result<Vec<Node>, Stopped> {
        if let Some(replies) = self.nested_replies(position, moves)? {
            return Ok(replies);
        }
        if !self.search.plays_hold(&self.terms.defence_constraints, position)? {
            return Ok(Vec::new());
        }
        let moves = self.set_play_length(position, moves)?;
        let mut nodes = Vec::new();
        for mv in self.search.moves_towards(&self.terms.defence_ends, position) {
            let next = self.rules.after(position, mv);
            if let Some(node) = self.defence_end(position, mv, &next, moves)? {
                if moves == 0 || self.show.early_ends {
                    nodes.push(node);
                }
            } else if let Some(length) = self.length_after(position, mv, &next, moves)? {
                let mut node = self.node(position, mv, None, None);
                node.replies = self.continuations(&next, length)?;
                nodes.push(node);
            }
        }
        Ok(nodes)
    }

    /// The number of moves within which all defences are met, if there is an answer to each of them, else `moves`.
    fn set_play_length(&mut self, position: &Position, moves: u16) -> Result<u16, Stopped> {
        for length in if self.terms.is_exact { moves..moves } else { 0..moves } {
            if self.search.defence_fails(self.terms, position, length)? {
                return Ok(length);
            }
        }
        Ok(moves)
    }

    pub(super) fn post_key(&mut self, position: &Position, moves: u16) -> Result<PostKey, Stopped> {
        let check = self.rules.in_check(position, position.turn());
        if moves == 0 && self.ends_on_attack() {
            // The key was the end of play.
            return Ok(PostKey { check, ..PostKey::default() });
        }
        if !self.show.variations || !self.search.plays_hold(&self.terms.defence_constraints, position)? {
            return Ok(PostKey { check, ..PostKey::default() });
        }
        let Defences { after, threats, replies, idle } = self.defences(position, moves, &[], true)?;
        Ok(PostKey { leading: 0, check, after, threats, replies, idle })
    }
}
