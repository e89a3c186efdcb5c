use board::{CastlingRights, Effect, Piece, Position, Reason, Side, Square, Walk};
use problem::{ProblemOption, Statement};

use crate::play::castles_from;
use crate::{Refusal, Ruleset};

/// A compiled problem: the rules and the position to start from, with White to move.
#[derive(Clone, Debug)]
pub struct Game {
    /// The rules in force.
    pub ruleset: Ruleset,
    /// The diagram.
    pub position: Position,
}

impl Game {
    /// Compiles the conditions, the units and the options that concern the position.
    ///
    /// A king or rook on its home square is taken to have its castling right (codex of chess composition, article 16),
    /// an en passant capture to be impossible unless an option says that the double step was made.
    ///
    /// # Errors
    /// Conditions that contradict each other, kings missing or in excess.
    pub fn compile(statement: &Statement) -> Result<Game, Refusal> {
        let conditions: Vec<_> = statement.conditions.iter().map(|condition| condition.value).collect();
        let ruleset = Ruleset::compile(&conditions)?;
        let mut position = Position::new();
        for unit in &statement.units {
            let side = unit
                .colour
                .side()
                .ok_or_else(|| Refusal::Unsupported(format!("the neutral unit on {}", unit.square)))?;
            let piece = Piece::new(side, unit.walk);
            position.apply(&Effect::Create { square: unit.square, piece, reason: Reason::Setup });
        }
        require_kings(statement, &position)?;
        let castling = castling_rights(&ruleset, statement, &position);
        position.apply(&Effect::Castling { before: CastlingRights::NONE, after: castling });
        if let Some(after) = en_passant_square(statement, &position) {
            position.apply(&Effect::EnPassant { before: None, after: Some(after) });
        }
        Ok(Game { ruleset, position })
    }
}

fn require_kings(statement: &Statement, position: &Position) -> Result<(), Refusal> {
    for (side, excuse) in
        [(Side::White, ProblemOption::NoWhiteKing), (Side::Black, ProblemOption::NoBlackKing)]
    {
        match position.units(side, Walk::KING).len() {
            0 if !statement.has_option(&excuse) => return Err(Refusal::KingMissing),
            0 | 1 => {}
            _ => return Err(Refusal::SeveralKings(side)),
        }
    }
    Ok(())
}

fn castling_rights(ruleset: &Ruleset, statement: &Statement, position: &Position) -> CastlingRights {
    let mut rights = CastlingRights::NONE;
    for square in CastlingRights::SQUARES {
        if position.piece(square).is_some() && position.piece(square) == castles_from(square) {
            rights = rights.with(square);
        }
    }
    for option in &statement.options {
        if let ProblemOption::NoCastling(squares) = &option.value {
            rights = squares.iter().fold(rights, |rights, &square| rights.without(square));
        }
    }
    ruleset.without_idle(rights)
}

/// The option names the square passed over, or the squares of the whole double step. Where no pawn can have made it (a
/// twin may have taken the pawn away) nothing can be captured.
fn en_passant_square(statement: &Statement, position: &Position) -> Option<Square> {
    let passed = statement.options.iter().find_map(|option| match &option.value {
        ProblemOption::EnPassant(squares) => {
            squares.iter().copied().find(|square| matches!(square.rank(), 2 | 5))
        }
        _ => None,
    })?;
    let side = if passed.rank() == 2 { Side::White } else { Side::Black };
    let beside = |rank| Square::new(passed.file(), side.rank(rank));
    let made = position.piece(beside(3)) == Some(Piece::new(side, Walk::PAWN))
        && position.piece(passed).is_none()
        && position.piece(beside(1)).is_none();
    made.then_some(passed)
}

/// The same position with `side` to move.
#[must_use]
pub fn with_turn(position: &Position, side: Side) -> Position {
    let mut turned = position.clone();
    if turned.turn() != side {
        turned.apply(&Effect::Turn { side });
    }
    turned
}
