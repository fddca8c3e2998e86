//! From a layout to the clues of a puzzle: shots are chosen beside items of the inventory, or
//! together with them.
//!
//! How they are chosen is [`composing`]'s matter.

mod filter;
mod show;
mod wanted;

pub use filter::{Filter, FilterError, Traits};
pub use show::Show;
pub use wanted::{Given, Wanted};

use super::board::Layout;
use super::clues::{Clue, Clues};
use super::engines::Smyoz;
use super::puzzle::Puzzle;
use super::seeds::numbering::unrank;
use super::seeds::{Seed, Stream};
use smyoz_core::composing;
use smyoz_core::limits::Limits;

/// What is asked of the clues.
pub type Wish = composing::Wish<Smyoz>;

/// Clues that a puzzle begins with.
pub type Start = composing::Start<Smyoz>;

/// Why no puzzle can begin with these clues.
pub type StartError = composing::StartError<Clue>;

/// How many clues are chosen.
pub type Goal = composing::Goal<Smyoz>;

/// What is asked of the difficulty.
pub type Difficulty = composing::Difficulty<Smyoz>;

/// Why there are no clues.
pub type ComposeError = composing::ComposeError<Layout, Clues>;

/// The clues that were chosen.
pub type Composed = composing::Composed<Smyoz>;

/// Chooses clues for layouts.
pub type Composer = composing::Composer<Smyoz>;

/// The puzzle of a seed.
///
/// # Errors
/// If its layout admits none, or it was cancelled.
pub fn compose(seed: Seed, wanted: &Wanted, goal: Goal, limits: Limits) -> Result<Puzzle, ComposeError> {
    let layout = Layout::of_seed(seed);
    let wish = wanted.wish(&layout, goal);
    let composed = Composer::new(&Smyoz).compose(&layout, &wish, &mut seed.stream("clues"), limits)?;
    Ok(Puzzle { seed: Some(seed), ..composed.puzzle(Smyoz, layout) })
}

/// A layout drawn at random, each being equally likely.
pub fn drawn(stream: &mut Stream) -> Layout {
    unrank(stream.below(Layout::COUNT))
}
