use board::Side;
use problem::Statement;
use solution::{After, Content, Line, Lines, Mark, Node, Phase, PhaseKind, PlayedMove, PostKey, Solution};

use super::Notation;
use super::stipulation::phase_count;

/// All play of one side in Popeye's notation: every phase ends with a line feed, also an empty one.
pub fn body(solution: &Solution) -> String {
    body_in(solution, Notation::Popeye)
}

/// All play of one side in this notation.
pub fn body_in(solution: &Solution, notation: Notation) -> String {
    let mut writer = Writer { text: String::new(), notation };
    for phase in &solution.phases {
        writer.phase(phase);
    }
    writer.text
}

/// What stands in place of the play of a side that cannot be solved at all: its phases are empty.
pub fn unsolved(statement: &Statement) -> String {
    "\n".repeat(phase_count(statement))
}

fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Key | Mark::Refutation => " !",
        Mark::Try => " ?",
        Mark::ForcedGoal => " ?!?",
    }
}

struct Writer {
    text: String,
    notation: Notation,
}

impl Writer {
    fn phase(&mut self, phase: &Phase) {
        match &phase.content {
            Content::Tree(nodes) => {
                let depth = match phase.kind {
                    PhaseKind::SetPlay => 1,
                    PhaseKind::ActualPlay => 0,
                };
                for (node, spelt) in nodes.iter().zip(self.spell(nodes)) {
                    self.node(node, &spelt, depth);
                    if matches!(node.mark, Some(Mark::Key | Mark::Try)) {
                        self.text.push('\n');
                    }
                }
            }
            Content::PostKey(play) => self.post_key(play),
            Content::Lines(Lines(lines)) => self.lines(lines),
        }
        self.text.push('\n');
    }

    fn spell(&self, nodes: &[Node]) -> Vec<String> {
        let moves: Vec<&PlayedMove> = nodes.iter().map(|node| &node.played).collect();
        self.notation.alternatives(&moves)
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
            self.text.push_str("refutes.");
        }
        if !node.refutations.is_empty() {
            self.text.push_str("\n    but");
            self.nodes(&node.refutations, depth + 1);
        }
    }

    fn after(&mut self, after: After) {
        self.text.push_str(match after {
            After::Silent => "",
            After::Threat => " threat:",
            After::Zugzwang => " zugzwang.",
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
        self.nodes(&play.threats, 2);
        self.nodes(&play.replies, 1);
    }

    fn lines(&mut self, lines: &[Line]) {
        let mut spelt = vec![Vec::new(); lines.len()];
        spell_lines(self.notation, lines, 0, &mut spelt);
        for (line, spelt) in lines.iter().zip(&spelt) {
            self.line(line, spelt);
        }
    }

    /// Half-moves in two columns: the even ones, counted from 0, begin a move and carry its number. Where a series gives
    /// way to play begun by the other side the numbers begin again.
    fn line(&mut self, line: &Line, spelt: &[String]) {
        self.text.push('\n');
        let silent = line.half_moves.iter().take_while(|half_move| half_move.is_none()).count();
        match silent {
            0 => {}
            1 => self.text.push_str("  1..."),
            _ => self.text.push_str("  1...  ..."),
        }
        let mut numbered: Option<Side> = None;
        let mut offset = 0;
        let mut is_first = true;
        for (index, (half_move, spelt)) in line.half_moves.iter().zip(spelt).enumerate() {
            let Some(played) = half_move else { continue };
            if !is_first {
                self.text.push(' ');
            }
            is_first = false;
            if index % 2 == 0 {
                let side = played.side();
                if numbered.is_some() && numbered != side {
                    offset = index / 2;
                }
                numbered = side;
                let number = index / 2 - offset + 1;
                self.text.push_str(&format!("{number:>3}."));
            }
            self.text.push_str(spelt);
        }
        self.text.push_str(line.mark.map_or("", mark));
    }
}

/// Appends to each of `spelt` the texts of its line from the half-move `index` on.
///
/// The lines are the same before that half-move. Lines that begin alike stand side by side, so that the moves between
/// which one chooses are those that begin their runs.
fn spell_lines(notation: Notation, lines: &[Line], index: usize, spelt: &mut [Vec<String>]) {
    let half_move = |line: &Line| line.half_moves.get(index).cloned().flatten();
    let runs: Vec<&[Line]> =
        lines.chunk_by(|a, b| a.half_moves.get(index) == b.half_moves.get(index)).collect();
    let firsts: Vec<Option<PlayedMove>> = runs.iter().map(|run| half_move(&run[0])).collect();
    let moves: Vec<&PlayedMove> = firsts.iter().flatten().collect();
    let mut texts = notation.alternatives(&moves).into_iter();
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
        spell_lines(notation, run, index + 1, own);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{node, played};
    use problem::Goal;
    use solution::Ending;

    fn solution(kind: PhaseKind, content: Content) -> Solution {
        Solution {
            notes: Vec::new(),
            phases: vec![Phase { kind, content }],
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
            PostKey { check: false, after: After::Zugzwang, threats: Vec::new(), replies: vec![refuting] };
        let text = |play: &PostKey| body(&solution(PhaseKind::ActualPlay, Content::PostKey(play.clone())));
        assert_eq!(text(&play), "\n zugzwang.\n      1...Kh8-g8\n        refutes.\n");
        (play.check, play.after) = (true, After::Silent);
        assert_eq!(text(&play), " +\n      1...Kh8-g8\n        refutes.\n");
    }

    fn line(half_moves: &[&str]) -> String {
        let mut half_moves: Vec<_> =
            half_moves.iter().map(|text| (!text.is_empty()).then(|| played(text))).collect();
        let last = half_moves.len() - 1;
        half_moves[last] =
            half_moves[last].clone().map(|last| PlayedMove { check: true, goal: Some(Goal::Mate), ..last });
        let lines = Lines(vec![Line { half_moves, mark: None }]);
        body(&solution(PhaseKind::ActualPlay, Content::Lines(lines)))
    }

    #[test]
    fn lines() {
        for (half_moves, expected) in [
            (vec!["bKd2-d3", "wRc1-c8"], "  1.Kd2-d3 Rc1-c8 #"),
            (vec!["", "wRc1-c4", "bKd2-d3", "wRh4-d4"], "  1...Rc1-c4   2.Kd2-d3 Rh4-d4 #"),
            (vec!["", "", "bKd2-d3", "wRh4-d4"], "  1...  ...  2.Kd2-d3 Rh4-d4 #"),
            (vec!["wRa1-a2", "", "wRa2-a3"], "  1.Ra1-a2   2.Ra2-a3 #"),
            (
                vec!["wKg3-f2", "", "bQg5-f5", "", "bKg7-f6", "wSf7-e5"],
                "  1.Kg3-f2   1.Qg5-f5   2.Kg7-f6 Sf7-e5 #",
            ),
        ] {
            assert_eq!(line(&half_moves), format!("\n{expected}\n"));
        }
    }

    #[test]
    fn short_notation() {
        let defences = vec![
            Node { replies: vec![mating("wRb1-b8"), mating("wRa8-b8")], ..node("bKg8-h8") },
            node("bKg8-f8"),
        ];
        let content = Content::Tree(defences);
        let text = body_in(&solution(PhaseKind::SetPlay, content), Notation::Short);
        let expected = "
      1...Kh8
          2.Rb1b8#
          2.Ra8b8#
      1...Kf8
";
        assert_eq!(text, expected);
        let line = |half_moves: &[&str]| Line {
            half_moves: half_moves.iter().map(|text| Some(played(text))).collect(),
            mark: None,
        };
        let lines =
            vec![line(&["bKd2-d3", "wRc1-c8"]), line(&["bKd2-d3", "wRh8-c8"]), line(&["bKd2-e3", "wRc1-c8"])];
        let text = body_in(&solution(PhaseKind::ActualPlay, Content::Lines(Lines(lines))), Notation::Short);
        assert_eq!(text, "\n  1.Kd3 Rc1c8\n  1.Kd3 Rh8c8\n  1.Ke3 Rc8\n");
    }

    #[test]
    fn numbers_begin_again_with_the_other_side_also_for_neutral_units() {
        let turn = |mut played: PlayedMove, side| {
            played.effects = vec![board::Effect::Turn { side }];
            Some(played)
        };
        let half_moves = vec![
            turn(played("nRa1-a2"), Side::Black),
            None,
            turn(played("nRa2-a3"), Side::Black),
            None,
            turn(played("nRa3-a4"), Side::White),
        ];
        let lines = Lines(vec![Line { half_moves, mark: None }]);
        let text = body(&solution(PhaseKind::ActualPlay, Content::Lines(lines)));
        assert_eq!(text, "\n  1.nRa1-a2   2.nRa2-a3   1.nRa3-a4\n");
    }

    #[test]
    fn an_empty_phase_is_an_empty_line() {
        assert_eq!(tree(Vec::new()), "\n");
    }
}
