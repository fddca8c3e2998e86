//! Solvers behind a trait, so that they can be exchanged.

use varisat::ExtendFormula;

use super::formula::Lit;

/// An incremental solver: clauses are added, never removed; questions are asked under assumptions.
pub trait Solver: Default {
    fn add_clause(&mut self, clause: &[Lit]);

    /// Whether the clauses can be satisfied with all assumptions true; `None` if that takes more
    /// than this many conflicts.
    fn solve_within(&mut self, assumptions: &[Lit], conflicts: u64) -> Option<bool>;

    /// After a satisfiable question: whether the literal is true in the model found.
    ///
    /// A variable that occurs in no clause may have either value.
    fn is_true(&self, literal: Lit) -> bool;

    /// After an unsatisfiable question: assumptions that suffice for that, not necessarily as few
    /// as possible.
    fn core(&self) -> Vec<Lit>;
}

/// varisat, a CDCL solver in Rust, as a [`Solver`]. It cannot give up.
#[derive(Default)]
pub struct Varisat {
    solver: varisat::Solver<'static>,
    /// The last model, by variable.
    model: Vec<bool>,
}

impl Solver for Varisat {
    fn add_clause(&mut self, clause: &[Lit]) {
        let clause: Vec<_> = clause.iter().copied().map(to_varisat).collect();
        self.solver.add_clause(&clause);
    }

    fn solve_within(&mut self, assumptions: &[Lit], _: u64) -> Option<bool> {
        let assumptions: Vec<_> = assumptions.iter().copied().map(to_varisat).collect();
        self.solver.assume(&assumptions);
        let satisfiable = self.solver.solve().expect("without a proof to write, nothing fails");
        if satisfiable {
            self.model.clear();
            for literal in self.solver.model().expect("a satisfiable formula has a model") {
                self.model.resize(self.model.len().max(literal.index() + 1), false);
                self.model[literal.index()] = literal.is_positive();
            }
        }
        Some(satisfiable)
    }

    fn is_true(&self, literal: Lit) -> bool {
        self.model.get(literal.variable()).copied().unwrap_or(false) == literal.is_positive()
    }

    fn core(&self) -> Vec<Lit> {
        let core = self.solver.failed_core().unwrap_or_default();
        core.iter().copied().map(from_varisat).collect()
    }
}

pub(super) fn to_varisat(literal: Lit) -> varisat::Lit {
    varisat::Lit::from_index(literal.variable(), literal.is_positive())
}

pub(super) fn from_varisat(literal: varisat::Lit) -> Lit {
    Lit::new(literal.index(), literal.is_positive())
}
