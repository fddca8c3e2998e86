//! How many shots the programs of Sea Battle need: `cargo run --release --example shooters --
//! [BOARDS]` (300 by default) prints the table of `docs/contest.md`.

use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use smyoz::games::sea_battle::shooting::{Assume, Budget, Config, Level, Placement, Plan, measure_shooters};
use smyoz::puzzles::Seed;

fn main() -> Result<(), Box<dyn Error>> {
    let boards = std::env::args().nth(1).map_or(Ok(300), |text| text.parse())?;
    let pool = rayon::ThreadPoolBuilder::new().build()?;
    let seed = Seed::try_from(1)?;
    for (name, config) in [("American", Config::milton_bradley()), ("Russian", Config::russian().naming_lengths())] {
        let plan = Plan {
            config,
            placement: Placement::Uniform,
            levels: vec![Level::Easy, Level::Medium, Level::Density, Level::Strong],
            boards,
            seed,
            budget: Budget::ARENA,
            assume: Assume::default(),
        };
        let start = Instant::now();
        let report = measure_shooters(&plan, &pool, &AtomicBool::new(false), |_| {})?;
        println!("{name}, {boards} boards, {:.1?}", start.elapsed());
        for figures in &report.shooters {
            println!("  {:10} {:6.2} ± {:.2}  median {}", figures.level, figures.mean, figures.ci95, figures.median);
        }
        for pair in &report.paired {
            println!("  {} − {}: {:+.2} ± {:.2}", pair.a, pair.b, pair.difference, pair.ci95);
        }
    }
    Ok(())
}
