//! Stalemates out of reach because too many units can still move.
//!
//! In the end every unit of the stalemated side but the king is blocked, pinned or captured. What a half-move can do for
//! that is limited, so too many mobile units for the half-moves that are left exclude a stalemate.
//!
//! Valid where moves are orthodox and captured units stay off the board: `plain_checks` and `plain_captures`.

use board::{
    Position, Side, Square, SquareSet, Walk, bishop_attacks, king_attacks, knight_attacks, line_through,
    pawn_attacks, queen_attacks, rook_attacks,
};
use rules::pinned;

/// Whether `stalemating` certainly cannot immobilise its opponent with `moves` moves of its own and `helping` moves of the
/// opponent.
pub(crate) fn is_out_of_reach(position: &Position, stalemating: Side, moves: usize, helping: usize) -> bool {
    let side = !stalemating;
    let pins = possible_pins(position, stalemating, moves);
    if moves == 1 && helping == 0 {
        return too_many_for_one_move(position, stalemating, pins);
    }
    // A free pawn needs a first arrival before it, or a first move of its own; a free piece needs to move, so as to be
    // blocked elsewhere; or they are captured or pinned. A move of the stalemating side does one of these: an arrival on an
    // empty square captures nobody. So does a move of the other side, unless a free piece makes its first move to the
    // square before a pawn, or a pawn does so by a capture en passant.
    let pieces = free_pieces(position, side, helping);
    let free = free_pawns(position, side).len() as usize + pieces;
    let double_steps = position.units(stalemating, Walk::PAWN) & SquareSet::rank(stalemating.rank(1));
    let en_passant = double_steps.len() as usize + usize::from(position.en_passant().is_some());
    // Castling brings two units before pawns.
    let castling = usize::from(position.castling().allows_any(stalemating));
    free > helping + helping.min(pieces + en_passant) + moves + castling + pins
}

/// How many units the line pieces of `side` can pin in the end, each at most one.
fn possible_pins(position: &Position, side: Side, moves: usize) -> usize {
    let line_pieces = position.walk(Walk::QUEEN) | position.walk(Walk::ROOK) | position.walk(Walk::BISHOP);
    let pawns = position.units(side, Walk::PAWN);
    let promoting = pawns.into_iter().filter(|pawn| {
        let rank = side.rank(pawn.rank());
        let double = usize::from(rank == 1);
        usize::from(7 - rank) <= moves + double
    });
    (line_pieces & position.side(side)).len() as usize + promoting.count()
}

fn before(side: Side, pawns: SquareSet) -> SquareSet {
    match side {
        Side::White => SquareSet(pawns.0 << 8),
        Side::Black => SquareSet(pawns.0 >> 8),
    }
}

/// Squares before pawns that are empty: one a free pawn.
fn free_pawns(position: &Position, side: Side) -> SquareSet {
    let pawns = position.units(side, Walk::PAWN) & !SquareSet::rank(side.rank(0));
    before(side, pawns) & !position.occupied()
}

/// Pieces around which more squares are free than can be filled with `fillers` moves.
fn free_pieces(position: &Position, side: Side, fillers: usize) -> usize {
    let own = position.side(side);
    let pieces = own & !position.walk(Walk::PAWN) & !position.walk(Walk::KING);
    let is_free = |square: &Square| {
        let neighbours = king_attacks(*square);
        let exits = match position.piece(*square).map(board::Piece::walk) {
            Some(Walk::KNIGHT) => knight_attacks(*square),
            Some(Walk::BISHOP) => neighbours & bishop_attacks(*square, SquareSet::EMPTY),
            Some(Walk::ROOK) => neighbours & rook_attacks(*square, SquareSet::EMPTY),
            _ => neighbours,
        };
        (exits & !own).len() as usize > fillers
    };
    pieces.into_iter().filter(is_free).count()
}

/// With one move left, which captures one unit or stands before one pawn, pins one unit by its arrival and one by its
/// departure, and by its departure takes away the only captures of at most two pawns. Castling moves two units, a capture
/// en passant both captures and may stand before a pawn.
///
/// A unit that shares no line with its king cannot be pinned: a piece that can move must be captured, a pawn with a free
/// square before it captured or blocked, and one arrival does only one of these.
fn too_many_for_one_move(position: &Position, stalemating: Side, pins: usize) -> bool {
    let side = !stalemating;
    let Some(king) = position.king(side) else { return false };
    let arrivals = 1
        + usize::from(position.castling().allows_any(stalemating))
        + usize::from(position.en_passant().is_some());
    let own = position.side(side);
    let enemy = position.side(stalemating);
    let occupied = position.occupied();
    let (mut mobile, mut unpinnable, mut by_capture_alone) = (0, 0, 0);
    for square in own & !pinned(position, king, side) & !SquareSet::of(king) {
        let Some(piece) = position.piece(square) else { continue };
        let reach = match piece.walk() {
            Walk::PAWN if square.rank() == side.rank(0) => continue,
            Walk::PAWN => {
                let captures = (pawn_attacks(side, square) & enemy).any();
                let free = (before(side, SquareSet::of(square)) & !occupied).any();
                mobile += usize::from(captures || free);
                by_capture_alone += usize::from(captures && !free);
                unpinnable += usize::from(free && line_through(king, square).is_empty());
                continue;
            }
            Walk::KNIGHT => knight_attacks(square),
            Walk::BISHOP => bishop_attacks(square, occupied),
            Walk::ROOK => rook_attacks(square, occupied),
            _ => queen_attacks(square, occupied),
        };
        let moves = (reach & !own).any();
        mobile += usize::from(moves);
        unpinnable += usize::from(moves && line_through(king, square).is_empty());
    }
    unpinnable > arrivals || mobile > arrivals * (1 + pins.min(2)) + by_capture_alone.min(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Effect, Piece, Reason};

    fn position(units: &str) -> Position {
        let mut position = Position::new();
        for unit in units.split(' ') {
            let side = if unit.starts_with('w') { Side::White } else { Side::Black };
            let walk = Walk::ORTHODOX.into_iter().find(|walk| unit[1..].starts_with(walk.letters()));
            let piece = Piece::new(side, walk.unwrap());
            position.apply(&Effect::Create {
                square: unit[2..].parse().unwrap(),
                piece,
                reason: Reason::Setup,
            });
        }
        position
    }

    #[test]
    fn two_free_units_are_too_many_for_one_quiet_move() {
        assert!(is_out_of_reach(&position("wKf1 wSe5 bKh1 bPa7 bPc7"), Side::White, 1, 0));
        assert!(!is_out_of_reach(&position("wKf1 wSe5 bKh1 bPa7"), Side::White, 1, 0));
        // Units in line with the king could be pinned, one by arrival and one by departure.
        assert!(!is_out_of_reach(&position("wKf1 wRe5 bKh1 bSd5 bSh5"), Side::White, 1, 0));
        assert!(is_out_of_reach(&position("wKf1 wRe5 bKh1 bSc5 bSg5"), Side::White, 1, 0));
    }

    #[test]
    fn free_pawns_need_moves() {
        let five = position("wKf1 wSe5 bKh1 bPa7 bPb7 bPc7 bPd7 bPg7");
        assert!(is_out_of_reach(&five, Side::White, 2, 2));
        assert!(!is_out_of_reach(&five, Side::White, 3, 2));
        // Five pawns, but two of them are blocked.
        let three = position("wKf1 wSe5 wPb6 bKh1 bPa7 bPb7 bPc7 bPg7 bPg6");
        assert!(!is_out_of_reach(&three, Side::White, 2, 1));
        // The knight can serve itself and a pawn with one move.
        let with_knight = position("wKf1 wSe5 bKh1 bSd5 bPa7 bPb7 bPc7");
        assert!(!is_out_of_reach(&with_knight, Side::White, 2, 1));
    }
}
