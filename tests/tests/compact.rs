//! The compact form of rules and positions says exactly what the rules say: tried on random positions and random play under
//! every condition that has such a form, and on positions made for the rare moves.

use std::collections::BTreeSet;

use board::{CastlingRights, Effect, LongStep, Piece, Position, Reason, Side, Square, Walk};
use kirke_tests::{Random, axis_samples, random_position};
use problem::{CONDITIONS, Condition, RebirthBase, RebirthCondition, SelfBlock, SquareChange, SquareRule};
use rules::{CompactMove, CompactPosition, CompactRules, Flow, Move, Ruleset};

/// Random games under each condition.
const GAMES: usize = 160;
/// Half-moves of a game.
const HALF_MOVES: usize = 12;

/// Rules with their compact form, and what has been met under them.
struct Trial<'r> {
    name: &'r str,
    rules: &'r Ruleset,
    compact: CompactRules,
    met: Met,
}

/// How often something happened that the test must not do without.
#[derive(Default, Debug)]
struct Met {
    positions: usize,
    checks: usize,
    mates: usize,
    stalemates: usize,
    castlings: usize,
    en_passant: usize,
    promotions: usize,
    captures: usize,
    regained_rights: usize,
    mating: usize,
}

impl Met {
    fn add(&mut self, other: &Met) {
        self.positions += other.positions;
        self.checks += other.checks;
        self.mates += other.mates;
        self.stalemates += other.stalemates;
        self.castlings += other.castlings;
        self.en_passant += other.en_passant;
        self.promotions += other.promotions;
        self.captures += other.captures;
        self.regained_rights += other.regained_rights;
        self.mating += other.mating;
    }
}

impl<'r> Trial<'r> {
    fn new(name: &'r str, rules: &'r Ruleset) -> Option<Trial<'r>> {
        let compact = rules.compact()?;
        Some(Trial { name, rules, compact, met: Met::default() })
    }

    fn legal(&self, position: &CompactPosition) -> Vec<CompactMove> {
        let mut moves = Vec::new();
        let _ = self.compact.visit_legal(position, &mut |mv| {
            moves.push(mv);
            Flow::Continue(())
        });
        moves
    }

    /// Compares all answers in this position; `others` are moves that are legal in other positions.
    fn compare(&mut self, position: &Position, others: &[CompactMove]) -> Vec<CompactMove> {
        let (rules, compact) = (self.rules, &self.compact);
        let at = || format!("{} {position:?}", self.name);
        let p = compact.position(position).unwrap_or_else(|| panic!("not compact: {}", at()));
        assert_eq!(p.key(), position.key(), "{}", at());
        assert_eq!(p.turn(), position.turn(), "{}", at());
        for walk in Walk::ORTHODOX {
            for side in Side::BOTH {
                assert_eq!(p.units(side, walk), position.units(side, walk), "{}", at());
            }
        }
        let expected = rules.legal_moves(position);
        let moves = self.legal(&p);
        let found: Vec<Move> = moves.iter().map(|&mv| compact.mv(&p, mv)).collect();
        assert_eq!(found, expected, "legal moves {}", at());
        assert_eq!(compact.count_legal(&p), expected.len() as u64, "count {}", at());
        assert_eq!(compact.has_legal_move(&p), !expected.is_empty(), "{}", at());
        let in_check = rules.in_check(position, position.turn());
        assert_eq!(compact.in_check(&p), in_check, "check {}", at());
        assert_eq!(compact.is_mate(&p), rules.is_mate(position), "mate {}", at());
        let mut met = Met { positions: 1, checks: usize::from(in_check), ..Met::default() };
        met.mates += usize::from(in_check && expected.is_empty());
        met.stalemates += usize::from(!in_check && expected.is_empty());
        for (&mv, &full) in moves.iter().zip(&expected) {
            let after = rules.after(position, full);
            let compact_after = compact.after(&p, mv);
            assert_eq!(compact_after.key(), after.key(), "{full:?} {}", at());
            assert_eq!(Some(compact_after), compact.position(&after), "{full:?} {}", at());
            assert!(compact.is_legal(&p, mv), "{full:?} is legal {}", at());
            met.castlings += usize::from(matches!(
                full.kind,
                board::MoveKind::CastlingKing | board::MoveKind::CastlingQueen
            ));
            met.en_passant += usize::from(matches!(full.kind, board::MoveKind::EnPassant(_)));
            met.promotions += usize::from(full.promotion.is_some());
            met.captures += usize::from(full.capture().is_some());
            let gains = CastlingRights::SQUARES
                .iter()
                .any(|&on| after.castling().has(on) && !position.castling().has(on));
            met.regained_rights += usize::from(gains);
        }
        for &mv in others {
            let listed = moves.contains(&mv);
            assert_eq!(compact.is_legal(&p, mv), listed, "is {mv:?} legal {}", at());
        }
        let passed = with_nothing_passed(position);
        assert_eq!(Some(compact.passed(&p)), compact.position(&passed), "passed {}", at());
        let mut checks = Vec::new();
        let _ = rules.visit_checks(position, &mut |mv, after| {
            checks.push((mv, after.key()));
            Flow::Continue(())
        });
        let mut compact_checks = Vec::new();
        let _ = compact.visit_checks(&p, &mut |mv, after| {
            compact_checks.push((compact.mv(&p, mv), after.key()));
            Flow::Continue(())
        });
        assert_eq!(compact_checks, checks, "checks {}", at());
        let mates = rules.visit_mates(position, &mut |_| Flow::Break(())).is_break();
        assert_eq!(compact.can_mate(&p), mates, "can mate {}", at());
        met.mating += usize::from(mates);
        self.met.add(&met);
        moves
    }

    /// Compares in this position and in those of a random game from it.
    fn play(&mut self, start: &Position, random: &mut Random) {
        let mut position = start.clone();
        let mut others: Vec<CompactMove> = Vec::new();
        for _ in 0..HALF_MOVES {
            if self.rules.can_capture_king(&position) {
                break;
            }
            let moves = self.compare(&position, &others);
            let legal = self.rules.legal_moves(&position);
            if legal.is_empty() {
                break;
            }
            // Captures, where there are any, half of the time: rebirths are what it is about.
            let captures: Vec<&Move> = legal.iter().filter(|mv| mv.capture().is_some()).collect();
            let mv = if !captures.is_empty() && random.below(2) == 0 {
                *captures[random.below(captures.len())]
            } else {
                legal[random.below(legal.len())]
            };
            others.extend(moves);
            if others.len() > 200 {
                others.drain(..others.len() - 200);
            }
            position = self.rules.after(&position, mv);
        }
    }
}

fn with_nothing_passed(position: &Position) -> Position {
    let mut passed = position.clone();
    passed.apply(&Effect::EnPassant { before: position.en_passant(), after: None });
    passed.apply(&Effect::Turn { side: !position.turn() });
    passed
}

/// Random positions: those of the other tests, crowded ones in which lines are short, ones with a bare king in a corner,
/// which is mated often, and ones without one of the kings.
fn start(random: &mut Random) -> Position {
    let mut position = random_position(random);
    let kind = random.below(6);
    if kind == 0 {
        for _ in 0..12 {
            add(&mut position, random);
        }
    } else if kind == 1 {
        position = Position::new();
        let king = Square::from_index([0, 7, 56, 63, 3, 59, 24][random.below(7)]);
        put(&mut position, king, Piece::new(Side::Black, Walk::KING));
        for walk in [Walk::KING, Walk::QUEEN, Walk::ROOK, Walk::QUEEN, Walk::KNIGHT, Walk::BISHOP] {
            put_anywhere(&mut position, random, Piece::new(Side::White, walk));
        }
        for _ in 0..random.below(4) {
            add(&mut position, random);
        }
        if random.below(3) == 0 {
            position.apply(&Effect::Turn { side: Side::Black });
        }
    } else if kind == 2 {
        let side = Side::BOTH[random.below(2)];
        let square = position.king(side).expect("the position has both kings");
        let before = position.castling();
        let mut after = before;
        for square in CastlingRights::SQUARES.into_iter().filter(|square| square.rank() == side.rank(0)) {
            after = after.without(square);
        }
        position.apply(&Effect::Castling { before, after });
        position.apply(&Effect::Remove {
            square,
            piece: Piece::new(side, Walk::KING),
            reason: Reason::Setup,
        });
    }
    if random.below(4) == 0 {
        add_double_step(&mut position, random);
    }
    position
}

fn add(position: &mut Position, random: &mut Random) {
    let walks = [Walk::PAWN, Walk::PAWN, Walk::PAWN, Walk::KNIGHT, Walk::BISHOP, Walk::ROOK, Walk::QUEEN];
    let piece = Piece::new(Side::BOTH[random.below(2)], walks[random.below(walks.len())]);
    put_anywhere(position, random, piece);
}

fn put_anywhere(position: &mut Position, random: &mut Random, piece: Piece) {
    loop {
        let square = Square::from_index(random.below(64));
        // Diagrams have pawns on first and last ranks now and then.
        let fits = piece.walk() != Walk::PAWN || !matches!(square.rank(), 0 | 7) || random.below(30) == 0;
        if position.piece(square).is_none() && fits {
            return put(position, square, piece);
        }
    }
}

fn put(position: &mut Position, square: Square, piece: Piece) {
    position.apply(&Effect::Create { square, piece, reason: Reason::Setup });
}

/// A double step that the opponent can answer, on a file where there is room; sometimes one of the side to move itself, as
/// in set play.
fn add_double_step(position: &mut Position, random: &mut Random) {
    let side = if random.below(8) == 0 { position.turn() } else { !position.turn() };
    let file = random.below(8) as u8;
    let on = |rank| Square::new(file, side.rank(rank));
    let beside = Square::try_new(i32::from(file) + [-1, 1][random.below(2)], i32::from(side.rank(3)));
    let Some(beside) = beside else { return };
    if [on(1), on(2), on(3), beside].iter().any(|&square| position.piece(square).is_some()) {
        return;
    }
    put(position, on(3), Piece::new(side, Walk::PAWN));
    put(position, beside, Piece::new(!side, Walk::PAWN));
    let after = Some(LongStep { from: on(1), to: on(3), side });
    position.apply(&Effect::EnPassant { before: None, after });
}

fn compiled(conditions: &[Condition]) -> Option<Ruleset> {
    Ruleset::compile(conditions, &[]).ok()
}

fn tried(trial: &mut Trial<'_>, games: usize, random: &mut Random) {
    for _ in 0..games {
        let position = start(random);
        trial.play(&position, random);
    }
}

#[test]
fn orthodox_chess_is_what_the_rules_say() {
    let rules = Ruleset::orthodox();
    let mut trial = Trial::new("orthodox", &rules).expect("orthodox chess has a compact form");
    tried(&mut trial, 8 * GAMES, &mut Random::new(64));
    let met = &trial.met;
    let counts =
        [met.checks, met.mates, met.stalemates, met.castlings, met.en_passant, met.promotions, met.mating];
    assert!(counts.iter().all(|&count| count > 5), "{met:?}");
}

/// Conditions that must have a compact form, so that nothing below passes by never being tried.
const COMPACT: [&str; 11] = [
    "Circe",
    "MirrorCirce",
    "FileCirce",
    "MirrorFileCirce",
    "RankCirce",
    "DiametralCirce",
    "VerticalMirrorCirce",
    "AntiCirce",
    "MirrorAntiCirce",
    "FileAntiCirce",
    "MirrorFileAntiCirce",
];

/// Conditions that must have none: choices, walks that change, state, captures that are illegal, other moves.
const NOT_COMPACT: [&str; 24] = [
    "SuperCirce",
    "AntiSuperCirce",
    "CirceAssassin",
    "StrictCirce",
    "VolcanicCirce",
    "RexInclusiveCirce",
    "PWC",
    "ParrainCirce",
    "DiagramCirce",
    "CirceClone",
    "CouscousCirce",
    "AntipodeanCirce",
    "SymmetryCirce",
    "FrischAufCirce",
    "KamikazeCirce",
    "CirceTurncoats",
    "ImmunChess",
    "GenevaChess",
    "MarsCirce",
    "Madrasi",
    "EinsteinChess",
    "GlasgowChess",
    "BlackMaximummer",
    "NoReversal",
];

#[test]
fn all_conditions_with_a_compact_form() {
    let mut compact = BTreeSet::new();
    let mut rest = BTreeSet::new();
    let mut sum = Met::default();
    for (number, row) in CONDITIONS.iter().enumerate() {
        let Some(condition) = row.condition() else { continue };
        let Some(rules) = compiled(&[condition]) else { continue };
        let Some(mut trial) = Trial::new(row.name, &rules) else {
            rest.insert(row.name);
            continue;
        };
        tried(&mut trial, GAMES, &mut Random::new(number as u64));
        assert!(trial.met.positions > GAMES, "{} {:?}", row.name, trial.met);
        sum.add(&trial.met);
        compact.insert(row.name);
    }
    let missing: Vec<_> = COMPACT.iter().filter(|name| !compact.contains(**name)).collect();
    assert!(missing.is_empty(), "without a compact form: {missing:?} of {compact:?}");
    let surplus: Vec<_> = NOT_COMPACT.iter().filter(|name| !rest.contains(**name)).collect();
    assert!(surplus.is_empty(), "with a compact form, or unknown: {surplus:?}; without one {rest:?}");
    let counts =
        [sum.mates, sum.castlings, sum.en_passant, sum.promotions, sum.captures, sum.regained_rights];
    assert!(counts.iter().all(|&count| count > 20), "{sum:?}");
}

/// White: Ka1 Bd3 Ng5 Ph6, Black: Kh8 Nf7. Nxf7 mates because the knight is reborn on g8, the king's only flight.
#[test]
fn a_reborn_unit_blocks_a_flight() {
    let mut position = Position::new();
    for (side, walk, square) in [
        (Side::White, Walk::KING, "a1"),
        (Side::White, Walk::BISHOP, "d3"),
        (Side::White, Walk::KNIGHT, "g5"),
        (Side::White, Walk::PAWN, "h6"),
        (Side::Black, Walk::KING, "h8"),
        (Side::Black, Walk::KNIGHT, "f7"),
    ] {
        put(&mut position, square.parse().expect("a square"), Piece::new(side, walk));
    }
    let circe = compiled(&[Condition::Rebirth(RebirthCondition::new(RebirthBase::Circe))]);
    for (rules, mates) in [(circe.expect("Circe stands alone"), true), (Ruleset::orthodox(), false)] {
        let mut trial = Trial::new("with a reborn knight", &rules).expect("both have a compact form");
        trial.compare(&position, &[]);
        let compact = trial.compact.position(&position).expect("the units are orthodox");
        assert_eq!(trial.compact.can_mate(&compact), mates);
    }
}

/// Combinations of choices of the rebirth family, most of which no condition has a name for.
#[test]
fn combinations_with_a_compact_form() {
    let mut random = Random::new(7);
    let mut combinations = axis_samples(&mut random, 2_000);
    for base in [RebirthBase::Circe, RebirthBase::Anticirce] {
        for square in [SquareRule::Array, SquareRule::File, SquareRule::Rank, SquareRule::CaptureSquare] {
            for square_change in [None, Some(SquareChange::Diametral), Some(SquareChange::VerticalMirror)] {
                for (mirror, self_block) in [
                    (false, None),
                    (true, None),
                    (false, Some(SelfBlock::Cheylan)),
                    (true, Some(SelfBlock::Cheylan)),
                    (false, Some(SelfBlock::Calvet)),
                ] {
                    let axes = RebirthCondition {
                        square,
                        square_change,
                        mirror,
                        self_block,
                        ..RebirthCondition::new(base)
                    };
                    combinations.push(vec![Condition::Rebirth(axes)]);
                }
            }
        }
    }
    let (mut compact, mut rest) = (0, 0);
    let mut sum = Met::default();
    for conditions in combinations {
        let Some(rules) = compiled(&conditions) else { continue };
        let name = format!("{conditions:?}");
        if let Some(mut trial) = Trial::new(&name, &rules) {
            tried(&mut trial, GAMES / 4, &mut random);
            sum.add(&trial.met);
            compact += 1;
        } else {
            rest += 1;
        }
    }
    assert!(compact > 30 && rest > 500, "{compact} with a compact form, {rest} without");
    let counts = [sum.mates, sum.castlings, sum.en_passant, sum.promotions, sum.regained_rights];
    assert!(counts.iter().all(|&count| count > 20), "{sum:?}");
}

#[test]
fn further_rules_without_a_compact_form() {
    let orthodox = Ruleset::orthodox();
    assert!(orthodox.compact().is_some());
    assert!(orthodox.clone().with_null_moves().compact().is_none(), "null moves are none of its moves");
    assert!(orthodox.with_target(&Position::new()).compact().is_none(), "proof games have their own ways");
    for condition in [
        Condition::PromotionOnly(vec![Walk::QUEEN]),
        Condition::NoPromotion(Side::White),
        Condition::Maximummer(Some(Side::White)),
    ] {
        let rules = compiled(std::slice::from_ref(&condition)).expect("the condition stands alone");
        assert!(rules.compact().is_none(), "{condition:?}");
    }
    let grasshopper = Ruleset::compile(&[], &[Piece::new(Side::White, Walk::GRASSHOPPER)]);
    assert!(grasshopper.expect("fairy units need no condition").compact().is_none());
}

#[test]
fn positions_without_a_compact_form() {
    let rules = Ruleset::orthodox().compact().expect("orthodox chess has a compact form");
    let e4: Square = "e4".parse().expect("a square");
    let with = |square: Square, piece| {
        let mut position = Position::new();
        put(&mut position, "e1".parse().expect("a square"), Piece::new(Side::White, Walk::KING));
        put(&mut position, square, piece);
        position
    };
    assert!(
        rules.position(&with(e4, Piece::new(Side::White, Walk::PAWN))).is_some(),
        "a side may have no king"
    );
    for piece in [
        Piece::new(Side::White, Walk::KING),
        Piece::new(Side::White, Walk::GRASSHOPPER),
        Piece::of(board::Colour::Neutral, Walk::QUEEN),
        Piece::new(Side::White, Walk::QUEEN).with_origin(e4),
        Piece::new(Side::White, Walk::QUEEN).with_attributes(board::Attributes::PROMOTED),
    ] {
        assert!(rules.position(&with(e4, piece)).is_none(), "{piece:?}");
    }
    let mut position = with(e4, Piece::new(Side::White, Walk::PAWN));
    let before = position.castling();
    position.apply(&Effect::Castling { before, after: before.with("a1".parse().expect("a square")) });
    assert!(rules.position(&position).is_none(), "nobody has this right");
}
