//! The bench: puzzles of Sea Battle composed by hand.
//!
//! An author gives counts and cells, and sees after every change how many layouts fit, where two of
//! them differ, or which clues contradict each other.

use std::collections::BTreeMap;

use itertools::Itertools;
use serde::{Deserialize, Serialize};

use super::played::rating_view;
use super::view::names;
use super::wanted::WantedSetting;
use super::wanted::no_setting;
use crate::board::{Cell, CellSet, Layout, Line, Piece, Setting, SettingError, Shows};
use crate::clues::{Clue, Clues, Count, ImpossibleCluesError, Shown, Topic};
use crate::compose::{ComposeError, Composer, Goal, Wish};
use crate::deduction::{Chart, Fact};
use crate::engines::Solver;
use crate::lang::SeaTexts;
use crate::puzzle::Puzzle;
use smyoz_app::play::RatingView;
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Seed;
use smyoz_core::rating::{Effort, rating};

/// Layouts are counted up to this number.
const COUNTED: usize = 100;

/// What lies on the bench.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    setting: WantedSetting,
    /// The counts by the names of pieces, as far as they are given.
    #[serde(default)]
    counts: BTreeMap<String, Numbers>,
    #[serde(default)]
    cells: BTreeMap<String, Shows>,
}

/// The counts of columns and rows, by their numbers from 0.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    #[serde(default)]
    columns: Vec<Option<u8>>,
    #[serde(default)]
    rows: Vec<Option<u8>>,
}

/// Why a sheet is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetError {
    /// There is no such game.
    Setting(SettingError),
    /// A clue is not about this board.
    Outside(String),
    Impossible(ImpossibleCluesError),
    Contradiction,
    /// The program is at fault.
    Fault,
    /// Even all allowed clues leave another layout.
    OutOfReach,
    /// Cancelled: nobody is waiting for it.
    Cancelled(CancelledError),
}

impl From<CancelledError> for SheetError {
    fn from(stopped: CancelledError) -> Self {
        Self::Cancelled(stopped)
    }
}

impl SheetError {
    pub(super) fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Setting(error) => no_setting(error, lang),
            Self::Outside(what) => lang.sea_sheet_outside(what.clone()),
            Self::Impossible(ImpossibleCluesError::Outside(cell)) => lang.sea_sheet_outside(cell.to_string()),
            Self::Impossible(ImpossibleCluesError::Count { line, number, cells, .. }) => {
                lang.sea_sheet_count(line_name(*line, lang), *number, *cells)
            }
            Self::Impossible(ImpossibleCluesError::Sum { piece, lines, least, most, expected }) => {
                let sum = if least == most { least.to_string() } else { format!("{least}–{most}") };
                lang.sea_sheet_sum(*lines, sum, *expected, piece.name())
            }
            Self::Contradiction => lang.no_puzzle_contradiction(),
            Self::Fault => lang.server_bug(),
            Self::Cancelled(CancelledError) => lang.server_cancelled(),
            Self::OutOfReach => lang.no_puzzle_several_solutions(),
        }
    }
}

fn line_name(line: Line, lang: Lang) -> String {
    match line {
        Line::Column(_) => lang.columns(lang.line_letter(line.name()), 1),
        Line::Row(_) => lang.rows(lang.line_number(line.name()), 1),
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Assay {
    /// How many layouts fit, up to 100.
    pub count: usize,
    pub is_all: bool,
    /// The rows of the first of them.
    pub first: Option<Vec<String>>,
    /// Cells in which the first and the second differ.
    pub differ: Vec<String>,
    /// A smallest set of clues that contradict each other, if no layout fits, in words.
    pub conflict: Vec<String>,
    /// The cells and lines of these clues.
    pub conflict_cells: Vec<String>,
    /// Whether it is known that no smaller set is a conflict.
    pub is_smallest: bool,
    /// Its level and score, if it is unique and techniques solve it.
    pub rating: Option<RatingView>,
}

impl Sheet {
    /// The game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn setting(&self) -> Result<Setting, SheetError> {
        self.setting.setting().map_err(SheetError::Setting)
    }

    /// The clues as a puzzle; whether any layout fits them is not asked.
    ///
    /// # Errors
    /// If there is no such game, or a clue is not about its board.
    pub fn puzzle(&self) -> Result<Puzzle, SheetError> {
        let setting = self.setting()?;
        let size = setting.size();
        let mut clues = Clues::none(size);
        for (name, numbers) in &self.counts {
            let outside = || SheetError::Outside(name.clone());
            let piece = Piece::ALL.into_iter().find(|piece| piece.name() == name).ok_or_else(outside)?;
            let columns = (0..).map(Line::Column).zip(&numbers.columns);
            let rows = (0..).map(Line::Row).zip(&numbers.rows);
            for (line, number) in columns.chain(rows) {
                let is_there = size.lines().any(|other| other == line);
                let number = if is_there { *number } else { return Err(outside()) };
                clues.extend(number.map(|number| Clue::Count(Count { piece, line, number })));
            }
        }
        for (name, shows) in &self.cells {
            let cell: Option<Cell> = name.parse().ok().filter(|&cell| size.contains(cell));
            let cell = cell.ok_or_else(|| SheetError::Outside(name.clone()))?;
            clues.insert(Clue::Shown(Shown { cell, shows: *shows }));
        }
        Ok(Puzzle::new(setting, clues))
    }

    /// What the clues leave.
    ///
    /// # Errors
    /// If the sheet is no puzzle, its counts are impossible by themselves, or it is cancelled.
    pub fn assay(&self, lang: Lang, limits: Limits) -> Result<Assay, SheetError> {
        let puzzle = self.puzzle()?;
        puzzle.clues.check(&puzzle.board).map_err(SheetError::Impossible)?;
        let chart = Chart::new(&puzzle.board);
        let mut solver = Solver::new(&puzzle.board);
        let found = solver.solutions(&puzzle.clues, COUNTED, limits)?;
        let layouts = &found.layouts;
        let conflict = match (layouts.is_empty(), found.complete) {
            (true, true) => solver.conflict(&puzzle.clues, limits),
            _ => None,
        };
        let clues = conflict.as_ref().map(|conflict| &conflict.clues[..]).unwrap_or_default();
        let cells = clues.iter().fold(CellSet::NONE, |all, &clue| all | chart.cells_of(Fact::from(clue)));
        let rating = found.unique().and_then(|_| rating(&chart, puzzle.task(), &[], Effort::Cores, limits).ok());
        limits.check()?;
        Ok(Assay {
            count: layouts.len(),
            is_all: found.complete,
            first: layouts.first().map(Layout::rows),
            differ: layouts
                .iter()
                .take(2)
                .collect_tuple()
                .map(|(one, other)| differences(one, other))
                .unwrap_or_default(),
            conflict: clues.iter().map(|&clue| chart.told(&[Fact::from(clue)], lang).concat()).collect(),
            conflict_cells: names(cells),
            is_smallest: conflict.is_some_and(|conflict| conflict.smallest),
            rating: rating.map(|rating| rating_view(&rating, lang)),
        })
    }

    /// The puzzle with its solution and its rating, if it has exactly one.
    ///
    /// # Errors
    /// If the sheet is no puzzle, or it is cancelled.
    pub fn finished(&self, limits: Limits) -> Result<Puzzle, SheetError> {
        let mut puzzle = self.puzzle()?;
        puzzle.clues.check(&puzzle.board).map_err(SheetError::Impossible)?;
        puzzle.solution = Solver::new(&puzzle.board).solutions(&puzzle.clues, 1, limits)?.unique().copied();
        puzzle.rating = puzzle
            .solution
            .and_then(|_| rating(&Chart::new(&puzzle.board), puzzle.task(), &[], Effort::Cores, limits).ok());
        limits.check()?;
        Ok(puzzle)
    }

    /// Adds cells to the clues until they are unique, none of which can be left out. The seed
    /// chooses between the layouts that fit and between cells.
    ///
    /// # Errors
    /// If the sheet is no puzzle, no layout fits, or it is cancelled.
    pub fn complete(&self, seed: Seed, limits: Limits) -> Result<Puzzle, SheetError> {
        let puzzle = self.puzzle()?;
        puzzle.clues.check(&puzzle.board).map_err(SheetError::Impossible)?;
        let mut layouts = Solver::new(&puzzle.board).solutions(&puzzle.clues, COUNTED, limits)?.layouts;
        let mut stream = seed.stream("sea battle bench");
        stream.shuffle(&mut layouts);
        let solution = *layouts.first().ok_or(SheetError::Contradiction)?;
        let given: Vec<Topic> = puzzle.clues.iter().map(Clue::topic).collect();
        let open = Topic::cells(&puzzle.board).filter(|topic| !given.contains(topic));
        let scope = open.map(|topic| vec![topic]).collect();
        let wish = Wish { scope, ..Wish::single(given, [], Goal::Minimal) };
        let composed = Composer::new(&puzzle.board).compose(&solution, &wish, &mut stream, limits);
        let clues = composed.map_err(|error| match error {
            ComposeError::Cancelled => SheetError::Cancelled(CancelledError),
            ComposeError::Disagreement(_) => SheetError::Fault,
            _ => SheetError::OutOfReach,
        })?;
        Ok(Puzzle { clues: clues.clues, solution: Some(solution), ..puzzle })
    }
}

/// Cells in which two layouts differ.
fn differences(one: &Layout, other: &Layout) -> Vec<String> {
    let cells = one.size().cells().filter(|&cell| one.at(cell) != other.at(cell));
    cells.map(|cell| cell.to_string()).collect()
}
