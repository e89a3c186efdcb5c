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

/// A board with a unit of the walk and some units that never move, each placed by `place`.
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
            put(if number % 3 == 0 { side } else { !side }, Walk::DUMMY, place(square));
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
