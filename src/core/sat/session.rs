//! A growing formula and a solver that keeps up with it.

use super::batsat::BatSat;
use super::formula::{Formula, Lit};
use super::solver::Solver;
use crate::limits::Budget;

/// The solver runs for this many conflicts at a time: some tenths of a second. In between the flag
/// of the budget is read.
const PORTION: u64 = 5_000;

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

    /// Whether the formula has a model in which all assumptions are true; `None` if the budget, in
    /// conflicts, is exhausted first.
    pub fn solve(&mut self, assumptions: &[Lit], budget: &mut Budget) -> Option<bool> {
        for clause in self.formula.clauses_from(self.loaded) {
            self.solver.add_clause(clause);
        }
        self.loaded = self.formula.len();
        while budget.spend(0).is_continue() && budget.left() > 0 {
            let portion = PORTION.min(budget.left());
            let answer = self.solver.solve_within(assumptions, portion);
            // The conflicts of an answer are not known; it counts as one step.
            let _ = budget.spend(if answer.is_some() { 1 } else { portion });
            if answer.is_some() {
                return answer;
            }
        }
        let _ = budget.spend(1);
        None
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

impl Session<BatSat> {
    /// Has the solver record learnt clauses of at most `longest` literals.
    pub(crate) fn note(&mut self, longest: usize) {
        self.solver.note(longest);
    }

    /// The formula together with the recorded clauses.
    pub(crate) fn taught(&mut self) -> Formula {
        let mut formula = self.formula.clone();
        self.solver.noted().into_iter().for_each(|clause| formula.clause(clause));
        formula
    }
}
