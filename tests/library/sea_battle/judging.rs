//! The judge: what puzzles claim, and whether it holds.

use std::sync::atomic::AtomicBool;

use smyoz::engines::EngineChoice;
use smyoz::games::sea_battle::compose::{Composer, Goal, MinimumError, wish};
use smyoz::games::sea_battle::{Clue, Puzzle, Sampler, Setting, Topic, search};
use smyoz::judging::verify;
use smyoz::limits::{Budget, Limits};
use smyoz::puzzles::Seed;

use super::{STANDARD, setting};

static OVER: AtomicBool = AtomicBool::new(true);

/// A puzzle with the fewest cells.
fn puzzle(setting: &Setting) -> Puzzle {
    let seed = Seed::try_from(3).unwrap();
    let solution = Sampler::new(setting).layout(seed).unwrap();
    let wish = wish::cells(setting, Goal::Fewest);
    let composed = Composer::new(setting).compose(&solution, &wish, &mut seed.stream("judging"), Limits::NONE).unwrap();
    let minimum = composed.minimum;
    Puzzle { solution: Some(solution), minimum, ..Puzzle::new(setting.clone(), composed.clues) }
}

#[test]
fn what_holds_is_confirmed_by_each_engine() {
    let puzzle = puzzle(&setting("7x7", "3-2-2-1-1", STANDARD));
    assert!(puzzle.clues.shown().len() > 0);
    for engine in EngineChoice::ALL {
        let verdict = verify(&puzzle, engine, Limits::NONE).unwrap();
        assert_eq!(verdict.solutions, [puzzle.solution.unwrap()]);
        assert!(verdict.holds() && verdict.is_minimal() && engine.method().is_none_or(|method| verdict.by == method));
        assert_eq!((verdict.solution_fits, verdict.minimum, verdict.conflict), (Some(true), Some(Ok(())), None));
    }
    // Search has such puzzles before it looks at the flag.
    assert!(verify(&puzzle, EngineChoice::Sat, Limits::from(&OVER)).is_err());
}

#[test]
fn spare_cells_are_those_that_leave_one_solution() {
    let mut puzzle = puzzle(&setting("7x7", "3-2-2-1-1", STANDARD));
    let solution = puzzle.solution.unwrap();
    let more = puzzle.board.size().cells().step_by(5);
    puzzle.clues.extend(more.map(|cell| Clue::of(Topic::Shown(cell), &solution)));
    let verdict = verify(&puzzle, EngineChoice::Auto, Limits::NONE).unwrap();
    let engine = search::Engine::new(&puzzle.board);
    let is_spare = |clue: &Clue| {
        let mut fewer = puzzle.clues.clone();
        fewer.remove(clue.topic());
        engine.another(&fewer, &[solution], &mut Budget::new(Limits::NONE)).is_none()
    };
    let spare: Vec<Clue> = puzzle.clues.shown().map(Clue::Shown).filter(is_spare).collect();
    assert!(!spare.is_empty());
    assert_eq!(verdict.spare, spare);
    assert!(verdict.is_unique() && !verdict.is_minimal() && !verdict.holds());
    assert!(matches!(verdict.minimum, Some(Err(MinimumError::Number { what: "cells", .. }))));
}
