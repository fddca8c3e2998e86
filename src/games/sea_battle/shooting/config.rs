//! Which game is played, where ships may lie in it, and the boards that players hide.

use crate::board::{Cell, CellSet, Fleet, Layout, Piece, Setting, Size, Touch, Variant};
use crate::fraud::Answer;

/// A game for two as a shooter sees it: the setting of the boards, and what the answers say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    setting: Setting,
    sides: bool,
    lengths: bool,
}

/// A place that a ship may have, and the cells around it where no other ship may lie.
pub(super) struct ShipPlace {
    pub(super) cells: CellSet,
    pub(super) margin: CellSet,
}

impl Config {
    /// The game of a setting. *Sunk* does not name the length.
    #[must_use]
    pub fn new(setting: Setting) -> Self {
        Self { setting, sides: false, lengths: false }
    }

    /// The same, but ships may also touch at sides, as in the American game. Mines and sweepers
    /// still touch nothing.
    #[must_use]
    pub fn touching_sides(self) -> Self {
        Self { sides: true, ..self }
    }

    /// The same, but *sunk* names the length of the ship.
    #[must_use]
    pub fn naming_lengths(self) -> Self {
        Self { lengths: true, ..self }
    }

    /// The Russian game: 4-3-3-2-2-2-1-1-1-1 on 10 × 10, no touching.
    #[must_use]
    pub fn russian() -> Self {
        Self::new(Setting::standard())
    }

    /// The game of Milton Bradley: 5-4-3-3-2 on 10 × 10. Ships may touch, and *sunk* names the
    /// ship.
    ///
    /// # Panics
    /// Never: the fleet fits.
    #[must_use]
    pub fn milton_bradley() -> Self {
        let variant = Variant { touch: Touch::Corners, ..Variant::default() };
        let setting = Setting::new(Size::STANDARD, Fleet::milton_bradley(), variant).expect("the fleet fits");
        Self::new(setting).touching_sides().naming_lengths()
    }

    /// The setting of the boards. Its rule on touching counts unless ships may touch
    /// [at sides](Self::may_touch_at_sides).
    #[must_use]
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The size of the boards.
    #[must_use]
    pub fn size(&self) -> Size {
        self.setting.size()
    }

    /// Whether ships may touch at sides.
    #[must_use]
    pub fn may_touch_at_sides(&self) -> bool {
        self.sides
    }

    /// Whether *sunk* names the length of the ship.
    #[must_use]
    pub fn names_lengths(&self) -> bool {
        self.lengths
    }

    /// The cells beside a ship's where no other ship may lie.
    pub(super) fn margin(&self, cells: &CellSet) -> CellSet {
        if self.sides { CellSet::NONE } else { self.setting.margin(cells) }
    }

    /// The places of ships of a length, those of each shape by themselves.
    pub(super) fn ships_by_shape(&self, length: u8) -> Vec<Vec<ShipPlace>> {
        let place = |cells: &CellSet| ShipPlace { cells: *cells, margin: self.margin(cells) };
        let shapes = self.setting.ships_by_shape(length);
        shapes.map(|ships| ships.iter().map(|ship| place(ship.cells())).collect()).collect()
    }
}

/// A board of a game for two: its ships one by one, since they may touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cells of each ship.
    pub ships: Vec<CellSet>,
    /// The cells of all mines.
    pub mines: CellSet,
    /// The cells of all minesweepers.
    pub sweepers: CellSet,
}

impl Board {
    pub(super) fn empty() -> Self {
        Self { ships: Vec::new(), mines: CellSet::NONE, sweepers: CellSet::NONE }
    }

    /// Lays a piece into these cells.
    pub(super) fn lay(&mut self, piece: Piece, cells: &CellSet) {
        match piece {
            Piece::Ship => self.ships.push(*cells),
            Piece::Mine => self.mines |= *cells,
            Piece::Sweeper => self.sweepers |= *cells,
        }
    }

    /// The piece in a cell and, of a ship, its cells; `None` for water.
    fn at(&self, cell: Cell) -> Option<(Piece, CellSet)> {
        let single = |piece| Some((piece, CellSet::of(cell)));
        match self.ships.iter().find(|ship| ship.contains(cell)) {
            _ if self.mines.contains(cell) => single(Piece::Mine),
            _ if self.sweepers.contains(cell) => single(Piece::Sweeper),
            ship => ship.map(|ship| (Piece::Ship, *ship)),
        }
    }
}

/// A layout whose ships do not touch at sides.
impl From<&Layout> for Board {
    fn from(layout: &Layout) -> Self {
        let ships = layout.ships().collect();
        Self { ships, mines: *layout.cells(Piece::Mine), sweepers: *layout.cells(Piece::Sweeper) }
    }
}

/// The owner of a board, who answers the shots at it.
#[derive(Clone, Debug)]
pub struct Owner {
    board: Board,
    shot: CellSet,
}

impl Owner {
    /// The owner of a board that nobody has shot at.
    #[must_use]
    pub fn of(board: Board) -> Self {
        Self { board, shot: CellSet::NONE }
    }

    /// Answers a shot; of a ship that it sinks with its length.
    pub fn answer(&mut self, cell: Cell) -> (Answer, Option<u8>) {
        self.shot.insert(cell);
        let piece = self.board.at(cell);
        let answer = Answer::of(piece, &self.shot);
        (answer, piece.filter(|_| answer == Answer::Sunk).map(|(_, ship)| ship.len() as u8))
    }

    /// Whether all ships are sunk.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.board.ships.iter().all(|ship| ship.is_subset(&self.shot))
    }
}
