//! Why a set of constraints has no model: minimal and smallest cores.
//!
//! A *core* is a set of constraints that cannot all hold. A core is *minimal*, a MUS (minimal
//! unsatisfiable subset), if it is no longer a core without any one of its members; a *smallest*
//! core, an SMUS, has the fewest members of all. A counterexample shows that a set is not a core;
//! the constraints that it breaks are a *correction set*, and the minimal ones are called MCSes
//! (minimal correction subsets). The two notions are dual: the MUSes are the minimal hitting sets
//! of the MCSes, and vice versa.
//!
//! | question | answered by |
//! |---|---|
//! | a minimal core | [`minimal`]: leaves out one constraint after another |
//! | a smallest core | [`smallest`]: implicit hitting sets |
//! | why, within limits | [`conflict`]: a minimal core, then a smallest one |
//!
//! A smallest set that hits all known correction sets either is a core, and then a smallest one, or
//! has a counterexample, which is one more correction set.
//!
//! An [`Oracle`] decides what is a core. It may find its own constraints lazily, from
//! counterexamples that break one not stated yet (CEGAR: counterexample-guided abstraction
//! refinement), and it may give up.
//!
//! Literature:
//! - R. Reiter: A theory of diagnosis from first principles, AIJ 32, 1987, and M. H. Liffiton, K.
//!   A. Sakallah: Algorithms for computing minimal unsatisfiable subsets of constraints, JAR 40,
//!   2008 (MUS and MCS are dual)
//! - J. Marques-Silva: Minimal unsatisfiability: models, algorithms and applications, ISMVL 2010
//!   (deletion with refinement)
//! - A. Ignatiev, A. Previti, M. Liffiton, J. Marques-Silva: Smallest MUS extraction with minimal
//!   hitting set dualization, CP 2015
//! - E. Clarke, O. Grumberg, S. Jha, Y. Lu, H. Veith: Counterexample-guided abstraction refinement,
//!   CAV 2000

mod conflict;
mod corrections;
mod minimal;
mod smallest;
#[cfg(test)]
mod tests;

pub use conflict::{Contradictory, Effort, conflict};
pub use corrections::Corrections;
pub use minimal::minimal;
pub use smallest::{CoreBounds, GaveUpError, smallest};

use crate::limits::Limits;
use crate::sets::BitSet;

/// Decides whether sets of constraints are cores. The constraints are numbered from 0.
pub trait Oracle {
    /// Whether these constraints are a core. Gives up after the given number of conflicts.
    fn ask(&mut self, constraints: &BitSet, conflicts: u64) -> OracleAnswer;

    /// When to give up the search in between.
    fn limits(&self) -> Limits<'_> {
        Limits::NONE
    }
}

/// Whether some constraints are a core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OracleAnswer {
    /// They are; this subset of them is a core already.
    Core(BitSet),
    /// They are not: some counterexample breaks only these constraints, which include none of those
    /// in question.
    NotACore(BitSet),
    GaveUp,
}
