//! Why something has no model: minimal and smallest cores of a set of constraints.
//!
//! A *core* is a set of constraints that cannot all hold. A *minimal* core, or MUS (minimal unsatisfiable subset), is no
//! core any more without any one of its members; a *smallest* core, or SMUS, has the fewest members of all. A
//! counterexample shows a set to be no core; the constraints that it breaks are a *correction set*, and the minimal ones
//! of these are called MCSes (minimal correction subsets). The two are dual: the MUSes are the minimal hitting sets of
//! all MCSes, and the other way round.
//!
//! | question | answered by |
//! |---|---|
//! | a minimal core | [`minimal`]: constraints are left out one after another, and each answer refines the core |
//! | a smallest core | [`smallest`]: implicit hitting sets; a smallest set that hits all known correction sets either is a core, and then a smallest one, or has a counterexample, which is one more correction set |
//!
//! What is a core, an [`Oracle`] says. It may find its own constraints lazily, by counterexamples that break one not stated
//! yet (CEGAR: counterexample-guided abstraction refinement), and it may give up.
//!
//! Literature:
//! - R. Reiter: A theory of diagnosis from first principles, AIJ 32, 1987, and M. H. Liffiton, K. A. Sakallah: Algorithms
//!   for computing minimal unsatisfiable subsets of constraints, JAR 40, 2008 (MUS and MCS are dual)
//! - J. Marques-Silva: Minimal unsatisfiability: models, algorithms and applications, ISMVL 2010 (deletion with refinement)
//! - A. Ignatiev, A. Previti, M. Liffiton, J. Marques-Silva: Smallest MUS extraction with minimal hitting set
//!   dualization, CP 2015
//! - E. Clarke, O. Grumberg, S. Jha, Y. Lu, H. Veith: Counterexample-guided abstraction refinement, CAV 2000

mod corrections;
mod minimal;
mod smallest;
#[cfg(test)]
mod tests;

pub use corrections::Corrections;
pub use minimal::minimal;
pub use smallest::{GaveUp, Limits, smallest};

use super::BitSet;

/// Says of sets of constraints whether they are cores. The constraints are numbered from 0.
pub trait Oracle {
    /// Whether these constraints are a core. The oracle gives up if that takes more conflicts than given.
    fn ask(&mut self, constraints: &BitSet, conflicts: u64) -> Answer;
}

/// Whether some constraints are a core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// They are: these of them already.
    Core(BitSet),
    /// They are not: a counterexample breaks only these constraints, none of them asked about.
    NotACore(BitSet),
    /// The oracle gave up.
    GaveUp,
}
