//! Where to shoot: a player of the game for two that knows the odds.

#[allow(dead_code, reason = "sampling comes next")]
mod bits;
mod config;
#[allow(dead_code, reason = "sampling comes next")]
mod fit;
mod knowledge;
mod levels;
mod measure;
mod placement;
#[allow(dead_code, reason = "sampling comes next")]
mod waters;

use std::fmt;
use std::str::FromStr;

use smyoz_core::limits::{Limits, Stopped};
use smyoz_core::puzzles::Stream;
use thiserror::Error;

use self::bits::Bits;
use self::fit::Fit;
use self::waters::Waters;
use super::board::Cell;

pub use config::{Board, Config, Owner};
pub use knowledge::{Knowledge, Known};
pub use measure::{Figures, MeasureError, Pair, Plan, Report, measure_shooters};
pub use placement::{Placement, PlacementError, place};

/// How well a program shoots. Levels differ in what they know, never by cheating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Shoots at random, finishes ships that it has hit, and forgets what surrounds them.
    Easy,
    /// Uses the surroundings and, where no ship has one cell, every other cell only.
    Medium,
    /// Shoots where the most places of single ships overlap.
    Density,
    /// Shoots where the probability of a hit is greatest.
    Strong,
}

impl Level {
    /// All levels, ascending.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Density, Self::Strong];

    /// The name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["easy", "medium", "density", "strong"][self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Text that does not name a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a level of play: expected easy, medium, density or strong")]
pub struct LevelError(String);

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| LevelError(text.to_owned()))
    }
}

/// A shot, and how likely it hits a ship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shot {
    /// The cell.
    pub cell: Cell,
    /// The probability of a hit, as the level sees it.
    pub probability: f64,
    /// Its standard error; 0 if it was not sampled.
    pub standard_error: f64,
}

/// Why there is no shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoShot {
    /// No board gives the answers that were given.
    #[error("no board gives these answers")]
    Contradiction,
    /// Every cell was shot at.
    #[error("every cell was shot at")]
    Over,
    /// It was cancelled.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// How much work *strong* does for a shot. The same work gives the same shot; a clock may end it
/// sooner (`Limits::content_once`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most layouts that are sampled.
    pub samples: u32,
    /// The most states of a count; above these, layouts are sampled.
    pub states: u32,
}

impl Budget {
    /// About 10 ms a shot on 10 × 10.
    pub const ARENA: Self = Self { samples: 4_000, states: 20_000 };
    /// About 100 ms a shot on 10 × 10.
    pub const PLAY: Self = Self { samples: 40_000, states: 200_000 };
}

/// A shooter, prepared for a game.
pub struct Shooter {
    waters: Prepared,
}

/// A board of any size, in as many words as it needs.
enum Prepared {
    Small(Waters<2>),
    Medium(Waters<6>),
    Large(Waters<15>),
}

impl Shooter {
    /// Prepares for a game.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let numbers = bits::Frame::of(config.size()).len();
        let waters = match numbers {
            0..=128 => Prepared::Small(Waters::new(config)),
            129..=384 => Prepared::Medium(Waters::new(config)),
            _ => Prepared::Large(Waters::new(config)),
        };
        Self { waters }
    }

    /// Chooses a shot. Of cells that seem equally good, one is drawn.
    ///
    /// # Errors
    /// If no board fits what is known, no cell is left, or it was cancelled.
    pub fn choose(
        &self,
        knowledge: &Knowledge,
        level: Level,
        draws: &mut Stream,
        budget: Budget,
        limits: Limits,
    ) -> Result<Shot, NoShot> {
        match &self.waters {
            Prepared::Small(waters) => choose_in(waters, knowledge, level, draws, budget, limits),
            Prepared::Medium(waters) => choose_in(waters, knowledge, level, draws, budget, limits),
            Prepared::Large(waters) => choose_in(waters, knowledge, level, draws, budget, limits),
        }
    }
}

fn choose_in<const N: usize>(
    waters: &Waters<N>,
    knowledge: &Knowledge,
    level: Level,
    draws: &mut Stream,
    _budget: Budget,
    limits: Limits,
) -> Result<Shot, NoShot> {
    limits.check()?;
    let fit = Fit::new(waters, knowledge)?;
    match level {
        Level::Easy => levels::easy(&fit, knowledge, draws),
        Level::Medium => levels::medium(&fit, knowledge, draws),
        Level::Density | Level::Strong => levels::density(&fit, knowledge, draws),
    }
}

/// Chooses a shot; see [`Shooter::choose`]. Whoever chooses more than one keeps a [`Shooter`].
///
/// # Errors
/// As there.
pub fn choose(
    knowledge: &Knowledge,
    level: Level,
    draws: &mut Stream,
    budget: Budget,
    limits: Limits,
) -> Result<Shot, NoShot> {
    Shooter::new(knowledge.config()).choose(knowledge, level, draws, budget, limits)
}

/// The cell with the highest score; one of them by lot if there are several.
fn pick<const N: usize>(cells: Bits<N>, draws: &mut Stream, score: impl Fn(usize) -> f64) -> Option<usize> {
    let best = cells.iter().map(&score).fold(f64::NEG_INFINITY, f64::max);
    // Sums in another order may differ in their last digits.
    let near = |at: &usize| score(*at) >= best - best.abs() * 1e-9;
    let count = cells.iter().filter(near).count();
    if count == 0 { None } else { cells.iter().filter(near).nth(draws.below(count as u64) as usize) }
}
