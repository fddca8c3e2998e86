//! A position: the board, the tiles beside it, and the stock.

mod data;

use std::fmt;

use smyoz_core::contest::Seat;
use smyoz_core::sets::Indexed;

use crate::board::{Cell, Cells, Color, Direction, SIDE};
use crate::letters::{Letter, Letters};
use crate::moves::{Face, Placement, Tile};

pub use data::PositionError;

/// The contents of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Square {
    /// Nothing.
    #[default]
    Empty,
    /// A letter that has not been moved yet, of the player whose home row this is.
    Home(Letter),
    /// A tile of the crossword, with its colour.
    Laid(Face, Color),
}

/// A position. Earlier moves do not matter, except for the number of refused words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    red: Seat,
    squares: [Square; Cell::COUNT],
    /// The tiles beside the board of each colour, in ascending order.
    beside: [Vec<Tile>; 2],
    /// The letters that nobody has chosen, in ascending order.
    stock: Vec<Letter>,
    /// The number of refused words of each colour.
    refused: [u8; 2],
}

impl Position {
    /// Nothing is chosen: all letters are in the stock, and both players have a blank.
    #[must_use]
    pub(crate) fn new(red: Seat, letters: &Letters) -> Self {
        let beside = [vec![Tile::Blank], vec![Tile::Blank]];
        Self { red, squares: [Square::Empty; Cell::COUNT], beside, stock: letters.tiles().collect(), refused: [0, 0] }
    }

    /// The seat of a colour.
    #[must_use]
    pub fn seat(&self, color: Color) -> Seat {
        if color == Color::Red { self.red } else { self.red.next(2) }
    }

    /// The contents of a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Square {
        self.squares[cell.index()]
    }

    /// The face of a laid tile; `None` if no tile is laid there.
    #[must_use]
    pub fn face(&self, cell: Cell) -> Option<Face> {
        match self.at(cell) {
            Square::Laid(face, _) => Some(face),
            Square::Empty | Square::Home(_) => None,
        }
    }

    /// The cells whose contents satisfy a condition.
    fn cells(&self, holds: impl Fn(Square) -> bool) -> Cells {
        Cell::all().filter(|&cell| holds(self.at(cell))).collect()
    }

    /// The cells of the crossword.
    #[must_use]
    pub fn laid(&self) -> Cells {
        self.cells(|square| matches!(square, Square::Laid(..)))
    }

    /// The cells where home letters stand, of both players.
    #[must_use]
    pub fn home(&self) -> Cells {
        self.cells(|square| matches!(square, Square::Home(_)))
    }

    /// Number of tiles of the crossword that show a colour.
    #[must_use]
    pub fn count(&self, color: Color) -> usize {
        self.cells(|square| matches!(square, Square::Laid(_, shown) if shown == color)).len()
    }

    /// The tiles beside the board that a player may use, in ascending order.
    #[must_use]
    pub fn beside(&self, color: Color) -> &[Tile] {
        &self.beside[color as usize]
    }

    /// The letters that nobody has chosen yet, in ascending order.
    #[must_use]
    pub fn stock(&self) -> &[Letter] {
        &self.stock
    }

    /// How many words of a player were refused.
    #[must_use]
    pub fn refused(&self, color: Color) -> u8 {
        self.refused[color as usize]
    }

    /// Whether letters are still being chosen.
    #[must_use]
    pub fn is_choosing(&self) -> bool {
        !self.stock.is_empty()
    }

    /// The player whose turn it is to move, or to choose a letter.
    #[must_use]
    pub fn mover(&self) -> Color {
        let done = if self.is_choosing() { self.home() } else { self.laid() };
        if done.len().is_multiple_of(2) { Color::Red } else { Color::Black }
    }

    /// The home cells whose letters a player may use: those of the front row, and those of the back
    /// row once the front row is empty.
    #[must_use]
    pub fn usable(&self, color: Color) -> Cells {
        let home = self.home();
        let front = home & color.front();
        if front.is_empty() { home & color.back() } else { front }
    }

    /// The first cell of the run of laid tiles through a cell, which counts as laid itself.
    pub(crate) fn start(&self, cell: Cell, direction: Direction) -> Cell {
        let previous = |cell: &Cell| cell.previous(direction).filter(|&cell| self.face(cell).is_some());
        std::iter::successors(Some(cell), previous).last().expect("the cell itself")
    }

    /// The cells of that run.
    pub(crate) fn run(&self, cell: Cell, direction: Direction) -> Vec<Cell> {
        let next = |at: &Cell| at.next(direction).filter(|&next| next == cell || self.face(next).is_some());
        std::iter::successors(Some(self.start(cell, direction)), next).collect()
    }

    /// The letters on these cells; cells without a laid tile have none.
    pub(crate) fn letters(&self, cells: &[Cell]) -> Vec<Letter> {
        cells.iter().filter_map(|&cell| Some(self.face(cell)?.letter)).collect()
    }

    /// The cells of all words through a cell, which is one of them.
    pub(crate) fn words(&self, cell: Cell) -> Cells {
        let runs = Direction::ALL.map(|direction| self.run(cell, direction));
        runs.into_iter().filter(|run| run.len() > 1).flatten().collect()
    }

    /// Puts a letter of the stock on a home cell.
    pub(crate) fn choose(&mut self, letter: Letter, cell: Cell) {
        if let Ok(at) = self.stock.binary_search(&letter) {
            self.stock.remove(at);
            self.squares[cell.index()] = Square::Home(letter);
        }
    }

    /// Lays a tile of a player. A tile that lay there is not returned.
    pub(crate) fn lay(&mut self, color: Color, placement: Placement) {
        let Placement { face, from, to } = placement;
        match from {
            Some(from) => self.squares[from.index()] = Square::Empty,
            None => {
                let beside = &mut self.beside[color as usize];
                if let Ok(at) = beside.binary_search(&face.tile()) {
                    beside.remove(at);
                }
            }
        }
        self.squares[to.index()] = Square::Laid(face, color);
    }

    /// Puts a tile beside the board.
    pub(crate) fn take(&mut self, color: Color, tile: Tile) {
        let beside = &mut self.beside[color as usize];
        beside.insert(beside.partition_point(|&other| other < tile), tile);
    }

    /// Turns a laid tile to a colour.
    pub(crate) fn turn(&mut self, cell: Cell, color: Color) {
        if let Square::Laid(_, shown) = &mut self.squares[cell.index()] {
            *shown = color;
        }
    }

    pub(crate) fn refuse(&mut self, color: Color) {
        self.refused[color as usize] += 1;
    }
}

/// The contents of a cell as text: capitals are red, `?` precedes the letter of a blank, and
/// letters at home are in brackets.
fn write_square(square: Square, cell: Cell) -> String {
    let colored = |letter: Letter, color| if color == Color::Red { letter.capital() } else { letter.small() };
    match square {
        Square::Empty => ".".to_owned(),
        Square::Home(letter) => {
            let color = if Color::Red.home().contains(cell) { Color::Red } else { Color::Black };
            format!("({})", colored(letter, color))
        }
        Square::Laid(face, color) => {
            format!("{}{}", if face.is_blank { "?" } else { "" }, colored(face.letter, color))
        }
    }
}

/// A row from the left, row 9 being the first.
fn row_cells(row: u8) -> impl Iterator<Item = Cell> {
    (0..SIDE).map(move |column| Cell::at(column, SIDE - 1 - row))
}

/// The board as Red sees it, the tiles beside it and those in the stock.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..SIDE {
            write!(f, "{}", SIDE - row)?;
            for cell in row_cells(row) {
                // Letters stand below each other, whatever is before them.
                let text = write_square(self.at(cell), cell);
                let letter = if text.len() > text.trim_start_matches(['(', '?']).len() { "" } else { " " };
                write!(f, " {:<3}", format!("{letter}{text}"))?;
            }
            writeln!(f)?;
        }
        let columns: String = (b'a'..b'a' + SIDE).map(|column| format!("  {} ", char::from(column))).collect();
        writeln!(f, " {}", columns.trim_end())?;
        for color in Color::ALL {
            writeln!(f, "{color}: {}", tiles(self.beside(color)))?;
        }
        if self.is_choosing() { writeln!(f, "stock: {}", tiles(&self.stock)) } else { Ok(()) }
    }
}

/// Tiles one after another.
fn tiles<T: fmt::Display>(tiles: &[T]) -> String {
    tiles.iter().map(T::to_string).collect()
}
