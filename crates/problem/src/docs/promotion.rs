//! Where pawns promote and to what.

use super::{ConditionDoc, POPEYE, doc, point};

const REBORN: &str = "a pawn reborn on a promotion square that is no square of the last rank";

pub(super) const DOCS: &[ConditionDoc] = &[
    doc(
        "PromOnly",
        "Pawns promote to the walks that follow and to no others: `PromOnly Q S`. The walks need not stand on the board; with \
         the letter of a pawn it may stay a pawn. Royal walks are not possible.",
        POPEYE,
    ),
    doc(
        "WhitePromSquares",
        "White pawns promote on the squares that follow and on no others: `WhitePromSquares a8b8e5`. A pawn that arrives on \
         the last rank elsewhere stays a pawn and cannot move. Protean pawns, which walk the other way, have the squares of the \
         other side.",
        POPEYE,
    )
    .disputed(&[point(REBORN, "it promotes", "Popeye lets it promote under some rules of rebirth only")]),
    doc(
        "BlackPromSquares",
        "Black pawns promote on the squares that follow and on no others: `BlackPromSquares a1b1`.",
        POPEYE,
    )
    .disputed(&[point(REBORN, "it promotes", "Popeye lets it promote under some rules of rebirth only")]),
    doc(
        "NoWhitePromotion",
        "A move with which a white pawn would promote is illegal; a white pawn reborn on its promotion rank stays a pawn. An \
         attack on a king is a check also where the capture would promote, unless the capturer, or the king, would be reborn.",
        POPEYE,
    )
    .disputed(&[point(
        "a white pawn reborn on its promotion rank",
        "it stays a pawn",
        "Popeye lets it promote, and a black one reborn by a white capture stays a pawn",
    )]),
    doc(
        "NoBlackPromotion",
        "A move with which a black pawn would promote is illegal; a black pawn reborn on its promotion rank stays a pawn.",
        POPEYE,
    )
    .disputed(&[point(
        "a black pawn reborn on its promotion rank",
        "it stays a pawn",
        "Popeye lets it promote, and a white one reborn by a black capture stays a pawn",
    )]),
];
