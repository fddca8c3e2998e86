//! LRAT: lemmas with ids and antecedents, which a checker follows without searching.
//!
//! A line is `id literals 0 antecedents 0`, with increasing ids, the formula's clauses being
//! numbered from 1; or `id d ids 0`, which deletes clauses. The check is strict: each antecedent
//! must be unit with a new literal when its turn comes, except the last one, which must be
//! falsified.

use std::collections::HashMap;
use std::io::Write;

use super::drat::write_clause;
use super::syntax::{Numbers, line};
use super::{Proof, ProofError, StepError};
use crate::limits::Limits;
use crate::sat::formula::{Formula, Lit};
use crate::sat::lists::Lists;

/// The proof as text. Each lemma is deleted after its last use.
pub(super) fn write(proof: &Proof) -> Vec<u8> {
    let mut text = Vec::new();
    let numbers = |text: &mut Vec<u8>, numbers: &[usize]| {
        for number in numbers {
            write!(text, "{} ", number + 1).expect("a vector takes all that is written");
        }
        text.extend(b"0\n");
    };
    for (lemma, unused) in proof.last_uses().iter().enumerate() {
        let id = proof.given + lemma + 1;
        write!(text, "{id} ").expect("a vector takes all that is written");
        write_clause(&mut text, &proof.lemmas[lemma]);
        text.push(b' ');
        numbers(&mut text, &proof.antecedents[lemma]);
        if !unused.is_empty() && !proof.lemmas[lemma].is_empty() {
            write!(text, "{id} d ").expect("a vector takes all that is written");
            numbers(&mut text, unused);
        }
    }
    text
}

/// Checks that each lemma follows from its antecedents, and that the last one is the empty clause.
///
/// # Errors
/// At the first step that is wrong, or if it was given up before.
pub(super) fn check(formula: &Formula, proof: &[u8], limits: Limits) -> Result<(), ProofError> {
    let mut checker = Checker::new(formula);
    let mut rest = proof;
    let mut step = 1;
    while let Some(line) = line(&mut rest) {
        limits.check()?;
        let checked = if checker.ended { Err(StepError::GoesOn) } else { line.and_then(|line| checker.step(line)) };
        checked.map_err(|fault| ProofError::Step { step, fault })?;
        step += 1;
    }
    if checker.ended { Ok(()) } else { Err(ProofError::NoContradiction) }
}

struct Checker {
    variables: usize,
    clauses: Lists<Lit>,
    /// The index in `clauses` of each clause that is present, by id.
    places: HashMap<u64, usize>,
    last: u64,
    /// Which literals are true, by code.
    values: Vec<bool>,
    trail: Vec<Lit>,
    /// Whether the empty clause was added.
    ended: bool,
}

impl Checker {
    fn new(formula: &Formula) -> Self {
        let mut clauses = Lists::default();
        for clause in formula.clauses_from(0) {
            clauses.push(clause.iter().copied());
        }
        Self {
            variables: formula.variables(),
            places: (0..clauses.len()).map(|place| (place as u64 + 1, place)).collect(),
            last: clauses.len() as u64,
            clauses,
            values: vec![false; 2 * formula.variables()],
            trail: Vec::new(),
            ended: false,
        }
    }

    fn step(&mut self, line: &[u8]) -> Result<(), StepError> {
        let mut numbers = Numbers::of(line);
        let id = numbers.number()?;
        if let Some(deleted) = numbers.after_letter(b"d") {
            return self.delete(deleted);
        }
        if id <= self.last {
            return Err(StepError::Id(id));
        }
        let mut clause = Vec::new();
        numbers.clause(self.variables, &mut clause)?;
        let follows = self.follow(&clause, numbers);
        for literal in self.trail.drain(..) {
            self.values[literal.code()] = false;
        }
        follows?;
        self.ended = clause.is_empty();
        self.places.insert(id, self.clauses.len());
        self.clauses.push(clause);
        self.last = id;
        Ok(())
    }

    fn delete(&mut self, mut ids: Numbers) -> Result<(), StepError> {
        loop {
            match ids.number()? {
                0 => return ids.end(),
                id => self.places.remove(&id).ok_or(StepError::NoClause(id))?,
            };
        }
    }

    /// Makes all literals of the clause false, and follows its antecedents.
    fn follow(&mut self, clause: &[Lit], mut antecedents: Numbers) -> Result<(), StepError> {
        for &literal in clause {
            self.set(!literal);
        }
        loop {
            let id = antecedents.number()?;
            if id == 0 {
                return Err(StepError::NoConflict);
            }
            let place = *self.places.get(&id).ok_or(StepError::NoClause(id))?;
            let mut open = self.clauses[place].iter().copied().filter(|&literal| !self.values[(!literal).code()]);
            match open.next() {
                None if antecedents.number()? == 0 => return antecedents.end(),
                None => return Err(StepError::Conflict(id)),
                // A clause may contain the same literal twice.
                Some(unit) if !self.values[unit.code()] && open.all(|other| other == unit) => self.set(unit),
                Some(_) => return Err(StepError::NotUnit(id)),
            }
        }
    }

    fn set(&mut self, literal: Lit) {
        self.values[literal.code()] = true;
        self.trail.push(literal);
    }
}
