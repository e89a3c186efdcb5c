//! Progressive play in which one side resists.

use std::sync::Arc;

use solution::{Line, Mark, Numbering, Turn};

use crate::judge::{Bench, move_number};
use crate::{Dual, DualWeight, FindingKind, Kind};

/// The first turns that solve.
pub(crate) fn keys(turns: &[Turn]) -> impl Iterator<Item = &Turn> {
    turns.iter().filter(|turn| turn.mark == Some(Mark::Key))
}

pub(crate) fn judge(bench: &mut Bench<'_>, turns: &[Turn], length: usize) -> Kind {
    let attacks_first = turns.iter().any(|turn| turn.mark.is_some()) || turns.is_empty();
    if !attacks_first {
        return judge_defences(bench, turns, length);
    }
    let intended = bench.intended_first();
    bench.counts.intended = intended as u64;
    bench.counts.solutions = keys(turns).count();
    bench.counts.tries = turns.iter().filter(|turn| turn.mark == Some(Mark::Try)).count();
    if bench.counts.solutions == 0 {
        return bench.no_solution();
    }
    for key in keys(turns).filter(|key| depth(key) < length) {
        bench.find(FindingKind::ShortSolution { moves: depth(key) }, line(&[key]), Vec::new());
    }
    if bench.counts.solutions != intended {
        let kind =
            if bench.counts.solutions > intended { FindingKind::Cook } else { FindingKind::MissingSolution };
        bench.find(kind, line(&[]), first_moves(keys(turns)));
        return bench.weightiest();
    }
    for key in keys(turns) {
        duals(bench, &mut vec![key], length);
    }
    bench.weightiest()
}

/// Where the defender makes the first turn, each of its turns has to be answered.
fn judge_defences(bench: &mut Bench<'_>, turns: &[Turn], length: usize) -> Kind {
    let refuting: Vec<&Turn> = turns.iter().filter(|turn| turn.refutes).collect();
    bench.counts.solutions = usize::from(refuting.is_empty());
    if !refuting.is_empty() {
        bench.find(FindingKind::Refutation, line(&[]), first_moves(refuting.into_iter()));
        return Kind::NoSolution;
    }
    for turn in turns {
        answers(bench, &mut vec![turn], length);
    }
    bench.weightiest()
}

/// The number of turns that follow a turn, itself included.
fn depth(turn: &Turn) -> usize {
    1 + turn.replies.iter().map(depth).max().unwrap_or(0)
}

/// The duals after a turn of the attacker.
fn duals(bench: &mut Bench<'_>, path: &mut Vec<&Turn>, length: usize) {
    let last = path[path.len() - 1];
    for defence in &last.replies {
        path.push(defence);
        answers(bench, path, length);
        path.pop();
    }
}

/// The duals in answer to a turn of the defender.
fn answers(bench: &mut Bench<'_>, path: &mut Vec<&Turn>, length: usize) {
    let last = path[path.len() - 1];
    if let [only] = &last.replies[..] {
        path.push(only);
        duals(bench, path, length);
        path.pop();
    } else if let Some(first) = last.replies.first() {
        let is_full = path.len() + depth(first) >= length;
        let weight = match (is_full, depth(first)) {
            (false, _) => DualWeight::ShortVariation,
            (true, 1) => DualWeight::LastMove,
            (true, _) => DualWeight::Continuation,
        };
        let mut path = line(path);
        let common = common_beginning(&last.replies);
        path.half_moves.extend(first.moves[..common].iter().cloned().map(Arc::new));
        let mut moves: Vec<Arc<solution::PlayedMove>> =
            last.replies.iter().filter_map(|reply| reply.moves.get(common)).cloned().map(Arc::new).collect();
        moves.dedup();
        let mut with_move = path.clone();
        with_move.half_moves.extend(moves.first().cloned());
        let number = move_number(&with_move);
        bench.find(FindingKind::Dual(Dual { number, weight }), path, moves);
    }
}

/// The number of moves with which all turns begin.
fn common_beginning(turns: &[Turn]) -> usize {
    let Some((first, others)) = turns.split_first() else { return 0 };
    let agrees = |&index: &usize| others.iter().all(|turn| turn.moves.get(index) == first.moves.get(index));
    (0..first.moves.len()).take_while(agrees).count()
}

fn first_moves<'t>(turns: impl Iterator<Item = &'t Turn>) -> Vec<Arc<solution::PlayedMove>> {
    let mut moves: Vec<Arc<solution::PlayedMove>> =
        turns.filter_map(|turn| turn.moves.first()).cloned().map(Arc::new).collect();
    moves.dedup();
    moves
}

fn line(turns: &[&Turn]) -> Line {
    let half_moves = turns.iter().flat_map(|turn| &turn.moves).cloned().map(Arc::new).collect();
    Line { half_moves, numbering: Numbering::Turns, ..Line::default() }
}
