//! Puzzles made to order.

use super::{ORDERED, collection, level, made, order, rating, technique};
use crate::common::{self, seed};
use smyoz::composing::{ClueSymmetry, Places};
use smyoz::game::Task;
use smyoz::games::smyoz::compose::{Difficulty, Goal, Wanted, compose};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::rate::{Effort, Rating, SolutionPath};
use smyoz::games::smyoz::{Cell, EngineChoice, Shots, Smyoz, View};
use smyoz::judging::verify;
use smyoz::limits::Limits;
use smyoz::puzzles::Level;
use smyoz::rating::{keeps, solves};

#[test]
fn what_lies_symmetrically_can_be_spared_by_no_orbit() {
    for symmetry in [ClueSymmetry::Rotate, ClueSymmetry::Diagonal] {
        let places = Places { symmetry, ..Places::default() };
        let wanted = Wanted { places, ..Wanted::default() };
        for number in 0..2 {
            // A single shot of an orbit can mostly be left out.
            let goal = Goal::ToOrder(order("advanced"));
            let puzzle = compose(seed(number), &wanted, goal, Limits::NONE).unwrap();
            let verdict = verify(&puzzle, EngineChoice::Search, Limits::NONE).unwrap();
            assert_eq!((verdict.rating, verdict.spare.is_empty()), (Some(Ok(())), !puzzle.allow_spare));
            let orbits = common::orbits(symmetry);
            let mut orbits: Vec<_> = orbits.iter().filter(|orbit| orbit.meets(puzzle.clues.shots.cells())).collect();
            orbits.retain(|orbit| {
                assert!(orbit.is_subset(puzzle.clues.shots.cells()));
                let mut rest = puzzle.all_clues();
                rest.shots = orbit.iter().fold(rest.shots, Shots::without);
                common::solutions(&rest, 1).unique().is_some()
                    && keeps::<Smyoz>(&rating(&puzzle), &Smyoz, Task::one(&rest), Limits::NONE).unwrap()
            });
            assert!(orbits.is_empty(), "{orbits:?}");
        }
    }
}

#[test]
fn the_level_is_the_lowest_that_suffices() {
    for (level, puzzle) in &*ORDERED {
        let clues = puzzle.all_clues();
        assert!(solves::<Smyoz>(&Smyoz, &clues, |technique| technique.level <= *level, Limits::NONE).unwrap());
        assert!(!solves::<Smyoz>(&Smyoz, &clues, |technique| technique.level < *level, Limits::NONE).unwrap());
        assert!(keeps(&rating(puzzle), &Smyoz, puzzle.task(), Limits::NONE).unwrap());
    }
}

#[test]
fn more_shots_are_no_harder() {
    let mut stream = seed(1).stream("more");
    let minimum = collection("minimum").into_iter().take(20).map(|puzzle| (Level::Beyond, puzzle));
    for (_, puzzle) in ORDERED.iter().cloned().chain(minimum) {
        let mut clues = puzzle.all_clues();
        let view = View::of(&puzzle.solution.unwrap());
        let mut cells: Vec<Cell> = Cell::all().filter(|&cell| !puzzle.clues.shots.cells().contains(cell)).collect();
        let mut highest = level(&clues);
        for _ in 0..6 {
            let at = stream.below(cells.len() as u64) as usize;
            clues.shots.push(view.shot(cells.swap_remove(at))).unwrap();
            let now = level(&clues);
            assert!(now <= highest, "{now} above {highest}: {clues:?}");
            highest = now;
        }
    }
}

#[test]
fn required_techniques_are_needed() {
    for id in ["colour-between", "shared-by-point"] {
        let required = technique(id);
        let order = Difficulty { require: vec![required], ..order(required.level.name()) };
        let mut found = 0;
        for puzzle in (0..2).filter_map(|number| made(number, order.clone())) {
            let Rating { level, .. } = rating(&puzzle);
            assert_eq!(level, required.level);
            assert!(
                !solves::<Smyoz>(
                    &Smyoz,
                    &puzzle.all_clues(),
                    |technique| technique.level <= level && technique != required,
                    Limits::NONE
                )
                .unwrap()
            );
            let path = SolutionPath::of(&puzzle, Effort::Techniques, Limits::NONE).unwrap();
            assert!(path.seen.iter().any(|step| step.kind().id() == id));
            found += 1;
        }
        assert!(found > 0, "{id}: no puzzle");
    }
}

#[test]
fn scores_are_as_ordered() {
    let score = "..1600".parse().unwrap();
    let cheap: Vec<Puzzle> =
        (0..4).filter_map(|number| made(number, Difficulty { score: Some(score), ..order("advanced") })).collect();
    assert!(!cheap.is_empty());
    assert!(cheap.iter().all(|puzzle| rating(puzzle).score <= 1600 && rating(puzzle).level == Level::Advanced));
    assert!(made(0, Difficulty { score: Some("1".parse().unwrap()), ..order("advanced") }).is_none());
}
