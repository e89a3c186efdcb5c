//! Which rules and which positions have a compact form.

use board::{CastlingRights, LongStep, Position, Side, Square, SquareSet, Walk};
use problem::Occupied;

use super::position::NO_STEP;
use super::walk_code::WalkCode;
use super::{CompactMove, CompactPosition, tables};
use crate::{Move, Rebirth, Ruleset, state};

/// The families of rules that have a compact form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    Plain,
    Captured,
    Capturer,
}

/// No square: the mark in the table of homes.
pub(super) const NOWHERE: u8 = 64;

/// Rules that have a compact form, see [`Ruleset::compact`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompactRules {
    pub(super) family: Family,
    /// The home of a unit by side and code of its walk and by square of capture, or [`NOWHERE`].
    homes: Box<[[u8; 64]; 16]>,
    /// Whether the capturer must not capture on its home square.
    pub(super) cheylan: bool,
    /// What pawns may become, in the order in which moves are listed.
    pub(super) promotions: [WalkCode; 4],
    /// Castling rights by number, without those that can never matter again.
    pub(super) idle: [u8; 64],
}

impl Ruleset {
    /// The compact form of these rules, where they have one.
    ///
    /// They have one if they are those of orthodox chess, or orthodox but for one rebirth, at once and without any choice,
    /// on a square that follows from the unit and the square of capture: either that of the captured unit, kings
    /// excepted, which vanishes if the square is occupied, or that of the capturer, kings included, whose capture is then
    /// illegal. In neither may a pawn be reborn where it promotes.
    pub fn compact(&self) -> Option<CompactRules> {
        let capabilities = self.capabilities();
        let is_changed = self.immun.is_some()
            || self.geneva.is_some()
            || self.kamikaze_rebirth.is_some()
            || self.capturers_vanish
            || self.glasgow
            || self.promotion_is_changed
            || self.null_moves
            || self.target.is_some()
            || self.marks_promoted
            || !self.exclusive_castlings.is_empty()
            || self.remembered.any()
            || Side::BOTH.iter().any(|&side| self.maximummer[side]);
        if !capabilities.plain_moves || is_changed {
            return None;
        }
        let (family, rule) = match (&self.captured_rebirth, &self.capturer_rebirth) {
            (None, None) if capabilities.orthodox_play => (Family::Plain, None),
            (Some(rule), None) if capabilities.plain_checks && vanishes_or_returns(rule) => {
                (Family::Captured, Some(rule))
            }
            (None, Some(rule)) if capabilities.homes_decide_captures => (Family::Capturer, Some(rule)),
            _ => return None,
        };
        let mut promotions = [WalkCode::QUEEN; 4];
        let listed = self.promotions(Walk::PAWN);
        if listed.len() != 4 || !Walk::PROMOTIONS.iter().all(|walk| listed.contains(walk)) {
            return None;
        }
        for (code, &walk) in promotions.iter_mut().zip(listed) {
            *code = WalkCode::of(walk)?;
        }
        let mut idle = [0; 64];
        for (index, left) in idle.iter_mut().enumerate() {
            *left = self.without_idle(CastlingRights::from_index(index as u8)).index() as u8;
        }
        let homes = homes(rule);
        let cheylan = rule.is_some_and(Rebirth::is_cheylan);
        Some(CompactRules { family, homes, cheylan, promotions, idle })
    }
}

/// Whether a captured unit comes back at home as it is, or not at all.
fn vanishes_or_returns(rule: &Rebirth) -> bool {
    rule.is_simple() && rule.occupied() == Occupied::Relaxed && !rule.kings() && !rule.can_promote()
}

fn homes(rule: Option<&Rebirth>) -> Box<[[u8; 64]; 16]> {
    let mut homes = Box::new([[NOWHERE; 64]; 16]);
    let Some(rule) = rule else { return homes };
    for side in Side::BOTH {
        for walk in Walk::ORTHODOX {
            let Some(code) = WalkCode::of(walk) else { continue };
            let row = &mut homes[side.index() << 3 | usize::from(code.0)];
            for capture in Square::all() {
                if let Some(square) = rule.simple_home(side, board::Piece::new(side, walk), capture) {
                    row[capture.index()] = square.index() as u8;
                }
            }
        }
    }
    homes
}

impl CompactRules {
    /// Where a unit of `side` is reborn after a capture on `capture`.
    #[inline(always)]
    pub(super) fn home(&self, side: Side, walk: WalkCode, capture: Square) -> Option<Square> {
        match self.homes[side.index() << 3 | usize::from(walk.0 & 7)][capture.index()] {
            NOWHERE => None,
            square => Some(Square::from_index(usize::from(square & 63))),
        }
    }

    /// The position in compact form. `None` if there is something in it that the form cannot say: units that are neutral,
    /// have attributes, remember their square in the diagram or walk in a fairy way; several kings of one side; units under
    /// others; a capture that waits for its rebirth; a placement that must not be restored; a null move before; a castling
    /// right of nobody at home; a double step of nobody who can have made it. A side may have no king.
    pub fn position(&self, position: &Position) -> Option<CompactPosition> {
        if !position.hidden().is_empty()
            || position.pending().is_some()
            || position.previous().is_some()
            || position.is_after_null()
        {
            return None;
        }
        let mut compact = CompactPosition {
            key: position.key(),
            sides: [SquareSet::EMPTY; 2],
            planes: [SquareSet::EMPTY; 3],
            castling: 0,
            step: NO_STEP,
            turn: position.turn(),
        };
        for square in position.occupied() {
            let piece = position.piece(square)?;
            piece.orthodox_index()?;
            let side = piece.colour().side()?;
            compact.toggle(side, WalkCode::of(piece.walk())?, SquareSet::of(square));
        }
        if Side::BOTH.iter().any(|&side| (compact.side(side) & compact.kings()).has_several()) {
            return None;
        }
        let rights = position.castling();
        for square in CastlingRights::SQUARES {
            if rights.has(square) {
                if !state::stands_at_home(position, square) {
                    return None;
                }
                compact.castling |= tables::right_of(square);
            }
        }
        if let Some(step) = position.en_passant() {
            compact.step = double_step(position, step)?;
        }
        Some(compact)
    }

    /// The move as the other parts of the rules know it.
    #[inline]
    pub fn mv(&self, _position: &CompactPosition, mv: CompactMove) -> Move {
        mv.expanded()
    }

    /// The position with the other side to move; what could be captured en passant no longer can.
    #[inline]
    pub fn passed(&self, position: &CompactPosition) -> CompactPosition {
        let mut passed = *position;
        passed.key ^= board::turn_key();
        if let Some((from, to)) = position.double_step() {
            passed.key ^= board::long_step_key(from, to);
        }
        passed.step = NO_STEP;
        passed.turn = !position.turn;
        passed
    }
}

/// The step as a compact position has it, if it is the double step of an orthodox pawn.
fn double_step(position: &Position, step: LongStep) -> Option<u8> {
    let side = step.side;
    let file = step.to.file();
    let (from, passed, to) =
        (Square::new(file, side.rank(1)), Square::new(file, side.rank(2)), Square::new(file, side.rank(3)));
    let is_made = step.from == from
        && step.to == to
        && position.units(side, Walk::PAWN).contains(to)
        && position.piece(passed).is_none();
    is_made.then_some(to.index() as u8)
}
