//! Counting the steps of cooperative play.

use board::Side;

use crate::plan::Step;

/// Whether the side to move is the one whose aim is forced in the end, these steps being left.
pub(crate) fn attacker_moves(steps: &[Step]) -> bool {
    !steps.iter().filter(|&&step| step == Step::Turn).count().is_multiple_of(2)
}

/// Who makes the last of the steps, how many it makes, and how many the other side makes.
#[inline(always)]
pub(crate) fn tally(turn: Side, steps: &[Step]) -> (Side, usize, usize) {
    let mut side = turn;
    let mut made = [0; 2];
    for (at, step) in steps.iter().enumerate() {
        made[side.index()] += 1;
        if *step == Step::Turn && at + 1 < steps.len() {
            side = !side;
        }
    }
    (side, made[side.index()], made[(!side).index()])
}

/// How many of the steps White makes, and how many Black.
#[inline(always)]
pub(crate) fn moves_left(turn: Side, steps: &[Step]) -> [usize; 2] {
    let (last, own, other) = tally(turn, steps);
    if last == Side::White { [own, other] } else { [other, own] }
}
