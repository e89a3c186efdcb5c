//! Solutions as people and programs write them down, as plain data, and what two of them differ in.

mod compare;
mod same_move;

pub use compare::{Comparison, Path, PathStep, compare};
pub use same_move::{is_same_move, normal_move_text};

/// A written solution: one part for each twin.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordedSolution {
    /// The parts in the order written.
    pub parts: Vec<RecordedPart>,
}

/// What is written about one twin, by all sides that solve it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordedPart {
    /// `a`, `b`, `z1` …; `None` where the text names no twins.
    pub label: Option<String>,
    /// What stands behind the label: `wRh4-->g1`.
    pub heading: String,
    /// Battle play: first moves, also those of set play and of play after the key.
    pub moves: Vec<RecordedMove>,
    /// Help and series play, a solution each.
    pub lines: Vec<RecordedLine>,
}

/// A solution of help or series play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordedLine {
    /// Half-moves left out before the first one in the numbering of moves: 1 for `1...`, 2 for `1...  ...`.
    pub leading: usize,
    /// The half-moves in the order played; nothing follows them but the next one.
    pub moves: Vec<RecordedMove>,
}

/// How a half-move is judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum RecordedMark {
    /// Not at all.
    #[default]
    None,
    /// `!` on a first move.
    Key,
    /// `?` on a first move.
    Try,
    /// Behind `but`, or with `!` after a try.
    Refutation,
    /// `?!?`: the side reaches the goal against its plan.
    ForcedGoal,
}

/// A half-move with what is written about the play after it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordedMove {
    /// The number of the move.
    pub number: u32,
    /// Whether it is the second half of the move (`1...Kb1`).
    pub is_second_half: bool,
    /// The move in normal form, without signs of check and goal; see [`normal_move_text`].
    pub text: String,
    /// Its judgement.
    pub mark: RecordedMark,
    /// Whether a sign says that it reaches the goal.
    pub is_goal: bool,
    /// Whether it leaves the opponent in zugzwang, as is written.
    pub is_zugzwang: bool,
    /// Whether nothing is left to the attacker after it (`refutes.`).
    pub refutes: bool,
    /// The moves in answer.
    pub replies: Vec<RecordedMove>,
    /// What it threatens.
    pub threats: Vec<RecordedMove>,
    /// What defeats it.
    pub refutations: Vec<RecordedMove>,
}

impl RecordedMove {
    /// This half-move and all that follow it.
    pub fn count(&self) -> usize {
        let below = self.replies.iter().chain(&self.threats).chain(&self.refutations);
        1 + below.map(RecordedMove::count).sum::<usize>()
    }
}

/// A phase of the play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RecordedPhase {
    /// Play with the first half-move left out.
    SetPlay,
    /// The solution.
    ActualPlay,
    /// What nearly solves.
    Try,
}

impl RecordedPart {
    /// First moves that solve: those with `!`.
    pub fn keys(&self) -> impl Iterator<Item = &RecordedMove> {
        self.moves.iter().filter(|first| first.mark == RecordedMark::Key)
    }

    /// First moves that nearly solve: those with `?`.
    pub fn tries(&self) -> impl Iterator<Item = &RecordedMove> {
        self.moves.iter().filter(|first| first.mark == RecordedMark::Try)
    }

    /// The fewest half-moves that are left out before a line.
    pub fn least_leading(&self) -> Option<usize> {
        self.lines.iter().map(|line| line.leading).min()
    }

    /// The lines of the solution: those with the fewest half-moves left out; the others are set play.
    pub fn solutions(&self) -> impl Iterator<Item = &RecordedLine> {
        let least = self.least_leading();
        self.lines.iter().filter(move |line| Some(line.leading) == least)
    }

    /// All half-moves written.
    pub fn count(&self) -> usize {
        let in_lines: usize = self.lines.iter().map(|line| line.moves.len()).sum();
        in_lines + self.moves.iter().map(RecordedMove::count).sum::<usize>()
    }
}
