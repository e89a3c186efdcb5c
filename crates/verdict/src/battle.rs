//! Battle play: keys, and duals after them.

use std::sync::Arc;

use board::Effect;
use solution::{Line, Mark, Node, PlayedMove, PostKey};

use crate::judge::{Bench, move_number};
use crate::promotion::{by_own_choice, is_settled_by_promotion, promoted_to};
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
    let chosen = by_own_choice(keys(nodes), bench.owner_chooses);
    bench.counts.solutions = chosen.len();
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
        bench.find(kind, Line::default(), chosen.iter().map(|group| shared(&group[0].played)).collect());
        // Which of the keys is the author's, and so whose duals matter, is not known.
        return bench.weightiest();
    }
    if !is_single {
        bench.find(FindingKind::NotJudged, Line::default(), Vec::new());
        return bench.weightiest().max(Kind::Undecided);
    }
    for key in keys(nodes).filter(|key| !is_short(key)) {
        let mut duals = Duals { bench, moves, path: vec![shared(&key.played)], leading: 0, passed: 0 };
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
    // Without a defence that makes a difference it is not known whether there is a legal one at all.
    if !is_single || play.replies.is_empty() && play.idle.is_empty() {
        bench.find(FindingKind::NotJudged, leading_line(play.leading), Vec::new());
        return Kind::Undecided;
    }
    let needed = longest_answer(&play.replies).max(longest_answer(&play.idle));
    if needed < moves {
        // A long threat can be one that no legal move allows.
        let kind = match longest(&play.threats) < moves {
            true => FindingKind::ShortSolution { moves: usize::from(needed) + 1 },
            false => FindingKind::NotJudged,
        };
        bench.find(kind, leading_line(play.leading), Vec::new());
        return bench.weightiest();
    }
    // Moves are counted from the key on.
    let moves = moves.saturating_add(1);
    let mut duals = Duals { bench, moves, path: Vec::new(), leading: play.leading, passed: 0 };
    duals.after(&play.threats, &play.replies, &play.idle);
    bench.weightiest()
}

/// The number of moves that the attacker needs for the longest of these moves.
fn longest(nodes: &[Node]) -> u16 {
    nodes.iter().filter_map(|node| node.moves).max().unwrap_or(0)
}

/// The number of moves that the longest answer to a defence takes; none where the defence is the end of play.
fn longest_answer(defences: &[Node]) -> u16 {
    defences.iter().map(|defence| longest(&defence.replies)).max().unwrap_or(0)
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
    /// Half-moves left out before the first one.
    leading: usize,
    /// Half-moves of the defender's that are left out in the path, because what is threatened was played.
    passed: usize,
}

impl Duals<'_, '_> {
    /// After an attacking move: what it threatens, the defences, and those that stop no threat.
    fn after(&mut self, threats: &[Node], replies: &[Node], idle: &[Node]) {
        match threats {
            [] => {}
            [only] => self.threat(only),
            _ => self.report(DualWeight::Threats, threats.iter()),
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

    /// The play that follows the only threat when it is carried out: it is a variation like any other.
    fn threat(&mut self, threat: &Node) {
        let (leading, passed) = (self.leading, self.passed);
        if self.path.is_empty() {
            // The half-move that the defender leaves out is the first one.
            self.leading += 1;
        } else {
            self.passed += 1;
        }
        self.path.push(shared(&threat.played));
        self.after(&threat.threats, &threat.replies, &threat.idle);
        self.path.pop();
        (self.leading, self.passed) = (leading, passed);
    }

    fn continuations(&mut self, threats: &[Node], continuations: &[Node]) {
        if continuations.is_empty() {
            // The defence is the end of play.
            return;
        }
        if by_own_choice(continuations.iter(), self.bench.owner_chooses).len() == 1 {
            for only in continuations {
                self.path.push(shared(&only.played));
                self.after(&only.threats, &only.replies, &only.idle);
                self.path.pop();
            }
            return;
        }
        let weight = if is_settled_by_promotion(continuations) {
            DualWeight::Promotion
        } else {
            self.weight(threats, continuations)
        };
        self.report(weight, continuations.iter());
    }

    /// How serious it is that all these moves lead on after the last half-move of the path.
    fn weight(&self, threats: &[Node], choices: &[Node]) -> DualWeight {
        let played = (self.leading + self.passed + self.path.len()).div_ceil(2);
        let left = choices.first().and_then(|choice| choice.moves).unwrap_or(1);
        if played + usize::from(left) < usize::from(self.moves) {
            DualWeight::ShortVariation
        } else if threats.len() > 1
            && choices.iter().any(|choice| threats.iter().any(|threat| is_same(choice, threat)))
        {
            // A defence stands here because it stops a threat, so what it allows can only be another one.
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
        if weight == DualWeight::Threats && self.path.is_empty() {
            // The half-move that the defender leaves out is the first one.
            with_move.leading += 1;
        }
        let number = move_number(&with_move);
        self.bench.find(FindingKind::Dual(Dual { number, weight }), path, moves);
    }
}

/// Whether the continuation carries out the threat; it may capture now, or no longer.
fn is_same(continuation: &Node, threat: &Node) -> bool {
    let said = |node: &Node| (node.played.from, node.played.to, promoted_to(&node.played), node.moves);
    said(continuation) == said(threat) && arrivals(&continuation.played) == arrivals(&threat.played)
}

/// Where the units that move or castle come to stand, reborn capturers among them.
fn arrivals(played: &PlayedMove) -> Vec<Effect> {
    let is_arrival = |effect: &&Effect| matches!(effect, Effect::Move { .. });
    played.effects.iter().filter(is_arrival).copied().collect()
}
