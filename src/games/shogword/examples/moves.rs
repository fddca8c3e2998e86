//! Compares the move generator with the plain one on many positions, and times it.
//!
//! ```text
//! cargo run --release -p game-shogword --features measure --example moves -- 2000
//! ```
//!
//! The positions are those of games between random programs and between greedy ones, without and
//! with `easy`. Each is timed five times, without anything remembered from other positions, and the
//! shortest time counts: the machine may be busy.

use std::collections::HashSet;
use std::error::Error;
use std::time::{Duration, Instant};

use game_shogword::plain::Plain;
use game_shogword::{Letter, Level, Move, Options, Position, Program, Shogword};
use rayon::prelude::*;
use smyoz_core::contest::{Contest, Player, play_out};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;

fn main() -> Result<(), Box<dyn Error>> {
    let wanted: usize = std::env::args().nth(1).ok_or("expected a number of positions")?.parse()?;
    let mut times = Vec::new();
    for easy in [false, true] {
        let rules = Shogword::polish(Options { easy, deal: true, strict: false });
        let words: HashSet<Vec<Letter>> = rules.words().all().into_iter().collect();
        let plain = Plain::new(rules.words().alphabet(), easy, |word| words.contains(word));
        let mut positions = Vec::new();
        for number in 0.. {
            let seed = Seed::try_from(number)?;
            positions.extend([Level::Random, Level::Greedy].into_iter().flat_map(|level| game(&rules, level, seed)));
            if positions.len() >= wanted / 2 {
                break;
            }
        }
        positions.truncate(wanted / 2);
        times.extend(positions.iter().map(|position| time(&rules, position)));
        let differing = positions.par_iter().filter(|position| !are_equal(&rules, &plain, position)).count();
        println!("easy: {easy}; positions: {}; with different moves: {differing}", positions.len());
    }
    times.sort_unstable();
    let quantile = |of_100: usize| times[(times.len() - 1) * of_100 / 100];
    println!("time of a position: median {:?}, p95 {:?}, longest {:?}", quantile(50), quantile(95), quantile(100));
    Ok(())
}

/// The positions of a game.
fn game(rules: &Shogword, level: Level, seed: Seed) -> Vec<Position> {
    let program = Program::new(level);
    let players: [&dyn Player<Shogword>; 2] = [&program, &program];
    let mut draws = ["moves 1", "moves 2"].map(|tag| seed.stream(tag));
    let played = play_out(rules.clone(), rules.begin(seed), &players, &mut draws, Limits::NONE);
    let referee = played.expect("nobody cancels");
    (0..=referee.turns().len()).map(|moves| referee.after(moves)).collect()
}

fn time(rules: &Shogword, position: &Position) -> Duration {
    let once = || {
        let start = Instant::now();
        rules.legal(position);
        start.elapsed()
    };
    (0..5).map(|_| once()).min().expect("five times")
}

fn are_equal(rules: &Shogword, plain: &Plain<'_>, position: &Position) -> bool {
    let mut moves: Vec<Move> = rules.legal(position);
    moves.sort_unstable();
    moves == plain.moves(position)
}
