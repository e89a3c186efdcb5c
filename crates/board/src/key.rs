use crate::{CastlingRights, Piece, Side, Square};

/// The 128-bit identity of a position: an exclusive-or of random numbers, one for each unit on its square and each
/// piece of state. Two different positions share a key with a probability of 2⁻¹²⁸.
pub type Key = u128;

const UNITS: usize = Piece::COUNT * 64;
const CASTLING: usize = UNITS;
const EN_PASSANT: usize = CASTLING + 64;
const TURN: usize = EN_PASSANT + 64;
const COUNT: usize = TURN + 1;

static NUMBERS: [Key; COUNT] = numbers();

/// SplitMix64, a public-domain generator by Sebastiano Vigna, from a fixed seed: keys are the same on every machine.
const fn numbers() -> [Key; COUNT] {
    let mut out = [0; COUNT];
    let mut state: u64 = 0x6b69_726b_6531_3936;
    let mut i = 0;
    while i < 2 * COUNT {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        out[i / 2] = out[i / 2] << 64 | z as u128;
        i += 1;
    }
    out
}

pub(crate) fn unit(piece: Piece, square: Square) -> Key {
    NUMBERS[piece.index() * 64 + square.index()]
}

pub(crate) fn castling(rights: CastlingRights) -> Key {
    if rights.is_empty() { 0 } else { NUMBERS[CASTLING + rights.index()] }
}

pub(crate) fn en_passant(square: Option<Square>) -> Key {
    square.map_or(0, |square| NUMBERS[EN_PASSANT + square.index()])
}

pub(crate) fn turn(side: Side) -> Key {
    match side {
        Side::White => 0,
        Side::Black => NUMBERS[TURN],
    }
}
