//! Trimming: a solver learns many lemmas that its refutation does not need.
//!
//! Marking by the antecedents that the solver names costs next to nothing, so it precedes
//! everything that propagates.

use super::Proof;
use crate::sat::lists::Lists;

impl Proof {
    /// The lemmas on which the first empty clause depends.
    ///
    /// # Panics
    /// If no lemma is empty.
    pub(super) fn trimmed(&self) -> Self {
        let end = self.lemmas.iter_from(0).position(<[_]>::is_empty).expect("a refutation ends in the empty clause");
        let mut needed = vec![false; end + 1];
        needed[end] = true;
        for lemma in (0..=end).rev() {
            if needed[lemma] {
                let lemmas = self.antecedents[lemma].iter().filter_map(|number| number.checked_sub(self.given));
                lemmas.for_each(|antecedent| needed[antecedent] = true);
            }
        }
        let mut trimmed = Self { given: self.given, lemmas: Lists::default(), antecedents: Lists::default() };
        // The new numbers of all clauses. Those of dropped lemmas are meaningless and never looked
        // up.
        let mut numbers: Vec<usize> = (0..self.given).collect();
        for (lemma, needed) in needed.into_iter().enumerate() {
            numbers.push(self.given + trimmed.lemmas.len());
            if needed {
                trimmed.lemmas.push(self.lemmas[lemma].iter().copied());
                trimmed.antecedents.push(self.antecedents[lemma].iter().map(|&number| numbers[number]));
            }
        }
        trimmed
    }

    /// For each lemma, its antecedents among the lemmas, by number, that no later lemma needs.
    pub(super) fn last_uses(&self) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.lemmas.len()];
        let mut last_uses = vec![Vec::new(); self.lemmas.len()];
        for (lemma, last) in last_uses.iter_mut().enumerate().rev() {
            for &number in &self.antecedents[lemma] {
                if let Some(antecedent) = number.checked_sub(self.given)
                    && !std::mem::replace(&mut seen[antecedent], true)
                {
                    last.push(number);
                }
            }
            last.sort_unstable();
        }
        last_uses
    }
}
