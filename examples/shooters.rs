//! How well the programs of Sea Battle shoot: `cargo run --release --features measure --example
//! shooters -- WHAT [BOARDS]` prints what stands in `docs/contest.md`.
//!
//! | what | |
//! |---|---|
//! | `table` | *strong* beside *density*, on uniform and on packed boards |
//! | `quick` | the other levels, and shooters who know less, at 20,000 boards |
//! | `ahead` | *strong* with a look-ahead of one shot |
//! | `play` | *strong* with the work of the arena and of play |
//! | `hard` | the mixture of placements, by fictitious play |
//! | `sampled` | sampled probabilities against counted ones, on this many positions |
//! | `optimum` | the shots of optimal and of greedy play on small boards |
//! | `speed` | the time of a shot, and of the map of probabilities in play |

use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use itertools::Itertools;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use smyoz::contest::{Mean, Summary};
use smyoz::games::sea_battle::fraud::Answer as Heard;
use smyoz::games::sea_battle::shooting::{
    Assume, Board, Budget, Chance, Config, Knowledge, Level, Owner, Placement, Placer, Plan, Report, Shooter,
    measure_shooters,
};
use smyoz::games::sea_battle::{Cell, CellSet, Fleet, Setting, Size, Variant};
use smyoz::limits::Limits;
use smyoz::puzzles::{Seed, Stream};

use self::optimum::Play;

#[path = "../tests/common/optimum.rs"]
mod optimum;

type Answer<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> Answer {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let number: Option<u32> = arguments.next().map(|text| text.parse()).transpose()?;
    match what.as_str() {
        "table" => table(&[Level::Density, Level::Strong], number.unwrap_or(300)),
        "quick" => table(&[Level::Easy, Level::Medium, Level::Density], number.unwrap_or(20_000)),
        "ahead" => ahead(number.unwrap_or(100)),
        "play" => play(number.unwrap_or(100)),
        "hard" => hard(number.unwrap_or(100)),
        "sampled" => sampled(number.unwrap_or(50)),
        "optimum" => optimum(),
        "speed" => speed(number.unwrap_or(10)),
        _ => Err("expected table, quick, ahead, play, hard, sampled, optimum or speed".into()),
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
        line(&figures.level, figures.mean, figures.median);
    }
    for pair in &report.paired {
        println!("  {} − {}: {:+.2} ± {:.2}", pair.a, pair.b, pair.difference, pair.ci95);
    }
}

fn line(name: &str, Mean { mean, ci95 }: Mean, median: f64) {
    println!("  {name:8} {mean:6.2} ± {ci95:.2}, median {median}");
}

fn table(levels: &[Level], boards: u32) -> Answer {
    let (american, russian) = (Config::milton_bradley(), Config::russian());
    let has_strong = levels.contains(&Level::Strong);
    for (name, config) in [("American", &american), ("Russian", &russian)].into_iter().filter(|_| !has_strong) {
        println!("{name}, {boards} boards");
        for search in [Search::Random, Search::Hunt, Search::Parity] {
            blind(config, search, boards)?;
        }
    }
    let runs = [
        ("American", &american, Placement::Uniform, Assume::Uniform),
        ("Russian", &russian, Placement::Uniform, Assume::Uniform),
        ("Russian, mixture assumed", &russian, Placement::Uniform, Assume::Mixture),
        ("Russian packed, uniform assumed", &russian, Placement::Packed, Assume::Uniform),
        ("Russian packed, mixture assumed", &russian, Placement::Packed, Assume::Mixture),
    ];
    // What is assumed concerns *strong* alone.
    let runs = runs.into_iter().filter(|&(.., assume)| has_strong || assume == Assume::Uniform);
    for (name, config, placement, assume) in runs {
        print(name, &measure(config, placement, levels, boards, assume, Budget::ARENA)?);
    }
    Ok(())
}

/// How somebody shoots who hears hits, but not that a ship is sunk.
#[derive(Clone, Copy, Debug)]
enum Search {
    /// At all cells in a random order.
    Random,
    /// The same, but next at the neighbours of what was hit, the last ones first (Berry 2011).
    Hunt,
    /// The same, but searches every other cell only, as long as there is one.
    Parity,
}

fn blind(config: &Config, search: Search, boards: u32) -> Answer {
    let placer = Placer::new(config);
    let shots = (0..boards).into_par_iter().map(|number| {
        let board = placer.place(Placement::Uniform, &mut seed(1).stream(&format!("board {number}"))).ok()?;
        let mut draws = seed(1).stream(&format!("{search:?} {number}"));
        let mut order = config.size().cells().collect_vec();
        draws.shuffle(&mut order);
        if let Search::Parity = search {
            // The last ones are shot at first.
            order.sort_by_key(|cell| (cell.column() + cell.row()).is_multiple_of(2));
        }
        Some(blind_shots(config, Owner::of(board), order, !matches!(search, Search::Random), &mut draws))
    });
    let shots: Vec<u32> = shots.collect::<Option<_>>().ok_or("there is no board")?;
    let Summary { mean, median, .. } = Summary::of(&shots);
    line(&format!("{search:?}").to_lowercase(), mean, median);
    Ok(())
}

/// Shoots at cells from the last on, if wanted at the neighbours of hits first.
fn blind_shots(config: &Config, mut owner: Owner, mut order: Vec<Cell>, hunts: bool, draws: &mut Stream) -> u32 {
    let (mut shots, mut next) = (0, Vec::new());
    let mut open: CellSet = config.size().all();
    while !owner.is_over() {
        let cell = next.pop().or_else(|| order.pop()).expect("ships are left");
        if !open.contains(cell) {
            continue;
        }
        open.remove(cell);
        shots += 1;
        if matches!(owner.answer(cell).0, Heard::Hit | Heard::Sunk) && hunts {
            let mut beside = beside(config.size(), cell);
            draws.shuffle(&mut beside);
            next.extend(beside);
        }
    }
    shots
}

/// The cells that share a side with a cell.
fn beside(size: Size, cell: Cell) -> Vec<Cell> {
    let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let step =
        |(columns, rows)| Some((cell.column().checked_add_signed(columns)?, cell.row().checked_add_signed(rows)?));
    let inside = |&(column, row): &(u8, u8)| column < size.width() && row < size.height();
    steps.into_iter().filter_map(step).filter(inside).map(|(column, row)| Cell::at(column, row)).collect()
}

/// *Strong* beside the same with a look-ahead of one shot: of the likeliest cells, it shoots at the
/// one after which the next shot, too, is likeliest to hit.
fn ahead(boards: u32) -> Answer {
    let config = Config::russian();
    let (shooter, placer) = (Shooter::new(&config, Assume::Uniform), Placer::new(&config));
    let needs = |number: u32, candidates: usize| -> Option<u32> {
        let board = placer.place(Placement::Uniform, &mut seed(1).stream(&format!("board {number}"))).ok()?;
        let (mut owner, mut knowledge) = (Owner::of(board), Knowledge::new(config.clone()));
        let mut draws = seed(1).stream(&format!("ahead {number}"));
        while !owner.is_over() {
            let cell = look_ahead(&shooter, &knowledge, candidates, &mut draws)?;
            let (answer, length) = owner.answer(cell);
            knowledge.note(cell, answer, length);
        }
        Some(knowledge.shots() as u32)
    };
    let shots = (0..boards).into_par_iter().map(|number| Some((needs(number, 1)?, needs(number, 4)?)));
    let (strong, ahead) = shots.collect::<Option<_>>().ok_or("there is no shot")?;
    compare("Russian", &[("strong", strong), ("ahead", ahead)]);
    Ok(())
}

/// Of this many of the likeliest cells, the one with the greatest probability of a hit and of a hit
/// by the best shot after its answer, added.
fn look_ahead(shooter: &Shooter, knowledge: &Knowledge, candidates: usize, draws: &mut Stream) -> Option<Cell> {
    /// How much less likely than the best a cell may be.
    const NEAR: f64 = 0.04;
    let mut heat = |knowledge: &Knowledge| shooter.heat(knowledge, draws, Budget::ARENA, Limits::NONE).ok();
    let now = heat(knowledge)?;
    let best = now.best()?.probability;
    let near = now.chances().iter().filter(|(_, chance)| chance.probability >= best - NEAR);
    let likelier =
        |(_, one): &&(Cell, Chance), (_, other): &&(Cell, Chance)| other.probability.total_cmp(&one.probability);
    let near = near.sorted_by(likelier).take(if best < 0.999 { candidates } else { 1 }).collect_vec();
    if let [(cell, _)] = near.as_slice() {
        return Some(*cell);
    }
    let mut value = |cell: Cell, probability: f64| {
        let after = [Heard::Miss, Heard::Hit, Heard::Sunk].map(|answer| {
            let mut knowledge = knowledge.clone();
            knowledge.note(cell, answer, None);
            // Answers that no layout gives say nothing.
            heat(&knowledge).map_or((f64::NEG_INFINITY, 0.0), |heat| {
                (heat.evidence(), heat.best().map_or(0.0, |best| best.probability))
            })
        });
        let [(_, missed), (hit, after_hit), (sunk, after_sunk)] = after;
        let sinks = 1.0 / (1.0 + (hit - sunk).exp());
        let again = (1.0 - sinks) * after_hit + sinks * after_sunk;
        probability + (1.0 - probability) * missed + probability * again
    };
    let values = near.into_iter().map(|&(cell, chance)| (value(cell, chance.probability), cell));
    values.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, cell)| cell)
}

fn play(boards: u32) -> Answer {
    let needs = |name: &'static str, budget| -> Answer<(&'static str, Vec<u32>)> {
        let report =
            measure(&Config::russian(), Placement::Uniform, &[Level::Strong], boards, Assume::Uniform, budget)?;
        Ok((name, report.shooters[0].shots.iter().map(|&shots| shots.into()).collect()))
    };
    compare("Russian", &[needs("arena", Budget::ARENA)?, needs("play", Budget::PLAY)?]);
    Ok(())
}

/// Prints the shots of two shooters at the same boards.
fn compare(title: &str, [(one, ones), (other, others)]: &[(&str, Vec<u32>); 2]) {
    println!("{title}, {} boards", ones.len());
    for (name, shots) in [(one, ones), (other, others)] {
        let Summary { mean, median, .. } = Summary::of(shots);
        line(name, mean, median);
    }
    let differences = ones.iter().zip(others).map(|(&one, &other)| f64::from(other) - f64::from(one)).collect_vec();
    let Mean { mean, ci95 } = Mean::of(&differences);
    println!("  {other} − {one}: {mean:+.2} ± {ci95:.2}");
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
            .map_ok(|report| report.shooters[0].mean.mean)
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
        let shots = |best, worst| [best, worst].map(|play| optimum::mean(&layouts, side, play));
        println!("{side}x{side}, {fleet}: {} layouts", layouts.len());
        println!("  optimal {:.4}", optimum::mean(&layouts, side, Play::Optimal));
        println!("  greedy, best and worst of equal cells {:.4?}", shots(Play::GreedyBest, Play::GreedyWorst));
        println!("  with a look-ahead of one shot {:.4?}", shots(Play::AheadBest, Play::AheadWorst));
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
