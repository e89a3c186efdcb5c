//! Ubi-ubi, maos, Argentine units, roses, crooked lines and units for which the edge counts.

use super::{WalkFamily, row};

pub(super) const UBI_UBI: WalkFamily = WalkFamily {
    name: "ubi-ubi",
    definition: "A unit of its own.",
    rows: &[row(
        "UU",
        "ubi-ubi",
        "Any number of knight's steps in one move, in any directions. All squares but the last must be empty.",
        "d4",
        "white Pe6 black Sf5 Ba8",
    )
    .vectors("(1,2)")],
};

pub(super) const MAOS: WalkFamily = WalkFamily {
    name: "maos and moas",
    definition: "Knight's steps that pass over one square: the mao goes straight first, then diagonally, the moa the other way \
                 round. For each of them what stands on the square passed over matters.",
    rows: &[
        row(
            "MA",
            "mao",
            "A knight's step, first one square straight, which must be empty, then one diagonally.",
            "d4",
            "white Pd5 black Sf5",
        )
        .also(&["chinese knight"])
        .vectors("(1,2)")
        .source("the horse of Chinese chess; P. Seyfert, Die Schwalbe, February 1936"),
        row(
            "MO",
            "moa",
            "A knight's step, first one square diagonally, which must be empty, then one straight.",
            "d4",
            "white Pe5 black Sc6",
        )
        .vectors("(1,2)"),
        row("AO", "maorider", "Any number of mao's steps in one direction.", "b1", "white Pc1 black Se7").vectors("(1,2)"),
        row("OA", "moarider", "Any number of moa's steps in one direction.", "b1", "white Pe3 black Se7").vectors("(1,2)"),
        row(
            "ML",
            "maorider lion",
            "Along a line of the maorider over exactly one unit, be it on a square passed over or between two steps, to any \
             square behind it.",
            "b1",
            "white Pb2 black Pf3 Se7",
        )
        .vectors("(1,2)"),
        row(
            "MM",
            "moarider lion",
            "Along a line of the moarider over exactly one unit, be it on a square passed over or between two steps, to any \
             square behind it.",
            "b1",
            "white Pc2 black Se7",
        )
        .vectors("(1,2)"),
        row("AH", "maohopper", "A mao that must find a unit on the square passed over.", "d4", "white Pd5 black Pe4 Sf5").vectors("(1,2)"),
        row("OH", "moahopper", "A moa that must find a unit on the square passed over.", "d4", "white Pe5 black Pc3 Sb3").vectors("(1,2)"),
        row(
            "SK",
            "skylla",
            "The mao of the sea: without capture as a mao, with capture of the unit on the square passed over. The square of \
             arrival is always empty.",
            "d4",
            "white Pd5 black Se4",
        )
        .vectors("(1,2)"),
        row(
            "CY",
            "charybdis",
            "The moa of the sea: without capture as a moa, with capture of the unit on the square passed over. The square of \
             arrival is always empty.",
            "d4",
            "white Pe5 black Sc3",
        )
        .vectors("(1,2)"),
    ],
};

const ARGENTINE: &str = "Manfred Rittirsch, Andernach 2016 (echekk.fr)";

pub(super) const ARGENTINES: WalkFamily = WalkFamily {
    name: "Argentine units",
    definition: "The reverse of the Chinese units: with capture as orthodox ones, without capture over one hurdle. With them \
                 the kao, the Chinese unit on the steps of the knight.",
    rows: &[
        row(
            "SE",
            "senora",
            "With capture as a queen, without capture as a lion: over the first unit to any empty square before the next one.",
            "d4",
            "white Pd5 black Sf4 Pb2",
        )
        .also(&["argentine queen"])
        .vectors("(0,1), (1,1)")
        .source(ARGENTINE),
        row("FA", "faro", "With capture as a rook, without capture as a rook-lion.", "d4", "white Pd5 black Sf4")
            .also(&["argentine rook"])
            .vectors("(0,1)")
            .source(ARGENTINE),
        row("LO", "loco", "With capture as a bishop, without capture as a bishop-lion.", "d4", "white Pe5 black Sb2")
            .also(&["argentine bishop"])
            .vectors("(1,1)")
            .source(ARGENTINE),
        row(
            "SA",
            "saltador",
            "With capture as a mao or moa, without capture as a maohopper or moahopper.",
            "d4",
            "white Pd5 black Sf5",
        )
        .also(&["argentine knight"])
        .vectors("(1,2)")
        .source(ARGENTINE),
        row(
            "KO",
            "kao",
            "Without capture as a knight, with capture two knight's steps in one direction over a unit.",
            "d4",
            "white Pe6 black Sf8 Pf5 Bh6",
        )
        .vectors("(1,2)"),
    ],
};

pub(super) const ROSES: WalkFamily = WalkFamily {
    name: "roses",
    definition: "Knight's steps round a circle, each turned by an eighth of a circle from the one before, always to the same \
                 side. The circle ends before the square of departure.",
    rows: &[
        row(
            "RO",
            "rose",
            "Any number of steps round a circle, until a unit stands in the way, which it may capture.",
            "e1",
            "white Pc2 black Sg6",
        )
        .vectors("(1,2)"),
        row(
            "RN",
            "rose-lion",
            "Round a circle over one unit to any square behind it, as far as the next unit, which it may capture.",
            "e1",
            "white Pg2 black Sg6",
        )
        .vectors("(1,2)"),
        row("RP", "rose-hopper", "Round a circle over the first unit to the next square of the circle.", "e1", "white Pc2 black Pg2 Sh4").vectors("(1,2)"),
        row(
            "LS",
            "rose-locust",
            "Round a circle over the first unit, which it captures, to the next square, which must be empty.",
            "e1",
            "black Sg2 Bb4",
        )
        .vectors("(1,2)"),
        row(
            "RA",
            "rao",
            "The Chinese rose: without capture as a rose, with capture as a rose-lion, of the first unit behind the hurdle.",
            "e1",
            "white Pg2 black Sg6",
        )
        .also(&["chinese rose"])
        .vectors("(1,2)"),
    ],
};

pub(super) const CROOKED: WalkFamily = WalkFamily {
    name: "crooked lines",
    definition: "Riders that take two vectors in turn until something stands in the way, which can be captured; a rider that \
                 goes on along another vector after its first step; and a hopper that bends at the hurdle.",
    rows: &[
        row(
            "S4",
            "(4,0)-spiralspringer",
            "Knight's steps that sway to and fro along a rank or file: two of them make four squares, as a1-c2-e1-g2.",
            "a1",
            "white Pa5 black Sg2",
        )
        .also(&["(4,0)-zigzag nightrider"])
        .vectors("(1,2)"),
        row(
            "S2",
            "(2,0)-spiralspringer",
            "Knight's steps that sway to and fro along a rank or file: two of them make two squares, as a1-b3-c1-d3.",
            "a1",
            "white Pc4 black Sd3",
        )
        .also(&["(2,0)-zigzag nightrider"])
        .vectors("(1,2)"),
        row(
            "S3",
            "(3,3)-spiralspringer",
            "Knight's steps that sway to and fro along a diagonal: two of them make three squares, as a1-b3-d4-e6.",
            "a1",
            "white Pf5 black Sg7",
        )
        .also(&["(3,3)-zigzag nightrider"])
        .vectors("(1,2)"),
        row(
            "S1",
            "(1,1)-spiralspringer",
            "Knight's steps that sway to and fro along a diagonal: two of them make one square, as b1-a3-c2-b4.",
            "d4",
            "white Pf5 black Sd7",
        )
        .also(&["(1,1)-zigzag nightrider"])
        .vectors("(1,2)"),
        row(
            "SS",
            "spiralspringer",
            "Knight's steps that sway along ranks and files: (4,0)- and (2,0)-spiralspringer.",
            "d4",
            "white Pf5 black Sd8",
        )
        .also(&["spiral knight"])
        .vectors("(1,2)"),
        row(
            "DS",
            "diagonal spiralspringer",
            "Knight's steps that sway along diagonals: (3,3)- and (1,1)-spiralspringer.",
            "d4",
            "white Pf5 black Sg7",
        )
        .vectors("(1,2)"),
        row(
            "QN",
            "quintessence",
            "Knight's steps with a quarter turn after each, left and right in turn, as a1-b3-d2-e4-g3.",
            "d4",
            "white Pf5 black Sg5",
        )
        .also(&["(3,1)-zigzag nightrider"])
        .vectors("(1,2)"),
        row(
            "BT",
            "boyscout",
            "Steps along diagonals with a quarter turn after each, left and right in turn: a bishop in zigzag.",
            "d4",
            "white Pd6 black Sg5",
        )
        .vectors("(1,1)"),
        row(
            "GT",
            "girlscout",
            "Steps along ranks and files with a quarter turn after each, left and right in turn: a rook in stairs.",
            "d4",
            "white Pc5 black Sf6",
        )
        .vectors("(0,1)"),
        row(
            "CT",
            "cat",
            "A knight's step, then any number of steps of two squares along its longer part.",
            "d4",
            "white Pe6 black Sh5",
        )
        .also(&["cavalier trojan"])
        .vectors("first (1,2), then (0,2)"),
        row(
            "SC",
            "scarabeus",
            "Along a line of the queen to the first unit, and from there one of the two knight's steps nearest to that \
             direction.",
            "d4",
            "white Pd6 black Pf4 Sh5",
        )
        .vectors("to the hurdle (0,1), (1,1), then (1,2)"),
    ],
};

pub(super) const EDGES: WalkFamily = WalkFamily {
    name: "units of the edge",
    definition: "They are thrown back by the edge of the board, or move from it and to it only. A way that leads back to the \
                 square of departure ends there.",
    rows: &[
        row("AR", "archbishop", "A bishop that the edge throws back once at a right angle.", "d4", "white Pf6 black Sb8").vectors("(1,1)"),
        row("RB", "reflecting bishop", "A bishop that the edge throws back at a right angle up to four times.", "d4", "white Pf6 black Sd6")
            .vectors("(1,1)"),
        row(
            "C",
            "cardinal",
            "A bishop that is thrown back once by a cushion beyond the edge: it goes on from the square next to where it left \
             the board, on squares of the other colour. A corner throws nothing back.",
            "c4",
            "white Pe6 black Sb8",
        )
        .vectors("(1,1)"),
        row(
            "BK",
            "bouncy knight",
            "Up to three knight's steps in any directions, of which all but the last end on empty squares of the edge.",
            "b3",
            "white Pd4 black Sb7",
        )
        .vectors("(1,2)"),
        row(
            "BN",
            "bouncy nightrider",
            "A nightrider that may go on in any direction from an empty square of the edge, as often as it gets there.",
            "d4",
            "white Pe6 black Sf5",
        )
        .vectors("(1,2)"),
        row(
            "EH",
            "edgehog",
            "A queen that moves from the edge only to squares within, and from within only to the edge.",
            "d4",
            "white Pd6 black Sh4",
        )
        .vectors("(0,1), (1,1)")
        .source("John Driver 1966, the limited of two kinds"),
    ],
};
