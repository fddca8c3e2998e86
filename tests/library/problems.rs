//! Problems of Garnsi-Malom: the collection, and what is refused.

use std::collections::HashSet;
use std::fs;

use smyoz::engines::EngineChoice;
use smyoz::game::Puzzle;
use smyoz::games::garnsi_malom::problems::{Problems, Task};
use smyoz::judging::verify;
use smyoz::limits::Limits;
use smyoz::problems::{Posed as _, best, near_misses};
use smyoz::puzzles::{Level, Record as _, read_as};

fn collection() -> Vec<Puzzle<Problems>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/garnsi-malom-problems.jsonl");
    fs::read_to_string(path).unwrap().lines().map(|line| read_as(line).unwrap()).collect()
}

#[test]
fn each_problem_of_the_collection_has_one_answer_by_either_search() {
    let mut numbers = [[0; 3]; 3];
    let mut ids = HashSet::new();
    for puzzle in collection() {
        let level = puzzle.rating.as_ref().unwrap().level;
        numbers[puzzle.board.0.task() as usize][level as usize] += 1;
        for engine in [EngineChoice::Search, EngineChoice::Sat] {
            let verdict = verify(&puzzle, engine, Limits::NONE).unwrap();
            assert!(verdict.holds() && verdict.is_unique() && verdict.solution_fits == Some(true), "{}", puzzle.id());
            assert_eq!(verdict.rating, Some(Ok(())), "{}", puzzle.id());
        }
        let tried = puzzle.board.0.tried(Limits::NONE).unwrap();
        assert!(best(&tried).len() == 1 && near_misses(&tried).len() >= 2, "{}", puzzle.id());
        assert!(ids.insert(puzzle.id()), "{} is there twice", puzzle.id());
    }
    for (task, numbers) in Task::ALL.into_iter().zip(numbers) {
        assert!(numbers.into_iter().all(|number| number >= 20), "{task}: {numbers:?}");
    }
}

#[test]
fn a_wrong_answer_is_found() {
    for mut puzzle in collection().into_iter().step_by(20) {
        let tried = puzzle.board.0.tried(Limits::NONE).unwrap();
        puzzle.solution = Some(near_misses(&tried)[0].ways.clone());
        for engine in [EngineChoice::Search, EngineChoice::Sat] {
            assert!(!verify(&puzzle, engine, Limits::NONE).unwrap().holds(), "{}", puzzle.id());
        }
    }
}

#[test]
fn an_answer_that_is_no_move_is_refused() {
    let text = collection()[0].text();
    let other = text.replace("\"solution\":[\"", "\"solution\":[\"z");
    assert!(text != other && read_as::<Puzzle<Problems>>(&other).is_err());
}

#[test]
fn the_levels_are_those_of_people() {
    assert!(collection().iter().all(|puzzle| puzzle.level().is_some_and(|level| level <= Level::Master)));
}
