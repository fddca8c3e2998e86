//! A growing formula and a solver that keeps up with it.

use super::formula::{Formula, Lit};
use super::solver::{Limited, Solver, Teacher};

/// A formula with a solver behind it: clauses added to the formula reach the solver before its next question, and what
/// the solver learns it keeps for later ones.
#[derive(Default)]
pub struct Session<S> {
    /// The formula. It may grow at any time.
    pub formula: Formula,
    solver: S,
    /// How many of the formula's clauses the solver has.
    loaded: usize,
}

impl<S: Solver> Session<S> {
    /// A session with this formula.
    #[must_use]
    pub fn new(formula: Formula) -> Self {
        Self { formula, solver: S::default(), loaded: 0 }
    }

    /// Whether the formula has a model in which all assumptions are true.
    pub fn solve(&mut self, assumptions: &[Lit]) -> bool {
        self.load();
        self.solver.solve(assumptions)
    }

    /// Hands new clauses to the solver.
    fn load(&mut self) {
        for clause in self.formula.clauses_from(self.loaded) {
            self.solver.add_clause(clause);
        }
        self.loaded = self.formula.len();
    }

    /// Whether the literal is true in the model found last.
    #[must_use]
    pub fn is_true(&self, literal: Lit) -> bool {
        self.solver.is_true(literal)
    }

    /// Assumptions of the last question that suffice to make it unsatisfiable.
    #[must_use]
    pub fn core(&self) -> Vec<Lit> {
        self.solver.core()
    }
}

impl<S: Limited> Session<S> {
    /// Like [`solve`](Self::solve), but `None` if that takes more conflicts than this.
    pub fn solve_within(&mut self, assumptions: &[Lit], conflicts: u64) -> Option<bool> {
        self.load();
        self.solver.solve_within(assumptions, conflicts)
    }
}

impl<S: Teacher> Session<S> {
    /// Has the solver note what it learns in clauses of no more literals than this.
    pub fn note(&mut self, longest: usize) {
        self.solver.note(longest);
    }

    /// The same formula, with what the solver has noted, for a solver that has not been asked anything yet.
    #[must_use]
    pub fn fresh(&mut self) -> Self {
        let mut formula = self.formula.clone();
        self.solver.noted().into_iter().for_each(|clause| formula.clause(clause));
        Self::new(formula)
    }
}
