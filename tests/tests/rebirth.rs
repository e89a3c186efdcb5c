//! The whole rebirth family: what holds under every combination of its choices, also of those that nobody has used yet.
//!
//! Not every combination is tried, but every pair of choices on two axes, and every condition of the family with every
//! other condition.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kirke_tests::{Random, axis_samples, described, play_at_random, random_diagram};

/// Each of these numbers gives other combinations and other diagrams.
const SEEDS: [u64; 2] = [1968, 10];
/// Combinations that are tried for each of them.
const COMBINATIONS: usize = 800;
/// Diagrams for each combination.
const DIAGRAMS: usize = 4;
/// Where one rule has gone wrong many combinations fail; so many are told.
const TOLD: usize = 4;

#[test]
fn every_combination_of_choices_keeps_the_books() {
    let (mut failures, mut played) = (0, 0);
    for seed in SEEDS {
        let mut random = Random::new(seed);
        for conditions in axis_samples(&mut random, COMBINATIONS) {
            for _ in 0..DIAGRAMS {
                let diagram = random_diagram(&mut random, &conditions);
                let seed = random.below(usize::MAX);
                match catch_unwind(AssertUnwindSafe(|| play_at_random(&diagram, seed))) {
                    Ok(positions) => played += positions,
                    Err(_) => {
                        failures += 1;
                        eprintln!("… under {}", described(&diagram));
                    }
                }
                assert!(failures < TOLD, "many combinations fail");
            }
        }
    }
    assert_eq!(failures, 0, "combinations fail");
    assert!(played > COMBINATIONS * DIAGRAMS, "only {played} positions were met");
}
