//! Why clues have no solution: a smallest set of clues that contradict each other.
//!
//! Conflicts are cores of clues, as in [`sat::mus`](crate::sat::mus): first a minimal one, then a
//! smallest one.
//!
//! Small sets of clues are hard: they leave millions of layouts, or none for a reason that takes
//! long to find. Which engine copes better cannot be known beforehand, so both are tried, each with
//! a counted budget. If both give up on a question, it stays open whether the conflict found is a
//! smallest one.

use super::sat_engine::SatEngine;
use super::search_engine::SearchEngine;
use crate::game::Game;
use crate::limits::{Budget, Limits};
use crate::sat::mus::{self, Effort, Oracle, OracleAnswer};
use crate::sets::{BitSet, ElementSet};

/// Clues that contradict each other and the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict<C> {
    /// The clues, in order; none if the rules alone are contradictory. All clues, if the engines
    /// gave up before they could leave one out.
    pub clues: Vec<C>,
    /// Whether no smaller set of clues is a conflict; if not, this is not known.
    pub smallest: bool,
}

impl<C> Conflict<C> {
    pub const NONE: Self = Self { clues: Vec::new(), smallest: true };
}

/// The most work for one question, in conflicts of the SAT solver, and how many steps the search
/// may take for each of them.
const EFFORT: Effort = Effort { decisive: 10_000, helpful: 100 };
const STEPS_PER_CONFLICT: u64 = 10;

/// The most steps of the search, and the most conflicts of the SAT solver, for all questions
/// together: a few seconds at most.
const STEPS: u64 = 500_000;
const CONFLICTS: u64 = 50_000;

/// A conflict among clues that no layout fits; `None` if a layout does fit them. Cancelling
/// ends the search at any time; the result is then the smallest conflict found so far. The SAT
/// engine, if there is one already, must not be for clues.
pub(super) fn conflict<G: Game>(
    game: &G,
    search: &SearchEngine<G>,
    sat: &mut Option<SatEngine<G>>,
    clues: &G::Clues,
    limits: Limits,
) -> Option<Conflict<G::Clue>> {
    let named: Vec<G::Clue> = G::each(clues).collect();
    let (steps, conflicts) = (STEPS, CONFLICTS);
    let inquest = Inquest { game, search, sat, all: clues, clues: &named, limits, steps, conflicts };
    let found = mus::conflict(inquest, named.len(), EFFORT)?;
    Some(Conflict { clues: found.core.iter().map(|at| named[at].clone()).collect(), smallest: found.smallest })
}

/// The search for a conflict. Sets of clues are sets of their positions in the list.
struct Inquest<'a, G: Game> {
    game: &'a G,
    search: &'a SearchEngine<G>,
    /// An engine that states no clues for good, made when it is first needed.
    sat: &'a mut Option<SatEngine<G>>,
    all: &'a G::Clues,
    clues: &'a [G::Clue],
    limits: Limits<'a>,
    /// The work that is left.
    steps: u64,
    conflicts: u64,
}

impl<G: Game> Inquest<'_, G> {
    /// A layout that fits these clues, if there is one, by search; `None` if it gives up.
    fn by_search(&mut self, clues: &G::Clues, conflicts: u64) -> Option<Option<G::Layout>> {
        let steps = STEPS_PER_CONFLICT.saturating_mul(conflicts).min(self.steps);
        let mut budget = Budget::new(self.limits.within(steps));
        let found = self.search.solutions(clues, 1, &mut budget).layouts.pop();
        self.steps = self.steps.saturating_sub(budget.spent());
        (found.is_some() || !budget.is_exhausted()).then_some(found)
    }

    /// A layout that fits these clues, or those that are to blame, by SAT; `None` if it gives up.
    fn by_sat(&mut self, clues: &G::Clues, conflicts: u64) -> Option<Result<G::Layout, Vec<G::Clue>>> {
        let mut budget = Budget::new(self.limits.within(conflicts.min(self.conflicts)));
        let sat = self.sat.get_or_insert_with(|| SatEngine::new(self.game));
        let answer = sat.fit(clues, &mut budget);
        self.conflicts = self.conflicts.saturating_sub(budget.spent());
        answer
    }

    fn positions(&self, clues: &[G::Clue]) -> BitSet {
        (0..self.clues.len()).filter(|&at| clues.contains(&self.clues[at])).collect()
    }
}

impl<G: Game> Oracle for Inquest<'_, G> {
    fn limits(&self) -> Limits<'_> {
        self.limits
    }

    fn ask(&mut self, asked: &BitSet, conflicts: u64) -> OracleAnswer {
        let clues = self.game.clues(asked.iter().map(|at| self.clues[at].clone()));
        if let Some(core) = self.game.contradiction(&clues) {
            return OracleAnswer::Core(self.positions(&core));
        }
        let found = self.by_search(&clues, conflicts);
        // SAT can name fewer clues that are to blame than the search, which only finds no layout.
        let layout = match found {
            Some(Some(layout)) => layout,
            refuted => match self.by_sat(&clues, conflicts) {
                Some(Ok(layout)) => layout,
                Some(Err(core)) => return OracleAnswer::Core(self.positions(&core)),
                None if refuted.is_some() => return OracleAnswer::Core(asked.clone()),
                None => return OracleAnswer::GaveUp,
            },
        };
        let broken = self.game.broken_by(self.all, &layout);
        OracleAnswer::NotACore(broken.iter().filter(|&at| !asked.contains(at)).collect())
    }
}
