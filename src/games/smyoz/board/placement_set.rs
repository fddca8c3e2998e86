//! Sets of placements.

use std::sync::LazyLock;

use super::cell::Cell;
use super::lane::Lane;
use super::placement::Placement;
use super::point::Point;
use super::ship::ShipType;
use smyoz_core::sets::{Indexed, Set};

/// A set of placements, in the order of their numbers.
pub type PlacementSet = Set<Placement, [u64; Placement::COUNT.div_ceil(64)]>;

impl Indexed for Placement {
    const COUNT: usize = Self::COUNT;

    fn index(self) -> usize {
        self.index()
    }

    fn from_index(index: usize) -> Self {
        Self::from_index(index)
    }
}

/// Frequently used sets, computed once.
struct Sets {
    of_type: [PlacementSet; 4],
    over: Vec<PlacementSet>,
    touching: Vec<PlacementSet>,
    in_lane: Vec<PlacementSet>,
    beside: Vec<PlacementSet>,
    friends: Vec<PlacementSet>,
}

static SETS: LazyLock<Sets> = LazyLock::new(|| {
    let all = |wanted: &dyn Fn(Placement) -> bool| Placement::all().filter(|&placement| wanted(placement)).collect();
    Sets {
        of_type: ShipType::ALL.map(|kind| Placement::of_type(kind).collect()),
        over: Cell::all().map(|cell| all(&|placement| placement.cells().contains(cell))).collect(),
        touching: Point::all().map(|point| all(&|placement| placement.points().contains(point))).collect(),
        in_lane: Lane::all().map(|lane| all(&|placement| placement.cells().meets(lane.all_cells()))).collect(),
        beside: Cell::all().map(|cell| all(&|placement| placement.ring().contains(cell))).collect(),
        friends: Placement::all().map(|one| all(&|other| one.goes_with(other))).collect(),
    }
});

impl Placement {
    /// The placements of a type.
    pub fn set_of_type(kind: ShipType) -> PlacementSet {
        SETS.of_type[kind as usize]
    }

    /// The placements that cover a cell.
    pub fn over(cell: Cell) -> PlacementSet {
        SETS.over[cell.index()]
    }

    /// The placements that have this cell in their [ring](Self::ring).
    pub fn beside(cell: Cell) -> PlacementSet {
        SETS.beside[cell.index()]
    }

    /// The placements of ships that have a corner at this point.
    pub fn touching(point: Point) -> PlacementSet {
        SETS.touching[point.index()]
    }

    /// The placements with a cell in this row or column.
    pub(crate) fn in_lane(lane: Lane) -> PlacementSet {
        SETS.in_lane[lane.index()]
    }

    /// The placements that may share a board with this one, which is not among them.
    pub(crate) fn all_friends(self) -> PlacementSet {
        SETS.friends[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_covered_as_often_as_ships_have_cells() {
        let cells: usize = Cell::all().map(|cell| Placement::over(cell).len()).sum();
        assert_eq!(cells, 84 * 4 + 98 * 3 + 112 * 2 + 77);
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        assert!(Placement::over(cell("11")).is_empty(), "a corner is always water");
        assert!((Placement::over(cell("44")) & Placement::beside(cell("44"))).is_empty());
        assert_eq!(
            Placement::touching(Point::from_index(0)).iter().count(),
            Placement::touching(Point::from_index(63)).len()
        );
    }
}
