//! Charts: a game prepared for deduction, with all places of its ships.

use std::collections::BTreeMap;
use std::sync::Arc;

use itertools::Itertools;

use super::place_set::{Place, PlaceSet};
use crate::board::{Cell, CellSet, Line, Setting, Ship, Shows, Size};

/// A game and the places of its ships: those of the longest first. A copy shares them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart(Arc<Prepared>);

#[derive(Debug, PartialEq, Eq)]
struct Prepared {
    setting: Setting,
    ships: Vec<Ship>,
    /// By length: the places of ships that are so long.
    of_length: BTreeMap<u8, PlaceSet>,
    /// By the number of the cell: the places that cover it.
    over: Vec<PlaceSet>,
    /// By the number of the cell: the places whose margin it is in.
    beside: Vec<PlaceSet>,
    lines: Vec<Along>,
    is_straight: bool,
}

/// What lies along a line. Cells of the line are bits, the lowest the first cell.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Along {
    pub line: Line,
    pub cells: CellSet,
    /// The ships that have cells on it, in order, each with these.
    pub ships: Vec<(Place, u32)>,
    /// The ships that have cells of their margin on it, in order, each with these.
    pub margins: Vec<(Place, u32)>,
}

impl Along {
    fn new(line: Line, size: Size, ships: &[Ship]) -> Self {
        let along = |cells: fn(&Ship) -> &CellSet| {
            let all = ships.iter().enumerate().map(|(at, ship)| (Place::at(at), line.bits(cells(ship))));
            all.filter(|&(_, bits)| bits != 0).collect()
        };
        Self { line, cells: line.cell_set(size), ships: along(Ship::cells), margins: along(Ship::margin) }
    }
}

impl Chart {
    pub fn new(setting: &Setting) -> Self {
        let size = setting.size();
        let ships: Vec<Ship> = setting.fleet().classes().flat_map(|(length, _)| setting.ships(length)).collect();
        let none = PlaceSet::none(ships.len());
        let mut of_length = BTreeMap::new();
        let (mut over, mut beside) = (vec![none.clone(); size.area()], vec![none.clone(); size.area()]);
        for (at, ship) in ships.iter().enumerate() {
            let place = Place::at(at);
            of_length.entry(ship.length()).or_insert_with(|| none.clone()).insert(place);
            ship.cells().iter().for_each(|cell| over[size.index(cell)].insert(place));
            ship.margin().iter().for_each(|cell| beside[size.index(cell)].insert(place));
        }
        let lines = size.lines().map(|line| Along::new(line, size, &ships)).collect();
        let is_straight = ships.iter().all(|ship| ship.cells().ends().is_some());
        Self(Arc::new(Prepared { setting: setting.clone(), ships, of_length, over, beside, lines, is_straight }))
    }

    pub fn setting(&self) -> &Setting {
        &self.0.setting
    }

    /// All places, those of the longest ships first.
    pub fn places(&self) -> impl ExactSizeIterator<Item = Place> + use<> {
        (0..self.0.ships.len()).map(Place::at)
    }

    /// The ship that lies at a place.
    pub fn ship(&self, place: Place) -> &Ship {
        &self.0.ships[place.index()]
    }

    /// The length of the ship that lies at a place.
    pub fn length(&self, place: Place) -> u8 {
        self.ship(place).length()
    }

    /// The place that has just these cells.
    pub fn place_of(&self, cells: &CellSet) -> Option<Place> {
        self.over(cells.first()?).iter().find(|&place| self.ship(place).cells() == cells)
    }

    /// The places that cover a cell.
    pub(super) fn over(&self, cell: Cell) -> &PlaceSet {
        &self.0.over[self.0.setting.size().index(cell)]
    }

    /// The places beside which a cell lies, so that it is of no other ship.
    pub(super) fn beside(&self, cell: Cell) -> &PlaceSet {
        &self.0.beside[self.0.setting.size().index(cell)]
    }

    /// The places of ships of a length that the fleet has.
    pub(super) fn of_length(&self, length: u8) -> &PlaceSet {
        &self.0.of_length[&length]
    }

    /// The places that do not go with this one, itself among them.
    pub(super) fn clashing(&self, place: Place) -> PlaceSet {
        let ship = self.ship(place);
        let mut clashing = PlaceSet::none(self.0.ships.len());
        (*ship.cells() | *ship.margin()).iter().for_each(|cell| clashing |= self.over(cell));
        clashing
    }

    /// What lies along a line.
    pub(super) fn along(&self, line: Line) -> &Along {
        match line {
            Line::Column(at) => &self.0.lines[usize::from(at)],
            Line::Row(at) => &self.0.lines[usize::from(self.0.setting.size().width() + at)],
        }
    }

    /// What a cell shows if a ship lies at the place.
    pub fn shows(&self, place: Place, cell: Cell) -> Shows {
        self.ship(place).shows(cell)
    }

    /// Whether no ship of the fleet may be bent.
    pub fn is_straight(&self) -> bool {
        self.0.is_straight
    }

    /// The cells at the sides and the corners of these.
    pub(super) fn around(&self, cells: &CellSet) -> CellSet {
        self.0.setting.around(cells)
    }

    /// The cells at the sides of these.
    pub(super) fn sides(&self, cells: &CellSet) -> CellSet {
        (cells.with_sides() - *cells) & self.0.setting.size().all()
    }

    /// A place as written in facts: `C3-E3`, of a bent ship all cells.
    pub(super) fn place_name(&self, place: Place) -> String {
        let cells = self.ship(place).cells();
        match cells.ends() {
            Some((first, last)) => format!("{first}-{last}"),
            None => cells.iter().join("-"),
        }
    }
}
