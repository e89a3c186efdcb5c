//! Which of its legal moves a side must play.

use board::MoveKind;

use crate::Move;

/// Maximummer: only the geometrically longest moves, measured from centre to centre of the squares; castling counts the
/// ways of king and rook together, and a rebirth does not count.
pub(crate) fn keep_longest(moves: &mut Vec<Move>) {
    let longest = moves.iter().map(|&mv| squared_length(mv)).max();
    moves.retain(|&mv| Some(squared_length(mv)) == longest);
}

/// The square of the length.
pub(crate) fn squared_length(mv: Move) -> u32 {
    match mv.kind {
        // Two squares each; two and three squares.
        MoveKind::CastlingKing => 16,
        MoveKind::CastlingQueen => 25,
        _ => {
            let from = mv.origin();
            let files = u32::from(from.file().abs_diff(mv.to.file()));
            let ranks = u32::from(from.rank().abs_diff(mv.to.rank()));
            files * files + ranks * ranks
        }
    }
}
