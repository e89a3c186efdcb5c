//! What the author has and the solver not, and the other way round.

use std::collections::HashMap;
use std::fmt;

use super::{
    RecordedLine, RecordedMark, RecordedMove, RecordedPart, RecordedPhase, RecordedSolution, is_same_move,
};

/// Longest line that is compared, in half-moves.
const LONGEST: usize = 1000;

/// What two solutions differ in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comparison {
    /// What the author wrote and was not found. Where all that follows a move is missing only the move is named.
    pub missing: Vec<Path>,
    /// What was found and the author did not write, at the places where the author wrote anything.
    pub extra: Vec<Path>,
    /// Twins and phases that the author wrote and that were not looked for, so that nothing can be said.
    pub unlooked: Vec<(Option<String>, RecordedPhase)>,
}

impl Comparison {
    /// Whether there is no difference.
    pub fn is_equal(&self) -> bool {
        self.missing.is_empty() && self.extra.is_empty()
    }
}

/// Where a difference is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The twin, if there are several.
    pub label: Option<String>,
    /// The phase.
    pub phase: RecordedPhase,
    /// Whether it is a line of help or series play, of which each move belongs to the solution.
    pub is_line: bool,
    /// The moves that lead to the difference; the last one makes it.
    pub steps: Vec<PathStep>,
}

/// A half-move of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathStep {
    /// The number of the move.
    pub number: u32,
    /// Whether it is the second half of the move.
    pub is_second_half: bool,
    /// The move as the text has it that it comes from.
    pub text: String,
    /// Whether it is a threat.
    pub is_threat: bool,
}

impl fmt::Display for Path {
    /// `b) try 1.Qb1-d3 Kh6-h5 2.Qd3-h3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(label) = &self.label {
            write!(f, "{label}) ")?;
        }
        f.write_str(match self.phase {
            RecordedPhase::SetPlay => "set play ",
            RecordedPhase::ActualPlay => "",
            RecordedPhase::Try => "try ",
        })?;
        for (index, step) in self.steps.iter().enumerate() {
            f.write_str(if index > 0 { " " } else { "" })?;
            f.write_str(if step.is_threat { "threat " } else { "" })?;
            match (step.is_second_half, index) {
                (false, _) => write!(f, "{}.", step.number)?,
                (true, 0) => write!(f, "{}...", step.number)?,
                (true, _) => {}
            }
            f.write_str(&step.text)?;
        }
        Ok(())
    }
}

/// Compares the author's solution with what a solver found.
///
/// Only what the author wrote about is compared, phase by phase and to the depth to which it is written:
/// * a twin or a phase (set play, tries) that the author left out is no difference. Set play and tries that the other text
///   has none of are taken for not looked for (they need options) and told as [`Comparison::unlooked`];
///   but where the author names no solution, a try that solves is extra in the solution;
/// * after a move after which the author wrote no answers, no threats or no refutations, these are not compared; where there
///   are some, all of them are, so a defence that the author left out among others is told as extra;
/// * a difference is told once, by the moves that lead to it; what lies below it is not told.
///
/// Set play is told from the solution by where the numbers begin: set play leaves out a half-move more.
/// Twins are matched by label; a text without labels is that of the first twin. Moves are the same if
/// [`is_same_move`] says so, so short notation can be compared with full notation.
pub fn compare(author: &RecordedSolution, found: &RecordedSolution) -> Comparison {
    let mut comparison = Comparison::default();
    let (wanted, had) = (by_label(author), by_label(found));
    let several = wanted.len() > 1 || had.len() > 1;
    for (label, parts) in wanted {
        let others = had.iter().find(|(other, _)| *other == label).map_or(&[][..], |(_, parts)| parts);
        let shown = several.then_some(label);
        let begins = Beginning::of(&parts, others);
        for phase in [RecordedPhase::SetPlay, RecordedPhase::ActualPlay, RecordedPhase::Try] {
            let (wanted, had) = (begins.tree(&parts, phase), begins.tree(others, phase));
            if wanted.is_empty() {
                if phase == RecordedPhase::ActualPlay {
                    let tries = begins.tree(&parts, RecordedPhase::Try);
                    comparison.extra.extend(solving_tries(&tries, &had, &shown));
                }
                continue;
            }
            if had.is_empty() && phase != RecordedPhase::ActualPlay {
                comparison.unlooked.push((shown.clone(), phase));
                continue;
            }
            let is_line = others.iter().all(|part| part.moves.is_empty() && !part.lines.is_empty());
            let mut place = Place { label: &shown, phase, is_line, steps: Vec::new() };
            siblings(&wanted, &had, &mut place, &mut comparison);
        }
    }
    comparison
}

/// First moves that solve and that the author, who names no other solution, takes for tries.
fn solving_tries(tries: &[Node], had: &[Node], label: &Option<String>) -> Vec<Path> {
    let is_try = |first: &&Node| tries.iter().any(|tried| is_same_move(&tried.step.text, &first.step.text));
    let place = Place { label, phase: RecordedPhase::ActualPlay, is_line: false, steps: Vec::new() };
    had.iter().filter(is_try).map(|first| place.path(first)).collect()
}

/// The parts of each twin; what has no label is the first twin.
fn by_label(solution: &RecordedSolution) -> Vec<(String, Vec<&RecordedPart>)> {
    let mut found: Vec<(String, Vec<&RecordedPart>)> = Vec::new();
    for part in &solution.parts {
        let label = part.label.clone().unwrap_or_else(|| "a".to_owned());
        match found.iter_mut().find(|(known, _)| *known == label) {
            Some((_, parts)) => parts.push(part),
            None => found.push((label, vec![part])),
        }
    }
    found
}

/// Where the solution begins, by which set play is told from it.
struct Beginning {
    /// Half-moves left out before the lines of the solution.
    leading: usize,
    /// Whether the solution of battle play begins with the second half of a move (play after the key).
    is_second_half: bool,
}

impl Beginning {
    fn of(one: &[&RecordedPart], other: &[&RecordedPart]) -> Beginning {
        let parts = || one.iter().chain(other);
        let leading = parts().filter_map(|part| part.least_leading()).min().unwrap_or(0);
        let is_second_half = parts().flat_map(|part| &part.moves).all(|first| first.is_second_half);
        Beginning { leading, is_second_half }
    }

    fn phase(&self, first: &RecordedMove) -> RecordedPhase {
        if first.mark == RecordedMark::Try {
            RecordedPhase::Try
        } else if first.is_second_half && !self.is_second_half {
            RecordedPhase::SetPlay
        } else {
            RecordedPhase::ActualPlay
        }
    }

    /// The play of a phase as one tree.
    fn tree(&self, parts: &[&RecordedPart], phase: RecordedPhase) -> Vec<Node> {
        let moves = parts.iter().flat_map(|part| &part.moves);
        let mut tree = nodes(moves.filter(|first| self.phase(first) == phase), false);
        let of_phase = |line: &&RecordedLine| match phase {
            RecordedPhase::SetPlay => line.leading > self.leading,
            RecordedPhase::ActualPlay => line.leading == self.leading,
            RecordedPhase::Try => false,
        };
        let lines = parts.iter().flat_map(|part| &part.lines).filter(of_phase);
        let lines: Vec<&[RecordedMove]> =
            lines.map(|line| &line.moves[..line.moves.len().min(LONGEST)]).collect();
        add_lines(&mut tree, &lines);
        tree
    }
}

/// A half-move with what follows it.
struct Node {
    step: PathStep,
    replies: Vec<Node>,
    threats: Vec<Node>,
    refutations: Vec<Node>,
}

/// Puts moves together that are the same: what follows one of them may be written in several places.
fn nodes<'m>(moves: impl Iterator<Item = &'m RecordedMove>, is_threat: bool) -> Vec<Node> {
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut groups: Vec<Vec<&RecordedMove>> = Vec::new();
    for written in moves {
        let at = *places.entry(written.text.as_str()).or_insert(groups.len());
        if at == groups.len() {
            groups.push(Vec::new());
        }
        groups[at].push(written);
    }
    let node = |group: &Vec<&RecordedMove>| {
        let below = |list: fn(&RecordedMove) -> &Vec<RecordedMove>, is_threat| {
            let all: Vec<&RecordedMove> = group.iter().flat_map(|written| list(written)).collect();
            nodes(all.into_iter(), is_threat)
        };
        Node {
            step: step(group[0], is_threat),
            replies: below(|written| &written.replies, false),
            threats: below(|written| &written.threats, true),
            refutations: below(|written| &written.refutations, false),
        }
    };
    groups.iter().map(node).collect()
}

fn step(from: &RecordedMove, is_threat: bool) -> PathStep {
    PathStep { number: from.number, is_second_half: from.is_second_half, text: from.text.clone(), is_threat }
}

/// Puts lines together that begin alike.
fn add_lines(tree: &mut Vec<Node>, lines: &[&[RecordedMove]]) {
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut groups: Vec<(&RecordedMove, Vec<&[RecordedMove]>)> = Vec::new();
    for line in lines {
        let Some((first, rest)) = line.split_first() else { continue };
        let at = *places.entry(first.text.as_str()).or_insert(groups.len());
        if at == groups.len() {
            groups.push((first, Vec::new()));
        }
        groups[at].1.push(rest);
    }
    let known: HashMap<String, usize> =
        tree.iter().enumerate().map(|(at, node)| (node.step.text.clone(), at)).collect();
    for (first, rests) in groups {
        let at = known.get(&first.text).copied().unwrap_or(tree.len());
        if at == tree.len() {
            tree.push(Node {
                step: step(first, false),
                replies: vec![],
                threats: vec![],
                refutations: vec![],
            });
        }
        add_lines(&mut tree[at].replies, &rests);
    }
}

/// Where the comparison is.
struct Place<'a> {
    label: &'a Option<String>,
    phase: RecordedPhase,
    is_line: bool,
    steps: Vec<PathStep>,
}

impl Place<'_> {
    fn path(&self, last: &Node) -> Path {
        let steps = self.steps.iter().chain([&last.step]).cloned().collect();
        Path { label: self.label.clone(), phase: self.phase, is_line: self.is_line, steps }
    }
}

/// Compares moves between which one chooses; the author wrote at least one of them.
fn siblings(wanted: &[Node], had: &[Node], place: &mut Place<'_>, comparison: &mut Comparison) {
    let mut by_text: HashMap<&str, usize> = HashMap::new();
    for (index, node) in had.iter().enumerate() {
        by_text.entry(node.step.text.as_str()).or_insert(index);
    }
    let mut taken = vec![false; had.len()];
    let mut partners: Vec<Option<usize>> = Vec::with_capacity(wanted.len());
    for node in wanted {
        // A move that is written twice is the same one twice.
        let partner = by_text.get(node.step.text.as_str()).copied();
        partner.into_iter().for_each(|at| taken[at] = true);
        partners.push(partner);
    }
    for (node, partner) in wanted.iter().zip(&mut partners).filter(|(_, partner)| partner.is_none()) {
        *partner = (0..had.len()).find(|&at| !taken[at] && is_same_move(&node.step.text, &had[at].step.text));
        if let Some(at) = *partner {
            taken[at] = true;
        }
    }
    for (node, partner) in wanted.iter().zip(partners) {
        let Some(partner) = partner.map(|at| &had[at]) else {
            comparison.missing.push(place.path(node));
            continue;
        };
        place.steps.push(node.step.clone());
        for (wanted, had) in [
            (&node.threats, &partner.threats),
            (&node.replies, &partner.replies),
            (&node.refutations, &partner.refutations),
        ] {
            if !wanted.is_empty() {
                siblings(wanted, had, place, comparison);
            }
        }
        place.steps.pop();
    }
    for (node, _) in had.iter().zip(taken).filter(|(_, taken)| !taken) {
        comparison.extra.push(place.path(node));
    }
}

#[cfg(test)]
#[path = "compare_tests.rs"]
mod tests;
