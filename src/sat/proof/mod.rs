//! Refutations that a stranger can check: made by a solver, trimmed, written in standard formats, and checked.
//!
//! A refutation is a list of *lemmas*. Each follows from the formula and the lemmas before it by *reverse unit
//! propagation* (RUP: with all of its literals false, unit propagation ends in a conflict), and the last one is the empty
//! clause. The clauses that propagate are the lemma's *antecedents*.
//!
//! 1. [`refute`] asks varisat, which names the antecedents of each lemma that it learns, and trims the proof: going back
//!    from the empty clause, only lemmas that are an antecedent of a needed one are kept. Then antecedents are found
//!    anew, as in DRAT-trim, such that fewer are needed, and literals that no conflict needs are left out. The formula
//!    stays whole.
//! 2. [`Proof::write`] writes the lemmas in a [`Format`], those of the competitions' checkers.
//! 3. [`check`] reads what was written, a hostile file as well as a good one. It shares nothing with the solver, nor with
//!    the code that wrote the proof: a proof without antecedents is checked by unit propagation with two watched
//!    literals, one with antecedents by following them.
//!
//! The formats:
//!
//! - DRAT and binary DRAT: N. Wetzler, M. J. H. Heule, W. A. Hunt, "DRAT-trim: Efficient Checking and Trimming Using
//!   Expressive Clausal Proofs", SAT 2014. All steps here are RUP; the more general RAT steps are not made nor admitted.
//! - LRAT: L. Cruz-Filipe, M. J. H. Heule, W. A. Hunt, M. Kaufmann, P. Schneider-Kamp, "Efficient Certified RAT
//!   Verification", CADE 2017.

mod core_first;
mod drat;
mod lrat;
mod record;
mod rup;
mod syntax;
mod tighten;
mod trim;

use thiserror::Error;

use super::formula::{Formula, Lit};
use super::lists::Lists;

pub use record::refute;

/// A refutation of a formula, with the antecedents of each lemma.
///
/// Clauses are numbered from 0: those of the formula, in its order, then the lemmas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Number of the formula's clauses.
    given: usize,
    /// Each follows from its antecedents; the last one is empty.
    lemmas: Lists<Lit>,
    /// For each lemma, the numbers of its antecedents in the order in which they become unit once all of the lemma's
    /// literals are false; the last one is then falsified.
    antecedents: Lists<usize>,
}

/// How a proof is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// DRAT as text: the lemmas, one a line.
    #[default]
    Drat,
    /// DRAT in bytes.
    BinaryDrat,
    /// LRAT as text: lemmas with their antecedents.
    Lrat,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 3] = [Self::Drat, Self::BinaryDrat, Self::Lrat];
}

/// Why bytes are no refutation of a formula.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// A step is wrong.
    #[error("step {step}: {fault}")]
    Step {
        /// Its number, from 1.
        step: usize,
        /// What is wrong with it.
        fault: Fault,
    },
    /// All steps are right, but none adds the empty clause.
    #[error("the steps do not end in a contradiction")]
    NoContradiction,
}

/// What is wrong with a step of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The bytes end within the step.
    #[error("the proof is cut off")]
    CutOff,
    /// The bytes are not a step.
    #[error("expected {0}")]
    Syntax(&'static str),
    /// A variable, by its number in DIMACS, that the formula does not have.
    #[error("the formula has no variable {0}")]
    UnknownVariable(u64),
    /// A clause is deleted that is not there.
    #[error("there is no such clause to delete")]
    NothingToDelete,
    /// A lemma is not RUP.
    #[error("the clause does not follow by unit propagation")]
    NotImplied,
    /// There are bytes after the empty clause was added.
    #[error("the proof goes on after the empty clause")]
    GoesOn,
    /// The id of an LRAT clause, which must be larger than all before it.
    #[error("the id {0} is not larger than those before it")]
    Id(u64),
    /// An LRAT step names a clause that is not there.
    #[error("there is no clause {0}")]
    NoClause(u64),
    /// An antecedent in LRAT is neither unit nor falsified when its turn comes.
    #[error("clause {0} is neither unit nor falsified")]
    NotUnit(u64),
    /// An antecedent in LRAT is falsified, but is not the last one.
    #[error("antecedents go on after clause {0}, which is falsified")]
    Conflict(u64),
    /// The last antecedent in LRAT is not falsified.
    #[error("the antecedents do not end in a conflict")]
    NoConflict,
}

impl Proof {
    /// The proof as bytes.
    #[must_use]
    pub fn write(&self, format: Format) -> Vec<u8> {
        match format {
            Format::Drat => drat::write(self),
            Format::BinaryDrat => drat::write_binary(self),
            Format::Lrat => lrat::write(self),
        }
    }

    /// Number of lemmas, with the empty clause.
    #[must_use]
    pub fn lemmas(&self) -> usize {
        self.lemmas.len()
    }
}

/// Checks that the bytes are a refutation of the formula. Memory is proportional to the formula and the bytes.
///
/// # Errors
/// If they are not: the step at which that shows.
pub fn check(formula: &Formula, format: Format, proof: &[u8]) -> Result<(), ProofError> {
    match format {
        Format::Drat => rup::check(formula, drat::Reader::new(formula.variables(), proof)),
        Format::BinaryDrat => rup::check(formula, drat::BinaryReader::new(formula.variables(), proof)),
        Format::Lrat => lrat::check(formula, proof),
    }
}
