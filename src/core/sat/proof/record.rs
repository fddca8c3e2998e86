//! Refutations by varisat, with the antecedents of each lemma.
//!
//! varisat names the antecedents only by hashes; its checker, run along with the solver, resolves
//! them to clauses.

use std::collections::HashMap;

use anyhow::Error;
use varisat::ExtendFormula;
use varisat::checker::{CheckedProofStep, CheckerData, ProofProcessor};

use super::Proof;
use crate::limits::{CancelledError, Limits};
use crate::sat::formula::{Formula, Lit};
use crate::sat::lists::Lists;
use crate::sat::solver::{from_varisat, to_varisat};

/// A trimmed refutation of the formula; `None` if it has a model.
///
/// # Errors
/// If it is cancelled before there is one.
pub fn refute(formula: &Formula, limits: Limits) -> Result<Option<Proof>, CancelledError> {
    let mut recorder = Recorder::new(formula.len(), limits);
    let mut solver = varisat::Solver::new();
    solver.add_proof_processor(&mut recorder);
    for clause in formula.clauses_from(0) {
        solver.add_clause(&clause.iter().copied().map(to_varisat).collect::<Vec<_>>());
    }
    // The solver stops early only if the recorder makes it do so.
    let satisfiable = solver.solve().map_err(|_| CancelledError)?;
    drop(solver);
    let mut proof = recorder.proof;
    // An empty clause in the formula is a contradiction without any step of the solver.
    if let Some(empty) = formula.clauses_from(0).position(<[Lit]>::is_empty) {
        proof.lemmas.push([]);
        proof.antecedents.push([empty]);
    }
    if satisfiable {
        return Ok(None);
    }
    Ok(Some(proof.trimmed().core_first(formula, limits)?.tightened(formula, limits)?))
}

/// Records the lemmas that varisat's checker goes through.
struct Recorder<'a> {
    proof: Proof,
    limits: Limits<'a>,
    /// The number of the formula's clauses that the checker has seen.
    seen: usize,
    /// Our clause numbers, by those of the checker.
    numbers: HashMap<u64, usize>,
}

impl<'a> Recorder<'a> {
    fn new(given: usize, limits: Limits<'a>) -> Self {
        let proof = Proof { given, lemmas: Lists::default(), antecedents: Lists::default() };
        Self { proof, limits, seen: 0, numbers: HashMap::new() }
    }
}

impl ProofProcessor for Recorder<'_> {
    fn process_step(&mut self, step: &CheckedProofStep, _: CheckerData) -> Result<(), Error> {
        self.limits.check().map_err(Error::new)?;
        match *step {
            // There is one such step for each clause of the formula, in order.
            CheckedProofStep::AddClause { id, .. }
            | CheckedProofStep::DuplicatedClause { id, .. }
            | CheckedProofStep::TautologicalClause { id, .. } => {
                self.numbers.insert(id, self.seen);
                self.seen += 1;
            }
            CheckedProofStep::AtClause { id, clause, propagations, .. } => {
                let proof = &mut self.proof;
                self.numbers.insert(id, proof.given + proof.lemmas.len());
                proof.lemmas.push(clause.iter().copied().map(from_varisat));
                proof.antecedents.push(propagations.iter().map(|id| self.numbers[id]));
            }
            _ => {}
        }
        Ok(())
    }
}
