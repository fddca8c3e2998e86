//! Solvers behind small traits, so that they can be exchanged.

use std::io::{self, Write};

use varisat::{ExtendFormula, ProofFormat};

use super::formula::Lit;
use crate::limits::Limits;

/// An incremental solver: clauses are added, never removed; questions are asked under assumptions.
pub trait Solver: Default {
    /// Adds a clause.
    fn add_clause(&mut self, clause: &[Lit]);

    /// Whether the clauses can be satisfied with all assumptions true.
    ///
    /// # Panics
    /// If the solver was made to give up at [limits](Stoppable::until), and does. It is asked by
    /// [`try_solve`](Stoppable::try_solve).
    fn solve(&mut self, assumptions: &[Lit]) -> bool;

    /// After a satisfiable question: whether the literal is true in the model found.
    ///
    /// A variable that occurs in no clause may have either value.
    fn is_true(&self, literal: Lit) -> bool;

    /// After an unsatisfiable question: assumptions that suffice for that, not necessarily as few
    /// as possible.
    fn core(&self) -> Vec<Lit>;
}

/// A solver that can give up.
pub trait Limited: Solver {
    /// Like [`solve`](Solver::solve), but `None` if that takes more than this many conflicts.
    fn solve_within(&mut self, assumptions: &[Lit], conflicts: u64) -> Option<bool>;
}

/// A solver that ends its work at limits.
pub trait Stoppable<'a>: Solver {
    /// A solver without clauses, which gives up once it is cancelled.
    fn until(limits: Limits<'a>) -> Self;

    /// Like [`solve`](Solver::solve), but `None` once it was cancelled.
    fn try_solve(&mut self, assumptions: &[Lit]) -> Option<bool>;
}

/// A solver that passes on the clauses it learns, so that others need not learn them again.
pub trait Teacher: Limited {
    /// From now on, records learnt clauses of at most `longest` literals. They are implied by the
    /// clauses added.
    fn note(&mut self, longest: usize);

    /// The clauses recorded since the last call.
    fn noted(&mut self) -> Vec<Vec<Lit>>;
}

/// varisat, a CDCL solver in Rust, as a [`Solver`] that nobody stops.
pub type Varisat = VarisatUntil<'static>;

/// varisat as a [`Solver`] that can be [stopped](Stoppable).
#[derive(Default)]
pub struct VarisatUntil<'a> {
    solver: varisat::Solver<'a>,
    /// The last model, by variable.
    model: Vec<bool>,
    /// Whether it has stopped.
    is_stopped: bool,
}

/// varisat cannot be interrupted, but it ends when a proof cannot be written. So it is given this
/// to write one, which nobody keeps.
struct Alarm<'a>(Limits<'a>);

impl Write for Alarm<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.check().map(|()| bytes.len()).map_err(io::Error::other)
    }

    /// After each question, when its answer is known.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> Stoppable<'a> for VarisatUntil<'a> {
    fn until(limits: Limits<'a>) -> Self {
        let mut solver = varisat::Solver::new();
        // A proof takes time, so none is written where nobody cancels.
        if limits.can_cancel() {
            // Its own format is the only one for questions under assumptions.
            solver.write_proof(Alarm(limits), ProofFormat::Varisat);
        }
        Self { solver, model: Vec::new(), is_stopped: false }
    }

    fn try_solve(&mut self, assumptions: &[Lit]) -> Option<bool> {
        if self.is_stopped {
            return None;
        }
        let assumptions: Vec<_> = assumptions.iter().copied().map(to_varisat).collect();
        self.solver.assume(&assumptions);
        let answer = self.solver.solve();
        self.is_stopped = answer.is_err();
        let satisfiable = answer.ok()?;
        if satisfiable {
            self.model.clear();
            for literal in self.solver.model().expect("a satisfiable formula has a model") {
                self.model.resize(self.model.len().max(literal.index() + 1), false);
                self.model[literal.index()] = literal.is_positive();
            }
        }
        Some(satisfiable)
    }
}

impl Solver for VarisatUntil<'_> {
    fn add_clause(&mut self, clause: &[Lit]) {
        if self.is_stopped {
            return;
        }
        let clause: Vec<_> = clause.iter().copied().map(to_varisat).collect();
        self.solver.add_clause(&clause);
    }

    fn solve(&mut self, assumptions: &[Lit]) -> bool {
        self.try_solve(assumptions).expect("varisat stops only where asked to")
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
