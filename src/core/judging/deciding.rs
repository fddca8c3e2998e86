//! Which further clues would decide between the solutions that fit too few clues.

/// The most solutions among which it is sought what decides.
pub const SOLUTIONS: usize = 1000;

/// Topics, such as cells, about which a clue would leave only one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deciding<T> {
    /// Any one of these would do.
    AnyOf(Vec<T>),
    /// No single one would do; all of these together would, and each of them is needed.
    AllOf(Vec<T>),
}

impl<T> Deciding<T> {
    /// The same by other names.
    pub fn named<N>(&self, name: impl Fn(&T) -> N) -> Deciding<N> {
        match self {
            Self::AnyOf(topics) => Deciding::AnyOf(topics.iter().map(name).collect()),
            Self::AllOf(topics) => Deciding::AllOf(topics.iter().map(name).collect()),
        }
    }
}

/// The solution that is meant, which is the named one or else the first, and all others.
pub fn meant<L: PartialEq>(mut layouts: Vec<L>, named: Option<&L>) -> Option<(L, Vec<L>)> {
    let at = named.and_then(|named| layouts.iter().position(|layout| layout == named)).unwrap_or(0);
    (at < layouts.len()).then(|| (layouts.remove(at), layouts))
}

/// What would decide that none of the other solutions is meant, given which of them a clue about a
/// topic would exclude; `None` if all clues together do not.
pub fn deciding<T: Clone, L>(topics: &[T], others: &[L], excludes: impl Fn(&T, &L) -> bool) -> Option<Deciding<T>> {
    let decide = |topics: &[&T]| others.iter().all(|other| topics.iter().any(|topic| excludes(topic, other)));
    let single: Vec<T> = topics.iter().filter(|topic| decide(&[topic])).cloned().collect();
    if !single.is_empty() {
        return Some(Deciding::AnyOf(single));
    }
    // Always the clue that excludes most of what is left; then those that are not needed go.
    let (mut left, mut all): (Vec<&L>, Vec<&T>) = (others.iter().collect(), Vec::new());
    while !left.is_empty() {
        let excluded = |topic: &T| left.iter().filter(|other| excludes(topic, other)).count();
        // The first of several that exclude as many.
        let best = topics.iter().rev().max_by_key(|topic| excluded(topic)).filter(|topic| excluded(topic) > 0)?;
        left.retain(|other| !excludes(best, other));
        all.push(best);
    }
    for at in (0..all.len()).rev() {
        let without = [&all[..at], &all[at + 1..]].concat();
        if decide(&without) {
            all = without;
        }
    }
    Some(Deciding::AllOf(all.into_iter().cloned().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What decides that the number 0 is meant, if a clue gives one of its digits in binary.
    fn digits(others: &[u32]) -> Option<Deciding<u32>> {
        deciding(&[0, 1, 2], others, |digit, other| other >> digit & 1 == 1)
    }

    #[test]
    fn single_clues_come_first_and_no_other_is_superfluous() {
        assert_eq!(digits(&[0b011, 0b110]), Some(Deciding::AnyOf(vec![1])));
        assert_eq!(digits(&[0b011]), Some(Deciding::AnyOf(vec![0, 1])));
        assert_eq!(digits(&[0b001, 0b110]), Some(Deciding::AllOf(vec![0, 1])));
        assert_eq!(digits(&[0b001, 0b010, 0b100]), Some(Deciding::AllOf(vec![0, 1, 2])));
        assert_eq!(digits(&[0b1000]), None);
        // The first choice excludes most, and is not needed in the end.
        let others: [&[u32]; 6] = [&[0, 1], &[0, 1], &[0, 2], &[0, 2], &[1], &[2]];
        let needed = deciding(&[0, 1, 2], &others, |topic, other| other.contains(topic));
        assert_eq!(needed, Some(Deciding::AllOf(vec![1, 2])));
    }
}
