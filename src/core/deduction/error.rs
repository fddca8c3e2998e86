//! How a deduction ends without an answer.

use thiserror::Error;

use crate::limits::CancelledError;

/// A conclusion does not follow from what it was drawn from. This is a fault of a game: a technique
/// or a contradiction depends on something that its facts do not say.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{conclusion} does not follow from what was known before it")]
pub struct UnfoundedError {
    /// The conclusion, for the report of the fault.
    pub conclusion: String,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeductionError {
    #[error(transparent)]
    Cancelled(#[from] CancelledError),
    /// There is a fault in the program.
    #[error(transparent)]
    Unfounded(#[from] UnfoundedError),
}
