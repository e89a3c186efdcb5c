use std::time::Duration;

use crate::{Lines, Node, PlayedMove, PostKey, Turn};

/// Everything that a search of one twin, played by one side, found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// What could not be obeyed.
    pub notes: Vec<Note>,
    /// In the order in which they are printed: set play first.
    pub phases: Vec<Phase>,
    /// Whether the search is complete.
    pub ending: Ending,
    /// Positions visited; depends on timing when several threads share a table.
    pub nodes: u64,
}

impl Solution {
    /// Leaves out all times, so that the same problem always gives the same text.
    pub fn forget_times(&mut self) {
        let progress = self.phases.iter_mut().flat_map(|phase| &mut phase.progress);
        progress.for_each(|told| told.time = None);
    }
}

/// Something the author should know about how the problem was understood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Note {
    /// This option has no meaning for the play and was ignored.
    NotApplicable(&'static str),
    /// The numbers of first moves have no meaning for the play.
    MoveNumbersNotApplicable,
    /// Battle play is not stopped by short solutions.
    ShortSolutionsNotApplicable,
    /// Play has no keys, so there are no tries either.
    TriesNotApplicable,
    /// The play is not what the option Intelligent is for.
    IntelligentNotApplicable,
    /// A phase is missing because the side to play in it could capture the king.
    KingCapturable,
}

/// Why a search is not complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// As many solutions as asked for were found.
    MaxSolutions,
    /// The time was up.
    MaxTime,
    /// Somebody stopped it.
    Cancelled,
}

/// How the search ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Everything was searched.
    Complete,
    /// What was found is right, but there can be more.
    Partial(Limit),
}

/// Which part of the play a phase is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PhaseKind {
    /// Play with the first half-move left out: the other side begins.
    SetPlay,
    /// The play that the stipulation asks for.
    ActualPlay,
}

/// One part of the play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phase {
    /// Which part.
    pub kind: PhaseKind,
    /// What was found.
    pub content: Content,
    /// First moves by number, where they are to be told.
    pub progress: Vec<Progress>,
    /// How far the search came, where a limit ended it.
    pub reach: Option<Reach>,
}

/// What a search that a limit ended has dealt with completely. The counts depend on timing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reach {
    /// Of help play and series: the length in half-moves up to which all lines are known, 0 for none.
    pub half_moves: usize,
    /// Of the length that was being searched, or of all battle play: how many beginnings (first moves, or pairs of them) are
    /// done.
    pub done: usize,
    /// How many beginnings there are.
    pub all: usize,
}

/// A first move with its number, told when its turn has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Its number; those of several half-moves if replies are numbered too.
    pub numbers: Vec<u32>,
    /// The half-move with the last of the numbers; it can leave the own king in check.
    pub played: PlayedMove,
    /// How many keys, tries or lines are told before.
    pub before: usize,
    /// The time since the solving began, if that is of interest.
    pub time: Option<Duration>,
}

/// Found play, by its form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// Battle play: the attacker's first moves, or in set play the defender's.
    Tree(Vec<Node>),
    /// Battle play from after the key.
    PostKey(PostKey),
    /// Help and series play.
    Lines(Lines),
    /// Progressive play in which one side resists: the first turns.
    Turns(Vec<Turn>),
}
