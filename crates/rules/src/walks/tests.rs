use board::{Effect, Piece, Reason};

use super::*;

#[test]
fn walks_have_a_row() {
    for row in problem::WALKS {
        let walk = row.walk;
        assert!(walk.is_orthodox() || WALKS[walk.index()].is_some(), "{walk:?}");
    }
}

#[test]
fn each_walk_has_one_row() {
    let mut seen = std::collections::BTreeSet::new();
    for row in FAMILIES.iter().copied().flatten() {
        assert!(seen.insert(row.letters), "{}", row.letters);
    }
}

/// `kirke pieces` tells of the walks in the order of this table.
#[test]
fn families_are_described_in_their_order() {
    let described = problem::WALK_FAMILIES[1..].iter().map(|family| family.rows);
    let described: Vec<Vec<&str>> =
        described.map(|rows| rows.iter().map(|row| row.walk.letters()).collect()).collect();
    let families: Vec<Vec<&str>> =
        FAMILIES.iter().map(|rows| rows.iter().map(|row| row.letters).collect()).collect();
    assert_eq!(described, families);
    assert!(problem::WALK_FAMILIES[0].rows.iter().all(|row| row.walk.is_orthodox()));
}

/// Walks that tell up from down.
const UPRIGHT: [&str; 14] =
    ["BP", "BS", "SP", "PP", "CP", "MP", "SH", "GY", "DR", "MH", "RR", "BR", "O", "F"];

/// Walks that depend on the file.
const BY_FILE: [&str; 1] = ["QQ"];

/// Walks that attack nobody.
const HARMLESS: [&str; 2] = ["DU", "HA"];

/// Walks whose units attack back: if one attacks an enemy, then with both exchanged on the same board it does so too.
///
/// Not among them are those for which it matters on which side of a hurdle or of a square passed over the unit stands (most
/// hoppers, angle hoppers, bouncers, equistoppers, leafhoppers, maos, moas, scarabeus), which squares lie behind the victim
/// (locusts, marine units), where the unit stands or which way is up (pawns, hunters, querquisite), which step comes first
/// (CAT), and who else observes the unit (orphan, friend).
#[rustfmt::skip]
const REVERSIBLE: &[&str] = &[
    // Leapers: to each vector there is the opposite one, and nothing between counts.
    "WE", "FE", "DA", "AL", "EK", "CA", "Z", "GI", "AN", "15", "16", "24", "25", "35", "36", "37", "BU", "RF", "GN", "ZE",
    "OK", "BI", "SQ",
    // Riders, and units that capture like riders (the Argentine ones, and the gryphon: a pawn's captures are a bishop's too):
    // the squares between are empty, seen from either end.
    "N", "CR", "ZR", "GR", "WR", "FR", "AM", "EM", "PR", "WA", "ET", "SE", "FA", "LO", "GY",
    // The saltador captures if one of two squares passed over is empty: from one end they are a mao's and a moa's, from the
    // other a moa's and a mao's.
    "SA",
    // Lions and Chinese units: a fixed number of units stands somewhere between.
    "LI", "RL", "BL", "NL", "LE", "PA", "VA", "NA", "KL", "RT", "BO",
    // The hurdle stands half-way, or just as far from either end. Camelhopper and zebrahopper have no room for more than one
    // step to the hurdle and one behind it.
    "KH", "KP", "KO", "CH", "ZH", "EQ", "NE", "OR", "NO", "EE", "EN", "RK", "TH", "GE",
    // A circle of the rose can be gone round both ways; the squares between are the same, empty or with one hurdle.
    "RO", "RN", "RA",
    // Two vectors in turn: backwards they come in turn too, and each may be the first.
    "S1", "S2", "S3", "S4", "SS", "DS", "QN", "BT", "GT",
    // A way over empty squares that bends at some of them, however it is gone along; edgehogs change between edge and middle.
    "UU", "AR", "RB", "C", "BK", "BN", "EH",
];

/// A board with a unit of the walk, some units that never move and some knights, each placed by `place`.
fn scattered(walk: Walk, side: Side, seed: u64, place: impl Fn(Square) -> Square) -> (Position, Square) {
    let mut position = Position::new();
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Square::from_index((state >> 33) as usize % 64)
    };
    let from = next();
    let mut put = |side, walk, square| {
        position.apply(&Effect::Create { square, piece: Piece::new(side, walk), reason: Reason::Setup });
    };
    put(side, walk, place(from));
    let mut seen = SquareSet::of(from);
    for number in 0..seed % 24 {
        let square = next();
        if !seen.contains(square) {
            seen = seen.with(square);
            let other = if number % 4 == 1 { Walk::KNIGHT } else { Walk::DUMMY };
            put(if number % 3 == 0 { side } else { !side }, other, place(square));
        }
    }
    (position, place(from))
}

/// What the unit can do, moved back by `place`.
fn seen_through(walk: Walk, side: Side, seed: u64, place: impl Fn(Square) -> Square + Copy) -> String {
    let (position, from) = scattered(walk, side, seed, place);
    let reach = reach(walk, &Scene::new(&position, side), from);
    let unplaced = |square: Square| Square::all().find(|&origin| place(origin) == square);
    let set = |squares: SquareSet| squares.filter_map(unplaced).collect::<SquareSet>();
    let mut passing: Vec<_> =
        reach.passing.iter().map(|&(victim, to)| (unplaced(victim), unplaced(to))).collect();
    passing.sort();
    format!("{:?} {:?} {passing:?}", set(reach.quiet), set(reach.captures))
}

#[test]
fn walks_are_the_same_in_a_mirror() {
    for walk in Walk::all().filter(|walk| !walk.is_orthodox()) {
        for seed in 0..150 {
            let seen = seen_through(walk, Side::White, seed, |square| square);
            if !BY_FILE.contains(&walk.letters()) {
                let mirrored = seen_through(walk, Side::White, seed, Square::mirrored);
                assert_eq!(mirrored, seen, "{walk:?}, left and right, {seed}");
            }
            if !["RR", "BR"].contains(&walk.letters()) {
                let flipped = seen_through(walk, Side::Black, seed, Square::flipped);
                assert_eq!(flipped, seen, "{walk:?}, as a black unit, {seed}");
            }
            if !UPRIGHT.contains(&walk.letters()) && !BY_FILE.contains(&walk.letters()) {
                let turned = seen_through(walk, Side::White, seed, Square::transposed);
                assert_eq!(turned, seen, "{walk:?}, files and ranks, {seed}");
            }
        }
    }
}

#[test]
fn reversible_walks_attack_back() {
    let mut wrong = Vec::new();
    for walk in Walk::all().filter(|walk| !walk.is_orthodox()) {
        let (mut attacked, mut unanswered) = (0, None);
        for seed in 0..600 {
            let (position, from) = scattered(walk, Side::White, seed, |square| square);
            for target in position.side(Side::Black) {
                if !attacks(walk, Scene::new(&position, Side::White), from, target) {
                    continue;
                }
                attacked += 1;
                let exchange = |square| match square {
                    _ if square == from => target,
                    _ if square == target => from,
                    _ => square,
                };
                let (exchanged, unit) = scattered(walk, Side::White, seed, exchange);
                if !attacks(walk, Scene::new(&exchanged, Side::White), unit, from) {
                    unanswered = Some((seed, from, target));
                }
            }
        }
        let letters = walk.letters();
        let is_harmless = HARMLESS.contains(&letters);
        let is_reversible = REVERSIBLE.contains(&letters) || is_harmless;
        if is_harmless != (attacked == 0) || is_reversible != unanswered.is_none() {
            wrong.push(format!("{walk:?}: {attacked} attacks, one that is not returned: {unanswered:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Another board on which the same units stand on `kept` and the same of these squares are empty.
fn shuffled(position: &Position, kept: SquareSet, seed: u64) -> Position {
    let mut shuffled = position.clone();
    for square in !kept {
        let number =
            (seed + 1).wrapping_mul(square.index() as u64 + 7).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        if let Some(piece) = shuffled.piece(square) {
            shuffled.apply(&Effect::Remove { square, piece, reason: Reason::Setup });
        }
        if number.is_multiple_of(3) {
            let piece =
                Piece::new(if number.is_multiple_of(2) { Side::White } else { Side::Black }, Walk::DUMMY);
            shuffled.apply(&Effect::Create { square, piece, reason: Reason::Setup });
        }
    }
    shuffled
}

#[test]
fn direct_attacks_are_those_of_the_walk() {
    let mut known = 0;
    for walk in Walk::all().filter(|walk| !walk.is_orthodox()) {
        let (mut attacked, mut missed) = (0, 0);
        for seed in 0..240_u64 {
            let side = if seed.is_multiple_of(2) { Side::White } else { Side::Black };
            let first_rank = if seed.is_multiple_of(3) { FirstRank::OneStep } else { FirstRank::Frozen };
            let (position, from) = scattered(walk, side, seed, |square| square);
            for target in position.occupied().without(from) {
                let direct = |position: &Position| {
                    direct::watch(walk, position, side, first_rank, position.occupied(), from, target)
                };
                let slow = |position: &Position| {
                    let scene = Scene { first_rank, target: Some(target), ..Scene::new(position, side) };
                    watch_reach(walk, scene, from, target).0
                };
                let Some((attacks, watched)) = direct(&position) else { continue };
                assert_eq!(attacks, slow(&position), "{walk:?} {from} {target} {seed}");
                *(if attacks { &mut attacked } else { &mut missed }) += 1;
                for number in 0..8 {
                    let other = shuffled(&position, watched.with(from).with(target), seed * 8 + number);
                    assert_eq!(attacks, slow(&other), "{walk:?} {from} {target} {watched:?} {other:?}");
                }
            }
        }
        known += usize::from(missed > 0);
        assert!(walk == Walk::DUMMY || missed == 0 || attacked > 0, "{walk:?} attacks nobody");
    }
    assert!(known > 40, "{known} walks");
}
