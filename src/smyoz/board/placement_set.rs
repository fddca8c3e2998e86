//! Sets of placements.

use std::sync::LazyLock;

use super::cell::Cell;
use super::lane::Lane;
use super::placement::Placement;
use super::point::Point;
use super::ship::ShipType;

/// Words in a bit set of placements.
const WORDS: usize = Placement::COUNT.div_ceil(64);

/// A set of placements, one bit a placement in the order of their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlacementSet([u64; WORDS]);

/// Sets that are asked for again and again.
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
        in_lane: Lane::all()
            .map(|lane| all(&|placement| !placement.cells().and(lane.all_cells()).is_empty()))
            .collect(),
        beside: Cell::all().map(|cell| all(&|placement| placement.ring().contains(cell))).collect(),
        friends: Placement::all().map(|one| all(&|other| one.goes_with(other))).collect(),
    }
});

impl PlacementSet {
    /// No placement.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// All placements.
    #[must_use]
    pub fn all() -> Self {
        Placement::all().collect()
    }

    /// The placements of a type.
    #[must_use]
    pub fn of_type(kind: ShipType) -> Self {
        SETS.of_type[kind as usize]
    }

    /// The placements that cover a cell.
    #[must_use]
    pub fn over(cell: Cell) -> Self {
        SETS.over[cell.index()]
    }

    /// The placements that have a cell among those around them.
    #[must_use]
    pub fn beside(cell: Cell) -> Self {
        SETS.beside[cell.index()]
    }

    /// The placements that have a point among theirs.
    #[must_use]
    pub fn touching(point: Point) -> Self {
        SETS.touching[point.index()]
    }

    /// The placements that lie in a row or column, or across it.
    #[must_use]
    pub fn in_lane(lane: Lane) -> Self {
        SETS.in_lane[lane.index()]
    }

    /// The placements that may lie on one board with this one, which is not among them.
    #[must_use]
    pub fn friends(placement: Placement) -> Self {
        SETS.friends[placement.index()]
    }

    /// Whether the placement is in the set.
    #[must_use]
    pub fn contains(&self, placement: Placement) -> bool {
        self.0[placement.index() / 64] >> (placement.index() % 64) & 1 == 1
    }

    /// Adds a placement.
    pub fn insert(&mut self, placement: Placement) {
        self.0[placement.index() / 64] |= 1 << (placement.index() % 64);
    }

    /// Placements in either set.
    #[must_use]
    pub fn or(&self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Placements in both sets.
    #[must_use]
    pub fn and(&self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Placements that are not in the other set.
    #[must_use]
    pub fn without(&self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Number of placements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no placement is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The placement, if it is the only one.
    #[must_use]
    pub fn only(&self) -> Option<Placement> {
        let mut each = self.iter();
        each.next().filter(|_| each.next().is_none())
    }

    /// The placements in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Placement> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |at| {
            let mut word = words[at];
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as usize;
                    word &= word - 1;
                    Placement::from_index(at * 64 + bit)
                })
            })
        })
    }
}

impl FromIterator<Placement> for PlacementSet {
    fn from_iter<I: IntoIterator<Item = Placement>>(placements: I) -> Self {
        let mut set = Self::EMPTY;
        placements.into_iter().for_each(|placement| set.insert(placement));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        for (index, placement) in Placement::all().enumerate() {
            let set: PlacementSet = [placement].into_iter().collect();
            assert!(set.contains(placement) && set.only() == Some(placement));
            assert_eq!(PlacementSet::all().without(set).len(), Placement::COUNT - 1);
            assert_eq!(PlacementSet::all().iter().nth(index), Some(placement));
        }
        assert_eq!(PlacementSet::all().only(), None);
        assert!(PlacementSet::EMPTY.is_empty() && PlacementSet::EMPTY.only().is_none());
    }

    #[test]
    fn every_cell_is_covered_as_often_as_ships_have_cells() {
        let cells: usize = Cell::all().map(|cell| PlacementSet::over(cell).len()).sum();
        assert_eq!(cells, 84 * 4 + 98 * 3 + 112 * 2 + 77);
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        assert!(PlacementSet::over(cell("11")).is_empty(), "a corner is always water");
        assert!(PlacementSet::over(cell("44")).and(PlacementSet::beside(cell("44"))).is_empty());
        assert_eq!(
            PlacementSet::touching(Point::from_index(0)).iter().count(),
            PlacementSet::touching(Point::from_index(63)).len()
        );
    }
}
