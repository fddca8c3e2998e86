//! The time to rate a puzzle, by techniques alone and with cores, and to compose one of each level.

use std::fs;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use smyoz::games::smyoz::Seed;
use smyoz::games::smyoz::compose::{Difficulty, Goal, Wanted, compose as compose_one};
use smyoz::games::smyoz::puzzle::{Puzzle, read_lines};
use smyoz::games::smyoz::rate::{Effort, SolutionPath};
use smyoz::limits::Limits;
use smyoz::puzzles::Level;

/// The puzzles of a collection.
fn collection(name: &str) -> Vec<Puzzle> {
    let path = format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    read_lines(&text).map(|(_, puzzle)| puzzle.unwrap()).collect()
}

fn rate(criterion: &mut Criterion) {
    let puzzles = collection("levels");
    let mut group = criterion.benchmark_group("rate");
    for level in Level::ALL {
        let effort = if level == Level::Beyond { Effort::Cores } else { Effort::Techniques };
        let of_level = |puzzle: &&Puzzle| puzzle.rating.as_ref().is_some_and(|rating| rating.level == level);
        let puzzles: Vec<&Puzzle> = puzzles.iter().filter(of_level).collect();
        group.sample_size(10).throughput(Throughput::Elements(puzzles.len() as u64));
        group.bench_function(BenchmarkId::from_parameter(level), |bencher| {
            bencher.iter(|| {
                puzzles.iter().for_each(|puzzle| drop(black_box(SolutionPath::of(puzzle, effort, Limits::NONE))));
            });
        });
    }
    group.finish();
}

fn compose(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("compose");
    for level in Level::SOLVABLE {
        let goal = Goal::ToOrder(Difficulty::of(level, level));
        let seeds: Vec<Seed> = Seed::all().skip(100_000).take(10).collect();
        group.sample_size(10).throughput(Throughput::Elements(seeds.len() as u64));
        group.bench_function(BenchmarkId::from_parameter(level), |bencher| {
            let compose = |&seed: &Seed| compose_one(seed, &Wanted::default(), goal.clone(), Limits::NONE);
            bencher.iter(|| seeds.iter().for_each(|seed| drop(black_box(compose(seed)))));
        });
    }
    group.finish();
}

criterion_group!(benches, rate, compose);
criterion_main!(benches);
