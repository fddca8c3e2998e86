//! A run of cells, some of them empty, and sets of the letters that fit there.

use smyoz_core::sets::{Indexed, Set};

/// The number of a letter in an alphabet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Code(pub(crate) u8);

/// Letters of an alphabet, which has at most 64.
pub(crate) type LetterSet = Set<Code, u64>;

impl Code {
    /// A letter of no alphabet, which no word has.
    pub(crate) const NONE: Self = Self(Self::COUNT as u8);
}

impl Indexed for Code {
    const COUNT: usize = 64;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

/// The bits of a slot, and the slot of a gap. Codes are stored with 1 added, so that no slot is 0.
const BITS: usize = 7;
const GAP: u64 = (1 << BITS) - 1;

/// The letters of a run of at most nine cells, with gaps: a slot of seven bits a cell, the first
/// lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pattern(u64);

impl Pattern {
    /// Adds a letter, or a gap, at the end.
    #[must_use]
    pub(crate) fn with(self, code: Option<Code>) -> Self {
        let slot = code.map_or(GAP, |code| u64::from(code.0) + 1);
        Self(self.0 | slot << (BITS * self.len()))
    }

    /// Number of cells.
    pub(crate) fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(BITS as u32) as usize
    }

    /// The places of the gaps.
    pub(crate) fn gaps(self) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(move |&at| self.code(at).is_none())
    }

    /// The letter on a cell; `None` if it is a gap.
    pub(crate) fn code(self, at: usize) -> Option<Code> {
        let slot = self.0 >> (BITS * at) & GAP;
        (slot != GAP).then(|| Code(slot as u8 - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_knows_its_length_and_gaps() {
        let pattern = [Some(Code(0)), None, Some(Code::NONE), None].into_iter().fold(Pattern::default(), Pattern::with);
        assert_eq!(pattern.len(), 4);
        assert!(pattern.gaps().eq([1, 3]));
        let longest = (0..9).fold(Pattern::default(), |pattern, _| pattern.with(None));
        assert_eq!((longest.len(), longest.gaps().count()), (9, 9));
    }
}
