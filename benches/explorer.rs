//! How long the Explorer's answers take: of each set of automatisms the median and the 99th
//! percentile over recorded games, an action and its view at a time, on one core.
//!
//!     cargo bench --bench explorer

use std::hint::black_box;
use std::time::{Duration, Instant};

use smyoz::explorer::Mode;
use smyoz::games::smyoz::front::play::{Action, Automatism, Beginning, Game, Source};
use smyoz::games::smyoz::techniques::ALL;
use smyoz::games::smyoz::{Cell, Seed};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::Level;

/// The number of games, and of shots in each.
const GAMES: u32 = 20;
const SHOTS: usize = 20;

fn main() {
    // `cargo test --benches` only tries whether it runs.
    let games = if std::env::args().any(|argument| argument == "--bench") { GAMES } else { 1 };
    for level in [None, Some(Level::Beginner), Some(Level::Advanced), Some(Level::Master)] {
        let mut times: Vec<Duration> = (0..games).flat_map(|number| times(number, level)).collect();
        times.sort_unstable();
        let at = |hundredth: usize| times[(times.len() - 1) * hundredth / 100].as_secs_f64() * 1e3;
        let name = level.map_or("none", Level::name);
        println!("{name:>8}: {} answers, median {:.1} ms, 99th percentile {:.1} ms", times.len(), at(50), at(99));
    }
}

/// How long each answer of a game takes: shots at random cells, and the view after each.
fn times(number: u32, level: Option<Level>) -> Vec<Duration> {
    let seed = Seed::try_from(number).expect("a small number");
    let mut cells: Vec<Cell> = Cell::all().collect();
    seed.stream("bench").shuffle(&mut cells);
    let mut game = Game::new(Beginning { mode: Mode::Game, source: Source::Seed(seed) }, Limits::NONE)
        .expect("a seed can be played");
    let known = |technique: &&_| -> bool {
        let technique: &smyoz::games::smyoz::techniques::Technique = technique;
        level.is_some_and(|level| technique.level <= level) && technique.suppositions().is_none()
    };
    let techniques = ALL.iter().filter(known).map(Automatism).collect();
    game.play(Action::Choose { techniques }, 0).expect("automatisms can be chosen");
    cells.truncate(SHOTS);
    let answer = |cell: Cell| {
        let start = Instant::now();
        game.play(Action::Shoot { cell, z: false }, 1000).expect("no cell is shot twice");
        black_box(serde_json::to_string(&game.view(Lang::Hu)).expect("a view can be written"));
        start.elapsed()
    };
    cells.into_iter().map(answer).collect()
}
