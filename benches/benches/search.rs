//! Search: direct, self, help and series play under each ruleset, and one problem on one and on two threads.

use criterion::{Criterion, criterion_group, criterion_main};
use kirke_benches::{count, solver, statement};

fn solve(c: &mut Criterion, name: &str, problem: &str, expected: usize) {
    let statement = statement(&format!("BeginProblem\n{problem}\nEndProblem\n"));
    let solver = solver(1);
    let mut group = c.benchmark_group("one thread");
    group.sample_size(10);
    group.bench_function(name, |b| b.iter(|| assert_eq!(count(&solver, &statement), expected)));
    group.finish();
}

/// After Uri Avner, diagrammes 1993, one move longer than published.
const SELFMATE: &str = "Pieces White Kg1 Qe5 Rh3 Bg3h5 Sc3 Pf7 Black Kf3 Rb8g8 Sg4 Pb3\n\
     Condition AntiCirce Cheylan\nStipulation s#4";

/// Help play of six half-moves from one position.
const REFERENCE: &str = "Forsyth 8/2p5/1p1p4/p3k1r1/3b4/2s5/P1P1P3/R3K2R\nStipulation h#3";

fn benches(c: &mut Criterion) {
    solve(c, "h#3 orthodox", REFERENCE, 300);
    solve(c, "h#3 circe", &format!("{REFERENCE}\nCondition Circe"), 310);
    solve(c, "h#3 anticirce", &format!("{REFERENCE}\nCondition AntiCirce"), 23);
    solve(c, "s#4 anticirce", SELFMATE, 5);
    solve(c, "#5 orthodox", "Pieces White Ke1 Qb6 Ra1 Pa4c5f2 Black Kc2 Pa5a6c4f3\nStipulation #5", 13);
    solve(
        c,
        "#2 with variations and tries",
        "Pieces White Kb6 Rh1 Bh3h4 Sc5g6 Pc4c7e4f2g3 Black Kd6 Rf1f8 Bb5 Pe5e7g4g5\nStipulation #2\n\
         Option Variation Try",
        5,
    );
    solve(c, "ser-h=10", "Pieces White Kf2 Ra1 Bh4 Black Kc8 Pd2d3d4d5d6d7\nStipulation ser-h=10", 0);
}

fn threads(c: &mut Criterion) {
    let statement = statement(&format!("BeginProblem\n{REFERENCE}\nEndProblem\n"));
    let mut group = c.benchmark_group("h#3 orthodox by threads");
    group.sample_size(10);
    for threads in [1, 2] {
        let solver = solver(threads);
        group
            .bench_function(format!("{threads}"), |b| b.iter(|| assert_eq!(count(&solver, &statement), 300)));
    }
    group.finish();
}

criterion_group!(all, benches, threads);
criterion_main!(all);
