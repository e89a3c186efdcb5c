use board::Side;
use problem::Statement;
use solution::{After, Content, Line, Lines, Mark, Node, Phase, PhaseKind, PostKey, Solution};

use super::move_with_marks;
use super::stipulation::phase_count;

/// All play of one side: every phase ends with a line feed, also an empty one.
pub fn body(solution: &Solution) -> String {
    let mut text = String::new();
    for phase in &solution.phases {
        write_phase(&mut text, phase);
    }
    text
}

/// What stands in place of the play of a side that cannot be solved at all: its phases are empty.
pub fn unsolved(statement: &Statement) -> String {
    "\n".repeat(phase_count(statement))
}

fn write_phase(text: &mut String, phase: &Phase) {
    match &phase.content {
        Content::Tree(nodes) => {
            let depth = match phase.kind {
                PhaseKind::SetPlay => 1,
                PhaseKind::ActualPlay => 0,
            };
            for node in nodes {
                write_node(text, node, depth);
                if matches!(node.mark, Some(Mark::Key | Mark::Try)) {
                    text.push('\n');
                }
            }
        }
        Content::PostKey(play) => write_post_key(text, play),
        Content::Lines(Lines(lines)) => {
            for line in lines {
                write_line(text, line);
            }
        }
    }
    text.push('\n');
}

fn indent(text: &mut String, depth: usize) {
    text.push('\n');
    text.extend(std::iter::repeat_n(' ', 4 * depth));
}

/// A half-move at `depth` half-moves from the beginning, and everything after it.
fn write_node(text: &mut String, node: &Node, depth: usize) {
    indent(text, depth);
    if depth == 0 {
        text.push(' ');
    }
    let dots = if depth % 2 == 1 { ".." } else { "" };
    let number = depth / 2 + 1;
    text.push_str(&format!("{number:>3}.{dots}{}", move_with_marks(&node.played)));
    text.push_str(node.mark.map_or("", mark));
    write_after(text, node.after);
    for threat in &node.threats {
        write_node(text, threat, depth + 2);
    }
    for reply in &node.replies {
        write_node(text, reply, depth + 1);
    }
    if node.refutes {
        indent(text, depth + 1);
        text.push_str("refutes.");
    }
    if !node.refutations.is_empty() {
        text.push_str("\n    but");
        for refutation in &node.refutations {
            write_node(text, refutation, depth + 1);
        }
    }
}

fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Key | Mark::Refutation => " !",
        Mark::Try => " ?",
        Mark::ForcedGoal => " ?!?",
    }
}

fn write_after(text: &mut String, after: After) {
    text.push_str(match after {
        After::Silent => "",
        After::Threat => " threat:",
        After::Zugzwang => " zugzwang.",
    });
}

fn write_post_key(text: &mut String, play: &PostKey) {
    if play.check {
        text.push_str(" +");
    }
    if play.after != After::Silent {
        text.push('\n');
        write_after(text, play.after);
    }
    for threat in &play.threats {
        write_node(text, threat, 2);
    }
    for reply in &play.replies {
        write_node(text, reply, 1);
    }
}

/// Half-moves in two columns: the even ones, counted from 0, begin a move and carry its number. Where a series gives way
/// to play begun by the other side the numbers begin again.
fn write_line(text: &mut String, line: &Line) {
    text.push('\n');
    let silent = line.half_moves.iter().take_while(|half_move| half_move.is_none()).count();
    match silent {
        0 => {}
        1 => text.push_str("  1..."),
        _ => text.push_str("  1...  ..."),
    }
    let mut numbered: Option<Side> = None;
    let mut offset = 0;
    let mut is_first = true;
    for (index, half_move) in line.half_moves.iter().enumerate() {
        let Some(played) = half_move else { continue };
        if !is_first {
            text.push(' ');
        }
        is_first = false;
        if index % 2 == 0 {
            let side = played.piece.side();
            if numbered.is_some_and(|numbered| numbered != side) {
                offset = index / 2;
            }
            numbered = Some(side);
            let number = index / 2 - offset + 1;
            text.push_str(&format!("{number:>3}."));
        }
        text.push_str(&move_with_marks(played));
    }
    text.push_str(line.mark.map_or("", mark));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{node, played};
    use problem::Goal;
    use solution::{Ending, PlayedMove};

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
    fn an_empty_phase_is_an_empty_line() {
        assert_eq!(tree(Vec::new()), "\n");
    }
}
