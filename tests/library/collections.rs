//! The puzzle collections of the project.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{self, sampled};
use itertools::Itertools;
use smyoz::games::smyoz::EngineChoice;
use smyoz::games::smyoz::compose::{Difficulty, Goal, Wanted, compose};
use smyoz::games::smyoz::puzzle::{Claim, read_lines, read_puzzle};
use smyoz::judging::verify;
use smyoz::limits::Limits;
use smyoz::puzzles::{Level, Record};

/// The puzzle files of a collection.
fn files(collection: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(collection);
    let mut files: Vec<_> = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    assert!(!files.is_empty());
    files
}

#[test]
fn puzzles_keep_their_promises() {
    let mut ids = HashSet::new();
    for (collection, count, claim) in
        [("minimum", 100, Claim::Unique), ("mercy", 50, Claim::Mercy), ("symmetric", 50, Claim::UpToSymmetry)]
    {
        let text = fs::read_to_string(format!("{}/puzzles/{collection}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let puzzles: Vec<_> = read_lines(&text).map(|(_, puzzle)| puzzle.unwrap()).collect();
        assert_eq!(puzzles.len(), count);
        for puzzle in puzzles.into_iter().step_by(sampled(3)) {
            let verdict = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap();
            assert_eq!(
                (puzzle.promise.claim(), verdict.solution_fits, &verdict.minimum),
                (claim, Some(true), &Some(Ok(())))
            );
            assert!(verdict.holds() && verdict.is_minimal(), "{}", puzzle.id());
            assert!(puzzle.minimum.as_ref().unwrap().proved);
            assert!(claim != Claim::UpToSymmetry || puzzle.clues.shots.is_empty());
            assert!(ids.insert(puzzle.id()), "{} is there twice", puzzle.id());
        }
    }
}

#[test]
fn twenty_puzzles_of_each_level_are_of_their_levels() {
    let text = fs::read_to_string(format!("{}/puzzles/levels.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let mut numbers = [0; Level::ALL.len()];
    for (at, (_, puzzle)) in read_lines(&text).enumerate() {
        let puzzle = puzzle.unwrap();
        numbers[puzzle.rating.as_ref().unwrap().level as usize] += 1;
        // `smyoz verify --strict puzzles/levels.jsonl` checks all of them.
        if at % sampled(6) == 0 {
            let verdict = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap();
            assert!(verdict.holds() && verdict.is_minimal() && verdict.solution_fits == Some(true), "{}", puzzle.id());
            assert_eq!(verdict.rating, Some(Ok(())), "{}", puzzle.id());
        }
    }
    assert_eq!(numbers, [20, 20, 20, 20, 10]);
}

#[test]
fn no_puzzle_scores_higher_than_one_of_a_level_above() {
    for collection in ["levels", "sea-battle-levels", "sea-battle-kinds"] {
        let text = fs::read_to_string(format!("{}/puzzles/{collection}.jsonl", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let rating = |line| serde_json::from_str::<serde_json::Value>(line).unwrap()["rating"].take();
        let level = |rating: &serde_json::Value| rating["level"].as_str().unwrap().parse::<Level>().unwrap();
        let scores = text.lines().map(rating).map(|rating| (level(&rating), rating["score"].as_u64().unwrap()));
        // The scores of cores say little.
        let scores: Vec<_> = scores.filter(|(level, _)| *level < Level::Beyond).sorted().collect();
        assert!(scores.is_sorted_by_key(|(_, score)| *score), "{collection}: {scores:?}");
    }
}

#[test]
fn samples_are_what_is_composed_today() {
    for file in files("samples") {
        let text = fs::read_to_string(&file).unwrap();
        let puzzle = read_puzzle(&text).unwrap();
        assert!(verify(&puzzle, EngineChoice::Sat, Limits::NONE).unwrap().is_minimal(), "{}", file.display());
        assert_eq!(common::solutions(&puzzle.all_clues(), 2).unique(), puzzle.solution.as_ref());
        let goal = Goal::ToOrder(Difficulty::of(Level::Advanced, Level::Advanced));
        let composed = compose(puzzle.seed.unwrap(), &Wanted::default(), goal, Limits::NONE).unwrap();
        assert_eq!(composed, puzzle);
        assert_eq!(serde_json::to_string(&composed).unwrap() + "\n", text);
    }
}
