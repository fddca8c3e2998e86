//! Batches: many puzzles at a time, on all cores, without losing any.
//!
//! A [`Plan`] names the seeds, their order, and everything else that decides the result. The seeds
//! are worked on in parallel ([`in_order`]), but a [`Ledger`] decides in their order what becomes
//! of them: whether a puzzle is the twin of an earlier one, and whether there are enough. So a
//! batch does not depend on the number of threads, and at any moment it is a prefix of the whole.
//! The [`Journal`] holds that prefix, one line per seed; an interrupted run resumes after its last
//! line. For the same reason, the batches of all shards of a plan, read into a new ledger in the
//! order of the seeds, make up the whole.

pub mod disk;
mod header;
mod journal;
mod ledger;
mod merge;
mod parallel;
mod plan;

pub use header::{BatchMismatchError, Header};
pub use journal::{Journal, JournalError, JournalReader, NAME as JOURNAL, rewrite};
pub use ledger::{Entry, Ledger, Outcome, Quota};
pub use merge::{Merge, MergeError, Part};
pub use parallel::{PanicError, in_order};
pub use plan::{Plan, RangeError, SeedRange, Shard, ShardError, on_command_line};
