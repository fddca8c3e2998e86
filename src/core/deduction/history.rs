//! What is known in the order in which it became known, and what of it a conclusion rests on.

use super::derivation::By;
use super::grounds::{irredundant_clues, needed};
use super::logic::{ClueSet, Ground, GroundOf, Knowledge, Logic, Position};

/// The number of facts from one snapshot of the marks to the next.
const APART: usize = 3;

/// What is known, in the order in which it became known.
pub(super) struct History<L: Logic> {
    facts: Vec<L::Fact>,
    /// The marks with the first facts: with none, then each time with [more](APART) of them.
    snapshots: Vec<L::Marks>,
    marks: L::Marks,
}

impl<L: Logic> History<L> {
    pub fn new(blank: &L::Marks, facts: impl IntoIterator<Item = L::Fact>) -> Self {
        let mut history = Self { facts: Vec::new(), snapshots: vec![blank.clone()], marks: blank.clone() };
        history.extend(facts);
        history
    }

    pub fn extend(&mut self, facts: impl IntoIterator<Item = L::Fact>) {
        for fact in facts {
            // What is known already would never be preferred.
            if self.marks.add(fact) {
                self.facts.push(fact);
                if self.facts.len().is_multiple_of(APART) {
                    self.snapshots.push(self.marks.clone());
                }
            }
        }
    }

    /// All that is known, in order.
    pub fn facts(&self) -> &[L::Fact] {
        &self.facts
    }

    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// Forgets all but the first `len` facts.
    pub fn truncate(&mut self, len: usize) {
        if len < self.facts.len() {
            self.marks = self.with(len, &[]);
            self.facts.truncate(len);
            self.snapshots.truncate(len / APART + 1);
        }
    }

    /// The marks with the first `len` facts and these.
    fn with(&self, len: usize, more: &[L::Fact]) -> L::Marks {
        let mut marks = self.snapshots[len / APART].clone();
        marks.add_all(self.facts[len / APART * APART..len].iter().chain(more).copied());
        marks
    }

    /// The grounds of a conclusion: clues and known facts from which it is drawn, and without any
    /// one of which it is not. `None` if it is never drawn.
    ///
    /// Some techniques do not see any more what has become too plain; then what was known earlier
    /// counts.
    pub fn grounds(&self, by: &By<L>, facts: &[L::Fact], clues: &L::Clues) -> Option<Vec<GroundOf<L>>> {
        self.grounds_among(self.len(), &self.marks, by, facts, clues).or_else(|| {
            (0..self.len()).rev().find_map(|len| self.grounds_among(len, &self.with(len, &[]), by, facts, clues))
        })
    }

    /// The grounds of a conclusion among the first `len` facts, which are these marks.
    fn grounds_among(
        &self,
        len: usize,
        marks: &L::Marks,
        by: &By<L>,
        facts: &[L::Fact],
        clues: &L::Clues,
    ) -> Option<Vec<GroundOf<L>>> {
        let clues = needed_clues(marks, by, facts, clues)?;
        let follows = |marks: &L::Marks| by.concludes(&Position { clues: &clues, marks }, facts);
        let needed = needed(&self.facts[..len], |first, others| follows(&self.with(first, others)));
        Some(clues.all().into_iter().map(Ground::Clue).chain(needed.into_iter().map(Ground::Mark)).collect())
    }
}

/// Clues that are enough with these marks, and none of which can be spared then.
fn needed_clues<L: Logic>(marks: &L::Marks, by: &By<L>, facts: &[L::Fact], clues: &L::Clues) -> Option<L::Clues> {
    let follows = |clues: &L::Clues| by.concludes(&Position { clues, marks }, facts);
    if follows(&L::Clues::default()) {
        return Some(L::Clues::default());
    }
    follows(clues).then(|| irredundant_clues::<L>(clues, follows))
}
