//! A stipulation in words and as a tree.

use board::Side;
use problem::{Attachment, Branch, BranchKind, Goal, Play, Progressive, Stipulation};

/// What the stipulation asks for, one clause a line, deeper clauses further to the right.
pub fn explanation(stipulation: &Stipulation) -> String {
    let mut writer = Writer { text: String::new() };
    writer.play(&stipulation.play, stipulation.starter, 0);
    writer.text
}

struct Writer {
    text: String,
}

impl Writer {
    fn line(&mut self, depth: usize, words: &str) {
        let mark = if depth == 0 { "" } else { "- " };
        let indent = "  ".repeat(depth.saturating_sub(1));
        self.text.push_str(&format!("{indent}{mark}{words}\n"));
    }

    /// `side` is to move; the half-move before, if there was one, was the other side's.
    fn play(&mut self, play: &Play, side: Side, depth: usize) {
        match play {
            Play::Goal(goal) => self.line(depth, &format!("{} has reached {}", !side, goal_words(*goal))),
            Play::Not(inner) => {
                self.line(depth, "it is not so that:");
                self.play(inner, side, depth + 1);
            }
            Play::And(one, other) => {
                self.line(depth, "both hold:");
                self.play(one, side, depth + 1);
                self.play(other, side, depth + 1);
            }
            Play::Or(one, other) => {
                self.line(depth, "the first holds, or else the second:");
                self.play(one, side, depth + 1);
                self.play(other, side, depth + 1);
            }
            Play::OtherSide(inner) => {
                self.line(depth, &format!("{} is to move instead:", !side));
                self.play(inner, !side, depth + 1);
            }
            Play::Branch(branch) => self.branch(branch, side, depth),
            Play::Progressive(play) => self.line(depth, &progressive(play, side)),
        }
    }

    fn branch(&mut self, branch: &Branch, side: Side, depth: usize) {
        let other = !side;
        let length = length(branch);
        let words = match branch.kind {
            BranchKind::Attack => format!("{side} attacks and {other} defends, {length}"),
            BranchKind::Defence => {
                format!("{side} defends and {other} attacks, {length}; no defence refutes")
            }
            BranchKind::Help => format!("{side} and {other} cooperate, {side} first, {length}"),
            BranchKind::Series => format!("{side} makes moves in a row, {length}"),
        };
        self.line(depth, &words);
        if branch.parry {
            let parrying = match branch.kind {
                BranchKind::Help if branch.maximum.is_multiple_of(2) => side,
                _ => other,
            };
            self.line(depth + 1, &format!("{parrying} moves only to parry a check, and passes otherwise"));
        }
        self.attachments(branch, &branch.first, side, depth + 1);
        self.attachments(branch, &branch.second, other, depth + 1);
    }

    /// What is attached to the half-moves of `mover`.
    fn attachments(&mut self, branch: &Branch, attachments: &[Attachment], mover: Side, depth: usize) {
        for attachment in attachments {
            match attachment {
                Attachment::Constraint(play) => {
                    let mover = if branch.kind == BranchKind::Series { mover } else { !mover };
                    self.line(depth, &format!("before each half-move of {mover}:"));
                    self.play(play, mover, depth + 1);
                }
                Attachment::End { play, forced, hidden } => {
                    let stop = if *forced { ", which ends this part" } else { "" };
                    let shown = if *hidden { " (not shown)" } else { "" };
                    self.line(depth, &format!("after a half-move of {mover}{stop}{shown}:"));
                    self.play(play, !mover, depth + 1);
                }
            }
        }
    }
}

/// `at most 3 half-moves`
fn length(branch: &Branch) -> String {
    let unit = |number: u16| match (branch.kind, number) {
        (BranchKind::Series, 1) => "move",
        (BranchKind::Series, _) => "moves",
        (_, 1) => "half-move",
        _ => "half-moves",
    };
    let maximum = branch.maximum;
    match branch.minimum {
        Some(minimum) if minimum >= maximum => format!("exactly {maximum} {}", unit(maximum)),
        Some(minimum) => format!("{minimum} to {maximum} {}", unit(maximum)),
        None if maximum == 1 => format!("1 {}", unit(1)),
        None => format!("at most {maximum} {}", unit(maximum)),
    }
}

fn goal_words(goal: Goal) -> String {
    match goal.square() {
        Some(square) => format!("{} {square}", goal.info().meaning),
        None => goal.info().meaning.to_owned(),
    }
}

fn progressive(play: &Progressive, side: Side) -> String {
    let Progressive { turns, cooperative, goal } = *play;
    let last = if turns % 2 == 1 { side } else { !side };
    let aim = goal_words(goal);
    let turns = if turns == 1 { "1 turn".to_owned() } else { format!("at most {turns} turns") };
    let growing = format!("{turns} that grow by a move each, {side} first");
    if cooperative {
        format!("both sides cooperate, {growing}: {last} reaches {aim}")
    } else {
        format!("{growing}: {last} forces {aim}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reflexmate_in_words() {
        let mut last = Branch::new(BranchKind::Attack, 1);
        last.first.push(Attachment::goal(Goal::Mate));
        let last = Play::Branch(last);
        let mut branch = Branch::new(BranchKind::Attack, 3);
        branch.first.push(Attachment::end(last.clone(), false));
        branch.second.push(Attachment::Constraint(last.negated()));
        let play = Play::Branch(branch);
        let stipulation = Stipulation { text: "r#2".to_owned(), starter: Side::White, play };
        let expected = "\
White attacks and Black defends, at most 3 half-moves
- after a half-move of White:
  - Black attacks and White defends, 1 half-move
    - after a half-move of Black:
      - Black has reached mate
- before each half-move of White:
  - it is not so that:
    - White attacks and Black defends, 1 half-move
      - after a half-move of White:
        - White has reached mate
";
        assert_eq!(explanation(&stipulation), expected);
    }

    #[test]
    fn lengths() {
        let text = |kind, minimum, maximum| length(&Branch { minimum, ..Branch::new(kind, maximum) });
        assert_eq!(text(BranchKind::Series, None, 1), "1 move");
        assert_eq!(text(BranchKind::Help, Some(4), 4), "exactly 4 half-moves");
        assert_eq!(text(BranchKind::Attack, Some(3), 5), "3 to 5 half-moves");
    }
}
