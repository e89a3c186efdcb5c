//! Walks that the problem defines itself.

use board::{Side, Square, SquareSet, Walk};
use problem::{Between, DefinedWalk, Manner, Part, WalkDefinition, is_made_of};

use super::hoppers::hop;
use super::lions::leap_over;
use super::locusts::jump;
use super::maos::along_longer;
use super::{Reach, Scene, Vector, add, hunters, step};
use crate::ruleset::FirstRank;

/// The walks of a problem, with what the rules ask about them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct OwnWalks {
    definitions: Vec<WalkDefinition>,
    /// Those with a pawn's double step.
    double_steps: Vec<Walk>,
    /// Those that borrow their moves from other units.
    borrowers: Vec<Walk>,
}

impl OwnWalks {
    /// A problem that defines no walk.
    pub(super) const NONE: &'static OwnWalks =
        &OwnWalks { definitions: Vec::new(), double_steps: Vec::new(), borrowers: Vec::new() };

    pub(crate) fn new(walks: &[DefinedWalk]) -> OwnWalks {
        let own = || (0..walks.len()).map(Walk::own);
        let lives_of_others = |part: Walk| matches!(part, Walk::FRIEND | Walk::ORPHAN);
        OwnWalks {
            definitions: walks.iter().map(|own| own.definition.clone()).collect(),
            double_steps: own().filter(|&walk| has_double_step(walk, walks)).collect(),
            borrowers: own().filter(|&walk| is_made_of(walk, walks, &lives_of_others)).collect(),
        }
    }

    /// Whether a unit with this walk makes the double step of a pawn, after which it can be captured en passant.
    #[inline(always)]
    pub(crate) fn have_double_step(&self, walk: Walk) -> bool {
        self.double_steps.contains(&walk)
    }

    /// Whether a unit with this walk borrows moves from others, as friend and orphan do.
    pub(super) fn borrows(&self, walk: Walk) -> bool {
        walk.is_own() && self.borrowers.contains(&walk)
    }
}

/// The parts of a walk; a hunter that moves away like a pawn has the walk of the pawn as one.
fn any_part(
    walk: Walk,
    walks: &[DefinedWalk],
    fits: &impl Fn(&Part) -> bool,
    is_pawn: &impl Fn(Walk) -> bool,
) -> bool {
    let Some(index) = walk.own_index() else { return is_pawn(walk) };
    let before = &walks[..index];
    match &walks[index].definition {
        WalkDefinition::Hunter { away, .. } => any_part(*away, before, fits, is_pawn),
        WalkDefinition::Parts(parts) => parts.iter().any(|part| match part.manner {
            Manner::Like(walk) => any_part(walk, before, fits, is_pawn),
            _ => fits(part),
        }),
    }
}

fn has_double_step(walk: Walk, walks: &[DefinedWalk]) -> bool {
    let is_double = |part: &Part| match &part.manner {
        Manner::Steps { vectors, between: Between::Nothing, .. } => {
            part.from_second_rank && part.purpose.moves() && vectors.contains(&(0, 2))
        }
        _ => false,
    };
    any_part(walk, walks, &is_double, &|walk| walk == Walk::PAWN)
}

/// What a unit with the walk at this place of the table can do.
pub(super) fn walk(scene: &Scene<'_>, index: usize, from: Square, reach: &mut Reach) {
    match scene.own.definitions.get(index) {
        None => {}
        Some(&WalkDefinition::Hunter { away, back }) => hunters::hunt(scene, from, [away, back], reach),
        Some(WalkDefinition::Parts(parts)) => {
            for part in parts {
                if !part.from_second_rank || scene.side.rank(from.rank()) == 1 {
                    move_by(scene, from, part, reach);
                }
            }
        }
    }
}

fn move_by(scene: &Scene<'_>, from: Square, part: &Part, reach: &mut Reach) {
    let mut whole = Reach::default();
    match &part.manner {
        Manner::Steps { vectors, most, between } => {
            for &vector in vectors {
                let vector = seen_by(scene.side, vector);
                go(scene, from, vector, *most, *between, &mut whole);
                if let Some(to) =
                    step(from, vector).filter(|&to| part.en_passant && scene.passed.contains(to))
                {
                    whole.en_passant = whole.en_passant.with(to);
                }
            }
        }
        Manner::Hop(vectors) => {
            for &vector in vectors {
                hop(scene, from, &[seen_by(scene.side, vector)], 1, &mut whole);
            }
        }
        Manner::Lion(vectors) => {
            for &vector in vectors {
                leap_over(scene, from, &[seen_by(scene.side, vector)], &mut whole);
            }
        }
        Manner::Locust(vectors) => {
            for &vector in vectors {
                jump(scene, from, &[seen_by(scene.side, vector)], &mut whole);
            }
        }
        &Manner::Like(walk) => take_over(walk, scene, from, &mut whole),
    }
    if part.purpose.moves() {
        reach.quiet |= whole.quiet;
    }
    if part.purpose.captures() {
        reach.captures |= whole.captures;
        reach.en_passant |= whole.en_passant;
        for (victim, to) in whole.passing {
            reach.pass(victim, to);
        }
    }
}

/// Adds the moves of another walk. A unit that only walks like a pawn steps and captures on its first rank too, as an orphan
/// does.
pub(super) fn take_over(walk: Walk, scene: &Scene<'_>, from: Square, reach: &mut Reach) {
    match scene.first_rank {
        FirstRank::Frozen if walk.is_pawn() => {
            scene.ask_with(FirstRank::OneStep, |scene| add(walk, scene, from, reach));
        }
        _ => add(walk, scene, from, reach),
    }
}

/// Files and ranks of a vector: Black sits on the other side of the board.
fn seen_by(side: Side, (right, forward): problem::Vector) -> Vector {
    let (right, forward) = (i32::from(right), i32::from(forward));
    match side {
        Side::White => (right, forward),
        Side::Black => (-right, -forward),
    }
}

/// So many steps at most.
fn go(
    scene: &Scene<'_>,
    from: Square,
    vector: Vector,
    most: Option<u8>,
    between: Between,
    reach: &mut Reach,
) {
    if !scene.wants_along(from, vector) {
        return;
    }
    let mut square = from;
    for _ in 0..most.unwrap_or(7) {
        let passed = || !scene.is_empty(passed_over(square, vector));
        let Some(to) = step(square, vector).filter(|_| match between {
            Between::Anything => true,
            Between::Nothing => !passed(),
            Between::Something => passed(),
        }) else {
            return;
        };
        reach.arrive(scene, to);
        if scene.is_occupied(to) {
            return;
        }
        square = to;
    }
}

/// The squares between the ends of a step in a straight line or of a knight's; none of another step.
fn passed_over(from: Square, vector: Vector) -> SquareSet {
    let (files, ranks) = vector;
    let length = files.abs().max(ranks.abs());
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        let is_knights = files.abs() + ranks.abs() == 3;
        return step(from, along_longer(vector)).filter(|_| is_knights).into_iter().collect();
    }
    (1..length).filter_map(|at| step(from, (files.signum() * at, ranks.signum() * at))).collect()
}

#[cfg(test)]
#[path = "defined_tests.rs"]
mod tests;
