use std::sync::OnceLock;

use crate::{CastlingRights, Hidden, LongStep, PendingCapture, Piece, Side, Square};

/// The 128-bit identity of a position: an exclusive-or of random numbers, one for each unit on its square and each
/// piece of state. Two different positions share a key with a probability of 2⁻¹²⁸.
pub type Key = u128;

const UNITS: usize = Piece::ORTHODOX_COUNT * 64;
const CASTLING: usize = UNITS;
const LONG_STEPS_TO: usize = CASTLING + 64;
const LONG_STEPS_FROM: usize = LONG_STEPS_TO + 64;
const TURN: usize = LONG_STEPS_FROM + 64;
const COUNT: usize = TURN + 1;

static NUMBERS: [Key; COUNT] = numbers();

/// SplitMix64, a public-domain generator by Sebastiano Vigna, from a fixed seed: keys are the same on every machine.
const fn numbers() -> [Key; COUNT] {
    let mut out = [0; COUNT];
    let mut state: u64 = 0x6b69_726b_6531_3936;
    let mut i = 0;
    while i < 2 * COUNT {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        out[i / 2] = out[i / 2] << 64 | split_mix(state) as u128;
        i += 1;
    }
    out
}

#[inline]
const fn split_mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number as if drawn at random for each pair, for what is too various for a table.
#[inline]
fn mixed(domain: u64, value: u64) -> Key {
    let seed = split_mix(value ^ domain.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let low = split_mix(seed.wrapping_add(0x9e37_79b9_7f4a_7c15));
    let high = split_mix(seed.rotate_left(32) ^ value.wrapping_mul(0xd6e8_feb8_6659_fd93));
    Key::from(high) << 64 | Key::from(low)
}

#[inline(always)]
pub(crate) fn unit(piece: Piece, square: Square) -> Key {
    match piece.orthodox_index() {
        Some(index) => NUMBERS[index * 64 + square.index()],
        None if piece.is_marked() => various(piece, square),
        None => fairy_row(piece)[square.index()],
    }
}

/// A number for any unit.
fn various(piece: Piece, square: Square) -> Key {
    mixed(1, piece.code() << 8 | square.index() as u64)
}

/// The same numbers by square for a unit that has no attributes and does not remember where it stood in the diagram. They
/// are put into a table when they are first asked for.
#[inline(always)]
fn fairy_row(piece: Piece) -> &'static [Key; 64] {
    // Walk and owners are the ten lowest bits of the code.
    const WALKS_AND_OWNERS: usize = 1 << 10;
    static ROWS: [OnceLock<Box<[Key; 64]>>; WALKS_AND_OWNERS] = [const { OnceLock::new() }; WALKS_AND_OWNERS];
    ROWS[piece.code() as usize % WALKS_AND_OWNERS]
        .get_or_init(|| Box::new(std::array::from_fn(|index| various(piece, Square::from_index(index)))))
}

#[inline(always)]
pub(crate) fn castling(rights: CastlingRights) -> Key {
    if rights.is_empty() { 0 } else { NUMBERS[CASTLING + rights.index()] }
}

/// Whose step it was follows from the turn.
#[inline]
pub(crate) fn en_passant(step: Option<LongStep>) -> Key {
    step.map_or(0, |step| {
        NUMBERS[LONG_STEPS_FROM + step.from.index()] ^ NUMBERS[LONG_STEPS_TO + step.to.index()]
    })
}

#[inline]
pub(crate) fn turn(side: Side) -> Key {
    match side {
        Side::White => 0,
        Side::Black => NUMBERS[TURN],
    }
}

pub(crate) fn pending(capture: Option<PendingCapture>) -> Key {
    let Some(PendingCapture { victim, square, side, capturer, fresh }) = capture else {
        return 0;
    };
    let rest = (square.index() << 2 | side.index() << 1 | usize::from(fresh)) as u64;
    mixed(2, victim.code() << 8 | rest)
        ^ capturer.map_or(0, |(on, piece)| mixed(3, piece.code() << 8 | on.index() as u64))
}

/// Units under others: which one lies how deep on its square matters, the order of the squares does not.
pub(crate) fn hidden(units: &[Hidden]) -> Key {
    let mut sum = 0;
    for (i, unit) in units.iter().enumerate() {
        let depth = units[..i].iter().filter(|above| above.square == unit.square).count() as u64;
        sum ^= mixed(4 + depth, unit.piece.code() << 8 | unit.square.index() as u64);
    }
    sum
}

/// The placement before the opponent's last move as part of the identity of this one.
#[inline]
pub(crate) fn previous(placement: Option<Key>) -> Key {
    placement.map_or(0, |key| key.rotate_left(41) ^ mixed(3, 1 << 40))
}

/// Whether the last half-move was a null move.
#[inline]
pub(crate) fn after_null(is_after_null: bool) -> Key {
    if is_after_null { mixed(3, 1 << 41) } else { 0 }
}

/// The number that an orthodox unit on its square adds to the key: the piece by its [`Piece::orthodox_index`].
///
/// # Panics
/// If `piece` is no number of an orthodox piece.
#[inline(always)]
pub fn unit_key(piece: usize, square: Square) -> Key {
    debug_assert!(piece < Piece::ORTHODOX_COUNT);
    NUMBERS[piece * 64 + square.index()]
}

/// The number that castling rights add to the key.
#[inline(always)]
pub fn castling_key(rights: CastlingRights) -> Key {
    castling(rights)
}

/// The number that a step which can be answered en passant adds to the key.
#[inline(always)]
pub fn long_step_key(from: Square, to: Square) -> Key {
    NUMBERS[LONG_STEPS_FROM + from.index()] ^ NUMBERS[LONG_STEPS_TO + to.index()]
}

/// What changes in the key when the turn passes.
#[inline(always)]
pub fn turn_key() -> Key {
    NUMBERS[TURN]
}
