use board::{CastlingRights, Colour, Effect, LongStep, Piece, Position, Reason, Side, Square, Walk};

/// A reproducible source of numbers (splitmix64, Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The same seed gives the same numbers on every machine.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        (mixed % bound as u64) as usize
    }
}

/// A random position with both kings and up to twelve other units, some of them on their array squares, with the
/// castling rights that the placement allows.
pub fn random_position(random: &mut Random) -> Position {
    let mut position = Position::new();
    for side in Side::BOTH {
        let home = Square::new(4, side.rank(0));
        let at_home = random.below(3) == 0 && position.piece(home).is_none();
        let square = if at_home { home } else { free_square(&position, random, Walk::KING) };
        put(&mut position, square, Piece::new(side, Walk::KING));
        for file in [0, 7] {
            let corner = Square::new(file, side.rank(0));
            if position.piece(corner).is_none() && random.below(3) == 0 {
                put(&mut position, corner, Piece::new(side, Walk::ROOK));
            }
        }
    }
    for _ in 0..2 + random.below(9) {
        let side = Side::BOTH[random.below(2)];
        let walk = [Walk::QUEEN, Walk::ROOK, Walk::BISHOP, Walk::KNIGHT, Walk::PAWN, Walk::PAWN, Walk::PAWN]
            [random.below(7)];
        let square = free_square(&position, random, walk);
        put(&mut position, square, Piece::new(side, walk));
    }
    grant_castling(&mut position);
    if random.below(2) == 0 {
        position.apply(&Effect::Turn { side: Side::Black });
    }
    position
}

fn grant_castling(position: &mut Position) {
    let mut after = CastlingRights::NONE;
    for side in Side::BOTH {
        let has =
            |file, walk| position.piece(Square::new(file, side.rank(0))) == Some(Piece::new(side, walk));
        for file in [0, 7] {
            if has(4, Walk::KING) && has(file, Walk::ROOK) {
                after = after.with(Square::new(4, side.rank(0))).with(Square::new(file, side.rank(0)));
            }
        }
    }
    position.apply(&Effect::Castling { before: CastlingRights::NONE, after });
}

fn free_square(position: &Position, random: &mut Random, walk: Walk) -> Square {
    loop {
        let square = Square::from_index(random.below(64));
        let suits = walk != Walk::PAWN || !matches!(square.rank(), 0 | 7);
        if suits && position.piece(square).is_none() {
            return square;
        }
    }
}

fn put(position: &mut Position, square: Square, piece: Piece) {
    position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
}

/// The same position seen from the other side: colours exchanged, ranks turned round.
pub fn mirrored(position: &Position) -> Position {
    rebuilt(position, Square::flipped, |side| !side)
}

/// The same position with the files turned round, without castling rights.
pub fn reversed_files(position: &Position) -> Position {
    let turned = |square: Square| Square::new(7 - square.file(), square.rank());
    let mut result = rebuilt(position, turned, |side| side);
    let before = result.castling();
    result.apply(&Effect::Castling { before, after: CastlingRights::NONE });
    result
}

fn recoloured(colour: Colour, owner: &impl Fn(Side) -> Side) -> Colour {
    colour.side().map_or(Colour::Neutral, |side| owner(side).into())
}

fn rebuilt(position: &Position, place: impl Fn(Square) -> Square, owner: impl Fn(Side) -> Side) -> Position {
    let mut result = Position::new();
    for square in Square::all() {
        if let Some(piece) = position.piece(square) {
            put(&mut result, place(square), piece.with_colour(recoloured(piece.colour(), &owner)));
        }
    }
    let castling = CastlingRights::SQUARES
        .into_iter()
        .filter(|&square| position.castling().has(square))
        .fold(CastlingRights::NONE, |rights, square| rights.with(place(square)));
    result.apply(&Effect::Castling { before: CastlingRights::NONE, after: castling });
    if let Some(step) = position.en_passant() {
        let (from, to) = (place(step.from), place(step.to));
        let after = Some(LongStep { from, to, side: owner(step.side) });
        result.apply(&Effect::EnPassant { before: None, after });
    }
    result.apply(&Effect::Turn { side: owner(position.turn()) });
    result
}
