//! Solves published boards of Sea Battle and says how long it takes on one core: `cargo run
//! --release --features measure --example sea_battle_boards -- FILE`, in any format that `convert`
//! reads; by default the 303 boards of CSPLib's problem 014.
//!
//! Each board must have one solution, by either engine. Then, without the cells that are shown, all
//! layouts that fit the counts are counted.

use std::error::Error;
use std::fs;
use std::time::{Duration, Instant};

use smyoz::engines::Solutions;
use smyoz::games::sea_battle::{Clue, Clues, Entry, Format, Layout, encode, search};
use smyoz::limits::{Budget, Limits};

/// The boards of CSPLib.
const CSPLIB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sea_battle/csplib014_all.pl");

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).unwrap_or_else(|| CSPLIB.to_owned());
    let text = fs::read_to_string(&file)?;
    let format = Format::detect(&text).ok_or("expected puzzles in a format that `convert` reads")?;
    let boards = format.read(&text)?;
    println!("{} boards of {file}", boards.len());
    let search = |board: &Entry| {
        search::Engine::new(&board.puzzle.board).solutions(&board.puzzle.clues, 1, &mut Budget::new(Limits::NONE))
    };
    let sat = |board: &Entry| {
        encode::Engine::<smyoz::sat::BatSat>::new(&board.puzzle.board).solutions(
            &board.puzzle.clues,
            1,
            &mut Budget::new(Limits::NONE),
        )
    };
    solve("search", &boards, search)?;
    solve("SAT", &boards, sat)?;
    count(&boards);
    Ok(())
}

/// Solves all boards, each by an engine that is built for it.
fn solve(
    engine: &str,
    boards: &[Entry],
    solutions: impl Fn(&Entry) -> Solutions<Layout>,
) -> Result<(), Box<dyn Error>> {
    let mut times = Vec::new();
    for board in boards {
        let start = Instant::now();
        let found = solutions(board);
        times.push(start.elapsed());
        if found.unique().is_none() {
            return Err(format!("{}: not unique by {engine}", board.name.as_deref().unwrap_or("a board")).into());
        }
    }
    println!("{engine}: all unique; {}", described(&times));
    Ok(())
}

/// Counts the layouts that fit the counts of each board alone.
fn count(boards: &[Entry]) {
    let (mut times, mut counts) = (Vec::new(), Vec::new());
    for Entry { name, puzzle } in boards {
        let mut clues = Clues::none(puzzle.board.size());
        clues.extend(puzzle.clues.iter().filter(|clue| matches!(clue, Clue::Count(_))));
        let engine = search::Engine::new(&puzzle.board);
        let start = Instant::now();
        let count = engine.count(&clues, u64::MAX, &mut Budget::new(Limits::NONE)).expect("there is no limit");
        times.push(start.elapsed());
        counts.push((count, name.as_deref().unwrap_or("without a name")));
    }
    counts.sort_unstable();
    let [(median, _), (most, name)] = [counts[counts.len() / 2], counts[counts.len() - 1]];
    let times = described(&times);
    println!("without shown cells: {median} layouts in the median, {most} at most (board {name}); {times}");
}

fn described(times: &[Duration]) -> String {
    let total: Duration = times.iter().sum();
    let most = times.iter().max().copied().unwrap_or_default();
    let mean = total / times.len().max(1) as u32;
    format!("{total:.2?} in all, {mean:.2?} in the mean, {most:.2?} at most")
}
