//! A small forward checker of DRAT texts by unit propagation alone, which shares nothing with the
//! library.

use std::collections::HashMap;

/// Clauses with two watched literals each, and the literals that unit propagation has made true.
#[derive(Default)]
struct Clauses {
    clauses: Vec<Vec<i32>>,
    watches: HashMap<i32, Vec<usize>>,
    /// Clauses by their sorted literals, for deletion.
    places: HashMap<Vec<i32>, Vec<usize>>,
    values: HashMap<i32, bool>,
    trail: Vec<i32>,
    contradiction: bool,
}

impl Clauses {
    fn value(&self, literal: i32) -> Option<bool> {
        self.values.get(&literal.abs()).map(|&value| value == (literal > 0))
    }

    /// Makes a literal true and propagates; returns whether there is a conflict.
    fn assume(&mut self, literal: i32) -> bool {
        match self.value(literal) {
            Some(value) => return !value,
            None => self.set(literal),
        }
        let mut next = self.trail.len() - 1;
        while next < self.trail.len() {
            let fallen = -self.trail[next];
            next += 1;
            let mut waiting = self.watches.remove(&fallen).unwrap_or_default();
            let mut kept = Vec::new();
            let mut conflict = false;
            while let Some(index) = waiting.pop() {
                let mut clause = std::mem::take(&mut self.clauses[index]);
                if clause.is_empty() {
                    continue;
                }
                if clause[0] == fallen {
                    clause.swap(0, 1);
                }
                let other = (2..clause.len()).find(|&at| self.value(clause[at]) != Some(false));
                if self.value(clause[0]) != Some(true)
                    && let Some(at) = other
                {
                    clause.swap(1, at);
                    self.watches.entry(clause[1]).or_default().push(index);
                } else {
                    kept.push(index);
                    match self.value(clause[0]) {
                        Some(true) => {}
                        Some(false) => conflict = true,
                        None => self.set(clause[0]),
                    }
                }
                self.clauses[index] = clause;
                if conflict {
                    break;
                }
            }
            kept.append(&mut waiting);
            self.watches.entry(fallen).or_default().append(&mut kept);
            if conflict {
                return true;
            }
        }
        false
    }

    fn set(&mut self, literal: i32) {
        self.values.insert(literal.abs(), literal > 0);
        self.trail.push(literal);
    }

    /// Whether the clause follows by unit propagation.
    fn follows(&mut self, clause: &[i32]) -> bool {
        let before = self.trail.len();
        let contradiction = self.contradiction || clause.iter().any(|&literal| self.assume(-literal));
        for literal in self.trail.drain(before..) {
            self.values.remove(&literal.abs());
        }
        contradiction
    }

    fn add(&mut self, clause: &[i32]) {
        let mut clause = clause.to_vec();
        clause.sort_unstable();
        clause.dedup();
        let key = clause.clone();
        // Watch literals that are not false.
        clause.sort_by_key(|&literal| self.value(literal) == Some(false));
        let open = clause.iter().filter(|&&literal| self.value(literal) != Some(false)).count();
        match (open, clause.first()) {
            (0, _) => self.contradiction = true,
            (1, Some(&unit)) => self.contradiction |= self.assume(unit),
            _ => {
                let index = self.clauses.len();
                self.watches.entry(clause[0]).or_default().push(index);
                self.watches.entry(clause[1]).or_default().push(index);
                self.places.entry(key).or_default().push(index);
                self.clauses.push(clause);
            }
        }
    }

    /// Deletes a clause, except one that was unit when it was added, as other checkers do.
    fn delete(&mut self, clause: &[i32]) {
        let mut key = clause.to_vec();
        key.sort_unstable();
        key.dedup();
        if let Some(index) = self.places.get_mut(&key).and_then(Vec::pop) {
            self.clauses[index].clear();
        }
    }
}

/// Whether the DRAT text refutes the DIMACS text; if not, the first clause that does not follow, or
/// another reason.
pub fn check(dimacs: &str, drat: &str) -> Result<(), String> {
    let numbers = |line: &str| -> Result<Vec<i32>, String> {
        let numbers: Result<Vec<i32>, _> = line.split_whitespace().map(str::parse).collect();
        let mut numbers = numbers.map_err(|error| format!("{line}: {error}"))?;
        if numbers.pop() == Some(0) { Ok(numbers) } else { Err(format!("no zero ends: {line}")) }
    };
    let mut clauses = Clauses::default();
    for line in dimacs.lines().filter(|line| !line.starts_with(['c', 'p'])) {
        clauses.add(&numbers(line)?);
    }
    for line in drat.lines() {
        if let Some(deleted) = line.strip_prefix("d ") {
            clauses.delete(&numbers(deleted)?);
            continue;
        }
        let clause = numbers(line)?;
        if !clauses.follows(&clause) {
            return Err(format!("does not follow: {line}"));
        }
        clauses.add(&clause);
    }
    if clauses.contradiction { Ok(()) } else { Err("no contradiction".to_owned()) }
}
