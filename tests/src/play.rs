//! What holds in every position under all rules, looked at in positions of random play.

use board::{Attributes, Journal, MoveKind, Position, Side, Square, Walk};
use problem::{Condition, PlacedUnit, Statement};
use rules::{Choice, Flow, Game, Move, Pick, Refusal, Ruleset, with_turn};

use crate::{Random, mirrored_diagram};

/// Half-moves played at random from each diagram.
const HALF_MOVES: usize = 6;
/// Play ends where there are so many moves: trying them all takes long.
const MANY_MOVES: usize = 300;

/// Diagram and conditions, to find a failure again.
pub fn described(diagram: &Statement) -> String {
    let conditions: Vec<String> = diagram.conditions.iter().map(|given| given.value.to_string()).collect();
    let units: Vec<String> = diagram
        .units
        .iter()
        .map(|unit| format!("{:?} {:?} {:?}{}", unit.colour, unit.attributes, unit.walk, unit.square))
        .collect();
    format!("{}: {} {:?}", conditions.join(" "), units.join(", "), diagram.conditions)
}

/// Plays from the diagram and from its mirror image in step and looks at every position on the way; how many there were.
///
/// # Panics
/// Where something does not hold that holds under all rules.
pub fn play_at_random(diagram: &Statement, seed: usize) -> usize {
    let (game, image) = match (Game::compile(diagram), Game::compile(&mirrored_diagram(diagram))) {
        (Ok(game), Ok(image)) => (game, image),
        (
            Err(Refusal::Conflict { .. } | Refusal::SeveralKings(_) | Refusal::KingMissing),
            Err(Refusal::Conflict { .. } | Refusal::SeveralKings(_) | Refusal::KingMissing),
        ) => return 0,
        refusals => panic!("refused without a reason, or on one side only: {refusals:?}"),
    };
    let conditions: Vec<Condition> = diagram.conditions.iter().map(|given| given.value.clone()).collect();
    // A king that changes sides leaves a side with two kings, of which only one counts: then left and right matter.
    let has = |wanted: &dyn Fn(&PlacedUnit) -> bool| diagram.units.iter().any(wanted);
    let turns_royal_hurdles = has(&|unit| unit.attributes.has(Attributes::HURDLE_COLOUR_CHANGING))
        && has(&|unit| unit.attributes.has(Attributes::ROYAL) && unit.walk != Walk::KING);
    let symmetric = !turns_royal_hurdles
        && !conditions.iter().any(|condition| match condition {
            Condition::Rebirth(axes) => axes.turncoat && axes.kings(),
            _ => false,
        });
    let mut random = Random::new(seed as u64);
    let side = Side::BOTH[random.below(2)];
    let mut position = with_turn(&game.position, side);
    let mut image_position = with_turn(&image.position, !side);
    let mut positions = 0;
    let mut met: Vec<Move> = Vec::new();
    for _ in 0..HALF_MOVES {
        let impossible = game.ruleset.can_capture_king(&position);
        if symmetric {
            let image_impossible = image.ruleset.can_capture_king(&image_position);
            assert_eq!(impossible, image_impossible, "check to one side only: {position:?}");
        }
        if impossible {
            break;
        }
        positions += 1;
        if game.ruleset.capabilities().paths_decide_checks {
            for side in Side::BOTH {
                let defined = game.ruleset.in_check_by_definition(&position, side);
                assert_eq!(game.ruleset.in_check(&position, side), defined, "check to {side}: {position:?}");
            }
        }
        every_move_can_be_taken_back(&game.ruleset, &position);
        let longest_only = conditions.contains(&Condition::Maximummer(Some(position.turn())));
        let legal = legal_moves_are_the_safe_ones(&game.ruleset, &position, longest_only);
        checks_are_found(&game.ruleset, &position, &legal);
        met.extend(&legal);
        moves_of_other_positions_are_told_apart(&game.ruleset, &position, &legal, &met, longest_only);
        if symmetric {
            let mut turned: Vec<_> = legal.iter().map(|&mv| order(mirrored(mv))).collect();
            let mut others: Vec<_> =
                image.ruleset.legal_moves(&image_position).into_iter().map(order).collect();
            turned.sort_unstable();
            others.sort_unstable();
            assert_eq!(turned, others, "moves of the mirror image of {position:?}");
        }
        if legal.is_empty() || legal.len() > MANY_MOVES {
            break;
        }
        let mv = legal[random.below(legal.len())];
        // What a move looks like in print must never fail either.
        let _ = report::text::move_text(&solver::record(&game.ruleset, &position, mv));
        position = game.ruleset.after(&position, mv);
        if symmetric {
            image_position = image.ruleset.after(&image_position, mirrored(mv));
        }
    }
    positions
}

fn every_move_can_be_taken_back(rules: &Ruleset, position: &Position) {
    for mv in rules.pseudo_legal_moves(position) {
        let mut changed = position.clone();
        let mut journal = Journal::default();
        rules.play(&mut changed, mv, &mut journal);
        assert!(changed.is_consistent(), "{mv:?} in {position:?} leads to {changed:?}");
        assert_eq!(changed, rules.after(position, mv), "{mv:?}: journal or not, the move is the same");
        for effect in journal.0.iter().rev() {
            changed.revert(effect);
        }
        assert_eq!(&changed, position, "{mv:?} taken back: {:?}", journal.0);
        assert!(changed.is_consistent(), "{mv:?} taken back");
    }
}

fn legal_moves_are_the_safe_ones(rules: &Ruleset, position: &Position, longest_only: bool) -> Vec<Move> {
    let pseudo = rules.pseudo_legal_moves(position);
    let mut distinct: Vec<_> = pseudo.iter().copied().map(order).collect();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), pseudo.len(), "a move is listed twice in {position:?}: {pseudo:?}");
    let safe: Vec<Move> = pseudo.into_iter().filter(|&mv| rules.leaves_king_safe(position, mv)).collect();
    let legal = rules.legal_moves(position);
    assert_eq!(rules.has_legal_move(position), !safe.is_empty(), "{position:?}");
    if longest_only {
        // Only the longest moves are left.
        assert!(legal.iter().all(|mv| safe.contains(mv)), "{legal:?} of {safe:?} in {position:?}");
        assert_eq!(legal.is_empty(), safe.is_empty(), "{position:?}");
    } else {
        assert_eq!(legal, safe, "{position:?}");
    }
    legal
}

fn moves_of_other_positions_are_told_apart(
    rules: &Ruleset,
    position: &Position,
    legal: &[Move],
    met: &[Move],
    longest_only: bool,
) {
    for &mv in met {
        let expected = (!longest_only && legal.contains(&mv)).then(|| rules.after(position, mv));
        assert_eq!(rules.after_if_legal(position, mv), expected, "{mv:?} in {position:?}");
    }
}

fn checks_are_found(rules: &Ruleset, position: &Position, legal: &[Move]) {
    let side = position.turn();
    let mut found = Vec::new();
    let _ = rules.visit_checks(position, &mut |mv, after| {
        assert_eq!(*after, rules.after(position, mv), "{mv:?} in {position:?}");
        found.push(mv);
        Flow::Continue(())
    });
    let checks: Vec<Move> =
        legal.iter().copied().filter(|&mv| rules.in_check(&rules.after(position, mv), !side)).collect();
    assert_eq!(found, checks, "moves that give check in {position:?}");
    let mut mates = Vec::new();
    let _ = rules.visit_mates(position, &mut |mv| {
        mates.push(mv);
        Flow::Continue(())
    });
    // Who is in check and cannot move because of paralysing units is stalemated.
    let without_answer: Vec<Move> =
        checks.into_iter().filter(|&mv| rules.is_mate(&rules.after(position, mv))).collect();
    assert_eq!(mates, without_answer, "moves that mate in {position:?}");
}

fn mirrored(mv: Move) -> Move {
    let choice = |choice: Choice| Choice {
        square: match choice.square {
            Pick::At(square) => Pick::At(square.flipped()),
            pick => pick,
        },
        ..choice
    };
    Move {
        from: mv.from.flipped(),
        to: mv.to.flipped(),
        start: mv.start.map(Square::flipped),
        partner: mv.partner.map(Square::flipped),
        capturer: choice(mv.capturer),
        captured: choice(mv.captured),
        over: mv.over.map(Square::flipped),
        hurdle: choice(mv.hurdle),
        kind: match mv.kind {
            MoveKind::Passing(victim) => MoveKind::Passing(victim.flipped()),
            MoveKind::EnPassant(victim) => MoveKind::EnPassant(victim.flipped()),
            kind => kind,
        },
        ..mv
    }
}

/// All that a move is made of, to put moves in order.
fn order(mv: Move) -> impl Ord + std::fmt::Debug {
    let Move { from, to, kind, promotion, gains, start, partner, capturer, captured, over, hurdle } = mv;
    (from, to, kind, promotion, gains, start, partner, capturer, captured, (over, hurdle))
}
