//! Tries hostile cases on the command, and prints a table: tried, answered, refused, lost.
//!
//! ```sh
//! cargo build --release
//! cargo run --release --features measure --example hostile -- [CASES] [SEED] [PROGRAM]
//! ```
//!
//! CASES is the number of the first two families; slower ones have fewer. Nothing must be lost: the
//! exit code is 1 if anything is, and each case is named.

mod cases;
mod mutants;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use cases::{Bench, FAMILIES, table};
use rayon::prelude::*;
use smyoz::puzzles::Seed;

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let mut number = |usual: u32| arguments.next().map_or(Some(usual), |text| text.parse().ok());
    let (Some(cases), Some(seed)) = (number(4000), number(1)) else {
        eprintln!("expected numbers: [CASES] [SEED] [PROGRAM]");
        return ExitCode::from(2);
    };
    let beside = || env::current_exe().ok()?.ancestors().nth(2).map(|directory| directory.join("smyoz"));
    let Some(program) = arguments.next().map(PathBuf::from).or_else(beside) else { return ExitCode::from(2) };
    let bench = Bench::new(program);
    let seed = Seed::try_from(seed).expect("a seed has six digits");
    // Two at a time: most cases wait for a process.
    let rows: Vec<_> = FAMILIES
        .par_iter()
        .map(|family| (family.name, bench.attempt(family, (cases as usize).div_ceil(family.weight), seed)))
        .collect();
    print!("{}", table(&rows));
    let lost: Vec<String> =
        rows.iter().flat_map(|(name, tally)| tally.lost.iter().map(move |lost| format!("{name}: {lost}"))).collect();
    lost.iter().for_each(|lost| eprintln!("{lost}"));
    if lost.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
