//! Move generation and play: perft under each ruleset.

use criterion::{Criterion, criterion_group, criterion_main};
use kirke_benches::statement;
use rules::{Game, perft};

const MIDDLEGAME: &str = "r3k2r/p1ppqpb1/bs2psp1/3PS3/1p2P3/2S2Q1p/PPPBBPPP/R3K2R";

fn perft_of(c: &mut Criterion, name: &str, condition: &str, depth: u32, expected: u64) {
    let text = format!("BeginProblem\n{condition}\nForsyth {MIDDLEGAME}\nStipulation #1\nEndProblem\n");
    let game = Game::compile(&statement(&text)).expect("the position is legal");
    c.bench_function(name, |b| {
        b.iter(|| assert_eq!(perft(&game.ruleset, &game.position, depth), expected));
    });
}

fn benches(c: &mut Criterion) {
    perft_of(c, "perft 3 orthodox", "", 3, 97_862);
    perft_of(c, "perft 3 circe", "Condition Circe", 3, 97_021);
    perft_of(c, "perft 3 anticirce", "Condition AntiCirce", 3, 81_426);
}

criterion_group!(all, benches);
criterion_main!(all);
