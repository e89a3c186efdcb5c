use std::fmt;

use board::Square;

/// What the last move of a solution must reach.
///
/// "The mover" is the side that made the move, "the opponent" the other one. Diagram squares are those of the position
/// that solving began with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// `#`: the opponent is in check and has no legal move.
    Mate,
    /// `=`: the opponent is not in check and has no legal move.
    Stalemate,
    /// `#=`: the opponent has no legal move.
    MateOrStalemate,
    /// `==`: neither side would have a legal move, and neither is in check.
    DoubleStalemate,
    /// `!=`: the mover would have no legal move and is not in check.
    AutoStalemate,
    /// `!#`: the mover is mated by its own move.
    AutoMate,
    /// `##`: both kings are mated.
    DoubleMate,
    /// `##!`: the opponent is mated by a move that parries mate.
    CounterMate,
    /// `+`: the opponent is in check.
    Check,
    /// `x`: the move is a capture.
    Capture,
    /// `%`: the move wins a unit: it captures and nothing is reborn.
    PieceGain,
    /// `~`: any legal move.
    AnyMove,
    /// `z..`: the moving unit arrives on the square.
    Target(Square),
    /// `k..`: the moving unit comes next to the unit that stood on this square in the diagram, which has no other
    /// neighbour.
    Kiss(Square),
    /// `ep`: the move is a capture en passant.
    EnPassant,
    /// `00`: the move is castling.
    Castling,
    /// `ct`: the moving unit is back on its diagram square.
    Circuit,
    /// `ctr`: a captured unit is reborn on its diagram square.
    CircuitByRebirth,
    /// `<>`: two units of the mover have exchanged their diagram squares.
    Exchange,
    /// `<>r`: two units have exchanged their diagram squares, the last of them by rebirth.
    ExchangeByRebirth,
    /// `c81`: the moving unit arrives on the eighth rank as its side sees it (Chess 81).
    Chess81,
    /// `dia`: the diagram is reached from the game array.
    ProofGame,
    /// `a=>b`: the diagram is reached from the other position.
    PositionToPosition,
}

/// What follows the symbol of a goal.
#[derive(Clone, Copy, Debug)]
pub enum GoalForm {
    /// Nothing.
    Plain(Goal),
    /// A square.
    OnSquare(fn(Square) -> Goal),
}

/// A goal's row in the table of goals.
#[derive(Clone, Copy, Debug)]
pub struct GoalInfo {
    /// How it is written in a stipulation.
    pub symbol: &'static str,
    /// What it is.
    pub form: GoalForm,
    /// In words, behind "reach".
    pub meaning: &'static str,
}

const fn plain(symbol: &'static str, goal: Goal, meaning: &'static str) -> GoalInfo {
    GoalInfo { symbol, form: GoalForm::Plain(goal), meaning }
}

/// All goals; where one symbol begins another, the longer one stands first.
pub const GOALS: &[GoalInfo] = &[
    plain("##!", Goal::CounterMate, "counter-mate"),
    plain("##", Goal::DoubleMate, "double mate"),
    plain("#=", Goal::MateOrStalemate, "mate or stalemate"),
    plain("#", Goal::Mate, "mate"),
    plain("==", Goal::DoubleStalemate, "double stalemate"),
    plain("!=", Goal::AutoStalemate, "auto-stalemate"),
    plain("!#", Goal::AutoMate, "auto-mate"),
    plain("=", Goal::Stalemate, "stalemate"),
    plain("+", Goal::Check, "check"),
    plain("x", Goal::Capture, "a capture"),
    plain("%", Goal::PieceGain, "the gain of a unit"),
    plain("~", Goal::AnyMove, "any move"),
    GoalInfo { symbol: "z", form: GoalForm::OnSquare(Goal::Target), meaning: "the target square" },
    plain("ctr", Goal::CircuitByRebirth, "a circuit by rebirth"),
    plain("ct", Goal::Circuit, "a circuit: a unit back on its diagram square"),
    plain("<>r", Goal::ExchangeByRebirth, "an exchange of places by rebirth"),
    plain("<>", Goal::Exchange, "an exchange of places"),
    plain("c81", Goal::Chess81, "Chess 81"),
    GoalInfo { symbol: "k", form: GoalForm::OnSquare(Goal::Kiss), meaning: "a kiss of the unit from" },
    plain("ep", Goal::EnPassant, "a capture en passant"),
    plain("00", Goal::Castling, "castling"),
    plain("dia", Goal::ProofGame, "the diagram (proof game)"),
    plain("a=>b", Goal::PositionToPosition, "the second position"),
];

impl Goal {
    /// How it is written in a stipulation, without a square.
    pub fn symbol(self) -> &'static str {
        self.info().symbol
    }

    /// The square that belongs to it.
    pub const fn square(self) -> Option<Square> {
        match self {
            Goal::Target(square) | Goal::Kiss(square) => Some(square),
            _ => None,
        }
    }

    /// Its row in the table of goals.
    pub fn info(self) -> &'static GoalInfo {
        let is_own = |row: &&GoalInfo| match row.form {
            GoalForm::Plain(goal) => goal == self,
            GoalForm::OnSquare(make) => self.square().is_some_and(|square| make(square) == self),
        };
        GOALS.iter().find(is_own).expect("every goal has a row")
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())?;
        match self.square() {
            Some(square) => write!(f, "{square}"),
            None => Ok(()),
        }
    }
}
