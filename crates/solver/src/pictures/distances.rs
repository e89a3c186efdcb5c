//! How many moves a unit needs at least from one state to another.

use std::sync::LazyLock;

use board::{
    Side, Square, SquareSet, Walk, bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks,
};

/// A walk on a square, Black's squares seen with the board turned upside down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct State(u16);

const STATES: usize = Walk::ORTHODOX.len() * 64;

/// More moves than any limit.
const NEVER: u8 = 200;

/// So many captures are no limit to a pawn's way.
pub(super) const FREELY: u8 = 3;

impl State {
    /// Any state at all.
    pub(super) const ANY: State = State(STATES as u16);

    pub(super) fn new(side: Side, walk: Walk, square: Square) -> State {
        let square = if side == Side::White { square } else { square.flipped() };
        State((walk.index() * 64 + square.index()) as u16)
    }

    #[inline(always)]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    fn is_pawn(self) -> bool {
        self.index() / 64 == Walk::PAWN.index()
    }
}

/// Fewest moves from one state to each other, and no moves to [`State::ANY`].
pub(super) type Row = [u8; STATES + 1];

/// Fewest moves on an empty board from any state to any other.
struct Distances {
    /// A row for each state, then rows for pawns that may capture 0, 1, 2 … times.
    rows: Vec<Row>,
}

const NOWHERE: Row = {
    let mut row = [NEVER; STATES + 1];
    row[STATES] = 0;
    row
};

static DISTANCES: LazyLock<Distances> = LazyLock::new(Distances::new);

/// Fewest moves from `from` to `to` if nothing stands in the way and a pawn finds something to capture at most `captures`
/// times; [`NEVER`] if there is no way.
#[inline(always)]
pub(super) fn distance(from: State, to: State, captures: u8) -> u8 {
    row(from, captures)[to.index()]
}

#[inline(always)]
pub(super) fn row(from: State, captures: u8) -> &'static Row {
    let at = from.index();
    let own = from.is_pawn() && captures < FREELY;
    &DISTANCES.rows[if own { STATES + usize::from(captures) * 64 + at % 64 } else { at }]
}

impl Distances {
    fn new() -> Distances {
        let mut rows = vec![NOWHERE; STATES + usize::from(FREELY) * 64];
        for walk in &Walk::ORTHODOX[1..] {
            for square in Square::all() {
                let start = State::new(Side::White, *walk, square);
                explore(*walk, square, &mut rows[start.index()]);
            }
        }
        for captures in 0..=FREELY {
            for square in Square::all() {
                let row = pawn_row(&rows, square, captures);
                let at = if captures == FREELY { 0 } else { STATES + usize::from(captures) * 64 };
                rows[at + square.index()] = row;
            }
        }
        Distances { rows }
    }
}

/// Fills in the distances of a piece.
fn explore(walk: Walk, start: Square, row: &mut Row) {
    let mut seen = SquareSet::of(start);
    let mut frontier = seen;
    for moves in 0.. {
        if frontier.is_empty() {
            return;
        }
        let mut next = SquareSet::EMPTY;
        for square in frontier {
            row[walk.index() * 64 + square.index()] = moves;
            next |= steps(walk, square);
        }
        frontier = next & !seen;
        seen |= next;
    }
}

fn steps(walk: Walk, from: Square) -> SquareSet {
    match walk {
        Walk::KNIGHT => knight_attacks(from),
        Walk::BISHOP => bishop_attacks(from, SquareSet::EMPTY),
        Walk::ROOK => rook_attacks(from, SquareSet::EMPTY),
        Walk::QUEEN => queen_attacks(from, SquareSet::EMPTY),
        _ => {
            let castling = from == Square::new(4, 0);
            let arrivals = SquareSet::of(Square::new(2, 0)).with(Square::new(6, 0));
            king_attacks(from) | if castling { arrivals } else { SquareSet::EMPTY }
        }
    }
}

/// The distances of a pawn: up the board with a capture for each change of file, and on as what it becomes.
fn pawn_row(rows: &[Row], start: Square, captures: u8) -> Row {
    let mut row = NOWHERE;
    for to in Square::all() {
        let moves = pawn_moves(start, to, captures);
        if moves == NEVER {
            continue;
        }
        if to.rank() < 7 || to == start {
            row[Walk::PAWN.index() * 64 + to.index()] = moves;
            continue;
        }
        for walk in Walk::PROMOTIONS {
            let promoted = State::new(Side::White, walk, to);
            let onward = &rows[promoted.index()];
            for (all, further) in row.iter_mut().zip(onward) {
                *all = (*all).min(moves.saturating_add(*further).min(NEVER));
            }
        }
    }
    row
}

fn pawn_moves(from: Square, to: Square, captures: u8) -> u8 {
    let changes = from.file().abs_diff(to.file());
    let Some(ranks) = to.rank().checked_sub(from.rank()) else { return NEVER };
    if changes > ranks || captures < FREELY && changes > captures {
        return NEVER;
    }
    // Pawns on their first rank are counted as if they could be fast too.
    let is_fast = from.rank() <= 1 && ranks - changes >= 2;
    ranks - u8::from(is_fast)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(walks: (Walk, Walk), from: &str, to: &str, captures: u8) -> u8 {
        let state = |walk, square: &str| State::new(Side::White, walk, square.parse().unwrap());
        distance(state(walks.0, from), state(walks.1, to), captures)
    }

    #[test]
    fn pieces_and_pawns() {
        let same = |walk| (walk, walk);
        assert_eq!(moves(same(Walk::KNIGHT), "a1", "h8", 0), 6);
        assert_eq!(moves(same(Walk::KNIGHT), "a1", "b2", 0), 4);
        assert_eq!(moves(same(Walk::BISHOP), "c1", "g2", FREELY), NEVER);
        assert_eq!(moves(same(Walk::ROOK), "a1", "h8", 0), 2);
        assert_eq!(moves(same(Walk::KING), "e1", "g1", 0), 1);
        assert_eq!(moves(same(Walk::KING), "d1", "f1", 0), 2);
        assert_eq!(moves(same(Walk::PAWN), "e2", "e6", 0), 3);
        assert_eq!(moves(same(Walk::PAWN), "e2", "f4", 0), NEVER);
        assert_eq!(moves(same(Walk::PAWN), "e2", "f4", 1), 2);
        assert_eq!(moves(same(Walk::PAWN), "e2", "f5", 1), 2);
        assert_eq!(moves((Walk::PAWN, Walk::QUEEN), "e2", "e8", 0), 5);
        assert_eq!(moves((Walk::PAWN, Walk::KNIGHT), "e6", "c7", 0), 3);
        assert_eq!(moves((Walk::PAWN, Walk::KNIGHT), "e6", "d8", 1), 2);
        assert_eq!(moves((Walk::PAWN, Walk::BISHOP), "a7", "d8", 0), NEVER, "of the other colour");
    }

    #[test]
    fn black_goes_down_the_board() {
        let state = |walk, square: &str| State::new(Side::Black, walk, square.parse().unwrap());
        assert_eq!(distance(state(Walk::PAWN, "c7"), state(Walk::PAWN, "c4"), 0), 2);
        assert_eq!(distance(state(Walk::PAWN, "c4"), state(Walk::PAWN, "c5"), 0), NEVER);
        assert_eq!(distance(state(Walk::PAWN, "c2"), state(Walk::ROOK, "h1"), 0), 2);
    }
}
