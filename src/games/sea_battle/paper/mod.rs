//! Pages of Sea Battle: a puzzle or its solution, on its own page or as a part of one; sheets for
//! two players, and texts for a terminal.
//!
//! A board has its counts at the right and below; a count that is withheld is left blank.

mod board;
mod books;
mod contest;
mod fleet;
mod full;
mod key;
mod known;
mod part;
mod partner;
mod path;
mod pictures;
mod signs;
mod text;

use crate::lang::SeaTexts;
use board::{Board, MARGIN, counts_room};
pub use books::{draw_motif, path, picture};
pub use contest::{GameRecord, Shelled, contest};
use fleet::Fleet;
use key::Key;
use known::Known;
pub use partner::{blank, partner};
use signs::{Spot, draw as draw_sign, draw_part, sides};
use text::fleet as fleet_text;
use thiserror::Error;

use crate::board::{Columns, Layout, Setting, Shapes, Touch};
use crate::deduction::Marks;
use crate::puzzle::Puzzle;
use smyoz_core::puzzles::Record;
use smyoz_paper::area::Area;
use smyoz_paper::drawing::{At, DisplayList, Tag};
use smyoz_paper::notes::CellNotes;
use smyoz_paper::panel::{Panel, Sample};
use smyoz_paper::sheets::TooSmallError;
use smyoz_paper::{NoSolutionError, PageKind, Style};
use smyoz_paper::{facts_of, puzzle_name};

#[derive(Clone, Debug)]
pub struct Setup {
    /// The language and the ink.
    pub style: Style,
    pub columns: Columns,
}

/// Why a page cannot be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum DrawError {
    /// It would be that of a solution which the puzzle does not name.
    #[error(transparent)]
    NoSolution(#[from] NoSolutionError),
    /// There is too little room on the paper.
    #[error(transparent)]
    TooSmall(#[from] TooSmallError),
}

/// What is printed of a puzzle or of its solution.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    puzzle: &'a Puzzle,
    /// What the solver has found so far, in a puzzle that is begun.
    known: Option<Box<Known>>,
    /// The layout to draw, in a solution.
    layout: Option<&'a Layout>,
    setup: Setup,
    /// What it is called: a puzzle or a solution, with its number if there are several.
    label: String,
    /// Its id, and what else identifies it.
    id: String,
    name: String,
    /// Level and score, if it is rated, size, and how many cells are shown.
    facts: String,
}

impl<'a> Page<'a> {
    /// The page of this kind for a puzzle, with its number if there are several.
    ///
    /// # Errors
    /// If it is the solution, and the puzzle names none.
    pub fn of(
        puzzle: &'a Puzzle,
        kind: PageKind,
        number: Option<usize>,
        setup: &Setup,
    ) -> Result<Self, NoSolutionError> {
        let lang = setup.style.lang;
        let layout = match kind {
            PageKind::Puzzle => None,
            PageKind::Solution => Some(puzzle.solution.as_ref().ok_or(NoSolutionError)?),
        };
        let id = puzzle.id().to_string();
        let name = puzzle_name(setup.style, kind, puzzle.seed, &id);
        let (size, shown) = (puzzle.board.size(), puzzle.clues.shown().len());
        let facts = lang.sea_page_facts(format!("{} × {}", size.width(), size.height()), shown);
        let facts = facts_of(lang, puzzle.level(), puzzle.score(), facts);
        let label = match (kind, number) {
            (PageKind::Puzzle, None) => lang.page_puzzle(),
            (PageKind::Puzzle, Some(number)) => lang.book_puzzle(number),
            (PageKind::Solution, None) => lang.page_solution(),
            (PageKind::Solution, Some(number)) => lang.page_solution_of(number),
        };
        Ok(Self { puzzle, known: None, layout, setup: setup.clone(), label, id, name, facts })
    }

    /// An empty board: this puzzle tells nothing.
    fn blank(puzzle: &'a Puzzle, setup: &Setup) -> Self {
        let size = puzzle.board.size();
        let facts = format!("{} × {}", size.width(), size.height());
        let label = setup.style.lang.sheet_blank();
        Self {
            puzzle,
            known: None,
            layout: None,
            setup: setup.clone(),
            label,
            id: String::new(),
            name: String::new(),
            facts,
        }
    }

    /// The same page of a puzzle that is begun, with what is marked.
    #[must_use]
    pub fn begun(self, marks: &Marks) -> Self {
        Self { known: Some(Box::new(Known::after(self.puzzle, marks, &[]))), ..self }
    }

    /// The same page of a puzzle that is begun, with what is noted beside the marks.
    #[must_use]
    pub fn noted(mut self, notes: &[CellNotes]) -> Self {
        self.known.iter_mut().for_each(|known| known.notes = notes.to_vec());
        self
    }

    /// Its board alone as text.
    fn board_text(&self) -> String {
        text::board(self)
    }

    fn draw_board(&self, drawing: &mut DisplayList, at: At, cell: f64) {
        let board = self.known.as_ref().map_or_else(|| self.board_text(), |known| known.text());
        drawing.tagged(Tag::Figure(format!("{}\n{board}", self.label)), |drawing| match &self.known {
            Some(known) => known.draw(drawing, at, cell),
            None => self.board(at, cell).draw(drawing),
        });
    }

    fn board(&self, at: At, cell: f64) -> Board<'_> {
        Board { at, cell, puzzle: self.puzzle, layout: self.layout, columns: Some(&self.setup.columns) }
    }
}

/// What is printed of the rules of a game below its fleet.
fn notes(setting: &Setting, style: Style) -> Vec<String> {
    let (variant, lang) = (setting.variant(), style.lang);
    let notes = [
        (variant.shapes == Shapes::Any, lang.sea_page_any_shape()),
        (variant.touch == Touch::Corners, lang.sea_page_corners()),
    ];
    notes.into_iter().filter(|(holds, _)| *holds).map(|(_, note)| note).collect()
}

impl Panel for Page<'_> {
    fn game(&self) -> String {
        let style = self.style();
        style.heading(&style.lang.sea_page_title()).to_owned()
    }

    fn style(&self) -> Style {
        self.setup.style
    }

    fn kind(&self) -> PageKind {
        if self.layout.is_some() { PageKind::Solution } else { PageKind::Puzzle }
    }

    fn alone(&self, paper: At) -> Result<DisplayList, TooSmallError> {
        full::page(self, paper)
    }

    fn draw(&self, drawing: &mut DisplayList, area: Area, number: usize) -> f64 {
        match self.kind() {
            PageKind::Puzzle => part::puzzle(drawing, self, area, number),
            PageKind::Solution => part::solution(drawing, self, area, number),
        }
    }

    fn draw_bare(&self, drawing: &mut DisplayList, area: Area) -> f64 {
        part::bare(drawing, self, area)
    }

    fn cell_in(&self, area: Area) -> Option<f64> {
        Some(part::cell(self, area))
    }

    fn legend(&self) -> Vec<(Sample, String)> {
        let key = Key::of(self.puzzle, self.kind(), self.style().lang);
        key.entries().into_iter().map(|(sign, meaning)| (sign.sample(), meaning)).collect()
    }

    fn draw_thumbnail(&self, drawing: &mut DisplayList, area: Area, number: usize) {
        part::thumbnail(drawing, self, area, number);
    }

    fn text(&self) -> String {
        text::sheet(self)
    }
}

/// The page of a puzzle or of its solution on paper of this width and height in millimetres, with
/// its number if there are several.
///
/// # Errors
/// If it is the solution, and the puzzle names none, or the cells would be too small for a pencil.
pub fn page(
    puzzle: &Puzzle,
    kind: PageKind,
    number: Option<usize>,
    setup: &Setup,
    paper: At,
) -> Result<DisplayList, DrawError> {
    Ok(Page::of(puzzle, kind, number, setup)?.alone(paper)?)
}
