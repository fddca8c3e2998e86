//! Another solver: BatSat, a translation of MiniSat. It can give up, and it checks the first one in the tests.

use batsat::clause::Kind;
use batsat::{Callbacks, SolverInterface, SolverOpts, lbool};

use super::formula::Lit;
use super::solver::{Limited, Solver};

/// BatSat behind the trait.
pub struct BatSat {
    solver: batsat::Solver<Patience>,
    variables: usize,
}

/// Counts conflicts, and says when there were enough.
#[derive(Default)]
struct Patience {
    conflicts: u64,
    limit: Option<u64>,
}

impl Callbacks for Patience {
    fn on_new_clause(&mut self, _: &[batsat::Lit], kind: Kind) {
        self.conflicts += u64::from(kind == Kind::Learnt);
    }

    fn stop(&self) -> bool {
        self.limit.is_some_and(|limit| self.conflicts >= limit)
    }
}

impl Default for BatSat {
    fn default() -> Self {
        Self { solver: batsat::Solver::new(SolverOpts::default(), Patience::default()), variables: 0 }
    }
}

impl BatSat {
    fn literals(&mut self, literals: &[Lit]) -> Vec<batsat::Lit> {
        let count = literals.iter().map(|literal| literal.variable() + 1).max().unwrap_or(0);
        while self.variables < count {
            // Variables are numbered in the order in which they are made.
            self.solver.new_var_default();
            self.variables += 1;
        }
        let literal = |literal: &Lit| {
            let variable = batsat::Var::unsafe_from_idx(literal.variable() as u32);
            batsat::Lit::new(variable, literal.is_positive())
        };
        literals.iter().map(literal).collect()
    }

    fn ask(&mut self, assumptions: &[Lit], limit: Option<u64>) -> lbool {
        let assumptions = self.literals(assumptions);
        *self.solver.cb_mut() = Patience { conflicts: 0, limit };
        self.solver.solve_limited(&assumptions)
    }
}

impl Solver for BatSat {
    fn add_clause(&mut self, clause: &[Lit]) {
        let mut clause = self.literals(clause);
        self.solver.add_clause_reuse(&mut clause);
    }

    fn solve(&mut self, assumptions: &[Lit]) -> bool {
        self.ask(assumptions, None) == lbool::TRUE
    }

    fn is_true(&self, literal: Lit) -> bool {
        let known = literal.variable() < self.variables;
        let variable = batsat::Var::unsafe_from_idx(literal.variable() as u32);
        (known && self.solver.value_var(variable) == lbool::TRUE) == literal.is_positive()
    }

    fn core(&self) -> Vec<Lit> {
        // BatSat gives the clause of the negated assumptions.
        let core = self.solver.unsat_core().iter();
        core.map(|literal| Lit::new(literal.var().idx() as usize, !literal.sign())).collect()
    }
}

impl Limited for BatSat {
    fn solve_within(&mut self, assumptions: &[Lit], conflicts: u64) -> Option<bool> {
        match self.ask(assumptions, Some(conflicts)) {
            answer if answer == lbool::TRUE => Some(true),
            answer if answer == lbool::FALSE => Some(false),
            _ => None,
        }
    }
}
