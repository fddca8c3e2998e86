//! The 371 placements: every ship that the mooring rule allows, and which pairs may share a board.

use std::ops::Range;
use std::sync::LazyLock;

use super::cell::{Cell, CellSet};
use super::point::PointSet;
use super::rules::Rule;
use super::ship::{Axis, Ship, ShipType};

/// A ship at a position that the mooring rule allows, as a small number.
///
/// Numbered by type, the longest first; then horizontal before vertical; then in reading order of
/// the first cell. There are 84 for the ALFA, 98 for a BETA, 112 for a GAMMA, 77 for a DELTA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement(u16);

/// The precomputed attributes of one placement.
struct Attributes {
    ship: Ship,
    cells: CellSet,
    points: PointSet,
    /// The cells around the ship.
    ring: CellSet,
    /// The placements that may share a board with it.
    friends: [u64; WORDS],
}

/// Words in a bit set of placements.
const WORDS: usize = Placement::COUNT.div_ceil(64);

/// For each placement, the set of those that may share a board with it, by the rules for pairs:
/// words of 8 bytes, little-endian, the first placement in the lowest bit.
///
/// A file, since judging all pairs takes longer than solving an easy puzzle.
const FRIENDS: &[u8] = include_bytes!("friends.bin");

static TABLE: LazyLock<Vec<Attributes>> = LazyLock::new(|| {
    let ships: Vec<Ship> = ShipType::ALL
        .into_iter()
        .flat_map(|kind| {
            let axes = if kind == ShipType::Delta { &Axis::BOTH[..1] } else { &Axis::BOTH };
            axes.iter().flat_map(move |&axis| Cell::all().filter_map(move |cell| Ship::new(kind, axis, cell)))
        })
        .filter(|&ship| !Rule::Mooring.forbids(ship))
        .collect();
    let friends = |row: &[u8]| {
        let mut words = row.chunks_exact(8).map(|word| u64::from_le_bytes(word.try_into().expect("8 bytes")));
        std::array::from_fn(|_| words.next().expect("a row is as long as a set"))
    };
    let rows = FRIENDS.chunks_exact(8 * WORDS).map(friends);
    ships
        .into_iter()
        .zip(rows)
        .map(|(ship, friends)| {
            let (cells, points) = (ship.cells(), ship.points());
            let ring = Cell::around(points) - cells;
            Attributes { ship, cells, points, ring, friends }
        })
        .collect()
});

impl Placement {
    pub const COUNT: usize = 371;

    /// The placement with this number, 0–370.
    ///
    /// # Panics
    /// If `index` is 371 or more.
    pub fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "no placement has index {index}");
        Self(index as u16)
    }

    /// The placement of a ship; `None` if the mooring rule forbids it.
    pub fn of(ship: Ship) -> Option<Self> {
        let range = Self::range(ship.kind());
        TABLE[range.clone()]
            .binary_search_by_key(&(ship.axis(), ship.first()), |attributes| {
                (attributes.ship.axis(), attributes.ship.first())
            })
            .ok()
            .map(|index| Self((range.start + index) as u16))
    }

    /// Its number, 0–370.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The range of a type's placement numbers.
    pub fn range(kind: ShipType) -> Range<usize> {
        const BOUNDS: [usize; 5] = [0, 84, 84 + 98, 84 + 98 + 112, Placement::COUNT];
        BOUNDS[kind as usize]..BOUNDS[kind as usize + 1]
    }

    /// All placements of a type.
    pub fn of_type(kind: ShipType) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::range(kind).map(|index| Self(index as u16))
    }

    /// All 371 placements.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u16).map(Self)
    }

    fn attributes(self) -> &'static Attributes {
        &TABLE[self.index()]
    }

    /// The ship at this placement.
    pub fn ship(self) -> Ship {
        self.attributes().ship
    }

    pub fn kind(self) -> ShipType {
        self.attributes().ship.kind()
    }

    /// The axis along which the ship lies; `None` for a DELTA.
    pub fn axis(self) -> Option<Axis> {
        self.attributes().ship.axis()
    }

    pub fn cells(self) -> CellSet {
        self.attributes().cells
    }

    /// The ship's points: the interior corners of its cells.
    pub fn points(self) -> PointSet {
        self.attributes().points
    }

    /// The cells around the ship, including diagonally adjacent ones. If the ship lies here, all of
    /// them are water.
    pub fn ring(self) -> CellSet {
        self.attributes().ring
    }

    /// Whether the ship is moored, that is, touches the rim.
    pub fn is_moored(self) -> bool {
        self.ship().rim_sides() > 0
    }

    /// Whether the two may share a board: no rule forbids the pair. No placement goes with itself.
    pub fn goes_with(self, other: Self) -> bool {
        self.attributes().friends[other.index() / 64] >> (other.index() % 64) & 1 == 1
    }

    /// The placements of a type that go with this one: bit `i` stands for the `i`-th of the type.
    pub(crate) fn friends(self, kind: ShipType) -> u128 {
        let Range { start, end } = Self::range(kind);
        let words = &self.attributes().friends;
        let word = |at: usize| words.get(at).copied().unwrap_or(0);
        let (first, shift) = (start / 64, start % 64);
        let low = u128::from(word(first)) | u128::from(word(first + 1)) << 64;
        let high = u128::from(word(first + 2));
        // A shift by 128 would overflow.
        let high = if shift == 0 { 0 } else { high << (128 - shift) };
        (low >> shift | high) & ((1 << (end - start)) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbering_is_as_documented() {
        assert_eq!(TABLE.len(), Placement::COUNT);
        for placement in Placement::all() {
            assert_eq!(Placement::of(placement.ship()), Some(placement));
            assert!(Placement::range(placement.kind()).contains(&placement.index()));
        }
        assert!(TABLE.is_sorted_by_key(|attributes| attributes.ship));
    }

    /// The contents of `friends.bin`, computed from the rules.
    fn friends_by_the_rules() -> Vec<u8> {
        let row = |one: Placement| {
            let mut row = [0; WORDS];
            for other in Placement::all().filter(|&other| other != one) {
                let apart = !Rule::ALL.iter().any(|rule| rule.forbids_pair(one.ship(), other.ship()));
                row[other.index() / 64] |= u64::from(apart) << (other.index() % 64);
            }
            row
        };
        Placement::all().flat_map(row).flat_map(u64::to_le_bytes).collect()
    }

    #[test]
    fn the_table_of_friends_is_right() {
        assert!(friends_by_the_rules() == FRIENDS, "the file friends.bin is not what the rules say");
        for one in Placement::all() {
            for other in Placement::all() {
                let bit = other.index() - Placement::range(other.kind()).start;
                assert_eq!(one.friends(other.kind()) >> bit & 1 == 1, one.goes_with(other));
            }
        }
    }
}
