//! Refutations by varisat, with the antecedents of each lemma.
//!
//! varisat names the antecedents only by hashes; its checker, run along with the solver, resolves
//! them to clauses.

use std::collections::HashMap;

use anyhow::Error;
use varisat::ExtendFormula;
use varisat::checker::{CheckedProofStep, CheckerData, ProofProcessor};

use super::Proof;
use crate::sat::formula::{Formula, Lit};
use crate::sat::lists::Lists;
use crate::sat::solver::{from_varisat, to_varisat};

/// A trimmed refutation of the formula; `None` if it has a model.
///
/// # Panics
/// If the solver stops early, which nothing asks it to do.
#[must_use]
pub fn refute(formula: &Formula) -> Option<Proof> {
    let mut recorder = Recorder::new(formula.len());
    let mut solver = varisat::Solver::new();
    solver.add_proof_processor(&mut recorder);
    for clause in formula.clauses_from(0) {
        solver.add_clause(&clause.iter().copied().map(to_varisat).collect::<Vec<_>>());
    }
    let satisfiable = solver.solve().expect("varisat stops only where asked to");
    drop(solver);
    let mut proof = recorder.proof;
    // An empty clause in the formula is a contradiction without any step of the solver.
    if let Some(empty) = formula.clauses_from(0).position(<[Lit]>::is_empty) {
        proof.lemmas.push([]);
        proof.antecedents.push([empty]);
    }
    (!satisfiable).then(|| proof.trimmed().core_first(formula).tightened(formula))
}

/// Records the lemmas that varisat's checker goes through.
struct Recorder {
    proof: Proof,
    /// The number of the formula's clauses that the checker has seen.
    seen: usize,
    /// Our clause numbers, by those of the checker.
    numbers: HashMap<u64, usize>,
}

impl Recorder {
    fn new(given: usize) -> Self {
        let proof = Proof { given, lemmas: Lists::default(), antecedents: Lists::default() };
        Self { proof, seen: 0, numbers: HashMap::new() }
    }
}

impl ProofProcessor for Recorder {
    fn process_step(&mut self, step: &CheckedProofStep, _: CheckerData) -> Result<(), Error> {
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
