//! What a page says, whatever the format: the exporters decide only where things stand and how they look.

use thiserror::Error;

use super::{Ink, Part, Style};
use crate::lang::Lang;
use crate::puzzle::Puzzle;
use crate::smyoz::techniques::Level;
use crate::smyoz::{Cell, Inventory, Item, Layout, Point, PointSet, Shot, Shows, View};

/// One page: a puzzle or its solution, in one language and for one ink.
#[derive(Clone, Debug)]
pub struct Page {
    /// The language of the page.
    pub(super) lang: Lang,
    /// What it will be printed with.
    pub(super) ink: Ink,
    /// What is on it: the word for puzzle or solution.
    pub(super) label: String,
    /// What identifies it: seed, where there is one, and id.
    pub(super) name: String,
    /// What is said of the puzzle as a whole: its level and score, if it has been rated, and its number of shots, without
    /// the mercy shot.
    pub(super) facts: String,
    /// What the cells show, in reading order: those shot on a puzzle, all of them on a solution.
    pub(super) cells: [Option<Shows>; Cell::COUNT],
    /// The mercy shot, which stands apart; none on a solution.
    pub(super) mercy: Option<Shot>,
    /// Whether this is a puzzle whose clues determine the layout only up to symmetry.
    pub(super) up_to_symmetry: bool,
    /// What is given of the inventory on a puzzle, all of it on a solution.
    pub(super) inventory: Inventory,
    /// The layout to draw, on a solution.
    pub(super) layout: Option<Layout>,
}

/// The solution of a puzzle that carries none was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this puzzle carries no solution")]
pub struct NoSolution;

/// What a line of the legend explains, and so what is drawn before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sample {
    /// A red stroke.
    Red,
    /// A green stroke.
    Green,
    /// A small island.
    Island,
    /// The two digits of a ship's code.
    Code,
    /// Signs, as they stand on the page.
    Signs(&'static str),
}

impl Page {
    /// The page of one part of a puzzle.
    ///
    /// # Errors
    /// If it is the solution, and the puzzle carries none.
    pub fn of(puzzle: &Puzzle, part: Part, style: Style) -> Result<Self, NoSolution> {
        let lang = style.lang;
        let mut page = Self {
            lang,
            ink: style.ink,
            label: lang.page_puzzle(),
            name: match puzzle.seed {
                Some(seed) => lang.page_seed(seed.to_string(), puzzle.id().to_string()),
                None => puzzle.id().to_string(),
            },
            facts: match &puzzle.rating {
                None => lang.page_shots(puzzle.shots.len()),
                Some(rating) => lang.page_rated(level(lang, rating.level), rating.score, puzzle.shots.len()),
            },
            cells: [None; Cell::COUNT],
            mercy: None,
            up_to_symmetry: false,
            inventory: puzzle.inventory.clone(),
            layout: None,
        };
        match part {
            Part::Puzzle => {
                puzzle.shots.iter().for_each(|shot| page.cells[shot.cell.index()] = Some(shot.shows));
                page.mercy = puzzle.mercy;
                page.up_to_symmetry = puzzle.up_to_symmetry;
            }
            Part::Solution => {
                let layout = puzzle.solution.ok_or(NoSolution)?;
                page.label = lang.page_solution();
                page.cells = View::of(&layout).all().map(Some);
                page.inventory = Inventory::of(&layout);
                page.layout = Some(layout);
            }
        }
        Ok(page)
    }

    /// What the signs on this page mean.
    pub(super) fn legend(&self) -> Vec<(Sample, String)> {
        let lang = self.lang;
        let mut legend = match self.layout {
            None => vec![
                (Sample::Red, lang.legend_red_mark()),
                (Sample::Green, lang.legend_green_mark()),
                (Sample::Signs("0–4"), lang.legend_digit()),
            ],
            Some(_) => vec![
                (Sample::Red, lang.legend_red_line()),
                (Sample::Green, lang.legend_green_line()),
                (Sample::Island, lang.legend_islands()),
            ],
        };
        legend.push((Sample::Code, lang.legend_code()));
        legend.push((Sample::Signs("p, m"), lang.legend_bearing()));
        if !Item::ALL.into_iter().all(|item| self.inventory.gives(item)) {
            legend.push((Sample::Signs(WITHHELD), lang.legend_withheld()));
        }
        if self.up_to_symmetry {
            legend.push((Sample::Signs("≅"), lang.legend_up_to_symmetry()));
        }
        legend
    }
}

/// The name of a level on a page.
fn level(lang: Lang, level: Level) -> String {
    match level {
        Level::Beginner => lang.level_beginner(),
        Level::Advanced => lang.level_advanced(),
        Level::Master => lang.level_master(),
        Level::Grandmaster => lang.level_grandmaster(),
    }
}

/// What stands in place of a withheld number.
pub(super) const WITHHELD: &str = "?";

/// The pairs of neighbouring points of a set, each in reading order: what joins them to islands.
pub(super) fn joints(water: PointSet) -> impl Iterator<Item = (Point, Point)> {
    let apart = |one: Point, other: Point| (other.column().abs_diff(one.column()), other.row().abs_diff(one.row()));
    let after = move |one: Point| {
        water.iter().filter(move |&other| one < other && matches!(apart(one, other), (1, 0) | (0, 1)))
    };
    water.iter().flat_map(move |one| after(one).map(move |other| (one, other)))
}
