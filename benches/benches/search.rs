//! Search: direct, self, reflex, help, help-self and series play under several rulesets and with fairy units, and one problem
//! on one and on two threads.

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

/// J. J. Burbach, Problemkiste 1983, three moves longer than published.
const REFLEX: &str = "Pieces White Ke1 Rb1h1 Qe4 Be8 Sc1g1 Pb2c5g5h2 Black Ke6 Qe5 Pb3e7h3\nStipulation r#5";

/// Horst Bäcker, Problemkiste 1992.
const HELPSELF: &str =
    "Pieces White Ke4 Ra1 Bf1 Pa7b2c6d7e2f2f3f5 Black Kd2 Bc7 Pa5b6c2e5e6f6g2\nStipulation hs#3";

/// Michel Caillaud, Problemkiste 1992.
const MARS: &str =
    "Pieces White Kd6 Pa7b7c7 Black Kg2 Pc2\nCondition MarsCirce\nStipulation h#3\nOption WhiteToPlay";

/// Fritz Hoffmann, feenschach 1971; grasshoppers and an ubi-ubi.
const GRASSHOPPERS: &str = "Pieces White Ka1 Qh5 Pa2d7e6h7 Ge8f5 UUa8 Black Kg7 Qg2 Rh8 Pa3e4g3g5 Ge2e7h2\n\
     Stipulation s#2\nOption Variation";

/// Bruno Kampmann, diagrammes 1997.
const ELEPHANTS: &str = "Pieces White Kd2 ETd1 Black Kd7 ETd8\nStipulation #4\nOption Variation";

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
    solve(c, "r#5", REFLEX, 1);
    solve(c, "hs#3", HELPSELF, 4);
    solve(c, "h#3 mars circe, found by playing", MARS, 1);
    solve(c, "s#2 grasshoppers and ubi-ubi", GRASSHOPPERS, 1);
    solve(c, "#4 elephants", ELEPHANTS, 1);
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
