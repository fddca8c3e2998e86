//! Refutations that anyone can check: made by a solver, trimmed, written in standard formats, and
//! checked.
//!
//! A refutation is a list of *lemmas*, the last of which is the empty clause. Each follows from the
//! formula and the lemmas before it by *reverse unit propagation* (RUP: with all of its literals
//! false, unit propagation ends in a conflict). The clauses that propagate are its *antecedents*.
//!
//! 1. [`refute`] runs varisat, which names the antecedents of each lemma that it learns, and trims
//!    the proof: backwards from the empty clause, it keeps only lemmas on which a needed one
//!    depends. Then antecedents are recomputed, as in DRAT-trim, so that fewer are needed, and
//!    literals that no conflict needs are dropped. The formula stays whole.
//! 2. [`Proof::write`] writes the lemmas in one of the [`ProofFormat`]s that the checkers of the
//!    SAT competitions read.
//! 3. [`check`] reads what was written, or a hostile file. It shares no code with the solver, nor
//!    with the code that made the proof: a proof without antecedents is checked by unit propagation
//!    with two watched literals, one with antecedents by following them.
//!
//! The formats:
//!
//! - DRAT and binary DRAT: N. Wetzler, M. J. H. Heule, W. A. Hunt, "DRAT-trim: Efficient Checking
//!   and Trimming Using Expressive Clausal Proofs", SAT 2014. All steps here are RUP; the more
//!   general RAT steps are neither produced nor accepted.
//! - LRAT: L. Cruz-Filipe, M. J. H. Heule, W. A. Hunt, M. Kaufmann, P. Schneider-Kamp, "Efficient
//!   Certified RAT Verification", CADE 2017.

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
use crate::limits::{CancelledError, Limits};

pub use record::refute;

/// A refutation of a formula, with the antecedents of each lemma.
///
/// Clauses are numbered from 0: first those of the formula, in order, then the lemmas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The number of clauses in the formula.
    given: usize,
    /// Each follows from its antecedents; the last one is empty.
    lemmas: Lists<Lit>,
    /// For each lemma, its antecedents in the order in which they become unit once all of the
    /// lemma's literals are false; the last one is then falsified.
    antecedents: Lists<usize>,
}

/// The file format of a proof.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProofFormat {
    /// DRAT as text: one lemma per line.
    #[default]
    Drat,
    BinaryDrat,
    /// LRAT as text: lemmas with their antecedents.
    Lrat,
}

impl ProofFormat {
    pub const ALL: [Self; 3] = [Self::Drat, Self::BinaryDrat, Self::Lrat];
}

/// Why a file is not a refutation of the formula.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    #[error("step {step}: {fault}")]
    Step {
        /// Its number, from 1.
        step: usize,
        /// What is wrong with it.
        fault: StepError,
    },
    /// All steps are right, but none adds the empty clause.
    #[error("the steps do not end in a contradiction")]
    NoContradiction,
    /// The check was given up, so it is not known whether the file is one.
    #[error(transparent)]
    Cancelled(#[from] CancelledError),
}

/// What is wrong with a step of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// The file ends within the step.
    #[error("the proof is cut off")]
    CutOff,
    /// The step is not in the expected syntax.
    #[error("expected {0}")]
    Syntax(&'static str),
    /// The formula has no variable with this DIMACS number.
    #[error("the formula has no variable {0}")]
    UnknownVariable(u64),
    /// A deleted clause does not exist.
    #[error("there is no such clause to delete")]
    NothingToDelete,
    /// A lemma is not RUP.
    #[error("the clause does not follow by unit propagation")]
    NotImplied,
    /// The file goes on after the empty clause.
    #[error("the proof goes on after the empty clause")]
    GoesOn,
    /// The id of an LRAT clause is not larger than all before it.
    #[error("the id {0} is not larger than those before it")]
    Id(u64),
    /// An LRAT step names a clause that does not exist.
    #[error("there is no clause {0}")]
    NoClause(u64),
    /// An LRAT antecedent is neither unit nor falsified when its turn comes.
    #[error("clause {0} is neither unit nor falsified")]
    NotUnit(u64),
    /// An LRAT antecedent other than the last one is falsified.
    #[error("antecedents go on after clause {0}, which is falsified")]
    Conflict(u64),
    /// The last LRAT antecedent is not falsified.
    #[error("the antecedents do not end in a conflict")]
    NoConflict,
}

impl Proof {
    /// The proof as the contents of a file.
    pub fn write(&self, format: ProofFormat) -> Vec<u8> {
        match format {
            ProofFormat::Drat => drat::write(self),
            ProofFormat::BinaryDrat => drat::write_binary(self),
            ProofFormat::Lrat => lrat::write(self),
        }
    }

    /// The number of lemmas, including the empty clause.
    pub fn lemmas(&self) -> usize {
        self.lemmas.len()
    }
}

/// Checks that the bytes are a refutation of the formula, in memory proportional to both.
///
/// # Errors
/// At the first step that is wrong, if the empty clause is missing, or if it was given up before.
pub fn check(formula: &Formula, format: ProofFormat, proof: &[u8], limits: Limits) -> Result<(), ProofError> {
    match format {
        ProofFormat::Drat => rup::check(formula, drat::Reader::new(formula.variables(), proof), limits),
        ProofFormat::BinaryDrat => rup::check(formula, drat::BinaryReader::new(formula.variables(), proof), limits),
        ProofFormat::Lrat => lrat::check(formula, proof, limits),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Six pigeons in five holes, one in each.
    fn pigeons() -> Formula {
        let mut formula = Formula::new();
        let places: Vec<Vec<Lit>> = (0..6).map(|_| (0..5).map(|_| formula.variable()).collect()).collect();
        for (at, place) in places.iter().enumerate() {
            formula.clause(place.iter().copied());
            for (one, other) in places[..at].iter().flat_map(|other| place.iter().zip(other)) {
                formula.clause([!*one, !*other]);
            }
        }
        formula
    }

    #[test]
    fn making_and_checking_a_proof_can_be_given_up_at_any_step() {
        let formula = pigeons();
        let asked = AtomicUsize::new(0);
        let is_stopped = |times: usize, work: &dyn Fn(Limits) -> bool| {
            asked.store(0, Ordering::Relaxed);
            work(Limits::until(&|| asked.fetch_add(1, Ordering::Relaxed) >= times))
        };
        let proof = refute(&formula, Limits::NONE).unwrap().unwrap();
        let tighten = |limits: Limits| proof.tightened(&formula, limits).is_err();
        let order = |limits: Limits| proof.core_first(&formula, limits).is_err();
        for work in [&tighten as &dyn Fn(Limits) -> bool, &order] {
            assert!(!is_stopped(usize::MAX, work) && asked.load(Ordering::Relaxed) >= proof.lemmas());
            assert!((0..proof.lemmas()).all(|times| is_stopped(times, work)));
        }
        for format in ProofFormat::ALL {
            let bytes = proof.write(format);
            let checked = |limits: Limits| check(&formula, format, &bytes, limits);
            let is_given_up = |limits: Limits| checked(limits) == Err(ProofError::Cancelled(CancelledError));
            assert_eq!(checked(Limits::NONE), Ok(()), "{format:?}");
            assert!((0..proof.lemmas()).all(|times| is_stopped(times, &is_given_up)), "{format:?}");
        }
    }
}
