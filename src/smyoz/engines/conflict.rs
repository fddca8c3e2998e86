//! Why clues have no solution: a smallest set of clues that contradict each other.
//!
//! Conflicts are cores of clues, as in [`sat::mus`](crate::sat::mus): first a minimal one, then a smallest one.
//!
//! Small sets of clues are hard questions: they leave millions of layouts, or none for a reason that takes long to find.
//! Which engine copes with one is not to be told beforehand; so both are asked, each with a counted budget. A question
//! that both give up leaves it open whether the conflict found is a smallest one.

use std::sync::atomic::AtomicBool;

use super::budget::Budget;
use super::{conditions, encode, search};
use crate::sat::mus::{Corrections, GaveUp, Limits, Oracle, OracleAnswer, minimal, smallest};
use crate::sat::{BatSat, BitSet, ElementSet};
use crate::smyoz::clues::{Clue, Clues};

/// Clues that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The clues, in their order. All of them, if the engines gave up before they could leave one out.
    pub clues: Vec<Clue>,
    /// Whether no set of fewer clues is a conflict. If not, it is not known.
    pub smallest: bool,
}

impl Conflict {
    /// Where there is no conflict.
    pub const NONE: Self = Self { clues: Vec::new(), smallest: true };
}

/// Work of the two engines: steps of the search, conflicts of SAT.
#[derive(Clone, Copy)]
struct Allowance {
    steps: u64,
    conflicts: u64,
}

/// The work for all questions together: about a second.
const ALL: Allowance = Allowance { steps: 1_000_000, conflicts: 10_000 };

/// The search may take so many steps where SAT may have a conflict.
const STEPS: u64 = 100;

/// The most conflicts for a question on which the answer depends.
const DECISIVE: u64 = 2_000;

/// The most conflicts for a question whose answer only saves others.
const HELPFUL: u64 = 60;

/// A conflict among clues that no layout fits; `None` if a layout does fit them.
///
/// The flag ends the effort at any time: then the conflict is the smallest found so far.
#[must_use]
pub fn conflict(clues: &Clues, cancel: &AtomicBool) -> Option<Conflict> {
    let mut inquest = Inquest::new(clues, cancel);
    let all = BitSet::first(inquest.clues.len());
    let core = match inquest.ask(&all, DECISIVE) {
        OracleAnswer::Core(core) => core,
        OracleAnswer::NotACore(_) => return None,
        OracleAnswer::GaveUp => all.clone(),
    };
    let order: Vec<usize> = core.iter().collect();
    let core = minimal(&mut inquest, core, &order, DECISIVE);
    // The rules alone are not in conflict.
    let smaller = if core.len() <= 1 { Ok(None) } else { inquest.smaller(&all, core.len() - 1) };
    let smallest = smaller.is_ok();
    let core = smaller.ok().flatten().unwrap_or(core);
    Some(Conflict { clues: core.iter().map(|at| inquest.clues[at].clone()).collect(), smallest })
}

/// Which of the clues contradict each other.
struct Inquest<'a> {
    all: &'a Clues,
    /// The clues one by one: sets of them are sets of their places.
    clues: Vec<Clue>,
    sat: encode::Engine<BatSat>,
    cancel: &'a AtomicBool,
    /// The work that may still be done.
    left: Allowance,
    /// What the layouts met so far break.
    corrections: Corrections,
}

impl<'a> Inquest<'a> {
    fn new(all: &'a Clues, cancel: &'a AtomicBool) -> Self {
        let (clues, corrections) = (all.iter().collect(), Corrections::default());
        Self { all, clues, sat: encode::Engine::new(), cancel, left: ALL, corrections }
    }

    /// A smallest conflict, if it has at most so many clues.
    fn smaller(&mut self, all: &BitSet, most: usize) -> Result<Option<BitSet>, GaveUp> {
        let limits = Limits { most, conflicts: DECISIVE, shrink: HELPFUL };
        let mut corrections = self.corrections.clone();
        smallest(self, all, &mut corrections, limits)
    }

    fn places(&self, clues: &[Clue]) -> BitSet {
        (0..self.clues.len()).filter(|&at| clues.contains(&self.clues[at])).collect()
    }
}

impl Oracle for Inquest<'_> {
    fn ask(&mut self, asked: &BitSet, conflicts: u64) -> OracleAnswer {
        // A layout met before may fit these clues.
        if let Some(broken) = self.corrections.missed_by(asked) {
            return OracleAnswer::NotACore(broken.clone());
        }
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
        let broken: BitSet = self.all.broken_by(&found[0]).filter(|&at| !asked.contains(at)).collect();
        self.corrections.add(broken.clone());
        OracleAnswer::NotACore(broken)
    }
}
