//! A forward RUP checker: reverse unit propagation from the formula to the empty clause, with two
//! watched literals.
//!
//! Deleted clauses no longer propagate. Literals that they have already made true at the top level
//! stay true, as in other DRAT checkers: they follow from the formula.

use std::collections::HashMap;

use super::drat::{DratStep, Steps};
use super::{ProofError, StepError};
use crate::limits::Limits;
use crate::sat::formula::{Formula, Lit};

/// Checks that the steps are RUP and end with the empty clause.
///
/// # Errors
/// At the first step that is wrong, if the empty clause is missing, or if it was given up before.
pub(super) fn check(formula: &Formula, mut steps: impl Steps, limits: Limits) -> Result<(), ProofError> {
    let mut clauses = ClauseDatabase::new(formula.variables());
    for clause in formula.clauses_from(0) {
        limits.check()?;
        clauses.add(clause);
    }
    let mut clause = Vec::new();
    let mut ended = false;
    let mut step = 1;
    while let Some(read) = steps.next(&mut clause) {
        limits.check()?;
        let fault = match read {
            _ if ended => Some(StepError::GoesOn),
            Err(fault) => Some(fault),
            Ok(DratStep::Add) if clauses.imply(&clause) => {
                clauses.add(&clause);
                ended = clause.is_empty();
                None
            }
            Ok(DratStep::Add) => Some(StepError::NotImplied),
            Ok(DratStep::Delete) => (!clauses.delete(&clause)).then_some(StepError::NothingToDelete),
        };
        if let Some(fault) = fault {
            return Err(ProofError::Step { step, fault });
        }
        step += 1;
    }
    if ended { Ok(()) } else { Err(ProofError::NoContradiction) }
}

/// A clause of at least three literals, in the watch list of one of them.
struct Watch {
    clause: u32,
    /// Another literal of the clause (the *blocker*): if it is true, the clause need not be
    /// visited.
    other: Lit,
}

/// Unit propagation through the clauses that are present.
struct ClauseDatabase {
    /// The literals of all clauses. The first two of a clause are watched.
    literals: Vec<Lit>,
    /// The start and end of each clause in `literals`.
    ranges: Vec<(usize, usize)>,
    /// For each literal, by code, the other literals of its binary clauses.
    partners: Vec<Vec<Lit>>,
    /// The watch lists of longer clauses, by the literal's code.
    watches: Vec<Vec<Watch>>,
    /// Which literals are true, by code.
    values: Vec<bool>,
    /// The true literals, in the order in which they became true.
    trail: Vec<Lit>,
    /// Whether unit propagation alone leads to a contradiction.
    contradiction: bool,
    /// The clauses by their sorted literals, indexed at the first deletion.
    places: Option<HashMap<Vec<Lit>, Vec<usize>>>,
}

impl ClauseDatabase {
    fn new(variables: usize) -> Self {
        Self {
            literals: Vec::new(),
            ranges: Vec::new(),
            partners: vec![Vec::new(); 2 * variables],
            watches: (0..2 * variables).map(|_| Vec::new()).collect(),
            values: vec![false; 2 * variables],
            trail: Vec::new(),
            contradiction: false,
            places: None,
        }
    }

    fn is_true(&self, literal: Lit) -> bool {
        self.values[literal.code()]
    }

    fn is_false(&self, literal: Lit) -> bool {
        self.is_true(!literal)
    }

    fn set(&mut self, literal: Lit) {
        self.values[literal.code()] = true;
        self.trail.push(literal);
    }

    /// Adds a clause and propagates at the top level.
    fn add(&mut self, clause: &[Lit]) {
        let number = self.ranges.len();
        let start = self.literals.len();
        let canonical = canonical(clause);
        self.literals.extend(&canonical);
        self.ranges.push((start, self.literals.len()));
        if let Some(places) = &mut self.places {
            places.entry(canonical).or_default().push(number);
        }
        // Watch literals that are not false: the others stay false for good.
        let mut open = start;
        for at in start..self.literals.len() {
            if !self.is_false(self.literals[at]) {
                self.literals.swap(open, at);
                open += 1;
            }
        }
        match &self.literals[start..open] {
            [] => self.contradiction = true,
            &[unit] => self.contradiction |= !self.assume(unit),
            &[first, second] if self.literals.len() - start == 2 => {
                self.partners[first.code()].push(second);
                self.partners[second.code()].push(first);
            }
            &[first, second, ..] => {
                let clause = u32::try_from(number).expect("a proof has fewer clauses than bytes, and fewer than 2^32");
                self.watches[first.code()].push(Watch { clause, other: second });
                self.watches[second.code()].push(Watch { clause, other: first });
            }
        }
    }

    /// Deletes a clause; returns whether it was present.
    fn delete(&mut self, clause: &[Lit]) -> bool {
        let places = self.places.get_or_insert_with(|| {
            let mut places: HashMap<Vec<Lit>, Vec<usize>> = HashMap::new();
            for (number, &(start, end)) in self.ranges.iter().enumerate() {
                places.entry(canonical(&self.literals[start..end])).or_default().push(number);
            }
            places
        });
        let Some(number) = places.get_mut(&canonical(clause)).and_then(Vec::pop) else { return false };
        let (start, end) = self.ranges[number];
        if let &[first, second] = &self.literals[start..end] {
            for (literal, partner) in [(first, second), (second, first)] {
                let partners = &mut self.partners[literal.code()];
                // A clause that was unit or already satisfied when added is not listed here.
                if let Some(at) = partners.iter().position(|&other| other == partner) {
                    partners.swap_remove(at);
                }
            }
        }
        // The watches of a longer clause are dropped when next visited.
        self.ranges[number].1 = start;
        true
    }

    /// Whether the clause follows by unit propagation.
    fn imply(&mut self, clause: &[Lit]) -> bool {
        let before = self.trail.len();
        let conflict = self.contradiction || !clause.iter().all(|&literal| self.assume(!literal));
        for literal in self.trail.drain(before..) {
            self.values[literal.code()] = false;
        }
        conflict
    }

    /// Makes a literal true and propagates; returns whether there is no conflict.
    fn assume(&mut self, literal: Lit) -> bool {
        if self.is_false(literal) {
            return false;
        }
        let mut next = self.trail.len();
        if !self.is_true(literal) {
            self.set(literal);
        }
        while let Some(&literal) = self.trail.get(next) {
            if !self.propagate(!literal) {
                return false;
            }
            next += 1;
        }
        true
    }

    /// Visits the clauses that contain a literal which became false; returns whether there is no
    /// conflict.
    fn propagate(&mut self, fallen: Lit) -> bool {
        for at in 0..self.partners[fallen.code()].len() {
            let partner = self.partners[fallen.code()][at];
            if self.is_false(partner) {
                return false;
            }
            if !self.is_true(partner) {
                self.set(partner);
            }
        }
        let mut watches = std::mem::take(&mut self.watches[fallen.code()]);
        let mut free = true;
        watches.retain_mut(|watch| {
            if !free || self.is_true(watch.other) {
                return true;
            }
            let (start, end) = self.ranges[watch.clause as usize];
            if start == end {
                return false;
            }
            if self.literals[start] == fallen {
                self.literals.swap(start, start + 1);
            }
            let first = self.literals[start];
            if self.is_true(first) {
                watch.other = first;
                return true;
            }
            if let Some(at) = (start + 2..end).find(|&at| !self.is_false(self.literals[at])) {
                self.literals.swap(start + 1, at);
                let watched = self.literals[start + 1];
                self.watches[watched.code()].push(Watch { clause: watch.clause, other: first });
                return false;
            }
            if self.is_false(first) {
                free = false;
            } else {
                self.set(first);
            }
            true
        });
        self.watches[fallen.code()] = watches;
        free
    }
}

/// The literals sorted, without duplicates.
fn canonical(clause: &[Lit]) -> Vec<Lit> {
    let mut clause = clause.to_vec();
    clause.sort_unstable();
    clause.dedup();
    clause
}
