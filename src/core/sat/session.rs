//! A growing formula and a solver that keeps up with it.

use super::formula::{Formula, Lit};
use super::solver::{Limited, Solver, Stoppable, Teacher};
use crate::limits::{Budget, Limits};

/// The solver runs for this many conflicts at a time; in between the flag of the budget is read.
const PORTION: u64 = 500;

/// A formula with an incremental solver: new clauses reach the solver before its next question, and
/// it keeps what it has learnt.
#[derive(Default)]
pub struct Session<S> {
    /// The formula. It may grow at any time.
    pub formula: Formula,
    solver: S,
    /// The number of the formula's clauses that the solver has.
    loaded: usize,
}

impl<S: Solver> Session<S> {
    /// A session with this formula.
    pub fn new(formula: Formula) -> Self {
        Self { formula, solver: S::default(), loaded: 0 }
    }

    /// Whether the formula has a model in which all assumptions are true.
    ///
    /// # Panics
    /// If the solver gives up at [limits](Self::until): then [`try_solve`](Self::try_solve) asks.
    pub fn solve(&mut self, assumptions: &[Lit]) -> bool {
        self.load();
        self.solver.solve(assumptions)
    }

    /// Passes new clauses to the solver.
    fn load(&mut self) {
        for clause in self.formula.clauses_from(self.loaded) {
            self.solver.add_clause(clause);
        }
        self.loaded = self.formula.len();
    }

    /// Whether the literal is true in the last model found.
    pub fn is_true(&self, literal: Lit) -> bool {
        self.solver.is_true(literal)
    }

    /// Assumptions of the last question that suffice to make it unsatisfiable.
    pub fn core(&self) -> Vec<Lit> {
        self.solver.core()
    }
}

impl<'a, S: Stoppable<'a>> Session<S> {
    /// A session with this formula, whose solver gives up once it is cancelled.
    pub fn until(formula: Formula, limits: Limits<'a>) -> Self {
        Self { formula, solver: S::until(limits), loaded: 0 }
    }

    /// Like [`solve`](Self::solve), but `None` if the solver was cancelled.
    pub fn try_solve(&mut self, assumptions: &[Lit]) -> Option<bool> {
        self.load();
        self.solver.try_solve(assumptions)
    }
}

impl<S: Limited> Session<S> {
    /// Like [`solve`](Self::solve), but `None` if that takes more than this many conflicts.
    pub fn solve_within(&mut self, assumptions: &[Lit], conflicts: u64) -> Option<bool> {
        self.load();
        self.solver.solve_within(assumptions, conflicts)
    }

    /// Like [`solve`](Self::solve), but `None` if the budget, in conflicts, is exhausted first.
    pub(crate) fn solve_in(&mut self, assumptions: &[Lit], budget: &mut Budget) -> Option<bool> {
        // The conflicts of a quick answer are not known; count at least one step, so that the flag
        // is read.
        let mut steps = 1;
        while budget.spend(steps).is_continue() {
            steps = PORTION.min(budget.left()).max(1);
            if let Some(answer) = self.solve_within(assumptions, steps) {
                return Some(answer);
            }
        }
        None
    }
}

impl<S: Teacher> Session<S> {
    /// Has the solver record learnt clauses of at most `longest` literals.
    pub fn note(&mut self, longest: usize) {
        self.solver.note(longest);
    }

    /// The formula together with the recorded clauses.
    pub(crate) fn taught(&mut self) -> Formula {
        let mut formula = self.formula.clone();
        self.solver.noted().into_iter().for_each(|clause| formula.clause(clause));
        formula
    }
}
