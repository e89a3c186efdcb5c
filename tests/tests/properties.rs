//! What holds in every position under every set of rules, tried on random positions.

use board::{CastlingRights, Effect, Journal, Piece, Position, Reason, Side, Square, Walk};
use kirke_tests::{Random, mirrored, random_position, reversed_files};
use problem::{Condition, Occupied, RebirthBase, RebirthCondition, SelfBlock, SquareRule, Timing};
use rules::{Flow, Move, Ruleset, perft};

/// Positions for each property and set of rules.
const TRIALS: usize = 3_000;
/// Positions for each property and one of the sets of rules with foresight.
const FORESIGHT_TRIALS: usize = 1_000;

fn rulesets() -> Vec<(&'static str, Ruleset)> {
    let circe = || Condition::Rebirth(RebirthCondition::new(RebirthBase::Circe));
    let anticirce = |self_block| {
        let base = RebirthCondition::new(RebirthBase::Anticirce);
        Condition::Rebirth(RebirthCondition { self_block: Some(self_block), ..base })
    };
    let (calvet, cheylan) = (|| anticirce(SelfBlock::Calvet), || anticirce(SelfBlock::Cheylan));
    [
        ("orthodox", vec![]),
        ("Circe", vec![circe()]),
        ("AntiCirce Calvet", vec![calvet()]),
        ("AntiCirce Cheylan", vec![cheylan()]),
        ("Circe AntiCirce Calvet", vec![circe(), calvet()]),
        ("Circe AntiCirce Cheylan", vec![circe(), cheylan()]),
    ]
    .map(compiled)
    .into()
}

fn compiled((name, conditions): (&'static str, Vec<Condition>)) -> (&'static str, Ruleset) {
    (name, Ruleset::compile(&conditions, &[]).expect("these rules go together"))
}

/// Further rules under which shortcuts decide about legality and check.
fn rulesets_with_shortcuts() -> Vec<(&'static str, Ruleset)> {
    let with = |change: &dyn Fn(&mut RebirthCondition)| {
        let mut axes = RebirthCondition::new(RebirthBase::Circe);
        change(&mut axes);
        Condition::Rebirth(axes)
    };
    let parrain = |axes: &mut RebirthCondition| {
        (axes.timing, axes.square) = (Timing::LastMove, SquareRule::Equipollents);
    };
    let further = [
        ("Circe RexInclusive", vec![with(&|axes| axes.kings = Some(true))]),
        ("Circe Assassin", vec![with(&|axes| axes.occupied = Some(Occupied::Assassin))]),
        ("Circe Volcanic", vec![with(&|axes| axes.occupied = Some(Occupied::Volcanic))]),
        ("Circe Parachute", vec![with(&|axes| axes.occupied = Some(Occupied::Parachute))]),
        ("Circe Parrain", vec![with(&parrain)]),
        ("Circe Super", vec![with(&|axes| axes.square = SquareRule::Super)]),
        (
            "AntiCirce Super",
            vec![Condition::Rebirth(RebirthCondition {
                square: SquareRule::Super,
                ..RebirthCondition::new(RebirthBase::Anticirce)
            })],
        ),
    ]
    .map(compiled);
    rulesets().into_iter().chain(further).collect()
}

/// Rules under which more is told without playing, each tried less often.
fn rulesets_with_foresight() -> Vec<(&'static str, Ruleset)> {
    let with = |change: &dyn Fn(&mut RebirthCondition)| {
        let mut axes = RebirthCondition::new(RebirthBase::Circe);
        change(&mut axes);
        Condition::Rebirth(axes)
    };
    let turncoats = |axes: &mut RebirthCondition| (axes.turncoat, axes.square) = (true, SquareRule::Rank);
    let wait = |axes: &mut RebirthCondition| {
        (axes.timing, axes.square) = (Timing::WaitCapture, SquareRule::Pwc);
    };
    let foreseen = [
        ("Circe Pwc", vec![with(&|axes| axes.square = SquareRule::Pwc)]),
        ("Circe Take&Make", vec![with(&|axes| axes.square = SquareRule::TakeAndMake)]),
        ("Circe Turncoats Rank", vec![with(&turncoats)]),
        ("Circe WaitCapture Pwc", vec![with(&wait)]),
    ]
    .map(compiled);
    foreseen.into_iter().chain(transfers()).chain(cages()).collect()
}

/// Rules under which units move from elsewhere.
fn transfers() -> Vec<(&'static str, Ruleset)> {
    let plain = |base| Condition::Rebirth(RebirthCondition::new(base));
    let with = |base, square| {
        Condition::Rebirth(RebirthCondition { square, kings: Some(false), ..RebirthCondition::new(base) })
    };
    let (mars, anti_mars) = (|| plain(RebirthBase::Mars), || plain(RebirthBase::AntiMars));
    [
        ("MarsCirce", vec![mars()]),
        ("AntiMarsCirce", vec![anti_mars()]),
        ("MarsCirce AntiMarsCirce", vec![mars(), anti_mars()]),
        ("PhantomChess", vec![plain(RebirthBase::Phantom)]),
        ("PlusChess", vec![Condition::PlusChess]),
        ("MarsCirce Symmetry RexExclusive", vec![with(RebirthBase::Mars, SquareRule::Symmetry)]),
        ("AntiMarsCirce File RexExclusive", vec![with(RebirthBase::AntiMars, SquareRule::File)]),
        ("PhantomChess Pwc RexExclusive", vec![with(RebirthBase::Phantom, SquareRule::Pwc)]),
    ]
    .map(compiled)
    .into()
}

/// Rules under which squares of rebirth are looked for that units cannot leave.
fn cages() -> Vec<(&'static str, Ruleset)> {
    let cage = |base, change: &dyn Fn(&mut RebirthCondition)| {
        let mut axes = RebirthCondition { square: SquareRule::Cage, ..RebirthCondition::new(base) };
        change(&mut axes);
        vec![Condition::Rebirth(axes)]
    };
    [
        ("Circe Cage", cage(RebirthBase::Circe, &|_| {})),
        ("Circe Cage RexInclusive", cage(RebirthBase::Circe, &|axes| axes.kings = Some(true))),
        ("Circe Cage Turncoats", cage(RebirthBase::Circe, &|axes| axes.turncoat = true)),
        ("AntiCirce Cage", cage(RebirthBase::Anticirce, &|_| {})),
    ]
    .map(compiled)
    .into()
}

/// Calls `test` with random positions in which the side that has moved is not in check, and with positions after some
/// random moves from them, so that reborn units, lost castling rights and double steps occur.
fn for_each_position(test: impl Fn(&str, &Ruleset, &Position)) {
    for_each_position_of(rulesets(), TRIALS, &test);
}

/// The same under rules with shortcuts, with foresight too.
fn for_each_position_with_shortcuts(test: impl Fn(&str, &Ruleset, &Position)) {
    for_each_position_of(rulesets_with_shortcuts(), TRIALS, &test);
    for_each_position_of(rulesets_with_foresight(), FORESIGHT_TRIALS, &test);
}

fn for_each_position_of(
    rulesets: Vec<(&'static str, Ruleset)>,
    trials: usize,
    test: &impl Fn(&str, &Ruleset, &Position),
) {
    for (number, (name, rules)) in rulesets.into_iter().enumerate() {
        let mut random = Random::new(number as u64);
        let mut tried = 0;
        while tried < trials {
            let mut position = random_position(&mut random);
            for _ in 0..8 {
                if rules.can_capture_king(&position) {
                    break;
                }
                test(name, &rules, &position);
                tried += 1;
                let moves = rules.legal_moves(&position);
                if moves.is_empty() {
                    break;
                }
                position = rules.after(&position, moves[random.below(moves.len())]);
            }
        }
    }
}

#[test]
fn a_move_taken_back_leaves_no_trace() {
    for_each_position(|name, rules, position| {
        for mv in rules.pseudo_legal_moves(position) {
            let mut changed = position.clone();
            let mut journal = Journal::default();
            rules.play(&mut changed, mv, &mut journal);
            assert_ne!(&changed, position, "{name} {position:?} {mv:?} does nothing");
            for effect in journal.0.iter().rev() {
                changed.revert(effect);
            }
            assert_eq!(&changed, position, "{name} {mv:?}");
        }
    });
}

#[test]
fn the_key_keeps_up_with_every_effect() {
    for_each_position(|name, rules, position| {
        for mv in rules.pseudo_legal_moves(position) {
            let mut changed = position.clone();
            let mut journal = Journal::default();
            rules.play(&mut changed, mv, &mut journal);
            assert_eq!(changed.key(), changed.key_from_scratch(), "{name} {position:?} {mv:?}");
            assert!(changed.is_consistent(), "{name} {position:?} {mv:?}");
            assert_eq!(changed, rules.after(position, mv), "{name}: journal or not, the move is the same");
            let mut replayed = position.clone();
            journal.0.iter().for_each(|effect| replayed.apply(effect));
            assert_eq!(replayed, changed, "{name} {mv:?}: the journal tells everything");
        }
    });
}

#[test]
fn a_right_to_castle_belongs_to_a_unit_at_home() {
    for_each_position(|name, rules, position| {
        for mv in rules.legal_moves(position) {
            let after = rules.after(position, mv);
            for square in CastlingRights::SQUARES {
                if after.castling().has(square) {
                    let side = if square.rank() == 0 { Side::White } else { Side::Black };
                    let walk = if square.file() == 4 { Walk::KING } else { Walk::ROOK };
                    let unit = after.piece(square);
                    assert_eq!(unit, Some(Piece::new(side, walk)), "{name} {position:?} {mv:?} {square}");
                }
            }
        }
    });
}

#[test]
fn legal_moves_are_those_that_leave_the_king_safe() {
    for_each_position_with_shortcuts(|name, rules, position| {
        let filtered: Vec<Move> = rules
            .pseudo_legal_moves(position)
            .into_iter()
            .filter(|&mv| rules.leaves_king_safe(position, mv))
            .collect();
        assert_eq!(rules.legal_moves(position), filtered, "{name} {position:?}");
        assert_eq!(rules.has_legal_move(position), !filtered.is_empty(), "{name} {position:?}");
        assert_eq!(perft(rules, position, 1), filtered.len() as u64, "{name} {position:?}");
    });
}

/// A side is in check exactly if the opponent, on move, has a capture that takes the king, self-check ignored. Captures
/// of kings are not generated, so another unit takes the king's place; nothing in these rules asks what is captured
/// before it has been captured.
#[test]
fn check_means_that_the_king_could_be_taken() {
    for_each_position(|name, rules, position| {
        for side in Side::BOTH {
            let attacker = rules::with_turn(position, !side);
            let king = position.king(side).expect("random positions have kings");
            let mut dethroned = attacker.clone();
            for effect in [
                Effect::Remove { square: king, piece: Piece::new(side, Walk::KING), reason: Reason::Setup },
                Effect::Create { square: king, piece: Piece::new(side, Walk::KNIGHT), reason: Reason::Setup },
            ] {
                dethroned.apply(&effect);
            }
            let can_be_taken =
                rules.pseudo_legal_moves(&dethroned).into_iter().any(|mv| mv.capture() == Some(king));
            assert_eq!(rules.can_capture_king(&attacker), can_be_taken, "{name} {side} {position:?}");
        }
    });
}

/// Shortcuts agree with the definition of check.
#[test]
fn check_is_what_it_is_defined_to_be() {
    for_each_position_with_shortcuts(|name, rules, position| {
        // What is due after the last half-move is due in the next one only, whoever makes it.
        if position.pending().is_none() {
            for side in Side::BOTH {
                let defined = rules.in_check_by_definition(position, side);
                assert_eq!(rules.in_check(position, side), defined, "{name} {side} {position:?}");
            }
        }
    });
}

#[test]
fn moves_that_give_check_are_all_found() {
    for_each_position_with_shortcuts(|name, rules, position| {
        let side = position.turn();
        let mut found = Vec::new();
        let _ = rules.visit_checks(position, &mut |mv, after| {
            assert_eq!(*after, rules.after(position, mv), "{name} {position:?} {mv:?}");
            found.push(mv);
            Flow::Continue(())
        });
        let filtered: Vec<Move> = rules
            .legal_moves(position)
            .into_iter()
            .filter(|&mv| rules.in_check(&rules.after(position, mv), !side))
            .collect();
        assert_eq!(found, filtered, "{name} {position:?}");
    });
}

/// White has many units and Black few, so that mates occur.
#[test]
fn mates_are_all_found() {
    find_mates(rulesets_with_shortcuts(), 20_000, 100);
    // Among so many units it takes long to look for cages, and a king that returns to one is hardly ever mated.
    let mut further = rulesets_with_foresight();
    further.retain(|(name, _)| !name.contains("Cage"));
    find_mates(further, 6_000, 25);
}

/// Looks for mates in so many positions for each set of rules; `least` is how many there must be.
fn find_mates(rulesets: Vec<(&'static str, Ruleset)>, positions: usize, least: usize) {
    for (number, (name, rules)) in rulesets.into_iter().enumerate() {
        let mut random = Random::new(1000 + number as u64);
        let mut mates = 0;
        for _ in 0..positions {
            let position = mating_position(&mut random);
            if rules.can_capture_king(&position) {
                continue;
            }
            let mut found = Vec::new();
            let _ = rules.visit_mates(&position, &mut |mv| {
                found.push(mv);
                Flow::Continue(())
            });
            let mut filtered = rules.legal_moves(&position);
            filtered.retain(|&mv| {
                let after = rules.after(&position, mv);
                rules.in_check(&after, Side::Black) && !rules.has_legal_move(&after)
            });
            assert_eq!(found, filtered, "{name} {position:?}");
            mates += found.len();
        }
        assert!(mates > least, "{name}: only {mates} mates, too few to prove anything");
    }
}

fn mating_position(random: &mut Random) -> Position {
    let mut position = Position::new();
    let mut put = |side: Side, walk: Walk, random: &mut Random| loop {
        let square = Square::from_index(random.below(64));
        let suits = walk != Walk::PAWN || !matches!(square.rank(), 0 | 7);
        if suits && position.piece(square).is_none() {
            let piece = Piece::new(side, walk);
            position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
            return;
        }
    };
    put(Side::White, Walk::KING, random);
    put(Side::Black, Walk::KING, random);
    for walk in [Walk::QUEEN, Walk::ROOK, Walk::ROOK, Walk::BISHOP, Walk::KNIGHT, Walk::PAWN] {
        put(Side::White, walk, random);
    }
    for walk in [Walk::ROOK, Walk::BISHOP, Walk::KNIGHT, Walk::PAWN, Walk::PAWN] {
        put(Side::Black, walk, random);
    }
    position
}

type Spelt = (usize, usize, Option<Walk>, bool);

fn spelt(rules: &Ruleset, position: &Position, place: impl Fn(board::Square) -> board::Square) -> Vec<Spelt> {
    let spell = |mv: Move| {
        let after = rules.after(position, mv);
        let check = rules.can_capture_king(&rules::with_turn(&after, position.turn()));
        (place(mv.from).index(), place(mv.to).index(), mv.promotion, check)
    };
    let mut moves: Vec<Spelt> = rules.legal_moves(position).into_iter().map(spell).collect();
    moves.sort();
    moves
}

#[test]
fn with_colours_exchanged_the_moves_are_mirrored() {
    for_each_position(|name, rules, position| {
        let turned = mirrored(position);
        assert_eq!(
            spelt(rules, position, |square| square),
            spelt(rules, &turned, board::Square::flipped),
            "{name} {position:?}"
        );
        assert_eq!(mirrored(&turned), *position);
    });
}

/// Left and right differ in castling and in Circe's homes, so this holds in orthodox chess without castling only.
#[test]
fn without_castling_left_and_right_are_alike() {
    let rules = Ruleset::orthodox();
    let turn_round = |square: board::Square| board::Square::new(7 - square.file(), square.rank());
    let mut random = Random::new(7);
    for _ in 0..TRIALS {
        let turned = reversed_files(&random_position(&mut random));
        let back = reversed_files(&turned);
        assert_eq!(spelt(&rules, &back, |square| square), spelt(&rules, &turned, turn_round), "{back:?}");
    }
}
