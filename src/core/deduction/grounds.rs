//! The grounds of a conclusion: an irredundant set of clues and known facts from which it follows.

use super::logic::{ClueOf, ClueSet, Ground, GroundOf, Knowledge, Logic};

/// An irredundant set of these clues from which something follows; it must follow from all of them.
pub(super) fn irredundant_clues<L: Logic>(clues: &L::Clues, follows: impl Fn(&L::Clues) -> bool) -> L::Clues {
    let all = clues.all();
    let with = |first: usize, others: &[usize]| {
        let others: Vec<&ClueOf<L>> = others.iter().map(|&at| &all[at]).collect();
        clues.only(|clue| all[..first].contains(clue) || others.contains(&clue))
    };
    let places: Vec<usize> = (0..all.len()).collect();
    let needed = needed(&places, |first, others| follows(&with(first, others)));
    with(0, &needed)
}

/// An irredundant set of these clues and facts from which something follows; `None` if it does not
/// follow from all of them. Facts that come early are preferred.
pub(super) fn irredundant<L: Logic>(
    clues: &L::Clues,
    blank: &L::Marks,
    facts: &[L::Fact],
    follows: impl Fn(&L::Clues, &L::Marks) -> bool,
) -> Option<Vec<GroundOf<L>>> {
    let with = |first: usize, others: &[L::Fact]| {
        let mut marks = blank.clone();
        marks.add_all(facts[..first].iter().chain(others).copied());
        marks
    };
    let all = with(facts.len(), &[]);
    if !follows(clues, &all) {
        return None;
    }
    let clues = irredundant_clues::<L>(clues, |clues| follows(clues, &all));
    let needed = needed(facts, |first, others| follows(&clues, &with(first, others)));
    Some(clues.all().into_iter().map(Ground::Clue).chain(needed.into_iter().map(Ground::Mark)).collect())
}

/// An irredundant set of the facts from which something follows; it must follow from all of them.
/// `follows` decides whether it follows from the first `n` facts together with some others. Facts
/// that come early are preferred.
///
/// Adding facts rarely breaks a conclusion. Where it does, the result is still irredundant.
pub(super) fn needed<T: Copy>(facts: &[T], follows: impl Fn(usize, &[T]) -> bool) -> Vec<T> {
    let (mut needed, mut most) = (Vec::new(), facts.len());
    while !follows(0, &needed) {
        // Binary search for the shortest prefix of the facts that is enough together with those
        // found to be needed so far. Its last fact is needed as well.
        let (mut too_few, mut enough) = (0, most);
        while enough - too_few > 1 {
            let half = (too_few + enough) / 2;
            if follows(half, &needed) { enough = half } else { too_few = half }
        }
        if enough == 0 {
            break;
        }
        most = enough - 1;
        needed.push(facts[most]);
    }
    // With more facts than the search supposed, some may have become spare.
    let mut at = 0;
    while at < needed.len() {
        let fact = needed.remove(at);
        if follows(0, &needed) {
            at = 0;
        } else {
            needed.insert(at, fact);
            at += 1;
        }
    }
    needed.reverse();
    needed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_needed_is_found_early_and_nothing_is_spare() {
        let facts: Vec<u32> = (0..20).collect();
        // Either 3 and 11 together, or 17 alone.
        let is_enough = |known: &[u32]| (known.contains(&3) && known.contains(&11)) || known.contains(&17);
        let follows = |first: usize, others: &[u32]| is_enough(&[&facts[..first], others].concat());
        assert_eq!(needed(&facts, follows), [3, 11]);
        assert!(needed(&facts, |_, _| true).is_empty());
    }
}
