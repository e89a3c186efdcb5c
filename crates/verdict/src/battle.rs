//! Battle play: keys, and duals after them.

use std::sync::Arc;

use solution::{Line, Mark, Node, PlayedMove, PostKey};

use crate::judge::{Bench, move_number};
use crate::promotion::{is_settled_by_promotion, without_weaker_promotions};
use crate::{Dual, DualWeight, FindingKind, Kind};

/// The first moves that solve.
pub(crate) fn keys(nodes: &[Node]) -> impl Iterator<Item = &Node> {
    nodes.iter().filter(|node| node.mark == Some(Mark::Key))
}

/// Play from the key on, the attacker having `moves` moves.
pub(crate) fn judge_keys(
    bench: &mut Bench<'_>,
    nodes: &[Node],
    (moves, is_exact): (u16, bool),
    is_single: bool,
) -> Kind {
    let intended = bench.intended_first();
    bench.counts.intended = intended as u64;
    bench.counts.solutions = keys(nodes).count();
    bench.counts.tries = nodes.iter().filter(|node| node.mark == Some(Mark::Try)).count();
    if bench.counts.solutions == 0 {
        return bench.no_solution();
    }
    let is_short = |key: &&Node| !is_exact && key.moves.is_some_and(|needed| needed < moves);
    for key in keys(nodes).filter(is_short) {
        let needed = usize::from(key.moves.unwrap_or(moves));
        bench.find(FindingKind::ShortSolution { moves: needed }, Line::default(), vec![shared(&key.played)]);
    }
    if bench.counts.solutions != intended {
        let kind =
            if bench.counts.solutions > intended { FindingKind::Cook } else { FindingKind::MissingSolution };
        bench.find(kind, Line::default(), keys(nodes).map(|key| shared(&key.played)).collect());
        // Which of the keys is the author's, and so whose duals matter, is not known.
        return bench.weightiest();
    }
    if !is_single {
        bench.find(FindingKind::NotJudged, Line::default(), Vec::new());
        return bench.weightiest().max(Kind::Undecided);
    }
    for key in keys(nodes).filter(|key| !is_short(key)) {
        let mut duals = Duals { bench, moves, path: vec![shared(&key.played)], leading: 0 };
        duals.after(&key.threats, &key.replies, &key.idle);
    }
    bench.weightiest()
}

/// Play after the key, which has been made.
pub(crate) fn judge_after_key(bench: &mut Bench<'_>, play: &PostKey, moves: u16, is_single: bool) -> Kind {
    let refuting: Vec<_> = play
        .replies
        .iter()
        .filter(|defence| defence.refutes)
        .map(|defence| shared(&defence.played))
        .collect();
    bench.counts.solutions = usize::from(refuting.is_empty());
    if !refuting.is_empty() {
        bench.find(FindingKind::Refutation, leading_line(play.leading), refuting);
        return Kind::NoSolution;
    }
    if !is_single {
        bench.find(FindingKind::NotJudged, Line::default(), Vec::new());
        return Kind::Undecided;
    }
    // Moves are counted from the key on.
    let mut duals = Duals { bench, moves: moves + 1, path: Vec::new(), leading: play.leading };
    duals.after(&play.threats, &play.replies, &play.idle);
    bench.weightiest()
}

fn leading_line(leading: usize) -> Line {
    Line { leading, ..Line::default() }
}

fn shared(played: &PlayedMove) -> Arc<PlayedMove> {
    Arc::new(played.clone())
}

/// Looks for duals below a key.
struct Duals<'b, 'a> {
    bench: &'b mut Bench<'a>,
    /// Moves of the attacker in variations of full length, the key included.
    moves: u16,
    /// The half-moves from the first one on.
    path: Vec<Arc<PlayedMove>>,
    leading: usize,
}

impl Duals<'_, '_> {
    /// After an attacking move: what it threatens, the defences, and those that stop no threat.
    fn after(&mut self, threats: &[Node], replies: &[Node], idle: &[Node]) {
        if threats.len() > 1 {
            self.report(DualWeight::Threats, threats.iter());
        }
        for defence in replies {
            self.path.push(shared(&defence.played));
            self.continuations(threats, &defence.replies);
            self.path.pop();
        }
        for defence in idle.iter().filter(|defence| defence.replies.len() > threats.len()) {
            self.path.push(shared(&defence.played));
            self.report(DualWeight::AfterThreat, defence.replies.iter());
            self.path.pop();
        }
    }

    fn continuations(&mut self, threats: &[Node], continuations: &[Node]) {
        if continuations.is_empty() {
            // The defence is the end of play.
            return;
        }
        if let [only] = continuations {
            self.path.push(shared(&only.played));
            self.after(&only.threats, &only.replies, &only.idle);
            self.path.pop();
            return;
        }
        let choices = without_weaker_promotions(continuations);
        let weight = if is_settled_by_promotion(continuations) {
            DualWeight::Promotion
        } else {
            self.weight(threats, &choices)
        };
        self.report(weight, continuations.iter());
        if let [strongest] = choices[..] {
            self.path.push(shared(&strongest.played));
            self.after(&strongest.threats, &strongest.replies, &strongest.idle);
            self.path.pop();
        }
    }

    /// How serious it is that all these moves lead on after the last half-move of the path.
    fn weight(&self, threats: &[Node], choices: &[&Node]) -> DualWeight {
        let played = (self.leading + self.path.len()).div_ceil(2);
        let left = choices.first().and_then(|choice| choice.moves).unwrap_or(1);
        if played + usize::from(left) < usize::from(self.moves) {
            DualWeight::ShortVariation
        } else if choices.iter().any(|choice| threats.iter().any(|threat| is_same(choice, threat))) {
            DualWeight::AfterThreat
        } else if left == 1 {
            DualWeight::LastMove
        } else {
            DualWeight::Continuation
        }
    }

    fn report<'n>(&mut self, weight: DualWeight, nodes: impl Iterator<Item = &'n Node>) {
        let moves: Vec<_> = nodes.map(|node| shared(&node.played)).collect();
        let path = Line { half_moves: self.path.clone(), ..leading_line(self.leading) };
        let mut with_move = path.clone();
        with_move.half_moves.extend(moves.first().cloned());
        // A threat is played after a half-move that the defender leaves out.
        let passed = usize::from(weight == DualWeight::Threats);
        let number = move_number(&with_move) + passed;
        self.bench.find(FindingKind::Dual(Dual { number, weight }), path, moves);
    }
}

/// Whether the continuation carries out the threat.
fn is_same(continuation: &Node, threat: &Node) -> bool {
    let said = |node: &Node| (node.played.from, node.played.to, node.moves);
    said(continuation) == said(threat)
}
