//! Star Battle: how to add a game to the library.
//!
//! A square board is divided into regions, as many as it has rows. Each row, column and region
//! holds the same number of stars, and no two stars touch, not even at a corner. A puzzle shows a
//! few cells, without which it would have several solutions, or be harder than its level.
//!
//! `cargo run --release --example star_battle -- compose --want 5 --out stars`, then `verify
//! stars`, `rate --walkthrough stars`, and so on: see `docs/new-game.md`.

mod board;
mod clues;
mod deduction;
mod encoding;
mod puzzle;
mod reasoning;
mod search;
mod seeds;
mod techniques;
#[cfg(test)]
mod tests;
mod words;

use std::process::ExitCode;

use clap::Args;
use smyoz::puzzles::Seed;
use smyoz::registry::{Entry, Registry, StandardGame};

use board::{Board, Cells};

/// The game.
struct StarBattle;

/// Its options.
#[derive(Args)]
#[command(next_help_heading = "Star Battle")]
struct Options {
    /// Rows and columns of the board
    #[arg(long, default_value = "8", value_parser = clap::value_parser!(u8).range(4..=11))]
    side: u8,
    /// Stars in each row, column and region: at most a quarter of the rows
    #[arg(id = "stars-per-row", long = "per-row", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=2))]
    stars: u8,
}

impl StandardGame for StarBattle {
    type Board = Board;
    type Options = Options;

    const FINGERPRINT: &'static str = "star battle 1";
    const CLUE: &'static str = "shown cell";

    fn check(&Options { side, stars }: &Options) -> Result<(), String> {
        if 4 * stars <= side {
            Ok(())
        } else {
            Err(format!("a board of {side} rows has no room for {stars} stars each"))
        }
    }

    fn draw(&Options { side, stars }: &Options, seed: Seed) -> Result<(Board, Cells), String> {
        seeds::draw(side.into(), stars.into(), seed).map_err(|error| error.to_string())
    }
}

fn main() -> ExitCode {
    smyoz::cli::run(&Registry::new(vec![Entry::<StarBattle>::GAME]))
}
