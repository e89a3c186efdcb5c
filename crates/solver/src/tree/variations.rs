//! Threats, variations and play that follows the end of a battle.

use board::Position;
use rules::{Choice, Move, Pick};
use solution::{After, Mark, Node};

use super::{Defences, LONGEST_IDLE, Threats, Writer, differ_in_choice};
use crate::budget::Stopped;
use crate::search::Last;
use crate::task::Task;
use crate::turns::{passed, with_other_side};

impl<'a> Writer<'a> {
    /// Threats and variations after an attacking move that led to `position`; the attacker has `moves` more moves.
    pub(super) fn write_defences(
        &mut self,
        node: &mut Node,
        position: &Position,
        moves: u16,
        refutations: &[Move],
    ) -> Result<(), Stopped> {
        let found = self.defences(position, moves, refutations, false)?;
        Defences { after: node.after, threats: node.threats, replies: node.replies, idle: node.idle } = found;
        Ok(())
    }

    /// What is threatened, and the defences with their continuations. A defender who fulfils the aim sooner
    /// than it must is not worth a line, unless an option says so. Defences that fail are shown as refuting ones if
    /// `show_refuting`, else left out.
    pub(super) fn defences(
        &mut self,
        position: &Position,
        moves: u16,
        left_out: &[Move],
        show_refuting: bool,
    ) -> Result<Defences, Stopped> {
        let Some(before) = self.search.grant(self.terms, position, moves)? else {
            return Ok(Defences::default());
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
    ) -> Result<Defences, Stopped> {
        if let Some(replies) = self.nested_replies(position, moves)? {
            return Ok(Defences { replies, ..Defences::default() });
        }
        let (after, threats) = self.threats(position, moves)?;
        let mut found = Defences { after, ..Defences::default() };
        if let Some(threats) = &threats {
            let passed = passed(position);
            for &mv in &threats.moves {
                found.threats.push(self.continuation(&passed, mv, threats.length)?);
            }
        }
        for mv in self.search.moves_towards(&self.terms.defence_ends, position) {
            let same =
                |&other: &Move| other == mv || self.rules.owner_chooses() && differ_in_choice(other, mv);
            if left_out.iter().any(same) {
                continue;
            }
            let next = self.rules.after(position, mv);
            if let Some(node) = self.defence_end(position, mv, &next, moves)? {
                if moves == 0 || self.show.early_ends {
                    found.replies.push(node);
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
                    found.replies.push(node);
                }
                continue;
            };
            if !self.show.short_variations && length < moves {
                continue;
            }
            if let Some(threats) = &threats
                && self.is_idle(&next, length, threats)?
            {
                if self.show.idle && length == threats.length && length <= LONGEST_IDLE {
                    let mut node = self.node(position, mv, None, None);
                    node.replies = self.answers(&next, length)?;
                    found.idle.push(node);
                }
                continue;
            }
            let mut node = self.node(position, mv, None, None);
            node.replies = self.continuations(&next, length)?;
            found.replies.push(node);
        }
        Ok(found)
    }

    /// The smallest number of moves, at most `moves`, that the attacker needs after this defence, which led to `after`.
    pub(super) fn length_after(
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
    pub(super) fn solving_moves(&mut self, position: &Position, length: u16) -> Result<Vec<Move>, Stopped> {
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
                    let chosen = [chosen(mv.capturer), chosen(mv.captured), mv.hurdle];
                    (mv.from, mv.to, mv.promotion, mv.gains, mv.start, mv.partner, mv.over, chosen)
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

    pub(super) fn continuations(&mut self, position: &Position, length: u16) -> Result<Vec<Node>, Stopped> {
        let mut nodes = Vec::new();
        for mv in self.solving_moves(position, length)? {
            nodes.push(self.continuation(position, mv, length)?);
        }
        Ok(nodes)
    }

    /// The same without what follows the moves.
    fn answers(&mut self, position: &Position, length: u16) -> Result<Vec<Node>, Stopped> {
        let mut nodes = Vec::new();
        for mv in self.solving_moves(position, length)? {
            let goal = self.attack_end(position, mv, &self.rules.after(position, mv), length)?.flatten();
            nodes.push(Node { moves: Some(length), ..self.node(position, mv, None, goal) });
        }
        Ok(nodes)
    }

    /// The node of an attacking move that forces the aim in `length` moves.
    fn continuation(&mut self, position: &Position, mv: Move, length: u16) -> Result<Node, Stopped> {
        let after = self.rules.after(position, mv);
        if let Some(goal) = self.attack_end(position, mv, &after, length)? {
            return Ok(Node { moves: Some(length), ..self.node(position, mv, None, goal) });
        }
        let mut node = Node { moves: Some(length), ..self.node(position, mv, None, None) };
        self.write_defences(&mut node, &after, length - 1, &[])?;
        Ok(node)
    }

    /// The play that follows where the attacker's play has led to its end, `None` where it has not.
    pub(super) fn nested_replies(
        &mut self,
        position: &Position,
        moves: u16,
    ) -> Result<Option<Vec<Node>>, Stopped> {
        match self.search.nested_end(self.terms, position, moves)? {
            None => Ok(None),
            Some(reached) if reached.end.hidden => Ok(Some(Vec::new())),
            Some(reached) => self.nested(&reached.end.task, position).map(Some),
        }
    }

    /// What is shown of a task that holds in this position: battle play.
    pub(super) fn nested(&mut self, task: &'a Task, position: &Position) -> Result<Vec<Node>, Stopped> {
        match task {
            Task::Battle(battle) => {
                let outer = std::mem::replace(&mut self.terms, &battle.terms);
                let nodes = if battle.begins_with_defence {
                    self.defences(position, battle.moves, &[], false).map(|found| found.replies)
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
            Task::OtherSide(inner) => self.nested(inner, &with_other_side(position)),
            Task::Goal(_) | Task::Not(_) | Task::Cooperation(_) | Task::Progressive => Ok(Vec::new()),
        }
    }

    /// What the attacker, who is to move, must play against its plan, if a constraint says so.
    pub(super) fn spoiling_moves(&mut self, position: &Position) -> Result<Vec<Node>, Stopped> {
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
}

/// The choice about a rebirth; to decline it is the same as to have none to choose.
fn chosen(choice: Choice) -> Choice {
    if choice.square == Pick::Nowhere { Choice::default() } else { choice }
}
