use std::sync::Arc;

use problem::{Statement, Wording};
use solution::{
    After, Content, Line, Lines, Mark, Node, Numbering, Phase, PhaseKind, PlayedMove, PostKey, Progress,
    Solution,
};

use super::Notation;
use super::ending::elapsed;
use super::stipulation::phase_count;
use super::turns;
use super::words::Words;

/// All play of one side in Popeye's notation and in English: every phase ends with a line feed, also an empty one.
pub fn body(solution: &Solution) -> String {
    body_in(solution, Notation::Popeye, Wording::default())
}

/// All play of one side in this notation and wording. A language is the wording of a problem that defines no walks.
pub fn body_in<'a>(solution: &Solution, notation: Notation, wording: impl Into<Wording<'a>>) -> String {
    let mut writer = Writer { text: String::new(), notation, wording: wording.into() };
    for phase in &solution.phases {
        writer.phase(phase);
    }
    writer.text
}

/// One line of play, as it stands in a solution but for the line feed.
pub(super) fn line_in(line: &Line, notation: Notation, wording: Wording<'_>) -> String {
    let mut writer = Writer { text: String::new(), notation, wording };
    let mut spelt = [Vec::new()];
    spell_lines((notation, wording), std::slice::from_ref(line), 0, &mut spelt);
    writer.line(line, &spelt[0]);
    writer.text
}

/// What stands in place of the play of a side that cannot be solved at all: its phases are empty.
pub fn unsolved(statement: &Statement) -> String {
    "\n".repeat(phase_count(statement))
}

pub(crate) fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Key | Mark::Refutation => " !",
        Mark::Try => " ?",
        Mark::ForcedGoal => " ?!?",
    }
}

struct Writer<'a> {
    text: String,
    notation: Notation,
    wording: Wording<'a>,
}

impl Writer<'_> {
    fn phase(&mut self, phase: &Phase) {
        match &phase.content {
            Content::Tree(nodes) => {
                let depth = match phase.kind {
                    PhaseKind::SetPlay => 1,
                    PhaseKind::ActualPlay => 0,
                };
                for (index, (node, spelt)) in nodes.iter().zip(self.spell(nodes)).enumerate() {
                    self.progress(&phase.progress, index);
                    self.node(node, &spelt, depth);
                    if matches!(node.mark, Some(Mark::Key | Mark::Try)) {
                        self.text.push('\n');
                    }
                }
                self.progress(&phase.progress, nodes.len());
            }
            Content::PostKey(play) => self.post_key(play),
            Content::Lines(Lines(lines)) => self.lines(lines, &phase.progress),
            Content::Turns(found) => turns::write(&mut self.text, found, 1, (self.notation, self.wording)),
        }
        self.text.push('\n');
    }

    fn spell(&self, nodes: &[Node]) -> Vec<String> {
        let moves: Vec<&PlayedMove> = nodes.iter().map(|node| &node.played).collect();
        self.notation.alternatives(&moves, self.wording)
    }

    fn indent(&mut self, depth: usize) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n(' ', 4 * depth));
    }

    fn nodes(&mut self, nodes: &[Node], depth: usize) {
        for (node, spelt) in nodes.iter().zip(self.spell(nodes)) {
            self.node(node, &spelt, depth);
        }
    }

    /// A half-move at `depth` half-moves from the beginning, and everything after it.
    fn node(&mut self, node: &Node, spelt: &str, depth: usize) {
        self.indent(depth);
        if depth == 0 {
            self.text.push(' ');
        }
        let dots = if depth % 2 == 1 { ".." } else { "" };
        let number = depth / 2 + 1;
        self.text.push_str(&format!("{number:>3}.{dots}{spelt}"));
        self.text.push_str(node.mark.map_or("", mark));
        self.after(node.after);
        self.nodes(&node.threats, depth + 2);
        self.nodes(&node.replies, depth + 1);
        if node.refutes {
            self.indent(depth + 1);
            self.text.push_str(Words::of(self.wording.language).refutes);
        }
        if !node.refutations.is_empty() {
            self.text.push_str("\n    ");
            self.text.push_str(Words::of(self.wording.language).but);
            self.nodes(&node.refutations, depth + 1);
        }
    }

    fn after(&mut self, after: After) {
        let words = Words::of(self.wording.language);
        self.text.push_str(match after {
            After::Silent => "",
            After::Threat => words.threat,
            After::Zugzwang => words.zugzwang,
        });
    }

    fn post_key(&mut self, play: &PostKey) {
        if play.check {
            self.text.push_str(" +");
        }
        if play.after != After::Silent {
            self.text.push('\n');
            self.after(play.after);
        }
        self.nodes(&play.threats, play.leading + 1);
        self.nodes(&play.replies, play.leading);
    }

    fn lines(&mut self, lines: &[Line], progress: &[Progress]) {
        let mut spelt = vec![Vec::new(); lines.len()];
        spell_lines((self.notation, self.wording), lines, 0, &mut spelt);
        for (index, (line, spelt)) in lines.iter().zip(&spelt).enumerate() {
            self.progress(progress, index);
            self.line(line, spelt);
        }
        self.progress(progress, lines.len());
    }

    /// The first moves whose turn comes before the item with this index.
    fn progress(&mut self, progress: &[Progress], index: usize) {
        for told in progress.iter().filter(|told| told.before == index) {
            let numbers: Vec<String> = told.numbers.iter().map(u32::to_string).collect();
            let spelt = self.notation.alternatives(&[&told.played], self.wording).concat();
            self.text.push_str(&format!("\n{:>3}", numbers[0]));
            for number in &numbers[1..] {
                self.text.push_str(&format!(":{number}"));
            }
            self.text.push_str(&format!("  ({spelt} "));
            if let Some(time) = told.time {
                let words = Words::of(self.wording.language);
                self.text.push_str(&format!("   {}{}", words.time, elapsed(time)));
            }
            self.text.push(')');
        }
    }

    fn line(&mut self, line: &Line, spelt: &[String]) {
        self.text.push('\n');
        self.text.push_str(match line.leading {
            0 => "",
            1 => "  1...",
            _ => "  1...  ...",
        });
        for (index, (number, spelt)) in numbers(line).into_iter().zip(spelt).enumerate() {
            if index > 0 {
                self.text.push(' ');
            }
            if let Some(number) = number {
                self.text.push_str(&format!("{number:>3}."));
            }
            self.text.push_str(spelt);
        }
        self.text.push_str(line.mark.map_or("", mark));
    }
}

/// The number that stands before each half-move, where there is one.
///
/// The side that begins carries the numbers of the moves, or its opponent where half-moves before were left out.
pub(crate) fn numbers(line: &Line) -> Vec<Option<usize>> {
    let mut number = if line.leading == 0 { 1 } else { 2 };
    let begins = line.half_moves.first().and_then(|played| played.side());
    let mut numbered = if line.leading == 1 { begins.map(|side| !side) } else { begins };
    let mut numbers = Vec::new();
    for (index, played) in line.half_moves.iter().enumerate() {
        let side = played.side();
        if line.restarts.contains(&index) {
            (number, numbered) = (1, side);
        }
        let is_numbered = match line.numbering {
            Numbering::Moves => side == numbered,
            Numbering::Turns => index == 0 || side != line.half_moves[index - 1].side(),
        };
        numbers.push(is_numbered.then_some(number));
        number += usize::from(is_numbered);
    }
    numbers
}

/// Appends to each of `spelt` the texts of its line from the half-move `index` on.
///
/// The lines are the same before that half-move. Lines that begin alike stand side by side, so that the moves between
/// which one chooses are those that begin their runs.
pub(crate) fn spell_lines(
    style: (Notation, Wording<'_>),
    lines: &[Line],
    index: usize,
    spelt: &mut [Vec<String>],
) {
    let half_move = |line: &Line| line.half_moves.get(index).cloned();
    let runs: Vec<&[Line]> =
        lines.chunk_by(|a, b| a.half_moves.get(index) == b.half_moves.get(index)).collect();
    let firsts: Vec<Option<Arc<PlayedMove>>> = runs.iter().map(|run| half_move(&run[0])).collect();
    let moves: Vec<&PlayedMove> = firsts.iter().flatten().map(Arc::as_ref).collect();
    let (notation, wording) = style;
    let mut texts = notation.alternatives(&moves, wording).into_iter();
    let mut rest = spelt;
    for (run, first) in runs.iter().zip(&firsts) {
        let (own, others) = rest.split_at_mut(run.len());
        rest = others;
        if run[0].half_moves.len() <= index {
            continue;
        }
        let text = first.as_ref().and_then(|_| texts.next()).unwrap_or_default();
        for line in own.iter_mut() {
            line.push(text.clone());
        }
        spell_lines(style, run, index + 1, own);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{node, played};
    use board::Side;
    use problem::{Goal, Language};
    use solution::Ending;

    fn solution(kind: PhaseKind, content: Content) -> Solution {
        Solution {
            notes: Vec::new(),
            phases: vec![Phase { kind, content, progress: Vec::new(), reach: None }],
            ending: Ending::Complete,
            nodes: 0,
        }
    }

    fn mate(text: &str) -> PlayedMove {
        PlayedMove { check: true, goal: Some(Goal::Mate), ..played(text) }
    }

    fn mating(text: &str) -> Node {
        Node { played: mate(text), ..node(text) }
    }

    fn tree(nodes: Vec<Node>) -> String {
        body(&solution(PhaseKind::ActualPlay, Content::Tree(nodes)))
    }

    #[test]
    fn keys_and_tries() {
        let key = Node {
            mark: Some(Mark::Key),
            after: After::Threat,
            threats: vec![mating("wQd3-g6"), mating("wQd3-h3")],
            replies: vec![Node { replies: vec![mating("wQd3-h3")], ..node("bKh6-h5") }],
            ..node("wQb1-d3")
        };
        let refuted = Node {
            mark: Some(Mark::Try),
            after: After::Zugzwang,
            refutations: vec![Node { mark: Some(Mark::Refutation), ..node("bKh6-h7") }],
            ..node("wQb1-b5")
        };
        let short = Node { mark: Some(Mark::Key), ..mating("wQb1-g6") };
        let expected = "
   1.Qb1-d3 ! threat:
          2.Qd3-g6 #
          2.Qd3-h3 #
      1...Kh6-h5
          2.Qd3-h3 #

   1.Qb1-b5 ? zugzwang.
    but
      1...Kh6-h7 !

   1.Qb1-g6 # !

";
        assert_eq!(tree(vec![key, refuted, short]), expected);
    }

    #[test]
    fn set_play() {
        let defence = Node { replies: vec![mating("wRb1-b8")], ..node("bKg8-h8") };
        let text = body(&solution(PhaseKind::SetPlay, Content::Tree(vec![defence])));
        assert_eq!(text, "\n      1...Kg8-h8\n          2.Rb1-b8 #\n");
    }

    #[test]
    fn forced_goals() {
        let forced = |text| Node { mark: Some(Mark::ForcedGoal), ..mating(text) };
        let text = tree(vec![forced("wRa1-a8"), forced("wRb1-b8")]);
        assert_eq!(text, "\n   1.Ra1-a8 # ?!?\n   1.Rb1-b8 # ?!?\n");
    }

    #[test]
    fn play_after_the_key() {
        let refuting = Node { refutes: true, ..node("bKh8-g8") };
        let mut play =
            PostKey { leading: 1, after: After::Zugzwang, replies: vec![refuting], ..PostKey::default() };
        let text = |play: &PostKey| body(&solution(PhaseKind::ActualPlay, Content::PostKey(play.clone())));
        assert_eq!(text(&play), "\n zugzwang.\n      1...Kh8-g8\n        refutes.\n");
        (play.check, play.after) = (true, After::Silent);
        assert_eq!(text(&play), " +\n      1...Kh8-g8\n        refutes.\n");
    }

    fn line(leading: usize, half_moves: &[&str], restarts: &[usize]) -> String {
        let mut half_moves: Vec<_> = half_moves.iter().map(|text| played(text)).collect();
        let last = half_moves.last_mut().unwrap();
        (last.check, last.goal) = (true, Some(Goal::Mate));
        let half_moves = half_moves.into_iter().map(Arc::new).collect();
        let line = Line { leading, half_moves, restarts: restarts.to_vec(), ..Line::default() };
        body(&solution(PhaseKind::ActualPlay, Content::Lines(Lines(vec![line]))))
    }

    #[test]
    fn lines() {
        for (leading, half_moves, restarts, expected) in [
            (0, vec!["bKd2-d3", "wRc1-c8"], vec![], "  1.Kd2-d3 Rc1-c8 #"),
            (1, vec!["wRc1-c4", "bKd2-d3", "wRh4-d4"], vec![], "  1...Rc1-c4   2.Kd2-d3 Rh4-d4 #"),
            (2, vec!["bKd2-d3", "wRh4-d4"], vec![], "  1...  ...  2.Kd2-d3 Rh4-d4 #"),
            (0, vec!["wRa1-a2", "wRa2-a3"], vec![], "  1.Ra1-a2   2.Ra2-a3 #"),
            (
                0,
                vec!["wKg3-f2", "bQg5-f5", "bKg7-f6", "wSf7-e5"],
                vec![1],
                "  1.Kg3-f2   1.Qg5-f5   2.Kg7-f6 Sf7-e5 #",
            ),
            // The opponent of a series moves only to parry a check.
            (
                0,
                vec!["wRa1-a2", "wRa2-a8", "bKh8-h7", "wRa8-a7"],
                vec![],
                "  1.Ra1-a2   2.Ra2-a8 Kh8-h7   3.Ra8-a7 #",
            ),
            // The side that does not carry the numbers makes all the moves.
            (1, vec!["wKf6-f7", "wRa1-h1"], vec![], "  1...Kf6-f7 Ra1-h1 #"),
        ] {
            assert_eq!(line(leading, &half_moves, &restarts), format!("\n{expected}\n"));
        }
    }

    #[test]
    fn short_notation() {
        let defences = vec![
            Node { replies: vec![mating("wRb1-b8"), mating("wRa8-b8")], ..node("bKg8-h8") },
            node("bKg8-f8"),
        ];
        let content = Content::Tree(defences);
        let text = body_in(&solution(PhaseKind::SetPlay, content), Notation::Short, Language::English);
        let expected = "
      1...Kh8
          2.Rb1b8#
          2.Ra8b8#
      1...Kf8
";
        assert_eq!(text, expected);
        let line = |half_moves: &[&str]| Line {
            half_moves: half_moves.iter().map(|text| Arc::new(played(text))).collect(),
            ..Line::default()
        };
        let lines =
            vec![line(&["bKd2-d3", "wRc1-c8"]), line(&["bKd2-d3", "wRh8-c8"]), line(&["bKd2-e3", "wRc1-c8"])];
        let text = body_in(
            &solution(PhaseKind::ActualPlay, Content::Lines(Lines(lines))),
            Notation::Short,
            Language::English,
        );
        assert_eq!(text, "\n  1.Kd3 Rc1c8\n  1.Kd3 Rh8c8\n  1.Ke3 Rc8\n");
    }

    #[test]
    fn neutral_units_carry_the_numbers_of_the_side_that_moves_them() {
        let turn = |mut played: PlayedMove, side| {
            played.effects = vec![board::Effect::Turn { side }];
            Arc::new(played)
        };
        let half_moves = vec![
            turn(played("nRa1-a2"), Side::Black),
            turn(played("nRa2-a3"), Side::Black),
            turn(played("nRa3-a4"), Side::White),
        ];
        let lines = Lines(vec![Line { half_moves, ..Line::default() }]);
        let text = body(&solution(PhaseKind::ActualPlay, Content::Lines(lines)));
        assert_eq!(text, "\n  1.nRa1-a2   2.nRa2-a3 nRa3-a4\n");
    }

    #[test]
    fn an_empty_phase_is_an_empty_line() {
        assert_eq!(tree(Vec::new()), "\n");
    }
}
