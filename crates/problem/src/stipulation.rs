use std::fmt;

use board::Side;

use crate::Goal;

/// What is to be done: who begins, and the play as a tree.
///
/// `h#2`, `s#3`, `ser-h=7` … are spellings of such trees; the solver knows only the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stipulation {
    /// As the composer wrote it, without blanks, for diagrams and twins: `h#2.5`, or in structured form `White 3a[#]d`.
    pub text: String,
    /// Who makes the first move when no option changes that.
    pub starter: Side,
    /// The play, seen from the starter.
    pub play: Play,
}

/// A piece of play, or a test at the end of it.
///
/// [`Play::Goal`] tests the half-move just played; everything else begins with a side to move. The operands of
/// [`Play::And`] and [`Play::Or`] belong to the same [`Group`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// The half-move just played reaches the goal.
    Goal(Goal),
    /// `!`: it does not, or there is no such play.
    Not(Box<Play>),
    /// `&`: both.
    And(Box<Play>, Box<Play>),
    /// `|`: the first, or if it fails the second.
    Or(Box<Play>, Box<Play>),
    /// `-`: the same with the other side to move.
    OtherSide(Box<Play>),
    /// A stretch of half-moves.
    Branch(Branch),
    /// Turns that grow by a move each.
    Progressive(Progressive),
}

/// Progressive play: the starter plays one move, the other side then two in a row, the starter three …
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progressive {
    /// Number of turns, at least 1; the goal is reached within the last of them or sooner.
    pub turns: u16,
    /// Whether both sides cooperate (`prog-h#n`) or the starter forces the goal (`prog-#n`).
    pub cooperative: bool,
    /// What the side that makes the last turn reaches.
    pub goal: Goal,
}

/// A stretch of half-moves of one kind, with what is to be reached after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Who moves and to what purpose.
    pub kind: BranchKind,
    /// Fewest half-moves, `None` where shorter play is as good.
    pub minimum: Option<u16>,
    /// Most half-moves, at least 1. In a series each move of the moving side counts one.
    pub maximum: u16,
    /// What stands behind the first letter of the branch: `[…]` and `{…}`.
    pub first: Vec<Attachment>,
    /// `?+?`: the side that does not make the last half-move of the branch moves only to parry a check, else it passes.
    pub parry: bool,
    /// What stands behind the second letter; a series has none.
    pub second: Vec<Attachment>,
}

/// The kinds of branches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BranchKind {
    /// `ad`: the side to move attacks, the other one defends.
    Attack,
    /// `da`: the side to move defends. The play holds if it has no refutation.
    Defence,
    /// `hh`: both sides cooperate.
    Help,
    /// `s`: the side to move makes all the moves.
    Series,
}

/// Something attached to a letter of a branch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attachment {
    /// `[…]`: an end of the branch after the half-move of this letter.
    End {
        /// What must hold then.
        play: Play,
        /// `>`: where it holds, the branch is not played on.
        forced: bool,
        /// `/`: its half-moves are not part of the solution.
        hidden: bool,
    },
    /// `{…}`: what must hold before each half-move of the other letter, in a series before each move.
    Constraint(Play),
}

/// What expressions can be joined by `&` and `|`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// Tests of the half-move just played.
    Leaf,
    /// Play of a side that wants to reach something.
    Attack,
    /// Play of a side that wants to avoid something.
    Defence,
}

impl Branch {
    /// A branch without attachments and without a least length.
    pub const fn new(kind: BranchKind, maximum: u16) -> Branch {
        Branch { kind, minimum: None, maximum, first: Vec::new(), parry: false, second: Vec::new() }
    }
}

impl Attachment {
    /// The goal as an end.
    pub const fn goal(goal: Goal) -> Attachment {
        Attachment::End { play: Play::Goal(goal), forced: false, hidden: false }
    }

    /// The play as an end.
    pub const fn end(play: Play, forced: bool) -> Attachment {
        Attachment::End { play, forced, hidden: false }
    }

    /// The attached play.
    pub const fn play(&self) -> &Play {
        match self {
            Attachment::End { play, .. } | Attachment::Constraint(play) => play,
        }
    }
}

impl Play {
    /// `!` before the play.
    #[must_use]
    pub fn negated(self) -> Play {
        Play::Not(Box::new(self))
    }

    /// `-` before the play.
    #[must_use]
    pub fn by_other_side(self) -> Play {
        Play::OtherSide(Box::new(self))
    }

    /// What this play can be joined with.
    pub fn group(&self) -> Group {
        match self {
            Play::Goal(_) => Group::Leaf,
            Play::Not(inner) | Play::OtherSide(inner) | Play::And(inner, _) | Play::Or(inner, _) => {
                inner.group()
            }
            Play::Branch(branch) if branch.kind == BranchKind::Defence => Group::Defence,
            Play::Branch(_) | Play::Progressive(_) => Group::Attack,
        }
    }

    /// All goals in the tree, in the order written.
    pub fn goals(&self) -> Vec<Goal> {
        let mut goals = Vec::new();
        self.add_goals(&mut goals);
        goals
    }

    fn add_goals(&self, goals: &mut Vec<Goal>) {
        match self {
            Play::Goal(goal) | Play::Progressive(Progressive { goal, .. }) => goals.push(*goal),
            Play::Not(inner) | Play::OtherSide(inner) => inner.add_goals(goals),
            Play::And(one, other) | Play::Or(one, other) => {
                one.add_goals(goals);
                other.add_goals(goals);
            }
            Play::Branch(branch) => {
                for attachment in branch.first.iter().chain(&branch.second) {
                    attachment.play().add_goals(goals);
                }
            }
        }
    }
}

/// In structured form, as `SStipulation` reads it: `White 3a[#]d`.
impl fmt::Display for Stipulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.starter, self.play)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // `!` before a goal would be read as a negation.
            Play::Goal(goal @ (Goal::AutoMate | Goal::AutoStalemate)) => write!(f, "'{goal}'"),
            Play::Goal(goal) => write!(f, "{goal}"),
            Play::Not(inner) => write!(f, "!{}", Operand(inner)),
            Play::OtherSide(inner) => write!(f, "-{}", Operand(inner)),
            // Operators bind to the right.
            Play::And(one, other) => write!(f, "{}&{other}", Operand(one)),
            Play::Or(one, other) => write!(f, "{}|{other}", Operand(one)),
            Play::Branch(branch) => write!(f, "{branch}"),
            Play::Progressive(Progressive { turns, cooperative, goal }) => {
                write!(f, "prog-{}{goal}{turns}", if *cooperative { "h" } else { "" })
            }
        }
    }
}

/// A play as an operand: in parentheses where it needs them.
struct Operand<'a>(&'a Play);

impl fmt::Display for Operand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Play::And(..) | Play::Or(..) => write!(f, "({})", self.0),
            play => write!(f, "{play}"),
        }
    }
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(minimum) = self.minimum {
            write!(f, "{minimum}:")?;
        }
        let (first, second) = match self.kind {
            BranchKind::Attack => ("a", "d"),
            BranchKind::Defence => ("d", "a"),
            BranchKind::Help => ("h", "h"),
            BranchKind::Series => ("s", ""),
        };
        write!(f, "{}{first}", self.maximum)?;
        for attachment in &self.first {
            write!(f, "{attachment}")?;
        }
        if self.parry {
            f.write_str("?+?")?;
        }
        f.write_str(second)?;
        for attachment in &self.second {
            write!(f, "{attachment}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Attachment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Attachment::Constraint(play) => write!(f, "{{{play}}}"),
            Attachment::End { play, forced, hidden } => {
                let forced = if *forced { ">" } else { "" };
                let hidden = if *hidden { "/" } else { "" };
                write!(f, "[{forced}{hidden}{play}]")
            }
        }
    }
}
