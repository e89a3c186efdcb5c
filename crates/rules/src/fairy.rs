//! Moves of units with fairy walks.

use board::{MoveKind, Piece, Position, Square, SquareSet, pawn_attacks};

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
        let mut arrive = |to, kind| {
            let mv = Move { start, ..Move::new(from, to, kind) };
            let vanishes = kind != MoveKind::Quiet && self.vanishes_unpromoted(piece);
            if vanishes || !self.promotes(side, walk, to) {
                return visit(mv);
            }
            for &promotion in self.promotions(walk) {
                for gains in self.gains(piece, promotion) {
                    visit(Move { promotion: Some(promotion), gains, ..mv })?;
                }
            }
            Flow::Continue(())
        };
        for &(victim, to) in &reach.passing {
            if takeable.contains(victim) {
                arrive(to, MoveKind::Passing(victim))?;
            }
        }
        let quiet = reach.quiet & wanted.quiet;
        // Dragon and ship capture as a pawn does, and so do walks of the problem that are made of a pawn's.
        let passed = position.en_passant().filter(|&passed| {
            wanted.en_passant
                && (matches!(walk.letters(), "DR" | "SH") || self.own_walks.take_en_passant(walk))
                && passed.rank() == side.rank(5)
                && pawn_attacks(side, origin).contains(passed)
        });
        let passed = passed.map_or(SquareSet::EMPTY, SquareSet::of);
        for to in quiet | (reach.captures & takeable) | passed {
            let kind = if passed.contains(to) {
                MoveKind::EnPassant
            } else if quiet.contains(to) {
                MoveKind::Quiet
            } else {
                MoveKind::Capture
            };
            arrive(to, kind)?;
        }
        Flow::Continue(())
    }
}
