//! Progressive play: the first side plays one move, the other one then two in a row, the first one three …
//!
//! A turn ends after as many moves as its number says, or with a check. Under Italian rules only the last move of a turn
//! may give check, so a side in check that can parry only by giving check is mated. A pawn may be taken en passant with
//! the first move of a turn if it made its double step at any time in the turn before, has not moved since, and the square
//! over which it passed is empty. A goal that the attacker reaches ends the play.

mod battle;
mod help;

use std::borrow::Cow;

use board::{Discard, Effect, Key, LongStep, MoveKind, Position};
use problem::Goal;
use rules::{Flow, Move, Ruleset, allows_self_check, is_reached, long_step, visit_reaching};
use solution::PlayedMove;

use crate::budget::Budget;
use crate::plan::Show;
use crate::record::record_goal;
use crate::table::Table;
use crate::turns::move_again;

/// Progressive play with what options say about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProgressivePlan {
    /// Most turns; the side that makes the last of them reaches the goal.
    pub(crate) turns: u16,
    pub(crate) cooperative: bool,
    pub(crate) goal: Goal,
    /// Whether only the last move of a turn may give check.
    pub(crate) italian: bool,
    /// Whether longer solutions are not wanted where there are shorter ones.
    pub(crate) only_shortest: bool,
}

/// What all threads of one search of progressive play share.
pub(crate) struct ProgressiveSearch<'a> {
    pub(crate) rules: &'a Ruleset,
    pub(crate) table: &'a Table,
    pub(crate) budget: &'a Budget<'a>,
    pub(crate) salt: Key,
    pub(crate) plan: ProgressivePlan,
    pub(crate) show: Show,
    /// Solutions wanted at most.
    pub(crate) limit: Option<usize>,
}

/// A position within progressive play. The long steps of pawns are kept beside the position, since there can be several, in
/// order; the position itself has none.
#[derive(Clone)]
struct Place {
    position: Position,
    /// After which the side to move may capture en passant now.
    passed: Vec<LongStep>,
    /// After which its opponent may after this turn, as far as the turn has come.
    own: Vec<LongStep>,
    /// The number of the turn, from 1.
    turn: u16,
    /// Half-moves made in it.
    made: u16,
}

/// A half-move together with the step of the pawn that may be captured en passant.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Choice {
    mv: Move,
    passed: Option<LongStep>,
}

/// What a half-move leads to.
struct Played {
    next: Place,
    ends_turn: bool,
    /// Whether it reached the goal, if that was asked.
    reached: bool,
}

impl ProgressiveSearch<'_> {
    /// The place at the beginning of the play.
    fn start(&self, position: &Position) -> Place {
        let mut position = position.clone();
        let passed = position.en_passant().into_iter().collect();
        forget_en_passant(&mut position);
        Place { position, passed, own: Vec::new(), turn: 1, made: 0 }
    }

    /// Whether the side to move is the one that is to reach the goal by the turn `last`.
    fn attacks(&self, place: &Place, last: u16) -> bool {
        place.turn % 2 == last % 2
    }

    /// The legal half-moves in canonical order. What Italian rules forbid is left to [`ProgressiveSearch::play`].
    fn choices(&self, place: &Place) -> Vec<Choice> {
        self.merged(place, |position, add| self.rules.legal_moves(position).into_iter().for_each(add))
    }

    /// What `list` gives for the position with each of the steps for a capture en passant, in canonical order.
    fn merged(&self, place: &Place, list: impl Fn(&Position, &mut dyn FnMut(Move))) -> Vec<Choice> {
        let mut choices = Vec::new();
        let first = place.passed.first().copied();
        list(&place.under(first), &mut |mv| choices.push(Choice { mv, passed: first }));
        if place.passed.len() > 1 {
            for passed in place.passed.iter().skip(1).copied().map(Some) {
                list(&place.under(passed), &mut |mv| {
                    if matches!(mv.kind, MoveKind::EnPassant(_)) {
                        choices.push(Choice { mv, passed });
                    }
                });
            }
            choices.sort_by_key(|choice| (choice.mv.from, choice.mv.to));
        }
        choices
    }

    /// The half-moves of the attacker: the legal ones, and those with which the goal is reached although they
    /// leave the own king in check.
    fn attacking_choices(&self, place: &Place) -> Vec<Choice> {
        let mut choices = self.choices(place);
        if allows_self_check(self.rules, self.plan.goal) {
            choices.extend(
                self.reaching(place)
                    .into_iter()
                    .filter(|choice| !choices.contains(choice))
                    .collect::<Vec<_>>(),
            );
            choices.sort_by_key(|choice| (choice.mv.from, choice.mv.to));
        }
        choices
    }

    /// Plays a half-move; `None` if it gives check where Italian rules forbid that. Whether it reaches the goal is only
    /// looked at if `asks` says so.
    fn play(&self, place: &Place, choice: Choice, asks: bool) -> Option<Played> {
        let before = place.under(choice.passed);
        let mut after = before.clone().into_owned();
        self.rules.play(&mut after, choice.mv, &mut Discard);
        let own = own_after(self.rules, place, &before, choice.mv, &after);
        let is_last = place.made + 1 >= place.turn;
        let check = self.rules.in_check(&after, after.turn());
        if check && !is_last && self.plan.italian {
            return None;
        }
        let reached = asks && self.is_reached(&before, choice.mv, &after, &own, check);
        let ends_turn = check || is_last;
        let next = if ends_turn {
            forget_en_passant(&mut after);
            let passed = self.takable(&after, own);
            Place { position: after, passed, own: Vec::new(), turn: place.turn + 1, made: 0 }
        } else {
            move_again(&mut after);
            Place { position: after, passed: Vec::new(), own, turn: place.turn, made: place.made + 1 }
        };
        Some(Played { next, ends_turn, reached })
    }

    /// The steps after which the side to move could capture en passant; the others make no difference.
    fn takable(&self, position: &Position, mut passed: Vec<LongStep>) -> Vec<LongStep> {
        passed.retain(|&step| self.rules.can_be_answered(position, step));
        passed
    }

    /// Whether the half-move that led to `after` reached the goal, where its side made the long steps `own` in this turn.
    fn is_reached(
        &self,
        before: &Position,
        mv: Move,
        after: &Position,
        own: &[LongStep],
        check: bool,
    ) -> bool {
        match self.plan.goal {
            Goal::Check => check,
            Goal::Mate => check && !self.has_reply(after, own) && !self.rules.is_suffocated(after),
            Goal::Stalemate => !self.has_reply(after, own) && (!check || self.rules.is_suffocated(after)),
            Goal::MateOrStalemate => !self.has_reply(after, own),
            goal => is_reached(self.rules, goal, before, mv, after),
        }
    }

    /// Whether the side to move could begin a turn, which would be of two moves at least.
    fn has_reply(&self, position: &Position, passed: &[LongStep]) -> bool {
        let begins = |position: &Position| {
            if !self.plan.italian {
                return self.rules.has_legal_move(position);
            }
            let reply = self.rules.visit_legal(position, &mut |mv| {
                let after = self.rules.after(position, mv);
                if self.rules.in_check(&after, after.turn()) { Flow::Continue(()) } else { Flow::Break(()) }
            });
            reply.is_break()
        };
        match passed.is_empty() {
            true => begins(&under(position, None)),
            false => passed.iter().any(|&step| begins(&under(position, Some(step)))),
        }
    }

    /// The half-moves that reach the goal, in canonical order.
    fn reaching(&self, place: &Place) -> Vec<Choice> {
        // Under Italian rules more is a mate or stalemate than otherwise.
        let filter = match self.plan.goal {
            Goal::Mate if self.plan.italian => Goal::Check,
            Goal::Stalemate | Goal::MateOrStalemate if self.plan.italian => Goal::AnyMove,
            goal => goal,
        };
        let mut choices = self.merged(place, |position, add| {
            let _ = visit_reaching(self.rules, filter, position, &mut |mv| {
                add(mv);
                Flow::Continue(())
            });
        });
        if self.plan.italian || !place.own.is_empty() {
            // More captures en passant can answer than the position after the move knows of.
            choices.retain(|&choice| self.play(place, choice, true).is_some_and(|played| played.reached));
        }
        choices
    }

    /// Tells apart what is known of a place under this much of the play still to come.
    fn key(&self, place: &Place, rest: u64) -> Key {
        let stage = u64::from(place.turn) << 16 | u64::from(place.made);
        place.position.key()
            ^ self.salt
            ^ mixed(stage, 1)
            ^ mixed(rest, 4)
            ^ steps_key(&place.passed, 2)
            ^ steps_key(&place.own, 3)
    }

    /// A half-move as it stands in a solution.
    fn record(&self, place: &Place, choice: Choice, reached: bool) -> PlayedMove {
        record_goal(self.rules, &place.under(choice.passed), choice.mv, reached.then_some(self.plan.goal))
    }

    /// The half-moves played from `start`; `reached` says whether the last of them reached the goal.
    fn record_path(&self, start: &Place, path: &[Choice], reached: bool) -> Vec<PlayedMove> {
        let mut place = start.clone();
        let mut moves = Vec::with_capacity(path.len());
        for (number, &choice) in path.iter().enumerate() {
            moves.push(self.record(&place, choice, reached && number + 1 == path.len()));
            if let Some(played) = self.play(&place, choice, false) {
                place = played.next;
            }
        }
        moves
    }
}

impl Place {
    /// The position with this step for a capture en passant.
    fn under(&self, passed: Option<LongStep>) -> Cow<'_, Position> {
        under(&self.position, passed)
    }
}

fn under(position: &Position, passed: Option<LongStep>) -> Cow<'_, Position> {
    if position.en_passant() == passed {
        return Cow::Borrowed(position);
    }
    let mut position = position.clone();
    position.apply(&Effect::EnPassant { before: position.en_passant(), after: passed });
    Cow::Owned(position)
}

fn forget_en_passant(position: &mut Position) {
    if let before @ Some(_) = position.en_passant() {
        position.apply(&Effect::EnPassant { before, after: None });
    }
}

/// The long steps of the moving side in this turn that can still be answered, after the move that led from `before` to
/// `after`.
fn own_after(rules: &Ruleset, place: &Place, before: &Position, mv: Move, after: &Position) -> Vec<LongStep> {
    let side = before.turn();
    let still_there = |step: &LongStep| {
        let is_pawn =
            |unit: board::Piece| (unit.walk().is_pawn() || unit.walk().is_own()) && unit.belongs_to(side);
        mv.from != step.to
            && after.piece(step.to).is_some_and(is_pawn)
            && (step.passed() & !after.occupied()).any()
    };
    let own = place.own.iter().copied().filter(still_there);
    let mut own: Vec<LongStep> = own.chain(long_step(rules, before, mv)).collect();
    own.sort_unstable();
    own
}

/// Steps as part of what tells places apart, whatever their order; whose they are follows from the turn.
fn steps_key(steps: &[LongStep], domain: u64) -> Key {
    let number = |step: &LongStep| (step.from.index() << 6 | step.to.index()) as u64;
    steps.iter().fold(0, |key, step| key ^ mixed(number(step), domain))
}

/// A number as if drawn at random for each pair.
fn mixed(value: u64, domain: u64) -> Key {
    if value == 0 {
        return 0;
    }
    let spread = |seed: u64| {
        let z = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    };
    let seed =
        value.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(domain.wrapping_mul(0xd6e8_feb8_6659_fd93));
    Key::from(spread(seed)) << 64 | Key::from(spread(seed.rotate_left(32) ^ value))
}
