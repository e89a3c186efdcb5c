//! Orthodox pieces, leapers and riders.

use super::{GAME, WalkDoc, WalkFamily, row};

/// A series of articles in a newspaper, the first survey of fairy pieces.
const PLAYTHINGS: &str = "T. R. Dawson, Caissa's Playthings, Cheltenham Examiner";
const SHATRANJ: &str =
    "shatranj, the old chess of the Arabs; T. R. Dawson, Caissa's Playthings, Cheltenham Examiner";

pub(super) const ORTHODOX: WalkFamily = WalkFamily {
    name: "orthodox pieces",
    definition: "The pieces of the game.",
    rows: &[
        row("K", "king", "One step in any direction. It may castle.", "d4", "white Pd5 black Se5")
            .vectors("(0,1), (1,1)")
            .source(GAME),
        row("Q", "queen", "Any number of steps along ranks, files and diagonals.", "d4", "white Pd6 black Sg7")
            .vectors("(0,1), (1,1)")
            .source(GAME),
        row("R", "rook", "Any number of steps along ranks and files. It takes part in castling.", "d4", "white Pd6 black Sg4")
            .vectors("(0,1)")
            .source(GAME),
        row("B", "bishop", "Any number of steps along diagonals.", "d4", "white Pf6 black Sb2")
            .vectors("(1,1)")
            .source(GAME),
        row("S", "knight", "Two squares along a rank or file and one sideways, over whatever stands on the way.", "d4", "white Pd5 Pe4 black Se6")
            .also(&["springer"])
            .vectors("(1,2)")
            .source(GAME),
        row(
            "P",
            "pawn",
            "One step straight forward without capture, one step diagonally forward with capture. From the second rank it \
             may take two steps. It captures en passant and promotes on the last rank; on its own first rank, where only a \
             rebirth can bring it, it stands still unless the rules say otherwise.",
            "d2",
            "black Se3",
        )
        .source(GAME),
    ],
};

const fn leaper(
    letters: &str,
    name: &'static str,
    definition: &'static str,
    vectors: &'static str,
    from: &'static str,
    units: &'static str,
) -> WalkDoc {
    row(letters, name, definition, from, units).vectors(vectors)
}

pub(super) const LEAPERS: WalkFamily = WalkFamily {
    name: "leapers",
    definition: "One step of a given length, whatever stands on the way.",
    rows: &[
        leaper("WE", "wazir", "One step along a rank or file.", "(0,1)", "d4", "white Pd5 black Sc4").source(PLAYTHINGS),
        leaper("FE", "fers", "One step along a diagonal.", "(1,1)", "d4", "white Pc5 black Se5").also(&["ferz"]).source(SHATRANJ),
        leaper("DA", "dabbaba", "Two squares along a rank or file.", "(0,2)", "d4", "white Pd5 black Sd6 Pe4").source(PLAYTHINGS),
        leaper("AL", "alfil", "Two squares along a diagonal.", "(2,2)", "d4", "white Pe5 black Sf6").source(SHATRANJ),
        leaper(
            "EK",
            "erlking",
            "One step in any direction, as a king, but it is not royal.",
            "(0,1), (1,1)",
            "d4",
            "white Pd5 black Se5",
        )
        .also(&["mann"]),
        leaper("CA", "camel", "A leap of one square one way and three the other.", "(1,3)", "d4", "white Pd5 Pe4 black Se7").source(PLAYTHINGS),
        leaper("Z", "zebra", "A leap of two squares one way and three the other.", "(2,3)", "d4", "white Pd5 Pe5 black Sf7"),
        leaper("GI", "giraffe", "A leap of one square one way and four the other.", "(1,4)", "d4", "white Pd5 Pe4 black Se8").source(PLAYTHINGS),
        leaper("AN", "antelope", "A leap of three squares one way and four the other.", "(3,4)", "d4", "white Pd5 Pe5 black Sg8")
            .source("G. P. Jelliss, A Guide to Variant Chess (2002)"),
        leaper("15", "(1,5)-leaper", "A leap of one square one way and five the other.", "(1,5)", "b2", "white Pb3 Pc2 black Sc7"),
        leaper("16", "(1,6)-leaper", "A leap of one square one way and six the other.", "(1,6)", "b2", "white Pb3 Pc2 black Sc8"),
        leaper("24", "(2,4)-leaper", "A leap of two squares one way and four the other.", "(2,4)", "d4", "white Pd5 Pe5 black Sf8"),
        leaper("25", "(2,5)-leaper", "A leap of two squares one way and five the other.", "(2,5)", "c3", "white Pc4 Pd4 black Se8"),
        leaper("35", "(3,5)-leaper", "A leap of three squares one way and five the other.", "(3,5)", "c3", "white Pc4 Pd4 black Sf8"),
        leaper("36", "(3,6)-leaper", "A leap of three squares one way and six the other.", "(3,6)", "b2", "white Pb3 Pc3 black Se8"),
        leaper("37", "(3,7)-leaper", "A leap of three squares one way and seven the other.", "(3,7)", "a1", "white Pb2 Pb3 black Sd8"),
        leaper(
            "BU",
            "root-25-leaper",
            "A leap whose straight line is five squares long: five squares along a rank or file, or three one way and four \
             the other.",
            "(0,5), (3,4)",
            "c3",
            "white Pc4 Pd4 black Sg6",
        )
        .also(&["bucephale"]),
        leaper(
            "RF",
            "root-50-leaper",
            "A leap whose straight line is as long as the root of fifty: five squares along a diagonal, or one one way and \
             seven the other.",
            "(1,7), (5,5)",
            "a1",
            "white Pb2 Pa2 black Sf6",
        ),
        leaper("GN", "gnu", "Knight and camel.", "(1,2), (1,3)", "d4", "white Pd5 black Se6 Sg5"),
        leaper("ZE", "zebu", "Camel and giraffe.", "(1,3), (1,4)", "d4", "white Pd5 black Se7 Sh5"),
        leaper("OK", "okapi", "Knight and zebra.", "(1,2), (2,3)", "d4", "white Pd5 black Se6 Sf7"),
        leaper("BI", "bison", "Camel and zebra.", "(1,3), (2,3)", "d4", "white Pd5 black Se7 Sf7"),
        leaper(
            "SQ",
            "squirrel",
            "A leap to any square two steps of a king away: knight, dabbaba and alfil.",
            "(0,2), (1,2), (2,2)",
            "d4",
            "white Pd5 Pe5 black Sd6 Sf6",
        ),
        row("DU", "dummy", "It does not move at all. It can be captured, and it can be a hurdle.", "d4", "black Sd5"),
    ],
};

pub(super) const RIDERS: WalkFamily = WalkFamily {
    name: "riders",
    definition: "Any number of equal steps in one direction, until something stands in the way, which can be captured.",
    rows: &[
        leaper(
            "N",
            "nightrider",
            "Any number of knight's steps in one direction.",
            "(1,2)",
            "d4",
            "white Pc6 black Sh6 Pf3",
        )
        .source("T. R. Dawson 1925"),
        leaper(
            "CR",
            "camelrider",
            "Any number of camel's steps in one direction.",
            "(1,3)",
            "b2",
            "white Pe3 black Sd8",
        ),
        leaper(
            "ZR",
            "zebrarider",
            "Any number of zebra's steps in one direction.",
            "(2,3)",
            "b2",
            "white Pe4 black Sf8",
        ),
        leaper(
            "GR",
            "gnurider",
            "Nightrider and camelrider.",
            "(1,2), (1,3)",
            "b2",
            "white Pd3 black Sd6 Sd8",
        ),
        leaper(
            "WR",
            "wazirrider",
            "It moves as a rook. It is reborn as a fairy unit and does not castle.",
            "(0,1)",
            "d4",
            "white Pd6 black Sg4",
        ),
        leaper(
            "FR",
            "fersrider",
            "It moves as a bishop. It is reborn as a fairy unit.",
            "(1,1)",
            "d4",
            "white Pf6 black Sb2",
        ),
        row("AM", "amazon", "Queen and knight.", "d4", "white Pd6 black Sg7 Se6")
            .vectors("rides (0,1), (1,1); leaps (1,2)")
            .source("D. B. Pritchard, The Classified Encyclopedia of Chess Variants: Amazon Chess"),
        row("EM", "empress", "Rook and knight.", "d4", "white Pd6 black Sg4 Se6")
            .also(&["chancellor", "marshal"])
            .vectors("rides (0,1); leaps (1,2)")
            .source("as chancellor: T. R. Dawson, Caissa's Playthings, Cheltenham Examiner"),
        row("PR", "princess", "Bishop and knight.", "d4", "white Pf6 black Sb2 Se6")
            .also(&["centaur"])
            .vectors("rides (1,1); leaps (1,2)")
            .source("as centaur: T. R. Dawson, Caissa's Playthings, Cheltenham Examiner"),
        row("WA", "waran", "Rook and nightrider.", "d4", "white Pd6 black Sg4 Sh6").vectors("(0,1), (1,2)"),
        row("ET", "elephant", "Queen and nightrider.", "d4", "white Pd6 black Sg7 Sh6")
            .vectors("(0,1), (1,1), (1,2)"),
    ],
};
