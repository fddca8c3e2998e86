//! Smallest cores, by implicit hitting sets.

use thiserror::Error;

use super::{Corrections, Oracle, OracleAnswer};
use crate::sets::{BitSet, ElementSet};

/// Bounds of the search for a smallest core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoreBounds {
    /// The most constraints that a core may have.
    pub most: usize,
    /// The most conflicts per candidate; beyond that, the search gives up.
    pub conflicts: u64,
    /// The most conflicts per attempt to shrink a correction set; with 0, they are not shrunk.
    pub shrink: u64,
}

/// The oracle gave up, so it is not known which core is a smallest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("too many conflicts to decide whether this is a core")]
pub struct GaveUpError;

/// A smallest core among the constraints; `None` if all cores are larger than allowed, or if the
/// constraints are no core.
///
/// The known correction sets are passed in, and grow with each counterexample.
///
/// # Errors
/// If the oracle gives up on a candidate, or the search is stopped.
///
/// # Panics
/// If the oracle's counterexample breaks a constraint of the candidate.
pub fn smallest(
    oracle: &mut impl Oracle,
    constraints: &BitSet,
    corrections: &mut Corrections,
    bounds: CoreBounds,
) -> Result<Option<BitSet>, GaveUpError> {
    loop {
        let candidate = corrections.smallest_hitting_set(bounds.most, oracle.limits()).map_err(|_| GaveUpError)?;
        let Some(candidate) = candidate else { return Ok(None) };
        match oracle.ask(&candidate, bounds.conflicts) {
            // No smaller set hits all correction sets, so no smaller set is a core.
            OracleAnswer::Core(_) => return Ok(Some(candidate)),
            OracleAnswer::NotACore(broken) => {
                assert!(broken.is_disjoint(&candidate), "a counterexample fits what was asked about");
                corrections.add(shrink(oracle, constraints, broken, bounds.shrink));
            }
            OracleAnswer::GaveUp => return Err(GaveUpError),
        }
    }
}

/// A minimal correction set within this one: tries to satisfy its constraints one after another,
/// along with those outside it.
fn shrink(oracle: &mut impl Oracle, constraints: &BitSet, mut broken: BitSet, conflicts: u64) -> BitSet {
    if conflicts == 0 {
        return broken;
    }
    for constraint in broken.clone().iter() {
        if broken.contains(constraint) {
            let fulfilled = constraints.iter().filter(|&other| other == constraint || !broken.contains(other));
            if let OracleAnswer::NotACore(fewer) = oracle.ask(&fulfilled.collect(), conflicts) {
                broken = fewer.and(constraints);
            }
        }
    }
    broken
}
