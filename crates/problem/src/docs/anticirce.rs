//! Anticirce and its forms: the capturer is reborn.

use super::{ConditionDoc, LEXICA, POPEYE, WIKIPEDIA, doc, point};

pub(super) const DOCS: &[ConditionDoc] = &[
    doc(
        "AntiCirce",
        "The capturing unit, king included, is reborn on its home square (found as in Circe from the square of capture, \
         after its promotion); the captured unit leaves the board. If the home square is occupied, the capture is illegal, \
         and so it gives no check. Type Calvet: a unit may capture on its own home square; type Cheylan: it may not.",
        WIKIPEDIA,
    )
    .compare("In MarsCirce the unit goes home before it captures.")
    .disputed(&[
        point("the type if none is named", "Calvet", "Cheylan, usual in France: `AntiCirce Cheylan`"),
        point(
            "captures en passant and by locusts",
            "the square of the captured unit finds the home",
            "the square of arrival: `Relevant=Arrival`",
        ),
    ]),
    doc("MirrorAntiCirce", "Anticirce in which the capturer is reborn on the home square of the other colour.", LEXICA),
    doc(
        "FileAntiCirce",
        "Anticirce in which the capturing piece is reborn on its back rank on the file of the capture.",
        LEXICA,
    ),
    doc(
        "MirrorFileAntiCirce",
        "Anticirce in which the capturing piece is reborn on the opponent's back rank on the file of the capture.",
        POPEYE,
    ),
    doc(
        "DiagramAntiCirce",
        "Anticirce in which the capturer is reborn on the square on which it stood in the diagram.",
        LEXICA,
    ),
    doc(
        "SymmetryAntiCirce",
        "Anticirce in which the capturer is reborn on the square of capture reflected in the centre of the board.",
        LEXICA,
    ),
    doc(
        "VerticalSymmetryAntiCirce",
        "Anticirce in which the square of capture is reflected in the line between the d- and the e-file.",
        POPEYE,
    ),
    doc(
        "HorizontalSymmetryAntiCirce",
        "Anticirce in which the square of capture is reflected in the line between the fourth and the fifth rank.",
        POPEYE,
    ),
    doc(
        "AntipodeanAntiCirce",
        "Anticirce in which the capturer is reborn four ranks and four files away from the square of capture.",
        LEXICA,
    ),
    doc(
        "EquipollentsAntiCirce",
        "Anticirce in which the capturer goes on from the square of capture by the vector of its move.",
        LEXICA,
    ),
    doc(
        "AntiSuperCirce",
        "Anticirce in which the capturer is reborn on any empty square of its side's choice, the square of capture \
         included (not in type Cheylan).",
        LEXICA,
    ),
    doc(
        "AntiCloneCirce",
        "The capturer, king included, takes the walk of the captured unit (not a king's) and is reborn on the home square of \
         that walk. A king that changes stays royal.",
        LEXICA,
    )
    .compare("In AntiCirce Couscous it keeps its walk and takes only the square."),
];
