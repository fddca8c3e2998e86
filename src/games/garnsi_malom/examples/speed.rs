//! Measures how fast moves are found, each with its number of mills:
//! `cargo run --release -p game-garnsi-malom --features measure --example speed`.

use std::hint::black_box;
use std::time::Instant;

use game_garnsi_malom::contest::{GarnsiMalom, Kind, Phase, Position};
use smyoz_core::contest::Contest;
use smyoz_core::puzzles::Seed;

/// Positions of the moving phase from this many random games.
const GAMES: u32 = 50;

/// How often the moves of each position are found.
const TIMES: u32 = 2_000;

fn positions(rules: &GarnsiMalom) -> Vec<Position> {
    let mut positions = Vec::new();
    for seed in Seed::all().take(GAMES as usize) {
        let (mut position, mut draws) = (rules.begin(seed), seed.stream("speed"));
        while rules.turn(&position).is_some() && positions.len() < 2_000 {
            let legal = rules.legal(&position);
            let chosen = legal[draws.below(legal.len() as u64) as usize];
            rules.play(&mut position, &chosen).expect("the move is legal");
            positions.extend((position.phase() == Phase::Moving).then(|| position.clone()));
        }
    }
    positions
}

fn main() {
    for kind in Kind::ALL {
        let rules = GarnsiMalom::of(kind);
        let positions = positions(&rules);
        let (begun, mut moves, mut mills) = (Instant::now(), 0_u64, 0_u64);
        for position in std::iter::repeat_n(&positions, TIMES as usize).flatten() {
            rules.each_step(black_box(position), |step| {
                moves += 1;
                mills += u64::from(black_box(step).mills);
            });
        }
        let rate = moves as f64 / begun.elapsed().as_secs_f64() / 1e6;
        let found = moves / u64::from(TIMES) / positions.len() as u64;
        println!("{kind}: {rate:.0} million moves a second, {found} a position ({mills} mills)");
    }
}
