//! Hoppers over one hurdle, lions, locusts, angle hoppers and hamsters.

use super::{WalkFamily, row};

const QUEEN: &str = "(0,1), (1,1)";
const CHINESE: &str = "M. Velimirovic and K. Valtonen, Encyclopedia of Chess Problems (2012): Chinese pieces";

pub(super) const HOPPERS: WalkFamily = WalkFamily {
    name: "hoppers",
    definition: "Along a line to the first unit, the hurdle, over it and on to a square behind it, with or without capture.",
    rows: &[
        row(
            "G",
            "grasshopper",
            "Along a line of the queen over the first unit to the next square behind it. Without a hurdle it cannot move.",
            "d4",
            "white Pd6 Bc3 black Pf4 Sg4",
        )
        .vectors(QUEEN)
        .source("T. R. Dawson, Cheltenham Examiner 1913"),
        row("RH", "rookhopper", "A grasshopper on ranks and files only.", "d4", "white Pd6 black Pf4 Sg4").vectors("(0,1)"),
        row("BH", "bishophopper", "A grasshopper on diagonals only.", "d4", "white Bc3 black Pf6 Sg7").vectors("(1,1)"),
        row(
            "NH",
            "nightrider hopper",
            "Along a line of the nightrider over the first unit to the next square of the line.",
            "d4",
            "white Pe6 black Pf5 Sh6",
        )
        .vectors("(1,2)"),
        row(
            "CH",
            "camelrider hopper",
            "Along a line of the camelrider over the first unit to the next square of the line.",
            "b2",
            "white Pc5 black Pe3 Sh4",
        )
        .vectors("(1,3)"),
        row(
            "ZH",
            "zebrarider hopper",
            "Along a line of the zebrarider over the first unit to the next square of the line.",
            "b2",
            "white Pd5 black Pe4 Sh6",
        )
        .vectors("(2,3)"),
        row("GH", "gnurider hopper", "Nightrider hopper and camelrider hopper.", "b2", "white Pc4 black Pc5 Sd8").vectors("(1,2), (1,3)"),
        row(
            "G2",
            "grasshopper-2",
            "A grasshopper that lands two squares behind the hurdle. The square between must be empty.",
            "d4",
            "white Pd5 black Pe4 Sg4 Pc3 Pb2",
        )
        .vectors(QUEEN),
        row(
            "G3",
            "grasshopper-3",
            "A grasshopper that lands three squares behind the hurdle. The squares between must be empty.",
            "d4",
            "white Pd5 black Pe4 Sh4",
        )
        .vectors(QUEEN),
        row(
            "KH",
            "kinghopper",
            "A grasshopper that hops only over units next to it.",
            "d4",
            "white Pd5 black Pe5 Sf6 Pb4",
        )
        .vectors(QUEEN),
        row(
            "KP",
            "knight hopper",
            "Over a unit a knight's step away to the square another such step behind it.",
            "d4",
            "white Pe6 black Pf5 Sh6",
        )
        .vectors("(1,2)"),
        row("GL", "gral", "Alfil and rookhopper.", "d4", "white Pd6 black Pf4 Sg4 Sf6").vectors("leaps (2,2); hops (0,1)"),
        row("SO", "scorpion", "A king's step, or a grasshopper's hop; it is not royal.", "d4", "white Pd6 black Pf4 Sg4 Se5")
            .vectors(QUEEN),
        row("ST", "sting", "A royal scorpion: king's step and grasshopper's hop.", "d4", "white Pd6 black Pf4 Sg4 Se5")
            .vectors(QUEEN),
    ],
};

pub(super) const LIONS: WalkFamily = WalkFamily {
    name: "lions and Chinese riders",
    definition: "Lions go over the first unit of a line to any square behind it; Chinese riders do so only to capture.",
    rows: &[
        row(
            "LI",
            "lion",
            "Along a line of the queen over the first unit to any square behind it, as far as the next unit, which it may \
             capture.",
            "d4",
            "white Pd5 black Pf4 Sh4 Pb2",
        )
        .vectors(QUEEN),
        row("RL", "rook-lion", "A lion on ranks and files only.", "d4", "white Pd5 black Pf4 Sh4").vectors("(0,1)"),
        row("BL", "bishop-lion", "A lion on diagonals only.", "d4", "white Pe5 black Pc5 Sa7").vectors("(1,1)"),
        row("NL", "nightrider lion", "A lion on the lines of the nightrider.", "b1", "white Pc3 black Pd2 Sh4").vectors("(1,2)"),
        row(
            "LE",
            "leo",
            "Without capture as a queen, with capture as a lion: over one unit on the first one behind it.",
            "d4",
            "white Pd5 black Sd8 Pf4 Sh4",
        )
        .also(&["chinese queen"])
        .vectors(QUEEN)
        .source(CHINESE),
        row(
            "PA",
            "pao",
            "Without capture as a rook, with capture as a rook-lion: over one unit on the first one behind it.",
            "d4",
            "white Pd5 black Sd8 Pf4 Sh4",
        )
        .also(&["chinese rook"])
        .vectors("(0,1)")
        .source("the cannon of Chinese chess; P. Seyfert, Die Schwalbe, February 1936"),
        row(
            "VA",
            "vao",
            "Without capture as a bishop, with capture as a bishop-lion: over one unit on the first one behind it.",
            "d4",
            "white Pe5 black Sh8 Pc5 Sa7",
        )
        .also(&["chinese bishop"])
        .vectors("(1,1)")
        .source(CHINESE),
        row(
            "NA",
            "nao",
            "Without capture as a nightrider, with capture as a nightrider lion: over one unit on the first one behind it.",
            "b1",
            "white Pc3 black Se7 Pd2 Sf3",
        )
        .also(&["chinese nightrider"])
        .vectors("(1,2)"),
    ],
};

pub(super) const LOCUSTS: WalkFamily = WalkFamily {
    name: "locusts and marine riders",
    definition: "They capture the first unit of a line by a jump over it to the square behind it, which must be empty.",
    rows: &[
        row(
            "L",
            "locust",
            "Along a line of the queen over the first unit, which it captures, to the empty square behind it. It cannot move \
             without capture.",
            "d4",
            "black Sd6 Pf4 Pg4 Bb2",
        )
        .vectors(QUEEN),
        row("LR", "rook locust", "A locust on ranks and files only.", "d4", "black Sd6 Pf4 Pg4").vectors("(0,1)"),
        row("LB", "bishop locust", "A locust on diagonals only.", "d4", "black Sf6 Bb2").vectors("(1,1)"),
        row("LN", "nightrider locust", "A locust on the lines of the nightrider.", "b1", "black Sc3 Bf3").vectors("(1,2)"),
        row("SI", "siren", "Without capture as a queen, with capture as a locust.", "d4", "white Pb4 black Sd6 Bb2")
            .also(&["sirene", "marine queen"])
            .vectors(QUEEN),
        row("TR", "triton", "Without capture as a rook, with capture as a rook locust.", "d4", "white Pb4 black Sd6")
            .also(&["marine rook"])
            .vectors("(0,1)"),
        row("ND", "nereid", "Without capture as a bishop, with capture as a bishop locust.", "d4", "white Pf6 black Bb2")
            .also(&["nereide", "marine bishop"])
            .vectors("(1,1)"),
    ],
};

pub(super) const ANGLE_HOPPERS: WalkFamily = WalkFamily {
    name: "angle hoppers",
    definition: "Along a line to the first unit, the hurdle, and from there, turned by an angle to either side, one step on.",
    rows: &[
        row(
            "M",
            "moose",
            "On lines of the queen, with a turn of 45 degrees at the hurdle.",
            "d4",
            "white Pd6 black Pf4 Sg5",
        )
        .vectors(QUEEN),
        row("RM", "rook moose", "A moose that comes along ranks and files only.", "d4", "white Pd6 black Pf4 Sg5").vectors("(0,1)"),
        row("BM", "bishop moose", "A moose that comes along diagonals only.", "d4", "white Pf6 black Pb2 Sa2").vectors("(1,1)"),
        row(
            "EA",
            "eagle",
            "On lines of the queen, with a turn of 90 degrees at the hurdle.",
            "d4",
            "white Pd6 black Pf4 Sf5",
        )
        .vectors(QUEEN),
        row("RE", "rook eagle", "An eagle that comes along ranks and files only.", "d4", "white Pd6 black Pf4 Sf5").vectors("(0,1)"),
        row("BE", "bishop eagle", "An eagle that comes along diagonals only.", "d4", "white Pf6 black Pb2 Sc1").vectors("(1,1)"),
        row(
            "SW",
            "sparrow",
            "On lines of the queen, with a turn of 135 degrees at the hurdle.",
            "d4",
            "white Pf4 black Pd7 Se6",
        )
        .vectors(QUEEN),
        row("RW", "rook sparrow", "A sparrow that comes along ranks and files only.", "d4", "white Pf4 black Pd7 Se6").vectors("(0,1)"),
        row("BW", "bishop sparrow", "A sparrow that comes along diagonals only.", "d4", "white Pf6 black Pb2 Sc2").vectors("(1,1)"),
        row(
            "MG",
            "marguerite",
            "To any square next to the hurdle: moose, eagle, sparrow, grasshopper and hamster. On the square before the \
             hurdle there is nothing to capture.",
            "d4",
            "white Pd6 black Pf4 Sg5",
        )
        .vectors(QUEEN),
    ],
};

pub(super) const HAMSTERS: WalkFamily = WalkFamily {
    name: "hamsters and contra hoppers",
    definition: "Units for which it matters that they stand, or come to stand, next to a hurdle.",
    rows: &[
        row(
            "HA",
            "hamster",
            "Along a line of the queen to the last square before the first unit. It cannot capture.",
            "d4",
            "white Pd6 black Pf4 Bb2",
        )
        .vectors(QUEEN),
        row(
            "HC",
            "contrahamster",
            "Straight away from a unit next to it, any number of steps as a queen.",
            "d4",
            "white Pc4 black Pd5 Sg4",
        )
        .vectors(QUEEN),
        row(
            "CG",
            "contragrasshopper",
            "Over a unit next to it to any square behind it, as a queen that started from the hurdle.",
            "d4",
            "white Pd5 black Pe4 Sg4",
        )
        .vectors(QUEEN),
    ],
};
