//! Lets programs play each other:
//! `cargo run --release -p game-garnsi-malom --features measure --example arena VARIANT
//! PROGRAMS GAMES [SEED]`, for example `'{"game":"six"}' strong:100000,greedy 100`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use game_garnsi_malom::contest::GarnsiMalom;
use game_garnsi_malom::programs::{Level, Program};
use smyoz_core::contest::{Mean, Player, Rotation, Seat, play_out};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;

/// What a game brought: the share of the win of each program, and the number of moves.
struct Played {
    shares: Vec<f64>,
    moves: usize,
    has_first_won: bool,
}

fn program(text: &str) -> Program {
    let (level, work) = text.split_once(':').unwrap_or((text, "100000"));
    let level: Level = level.parse().unwrap_or_else(|error| panic!("{error}"));
    Program::new(level, work.parse().expect("a number of steps"))
}

fn play(rules: &GarnsiMalom, programs: &[Program], game: u64, seed: Seed) -> Played {
    let seats = programs.len();
    let rotation = Rotation::of(game, seats);
    let players: Vec<&dyn Player<GarnsiMalom>> =
        (0..seats).map(|seat| &programs[rotation.player(Seat(seat))] as &dyn Player<GarnsiMalom>).collect();
    let mut draws: Vec<_> = (0..seats).map(|seat| seed.stream(&format!("arena {game} {seat}"))).collect();
    let start = Seed::try_from((seed.number() + rotation.start as u32) % Seed::COUNT).expect("a seed");
    let played = play_out(rules.clone(), rules.begin(start), &players, &mut draws, Limits::NONE);
    let referee = played.expect("nothing cancels it");
    let winners = referee.outcome().expect("the game is over").winners;
    let mut shares = vec![0.0; seats];
    for seat in &winners {
        shares[rotation.player(*seat)] += 1.0 / winners.len() as f64;
    }
    if winners.is_empty() {
        shares = vec![1.0 / seats as f64; seats];
    }
    Played { shares, moves: referee.turns().len(), has_first_won: winners == [Seat(0)] }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let variant = serde_json::from_str(&args[0]).expect("a variant as JSON");
    let rules = GarnsiMalom::of_variant(&variant).unwrap_or_else(|error| panic!("{error}"));
    let names: Vec<&str> = args[1].split(',').collect();
    let programs: Vec<Program> = names.iter().map(|name| program(name)).collect();
    let games: u64 = args[2].parse().expect("a number of games");
    let seed: Seed = args.get(3).map_or("1", String::as_str).parse().expect("a seed");
    let (next, all, begun) = (AtomicU64::new(0), Mutex::new(Vec::new()), Instant::now());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let played = play(&rules, &programs, game, seed);
                    all.lock().expect("no thread has panicked").push(played);
                }
            });
        }
    });
    let all = all.into_inner().expect("no thread has panicked");
    for (number, name) in names.iter().enumerate() {
        let shares: Vec<f64> = all.iter().map(|game| game.shares[number]).collect();
        let Mean { mean, ci95 } = Mean::of(&shares);
        println!("{name}: {:.1} ± {:.1} of 100", 100.0 * mean, 100.0 * ci95);
    }
    let shared = all.iter().filter(|game| game.shares.iter().all(|&share| share < 1.0)).count();
    let moves = all.iter().map(|game| game.moves).sum::<usize>() as f64 / games as f64;
    let first = all.iter().filter(|game| game.has_first_won).count();
    let seconds = begun.elapsed().as_secs_f64();
    println!("{games} games in {seconds:.0} s: {shared} shared, {first} won by seat 1 alone, {moves:.0} moves a game");
}
