use crate::{Lines, Node, PostKey};

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

/// Something the author should know about how the problem was understood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Note {
    /// This option has no meaning for the play and was ignored.
    NotApplicable(&'static str),
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
}
