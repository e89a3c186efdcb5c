//! Help and series play: how many solutions there are, and where they part.

use std::sync::Arc;

use board::Side;
use solution::{Line, Mark, PlayedMove};

use crate::course::{End, Measure};
use crate::judge::{Bench, move_number};
use crate::promotion::is_weaker_promotion;
use crate::{Dual, DualWeight, FindingKind, Kind};

/// Solutions of which all moves are told; the number of the others is told.
const TOLD: usize = 16;

/// Judges the lines by what the author intends.
pub(crate) fn judge(bench: &mut Bench<'_>, lines: &[Line], ends: &[End]) -> Kind {
    let intended = bench.intention.map_or(1, |intention| {
        let longest = ends.iter().map(|end| end.length).max().unwrap_or(0);
        intention.product(longest)
    });
    bench.counts.intended = intended.saturating_mul(ends.len() as u64);
    // Where a side reaches the goal against its plan nothing is solved.
    let lines: Vec<&Line> = lines.iter().filter(|line| line.mark != Some(Mark::ForcedGoal)).collect();
    if lines.is_empty() {
        return bench.no_solution();
    }
    let ForEnds { full, short } = sort(&lines, ends);
    for line in short.iter().take(TOLD) {
        let moves = move_number(line);
        bench.find(FindingKind::ShortSolution { moves }, (*line).clone(), Vec::new());
    }
    for (end, lines) in ends.iter().zip(full) {
        let solutions = without_forced(lines, end);
        bench.counts.solutions += solutions.len();
        // Short solutions are worse than the want of others.
        if !solutions.is_empty() || short.is_empty() {
            judge_end(bench, &solutions, end, intended);
        }
    }
    bench.counts.solutions += short.len();
    bench.weightiest()
}

/// The number of lines that differ before their forced half-moves.
pub(crate) fn distinct(lines: &[Line], ends: &[End]) -> usize {
    let forced = ends.iter().map(|end| end.forced).max().unwrap_or(0);
    let mut beginnings: Vec<&[Arc<PlayedMove>]> = Vec::new();
    for line in lines.iter().filter(|line| line.mark != Some(Mark::ForcedGoal)) {
        let beginning = &line.half_moves[..line.half_moves.len().saturating_sub(forced)];
        if beginnings.last() != Some(&beginning) {
            beginnings.push(beginning);
        }
    }
    beginnings.len()
}

/// Lines by the end that they reach.
struct ForEnds<'l> {
    /// For each end the lines of full length.
    full: Vec<Vec<&'l Line>>,
    short: Vec<&'l Line>,
}

fn sort<'l>(lines: &[&'l Line], ends: &[End]) -> ForEnds<'l> {
    let mut sorted = ForEnds { full: vec![Vec::new(); ends.len()], short: Vec::new() };
    for &line in lines {
        let reaches = |end: &End| length(line, end.measure) >= end.length;
        // Where there are several ends, the sides that make the last half-moves are different ones.
        let fits = |end: &End| ends.len() == 1 || length(line, end.measure) % 2 == end.length % 2;
        match ends.iter().position(fits) {
            Some(at) if reaches(&ends[at]) => sorted.full[at].push(line),
            _ => sorted.short.push(line),
        }
    }
    sorted
}

fn length(line: &Line, measure: Measure) -> usize {
    let half_moves = &line.half_moves;
    match measure {
        Measure::HalfMoves => half_moves.len(),
        Measure::OfOneSide => {
            let of = |side| half_moves.iter().filter(|played| played.side() == Some(side)).count();
            of(Side::White).max(of(Side::Black))
        }
        Measure::Turns => half_moves.chunk_by(|one, next| one.side() == next.side()).count(),
    }
}

/// The lines cut before their forced half-moves, each once.
fn without_forced(lines: Vec<&Line>, end: &End) -> Vec<Line> {
    let mut solutions: Vec<Line> = Vec::new();
    for line in lines {
        let mut line = line.clone();
        let kept = line.half_moves.len().saturating_sub(end.forced);
        line.half_moves.truncate(kept);
        if !solutions.iter().rev().any(|known| known.half_moves == line.half_moves) {
            solutions.push(line);
        }
    }
    solutions
}

/// Judges the solutions that reach one end.
fn judge_end(bench: &mut Bench<'_>, solutions: &[Line], end: &End, intended: u64) {
    let found = solutions.len() as u64;
    let total = match bench.intention {
        None => Some(1),
        Some(intention) => intention.is_total_only().then_some(intended),
    };
    if total == Some(found) {
        return;
    }
    let before = bench.findings.len();
    let all: Vec<&Line> = solutions.iter().collect();
    Branches { bench, total, may_promote: end.forced == 0 }.compare(&all, 0);
    let is_fewer = match (total, bench.intention) {
        (Some(total), _) => (without_weaker_promotions(solutions) as u64) < total,
        // Several ways to go on are stated where play is at its end.
        (None, Some(intention)) => intention.product(usize::MAX) > intention.product(end.length),
        (None, None) => false,
    };
    let told = &bench.findings[before..];
    let is_cooked = told.iter().any(|finding| finding.kind == FindingKind::Cook);
    let is_missing = told.iter().any(|finding| finding.kind == FindingKind::MissingSolution);
    if found == 0 || is_fewer && !is_cooked && !is_missing {
        bench.find(FindingKind::MissingSolution, Line::default(), Vec::new());
    }
    if is_cooked {
        for line in solutions.iter().take(TOLD) {
            bench.find(FindingKind::Solution, line.clone(), Vec::new());
        }
    }
}

/// The number of lines without those that end in a promotion weaker than that of another line.
fn without_weaker_promotions(solutions: &[Line]) -> usize {
    let is_weaker = |line: &&Line| {
        let Some((last, before)) = line.half_moves.split_last() else { return false };
        solutions.iter().any(|other| {
            let strong = other.half_moves.split_last();
            strong.is_some_and(|(strong, same)| before == same && is_weaker_promotion(last, strong))
        })
    };
    solutions.len() - solutions.iter().filter(is_weaker).count()
}

/// The lines by their half-move after `index` of them, in the order in which these are met first; lines that end before are
/// left out. Lines that begin alike need not stand side by side.
fn ways<'l>(lines: &[&'l Line], index: usize) -> Vec<Vec<&'l Line>> {
    let mut ways: Vec<Vec<&Line>> = Vec::new();
    for &line in lines.iter().filter(|line| line.half_moves.len() > index) {
        let same = |way: &&mut Vec<&Line>| way[0].half_moves[index] == line.half_moves[index];
        match ways.iter_mut().rev().find(same) {
            Some(way) => way.push(line),
            None => ways.push(vec![line]),
        }
    }
    ways
}

/// What the ways to go on are compared with.
struct Branches<'b, 'a> {
    bench: &'b mut Bench<'a>,
    /// The number of solutions, where only that is stated.
    total: Option<u64>,
    /// Whether the last half-move can be one of several promotions alike.
    may_promote: bool,
}

impl Branches<'_, '_> {
    /// Compares the number of ways to go on after `index` half-moves, which are the same in all `lines`, with the number
    /// intended: that of the half-move, or where only a total is stated, that there is no choice after the first half-move.
    fn compare(&mut self, lines: &[&Line], index: usize) {
        let ways = ways(lines, index);
        let Some(first) = ways.first() else { return };
        let wanted = match (self.total, index, self.bench.intention) {
            (Some(total), 0, _) => total,
            (Some(_), _, _) | (None, _, None) => 1,
            (None, _, Some(intention)) => u64::from(intention.branches_at(index)),
        };
        let path = Line { half_moves: first[0].half_moves[..index].to_vec(), ..first[0].clone() };
        let moves: Vec<Arc<PlayedMove>> = ways.iter().map(|way| way[0].half_moves[index].clone()).collect();
        let found = ways.len() as u64;
        if found > wanted && index == 0 {
            self.bench.find(FindingKind::Cook, path, moves);
            return;
        }
        if found > wanted {
            self.dual(&ways, index, wanted);
            return;
        }
        if found < wanted && self.total.is_none() {
            self.bench.find(FindingKind::MissingSolution, path, moves);
        }
        for way in &ways {
            self.compare(way, index + 1);
        }
    }

    /// Reports more ways to go on than `wanted` after `index` half-moves.
    fn dual(&mut self, ways: &[Vec<&Line>], index: usize, wanted: u64) {
        let first = ways[0][0];
        let path = Line { half_moves: first.half_moves[..index].to_vec(), ..first.clone() };
        let moves: Vec<Arc<PlayedMove>> = ways.iter().map(|way| way[0].half_moves[index].clone()).collect();
        let mut with_move = path.clone();
        with_move.half_moves.extend(moves.first().cloned());
        let number = move_number(&with_move);
        let ends = ways.iter().all(|way| way[0].half_moves.len() == index + 1);
        let is_strongest =
            |weak: &&Arc<PlayedMove>| !moves.iter().any(|strong| is_weaker_promotion(weak, strong));
        let strongest = moves.iter().filter(is_strongest).count() as u64;
        // Only the last move of all may be such a promotion: what follows an earlier one would be other play.
        let weight = if self.may_promote && ends && strongest <= wanted {
            DualWeight::Promotion
        } else {
            DualWeight::Continuation
        };
        self.bench.find(FindingKind::Dual(Dual { number, weight }), path, moves);
    }
}
