use std::fmt;
use std::str::FromStr;

/// How many solutions the author wants the problem to have, half-move by half-move.
///
/// Written as numbers with full stops between them: `2` is two solutions, `2.1.1` two first half-moves each with one way
/// to go on, `4.1...` four first half-moves and from then on one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Intention {
    branches: Vec<u32>,
    rest_is_single: bool,
}

impl Intention {
    /// Only the number of solutions is stated.
    ///
    /// # Errors
    /// Zero solutions.
    pub fn total(solutions: u32) -> Result<Intention, IntentionError> {
        Intention::new(vec![solutions], false)
    }

    /// The numbers by half-move, and whether `...` follows them.
    ///
    /// # Errors
    /// There is no number, or one of them is zero.
    pub fn new(branches: Vec<u32>, rest_is_single: bool) -> Result<Intention, IntentionError> {
        if branches.is_empty() {
            return Err(IntentionError::NoNumber(String::new()));
        }
        if branches.contains(&0) {
            return Err(IntentionError::Zero);
        }
        Ok(Intention { branches, rest_is_single })
    }

    /// The numbers that are written.
    pub fn branches(&self) -> &[u32] {
        &self.branches
    }

    /// Whether `...` stands behind the numbers: all further ones are 1.
    pub fn rest_is_single(&self) -> bool {
        self.rest_is_single
    }

    /// In how many ways play goes on at this half-move, the first one being 0. Where nothing is written it is 1.
    pub fn branches_at(&self, half_move_index: usize) -> u32 {
        self.branches.get(half_move_index).copied().unwrap_or(1)
    }

    /// How many lines there are after this many half-moves; the largest number there is instead of a larger one.
    pub fn product(&self, half_moves: usize) -> u64 {
        let written = self.branches.iter().take(half_moves);
        written.fold(1_u64, |product, &branches| product.saturating_mul(u64::from(branches)))
    }

    /// Whether only the number of solutions is stated, and not where they part.
    pub fn is_total_only(&self) -> bool {
        self.branches.len() == 1 && !self.rest_is_single
    }
}

/// Why a text states no number of solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IntentionError {
    /// A part that should be a number.
    NoNumber(String),
    /// A number too large.
    TooLarge(String),
    /// Nobody intends no solution.
    Zero,
}

impl fmt::Display for IntentionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IntentionError::NoNumber(part) if part.is_empty() => {
                f.write_str("a number of solutions is missing; ")?;
            }
            IntentionError::NoNumber(part) => write!(f, "`{part}` is no number of solutions; ")?,
            IntentionError::TooLarge(part) => write!(f, "{part} solutions are too many; ")?,
            IntentionError::Zero => f.write_str("0 solutions cannot be intended; ")?,
        }
        f.write_str("write `2` for two solutions, `2.1.1` for the numbers half-move by half-move, `4.1...` where all further ones are 1")
    }
}

impl std::error::Error for IntentionError {}

impl FromStr for Intention {
    type Err = IntentionError;

    fn from_str(text: &str) -> Result<Intention, IntentionError> {
        let text = text.trim();
        let (numbers, rest_is_single) =
            match text.strip_suffix("...").or_else(|| text.strip_suffix('\u{2026}')) {
                Some(numbers) => (numbers, true),
                None => (text, false),
            };
        let number = |part: &str| {
            if part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(IntentionError::NoNumber(part.to_owned()));
            }
            part.parse().map_err(|_| IntentionError::TooLarge(part.to_owned()))
        };
        Intention::new(numbers.split('.').map(number).collect::<Result<_, _>>()?, rest_is_single)
    }
}

impl fmt::Display for Intention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, branches) in self.branches.iter().enumerate() {
            let stop = if index > 0 { "." } else { "" };
            write!(f, "{stop}{branches}")?;
        }
        f.write_str(if self.rest_is_single { "..." } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Intention {
        text.parse().unwrap()
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["1", "2", "2.1.1", "4.1...", "3...", "10.2.3.4.5"] {
            assert_eq!(read(text).to_string(), text);
        }
        assert_eq!(read(" 4.1\u{2026} ").to_string(), "4.1...");
        assert_eq!(read("007").to_string(), "7");
    }

    #[test]
    fn what_is_missing_is_one() {
        let intention = read("2.3.1");
        let at: Vec<u32> = (0..5).map(|index| intention.branches_at(index)).collect();
        assert_eq!(at, [2, 3, 1, 1, 1]);
        let products: Vec<u64> = (0..5).map(|half_moves| intention.product(half_moves)).collect();
        assert_eq!(products, [1, 2, 6, 6, 6]);
        assert_eq!(read("4000000000.4000000000.4000000000").product(3), u64::MAX);
    }

    #[test]
    fn only_a_number() {
        assert!(read("2").is_total_only());
        assert!(!read("2...").is_total_only() && !read("2.1").is_total_only());
        assert!(read("2...").rest_is_single() && !read("2.1").rest_is_single());
        assert_eq!(Intention::total(3), Ok(read("3")));
    }

    #[test]
    fn mistakes_say_what_to_write() {
        for (text, part) in [
            ("", "missing"),
            ("two", "`two`"),
            ("2.", "missing"),
            ("2..1", "missing"),
            ("...", "missing"),
            ("2.-1", "`-1`"),
            ("2 1", "`2 1`"),
            ("0", "0 solutions"),
            ("2.0", "0 solutions"),
            ("99999999999", "too many"),
        ] {
            let message = text.parse::<Intention>().unwrap_err().to_string();
            assert!(message.contains(part) && message.contains("`4.1...`"), "{text}: {message}");
        }
    }
}
