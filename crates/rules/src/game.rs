use std::borrow::Cow;

use board::{CastlingRights, Effect, PendingCapture, Piece, Position, Reason, Side};
use problem::{Condition, Goal, PlacedUnit, ProblemOption, Span, Statement, game_array};

use crate::state::stands_at_home;
use crate::{Refusal, Ruleset, attributes, en_passant, goals};

/// A compiled problem: the rules and the position to start from, with White to move.
#[derive(Clone, Debug)]
pub struct Game {
    /// The rules in force.
    pub ruleset: Ruleset,
    /// Where the play begins: the diagram, in a proof game the game array, under `a=>b` the position a.
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
        let has = |option: &ProblemOption| statement.has_option(option);
        if has(&ProblemOption::NullMoves) && has(&ProblemOption::SetPlay) {
            return Err(Refusal::NullMovesInSetPlay);
        }
        let conditions: Vec<_> =
            statement.conditions.iter().map(|condition| condition.value.clone()).collect();
        let goals = statement.stipulation.as_ref().map_or_else(Vec::new, |given| given.value.play.goals());
        let start = if goals.contains(&Goal::ProofGame) {
            Some(Cow::Owned(game_array(Span::default())))
        } else if goals.contains(&Goal::PositionToPosition) {
            Some(Cow::Borrowed(&*statement.start_units))
        } else {
            None
        };
        let units: Vec<Piece> =
            statement.units.iter().chain(start.as_deref().unwrap_or(&[])).map(placed).collect();
        let mut ruleset = Ruleset::compile_with(&conditions, &units, &statement.walks)?;
        if has(&ProblemOption::NullMoves) {
            ruleset = ruleset.with_null_moves();
        }
        ruleset.exclusive_castlings = statement
            .options
            .iter()
            .filter_map(|option| match option.value {
                ProblemOption::CastlingMutuallyExclusive(white, black) => Some((white, black)),
                _ => None,
            })
            .collect();
        for unit in statement.units.iter().chain(start.as_deref().unwrap_or(&[])) {
            attributes::require_fitting(unit, statement.wording())?;
        }
        ruleset.remembered = goals::remembered_squares(&goals);
        let mut position = placement(&ruleset, &statement.units);
        if let Some(start) = &start {
            ruleset = ruleset.with_target(&position);
            position = placement(&ruleset, start);
        }
        require_kings(statement, &position)?;
        let castling = castling_rights(&ruleset, statement, &position);
        position.apply(&Effect::Castling { before: CastlingRights::NONE, after: castling });
        if !en_passant::fits(statement, &position) {
            return Err(Refusal::EnPassantImpossible);
        }
        if let Some(after) = en_passant::given(&ruleset, statement, &position) {
            position.apply(&Effect::EnPassant { before: None, after: Some(after) });
        }
        if let Some(after) = ruleset.last_capture(&conditions, &position) {
            position.apply(&Effect::Pending { before: None, after: Some(after) });
        }
        Ok(Game { ruleset, position })
    }
}

fn placement(ruleset: &Ruleset, units: &[PlacedUnit]) -> Position {
    let mut position = Position::new();
    for unit in units {
        place(ruleset, &mut position, unit);
    }
    position
}

fn placed(unit: &PlacedUnit) -> Piece {
    Piece::of(unit.colour, unit.walk).with_attributes(unit.attributes)
}

/// Puts a unit onto its square; one that stands there already goes under it, to the bottom under a rule by which units
/// come up in the order in which they went down, else directly below.
fn place(ruleset: &Ruleset, position: &mut Position, unit: &PlacedUnit) {
    let square = unit.square;
    let mut piece = placed(unit);
    if ruleset.keeps_origin(square) {
        piece = piece.with_origin(square);
    }
    if let Some(covered) = position.piece(square) {
        position.apply(&Effect::Remove { square, piece: covered, reason: Reason::Setup });
        if ruleset.hides_units() {
            let index = if ruleset.hidden_kings_live() { 0 } else { position.hidden().len() as u8 };
            position.apply(&Effect::Hide {
                square,
                piece: covered,
                reborn: covered,
                index,
                reason: Reason::Setup,
            });
        }
    }
    position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
}

impl Ruleset {
    /// The capture with which the play before the diagram ended.
    fn last_capture(&self, conditions: &[Condition], position: &Position) -> Option<PendingCapture> {
        if !self.captures_wait && !self.freshness_matters {
            return None;
        }
        conditions.iter().find_map(|condition| match *condition {
            Condition::LastCapture { colour, walk, square } => {
                let victim = Piece::of(colour, walk);
                let side = !colour.side().unwrap_or(!position.turn());
                let capturer =
                    position.piece(square).filter(|_| self.capturers_wait).map(|piece| (square, piece));
                Some(PendingCapture { victim, square, side, capturer, fresh: self.freshness_matters })
            }
            _ => None,
        })
    }
}

fn require_kings(statement: &Statement, position: &Position) -> Result<(), Refusal> {
    for (side, excuse) in
        [(Side::White, ProblemOption::NoWhiteKing), (Side::Black, ProblemOption::NoBlackKing)]
    {
        let hidden = position
            .hidden()
            .iter()
            .filter(|unit| unit.piece.is_royal() && unit.piece.belongs_to(side))
            .count() as u32;
        match (position.royals() & position.side(side)).len() + hidden {
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
        if stands_at_home(position, square) {
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

/// The same position with `side` to move.
#[must_use]
pub fn with_turn(position: &Position, side: Side) -> Position {
    let mut turned = position.clone();
    if turned.turn() != side {
        turned.apply(&Effect::Turn { side });
    }
    turned
}
