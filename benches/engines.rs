//! The two engines on the same clues: the 30 inventories of the ground truth with 0 to 12 random
//! shots, and sparse ones. Also the encoding alone, and the census.

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;

use common::{inventories, random_shots};
use criterion::{BatchSize, BenchmarkId, Criterion, criterion_group, criterion_main};
use smyoz::games::smyoz::encode::Engine;
use smyoz::games::smyoz::search::census;
use smyoz::games::smyoz::{Clues, EngineChoice, Item, Smyoz, Solver};
use smyoz::limits::Limits;
use smyoz::sat::BatSat;

/// The inventories with this many shots each, and only the items that are given.
fn cases(shots: usize, given: &[Item]) -> Vec<Clues> {
    let withheld = || Item::ALL.into_iter().filter(|item| !given.contains(item));
    let layouts = inventories();
    let clues = (0..).zip(&layouts).map(|(seed, layout)| {
        let mut clues = random_shots(layout, shots, seed);
        withheld().for_each(|item| clues.inventory.withhold(item));
        clues
    });
    clues.collect()
}

/// Everything from the clues to the answer, by each engine: the mean over 30 cases, in which a few
/// hard ones weigh heavily.
fn compare(criterion: &mut Criterion, group: &str, shots: &[usize], given: &[Item], limit: usize) {
    let mut group = criterion.benchmark_group(group);
    group.sample_size(10);
    for &shots in shots {
        let cases = cases(shots, given);
        for engine in [EngineChoice::Sat, EngineChoice::Search] {
            let mut next = cases.iter().cycle();
            group.bench_function(BenchmarkId::new(engine.name(), shots), |bencher| {
                bencher.iter(|| {
                    let clues = next.next().unwrap();
                    black_box(Solver::by(&Smyoz, engine).solutions(clues, limit, Limits::NONE))
                });
            });
        }
    }
    group.finish();
}

fn engines(criterion: &mut Criterion) {
    let [.., water_lines, moored, islands] = Item::ALL;
    compare(criterion, "all", &[0], &Item::ALL, usize::MAX);
    compare(criterion, "verify", &[1, 2, 4, 8, 12], &Item::ALL, 1);
    compare(criterion, "verify, codes withheld", &[8, 12], &[water_lines, moored, islands], 1);
    compare(criterion, "verify, no inventory", &[8, 12], &[], 1);
}

fn parts(criterion: &mut Criterion) {
    let cases = cases(4, &Item::ALL);
    let mut next = cases.iter().cycle();
    criterion.bench_function("encode", |bencher| {
        bencher.iter_batched(
            || next.next().unwrap(),
            |clues| black_box(Engine::<BatSat>::new(&Smyoz).assumptions(clues)),
            BatchSize::SmallInput,
        );
    });
    let mut group = criterion.benchmark_group("census");
    group.sample_size(10);
    group.bench_function("layouts", |bencher| bencher.iter(census));
    group.finish();
}

criterion_group!(benches, engines, parts);
criterion_main!(benches);
