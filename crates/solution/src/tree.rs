use crate::PlayedMove;

/// How a half-move is judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `!` on a first move: a key, it solves.
    Key,
    /// `?` on a first move: refuted by the moves in [`Node::refutations`].
    Try,
    /// `!` on a defence that defeats a try.
    Refutation,
    /// `?!?`: the side reaches the goal because it must, against its plan (reflex play).
    ForcedGoal,
}

/// What the attacker threatens after its move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum After {
    /// Not looked for: a check, the end of play, an option, or a defender's move.
    #[default]
    Silent,
    /// The moves in [`Node::threats`].
    Threat,
    /// Nothing: the defender is in zugzwang.
    Zugzwang,
}

/// A half-move of battle play with what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The half-move.
    pub played: PlayedMove,
    /// Its judgement, at places where there is one.
    pub mark: Option<Mark>,
    /// What it threatens.
    pub after: After,
    /// The attacker's moves if the defender could pass.
    pub threats: Vec<Node>,
    /// The opponent's moves in answer, or after a defence the attacker's continuations.
    pub replies: Vec<Node>,
    /// Defences that defeat a try.
    pub refutations: Vec<Node>,
    /// Whether this defence leaves the attacker without a continuation although one is asked for (play after the key).
    pub refutes: bool,
    /// Of a key, a continuation or a threat: the number of moves that the attacker needs from here, this one included.
    pub moves: Option<u16>,
    /// Defences that stop no threat, with the moves that answer them in the same number of moves as the threat or sooner; what
    /// follows those is left out. Only where play is examined for a judgement.
    pub idle: Vec<Node>,
}

impl Node {
    /// The half-move with nothing after it.
    pub const fn leaf(played: PlayedMove) -> Node {
        Node {
            played,
            mark: None,
            after: After::Silent,
            threats: Vec::new(),
            replies: Vec::new(),
            refutations: Vec::new(),
            refutes: false,
            moves: None,
            idle: Vec::new(),
        }
    }
}

/// Play after the key, whose diagram shows the position with the defender to move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PostKey {
    /// How many half-moves are left out before the defender's first one, in the numbering of moves.
    pub leading: usize,
    /// Whether the defender is in check.
    pub check: bool,
    /// What the key threatened.
    pub after: After,
    /// The threats.
    pub threats: Vec<Node>,
    /// The defences.
    pub replies: Vec<Node>,
    /// Defences that stop no threat, as in [`Node::idle`].
    pub idle: Vec<Node>,
}
