//! How long solution and proof of uniqueness take on large boards: `cargo run --release --features
//! measure --example sea_battle_speed -- 20` makes 20 puzzles of each size up to 30 × 30, and solves each by a
//! [`Solver`] that is built for it, as `smyoz solve` does. Up to 18 × 18 no cell shown can be left
//! out; on larger boards there are as many at random as it takes, to a fiftieth of the board.
//!
//! Lines of tab-separated columns: the size, the rules, the number of puzzles; the mean and the
//! most milliseconds, then for the slowest its seed, its cells shown and the engine that solved it.

use std::time::Instant;

use smyoz::games::sea_battle::compose::{Composer, Goal, wish};
use smyoz::games::sea_battle::{
    Cell, Clue, Clues, Counts, Fleet, Layout, Piece, Sampler, Setting, Shapes, Size, Solver, Topic, Touch, Variant,
};
use smyoz::limits::Limits;
use smyoz::puzzles::{Seed, Stream};

fn main() {
    let number = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(10);
    println!("size\trules\tpuzzles\tmean ms\tmost ms\tseed\tcells\tengine");
    for side in [10, 12, 15, 18, 20, 25, 30] {
        let rules =
            [("straight", Touch::None, Shapes::Straight), ("any figures, corners", Touch::Corners, Shapes::Any)];
        // Figures on larger boards take minutes to become unique.
        let rules = &rules[..if side > 18 { 1 } else { 2 }];
        for &(rules, touch, shapes) in rules {
            let size = Size::new(side, side).expect("a size up to 30");
            let variant = Variant { touch, shapes, ..Variant::default() };
            let setting = Setting::new(size, fleet(side), variant).expect("a fleet of so many cells");
            measure(&setting, rules, number);
        }
    }
}

/// The usual fleet; on boards larger than usual, one that fills about a sixth of the board.
fn fleet(side: usize) -> Fleet {
    let lengths = |length: usize| std::iter::repeat_n(length as u64, side * side / 400 + 1);
    match Size::new(side, side) {
        Ok(size) if side <= 18 => Fleet::usual(size),
        _ => Fleet::new((1..=8).flat_map(lengths)).expect("lengths up to 8"),
    }
}

fn measure(setting: &Setting, rules: &str, number: u32) {
    let (sampler, mut composer) = (Sampler::new(setting), Composer::new(setting));
    let is_composed = setting.size().width() <= 18;
    let mut times = Vec::new();
    for seed in (0..number).map(|number| Seed::try_from(number).expect("a small number")) {
        let Ok(solution) = sampler.layout(seed) else { continue };
        let mut stream = seed.stream("speed");
        let clues = if is_composed {
            let composed = composer.compose(&solution, &wish::cells(setting, Goal::Minimal), &mut stream, Limits::NONE);
            composed.expect("all cells together leave one layout").clues
        } else {
            scattered(setting, &solution, &mut stream)
        };
        let start = Instant::now();
        let solved = Solver::new(setting).solve(&clues, 1, Limits::NONE);
        let time = start.elapsed().as_secs_f64() * 1e3;
        assert_eq!(solved.solutions.unique(), Some(&solution), "seed {seed}");
        times.push((time, seed, clues.shown().len(), solved.by));
    }
    let slowest = times.iter().max_by(|one, other| one.0.total_cmp(&other.0));
    let Some((most, seed, cells, by)) = slowest else { return println!("{}\t{rules}\t0", setting.size()) };
    let mean = times.iter().map(|(time, ..)| time).sum::<f64>() / times.len() as f64;
    println!("{}\t{rules}\t{}\t{mean:.1}\t{most:.1}\t{seed}\t{cells}\t{by}", setting.size(), times.len());
}

/// All counts, and cells at random until they leave one layout.
fn scattered(setting: &Setting, solution: &Layout, stream: &mut Stream) -> Clues {
    let size = setting.size();
    let mut cells: Vec<Cell> = size.cells().collect();
    stream.shuffle(&mut cells);
    let mut clues = Clues::none(size);
    clues.set_counts(Piece::Ship, Counts::of(solution.cells(Piece::Ship), size));
    let mut solver = Solver::new(setting);
    for some in cells.chunks(cells.len() / 50) {
        clues.extend(some.iter().map(|&cell| Clue::of(Topic::Shown(cell), solution)));
        if solver.solutions(&clues, 1, Limits::NONE).expect("there is no limit").unique().is_some() {
            return clues;
        }
    }
    unreachable!("all cells leave one layout")
}
