//! Why a puzzle has no path.

use thiserror::Error;

use crate::deduction::DeductionError;
use crate::lang::Lang;
use crate::limits::CancelledError;

/// Why a puzzle cannot be rated.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RateError {
    /// Techniques do not solve it, and cores were not wanted, or none was found.
    #[error("no technique solves it")]
    Stuck,
    /// The clues leave several solutions.
    #[error("the clues do not decide everything")]
    NotUnique,
    /// No layout fits the clues.
    #[error("the clues contradict each other")]
    Contradiction,
    /// It is unique only up to symmetry: the solver chooses between images that no reasoning can
    /// distinguish.
    #[error("a puzzle that is unique up to symmetry has no level: no reasoning tells its images apart")]
    UpToSymmetry,
    /// It was given up, or there is a fault in the program.
    #[error(transparent)]
    Unfinished(#[from] DeductionError),
}

impl From<CancelledError> for RateError {
    fn from(stopped: CancelledError) -> Self {
        Self::Unfinished(stopped.into())
    }
}

impl RateError {
    /// The reason in words.
    pub fn sentence(&self, lang: Lang) -> String {
        lang.not_rated(match self {
            Self::Stuck => lang.not_rated_stuck(),
            Self::NotUnique => lang.not_rated_not_unique(),
            Self::Contradiction => lang.not_rated_contradiction(),
            Self::UpToSymmetry => lang.not_rated_up_to_symmetry(),
            Self::Unfinished(DeductionError::Cancelled(_)) => lang.no_step_cancelled(),
            Self::Unfinished(DeductionError::Unfounded(fault)) => fault.to_string(),
        })
    }
}
