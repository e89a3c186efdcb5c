//! Captures en passant: which steps give the right, and who can make use of it.
//!
//! Pawn, Berolina pawn, protean pawn and marine pawn can be captured after a step of two squares or more. Whoever captures on
//! a square as these do can capture them where they passed, whichever way they came: those four, dragon, ship, marine ship,
//! and a friend that has such a walk. Marine units jump over the square passed over to the one behind it.
//! Superpawns are not captured en passant and do not capture so.

use board::{
    Effect, EffectSink, LongStep, MoveKind, Piece, Position, Side, Square, SquareSet, Walk, pawn_attacks,
};
use problem::{ProblemOption, Statement};

use crate::change::Change;
use crate::walks::reach;
use crate::{Move, Ruleset};

/// Whether a pawn of `side` with this walk that goes from one square to the other can be captured en passant.
///
/// A pawn comes from its second rank; from the first where it may make three steps, and then two are as good.
#[inline(always)]
fn is_long_step(rules: &Ruleset, side: Side, walk: Walk, from: Square, to: Square) -> bool {
    if !walk.is_pawn() && !rules.own_walks.have_double_step(walk) {
        return false;
    }
    let marching = if walk == Walk::PROTEAN_PAWN { !side } else { side };
    let (start, end) = (marching.rank(from.rank()), marching.rank(to.rank()));
    let files = from.file().abs_diff(to.file());
    let is_long = matches!((start, end), (1, 3) | (0, 2 | 3));
    let is_straight =
        files == 0 && (matches!(walk, Walk::PAWN | Walk::PROTEAN_PAWN | Walk::MARINE_PAWN) || walk.is_own());
    let is_diagonal = walk == Walk::BEROLINA_PAWN && end.checked_sub(start) == Some(files);
    is_long && (is_straight || is_diagonal)
}

/// The move of `piece` as a long step, if it is one.
#[inline(always)]
fn as_long_step(rules: &Ruleset, side: Side, piece: Piece, mv: Move) -> Option<LongStep> {
    let (from, to) = (mv.origin(), mv.to);
    let is_long = mv.kind == MoveKind::Quiet && is_long_step(rules, side, piece.walk(), from, to);
    is_long.then_some(LongStep { from, to, side })
}

/// This move of the side to move as a step after which the pawn can be captured en passant, if it is one.
pub fn long_step(rules: &Ruleset, position: &Position, mv: Move) -> Option<LongStep> {
    as_long_step(rules, position.turn(), position.piece(mv.from)?, mv)
}

#[inline(always)]
pub(crate) fn update<S: EffectSink>(rules: &Ruleset, change: &mut Change<'_, S>) {
    let before = change.position.en_passant();
    // Without an enemy unit that can capture it the step is like any other move, and so is the position.
    let after = as_long_step(rules, change.side, change.before, change.mv)
        .filter(|&step| rules.can_be_answered(change.position, step));
    if after != before {
        change.apply(Effect::EnPassant { before, after });
    }
}

impl Ruleset {
    /// Whether an opponent of the pawn can capture it en passant, as units walk.
    pub fn can_be_answered(&self, position: &Position, step: LongStep) -> bool {
        let passed = step.passed() & !position.occupied();
        // From elsewhere more is possible than units on their squares can do.
        passed.any() && (!self.transfers.is_empty() || self.takers(position, step, passed).any())
    }

    /// The units that can capture the pawn on one of the squares that it passed over.
    #[inline(always)]
    fn takers(&self, position: &Position, step: LongStep, passed: SquareSet) -> SquareSet {
        let by = !step.side;
        let pawns = position.units(by, Walk::PAWN);
        let mut takers = SquareSet::EMPTY;
        for square in passed {
            takers |= pawn_attacks(step.side, square) & pawns;
        }
        if self.capabilities().plain_moves {
            takers
        } else {
            takers | self.fairy_takers(position, by, passed)
        }
    }

    #[inline(never)]
    fn fairy_takers(&self, position: &Position, by: Side, passed: SquareSet) -> SquareSet {
        let takes = |from: &Square| {
            let walk = position.piece(*from).expect("a fairy unit stands there").walk();
            reach(walk, &self.scene(position, by).with_passed(passed), *from).en_passant.any()
        };
        (position.fairy() & position.side(by)).filter(takes).collect()
    }

    /// Units of `by` that can capture the unit on `square` en passant: a royal pawn is in check by them.
    pub(crate) fn takers_en_passant(&self, position: &Position, square: Square, by: Side) -> SquareSet {
        match position.en_passant() {
            Some(step) if step.to == square && step.side != by => {
                self.takers(position, step, step.passed() & !position.occupied())
            }
            _ => SquareSet::EMPTY,
        }
    }
}

/// The empty squares on which `side`, if it is to move, can capture en passant.
#[inline(always)]
pub(crate) fn passed(position: &Position, side: Side) -> SquareSet {
    passed_among(position, side, position.occupied())
}

/// The same where `occupied` are the occupied squares.
#[inline(always)]
pub(crate) fn passed_among(position: &Position, side: Side, occupied: SquareSet) -> SquareSet {
    match position.en_passant() {
        // In set play the step can have been one of an own pawn.
        Some(step) if step.side != side => step.passed() & !occupied,
        _ => SquareSet::EMPTY,
    }
}

/// Whether somebody stands on the last of the squares of each whole step that an option names and nobody on the others.
pub(crate) fn fits(statement: &Statement, position: &Position) -> bool {
    statement.options.iter().all(|option| match &option.value {
        ProblemOption::EnPassant(squares) if squares.len() >= 3 => {
            let (arrival, others) = squares.split_last().expect("there are three squares at least");
            position.piece(*arrival).is_some()
                && others.iter().all(|&square| position.piece(square).is_none())
        }
        _ => true,
    })
}

/// The option names a square passed over, or the squares of the whole step. Where no pawn can have made it (a twin may have
/// taken the pawn away) nothing can be captured.
pub(crate) fn given(rules: &Ruleset, statement: &Statement, position: &Position) -> Option<LongStep> {
    let squares = statement.options.iter().find_map(|option| match &option.value {
        ProblemOption::EnPassant(squares) => Some(squares),
        _ => None,
    })?;
    match squares[..] {
        [over] => around(over).find_map(|(from, to)| made(rules, position, from, to)),
        [from, .., to] => made(rules, position, from, to),
        [] => None,
    }
}

/// The double steps over `square`, those straight on first.
fn around(square: Square) -> impl Iterator<Item = (Square, Square)> {
    let neighbour = move |files: i32, ranks: i32| {
        Square::try_new(i32::from(square.file()) + files, i32::from(square.rank()) + ranks)
    };
    [(0, 1), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1)]
        .into_iter()
        .filter_map(move |(files, ranks)| Some((neighbour(-files, -ranks)?, neighbour(files, ranks)?)))
}

/// The step, if the pawn that can have made it stands on `to`.
fn made(rules: &Ruleset, position: &Position, from: Square, to: Square) -> Option<LongStep> {
    let pawn = position.piece(to)?;
    let side = Side::BOTH
        .into_iter()
        .find(|&side| pawn.belongs_to(side) && is_long_step(rules, side, pawn.walk(), from, to))?;
    let step = LongStep { from, to, side };
    let is_free = position.piece(from).is_none() && (step.passed() & position.occupied()).is_empty();
    is_free.then_some(step)
}
