//! Immun Chess and Geneva Chess: the home square only permits or forbids the capture.

use super::{ConditionDoc, LEXICA, POPEYE, doc};

pub(super) const DOCS: &[ConditionDoc] = &[
    doc(
        "ImmunChess",
        "A unit can be captured only if its home square, found as in Circe, is empty once the capture is made: a unit on its \
         home square cannot be captured. Nobody is reborn.",
        LEXICA,
    )
    .compare("In GenevaChess it is the capturer's home square that must be empty."),
    doc("MirrorImmunChess", "Immun Chess with the home squares of the other colour.", LEXICA),
    doc("FileImmunChess", "Immun Chess with the home squares of File Circe.", LEXICA),
    doc("DiagramImmunChess", "Immun Chess with the squares of the diagram as home squares.", LEXICA),
    doc("MirrorFileImmunChess", "Immun Chess with the opponent's home squares of File Circe.", POPEYE),
    doc(
        "SymmetryImmunChess",
        "Immun Chess; the home square is the square of capture reflected in the centre of the board.",
        LEXICA,
    ),
    doc(
        "ImmuneVerticalSymmetry",
        "Immun Chess; the square of capture is reflected in the line between the d- and the e-file.",
        POPEYE,
    ),
    doc(
        "ImmuneHorizontalSymmetry",
        "Immun Chess; the square of capture is reflected in the line between the fourth and the fifth rank.",
        POPEYE,
    ),
    doc(
        "AntipodeanImmunChess",
        "Immun Chess; the home square is four ranks and four files away from the square of capture.",
        LEXICA,
    ),
    doc(
        "EquipollentsImmunChess",
        "Immun Chess; the home square is found by the vector of the capturing move, as in Equipollents Circe.",
        LEXICA,
    ),
    doc(
        "GenevaChess",
        "A unit can capture only if its own home square, found from the square on which it stands, is empty after the \
         capture, and not from the home square itself. Kings capture freely unless `RexInclusive` is added.",
        LEXICA,
    )
    .compare("In ImmunChess it is the victim's home square that must be empty."),
];
