//! What is wanted of a puzzle whatever its layout.

use itertools::Itertools as _;

use super::places::Places;
use super::{Goal, Wish};
use crate::board::{Cell, CellSet, Layout, Symmetry};
use crate::clues::{Item, Topic};
use crate::puzzle::Claim;
use smyoz_core::composing::{ClueSymmetry, Spread};

/// What the clues promise, which items are given, and where shots may lie. By default, all items
/// are given, and shots may lie anywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    pub claim: Claim,
    pub given: Given,
    /// The symmetry of the cells of the shots.
    pub symmetry: ClueSymmetry,
    pub places: Places,
}

/// How the inventory takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// All items but these are given.
    Without(Vec<Item>),
    /// Items are chosen like shots.
    Chosen,
}

impl Default for Given {
    fn default() -> Self {
        Self::Without(Vec::new())
    }
}

impl Wanted {
    /// One solution, given all items but these.
    pub fn withholding(items: impl Into<Vec<Item>>) -> Self {
        Self { given: Given::Without(items.into()), ..Self::default() }
    }

    /// Clues with such a promise, given all items.
    pub fn claiming(claim: Claim) -> Self {
        Self { claim, ..Self::default() }
    }

    /// What is asked of the clues to this layout.
    pub fn wish(&self, layout: &Layout, goal: Goal) -> Wish {
        let Self { claim, ref given, symmetry, ref places } = *self;
        let permitted = places.permitted(layout);
        let orbits = orbits(symmetry).into_iter().filter(|orbit| orbit.is_subset(permitted));
        let mut scope = orbits.map(|orbit| orbit.iter().map(Topic::Shot).collect_vec()).collect_vec();
        let items = match given {
            Given::Without(withheld) => Item::ALL.into_iter().filter(|item| !withheld.contains(item)).collect_vec(),
            Given::Chosen => {
                scope.extend(Item::ALL.into_iter().map(|item| vec![Topic::Item(item)]));
                Vec::new()
            }
        };
        let apart = if places.spread == Spread::default() { 0 } else { places.spread.distance().into() };
        Wish { given: items.into_iter().map(Topic::Item).collect(), scope, goal, claim, apart }
    }
}

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
