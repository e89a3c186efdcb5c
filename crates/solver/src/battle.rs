//! Whether an attacker can force its aim: the part of battle play that is searched most and prints nothing.

use std::ops::Range;

use board::Position;
use problem::Goal;
use rules::{Flow, Move, can_reach, is_reached};

use crate::budget::Stopped;
use crate::choices::other_choices;
use crate::facts::{Fact, remaining};
use crate::restrictions;
use crate::search::{Last, Search};
use crate::task::{Aim, Terms};
use crate::turns::passed;

impl Search<'_> {
    /// The smallest number of moves, at most `limit`, within which the attacker, who is to move, forces its aim.
    pub(crate) fn shortest(
        &mut self,
        terms: &Terms,
        position: &Position,
        limit: u16,
    ) -> Result<Option<u16>, Stopped> {
        for moves in if terms.is_exact { limit.max(1)..=limit } else { 1..=limit } {
            if self.attack(terms, position, moves)? {
                return Ok(Some(moves));
            }
        }
        Ok(None)
    }

    /// Whether the attacker, who is to move, forces its aim within `moves` (at least 1) moves of its own.
    pub(crate) fn attack(&mut self, terms: &Terms, position: &Position, moves: u16) -> Result<bool, Stopped> {
        if let Some(answer) = self.attack_compactly(terms, position, moves) {
            return answer;
        }
        self.meter.tick()?;
        if terms.is_exact {
            return self.attack_in_exactly(terms, position, moves);
        }
        let direct_end = moves == 1 && matches!(terms.aim, Aim::Direct(_));
        let key = self.fact_key(terms, position);
        let mut fact = Fact { proved: 0, disproved: 0 };
        if !direct_end {
            fact = Fact::unpack(self.table.get(key));
            if fact.proved != 0 && fact.proved <= moves {
                return Ok(true);
            }
            if fact.disproved >= moves {
                return Ok(false);
            }
        }
        if self.attacker_is_barred(terms, position)? {
            self.table.put(key, Fact { proved: 0, disproved: Fact::LIMIT }.pack());
            return Ok(false);
        }
        for length in fact.disproved + 1..=moves {
            if self.attack_exactly(terms, position, length)? {
                if !direct_end && length <= Fact::LIMIT {
                    self.table.put(key, Fact { proved: length, disproved: length - 1 }.pack());
                }
                return Ok(true);
            }
        }
        if !direct_end {
            self.table.put(key, Fact { proved: 0, disproved: moves.min(Fact::LIMIT) }.pack());
        }
        Ok(false)
    }

    /// The same where play of another length does not count: facts speak of this number of moves alone.
    fn attack_in_exactly(&mut self, terms: &Terms, position: &Position, moves: u16) -> Result<bool, Stopped> {
        let key = self.fact_key(terms, position) ^ remaining(moves);
        let fact = Fact::unpack(self.table.get(key));
        if fact.proved != 0 || fact.disproved != 0 {
            return Ok(fact.proved != 0);
        }
        let works =
            !self.attacker_is_barred(terms, position)? && self.attack_exactly(terms, position, moves)?;
        let known = moves.min(Fact::LIMIT);
        let (proved, disproved) = if works { (known, 0) } else { (0, known) };
        self.table.put(key, Fact { proved, disproved }.pack());
        Ok(works)
    }

    /// Whether some move forces the aim within `moves`; shorter wins have been excluded.
    fn attack_exactly(&mut self, terms: &Terms, position: &Position, moves: u16) -> Result<bool, Stopped> {
        if let Aim::Direct(goal) = terms.aim
            && moves == 1
            && !self.rules.owner_chooses()
            && !terms.restricts_attacks()
        {
            return Ok(can_reach(self.rules, goal, position));
        }
        let start = self.moves.len();
        self.push_moves_towards(&terms.attack_ends, position);
        let end = self.moves.len();
        if moves > 1 {
            self.put_checks_first(position, start);
        }
        // A goal that could be reached at once would have been a shorter win.
        let goes_on = moves > 1
            && matches!(terms.aim, Aim::Direct(_))
            && !terms.is_exact
            && !self.rules.owner_chooses();
        let mut found = Ok(false);
        for at in start..end {
            let mv = self.moves[at];
            let after = self.rules.after(position, mv);
            found = if goes_on {
                self.attack_goes_on(terms, &after, moves)
            } else {
                self.key_works(terms, position, mv, &after, moves)
            };
            if found != Ok(false) {
                break;
            }
        }
        self.moves.truncate(start);
        found
    }

    /// Of the moves from number `start` on, which are in canonical order, those that give check come first: they leave the
    /// fewest replies. Returns their number.
    fn put_checks_first(&mut self, position: &Position, start: usize) -> usize {
        let moves = &mut self.moves[start..];
        let (mut checks, mut at) = (0, 0);
        let _ = self.rules.visit_checks(position, &mut |check, _| {
            if let Some(number) = moves[at..].iter().position(|&mv| mv == check) {
                at += number;
                moves[checks..=at].rotate_right(1);
                checks += 1;
                at += 1;
            }
            Flow::Continue(())
        });
        checks
    }

    /// Whether this attacking move, which led to `after`, forces the aim within `moves`, itself included; where the
    /// defender chooses what its pawn becomes, whatever it chooses.
    pub(crate) fn key_works(
        &mut self,
        terms: &Terms,
        position: &Position,
        mv: Move,
        after: &Position,
        moves: u16,
    ) -> Result<bool, Stopped> {
        for other in other_choices(self.rules, position, mv) {
            if !self.choice_works(terms, position, other, &self.rules.after(position, other), moves)? {
                return Ok(false);
            }
        }
        self.choice_works(terms, position, mv, after, moves)
    }

    fn choice_works(
        &mut self,
        terms: &Terms,
        position: &Position,
        mv: Move,
        after: &Position,
        moves: u16,
    ) -> Result<bool, Stopped> {
        match terms.aim {
            Aim::Direct(goal) => {
                if is_reached(self.rules, goal, position, mv, after) {
                    return Ok(true);
                }
                if moves == 1 {
                    return Ok(false);
                }
            }
            Aim::Tree => {
                let last = Last { before: position, mv };
                if !self.all_hold(&terms.attack_goals, Some(last), after)? {
                    return Ok(false);
                }
                if self.attack_end(terms, last, after, moves)?.is_some() {
                    return Ok(true);
                }
            }
            _ => {}
        }
        self.attack_goes_on(terms, after, moves)
    }

    /// The same for a move that has not reached the aim yet.
    fn attack_goes_on(&mut self, terms: &Terms, after: &Position, moves: u16) -> Result<bool, Stopped> {
        if terms.restricts_attacks() && !restrictions::allow(self.rules, terms, after, moves - 1) {
            return Ok(false);
        }
        if self.threatens_too_late(terms, after, moves - 1)? {
            return Ok(false);
        }
        self.defence_fails(terms, after, moves - 1)
    }

    /// Whether the attacker's move that led to `after`, with `moves` more to come, neither gives check nor threatens to win
    /// as soon as is asked for.
    pub(crate) fn threatens_too_late(
        &mut self,
        terms: &Terms,
        after: &Position,
        moves: u16,
    ) -> Result<bool, Stopped> {
        match terms.longest_threat {
            Some(longest) if moves >= longest && !self.rules.in_check(after, after.turn()) => {
                Ok(longest == 0 || !self.attack(terms, &passed(after), longest)?)
            }
            _ => Ok(false),
        }
    }

    /// Whether every legal move of the defender, who is to move, leads to the aim, the attacker having `moves` more
    /// moves. A defender without a legal move has not been forced to anything.
    pub(crate) fn defence_fails(
        &mut self,
        terms: &Terms,
        position: &Position,
        moves: u16,
    ) -> Result<bool, Stopped> {
        if let Some(answer) = self.defence_fails_compactly(terms, position, moves) {
            return answer;
        }
        if terms.nontrivial.is_none() {
            return self.defence_fails_as_granted(terms, position, moves);
        }
        let Some(before) = self.grant(terms, position, moves)? else {
            return Ok(false);
        };
        let fails = self.defence_fails_as_granted(terms, position, moves);
        self.granted = before;
        fails
    }

    /// The same, the nontrivial defences having been counted.
    fn defence_fails_as_granted(
        &mut self,
        terms: &Terms,
        position: &Position,
        moves: u16,
    ) -> Result<bool, Stopped> {
        self.meter.tick()?;
        if restrictions::lacks_mating_unit(terms.keeps_mating_unit, position) {
            return Ok(false);
        }
        match terms.aim {
            Aim::Direct(_) | Aim::SelfPlay(_) => {}
            Aim::SemiReflex(_) | Aim::Reflex(_) => {
                if self.defender_must_reach(terms, position) {
                    return Ok(true);
                }
            }
            Aim::Tree => {
                if self.nested_end(terms, position, moves)?.is_some() {
                    return Ok(true);
                }
                if !self.all_hold(&terms.defence_constraints, None, position)? {
                    return Ok(false);
                }
                if terms.parry && !self.rules.in_check(position, position.turn()) {
                    return Ok(moves > 0 && self.attack(terms, &passed(position), moves)?);
                }
                if moves == 0 {
                    return Ok(terms.ends_on_defence && self.is_forced_at_last(terms, position)?);
                }
            }
        }
        if moves == 0 {
            return Ok(self.is_forced_now(terms, position));
        }
        let level = usize::from(moves);
        if self.killers.len() <= terms.number {
            self.killers.resize_with(terms.number + 1, Vec::new);
        }
        let killers = &mut self.killers[terms.number];
        if killers.len() <= level {
            killers.resize(level + 1, None);
        }
        // What refuted another attack often refutes this one. With more moves to come, a refutation that is known already
        // costs less.
        let killer = self.killers[terms.number][level];
        let mut tried = None;
        if let Some(killer) = killer
            && let Some(after) = self.rules.after_if_legal(position, killer)
        {
            let refutes = if moves > 1 {
                self.is_known_to_refute(terms, position, killer, &after, moves)
            } else {
                tried = Some(killer);
                !self.defence_met(terms, position, killer, &after, moves)?
            };
            if refutes {
                return Ok(false);
            }
        }
        let start = self.moves.len();
        self.push_moves_towards(&terms.defence_ends, position);
        let end = self.moves.len();
        if start == end {
            return Ok(false);
        }
        if moves > 1 {
            if let Some(refutation) = self.known_refutation(terms, position, start..end, moves) {
                self.killers[terms.number][level] = Some(refutation);
                self.moves.truncate(start);
                return Ok(false);
            }
            // After a check the attacker has fewer moves.
            let checks = self.put_checks_first(position, start);
            if let Some(killer) = killer
                && let Some(at) = self.moves[start + checks..end].iter().position(|&mv| mv == killer)
            {
                self.moves[start + checks..=start + checks + at].rotate_right(1);
            }
        }
        let mut fails = Ok(true);
        for at in start..end {
            let mv = self.moves[at];
            if tried == Some(mv) {
                continue;
            }
            let after = self.rules.after(position, mv);
            fails = self.defence_met(terms, position, mv, &after, moves);
            if fails != Ok(true) {
                self.killers[terms.number][level] = Some(mv);
                break;
            }
        }
        self.moves.truncate(start);
        fails
    }

    /// The same with no further move of the attacker, where it takes the tree to say what the defender is forced to.
    fn is_forced_at_last(&mut self, terms: &Terms, position: &Position) -> Result<bool, Stopped> {
        let start = self.moves.len();
        self.push_moves_towards(&terms.defence_ends, position);
        let end = self.moves.len();
        let mut forced = Ok(start < end);
        for at in start..end {
            let mv = self.moves[at];
            let after = self.rules.after(position, mv);
            forced = self.defence_met(terms, position, mv, &after, 0);
            if forced != Ok(true) {
                break;
            }
        }
        self.moves.truncate(start);
        forced
    }

    /// Whether the defender has legal moves and each of them fulfils the aim at once.
    fn is_forced_now(&self, terms: &Terms, position: &Position) -> bool {
        let mut can_move = false;
        let escapes = self.rules.visit_legal(position, &mut |mv| {
            can_move = true;
            let reaches = |mv| self.defender_reaches(terms, position, mv, &self.rules.after(position, mv));
            if reaches(mv) || other_choices(self.rules, position, mv).into_iter().any(reaches) {
                Flow::Continue(())
            } else {
                Flow::Break(())
            }
        });
        can_move && escapes.is_continue()
    }

    /// A defence among the moves of this range that is known to leave the attacker without its aim in `moves` moves.
    fn known_refutation(
        &self,
        terms: &Terms,
        position: &Position,
        range: Range<usize>,
        moves: u16,
    ) -> Option<Move> {
        if !self.has_refuting_facts(terms) {
            return None;
        }
        self.moves[range]
            .iter()
            .copied()
            .find(|&mv| self.is_known_to_refute(terms, position, mv, &self.rules.after(position, mv), moves))
    }

    /// Whether facts about the position after a defence can tell that it refutes.
    fn has_refuting_facts(&self, terms: &Terms) -> bool {
        !self.rules.owner_chooses() && terms.aim != Aim::Tree
    }

    /// Whether this defence, which led to `after`, is known to leave the attacker without its aim in `moves` moves.
    fn is_known_to_refute(
        &self,
        terms: &Terms,
        position: &Position,
        mv: Move,
        after: &Position,
        moves: u16,
    ) -> bool {
        self.has_refuting_facts(terms)
            && Fact::unpack(self.table.get(self.fact_key(terms, after))).disproved >= moves
            && !self.defender_reaches(terms, position, mv, after)
    }

    /// Whether the defender's move, which led to `after`, reaches the goal of an aim with a name.
    fn defender_reaches(&self, terms: &Terms, position: &Position, mv: Move, after: &Position) -> bool {
        match terms.aim {
            Aim::Direct(_) | Aim::Tree => false,
            Aim::SelfPlay(goal) | Aim::SemiReflex(goal) | Aim::Reflex(goal) => {
                is_reached(self.rules, goal, position, mv, after)
            }
        }
    }

    /// Whether this defence, which led to `after`, leads to the aim, the attacker having `moves` more moves; where the
    /// attacker chooses what its pawn becomes, with one choice at least.
    pub(crate) fn defence_met(
        &mut self,
        terms: &Terms,
        position: &Position,
        mv: Move,
        after: &Position,
        moves: u16,
    ) -> Result<bool, Stopped> {
        for other in other_choices(self.rules, position, mv) {
            if self.choice_met(terms, position, other, &self.rules.after(position, other), moves)? {
                return Ok(true);
            }
        }
        self.choice_met(terms, position, mv, after, moves)
    }

    /// The same for this choice alone.
    pub(crate) fn choice_met(
        &mut self,
        terms: &Terms,
        position: &Position,
        mv: Move,
        after: &Position,
        moves: u16,
    ) -> Result<bool, Stopped> {
        let reached = match terms.aim {
            Aim::Tree => {
                let last = Last { before: position, mv };
                if !self.all_hold(&terms.defence_goals, Some(last), after)? {
                    return Ok(false);
                }
                self.defence_end(terms, last, after, moves)?.is_some()
            }
            _ => self.defender_reaches(terms, position, mv, after),
        };
        if reached {
            return Ok(true);
        }
        if moves == 0 { Ok(false) } else { self.attack(terms, after, moves) }
    }

    /// Whether the attacker, who is to move, has failed already because of what must hold before its moves.
    pub(crate) fn attacker_is_barred(&mut self, terms: &Terms, position: &Position) -> Result<bool, Stopped> {
        if restrictions::lacks_mating_unit(terms.keeps_mating_unit, position) {
            return Ok(true);
        }
        match terms.aim {
            Aim::Reflex(_) => Ok(self.attacker_must_spoil(terms, position)),
            Aim::Tree => Ok(!self.all_hold(&terms.attack_constraints, None, position)?),
            Aim::Direct(_) | Aim::SelfPlay(_) | Aim::SemiReflex(_) => Ok(false),
        }
    }

    /// In reflex play an attacker who can reach the goal must, and so fails.
    pub(crate) fn attacker_must_spoil(&self, terms: &Terms, position: &Position) -> bool {
        matches!(terms.aim, Aim::Reflex(goal) if self.side_to_move_can_reach(goal, position))
    }

    /// In reflex and semi-reflex play a defender who can reach the goal must.
    pub(crate) fn defender_must_reach(&self, terms: &Terms, position: &Position) -> bool {
        matches!(
            terms.aim,
            Aim::Reflex(goal) | Aim::SemiReflex(goal) if self.side_to_move_can_reach(goal, position)
        )
    }

    /// Whether the side to move can reach the goal with one move, whatever the opponent chooses.
    fn side_to_move_can_reach(&self, goal: Goal, position: &Position) -> bool {
        if !self.rules.owner_chooses() {
            return can_reach(self.rules, goal, position);
        }
        let reaches = |mv: Move| is_reached(self.rules, goal, position, mv, &self.rules.after(position, mv));
        self.rules
            .legal_moves(position)
            .into_iter()
            .any(|mv| reaches(mv) && other_choices(self.rules, position, mv).into_iter().all(reaches))
    }
}
