//! Battle play on compact positions: what `battle.rs` tells of direct, self and reflex play towards mate or stalemate, told
//! at a fraction of the cost where the rules have a compact form and no option restricts the play.
//!
//! The facts in the table are the same: a position has the same key in both forms.

use board::{Key, Position};
use problem::Goal;
use rules::{CompactMove, CompactPosition, CompactRules, Flow};

use crate::budget::{Meter, Stopped};
use crate::facts::Fact;
use crate::search::Search;
use crate::table::Table;
use crate::task::{Aim, Terms};

/// What a thread remembers between battles on compact positions.
pub(crate) struct Compact {
    rules: CompactRules,
    /// By battle and moves left: the two defences that refuted last, the last one first.
    killers: Vec<Vec<[Option<CompactMove>; 2]>>,
    /// By battle and moves left: the attack that won last.
    winners: Vec<Vec<Option<CompactMove>>>,
}

impl Compact {
    pub(crate) fn new(rules: CompactRules) -> Compact {
        Compact { rules, killers: Vec::new(), winners: Vec::new() }
    }
}

/// The play that is searched.
struct Fight<'f, 'a> {
    rules: &'f CompactRules,
    table: &'f Table,
    meter: &'f mut Meter<'a>,
    salt: Key,
    aim: Aim,
    goal: Goal,
    killers: &'f mut [[Option<CompactMove>; 2]],
    winners: &'f mut [Option<CompactMove>],
}

impl Terms {
    /// The goal, if play on compact positions can tell whether it is reached and nothing else than it counts.
    fn compact_goal(&self) -> Option<Goal> {
        let is_free = !self.is_exact
            && self.nontrivial.is_none()
            && !self.restricts_attacks()
            && self.longest_threat.is_none()
            && !self.parry
            && !self.keeps_mating_unit.0.contains(&true);
        self.aim.goal().filter(|&goal| is_free && is_compact(goal))
    }
}

impl Search<'_> {
    /// What [`Search::attack`] answers, if it can be told on a compact position.
    pub(crate) fn attack_compactly(
        &mut self,
        terms: &Terms,
        position: &Position,
        moves: u16,
    ) -> Option<Result<bool, Stopped>> {
        self.compactly(terms, position, moves, |fight, compact| fight.attack(compact, moves))
    }

    /// What [`Search::defence_fails`] answers, if it can be told on a compact position.
    pub(crate) fn defence_fails_compactly(
        &mut self,
        terms: &Terms,
        position: &Position,
        moves: u16,
    ) -> Option<Result<bool, Stopped>> {
        self.compactly(terms, position, moves, |fight, compact| fight.defence_fails(compact, moves))
    }

    fn compactly<T>(
        &mut self,
        terms: &Terms,
        position: &Position,
        moves: u16,
        search: impl FnOnce(&mut Fight<'_, '_>, &CompactPosition) -> T,
    ) -> Option<T> {
        let compact = self.compact.as_mut()?;
        let goal = terms.compact_goal()?;
        let position = compact.rules.position(position)?;
        let levels = usize::from(moves) + 1;
        let killers = level_list(&mut compact.killers, terms.number, levels);
        let winners = level_list(&mut compact.winners, terms.number, levels);
        let mut fight = Fight {
            rules: &compact.rules,
            table: self.table,
            meter: &mut self.meter,
            salt: terms.salt,
            aim: terms.aim,
            goal,
            killers,
            winners,
        };
        Some(search(&mut fight, &position))
    }
}

/// What is kept for this battle, with room for so many levels.
fn level_list<T: Clone + Default>(lists: &mut Vec<Vec<T>>, battle: usize, levels: usize) -> &mut [T] {
    if lists.len() <= battle {
        lists.resize_with(battle + 1, Vec::new);
    }
    let list = &mut lists[battle];
    if list.len() < levels {
        list.resize(levels, T::default());
    }
    list
}

impl Fight<'_, '_> {
    /// Whether the attacker, who is to move, forces its aim within `moves` (at least 1) moves of its own.
    fn attack(&mut self, position: &CompactPosition, moves: u16) -> Result<bool, Stopped> {
        self.meter.tick()?;
        let is_direct = matches!(self.aim, Aim::Direct(_));
        if is_direct && moves == 1 {
            return Ok(can_reach(self.rules, self.goal, position));
        }
        let key = position.key() ^ self.salt;
        let fact = Fact::unpack(self.table.get(key));
        if fact.proved != 0 && fact.proved <= moves {
            return Ok(true);
        }
        if fact.disproved >= moves {
            return Ok(false);
        }
        // In reflex play an attacker who can reach the goal must, and so fails.
        if matches!(self.aim, Aim::Reflex(_)) && can_reach(self.rules, self.goal, position) {
            self.table.put(key, Fact { proved: 0, disproved: Fact::LIMIT }.pack());
            return Ok(false);
        }
        for length in fact.disproved + 1..=moves {
            let wins = if is_direct && length == 1 {
                can_reach(self.rules, self.goal, position)
            } else {
                self.attack_in(position, length)?
            };
            if wins {
                if length <= Fact::LIMIT {
                    self.table.put(key, Fact { proved: length, disproved: length - 1 }.pack());
                }
                return Ok(true);
            }
        }
        self.table.put(key, Fact { proved: 0, disproved: moves.min(Fact::LIMIT) }.pack());
        Ok(false)
    }

    /// Whether some move forces the aim within `moves`, shorter wins having been excluded: the move that won last is tried
    /// first, then checks, which leave the fewest replies.
    fn attack_in(&mut self, position: &CompactPosition, moves: u16) -> Result<bool, Stopped> {
        let rules = self.rules;
        let level = usize::from(moves);
        let winner = self.winners[level].filter(|&mv| rules.is_legal(position, mv));
        if let Some(mv) = winner
            && self.defence_fails(&rules.after(position, mv), moves - 1)?
        {
            return Ok(true);
        }
        let mut outcome = Ok(false);
        let _ = rules.visit_checks(position, &mut |mv, after| {
            if Some(mv) == winner {
                return Flow::Continue(());
            }
            outcome = self.defence_fails(after, moves - 1);
            self.note_win(level, mv, outcome)
        });
        if outcome != Ok(false) {
            return outcome;
        }
        let _ = rules.visit_legal(position, &mut |mv| {
            if Some(mv) == winner {
                return Flow::Continue(());
            }
            let after = rules.after(position, mv);
            if rules.in_check(&after) {
                return Flow::Continue(());
            }
            outcome = self.defence_fails(&after, moves - 1);
            self.note_win(level, mv, outcome)
        });
        outcome
    }

    #[inline(always)]
    fn note_win(&mut self, level: usize, mv: CompactMove, outcome: Result<bool, Stopped>) -> Flow {
        match outcome {
            Ok(false) => Flow::Continue(()),
            Ok(true) => {
                self.winners[level] = Some(mv);
                Flow::Break(())
            }
            Err(Stopped) => Flow::Break(()),
        }
    }

    /// Whether every legal move of the defender, who is to move, leads to the aim, the attacker having `moves` more
    /// moves. A defender without a legal move has not been forced to anything.
    fn defence_fails(&mut self, position: &CompactPosition, moves: u16) -> Result<bool, Stopped> {
        self.meter.tick()?;
        if matches!(self.aim, Aim::SemiReflex(_) | Aim::Reflex(_))
            && can_reach(self.rules, self.goal, position)
        {
            return Ok(true);
        }
        let level = usize::from(moves);
        let [first, second] = self.killers[level];
        let rules = self.rules;
        // What refuted another attack often refutes this one. With more moves to come, a refutation that is known already
        // costs less, and after a check the attacker has fewer moves.
        if moves > 1 {
            if let Some(known) = self.known_refutation(position, moves) {
                self.note_refutation(level, known);
                return Ok(false);
            }
            let mut met = Ok(true);
            let _ = rules.visit_checks(position, &mut |mv, after| {
                met = self.defence_met(after, moves);
                self.note_defence(level, mv, met)
            });
            if met != Ok(true) {
                return met;
            }
        }
        let first_tried = self.legal_here(position, first);
        if let Some(killer) = first_tried
            && !self.defence_met(&rules.after(position, killer), moves)?
        {
            return Ok(false);
        }
        let second_tried = self.legal_here(position, second);
        if let Some(killer) = second_tried
            && !self.defence_met(&rules.after(position, killer), moves)?
        {
            self.killers[level] = [second, first];
            return Ok(false);
        }
        let mut has_move = false;
        let mut met = Ok(true);
        let _ = rules.visit_legal(position, &mut |mv| {
            has_move = true;
            if Some(mv) == first_tried || Some(mv) == second_tried {
                return Flow::Continue(());
            }
            let after = rules.after(position, mv);
            if moves > 1 && rules.in_check(&after) {
                return Flow::Continue(());
            }
            met = self.defence_met(&after, moves);
            self.note_defence(level, mv, met)
        });
        Ok(met? && has_move)
    }

    /// Remembers a refutation and ends the visit with it.
    #[inline(always)]
    fn note_defence(&mut self, level: usize, mv: CompactMove, met: Result<bool, Stopped>) -> Flow {
        match met {
            Ok(true) => Flow::Continue(()),
            Ok(false) => {
                self.note_refutation(level, mv);
                Flow::Break(())
            }
            Err(Stopped) => Flow::Break(()),
        }
    }

    #[inline(always)]
    fn legal_here(&self, position: &CompactPosition, mv: Option<CompactMove>) -> Option<CompactMove> {
        mv.filter(|&mv| self.rules.is_legal(position, mv))
    }

    fn note_refutation(&mut self, level: usize, mv: CompactMove) {
        let killers = &mut self.killers[level];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// A defence that is known to leave the attacker without its aim in `moves` moves.
    fn known_refutation(&self, position: &CompactPosition, moves: u16) -> Option<CompactMove> {
        let refutes = |after: &CompactPosition| {
            Fact::unpack(self.table.get(after.key() ^ self.salt)).disproved >= moves
                && !self.defender_reaches(after)
        };
        let killers = self.killers[usize::from(moves)].into_iter().flatten();
        for killer in killers {
            if self.rules.is_legal(position, killer) && refutes(&self.rules.after(position, killer)) {
                return Some(killer);
            }
        }
        let mut known = None;
        let _ = self.rules.visit_legal(position, &mut |mv| {
            if refutes(&self.rules.after(position, mv)) {
                known = Some(mv);
                return Flow::Break(());
            }
            Flow::Continue(())
        });
        known
    }

    /// Whether the defence that led to `after` leads to the aim, the attacker having `moves` more moves.
    #[inline]
    fn defence_met(&mut self, after: &CompactPosition, moves: u16) -> Result<bool, Stopped> {
        if self.defender_reaches(after) {
            return Ok(true);
        }
        if moves == 0 { Ok(false) } else { self.attack(after, moves) }
    }

    /// Whether the defender's move, which led to this position, reaches the goal of the aim.
    #[inline]
    fn defender_reaches(&self, after: &CompactPosition) -> bool {
        !matches!(self.aim, Aim::Direct(_)) && is_reached(self.rules, self.goal, after)
    }
}

/// Whether play on compact positions can tell that the goal is reached.
pub(crate) fn is_compact(goal: Goal) -> bool {
    matches!(goal, Goal::Mate | Goal::Stalemate | Goal::MateOrStalemate)
}

/// Whether the goal, a compact one, is reached in the position, the side that suffers it being to move.
#[inline]
pub(crate) fn is_reached(rules: &CompactRules, goal: Goal, after: &CompactPosition) -> bool {
    match goal {
        Goal::Mate => rules.is_mate(after),
        Goal::Stalemate => !rules.in_check(after) && !rules.has_legal_move(after),
        _ => !rules.has_legal_move(after),
    }
}

/// Whether the side to move can reach the goal with one move.
#[inline]
pub(crate) fn can_reach(rules: &CompactRules, goal: Goal, position: &CompactPosition) -> bool {
    if goal == Goal::Mate {
        return rules.can_mate(position);
    }
    let reaches = |mv| is_reached(rules, goal, &rules.after(position, mv));
    rules
        .visit_legal(position, &mut |mv| if reaches(mv) { Flow::Break(()) } else { Flow::Continue(()) })
        .is_break()
}

/// Whether the side to move has legal moves and each of them reaches the goal.
pub(crate) fn is_forced(rules: &CompactRules, goal: Goal, position: &CompactPosition) -> bool {
    let mut can_move = false;
    let escapes = rules.visit_legal(position, &mut |mv| {
        can_move = true;
        if is_reached(rules, goal, &rules.after(position, mv)) { Flow::Continue(()) } else { Flow::Break(()) }
    });
    can_move && escapes.is_continue()
}
