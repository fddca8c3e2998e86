//! Ratings: properties of the solution path, the level and the score, whatever the puzzle.

mod checks;
mod hints;
mod orders;
mod paths;
mod suppositions;
mod wordings;

use crate::common;
use smyoz::games::smyoz::compose::{Difficulty, Goal, Wanted};
use smyoz::games::smyoz::puzzle::{Puzzle, read_lines};
use smyoz::games::smyoz::rate::Rating;
use smyoz::games::smyoz::techniques::Technique;
use smyoz::games::smyoz::{Clues, Smyoz};
use smyoz::limits::Limits;
use smyoz::puzzles::Level;
use smyoz::rating::solves;
use std::fs;
use std::sync::LazyLock;

fn order(level: &str) -> Difficulty {
    let level = level.parse().unwrap();
    Difficulty::of(level, level)
}

fn technique(id: &str) -> &'static Technique {
    Technique::by_id(id).unwrap()
}

/// The puzzle of a seed that is made to order, if there is one.
fn made(number: u32, order: Difficulty) -> Option<Puzzle> {
    common::lean(number, &Wanted::default(), Goal::ToOrder(order)).ok()
}

/// Puzzles of each level that techniques solve.
static ORDERED: LazyLock<Vec<(Level, Puzzle)>> = LazyLock::new(|| {
    let levels = [Level::Beginner, Level::Advanced, Level::Master].into_iter();
    let puzzles = levels.flat_map(|level| (0..4).map(move |number| (level, number)));
    puzzles.map(|(level, number)| (level, made(number, order(level.name())).unwrap())).collect()
});

/// A collection that comes with the project.
fn collection(name: &str) -> Vec<Puzzle> {
    let text = fs::read_to_string(format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    read_lines(&text).map(|(_, puzzle)| puzzle.unwrap()).collect()
}

fn rating(puzzle: &Puzzle) -> Rating {
    puzzle.rating.clone().unwrap()
}

/// The lowest level whose techniques solve the clues without suppositions; grandmaster above these.
fn level(clues: &Clues) -> Level {
    let solved =
        |&level: &Level| solves::<Smyoz>(&Smyoz, clues, |technique| technique.level <= level, Limits::NONE).unwrap();
    Level::ALL[..3].iter().copied().find(solved).unwrap_or(Level::Grandmaster)
}
