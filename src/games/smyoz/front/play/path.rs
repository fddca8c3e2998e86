//! The end of a game: the path that [`rate`](mod@crate::rate) would have taken, to be
//! set beside the player's own.

use super::game::{Game, Source};
use crate::engines::{Smyoz, Solver};
use crate::puzzle::{Promise, Puzzle};
use crate::rate::{Effort, Passage, RateError, Rating, SolutionPath};
use smyoz_app::play::{Historic, PathView, RatingView, report};
use smyoz_core::deduction::DeductionError;
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};

/// A rating as the page gets it.
pub(super) fn rating_view(rating: &Rating, lang: Lang) -> RatingView {
    let Rating { level, score, steps, hardest, .. } = rating;
    RatingView { level: *level, score: *score, steps: *steps, hardest: hardest.title(lang) }
}

/// A path, if there is one: a puzzle that has none is not rated.
///
/// # Errors
/// If it was given up, or there is a fault in the program.
pub(super) fn if_any(path: Result<SolutionPath, RateError>) -> Result<Option<SolutionPath>, DeductionError> {
    match path {
        Ok(path) => Ok(Some(path)),
        Err(RateError::Unfinished(unfinished)) => Err(unfinished),
        Err(RateError::Stuck | RateError::NotUnique | RateError::Contradiction | RateError::UpToSymmetry) => Ok(None),
    }
}

impl Game {
    /// The paths of a game that is over; `None` before. It may take a second or two, unless
    /// it is cancelled before.
    ///
    /// # Errors
    /// If there is a fault in the program, the report of it.
    pub(crate) fn told_path(&self, lang: Lang, limits: Limits) -> Result<Option<PathView>, String> {
        if !self.state().is_over() {
            return Ok(None);
        }
        let puzzle = self.solved();
        let path = match is_unique(&puzzle, limits) {
            Ok(true) => SolutionPath::of(&puzzle, Effort::Cores, limits),
            // Ships were guessed. To look for a path would take long, and in vain.
            Ok(false) => Err(RateError::NotUnique),
            Err(stopped) => Err(stopped.into()),
        };
        if let Err(RateError::Unfinished(DeductionError::Unfounded(fault))) = &path {
            return Err(report(fault, &puzzle));
        }
        let stages = path.as_ref().map(|path| path.stages(&Smyoz, &puzzle.clues)).unwrap_or_default();
        let sentences = |steps: &[Passage]| steps.iter().map(|step| step.sentences(&Smyoz, lang)).collect();
        Ok(Some(PathView {
            own: self.record(lang).lines,
            rating: path.as_ref().ok().map(|path| rating_view(&path.rating, lang)),
            stages: stages.iter().map(|stage| sentences(stage.steps)).collect(),
            reason: path.as_ref().err().map(|reason| reason.sentence(lang)),
        }))
    }

    /// What had to be solved: the puzzle, or what all shots of the player showed.
    fn solved(&self) -> Puzzle {
        match &self.start().source {
            Source::Puzzle(puzzle) if puzzle.promise != Promise::UpToSymmetry => (**puzzle).clone(),
            Source::Puzzle(_) | Source::Seed(_) | Source::Layout(_) => self.state().learnt(self.told()),
        }
    }
}

fn is_unique(puzzle: &Puzzle, limits: Limits) -> Result<bool, CancelledError> {
    let clues = puzzle.all_clues();
    Ok(Solver::new(&Smyoz).solutions(&clues, 2, limits)?.layouts.len() == 1)
}
