//! Battle play as it is shown: keys, tries, threats, variations.

use board::{Key, Position};
use problem::{Aim, Goal};
use rayon::prelude::*;
use rules::{Choice, Move, Pick, Ruleset};
use solution::{After, Mark, Node, PostKey};

use crate::battle::{Battle, other_choices, passed};
use crate::budget::{Budget, Meter, Stopped};
use crate::goal::is_reached;
use crate::plan::Show;
use crate::record::record_goal;
use crate::table::Table;

/// What all threads of one search of a tree share.
pub(crate) struct TreeSearch<'a> {
    pub(crate) rules: &'a Ruleset,
    pub(crate) table: &'a Table,
    pub(crate) budget: &'a Budget<'a>,
    pub(crate) salt: Key,
    pub(crate) aim: Aim,
    pub(crate) show: Show,
    /// Keys and tries wanted at most.
    pub(crate) limit: Option<usize>,
}

/// Nodes found, and whether the search came to its end.
pub(crate) struct FoundTree {
    pub(crate) nodes: Vec<Node>,
    pub(crate) stopped: bool,
    pub(crate) reached_limit: bool,
}

/// What the attacker would play if the defender passed.
struct Threats {
    /// The number of moves they need.
    length: u16,
    moves: Vec<Move>,
}

impl TreeSearch<'_> {
    /// All keys and tries of an attacker who has `moves` moves.
    pub(crate) fn keys(&self, position: &Position, moves: u16) -> FoundTree {
        let mut found = FoundTree { nodes: Vec::new(), stopped: false, reached_limit: false };
        let writer = self.writer();
        if let Aim::Reflex(goal) = self.aim
            && writer.battle.attacker_must_spoil(position)
        {
            found.nodes = writer.forced_goals(position, goal);
            return found;
        }
        let first_moves = self.rules.legal_moves(position);
        let chunk =
            if self.limit.is_some() { rayon::current_num_threads() } else { first_moves.len().max(1) };
        for first_moves in first_moves.chunks(chunk) {
            let results: Vec<Result<Option<Node>, Stopped>> =
                first_moves.par_iter().map(|&mv| self.writer().first_move(position, mv, moves)).collect();
            for result in results {
                match result {
                    Ok(node) => found.nodes.extend(node),
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
        FoundTree { nodes: outcome.unwrap_or_default(), stopped, reached_limit: false }
    }

    /// Play after the key, the defender to move and the attacker having `moves` moves; `None` if it was stopped.
    pub(crate) fn post_key(&self, position: &Position, moves: u16) -> Option<PostKey> {
        self.writer().post_key(position, moves).ok()
    }

    fn writer(&self) -> Writer<'_> {
        let meter = Meter::new(self.budget);
        let mut battle = Battle::new(self.rules, self.table, self.salt, self.aim, meter);
        battle.longest_threat = self.show.longest_threat;
        Writer { rules: self.rules, show: self.show, battle }
    }
}

/// Writes the tree below one first move.
struct Writer<'a> {
    rules: &'a Ruleset,
    show: Show,
    battle: Battle<'a>,
}

impl Writer<'_> {
    /// The node of a first move, if it is a key or a try.
    fn first_move(&mut self, position: &Position, mv: Move, moves: u16) -> Result<Option<Node>, Stopped> {
        let after = self.rules.after(position, mv);
        // A move with which the opponent has a better choice solves nothing.
        let others = other_choices(self.rules, position, mv);
        if !others.is_empty() && !self.battle.key_works(position, mv, &after, moves)? {
            return Ok(None);
        }
        if self.ends(mv, &after) {
            return Ok(Some(self.node(position, mv, Some(Mark::Key), true)));
        }
        if moves == 1 && matches!(self.battle.aim, Aim::Direct(_)) {
            return Ok(None);
        }
        if self.battle.threatens_too_late(&after, moves - 1)? {
            return Ok(None);
        }
        let Some(refutations) = self.refutations(&after, moves - 1)? else {
            return Ok(None);
        };
        let mark = if refutations.is_empty() { Mark::Key } else { Mark::Try };
        let mut node = self.node(position, mv, Some(mark), false);
        if self.show.variations {
            let moves =
                if refutations.is_empty() { self.key_length(position, mv, &after, moves)? } else { moves };
            self.write_defences(&mut node, &after, moves - 1, &refutations)?;
        }
        for &refutation in &refutations {
            let mut refuting = self.node(&after, refutation, Some(Mark::Refutation), false);
            if let Aim::Reflex(goal) = self.battle.aim {
                // The attacker may be refuted by having to reach the goal itself.
                refuting.replies = self.forced_goals(&self.rules.after(&after, refutation), goal);
            }
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
        for length in 1..moves {
            if self.battle.key_works(position, mv, after, length)? {
                return Ok(length);
            }
        }
        Ok(moves)
    }

    /// The defences that leave the attacker, who has `moves` more moves, without its aim; `None` if there are more than
    /// asked for or no defence at all.
    fn refutations(&mut self, position: &Position, moves: u16) -> Result<Option<Vec<Move>>, Stopped> {
        let mut refutations = Vec::new();
        if self.show.refutations == 0 {
            return Ok(self.battle.defence_fails(position, moves)?.then_some(refutations));
        }
        if self.battle.defender_must_reach(position) {
            return Ok(Some(refutations));
        }
        let defences = self.rules.legal_moves(position);
        for &mv in &defences {
            let again = self.rules.owner_chooses()
                && refutations.iter().any(|&refutation| differ_in_choice(refutation, mv));
            if !again && !self.battle.defence_met(position, mv, &self.rules.after(position, mv), moves)? {
                refutations.push(mv);
                if refutations.len() > self.show.refutations {
                    return Ok(None);
                }
            }
        }
        Ok((!defences.is_empty()).then_some(refutations))
    }

    /// Whether the attacker's move that led to `after` is the end of play.
    fn ends(&self, mv: Move, after: &Position) -> bool {
        matches!(self.battle.aim, Aim::Direct(goal) if is_reached(self.rules, goal, mv, after))
    }

    /// The goal if the defender's move that led to `after` is the end of play.
    fn defender_reaches(&self, mv: Move, after: &Position) -> Option<Goal> {
        match self.battle.aim {
            Aim::Direct(_) => None,
            aim => is_reached(self.rules, aim.goal(), mv, after).then_some(aim.goal()),
        }
    }

    fn node(&self, position: &Position, mv: Move, mark: Option<Mark>, reached: bool) -> Node {
        self.node_with_goal(position, mv, mark, reached.then_some(self.battle.goal()))
    }

    fn node_with_goal(&self, position: &Position, mv: Move, mark: Option<Mark>, goal: Option<Goal>) -> Node {
        Node {
            played: record_goal(self.rules, position, mv, goal),
            mark,
            after: After::Silent,
            threats: Vec::new(),
            replies: Vec::new(),
            refutations: Vec::new(),
            refutes: false,
        }
    }

    /// Threats and variations after an attacking move that led to `position`; the attacker has `moves` more moves.
    fn write_defences(
        &mut self,
        node: &mut Node,
        position: &Position,
        moves: u16,
        refutations: &[Move],
    ) -> Result<(), Stopped> {
        (node.after, node.threats, node.replies) = self.defences(position, moves, refutations, false)?;
        Ok(())
    }

    /// What is threatened, the threats, and the defences with their continuations. A defender who fulfils the aim sooner
    /// than it must is not worth a line. Defences that fail are shown as refuting ones if `show_refuting`, else left out.
    fn defences(
        &mut self,
        position: &Position,
        moves: u16,
        left_out: &[Move],
        show_refuting: bool,
    ) -> Result<(After, Vec<Node>, Vec<Node>), Stopped> {
        if self.battle.defender_must_reach(position) {
            return Ok((After::Silent, Vec::new(), self.forced_replies(position)));
        }
        let (after, threats) = self.threats(position, moves)?;
        let mut threat_nodes = Vec::new();
        if let Some(threats) = &threats {
            let passed = passed(position);
            for &mv in &threats.moves {
                threat_nodes.push(self.continuation(&passed, mv, threats.length)?);
            }
        }
        let mut replies = Vec::new();
        for mv in self.rules.legal_moves(position) {
            let same =
                |&other: &Move| other == mv || self.rules.owner_chooses() && differ_in_choice(other, mv);
            if left_out.iter().any(same) {
                continue;
            }
            let next = self.rules.after(position, mv);
            if let Some(goal) = self.defender_reaches(mv, &next) {
                if moves == 0 {
                    replies.push(self.node_with_goal(position, mv, None, Some(goal)));
                }
                continue;
            }
            let Some(length) = self.battle.shortest(&next, moves)? else {
                // The attacker chooses better.
                if self.battle.defence_met(position, mv, &next, moves)? {
                    continue;
                }
                if show_refuting {
                    let mut node = self.node(position, mv, None, false);
                    node.refutes = true;
                    replies.push(node);
                }
                continue;
            };
            if !self.show.short_variations && length < moves {
                continue;
            }
            if let Some(threats) = &threats
                && self.is_idle(&next, length, threats)?
            {
                continue;
            }
            let mut node = self.node(position, mv, None, false);
            node.replies = self.continuations(&next, length)?;
            replies.push(node);
        }
        Ok((after, threat_nodes, replies))
    }

    /// What the attacker, who has `moves` more moves, would play if the defender, who is to move, passed.
    fn threats(&mut self, position: &Position, moves: u16) -> Result<(After, Option<Threats>), Stopped> {
        if moves == 0 || !self.show.threats || self.rules.in_check(position, position.turn()) {
            return Ok((After::Silent, None));
        }
        let passed = passed(position);
        let Some(length) = self.battle.shortest(&passed, moves)? else {
            return Ok((After::Zugzwang, None));
        };
        let moves = self.solving_moves(&passed, length)?;
        Ok((After::Threat, Some(Threats { length, moves })))
    }

    /// All moves of the attacker, who is to move, that force the aim in `length` moves, the shortest possible.
    fn solving_moves(&mut self, position: &Position, length: u16) -> Result<Vec<Move>, Stopped> {
        let mut solving = Vec::new();
        for mv in self.rules.legal_moves(position) {
            if self.battle.key_works(position, mv, &self.rules.after(position, mv), length)? {
                solving.push(mv);
            }
        }
        Ok(solving)
    }

    /// Whether a defence that led to `position` stops no threat: it is met sooner, or all threats still work.
    fn is_idle(&mut self, position: &Position, length: u16, threats: &Threats) -> Result<bool, Stopped> {
        if length != threats.length {
            return Ok(length < threats.length);
        }
        let possible = self.rules.legal_moves(position);
        for threat in &threats.moves {
            // A threat that now captures, or no longer does, is the same threat.
            let same = |mv: &&Move| {
                let said = |mv: &Move| {
                    let chosen = [chosen(mv.capturer), chosen(mv.captured)];
                    (mv.from, mv.to, mv.promotion, mv.start, mv.partner, chosen)
                };
                said(mv) == said(threat)
            };
            let Some(&mv) = possible.iter().find(same) else { return Ok(false) };
            if !self.battle.key_works(position, mv, &self.rules.after(position, mv), length)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn continuations(&mut self, position: &Position, length: u16) -> Result<Vec<Node>, Stopped> {
        let mut nodes = Vec::new();
        for mv in self.solving_moves(position, length)? {
            nodes.push(self.continuation(position, mv, length)?);
        }
        Ok(nodes)
    }

    /// The node of an attacking move that forces the aim in `length` moves.
    fn continuation(&mut self, position: &Position, mv: Move, length: u16) -> Result<Node, Stopped> {
        let after = self.rules.after(position, mv);
        let ends = self.ends(mv, &after);
        let mut node = self.node(position, mv, None, ends);
        if !ends {
            self.write_defences(&mut node, &after, length - 1, &[])?;
        }
        Ok(node)
    }

    /// The goal-reaching moves of a side that must make one of them.
    fn forced_replies(&mut self, position: &Position) -> Vec<Node> {
        let mut nodes = Vec::new();
        for mv in self.rules.legal_moves(position) {
            if let Some(goal) = self.defender_reaches(mv, &self.rules.after(position, mv)) {
                nodes.push(self.node_with_goal(position, mv, None, Some(goal)));
            }
        }
        nodes
    }

    /// The attacker's moves that reach the goal, to its own harm.
    fn forced_goals(&self, position: &Position, goal: Goal) -> Vec<Node> {
        let mut nodes = Vec::new();
        for mv in self.rules.legal_moves(position) {
            if is_reached(self.rules, goal, mv, &self.rules.after(position, mv)) {
                nodes.push(self.node_with_goal(position, mv, Some(Mark::ForcedGoal), Some(goal)));
            }
        }
        nodes
    }

    fn set_defences(&mut self, position: &Position, moves: u16) -> Result<Vec<Node>, Stopped> {
        if self.battle.defender_must_reach(position) {
            return Ok(self.forced_replies(position));
        }
        let moves = self.set_play_length(position, moves)?;
        let mut nodes = Vec::new();
        for mv in self.rules.legal_moves(position) {
            let next = self.rules.after(position, mv);
            if let Some(goal) = self.defender_reaches(mv, &next) {
                if moves == 0 {
                    nodes.push(self.node_with_goal(position, mv, None, Some(goal)));
                }
            } else if let Some(length) = self.battle.shortest(&next, moves)? {
                let mut node = self.node(position, mv, None, false);
                node.replies = self.continuations(&next, length)?;
                nodes.push(node);
            }
        }
        Ok(nodes)
    }

    /// The number of moves within which all defences are met, if there is an answer to each of them, else `moves`.
    fn set_play_length(&mut self, position: &Position, moves: u16) -> Result<u16, Stopped> {
        for length in 0..moves {
            if self.battle.defence_fails(position, length)? {
                return Ok(length);
            }
        }
        Ok(moves)
    }

    fn post_key(&mut self, position: &Position, moves: u16) -> Result<PostKey, Stopped> {
        let check = self.rules.in_check(position, position.turn());
        if moves == 0 && matches!(self.battle.aim, Aim::Direct(_)) {
            // The key was the end of play.
            return Ok(PostKey { check, after: After::Silent, threats: Vec::new(), replies: Vec::new() });
        }
        let (after, threats, replies) = self.defences(position, moves, &[], true)?;
        Ok(PostKey { check, after, threats, replies })
    }
}

/// The choice about a rebirth; to decline it is the same as to have none to choose.
fn chosen(choice: Choice) -> Choice {
    if choice.square == Pick::Nowhere { Choice::default() } else { choice }
}

/// Whether two moves are the same but for what a reborn pawn becomes, and so one move where its owner chooses that.
fn differ_in_choice(a: Move, b: Move) -> bool {
    let unchosen = |mv: Move| Move { captured: Choice { promotion: None, ..mv.captured }, ..mv };
    a != b && unchosen(a) == unchosen(b)
}
