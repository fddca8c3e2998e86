//! Is it true? What puzzles claim, and certificates.

mod certificate;

use super::board::{Layout, Setting};
use super::clues::{Clue, Clues};
use super::compose::{MinimumError, check_minimum};
use super::deduction::Chart;
use super::puzzle::Puzzle;
use super::rate::RateError;
use super::seeds::Sampler;
use smyoz_core::judging::{self, Checked, Judged};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::rating;

pub use smyoz_core::judging::verify;

/// What is found about a puzzle.
pub type Verdict = judging::Verdict<Layout, Clue, MinimumError, RateError>;

/// Why a rating is wrong.
pub type RatingError = judging::RatingError<RateError>;

impl Judged for Puzzle {
    type Game = Setting;
    type MinimumError = MinimumError;
    type RateError = RateError;

    fn problem(&self) -> &Setting {
        &self.setting
    }

    fn clues(&self) -> &Clues {
        &self.clues
    }

    fn solution(&self) -> Option<&Layout> {
        self.solution.as_ref()
    }

    fn seed_fits(&self, solution: &Layout, limits: Limits) -> Result<Option<bool>, CancelledError> {
        let Some(seed) = self.seed else { return Ok(None) };
        let layout = Sampler::new(&self.setting).layout_until(seed, limits)?;
        // No puzzle is composed from a seed without a layout.
        Ok(Some(layout.is_ok_and(|layout| layout == *solution)))
    }

    /// Cells, and counts if the puzzle also claims a minimum of these.
    fn is_chosen(&self, clue: &Clue) -> bool {
        let has_counts = self.minimum.as_ref().is_some_and(|minimum| minimum.counts.is_some());
        has_counts || matches!(clue, Clue::Shown(_))
    }

    fn keeps_level(&self, clues: &Clues, limits: Limits) -> Result<bool, CancelledError> {
        let Some(rating) = &self.rating else { return Ok(true) };
        rating::keeps(rating, &Chart::new(&self.setting), clues, limits)
    }

    fn check_minimum(&self, limits: Limits) -> Result<Checked<MinimumError>, CancelledError> {
        check_minimum(self, limits)
    }

    fn is_undecided(wrong: &MinimumError) -> bool {
        *wrong == MinimumError::TooLarge
    }

    fn check_rating(&self, limits: Limits) -> Result<Checked<RatingError>, CancelledError> {
        let chart = Chart::new(&self.setting);
        self.rating.as_ref().map(|rating| rating::check(&chart, &self.clues, rating, limits)).transpose()
    }
}
