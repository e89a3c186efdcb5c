use board::{Effect, MoveKind, Piece, Side, Square};
use problem::Goal;

/// A half-move as it was played, complete enough to print it without knowing the rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlayedMove {
    /// The unit that moved, as it was before; the king of the side in place of nobody for a null move.
    pub piece: Piece,
    /// Square of departure.
    pub from: Square,
    /// Square of arrival, before any rebirth of the mover.
    pub to: Square,
    /// What sort of move.
    pub kind: MoveKind,
    /// All effects in order, with their reasons.
    pub effects: Vec<Effect>,
    /// Whether the opponent is in check afterwards.
    pub check: bool,
    /// The goal that the move reached, where the play asks for one at this place.
    pub goal: Option<Goal>,
}

impl PlayedMove {
    /// Who moved: the side whose turn ended with the move, or else the owner of the unit, unless it is neutral.
    pub fn side(&self) -> Option<Side> {
        let turn = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Turn { side } => Some(!*side),
            _ => None,
        });
        turn.or(self.piece.colour().side())
    }
}
