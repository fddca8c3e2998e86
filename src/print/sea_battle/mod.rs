//! Pages of Sea Battle: a puzzle or its solution on a page of its own.
//!
//! From top to bottom: title, board, fleet to tick off, key of the signs that occur. The board is
//! centred, with counts at its right and below; a count that is withheld is left blank.

mod board;
mod fleet;
mod key;
mod signs;

use board::{Board, MARGIN, counts_room};
use thiserror::Error;

use super::drawing::{Anchor, At, DisplayList, Look, Type};
use super::sheet::SMALLEST_CELL;
use super::sheet::scaled::Scaled;
use super::sheets::{A4, TooSmall};
use super::{NoSolution, PageKind, Style, theme};
use crate::lang::Lang;
use crate::sea_battle::{Columns, Layout, Puzzle, Shapes, Touch};

/// How pages are drawn.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The language and the ink.
    pub style: Style,
    /// The width and height of the paper in millimetres.
    pub paper: At,
    /// How columns are named.
    pub columns: Columns,
}

/// Why a page cannot be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum Undrawn {
    /// It would be that of a solution which the puzzle does not name.
    #[error(transparent)]
    NoSolution(#[from] NoSolution),
    /// There is too little room on the paper.
    #[error(transparent)]
    TooSmall(#[from] TooSmall),
}

// Positions and lengths are those on A4.

/// The left and right edges of all but the board.
const LEFT: f64 = 30.0;
const RIGHT: f64 = A4.0 - LEFT;
/// The least distance of the board and its counts from the edges of the page.
const EDGE: f64 = 8.0;
/// The baseline of the title, and where the board with its names begins and the key ends.
const TITLE: f64 = 24.0;
const TOP: f64 = 39.0;
const FOOT: f64 = 286.0;
/// The largest cell of a board that is as wide as everything else, and of a narrower one.
const CELL: (f64, f64) = (15.0, 18.0);
/// The distance between parts of the page, the room for the heading of the fleet, and for a note.
const BETWEEN: f64 = 8.0;
const HEADING: f64 = 4.5;
const NOTE: f64 = 5.0;

/// The page of a puzzle or of its solution, with its number if there are several.
///
/// # Errors
/// If it is the solution, and the puzzle names none, or the cells would be too small for a pencil.
pub fn page(puzzle: &Puzzle, kind: PageKind, number: Option<usize>, setup: &Setup) -> Result<DisplayList, Undrawn> {
    let Setup { style, paper, columns } = setup;
    let lang = style.lang;
    let (layout, label) = match kind {
        PageKind::Puzzle => (None, number.map_or_else(|| lang.page_puzzle(), |number| lang.book_puzzle(number))),
        PageKind::Solution => (
            Some(puzzle.solution.as_ref().ok_or(NoSolution)?),
            number.map_or_else(|| lang.page_solution(), |number| lang.sea_page_solution(number)),
        ),
    };
    let sheet = Sheet { puzzle, kind, layout, columns, lang, scaled: Scaled::to(*paper) };
    let cell = sheet.cell();
    let side = cell * sheet.scaled.scale;
    if side < SMALLEST_CELL {
        return Err(TooSmall(side).into());
    }
    let title = format!("{} – {label}", lang.sea_page_title());
    let mut drawing = DisplayList::new(*paper, theme::standard(style.ink), lang, title);
    sheet.draw(&mut drawing, &label, cell);
    Ok(drawing)
}

/// What stands on a page.
struct Sheet<'a> {
    puzzle: &'a Puzzle,
    kind: PageKind,
    layout: Option<&'a Layout>,
    columns: &'a Columns,
    lang: Lang,
    scaled: Scaled,
}

impl Sheet<'_> {
    /// What is told of the rules.
    fn notes(&self) -> Vec<String> {
        let variant = self.puzzle.setting.variant();
        let notes = [
            (variant.shapes == Shapes::Any, self.lang.sea_page_any_shape()),
            (variant.touch == Touch::Corners, self.lang.sea_page_corners()),
        ];
        notes.into_iter().filter(|(holds, _)| *holds).map(|(_, note)| note).collect()
    }

    /// The height of the fleet with its heading and what is told of the rules; a solution has none.
    fn fleet_height(&self) -> f64 {
        match self.kind {
            PageKind::Puzzle => {
                let ships = fleet::height(&self.puzzle.setting, RIGHT - LEFT);
                HEADING + ships + NOTE * self.notes().len() as f64 + BETWEEN
            }
            PageKind::Solution => 0.0,
        }
    }

    /// The side of a cell that leaves room for everything else.
    fn cell(&self) -> f64 {
        let (size, counts) = (self.puzzle.setting.size(), counts_room(self.puzzle));
        let across = f64::from(size.width()) / 2.0 + counts.max(MARGIN);
        let down = MARGIN + f64::from(size.height()) + counts;
        let below = BETWEEN + self.fleet_height() + key::height(self.puzzle, self.kind, self.lang);
        let largest = ((RIGHT - LEFT) / f64::from(size.width())).clamp(CELL.0, CELL.1);
        largest.min((A4.0 / 2.0 - EDGE) / across).min((FOOT - TOP - below) / down)
    }

    fn draw(&self, drawing: &mut DisplayList, label: &str, cell: f64) {
        self.draw_title(drawing, label);
        let (size, scaled) = (self.puzzle.setting.size(), self.scaled);
        let (left, top) = ((A4.0 - cell * f64::from(size.width())) / 2.0, TOP + cell * MARGIN);
        let board = Board {
            at: scaled.place(left, top),
            cell: cell * scaled.scale,
            puzzle: self.puzzle,
            layout: self.layout,
            columns: self.columns,
        };
        board.draw(drawing);
        let below = top + cell * (f64::from(size.height()) + counts_room(self.puzzle)) + BETWEEN;
        if self.kind == PageKind::Puzzle {
            self.draw_fleet(drawing, below);
        }
        let at = (LEFT, below + self.fleet_height());
        key::draw(drawing, (self.puzzle, self.kind), scaled, at, RIGHT - LEFT);
    }

    fn draw_title(&self, drawing: &mut DisplayList, label: &str) {
        let scaled = self.scaled;
        drawing.text(
            scaled.size(Type::bold(10.0)),
            Anchor::Start,
            scaled.place(LEFT, TITLE),
            &self.lang.sea_page_title(),
        );
        drawing.text(scaled.size(Type::plain(8.0)), Anchor::End, scaled.place(RIGHT, TITLE), label);
        drawing.line(Look::Rule, scaled.place(LEFT, TITLE + 4.0), scaled.place(RIGHT, TITLE + 4.0));
        let small = scaled.size(Type::pale(3.4));
        if let Some(seed) = self.puzzle.seed {
            let name = self.lang.sea_page_seed(seed.to_string());
            drawing.text(small, Anchor::Start, scaled.place(LEFT, TITLE + 9.5), &name);
        }
        let (size, shown) = (self.puzzle.setting.size(), self.puzzle.clues.shown().len());
        let facts = self.lang.sea_page_facts(format!("{} × {}", size.width(), size.height()), shown);
        drawing.text(small, Anchor::End, scaled.place(RIGHT, TITLE + 9.5), &facts);
    }

    fn draw_fleet(&self, drawing: &mut DisplayList, top: f64) {
        let (scaled, setting) = (self.scaled, &self.puzzle.setting);
        drawing.text(scaled.size(Type::bold(4.6)), Anchor::Start, scaled.place(LEFT, top), &self.lang.sea_page_fleet());
        fleet::draw(drawing, setting, scaled, (LEFT, top + HEADING), RIGHT - LEFT);
        let mut y = top + HEADING + fleet::height(setting, RIGHT - LEFT) + 2.5;
        for note in self.notes() {
            drawing.text(scaled.size(Type::pale(3.3)), Anchor::Start, scaled.place(LEFT, y), &note);
            y += NOTE;
        }
    }
}
