//! The places that pieces may have, with all that the search asks of them.

use std::ops::Range;

use super::rows::Rows;
use crate::board::{Cell, CellSet, Layout, Piece, Setting, Ship, Shows};
use crate::clues::Clues;

/// Pieces that cannot be told apart.
pub(super) struct Class {
    pub(super) piece: Piece,
    pub(super) count: u16,
}

/// A place of a piece.
pub(super) struct Place {
    /// The number of its class.
    pub(super) class: u8,
    pub(super) piece: Piece,
    pub(super) cells: Rows,
    /// The other cells where no ship may be then.
    pub(super) no_ships: Rows,
    /// The other cells where no mine and no sweeper may be then.
    pub(super) no_singles: Rows,
    /// Its [strips](Strip) in rows, then those in columns.
    rows: Range<u32>,
    columns: Range<u32>,
    /// What its cells show if nothing else lies on the board.
    shows: Range<u32>,
}

/// What a place means for one line.
#[derive(Clone, Copy)]
pub(super) struct Strip {
    pub(super) line: u8,
    pub(super) cells: u32,
    /// Where no ships may be, among the other cells.
    pub(super) no_ships: u32,
    /// Where no mines and sweepers may be, among the other cells.
    pub(super) no_singles: u32,
}

/// All places of all pieces of a game, by class: ships from the longest on, mines, sweepers.
pub(super) struct Places {
    pub(super) classes: Vec<Class>,
    pub(super) places: Vec<Place>,
    strips: Vec<Strip>,
    shows: Vec<(Cell, Shows)>,
}

impl Places {
    pub(super) fn new(setting: &Setting) -> Self {
        let mut all = Self { classes: Vec::new(), places: Vec::new(), strips: Vec::new(), shows: Vec::new() };
        for (piece, length, count) in setting.classes() {
            for ship in setting.ships(length) {
                all.add(setting, piece, &ship);
            }
            all.classes.push(Class { piece, count: count as u16 });
        }
        all
    }

    fn add(&mut self, setting: &Setting, piece: Piece, ship: &Ship) {
        let around = setting.around(ship.cells());
        let near = if piece == Piece::Ship { *ship.margin() } else { around };
        // What lies in a cell is of one kind.
        let own = |other: bool| if other { *ship.cells() } else { CellSet::NONE };
        let cells = Rows::of(ship.cells());
        let no_ships = Rows::of(&(near | own(piece != Piece::Ship)));
        let no_singles = Rows::of(&(around | own(piece == Piece::Ship)));
        let rows = self.add_strips([&cells, &no_ships, &no_singles]);
        let columns = self.add_strips([&cells, &no_ships, &no_singles].map(Rows::transposed).each_ref());
        let mut alone = Layout::empty(setting.size());
        alone.lay(piece, ship.cells());
        let first = self.shows.len() as u32;
        self.shows.extend(ship.cells().iter().map(|cell| (cell, alone.shows(cell))));
        let shows = first..self.shows.len() as u32;
        let class = self.classes.len() as u8;
        self.places.push(Place { class, piece, cells, no_ships, no_singles, rows, columns, shows });
    }

    fn add_strips(&mut self, [cells, no_ships, no_singles]: [&Rows; 3]) -> Range<u32> {
        let start = self.strips.len() as u32;
        for line in 0..cells.0.len() {
            let strip = Strip {
                line: line as u8,
                cells: cells.0[line],
                no_ships: no_ships.0[line],
                no_singles: no_singles.0[line],
            };
            if strip.cells | strip.no_ships | strip.no_singles != 0 {
                self.strips.push(strip);
            }
        }
        start..self.strips.len() as u32
    }

    /// What a place means for the rows.
    pub(super) fn rows(&self, place: &Place) -> &[Strip] {
        &self.strips[place.rows.start as usize..place.rows.end as usize]
    }

    /// What a place means for the columns.
    pub(super) fn columns(&self, place: &Place) -> &[Strip] {
        &self.strips[place.columns.start as usize..place.columns.end as usize]
    }

    /// The places whose cells show what the clues say of them.
    pub(super) fn fitting(&self, clues: &Clues) -> Vec<u16> {
        let shown: Vec<(Cell, Shows)> = clues.shown().map(|shown| (shown.cell, shown.shows)).collect();
        let fits = |place: &Place| {
            let own = &self.shows[place.shows.start as usize..place.shows.end as usize];
            shown.iter().filter(|&&(cell, _)| place.has(cell)).all(|&(cell, said)| {
                let alone = own.iter().find(|&&(other, _)| other == cell);
                alone.is_some_and(|&(_, alone)| said.fits(alone))
            })
        };
        (0..).zip(&self.places).filter(|(_, place)| fits(place)).map(|(number, _)| number).collect()
    }
}

impl Place {
    /// Whether the piece occupies the cell.
    pub(super) fn has(&self, cell: Cell) -> bool {
        self.cells.0[usize::from(cell.row())] >> cell.column() & 1 == 1
    }
}
