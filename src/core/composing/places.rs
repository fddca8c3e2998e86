//! Where chosen clues lie, whatever they show.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::puzzles::by_name;

/// A symmetry that the set of cells with chosen clues has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClueSymmetry {
    /// None in particular.
    #[default]
    None,
    /// Unchanged when the board is turned by 180 degrees.
    Rotate,
    /// Unchanged when the board is turned by 90 degrees.
    Rotate90,
    /// Unchanged when left and right are swapped.
    Mirror,
    /// Unchanged when top and bottom are swapped.
    Flip,
    /// Unchanged when rows and columns are swapped.
    Diagonal,
}

impl ClueSymmetry {
    pub const ALL: [Self; 6] = [Self::None, Self::Rotate, Self::Rotate90, Self::Mirror, Self::Flip, Self::Diagonal];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        ["none", "rotate", "rotate90", "mirror", "flip", "diagonal"][self as usize]
    }
}

by_name!(ClueSymmetry);

/// How far apart any two chosen clues lie: at least this many columns, or at least this many rows.
///
/// At a distance of 1 any two cells do; at 2, any two that do not even touch at a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spread(u8);

/// Text that is not a distance between clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a distance from 2 (no two clues touch, even at a corner) to 8")]
pub struct SpreadError;

impl Spread {
    /// The number of columns or rows.
    pub fn distance(self) -> u8 {
        self.0
    }
}

impl Default for Spread {
    fn default() -> Self {
        Self(1)
    }
}

impl FromStr for Spread {
    type Err = SpreadError;

    fn from_str(text: &str) -> Result<Self, SpreadError> {
        text.parse().ok().filter(|distance| (2..=8).contains(distance)).map(Self).ok_or(SpreadError)
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_at_least_two() {
        assert!((2..=8).all(|distance| distance.to_string().parse() == Ok(Spread(distance))));
        assert!(["", "1", "9", "x", "2.5"].iter().all(|text| text.parse::<Spread>().is_err()));
    }
}
