//! Batches: many puzzles at a time, on all cores, without losing any.
//!
//! A [`Plan`] names the seeds, their order, and everything else that decides the result. The seeds
//! are worked on in parallel ([`in_order`]), but a [`Ledger`] decides in their order what becomes
//! of them: whether a puzzle is the twin of an earlier one, and whether there are enough. So a
//! batch does not depend on the number of threads, and at any moment it is a prefix of the whole.
//! The [`Journal`] holds that prefix, one line per seed; an interrupted run resumes after its last
//! line. For the same reason, the batches of all shards of a plan, read into a new ledger in the
//! order of the seeds, make up the whole.

mod filter;
mod fingerprint;
mod header;
mod journal;
mod ledger;
mod merge;
mod parallel;
mod plan;

pub use filter::{Filter, Impossible, Traits};
pub use fingerprint::FINGERPRINT;
pub use header::{Header, Unlike};
pub use journal::{Journal, JournalError, JournalReader, NAME as JOURNAL, rewrite};
pub use ledger::{Entry, Ledger, Outcome, Quota};
pub use merge::{Merge, MergeError, Part};
pub use parallel::{Panicked, in_order};
pub use plan::{Plan, RangeError, SeedRange, Shard, ShardError};

use std::time::{Duration, Instant};

use super::{Certificate, Composed, Declined, Disagreement, Options, compose_until};
use crate::smyoz::Seed;

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
) -> Result<(Outcome, Option<Certificate>), Box<Disagreement>> {
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
