//! What is printed of a puzzle, whatever its game: a separate page, or a part of one.

use super::area::{Area, SMALLEST_CELL, TooSmallError, areas};
use super::drawing::{At, DisplayList};
use super::scaled::Scaled;
use super::{PageKind, Style};

/// Draws the sample that precedes a line of a legend with the middle of its left edge here, no longer
/// than [`SAMPLE`].
pub type Sample = Box<dyn Fn(&mut DisplayList, Scaled, At)>;

/// The length of a sample in a legend, in millimetres on A4.
pub const SAMPLE: f64 = 7.0;

/// A puzzle or its solution, ready to be printed.
pub trait Panel {
    /// The name of its game, as pages are headed.
    fn game(&self) -> String;

    /// The language and the ink.
    fn style(&self) -> Style;

    /// Whether it is a puzzle or a solution.
    fn kind(&self) -> PageKind;

    /// A separate page, with a key of the signs on it.
    ///
    /// # Errors
    /// If its cells would be too small for a pencil.
    fn alone(&self, paper: At) -> Result<DisplayList, TooSmallError>;

    /// Draws it with its number as a part of a page. Returns the side of a cell in millimetres.
    fn draw(&self, drawing: &mut DisplayList, area: Area, number: usize) -> f64;

    /// Whether a solution marks what was given.
    fn marks_given(&self) -> bool {
        true
    }

    /// Draws it without title, id and legend: the board, and what else a solver needs, but for what
    /// stands at the [foot](Self::draw_foot). Returns the side of a cell in millimetres.
    fn draw_bare(&self, drawing: &mut DisplayList, area: Area) -> f64;

    /// The side that its cells would have in this area, if the boards of its game differ in size;
    /// where that is too small for a puzzle, it has more of the page.
    fn cell_in(&self, area: Area) -> Option<f64>;

    /// The signs on it and their meanings, for the foot of a page in a book.
    fn legend(&self) -> Vec<(Sample, String)> {
        Vec::new()
    }

    /// Draws the board alone, with its number to distinguish it from others.
    fn draw_thumbnail(&self, drawing: &mut DisplayList, area: Area, number: usize);

    /// Draws the board alone, with this centre and this side, on the cover of a book whose game has
    /// no other picture for it.
    fn draw_board(&self, _drawing: &mut DisplayList, _about: At, _side: f64) {}

    /// It as text for a terminal.
    fn text(&self) -> String;

    /// The height that it needs at the foot of its area for what nobody is to read unasked.
    fn foot(&self) -> f64 {
        0.0
    }

    fn draw_foot(&self, _drawing: &mut DisplayList, _area: Area) {}
}

/// How many things have room on a page, and how many of them come there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Division {
    /// The number of areas: see [`areas`].
    pub places: usize,
    /// The number of things, from 1.
    pub count: usize,
}

/// The smallest side of a cell in a solution, in millimetres, unless the board is alone on its
/// page.
const SMALLEST_SOLVED: f64 = 2.2;

/// Divides a page for the first of these panels: into so many areas, or into fewer where boards
/// would be too small there. `room` returns the part of an area that is left for the board.
pub(crate) fn divide(panels: &[&dyn Panel], page: Area, most: usize, room: impl Fn(Area) -> Area) -> Division {
    let smaller = [9, 6, 4, 3, 2, 1].into_iter().filter(|&places| places <= most);
    let divisions = smaller.map(|places| {
        let area = room(areas(page, places)[0]);
        let fits = |panel: &&&dyn Panel| {
            let least = match panel.kind() {
                PageKind::Puzzle => SMALLEST_CELL,
                PageKind::Solution => SMALLEST_SOLVED,
            };
            panel.cell_in(area).is_none_or(|cell| cell >= least)
        };
        Division { places, count: panels.iter().take(places).take_while(fits).count() }
    });
    // Some areas may stay empty, if the next board is too large, but not the most of a page.
    let is_used = |division: &Division| 2 * division.count > division.places || division.count == panels.len();
    divisions.into_iter().find(is_used).unwrap_or(Division { places: 1, count: 1 })
}
