//! Units of all walks and attributes, together and under some conditions: moves are taken back, legal moves, checks and mates
//! are all found, and the mirror image plays the same.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kirke_tests::{Random, described, play_at_random, random_fairy_diagram};
use problem::{Condition, RebirthBase, RebirthCondition};

/// Diagrams under each list of conditions.
const DIAGRAMS: usize = 1500;
/// Where something has gone wrong many diagrams fail; so many are told.
const TOLD: usize = 4;

fn conditions() -> Vec<Vec<Condition>> {
    let rebirth = |base| Condition::Rebirth(RebirthCondition::new(base));
    vec![
        Vec::new(),
        vec![Condition::Madrasi { kings: false }],
        vec![rebirth(RebirthBase::Circe)],
        vec![rebirth(RebirthBase::Anticirce)],
    ]
}

#[test]
fn units_of_every_kind_keep_the_books() {
    let (mut failures, mut played) = (0, 0);
    for (number, conditions) in conditions().into_iter().enumerate() {
        let mut random = Random::new(number as u64);
        for _ in 0..DIAGRAMS {
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
