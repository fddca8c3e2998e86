//! Paths by suppositions.

use super::checks::{assert_lean, assert_rated, walk};
use super::{collection, level, rating, technique};
use crate::built_in::smyoz::Oracle;
use crate::common::seed;
use smyoz::deduction::{self, Knowledge, Logic};
use smyoz::games::sea_battle;
use smyoz::games::smyoz::puzzle::{Puzzle, image};
use smyoz::games::smyoz::rate::{Effort, Kind, SolutionPath};
use smyoz::games::smyoz::techniques::{Position, reach};
use smyoz::games::smyoz::{Marks, Smyoz, Symmetry};
use smyoz::limits::Limits;
use smyoz::puzzles::Level;

/// Grandmasters' puzzles of the project.
fn for_grandmasters(count: usize) -> Vec<Puzzle> {
    let puzzles = collection("levels").into_iter();
    puzzles.filter(|puzzle| rating(puzzle).level == Level::Grandmaster).take(count).collect()
}

#[test]
fn suppositions_solve_what_techniques_do_not() {
    let mut oracle = Oracle::default();
    for puzzle in for_grandmasters(2) {
        assert_eq!(level(&puzzle.all_clues()), Level::Grandmaster);
        let path = SolutionPath::of(&puzzle, Effort::Techniques, Limits::NONE).unwrap();
        walk(&puzzle, &path);
        assert_rated(&path);
        assert_eq!(path.rating, rating(&puzzle));
        assert!(path.rating.suppositions > 0 && path.rating.hardest == Kind::Technique(technique("supposition")));
        assert_lean(&puzzle, &path, &mut oracle);
        let image = image(&puzzle, Symmetry::ALL[3]);
        assert_eq!(SolutionPath::of(&image, Effort::Techniques, Limits::NONE).unwrap().rating, path.rating);
    }
}

#[test]
fn suppositions_in_any_order_reach_the_same() {
    let mut stream = seed(1).stream("suppositions");
    let supposition = technique("supposition");
    for puzzle in for_grandmasters(1) {
        let clues = puzzle.all_clues();
        let mut marks = Marks::start(&clues);
        loop {
            reach(&clues, &mut marks, |technique| technique.suppositions().is_none(), Limits::NONE).unwrap();
            let mut shown = supposition.facts(&Position { clues: &clues, marks: &marks }, Limits::NONE).unwrap();
            if shown.is_empty() {
                break;
            }
            // Some of them, in any order.
            stream.shuffle(&mut shown);
            let some = 1 + stream.below(shown.len() as u64) as usize;
            marks.extend(shown.into_iter().take(some));
        }
        let mut all = Marks::start(&clues);
        reach(&clues, &mut all, |_| true, Limits::NONE).unwrap();
        assert!(marks.is_solved() && all.is_solved() && marks.found() == all.found());
    }
}

/// What a set of techniques concludes by [conclusions](Technique::facts) alone, one after another.
fn concluded<L: Logic>(clues: &L::Clues, mut marks: L::Marks) -> L::Marks {
    while let Some(facts) = L::techniques().iter().find_map(|technique| {
        let facts = technique.facts(&deduction::Position { clues, marks: &marks }, Limits::NONE).unwrap();
        Some(facts).filter(|facts| !facts.is_empty())
    }) {
        marks.add_all(facts);
    }
    marks
}

/// `reach` draws conclusions in an order of its own, and takes those of suppositions all at once.
#[test]
fn what_is_reached_is_what_all_conclusions_add_up_to() {
    for puzzle in collection("minimum").iter().take(2) {
        let (clues, start) = (puzzle.all_clues(), Marks::start(&puzzle.all_clues()));
        let mut reached = start.clone();
        reach(&clues, &mut reached, |_| true, Limits::NONE).unwrap();
        assert!(!reached.is_solved());
        assert_eq!(reached, concluded::<Smyoz>(&clues, start));
    }
    let levels = include_str!("../../../puzzles/sea-battle-levels.jsonl");
    for line in levels.lines().filter(|line| line.contains("\"beyond\"")).take(3) {
        let puzzle: sea_battle::Puzzle = serde_json::from_str(line).unwrap();
        let start = sea_battle::Marks::start(&sea_battle::Chart::new(&puzzle.board), &puzzle.clues);
        let mut reached = start.clone();
        deduction::reach::<sea_battle::SeaBattle>(&(), &mut reached, |_| true, Limits::NONE).unwrap();
        assert!(!reached.is_solved());
        assert_eq!(reached, concluded::<sea_battle::SeaBattle>(&(), start));
    }
}
