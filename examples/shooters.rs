//! How well the programs of Sea Battle shoot: `cargo run --release --example shooters -- WHAT
//! [BOARDS]` prints what stands in `docs/contest.md`.
//!
//! | what | |
//! |---|---|
//! | `table` | shots of all levels, on uniform and on packed boards |
//! | `play` | *strong* with the work of the arena and of play |
//! | `hard` | the mixture of placements, by fictitious play |
//! | `sampled` | sampled probabilities against counted ones, on so many positions |
//! | `optimum` | the shots of optimal and of greedy play on small boards |
//! | `speed` | the time of a shot, and of the map of probabilities in play |

use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use itertools::Itertools;
use smyoz::games::sea_battle::shooting::{
    Assume, Board, Budget, Config, Knowledge, Level, Owner, Placement, Placer, Plan, Report, Shooter, measure_shooters,
};
use smyoz::games::sea_battle::{Fleet, Setting, Size, Variant};
use smyoz::limits::Limits;
use smyoz::puzzles::Seed;

use self::optimum::Play;

#[path = "../tests/common/optimum.rs"]
mod optimum;

type Answer<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> Answer {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let number: Option<u32> = arguments.next().map(|text| text.parse()).transpose()?;
    match what.as_str() {
        "table" => table(number.unwrap_or(300)),
        "play" => play(number.unwrap_or(100)),
        "hard" => hard(number.unwrap_or(100)),
        "sampled" => sampled(number.unwrap_or(50)),
        "optimum" => optimum(),
        "speed" => speed(number.unwrap_or(10)),
        _ => Err("expected table, play, hard, sampled, optimum or speed".into()),
    }
}

fn seed(number: u32) -> Seed {
    Seed::try_from(number).expect("a small number")
}

fn measure(
    config: &Config,
    placement: Placement,
    levels: &[Level],
    boards: u32,
    assume: Assume,
    budget: Budget,
) -> Answer<Report> {
    let plan =
        Plan { config: config.clone(), placement, levels: levels.to_vec(), boards, seed: seed(1), assume, budget };
    let pool = rayon::ThreadPoolBuilder::new().build()?;
    Ok(measure_shooters(&plan, &pool, &AtomicBool::new(false), |_| {})?)
}

fn print(title: &str, report: &Report) {
    println!("{title}, {} boards", report.boards);
    for figures in &report.shooters {
        println!("  {:8} {:6.2} ± {:.2}, median {}", figures.level, figures.mean, figures.ci95, figures.median);
    }
    for pair in &report.paired {
        println!("  {} − {}: {:+.2} ± {:.2}", pair.a, pair.b, pair.difference, pair.ci95);
    }
}

fn table(boards: u32) -> Answer {
    let (american, russian) = (Config::milton_bradley(), Config::russian());
    for (name, config) in [("American", &american), ("Russian", &russian)] {
        random(name, config, boards)?;
    }
    let runs = [
        ("American", &american, Placement::Uniform, Assume::Uniform),
        ("Russian", &russian, Placement::Uniform, Assume::Uniform),
        ("Russian, mixture assumed", &russian, Placement::Uniform, Assume::Mixture),
        ("Russian packed, uniform assumed", &russian, Placement::Packed, Assume::Uniform),
        ("Russian packed, mixture assumed", &russian, Placement::Packed, Assume::Mixture),
    ];
    for (name, config, placement, assume) in runs {
        print(name, &measure(config, placement, &Level::ALL, boards, assume, Budget::ARENA)?);
    }
    Ok(())
}

/// The shots of somebody who shoots at cells in a random order.
fn random(name: &str, config: &Config, boards: u32) -> Answer {
    let placer = Placer::new(config);
    let shots = (0..boards).map(|number| {
        let board = placer.place(Placement::Uniform, &mut seed(1).stream(&format!("board {number}")))?;
        let mut cells = config.size().cells().collect_vec();
        seed(1).stream(&format!("random {number}")).shuffle(&mut cells);
        let mut owner = Owner::of(board);
        let last = cells.into_iter().position(|cell| {
            owner.answer(cell);
            owner.is_over()
        });
        Ok(last.map_or(0, |last| last + 1))
    });
    let shots: Vec<usize> = shots.collect::<Answer<_>>()?;
    println!("{name}, random: {:.2}", shots.iter().sum::<usize>() as f64 / f64::from(boards));
    Ok(())
}

fn play(boards: u32) -> Answer {
    let russian = Config::russian();
    for (name, budget) in [("arena", Budget::ARENA), ("play", Budget::PLAY)] {
        let report = measure(&russian, Placement::Uniform, &[Level::Strong], boards, Assume::Uniform, budget)?;
        print(&format!("Russian, work of {name}"), &report);
    }
    Ok(())
}

/// In turn the shooter answers the mixture of the placements so far as if he knew it, and the
/// placer adds the placement that needs the most shots then.
fn hard(boards: u32) -> Answer {
    let russian = Config::russian();
    let placements = [Placement::Uniform, Placement::Edge, Placement::Packed];
    let budget = Budget { samples: 500, additions: 300_000 };
    let mut counts = [1.0; 3];
    for round in 1..=6 {
        let assume = Assume::Ways(counts.map(|count: f64| count / counts.iter().sum::<f64>()));
        let shots = placements
            .map(|placement| measure(&russian, placement, &[Level::Strong], boards, assume, budget))
            .into_iter()
            .map_ok(|report| report.shooters[0].mean)
            .collect::<Answer<Vec<f64>>>()?;
        let worst = (0..3).max_by(|&one, &other| shots[one].total_cmp(&shots[other])).unwrap_or(0);
        println!("round {round}: {assume:.2?} needs {shots:.2?}");
        counts[worst] += 1.0;
    }
    for assume in [Assume::Mixture, Assume::Ways(counts.map(|count| count / counts.iter().sum::<f64>()))] {
        let report = measure(&russian, Placement::Hard, &[Level::Strong], boards, assume, budget)?;
        print(&format!("hard, {assume:.2?} assumed"), &report);
    }
    Ok(())
}

fn sampled(positions: u32) -> Answer {
    let russian = Config::russian();
    let shooter = Shooter::new(&russian, Assume::Uniform);
    let placer = Placer::new(&russian);
    let (mut within, mut all, mut near) = (0, 0, 0);
    let sample = Budget { samples: 3_000, additions: 0 };
    let count = Budget { samples: 0, additions: u64::MAX };
    for position in 0..positions {
        let mut draws = seed(position).stream("sampled");
        let mut owner = Owner::of(placer.place(Placement::Uniform, &mut draws)?);
        let mut knowledge = Knowledge::new(russian.clone());
        for _ in 0..10 + position % 30 {
            let shot = shooter.choose(&knowledge, Level::Density, &mut draws, sample, Limits::NONE)?;
            let (answer, length) = owner.answer(shot.cell);
            knowledge.note(shot.cell, answer, length);
        }
        let counted = shooter.heat(&knowledge, &mut draws, count, Limits::NONE)?;
        let sampled = shooter.heat(&knowledge, &mut draws, sample, Limits::NONE)?;
        for (&(_, exact), &(_, chance)) in counted.chances().iter().zip(sampled.chances()) {
            let distance = (exact.probability - chance.probability).abs();
            within += u32::from(distance <= 2.0 * chance.standard_error + 1e-9);
            near += u32::from(distance <= 0.02);
            all += 1;
        }
    }
    println!("{positions} positions: of {all} cells {within} within twice the error, {near} within 0.02");
    Ok(())
}

fn optimum() -> Answer {
    for (side, fleet) in [(4, "2-2"), (4, "3-1"), (4, "2-1-1"), (5, "3-2")] {
        let lengths: Vec<u32> = fleet.split('-').map(str::parse).collect::<Result<_, _>>()?;
        let layouts = optimum::layouts(side, side, &lengths);
        let shots =
            [Play::Optimal, Play::GreedyBest, Play::GreedyWorst].map(|play| optimum::mean(&layouts, side, play));
        println!("{side}x{side}, {fleet}: {} layouts; optimal and greedy, best and worst: {shots:.4?}", layouts.len());
    }
    Ok(())
}

fn speed(games: u32) -> Answer {
    let large = Setting::new(
        Size::new(18, 18)?,
        Fleet::usual(Size::new(18, 18)?),
        Variant { mines: 3, sweepers: 2, ..Variant::default() },
    )?;
    let games_of = [("10x10", Config::russian(), games), ("18x18 with mines", Config::new(large), games.div_ceil(5))];
    for (name, config, games) in games_of {
        let start = Instant::now();
        let shooter = Shooter::new(&config, Assume::Mixture);
        println!("{name}: prepared in {:.0?}", start.elapsed());
        let placer = Placer::new(&config);
        for (work, budget, map) in
            [("arena", Budget::ARENA, false), ("play", Budget::PLAY, false), ("map", Budget::PLAY, true)]
        {
            let mut times = Vec::new();
            for game in 0..games {
                let mut draws = seed(game).stream("speed");
                let board = placer.place(Placement::Uniform, &mut draws)?;
                play_out(&shooter, &config, board, budget, map, game, &mut times)?;
            }
            times.sort_unstable();
            let at = |part: usize| times[(times.len() - 1) * part / 100];
            println!("  {work}: median {:.1?}, p95 {:.1?}, longest {:.1?}", at(50), at(95), at(100));
        }
    }
    Ok(())
}

/// Plays a game, and notes the time of each shot, or of the map before it.
fn play_out(
    shooter: &Shooter,
    config: &Config,
    board: Board,
    budget: Budget,
    map: bool,
    game: u32,
    times: &mut Vec<std::time::Duration>,
) -> Answer {
    let mut draws = seed(game).stream("shots");
    let (mut owner, mut knowledge) = (Owner::of(board), Knowledge::new(config.clone()));
    while !owner.is_over() {
        let start = Instant::now();
        let shot = if map {
            shooter.heat(&knowledge, &mut draws, budget, Limits::NONE)?;
            times.push(start.elapsed());
            shooter.choose(&knowledge, Level::Density, &mut draws, budget, Limits::NONE)?
        } else {
            let shot = shooter.choose(&knowledge, Level::Strong, &mut draws, budget, Limits::NONE)?;
            times.push(start.elapsed());
            shot
        };
        let (answer, length) = owner.answer(shot.cell);
        knowledge.note(shot.cell, answer, length);
    }
    Ok(())
}
