//! Conditions in which units move or capture from other squares than their own.

use super::{ConditionDoc, LEXICA, POPEYE, WIKIPEDIA, doc, point};

pub(super) const DOCS: &[ConditionDoc] = &[
    doc(
        "MarsCirce",
        "Units move without capture as usual. To capture, a unit goes to its home square first, which must be empty or its \
         own square, captures from there and stays where it captured. So checks come only from home squares. Kings take \
         part.",
        WIKIPEDIA,
    )
    .compare("AntiMarsCirce has it the other way round; in PhantomChess both ways are open.")
    .disputed(&[point(
        "kings with RexExclusive",
        "kings capture from where they stand",
        "",
    )]),
    doc("MarsMirrorCirce", "Mars Circe with the home squares of the other colour.", LEXICA),
    doc(
        "AntiMarsCirce",
        "Units capture as usual. To move without capture, a unit goes to its home square first, which must be empty or its \
         own square. It may not arrive on the square on which it stood.",
        LEXICA,
    )
    .compare("In MarsCirce captures begin on the home square."),
    doc("AntiMarsMirrorCirce", "Anti-Mars Circe with the home squares of the other colour.", POPEYE),
    doc(
        "AntiMarsAntipodeanCirce",
        "Anti-Mars Circe; the home square is four ranks and four files away from the square on which the unit stands.",
        POPEYE,
    ),
    doc(
        "PhantomChess",
        "A unit may move and capture from the square on which it stands or from its home square, if that is empty. Kings \
         only from their own square unless `RexInclusive` is added.",
        LEXICA,
    )
    .disputed(&[point("kings", "they take no part", "`PhantomChess RexInclusive`")]),
    doc(
        "PlusChess",
        "A unit on one of the squares d4, d5, e4 and e5 may also capture as if it stood on another one of them that is \
         empty.",
        LEXICA,
    ),
    doc(
        "DangerCirce",
        "A unit that is attacked, a king too, may move to its home square if that is empty or capture an enemy unit there; \
         such a capture can give check.",
        POPEYE,
    ),
];
