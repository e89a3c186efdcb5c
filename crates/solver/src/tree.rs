//! Battle play as it is shown: keys, tries, threats, variations.

use board::Position;
use problem::Goal;
use rayon::prelude::*;
use rules::{Choice, Move, Pick, Ruleset};
use solution::{After, Mark, Node, PostKey};

use crate::battle::{other_choices, passed};
use crate::budget::{Budget, Stopped};
use crate::numbering::Numbering;
use crate::plan::Show;
use crate::record::record_goal;
use crate::restrictions;
use crate::search::{Last, Search};
use crate::table::Table;
use crate::task::{End, Task, Terms};

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
        match self.writer().spoiling_moves(position) {
            Ok(forced) if forced.is_empty() => {}
            outcome => {
                found.stopped = outcome.is_err();
                found.nodes = outcome.unwrap_or_default();
                return found;
            }
        }
        let mut first_moves = self.writer().search.moves_towards(&self.terms.attack_ends, position);
        if let Some(numbering) = self.numbering {
            first_moves.retain(|&mv| numbering.allows(self.rules, 0, &[(position, mv)]));
        }
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
            return Ok(Some(self.node(position, mv, Some(Mark::Key), goal)));
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
            let moves =
                if refutations.is_empty() { self.key_length(position, mv, &after, moves)? } else { moves };
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
    /// than it must is not worth a line, unless an option says so. Defences that fail are shown as refuting ones if
    /// `show_refuting`, else left out.
    fn defences(
        &mut self,
        position: &Position,
        moves: u16,
        left_out: &[Move],
        show_refuting: bool,
    ) -> Result<(After, Vec<Node>, Vec<Node>), Stopped> {
        let Some(before) = self.search.grant(self.terms, position, moves)? else {
            return Ok((After::Silent, Vec::new(), Vec::new()));
        };
        let found = self.find_defences(position, moves, left_out, show_refuting);
        self.search.granted = before;
        found
    }

    /// The same, the nontrivial defences having been counted.
    fn find_defences(
        &mut self,
        position: &Position,
        moves: u16,
        left_out: &[Move],
        show_refuting: bool,
    ) -> Result<(After, Vec<Node>, Vec<Node>), Stopped> {
        if let Some(replies) = self.nested_replies(position, moves)? {
            return Ok((After::Silent, Vec::new(), replies));
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
        for mv in self.search.moves_towards(&self.terms.defence_ends, position) {
            let same =
                |&other: &Move| other == mv || self.rules.owner_chooses() && differ_in_choice(other, mv);
            if left_out.iter().any(same) {
                continue;
            }
            let next = self.rules.after(position, mv);
            if let Some(node) = self.defence_end(position, mv, &next, moves)? {
                if moves == 0 || self.show.early_ends {
                    replies.push(node);
                }
                continue;
            }
            let Some(length) = self.length_after(position, mv, &next, moves)? else {
                // The attacker chooses better.
                if self.search.defence_met(self.terms, position, mv, &next, moves)? {
                    continue;
                }
                if show_refuting {
                    let mut node = self.node(position, mv, None, None);
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
            let mut node = self.node(position, mv, None, None);
            node.replies = self.continuations(&next, length)?;
            replies.push(node);
        }
        Ok((after, threat_nodes, replies))
    }

    /// The smallest number of moves, at most `moves`, that the attacker needs after this defence, which led to `after`.
    fn length_after(
        &mut self,
        position: &Position,
        mv: Move,
        after: &Position,
        moves: u16,
    ) -> Result<Option<u16>, Stopped> {
        if !self.search.all_hold(&self.terms.defence_goals, Some(Last { before: position, mv }), after)? {
            return Ok(None);
        }
        self.search.shortest(self.terms, after, moves)
    }

    /// What the attacker, who has `moves` more moves, would play if the defender, who is to move, passed.
    fn threats(&mut self, position: &Position, moves: u16) -> Result<(After, Option<Threats>), Stopped> {
        if moves == 0 || !self.show.threats || self.rules.in_check(position, position.turn()) {
            return Ok((After::Silent, None));
        }
        let passed = passed(position);
        let Some(length) = self.search.shortest(self.terms, &passed, moves)? else {
            return Ok((After::Zugzwang, None));
        };
        let moves = self.solving_moves(&passed, length)?;
        Ok((After::Threat, Some(Threats { length, moves })))
    }

    /// All moves of the attacker, who is to move, that force the aim in `length` moves, the shortest possible.
    fn solving_moves(&mut self, position: &Position, length: u16) -> Result<Vec<Move>, Stopped> {
        let mut solving = Vec::new();
        for mv in self.search.moves_towards(&self.terms.attack_ends, position) {
            if self.search.key_works(self.terms, position, mv, &self.rules.after(position, mv), length)? {
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
            if !self.search.key_works(self.terms, position, mv, &self.rules.after(position, mv), length)? {
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
        if let Some(goal) = self.attack_end(position, mv, &after, length)? {
            return Ok(self.node(position, mv, None, goal));
        }
        let mut node = self.node(position, mv, None, None);
        self.write_defences(&mut node, &after, length - 1, &[])?;
        Ok(node)
    }

    /// The play that follows where the attacker's play has led to its end, `None` where it has not.
    fn nested_replies(&mut self, position: &Position, moves: u16) -> Result<Option<Vec<Node>>, Stopped> {
        match self.search.nested_end(self.terms, position, moves)? {
            None => Ok(None),
            Some(reached) if reached.end.hidden => Ok(Some(Vec::new())),
            Some(reached) => self.nested(&reached.end.task, position).map(Some),
        }
    }

    /// What is shown of a task that holds in this position: battle play.
    fn nested(&mut self, task: &'a Task, position: &Position) -> Result<Vec<Node>, Stopped> {
        match task {
            Task::Battle(battle) => {
                let outer = std::mem::replace(&mut self.terms, &battle.terms);
                let nodes = if battle.begins_with_defence {
                    self.defences(position, battle.moves, &[], false).map(|(_, _, replies)| replies)
                } else {
                    match self.search.shortest(self.terms, position, battle.moves) {
                        Ok(Some(length)) => self.continuations(position, length),
                        Ok(None) => Ok(Vec::new()),
                        Err(Stopped) => Err(Stopped),
                    }
                };
                self.terms = outer;
                nodes
            }
            Task::And(one, other) => {
                let mut nodes = self.nested(one, position)?;
                nodes.extend(self.nested(other, position)?);
                Ok(nodes)
            }
            Task::Or(one, other) => {
                let first = self.search.holds(one, None, position)?;
                self.nested(if first { one } else { other }, position)
            }
            Task::OtherSide(inner) => self.nested(inner, &passed(position)),
            Task::Goal(_) | Task::Not(_) | Task::Cooperation(_) | Task::Progressive => Ok(Vec::new()),
        }
    }

    /// What the attacker, who is to move, must play against its plan, if a constraint says so.
    fn spoiling_moves(&mut self, position: &Position) -> Result<Vec<Node>, Stopped> {
        for constraint in &self.terms.attack_constraints {
            if let Task::Not(inner) = constraint
                && self.search.holds(inner, None, position)?
            {
                let mut nodes = self.nested(inner, position)?;
                for node in &mut nodes {
                    node.mark = Some(Mark::ForcedGoal);
                }
                return Ok(nodes);
            }
        }
        Ok(Vec::new())
    }

    fn set_defences(&mut self, position: &Position, moves: u16) -> Result<Vec<Node>, Stopped> {
        if let Some(replies) = self.nested_replies(position, moves)? {
            return Ok(replies);
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

    fn post_key(&mut self, position: &Position, moves: u16) -> Result<PostKey, Stopped> {
        let check = self.rules.in_check(position, position.turn());
        if moves == 0 && self.ends_on_attack() {
            // The key was the end of play.
            return Ok(PostKey { check, ..PostKey::default() });
        }
        let (after, threats, replies) = self.defences(position, moves, &[], true)?;
        Ok(PostKey { leading: 0, check, after, threats, replies })
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
