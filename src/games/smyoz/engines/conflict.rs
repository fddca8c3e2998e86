//! Why clues have no solution: a smallest set of clues that contradict each other.
//!
//! Conflicts are cores of clues, as in [`sat::mus`](smyoz_core::sat::mus): first a minimal one, then a
//! smallest one.
//!
//! Small sets of clues are hard: they leave millions of layouts, or none for a reason that takes
//! long to find. Which engine copes better cannot be told beforehand, so both are tried, each with
//! a counted budget. If both give up on a question, it stays open whether the conflict found is a
//! smallest one.

use std::sync::atomic::AtomicBool;

use super::{conditions, encode, search};
use crate::smyoz::clues::{Clue, Clues};
use smyoz_core::limits::Budget;
use smyoz_core::sat::mus::{self, Effort, Oracle, OracleAnswer};
use smyoz_core::sat::{BatSat, BitSet, ElementSet};

/// Clues that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The clues, in order. All of them, if the engines gave up before they could leave one out.
    pub clues: Vec<Clue>,
    /// Whether no smaller set of clues is a conflict; if not, this is not known.
    pub smallest: bool,
}

impl Conflict {
    /// No conflict.
    pub const NONE: Self = Self { clues: Vec::new(), smallest: true };
}

/// The work allowed for both engines: steps of the search, conflicts of SAT.
#[derive(Clone, Copy)]
struct Allowance {
    steps: u64,
    conflicts: u64,
}

/// The work for all questions together: about a second.
const ALL: Allowance = Allowance { steps: 1_000_000, conflicts: 10_000 };

/// The steps that the search may take for each conflict that SAT may have.
const STEPS: u64 = 100;

/// The most work for one question.
const EFFORT: Effort = Effort { decisive: 2_000, helpful: 60 };

/// A conflict among clues that no layout fits; `None` if a layout does fit them.
///
/// Setting the flag ends the search at any time; the result is then the smallest conflict found so
/// far.
#[must_use]
pub fn conflict(clues: &Clues, cancel: &AtomicBool) -> Option<Conflict> {
    let named: Vec<Clue> = clues.iter().collect();
    let inquest = Inquest { all: clues, clues: &named, sat: encode::Engine::new(), cancel, left: ALL };
    // The rules alone are not contradictory, so a conflict has a clue at least.
    let found = mus::conflict(inquest, named.len(), 1, EFFORT)?;
    Some(Conflict { clues: found.core.iter().map(|at| named[at].clone()).collect(), smallest: found.smallest })
}

/// The search for a conflict among the clues.
struct Inquest<'a> {
    all: &'a Clues,
    /// The clues one by one; sets of clues are sets of their indices.
    clues: &'a [Clue],
    sat: encode::Engine<BatSat>,
    cancel: &'a AtomicBool,
    /// The work that is left.
    left: Allowance,
}

impl Inquest<'_> {
    fn places(&self, clues: &[Clue]) -> BitSet {
        (0..self.clues.len()).filter(|&at| clues.contains(&self.clues[at])).collect()
    }
}

impl Oracle for Inquest<'_> {
    fn ask(&mut self, asked: &BitSet, conflicts: u64) -> OracleAnswer {
        let others = self.clues.iter().enumerate().filter(|(at, _)| !asked.contains(*at));
        let clues = others.fold(self.all.clone(), |clues, (_, clue)| clues.without(clue));
        if let Some(core) = conditions::conflict(&clues) {
            return OracleAnswer::Core(self.places(&core));
        }
        let mut budget = Budget::new((STEPS * conflicts).min(self.left.steps), self.cancel);
        let mut found = search::solutions_within(&clues, 1, &mut budget).layouts;
        self.left.steps -= budget.spent();
        if found.is_empty() {
            if !budget.is_exhausted() {
                return OracleAnswer::Core(asked.clone());
            }
            let mut budget = Budget::new(conflicts.min(self.left.conflicts), self.cancel);
            let answer = self.sat.fit_within(&clues, &mut budget);
            self.left.conflicts -= budget.spent();
            match answer {
                Some(Ok(layout)) => found.push(layout),
                Some(Err(core)) => return OracleAnswer::Core(self.places(&core)),
                None => return OracleAnswer::GaveUp,
            }
        }
        OracleAnswer::NotACore(self.all.broken_by(&found[0]).filter(|&at| !asked.contains(at)).collect())
    }
}
