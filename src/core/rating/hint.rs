//! Hints: the next step for a solver who has made some marks, or what is wrong with these; and why
//! a cell is what it is.

use itertools::Itertools;
use thiserror::Error;

use super::path::RateError;
use super::reasoning::{CluesOf, FactOf, LayoutOf, Reasoning, Without};
use crate::deduction::{DeductionError, Image, Knowledge, Passage, Path, Position, next_step};
use crate::engines::Solver;
use crate::lang::Lang;
use crate::limits::Limits;

/// Why there is no hint.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HintError<F> {
    /// The whole layout is known.
    #[error("all cells are known")]
    Solved,
    #[error("no technique helps")]
    Stuck,
    /// The clues leave several solutions.
    #[error("the clues do not decide everything")]
    NotUnique,
    /// No layout fits the clues.
    #[error("the clues contradict each other")]
    Contradiction,
    #[error("{} marks are wrong", .0.len())]
    Wrong(Vec<F>),
    /// It was given up, or there is a fault in the program.
    #[error(transparent)]
    Unfinished(#[from] DeductionError),
}

impl<F: Copy> HintError<F> {
    /// The reason in words.
    pub fn sentence(&self, name: impl Fn(F) -> String, lang: Lang) -> String {
        match self {
            Self::Solved => lang.no_step_solved(),
            Self::Stuck => lang.no_step_stuck(),
            Self::NotUnique => lang.no_step_ambiguous(),
            Self::Contradiction => lang.no_step_contradiction(),
            Self::Unfinished(DeductionError::Stopped(_)) => lang.no_step_cancelled(),
            Self::Unfinished(DeductionError::Unfounded(fault)) => fault.to_string(),
            Self::Wrong(wrong) => lang.marks_wrong(lang.few(wrong.iter().map(|&fact| name(fact)))),
        }
    }
}

/// The next step from these marks, and what it rests on: the one that would be taken there, without
/// some techniques.
///
/// # Errors
/// If marks are wrong, or there is no next step.
pub fn hint<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    known: &[FactOf<R>],
    without: &Without<R>,
    limits: Limits,
) -> Result<Passage<R::Logic>, HintError<FactOf<R>>> {
    let solution = solution(game, clues, limits)?;
    let wrong: Vec<FactOf<R>> = known.iter().copied().unique().filter(|&fact| !game.holds(fact, &solution)).collect();
    if !wrong.is_empty() {
        return Err(HintError::Wrong(wrong));
    }
    // Like paths, hints are computed on the canonical image.
    let symmetry = game.canonical(clues);
    let (image, clues) = game.image(clues, symmetry);
    let there = image.as_ref().unwrap_or(game);
    let (mut marks, turned) = (there.start(&clues), there.turned(symmetry));
    marks.add_all(known.iter().map(|&fact| turned.fact(fact)));
    if marks.is_solved() {
        return Err(HintError::Solved);
    }
    let step = next_step(&Position::of(&marks), |technique| !without.contains(&technique), limits)?;
    let step = Passage::of(&[step.ok_or(HintError::Stuck)?], &(), &marks).swap_remove(0);
    Ok(step.under(&game.turned(R::inverse(symmetry))))
}

/// The steps that are needed to know one of these facts, without some techniques.
///
/// # Errors
/// If the puzzle has not exactly one solution, no technique leads there, or it was given up.
pub fn why<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    facts: &[FactOf<R>],
    without: &Without<R>,
    limits: Limits,
) -> Result<Option<Vec<Passage<R::Logic>>>, RateError> {
    match solution(game, clues, limits) {
        Err(HintError::Unfinished(unfinished)) => return Err(unfinished.into()),
        Err(HintError::Contradiction) => return Err(RateError::Contradiction),
        Err(_) => return Err(RateError::NotUnique),
        Ok(_) => {}
    }
    let symmetry = game.canonical(clues);
    let (image, clues) = game.image(clues, symmetry);
    let there = image.as_ref().unwrap_or(game);
    let turned = there.turned(symmetry);
    let wanted: Vec<FactOf<R>> = facts.iter().map(|&fact| turned.fact(fact)).collect();
    let known = |marks: &super::reasoning::MarksOf<R>| wanted.iter().copied().find(|&fact| marks.knows(fact));
    let path = Path::find_until(
        (),
        there.start(&clues),
        |technique| !without.contains(&technique),
        |marks| known(marks).is_some(),
        limits,
    )?;
    let Some(path) = path else { return Ok(None) };
    let reached = known(&path.end()).into_iter().filter(|&fact| !path.start().knows(fact)).collect();
    let back = game.turned(R::inverse(symmetry));
    let told = Passage::of(&path.lean_to(reached, limits)?, &(), path.start());
    Ok(Some(told.iter().map(|step| step.under(&back)).collect()))
}

fn solution<R: Reasoning>(game: &R, clues: &CluesOf<R>, limits: Limits) -> Result<LayoutOf<R>, HintError<FactOf<R>>> {
    let found = Solver::new(game.problem()).solutions(clues, 2, limits).map_err(DeductionError::from)?;
    let mut found = found.layouts;
    match found.len() {
        0 => Err(HintError::Contradiction),
        1 => Ok(found.remove(0)),
        _ => Err(HintError::NotUnique),
    }
}
