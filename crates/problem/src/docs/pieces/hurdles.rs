//! Kangaroos, bouncers, equihoppers and radial leapers.

use super::{WalkFamily, row};

const QUEEN: &str = "(0,1), (1,1)";

pub(super) const KANGAROOS: WalkFamily = WalkFamily {
    name: "hoppers over several hurdles",
    definition: "Kangaroos and lions need several units on one line; double hoppers make two hops in one move.",
    rows: &[
        row(
            "KA",
            "kangaroo",
            "Along a line of the queen over the first two units to the next square behind the second. There may be empty \
             squares between the two.",
            "d4",
            "white Pd5 Bd7 black Pe4 Pf4 Sg4",
        )
        .vectors(QUEEN),
        row("DO", "dolphin", "Grasshopper and kangaroo.", "d4", "white Pd5 Bd7 black Pe4 Pf4 Sg4").vectors(QUEEN),
        row(
            "KL",
            "kangaroo lion",
            "Along a line of the queen over the first two units to any square behind the second, as far as the next unit, \
             which it may capture.",
            "d4",
            "white Pd5 Pd6 black Pe4 Pf4 Sh4",
        )
        .vectors(QUEEN),
        row("RT", "rabbit", "The same as the kangaroo lion.", "d4", "white Pd5 Pd6 black Pe4 Pf4 Sh4").vectors(QUEEN),
        row(
            "BO",
            "bob",
            "Along a line of the queen over the first four units to any square behind the fourth, as far as the next unit, \
             which it may capture.",
            "a2",
            "white Pb2 Pd2 black Pc2 Pe2 Sh2",
        )
        .vectors(QUEEN),
        row(
            "DG",
            "double grasshopper",
            "Two hops of a grasshopper in one move. The first one ends on an empty square; the second may go in any direction, \
             but not back to the square of departure.",
            "d4",
            "white Pd6 Pb7 black Pf7 Sg7",
        )
        .vectors(QUEEN),
        row("DK", "double rookhopper", "Two hops of a rookhopper in one move, as a double grasshopper.", "d4", "white Pd6 Pb7 black Pf7 Sg7")
            .vectors("(0,1)"),
        row("DB", "double bishopper", "Two hops of a bishophopper in one move, as a double grasshopper.", "d4", "white Pe5 Pe7 black Pg7 Sh8")
            .also(&["double bishophopper"])
            .vectors("(1,1)"),
    ],
};

pub(super) const BOUNCERS: WalkFamily = WalkFamily {
    name: "bouncers",
    definition: "Straight away from a unit or the edge, as many squares as it is away. The edge counts as a hurdle one step \
                 outside the board; the squares on the way must be empty.",
    rows: &[
        row(
            "B1",
            "bouncer",
            "On a line of the queen away from the first unit, or else from the edge, exactly as far as that is away.",
            "d4",
            "white Pd6 black Pf4 Sb4",
        )
        .vectors(QUEEN),
        row("B2", "rook bouncer", "A bouncer on ranks and files only.", "d4", "white Pd6 black Pf4 Sb4").vectors("(0,1)"),
        row("B3", "bishop bouncer", "A bouncer on diagonals only.", "d4", "white Pf6 black Pb6 Sf2").vectors("(1,1)"),
    ],
};

pub(super) const EQUIHOPPERS: WalkFamily = WalkFamily {
    name: "equihoppers",
    definition: "Over a hurdle to the square as far behind it. Those that are not called non-stop cannot pass other units on \
                 ranks, files and diagonals; on slanting lines nothing stands in the way.",
    rows: &[
        row(
            "EQ",
            "equihopper",
            "To the square that lies as far behind a hurdle as the hurdle is away, in any direction whatever. On a line of the \
             queen both ways must be free.",
            "d4",
            "white Pe6 Bd5 black Pe4 Pf4 Sh4",
        )
        .also(&["english equihopper"]),
        row(
            "NE",
            "nonstop equihopper",
            "An equihopper that no unit on the way stops.",
            "d4",
            "white Pe6 Bd5 black Pe4 Pf4 Sh4",
        )
        .also(&["french equihopper"]),
        row("OR", "orix", "An equihopper on lines of the queen only.", "d4", "white Pe6 Bd5 black Pe4 Pf4 Sh4").vectors(QUEEN),
        row("NO", "nonstop orix", "An orix that no unit on the way stops.", "d4", "white Pe6 Bd5 black Pe4 Pf4 Sh4").vectors(QUEEN),
        row(
            "QE",
            "equistopper",
            "To the square half-way to a unit, in any direction whatever. On a line of the queen the whole way must be free.",
            "d4",
            "white Pf8 Bd6 black Pe4 Pf4 Sh4",
        ),
        row("QF", "nonstop equistopper", "An equistopper that no unit on the way stops.", "d4", "white Pf8 Bd6 black Pe4 Pf4 Sh4"),
        row(
            "EE",
            "eagle equihopper",
            "To a hurdle and from there as far again at a right angle. The hurdle is on a line of the queen, both ways free, \
             or one step of knight, camel or zebra away.",
            "d4",
            "white Pd6 black Pf5 Sg3",
        ),
        row(
            "EN",
            "eagle nonstop equihopper",
            "An eagle equihopper that no unit on the way stops. The hurdle may also be any number of steps of knight, camel or \
             zebra away.",
            "d4",
            "white Pd6 black Pf5 Sg3",
        ),
    ],
};

pub(super) const RADIAL: WalkFamily = WalkFamily {
    name: "radial leapers",
    definition: "Two squares count as equally far from a third if the straight line has the same length. Nothing stands in the \
                 way.",
    rows: &[
        row(
            "RK",
            "radial knight",
            "To a hurdle, which must be a unit of the opponent, and from there as far again in any direction.",
            "d4",
            "white Pb5 black Pd6 Sf6",
        )
        .also(&["radial leaper"]),
        row(
            "TH",
            "treehopper",
            "To a hurdle on a line of the queen and from there as far again, also on a line of the queen.",
            "d4",
            "white Pd6 black Sf6",
        ),
        row(
            "GE",
            "greater treehopper",
            "To a hurdle in any direction and from there as far again in any direction.",
            "d4",
            "white Pe6 black Sf4",
        ),
        row(
            "LH",
            "leafhopper",
            "As far as a hurdle on a line of the queen is away, along another line of the queen.",
            "d4",
            "white Pd6 black Sf4",
        ),
        row(
            "GF",
            "greater leafhopper",
            "As far as a hurdle is away, in another direction.",
            "d4",
            "white Pe6 black Sf5",
        ),
    ],
};
