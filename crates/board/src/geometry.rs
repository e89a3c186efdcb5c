//! Squares that units reach on a board with given occupied squares, and lines between squares.

use crate::{Side, Square, SquareSet};

const KING_STEPS: [(i32, i32); 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];
const KNIGHT_STEPS: [(i32, i32); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

const fn leaps(steps: &[(i32, i32)]) -> [SquareSet; 64] {
    let mut table = [SquareSet::EMPTY; 64];
    let mut i = 0;
    while i < 64 {
        let mut k = 0;
        while k < steps.len() {
            if let Some(to) = Square::try_new(i as i32 % 8 + steps[k].0, i as i32 / 8 + steps[k].1) {
                table[i] = table[i].with(to);
            }
            k += 1;
        }
        i += 1;
    }
    table
}

static KING: [SquareSet; 64] = leaps(&KING_STEPS);
static KNIGHT: [SquareSet; 64] = leaps(&KNIGHT_STEPS);
static PAWN: [[SquareSet; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// Squares a king's step away.
#[inline(always)]
pub fn king_attacks(from: Square) -> SquareSet {
    KING[from.index()]
}

/// Squares a knight's leap away.
#[inline(always)]
pub fn knight_attacks(from: Square) -> SquareSet {
    KNIGHT[from.index()]
}

/// Squares on which a pawn of `side` captures.
#[inline(always)]
pub fn pawn_attacks(side: Side, from: Square) -> SquareSet {
    PAWN[side.index()][from.index()]
}

/// The file, diagonal and antidiagonal through a square, without the square itself.
#[derive(Clone, Copy)]
struct Lines {
    file: u64,
    diagonal: u64,
    antidiagonal: u64,
}

const fn ray(from: usize, step: (i32, i32)) -> u64 {
    let mut set = 0;
    let (mut file, mut rank) = (from as i32 % 8 + step.0, from as i32 / 8 + step.1);
    while let Some(square) = Square::try_new(file, rank) {
        set |= 1 << square.index();
        file += step.0;
        rank += step.1;
    }
    set
}

static LINES: [Lines; 64] = {
    let mut table = [Lines { file: 0, diagonal: 0, antidiagonal: 0 }; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = Lines {
            file: ray(i, (0, 1)) | ray(i, (0, -1)),
            diagonal: ray(i, (1, 1)) | ray(i, (-1, -1)),
            antidiagonal: ray(i, (1, -1)) | ray(i, (-1, 1)),
        };
        i += 1;
    }
    table
};

/// Reach along a rank, by the six inner occupied squares of the rank and the file of the slider.
static RANK: [[u8; 8]; 64] = {
    let mut table = [[0; 8]; 64];
    let mut inner = 0;
    while inner < 64 {
        let occupied = (inner as u8) << 1;
        let mut file = 0;
        while file < 8 {
            let mut reach = 0u8;
            let mut to = file as i32 + 1;
            while to < 8 {
                reach |= 1 << to;
                if occupied >> to & 1 != 0 {
                    break;
                }
                to += 1;
            }
            to = file as i32 - 1;
            while to >= 0 {
                reach |= 1 << to;
                if occupied >> to & 1 != 0 {
                    break;
                }
                to -= 1;
            }
            table[inner][file] = reach;
            file += 1;
        }
        inner += 1;
    }
    table
};

/// Reach both ways along a line that has at most one square a rank: subtracting the slider from the occupied squares of
/// the line flips the bits up to the first blocker; the other way does the same on the board turned upside down.
/// (Hyperbola quintessence; chessprogramming.org.)
#[inline(always)]
fn along(line: u64, from: Square, occupied: u64) -> u64 {
    let bit = 1u64 << from.index();
    let up = occupied & line;
    let down = up.swap_bytes();
    (up.wrapping_sub(bit) ^ down.wrapping_sub(bit.swap_bytes()).swap_bytes()) & line
}

#[inline(always)]
fn along_rank(from: Square, occupied: u64) -> u64 {
    let shift = from.index() & 56;
    let inner = occupied >> (shift + 1) & 63;
    (RANK[inner as usize][from.index() & 7] as u64) << shift
}

/// Squares a rook on `from` reaches, up to and including the first occupied one each way.
#[inline(always)]
pub fn rook_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    SquareSet(along(LINES[from.index()].file, from, occupied.0) | along_rank(from, occupied.0))
}

/// Squares a bishop on `from` reaches, up to and including the first occupied one each way.
#[inline(always)]
pub fn bishop_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    let lines = &LINES[from.index()];
    SquareSet(along(lines.diagonal, from, occupied.0) | along(lines.antidiagonal, from, occupied.0))
}

/// Squares a queen on `from` reaches, up to and including the first occupied one each way.
#[inline(always)]
pub fn queen_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    rook_attacks(from, occupied) | bishop_attacks(from, occupied)
}

/// `between` and `line` by both ends.
struct Pairs {
    between: [[u64; 64]; 64],
    line: [[u64; 64]; 64],
}

static PAIRS: Pairs = {
    let mut pairs = Pairs { between: [[0; 64]; 64], line: [[0; 64]; 64] };
    let mut a = 0;
    while a < 64 {
        let mut k = 0;
        while k < 8 {
            let step = KING_STEPS[k];
            let whole = ray(a, step) | ray(a, (-step.0, -step.1)) | 1 << a;
            let mut passed = 0u64;
            let (mut file, mut rank) = (a as i32 % 8 + step.0, a as i32 / 8 + step.1);
            while let Some(b) = Square::try_new(file, rank) {
                pairs.between[a][b.index()] = passed;
                pairs.line[a][b.index()] = whole;
                passed |= 1 << b.index();
                file += step.0;
                rank += step.1;
            }
            k += 1;
        }
        a += 1;
    }
    pairs
};

/// The squares strictly between two squares of one rank, file or diagonal; else none.
#[inline(always)]
pub fn between(a: Square, b: Square) -> SquareSet {
    SquareSet(PAIRS.between[a.index()][b.index()])
}

/// The whole rank, file or diagonal through two squares; none if they share no line or are the same.
#[inline(always)]
pub fn line_through(a: Square, b: Square) -> SquareSet {
    SquareSet(PAIRS.line[a.index()][b.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks a slider square by square.
    fn slow(from: Square, steps: &[(i32, i32)], occupied: SquareSet) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        for &(df, dr) in steps {
            let (mut file, mut rank) = (from.file() as i32 + df, from.rank() as i32 + dr);
            while let Some(square) = Square::try_new(file, rank) {
                set = set.with(square);
                if occupied.contains(square) {
                    break;
                }
                file += df;
                rank += dr;
            }
        }
        set
    }

    #[test]
    fn sliders_stop_at_the_first_unit() {
        let mut state = 1u64;
        for _ in 0..2_000 {
            let mut random = || {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                state ^ state >> 29
            };
            let occupied = SquareSet(random() & random());
            for from in Square::all() {
                assert_eq!(rook_attacks(from, occupied), slow(from, &KING_STEPS[..4], occupied), "{from}");
                assert_eq!(bishop_attacks(from, occupied), slow(from, &KING_STEPS[4..], occupied), "{from}");
            }
        }
    }

    #[test]
    fn between_and_line_agree_with_sliders() {
        for a in Square::all() {
            for b in Square::all() {
                let aligned = slow(a, &KING_STEPS, SquareSet::EMPTY).contains(b);
                assert_eq!(line_through(a, b).any(), aligned);
                if aligned {
                    let both = SquareSet::of(a).with(b);
                    let expected =
                        queen_attacks(a, both) & queen_attacks(b, both) & line_through(a, b) & !both;
                    assert_eq!(between(a, b), expected, "{a} {b}");
                } else {
                    assert!(between(a, b).is_empty());
                }
            }
        }
    }
}
