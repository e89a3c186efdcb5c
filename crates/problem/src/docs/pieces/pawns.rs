//! Marine units, pawns and their compounds, hunters and units that borrow their walk.

use super::{WalkFamily, row};

const QUEEN: &str = "(0,1), (1,1)";

pub(super) const MARINE: WalkFamily = WalkFamily {
    name: "marine units",
    definition: "Without capture as their namesakes on land; they capture a unit next to them, or a knight's step away, by a \
                 jump over it to the square behind it, which must be empty.",
    rows: &[
        row(
            "MS",
            "marine knight",
            "Without capture as a knight; with capture over a unit a knight's step away to the square another such step behind \
             it.",
            "d4",
            "white Pc6 black Se6",
        )
        .vectors("(1,2)"),
        row(
            "PO",
            "poseidon",
            "The royal unit of the sea: one step without capture, or a jump over a neighbour, which it captures.",
            "d4",
            "white Pd5 black Se5",
        )
        .also(&["marine king"])
        .vectors(QUEEN),
        row(
            "MP",
            "marine pawn",
            "Without capture as a pawn; with capture over a neighbour diagonally before it to the square behind. It may become \
             siren, triton, nereid or marine knight, and other pieces of the diagram.",
            "d2",
            "black Se3",
        ),
        row(
            "MH",
            "marine ship",
            "Triton, and captures of a marine pawn. It is a piece and does not promote.",
            "d4",
            "white Pb4 black Sd6 Bc5",
        ),
    ],
};

pub(super) const PAWNS: WalkFamily = WalkFamily {
    name: "pawns and their compounds",
    definition: "Steps forward without capture, captures forward another way. Chinese pawns, ships, gryphons and dragons are \
                 pieces and do not promote.",
    rows: &[
        row(
            "BP",
            "berolina pawn",
            "The pawn the other way round: a step diagonally forward without capture, straight forward with capture. From the \
             second rank it may take two steps on one diagonal.",
            "d2",
            "black Sd3",
        )
        .also(&["berolina"])
        .source("Edmund Nebermann, Funkschach, 15 August 1926"),
        row(
            "SP",
            "superpawn",
            "Any number of steps straight forward without capture, along the two diagonals forward with capture. It moves from \
             its first rank too.",
            "d2",
            "white Pd6 black Sf4",
        ),
        row(
            "BS",
            "berolina superpawn",
            "Any number of steps along the two diagonals forward without capture, straight forward with capture. It moves from \
             its first rank too.",
            "d2",
            "white Pb4 black Sd6",
        ),
        row(
            "PP",
            "protean pawn",
            "A pawn that walks backwards: as a pawn of the other side, with two steps from the other side's second rank. It \
             promotes on its own first rank.",
            "d7",
            "black Sc6",
        )
        .also(&["reverse pawn"]),
        row(
            "CP",
            "chinese pawn",
            "One step straight forward, with or without capture. Beyond the middle of the board it may also go sideways.",
            "d5",
            "white Pc5 black Sd6",
        )
        .source("the pawn of Chinese chess"),
        row("SH", "ship", "Rook, and captures of a pawn.", "d4", "white Pd6 black Sg4 Se5"),
        row("GY", "gryphon", "Bishop, and steps of a pawn without capture.", "d2", "white Pf4 black Sb4"),
        row("DR", "dragon", "Knight and pawn.", "d4", "white Pc6 black Se5 Se6")
            .source("T. R. Dawson, Caissa's Playthings, Cheltenham Examiner"),
    ],
};

pub(super) const HUNTERS: WalkFamily = WalkFamily {
    name: "hunters",
    definition: "One walk for moves up the board, towards the eighth rank, another for moves down it, whichever side they \
                 belong to. They do not move along a rank.",
    rows: &[
        row(
            "RR",
            "rook/bishop hunter",
            "Up the board as a rook, down it as a bishop.",
            "d4",
            "white Pd7 black Sb2",
        ),
        row(
            "BR",
            "bishop/rook hunter",
            "Up the board as a bishop, down it as a rook.",
            "d4",
            "white Pf6 black Sd2",
        ),
    ],
};

pub(super) const BORROWERS: WalkFamily = WalkFamily {
    name: "units that borrow their walk",
    definition: "They move as the file they stand on says, or as units that observe them.",
    rows: &[
        row(
            "QQ",
            "querquisite",
            "It moves as the piece that stands on its file in the game array: on a and h as a rook, on b and g as a knight, on \
             c and f as a bishop, on d as a queen, on e as a king that is not royal.",
            "c4",
            "white Pe6 black Sf1",
        )
        .source("J. E. H. Creed 1947"),
        row(
            "F",
            "friend",
            "It moves as the units of its own side that observe it. A friend hands a walk on to the next friend.",
            "d4",
            "white Se6 black Sf5",
        ),
        row(
            "O",
            "orphan",
            "It moves as the units of the other side that observe it. An orphan hands a walk on to the next orphan of the other \
             side.",
            "d4",
            "white Pc2 black Se6",
        ),
    ],
};
