//! The outcome of a seed.

use thiserror::Error;

use super::{Certificate, ComposeError, Composed, DisagreementError, Filter, Options, compose_from};
use crate::board::Layout;
use crate::engines::Smyoz;
use crate::puzzle::Puzzle;
use smyoz_core::batch::Outcome;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Seed;

/// Why the outcome of a seed is not known.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum AttemptError {
    #[error("cancelled")]
    Cancelled,
    /// All seeds begin with the same layout, of which no puzzle can be made.
    #[error("{reason}")]
    Hopeless {
        reason: String,
        /// Another layout that fits even if all clues are given that may be, if that is the reason.
        other: Option<Box<Layout>>,
    },
    /// The engines disagree about the puzzle; a batch must not contain such a puzzle.
    #[error(transparent)]
    Disagreement(#[from] Box<DisagreementError>),
}

/// The outcome of a seed on its own, before it is compared with others, with the certificate of its
/// puzzle if one was asked for.
///
/// The limits are those of [`compose`](super::compose).
///
/// # Errors
/// If it was cancelled, no seed has a puzzle, or the engines disagree about the puzzle.
pub fn attempt(
    seed: Seed,
    options: &Options,
    filter: &Filter,
    limits: Limits,
) -> Result<(Outcome<Puzzle>, Option<Certificate<Smyoz>>), AttemptError> {
    let layout = options.layout(seed, limits).map_err(|CancelledError| AttemptError::Cancelled)?;
    let is_only = options.start.as_ref().is_some_and(|start| start.only_layout().is_some());
    if let Some(reason) = filter.excludes_layout(&layout) {
        return match is_only {
            true => Err(AttemptError::Hopeless { reason: format!("it does not match, with {reason}"), other: None }),
            false => Ok((Outcome::Unfit(reason), None)),
        };
    }
    match compose_from(seed, layout, options, limits) {
        Err(ComposeError::Cancelled) => Err(AttemptError::Cancelled),
        Err(ComposeError::Disagreement(disagreement)) => Err(disagreement.into()),
        Err(declined) if is_only && declined.is_of_all_seeds(options) => {
            Err(AttemptError::Hopeless { reason: declined.to_string(), other: declined.other() })
        }
        Err(declined) => Ok((Outcome::Declined(declined.to_string()), None)),
        Ok(Composed { puzzle, minimal, certificate }) => Ok(match filter.excludes(&puzzle) {
            Some(reason) => (Outcome::Unfit(reason), None),
            None => (Outcome::Puzzle { puzzle: Box::new(puzzle), minimal }, certificate),
        }),
    }
}
