//! Reading statements.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const PROBLEM: &str = "\
BeginProblem
Author Pierre Monréal
Title Circe
Stipulation h#2.5
Option SetPlay Variation
Condition Circe
Pieces White Kg3 Re4 Pd2f4 Black Kf1 Bg7 Se8
Twin Move g7 h8
Twin Continued Remove f4
EndProblem
";

fn benches(c: &mut Criterion) {
    let text = PROBLEM.replace("EndProblem", "NextProblem").replace("BeginProblem\n", "").repeat(999);
    let text = format!("BeginProblem\n{text}{}", PROBLEM.replace("BeginProblem\n", ""));
    let mut group = c.benchmark_group("parse");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.sample_size(20);
    group.bench_function("a thousand problems", |b| {
        b.iter(|| assert_eq!(parser::parse(&text, parser::Reading::Popeye).problems.len(), 1_000));
    });
    group.finish();
}

criterion_group!(all, benches);
criterion_main!(all);
