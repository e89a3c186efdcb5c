use board::{Piece, Side, Square, Walk};
use problem::AnticirceType;

use crate::home_square;

/// Who returns home at a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RebornUnit {
    /// The captured unit (Circe).
    Captured,
    /// The capturing unit (Anticirce).
    Capturer,
}

/// What happens if the home square is occupied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occupied {
    /// The unit vanishes.
    Relaxed,
    /// The capture is illegal.
    Strict,
}

/// Whether the capturer itself counts as an obstacle on the square of arrival (Anticirce).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SelfBlock {
    /// It does not: capturing on its own home square is legal.
    Calvet,
    /// It does.
    Cheylan,
}

/// A rule of rebirth, one value on each axis. Every named condition of the family is such a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rebirth {
    /// Who returns.
    pub unit: RebornUnit,
    /// What an occupied home square means.
    pub occupied: Occupied,
    /// What a capture on the own home square means; matters for [`RebornUnit::Capturer`] only.
    pub self_block: SelfBlock,
    /// Whether kings take part.
    pub kings: bool,
    /// The home square of each piece by the square of capture.
    homes: Box<[[Square; 64]; Piece::COUNT]>,
}

impl Rebirth {
    /// Circe: the captured unit, kings excepted, returns if its home square is empty.
    pub fn circe() -> Rebirth {
        Rebirth {
            unit: RebornUnit::Captured,
            occupied: Occupied::Relaxed,
            self_block: SelfBlock::Calvet,
            kings: false,
            homes: array_homes(),
        }
    }

    /// Anticirce: the capturer, kings included, returns; if it cannot, the capture is illegal.
    pub fn anticirce(kind: AnticirceType) -> Rebirth {
        Rebirth {
            unit: RebornUnit::Capturer,
            occupied: Occupied::Strict,
            self_block: match kind {
                AnticirceType::Calvet => SelfBlock::Calvet,
                AnticirceType::Cheylan => SelfBlock::Cheylan,
            },
            kings: true,
            homes: array_homes(),
        }
    }

    /// Where `piece` returns to after a capture on `capture`.
    #[inline(always)]
    pub fn home(&self, piece: Piece, capture: Square) -> Square {
        self.homes[piece.index()][capture.index()]
    }

    /// Whether `piece` takes part at all.
    #[inline(always)]
    pub fn concerns(&self, piece: Piece) -> bool {
        self.kings || piece.walk() != Walk::KING
    }
}

fn array_homes() -> Box<[[Square; 64]; Piece::COUNT]> {
    let mut homes = Box::new([[Square::from_index(0); 64]; Piece::COUNT]);
    for side in Side::BOTH {
        for walk in Walk::ORTHODOX {
            for capture in Square::all() {
                homes[Piece::new(side, walk).index()][capture.index()] = home_square(side, walk, capture);
            }
        }
    }
    homes
}
