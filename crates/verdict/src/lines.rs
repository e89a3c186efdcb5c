//! Help and series play: how many solutions there are, and where they part.

use std::sync::Arc;

use solution::{Line, PlayedMove};

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
    bench.counts.intended = intended * ends.len() as u64;
    if lines.is_empty() {
        return bench.no_solution();
    }
    let ForEnds { full, short } = sort(lines, ends);
    for line in short.iter().take(TOLD) {
        let moves = move_number(line);
        bench.find(FindingKind::ShortSolution { moves }, (*line).clone(), Vec::new());
    }
    for (end, lines) in ends.iter().zip(full) {
        let solutions = without_forced(lines, end);
        bench.counts.solutions += solutions.len();
        judge_end(bench, &solutions, intended);
    }
    bench.counts.solutions += short.len();
    bench.weightiest()
}

/// The number of lines that differ before their forced half-moves.
pub(crate) fn distinct(lines: &[Line], ends: &[End]) -> usize {
    let forced = ends.iter().map(|end| end.forced).max().unwrap_or(0);
    let mut beginnings: Vec<&[Arc<PlayedMove>]> = Vec::new();
    for line in lines {
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

fn sort<'l>(lines: &'l [Line], ends: &[End]) -> ForEnds<'l> {
    let mut sorted = ForEnds { full: vec![Vec::new(); ends.len()], short: Vec::new() };
    for line in lines {
        let reaches = |end: &End| end.is_exact || length(line, end.measure) >= end.length;
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
        Measure::OfStarter => {
            let starter = half_moves.first().and_then(|played| played.side());
            half_moves.iter().filter(|played| played.side() == starter).count()
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
fn judge_end(bench: &mut Bench<'_>, solutions: &[Line], intended: u64) {
    let found = solutions.len() as u64;
    let is_total_only = bench.intention.is_none_or(|intention| intention.is_total_only());
    if is_total_only && found == intended {
        return;
    }
    let before = bench.findings.len();
    let all: Vec<&Line> = solutions.iter().collect();
    branch(bench, &all, 0, is_total_only.then_some(intended));
    if is_total_only && found < intended || found == 0 {
        bench.find(FindingKind::MissingSolution, Line::default(), Vec::new());
    }
    let told = &bench.findings[before..];
    if told.iter().any(|finding| finding.kind == FindingKind::Cook) {
        for line in solutions.iter().take(TOLD) {
            bench.find(FindingKind::Solution, line.clone(), Vec::new());
        }
    }
}

/// Compares the number of ways to go on after `index` half-moves, which are the same in all `lines`, with the number
/// intended: that of the half-move, or where only a `total` is stated, that there is no choice after the first half-move.
fn branch(bench: &mut Bench<'_>, lines: &[&Line], index: usize, total: Option<u64>) {
    let ways: Vec<&[&Line]> =
        lines.chunk_by(|a, b| a.half_moves.get(index) == b.half_moves.get(index)).collect();
    let ways: Vec<&[&Line]> = ways.into_iter().filter(|way| way[0].half_moves.len() > index).collect();
    let Some(first) = ways.first() else { return };
    let wanted = match (total, index, bench.intention) {
        (Some(total), 0, _) => total,
        (Some(_), _, _) | (None, _, None) => 1,
        (None, _, Some(intention)) => u64::from(intention.branches_at(index)),
    };
    let path = Line { half_moves: first[0].half_moves[..index].to_vec(), ..first[0].clone() };
    let moves: Vec<Arc<PlayedMove>> = ways.iter().map(|way| way[0].half_moves[index].clone()).collect();
    let found = ways.len() as u64;
    if found > wanted && index == 0 {
        bench.find(FindingKind::Cook, path, moves);
        return;
    }
    if found > wanted {
        let mut with_move = path.clone();
        with_move.half_moves.extend(moves.first().cloned());
        let number = move_number(&with_move);
        let ends = ways.iter().all(|way| way[0].half_moves.len() == index + 1);
        let is_strongest =
            |weak: &&Arc<PlayedMove>| !moves.iter().any(|strong| is_weaker_promotion(weak, strong));
        let strongest = moves.iter().filter(is_strongest).count() as u64;
        // Only the last move may be such a promotion: what follows an earlier one would be other play.
        let weight =
            if ends && strongest <= wanted { DualWeight::Promotion } else { DualWeight::Continuation };
        bench.find(FindingKind::Dual(Dual { number, weight }), path, moves);
        return;
    }
    if found < wanted && total.is_none() {
        bench.find(FindingKind::MissingSolution, path, moves);
    }
    for way in ways {
        branch(bench, way, index + 1, total);
    }
}
