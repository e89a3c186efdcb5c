use std::fmt;

/// How a unit moves. Numbers 0 … 5 are the orthodox walks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Walk(u8);

/// Letters of the walks, by number.
const LETTERS: [&str; 9] = ["P", "S", "B", "R", "Q", "K", "G", "N", "L"];

impl Walk {
    /// Number of walks.
    pub const COUNT: usize = LETTERS.len();

    /// Pawn.
    pub const PAWN: Walk = Walk(0);
    /// Knight.
    pub const KNIGHT: Walk = Walk(1);
    /// Bishop.
    pub const BISHOP: Walk = Walk(2);
    /// Rook.
    pub const ROOK: Walk = Walk(3);
    /// Queen.
    pub const QUEEN: Walk = Walk(4);
    /// King; a unit with this walk is royal.
    pub const KING: Walk = Walk(5);
    /// Grasshopper.
    pub const GRASSHOPPER: Walk = Walk(6);
    /// Nightrider.
    pub const NIGHTRIDER: Walk = Walk(7);
    /// Locust.
    pub const LOCUST: Walk = Walk(8);
    /// The orthodox walks in the order of their numbers.
    pub const ORTHODOX: [Walk; 6] =
        [Walk::PAWN, Walk::KNIGHT, Walk::BISHOP, Walk::ROOK, Walk::QUEEN, Walk::KING];
    /// What an orthodox pawn may promote to, in the order in which moves are listed.
    pub const PROMOTIONS: [Walk; 4] = [Walk::QUEEN, Walk::KNIGHT, Walk::ROOK, Walk::BISHOP];

    /// The walk with this number.
    ///
    /// # Panics
    /// If there is no such walk.
    pub const fn from_index(index: usize) -> Walk {
        assert!(index < Walk::COUNT);
        Walk(index as u8)
    }

    /// The number of the walk.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one of the six walks of orthodox chess.
    pub const fn is_orthodox(self) -> bool {
        self.0 < 6
    }

    /// The English letters of problem chess: K Q R B S P (S is the knight), G, N, …
    pub const fn letters(self) -> &'static str {
        LETTERS[self.index()]
    }

    /// All walks, by number.
    pub fn all() -> impl Iterator<Item = Walk> {
        (0..Walk::COUNT).map(Walk::from_index)
    }
}

impl fmt::Debug for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letters())
    }
}
