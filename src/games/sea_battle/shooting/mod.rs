//! Where to shoot: a player of the game for two that knows the odds.
//!
//! A [`Knowledge`] is all that a player knows of the other's board. A [`Shooter`] chooses a shot by
//! it at one of the [levels](Level), or says how likely each shot hits ([`Shooter::heat`]). A
//! [`Placer`] hides fleets, and [`measure_shooters`] says how many shots the levels need for them.
//!
//! The files refer back to this one only for the error and for drawing from a list, which all of
//! them need.
//!
//! *Strong* counts all layouts that fit where that takes few additions, and draws some otherwise.
//! It weighs several ways in which a fleet may have been placed ([`Assume`]).

mod bits;
mod config;
mod estimate;
mod exact;
mod fit;
mod heat;
mod knowledge;
mod levels;
mod measure;
mod placement;
mod pool;
mod prior;
mod sample;
mod strong;
mod waters;

use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Stream, by_name};
use thiserror::Error;

use self::bits::Bits;
use self::fit::Fit;
use self::prior::Prior;
use self::waters::{Prepared, Waters, with};
use crate::board::Cell;

pub use config::{Board, Config, Owner};
pub use heat::{Chance, Heat};
pub use knowledge::{Knowledge, Known};
pub use measure::{Figures, MeasureError, Pair, Plan, Report, measure_shooters};
pub use placement::{Placement, PlacementError, Placer};
pub use prior::{Assume, AssumeError};

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
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Density, Self::Strong];

    /// The name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["easy", "medium", "density", "strong"][self as usize]
    }
}

by_name!(Level, LevelError);

/// Text that does not name a level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a level of play: expected easy, medium, density or strong")]
pub struct LevelError(String);

/// A shot, and how likely it hits a ship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shot {
    pub cell: Cell,
    /// The probability of a hit, as the level sees it.
    pub probability: f64,
    /// Its standard error; 0 if it was not sampled.
    pub standard_error: f64,
}

/// Why there is no shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ShooterError {
    /// No board gives the answers that were given.
    #[error("no board gives these answers")]
    Contradiction,
    /// Every cell was shot at.
    #[error("every cell was shot at")]
    Over,
    #[error(transparent)]
    Cancelled(#[from] CancelledError),
}

/// How much work *strong* does for a shot. The same work gives the same shot; a clock may end it
/// sooner (`Limits::content_once`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most layouts that are sampled.
    pub samples: u32,
    /// The most additions of a count; above these, layouts are sampled.
    pub additions: u64,
}

impl Budget {
    /// Below 10 ms a shot on 10 × 10, in the mean.
    pub const ARENA: Self = Self { samples: 6_000, additions: 6_000_000 };
    /// Below 100 ms for nearly all shots on 10 × 10.
    pub const PLAY: Self = Self { samples: 10_000, additions: 10_000_000 };
}

/// A shooter, prepared for a game.
pub struct Shooter {
    waters: Prepared,
    prior: Prior,
}

impl Shooter {
    /// Prepares for a game. What is assumed of the placement concerns *strong*.
    #[must_use]
    pub fn new(config: &Config, assume: Assume) -> Self {
        let waters = Prepared::new(config);
        let prior = with!(&waters, waters => Prior::new(waters, assume));
        Self { waters, prior }
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
    ) -> Result<Shot, ShooterError> {
        with!(&self.waters, waters => choose_in(waters, &self.prior, knowledge, level, draws, budget, limits))
    }

    /// How likely each shot hits a ship, as *strong* sees it.
    ///
    /// # Errors
    /// If no board fits what is known, or it was cancelled.
    pub fn heat(
        &self,
        knowledge: &Knowledge,
        draws: &mut Stream,
        budget: Budget,
        limits: Limits,
    ) -> Result<Heat, ShooterError> {
        with!(&self.waters, waters => {
            let fit = Fit::new(waters, knowledge)?;
            let estimate = strong::estimate(&fit, &self.prior, draws, budget, limits)?;
            Ok(Heat::new(&fit, &estimate))
        })
    }
}

fn choose_in<const N: usize>(
    waters: &Waters<N>,
    prior: &Prior,
    knowledge: &Knowledge,
    level: Level,
    draws: &mut Stream,
    budget: Budget,
    limits: Limits,
) -> Result<Shot, ShooterError> {
    limits.check()?;
    let fit = Fit::new(waters, knowledge)?;
    match level {
        Level::Easy => levels::easy(&fit, knowledge, draws),
        Level::Medium => levels::medium(&fit, knowledge, draws),
        Level::Density => levels::density(&fit, knowledge, draws),
        Level::Strong => {
            let estimate = strong::estimate(&fit, prior, draws, budget, limits)?;
            let at = pick(fit.open, draws, |at| estimate.probability[at]).ok_or(ShooterError::Over)?;
            let (probability, standard_error) = (estimate.probability[at], estimate.variance[at].sqrt());
            Ok(Shot { cell: waters.frame.cell(at), probability, standard_error })
        }
    }
}

/// The cell with the highest score; one of them by lot if there are several.
fn pick<const N: usize>(cells: Bits<N>, draws: &mut Stream, score: impl Fn(usize) -> f64) -> Option<usize> {
    let best = cells.iter().map(&score).fold(f64::NEG_INFINITY, f64::max);
    // Sums in another order may differ in their last digits.
    let near = |at: &usize| score(*at) >= best - best.abs() * 1e-9;
    let count = cells.iter().filter(near).count();
    if count == 0 { None } else { cells.iter().filter(near).nth(draws.below(count as u64) as usize) }
}
