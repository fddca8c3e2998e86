//! The time to compose 20 puzzles, proofs included, on 1 and on 2 threads.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rayon::ThreadPoolBuilder;
use smyoz::batch::in_order;
use smyoz::games::smyoz::Seed;
use smyoz::games::smyoz::compose::{Goal, Wanted, compose as compose_one};
use smyoz::limits::Limits;

static NEVER: AtomicBool = AtomicBool::new(false);

fn compose(criterion: &mut Criterion) {
    let seeds: Vec<Seed> = Seed::all().skip(100_000).take(20).collect();
    let mut group = criterion.benchmark_group("compose");
    group.sample_size(10).throughput(Throughput::Elements(seeds.len() as u64));
    for threads in [1, 2] {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        group.bench_function(BenchmarkId::new("threads", threads), |bencher| {
            bencher.iter(|| {
                let work = |&seed: &Seed| compose_one(seed, &Wanted::default(), Goal::Fewest, Limits::NONE);
                in_order(&pool, seeds.iter().copied(), &NEVER, work, |_, result| {
                    let _ = black_box(result);
                    ControlFlow::Continue(())
                });
            });
        });
    }
    group.finish();
}

criterion_group!(benches, compose);
criterion_main!(benches);
