//! Whether all puzzles of Sea Battle with withheld counts can be rated and give hints. `cargo run
//! --release --example sea_battle_withheld -- 1000 1` draws so many puzzles from a seed. Those that
//! fail are written to standard output, a line each.

use std::env;
use std::panic::catch_unwind;
use std::process::ExitCode;
use std::time::Instant;

use smyoz::games::sea_battle::rate::hint;
use smyoz::games::sea_battle::selftest::withheld;
use smyoz::games::sea_battle::{Chart, Puzzle, SolutionPath};
use smyoz::limits::Limits;
use smyoz::puzzles::Seed;

fn main() -> ExitCode {
    let number = |at: usize, absent: u32| env::args().nth(at).map_or(absent, |text| text.parse().expect("a number"));
    let (puzzles, seed) = (number(1, 1000), Seed::try_from(number(2, 0)).expect("a seed has six digits"));
    let (start, mut failed, mut levels) = (Instant::now(), 0, [0; 5]);
    for number in 0..puzzles {
        let puzzle = withheld::draw(seed, number);
        match catch_unwind(|| level(&puzzle)) {
            Ok(Ok(level)) => levels[level] += 1,
            Ok(Err(_)) | Err(_) => {
                failed += 1;
                println!("{}", serde_json::to_string(&puzzle).expect("a puzzle is plain data"));
            }
        }
    }
    eprintln!("{puzzles} puzzles in {:.1} s, by level {levels:?}: {failed} failed", start.elapsed().as_secs_f64());
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The level of a puzzle, whose first hint can be given, too.
fn level(puzzle: &Puzzle) -> Result<usize, String> {
    let path = SolutionPath::of(puzzle, Limits::NONE).map_err(|error| error.to_string())?;
    let first = hint(&Chart::new(&puzzle.setting), puzzle, &[], Limits::NONE);
    if let (Err(error), false) = (first, path.told.is_empty()) {
        return Err(error.to_string());
    }
    Ok(path.rating.level as usize)
}
