//! Tables of the compact core.

use board::{CastlingRights, Square, SquareSet};

/// The lines through each square on the empty board: the files and ranks, or the diagonals, without the square itself.
const fn rays(diagonal: bool) -> [SquareSet; 64] {
    let mut table = [SquareSet::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            let files = (from % 8) as i32 - (to % 8) as i32;
            let ranks = (from / 8) as i32 - (to / 8) as i32;
            let aligned = if diagonal { files == ranks || files == -ranks } else { files == 0 || ranks == 0 };
            if aligned && from != to {
                table[from] = table[from].with(Square::from_index(to));
            }
            to += 1;
        }
        from += 1;
    }
    table
}

static ROOK_RAYS: [SquareSet; 64] = rays(false);
static BISHOP_RAYS: [SquareSet; 64] = rays(true);

/// The file and rank through a square, without the square itself.
#[inline(always)]
pub(super) fn rook_rays(square: Square) -> SquareSet {
    ROOK_RAYS[square.index()]
}

/// The diagonals through a square, without the square itself.
#[inline(always)]
pub(super) fn bishop_rays(square: Square) -> SquareSet {
    BISHOP_RAYS[square.index()]
}

/// For each square the castling right of the unit at home there, as a bit of [`CastlingRights::index`].
static RIGHTS: [u8; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = CastlingRights::NONE.with(Square::from_index(i)).index() as u8;
        i += 1;
    }
    table
};

/// The right of the unit at home on the square; 0 elsewhere.
#[inline(always)]
pub(super) fn right_of(square: Square) -> u8 {
    RIGHTS[square.index()]
}
