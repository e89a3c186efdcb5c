//! Circe and the conditions in which the captured unit is reborn.

use super::{ConditionDoc, LEXICA, OWN, POPEYE, WIKIPEDIA, doc, point};

pub(super) const DOCS: &[ConditionDoc] = &[
    doc(
        "Circe",
        "A captured unit (not a king) is reborn at once on its home square: queen d1 or d8; rook, bishop and knight on the \
         square of the game array that has the colour of the square of capture; a pawn on the second rank of its file; a \
         fairy unit on the promotion square of its file. If the home square is occupied, be it by the capturer itself, the \
         unit vanishes. Reborn rooks may castle, reborn pawns may make the double step.",
        "P. Monréal 1967; Monréal and J.-P. Boyer in Problème 1968",
    )
    .compare("In AntiCirce the capturer goes home; in ImmunChess nobody does and an occupied home forbids the capture.")
    .disputed(&[
        point(
            "a move that only takes back the opponent's last one",
            "it is legal",
            "P. Cohen proposed to forbid it: add `NoReversal`",
        ),
        point(
            "the home of a nightrider",
            "the promotion square of the file, as for all fairy units",
            "",
        ),
        point(
            "a pawn reborn on its own first rank",
            "it is immovable and guards nothing, except in Parrain and Cage Circe",
            "",
        ),
        point(
            "kamikaze units under Circe",
            "capturer and victim are both reborn, as in Popeye",
            "the capturer vanishes: `Circe Kamikaze`",
        ),
    ]),
    doc(
        "MirrorCirce",
        "A captured unit is reborn where a unit of the same kind and the other colour would be reborn: a white knight on \
         b8 or g8, a white pawn on the seventh rank.",
        WIKIPEDIA,
    )
    .compare("VerticalMirrorCirce changes the file instead of the side of the board."),
    doc(
        "MirrorFileCirce",
        "File Circe on the opponent's side: a captured piece is reborn on the opponent's back rank, on the file of the \
         capture.",
        LEXICA,
    ),
    doc(
        "MirrorCouscousCirce",
        "The captured unit is reborn on the home square that a unit like its capturer, of the capturer's opponent's \
         colour, would have.",
        POPEYE,
    ),
    doc(
        "MirrorCirceClone",
        "The captured unit takes the walk of its capturer and is reborn on the opponent's home square of that walk.",
        POPEYE,
    ),
    doc(
        "PWC",
        "Platzwechselcirce: the captured unit is reborn on the square from which its capturer came. That square is empty, \
         so every capture leads to a rebirth. A pawn reborn on its promotion rank promotes.",
        WIKIPEDIA,
    )
    .compare("EquipollentsCirce Mirror leads to the same square, except at captures en passant and by locusts.")
    .disputed(&[point("a pawn reborn on its own first rank", "it is immovable", "")]),
    doc(
        "CouscousCirce",
        "The captured unit is reborn on the home square of its capturer: of the capturer's walk (after its promotion) and \
         the capturer's colour. A pawn so reborn on its promotion rank promotes; on its own first rank it is immovable.",
        WIKIPEDIA,
    )
    .compare("CouCouCirce differs in who chooses the promotion.")
    .disputed(&[
        point(
            "who chooses the promotion of the reborn pawn",
            "its owner; under `kirke popeye` the capturer, as in Popeye",
            "the capturer: `CouCouCirce`, `PromotionBy=Capturer`",
        ),
        point(
            "a pawn that captures and promotes",
            "the piece it has become counts",
            "the pawn counts: `PromotionFirst=No`",
        ),
    ]),
    doc(
        "CouCouCirce",
        "The captured unit is reborn on the home square of its capturer. A pawn so reborn on its promotion rank promotes to \
         what the capturing side chooses.",
        "Wikipedia, Circe chess",
    )
    .compare("In CouscousCirce the owner of the pawn chooses."),
    doc(
        "ChameleonCirce",
        "The captured piece changes before it is reborn: knight to bishop, bishop to rook, rook to queen, queen to knight; \
         its home is that of the new walk. Pawns and fairy units stay. Another cycle may follow: `ChameleonCirce S Q R B`.",
        WIKIPEDIA,
    )
    .compare("Circe Einstein lets it lose power step by step, down to the pawn."),
    doc(
        "ChamaeleonCirce",
        "Another spelling of ChameleonCirce.",
        "Wikipedia, Circe chess",
    ),
    doc(
        "EquipollentsCirce",
        "The captured unit is reborn at once on the square that lies from the square of capture as the square of arrival \
         lies from the square of departure. Off the board or occupied: it vanishes. Pawns promote on their promotion rank.",
        WIKIPEDIA,
    )
    .compare("In ParrainCirce the vector is that of the following move.")
    .disputed(&[
        point(
            "a pawn reborn on its own first rank",
            "it cannot move and guards nothing",
            "",
        ),
        point(
            "captures en passant",
            "the vector is laid onto the square of the captured pawn",
            "onto the square of arrival: `Relevant=Arrival`",
        ),
    ]),
    doc(
        "FileCirce",
        "The captured piece is reborn on its own back rank on the file of the capture, a pawn on its second rank, a fairy \
         unit on its promotion rank.",
        LEXICA,
    )
    .compare("RankCirce keeps the rank instead of the file."),
    doc(
        "RankCirce",
        "The captured piece is reborn on the rank of the capture, on the file of its home square. On odd ranks the array of \
         White counts, on even ranks that of Black, so that the colour of the square is kept. Pawns and fairy units have the \
         square of capture itself as home and so return only at captures en passant and by locusts.",
        POPEYE,
    )
    .disputed(&[point("whose array is projected", "that of the rank's parity", "")]),
    doc(
        "DiagramCirce",
        "The captured unit is reborn on the square on which it stood in the diagram; a promoted unit, in its new walk, on \
         that of its pawn.",
        WIKIPEDIA,
    ),
    doc(
        "SymmetryCirce",
        "The captured unit is reborn on the square of capture reflected in the centre of the board (c4 and f5). Pawns \
         promote on their promotion rank.",
        WIKIPEDIA,
    )
    .compare("VerticalSymmetryCirce and HorizontalSymmetryCirce reflect in a line.")
    .disputed(&[point(
        "captures en passant",
        "the square of the captured pawn is reflected",
        "the square of arrival: `Relevant=Arrival`",
    )]),
    doc("SymmetricalCirce", "Another name of SymmetryCirce.", "Wikipedia, Circe chess"),
    doc(
        "VerticalSymmetryCirce",
        "The captured unit is reborn on the square of capture reflected in the line between the d- and the e-file.",
        POPEYE,
    )
    .compare("VerticalMirrorCirce reflects the home square, not the square of capture."),
    doc(
        "HorizontalSymmetryCirce",
        "The captured unit is reborn on the square of capture reflected in the line between the fourth and the fifth rank.",
        POPEYE,
    ),
    doc(
        "AntipodeanCirce",
        "The captured unit is reborn on the antipode of the square of capture: four ranks and four files away (a1 and e5).",
        LEXICA,
    ),
    doc(
        "ParrainCirce",
        "The captured unit waits for the next half-move and is reborn where that move's vector leads from the square of \
         capture, if this is an empty square of the board; else it is lost. At castling the vectors of king and rook are \
         added. Pawns promote on their promotion rank and may make a single step from their first rank.",
        WIKIPEDIA,
    )
    .compare("In EquipollentsCirce the vector is that of the capture itself.")
    .disputed(&[point("castling on the king's side right after a capture", "it is legal and nothing is reborn", "")]),
    doc(
        "ContraParrain",
        "Parrain Circe with the reversed vector.",
        LEXICA,
    ),
    doc(
        "CirceClone",
        "The captured unit takes the walk of its capturer, unless that is a king, and is reborn on the home square of this \
         walk.",
        WIKIPEDIA,
    )
    .compare("In CouscousCirce it keeps its walk and takes only the square.")
    .disputed(&[point(
        "a pawn that captures and promotes",
        "the reborn unit is a pawn",
        "it becomes what the pawn becomes: `PromotionFirst=Yes`",
    )]),
    doc("CloneCirce", "Another name of CirceClone.", "Wikipedia, Circe chess"),
    doc(
        "CirceAssassin",
        "The rebirth happens even if the home square is occupied: the occupant vanishes. A unit captured on its home square \
         takes its capturer with it. To threaten a unit whose home the enemy king occupies is check.",
        WIKIPEDIA,
    )
    .compare("In Circe Volcanic the reborn unit goes below the occupant, in Circe Parachute on top of it.")
    .disputed(&[point("neutral units", "the same rules hold for them", "")]),
    doc("AssassinCirce", "Another name of CirceAssassin.", "Wikipedia, Circe chess"),
    doc(
        "CirceTurncoats",
        "The captured unit is reborn on its home square and changes sides.",
        LEXICA,
    )
    .compare("In CirceDoubleAgents it appears on the home square of its new side."),
    doc(
        "CirceDoubleAgents",
        "The captured unit is reborn as a unit of the other side, on that side's home square.",
        LEXICA,
    ),
    doc(
        "CirceTake&Make",
        "The captured unit makes a move without capture from the square of capture at once; the capturing side chooses it. \
         If there is none, the capture is illegal.",
        LEXICA,
    )
    .compare("In Take&Make Chess it is the capturer that moves on, like the unit captured."),
    doc(
        "SuperCirce",
        "The capturing side puts the captured unit on any empty square or removes it. A pawn put on its promotion rank \
         promotes.",
        LEXICA,
    )
    .compare("With `Circe Super Strict` the rebirth is compulsory."),
    doc(
        "CageCirce",
        "The captured unit is reborn on a square, chosen by the capturing side, from which it has no legal move without \
         capture; if there is none it vanishes.",
        "echekk.fr; kobulchess; Popeye 4.104",
    ),
    doc(
        "FrischAufCirce",
        "Circe, but a unit that comes from a promotion is reborn on the promotion square of the file of the capture. Units \
         promoted before the diagram are marked `Frischauf`.",
        LEXICA,
    ),
    doc(
        "DiametralCirce",
        "The captured unit is reborn on its home square reflected in the centre of the board: a white queen on e8.",
        LEXICA,
    )
    .compare("SymmetryCirce reflects the square of capture."),
    doc(
        "VerticalMirrorCirce",
        "The captured unit is reborn on its home square reflected in the line between the d- and the e-file: a white queen \
         on e1.",
        LEXICA,
    ),
    doc(
        "AprilChess",
        "Units of the walks that follow the name are reborn on any empty square, chosen by the capturing side; all others \
         are captured as usual: `AprilChess S B`.",
        LEXICA,
    )
    .compare("In SuperCirce every unit may be reborn, and need not be."),
    doc(
        "RexInclusiveCirce",
        "Circe in which kings too are captured and reborn, on e1 and e8. A king is in check only if it would not be reborn: \
         if its home square is occupied, be it by itself.",
        "Wikipedia, Circe chess; written `Circe RexInclusive` elsewhere",
    ),
    doc(
        "StrictCirce",
        "Circe in which a capture is legal only if the home square is empty.",
        "Wikipedia, Circe chess; written `Circe Strict` elsewhere",
    )
    .compare("The same moves are legal as under Circe and ImmunChess together."),
    doc(
        "VolcanicCirce",
        "Circe in which a unit whose home square is occupied goes below the occupant and comes up when the square is \
         vacated; the unit hidden first comes up first.",
        "Wikipedia, Circe chess; written `Circe Volcanic` elsewhere",
    )
    .compare("In Circe Parachute it lands on top, and the other one comes up later.")
    .disputed(&[point(
        "units placed on one square in the diagram",
        "the last one is on top, and of those below the first one comes up first",
        "",
    )]),
    doc(
        "PlatzwechselCirce",
        "Another name of PWC.",
        "Wikipedia, Circe chess",
    ),
    doc(
        "KamikazeCirce",
        "The captured unit is reborn as in Circe and the capturer vanishes, before the home square is looked at. Kings \
         capture normally.",
        "Wikipedia, Circe chess",
    )
    .compare("Units with the attribute `Kamikaze` under plain Circe are reborn themselves, as in Popeye."),
    doc(
        "MartianCirce",
        "Another name of MarsCirce.",
        OWN,
    ),
];
