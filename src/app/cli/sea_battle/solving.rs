//! `smyoz solve` for puzzles of Sea Battle.

use std::sync::atomic::AtomicBool;

use indicatif::ProgressBar;

use crate::cli::solve::{Blame, Solved, names};
use smyoz_games::sea_battle::{self, Conflict, Method, Puzzle, Solver};
use smyoz_games::smyoz::EngineChoice;

/// The solutions of a puzzle.
pub(in crate::cli) fn solved(
    puzzle: &Puzzle,
    limit: usize,
    engine: EngineChoice,
    over: &AtomicBool,
    spinner: &ProgressBar,
) -> Solved {
    let mut solver = Solver::new(&puzzle.setting);
    let sea_battle::Solved { solutions, given_up, by } =
        solver.solve(&puzzle.clues, limit, method(engine), over.into());
    let contradictory = solutions.layouts.is_empty() && solutions.complete;
    let conflict = contradictory
        .then(|| Solved::blame(spinner, || solver.conflict(&puzzle.clues, over.into()).as_ref().map(Blame::from)));
    Solved {
        layouts: solutions.layouts.iter().map(sea_battle::Layout::rows).collect(),
        complete: solutions.complete,
        given_up,
        engine: by.name(),
        conflict,
    }
}

/// The engine to use; `None` for the one that is first.
pub(super) fn method(engine: EngineChoice) -> Option<Method> {
    match engine {
        EngineChoice::Sat => Some(Method::Sat),
        EngineChoice::Search => Some(Method::Search),
        EngineChoice::Auto => None,
    }
}

impl From<&Conflict> for Blame {
    fn from(conflict: &Conflict) -> Self {
        Self { clues: names(&conflict.clues), smallest: conflict.smallest }
    }
}
