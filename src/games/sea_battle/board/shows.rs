//! What a cell shows.

use thiserror::Error;

use super::cell::Cell;
use super::cell_set::CellSet;
use smyoz_core::puzzles::{as_text, by_name};

/// What a cell shows when it is opened, or what a clue says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shows {
    Water,
    /// A ship of one cell.
    Submarine,
    /// The left end of a ship: its only neighbour in the ship is at its right.
    Left,
    /// The right end of a ship.
    Right,
    /// The top end of a ship.
    Top,
    /// The bottom end of a ship.
    Bottom,
    /// A cell with two neighbours in its ship, or more.
    Middle,
    /// Some part of a ship. Clues say so; the cells of a layout show which.
    Ship,
    Mine,
    Sweeper,
}

/// A name that is not of what a cell shows.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is unknown: expected `water`, `submarine`, `left`, `right`, `top`, `bottom`, `middle`, `ship`, `mine` or \
     `sweeper`"
)]
pub struct ShowsError(String);

impl Shows {
    /// All that a cell may show.
    pub const ALL: [Self; 10] = [
        Self::Water,
        Self::Submarine,
        Self::Left,
        Self::Right,
        Self::Top,
        Self::Bottom,
        Self::Middle,
        Self::Ship,
        Self::Mine,
        Self::Sweeper,
    ];

    /// The name in files.
    pub fn name(self) -> &'static str {
        ["water", "submarine", "left", "right", "top", "bottom", "middle", "ship", "mine", "sweeper"][self as usize]
    }

    /// The part of a ship that a cell of ships shows: what is beside it at each side.
    pub(super) fn part(ships: &CellSet, cell: Cell) -> Self {
        let row = |at: u8| ships.rows().get(usize::from(at)).copied().unwrap_or(0);
        let bit = |row: u32, column: u8| row >> column & 1 == 1;
        let (column, at) = (cell.column(), cell.row());
        let left = column > 0 && bit(row(at), column - 1);
        let above = at > 0 && bit(row(at - 1), column);
        match (left, bit(row(at), column + 1), above, bit(row(at + 1), column)) {
            (false, false, false, false) => Self::Submarine,
            (false, true, false, false) => Self::Left,
            (true, false, false, false) => Self::Right,
            (false, false, false, true) => Self::Top,
            (false, false, true, false) => Self::Bottom,
            _ => Self::Middle,
        }
    }

    /// Whether it is a part of a ship.
    pub fn is_ship(self) -> bool {
        !matches!(self, Self::Water | Self::Mine | Self::Sweeper)
    }

    /// Whether the clue holds for a cell of a layout that shows this: they are the same, or the
    /// clue tells of a ship only.
    pub fn fits(self, shown: Self) -> bool {
        self == shown || self == Self::Ship && shown.is_ship()
    }
}

by_name!(Shows, ShowsError);
as_text!(Shows);
