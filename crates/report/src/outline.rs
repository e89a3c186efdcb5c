//! The play of a phase as numbered text, as a tree or as lines, for writers that have a way of their own to set it out.

use problem::{Language, Statement, Wording};
use solution::{
    After, Content, Limit, Line, Mark, Node, Note, Phase, PhaseKind, PlayedMove, PostKey, Reach, Solution,
    Turn,
};

use crate::text::{self, Notation, Words, mark, numbers, spell_lines, spell_turns};

/// Notation and words of a problem.
pub(crate) type Spelling<'a> = (Notation, Wording<'a>);

/// What a branch is to the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// A move of the play.
    Move,
    /// A threat of the move before it.
    Threat,
    /// A defence that defeats the try before it.
    Refutation,
}

/// A half-move, or a turn of progressive play, with what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Branch {
    /// With its number and its marks: `1.Qb1-d3 !`.
    pub(crate) text: String,
    /// What it is to the branch before it.
    pub(crate) role: Role,
    /// Whether it is a first move with a mark of its own.
    pub(crate) mark: Option<Mark>,
    /// `threat:`, `zugzwang.` or nothing.
    pub(crate) after: &'static str,
    /// Threats, replies, refutations.
    pub(crate) children: Vec<Branch>,
    /// Whether some of what follows was left out.
    pub(crate) is_cut: bool,
}

impl Branch {
    fn is_leaf(&self) -> bool {
        self.children.is_empty() && !self.is_cut && self.after.is_empty()
    }

    /// The children that are short enough to stand in the line of the branch itself: threats after which nothing is written,
    /// and up to four replies of that sort if there are no others; and those that stand below it.
    pub(crate) fn beside_and_below(&self) -> (Vec<&Branch>, Vec<&Branch>) {
        const MOST: usize = 4;
        let (threats, rest): (Vec<&Branch>, Vec<&Branch>) =
            self.children.iter().partition(|child| child.role == Role::Threat);
        let fits =
            |branches: &[&Branch]| branches.len() <= MOST && branches.iter().all(|child| child.is_leaf());
        let mut beside = Vec::new();
        let mut below = Vec::new();
        let place = if fits(&threats) { &mut beside } else { &mut below };
        place.extend(threats);
        let is_plain = rest.iter().all(|child| child.role == Role::Move);
        let place = if is_plain && below.is_empty() && fits(&rest) { &mut beside } else { &mut below };
        place.extend(rest);
        (beside, below)
    }
}

/// Play as a tree.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tree {
    /// What the move before the play threatens: `threat:`, `zugzwang.` or nothing.
    pub(crate) after: &'static str,
    /// The first moves.
    pub(crate) branches: Vec<Branch>,
    /// How many moves are in it.
    pub(crate) shown: usize,
    /// How many moves there are.
    pub(crate) all: usize,
}

/// The play of a phase as a tree of at most about `most` moves: first moves are always there. Nothing for lines.
pub(crate) fn tree(content: &Content, depth: usize, spelling: Spelling<'_>, most: usize) -> Option<Tree> {
    let mut planter = Planter { spelling, left: most, shown: 0 };
    let mut tree = Tree::default();
    match content {
        Content::Tree(nodes) => {
            tree.all = count(nodes);
            tree.branches = planter.nodes(nodes, depth, Role::Move);
        }
        Content::PostKey(play) => {
            tree.after = after(play.after, planter.language());
            tree.all = count(&play.threats) + count(&play.replies);
            tree.branches = planter.post_key(play);
        }
        Content::Turns(turns) => {
            tree.all = count_turns(turns);
            tree.branches = planter.turns(turns, 1, Role::Move);
        }
        Content::Lines(_) => return None,
    }
    tree.shown = planter.shown;
    Some(tree)
}

fn count(nodes: &[Node]) -> usize {
    nodes.iter().map(|node| 1 + count(&node.threats) + count(&node.replies) + count(&node.refutations)).sum()
}

fn count_turns(turns: &[Turn]) -> usize {
    turns.iter().map(|turn| 1 + count_turns(&turn.replies) + count_turns(&turn.refutations)).sum()
}

fn after(after: After, language: Language) -> &'static str {
    let words = Words::of(language);
    match after {
        After::Silent => "",
        After::Threat => words.threat.trim(),
        After::Zugzwang => words.zugzwang.trim(),
    }
}

struct Planter<'a> {
    spelling: Spelling<'a>,
    /// How many moves may follow first moves.
    left: usize,
    shown: usize,
}

impl Planter<'_> {
    fn language(&self) -> Language {
        self.spelling.1.language
    }

    fn nodes(&mut self, nodes: &[Node], depth: usize, role: Role) -> Vec<Branch> {
        let (notation, wording) = self.spelling;
        let moves: Vec<&PlayedMove> = nodes.iter().map(|node| &node.played).collect();
        let mut spelt = notation.alternatives(&moves, wording);
        // First moves come before what follows the first of them.
        self.shown += nodes.len();
        self.left = self.left.saturating_sub(nodes.len());
        nodes.iter().zip(&mut spelt).map(|(node, spelt)| self.node(node, spelt, depth, role)).collect()
    }

    fn node(&mut self, node: &Node, spelt: &str, depth: usize, role: Role) -> Branch {
        let dots = if depth % 2 == 1 { ".." } else { "" };
        let refutes = if node.refutes { Words::of(self.language()).refutes } else { "" };
        let text = format!("{}.{dots}{spelt}{} {refutes}", depth / 2 + 1, node.mark.map_or("", mark));
        let mut branch = Branch {
            text: text.trim_end().to_owned(),
            role,
            mark: node.mark,
            after: after(node.after, self.language()),
            children: Vec::new(),
            is_cut: false,
        };
        for (nodes, depth, role) in [
            (&node.threats, depth + 2, Role::Threat),
            (&node.replies, depth + 1, Role::Move),
            (&node.refutations, depth + 1, Role::Refutation),
        ] {
            let fitting = &nodes[..nodes.len().min(self.left)];
            branch.is_cut |= fitting.len() < nodes.len();
            branch.children.extend(self.nodes(fitting, depth, role));
        }
        branch
    }

    fn post_key(&mut self, play: &PostKey) -> Vec<Branch> {
        let mut branches = self.nodes(&play.threats, play.leading + 1, Role::Threat);
        branches.extend(self.nodes(&play.replies, play.leading, Role::Move));
        branches
    }

    fn turns(&mut self, turns: &[Turn], number: usize, role: Role) -> Vec<Branch> {
        self.shown += turns.len();
        self.left = self.left.saturating_sub(turns.len());
        let spelt = spell_turns(turns, self.spelling);
        turns.iter().zip(spelt).map(|(turn, spelt)| self.turn(turn, &spelt, number, role)).collect()
    }

    fn turn(&mut self, turn: &Turn, spelt: &[String], number: usize, role: Role) -> Branch {
        let refutes = if turn.refutes { Words::of(self.language()).refutes } else { "" };
        let text = format!("{number}.{}{} {refutes}", spelt.join(" "), turn.mark.map_or("", mark));
        let mut branch = Branch {
            text: text.trim_end().to_owned(),
            role,
            mark: turn.mark,
            after: "",
            children: Vec::new(),
            is_cut: false,
        };
        for (turns, role) in [(&turn.replies, Role::Move), (&turn.refutations, Role::Refutation)] {
            let fitting = &turns[..turns.len().min(self.left)];
            branch.is_cut |= fitting.len() < turns.len();
            branch.children.extend(self.turns(fitting, number + 1, role));
        }
        branch
    }
}

/// The lines in their order: `1.Kd2-d3 Rc1-c8 #`.
pub(crate) fn lines(lines: &[Line], spelling: Spelling<'_>) -> Vec<String> {
    let mut spelt = vec![Vec::new(); lines.len()];
    spell_lines(spelling, lines, 0, &mut spelt);
    lines.iter().zip(&spelt).map(|(line, spelt)| self::line(line, spelt)).collect()
}

fn line(line: &Line, spelt: &[String]) -> String {
    let mut text = String::from(match line.leading {
        0 => "",
        1 => "1...",
        _ => "1... ... ",
    });
    for (index, (number, spelt)) in numbers(line).into_iter().zip(spelt).enumerate() {
        if index > 0 {
            text.push(' ');
        }
        if let Some(number) = number {
            text.push_str(&format!("{number}."));
        }
        text.push_str(spelt);
    }
    text + line.mark.map_or("", mark)
}

/// What could not be obeyed, and why phases are missing: a sentence each.
pub(crate) fn notes(statement: &Statement, solution: &Solution) -> Vec<String> {
    let notes = text::notes(statement, solution);
    let mut sentences: Vec<String> =
        notes.lines().map(str::trim).filter(|note| !note.is_empty()).map(str::to_owned).collect();
    if solution.notes.contains(&Note::KingCapturable) {
        sentences.push(Words::of(statement.language).king_capturable.trim().to_owned());
    }
    sentences
}

/// What a phase is called where there are several.
pub(crate) fn phase_name(phase: &Phase, solution: &Solution) -> &'static str {
    let has_set_play = solution.phases.iter().any(|phase| phase.kind == PhaseKind::SetPlay);
    match phase.kind {
        PhaseKind::SetPlay => "Set play",
        PhaseKind::ActualPlay if has_set_play => "Actual play",
        PhaseKind::ActualPlay => "Play",
    }
}

/// Why the search ended and how far it came.
pub(crate) fn stopped(limit: Limit, reach: Option<Reach>) -> String {
    let why = match limit {
        Limit::MaxSolutions => "The search was stopped at the number of solutions asked for",
        Limit::MaxTime => "The search was stopped at the limit of time",
        Limit::Cancelled => "The search was stopped",
    };
    let how_far = match reach {
        Some(Reach { half_moves, done, all }) if all > 0 => {
            let complete = if half_moves > 0 {
                format!("all lines of up to {half_moves} half-moves are known, and ")
            } else {
                String::new()
            };
            format!(": {complete}{done} of {all} beginnings were searched")
        }
        _ => String::new(),
    };
    format!("{why}{how_far}.")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use problem::Goal;

    use super::*;
    use crate::text::samples::{node, played};

    fn spelling() -> Spelling<'static> {
        (Notation::Popeye, Wording::default())
    }

    fn mating(text: &str) -> Node {
        Node { played: PlayedMove { check: true, goal: Some(Goal::Mate), ..played(text) }, ..node(text) }
    }

    fn key() -> Node {
        Node {
            mark: Some(Mark::Key),
            after: After::Threat,
            threats: vec![mating("wQd3-g6"), mating("wQd3-h3")],
            replies: vec![Node { replies: vec![mating("wQd3-h3")], ..node("bKh6-h5") }],
            ..node("wQb1-d3")
        }
    }

    #[test]
    fn short_threats_and_replies_stand_beside_their_move() {
        let tree = tree(&Content::Tree(vec![key()]), 0, spelling(), 100).unwrap();
        assert_eq!((tree.shown, tree.all), (5, 5));
        let key = &tree.branches[0];
        assert_eq!((key.text.as_str(), key.after), ("1.Qb1-d3 !", "threat:"));
        let (beside, below) = key.beside_and_below();
        let texts = |branches: &[&Branch]| -> Vec<String> {
            branches.iter().map(|branch| branch.text.clone()).collect()
        };
        assert_eq!(texts(&beside), ["2.Qd3-g6 #", "2.Qd3-h3 #"]);
        assert_eq!(texts(&below), ["1...Kh6-h5"]);
        let (beside, below) = below[0].beside_and_below();
        assert_eq!(texts(&beside), ["2.Qd3-h3 #"]);
        assert!(below.is_empty());
    }

    #[test]
    fn long_trees_are_cut() {
        let tree = tree(&Content::Tree(vec![key(), key()]), 0, spelling(), 4).unwrap();
        assert_eq!((tree.shown, tree.all), (4, 10));
        let [first, second] = &tree.branches[..] else { panic!("both keys are there") };
        assert_eq!((first.children.len(), first.is_cut), (2, true));
        assert_eq!((second.children.len(), second.is_cut), (0, true));
    }

    #[test]
    fn numbers_of_lines() {
        for (leading, expected) in [
            (0, "1.Kd2-d3 Rc1-c8 2.Kd3-e4"),
            (1, "1...Kd2-d3 2.Rc1-c8 Kd3-e4"),
            (2, "1... ... 2.Kd2-d3 Rc1-c8 3.Kd3-e4"),
        ] {
            let half_moves = ["bKd2-d3", "wRc1-c8", "bKd3-e4"].map(|text| Arc::new(played(text))).to_vec();
            let line = Line { leading, half_moves, ..Line::default() };
            assert_eq!(lines(&[line], spelling()), [expected]);
        }
    }
}
