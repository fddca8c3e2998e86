//! Which clues can be left out, compared with the definition, one clue at a time.

use std::fs;

use crate::common::{self, sampled};
use smyoz::games::smyoz::puzzle::{Claim, Promise, Puzzle, mercy, read_lines};
use smyoz::games::smyoz::{Cell, Clue, Clues, EngineChoice, Layout, Seed, Shot, Shots, Smyoz, Solver, View};
use smyoz::judging::spare;
use smyoz::limits::Limits;
use smyoz::rating::keeps;

/// Every n-th puzzle of a collection, with some more shots than it needs.
fn puzzles(collection: &str, step: usize) -> Vec<Puzzle> {
    let path = format!("{}/puzzles/{collection}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let puzzles = read_lines(&text).map(|(_, puzzle)| puzzle.unwrap()).step_by(step);
    let with_more = |(number, puzzle): (u32, Puzzle)| {
        let view = View::of(&puzzle.solution.unwrap());
        let mut stream = Seed::try_from(number).unwrap().stream("more shots");
        let mut free: Vec<Cell> =
            Cell::all().filter(|cell| !puzzle.all_clues().shots.iter().any(|s| s.cell == *cell)).collect();
        stream.shuffle(&mut free);
        (0..4)
            .map(move |more| {
                let mut shots: Vec<Shot> = puzzle
                    .clues
                    .shots
                    .iter()
                    .copied()
                    .chain(free[..more].iter().map(|&cell| view.shot(cell)))
                    .collect();
                shots.sort_unstable();
                Puzzle {
                    minimum: None,
                    clues: Clues { shots: Shots::new(shots).unwrap(), ..puzzle.clues.clone() },
                    ..puzzle.clone()
                }
            })
            .collect::<Vec<_>>()
    };
    (0..).zip(puzzles).flat_map(with_more).collect()
}

/// Whether a puzzle with this solution keeps its promise.
fn holds(puzzle: &Puzzle, solution: &Layout) -> bool {
    let (clues, before) = (puzzle.all_clues(), puzzle.clues.clone());
    match puzzle.promise.claim() {
        Claim::Unique => common::solutions(&clues, 1).unique() == Some(solution),
        Claim::UpToSymmetry => {
            let mut images: Vec<Layout> = clues.symmetries().map(|symmetry| solution.image(symmetry)).collect();
            images.sort_unstable();
            images.len() > 1 && common::solutions(&clues, usize::MAX).layouts == images
        }
        Claim::Mercy => {
            let left = common::solutions(&before, usize::MAX).layouts;
            let in_all = |ship| left.iter().all(|layout| layout.placements().contains(ship));
            let shared = solution.placements().iter().filter(|ship| in_all(ship)).count();
            (2..=4).contains(&left.len()) && shared >= 7 && left.iter().filter(|layout| clues.fit(layout)).count() == 1
        }
    }
}

/// The shots that can each be left out while the puzzle keeps its promise and its level.
fn expected(puzzle: &Puzzle, solution: &Layout) -> Vec<Clue> {
    let shots = puzzle.clues.shots.iter().copied().chain(mercy(&puzzle.promise));
    let spare = shots.filter(|shot| {
        let shots = puzzle.clues.shots.clone().without(shot.cell);
        let promise = match mercy(&puzzle.promise) {
            Some(mercy) if mercy == *shot => Promise::One,
            _ => puzzle.promise.clone(),
        };
        let rest = Puzzle { promise, clues: Clues { shots, ..puzzle.clues.clone() }, ..puzzle.clone() };
        holds(&rest, solution)
            && puzzle.rating.as_ref().is_none_or(|rating| keeps(rating, &Smyoz, rest.task(), Limits::NONE).unwrap())
    });
    spare.map(Clue::Shot).collect()
}

#[test]
fn what_can_be_spared_is_found() {
    for (collection, step, sat) in [("minimum", 12, 6), ("mercy", 8, 6), ("symmetric", 8, 6), ("levels", 10, 20)] {
        let (mut needed, mut spared) = (0, 0);
        for (number, puzzle) in puzzles(collection, sampled(2) * step).iter().enumerate() {
            let solution = puzzle.solution.unwrap();
            if !holds(puzzle, &solution) {
                // One more shot has removed the symmetry or the ambiguity.
                continue;
            }
            let expected = expected(puzzle, &solution);
            let engines = [Some(EngineChoice::Search), (number % sat == 0).then_some(EngineChoice::Sat)];
            for engine in engines.into_iter().flatten() {
                let mut solver = Solver::by(&Smyoz, engine);
                assert_eq!(
                    spare(&mut solver, puzzle, &solution, Limits::NONE).as_ref(),
                    Ok(&expected),
                    "{engine}: {puzzle:?}"
                );
            }
            spared += expected.len();
            needed += puzzle.all_clues().shots.len() - expected.len();
        }
        // The symmetric puzzles available need no shot at all.
        assert!(spared > 0 && (needed > 0 || collection == "symmetric"), "{collection}: {needed}, {spared}");
    }
}
