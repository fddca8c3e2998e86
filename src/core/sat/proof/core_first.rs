//! Recomputed antecedents, so that fewer lemmas are needed: the backward check of DRAT-trim.
//!
//! From the empty clause backwards, each needed lemma is checked by unit propagation over the
//! clauses before it, those already known to be needed first (*core first*). Another clause becomes
//! needed only if these do not suffice. Deletions are ignored here: any clause before a lemma may
//! be its antecedent.

use super::Proof;
use crate::limits::{CancelledError, Limits};
use crate::sat::formula::{Formula, Lit};
use crate::sat::lists::Lists;

impl Proof {
    /// A refutation by a subset of the lemmas, with the antecedents that unit propagation finds.
    /// These may include more than the lemma needs, and clauses that are not unit when their turn
    /// comes: see [`tightened`](Self::tightened).
    ///
    /// # Errors
    /// If it is cancelled before it is found.
    pub(super) fn core_first(&self, formula: &Formula, limits: Limits) -> Result<Self, CancelledError> {
        let mut clauses = Propagator::new(formula.variables());
        // The length of the trail before each clause was added.
        let mut lengths = Vec::new();
        let mut conflict = None;
        for clause in formula.clauses_from(0).chain(self.lemmas.iter_from(0)) {
            limits.check()?;
            lengths.push(clauses.trail.len());
            conflict = clauses.add(clause);
            if conflict.is_some() {
                break;
            }
        }
        let last = clauses.antecedents(conflict.expect("the lemmas lead to a conflict by unit propagation"));
        let used = lengths.len().saturating_sub(self.given);
        let mut antecedents = vec![Vec::new(); used];
        for lemma in (0..used).rev() {
            limits.check()?;
            let number = self.given + lemma;
            clauses.backtrack(lengths[number]);
            clauses.remove(number);
            if clauses.needed[number] {
                let conflict = clauses.refute_negation(&self.lemmas[lemma]);
                antecedents[lemma] = clauses.antecedents(conflict.expect("each lemma follows by unit propagation"));
                clauses.backtrack(lengths[number]);
            }
        }
        let mut proof = Self { given: self.given, lemmas: Lists::default(), antecedents: Lists::default() };
        for (lemma, antecedents) in antecedents.into_iter().enumerate() {
            proof.lemmas.push(self.lemmas[lemma].iter().copied());
            proof.antecedents.push(antecedents);
        }
        proof.lemmas.push([]);
        proof.antecedents.push(last);
        Ok(proof.trimmed())
    }
}

/// A clause in the watch list of a literal.
#[derive(Clone, Copy)]
struct Watcher {
    clause: usize,
    /// Another literal of the clause (the *blocker*): if it is true, the clause need not be
    /// visited.
    other: Lit,
}

/// Unit propagation, through needed clauses first.
struct Propagator {
    /// The literals of all clauses. The first two of a clause are watched.
    literals: Vec<Lit>,
    /// The start and end of each clause in `literals`.
    ranges: Vec<(usize, usize)>,
    needed: Vec<bool>,
    /// The watch lists, by the literal's code: of needed clauses, and of all.
    watches: [Vec<Vec<Watcher>>; 2],
    /// Which literals are true, by code.
    values: Vec<bool>,
    /// The true literals in the order in which they became true, each with the clause that implied
    /// it.
    trail: Vec<(Lit, Option<usize>)>,
    /// The literals involved in the conflict under analysis, by code.
    seen: Vec<bool>,
}

const NEEDED: usize = 0;
const ALL: usize = 1;

impl Propagator {
    fn new(variables: usize) -> Self {
        Self {
            literals: Vec::new(),
            ranges: Vec::new(),
            needed: Vec::new(),
            watches: [vec![Vec::new(); 2 * variables], vec![Vec::new(); 2 * variables]],
            values: vec![false; 2 * variables],
            trail: Vec::new(),
            seen: vec![false; 2 * variables],
        }
    }

    fn is_true(&self, literal: Lit) -> bool {
        self.values[literal.code()]
    }

    fn is_false(&self, literal: Lit) -> bool {
        self.is_true(!literal)
    }

    fn set(&mut self, literal: Lit, reason: Option<usize>) {
        self.values[literal.code()] = true;
        self.trail.push((literal, reason));
    }

    fn clause(&self, number: usize) -> &[Lit] {
        let (start, end) = self.ranges[number];
        &self.literals[start..end]
    }

    /// Adds a clause and propagates; returns the falsified clause if there is a conflict.
    fn add(&mut self, clause: &[Lit]) -> Option<usize> {
        let number = self.ranges.len();
        let start = self.literals.len();
        let mut distinct = clause.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        // Watcher literals that are not false: the others stay false as long as the clause exists.
        distinct.sort_by_key(|&literal| self.is_false(literal));
        self.literals.extend(distinct);
        self.ranges.push((start, self.literals.len()));
        self.needed.push(false);
        self.watch(number, ALL);
        let open = self.literals[start..].iter().take(2).filter(|&&literal| !self.is_false(literal)).count();
        match (open, self.literals.get(start)) {
            (1, Some(&unit)) if !self.is_true(unit) => {
                let next = self.trail.len();
                self.set(unit, Some(number));
                self.propagate(next)
            }
            (0, _) => Some(number),
            _ => None,
        }
    }

    /// Watches the first two literals, if there are two.
    fn watch(&mut self, number: usize, list: usize) {
        if let &[first, second, ..] = self.clause(number) {
            self.watches[list][first.code()].push(Watcher { clause: number, other: second });
            self.watches[list][second.code()].push(Watcher { clause: number, other: first });
        }
    }

    /// Removes a clause. Its watches are dropped when next visited.
    fn remove(&mut self, number: usize) {
        self.ranges[number].1 = self.ranges[number].0;
    }

    /// Shortens the trail to this length.
    fn backtrack(&mut self, length: usize) {
        for (literal, _) in self.trail.drain(length..) {
            self.values[literal.code()] = false;
        }
    }

    /// Assumes the negation of a clause and propagates; returns the falsified clause if there is a
    /// conflict.
    fn refute_negation(&mut self, clause: &[Lit]) -> Option<usize> {
        let next = self.trail.len();
        if let Some(&implied) = clause.iter().find(|&&literal| self.is_true(literal)) {
            // The negation falsifies the clause that implied the literal. Until backtracking, the
            // trail contains both.
            let reason = self.trail.iter().find(|&&(literal, _)| literal == implied)?.1;
            self.trail.push((!implied, None));
            return reason;
        }
        for &literal in clause {
            if !self.is_false(literal) {
                self.set(!literal, None);
            }
        }
        self.propagate(next)
    }

    /// Propagates the trail from this index on; returns the falsified clause if there is a
    /// conflict.
    fn propagate(&mut self, mut next: usize) -> Option<usize> {
        let mut next_of_needed = next;
        loop {
            let (list, fallen) = match (self.trail.get(next_of_needed), self.trail.get(next)) {
                (Some(&(literal, _)), _) => (NEEDED, !literal),
                (None, Some(&(literal, _))) => (ALL, !literal),
                (None, None) => return None,
            };
            let before = self.trail.len();
            let conflict = self.visit(list, fallen);
            if conflict.is_some() {
                return conflict;
            }
            if list == NEEDED {
                next_of_needed += 1;
            } else if self.trail.len() == before {
                next += 1;
            }
        }
    }

    /// Visits the clauses of a list that watch a literal which became false; returns a falsified
    /// one, if any.
    ///
    /// In the list of all clauses it stops at the first unit clause, so that needed clauses
    /// propagate first.
    fn visit(&mut self, list: usize, fallen: Lit) -> Option<usize> {
        let mut watches = std::mem::take(&mut self.watches[list][fallen.code()]);
        let mut conflict = None;
        let mut stop = false;
        watches.retain_mut(|watch| {
            if stop || self.is_true(watch.other) {
                return true;
            }
            let (start, end) = self.ranges[watch.clause];
            if start == end || (list == ALL && self.needed[watch.clause]) {
                return false;
            }
            if self.literals[start] == fallen {
                self.literals.swap(start, start + 1);
            }
            let first = self.literals[start];
            watch.other = first;
            if self.is_true(first) {
                return true;
            }
            if let Some(at) = (start + 2..end).find(|&at| !self.is_false(self.literals[at])) {
                self.literals.swap(start + 1, at);
                self.watches[list][self.literals[start + 1].code()].push(*watch);
                return false;
            }
            if self.is_false(first) {
                conflict = Some(watch.clause);
            } else {
                self.set(first, Some(watch.clause));
            }
            stop = conflict.is_some() || list == ALL;
            true
        });
        self.watches[list][fallen.code()] = watches;
        conflict
    }

    /// The clauses that lead to the conflict, in the order in which they propagate. Marks them as
    /// needed.
    fn antecedents(&mut self, falsified: usize) -> Vec<usize> {
        let mut antecedents = Vec::new();
        self.take_part(falsified, None, &mut antecedents);
        for at in (0..self.trail.len()).rev() {
            let (literal, reason) = self.trail[at];
            if std::mem::take(&mut self.seen[literal.code()])
                && let Some(reason) = reason
            {
                self.take_part(reason, Some(literal), &mut antecedents);
            }
        }
        antecedents.reverse();
        antecedents
    }

    /// Records an antecedent and the literal that it propagated; the falsified clause propagated
    /// none.
    fn take_part(&mut self, number: usize, propagated: Option<Lit>, antecedents: &mut Vec<usize>) {
        antecedents.push(number);
        let (start, end) = self.ranges[number];
        for at in start..end {
            let literal = self.literals[at];
            self.seen[(!literal).code()] |= Some(literal) != propagated;
        }
        if !std::mem::replace(&mut self.needed[number], true) {
            self.watch(number, NEEDED);
        }
    }
}
