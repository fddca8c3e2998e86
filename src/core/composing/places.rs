//! Where chosen clues lie, whatever they show.

use std::fmt;
use std::iter::successors;
use std::str::FromStr;

use thiserror::Error;

use crate::grid::Drawing;
use crate::puzzles::{as_text, by_name};

/// Where chosen clues lie. By default, anywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Only on the cells of a drawing.
    pub drawing: Option<Drawing>,
    /// How far apart they lie, from each other and from those that are given.
    pub spread: Option<Spread>,
    /// The symmetry of their cells.
    pub symmetry: ClueSymmetry,
}

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

    /// Where it takes a cell, given by its column and row, of a board with so many columns and rows;
    /// `None` if boards of this shape do not have it.
    pub fn image(self, [column, row]: [usize; 2], [columns, rows]: [usize; 2]) -> Option<[usize; 2]> {
        let (left, above) = (columns - 1 - column, rows - 1 - row);
        match self {
            Self::None => Some([column, row]),
            Self::Rotate => Some([left, above]),
            Self::Mirror => Some([left, row]),
            Self::Flip => Some([column, above]),
            Self::Rotate90 => (columns == rows).then_some([above, column]),
            Self::Diagonal => (columns == rows).then_some([row, column]),
        }
    }

    /// All cells to which it and its powers take this one, itself among them, row by row; `None` if
    /// boards of this shape do not have it.
    pub fn orbit(self, cell: [usize; 2], size: [usize; 2]) -> Option<Vec<[usize; 2]>> {
        let next = |&at: &[usize; 2]| self.image(at, size).filter(|&next| next != cell);
        self.image(cell, size)?;
        let mut orbit: Vec<_> = successors(Some(cell), next).collect();
        orbit.sort_unstable_by_key(|&[column, row]| [row, column]);
        Some(orbit)
    }
}

by_name!(ClueSymmetry, UnknownSymmetryError);
as_text!(ClueSymmetry);

/// Text that names no symmetry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown symmetry `{0}`")]
pub struct UnknownSymmetryError(String);

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

as_text!(Spread);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_partition_the_board() {
        for (size, counts) in [([9, 9], [81, 41, 21, 45, 45, 45]), ([6, 4], [24, 12, 0, 12, 12, 0])] {
            let [columns, rows] = size;
            let cells = || (0..rows).flat_map(|row| (0..columns).map(move |column| [column, row]));
            for (symmetry, count) in ClueSymmetry::ALL.into_iter().zip(counts) {
                let mut orbits: Vec<_> = cells().filter_map(|cell| symmetry.orbit(cell, size)).collect();
                orbits.sort_unstable();
                orbits.dedup();
                assert_eq!(orbits.len(), count, "{symmetry}");
                assert!(count == 0 || orbits.concat().len() == columns * rows, "{symmetry}");
                for orbit in orbits {
                    let mut images: Vec<_> = orbit.iter().map(|&at| symmetry.image(at, size).unwrap()).collect();
                    images.sort_unstable_by_key(|&[column, row]| [row, column]);
                    assert_eq!(images, orbit);
                }
            }
        }
    }

    #[test]
    fn distances_are_at_least_two() {
        assert!((2..=8).all(|distance| distance.to_string().parse() == Ok(Spread(distance))));
        assert!(["", "1", "9", "x", "2.5"].iter().all(|text| text.parse::<Spread>().is_err()));
    }
}
