//! The probability of a hit in each cell, as a map.

use super::estimate::Estimate;
use super::fit::Fit;
use crate::board::Cell;

/// How likely a shot at a cell hits a ship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    pub probability: f64,
    /// Its standard error; 0 if it was counted.
    pub standard_error: f64,
}

/// The probability of a hit in each cell that may be shot at.
#[derive(Clone, Debug, PartialEq)]
pub struct Heat {
    chances: Vec<(Cell, Chance)>,
    evidence: f64,
    counted: bool,
}

impl Heat {
    pub(super) fn new<const N: usize>(fit: &Fit<N>, estimate: &Estimate) -> Self {
        let chance = |at: usize| Chance {
            // A float may be a last digit above.
            probability: estimate.probability[at].clamp(0.0, 1.0),
            standard_error: estimate.variance[at].sqrt(),
        };
        let chances = fit.open.iter().map(|at| (fit.waters.frame.cell(at), chance(at))).collect();
        Self { chances, evidence: estimate.evidence, counted: estimate.counted }
    }

    /// The cells that may be shot at, in reading order.
    #[must_use]
    pub fn chances(&self) -> &[(Cell, Chance)] {
        &self.chances
    }

    /// How likely a shot at a cell hits a ship; `None` if it was shot at.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Chance> {
        let at = self.chances.binary_search_by_key(&cell, |&(cell, _)| cell).ok()?;
        Some(self.chances[at].1)
    }

    /// The greatest probability of a hit; `None` if no cell may be shot at.
    #[must_use]
    pub fn best(&self) -> Option<Chance> {
        let chances = self.chances.iter().map(|&(_, chance)| chance);
        chances.max_by(|one, other| one.probability.total_cmp(&other.probability))
    }

    /// The logarithm of the weight of all layouts that fit. For a further answer it falls by the
    /// logarithm of how likely that answer was.
    #[must_use]
    pub fn evidence(&self) -> f64 {
        self.evidence
    }

    /// Whether all layouts were counted, not sampled.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.counted
    }
}
