//! What becomes of a seed.

use std::time::{Duration, Instant};

use super::{Certificate, Composed, Declined, Disagreement, Filter, Options, compose_until};
use crate::smyoz::Seed;
use crate::smyoz::puzzle::Puzzle;
use smyoz_core::batch::Outcome;

/// What becomes of a seed on its own, before it is compared with others, with the certificate of
/// its puzzle if one was asked for.
///
/// After the time limit, the search for a proof that there can be no fewer clues ends: see
/// [`compose_until`].
///
/// # Errors
/// If the engines disagree about the puzzle; a batch must not contain such a puzzle.
pub fn attempt(
    seed: Seed,
    options: &Options,
    filter: &Filter,
    time_limit: Option<Duration>,
) -> Result<(Outcome<Puzzle>, Option<Certificate>), Box<Disagreement>> {
    if let Some(reason) = filter.excludes_layout(&options.layout(seed)) {
        return Ok((Outcome::Unfit(reason), None));
    }
    // A time that no clock will ever show is no limit.
    let deadline = time_limit.and_then(|limit| Instant::now().checked_add(limit));
    let enough = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    match compose_until(seed, options, &enough) {
        Err(Declined::Disagreement(disagreement)) => Err(disagreement),
        Err(declined) => Ok((Outcome::Declined(declined.to_string()), None)),
        Ok(Composed { puzzle, minimal, certificate }) => Ok(match filter.excludes(&puzzle) {
            Some(reason) => (Outcome::Unfit(reason), None),
            None => (Outcome::Puzzle { puzzle: Box::new(puzzle), minimal }, certificate),
        }),
    }
}
