//! Whether every step of a path rests on what it says that it rests on: each fact follows, and
//! nothing can be left out; and whether nothing before a mercy shot is opened rests on it.
//!
//!     cargo run --release --features measure --example because -- puzzles/levels.jsonl
//!     cargo run --release --features measure --example because -- --withheld 1000 --seed 43
//!
//! The arguments are files of puzzles, one a line, of SMYOZ or Sea Battle; `--withheld` draws this
//! many puzzles of each with withheld clues. Of each puzzle, the path is checked, and of some the
//! steps that show a cell.

use std::process::ExitCode;
use std::sync::Mutex;
use std::{env, fs};

use rayon::prelude::*;
use smyoz::games::smyoz::rate::{Effort, RateError, SolutionPath};
use smyoz::games::{sea_battle, smyoz as smyoz_game};
use smyoz::limits::Limits;
use smyoz::puzzles::Seed;

#[path = "../tests/common/because.rs"]
mod because;
#[path = "../tests/built_in/mod.rs"]
mod built_in;
#[path = "../tests/suite/mod.rs"]
mod suite;
use because::{Oracle, Seen};

/// A puzzle of one of the games.
enum Puzzle {
    Smyoz(Box<smyoz_game::puzzle::Puzzle>),
    SeaBattle(Box<sea_battle::Puzzle>),
}

/// Of every n-th puzzle, the steps that show some cell are checked, too. Odd, so that both games
/// have their share where they take turns.
const EVERY: usize = 5;

fn main() -> ExitCode {
    let (mut files, mut withheld, mut seed) = (Vec::new(), 0, Seed::try_from(0).expect("a seed"));
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse::<u32>().ok()).expect("a number");
        match argument.as_str() {
            "--withheld" => withheld = number(),
            "--seed" => seed = Seed::try_from(number()).expect("a seed has six digits"),
            _ => files.push(argument),
        }
    }
    let mut puzzles: Vec<(String, Puzzle)> = files.iter().flat_map(|path| read(path)).collect();
    puzzles.extend((0..withheld).flat_map(|number| {
        let smyoz = Puzzle::Smyoz(Box::new(built_in::smyoz::withheld(seed, number)));
        let sea = Puzzle::SeaBattle(Box::new(built_in::sea_battle::withheld(seed, number)));
        [(format!("smyoz {number}"), smyoz), (format!("sea-battle {number}"), sea)]
    }));
    let total = Mutex::new([(0, Seen::default()); 4]);
    let wrong: usize = puzzles
        .par_iter()
        .enumerate()
        .map_init(Oracle::default, |oracle, (at, (name, puzzle))| {
            let mut wrong = 0;
            for (kind, found) in check(puzzle, (at % EVERY == 0).then_some(at), oracle) {
                match found {
                    Ok(seen) => {
                        if seen.undecided > 0 {
                            println!("{name}: {} facts undecided", seen.undecided);
                        }
                        let (paths, all) = &mut total.lock().expect("nobody panicked")[kind];
                        *paths += 1;
                        all.add(seen);
                    }
                    Err(reason) => {
                        wrong += 1;
                        println!("{name}: {reason}");
                    }
                }
            }
            wrong
        })
        .sum();
    let kinds = ["paths of SMYOZ", "cells of SMYOZ", "paths of Sea Battle", "cells of Sea Battle"];
    for (kind, (paths, Seen { steps, facts, undecided })) in
        kinds.iter().zip(total.into_inner().expect("nobody panicked"))
    {
        println!("{paths} {kind}: {steps} steps, {facts} facts, {undecided} undecided");
    }
    println!("{wrong} wrong");
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn read(path: &str) -> Vec<(String, Puzzle)> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let puzzle = |line: &str| match line.contains("sea-battle-puzzle") {
        true => Puzzle::SeaBattle(serde_json::from_str(line).unwrap_or_else(|error| panic!("{path}: {error}"))),
        false => Puzzle::Smyoz(serde_json::from_str(line).unwrap_or_else(|error| panic!("{path}: {error}"))),
    };
    (1..).zip(text.lines()).map(|(number, line)| (format!("{path}:{number}"), puzzle(line))).collect()
}

/// The path, and the steps to a cell, if one with some number is wanted, each with its kind.
fn check(puzzle: &Puzzle, cell: Option<usize>, oracle: &mut Oracle) -> Vec<(usize, Result<Seen, String>)> {
    let wanted = |cells: usize| cell.map(|cell| cell * 7 % cells);
    match puzzle {
        Puzzle::Smyoz(puzzle) => {
            let path = match SolutionPath::of(puzzle, Effort::Cores, Limits::NONE) {
                Ok(path) => oracle.path(puzzle, &path.told),
                Err(RateError::UpToSymmetry) => return Vec::new(),
                Err(error) => Err(error.to_string()),
            };
            let cell = wanted(81).and_then(|cell| smyoz_game::Cell::all().nth(cell));
            let why = cell.map(|cell| (1, oracle.why(puzzle, cell).map_err(|why| format!("{cell}: {why}"))));
            [(0, path)].into_iter().chain(why).collect()
        }
        Puzzle::SeaBattle(puzzle) => {
            let path =
                sea_battle::SolutionPath::of(&**puzzle, Effort::Cores, Limits::NONE).map_err(|error| error.to_string());
            let path = path.and_then(|path| because::sea_battle_path(puzzle, &path.told));
            let size = puzzle.board.size();
            let cell = wanted(size.area()).and_then(|cell| size.cells().nth(cell));
            let why = |cell| because::sea_battle_why(puzzle, cell).map_err(|why| format!("{cell}: {why}"));
            [(2, path)].into_iter().chain(cell.map(|cell| (3, why(cell)))).collect()
        }
    }
}
