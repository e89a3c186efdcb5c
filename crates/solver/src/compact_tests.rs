//! A search on compact positions answers as a search of the same play on full ones.

use std::sync::atomic::AtomicBool;

use board::{Position, Side};
use problem::{Condition, Goal, RebirthBase, RebirthCondition};
use rules::{Ruleset, with_turn};

use crate::budget::{Budget, Meter};
use crate::compact_lines::{CompactLines, LineSearch};
use crate::plan::{LinesEnd, Step};
use crate::search::Search;
use crate::sparse::{Random, sparse_position};
use crate::table::Table;
use crate::task::{Aim, Terms};
use crate::turns::move_again;

fn rulesets() -> Vec<Ruleset> {
    let rebirth = |base| Condition::Rebirth(RebirthCondition::new(base));
    let conditions = [vec![], vec![rebirth(RebirthBase::Circe)], vec![rebirth(RebirthBase::Anticirce)]];
    conditions.iter().map(|list| Ruleset::compile(list, &[]).unwrap()).collect()
}

/// Random positions in which the side to move cannot take a king.
fn positions(rules: &Ruleset, seed: u64, count: usize) -> Vec<Position> {
    let mut random = Random(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let side = if random.below(2) == 0 { Side::White } else { Side::Black };
        let position = with_turn(&sparse_position(&mut random), side);
        if !rules.can_capture_king(&position) {
            positions.push(position);
        }
    }
    positions
}

#[test]
fn battle_play_is_decided_alike() {
    let cancel = AtomicBool::new(false);
    for rules in rulesets() {
        let (mut wins, mut losses) = (0, 0);
        for goal in [Goal::Mate, Goal::Stalemate, Goal::MateOrStalemate] {
            for aim in [Aim::Direct(goal), Aim::SelfPlay(goal), Aim::SemiReflex(goal), Aim::Reflex(goal)] {
                let budget = Budget::new(None, &cancel);
                let (one, other) = (Table::new(1 << 20), Table::new(1 << 20));
                let mut compact = Search::new(&rules, &one, &budget);
                let mut full = Search::new(&rules, &other, &budget);
                assert!(compact.compact.is_some(), "the rules have a compact form");
                full.compact = None;
                let terms = Terms::plain(aim, 0);
                for (number, position) in positions(&rules, 1996, 120).iter().enumerate() {
                    let moves = 1 + (number % 2) as u16;
                    let won = full.attack(&terms, position, moves).unwrap();
                    assert_eq!(
                        compact.attack(&terms, position, moves),
                        Ok(won),
                        "{aim:?} {moves} {position:?}"
                    );
                    let failed = full.defence_fails(&terms, position, moves - 1).unwrap();
                    let answer = compact.defence_fails(&terms, position, moves - 1);
                    assert_eq!(answer, Ok(failed), "defence against {aim:?} {moves} {position:?}");
                    wins += usize::from(won) + usize::from(failed);
                    losses += usize::from(!won) + usize::from(!failed);
                }
            }
        }
        assert!(wins > 40 && losses > 40, "{wins} won, {losses} lost: the test says little");
    }
}

/// Whether there is a line of these steps, found by playing everything.
fn is_found(search: &mut Search<'_>, end: LinesEnd, position: &Position, steps: &[Step]) -> bool {
    let rules = search.rules;
    let Some((step, rest)) = steps.split_first() else {
        let LinesEnd::Forced(aim) = end else { return false };
        return search.defence_fails(&Terms::plain(aim, 0), position, 0).unwrap();
    };
    let attacks = !steps.iter().filter(|&&step| step == Step::Turn).count().is_multiple_of(2);
    if let LinesEnd::Forced(Aim::Reflex(goal)) = end
        && attacks
        && rules::can_reach(rules, goal, position)
    {
        return false;
    }
    rules.legal_moves(position).into_iter().any(|mv| {
        let mut after = rules.after(position, mv);
        if let (LinesEnd::Goal(goal), []) = (end, rest) {
            return rules::is_reached(rules, goal, position, mv, &after);
        }
        // A line that ends in a forced goal already goes no further.
        if let (LinesEnd::Forced(aim), [_, ..]) = (end, rest)
            && match step {
                Step::Turn => rest.len().is_multiple_of(2),
                Step::Stay => false,
            }
            && search.defence_fails(&Terms::plain(aim, 0), &after, 0).unwrap()
        {
            return false;
        }
        if *step == Step::Stay {
            if rules.in_check(&after, after.turn()) {
                return false;
            }
            move_again(&mut after);
        }
        is_found(search, end, &after, rest)
    })
}

#[test]
fn lines_are_found_alike() {
    let cancel = AtomicBool::new(false);
    let shapes: [&[Step]; 4] = [
        &[Step::Turn],
        &[Step::Turn, Step::Turn],
        &[Step::Turn, Step::Turn, Step::Turn],
        &[Step::Stay, Step::Stay, Step::Turn],
    ];
    for rules in rulesets() {
        let (mut found, mut missing) = (0, 0);
        for goal in [Goal::Mate, Goal::Stalemate] {
            let ends = [
                LinesEnd::Goal(goal),
                LinesEnd::Forced(Aim::SelfPlay(goal)),
                LinesEnd::Forced(Aim::SemiReflex(goal)),
                LinesEnd::Forced(Aim::Reflex(goal)),
            ];
            for end in ends {
                let budget = Budget::new(None, &cancel);
                let (one, other) = (Table::new(1 << 20), Table::new(1 << 20));
                let mut full = Search::new(&rules, &other, &budget);
                full.compact = None;
                let Some(lines) = CompactLines::new(&rules, end, false) else {
                    let is_left =
                        end == LinesEnd::Goal(Goal::Stalemate) && rules.capabilities().orthodox_play;
                    assert!(is_left, "{end:?} has a compact form");
                    continue;
                };
                for (number, position) in positions(&rules, 1967, 80).iter().enumerate() {
                    let steps = shapes[number % shapes.len()];
                    let mut search = LineSearch {
                        lines: &lines,
                        table: &one,
                        meter: &mut Meter::new(&budget),
                        prospects: None,
                        // Facts speak of lines with the same steps at the end.
                        salt: number as u128 + 1,
                    };
                    let compact = lines.rules.position(position).expect("a plain position");
                    let answer = search.exists(&compact, steps);
                    let expected = is_found(&mut full, end, position, steps);
                    assert_eq!(answer, Ok(expected), "{end:?} {steps:?} {position:?}");
                    found += usize::from(expected);
                    missing += usize::from(!expected);
                }
            }
        }
        assert!(found > 25 && missing > 25, "{found} found, {missing} missing: the test says little");
    }
}
