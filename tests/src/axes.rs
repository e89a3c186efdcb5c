use std::collections::BTreeSet;

use board::{Colour, Side, Square, SquareSet, Walk};
use problem::{
    ChameleonSequence, Condition, EinsteinKind, Occupied, PromotionChooser, RebirthBase, RebirthCondition,
    RelevantSquare, SelfBlock, SquareChange, SquareRule, Timing, WalkChange,
};

use crate::Random;

const BASES: [RebirthBase; 7] = [
    RebirthBase::Circe,
    RebirthBase::Anticirce,
    RebirthBase::Mars,
    RebirthBase::AntiMars,
    RebirthBase::Phantom,
    RebirthBase::Immun,
    RebirthBase::Geneva,
];

const SQUARE_RULES: [SquareRule; 14] = [
    SquareRule::Array,
    SquareRule::Rank,
    SquareRule::File,
    SquareRule::Symmetry,
    SquareRule::VerticalSymmetry,
    SquareRule::HorizontalSymmetry,
    SquareRule::Diagram,
    SquareRule::Pwc,
    SquareRule::Antipodes,
    SquareRule::Equipollents,
    SquareRule::CaptureSquare,
    SquareRule::Super,
    SquareRule::TakeAndMake,
    SquareRule::Cage,
];

const OCCUPIED: [Option<Occupied>; 6] = [
    None,
    Some(Occupied::Relaxed),
    Some(Occupied::Strict),
    Some(Occupied::Assassin),
    Some(Occupied::Volcanic),
    Some(Occupied::Parachute),
];

/// How many values each axis has: those of [`RebirthCondition`] in its order, and last what is in force beside it.
const SIZES: [usize; 18] = [7, 3, 2, 2, 14, 4, 6, 2, 6, 2, 3, 3, 4, 2, 2, 3, 2, 19];

type Row = [usize; SIZES.len()];

/// Conditions of the rebirth family, alone or with another condition: every value of every axis meets every value of
/// every other axis at least once, and there are at least so many.
pub fn axis_samples(random: &mut Random, at_least: usize) -> Vec<Vec<Condition>> {
    let mut rows = Vec::new();
    let mut open = BTreeSet::new();
    for (a, &size) in SIZES.iter().enumerate() {
        for (b, &other) in SIZES.iter().enumerate().skip(a + 1) {
            for x in 0..size {
                open.extend((0..other).map(|y| (a, x, b, y)));
            }
        }
    }
    while let Some(&(a, x, b, y)) = open.first() {
        let candidate = |random: &mut Random| {
            let mut row = random_row(random);
            (row[a], row[b]) = (x, y);
            let new = pairs(&row).filter(|pair| open.contains(pair)).count();
            (new, row)
        };
        let (_, row) = (0..20).map(|_| candidate(random)).max().expect("there are candidates");
        for pair in pairs(&row) {
            open.remove(&pair);
        }
        rows.push(row);
    }
    while rows.len() < at_least {
        rows.push(random_row(random));
    }
    rows.iter().map(conditions).collect()
}

fn random_row(random: &mut Random) -> Row {
    SIZES.map(|size| random.below(size))
}

fn pairs(row: &Row) -> impl Iterator<Item = (usize, usize, usize, usize)> {
    (0..row.len()).flat_map(move |a| (a + 1..row.len()).map(move |b| (a, row[a], b, row[b])))
}

fn conditions(row: &Row) -> Vec<Condition> {
    let [base, timing, couscous, mirror, square, square_change, walk_change, turncoat, occupied, ..] = *row;
    let [.., occupied_default, self_block, kings, april, vanishes, chooser, first, relevant, beside] = *row;
    let rebirth = RebirthCondition {
        base: BASES[base],
        timing: [Timing::AtOnce, Timing::LastMove, Timing::WaitCapture][timing],
        couscous: couscous == 1,
        mirror: mirror == 1,
        square: SQUARE_RULES[square],
        square_change: [
            None,
            Some(SquareChange::Diametral),
            Some(SquareChange::VerticalMirror),
            Some(SquareChange::Frischauf),
        ][square_change],
        walk_change: walk_changes()[walk_change].clone(),
        turncoat: turncoat == 1,
        occupied: OCCUPIED[occupied],
        occupied_default: [None, Some(Occupied::Strict)][occupied_default],
        self_block: [None, Some(SelfBlock::Calvet), Some(SelfBlock::Cheylan)][self_block],
        kings: [None, Some(false), Some(true)][kings],
        april: [
            None,
            Some(vec![]),
            Some(vec![Walk::PAWN, Walk::KING, Walk::GRASSHOPPER]),
            Some(vec![Walk::QUEEN, Walk::ROOK, Walk::BISHOP, Walk::KNIGHT]),
        ][april]
            .clone(),
        capturer_vanishes: vanishes == 1,
        promotion_by: [PromotionChooser::Capturer, PromotionChooser::Owner][chooser],
        promotion_first: [None, Some(false), Some(true)][first],
        relevant_square: [RelevantSquare::Capture, RelevantSquare::Arrival][relevant],
    };
    let mut all = vec![Condition::Rebirth(rebirth)];
    all.extend(beside_it(beside));
    all
}

fn walk_changes() -> [Option<WalkChange>; 6] {
    let strange = [Walk::PAWN, Walk::GRASSHOPPER, Walk::LOCUST, Walk::QUEEN, Walk::NIGHTRIDER];
    [
        None,
        Some(WalkChange::Clone),
        Some(WalkChange::Chameleon(ChameleonSequence::default())),
        Some(WalkChange::Chameleon(ChameleonSequence::from_list(&strange))),
        Some(WalkChange::Einstein),
        Some(WalkChange::ReversalEinstein),
    ]
}

fn beside_it(number: usize) -> Option<Condition> {
    let plain = |base| Condition::Rebirth(RebirthCondition::new(base));
    Some(match number {
        0 => plain(RebirthBase::Circe),
        1 => plain(RebirthBase::Anticirce),
        2 => plain(RebirthBase::Immun),
        3 => plain(RebirthBase::Geneva),
        4 => plain(RebirthBase::Mars),
        5 => Condition::Madrasi { kings: false },
        6 => Condition::Madrasi { kings: true },
        7 => Condition::Einstein(EinsteinKind::Einstein),
        8 => Condition::Einstein(EinsteinKind::Reversal),
        9 => Condition::Einstein(EinsteinKind::Anti),
        10 => Condition::Glasgow,
        11 => Condition::NoReversal,
        12 => Condition::PlusChess,
        13 => Condition::DangerCirce,
        14 => Condition::Maximummer(Some(Side::White)),
        15 => Condition::NoPromotion(Side::White),
        16 => Condition::PromotionOnly(vec![Walk::KNIGHT, Walk::PAWN]),
        17 => Condition::PromotionSquares(Side::Black, SquareSet::rank(4) | SquareSet::rank(6)),
        _ => return None,
    })
}

/// The same condition with colours exchanged and ranks turned round.
pub fn mirrored_condition(condition: &Condition) -> Condition {
    match *condition {
        Condition::Maximummer(side) => Condition::Maximummer(Some(!side.unwrap_or(Side::Black))),
        Condition::LastCapture { colour, walk, square } => {
            Condition::LastCapture { colour: exchanged(colour), walk, square: Square::flipped(square) }
        }
        Condition::NoPromotion(side) => Condition::NoPromotion(!side),
        Condition::PromotionSquares(side, squares) => {
            Condition::PromotionSquares(!side, squares.map(Square::flipped).collect())
        }
        _ => condition.clone(),
    }
}

/// White for Black and the other way round.
pub(crate) fn exchanged(colour: Colour) -> Colour {
    colour.side().map_or(Colour::Neutral, |side| (!side).into())
}
