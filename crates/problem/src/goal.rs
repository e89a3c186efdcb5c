use std::fmt;

/// What the last move of a solution must reach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// `#`: the opponent is in check and has no legal move.
    Mate,
    /// `=`: the opponent is not in check and has no legal move.
    Stalemate,
    /// `+`: the opponent is in check.
    Check,
    /// `x`: the move is a capture.
    Capture,
    /// `~`: any legal move.
    AnyMove,
    /// `00`: the move is castling.
    Castling,
}

/// A goal's row in the table of goals.
#[derive(Clone, Copy, Debug)]
pub struct GoalInfo {
    /// How it is written in a stipulation.
    pub symbol: &'static str,
    /// What it is, `None` if it is recognised but cannot be solved yet.
    pub goal: Option<Goal>,
    /// In words.
    pub meaning: &'static str,
    /// Whether a target square follows the symbol.
    pub takes_square: bool,
}

const fn known(symbol: &'static str, goal: Option<Goal>, meaning: &'static str) -> GoalInfo {
    GoalInfo { symbol, goal, meaning, takes_square: false }
}

/// All goals; where one symbol begins another, the longer one stands first.
pub const GOALS: &[GoalInfo] = &[
    known("##!", None, "counter-mate"),
    known("##", None, "double mate"),
    known("#=", None, "mate or stalemate"),
    known("#", Some(Goal::Mate), "mate"),
    known("==", None, "double stalemate"),
    known("!=", None, "auto-stalemate"),
    known("!#", None, "auto-mate"),
    known("=", Some(Goal::Stalemate), "stalemate"),
    known("+", Some(Goal::Check), "check"),
    known("x", Some(Goal::Capture), "capture"),
    known("%", None, "piece gain"),
    known("~", Some(Goal::AnyMove), "any move"),
    GoalInfo { symbol: "z", goal: None, meaning: "target square", takes_square: true },
    known("ctr", None, "circuit by rebirth"),
    known("ct", None, "circuit: a unit back on its diagram square"),
    known("<>r", None, "exchange of places by rebirth"),
    known("<>", None, "exchange of places"),
    known("c81", None, "Chess 81"),
    GoalInfo { symbol: "k", goal: None, meaning: "kiss square", takes_square: true },
    known("ep", None, "en passant"),
    known("00", Some(Goal::Castling), "castling"),
    known("dia", None, "proof game"),
    known("a=>b", None, "from position to position"),
];

impl Goal {
    /// How it is written in a stipulation.
    pub const fn symbol(self) -> &'static str {
        match self {
            Goal::Mate => "#",
            Goal::Stalemate => "=",
            Goal::Check => "+",
            Goal::Capture => "x",
            Goal::AnyMove => "~",
            Goal::Castling => "00",
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())
    }
}
