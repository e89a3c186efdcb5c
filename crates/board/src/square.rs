use std::fmt;
use std::str::FromStr;

/// One of the 64 squares, a1 = 0, b1 = 1 … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on `file` (0 = a … 7 = h) and `rank` (0 = first … 7 = eighth).
    ///
    /// # Panics
    /// If either is above 7.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Square {
        assert!(file < 8 && rank < 8);
        Square(rank * 8 + file)
    }

    /// The square with this index.
    ///
    /// # Panics
    /// If `index` is above 63.
    #[inline]
    pub const fn from_index(index: usize) -> Square {
        assert!(index < 64);
        Square(index as u8)
    }

    /// The square on `file` and `rank`, or `None` off the board.
    #[inline]
    pub const fn try_new(file: i32, rank: i32) -> Option<Square> {
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            None
        } else {
            Some(Square((rank * 8 + file) as u8))
        }
    }

    /// 0 … 63, a1 = 0, h8 = 63.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask states the invariant where the optimiser can see it.
        (self.0 & 63) as usize
    }

    /// 0 = a-file … 7 = h-file.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 = first rank … 7 = eighth rank.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// Whether the square is dark (a1 is).
    #[inline]
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }

    /// The square with the ranks turned upside down: a1 ↔ a8.
    #[inline]
    pub const fn flipped(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// The square with the files the other way round: a1 ↔ h1.
    #[must_use]
    #[inline]
    pub const fn mirrored(self) -> Square {
        Square(self.0 ^ 7)
    }

    /// The square with files and ranks exchanged: a8 ↔ h1.
    #[must_use]
    #[inline]
    pub const fn transposed(self) -> Square {
        Square::new(self.rank(), self.file())
    }

    /// The square as far from this one as `to` is from `from`, or `None` off the board.
    #[inline]
    pub const fn shifted(self, from: Square, to: Square) -> Option<Square> {
        let file = self.file() as i32 + to.file() as i32 - from.file() as i32;
        let rank = self.rank() as i32 + to.rank() as i32 - from.rank() as i32;
        Square::try_new(file, rank)
    }

    /// All squares, a1, b1 … h8.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..64).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, (b'1' + self.rank()) as char)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no square name such as `e4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square")
    }
}

impl std::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    /// Reads `a1` … `h8`; the file may be a capital letter.
    fn from_str(text: &str) -> Result<Square, NotASquare> {
        match text.as_bytes() {
            [file, rank @ b'1'..=b'8'] if matches!(file.to_ascii_lowercase(), b'a'..=b'h') => {
                Ok(Square::new(file.to_ascii_lowercase() - b'a', rank - b'1'))
            }
            _ => Err(NotASquare),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!("A1".parse(), Ok(Square::new(0, 0)));
        for bad in ["", "a", "a9", "i1", "a1b", "é1"] {
            assert_eq!(bad.parse::<Square>(), Err(NotASquare), "{bad}");
        }
    }

    #[test]
    fn symmetries() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        assert_eq!(square("b3").flipped(), square("b6"));
        assert_eq!(square("b3").mirrored(), square("g3"));
        assert_eq!(square("b3").transposed(), square("c2"));
        assert_eq!(square("b3").shifted(square("a1"), square("c8")), None);
        assert_eq!(square("b3").shifted(square("h8"), square("g7")), Some(square("a2")));
        for square in Square::all() {
            assert_eq!(square.flipped().flipped(), square);
            assert_eq!(square.mirrored().mirrored(), square);
            assert_eq!(square.transposed().transposed(), square);
        }
    }

    #[test]
    fn shades() {
        assert!("a1".parse::<Square>().unwrap().is_dark());
        assert!(!"d1".parse::<Square>().unwrap().is_dark());
        assert!("d8".parse::<Square>().unwrap().is_dark());
    }
}
