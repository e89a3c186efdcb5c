use crate::Goal;

/// What is to be done, as a tree of plays, with the side that begins and the text that spells it.
///
/// `h#2`, `s#3` … are spellings; the solver knows only the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stipulation {
    /// As the composer wrote it, for diagrams and twins: `h#2.5`.
    pub text: String,
    /// Whether Black makes the first move when no option changes that (help play of a whole number of moves, series
    /// help play).
    pub black_begins: bool,
    /// The play.
    pub play: Play,
    /// A number of moves with a half: play begins with the second player of move 1, written `1...`.
    pub half_move_start: bool,
}

/// One stretch of play. The side to move at its beginning is its first player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// The move just played must have reached the goal.
    Reach(Goal),
    /// Both sides cooperate, moving in turn for this many half-moves; the last one leads to `then`.
    ///
    /// Shorter play (two half-moves less, four less …) that ends the same way is a solution too.
    Help {
        /// At least 1.
        half_moves: u16,
        /// What follows.
        then: Box<Play>,
    },
    /// The first player makes this many moves in a row while the opponent passes; after the last of them it is the
    /// opponent's turn.
    ///
    /// Shorter series are solutions too.
    Series {
        /// At least 1.
        moves: u16,
        /// What follows.
        then: Box<Play>,
    },
    /// The player to move is forced: whatever it does fulfils the aim of the opponent, who made the last move. The aim is
    /// not [`Aim::Direct`]. In [`Aim::Reflex`] the opponent must not be able to reach the goal itself before any of its
    /// moves on the way.
    Forced(Aim),
    /// The first player forces the aim within this many of its own moves against every defence.
    Battle {
        /// At least 1.
        moves: u16,
        /// What is forced.
        aim: Aim,
    },
}

/// What an attacker forces in battle play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The attacker itself reaches the goal: `#n`.
    Direct(Goal),
    /// The defender reaches the goal although it resists: `s#n`.
    SelfPlay(Goal),
    /// As [`Aim::SelfPlay`], but a defender who can reach the goal must: `semi-r#n`.
    SemiReflex(Goal),
    /// As [`Aim::SemiReflex`], and an attacker who can reach the goal must do so too, which spoils its plan: `r#n`.
    Reflex(Goal),
}

impl Aim {
    /// The goal itself.
    pub const fn goal(self) -> Goal {
        match self {
            Aim::Direct(goal) | Aim::SelfPlay(goal) | Aim::SemiReflex(goal) | Aim::Reflex(goal) => goal,
        }
    }
}

impl Play {
    /// The goal at the end of the play.
    pub fn goal(&self) -> Goal {
        match self {
            Play::Reach(goal) => *goal,
            Play::Help { then, .. } | Play::Series { then, .. } => then.goal(),
            Play::Battle { aim, .. } | Play::Forced(aim) => aim.goal(),
        }
    }
}
