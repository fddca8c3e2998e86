//! Symmetric patterns of shots.

use crate::{Cell, CellSet, Symmetry, TopicSet};
use smyoz_core::puzzles::by_name;

/// A symmetry that the set of shot cells has.
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
    /// All, by name.
    pub const ALL: [Self; 6] = [Self::None, Self::Rotate, Self::Rotate90, Self::Mirror, Self::Flip, Self::Diagonal];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        ["none", "rotate", "rotate90", "mirror", "flip", "diagonal"][self as usize]
    }

    fn generator(self) -> Symmetry {
        match self {
            Self::None => Symmetry::IDENTITY,
            Self::Rotate => Symmetry::HALF_TURN,
            Self::Rotate90 => Symmetry::QUARTER_TURN,
            Self::Mirror => Symmetry::MIRROR,
            Self::Flip => Symmetry::FLIP,
            Self::Diagonal => Symmetry::DIAGONAL,
        }
    }

    /// The orbits of the cells, that is, the smallest sets that have the symmetry. They partition
    /// the board.
    pub fn orbits(self) -> Vec<CellSet> {
        let generator = self.generator();
        let orbit = |cell: Cell| -> CellSet {
            std::iter::successors(Some(cell), |&at| Some(generator.cell(at)).filter(|&next| next != cell)).collect()
        };
        Cell::all().filter(|&cell| orbit(cell).iter().next() == Some(cell)).map(orbit).collect()
    }
}

by_name!(ClueSymmetry);

/// The shots at all cells, those of an orbit together as one part that costs as much as it has
/// shots.
pub(super) fn parts(symmetry: ClueSymmetry) -> Vec<(TopicSet, usize)> {
    symmetry.orbits().into_iter().map(|orbit| (TopicSet::shots(orbit), orbit.len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_partition_the_board() {
        let counts = ClueSymmetry::ALL.map(|symmetry| {
            let orbits = symmetry.orbits();
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), Cell::COUNT);
            assert!(orbits.iter().all(|&orbit| symmetry.generator().cells(orbit) == orbit));
            orbits.len()
        });
        assert_eq!(counts, [81, 41, 21, 45, 45, 45]);
    }
}
