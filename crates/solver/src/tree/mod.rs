//! Battle play as it is shown: keys and tries; what follows them stands in `variations.rs`, play without a key in
//! `without_key.rs`.

mod variations;
mod without_key;

use board::Position;
use problem::Goal;
use rayon::prelude::*;
use rules::{Choice, Move, Ruleset};
use solution::{After, Mark, Node, PostKey, Reach};

use crate::budget::{Budget, Stopped};
use crate::choices::other_choices;
use crate::numbering::{Numbering, arrange};
use crate::plan::Show;
use crate::record::record_goal;
use crate::restrictions;
use crate::search::{Last, Search};
use crate::table::Table;
use crate::task::{End, Terms};

/// What all threads of one search of a tree share.
pub(crate) struct TreeSearch<'a> {
    pub(crate) rules: &'a Ruleset,
    pub(crate) table: &'a Table,
    pub(crate) budget: &'a Budget<'a>,
    pub(crate) terms: &'a Terms,
    pub(crate) show: Show,
    /// Keys and tries wanted at most.
    pub(crate) limit: Option<usize>,
    /// Which first moves are played, and in which order they are told.
    pub(crate) numbering: Option<&'a Numbering>,
}

/// Nodes found, and whether the search came to its end.
pub(crate) struct FoundTree {
    pub(crate) nodes: Vec<Node>,
    pub(crate) stopped: bool,
    pub(crate) reached_limit: bool,
    pub(crate) reach: Reach,
}

/// What the attacker would play if the defender passed.
struct Threats {
    /// The number of moves they need.
    length: u16,
    moves: Vec<Move>,
}

/// What the defender, who is to move, can do.
#[derive(Default)]
struct Defences {
    after: After,
    threats: Vec<Node>,
    /// Defences that stop a threat or are met later, with what answers them.
    replies: Vec<Node>,
    /// Defences that stop no threat, where they are asked for.
    idle: Vec<Node>,
}

/// The longest threats of which it is told what else answers defences that do not stop them: each such defence is work for
/// all moves of the attacker, and with every move more there are many times as many of them.
const LONGEST_IDLE: u16 = 2;

impl TreeSearch<'_> {
    /// All keys and tries of an attacker who has `moves` moves.
    pub(crate) fn keys(&self, position: &Position, moves: u16) -> FoundTree {
        let mut found =
            FoundTree { nodes: Vec::new(), stopped: false, reached_limit: false, reach: Reach::default() };
        let mut writer = self.writer();
        match writer.spoiling_moves(position) {
            Ok(forced) if forced.is_empty() => {}
            outcome => {
                found.stopped = outcome.is_err();
                found.nodes = outcome.unwrap_or_default();
                return found;
            }
        }
        let may_begin = writer.search.plays_hold(&self.terms.attack_constraints, position);
        if may_begin != Ok(true) {
            found.stopped = may_begin.is_err();
            return found;
        }
        let mut first_moves = self.writer().search.moves_towards(&self.terms.attack_ends, position);
        if let Some(numbering) = self.numbering {
            first_moves.retain(|&mv| numbering.allows(self.rules, 0, &[(position, mv)]));
        }
        if self.limit.is_some() {
            arrange(position, &mut first_moves);
        }
        found.reach.all = first_moves.len();
        let chunk =
            if self.limit.is_some() { rayon::current_num_threads() } else { first_moves.len().max(1) };
        for first_moves in first_moves.chunks(chunk) {
            // Each first move by itself, so that nobody waits for a thread with several.
            let results: Vec<Result<Option<Node>, Stopped>> = first_moves
                .par_iter()
                .with_max_len(1)
                .map(|&mv| self.writer().first_move(position, mv, moves))
                .collect();
            for result in results {
                match result {
                    Ok(node) => {
                        found.reach.done += 1;
                        found.nodes.extend(node);
                    }
                    Err(Stopped) => found.stopped = true,
                }
            }
            if let Some(limit) = self.limit
                && found.nodes.len() >= limit
            {
                found.nodes.truncate(limit);
                found.reached_limit = true;
                break;
            }
            if found.stopped {
                break;
            }
        }
        found
    }

    /// Set play: what the attacker, who has `moves` moves, has ready for the defender's moves in the diagram.
    pub(crate) fn set_defences(&self, position: &Position, moves: u16) -> FoundTree {
        let mut writer = self.writer();
        let outcome = writer.set_defences(position, moves);
        let stopped = outcome.is_err();
        FoundTree {
            nodes: outcome.unwrap_or_default(),
            stopped,
            reached_limit: false,
            reach: Reach::default(),
        }
    }

    /// Play after the key, the defender to move and the attacker having `moves` moves; `None` if it was stopped.
    pub(crate) fn post_key(&self, position: &Position, moves: u16) -> Option<PostKey> {
        self.writer().post_key(position, moves).ok()
    }

    fn writer(&self) -> Writer<'_> {
        let search = Search::new(self.rules, self.table, self.budget);
        Writer { rules: self.rules, show: self.show, terms: self.terms, search }
    }
}

/// Writes the tree below one first move.
struct Writer<'a> {
    rules: &'a Ruleset,
    show: Show,
    terms: &'a Terms,
    search: Search<'a>,
}

impl<'a> Writer<'a> {
    /// The node of a first move, if it is a key or a try.
    fn first_move(&mut self, position: &Position, mv: Move, moves: u16) -> Result<Option<Node>, Stopped> {
        self.search.meter.begin_work()?;
        let after = self.rules.after(position, mv);
        // A move with which the opponent has a better choice solves nothing.
        let others = other_choices(self.rules, position, mv);
        if !others.is_empty() && !self.search.key_works(self.terms, position, mv, &after, moves)? {
            return Ok(None);
        }
        if !self.search.all_hold(&self.terms.attack_goals, Some(Last { before: position, mv }), &after)? {
            return Ok(None);
        }
        if let Some(goal) = self.attack_end(position, mv, &after, moves)? {
            return Ok(Some(Node { moves: Some(1), ..self.node(position, mv, Some(Mark::Key), goal) }));
        }
        if moves == 1 && self.ends_on_attack() {
            return Ok(None);
        }
        if self.terms.restricts_attacks() && !restrictions::allow(self.rules, self.terms, &after, moves - 1) {
            return Ok(None);
        }
        if self.search.threatens_too_late(self.terms, &after, moves - 1)? {
            return Ok(None);
        }
        let Some(refutations) = self.refutations(&after, moves - 1)? else {
            return Ok(None);
        };
        if self.show.no_trivial_tries && refutations.len() == 1 && self.rules.in_check(&after, after.turn()) {
            return Ok(None);
        }
        let mark = if refutations.is_empty() { Mark::Key } else { Mark::Try };
        let mut node = self.node(position, mv, Some(mark), None);
        if self.show.variations {
            let moves = if refutations.is_empty() {
                let length = self.key_length(position, mv, &after, moves)?;
                node.moves = Some(length);
                length
            } else {
                moves
            };
            self.write_defences(&mut node, &after, moves - 1, &refutations)?;
        }
        for &refutation in &refutations {
            // The goal may be reached too soon.
            let next = self.rules.after(&after, refutation);
            let last = Last { before: &after, mv: refutation };
            let told = |end: &End| self.search.goal_told(&end.task, last, &next);
            let goal = self.terms.defence_ends.iter().find_map(told);
            let mut refuting = self.node(&after, refutation, Some(Mark::Refutation), goal);
            // The attacker may be refuted by having to do something against its plan.
            refuting.replies = self.spoiling_moves(&next)?;
            node.refutations.push(refuting);
        }
        Ok(Some(node))
    }

    /// The number of moves that a key needs, at most `moves`.
    fn key_length(
        &mut self,
        position: &Position,
        mv: Move,
        after: &Position,
        moves: u16,
    ) -> Result<u16, Stopped> {
        for length in if self.terms.is_exact { moves..moves } else { 1..moves } {
            if self.search.key_works(self.terms, position, mv, after, length)? {
                return Ok(length);
            }
        }
        Ok(moves)
    }

    /// The defences that leave the attacker, who has `moves` more moves, without its aim; `None` if there are more than
    /// asked for or no defence at all.
    fn refutations(&mut self, position: &Position, moves: u16) -> Result<Option<Vec<Move>>, Stopped> {
        if self.show.refutations == 0 {
            return Ok(self.search.defence_fails(self.terms, position, moves)?.then(Vec::new));
        }
        let Some(before) = self.search.grant(self.terms, position, moves)? else {
            return Ok(None);
        };
        let found = self.find_refutations(position, moves);
        self.search.granted = before;
        found
    }

    /// The same where tries are wanted.
    fn find_refutations(&mut self, position: &Position, moves: u16) -> Result<Option<Vec<Move>>, Stopped> {
        let mut refutations = Vec::new();
        if self.search.nested_end(self.terms, position, moves)?.is_some() {
            return Ok(Some(refutations));
        }
        if !self.search.all_hold(&self.terms.defence_constraints, None, position)? {
            return Ok(None);
        }
        let defences = self.search.moves_towards(&self.terms.defence_ends, position);
        for &mv in &defences {
            let again = self.rules.owner_chooses()
                && refutations.iter().any(|&refutation| differ_in_choice(refutation, mv));
            if !again
                && !self.search.defence_met(
                    self.terms,
                    position,
                    mv,
                    &self.rules.after(position, mv),
                    moves,
                )?
            {
                refutations.push(mv);
                if refutations.len() > self.show.refutations {
                    return Ok(None);
                }
            }
        }
        Ok((!defences.is_empty()).then_some(refutations))
    }

    /// The goal to be told, if the attacker's move that led to `after` is the end of play.
    fn attack_end(
        &mut self,
        position: &Position,
        mv: Move,
        after: &Position,
        moves: u16,
    ) -> Result<Option<Option<Goal>>, Stopped> {
        let reached = self.search.attack_end(self.terms, Last { before: position, mv }, after, moves)?;
        Ok(reached.map(|reached| reached.goal))
    }

    /// Whether nothing that belongs to the play follows the attacker's last move.
    fn ends_on_attack(&self) -> bool {
        !self.terms.ends_on_defence && self.terms.attack_ends.iter().all(|end| end.task.is_leaf())
    }

    /// The node of a defence that is the end of play, the attacker having `moves` moves left.
    fn defence_end(
        &mut self,
        position: &Position,
        mv: Move,
        after: &Position,
        moves: u16,
    ) -> Result<Option<Node>, Stopped> {
        let last = Last { before: position, mv };
        let Some(reached) = self.search.defence_end(self.terms, last, after, moves)? else {
            return Ok(None);
        };
        let mut node = self.node(position, mv, None, reached.goal);
        if !reached.end.hidden {
            node.replies = self.nested(&reached.end.task, after)?;
        }
        Ok(Some(node))
    }

    fn node(&self, position: &Position, mv: Move, mark: Option<Mark>, goal: Option<Goal>) -> Node {
        Node { mark, ..Node::leaf(record_goal(self.rules, position, mv, goal)) }
    }
}

/// Whether two moves are the same but for what a reborn pawn becomes, and so one move where its owner chooses that.
fn differ_in_choice(a: Move, b: Move) -> bool {
    let unchosen = |mv: Move| Move { captured: Choice::at(mv.captured.square), ..mv };
    a != b && unchosen(a) == unchosen(b)
}
