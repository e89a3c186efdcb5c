//! The choices that a move leaves to the player, found by playing it.

use board::{Position, Side, SquareSet};

use crate::change::Question;
use crate::generate::Flow;
use crate::{Move, Pick, Ruleset};

impl Ruleset {
    /// Calls `visit` for the move with each choice that the rules offer; not at all if it is illegal in itself.
    ///
    /// Where a choice is known to be the last one, only `squares` of rebirth are wanted. Only outcomes that take the
    /// opponent's royal unit away are visited, or only those that do not.
    #[inline(never)]
    pub(crate) fn visit_choices(
        &self,
        position: &Position,
        mv: Move,
        squares: SquareSet,
        takes_kings: bool,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let mut open = vec![mv];
        while let Some(mv) = open.pop() {
            match self.probe(position, mv, takes_kings) {
                Ok(after) => {
                    let takes_king = self.is_royal_lost(position, &after, !position.turn());
                    if takes_king == takes_kings {
                        visit(mv)?;
                    }
                }
                Err(None) => {}
                Err(Some(Question::Capturer { choices, settled: true })) if !takes_kings => {
                    for capturer in choices {
                        if !matches!(capturer.square, Pick::At(square) if !squares.contains(square)) {
                            visit(Move { capturer, ..mv })?;
                        }
                    }
                }
                Err(Some(Question::Capturer { choices, .. })) => {
                    open.extend(choices.into_iter().rev().map(|capturer| Move { capturer, ..mv }));
                }
                Err(Some(Question::Captured { choices, settled: true })) if !takes_kings => {
                    for captured in choices {
                        let wanted = match captured.square {
                            Pick::At(square) => squares.contains(square),
                            Pick::Nowhere | Pick::Open => squares == SquareSet::ALL,
                        };
                        if wanted {
                            visit(Move { captured, ..mv })?;
                        }
                    }
                }
                Err(Some(Question::Captured { choices, .. })) => {
                    open.extend(choices.into_iter().rev().map(|captured| Move { captured, ..mv }));
                }
                Err(Some(Question::Over(hurdles))) => {
                    let hurdles = hurdles.into_iter().collect::<Vec<_>>().into_iter().rev();
                    open.extend(hurdles.map(|hurdle| Move { over: Some(hurdle), ..mv }));
                }
                Err(Some(Question::Hurdle { choices, settled: true })) => {
                    for hurdle in choices {
                        visit(Move { hurdle, ..mv })?;
                    }
                }
                Err(Some(Question::Hurdle { choices, .. })) => {
                    open.extend(choices.into_iter().rev().map(|hurdle| Move { hurdle, ..mv }));
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether `side` had a royal unit before the move and has lost it: it is neither on the board nor, under a rule that
    /// lets units land on others, waiting below.
    pub(crate) fn is_royal_lost(&self, before: &Position, after: &Position, side: Side) -> bool {
        before.king(side).is_some()
            && after.king(side).is_none()
            && !(self.hidden_kings_live()
                && after.hidden().iter().any(|unit| unit.piece.is_royal() && unit.piece.belongs_to(side)))
    }

    /// Whether the move from `before` to `after` leaves `side`, who made it, its king and the king out of check.
    pub(crate) fn is_safe(&self, before: &Position, after: &Position, side: Side) -> bool {
        !self.in_check(after, side) && !self.is_royal_lost(before, after, side)
    }
}
