//! Legal moves.

use board::{
    MoveKind, Position, Side, Square, SquareSet, Walk, between, bishop_attacks, line_through, rook_attacks,
};

use crate::attacks::plain_attackers;
use crate::generate::{Everything, Flow, Targets, Wanted};
use crate::{Move, Ruleset};

/// Units of `side` that alone stand between its king and an enemy line piece.
pub fn pinned(position: &Position, king: Square, side: Side) -> SquareSet {
    let own = position.side(side);
    let enemy = position.side(!side);
    let occupied = position.occupied();
    let queens = position.walk(Walk::QUEEN);
    let pinners = ((bishop_attacks(king, enemy) & (position.walk(Walk::BISHOP) | queens))
        | (rook_attacks(king, enemy) & (position.walk(Walk::ROOK) | queens)))
        & enemy;
    let mut pinned = SquareSet::EMPTY;
    for pinner in pinners {
        let shield = between(king, pinner) & occupied;
        if shield.any() && !shield.has_several() {
            pinned |= shield & own;
        }
    }
    pinned
}

/// Moves that pins and checking lines allow.
struct ByLines {
    king: Square,
    pinned: SquareSet,
    movers: SquareSet,
    /// Squares on which a check is parried.
    quiet: SquareSet,
    captures: SquareSet,
    /// Whether a pinned unit must stay on its line when it captures too.
    plain_captures: bool,
}

impl Wanted for ByLines {
    #[inline(always)]
    fn movers(&self) -> SquareSet {
        self.movers
    }

    #[inline(always)]
    fn targets(&self, from: Square, _: Walk) -> Targets {
        if from == self.king {
            return Targets::ALL;
        }
        let mut targets = Targets { quiet: self.quiet, captures: self.captures };
        if self.pinned.contains(from) {
            let line = line_through(self.king, from);
            targets.quiet &= line;
            if self.plain_captures {
                targets.captures &= line;
            }
        }
        targets
    }
}

impl Ruleset {
    /// Whether the position after the move leaves the mover's king out of check; the move is pseudo-legal.
    pub fn leaves_king_safe(&self, position: &Position, mv: Move) -> bool {
        let after = self.after(position, mv);
        !self.in_check(&after, position.turn())
    }

    /// Calls `visit` for each legal move of the side to move, in canonical order.
    #[inline(always)]
    pub fn visit_legal(&self, position: &Position, visit: &mut impl FnMut(Move) -> Flow) -> Flow {
        let side = position.turn();
        let Some(king) = position.king(side) else {
            return self.visit_moves(position, &Everything, visit);
        };
        if self.capabilities().plain_checks {
            self.visit_legal_by_lines(position, king, visit)
        } else {
            self.visit_legal_by_attacks(position, king, visit)
        }
    }

    /// Valid under `plain_checks`: a move without capture is judged by pins and checking lines; captures too if they are
    /// plain, else they are played out.
    #[inline(always)]
    fn visit_legal_by_lines(
        &self,
        position: &Position,
        king: Square,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let occupied = position.occupied();
        let plain_captures = self.capabilities().plain_captures;
        let checkers = plain_attackers(position, king, !side, occupied);
        let mut wanted = ByLines {
            king,
            pinned: pinned(position, king, side),
            movers: SquareSet::ALL,
            quiet: SquareSet::ALL,
            captures: SquareSet::ALL,
            plain_captures,
        };
        if let Some(checker) = checkers.first() {
            let alone = !checkers.has_several();
            wanted.quiet = if alone { between(king, checker) } else { SquareSet::EMPTY };
            if plain_captures {
                wanted.captures = if alone { checkers } else { SquareSet::EMPTY };
                if !alone {
                    wanted.movers = SquareSet::of(king);
                }
            }
        }
        let without_king = occupied.without(king);
        self.visit_moves(position, &wanted, &mut |mv: Move| {
            let legal = match mv.kind {
                MoveKind::EnPassant | MoveKind::CastlingKing | MoveKind::CastlingQueen => {
                    self.leaves_king_safe(position, mv)
                }
                MoveKind::Capture if !plain_captures => self.leaves_king_safe(position, mv),
                MoveKind::Quiet | MoveKind::Capture => {
                    mv.from != king
                        || plain_attackers(position, mv.to, !side, without_king.without(mv.to)).is_empty()
                }
            };
            if legal { visit(mv) } else { Flow::Continue(()) }
        })
    }

    /// Valid under all rules: a move without capture only moves its unit, so it is judged by the attacks on the king with
    /// the squares occupied as they will be; all other moves are played out.
    #[inline(always)]
    fn visit_legal_by_attacks(
        &self,
        position: &Position,
        king: Square,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let occupied = position.occupied();
        let pinned = pinned(position, king, side);
        // Without any unit aiming at the king only opening a line can expose it.
        let aimed_at = plain_attackers(position, king, !side, occupied).any();
        self.visit_moves(position, &Everything, &mut |mv: Move| {
            let legal = if mv.kind != MoveKind::Quiet {
                self.leaves_king_safe(position, mv)
            } else if mv.from == king {
                !self.is_attacked(position, mv.to, !side, occupied.without(king).with(mv.to))
            } else if aimed_at || pinned.contains(mv.from) {
                !self.is_attacked(position, king, !side, occupied.without(mv.from).with(mv.to))
            } else {
                true
            };
            if legal { visit(mv) } else { Flow::Continue(()) }
        })
    }

    /// Adds all legal moves of the side to move to `moves`, in canonical order.
    pub fn add_legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        let _ = self.visit_legal(position, &mut |mv| {
            moves.push(mv);
            Flow::Continue(())
        });
    }

    /// All legal moves of the side to move, in canonical order.
    pub fn legal_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        self.add_legal_moves(position, &mut moves);
        moves
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self, position: &Position) -> bool {
        self.visit_legal(position, &mut |_| Flow::Break(())).is_break()
    }

    /// All moves as the units walk, legal or not with regard to self-check, in canonical order.
    pub fn pseudo_legal_moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.visit_moves(position, &Everything, &mut |mv| {
            moves.push(mv);
            Flow::Continue(())
        });
        moves
    }

    /// Whether the side to move could take the opponent's king: such a position cannot arise.
    pub fn can_capture_king(&self, position: &Position) -> bool {
        self.in_check(position, !position.turn())
    }
}
