use std::sync::Arc;

use solution::{Line, PlayedMove, Reach};

/// What is to be said of the soundness of a problem, or of one twin solved by one side. The later ones outweigh the earlier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Proved: the stipulation is met by as many solutions as intended and by nothing else.
    Sound,
    /// A limit ended the search before anything was proved either way.
    Undecided,
    /// It cannot be solved as it stands (an illegal position, or rules that are not supported).
    Unsolvable,
    /// The number of solutions is right, but the play of a solution is not determined everywhere.
    Dual,
    /// There are solutions, but fewer than stated.
    MissingSolution,
    /// There are more solutions than intended.
    Cooked,
    /// There is a solution in fewer moves than stipulated.
    ShortSolution,
    /// Nothing solves it.
    NoSolution,
}

impl Kind {
    /// All kinds, the weightiest last.
    pub const ALL: [Kind; 8] = [
        Kind::Sound,
        Kind::Undecided,
        Kind::Unsolvable,
        Kind::Dual,
        Kind::MissingSolution,
        Kind::Cooked,
        Kind::ShortSolution,
        Kind::NoSolution,
    ];

    /// The word for it, as machines and tables have it: `sound`, `short-solution`.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Sound => "sound",
            Kind::Undecided => "undecided",
            Kind::Unsolvable => "unsolvable",
            Kind::Dual => "dual",
            Kind::MissingSolution => "missing-solution",
            Kind::Cooked => "cooked",
            Kind::ShortSolution => "short-solution",
            Kind::NoSolution => "no-solution",
        }
    }

    /// The same for people: `short solution`.
    pub const fn words(self) -> &'static str {
        match self {
            Kind::Unsolvable => "cannot be solved",
            Kind::MissingSolution => "fewer solutions than stated",
            Kind::ShortSolution => "short solution",
            Kind::NoSolution => "no solution",
            _ => self.name(),
        }
    }
}

/// What is to be said of one twin solved by one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The judgement.
    pub kind: Kind,
    /// What it rests on, the weightiest first, and what else is worth knowing.
    pub findings: Vec<Finding>,
    /// What was counted.
    pub counts: Counts,
    /// Options of the problem that were set aside, because with them a part of the play is not searched.
    pub set_aside: Vec<&'static str>,
}

impl Verdict {
    /// Of what could not be searched at all.
    pub fn unsolvable() -> Verdict {
        Verdict {
            kind: Kind::Unsolvable,
            findings: Vec::new(),
            counts: Counts { intended: 1, ..Counts::default() },
            set_aside: Vec::new(),
        }
    }
}

/// What was counted in one twin solved by one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counts {
    /// Solutions stated or, where nothing is stated, expected.
    pub intended: u64,
    /// Keys of battle play, solutions of help and series play.
    pub solutions: usize,
    /// Whether they are keys.
    pub are_keys: bool,
    /// Whether there can be more solutions than these, because the search was ended.
    pub more_possible: bool,
    /// Tries, where they were asked for.
    pub tries: usize,
    /// Solutions of set play, where it was asked for.
    pub set_play: Option<usize>,
}

/// Something found in the play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What.
    pub kind: FindingKind,
    /// The half-moves that lead to the place; none at the beginning.
    pub path: Line,
    /// The moves that can be played there: the keys, the continuations, the replies.
    pub moves: Vec<Arc<PlayedMove>>,
}

/// The kinds of findings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FindingKind {
    /// Nothing solves.
    NoSolution,
    /// A solution in so few moves: the key in [`Finding::moves`], or the whole line in [`Finding::path`].
    ShortSolution {
        /// Moves that it takes; a last move that is not complete counts.
        moves: usize,
    },
    /// More solutions than intended: the keys in [`Finding::moves`]; of help and series play the first moves, where there are
    /// more than intended.
    Cook,
    /// One of the solutions of which there are more than intended: the whole line in [`Finding::path`].
    Solution,
    /// Fewer solutions than stated, after [`Finding::path`] where that is not empty.
    MissingSolution,
    /// Several moves lead on where one is intended.
    Dual(Dual),
    /// The defender has a move after the author's key that refutes it (play after the key).
    Refutation,
    /// The limit that ended the search, and how far it came.
    Undecided(Option<Reach>),
    /// The play has a shape of which it is not known where one move only should lead on: only whether it has solutions was
    /// judged.
    NotJudged,
}

impl FindingKind {
    /// What the finding makes of a problem, if it says anything about soundness.
    pub const fn verdict(self) -> Option<Kind> {
        match self {
            FindingKind::NoSolution | FindingKind::Refutation => Some(Kind::NoSolution),
            FindingKind::ShortSolution { .. } => Some(Kind::ShortSolution),
            FindingKind::Cook => Some(Kind::Cooked),
            FindingKind::MissingSolution => Some(Kind::MissingSolution),
            FindingKind::Dual(dual) if dual.weight.counts() => Some(Kind::Dual),
            FindingKind::Undecided(_) | FindingKind::NotJudged => Some(Kind::Undecided),
            FindingKind::Dual(_) | FindingKind::Solution => None,
        }
    }

    /// The word for it, as machines have it.
    pub const fn name(self) -> &'static str {
        match self {
            FindingKind::NoSolution => "no-solution",
            FindingKind::ShortSolution { .. } => "short-solution",
            FindingKind::Cook => "cook",
            FindingKind::Solution => "solution",
            FindingKind::MissingSolution => "missing-solution",
            FindingKind::Dual(_) => "dual",
            FindingKind::Refutation => "refutation",
            FindingKind::Undecided(_) => "undecided",
            FindingKind::NotJudged => "not-judged",
        }
    }

    /// The place in a list of findings: the weightiest first, and of duals the most serious.
    pub(crate) fn rank(self) -> (u8, Option<DualWeight>) {
        match self {
            FindingKind::NoSolution => (0, None),
            FindingKind::Refutation => (1, None),
            FindingKind::ShortSolution { .. } => (2, None),
            FindingKind::Cook => (3, None),
            FindingKind::Solution => (4, None),
            FindingKind::MissingSolution => (5, None),
            FindingKind::Dual(dual) => (6, Some(dual.weight)),
            FindingKind::NotJudged => (7, None),
            FindingKind::Undecided(_) => (8, None),
        }
    }
}

/// The kinds of duals. Codex for Chess Composition, chapter III.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dual {
    /// The number of the move, as it is written before it.
    pub number: usize,
    /// How serious it is.
    pub weight: DualWeight,
}

/// How serious a dual is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DualWeight {
    /// Before the last move of a variation of full length, or anywhere in help and series play.
    Continuation,
    /// At the last move of a variation of full length.
    LastMove,
    /// After a defence that also allows the threat, or one of several threats.
    AfterThreat,
    /// In a variation that is shorter than the stipulation.
    ShortVariation,
    /// Promotions of which the one does all that the other does: queen and rook, queen and bishop.
    Promotion,
    /// Several threats; they are no dual.
    Threats,
}

impl DualWeight {
    /// All of them, the most serious first.
    pub const ALL: [DualWeight; 6] = [
        DualWeight::Continuation,
        DualWeight::LastMove,
        DualWeight::AfterThreat,
        DualWeight::ShortVariation,
        DualWeight::Promotion,
        DualWeight::Threats,
    ];

    /// Whether such a dual makes a problem unsound ([`Kind::Dual`]).
    pub const fn counts(self) -> bool {
        matches!(self, DualWeight::Continuation | DualWeight::LastMove)
    }

    /// The word for it, as machines and tables have it.
    pub const fn name(self) -> &'static str {
        match self {
            DualWeight::Continuation => "continuation",
            DualWeight::LastMove => "last-move",
            DualWeight::AfterThreat => "after-threat",
            DualWeight::ShortVariation => "short-variation",
            DualWeight::Promotion => "promotion",
            DualWeight::Threats => "threats",
        }
    }
}
