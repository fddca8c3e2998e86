//! Fleets: the lengths of the ships.

use std::fmt;
use std::str::FromStr;

use itertools::Itertools;
use thiserror::Error;

use super::size::{MAX_SIDE, Size};
use smyoz_core::puzzles::as_text;

/// The lengths of the ships of a fleet, at least one, the longest first. Written
/// `4-3-3-2-2-2-1-1-1-1`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fleet(Vec<u8>);

/// What is not a fleet.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FleetError {
    /// Text that is not a list of numbers.
    #[error("`{0}` is not a fleet: expected the lengths of its ships, such as `4-3-3-2-2-2-1-1-1-1`")]
    Text(String),
    /// A number that is not the length of a ship.
    #[error("a ship cannot have length {0}: expected 1 to {MAX_SIDE}")]
    Length(u64),
    #[error("a fleet has at least one ship")]
    Empty,
}

impl Fleet {
    /// A fleet of ships with these lengths, in any order.
    ///
    /// # Errors
    /// If there is none, or one is 0 or above [`MAX_SIDE`].
    pub fn new(lengths: impl IntoIterator<Item = u64>) -> Result<Self, FleetError> {
        let length = |number| {
            let small = u8::try_from(number).ok().filter(|length| (1..=MAX_SIDE).contains(length));
            small.ok_or(FleetError::Length(number))
        };
        let mut lengths: Vec<u8> = lengths.into_iter().map(length).try_collect()?;
        lengths.sort_unstable();
        lengths.reverse();
        if lengths.is_empty() { Err(FleetError::Empty) } else { Ok(Self(lengths)) }
    }

    /// The fleet of these lengths, the longest first.
    fn known(lengths: &[u8]) -> Self {
        assert!(lengths.is_sorted_by(|one, other| one >= other));
        Self(lengths.to_vec())
    }

    /// The Russian fleet: 4-3-3-2-2-2-1-1-1-1.
    pub fn russian() -> Self {
        Self::known(&[4, 3, 3, 2, 2, 2, 1, 1, 1, 1])
    }

    /// The fleet of the game that Milton Bradley publish: 5-4-3-3-2.
    pub fn milton_bradley() -> Self {
        Self::known(&[5, 4, 3, 3, 2])
    }

    /// The fleet that is usual on boards of this size: the largest whose board is not larger.
    ///
    /// | from | fleet |
    /// |---|---|
    /// | 12 × 12 | 5-4-4-3-3-3-2-2-2-2-1-1-1-1-1 |
    /// | 10 × 10 | 4-3-3-2-2-2-1-1-1-1 |
    /// | 8 × 8 | 4-3-3-2-2-2-1-1-1 |
    /// | smaller | 3-2-2-1-1-1 |
    pub fn usual(size: Size) -> Self {
        match size.width().min(size.height()) {
            12.. => Self::known(&[5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1]),
            10.. => Self::russian(),
            8.. => Self::known(&[4, 3, 3, 2, 2, 2, 1, 1, 1]),
            _ => Self::known(&[3, 2, 2, 1, 1, 1]),
        }
    }

    /// The length of each ship, the longest first.
    pub fn lengths(&self) -> &[u8] {
        &self.0
    }

    /// The lengths that occur, the longest first, each with the number of ships that have it.
    pub fn classes(&self) -> impl Iterator<Item = (u8, usize)> {
        self.0.chunk_by(|one, other| one == other).map(|class| (class[0], class.len()))
    }

    /// Number of ships of a length.
    pub fn count(&self, length: u8) -> usize {
        self.0.iter().filter(|&&other| other == length).count()
    }

    pub fn longest(&self) -> u8 {
        self.0[0]
    }

    /// Number of cells of all ships.
    pub fn cells(&self) -> usize {
        self.0.iter().map(|&length| usize::from(length)).sum()
    }
}

as_text!(Fleet);

impl fmt::Display for Fleet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.iter().format("-"))
    }
}

impl FromStr for Fleet {
    type Err = FleetError;

    /// Reads lengths in any order, separated by `-`.
    fn from_str(text: &str) -> Result<Self, FleetError> {
        let digits = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let number = |part: &str| Some(part).filter(digits).map(|part| part.parse().unwrap_or(u64::MAX));
        let lengths: Option<Vec<u64>> = text.split('-').map(number).collect();
        Self::new(lengths.ok_or_else(|| FleetError::Text(text.to_owned()))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fleets_are_read() {
        assert_eq!("4-3-3-2-2-2-1-1-1-1".parse(), Ok(Fleet::russian()));
        assert_eq!("2-3-5-3-4".parse(), Ok(Fleet::milton_bradley()));
        assert_eq!(Fleet::russian().to_string(), "4-3-3-2-2-2-1-1-1-1");
        assert_eq!(Fleet::russian().classes().collect_vec(), [(4, 1), (3, 2), (2, 3), (1, 4)]);
        assert_eq!((Fleet::russian().cells(), Fleet::russian().count(2), Fleet::russian().longest()), (20, 3, 4));
        for text in ["", "4-", "-4", "4--3", "4,3", "+4", " 4"] {
            assert_eq!(text.parse::<Fleet>(), Err(FleetError::Text(text.to_owned())));
        }
        assert_eq!("3-0".parse::<Fleet>(), Err(FleetError::Length(0)));
        assert_eq!("31".parse::<Fleet>(), Err(FleetError::Length(31)));
        assert_eq!("99999999999999999999".parse::<Fleet>(), Err(FleetError::Length(u64::MAX)));
        assert_eq!(Fleet::new([]), Err(FleetError::Empty));
    }
}
