//! Whether all puzzles with withheld counts or items can be rated, explained step by step, and give
//! hints. `cargo run --release --features measure --example withheld -- sea-battle 1000 1` draws
//! this many puzzles from a seed; the other game is `smyoz`. Those that fail are written to
//! standard output, a line each.

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::Instant;

use rayon::prelude::*;
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::{Level, Seed};
use smyoz::rating::{NotTold, Told};
use smyoz::registry::AnyPuzzle;

#[path = "../tests/built_in/mod.rs"]
mod built_in;
#[path = "../tests/suite/mod.rs"]
mod suite;

fn main() -> ExitCode {
    let argument = |at: usize| env::args().nth(at);
    let number = |at: usize, absent: u32| argument(at).map_or(absent, |text| text.parse().expect("a number"));
    let (puzzles, seed) = (number(2, 1000), Seed::try_from(number(3, 0)).expect("a seed has six digits"));
    let draw: fn(Seed, u32) -> Box<dyn AnyPuzzle> = match argument(1).as_deref() {
        Some("smyoz") => |seed, number| Box::new(built_in::smyoz::withheld(seed, number)),
        Some("sea-battle") => |seed, number| Box::new(built_in::sea_battle::withheld(seed, number)),
        game => panic!("expected smyoz or sea-battle, found {game:?}"),
    };
    let start = Instant::now();
    let rated: Vec<Option<Level>> = (0..puzzles)
        .into_par_iter()
        .map(|number| {
            let puzzle = draw(seed, number);
            let level = catch_unwind(AssertUnwindSafe(|| level(&*puzzle)));
            let level = level.ok().and_then(Result::ok);
            if level.is_none() {
                println!("{}", puzzle.line());
            }
            level
        })
        .collect();
    let of_level = |level: Option<Level>| rated.iter().filter(|&&rated| rated == level).count();
    let (levels, failed) = (Level::ALL.map(|level| of_level(Some(level))), of_level(None));
    eprintln!("{puzzles} puzzles in {:.1} s, by level {levels:?}: {failed} failed", start.elapsed().as_secs_f64());
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The level of a puzzle. Its path and its first hint are also computed.
fn level(puzzle: &dyn AnyPuzzle) -> Result<Level, NotTold> {
    let (path, rated) = puzzle.path(Told::Needed, false, Lang::En, Limits::NONE)?;
    if !path.steps.is_empty() {
        puzzle.hint("", false, Lang::En, Limits::NONE)?;
    }
    Ok(rated.level().expect("it was rated just now"))
}
