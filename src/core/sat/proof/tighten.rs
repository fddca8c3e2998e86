//! Drops literals of lemmas, and antecedents, that the lemma's conflict does not need.

use super::Proof;
use crate::limits::{CancelledError, Limits};
use crate::sat::formula::{Formula, Lit};
use crate::sat::lists::Lists;

impl Proof {
    /// Follows the antecedents of each lemma up to the first conflict, and keeps only the literals
    /// and the antecedents, each now unit in turn, that the conflict needs. This may shorten lemmas
    /// and make earlier ones unneeded.
    ///
    /// # Errors
    /// If it is cancelled before all are followed.
    pub(super) fn tightened(&self, formula: &Formula, limits: Limits) -> Result<Self, CancelledError> {
        let mut tight = Self { given: self.given, lemmas: Lists::default(), antecedents: Lists::default() };
        let given: Vec<&[Lit]> = formula.clauses_from(0).collect();
        let mut values = Values::new(formula.variables());
        for (lemma, antecedents) in self.lemmas.iter_from(0).zip(self.antecedents.iter_from(0)) {
            limits.check()?;
            let clause =
                |number: usize| given.get(number).copied().unwrap_or_else(|| &tight.lemmas[number - self.given]);
            let (literals, antecedents) = values.follow(lemma, antecedents, clause);
            let ended = literals.is_empty();
            tight.lemmas.push(literals);
            tight.antecedents.push(antecedents);
            if ended {
                break;
            }
        }
        Ok(tight.trimmed())
    }
}

/// The assignment while a lemma is examined, and its reasons; indexed by the literals' codes.
struct Values {
    values: Vec<bool>,
    seen: Vec<bool>,
    /// The true literals, each with the clause that implied it; `None` for the negated literals of
    /// the lemma.
    trail: Vec<(Lit, Option<usize>)>,
}

impl Values {
    fn new(variables: usize) -> Self {
        Self { values: vec![false; 2 * variables], seen: vec![false; 2 * variables], trail: Vec::new() }
    }

    fn set(&mut self, literal: Lit, reason: Option<usize>) {
        self.values[literal.code()] = true;
        self.trail.push((literal, reason));
    }

    /// The literals and antecedents that the first conflict needs.
    fn follow<'a>(
        &mut self,
        lemma: &[Lit],
        antecedents: &[usize],
        clause: impl Fn(usize) -> &'a [Lit],
    ) -> (Vec<Lit>, Vec<usize>) {
        for &literal in lemma {
            self.set(!literal, None);
        }
        let falsified = antecedents.iter().copied().find(|&number| self.falsifies(number, clause(number)));
        let falsified = falsified.expect("the antecedents of a lemma end in a conflict");
        let (mut literals, mut needed) = (Vec::new(), vec![falsified]);
        for &literal in clause(falsified) {
            self.seen[(!literal).code()] = true;
        }
        while let Some((literal, reason)) = self.trail.pop() {
            self.values[literal.code()] = false;
            if !std::mem::take(&mut self.seen[literal.code()]) {
                continue;
            }
            let Some(reason) = reason else {
                literals.push(!literal);
                continue;
            };
            needed.push(reason);
            for &other in clause(reason).iter().filter(|&&other| other != literal) {
                self.seen[(!other).code()] = true;
            }
        }
        literals.sort_unstable_by_key(|literal| literal.code());
        needed.reverse();
        (literals, needed)
    }

    /// Whether all literals of the clause are false; if all but one are, makes that one true.
    fn falsifies(&mut self, number: usize, clause: &[Lit]) -> bool {
        let mut open = clause.iter().copied().filter(|&literal| !self.values[(!literal).code()]);
        let Some(first) = open.next() else { return true };
        if !self.values[first.code()] && open.all(|other| other == first) {
            self.set(first, Some(number));
        }
        false
    }
}
