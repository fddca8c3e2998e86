//! Minimal cores, by deletion.

use super::{Oracle, OracleAnswer};
use crate::sets::{BitSet, ElementSet};

/// Shrinks a core until none of the constraints in `order` can be left out, trying them in that
/// order.
///
/// Each answer refines the core: what it does not name is also left out. If the oracle gives up
/// after `conflicts` conflicts, the constraint is kept. Returns the core, and whether it is
/// certainly minimal: whether that never happened.
pub fn minimal(oracle: &mut impl Oracle, mut core: BitSet, order: &[usize], conflicts: u64) -> (BitSet, bool) {
    let mut unsure = Vec::new();
    for &constraint in order {
        if core.contains(constraint) {
            let mut rest = core.clone();
            rest.remove(constraint);
            match oracle.ask(&rest, conflicts) {
                OracleAnswer::Core(smaller) => core = smaller,
                OracleAnswer::NotACore(_) => {}
                OracleAnswer::GaveUp => unsure.push(constraint),
            }
        }
    }
    let is_minimal = !unsure.into_iter().any(|constraint| core.contains(constraint));
    (core, is_minimal)
}
