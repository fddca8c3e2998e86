//! The project's collections of Sea Battle.

use std::collections::{BTreeMap, HashSet};

use crate::common::sampled;
use smyoz::engines::EngineChoice;
use smyoz::games::sea_battle::{Puzzle, Shapes, Touch};
use smyoz::games::smyoz::puzzle::read_as;
use smyoz::judging::verify;
use smyoz::limits::Limits;
use smyoz::puzzles::{Level, Record};

/// The puzzles of a collection, each checked to be what it claims to be.
fn puzzles(collection: &str) -> Vec<Puzzle> {
    let text = std::fs::read_to_string(format!("{}/puzzles/{collection}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let puzzles: Vec<Puzzle> = text.lines().map(|line| read_as(line).unwrap()).collect();
    let ids: HashSet<_> = puzzles.iter().map(Record::id).collect();
    assert_eq!(ids.len(), puzzles.len(), "a puzzle is there twice");
    // `smyoz verify --strict puzzles` checks all of them.
    for puzzle in puzzles.iter().step_by(sampled(7)) {
        let verdict = verify(puzzle, EngineChoice::Search, Limits::NONE).unwrap();
        assert!(verdict.holds() && verdict.is_minimal() && verdict.solution_fits == Some(true), "{}", puzzle.id());
        assert_eq!(verdict.rating, Some(Ok(())), "{}", puzzle.id());
    }
    puzzles
}

#[test]
fn twenty_puzzles_of_each_level_are_of_their_levels() {
    let mut numbers = [0; Level::ALL.len()];
    for puzzle in puzzles("sea-battle-levels") {
        numbers[puzzle.level().unwrap() as usize] += 1;
    }
    assert_eq!(numbers, [20, 20, 20, 20, 10]);
}

#[test]
fn twenty_puzzles_of_each_kind_are_there() {
    let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
    for puzzle in puzzles("sea-battle-kinds") {
        let variant = puzzle.board.variant();
        let kind = match (variant.touch, variant.shapes, variant.mines) {
            (Touch::None, Shapes::Straight, 0) => puzzle.board.size().to_string(),
            (Touch::Corners, Shapes::Straight, 0) => "corners".to_owned(),
            (Touch::None, Shapes::Any, 0) => "figures".to_owned(),
            (Touch::None, Shapes::Straight, _) => "mines".to_owned(),
            _ => panic!("{} is of no kind that is told of", puzzle.id()),
        };
        *numbers.entry(kind).or_default() += 1;
    }
    let kinds = ["10x10", "15x15", "6x6", "8x8", "corners", "figures", "mines"].map(|kind| (kind.to_owned(), 20));
    assert_eq!(numbers, kinds.into());
}
