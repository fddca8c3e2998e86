//! Antecedents found anew, such that fewer lemmas are needed: the backward check of DRAT-trim.
//!
//! Going back from the empty clause, each needed lemma is checked by unit propagation over the clauses before it, those
//! that are already known to be needed first (*core first*); a clause becomes needed only where these do not suffice.
//! Deletions are not used here: every clause before a lemma may be its antecedent.

use super::Proof;
use crate::sat::formula::{Formula, Lit};
use crate::sat::lists::Lists;

impl Proof {
    /// A refutation by some of the lemmas, with antecedents that unit propagation finds. These may be more than are needed
    /// under the lemma's own literals, and not each of them may be unit when its turn comes: see
    /// [`tightened`](Self::tightened).
    pub(super) fn core_first(&self, formula: &Formula) -> Self {
        let mut clauses = Clauses::new(formula.variables());
        // The length of the trail before each clause was added.
        let mut lengths = Vec::new();
        let mut conflict = None;
        for clause in formula.clauses_from(0).chain(self.lemmas.iter_from(0)) {
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
        proof.trimmed()
    }
}

/// A clause that watches a literal.
#[derive(Clone, Copy)]
struct Watch {
    clause: usize,
    /// Another of its literals: if that is true, the clause need not be looked at.
    other: Lit,
}

/// Clauses that propagate, needed ones first.
struct Clauses {
    /// The literals of all clauses, one after another. The first two of a clause are watched.
    literals: Vec<Lit>,
    /// Where each clause begins and ends in `literals`.
    ranges: Vec<(usize, usize)>,
    needed: Vec<bool>,
    /// The clauses that watch a literal, by its code: those that are needed, and all.
    watches: [Vec<Vec<Watch>>; 2],
    /// Which literals are true, by code.
    values: Vec<bool>,
    /// The true literals in the order in which they became true, each with the clause that made it so.
    trail: Vec<(Lit, Option<usize>)>,
    /// The literals that take part in a conflict, by code, while it is looked at.
    seen: Vec<bool>,
}

const NEEDED: usize = 0;
const ALL: usize = 1;

impl Clauses {
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

    /// Adds a clause, with all that it propagates; returns a clause that is falsified, if that is a conflict.
    fn add(&mut self, clause: &[Lit]) -> Option<usize> {
        let number = self.ranges.len();
        let start = self.literals.len();
        let mut distinct = clause.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        // Literals that are not false come first, to be watched: those that are false stay so while the clause is here.
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
            self.watches[list][first.code()].push(Watch { clause: number, other: second });
            self.watches[list][second.code()].push(Watch { clause: number, other: first });
        }
    }

    /// Removes a clause. Its watches go when they are next looked at.
    fn remove(&mut self, number: usize) {
        self.ranges[number].1 = self.ranges[number].0;
    }

    /// Takes back all but the first so many true literals.
    fn backtrack(&mut self, length: usize) {
        for (literal, _) in self.trail.drain(length..) {
            self.values[literal.code()] = false;
        }
    }

    /// Makes the literals of a clause false, and all that follows; returns a clause that is falsified.
    fn refute_negation(&mut self, clause: &[Lit]) -> Option<usize> {
        let next = self.trail.len();
        if let Some(&implied) = clause.iter().find(|&&literal| self.is_true(literal)) {
            // The clause that made it true is falsified by its negation. Both are true until this is taken back.
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

    /// All that follows from the true literals from the given one on; returns a clause that is falsified.
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

    /// Looks at the clauses of a list that watch a literal which became false; returns one that is falsified.
    ///
    /// Of all clauses it looks only at those up to one that is unit: what follows from needed clauses goes first.
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

    /// The clauses that lead to a conflict, in the order in which they propagate. They are needed from now on.
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

    /// Takes a clause down as an antecedent that propagated a literal, or none.
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
