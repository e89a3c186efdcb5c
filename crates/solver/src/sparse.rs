//! Random positions with few units, for tests.

use board::{Effect, Piece, Position, Reason, Side, Square, Walk};

/// A fixed sequence of numbers (Knuth's linear congruential generator).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Kings near the edge and a few units, so that mates and stalemates are at hand.
pub(crate) fn sparse_position(random: &mut Random) -> Position {
    let mut position = Position::new();
    let mut put = |random: &mut Random, side, walk| {
        for _ in 0..100 {
            let square = Square::from_index(random.below(64));
            let pawn_off_its_ranks = walk == Walk::PAWN && matches!(square.rank(), 0 | 7);
            let king_in_the_middle =
                walk == Walk::KING && side == Side::Black && (1..7).contains(&square.file());
            if position.piece(square).is_none() && !pawn_off_its_ranks && !king_in_the_middle {
                let piece = Piece::new(side, walk);
                position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
                return;
            }
        }
    };
    for side in Side::BOTH {
        put(random, side, Walk::KING);
        for _ in 0..=random.below(3) {
            let walk = Walk::ORTHODOX[random.below(5)];
            put(random, side, walk);
        }
    }
    position
}
