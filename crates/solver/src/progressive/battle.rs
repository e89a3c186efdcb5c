//! One side forces the goal whatever the other one plays.

use board::Position;
use rayon::prelude::*;
use solution::{Mark, Reach, Turn};

use super::{Choice, Place, Played, ProgressiveSearch};
use crate::budget::{Meter, Stopped};
use crate::choices::other_choices;

/// Turns found, and whether the search came to its end.
pub(crate) struct FoundTurns {
    pub(crate) turns: Vec<Turn>,
    pub(crate) stopped: bool,
    /// More solutions than wanted may exist.
    pub(crate) reached_limit: bool,
    pub(crate) reach: Reach,
}

/// What the table says of a place, beside the weight of the fact.
const HOLDS: u32 = 16;
const FAILS: u32 = 32;

impl ProgressiveSearch<'_> {
    /// Finds the keys, and the tries if they are wanted; where the side that resists begins, all its first moves.
    pub(crate) fn turns(&self, position: &Position) -> FoundTurns {
        let mut found =
            FoundTurns { turns: Vec::new(), stopped: false, reached_limit: false, reach: Reach::default() };
        let start = self.start(position);
        let attacks = self.attacks(&start, self.plan.turns);
        let choices = if attacks { self.attacking_choices(&start) } else { self.choices(&start) };
        let chunk = match self.limit {
            Some(_) => rayon::current_num_threads(),
            None => choices.len().max(1),
        };
        let mut keys = 0;
        found.reach.all = choices.len();
        for choices in choices.chunks(chunk) {
            let results: Vec<Result<Option<Turn>, Stopped>> = choices
                .par_iter()
                .map_init(|| Worker::new(self), |worker, &choice| worker.first_turn(&start, choice))
                .collect();
            for result in results {
                match result {
                    Ok(turn) => {
                        found.reach.done += 1;
                        keys += usize::from(turn.as_ref().is_some_and(|turn| turn.mark == Some(Mark::Key)));
                        found.turns.extend(turn);
                    }
                    Err(Stopped) => found.stopped = true,
                }
                if self.limit.is_some_and(|limit| keys >= limit) {
                    found.reached_limit = true;
                    return found;
                }
            }
            if found.stopped {
                break;
            }
        }
        found
    }
}

/// One thread's search.
struct Worker<'s, 'a> {
    search: &'s ProgressiveSearch<'a>,
    meter: Meter<'s>,
    /// For each half-move of the play, the choice that decided last.
    killers: Vec<Option<Choice>>,
}

impl<'s, 'a> Worker<'s, 'a> {
    fn new(search: &'s ProgressiveSearch<'a>) -> Worker<'s, 'a> {
        Worker { search, meter: Meter::new(search.budget), killers: Vec::new() }
    }

    /// Whether the attacker reaches its goal by the turn `last`, whoever is to move. A defender without a legal move has
    /// not been forced to anything.
    fn holds(&mut self, place: &Place, last: u16) -> Result<bool, Stopped> {
        self.meter.tick()?;
        let search = self.search;
        let attacks = search.attacks(place, last);
        let is_last_half_move = place.turn == last && place.made + 1 >= place.turn;
        if is_last_half_move && !search.rules.owner_chooses() {
            return Ok(!search.reaching(place).is_empty());
        }
        let key = search.key(place, u64::from(last));
        match search.table.get(key) {
            fact if fact & HOLDS != 0 => return Ok(true),
            fact if fact & FAILS != 0 => return Ok(false),
            _ => {}
        }
        let mut choices = if attacks { search.attacking_choices(place) } else { search.choices(place) };
        let number = usize::from(place.turn) * usize::from(place.turn - 1) / 2 + usize::from(place.made);
        if self.killers.len() <= number {
            self.killers.resize(number + 1, None);
        }
        if let Some(killer) = self.killers[number]
            && let Some(at) = choices.iter().position(|&choice| choice == killer)
        {
            choices[..=at].rotate_right(1);
        }
        let mut can_move = false;
        let mut decided = false;
        for choice in choices {
            let Some(works) = self.works(place, choice, last)? else { continue };
            can_move = true;
            if works == attacks {
                self.killers[number] = Some(choice);
                decided = true;
                break;
            }
        }
        let holds = if attacks { decided } else { can_move && !decided };
        let weight = u32::from(last - place.turn + 1).min(15);
        search.table.put(key, weight | if holds { HOLDS } else { FAILS });
        Ok(holds)
    }

    /// Whether the attacker reaches its goal after this half-move, whatever is made of a pawn whose owner chooses. `None` if
    /// the half-move is not legal.
    fn works(&mut self, place: &Place, choice: Choice, last: u16) -> Result<Option<bool>, Stopped> {
        let attacks = self.search.attacks(place, last);
        let works = self.choice_works(place, choice, last)?;
        // The owner of the pawn is the opponent of the side to move.
        if works == Some(attacks) {
            for mv in other_choices(self.search.rules, &place.under(choice.passed), choice.mv) {
                if self.choice_works(place, Choice { mv, ..choice }, last)? == Some(!attacks) {
                    return Ok(Some(!attacks));
                }
            }
        }
        Ok(works)
    }

    fn choice_works(&mut self, place: &Place, choice: Choice, last: u16) -> Result<Option<bool>, Stopped> {
        let attacks = self.search.attacks(place, last);
        match self.search.play(place, choice, attacks) {
            Some(played) => self.played_works(&played, last).map(Some),
            None => Ok(None),
        }
    }

    fn played_works(&mut self, played: &Played, last: u16) -> Result<bool, Stopped> {
        Ok(played.reached || played.next.turn <= last && self.holds(&played.next, last)?)
    }

    /// The first half-move, which is a turn, if it is shown.
    fn first_turn(&mut self, start: &Place, choice: Choice) -> Result<Option<Turn>, Stopped> {
        let last = self.search.plan.turns;
        let show = self.search.show;
        let attacks = self.search.attacks(start, last);
        let Some(played) = self.search.play(start, choice, attacks) else { return Ok(None) };
        let moves = vec![self.search.record(start, choice, played.reached)];
        let turn = Turn { moves, ..Turn::default() };
        if !attacks {
            return self.answered(turn, &played.next, last).map(Some);
        }
        if self.works(start, choice, last)? == Some(true) {
            let replies = match show.variations && !played.reached {
                true => self.defences(&played.next, last, usize::MAX, false)?.unwrap_or_default(),
                false => Vec::new(),
            };
            return Ok(Some(Turn { mark: Some(Mark::Key), replies, ..turn }));
        }
        if show.refutations == 0 || played.reached || played.next.turn > last {
            return Ok(None);
        }
        let refutations = self.defences(&played.next, last, show.refutations, true)?;
        Ok(refutations.filter(|turns| !turns.is_empty()).map(|refutations| Turn {
            mark: Some(Mark::Try),
            refutations,
            ..turn
        }))
    }

    /// The defender's turn with the attacker's answers, or marked as refuting.
    fn answered(&mut self, turn: Turn, next: &Place, last: u16) -> Result<Turn, Stopped> {
        let replies = self.continuations(next, last)?;
        Ok(Turn { refutes: replies.is_empty(), replies, ..turn })
    }

    /// The defender's turns: those that fail, with the attacker's answers, or those that refute; `None` if there are more
    /// than `most`.
    fn defences(
        &mut self,
        place: &Place,
        last: u16,
        most: usize,
        refuting: bool,
    ) -> Result<Option<Vec<Turn>>, Stopped> {
        let mut turns = Vec::new();
        let mut path = Vec::new();
        let complete = self.add_defences((place, place), last, (most, refuting), &mut path, &mut turns)?;
        Ok(complete.then_some(turns))
    }

    /// Adds the turns that continue `path`, which led from `start` to `place`; false if there are too many.
    fn add_defences(
        &mut self,
        (start, place): (&Place, &Place),
        last: u16,
        (most, refuting): (usize, bool),
        path: &mut Vec<Choice>,
        turns: &mut Vec<Turn>,
    ) -> Result<bool, Stopped> {
        let search = self.search;
        let mut can_move = false;
        for choice in search.choices(place) {
            let Some(played) = search.play(place, choice, false) else { continue };
            can_move = true;
            if refuting {
                if self.works(place, choice, last)? != Some(false) {
                    continue;
                }
            } else if !self.played_works(&played, last)? {
                // The attacker, whose choice it is, chooses better.
                continue;
            }
            path.push(choice);
            if !played.ends_turn {
                if !self.add_defences((start, &played.next), last, (most, refuting), path, turns)? {
                    return Ok(false);
                }
            } else {
                let moves = search.record_path(start, path, false);
                let turn = Turn { moves, ..Turn::default() };
                turns.push(match refuting {
                    true => Turn { mark: Some(Mark::Refutation), ..turn },
                    false => self.answered(turn, &played.next, last)?,
                });
            }
            path.pop();
            if turns.len() > most {
                return Ok(false);
            }
        }
        if refuting && !can_move && !path.is_empty() {
            // The defender has brought itself to a standstill.
            let moves = search.record_path(start, path, false);
            turns.push(Turn { moves, mark: Some(Mark::Refutation), ..Turn::default() });
        }
        Ok(turns.len() <= most)
    }

    /// All shortest ways in which the attacker, who is to move, reaches its goal by the turn `last`.
    fn continuations(&mut self, place: &Place, last: u16) -> Result<Vec<Turn>, Stopped> {
        let mut shortest = None;
        for by in (place.turn..=last).step_by(2) {
            if self.holds(place, by)? {
                shortest = Some(by);
                break;
            }
        }
        let Some(by) = shortest else { return Ok(Vec::new()) };
        let mut turns = Vec::new();
        let mut path = Vec::new();
        if by == place.turn {
            for half_moves in 1..=place.turn {
                self.add_last_turns((place, place), by, half_moves, &mut path, &mut turns)?;
                if !turns.is_empty() {
                    return Ok(turns);
                }
            }
        }
        self.add_attacks((place, place), by, &mut path, &mut turns)?;
        Ok(turns)
    }

    /// Adds the turns that reach the goal with exactly so many half-moves more.
    fn add_last_turns(
        &mut self,
        (start, place): (&Place, &Place),
        last: u16,
        half_moves: u16,
        path: &mut Vec<Choice>,
        turns: &mut Vec<Turn>,
    ) -> Result<(), Stopped> {
        self.meter.tick()?;
        let search = self.search;
        if half_moves == 1 {
            for choice in search.reaching(place) {
                if search.rules.owner_chooses() && self.works(place, choice, last)? != Some(true) {
                    continue;
                }
                path.push(choice);
                let moves = search.record_path(start, path, true);
                turns.push(Turn { moves, ..Turn::default() });
                path.pop();
            }
            return Ok(());
        }
        for choice in search.choices(place) {
            let Some(played) = search.play(place, choice, true) else { continue };
            if played.reached || played.ends_turn {
                continue;
            }
            if search.rules.owner_chooses() && self.works(place, choice, last)? != Some(true) {
                continue;
            }
            path.push(choice);
            self.add_last_turns((start, &played.next), last, half_moves - 1, path, turns)?;
            path.pop();
        }
        Ok(())
    }

    /// Adds the turns after which the goal is forced by the turn `last`, which is a later one.
    fn add_attacks(
        &mut self,
        (start, place): (&Place, &Place),
        last: u16,
        path: &mut Vec<Choice>,
        turns: &mut Vec<Turn>,
    ) -> Result<(), Stopped> {
        let search = self.search;
        for choice in search.attacking_choices(place) {
            if self.works(place, choice, last)? != Some(true) {
                continue;
            }
            let Some(played) = search.play(place, choice, true) else { continue };
            path.push(choice);
            if played.reached || played.ends_turn {
                let moves = search.record_path(start, path, played.reached);
                let replies = match played.reached {
                    true => Vec::new(),
                    false => self.defences(&played.next, last, usize::MAX, false)?.unwrap_or_default(),
                };
                turns.push(Turn { moves, replies, ..Turn::default() });
            } else {
                self.add_attacks((start, &played.next), last, path, turns)?;
            }
            path.pop();
        }
        Ok(())
    }
}
