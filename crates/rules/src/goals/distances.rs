//! Lower bounds of the number of moves from square to square: on an empty board.

use std::sync::LazyLock;

use board::{Side, Square, SquareSet, Walk, knight_attacks};

/// The units of one walk and side that do not stand right.
#[derive(Clone, Copy)]
pub(super) struct Sources {
    /// Squares where one is to stand and none stands.
    pub(super) missing: SquareSet,
    /// Squares where one stands and none is to stand.
    pub(super) spare: SquareSet,
}

impl Sources {
    /// How many have to come from elsewhere: by promotion.
    pub(super) fn lacking(self) -> u32 {
        self.missing.len().saturating_sub(self.spare.len())
    }
}

/// A lower bound of the sum of moves that bring units to all missing squares, each from a spare one or, where that can be,
/// by promotion after so many moves; `None` if a square cannot be supplied.
///
/// To leave those that stand right where they are costs nothing, since distances obey the triangle inequality.
pub(super) fn least_moves(
    units: Sources,
    promotion: Option<u32>,
    distance: impl Fn(Square, Square) -> Option<u32>,
) -> Option<u32> {
    let nearest = |to, left_out: Option<Square>| {
        units
            .spare
            .filter(|&from| Some(from) != left_out)
            .filter_map(|from| distance(from, to))
            .chain(promotion)
            .min()
    };
    let mut missing = units.missing;
    let (first, second, more) = (missing.next(), missing.next(), missing.any());
    match (first, second) {
        (None, _) => Some(0),
        (Some(to), None) => nearest(to, None),
        // Two units from two squares.
        (Some(one), Some(other)) if !more => {
            let by_move =
                units.spare.filter_map(|from| Some(distance(from, one)? + nearest(other, Some(from))?));
            let by_promotion = promotion.and_then(|moves| Some(moves + nearest(other, None)?));
            by_move.chain(by_promotion).min()
        }
        _ => units.missing.map(|to| nearest(to, None)).sum(),
    }
}

static KNIGHT_MOVES: LazyLock<[[u8; 64]; 64]> = LazyLock::new(|| {
    let mut table = [[0; 64]; 64];
    for from in Square::all() {
        let (mut reached, mut moves) = (SquareSet::of(from), 0);
        while reached != SquareSet::ALL {
            moves += 1;
            let next =
                reached.fold(SquareSet::EMPTY, |next, square| next | knight_attacks(square)) & !reached;
            for to in next {
                table[from.index()][to.index()] = moves;
            }
            reached |= next;
        }
    }
    table
});

pub(super) fn knight_moves(from: Square, to: Square) -> Option<u32> {
    Some(u32::from(KNIGHT_MOVES[from.index()][to.index()]))
}

fn files_and_ranks(from: Square, to: Square) -> (u32, u32) {
    (u32::from(from.file().abs_diff(to.file())), u32::from(from.rank().abs_diff(to.rank())))
}

pub(super) fn king_steps(from: Square, to: Square) -> Option<u32> {
    let (files, ranks) = files_and_ranks(from, to);
    Some(files.max(ranks))
}

/// Moves of a bishop, rook or queen between two squares.
pub(super) fn line_moves(walk: Walk, from: Square, to: Square) -> Option<u32> {
    let (files, ranks) = files_and_ranks(from, to);
    let (diagonal, straight) = (files == ranks, files == 0 || ranks == 0);
    match walk {
        Walk::BISHOP if (files + ranks) % 2 == 1 => None,
        Walk::BISHOP => Some(if diagonal { 1 } else { 2 }),
        Walk::ROOK => Some(if straight { 1 } else { 2 }),
        _ => Some(if diagonal || straight { 1 } else { 2 }),
    }
}

/// Moves of a pawn that stays one.
pub(super) fn pawn_moves(side: Side, from: Square, to: Square) -> Option<u32> {
    let files = pawn_files(side, from, to)?;
    let ranks = u32::from(side.rank(to.rank()).checked_sub(side.rank(from.rank()))?);
    let double_step = side.rank(from.rank()) == 1 && ranks >= files + 2;
    Some(ranks - u32::from(double_step))
}

/// Captures of a pawn on its way.
pub(super) fn pawn_files(side: Side, from: Square, to: Square) -> Option<u32> {
    let (files, _) = files_and_ranks(from, to);
    let ranks = u32::from(side.rank(to.rank()).checked_sub(side.rank(from.rank()))?);
    (files <= ranks).then_some(files)
}
