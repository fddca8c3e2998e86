//! What a page says, whatever the format: the exporters decide only where things stand and how they look.

use thiserror::Error;

use super::words::Words;
use super::{Ink, Part, Style};
use crate::puzzle::Puzzle;
use crate::rate::Rating;
use crate::smyoz::{Cell, Inventory, Item, Layout, Point, PointSet, Shot, Shows, View};

/// One page: a puzzle or its solution, in one language and for one ink.
#[derive(Clone, Debug)]
pub struct Page {
    /// The words of the page.
    pub(super) words: &'static Words,
    /// What it will be printed with.
    pub(super) ink: Ink,
    /// What is on it: the word for puzzle or solution.
    pub(super) label: &'static str,
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
        let words = style.lang.words();
        let mut page = Self {
            words,
            ink: style.ink,
            label: words.puzzle,
            name: match puzzle.seed {
                Some(seed) => format!("{} {seed} · {}", words.seed, puzzle.id()),
                None => puzzle.id().to_string(),
            },
            facts: {
                let shots = format!("{}: {}", words.shots, puzzle.shots.len());
                let rating = Rating::of(puzzle);
                rating.map_or(shots.clone(), |rating| {
                    format!("{} {} · {shots}", words.levels[rating.level as usize], rating.score)
                })
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
                page.label = words.solution;
                page.cells = View::of(&layout).all().map(Some);
                page.inventory = Inventory::of(&layout);
                page.layout = Some(layout);
            }
        }
        Ok(page)
    }

    /// What the signs on this page mean.
    pub(super) fn legend(&self) -> Vec<(Sample, &'static str)> {
        let words = self.words;
        let mut legend = match self.layout {
            None => vec![
                (Sample::Red, words.red_mark),
                (Sample::Green, words.green_mark),
                (Sample::Signs("0–4"), words.digit),
            ],
            Some(_) => {
                vec![(Sample::Red, words.red_line), (Sample::Green, words.green_line), (Sample::Island, words.island)]
            }
        };
        legend.push((Sample::Code, words.lines_of_ship));
        legend.push((Sample::Signs("p, m"), words.bearing));
        if !Item::ALL.into_iter().all(|item| self.inventory.gives(item)) {
            legend.push((Sample::Signs(WITHHELD), words.withheld));
        }
        if self.up_to_symmetry {
            legend.push((Sample::Signs("≅"), words.up_to_symmetry));
        }
        legend
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
