//! Symmetric patterns of shots.

use crate::board::{Cell, CellSet, Symmetry};
use crate::clues::{Topic, TopicSet};
use smyoz_core::composing::ClueSymmetry;

/// What the symmetry does to the board; its powers are all that keep the set as it is.
fn generator(symmetry: ClueSymmetry) -> Symmetry {
    match symmetry {
        ClueSymmetry::None => Symmetry::IDENTITY,
        ClueSymmetry::Rotate => Symmetry::HALF_TURN,
        ClueSymmetry::Rotate90 => Symmetry::QUARTER_TURN,
        ClueSymmetry::Mirror => Symmetry::MIRROR,
        ClueSymmetry::Flip => Symmetry::FLIP,
        ClueSymmetry::Diagonal => Symmetry::DIAGONAL,
    }
}

/// The orbits of the cells, that is, the smallest sets that have the symmetry. They partition the
/// board.
pub fn orbits(symmetry: ClueSymmetry) -> Vec<CellSet> {
    let generator = generator(symmetry);
    let orbit = |cell: Cell| -> CellSet {
        std::iter::successors(Some(cell), |&at| Some(generator.cell(at)).filter(|&next| next != cell)).collect()
    };
    Cell::all().filter(|&cell| orbit(cell).iter().next() == Some(cell)).map(orbit).collect()
}

/// The shots at all cells, those of an orbit together as one part that costs as much as it has
/// shots.
pub(super) fn parts(symmetry: ClueSymmetry) -> Vec<(TopicSet, usize)> {
    orbits(symmetry).into_iter().map(|orbit| (Topic::shots(orbit), orbit.len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_partition_the_board() {
        let counts = ClueSymmetry::ALL.map(|symmetry| {
            let orbits = orbits(symmetry);
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), Cell::COUNT);
            assert!(orbits.iter().all(|&orbit| generator(symmetry).cells(orbit) == orbit));
            orbits.len()
        });
        assert_eq!(counts, [81, 41, 21, 45, 45, 45]);
    }
}
