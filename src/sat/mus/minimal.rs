//! Minimal cores, by leaving out one constraint after another.

use super::{Answer, Oracle};
use crate::sat::{BitSet, ElementSet};

/// A core from which none of the constraints in `order` can be left out, found within a core by trying them in that order.
///
/// Each answer refines the core: what it does not name is left out, too. Where the oracle gives up at so many conflicts, the
/// constraint stays; only without such answers is the core sure to be minimal.
pub fn minimal(oracle: &mut impl Oracle, mut core: BitSet, order: &[usize], conflicts: u64) -> BitSet {
    for &constraint in order {
        if core.contains(constraint) {
            let mut rest = core.clone();
            rest.remove(constraint);
            if let Answer::Core(smaller) = oracle.ask(&rest, conflicts) {
                core = smaller;
            }
        }
    }
    core
}
