//! Conditions that go with those of the family.

use super::{ConditionDoc, LEXICA, POPEYE, doc, point};

pub(super) const DOCS: &[ConditionDoc] = &[
    doc(
        "GlasgowChess",
        "Pawns promote on the seventh rank, black ones on the second. With Circe a unit whose home would be the old promotion \
         square is reborn on the new promotion rank.",
        LEXICA,
    ),
    doc(
        "EinsteinChess",
        "A unit that moves without capture loses power (queen, rook, bishop, knight, pawn), a unit that captures gains \
         power; kings stay. Pawns do not promote, and from their first rank they may make up to three steps.",
        LEXICA,
    )
    .compare("The option words Einstein and ReversalEinstein after Circe change the unit that is reborn."),
    doc(
        "ReversalEinsteinChess",
        "Einstein Chess the other way round: a unit gains power without capture and loses power with one.",
        LEXICA,
    ),
    doc(
        "AntiEinsteinChess",
        "A unit that moves without capture loses power as in Einstein Chess; a capturer keeps its walk.",
        POPEYE,
    ),
    doc(
        "Madrasi",
        "A unit attacked by an enemy unit of its own walk is paralysed: it cannot move, capture or give check. Kings take \
         part only with `RexInclusive`.",
        "A. J. Karwatkar 1979",
    ),
    doc("BlackMaximummer", "Black must play one of his geometrically longest moves.", "T. R. Dawson 1913"),
    doc("WhiteMaximummer", "White must play one of his geometrically longest moves.", "T. R. Dawson 1913"),
    doc(
        "LastCapture",
        "The play before the diagram ended with the capture of the unit that follows, on the square that follows: \
         `LastCapture white Sa3`. It can be reborn under Parrain Circe and the like with the first half-move.",
        POPEYE,
    )
    .disputed(&[point("together with WaitCapture", "the capture counts", "Popeye ignores it")]),
    doc(
        "NoReversal",
        "A move is illegal if it leads back to the placement of all units that stood before the opponent's last move. \
         Checks are not affected.",
        "proposed by P. Cohen for Circe",
    ),
];
