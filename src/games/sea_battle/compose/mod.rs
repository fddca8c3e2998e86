//! From a layout to the clues of a puzzle: cells are chosen, beside counts that are given, or
//! together with counts, so that no other layout fits.
//!
//! How they are chosen is [`composing`]'s matter.

mod minimum;
pub mod wish;

use super::board::{Layout, Setting};
use super::clues::{Clue, Clues, Topic};
use super::deduction::Chart;
use super::deduction::techniques::Technique;
use super::puzzle::Minimum;
use super::rate::Rating;
use smyoz_core::composing;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Stream;

pub use minimum::{MinimumError, check_minimum};

/// The techniques as composing uses them.
pub type Techniques = smyoz_core::rating::Techniques<Chart>;

/// What is asked of the clues.
pub type Wish = composing::Wish<Topic, &'static Technique>;

/// Clues that a puzzle begins with.
pub type Start = composing::Start<Setting>;

/// Why no puzzle can begin with these clues.
pub type StartError = composing::StartError<Clue>;

/// How many clues are chosen.
pub type Goal = composing::Goal<&'static Technique>;

/// What is asked of the difficulty.
pub type Order = composing::Order<&'static Technique>;

/// Why there are no clues.
pub type ComposeError = composing::ComposeError<Layout, Clues>;

/// The clues that were chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composed {
    /// Those given, and those chosen.
    pub clues: Clues,
    /// If as few as possible were wanted: how many they are, and why fewer would not do. Not for
    /// cells that are shown together, nor where some may not be shown.
    pub minimum: Option<Minimum>,
    /// How hard the puzzle is, if that was ordered.
    pub rating: Option<Rating>,
    /// Whether each cell that is shown is needed. Those that are shown together need not be.
    pub minimal: bool,
}

/// Chooses clues for layouts of one game, with engines that are prepared for it.
pub struct Composer(composing::Composer<Techniques>);

impl Composer {
    /// Prepares for a game.
    pub fn new(setting: &Setting) -> Self {
        Self(composing::Composer::new(setting, Techniques::new(setting)))
    }

    /// Clues that leave no layout but this legal one: see [`composing::Composer::compose`].
    ///
    /// # Errors
    /// If even all allowed clues leave another layout, if nothing was found that fulfils the order,
    /// if it was cancelled, or if the engines disagree.
    pub fn compose(
        &mut self,
        solution: &Layout,
        wish: &Wish,
        stream: &mut Stream,
        limits: Limits,
    ) -> Result<Composed, ComposeError> {
        let composed = self.0.compose(solution, wish, stream, limits)?;
        let cells = wish.scope.iter().flatten().filter(|topic| matches!(topic, Topic::Shown(_))).count();
        let is_free = cells == self.0.problem().size().cells().count();
        let minimum = composed.proof.as_ref().filter(|_| is_free);
        let minimum = minimum.map(|proof| minimum::minimum(wish, &composed.chosen, proof));
        let composing::Composed { clues, rating, minimal, .. } = composed;
        Ok(Composed { clues, minimum, rating, minimal })
    }
}
