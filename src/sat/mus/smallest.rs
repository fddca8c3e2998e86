//! Smallest cores, by implicit hitting sets.

use thiserror::Error;

use super::{Answer, Corrections, Oracle};
use crate::sat::{BitSet, ElementSet};

/// What the search for a smallest core may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// As many constraints a core may have.
    pub most: usize,
    /// As many conflicts a candidate may take the oracle; beyond that, the search gives up.
    pub conflicts: u64,
    /// As many conflicts each attempt to shrink a correction set may take; with 0 they are taken as they come.
    pub shrink: u64,
}

/// The oracle gave up, so it is not known which core is a smallest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("it takes too many conflicts to tell whether this is a core")]
pub struct GaveUp;

/// A smallest core of the constraints; `None` if no core has at most as many as allowed, or all together are none.
///
/// What is known of correction sets is given, and grows with each counterexample.
///
/// # Errors
/// If the oracle gives up on a candidate.
///
/// # Panics
/// If a counterexample of the oracle breaks a constraint that was asked about.
pub fn smallest(
    oracle: &mut impl Oracle,
    constraints: &BitSet,
    corrections: &mut Corrections,
    limits: Limits,
) -> Result<Option<BitSet>, GaveUp> {
    while let Some(candidate) = corrections.smallest_hitting_set(limits.most) {
        match oracle.ask(&candidate, limits.conflicts) {
            // No smaller set is a core, for none hits what every core must hit.
            Answer::Core(_) => return Ok(Some(candidate)),
            Answer::NotACore(broken) => {
                assert!(broken.is_disjoint(&candidate), "a counterexample fits what was asked about");
                corrections.add(shrink(oracle, constraints, broken, limits.shrink));
            }
            Answer::GaveUp => return Err(GaveUp),
        }
    }
    Ok(None)
}

/// A correction set that is as small as can be, within this one: constraints are fulfilled one after another while the
/// others outside the set are.
fn shrink(oracle: &mut impl Oracle, constraints: &BitSet, mut broken: BitSet, conflicts: u64) -> BitSet {
    if conflicts == 0 {
        return broken;
    }
    for constraint in broken.clone().iter() {
        if broken.contains(constraint) {
            let fulfilled = constraints.iter().filter(|&other| other == constraint || !broken.contains(other));
            if let Answer::NotACore(fewer) = oracle.ask(&fulfilled.collect(), conflicts) {
                broken = fewer.and(constraints);
            }
        }
    }
    broken
}
