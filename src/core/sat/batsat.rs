//! BatSat, a Rust port of MiniSat. Unlike varisat it can give up; the tests check the two against
//! each other.

use batsat::clause::Kind;
use batsat::{Callbacks, SolverInterface, SolverOpts, lbool};

use super::formula::Lit;
use super::solver::Solver;

/// BatSat as a [`Solver`].
pub struct BatSat {
    solver: batsat::Solver<Patience>,
    variables: usize,
}

/// Counts conflicts, stops at a limit, and keeps short learnt clauses.
#[derive(Default)]
struct Patience {
    conflicts: u64,
    limit: u64,
    /// Learnt clauses of at most this many literals are kept.
    longest: usize,
    learnt: Vec<Vec<Lit>>,
}

impl Callbacks for Patience {
    fn on_new_clause(&mut self, clause: &[batsat::Lit], kind: Kind) {
        if kind == Kind::Learnt {
            self.conflicts += 1;
            if clause.len() <= self.longest {
                self.learnt.push(clause.iter().copied().map(from_batsat).collect());
            }
        }
    }

    fn stop(&self) -> bool {
        self.conflicts >= self.limit
    }
}

impl Default for BatSat {
    fn default() -> Self {
        Self { solver: batsat::Solver::new(SolverOpts::default(), Patience::default()), variables: 0 }
    }
}

impl BatSat {
    /// From now on, records learnt clauses of at most `longest` literals. They are implied by the
    /// clauses added.
    pub(super) fn note(&mut self, longest: usize) {
        self.solver.cb_mut().longest = longest;
    }

    /// The clauses recorded since the last call.
    pub(super) fn noted(&mut self) -> Vec<Vec<Lit>> {
        std::mem::take(&mut self.solver.cb_mut().learnt)
    }

    fn literals(&mut self, literals: &[Lit]) -> Vec<batsat::Lit> {
        let count = literals.iter().map(|literal| literal.variable() + 1).max().unwrap_or(0);
        while self.variables < count {
            // Variables are numbered in order of creation.
            self.solver.new_var_default();
            self.variables += 1;
        }
        let literal = |literal: &Lit| {
            let variable = batsat::Var::unsafe_from_idx(literal.variable() as u32);
            batsat::Lit::new(variable, literal.is_positive())
        };
        literals.iter().map(literal).collect()
    }
}

impl Solver for BatSat {
    fn add_clause(&mut self, clause: &[Lit]) {
        let mut clause = self.literals(clause);
        self.solver.add_clause_reuse(&mut clause);
    }

    fn solve_within(&mut self, assumptions: &[Lit], conflicts: u64) -> Option<bool> {
        let assumptions = self.literals(assumptions);
        let patience = self.solver.cb_mut();
        (patience.conflicts, patience.limit) = (0, conflicts);
        match self.solver.solve_limited(&assumptions) {
            answer if answer == lbool::TRUE => Some(true),
            answer if answer == lbool::FALSE => Some(false),
            _ => None,
        }
    }

    fn is_true(&self, literal: Lit) -> bool {
        let known = literal.variable() < self.variables;
        let variable = batsat::Var::unsafe_from_idx(literal.variable() as u32);
        (known && self.solver.value_var(variable) == lbool::TRUE) == literal.is_positive()
    }

    fn core(&self) -> Vec<Lit> {
        // BatSat's core is a clause: the negated assumptions.
        let core = self.solver.unsat_core().iter();
        core.map(|&literal| !from_batsat(literal)).collect()
    }
}

fn from_batsat(literal: batsat::Lit) -> Lit {
    Lit::new(literal.var().idx() as usize, literal.sign())
}
