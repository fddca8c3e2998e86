//! Clues: what is known of a layout, and what both engines are asked about.

use std::fmt;

use super::colouring::Colouring;
use super::inventory::{Code, Inventory, Item};
use super::shot::{Shot, Shots, View};
use crate::board::{Cell, CellSet, Layout, ShipType, Symmetry};
use smyoz_core::sets::{Indexed, Set};

/// A set of clues. The question is always: which layouts fit all of them?
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clues {
    /// The inventory, full or partial.
    pub inventory: Inventory,
    /// The shots, a mercy shot among them.
    pub shots: Shots,
}

impl Clues {
    /// The image under a symmetry of the board, the shots in reading order.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        Self { inventory: self.inventory.clone(), shots: self.shots.image(symmetry).sorted() }
    }

    /// Whether the layout fits all clues. Plain and slow: the reference for both engines.
    pub fn fit(&self, layout: &Layout) -> bool {
        let view = View::of(layout);
        self.shots.iter().all(|shot| view.shows(shot.cell) == shot.shows)
            && self.inventory.fits(&Inventory::with_colouring(layout, &Colouring::of(layout)))
    }

    /// The clues one by one: inventory items in the order of [`Item::ALL`], then shots.
    pub fn iter(&self) -> impl Iterator<Item = Clue> {
        self.inventory.clues().chain(self.shots.iter().copied().map(Clue::Shot))
    }

    /// The clues that a layout does not fit, by their places among [all](Self::iter).
    pub fn broken_by(&self, layout: &Layout) -> impl Iterator<Item = usize> {
        let (view, inventory) = (View::of(layout), Inventory::with_colouring(layout, &Colouring::of(layout)));
        let is_broken = move |clue: &Clue| match clue {
            Clue::Shot(shot) => view.shows(shot.cell) != shot.shows,
            item => item.item().is_some_and(|item| !self.inventory.agrees(&inventory, item)),
        };
        self.iter().enumerate().filter(move |(_, clue)| is_broken(clue)).map(|(at, _)| at)
    }

    #[must_use]
    pub fn without(&self, clue: &Clue) -> Self {
        let mut rest = self.clone();
        match clue {
            Clue::Shot(shot) => rest.shots = rest.shots.without(shot.cell),
            item => item.item().into_iter().for_each(|item| rest.inventory.withhold(item)),
        }
        rest
    }

    /// Those of these clues that are wanted.
    #[must_use]
    pub fn only(&self, wanted: impl Fn(&Clue) -> bool) -> Self {
        self.iter().filter(|clue| !wanted(clue)).fold(self.clone(), |rest, clue| rest.without(&clue))
    }

    /// The symmetries that leave the clues unchanged, the identity first: those that map every shot
    /// to one that shows the same. No symmetry changes the inventory.
    pub fn symmetries(&self) -> impl Iterator<Item = Symmetry> {
        let takes = |symmetry: Symmetry, shot: &Shot| self.shots.contains(&shot.image(symmetry));
        Symmetry::ALL.into_iter().filter(move |&symmetry| self.shots.iter().all(|shot| takes(symmetry, shot)))
    }
}

/// What a clue is about: the cell of a shot, or an item of the inventory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A shot at this cell.
    Shot(Cell),
    /// This item of the inventory.
    Item(Item),
}

impl Indexed for Topic {
    const COUNT: usize = Cell::COUNT + Item::ALL.len();

    fn index(self) -> usize {
        match self {
            Self::Shot(cell) => cell.index(),
            Self::Item(item) => Cell::COUNT + item.index(),
        }
    }

    fn from_index(index: usize) -> Self {
        match index.checked_sub(Cell::COUNT) {
            None => Self::Shot(Cell::from_index(index)),
            Some(item) => Self::Item(Item::ALL[item]),
        }
    }
}

/// Which clues are given, whatever they say. Shots come first, in reading order, then items in the
/// order of [`Item::ALL`].
pub type TopicSet = Set<Topic, u128>;

impl Topic {
    pub fn shots(cells: CellSet) -> TopicSet {
        cells.iter().map(Self::Shot).collect()
    }

    pub fn items(items: impl IntoIterator<Item = Item>) -> TopicSet {
        items.into_iter().map(Self::Item).collect()
    }

    /// The cells of the shots among these.
    pub fn cells(topics: TopicSet) -> CellSet {
        CellSet::from_bits(topics.bits()) & CellSet::all()
    }
}

/// A single clue. Its text is its name in messages and formulas.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clue {
    /// The ship codes of a type, sorted.
    Codes(ShipType, Vec<Code>),
    /// The number of water lines.
    WaterLines(u8),
    /// The number of moored ships.
    Moored(u8),
    /// The sizes of the islands, sorted.
    Islands(Vec<u8>),
    Shot(Shot),
}

impl Clue {
    /// The item, if the clue is one of the inventory.
    pub fn item(&self) -> Option<Item> {
        match self {
            Self::Codes(kind, _) => Some(Item::Codes(*kind)),
            Self::WaterLines(_) => Some(Item::WaterLines),
            Self::Moored(_) => Some(Item::Moored),
            Self::Islands(_) => Some(Item::Islands),
            Self::Shot(_) => None,
        }
    }
}

impl Inventory {
    /// The items that are given, each as a clue.
    pub fn clues(&self) -> impl Iterator<Item = Clue> {
        let codes = ShipType::ALL.into_iter().filter_map(|kind| Some(Clue::Codes(kind, self.codes(kind)?.to_vec())));
        codes
            .chain(self.water_lines().map(Clue::WaterLines))
            .chain(self.moored().map(Clue::Moored))
            .chain(self.islands().map(|sizes| Clue::Islands(sizes.to_vec())))
    }
}

impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, values: &[T]) -> fmt::Result {
            values.iter().try_for_each(|value| write!(f, " {value}"))
        }
        match self {
            Self::Codes(kind, codes) => {
                write!(f, "{}:", Item::Codes(*kind))?;
                list(f, codes)
            }
            Self::WaterLines(number) => write!(f, "water_lines: {number}"),
            Self::Moored(number) => write!(f, "moored: {number}"),
            Self::Islands(sizes) => {
                f.write_str("islands:")?;
                list(f, sizes)
            }
            Self::Shot(shot) => write!(f, "{shot}"),
        }
    }
}
