//! Hints: the next step for a solver who has made some marks, or what is wrong with these.

use itertools::Itertools;
use thiserror::Error;

use crate::sea_battle::board::Layout;
use crate::sea_battle::deduction::{Chart, Fact, LeanStep, Marks, Position, Turned};
use crate::sea_battle::engines::Solver;
use crate::sea_battle::puzzle::Puzzle;
use smyoz_core::deduction::{Limits, Unfinished, next_step};
use smyoz_core::lang::Lang;

/// Why there is no hint.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoHint {
    /// What lies in each cell is known.
    #[error("all cells are known")]
    Solved,
    /// No technique applies.
    #[error("no technique helps")]
    Stuck,
    /// The clues leave several solutions.
    #[error("the clues do not decide everything")]
    NotUnique,
    /// No layout fits the clues.
    #[error("the clues contradict each other")]
    Contradiction,
    /// These marks are wrong.
    #[error("{} marks are wrong", .0.len())]
    Wrong(Vec<Fact>),
    /// It was given up, or there is a fault in the program.
    #[error(transparent)]
    Unfinished(#[from] Unfinished),
}

impl NoHint {
    /// The reason in words.
    #[must_use]
    pub fn sentence(&self, chart: &Chart, lang: Lang) -> String {
        match self {
            Self::Solved => lang.no_step_solved(),
            Self::Stuck => lang.no_step_stuck(),
            Self::NotUnique => lang.no_step_ambiguous(),
            Self::Contradiction => lang.no_step_contradiction(),
            Self::Unfinished(Unfinished::Stopped(_)) => lang.no_step_cancelled(),
            Self::Unfinished(Unfinished::Unfounded(fault)) => fault.to_string(),
            Self::Wrong(wrong) => lang.sea_marks_wrong(lang.few(wrong.iter().map(|&fact| chart.fact_name(fact)))),
        }
    }
}

/// The next step from these marks: the one that would be taken there, without the techniques that
/// the puzzle's rating excludes, and what it rests on. The chart is that of the puzzle's game.
///
/// # Errors
/// If marks are wrong, there is no next step, or it was given up.
pub fn hint(chart: &Chart, puzzle: &Puzzle, known: &[Fact], limits: Limits) -> Result<LeanStep, NoHint> {
    let solution = solution(puzzle, limits)?;
    let wrong: Vec<Fact> = known.iter().copied().unique().filter(|fact| !fact.holds(chart, &solution)).collect();
    if !wrong.is_empty() {
        return Err(NoHint::Wrong(wrong));
    }
    // Like paths, hints are computed on the canonical image.
    let symmetry = puzzle.canonical_symmetry();
    let mut marks = Marks::start(chart, &puzzle.image(symmetry).clues);
    marks.extend(known.iter().map(|&fact| chart.fact_image(fact, symmetry)));
    if marks.is_solved() {
        return Err(NoHint::Solved);
    }
    let without = puzzle.rating.as_ref().map_or(&[][..], |rating| &rating.without);
    let step = next_step(&Position::of(&marks), |technique| !without.contains(&technique), limits)?;
    Ok(step.ok_or(NoHint::Stuck)?.under(&Turned { chart, symmetry: symmetry.inverse() }))
}

/// The only solution.
fn solution(puzzle: &Puzzle, limits: Limits) -> Result<Layout, NoHint> {
    let solutions = Solver::new(&puzzle.setting).solutions(&puzzle.clues, 2, limits);
    limits.check().map_err(Unfinished::from)?;
    match solutions.layouts[..] {
        [] => Err(NoHint::Contradiction),
        [solution] => Ok(solution),
        _ => Err(NoHint::NotUnique),
    }
}
