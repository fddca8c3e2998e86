//! Cardinality constraints: how many of some literals are true.
//!
//! Bounds on a few literals take no new variables, but one clause per subset. Larger sets use a
//! *totalizer* (Bailleux and Boufkhad 2003), a balanced tree in which each node counts its inputs
//! in unary and a parent adds up its two children. Both directions are encoded, so the outputs are
//! the exact count and may be used in either polarity. Counts above the largest one needed are left
//! out.

use super::formula::{Formula, Lit};

/// Unary count: for i below `most`, the i-th literal (from 0) is true if and only if more than i of
/// the inputs are true.
pub fn count(formula: &mut Formula, inputs: &[Lit], most: usize) -> Vec<Lit> {
    if inputs.len() <= 1 {
        return inputs[..inputs.len().min(most)].to_vec();
    }
    let (left, right) = inputs.split_at(inputs.len() / 2);
    let left = count(formula, left, most);
    let right = count(formula, right, most);
    formula.define(|formula| merge(formula, &left, &right, inputs.len().min(most), most))
}

/// The sum of two unary counts, both truncated at `most`.
fn merge(formula: &mut Formula, left: &[Lit], right: &[Lit], len: usize, most: usize) -> Vec<Lit> {
    let sum: Vec<Lit> = (0..len).map(|_| formula.variable()).collect();
    for i in 0..=left.len() {
        for j in 0..=right.len() {
            // At least i on the left and at least j on the right make at least i + j.
            if i + j > 0 {
                let reach = (i + j).min(most);
                let from = [(i > 0).then(|| !left[i - 1]), (j > 0).then(|| !right[j - 1])];
                if i + j <= most {
                    formula.clause(from.into_iter().flatten().chain([sum[reach - 1]]));
                }
            }
            // At most i on the left and at most j on the right make at most i + j.
            if i + j < sum.len() {
                let from = [left.get(i).copied(), right.get(j).copied()];
                formula.clause(from.into_iter().flatten().chain([!sum[i + j]]));
            }
        }
    }
    sum
}

/// With at most this many literals, bounds are stated by one clause per subset, of which 16 have at
/// most 12,870 of one size. More are counted.
const FEW: usize = 16;

/// Exactly `number` of the literals are true, unless one of the `conditions` is. A few literals
/// take one clause per subset and no new variables.
pub fn exactly(formula: &mut Formula, conditions: &[Lit], literals: &[Lit], number: usize) {
    at_most(formula, conditions, literals, number);
    at_least(formula, conditions, literals, number);
}

/// At most `number` of the literals are true, unless one of the `conditions` is.
pub fn at_most(formula: &mut Formula, conditions: &[Lit], literals: &[Lit], number: usize) {
    if literals.len() <= FEW {
        for subset in subsets(literals.len(), number + 1) {
            formula.clause(conditions.iter().copied().chain(chosen(subset, literals).map(|literal| !literal)));
        }
    } else if number < literals.len() {
        let sum = count(formula, literals, number + 1);
        formula.clause(conditions.iter().copied().chain([!sum[number]]));
    }
}

/// At least `number` of the literals are true, unless one of the `conditions` is.
pub fn at_least(formula: &mut Formula, conditions: &[Lit], literals: &[Lit], number: usize) {
    if number > literals.len() {
        formula.clause(conditions.iter().copied());
    } else if literals.len() <= FEW {
        for subset in subsets(literals.len(), literals.len() + 1 - number) {
            formula.clause(conditions.iter().copied().chain(chosen(subset, literals)));
        }
    } else if let Some(last) = number.checked_sub(1) {
        let sum = count(formula, literals, number);
        formula.clause(conditions.iter().copied().chain([sum[last]]));
    }
}

/// All subsets with `size` elements of the numbers below `of`, at most [`FEW`], as bit masks.
fn subsets(of: usize, size: usize) -> impl Iterator<Item = u32> {
    (0..1u32 << of).filter(move |mask| mask.count_ones() as usize == size)
}

fn chosen(subset: u32, literals: &[Lit]) -> impl Iterator<Item = Lit> {
    literals.iter().enumerate().filter(move |(index, _)| subset >> index & 1 == 1).map(|(_, &literal)| literal)
}
