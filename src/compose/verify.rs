//! The verdict on a puzzle that someone else may have made.

use crate::puzzle::Puzzle;
use crate::sat::Solver;
use crate::smyoz::encode::Engine;
use crate::smyoz::{Clue, Layout, Shot};

/// What there is to say of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The solutions, at most two. The one that the puzzle names is first, if it is one.
    pub solutions: Vec<Layout>,
    /// The shots, the mercy shot among them, each of which alone could be left out; empty if the puzzle is not unique.
    pub spare: Vec<Shot>,
    /// Whether the solution that the puzzle names, if it does, fits its clues.
    pub solution_fits: Option<bool>,
    /// If there is no solution: a smallest set of clues that contradict each other.
    pub conflict: Vec<Clue>,
}

impl Verdict {
    /// Whether there is just one solution.
    #[must_use]
    pub fn is_unique(&self) -> bool {
        self.solutions.len() == 1
    }

    /// Whether there is just one solution, and every shot is needed for that. The inventory is the frame of a puzzle,
    /// as in a game: that one of its items could be left out does not count.
    #[must_use]
    pub fn is_minimal(&self) -> bool {
        self.is_unique() && self.spare.is_empty()
    }
}

/// Verifies a puzzle with the SAT engine.
#[must_use]
pub fn verify<S: Solver>(puzzle: &Puzzle) -> Verdict {
    let clues = puzzle.clues();
    let mut engine = Engine::<S>::for_inventory(&puzzle.inventory);
    let named = puzzle.solution.filter(|layout| clues.fit(layout));
    let mut verdict = Verdict {
        solutions: engine.solutions(&clues, 2).layouts,
        spare: Vec::new(),
        solution_fits: puzzle.solution.map(|_| named.is_some()),
        conflict: Vec::new(),
    };
    if let Some(layout) = named.filter(|layout| !verdict.solutions.contains(layout)) {
        // Others were found first.
        verdict.solutions.insert(0, layout);
        verdict.solutions.truncate(2);
    }
    verdict.solutions.sort_by_key(|&layout| named != Some(layout));
    match verdict.solutions[..] {
        [] => verdict.conflict = Engine::<S>::new().conflict(&clues).unwrap_or_default(),
        [solution] => {
            let spare = |index: &usize| engine.another(&clues.without_shot(*index), &[solution]).is_none();
            verdict.spare = (0..clues.shots.len()).filter(spare).map(|index| clues.shots[index]).collect();
        }
        _ => {}
    }
    verdict
}
