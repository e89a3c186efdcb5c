//! Units of all walks and attributes, together and under some conditions: moves are taken back, legal moves, checks and mates
//! are all found, and the mirror image plays the same.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kirke_tests::{Random, described, play_at_random, random_fairy_diagram};
use problem::{Condition, Occupied, RebirthBase, RebirthCondition, SquareRule};

/// Diagrams under most lists of conditions.
const DIAGRAMS: usize = 1500;
/// Where something has gone wrong many diagrams fail; so many are told.
const TOLD: usize = 4;

/// Lists of conditions, each with the number of diagrams.
fn conditions() -> Vec<(Vec<Condition>, usize)> {
    let rebirth = |base| Condition::Rebirth(RebirthCondition::new(base));
    let chosen =
        RebirthCondition { square: SquareRule::Super, ..RebirthCondition::new(RebirthBase::Anticirce) };
    let volcanic =
        RebirthCondition { occupied: Some(Occupied::Volcanic), ..RebirthCondition::new(RebirthBase::Circe) };
    vec![
        (Vec::new(), DIAGRAMS),
        (vec![Condition::Madrasi { kings: false }], DIAGRAMS),
        (vec![rebirth(RebirthBase::Circe)], DIAGRAMS),
        (vec![rebirth(RebirthBase::Anticirce)], DIAGRAMS),
        (vec![Condition::Rebirth(volcanic)], DIAGRAMS / 3),
        // A capture is many moves there.
        (vec![Condition::Rebirth(chosen)], DIAGRAMS / 3),
    ]
}

#[test]
fn units_of_every_kind_keep_the_books() {
    let (mut failures, mut played) = (0, 0);
    for (number, (conditions, diagrams)) in conditions().into_iter().enumerate() {
        let mut random = Random::new(number as u64);
        for _ in 0..diagrams {
            let diagram = random_fairy_diagram(&mut random, &conditions);
            let seed = random.below(usize::MAX);
            match catch_unwind(AssertUnwindSafe(|| play_at_random(&diagram, seed))) {
                Ok(positions) => played += positions,
                Err(_) => {
                    failures += 1;
                    eprintln!("… with {}", described(&diagram));
                }
            }
            assert!(failures < TOLD, "many diagrams fail");
        }
    }
    assert_eq!(failures, 0, "diagrams fail");
    assert!(played > 4 * DIAGRAMS, "only {played} positions were met");
}
