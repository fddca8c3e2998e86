//! Both engines together: solutions from whichever has them first, and why there are none.
//!
//! Each engine takes long for some questions that the other answers at once, and which ones cannot
//! be told beforehand. So both are asked in turn, with growing budgets.

use std::sync::atomic::{AtomicBool, Ordering};

use super::solutions::Solutions;
use super::{encode, search};
use crate::budget::Budget;
use crate::sat::mus::{Corrections, Limits, Oracle, OracleAnswer, minimal, smallest};
use crate::sat::{BatSat, BitSet, ElementSet};
use crate::sea_battle::board::{Setting, Size};
use crate::sea_battle::clues::{Clue, Clues};

/// The pieces that the search may place in the first round: a tenth of a second on 10 × 10.
const STEPS: u64 = 10_000;

/// The conflicts that SAT may have in the first round.
const CONFLICTS: u64 = 1_000;

/// The most conflicts for a question on which a conflict of clues depends.
const DECISIVE: u64 = 20_000;

/// The most conflicts for a question whose answer would only save others.
const HELPFUL: u64 = 200;

/// Both engines, prepared for a game. All clues must be on the board.
pub struct Solver {
    size: Size,
    search: search::Engine,
    sat: encode::Engine<BatSat>,
}

/// Clues that contradict each other and the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The clues, in order; none if the pieces do not fit on the board. All clues, if the engines
    /// gave up before they could leave one out.
    pub clues: Vec<Clue>,
    /// Whether no smaller set of clues is a conflict; if not, this is not known.
    pub smallest: bool,
}

impl Solver {
    /// Prepares for a game.
    #[must_use]
    pub fn new(setting: &Setting) -> Self {
        Self { size: setting.size(), search: search::Engine::new(setting), sat: encode::Engine::new(setting) }
    }

    /// The layouts that fit all clues, at most `limit` of them; fewer, and not complete, if the flag
    /// is set before they are found.
    pub fn solutions(&mut self, clues: &Clues, limit: usize, cancel: &AtomicBool) -> Solutions {
        for round in 0.. {
            let mut budget = Budget::new(STEPS << (2 * round), cancel);
            let found = self.search.solutions_within(clues, limit, &mut budget);
            if !budget.is_exhausted() {
                return found;
            }
            let mut budget = Budget::new(CONFLICTS << (2 * round), cancel);
            let found = self.sat.solutions_within(clues, limit, &mut budget);
            if !budget.is_exhausted() || cancel.load(Ordering::Relaxed) {
                return found;
            }
        }
        unreachable!("the budgets grow until one is enough")
    }

    /// A smallest set of clues that contradict each other; `None` if some layout fits all. Once the
    /// flag is set, the smallest set found so far.
    pub fn conflict(&mut self, clues: &Clues, cancel: &AtomicBool) -> Option<Conflict> {
        let named: Vec<Clue> = clues.iter().collect();
        let all = BitSet::first(named.len());
        let mut inquest = Inquest { solver: self, clues: &named, cancel, corrections: Corrections::default() };
        let core = match inquest.ask(&all, DECISIVE) {
            OracleAnswer::Core(core) => core,
            OracleAnswer::NotACore(_) => return None,
            OracleAnswer::GaveUp => all.clone(),
        };
        let order: Vec<usize> = core.iter().collect();
        let (core, _) = minimal(&mut inquest, core, &order, DECISIVE);
        let limits = Limits { most: core.len().saturating_sub(1), conflicts: DECISIVE, shrink: HELPFUL };
        let mut corrections = inquest.corrections.clone();
        let smaller = smallest(&mut inquest, &all, &mut corrections, limits);
        let is_smallest = smaller.is_ok();
        let core = smaller.ok().flatten().unwrap_or(core);
        Some(Conflict { clues: core.iter().map(|at| named[at]).collect(), smallest: is_smallest })
    }
}

/// The search for a conflict. Sets of clues are sets of their places in the list.
struct Inquest<'a> {
    solver: &'a mut Solver,
    clues: &'a [Clue],
    cancel: &'a AtomicBool,
    /// The sets of clues that the layouts found so far break.
    corrections: Corrections,
}

impl Oracle for Inquest<'_> {
    fn ask(&mut self, asked: &BitSet, conflicts: u64) -> OracleAnswer {
        // A layout found before may fit these clues.
        if let Some(broken) = self.corrections.missed_by(asked) {
            return OracleAnswer::NotACore(broken.clone());
        }
        let mut clues = Clues::none(self.solver.size);
        clues.extend(asked.iter().map(|at| self.clues[at]));
        let mut budget = Budget::new(conflicts, self.cancel);
        let found = self.solver.search.solutions_within(&clues, 1, &mut budget).layouts;
        let layout = match found.first() {
            Some(&layout) => layout,
            None => match self.solver.sat.fit_within(&clues, &mut Budget::new(conflicts, self.cancel)) {
                Some(Ok(layout)) => layout,
                Some(Err(core)) => {
                    return OracleAnswer::Core(asked.iter().filter(|&at| core.contains(&self.clues[at])).collect());
                }
                None => return OracleAnswer::GaveUp,
            },
        };
        let broken: BitSet = (0..self.clues.len()).filter(|&at| !self.clues[at].fits(&layout)).collect();
        self.corrections.add(broken.clone());
        OracleAnswer::NotACore(broken)
    }
}
