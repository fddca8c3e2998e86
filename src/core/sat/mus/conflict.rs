//! Why constraints contradict each other: a smallest core, as far as the limits allow.

use super::{CoreBounds, Corrections, Oracle, OracleAnswer, minimal, smallest};
use crate::limits::Limits;
use crate::sets::{BitSet, ElementSet};

/// How much may be done for a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most conflicts of the solver for a question on which the answer depends.
    pub decisive: u64,
    /// The most for a question whose answer would only save others.
    pub helpful: u64,
}

/// Constraints that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradictory {
    /// The constraints. All of them, if the oracle gave up before any could be left out.
    pub core: BitSet,
    /// Whether no core is smaller; if not, this is not known.
    pub smallest: bool,
}

/// Finds a smallest core among the first `number` constraints; `None` if they do not contradict
/// each other. If the oracle gives up, the smallest one found so far.
pub fn conflict(oracle: impl Oracle, number: usize, effort: Effort) -> Option<Contradictory> {
    let Effort { decisive, helpful } = effort;
    let mut oracle = Remembering { oracle, corrections: Corrections::default() };
    let all = BitSet::below(number);
    let core = match oracle.ask(&all, decisive) {
        OracleAnswer::Core(core) => core,
        OracleAnswer::NotACore(_) => return None,
        OracleAnswer::GaveUp => all.clone(),
    };
    let order: Vec<usize> = core.iter().collect();
    let (core, _) = minimal(&mut oracle, core, &order, decisive);
    let smaller = match core.len().checked_sub(1) {
        Some(most) => {
            let mut corrections = oracle.corrections.clone();
            let bounds = CoreBounds { most, conflicts: decisive, shrink: helpful };
            smallest(&mut oracle, &all, &mut corrections, bounds)
        }
        None => Ok(None),
    };
    let smallest = smaller.is_ok();
    Some(Contradictory { core: smaller.ok().flatten().unwrap_or(core), smallest })
}

/// An oracle that is not asked what a counterexample found before can answer.
struct Remembering<O> {
    oracle: O,
    /// The sets of constraints that the counterexamples found so far break.
    corrections: Corrections,
}

impl<O: Oracle> Oracle for Remembering<O> {
    fn ask(&mut self, constraints: &BitSet, conflicts: u64) -> OracleAnswer {
        if let Some(broken) = self.corrections.missed_by(constraints) {
            return OracleAnswer::NotACore(broken.clone());
        }
        let answer = self.oracle.ask(constraints, conflicts);
        if let OracleAnswer::NotACore(broken) = &answer {
            self.corrections.add(broken.clone());
        }
        answer
    }

    fn limits(&self) -> Limits<'_> {
        self.oracle.limits()
    }
}
