//! Counting: how many of some literals are true.
//!
//! Small sets are counted without new variables, by one clause a subset. Larger ones by a *totalizer* (Bailleux and
//! Boufkhad 2003), a balanced tree in which each node counts its inputs in unary and a parent adds up its two
//! children. Both directions are encoded, so the outputs are the exact count and can be used in any polarity, and
//! counts past the largest that is ever asked about are left out.

use super::formula::{Formula, Lit};

/// Unary count: the i-th literal (from 0) is true just when more than i of the inputs are, for i below `most`.
pub fn count(formula: &mut Formula, inputs: &[Lit], most: usize) -> Vec<Lit> {
    if inputs.len() <= 1 {
        return inputs[..inputs.len().min(most)].to_vec();
    }
    let (left, right) = inputs.split_at(inputs.len() / 2);
    let left = count(formula, left, most);
    let right = count(formula, right, most);
    formula.define(|formula| merge(formula, &left, &right, inputs.len().min(most), most))
}

/// The sum of two unary counts, both cut off at `most`.
fn merge(formula: &mut Formula, left: &[Lit], right: &[Lit], len: usize, most: usize) -> Vec<Lit> {
    let sum: Vec<Lit> = (0..len).map(|_| formula.variable()).collect();
    for i in 0..=left.len() {
        for j in 0..=right.len() {
            // At least i and at least j make at least i + j.
            if i + j > 0 {
                let reach = (i + j).min(most);
                let from = [(i > 0).then(|| !left[i - 1]), (j > 0).then(|| !right[j - 1])];
                if i + j <= most {
                    formula.clause(from.into_iter().flatten().chain([sum[reach - 1]]));
                }
            }
            // At most i and at most j make at most i + j.
            if i + j < sum.len() {
                let from = [left.get(i).copied(), right.get(j).copied()];
                formula.clause(from.into_iter().flatten().chain([!sum[i + j]]));
            }
        }
    }
    sum
}

/// Says that exactly `number` of a few literals are true, by one clause a subset and without new variables; under
/// further `conditions`, literals of which one may instead be true.
pub fn exactly(formula: &mut Formula, conditions: &[Lit], literals: &[Lit], number: usize) {
    at_most(formula, conditions, literals, number);
    at_least(formula, conditions, literals, number);
}

/// Says that at most `number` of a few literals are true, unless one of the `conditions` is.
pub fn at_most(formula: &mut Formula, conditions: &[Lit], literals: &[Lit], number: usize) {
    for subset in subsets(literals.len(), number + 1) {
        formula.clause(conditions.iter().copied().chain(chosen(subset, literals).map(|literal| !literal)));
    }
}

/// Says that at least `number` of a few literals are true, unless one of the `conditions` is.
pub fn at_least(formula: &mut Formula, conditions: &[Lit], literals: &[Lit], number: usize) {
    let Some(size) = (literals.len() + 1).checked_sub(number) else {
        return formula.clause(conditions.iter().copied());
    };
    for subset in subsets(literals.len(), size) {
        formula.clause(conditions.iter().copied().chain(chosen(subset, literals)));
    }
}

/// All subsets of `size` out of the first `of` numbers, as bit masks.
fn subsets(of: usize, size: usize) -> impl Iterator<Item = u32> {
    (0..1u32 << of).filter(move |mask| mask.count_ones() as usize == size)
}

fn chosen(subset: u32, literals: &[Lit]) -> impl Iterator<Item = Lit> {
    literals.iter().enumerate().filter(move |(index, _)| subset >> index & 1 == 1).map(|(_, &literal)| literal)
}
