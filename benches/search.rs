//! How long the exhaustive search takes for the 30 inventories of the ground truth, with 0 to 12 random shots.

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;

use common::{inventories, random_shots};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use smyoz::smyoz::search::{census, solutions};

fn search(criterion: &mut Criterion) {
    let layouts = inventories();
    let mut group = criterion.benchmark_group("search");
    group.sample_size(10);
    for shots in [0, 1, 2, 4, 8, 12] {
        for (name, limit) in [("all", usize::MAX), ("two", 2)] {
            let cases: Vec<_> = (0..).zip(&layouts).map(|(seed, layout)| random_shots(layout, shots, seed)).collect();
            // The mean over the 30 inventories; a few hard ones weigh heavily in it.
            let mut next = cases.iter().cycle();
            group.bench_function(BenchmarkId::new(name, shots), |bencher| {
                bencher.iter(|| black_box(solutions(next.next().unwrap(), limit)));
            });
        }
    }
    group.bench_function("census", |bencher| bencher.iter(census));
    group.finish();
}

criterion_group!(benches, search);
criterion_main!(benches);
