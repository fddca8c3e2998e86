//! Problems of games for several players: the collections, and what is refused.

use std::collections::HashSet;
use std::fs;

use crate::common::sampled;
use smyoz::engines::EngineChoice;
use smyoz::game::Puzzle;
use smyoz::games::{garnsi_malom, shogword};
use smyoz::judging::verify;
use smyoz::limits::Limits;
use smyoz::problems::{Posed, Problem, best, near_misses};
use smyoz::puzzles::{Level, Record as _, read_as};

fn collection<P: Posed>(name: &str) -> Vec<Puzzle<Problem<P>>> {
    let path = format!("{}/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).unwrap().lines().map(|line| read_as(line).unwrap()).collect()
}

fn of_garnsi_malom() -> Vec<Puzzle<garnsi_malom::problems::Problems>> {
    collection("garnsi-malom-problems")
}

fn of_shogword() -> Vec<Puzzle<shogword::problems::Problems>> {
    collection("shogword")
}

/// How many problems there are for each that the plain search, which is slow, answers here. All of
/// them were verified by it as they were collected.
const PLAIN: usize = 4;

/// Each has one answer by either search, the level that it says, and as many near misses as this.
fn check<P: Posed>(puzzles: &[Puzzle<Problem<P>>], near: usize) {
    let mut ids = HashSet::new();
    for (at, puzzle) in puzzles.iter().enumerate() {
        let plain = at.is_multiple_of(PLAIN).then_some(EngineChoice::Sat);
        for engine in plain.into_iter().chain([EngineChoice::Search]) {
            let verdict = verify(puzzle, engine, Limits::NONE).unwrap();
            assert!(verdict.holds() && verdict.is_unique() && verdict.solution_fits == Some(true), "{}", puzzle.id());
            assert_eq!(verdict.rating, Some(Ok(())), "{}", puzzle.id());
        }
        let tried = puzzle.board.0.tried(Limits::NONE).unwrap();
        assert!(best(&tried).len() == 1 && near_misses(&tried).len() >= near, "{}", puzzle.id());
        assert!(ids.insert(puzzle.id()), "{} is there twice", puzzle.id());
        assert!(puzzle.level().is_some_and(|level| level <= Level::Master));
    }
}

/// A move that is nearly as good is not the solution, and what is no move is none.
fn check_refused<P: Posed>(puzzles: Vec<Puzzle<Problem<P>>>) {
    let text = puzzles[0].text();
    let other = text.replace("\"solution\":[\"", "\"solution\":[\"z");
    assert!(text != other && read_as::<Puzzle<Problem<P>>>(&other).is_err());
    for mut puzzle in puzzles.into_iter().step_by(sampled(100)) {
        let tried = puzzle.board.0.tried(Limits::NONE).unwrap();
        puzzle.solution = Some(near_misses(&tried)[0].ways.clone());
        for engine in [EngineChoice::Search, EngineChoice::Sat] {
            assert!(!verify(&puzzle, engine, Limits::NONE).unwrap().holds(), "{}", puzzle.id());
        }
    }
}

/// How many problems there are of each task and level.
fn numbers<P: Posed, const TASKS: usize>(
    puzzles: &[Puzzle<Problem<P>>],
    task: impl Fn(&P) -> usize,
) -> [[usize; 3]; TASKS] {
    let mut numbers = [[0; 3]; TASKS];
    for puzzle in puzzles {
        numbers[task(&puzzle.board.0)][puzzle.rating.as_ref().unwrap().level as usize] += 1;
    }
    numbers
}

#[test]
fn the_problems_of_garnsi_malom_have_one_answer() {
    let puzzles = of_garnsi_malom();
    check(&puzzles, 2);
    let numbers: [[usize; 3]; 3] = numbers(&puzzles, |exercise| exercise.task() as usize);
    assert!(numbers.as_flattened().iter().all(|&number| number >= 20), "{numbers:?}");
}

#[test]
fn the_problems_of_shogword_have_one_answer() {
    let puzzles = of_shogword();
    let numbers: [[usize; 3]; 4] = numbers(&puzzles, |exercise| exercise.task() as usize);
    assert!(numbers.as_flattened().iter().all(|&number| number >= 7), "{numbers:?}");
    // The plain search takes a second or two for each.
    let sample: Vec<_> = puzzles.into_iter().step_by(sampled(28)).collect();
    check(&sample, 1);
}

#[test]
fn wrong_answers_are_found() {
    check_refused(of_garnsi_malom());
    check_refused(of_shogword());
}
