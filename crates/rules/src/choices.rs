//! The squares of rebirth among which a player may choose.

use board::{
    Effect, Piece, Position, Reason, Side, Square, SquareSet, Walk, bishop_attacks, king_attacks,
    knight_attacks, queen_attacks, rook_attacks,
};
use problem::SquareRule;

use crate::generate::{Flow, Targets, Wanted};
use crate::rebirth::Reborn;
use crate::{Rebirth, Ruleset};

/// Whether a capture without any square of rebirth is legal all the same (Cage, unless strict).
pub(crate) fn may_fail(rule: &Rebirth) -> bool {
    rule.axes().square == SquareRule::Cage && rule.axes().occupied() != problem::Occupied::Strict
}

/// The squares on which `reborn`, which is not on the board, can be reborn as a unit of `owner`.
pub(crate) fn squares(
    rules: &Ruleset,
    rule: &Rebirth,
    position: &Position,
    reborn: &Reborn,
    owner: Side,
) -> SquareSet {
    let empty = !position.occupied();
    match rule.axes().square {
        SquareRule::Super => empty,
        SquareRule::Cage => cages_as_units_walk(rules, rule, position, reborn, owner).unwrap_or_else(|| {
            empty
                .into_iter()
                .filter(|&square| is_cage(rules, rule, position, reborn, owner, square))
                .collect()
        }),
        SquareRule::TakeAndMake => take_and_make(rules, position, reborn, owner),
        _ => SquareSet::EMPTY,
    }
}

/// Moves of one unit that are no captures.
struct QuietMovesOf(Square);

impl Wanted for QuietMovesOf {
    fn movers(&self) -> SquareSet {
        SquareSet::of(self.0)
    }

    fn targets(&self, _: Square, _: Walk) -> Targets {
        Targets { quiet: SquareSet::ALL, captures: SquareSet::EMPTY, en_passant: false }
    }

    /// A king that may castle may also go to the square over which it passes; and the rights of a king that looks for its
    /// square of rebirth are those of before its capture.
    fn castling(&self) -> bool {
        false
    }
}

fn placed(position: &Position, square: Square, piece: Piece, turn: Side) -> Position {
    let mut placed = position.clone();
    // What is due now is not due again while the unit looks around.
    placed.apply(&Effect::Pending { before: position.pending(), after: None });
    placed.apply(&Effect::Create { square, piece, reason: Reason::Setup });
    if placed.turn() != turn {
        placed.apply(&Effect::Turn { side: turn });
    }
    placed
}

/// A square from which the unit reborn there has no legal move without capture; a pawn on its promotion rank is judged as
/// what it becomes, so the square is kept if one promotion is caged.
fn is_cage(
    rules: &Ruleset,
    rule: &Rebirth,
    position: &Position,
    reborn: &Reborn,
    owner: Side,
    square: Square,
) -> bool {
    if rules.promotes(owner, reborn.piece.walk(), square) {
        return rules
            .promotions(reborn.piece.walk())
            .iter()
            .any(|&walk| is_caged(rules, rule, position, rules.promoted(reborn.piece, walk), owner, square));
    }
    is_caged(rules, rule, position, reborn.piece, owner, square)
}

/// Whether `piece`, reborn on `square`, is caged there.
pub(crate) fn is_caged(
    rules: &Ruleset,
    rule: &Rebirth,
    position: &Position,
    piece: Piece,
    owner: Side,
    square: Square,
) -> bool {
    let piece = piece.with_colour(rule.reborn_colour(piece));
    let owner = piece.colour().side().unwrap_or(owner);
    // A king that is taken may find a cage itself, which would depend on check to it there, and so on without end: where
    // kings look for cages, a king attacked in any way counts as lost. A capturing king stays away from this: each
    // capture takes a king off the board for good, unless the capturer takes its place.
    let caged = |rule: &&Rebirth| rule.kings() && rule.axes().square == SquareRule::Cage;
    let mut others = [&rules.captured_rebirth, &rules.immun, &rules.geneva].into_iter().flatten();
    let kings_are_caged = others.any(|rule| caged(&rule))
        || rules.capturer_rebirth.as_ref().filter(caged).is_some_and(|rule| rule.axes().turncoat);
    if let Some(caged) = is_caged_as_units_walk(rules, position, piece, owner, square, kings_are_caged) {
        return caged;
    }
    let placed = placed(position, square, piece, owner);
    let is_safe = |after: &Position| match after.king(owner) {
        Some(king) if kings_are_caged => !rules.is_observed(after, king, !owner),
        _ => rules.is_safe(&placed, after, owner),
    };
    rules
        .visit_moves(&placed, &QuietMovesOf(square), &mut |mv| {
            let after = rules.after(&placed, mv);
            if is_safe(&after) { Flow::Break(()) } else { Flow::Continue(()) }
        })
        .is_continue()
}

/// All cages of the unit, if they can be told from the occupied squares: the squares that it cannot leave.
///
/// Valid under `checks_need_attacks` for other units than kings while nobody attacks their king: wherever the unit goes, one
/// more square is occupied, which opens no line.
fn cages_as_units_walk(
    rules: &Ruleset,
    rule: &Rebirth,
    position: &Position,
    reborn: &Reborn,
    owner: Side,
) -> Option<SquareSet> {
    let mover = rule.reborn_colour(reborn.piece).side().unwrap_or(owner);
    let occupied = position.occupied();
    let is_attacked = |king: Square| rules.plain_attackers(position, king, !mover, occupied).any();
    if !rules.capabilities().checks_need_attacks
        || !position.hidden().is_empty()
        || reborn.piece.is_royal()
        || rules.promotion_is_changed
        || position.king(mover).is_some_and(is_attacked)
    {
        return None;
    }
    let walk = reborn.piece.walk();
    let mut cages = SquareSet::EMPTY;
    for square in !occupied {
        let is_stuck = |walk| (steps(rules, walk, mover, square, occupied) & !occupied).is_empty();
        let caged = if rules.promotes(owner, walk, square) {
            rules.promotions(walk).iter().any(|&walk| is_stuck(walk))
        } else {
            is_stuck(walk)
        };
        if caged {
            cages = cages.with(square);
        }
    }
    Some(cages)
}

/// Where a unit with this orthodox walk on `square` can go without a capture, if the square is empty.
fn quiet_reach(rules: &Ruleset, walk: Walk, side: Side, square: Square, occupied: SquareSet) -> SquareSet {
    match walk {
        Walk::PAWN => rules.pawn_steps(side, square, occupied),
        Walk::KNIGHT => knight_attacks(square),
        Walk::BISHOP => bishop_attacks(square, occupied),
        Walk::ROOK => rook_attacks(square, occupied),
        Walk::QUEEN => queen_attacks(square, occupied),
        _ => king_attacks(square),
    }
}

/// Squares of which one must be empty for a unit with this orthodox walk to have a move without capture.
#[inline(always)]
fn steps(rules: &Ruleset, walk: Walk, side: Side, square: Square, occupied: SquareSet) -> SquareSet {
    match walk {
        Walk::PAWN => rules.pawn_steps(side, square, occupied),
        Walk::KNIGHT => knight_attacks(square),
        Walk::BISHOP => NEIGHBOURS.diagonal[square.index()],
        Walk::ROOK => NEIGHBOURS.straight[square.index()],
        _ => king_attacks(square),
    }
}

/// The neighbouring squares of each square along ranks and files, and along diagonals.
struct Neighbours {
    straight: [SquareSet; 64],
    diagonal: [SquareSet; 64],
}

static NEIGHBOURS: Neighbours = Neighbours {
    straight: neighbours([(1, 0), (0, 1), (-1, 0), (0, -1)]),
    diagonal: neighbours([(1, 1), (-1, 1), (-1, -1), (1, -1)]),
};

const fn neighbours(steps: [(i32, i32); 4]) -> [SquareSet; 64] {
    let mut table = [SquareSet::EMPTY; 64];
    let mut i = 0;
    while i < 64 {
        let mut k = 0;
        while k < 4 {
            let (file, rank) = (i as i32 % 8 + steps[k].0, i as i32 / 8 + steps[k].1);
            if let Some(to) = Square::try_new(file, rank) {
                table[i] = table[i].with(to);
            }
            k += 1;
        }
        i += 1;
    }
    table
}

/// Whether the unit is caged, if that can be said from attacks and occupied squares: it has no square to go to, or there is
/// one on which nobody attacks its king afterwards. Where attacks decide about checks that is all there is to know.
///
/// Valid under `checks_need_attacks`: the move changes nothing but the place of the unit, and without an attack there is no
/// check. Nothing is due when the unit looks around.
fn is_caged_as_units_walk(
    rules: &Ruleset,
    position: &Position,
    piece: Piece,
    owner: Side,
    square: Square,
    attacks_are_checks: bool,
) -> Option<bool> {
    let is_king = piece.is_royal();
    if !rules.capabilities().checks_need_attacks
        || !position.hidden().is_empty()
        || rules.promotion_is_changed
    {
        return None;
    }
    let occupied = position.occupied();
    let mut quiet = quiet_reach(rules, piece.walk(), owner, square, occupied) & !occupied;
    if quiet.is_empty() {
        return Some(true);
    }
    let is_safe = |to: Square| {
        let king = if is_king { Some(to) } else { position.king(owner) };
        king.is_none_or(|king| rules.plain_attackers(position, king, !owner, occupied.with(to)).is_empty())
    };
    if Iterator::any(&mut quiet, is_safe) {
        return Some(false);
    }
    (attacks_are_checks || rules.capabilities().plain_checks).then_some(true)
}

/// The squares to which the unit can move from the square of capture, whoever stands there now.
fn take_and_make(rules: &Ruleset, position: &Position, reborn: &Reborn, owner: Side) -> SquareSet {
    // Where units are orthodox and move as they walk the occupied squares tell.
    if rules.capabilities().plain_moves && !rules.promotion_is_changed {
        let occupied = position.occupied().without(reborn.square);
        return quiet_reach(rules, reborn.relevant.walk(), owner, reborn.square, occupied) & !occupied;
    }
    let mut cleared = position.clone();
    if let Some(piece) = cleared.piece(reborn.square) {
        cleared.apply(&Effect::Remove { square: reborn.square, piece, reason: Reason::Setup });
    }
    // The unit makes the move as what decides about its rebirth.
    let maker = reborn.piece.with_walk(reborn.relevant.walk());
    let placed = placed(&cleared, reborn.square, maker, owner);
    let mut squares = SquareSet::EMPTY;
    let _ = rules.visit_moves(&placed, &QuietMovesOf(reborn.square), &mut |mv| {
        if mv.kind == board::MoveKind::Quiet {
            squares = squares.with(mv.to);
        }
        Flow::Continue(())
    });
    squares
}
