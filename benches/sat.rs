//! How long the SAT engine takes: encoding, verifying with 1 to 12 random shots, all layouts of an inventory.

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;

use common::{inventories, random_shots};
use criterion::{BatchSize, BenchmarkId, Criterion, criterion_group, criterion_main};
use smyoz::sat::Varisat;
use smyoz::smyoz::encode::Engine;

/// Everything from the clues to the answer: an engine is made for each question.
fn answer(clues: &smyoz::smyoz::Clues, limit: usize) -> usize {
    Engine::<Varisat>::for_inventory(&clues.inventory).solutions(clues, limit).layouts.len()
}

fn sat(criterion: &mut Criterion) {
    let layouts = inventories();
    let mut group = criterion.benchmark_group("sat");
    group.sample_size(30);

    let cases: Vec<_> = (0..).zip(&layouts).map(|(seed, layout)| random_shots(layout, 4, seed)).collect();
    let mut next = cases.iter().cycle();
    group.bench_function("encode", |bencher| {
        bencher.iter_batched(
            || next.next().unwrap(),
            |clues| black_box(Engine::<Varisat>::for_inventory(&clues.inventory).assumptions(clues)),
            BatchSize::SmallInput,
        );
    });
    // The mean over the 30 inventories; a few hard ones weigh heavily in it.
    for shots in [1, 2, 4, 8, 12] {
        let cases: Vec<_> = (0..).zip(&layouts).map(|(seed, layout)| random_shots(layout, shots, seed)).collect();
        let mut next = cases.iter().cycle();
        group.bench_function(BenchmarkId::new("verify", shots), |bencher| {
            bencher.iter(|| black_box(answer(next.next().unwrap(), 1)));
        });
    }
    let cases: Vec<_> = layouts.iter().map(|layout| random_shots(layout, 0, 0)).collect();
    let mut next = cases.iter().cycle();
    group.bench_function("all", |bencher| bencher.iter(|| black_box(answer(next.next().unwrap(), usize::MAX))));
    group.finish();
}

criterion_group!(benches, sat);
criterion_main!(benches);
