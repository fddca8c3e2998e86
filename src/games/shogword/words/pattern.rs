//! A run of cells, some of them empty, as an automaton that accepts the words that fit.

use std::ops::{BitAnd, BitOr};

use fst::Automaton;

/// Letters of an alphabet, by their codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LetterSet(u64);

impl LetterSet {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(u64::MAX);

    pub(crate) fn of(code: u8) -> Self {
        Self(1 << code)
    }

    pub(crate) fn insert(&mut self, code: u8) {
        self.0 |= 1 << code;
    }

    #[must_use]
    pub(crate) fn without(self, code: u8) -> Self {
        Self(self.0 & !(1 << code))
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let code = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(code)
        })
    }
}

impl BitAnd for LetterSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for LetterSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The bits of a slot, and the slot of a gap. Codes are below 64 and stored with 1 added, so that
/// no slot is 0.
const BITS: usize = 7;
const SLOT: u64 = (1 << BITS) - 1;
const GAP: u64 = SLOT;

/// The letters of a run of at most nine cells, with gaps: a slot of seven bits a cell, the first
/// lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pattern(u64);

impl Pattern {
    /// Adds a letter, or a gap, at the end.
    #[must_use]
    pub(crate) fn with(self, code: Option<u8>) -> Self {
        let slot = code.map_or(GAP, |code| u64::from(code) + 1);
        Self(self.0 | slot << (BITS * self.len()))
    }

    /// Number of cells.
    pub(crate) fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(BITS as u32) as usize
    }

    /// The places of the gaps.
    pub(crate) fn gaps(self) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(move |&at| self.slot(at) == GAP)
    }

    fn slot(self, at: usize) -> u64 {
        self.0.checked_shr((BITS * at) as u32).unwrap_or(0) & SLOT
    }
}

/// The state is the number of letters read, `None` after one that does not fit.
impl Automaton for Pattern {
    type State = Option<usize>;

    fn start(&self) -> Self::State {
        Some(0)
    }

    fn is_match(&self, state: &Self::State) -> bool {
        *state == Some(self.len())
    }

    fn can_match(&self, state: &Self::State) -> bool {
        state.is_some()
    }

    fn accept(&self, state: &Self::State, code: u8) -> Self::State {
        let at = (*state)?;
        let slot = self.slot(at);
        (slot == GAP || slot == u64::from(code) + 1).then_some(at + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_knows_its_length_and_gaps() {
        let pattern = [Some(0), None, Some(63), None].into_iter().fold(Pattern::default(), Pattern::with);
        assert_eq!(pattern.len(), 4);
        assert!(pattern.gaps().eq([1, 3]));
        let longest = (0..9).fold(Pattern::default(), |pattern, _| pattern.with(None));
        assert_eq!((longest.len(), longest.gaps().count()), (9, 9));
    }

    #[test]
    fn letters_are_read_in_ascending_order() {
        let mut letters = LetterSet::of(63) | LetterSet::of(5);
        letters.insert(0);
        assert!(letters.iter().eq([0, 5, 63]));
        assert!(letters.without(5).iter().eq([0, 63]));
        assert_eq!(letters & LetterSet::of(5), LetterSet::of(5));
    }
}
