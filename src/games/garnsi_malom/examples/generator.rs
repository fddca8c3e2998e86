//! Compares the rules with the plain statement of them in `tests/plain` on many games:
//! `cargo run --release -p game-garnsi-malom --features measure --example generator [GAMES]`.

#[path = "../tests/plain/mod.rs"]
mod plain;

use plain::{STYLES, VARIANTS, compare};
use smyoz_core::puzzles::Seed;

fn main() {
    let games = std::env::args().nth(1).map_or(20, |text| text.parse().expect("a number of games"));
    for variant in VARIANTS {
        for style in STYLES {
            let seeds = Seed::all().skip(1_000).take(games);
            let positions: usize = seeds.map(|seed| compare(variant, style, seed)).sum();
            println!("{variant} {style:?}: equal at {positions} positions of {games} games");
        }
    }
}
