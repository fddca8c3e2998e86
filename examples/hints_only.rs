//! Solves puzzles in the Explorer by hints alone, with no, some and all automatisms.
//!
//!     cargo run --release --features measure --example hints_only -- puzzles/levels.jsonl
//!
//! Checked are: every hint leads on, the end is reached, and the same hint is not counted twice.
//! The arguments are files of puzzles, one a line, of any game.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::{env, fs};

use rayon::prelude::*;
use smyoz::games::smyoz::techniques::ALL;
use smyoz::puzzles::Level;

#[path = "../tests/common/hints_only.rs"]
mod hints_only;
use hints_only::{Automatisms, Went, solve};

fn main() -> ExitCode {
    let registry = smyoz::built_in();
    let techniques: Vec<_> = ALL
        .iter()
        .filter(|technique| technique.suppositions().is_none())
        .map(|technique| (technique.id, technique.level == Level::Beginner))
        .collect();
    let mut puzzles = Vec::new();
    for path in env::args().skip(1) {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        for (line, number) in text.lines().zip(1..) {
            let puzzle = registry.read(line).unwrap_or_else(|error| panic!("{path}:{number}: {}", error.message));
            puzzles.push(puzzle.playable().unwrap_or_else(|| panic!("{path}:{number}: it cannot be played")));
        }
    }
    let ways = [Automatisms::None, Automatisms::Some, Automatisms::All];
    let all: Vec<_> = puzzles.iter().flat_map(|puzzle| ways.map(|way| (puzzle, way))).collect();
    let results: Vec<_> = all.par_iter().map(|(puzzle, way)| solve(&***puzzle, *way, &techniques)).collect();
    let mut rows: BTreeMap<String, (usize, usize, Went)> = BTreeMap::new();
    for ((puzzle, way), result) in all.iter().zip(&results) {
        let about = puzzle.about();
        let level = about.level.map_or("unrated", Level::name);
        let row = rows.entry(format!("{} {level}, automatisms: {way:?}", about.kind)).or_default();
        row.0 += 1;
        match result {
            Ok(went) => {
                row.1 += 1;
                row.2.hints += went.hints;
                row.2.counted += went.counted;
            }
            Err(reason) => println!("{} {way:?}: {reason}", about.id),
        }
    }
    for (name, (number, solved, went)) in &rows {
        println!("{name}: {solved} of {number} solved, {} hints, {} counted", went.hints, went.counted);
    }
    if results.iter().all(Result::is_ok) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
