//! What a page of SMYOZ shows, whether it is drawn or written as text.

use std::sync::Arc;

use super::board::{Board, draw_shows};
use super::full;
use super::known::Known;
use super::sheet::{self, MERCY_ROOM};
use super::text;
use crate::board::{Cell, CellSet, Layout, Point, PointSet, SIZE};
use crate::clues::{Content, Inventory, Item, Shot, Shots, Shows, View};
use crate::deduction::Marks;
use crate::lang::SmyozTexts;
use crate::puzzle::{Promise, Puzzle, mercy};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::{Caption, Record, Stars};
use smyoz_paper::area::{Area, SMALLEST_CELL};
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::head;
use smyoz_paper::notes::CellNotes;
use smyoz_paper::panel::{Panel, Sample};
use smyoz_paper::sheets::{self, TooSmallError};
use smyoz_paper::theme;
use smyoz_paper::{Ink, LoneShot, NoSolutionError, PageKind, Style};
use smyoz_paper::{facts_of, puzzle_name};

/// One page: a puzzle or its solution, in one language and for one ink.
#[derive(Clone, Debug)]
pub struct Page {
    /// What it is headed with.
    pub(super) heading: &'static str,
    /// The language of the page.
    pub(super) lang: Lang,
    /// The ink for which it is drawn.
    pub(super) ink: Ink,
    /// Its kind: the word for puzzle or solution.
    pub(super) label: String,
    /// How hard it is among those of its level.
    pub(super) stars: Option<Stars>,
    /// The title and the note of the puzzle.
    pub(super) caption: Caption,
    /// What identifies it: the seed, if there is one, and the id.
    pub(super) name: String,
    pub(super) id: String,
    /// A line about the puzzle as a whole: level and score, if it has been rated, and the number of
    /// shots without the mercy shot.
    pub(super) facts: String,
    /// What the cells show, in reading order: those with a shot in a puzzle, all in a solution.
    pub(super) cells: [Option<Shows>; Cell::COUNT],
    /// The mercy shot, which is drawn apart; none in a solution.
    pub(super) mercy: Option<Shot>,
    /// The cells of the given shots, in a solution.
    pub(super) given: CellSet,
    /// Whether this is a puzzle whose clues determine the layout only up to symmetry.
    pub(super) up_to_symmetry: bool,
    /// The given part of the inventory in a puzzle, all of it in a solution.
    pub(super) inventory: Inventory,
    /// What the solver has found so far, in a puzzle that is begun.
    pub(super) known: Option<Box<Known>>,
    /// The layout to draw, in a solution.
    pub(super) layout: Option<Layout>,
    /// Whether its lines and islands are also drawn.
    pub(super) shows_lines: bool,
    /// What stands in place of a number that is not given.
    pub(super) withheld: &'static str,
}

/// The sample that precedes a line of the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Red,
    Green,
    Island,
    /// The frame of a given shot's cell.
    Given,
    /// The two digits of a ship's code.
    Code,
    /// Signs, as they appear on the page.
    Text(&'static str),
}

impl Page {
    /// The page of this kind for a puzzle.
    ///
    /// # Errors
    /// If it is the solution, and the puzzle names none.
    pub fn of(puzzle: &Puzzle, kind: PageKind, style: Style) -> Result<Self, NoSolutionError> {
        let lang = style.lang;
        let id = puzzle.id().to_string();
        let mut page = Self {
            heading: style.heading(NAME),
            lang,
            ink: style.ink,
            label: lang.page_puzzle(),
            stars: puzzle.stars(),
            caption: puzzle.caption.clone(),
            name: puzzle_name(style, kind, puzzle.seed, &id),
            id,
            facts: facts_of(lang, puzzle.level(), puzzle.score(), lang.page_shots(puzzle.clues.shots.len())),
            cells: [None; Cell::COUNT],
            mercy: None,
            given: CellSet::EMPTY,
            up_to_symmetry: false,
            inventory: puzzle.clues.inventory.clone(),
            known: None,
            layout: None,
            shows_lines: style.shows_lines,
            withheld: WITHHELD,
        };
        match kind {
            PageKind::Puzzle => {
                puzzle.clues.shots.iter().for_each(|shot| page.cells[shot.cell.index()] = Some(shot.shows));
                page.mercy = mercy(&puzzle.promise);
                page.up_to_symmetry = puzzle.promise == Promise::UpToSymmetry;
            }
            PageKind::Solution => {
                let layout = puzzle.solution.ok_or(NoSolutionError)?;
                page.label = lang.page_solution();
                page.cells = View::of(&layout).all().map(Some);
                page.inventory = Inventory::of(&layout);
                page.layout = Some(layout);
                page.given = puzzle.clues.shots.cells();
            }
        }
        Ok(page)
    }

    /// An empty board, and an inventory to be filled in.
    #[must_use]
    pub fn blank(style: Style) -> Self {
        Self {
            heading: style.heading(NAME),
            lang: style.lang,
            ink: style.ink,
            label: style.lang.sheet_blank(),
            stars: None,
            caption: Caption::NONE,
            name: String::new(),
            id: String::new(),
            facts: String::new(),
            cells: [None; Cell::COUNT],
            mercy: None,
            given: CellSet::EMPTY,
            up_to_symmetry: false,
            inventory: Inventory::default(),
            known: None,
            layout: None,
            shows_lines: style.shows_lines,
            withheld: "",
        }
    }

    /// The same page of a puzzle that is begun: what these shots show, and what is marked.
    #[must_use]
    pub fn begun(self, shots: Shots, marks: Marks) -> Self {
        let known = Known { shots, marks, new: Vec::new(), basis: Vec::new(), notes: Vec::new() };
        Self { known: Some(Box::new(known)), ..self }
    }

    /// The same page of a puzzle that is begun, with what is noted beside the marks.
    #[must_use]
    pub fn noted(mut self, notes: &[CellNotes]) -> Self {
        self.known.iter_mut().for_each(|known| known.notes = notes.to_vec());
        self
    }

    /// It alone on paper of this size, with a legend, however small its cells are.
    #[must_use]
    pub fn drawn_on(&self, paper: At) -> DisplayList {
        full::page(self, paper)
    }

    /// What the page is called.
    pub(super) fn title(&self) -> String {
        let parts = [self.heading, &self.label, &self.name];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" – ")
    }

    /// Its board for readers who do not see it: what is known of a puzzle that is begun, the shots
    /// of another, the ships of a solution.
    pub(super) fn in_words(&self) -> String {
        let ships = |layout: &Layout| layout.placements().map(|placement| placement.ship().to_string()).join(", ");
        let board = match (&self.known, &self.layout) {
            (Some(known), _) => known.in_words(),
            (None, Some(layout)) => ships(layout),
            (None, None) => in_words(self.shots()),
        };
        format!("{}: {board}", self.label)
    }

    /// The shots that are given.
    fn shots(&self) -> impl Iterator<Item = Shot> {
        Cell::all().filter_map(|cell| self.cells[cell.index()].map(|shows| Shot { cell, shows }))
    }

    /// The legend: the signs that occur on this page, and their meanings.
    pub(super) fn signs(&self) -> Vec<(Sign, String)> {
        let lang = self.lang;
        let mercy = self.mercy.map(|shot| shot.shows);
        // On an empty board anything may be drawn.
        let is_blank = self.withheld.is_empty();
        let occurs = |says: &dyn Fn(&Shows) -> bool| is_blank || self.cells.iter().chain([&mercy]).flatten().any(says);
        let mut legend = match self.layout {
            None => vec![
                (occurs(&|shows| shows.colour.red() > 0), Sign::Red, lang.legend_red_mark()),
                (occurs(&|shows| shows.colour.green() > 0), Sign::Green, lang.legend_green_mark()),
                (
                    occurs(&|shows| shows.colour.red() + shows.colour.green() == 0),
                    Sign::Text("β"),
                    lang.legend_no_mark(),
                ),
                (occurs(&|shows| matches!(shows.content, Content::Water(_))), Sign::Text("0–4"), lang.legend_digit()),
            ],
            Some(_) => vec![
                (self.shows_lines, Sign::Red, lang.legend_red_line()),
                (self.shows_lines, Sign::Green, lang.legend_green_line()),
                (self.shows_lines, Sign::Island, lang.legend_islands()),
                (!self.given.is_empty(), Sign::Given, lang.legend_given()),
            ],
        };
        legend.retain(|(occurs, ..)| *occurs);
        let mut legend: Vec<(Sign, String)> = legend.into_iter().map(|(_, sample, text)| (sample, text)).collect();
        legend.push((Sign::Code, lang.legend_code()));
        legend.push((Sign::Text("p, m"), lang.legend_bearing()));
        if !is_blank && !Item::ALL.into_iter().all(|item| self.inventory.gives(item)) {
            legend.push((Sign::Text(WITHHELD), lang.legend_withheld()));
        }
        if self.up_to_symmetry {
            legend.push((Sign::Text("~"), lang.legend_up_to_symmetry()));
        }
        legend
    }
}

/// A shot that is printed apart from its board.
pub fn apart(shot: Shot) -> LoneShot {
    LoneShot {
        cell_name: shot.cell.to_string(),
        in_words: in_words([shot]),
        draw: Arc::new(move |drawing, centre, side| draw_shows(drawing, centre, side, shot.shows)),
    }
}

impl Panel for Page {
    fn game(&self) -> String {
        self.heading.to_owned()
    }

    fn style(&self) -> Style {
        Style { title: Some(self.heading), ..Style::new(self.lang, self.ink) }
    }

    fn kind(&self) -> PageKind {
        if self.layout.is_some() { PageKind::Solution } else { PageKind::Puzzle }
    }

    fn alone(&self, paper: At) -> Result<DisplayList, TooSmallError> {
        let cell = full::cell(paper);
        if cell < SMALLEST_CELL { Err(TooSmallError(cell)) } else { Ok(self.drawn_on(paper)) }
    }

    fn draw(&self, drawing: &mut DisplayList, area: Area, number: usize) -> f64 {
        match self.kind() {
            PageKind::Puzzle => sheet::puzzle(drawing, self, area, number),
            PageKind::Solution => sheet::solution(drawing, self, area, number),
        }
    }

    fn draw_bare(&self, drawing: &mut DisplayList, area: Area) -> f64 {
        sheet::bare(drawing, self, area)
    }

    /// All boards are alike, but what a title and a note take away.
    fn cell_in(&self, area: Area) -> Option<f64> {
        let is_bare = self.caption == Caption::NONE || self.kind() == PageKind::Solution;
        let appearance = theme::standard(self.ink);
        (!is_bare).then(|| sheet::cell(head::below_caption(&self.caption, &appearance, area), &appearance))
    }

    fn legend(&self) -> Vec<(Sample, String)> {
        self.signs().into_iter().map(|(sign, text)| (sign.sample(), text)).collect()
    }

    fn draw_thumbnail(&self, drawing: &mut DisplayList, area: Area, number: usize) {
        let (width, height) = sheets::room_in_tile(area);
        let cell = f64::min(width, height) / f64::from(SIZE);
        let side = cell * f64::from(SIZE);
        sheets::draw_tile(drawing, area, (side, side), number, (&self.id, &self.facts), |drawing, at| {
            Board { at, cell }.draw_thumbnail(drawing, self);
        });
    }

    fn text(&self) -> String {
        text::sheet(self)
    }

    fn foot(&self) -> f64 {
        if self.mercy.is_some() { MERCY_ROOM } else { 0.0 }
    }

    fn draw_foot(&self, drawing: &mut DisplayList, area: Area) {
        sheet::mercy(drawing, self, area);
    }
}

/// The name of the game on pages.
pub const NAME: &str = "SMYOZ";

/// Shots for readers who do not see them.
pub(super) fn in_words(shots: impl IntoIterator<Item = Shot>) -> String {
    shots.into_iter().map(|shot| format!("{} {}", shot.cell, shot.shows)).collect::<Vec<_>>().join(", ")
}

/// Printed in place of a withheld number.
pub(super) const WITHHELD: &str = "?";

/// The pairs of adjacent points in a set, each in reading order: the bonds that make islands.
pub(super) fn joints(water: PointSet) -> impl Iterator<Item = (Point, Point)> {
    let apart = |one: Point, other: Point| (other.column().abs_diff(one.column()), other.row().abs_diff(one.row()));
    let after = move |one: Point| {
        water.iter().filter(move |&other| one < other && matches!(apart(one, other), (1, 0) | (0, 1)))
    };
    water.iter().flat_map(move |one| after(one).map(move |other| (one, other)))
}
