//! What a move leads to.

use board::{CastlingRights, Key, Side, Square, SquareSet, pawn_attacks};

use super::moves::Sort;
use super::position::NO_STEP;
use super::tables::right_of;
use super::walk_code::WalkCode;
use super::{CAPTURED, CAPTURER, CompactMove, CompactPosition, CompactRules, by_family};

/// From where to where king and rook go.
pub(super) struct Castling {
    pub(super) king: (Square, Square),
    pub(super) rook: (Square, Square),
}

impl Castling {
    #[inline(always)]
    pub(super) fn new(side: Side, sort: Sort) -> Castling {
        let on = |file| Square::new(file, side.rank(0));
        match sort {
            Sort::CastlingKing => Castling { king: (on(4), on(6)), rook: (on(7), on(5)) },
            _ => Castling { king: (on(4), on(2)), rook: (on(0), on(3)) },
        }
    }
}

/// The right that a unit has when it is reborn on the square.
#[inline(always)]
fn right_at_home(side: Side, walk: WalkCode, square: Square) -> u8 {
    let is_home = square.rank() == side.rank(0)
        && match walk {
            WalkCode::KING => square.file() == 4,
            WalkCode::ROOK => true,
            _ => false,
        };
    // The corners and the king's squares only have rights.
    if is_home && (walk == WalkCode::KING || square.file() != 4) { right_of(square) } else { 0 }
}

/// A position in the middle of a move.
struct Change<const KEYED: bool> {
    after: CompactPosition,
    key: Key,
}

impl<const KEYED: bool> Change<KEYED> {
    #[inline(always)]
    fn toggle(&mut self, side: Side, walk: WalkCode, square: Square) {
        self.after.toggle(side, walk, SquareSet::of(square));
        if KEYED {
            self.key ^= board::unit_key(walk.piece_index(side), square);
        }
    }

    #[inline(always)]
    fn transfer(&mut self, side: Side, walk: WalkCode, from: Square, to: Square) {
        self.after.toggle(side, walk, SquareSet::of(from) ^ SquareSet::of(to));
        if KEYED {
            let piece = walk.piece_index(side);
            self.key ^= board::unit_key(piece, from) ^ board::unit_key(piece, to);
        }
    }
}

impl CompactRules {
    /// The position after a legal move; the turn passes.
    #[inline]
    pub fn after(&self, position: &CompactPosition, mv: CompactMove) -> CompactPosition {
        by_family!(self.after_under(position, mv))
    }

    #[inline(always)]
    pub(super) fn after_under<const FAMILY: u8>(
        &self,
        position: &CompactPosition,
        mv: CompactMove,
    ) -> CompactPosition {
        self.play::<FAMILY, true>(position, mv)
    }

    /// The same; without `KEYED` the key is left as it was.
    #[inline(always)]
    pub(super) fn play<const FAMILY: u8, const KEYED: bool>(
        &self,
        position: &CompactPosition,
        mv: CompactMove,
    ) -> CompactPosition {
        let side = position.turn;
        let (from, to) = (mv.from(), mv.to());
        let (walk, placed) = (mv.walk(), mv.placed());
        let mut change = Change::<KEYED> { after: *position, key: position.key };
        if KEYED {
            change.key ^= board::turn_key();
            if let Some((from, to)) = position.double_step() {
                change.key ^= board::long_step_key(from, to);
            }
        }
        change.after.step = NO_STEP;
        change.after.turn = !side;
        let mut lost = right_of(from) | right_of(to);
        let mut gained = 0;
        match mv.sort() {
            Sort::Quiet => {
                if walk == placed {
                    change.transfer(side, walk, from, to);
                    if walk == WalkCode::PAWN && from.index() ^ to.index() == 16 {
                        step_is_made(&mut change, side, from, to);
                    }
                } else {
                    change.toggle(side, walk, from);
                    change.toggle(side, placed, to);
                }
            }
            Sort::Capture | Sort::EnPassant => {
                let capture = mv.capture_square();
                lost |= right_of(capture);
                let victim = change.after.code_on(capture);
                change.toggle(!side, victim, capture);
                change.toggle(side, walk, from);
                let stands = if FAMILY == CAPTURER {
                    let home = self.home(side, placed, capture).unwrap_or(to);
                    gained |= right_at_home(side, placed, home);
                    home
                } else {
                    to
                };
                change.toggle(side, placed, stands);
                if FAMILY == CAPTURED
                    && let Some(home) = self.home(!side, victim, capture)
                    && !change.after.occupied().contains(home)
                {
                    change.toggle(!side, victim, home);
                    gained |= right_at_home(!side, victim, home);
                }
            }
            Sort::CastlingQueen | Sort::CastlingKing => {
                let castling = Castling::new(side, mv.sort());
                change.transfer(side, WalkCode::KING, from, to);
                change.transfer(side, WalkCode::ROOK, castling.rook.0, castling.rook.1);
                lost |= right_of(castling.rook.0);
            }
        }
        let Change { mut after, mut key } = change;
        let before = position.castling;
        if before | gained != 0 {
            after.castling = self.idle[usize::from((before & !lost | gained) & 63)];
            if KEYED && after.castling != before {
                key ^= board::castling_key(CastlingRights::from_index(before))
                    ^ board::castling_key(CastlingRights::from_index(after.castling));
            }
        }
        after.key = key;
        after
    }
}

/// A double step can be answered if an enemy pawn stands ready.
#[inline(always)]
fn step_is_made<const KEYED: bool>(change: &mut Change<KEYED>, side: Side, from: Square, to: Square) {
    let passed = Square::from_index((from.index() + to.index()) / 2);
    let takers = pawn_attacks(side, passed) & change.after.pawns() & change.after.side(!side);
    if takers.any() {
        change.after.step = to.index() as u8;
        if KEYED {
            change.key ^= board::long_step_key(from, to);
        }
    }
}
