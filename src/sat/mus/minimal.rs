//! Minimal cores, by deletion.

use super::{Oracle, OracleAnswer};
use crate::sat::{BitSet, ElementSet};

/// Shrinks a core until none of the constraints in `order` can be left out, trying them in that
/// order.
///
/// Each answer refines the core: what it does not name is left out, too. If the oracle gives up
/// after `conflicts` conflicts, the constraint is kept; the core is certain to be minimal only if
/// that never happens.
pub fn minimal(oracle: &mut impl Oracle, mut core: BitSet, order: &[usize], conflicts: u64) -> BitSet {
    for &constraint in order {
        if core.contains(constraint) {
            let mut rest = core.clone();
            rest.remove(constraint);
            if let OracleAnswer::Core(smaller) = oracle.ask(&rest, conflicts) {
                core = smaller;
            }
        }
    }
    core
}
