//! The rules: move generation, attacks, play and taking back, and perft under rulesets with a compact form and without.

use board::{Journal, Position};
use criterion::{Criterion, criterion_group, criterion_main};
use kirke_benches::statement;
use rules::{Flow, Game, Ruleset, perft};

/// The usual position for counting moves, known as Kiwipete; S is the knight.
const MIDDLEGAME: &str = "Forsyth r3k2r/p1ppqpb1/bs2psp1/3PS3/1p2P3/2S2Q1p/PPPBBPPP/R3K2R";

/// Few units and open lines, so that there are many checks in Mars Circe, where units capture from their home squares.
const ENDGAME: &str = "Forsyth 8/2p5/1p6/p2k2r1/3S4/2s2q2/P1P1P3/R2QK2R";

/// The middlegame with grasshoppers for queens and nightriders for knights.
const FAIRY: &str = "Pieces
  White Ke1 Ra1h1 Bd2e2 Pa2b2c2d5e4f2g2h2 Gf3 Nc3e5
  Black Ke8 Ra8h8 Ba6g7 Pa7b4c7d7e6f7g6h3 Ge7 Nb6f6";

fn game(condition: &str, units: &str) -> Game {
    let text = format!("BeginProblem\n{condition}\nStipulation #1\n{units}\nEndProblem\n");
    Game::compile(&statement(&text)).expect("the position is legal")
}

/// The positions after each legal move in each of these.
fn after_each_move<'a>(rules: &Ruleset, positions: impl IntoIterator<Item = &'a Position>) -> Vec<Position> {
    let after = |position: &'a Position| {
        rules.legal_moves(position).into_iter().map(|mv| rules.after(position, mv)).collect::<Vec<_>>()
    };
    positions.into_iter().flat_map(after).collect()
}

fn generated(rules: &Ruleset, positions: &[Position]) -> u64 {
    let mut count = 0;
    for position in positions {
        let _ = rules.visit_legal(position, &mut |_| {
            count += 1;
            Flow::Continue(())
        });
    }
    count
}

fn checks(rules: &Ruleset, positions: &[Position]) -> usize {
    positions.iter().filter(|position| rules.in_check(position, position.turn())).count()
}

/// Plays each legal move, takes it back, and counts the effects.
fn effects(rules: &Ruleset, position: &mut Position) -> usize {
    let mut journal = Journal::default();
    let key = position.key();
    let mut count = 0;
    for mv in rules.legal_moves(position) {
        rules.play(position, mv, &mut journal);
        count += journal.0.len();
        while let Some(effect) = journal.0.pop() {
            position.revert(&effect);
        }
        assert_eq!(position.key(), key);
    }
    count
}

/// Expected: the legal moves of all positions after two half-moves, the checks in those after three (from every fifth of
/// them), and the effects of all moves of the positions after one half-move.
fn parts(c: &mut Criterion, name: &str, game: &Game, expected: (u64, usize, usize)) {
    let rules = &game.ruleset;
    let mut after_one = after_each_move(rules, [&game.position]);
    let after_two = after_each_move(rules, &after_one);
    let after_three = after_each_move(rules, after_two.iter().step_by(5));
    let mut group = c.benchmark_group(name);
    group.sample_size(20);
    group.bench_function("legal moves", |b| {
        b.iter(|| assert_eq!(generated(rules, &after_two), expected.0));
    });
    group.bench_function("attacks, to see who is in check", |b| {
        b.iter(|| assert_eq!(checks(rules, &after_three), expected.1));
    });
    group.bench_function("play and take back", |b| {
        b.iter(|| {
            let count: usize = after_one.iter_mut().map(|position| effects(rules, position)).sum();
            assert_eq!(count, expected.2);
        });
    });
    group.finish();
}

fn all_parts(c: &mut Criterion) {
    parts(c, "orthodox", &game("", MIDDLEGAME), (97_862, 194, 5_224));
    parts(c, "circe", &game("Condition Circe", MIDDLEGAME), (97_021, 194, 5_314));
    parts(c, "fairy units", &game("", FAIRY), (89_271, 475, 5_216));
    parts(c, "mars circe", &game("Condition MarsCirce", ENDGAME), (30_125, 919, 2_167));
}

fn perfts(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(20);
    for (name, condition, units, depth, has_compact_form, expected) in [
        ("3 orthodox", "", MIDDLEGAME, 3, true, 97_862),
        ("3 circe", "Condition Circe", MIDDLEGAME, 3, true, 97_021),
        ("3 anticirce", "Condition AntiCirce", MIDDLEGAME, 3, true, 81_426),
        ("4 orthodox", "", MIDDLEGAME, 4, true, 4_085_603),
        ("3 couscous circe", "Condition CousCous", MIDDLEGAME, 3, false, 126_712),
        ("3 fairy units", "", FAIRY, 3, false, 89_271),
        ("2 mars circe", "Condition MarsCirce", MIDDLEGAME, 2, false, 1_569),
    ] {
        let game = game(condition, units);
        assert_eq!(game.ruleset.compact().is_some(), has_compact_form, "{name}");
        group.bench_function(name, |b| {
            b.iter(|| assert_eq!(perft(&game.ruleset, &game.position, depth), expected));
        });
    }
    group.finish();
}

criterion_group!(all, all_parts, perfts);
criterion_main!(all);
