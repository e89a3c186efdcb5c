/// What the composer wants to see or to restrict beside the stipulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemOption {
    /// Show what follows the key in battle play.
    Variation,
    /// Show tries: first moves with at most this many refutations (`Try` is 1, `Defence n` is n).
    Try(u32),
    /// Also solve with the other side beginning one half-move earlier in the count: `1...`.
    SetPlay,
    /// The diagram shows the position after the key.
    PostKeyPlay,
    /// Do not look for threats.
    NoThreat,
    /// Look only for threats of at most this many moves.
    Threat(u32),
    /// Leave out variations that end before the last move.
    NoShortVariations,
    /// White begins although the stipulation lets Black begin (help and series help play).
    WhiteToPlay,
    /// Solve for both sides in turn, the second time with colours exchanged.
    Duplex,
    /// Solve only with colours exchanged.
    HalfDuplex,
    /// Stop after this many solutions.
    MaxSolutions(u32),
    /// Stop after this many seconds.
    MaxTime(u32),
    /// Do not draw the diagram.
    NoBoard,
    /// The units on these squares may not castle.
    NoCastling(Vec<board::Square>),
    /// The last move before the diagram was a double step; the square passed over.
    EnPassant(Vec<board::Square>),
    /// White needs no king.
    NoWhiteKing,
    /// Black needs no king.
    NoBlackKing,
    /// Accepted; the search is exhaustive anyway. The number that may follow in Popeye is kept.
    Intelligent(Option<u32>),
}

/// What follows an option's keyword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionParameter {
    /// Nothing.
    None,
    /// A whole number.
    Number,
    /// A whole number that may be left out.
    OptionalNumber,
    /// Squares, written together: `a1h1`.
    Squares,
}

/// An option's row in the table of options.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The keyword; any unambiguous beginning of it is accepted too.
    pub name: &'static str,
    /// What follows it.
    pub parameter: OptionParameter,
    /// Whether it can be obeyed; if not it is recognised and refused by name.
    pub supported: bool,
}

/// All options of the problem language.
pub const OPTIONS: &[OptionInfo] = &[
    supported("Defence", OptionParameter::Number),
    supported("SetPlay", OptionParameter::None),
    supported("WhiteToPlay", OptionParameter::None),
    supported("Variations", OptionParameter::None),
    refused("MoveNumbers"),
    refused("StartMoveNumber"),
    supported("NoWk", OptionParameter::None),
    supported("Duplex", OptionParameter::None),
    supported("NoBk", OptionParameter::None),
    supported("Threat", OptionParameter::Number),
    supported("NoThreat", OptionParameter::None),
    supported("Try", OptionParameter::None),
    supported("MaxSolutions", OptionParameter::Number),
    refused("MaxFlightsquares"),
    refused("Search"),
    refused("MultiSolutions"),
    refused("NoSymmetry"),
    refused("NonTrivial"),
    refused("KeepMatingPiece"),
    supported("EnPassant", OptionParameter::Squares),
    supported("NoBoard", OptionParameter::None),
    supported("NoShortVariations", OptionParameter::None),
    supported("HalfDuplex", OptionParameter::None),
    supported("PostKeyPlay", OptionParameter::None),
    supported("Intelligent", OptionParameter::OptionalNumber),
    supported("MaxTime", OptionParameter::Number),
    supported("NoCastling", OptionParameter::Squares),
    refused("Quodlibet"),
    refused("StopOnShortSolutions"),
    refused("Beep"),
    refused("SuppressGrid"),
    refused("WriteGrid"),
    refused("CastlingMutuallyExclusive"),
    refused("GoalIsEnd"),
    refused("NullMoves"),
    refused("UpToMoveNumber"),
    refused("TrivialTriesAvoid"),
    refused("MatesIn1"),
];

const fn supported(name: &'static str, parameter: OptionParameter) -> OptionInfo {
    OptionInfo { name, parameter, supported: true }
}

const fn refused(name: &'static str) -> OptionInfo {
    OptionInfo { name, parameter: OptionParameter::None, supported: false }
}
