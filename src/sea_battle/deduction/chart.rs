//! Charts: a game prepared for deduction, with all places of its ships.

use crate::sea_battle::board::{Cell, CellSet, Layout, Setting, Ship, Shows};

/// A place where a ship of the fleet may lie, numbered in its [`Chart`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u16);

impl Place {
    /// Its number, from 0.
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// The place with this number.
    pub(super) fn at(index: usize) -> Self {
        Self(u16::try_from(index).expect("even the largest board has fewer places"))
    }
}

/// A game and the places of its ships: those of the longest first.
#[derive(Debug, PartialEq, Eq)]
pub struct Chart {
    setting: Setting,
    ships: Vec<Ship>,
    /// By the number of the cell: the places that cover it.
    over: Vec<Vec<Place>>,
    /// By the number of the cell: the places whose margin it is in.
    beside: Vec<Vec<Place>>,
    is_straight: bool,
}

impl Chart {
    /// Prepares for a game.
    #[must_use]
    pub fn new(setting: &Setting) -> Self {
        let ships: Vec<Ship> = setting.fleet().classes().flat_map(|(length, _)| setting.ships(length)).collect();
        let cells = setting.size().area();
        let (mut over, mut beside) = (vec![Vec::new(); cells], vec![Vec::new(); cells]);
        for (at, ship) in ships.iter().enumerate() {
            ship.cells().iter().for_each(|cell| over[index(setting, cell)].push(Place::at(at)));
            ship.margin().iter().for_each(|cell| beside[index(setting, cell)].push(Place::at(at)));
        }
        let is_straight = ships.iter().all(|ship| {
            let first = ship.cells().first();
            ship.cells().iter().all(|cell| first.is_some_and(|first| first.row() == cell.row()))
                || ship.cells().iter().all(|cell| first.is_some_and(|first| first.column() == cell.column()))
        });
        Self { setting: setting.clone(), ships, over, beside, is_straight }
    }

    /// The game.
    #[must_use]
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// All places, those of the longest ships first.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.ships.len()).map(Place::at)
    }

    /// The ship that lies at a place.
    #[must_use]
    pub fn ship(&self, place: Place) -> &Ship {
        &self.ships[place.index()]
    }

    /// The length of the ship that lies at a place.
    #[must_use]
    pub fn length(&self, place: Place) -> u8 {
        self.ship(place).length()
    }

    /// The place that has just these cells.
    #[must_use]
    pub fn place_of(&self, cells: &CellSet) -> Option<Place> {
        self.over(cells.first()?).iter().copied().find(|&place| self.ship(place).cells() == cells)
    }

    /// The places that cover a cell.
    #[must_use]
    pub fn over(&self, cell: Cell) -> &[Place] {
        &self.over[index(&self.setting, cell)]
    }

    /// The places beside which a cell lies, so that it is of no other ship.
    #[must_use]
    pub fn beside(&self, cell: Cell) -> &[Place] {
        &self.beside[index(&self.setting, cell)]
    }

    /// What a cell shows if a ship lies at the place.
    #[must_use]
    pub fn shows(&self, place: Place, cell: Cell) -> Shows {
        Layout::of_ships(self.setting.size(), *self.ship(place).cells()).shows(cell)
    }

    /// Whether no ship of the fleet may be bent.
    #[must_use]
    pub fn is_straight(&self) -> bool {
        self.is_straight
    }

    /// The cells at the sides and the corners of these.
    pub(super) fn around(&self, cells: &CellSet) -> CellSet {
        self.setting.around(cells)
    }

    /// The cells at the sides of these.
    pub(super) fn sides(&self, cells: &CellSet) -> CellSet {
        (cells.with_sides() - *cells) & self.setting.size().all()
    }

    /// A place as written in facts: `C3-E3`, of a bent ship all cells.
    pub(super) fn place_name(&self, place: Place) -> String {
        let cells: Vec<Cell> = self.ship(place).cells().iter().collect();
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        if first.row() == last.row() && usize::from(last.column() - first.column()) + 1 == cells.len()
            || first.column() == last.column() && usize::from(last.row() - first.row()) + 1 == cells.len()
        {
            return format!("{first}-{last}");
        }
        cells.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")
    }
}

/// The number of a cell in reading order.
fn index(setting: &Setting, cell: Cell) -> usize {
    usize::from(cell.row()) * usize::from(setting.size().width()) + usize::from(cell.column())
}
