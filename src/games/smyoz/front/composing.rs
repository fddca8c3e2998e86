//! From seeds to puzzles of SMYOZ.

use super::goals::{Asked, GoalError, aim, wanted};
use crate::board::Layout;
use crate::compose::{Filter, drawn};
use crate::engines::Smyoz;
use crate::options::Options;
use crate::seeds::Stream;
use smyoz_app::registry::composing::{Begun, Seeds, read_puzzle};
use smyoz_app::registry::{RefusedError, Wishes};
use smyoz_core::limits::Limits;

/// The work on the seeds of a batch.
pub(super) fn seeds(options: &Options, wishes: &Wishes, limits: Limits) -> Result<Seeds<Smyoz>, RefusedError> {
    let Options { shots, moored, islands, .. } = *options;
    let filter = Filter { shots, moored, islands };
    filter.check().map_err(GoalError::from)?;
    Asked { options, wishes }.check()?;
    let begun = Begun::of(wishes, read_puzzle, Some(drawn), limits)?;
    let aim = aim(options, wishes, begun.as_ref())?;
    let wanted = wanted(options, begun.as_ref())?;
    let wish = move |_: &Smyoz, layout: &Layout, goal, _: &mut Stream| wanted.wish(layout, goal);
    let seeds = Seeds::new(options, aim, wishes, begun, Box::new(wish), limits)?;
    Ok(seeds
        .with_layouts(move |layout| filter.excludes_layout(layout))
        .with_puzzles(move |puzzle| filter.excludes(puzzle)))
}
