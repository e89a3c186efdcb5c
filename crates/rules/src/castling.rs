use board::{MoveKind, Side, Square, SquareSet, between};

/// From where to where the rook goes.
pub(crate) fn rook_journey(side: Side, kind: MoveKind) -> (Square, Square) {
    let rank = side.rank(0);
    match kind {
        MoveKind::CastlingKing => (Square::new(7, rank), Square::new(5, rank)),
        _ => (Square::new(0, rank), Square::new(3, rank)),
    }
}

/// From where to where the king goes.
pub(crate) fn king_journey(side: Side, kind: MoveKind) -> (Square, Square) {
    let rank = side.rank(0);
    let to = if kind == MoveKind::CastlingKing { 6 } else { 2 };
    (Square::new(4, rank), Square::new(to, rank))
}

/// Squares between king and rook, which must be empty.
pub(crate) fn lane(side: Side, kind: MoveKind) -> SquareSet {
    between(king_journey(side, kind).0, rook_journey(side, kind).0)
}
