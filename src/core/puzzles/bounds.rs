//! Ranges of numbers, as options and filters give them.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use thiserror::Error;

use super::as_text;

/// Numbers from one bound to another, both included. Written `2..4`, `..4`, `2..` or, for a single
/// number, `3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    from: u32,
    to: u32,
}

/// Why text is not a range.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoundsError {
    /// Neither a number nor a range.
    #[error("expected a number or a range, such as 3, 2..4, ..4 or 2..")]
    Shape,
    /// The lower bound is above the upper one.
    #[error("the range is reversed: expected {1}..{0}")]
    Reversed(u32, u32),
}

impl Bounds {
    /// This number and all below it.
    pub fn at_most(to: u32) -> Self {
        Self { from: 0, to }
    }

    pub fn just(number: u32) -> Self {
        Self { from: number, to: number }
    }

    /// The numbers from one to another.
    pub(super) fn between(from: u32, to: u32) -> Self {
        Self { from, to }
    }

    /// The numbers within both; `None` if there are none.
    pub fn and(self, other: Self) -> Option<Self> {
        let both = Self { from: self.from.max(other.from), to: self.to.min(other.to) };
        (both.from <= both.to).then_some(both)
    }

    /// This number and all larger ones.
    pub fn at_least(from: u32) -> Self {
        Self { from, to: u32::MAX }
    }

    /// Whether a number lies within.
    pub fn contain(self, number: u32) -> bool {
        (self.from..=self.to).contains(&number)
    }

    /// The numbers that lie within.
    pub fn range(self) -> RangeInclusive<u32> {
        self.from..=self.to
    }
}

impl FromStr for Bounds {
    type Err = BoundsError;

    fn from_str(text: &str) -> Result<Self, BoundsError> {
        let number = |text: &str, absent| match text {
            "" => Ok(absent),
            _ if text.bytes().all(|byte| byte.is_ascii_digit()) => text.parse().map_err(|_| BoundsError::Shape),
            _ => Err(BoundsError::Shape),
        };
        let (from, to) = match text.split_once("..") {
            Some(("", "")) | None if text.is_empty() || text == ".." => return Err(BoundsError::Shape),
            Some((from, to)) => (number(from, 0)?, number(to, u32::MAX)?),
            None => (number(text, 0)?, number(text, 0)?),
        };
        if from <= to { Ok(Self { from, to }) } else { Err(BoundsError::Reversed(from, to)) }
    }
}

impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.from > 0 || self.to == u32::MAX {
            write!(f, "{}", self.from)?;
        }
        write!(f, "..")?;
        if self.to < u32::MAX { write!(f, "{}", self.to) } else { Ok(()) }
    }
}

as_text!(Bounds);

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(text: &str) -> Bounds {
        text.parse().unwrap()
    }

    #[test]
    fn numbers_within_both_bounds() {
        assert_eq!(bounds("2..4").and(bounds("3..")), Some(bounds("3..4")));
        assert_eq!(bounds("2..4").and(bounds("5..")), None);
    }

    #[test]
    fn bounds_are_read() {
        for (text, from, to) in [("2..4", 2, 4), ("..4", 0, 4), ("2..", 2, u32::MAX), ("3", 3, 3), ("0", 0, 0)] {
            assert_eq!(bounds(text).range(), from..=to, "{text}");
            assert_eq!(bounds(&bounds(text).to_string()), bounds(text));
        }
        assert_eq!(bounds(&bounds("0..").to_string()), bounds("0.."));
        for text in ["", "..", "a", "-1", "+1", "1...2", "1-2", "2..x", "99999999999"] {
            assert_eq!(text.parse::<Bounds>(), Err(BoundsError::Shape), "{text}");
        }
        assert_eq!("4..2".parse::<Bounds>().unwrap_err().to_string(), "the range is reversed: expected 2..4");
    }
}
