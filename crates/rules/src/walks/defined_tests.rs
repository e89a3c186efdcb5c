use board::{Effect, Piece, Position, Reason};
use problem::{Purpose, Span};

use super::super::samples::{set, square};
use super::super::{attacks, reach};
use super::*;

fn own(definition: WalkDefinition) -> DefinedWalk {
    DefinedWalk { name: String::new(), definition, span: Span::default() }
}

fn part(manner: Manner) -> Part {
    Part { manner, purpose: Purpose::Everything, from_second_rank: false, en_passant: false }
}

fn parts(parts: Vec<Part>) -> DefinedWalk {
    own(WalkDefinition::Parts(parts))
}

fn hunter(away: Walk, back: Walk) -> DefinedWalk {
    own(WalkDefinition::Hunter { away, back })
}

fn steps(vectors: &[problem::Vector], most: Option<u8>, between: Between) -> Part {
    part(Manner::Steps { vectors: vectors.to_vec(), most, between })
}

/// What a unit of `side` with the last of these walks can do on `from` among `others`: units as `bSd4`.
fn reach_with(walks: &[DefinedWalk], side: Side, from: &str, others: &str) -> Reach {
    let (position, walk) = placed(walks, side, from, others);
    reach(walk, &Scene { own: &OwnWalks::new(walks), ..Scene::new(&position, side) }, square(from))
}

fn placed(walks: &[DefinedWalk], side: Side, from: &str, others: &str) -> (Position, Walk) {
    let walk = Walk::own(walks.len() - 1);
    let mut position = Position::new();
    let mut put = |on: &str, piece| {
        position.apply(&Effect::Create { square: square(on), piece, reason: Reason::Setup });
    };
    put(from, Piece::new(side, walk));
    for unit in others.split_whitespace() {
        let side = if unit.starts_with('w') { Side::White } else { Side::Black };
        put(&unit[2..], Piece::new(side, Walk::with_letters(&unit[1..2])));
    }
    (position, walk)
}

#[test]
fn hunters_go_away_from_the_base_line_of_their_side() {
    let walks = [hunter(Walk::KNIGHT, Walk::BISHOP)];
    assert_eq!(reach_with(&walks, Side::White, "d4", "").quiet, set("a1 b2 b5 c3 c6 e3 e6 f2 f5 g1"));
    assert_eq!(reach_with(&walks, Side::Black, "d4", "").quiet, set("a7 b3 b6 c2 c5 e2 e5 f3 f6 g7 h8"));
}

#[test]
fn hunters_never_move_along_a_rank() {
    let reach = reach_with(&[hunter(Walk::QUEEN, Walk::ROOK)], Side::White, "d4", "bSd6 bSb4 bSd2");
    assert_eq!(reach.quiet, set("a7 b6 c5 d3 d5 e5 f6 g7 h8"));
    assert_eq!(reach.captures, set("d2 d6"));
}

#[test]
fn a_hopper_of_a_hunter_is_judged_by_where_it_arrives() {
    let walks = [hunter(Walk::GRASSHOPPER, Walk::LOCUST)];
    let reach = reach_with(&walks, Side::White, "d4", "bSd6 bSd3 bSf4 bSe3");
    assert_eq!(reach.quiet, set("d7"));
    assert!(reach.captures.is_empty());
    assert_eq!(reach.passing, [(square("d3"), square("d2")), (square("e3"), square("f2"))]);
}

#[test]
fn a_pawn_of_a_hunter_goes_only_away() {
    let walks = [hunter(Walk::PAWN, Walk::PAWN)];
    let reach = reach_with(&walks, Side::White, "d2", "bSc3 bSe1");
    assert_eq!((reach.quiet, reach.captures), (set("d3 d4"), set("c3")));
    let on_first_rank = reach_with(&walks, Side::White, "d1", "bSc2");
    assert_eq!((on_first_rank.quiet, on_first_rank.captures), (set("d2"), set("c2")));
    let own = OwnWalks::new(&walks);
    assert!(own.have_double_step(Walk::own(0)));
    let own = OwnWalks::new(&[hunter(Walk::ROOK, Walk::PAWN)]);
    assert!(!own.have_double_step(Walk::own(0)));
}

#[test]
fn steps_end_at_units_and_after_their_number() {
    let rook = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let reach =
        reach_with(&[parts(vec![steps(&rook, Some(2), Between::Anything)])], Side::White, "d4", "bSd5");
    assert_eq!(reach.quiet, set("b4 c4 d2 d3 e4 f4"));
    assert_eq!(reach.captures, set("d5"));
    let rider = [parts(vec![steps(&[(1, 2)], None, Between::Anything)])];
    assert_eq!(reach_with(&rider, Side::White, "a1", "").quiet, set("b3 c5 d7"));
    assert_eq!(reach_with(&rider, Side::Black, "h8", "").quiet, set("e2 f4 g6"));
}

#[test]
fn what_may_stand_between_the_ends_of_a_step() {
    let alfil = [(2, 2), (-2, 2), (2, -2), (-2, -2)];
    let lame = [parts(vec![steps(&alfil, Some(1), Between::Nothing)])];
    assert_eq!(reach_with(&lame, Side::White, "d4", "bSe5").quiet, set("b2 b6 f2"));
    let jumping = [parts(vec![steps(&alfil, Some(1), Between::Something)])];
    assert_eq!(reach_with(&jumping, Side::White, "d4", "bSe5 bSc3 wSb2").captures, set("b2"));
    assert_eq!(reach_with(&jumping, Side::White, "d4", "bSe5 bSc3 wSb2").quiet, set("f6"));
    let mao = [parts(vec![steps(&[(1, 2), (2, 1)], None, Between::Nothing)])];
    assert_eq!(reach_with(&mao, Side::White, "a1", "bSa2").quiet, set("c2 e3 g4"));
}

#[test]
fn parts_may_be_for_moves_or_captures_only() {
    let only = |purpose| {
        let rider = Part { purpose, ..steps(&[(0, 1)], None, Between::Anything) };
        let reach = reach_with(&[parts(vec![rider])], Side::White, "d4", "bSd6");
        (reach.quiet, reach.captures)
    };
    assert_eq!(only(Purpose::Everything), (set("d5"), set("d6")));
    assert_eq!(only(Purpose::Moves), (set("d5"), set("")));
    assert_eq!(only(Purpose::Captures), (set(""), set("d6")));
}

#[test]
fn hoppers_lions_and_locusts() {
    let up = || vec![(0, 1)];
    let of = |manner| reach_with(&[parts(vec![part(manner)])], Side::White, "d1", "wSd3 bSd6");
    assert_eq!(of(Manner::Hop(up())).quiet, set("d4"));
    let lion = of(Manner::Lion(up()));
    assert_eq!((lion.quiet, lion.captures), (set("d4 d5"), set("d6")));
    assert_eq!(of(Manner::Locust(up())).passing, [(square("d3"), square("d4"))]);
}

#[test]
fn some_parts_begin_on_the_second_rank() {
    let double = Part { from_second_rank: true, ..steps(&[(0, 2)], Some(1), Between::Nothing) };
    let walks = [parts(vec![Part { purpose: Purpose::Moves, ..double }])];
    assert_eq!(reach_with(&walks, Side::White, "d2", "").quiet, set("d4"));
    assert_eq!(reach_with(&walks, Side::Black, "d7", "").quiet, set("d5"));
    for (side, from, others) in
        [(Side::White, "d3", ""), (Side::Black, "d2", ""), (Side::White, "d2", "bSd3")]
    {
        assert!(reach_with(&walks, side, from, others).quiet.is_empty(), "{from}");
    }
    assert!(OwnWalks::new(&walks).have_double_step(Walk::own(0)));
}

#[test]
fn walks_may_be_made_of_others() {
    let walks = [
        parts(vec![part(Manner::Like(Walk::KNIGHT))]),
        hunter(Walk::own(0), Walk::GRASSHOPPER),
        parts(vec![part(Manner::Like(Walk::own(1))), part(Manner::Like(Walk::KING))]),
    ];
    let reach = reach_with(&walks, Side::White, "d4", "bSd2");
    assert_eq!(reach.quiet, set("b5 c6 e6 f5 c3 d3 e3 c4 e4 c5 d5 e5 d1"));
}

/// An orphan lends nothing to itself, however it is disguised.
#[test]
fn borrowers_lend_nothing() {
    let walks = [hunter(Walk::ORPHAN, Walk::ROOK), parts(vec![part(Manner::Like(Walk::own(0)))])];
    let (mut position, walk) = placed(&walks, Side::White, "d4", "bRd7 bOb4");
    let piece = Piece::new(Side::Black, walk);
    position.apply(&Effect::Create { square: square("d6"), piece, reason: Reason::Setup });
    let own = OwnWalks::new(&walks);
    let scene = Scene { own: &own, ..Scene::new(&position, Side::White) };
    assert!(!attacks(walk, scene, square("d4"), square("d6")));
    let position = placed(&walks, Side::White, "d4", "bRd7").0;
    let scene = Scene { own: &own, ..Scene::new(&position, Side::White) };
    assert!(attacks(walk, scene, square("d4"), square("d7")));
}

/// Definitions that say in other words what a walk of the table is.
#[test]
fn walks_of_the_table_in_other_words() {
    let all = |a: i8, b: i8| {
        let mut vectors = Vec::new();
        for (a, b) in [(a, b), (b, a)] {
            vectors.extend([(a, b), (-a, b), (a, -b), (-a, -b)]);
        }
        vectors
    };
    let queen: Vec<_> = all(1, 0).into_iter().chain(all(1, 1)).collect();
    let free = Between::Anything;
    for (letters, definition) in [
        ("Z", vec![steps(&all(2, 3), Some(1), free)]),
        ("N", vec![steps(&all(1, 2), None, free)]),
        ("G", vec![part(Manner::Hop(queen.clone()))]),
        ("LI", vec![part(Manner::Lion(queen.clone()))]),
        ("L", vec![part(Manner::Locust(queen.clone()))]),
        ("MA", vec![steps(&all(1, 2), Some(1), Between::Nothing)]),
        ("AO", vec![steps(&all(1, 2), None, Between::Nothing)]),
        ("AM", vec![part(Manner::Like(Walk::QUEEN)), part(Manner::Like(Walk::KNIGHT))]),
        (
            "PA",
            vec![
                Part { purpose: Purpose::Moves, ..steps(&all(1, 0), None, free) },
                Part { purpose: Purpose::Captures, ..part(Manner::Lion(all(1, 0))) },
            ],
        ),
    ] {
        let walks = [parts(definition)];
        let own = OwnWalks::new(&walks);
        let mut state = 7_u64;
        for _ in 0..200 {
            let mut next = || {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                Square::from_index((state >> 33) as usize % 64)
            };
            let from = next();
            let others: SquareSet = (0..12).map(|_| next()).filter(|&other| other != from).collect();
            let mut position = Position::new();
            for other in others {
                let piece = Piece::new(Side::Black, Walk::DUMMY);
                position.apply(&Effect::Create { square: other, piece, reason: Reason::Setup });
            }
            let scene = Scene { own: &own, ..Scene::new(&position, Side::White) };
            let told = |walk| {
                let mut reach = reach(walk, &scene, from);
                reach.passing.sort();
                (reach.quiet, reach.captures, reach.passing)
            };
            assert_eq!(told(Walk::own(0)), told(Walk::with_letters(letters)), "{letters}");
        }
    }
}

/// Black sees the board turned round.
#[test]
fn own_walks_are_the_same_from_the_other_side_of_the_board() {
    let walks = [
        parts(vec![
            steps(&[(1, 2), (-1, 0), (3, -1)], Some(3), Between::Anything),
            part(Manner::Hop(vec![(1, 1)])),
        ]),
        hunter(Walk::own(0), Walk::NIGHTRIDER),
    ];
    let own = OwnWalks::new(&walks);
    let turned = |square: Square| square.flipped().mirrored();
    for from in Square::all() {
        let mut position = Position::new();
        let mut mirrored = Position::new();
        for other in Square::all()
            .filter(|other| *other != from && (other.index() * 7 + from.index()).is_multiple_of(5))
        {
            let piece = Piece::new(Side::Black, Walk::DUMMY);
            position.apply(&Effect::Create { square: other, piece, reason: Reason::Setup });
            mirrored.apply(&Effect::Create { square: turned(other), piece, reason: Reason::Setup });
        }
        for walk in [Walk::own(0), Walk::own(1)] {
            let white = reach(walk, &Scene { own: &own, ..Scene::new(&position, Side::White) }, from);
            let black = reach(walk, &Scene { own: &own, ..Scene::new(&mirrored, Side::Black) }, turned(from));
            let seen = |squares: SquareSet| squares.map(turned).collect::<SquareSet>();
            assert_eq!(seen(black.quiet), white.quiet);
            assert_eq!(seen(black.captures), white.captures);
        }
    }
}
