//! Units that borrow their walk: from the file they stand on, or from the units that observe them.

use board::{
    BySide, Side, Square, SquareSet, Walk, bishop_attacks, king_attacks, knight_attacks, queen_attacks,
    rook_attacks,
};

use super::leapers::leap;
use super::riders::ride;
use super::{BISHOP, KNIGHT, QUEEN, ROOK, Reach, Row, Scene, add, range, row};
use crate::ruleset::FirstRank;

pub(super) const ROWS: &[Row] = &[
    // Querquisite: moves like the piece that stands on its file in the game array.
    row("QQ", |scene, from, reach| match from.file() {
        0 | 7 => ride(scene, from, ROOK, reach),
        1 | 6 => leap(scene, from, KNIGHT, reach),
        2 | 5 => ride(scene, from, BISHOP, reach),
        3 => ride(scene, from, QUEEN, reach),
        _ => leap(scene, from, QUEEN, reach),
    }),
    // Friend: moves like the units of its own side that observe it. Orphan: like those of the other side.
    row("F", |scene, from, reach| borrow(scene, Walk::FRIEND, from, reach)),
    row("O", |scene, from, reach| borrow(scene, Walk::ORPHAN, from, reach)),
];

/// The moves of all walks that the unit on `from`, a friend or an orphan by its walk `borrower`, gets from others.
fn borrow(scene: &Scene<'_>, borrower: Walk, from: Square, reach: &mut Reach) {
    let units = scene.units();
    let side = lending_side(borrower, scene.side);
    // The last link of a chain is a borrower whose side lends.
    let has_links = Iterator::any(&mut (units.fairy() & units.side(side)).without(from), |square| {
        has_walk(scene, square, borrower)
    });
    let borrowing = as_borrower(scene, borrower, scene.side);
    let is_wanted = |walk: Walk| {
        let range = || range(walk, borrowing.side, borrowing.first_rank, from);
        is_lendable(scene, walk) && scene.target.is_none_or(|target| range().contains(target))
    };
    let mut walks = Walks::default();
    let lenders = units.side(side).without(from);
    let mut consider = |walk: Walk| {
        let is_borrowed = is_wanted(walk)
            && !walks.has(walk)
            && (lends_directly(scene, walk, lenders, side, from)
                // A chain has a first link and a last one.
                || has_links
                    && is_handed_on(scene, borrower, walk, from)
                    && reaches_a_borrower(scene, borrower, walk, from)
                    && is_lent(scene, borrower, walk, from));
        if is_borrowed {
            walks.add(walk);
        }
    };
    for walk in Walk::ORTHODOX {
        if units.walk(walk).any() {
            consider(walk);
        }
    }
    let mut tried = Walks::default();
    for square in units.fairy() {
        if let Some(walk) = units.piece(square).map(|unit| unit.walk())
            && walk != borrower
            && !tried.has(walk)
        {
            tried.add(walk);
            consider(walk);
        }
    }
    for walk in walks.all() {
        add(walk, &borrowing, from, reach);
    }
}

/// Whether one of the lenders, units of `side`, has `walk` and observes the unit on `square`.
fn lends_directly(scene: &Scene<'_>, walk: Walk, lenders: SquareSet, side: Side, square: Square) -> bool {
    let units = scene.position;
    if let Some(seen) = observing_squares(scene, walk, square) {
        return (seen & lenders & units.walk(walk)).any();
    }
    let lender = scene.seen_by(side, Some(square));
    let mut candidates = lenders & if walk.is_orthodox() { units.walk(walk) } else { units.fairy() };
    Iterator::any(&mut candidates, |from| {
        has_walk(scene, from, walk) && observes(walk, &lender, from, square)
    })
}

/// The squares from which a unit with `walk` observes the unit on `square`, for orthodox pieces: those that it would attack
/// from there. `None` for other walks.
fn observing_squares(scene: &Scene<'_>, walk: Walk, square: Square) -> Option<SquareSet> {
    let seen = match walk {
        Walk::KNIGHT => knight_attacks(square),
        Walk::BISHOP => bishop_attacks(square, scene.occupied),
        Walk::ROOK => rook_attacks(square, scene.occupied),
        Walk::QUEEN => queen_attacks(square, scene.occupied),
        Walk::KING => king_attacks(square),
        _ => return None,
    };
    Some(if scene.occupied.contains(square) { seen } else { SquareSet::EMPTY })
}

/// A set of walks.
#[derive(Default)]
struct Walks([u64; Walk::COUNT.div_ceil(64)]);

impl Walks {
    fn has(&self, walk: Walk) -> bool {
        self.0[walk.index() / 64] >> (walk.index() % 64) & 1 != 0
    }

    fn add(&mut self, walk: Walk) {
        self.0[walk.index() / 64] |= 1 << (walk.index() % 64);
    }

    /// In the order of their numbers.
    fn all(&self) -> impl Iterator<Item = Walk> {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            SquareSet(bits).map(move |bit| Walk::from_index(64 * word + bit.index()))
        })
    }
}

/// A hamster attacks nobody.
const HAMSTER: Walk = Walk::with_letters("HA");

/// Who lives on others lends nothing: what a unit can do must not depend on itself.
fn is_lendable(scene: &Scene<'_>, walk: Walk) -> bool {
    !matches!(walk, Walk::FRIEND | Walk::ORPHAN | Walk::DUMMY | HAMSTER) && !scene.own.borrows(walk)
}

/// Whose units lend to a borrower of `side`.
fn lending_side(borrower: Walk, side: Side) -> Side {
    if borrower == Walk::ORPHAN { !side } else { side }
}

/// Whether the borrower on `from` is observed by another borrower if that goes as `walk` does.
fn is_handed_on(scene: &Scene<'_>, borrower: Walk, walk: Walk, from: Square) -> bool {
    let side = lending_side(borrower, scene.side);
    let link = Scene { target: Some(from), ..as_borrower(scene, borrower, side) };
    let mut links = scene.position.fairy() & scene.position.side(side).without(from);
    if let Some(seen) = observing_squares(scene, walk, from) {
        return Iterator::any(&mut (links & seen), |square| has_walk(scene, square, borrower));
    }
    Iterator::any(&mut links, |square| {
        has_walk(scene, square, borrower) && observes(walk, &link, square, from)
    })
}

/// Whether a unit with `walk` observes a borrower other than that on `from`, one to which it lends.
fn reaches_a_borrower(scene: &Scene<'_>, borrower: Walk, walk: Walk, from: Square) -> bool {
    let units = scene.position;
    let candidates = if walk.is_orthodox() { units.walk(walk) } else { units.fairy() };
    let mut borrowers = units.fairy().without(from);
    Iterator::any(&mut borrowers, |target| {
        has_walk(scene, target, borrower)
            && Side::BOTH.into_iter().filter(|&owner| units.side(owner).contains(target)).any(|owner| {
                let side = lending_side(borrower, owner);
                let mut lenders = candidates & units.side(side).without(target);
                if let Some(seen) = observing_squares(scene, walk, target) {
                    return (lenders & seen).any();
                }
                let lender = scene.seen_by(side, Some(target));
                Iterator::any(&mut lenders, |square| {
                    has_walk(scene, square, walk) && observes(walk, &lender, square, target)
                })
            })
    })
}

fn has_walk(scene: &Scene<'_>, square: Square, walk: Walk) -> bool {
    scene.position.piece(square).is_some_and(|unit| unit.walk() == walk)
}

/// Whether a unit with `walk` observes the borrower on `from`, or another borrower does that has `walk` by the same rule.
///
/// Each unit of such a chain observes the next one as `walk` goes; of orphans their sides alternate.
fn is_lent(scene: &Scene<'_>, borrower: Walk, walk: Walk, from: Square) -> bool {
    let mut seen = SquareSet::of(from);
    let mut targets = BySide::default();
    targets[scene.side] = seen;
    while let Some((target, owner)) = next_target(&mut targets) {
        let side = lending_side(borrower, owner);
        let lender = scene.seen_by(side, Some(target));
        let link = Scene { target: Some(target), ..as_borrower(scene, borrower, side) };
        let observing = observing_squares(scene, walk, target);
        for square in scene.position.side(side).without(target) & observing.unwrap_or(SquareSet::ALL) {
            let Some(unit) = scene.position.piece(square) else { continue };
            let is_observed_by = |view| observing.is_some() || observes(walk, view, square, target);
            if unit.walk() == walk && is_observed_by(&lender) {
                return true;
            }
            if unit.walk() == borrower && !seen.contains(square) && is_observed_by(&link) {
                seen = seen.with(square);
                targets[side] = targets[side].with(square);
            }
        }
    }
    false
}

fn next_target(targets: &mut BySide<SquareSet>) -> Option<(Square, Side)> {
    Side::BOTH.into_iter().find_map(|side| targets[side].next().map(|square| (square, side)))
}

/// The board as a borrower of `side` sees it; an orphan that moves like a pawn does so on its first rank too, and does not
/// capture en passant.
fn as_borrower<'a>(scene: &Scene<'a>, borrower: Walk, side: Side) -> Scene<'a> {
    let first_rank = match scene.first_rank {
        FirstRank::Frozen if borrower == Walk::ORPHAN => FirstRank::OneStep,
        other => other,
    };
    let passed = if borrower == Walk::ORPHAN { SquareSet::EMPTY } else { scene.passed };
    Scene { first_rank, passed, ..scene.seen_by(side, scene.target) }
}

fn observes(walk: Walk, scene: &Scene<'_>, from: Square, target: Square) -> bool {
    if !range(walk, scene.side, scene.first_rank, from).contains(target) || !scene.occupied.contains(target) {
        return false;
    }
    if let Some(seen) = observing_squares(scene, walk, target) {
        return seen.contains(from);
    }
    let mut reach = Reach::default();
    add(walk, scene, from, &mut reach);
    reach.captures.contains(target) || reach.passing.iter().any(|&(victim, _)| victim == target)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{reach_of, set};

    #[test]
    fn querquisites_move_by_their_file() {
        assert_eq!(reach_of("QQ", "b1", "").quiet, set("a3 c3 d2"));
        assert_eq!(reach_of("QQ", "e1", "").quiet, set("d1 d2 e2 f1 f2"));
    }

    #[test]
    fn orphans_move_like_enemies_that_observe_them() {
        assert!(reach_of("O", "a1", "wSb3").quiet.is_empty());
        assert_eq!(reach_of("O", "a1", "bSb3").quiet, set("c2"));
        // The black orphan on c2 has the walk of the white knight on e1 and hands it on.
        assert_eq!(reach_of("O", "a1", "bOc2 wSe1").quiet, set("b3"));
    }

    #[test]
    fn friends_move_like_units_of_their_side_that_observe_them() {
        assert!(reach_of("F", "a1", "bSb3").quiet.is_empty());
        assert_eq!(reach_of("F", "a1", "wFb3 wSd4").quiet, set("c2"));
    }
}
