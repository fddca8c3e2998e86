//! BatSat, a Rust port of MiniSat. Unlike varisat it can give up; the tests check the two against
//! each other.

use batsat::clause::Kind;
use batsat::{Callbacks, SolverInterface, SolverOpts, lbool};

use super::formula::Lit;
use super::solver::{Limited, Solver, Stoppable, Teacher};
use crate::limits::Limits;

/// BatSat as a [`Solver`] that nobody stops.
pub type BatSat = BatSatUntil<'static>;

/// BatSat as a [`Solver`] that can be [stopped](Stoppable).
pub struct BatSatUntil<'a> {
    solver: batsat::Solver<Patience<'a>>,
    variables: usize,
}

/// Counts conflicts, stops at a limit or once it is cancelled, and keeps short learnt clauses.
struct Patience<'a> {
    conflicts: u64,
    limit: Option<u64>,
    limits: Limits<'a>,
    /// Learnt clauses of at most this many literals are kept.
    longest: usize,
    learnt: Vec<Vec<Lit>>,
}

impl Callbacks for Patience<'_> {
    fn on_new_clause(&mut self, clause: &[batsat::Lit], kind: Kind) {
        if kind == Kind::Learnt {
            self.conflicts += 1;
            if clause.len() <= self.longest {
                self.learnt.push(clause.iter().copied().map(from_batsat).collect());
            }
        }
    }

    fn stop(&self) -> bool {
        self.limit.is_some_and(|limit| self.conflicts >= limit) || self.limits.is_cancelled()
    }
}

impl Default for BatSatUntil<'_> {
    fn default() -> Self {
        Self::until(Limits::NONE)
    }
}

impl<'a> Stoppable<'a> for BatSatUntil<'a> {
    fn until(limits: Limits<'a>) -> Self {
        let patience = Patience { conflicts: 0, limit: None, limits, longest: 0, learnt: Vec::new() };
        Self { solver: batsat::Solver::new(SolverOpts::default(), patience), variables: 0 }
    }

    fn try_solve(&mut self, assumptions: &[Lit]) -> Option<bool> {
        self.solve_within(assumptions, u64::MAX)
    }
}

impl BatSatUntil<'_> {
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

    fn ask(&mut self, assumptions: &[Lit], limit: Option<u64>) -> lbool {
        let assumptions = self.literals(assumptions);
        let patience = self.solver.cb_mut();
        (patience.conflicts, patience.limit) = (0, limit);
        self.solver.solve_limited(&assumptions)
    }
}

impl Solver for BatSatUntil<'_> {
    fn add_clause(&mut self, clause: &[Lit]) {
        let mut clause = self.literals(clause);
        self.solver.add_clause_reuse(&mut clause);
    }

    fn solve(&mut self, assumptions: &[Lit]) -> bool {
        let answer = self.ask(assumptions, None);
        assert!(answer != lbool::UNDEF, "BatSat was cancelled where an answer is needed");
        answer == lbool::TRUE
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

impl Teacher for BatSatUntil<'_> {
    fn note(&mut self, longest: usize) {
        self.solver.cb_mut().longest = longest;
    }

    fn noted(&mut self) -> Vec<Vec<Lit>> {
        std::mem::take(&mut self.solver.cb_mut().learnt)
    }
}

impl Limited for BatSatUntil<'_> {
    fn solve_within(&mut self, assumptions: &[Lit], conflicts: u64) -> Option<bool> {
        match self.ask(assumptions, Some(conflicts)) {
            answer if answer == lbool::TRUE => Some(true),
            answer if answer == lbool::FALSE => Some(false),
            _ => None,
        }
    }
}
