use crate::Names;

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
    /// Accepted; the search is exhaustive anyway. The number is the largest number of solutions shown for each final
    /// position.
    Intelligent(Option<u32>),
    /// Leave out tries that give check.
    TrivialTriesAvoid,
    /// A side that is not in check may pass, unless its opponent has just passed.
    NullMoves,
    /// Tell the number of each first move when it has been dealt with.
    MoveNumbers,
    /// Begin with this first move.
    StartMoveNumber(MoveNumber),
    /// End with this first move.
    UpToMoveNumber(MoveNumber),
    /// A move of the attacker's that leaves the defending king more flights than this fails, unless only the last move is
    /// to come.
    MaxFlightSquares(u32),
    /// At most one of the two castlings with these rooks is still possible: pairs of rook squares.
    CastlingMutuallyExclusive(board::Square, board::Square),
    /// In self and reflex play the defender may have at most `additional` + 1 moves to which there is no answer of
    /// `length` moves.
    NonTrivial {
        /// Additional nontrivial moves granted.
        additional: u32,
        /// A move that can be met in so many moves is trivial.
        length: u32,
    },
    /// In self and reflex play the attacker may reach the goal itself too.
    Quodlibet,
    /// No longer solutions once a shorter one than stipulated was found.
    StopOnShortSolutions,
    /// Sound a bell at each solution this many times; accepted.
    Beep(Option<u32>),
    /// Do not search where no unit is left that could deliver mate.
    KeepMatingPiece,
    /// Play also ends where the wrong side reaches the goal.
    GoalIsEnd,
    /// Show mates in 1 in self play also where there is longer play.
    MatesIn1,
    /// Do not draw the lines of a grid; accepted.
    SuppressGrid,
    /// Draw the grid's cells; accepted.
    WriteGrid,
    /// In progressive play only the last move of a turn may give check; otherwise an earlier one may and ends the turn.
    Italian,
}

/// A first move by its number among the legal moves, counted from 1; in help play a second number may select among the
/// replies to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveNumber(pub Vec<u32>);

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
    /// A move number, for some play several with colons: `12:3`.
    MoveNumber,
    /// Two whole numbers.
    TwoNumbers,
}

/// An option's row in the table of options.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The English keyword, by which the row is known.
    pub name: &'static str,
    /// The keyword; any unambiguous beginning of it is accepted too.
    pub names: Names,
    /// What follows it.
    pub parameter: OptionParameter,
    /// Whether it can be obeyed; if not it is recognised and refused by name.
    pub supported: bool,
}

/// All options of the problem language.
pub const OPTIONS: &[OptionInfo] = &[
    supported(Names::new("Defence", "Widerlegung", "Defense"), OptionParameter::Number),
    supported(Names::new("SetPlay", "Satzspiel", "Apparent"), OptionParameter::None),
    supported(Names::new("WhiteToPlay", "WeissBeginnt", "ApparentSeul"), OptionParameter::None),
    supported(Names::new("Variations", "Varianten", "Variantes"), OptionParameter::None),
    supported(Names::new("MoveNumbers", "Zugnummern", "Trace"), OptionParameter::None),
    supported(Names::new("StartMoveNumber", "StartZugnummer", "Enroute"), OptionParameter::MoveNumber),
    supported(Names::new("NoWk", "OhneWk", "SansRB"), OptionParameter::None),
    supported(Names::same("Duplex"), OptionParameter::None),
    supported(Names::new("NoBk", "OhneSk", "SansRN"), OptionParameter::None),
    supported(Names::new("Threat", "Drohung", "Menace"), OptionParameter::Number),
    supported(Names::new("NoThreat", "OhneDrohung", "SansMenace"), OptionParameter::None),
    supported(Names::new("Try", "Verfuehrung", "Essais"), OptionParameter::None),
    supported(Names::new("MaxSolutions", "MaxLoesungen", "MaxSolutions"), OptionParameter::Number),
    supported(Names::new("MaxFlightsquares", "MaxFluchtFelder", "MaxCasesFuites"), OptionParameter::Number),
    refused(Names::new("Search", "Suchen", "Search")),
    refused(Names::new("MultiSolutions", "MehrereLoesungen", "MultiSolutions")),
    refused(Names::new("NoSymmetry", "KeineSymmetrie", "NonSymetrique")),
    supported(Names::new("NonTrivial", "NichtTrivial", "NonTrivial"), OptionParameter::TwoNumbers),
    supported(
        Names::new("KeepMatingPiece", "HalteMattsetzendenStein", "RetiensPieceMatante"),
        OptionParameter::None,
    ),
    supported(Names::same("EnPassant"), OptionParameter::Squares),
    supported(Names::new("NoBoard", "OhneBrett", "SansEchiquier"), OptionParameter::None),
    supported(
        Names::new("NoShortVariations", "OhneKurzVarianten", "SansVariantesCourtes"),
        OptionParameter::None,
    ),
    supported(Names::new("HalfDuplex", "HalbDuplex", "DemiDuplex"), OptionParameter::None),
    supported(Names::new("PostKeyPlay", "NachSchluessel", "ApresCle"), OptionParameter::None),
    supported(Names::same("Intelligent"), OptionParameter::OptionalNumber),
    supported(Names::new("MaxTime", "MaxZeit", "MaxTemps"), OptionParameter::Number),
    supported(Names::new("NoCastling", "KeineRochade", "SansRoquer"), OptionParameter::Squares),
    supported(Names::same("Quodlibet"), OptionParameter::None),
    supported(
        Names::new("StopOnShortSolutions", "StopNachKurzloesungen", "FinApresSolutionsCourtes"),
        OptionParameter::None,
    ),
    supported(Names::new("Beep", "Pieps", "Bip"), OptionParameter::OptionalNumber),
    supported(Names::new("SuppressGrid", "OhneGitter", "SansGrille"), OptionParameter::None),
    supported(Names::new("WriteGrid", "ZeichneGitter", "AjouteGrille"), OptionParameter::None),
    supported(
        Names::new(
            "CastlingMutuallyExclusive",
            "RochadenGegenseitigAusschliessend",
            "RoquesMutuellementExclusifs",
        ),
        OptionParameter::Squares,
    ),
    supported(Names::new("GoalIsEnd", "ZielIstEnde", "ButEstFin"), OptionParameter::None),
    supported(Names::new("NullMoves", "NullZuege", "CoupsVides"), OptionParameter::None),
    supported(Names::new("UpToMoveNumber", "BisZugnummer", "JusquAuCoup"), OptionParameter::MoveNumber),
    supported(
        Names::new("TrivialTriesAvoid", "TrivialeFehlversucheUnterdruecken", "TrivialEssaiSupprimer"),
        OptionParameter::None,
    ),
    supported(Names::new("MatesIn1", "MattsIn1", "MatsEn1"), OptionParameter::None),
    supported(Names::same("Italian"), OptionParameter::None),
];

const fn supported(names: Names, parameter: OptionParameter) -> OptionInfo {
    OptionInfo { name: names.english, names, parameter, supported: true }
}

const fn refused(names: Names) -> OptionInfo {
    OptionInfo { name: names.english, names, parameter: OptionParameter::None, supported: false }
}
