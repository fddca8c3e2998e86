//! What a player knows at the beginning, and the answers that follow: all that a view may show.

use super::statement::Statement;
use crate::board::{Cell, PointSet};
use crate::clues::{Colour, Inventory, Shot, Shots, Shows};
use smyoz_app::play::Mode;
use smyoz_core::puzzles::Level;

/// What is known at the beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// How the game is played.
    pub mode: Mode,
    /// The inventory: all of it in a game, what is given in a puzzle.
    pub inventory: Inventory,
    /// The shots of a puzzle.
    pub shots: Shots,
    /// What its author calls the puzzle.
    pub title: Option<String>,
    /// What its author says to the solver.
    pub note: Option<String>,
    /// The level of the puzzle, if it is rated.
    pub level: Option<Level>,
    /// Whether the puzzle has a mercy shot.
    pub has_mercy: bool,
    /// Whether the puzzle is unique up to symmetry only, so that extra shots decide.
    pub up_to_symmetry: bool,
}

/// All that a cell holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole {
    pub shows: Shows,
    /// The colour of the row's line there, and that of the column's.
    pub strokes: [Colour; 2],
    /// Its corners that are water points.
    pub points: PointSet,
}

/// The answer to an action, from the hidden layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing: the action is no question.
    Nothing,
    Shows(Shows),
    Mercy(Shot),
    /// In training: all that the cell holds.
    Whole(Whole),
    Right(bool),
    Wrong(Vec<Statement>),
}

impl Told {
    /// Whether a cell's shot is among those known at the beginning.
    pub fn shows(&self, cell: Cell) -> bool {
        self.shots.cells().contains(cell)
    }
}
