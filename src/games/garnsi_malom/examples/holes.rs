//! Looks for boards with as many holes as possible, then for a proof that no board has more:
//! `cargo run --release -p game-garnsi-malom --features measure --example holes SIDE SECONDS`.
//!
//! A third of the cells is filled at least. For a hole sees a digit of each kind, so its row, its
//! column and its box, of n cells each, hold n digits or more. Summed over all holes, a unit with p
//! digits counts p (n − p) times, and this is largest if all units hold as many.

use std::time::{Duration, Instant};

use game_garnsi_malom::holes::{Holes, Options};
use smyoz_core::declared::Declared as _;
use smyoz_core::engines::SatEngine;
use smyoz_core::game::Game as _;
use smyoz_core::limits::{Budget, Limits};
use smyoz_core::puzzles::{Bounds, Seed};

/// The board of the first seed that has one with so many holes, within a time.
fn drawn(side: u8, holes: u8, time: Duration) -> Option<Vec<String>> {
    let options = Options { side, holes: Some(Bounds::just(holes.into())), ..Options::default() };
    let begun = Instant::now();
    let is_over = || begun.elapsed() >= time;
    let mut layouts =
        Seed::all().map_while(|seed| (!is_over()).then(|| Holes::draw(&options, seed, Limits::until(&is_over))));
    let (_, layout) = layouts.find_map(Result::ok)?;
    Some(layout.grid.rows(|cell| layout.at(cell)))
}

/// Whether a solver shows that no board has so many holes; `None` if its time is over.
fn is_impossible(side: u8, holes: u8, time: Duration) -> Option<bool> {
    let (board, begun) = (Holes { side, holes, shown: false }, Instant::now());
    let is_over = || begun.elapsed() >= time;
    let found =
        SatEngine::<Holes>::new(&board).solutions(&board.clues([]), 1, &mut Budget::new(Limits::until(&is_over)));
    match &found.layouts[..] {
        [] => found.complete.then_some(true),
        _ => Some(false),
    }
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let [side, seconds] = numbers[..] else { panic!("expected a side and a number of seconds") };
    let (side, time) = (side as u8, Duration::from_secs(seconds));
    let mut most = Holes::FEWEST;
    while let Some(rows) = drawn(side, most + 1, time) {
        most += 1;
        println!("{most} holes: {}", rows.join(" "));
    }
    let cells = side * side;
    let mut bound = cells - cells.div_ceil(3);
    println!("by counting, {bound} at most");
    while bound > most {
        let is_impossible = is_impossible(side, bound, time);
        if is_impossible != Some(true) {
            let seen = if is_impossible.is_some() { "exists" } else { "may exist" };
            println!("a board with {bound} holes {seen}");
            return;
        }
        bound -= 1;
        println!("by a proof, {bound} at most");
    }
}
