//! Straight lines in steps of any length.

use board::{Square, SquareSet};

use super::Vector;

/// The longest step along a rank or a file that stays on the board.
const LONGEST: i32 = 7;
const WIDTH: usize = 2 * LONGEST as usize + 1;

/// By vector and square: the squares of the line from there, without that square itself.
static RAYS: [[SquareSet; 64]; WIDTH * WIDTH] = {
    let mut rays = [[SquareSet::EMPTY; 64]; WIDTH * WIDTH];
    let mut number = 0;
    while number < rays.len() {
        let files = (number / WIDTH) as i32 - LONGEST;
        let ranks = (number % WIDTH) as i32 - LONGEST;
        let mut from = 0;
        while from < 64 && (files != 0 || ranks != 0) {
            let (mut file, mut rank) = (from as i32 % 8 + files, from as i32 / 8 + ranks);
            while let Some(square) = Square::try_new(file, rank) {
                rays[number][from] = rays[number][from].with(square);
                file += files;
                rank += ranks;
            }
            from += 1;
        }
        number += 1;
    }
    rays
};

/// The squares of the line in steps of `vector`, without `from` itself; none if the vector leads off the board at once.
#[inline(always)]
pub(super) fn ray(from: Square, (files, ranks): Vector) -> SquareSet {
    if files.abs() > LONGEST || ranks.abs() > LONGEST {
        return SquareSet::EMPTY;
    }
    RAYS[(files + LONGEST) as usize * WIDTH + (ranks + LONGEST) as usize][from.index()]
}

/// The first of `squares`, which lie on one ray along `vector`, with the squares of the ray up to it, itself among them.
///
/// Along a ray the numbers of the squares all rise or all fall.
#[inline(always)]
pub(super) fn first_along(
    ray: SquareSet,
    (files, ranks): Vector,
    squares: SquareSet,
) -> Option<(Square, SquareSet)> {
    if squares.is_empty() {
        return None;
    }
    if 8 * ranks + files > 0 {
        let bit = squares.0 & squares.0.wrapping_neg();
        let up_to = SquareSet(ray.0 & (bit | (bit - 1)));
        Some((Square::from_index(bit.trailing_zeros() as usize), up_to))
    } else {
        let number = 63 - squares.0.leading_zeros();
        Some((Square::from_index(number as usize), SquareSet(ray.0 & (!0 << number))))
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{set, square};
    use super::*;

    #[test]
    fn rays_go_to_the_edge() {
        assert_eq!(ray(square("a1"), (1, 2)), set("b3 c5 d7"));
        assert_eq!(ray(square("h8"), (-7, -7)), set("a1"));
        assert_eq!(ray(square("h8"), (1, 0)), SquareSet::EMPTY);
        assert_eq!(ray(square("h8"), (8, 0)), SquareSet::EMPTY);
    }

    #[test]
    fn the_first_square_of_a_ray() {
        let up = ray(square("a1"), (0, 1));
        assert_eq!(first_along(up, (0, 1), set("a4 a6")), Some((square("a4"), set("a2 a3 a4"))));
        let down = ray(square("h8"), (-1, -1));
        assert_eq!(first_along(down, (-1, -1), set("a1 f6")), Some((square("f6"), set("g7 f6"))));
        assert_eq!(first_along(down, (-1, -1), SquareSet::EMPTY), None);
    }
}
