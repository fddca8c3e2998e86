//! What is printed of a game beside its puzzles, and how its own options change its pages.

use clap::{ArgMatches, Command};

use super::asked::Refusal;
use super::puzzle::AnyPuzzle;
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::sheets::TooSmallError;
use smyoz_paper::{PageKind, Panel, Style};

/// Sheets to play on, and pages that look as own options ask for.
pub trait Sheets: Sync {
    /// Adds its own options on how its pages look to the command that prints.
    fn with_looks(&self, command: Command) -> Command {
        command
    }

    /// What is printed of a puzzle or its solution, with its number if there are several; `None` if
    /// no option changes that.
    ///
    /// # Errors
    /// If an option does not fit the puzzle, or it has no solution to print.
    fn panel<'a>(
        &self,
        _puzzle: &'a dyn AnyPuzzle,
        _kind: PageKind,
        _number: Option<usize>,
        _style: Style,
        _own: &ArgMatches,
    ) -> Option<Result<Box<dyn Panel + 'a>, Refusal>> {
        None
    }

    /// A sheet without a puzzle, for the board that the options ask for, on paper of this width and
    /// height in millimetres.
    ///
    /// # Errors
    /// If there is no such board or, as the inner error, the cells would be too small.
    fn sheet(
        &self,
        sheet: Sheet,
        style: Style,
        paper: At,
        own: &ArgMatches,
    ) -> Result<Result<DisplayList, TooSmallError>, Refusal>;

    /// A lesson on the game, on paper of this width and height in millimetres; `None` if there is
    /// none.
    fn lesson(&self, _style: Style, _paper: At) -> Option<Vec<DisplayList>> {
        None
    }
}

/// A sheet without a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Boards with inventories to be filled in.
    Boards {
        /// How many are on a page.
        per_page: usize,
    },
    /// A board for each of two players.
    Partner,
}
