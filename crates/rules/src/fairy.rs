//! Moves of units with fairy walks.

use board::{MoveKind, Piece, Position, Square, SquareSet};

use crate::generate::{Flow, Targets};
use crate::walks::reach;
use crate::{Move, Ruleset};

impl Ruleset {
    /// The moves of a unit with a fairy walk; one that promotes is a move for each promotion.
    #[inline(never)]
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn visit_walk(
        &self,
        position: &Position,
        from: Square,
        start: Option<Square>,
        piece: Piece,
        wanted: Targets,
        takeable: SquareSet,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let origin = start.unwrap_or(from);
        let walk = piece.walk();
        let reach = reach(walk, &self.scene(position, side), origin);
        let is_pawn = walk.is_pawn();
        let mut arrive = |to, kind| {
            let mv = Move { start, ..Move::new(from, to, kind) };
            if is_pawn { self.visit_promotions(position, piece, mv, &mut |mv| visit(mv)) } else { visit(mv) }
        };
        for &(victim, to) in &reach.passing {
            if takeable.contains(victim) {
                arrive(to, MoveKind::Passing(victim))?;
            }
        }
        let quiet = reach.quiet & wanted.quiet;
        let step = position.en_passant().filter(|_| wanted.en_passant);
        let passed = if step.is_some() { reach.en_passant } else { SquareSet::EMPTY };
        for to in quiet | (reach.captures & takeable) | passed {
            if let Some(step) = step
                && passed.contains(to)
            {
                arrive(to, MoveKind::EnPassant(step.to))?;
            }
            if quiet.contains(to) {
                arrive(to, MoveKind::Quiet)?;
            } else if reach.captures.contains(to) {
                arrive(to, MoveKind::Capture)?;
            }
        }
        Flow::Continue(())
    }
}
