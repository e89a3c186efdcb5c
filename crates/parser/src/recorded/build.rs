//! Lines of a written solution, put together to trees and lines of play.

use problem::{RecordedLine, RecordedMark, RecordedMove, RecordedPart};

use super::warning;
use super::words::{Item, WrittenLine, WrittenMove};
use crate::diagnostic::Diagnostic;

/// Deepest tree, in half-moves.
const DEEPEST: usize = 200;

/// Longest line, in half-moves.
const LONGEST: usize = 1000;

/// Most moves that stand for one written move: alternatives, each in answer to several.
const MOST_ALTERNATIVES: usize = 64;

/// Puts the play of a part together.
pub(super) fn play(lines: &[WrittenLine<'_>], part: &mut RecordedPart, diagnostics: &mut Vec<Diagnostic>) {
    if is_tree(lines) {
        let mut tree = Tree { closes_at_blanks: has_words(lines), ..Tree::default() };
        for line in lines {
            tree.line(line, diagnostics);
        }
        part.moves = tree.finish();
    } else {
        part.lines = read_lines(lines, diagnostics);
    }
}

fn items<'l, 't>(lines: &'l [WrittenLine<'t>]) -> impl Iterator<Item = &'l Item<'t>> {
    lines.iter().flat_map(|line| &line.items)
}

/// Whether threats, zugzwang or refutations are told in words, as programs do.
fn has_words(lines: &[WrittenLine<'_>]) -> bool {
    items(lines).any(|item| matches!(item, Item::Threat | Item::Zugzwang | Item::But | Item::Refutes))
}

/// Whether the play is that of battle: it has words for it, judged first moves, or lines that go on with a later move.
fn is_tree(lines: &[WrittenLine<'_>]) -> bool {
    let has_threats = items(lines).any(|item| matches!(item, Item::Open));
    has_threats
        || has_words(lines)
        || lines.iter().any(|line| {
            let mut items = line.items.iter();
            let Some(Item::Number { number, .. }) = items.next() else { return false };
            let is_judged =
                |item: &Item<'_>| matches!(item, Item::Move(first) if !first.judgement.is_empty());
            *number > 1 || items.next().is_some_and(is_judged)
        })
}

fn plain_move(written: &WrittenMove<'_>, text: &str, number: u32, is_second_half: bool) -> RecordedMove {
    let text = text.to_owned();
    RecordedMove { number, is_second_half, text, is_goal: written.is_goal, ..RecordedMove::default() }
}

/// Help and series play: a line for each line of the text.
fn read_lines(lines: &[WrittenLine<'_>], diagnostics: &mut Vec<Diagnostic>) -> Vec<RecordedLine> {
    let mut found: Vec<RecordedLine> = Vec::new();
    for line in lines {
        // The number of the next half-move, and whether it is a second half.
        let (mut number, mut is_second_half) = (1, false);
        let mut starts = true;
        for item in &line.items {
            match item {
                Item::Number { number: written, is_second_half: second } => {
                    let ended =
                        found.last().and_then(|line| line.moves.last()).is_some_and(|last| last.is_goal);
                    starts |= *written <= 1 && ended;
                    if starts {
                        found.push(RecordedLine { leading: usize::from(*second), moves: Vec::new() });
                        starts = false;
                    }
                    (number, is_second_half) = (*written, *second);
                }
                Item::Skipped => {
                    if let Some(line) = found.last_mut().filter(|line| line.moves.is_empty()) {
                        line.leading += 1;
                    }
                }
                Item::Move(written) => {
                    // A line that begins without a number goes on with the line before it.
                    if found.is_empty() {
                        found.push(RecordedLine::default());
                    }
                    starts = false;
                    let Some(line) = found.last_mut() else { continue };
                    if line.moves.len() == LONGEST {
                        diagnostics.push(too_long(written));
                        continue;
                    }
                    let mut half_move = plain_move(written, &written.texts[0], number, is_second_half);
                    half_move.mark = match written.judgement.as_str() {
                        "?!?" => RecordedMark::ForcedGoal,
                        _ => RecordedMark::None,
                    };
                    line.moves.push(half_move);
                    number = number.saturating_add(u32::from(is_second_half));
                    is_second_half = !is_second_half;
                }
                Item::Threat | Item::Zugzwang | Item::But | Item::Refutes | Item::Open | Item::Close => {}
            }
        }
    }
    found.retain(|line| !line.moves.is_empty());
    found
}

fn too_long(written: &WrittenMove<'_>) -> Diagnostic {
    warning(written.span, written.written, "from here on the play is too long to be read".to_owned())
}

/// Where a move is put below the one before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Branch {
    Reply,
    Threat,
    Refutation,
}

/// Moves with their places in the tree, by index.
struct Node {
    played: RecordedMove,
    below: Vec<(Branch, usize)>,
    threatens: bool,
}

/// Moves at the same place of the play, all those that one written move stands for.
#[derive(Clone)]
struct Place {
    /// Half-moves from the beginning.
    depth: u64,
    nodes: Vec<usize>,
}

/// Battle play being put together. The number of a move tells which one before it is answered.
#[derive(Default)]
struct Tree {
    nodes: Vec<Node>,
    roots: Vec<usize>,
    /// The moves that lead to where the text is.
    path: Vec<Place>,
    /// The paths before parentheses that are open.
    open: Vec<Vec<Place>>,
    /// Whether the next move is the first one in a parenthesis.
    opens: bool,
    /// What follows `but`: how many refutations there are.
    but: Option<usize>,
    /// Whether an empty line ends what belongs to a first move.
    closes_at_blanks: bool,
}

impl Tree {
    fn line(&mut self, line: &WrittenLine<'_>, diagnostics: &mut Vec<Diagnostic>) {
        if line.items.is_empty() && line.unknown.is_empty() && self.closes_at_blanks {
            self.path.clear();
            self.open.clear();
            self.but = None;
        }
        let mut number = None;
        for item in &line.items {
            match item {
                Item::Number { number: written, is_second_half } => {
                    number = Some(2 * u64::from(written.saturating_sub(1)) + u64::from(*is_second_half));
                }
                Item::Skipped => number = number.map(|half| half + 1),
                Item::Move(written) => {
                    let next = || self.path.last().map_or(0, |place| place.depth + 1);
                    let depth = number.take().unwrap_or_else(next);
                    self.add(depth, written, diagnostics);
                }
                Item::Threat => self.last(|node| node.threatens = true),
                Item::Zugzwang => self.last(|node| node.played.is_zugzwang = true),
                Item::Refutes => self.last(|node| node.played.refutes = true),
                Item::But => self.but = Some(0),
                Item::Open => {
                    self.open.push(self.path.clone());
                    self.opens = true;
                }
                Item::Close => {
                    self.opens = false;
                    if let Some(path) = self.open.pop() {
                        self.path = path;
                    }
                }
            }
        }
        // A parenthesis that is not closed ends with its line.
        if let Some(path) = self.open.drain(..).next() {
            self.path = path;
        }
        self.opens = false;
    }

    fn last(&mut self, change: impl Fn(&mut Node)) {
        for &index in self.path.last().map_or(&[][..], |place| &place.nodes) {
            change(&mut self.nodes[index]);
        }
    }

    fn add(&mut self, depth: u64, written: &WrittenMove<'_>, diagnostics: &mut Vec<Diagnostic>) {
        let opens = std::mem::take(&mut self.opens);
        while self.path.last().is_some_and(|place| place.depth >= depth) {
            self.path.pop();
        }
        if self.path.len() == DEEPEST {
            diagnostics.push(too_long(written));
            return;
        }
        let branch = self.branch(depth, written, opens);
        let parents = self.path.last().map_or_else(Vec::new, |place| place.nodes.clone());
        if parents.is_empty() {
            self.but = None;
        }
        let number = u32::try_from(depth / 2 + 1).unwrap_or(u32::MAX);
        let mut made = Vec::new();
        for text in &written.texts {
            let mut played = plain_move(written, text, number, depth % 2 == 1);
            played.mark = mark(depth, branch, parents.is_empty(), &written.judgement);
            let mut put = |tree: &mut Tree, parent: Option<usize>| {
                if made.len() < MOST_ALTERNATIVES {
                    let index = tree.nodes.len();
                    tree.nodes.push(Node { played: played.clone(), below: Vec::new(), threatens: false });
                    match parent {
                        Some(parent) => tree.nodes[parent].below.push((branch, index)),
                        None => tree.roots.push(index),
                    }
                    made.push(index);
                }
            };
            if parents.is_empty() {
                put(self, None);
            }
            for &parent in &parents {
                put(self, Some(parent));
            }
        }
        self.path.push(Place { depth, nodes: made });
    }

    fn branch(&mut self, depth: u64, written: &WrittenMove<'_>, opens: bool) -> Branch {
        let Some(place) = self.path.last() else { return Branch::Reply };
        let parent = place.nodes.first().map(|&index| &self.nodes[index]);
        let after_first = self.path.len() == 1 && depth == place.depth + 1;
        let is_tried = parent.is_some_and(|parent| parent.played.mark == RecordedMark::Try);
        let is_judged = written.judgement.contains('!');
        let skips = parent.is_some_and(|parent| parent.threatens) && depth == place.depth + 2;
        if opens || skips {
            return Branch::Threat;
        }
        if let Some(refutations) = self.but.as_mut().filter(|_| after_first)
            && (is_judged || *refutations == 0)
        {
            *refutations += 1;
            return Branch::Refutation;
        }
        if after_first && is_tried && is_judged { Branch::Refutation } else { Branch::Reply }
    }

    fn finish(self) -> Vec<RecordedMove> {
        let mut nodes: Vec<Option<Node>> = self.nodes.into_iter().map(Some).collect();
        self.roots.iter().filter_map(|&root| take(&mut nodes, root)).collect()
    }
}

/// How a move is judged. Only first moves and what defeats them are.
fn mark(depth: u64, branch: Branch, is_first: bool, judgement: &str) -> RecordedMark {
    if branch == Branch::Refutation {
        return RecordedMark::Refutation;
    }
    match judgement {
        "?!?" => RecordedMark::ForcedGoal,
        _ if !is_first || depth % 2 == 1 => RecordedMark::None,
        "" => RecordedMark::None,
        marks if marks.contains('?') => RecordedMark::Try,
        _ => RecordedMark::Key,
    }
}

fn take(nodes: &mut [Option<Node>], index: usize) -> Option<RecordedMove> {
    let Node { mut played, below, .. } = nodes[index].take()?;
    for (branch, index) in below {
        let moves = match branch {
            Branch::Reply => &mut played.replies,
            Branch::Threat => &mut played.threats,
            Branch::Refutation => &mut played.refutations,
        };
        moves.extend(take(nodes, index));
    }
    Some(played)
}
