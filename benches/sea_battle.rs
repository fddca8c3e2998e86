//! Sea Battle: both engines on the same boards, counts without shown cells, composing, and layouts
//! drawn at random.

use std::fs;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use smyoz::games::sea_battle::compose::{Composer, Goal, wish};
use smyoz::games::sea_battle::{
    Clue, Clues, Entry, Fleet, Format, Layout, Puzzle, Sampler, Setting, Size, Variant, encode, search,
};
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Seed;
use smyoz::sat::BatSat;

/// Boards of CSPLib's problem 014.
fn published() -> Vec<Entry> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle/csplib014_all.pl");
    let boards = Format::Csplib.read(&fs::read_to_string(file).unwrap()).unwrap();
    boards.into_iter().step_by(10).collect()
}

fn setting(side: usize) -> Setting {
    let size = Size::new(side, side).unwrap();
    Setting::new(size, Fleet::usual(size), Variant::default()).unwrap()
}

/// Layouts of a game, each with the seed that it was drawn from.
fn layouts(setting: &Setting, number: u32) -> Vec<(Seed, Layout)> {
    let sampler = Sampler::new(setting);
    let seeds = (0..number).map(|seed| Seed::try_from(seed).unwrap());
    seeds.map(|seed| (seed, sampler.layout(seed).unwrap())).collect()
}

/// Clues for a layout, chosen beside all counts.
fn compose(composer: &mut Composer, setting: &Setting, (seed, layout): &(Seed, Layout), goal: Goal) -> Clues {
    let wish = wish::cells(setting, goal);
    composer.compose(layout, &wish, &mut seed.stream("bench"), Limits::NONE).unwrap().clues
}

/// From the clues to the only solution, by each engine: the mean over some boards.
fn engines(criterion: &mut Criterion) {
    let composed = |side| -> Vec<Puzzle> {
        let setting = setting(side);
        let mut composer = Composer::new(&setting);
        let layouts = layouts(&setting, 10);
        let clues = layouts.iter().map(|layout| compose(&mut composer, &setting, layout, Goal::Minimal));
        clues.map(|clues| Puzzle::new(setting.clone(), clues)).collect()
    };
    let boards = [
        ("CSPLib", published().into_iter().map(|board| board.puzzle).collect()),
        ("10x10", composed(10)),
        ("15x15", composed(15)),
    ];
    let mut group = criterion.benchmark_group("sea battle: unique");
    group.sample_size(20);
    for (name, puzzles) in &boards {
        let mut next = puzzles.iter().cycle();
        group.bench_function(BenchmarkId::new("search", name), |bencher| {
            bencher.iter(|| {
                let Puzzle { board: setting, clues, .. } = next.next().unwrap();
                black_box(search::Engine::new(setting).solutions(clues, 1, &mut Budget::new(Limits::NONE)))
            });
        });
        group.bench_function(BenchmarkId::new("sat", name), |bencher| {
            bencher.iter(|| {
                let Puzzle { board: setting, clues, .. } = next.next().unwrap();
                black_box(encode::Engine::<BatSat>::new(setting).solutions(clues, 1, &mut Budget::new(Limits::NONE)))
            });
        });
    }
    group.finish();
}

/// All layouts that fit the counts of published boards.
fn count(criterion: &mut Criterion) {
    let setting = Setting::standard();
    let engine = search::Engine::new(&setting);
    let counts: Vec<Clues> = published()
        .iter()
        .map(|board| {
            let mut clues = Clues::none(setting.size());
            clues.extend(board.puzzle.clues.iter().filter(|clue| matches!(clue, Clue::Count(_))));
            clues
        })
        .collect();
    let mut next = counts.iter().cycle();
    let mut group = criterion.benchmark_group("sea battle: count");
    group.sample_size(20);
    group.bench_function("CSPLib without cells", |bencher| {
        bencher.iter(|| black_box(engine.count(next.next().unwrap(), u64::MAX, &mut Budget::new(Limits::NONE))));
    });
    group.finish();
}

fn composing(criterion: &mut Criterion) {
    let setting = Setting::standard();
    let mut composer = Composer::new(&setting);
    let layouts = layouts(&setting, 50);
    let mut next = layouts.iter().cycle();
    let mut group = criterion.benchmark_group("sea battle: compose 10x10");
    group.sample_size(20);
    for (name, goal) in [("minimal", Goal::Minimal), ("minimum", Goal::Fewest)] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| black_box(compose(&mut composer, &setting, next.next().unwrap(), goal.clone())));
        });
    }
    group.finish();
}

fn drawing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sea battle: draw");
    for side in [6, 10, 15] {
        let setting = setting(side);
        let sampler = Sampler::new(&setting);
        let mut stream = Seed::try_from(0).unwrap().stream("bench");
        group.bench_function(BenchmarkId::from_parameter(format!("{side}x{side}")), |bencher| {
            bencher.iter(|| black_box(sampler.draw(&mut stream)));
        });
    }
    group.finish();
}

criterion_group!(benches, engines, count, composing, drawing);
criterion_main!(benches);
