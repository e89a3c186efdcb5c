//! The position that a proof game leads to.

use board::{BySide, CastlingWing, MoveKind, Piece, Position, Side, Square, SquareSet, Walk};

use super::distances::{Sources, king_steps, knight_moves, least_moves, line_moves, pawn_files, pawn_moves};
use crate::castling::{king_journey, rook_journey};
use crate::{Flow, Move, Ruleset};

/// The placement to be reached, whoever is to move and whatever may castle.
///
/// It can tell that a position is too far from the placement: everywhere by counting the squares that differ, and where
/// the game is orthodox by the ways that units have to go. Those bounds count moves on an
/// empty board: each unit of the placement comes from a unit that is there now, a unit that stands right stays, and of
/// the others each goes where the way is shortest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    units: [Option<Piece>; 64],
    sides: BySide<SquareSet>,
    walks: BySide<[SquareSet; 6]>,
    /// Whether units move and promote as in orthodox chess and nothing else happens to them.
    orthodox: bool,
    /// Whether units differ by side and walk only: all are orthodox and have no attributes, and none gets any.
    plain_units: bool,
    /// On how many squares at most a half-move puts a unit that did not stand there as it is, castling aside if it is
    /// counted by itself.
    filled: u32,
    /// How often castling, which fills two squares, is possible at most where it is counted by itself.
    castlings: u32,
}

impl Target {
    /// The placement of the position, to be reached under the rules.
    pub fn new(rules: &Ruleset, placement: &Position) -> Target {
        let mut units = [None; 64];
        for square in placement.occupied() {
            units[square.index()] = placement.piece(square).map(without_origin);
        }
        let castles_once = rules.capabilities().kings_keep_no_hope;
        let of_side = |side| Walk::ORTHODOX.map(|walk| placement.units(side, walk));
        Target {
            units,
            sides: BySide(Side::BOTH.map(|side| placement.side(side))),
            walks: BySide(Side::BOTH.map(of_side)),
            orthodox: rules.capabilities().orthodox_play,
            plain_units: rules.capabilities().plain_moves
                && rules.attributes.is_empty()
                && !rules.marks_promoted
                && placement.fairy().is_empty()
                && placement.neutral().is_empty(),
            filled: if castles_once {
                rules.most_filled_squares()
            } else {
                rules.most_filled_squares().max(2)
            },
            castlings: if castles_once { 2 } else { 0 },
        }
    }

    /// The unit that is to stand on `square`.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.units[square.index()]
    }

    /// Whether the units of the position stand as they are to stand.
    pub fn is_matched(&self, position: &Position) -> bool {
        Side::BOTH.iter().all(|&side| position.side(side) == self.sides[side])
            && Iterator::all(&mut position.occupied(), |square| {
                position.piece(square).map(without_origin) == self.piece(square)
            })
    }

    /// Whether the placement certainly cannot be reached when each side has at most so many moves left.
    pub fn is_out_of_reach(&self, position: &Position, moves_of_white: u32, moves_of_black: u32) -> bool {
        if !self.orthodox {
            return self.differs_too_much(position, moves_of_white + moves_of_black);
        }
        let moves = BySide([moves_of_white, moves_of_black]);
        let mut surplus = BySide([0; 2]);
        for side in Side::BOTH {
            let kings = |set: SquareSet| (set & position.walk(Walk::KING)).len();
            if kings(position.side(side)) != self.walks[side][Walk::KING.index()].len() {
                return true;
            }
            match position.side(side).len().checked_sub(self.sides[side].len()) {
                // Each unit too many has to be captured.
                Some(count) if count <= moves[!side] => surplus[side] = count,
                _ => return true,
            }
        }
        Side::BOTH.iter().any(|&side| {
            self.moves_needed(position, side, surplus[!side]).is_none_or(|needed| needed > moves[side])
        })
    }

    /// Whether more squares differ from the placement than so many half-moves can change.
    fn differs_too_much(&self, position: &Position, half_moves: u32) -> bool {
        if self.plain_units {
            let wanted = self.sides[Side::White] | self.sides[Side::Black];
            let mut missing = wanted;
            for side in Side::BOTH {
                for walk in Walk::ORTHODOX {
                    missing &= !(self.walks[side][walk.index()] & position.units(side, walk));
                }
            }
            let spare = position.occupied() & !wanted;
            return self.is_too_much(missing.len(), spare.len(), half_moves);
        }
        let (mut missing, mut spare) = (0, 0);
        for square in position.occupied() | self.sides[Side::White] | self.sides[Side::Black] {
            let (wanted, present) = (self.piece(square), position.piece(square).map(without_origin));
            missing += u32::from(wanted.is_some() && wanted != present);
            spare += u32::from(wanted.is_none() && present.is_some());
        }
        self.is_too_much(missing, spare, half_moves)
    }

    /// Whether more wanted units are missing, or more squares to be emptied, than so many half-moves can put right.
    fn is_too_much(&self, missing: u32, spare: u32, half_moves: u32) -> bool {
        // A half-move empties the square it starts from and, where the capturer does not stay, that of the captured unit.
        missing > half_moves * self.filled + self.castlings || spare > 2 * half_moves
    }

    /// A lower bound of the number of moves that `side` needs, with so many captures by it; `None` if no number will do.
    fn moves_needed(&self, position: &Position, side: Side, captures: u32) -> Option<u32> {
        let sources = |walk: Walk| {
            let wanted = self.walks[side][walk.index()];
            let present = position.units(side, walk);
            Sources { missing: wanted & !present, spare: present & !wanted }
        };
        let pawns = sources(Walk::PAWN);
        // Pawns that are not to be pawns in the end are captured or promote.
        let mut promotions = pawns.spare.len().checked_sub(pawns.missing.len())?;
        let mut needed = 0;
        if pawns.missing.any() {
            needed = least_moves(pawns, None, |from, to| pawn_moves(side, from, to))?;
            let files = least_moves(pawns, None, |from, to| pawn_files(side, from, to))?;
            if files > captures {
                return None;
            }
        }
        let promotion = if promotions == 0 {
            None
        } else {
            pawns
                .spare
                .map(|from| pawn_moves(side, from, Square::new(from.file(), side.rank(7))))
                .min()
                .flatten()
        };
        let (king, rook) = (sources(Walk::KING), sources(Walk::ROOK));
        for walk in [Walk::KNIGHT, Walk::BISHOP, Walk::QUEEN] {
            let units = sources(walk);
            promotions = promotions.checked_sub(units.lacking())?;
            needed += least_moves(units, promotion, |from, to| match walk {
                Walk::KNIGHT => knight_moves(from, to),
                walk => line_moves(walk, from, to),
            })?;
        }
        promotions.checked_sub(rook.lacking())?;
        if king.missing.any() || rook.missing.any() {
            needed += self.moves_of_king_and_rooks(position, side, promotion)?;
        }
        Some(needed)
    }

    /// The part of king and rooks, who may share a move.
    fn moves_of_king_and_rooks(
        &self,
        position: &Position,
        side: Side,
        promotion: Option<u32>,
    ) -> Option<u32> {
        let count = |kings: SquareSet, rooks: SquareSet| {
            let sources = |walk: Walk, present: SquareSet| {
                let wanted = self.walks[side][walk.index()];
                Sources { missing: wanted & !present, spare: present & !wanted }
            };
            let king = least_moves(sources(Walk::KING, kings), None, king_steps)?;
            let rook = least_moves(sources(Walk::ROOK, rooks), promotion, |from, to| {
                line_moves(Walk::ROOK, from, to)
            })?;
            Some(king + rook)
        };
        let (kings, rooks) = (position.units(side, Walk::KING), position.units(side, Walk::ROOK));
        let wings =
            [(CastlingWing::King, MoveKind::CastlingKing), (CastlingWing::Queen, MoveKind::CastlingQueen)];
        let castled = wings
            .into_iter()
            .filter(|&(wing, _)| position.castling().allows(side, wing))
            .filter_map(|(_, kind)| {
                let (corner, to) = rook_journey(side, kind);
                if rooks.contains(to) {
                    // Two rooks would be counted as one. Castling saves no more than two moves.
                    return count(kings, rooks).map(|needed| needed.saturating_sub(2));
                }
                let king = SquareSet::of(king_journey(side, kind).1);
                count(king, rooks.without(corner).with(to)).map(|needed| needed + 1)
            });
        count(kings, rooks).into_iter().chain(castled).min()
    }

    /// Calls `visit` for each legal move that leads to the placement, in canonical order.
    pub(super) fn visit_reaching(
        &self,
        rules: &Ruleset,
        position: &Position,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        if self.orthodox && self.is_last_move_impossible(position) {
            return Flow::Continue(());
        }
        rules.visit_legal(position, &mut |mv| {
            if self.admits(rules, position, mv) && self.is_matched(&rules.after(position, mv)) {
                visit(mv)
            } else {
                Flow::Continue(())
            }
        })
    }

    /// Whether more is wrong than one orthodox move puts right: of the opponent's units at most one is too many and none
    /// is missing, of the own ones two may have to move (castling).
    fn is_last_move_impossible(&self, position: &Position) -> bool {
        let side = position.turn();
        let (own, enemy) = (position.side(side), position.side(!side));
        !(self.sides[!side] & !enemy).is_empty()
            || (enemy & !self.sides[!side]).has_several()
            || (self.sides[side] & !own).len() > 2
            || (own & !self.sides[side]).len() > 2
    }

    /// Whether a move that moves its unit and captures or does nothing else fits the placement as far as its mover is
    /// concerned; any other move may.
    fn admits(&self, rules: &Ruleset, position: &Position, mv: Move) -> bool {
        let is_plain = self.orthodox && mv.kind != MoveKind::Null
            || self.plain_units && mv.kind == MoveKind::Quiet && rules.quiet_moves_are_plain(position);
        if !is_plain {
            return true;
        }
        let mover = position.piece(mv.from).expect("a move starts from a unit");
        let arriving = without_origin(mv.promotion.map_or(mover, |walk| mover.with_walk(walk)));
        self.piece(mv.from).is_none() && self.piece(mv.to) == Some(arriving)
    }
}

/// What the unit is, without where it stood in the diagram.
fn without_origin(unit: Piece) -> Piece {
    Piece::of(unit.colour(), unit.walk()).with_attributes(unit.attributes())
}
