//! Hints, from the player's own marks.
//!
//! Wrong marks lead anywhere, so a hint first says that there are some. From true marks, techniques
//! conclude nothing but the truth. Where they come to an end, the clues are named that leave no
//! layout with anything else in a cell.

use crate::lang::SeaTexts;
use itertools::Itertools;
use serde_json::json;

use super::action::{Action, Mark, Said};
use super::board::Board;
use super::game::Game;
use super::state::Asked;
use super::view::names;
use crate::board::{Cell, CellSet, Line, Piece, Shows};
use crate::clues::{Clue, Shown};
use crate::deduction::techniques::{Because, Deduction, Technique};
use crate::deduction::{Chart, Fact, Marks, Passage};
use crate::deduction::{news, next};
use crate::engines::Solver;
use smyoz_app::play::{Given, HelpView, Historic, NOTHING, SpotView};
use smyoz_core::deduction::{DeductionError, UnfoundedError};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};

/// What a hint shows at its stages.
struct Hint {
    place: String,
    /// For what; `None` if no technique helps.
    technique: Option<&'static Technique>,
    lines: Vec<String>,
    about: CellSet,
    because: CellSet,
    /// What follows, as the player would mark it.
    marks: Vec<Said>,
}

impl Game {
    /// The hint that the last action asked for; `None` if it asked for none.
    ///
    /// # Errors
    /// If there is a fault in the program.
    pub fn help(&self, lang: Lang, limits: Limits) -> Result<Option<HelpView>, UnfoundedError> {
        let Some(Asked::Hint(stage)) = self.state().asked else { return Ok(None) };
        if self.state().is_over() {
            return Ok(None);
        }
        let asked = || self.history.last_that(|action| matches!(action, Action::Hint { .. }));
        let given = |told| Some(Given { action: asked(), told });
        let wrong = self.wrong();
        if !wrong.is_empty() {
            // That something is wrong costs nothing; how much and where does.
            let told = if stage == 1 { NOTHING.to_owned() } else { format!("wrong {}", wrong.iter().join(" ")) };
            let given = given(told);
            return Ok(Some(HelpView { given, ..told_of_wrong(&wrong, stage, lang) }));
        }
        let board = Board::of(self.told(), self.state());
        let marks = if self.auto() { board.obvious } else { board.plain };
        let hint = match self.next_step(&marks, lang, limits) {
            Ok(Some(hint)) => hint,
            Ok(None) => match self.by_trying(&marks, lang, limits) {
                Ok(hint) => hint,
                Err(CancelledError) => return Ok(None),
            },
            Err(DeductionError::Cancelled(_)) => return Ok(None),
            Err(DeductionError::Unfounded(fault)) => return Err(fault),
        };
        let place = || hint.place.clone();
        let lines = match (stage, hint.technique) {
            (1, _) => vec![lang.hint_place(place())],
            (2, Some(technique)) => vec![lang.hint_technique(place(), technique.title(lang))],
            (2, None) => vec![lang.sea_hint_trying(place())],
            _ => hint.lines.clone(),
        };
        let given = given(hint.marks.iter().join(" "));
        let mut help = HelpView { lines, given, ..HelpView::default() };
        if stage == 3 {
            help.about = spot(hint.about);
            help.because = spot(hint.because - hint.about);
            help.mark = Some(json!({ "mark": { "cells": hint.marks } }));
        }
        Ok(Some(help))
    }

    /// What techniques say next of some cell.
    fn next_step(&self, marks: &Marks, lang: Lang, limits: Limits) -> Result<Option<Hint>, DeductionError> {
        let chart = &*self.told().chart;
        let Some(path) = next(marks.clone(), |_| true, limits)? else { return Ok(None) };
        let news = news(&path);
        let steps = path.passages(&news, limits)?;
        let Some(last) = steps.last().and_then(Passage::deduction) else { return Ok(None) };
        let mut after = marks.clone();
        after.extend(news);
        let about = after.settled() - marks.settled();
        Ok(Some(Hint {
            marks: about.iter().map(|cell| said(&after, cell)).collect(),
            place: place_of(chart, &last, about, lang),
            technique: steps.iter().filter_map(Passage::technique).max_by_key(|technique| technique.score),
            lines: steps.iter().flat_map(|step| step.sentences(chart, lang)).collect(),
            about,
            because: steps
                .iter()
                .flat_map(Passage::deductions)
                .fold(CellSet::NONE, |all, one| all | reasons(chart, one)),
        }))
    }

    /// What lies in the first cell that is open, and which clues would contradict anything else.
    fn by_trying(&self, marks: &Marks, lang: Lang, limits: Limits) -> Result<Hint, CancelledError> {
        let setting = self.told().setting();
        let open = setting.size().all() - marks.settled();
        let layout = self.hidden();
        // Few clues refute that a ship cell is water.
        let cell = open.iter().find(|&cell| layout.at(cell) == Some(Piece::Ship)).or_else(|| open.first());
        let cell = cell.unwrap_or_else(|| Cell::at(0, 0));
        let (truth, other) = match layout.at(cell) {
            Some(piece) => (Fact::Is(piece, cell), Shows::Water),
            None => (Fact::Water(cell), Shows::Ship),
        };
        let because = match (setting.cells_of(Piece::Mine), truth) {
            (0, _) => self.refuted(marks, Shown { cell, shows: other }, limits)?,
            _ => Vec::new(),
        };
        let cells = because.iter().fold(CellSet::NONE, |all, &clue| all | cells_of(clue, &self.told().chart));
        let list = because.iter().map(|clue| self.told().chart.told(&[Fact::from(*clue)], lang).concat()).join("; ");
        let told = self.told().chart.told(&[truth], lang).concat();
        let line = match because.is_empty() {
            true => lang.sea_hint_only(told),
            false => lang.sea_hint_refuted(told, list),
        };
        let mark = layout.at(cell).map_or(Mark::Water, Mark::Piece);
        Ok(Hint {
            place: cell.to_string(),
            technique: None,
            lines: vec![line],
            about: CellSet::of(cell),
            because: cells,
            marks: vec![Said { cell, mark: Some(mark) }],
        })
    }

    /// Clues and marks that contradict this.
    fn refuted(&self, marks: &Marks, contrary: Shown, limits: Limits) -> Result<Vec<Clue>, CancelledError> {
        let mut clues = self.told().clues.clone();
        for cell in marks.settled().iter().filter(|&cell| clues.shows(cell).is_none()).collect_vec() {
            let shows = if marks.is(Piece::Ship).contains(cell) { Shows::Ship } else { Shows::Water };
            clues.insert(Clue::Shown(Shown { cell, shows }));
        }
        clues.insert(Clue::Shown(contrary));
        let conflict = Solver::new(self.told().setting()).conflict(&clues, limits);
        limits.check()?;
        let conflict = conflict.map(|conflict| conflict.clues).unwrap_or_default();
        Ok(conflict.into_iter().filter(|&clue| clue != Clue::Shown(contrary)).collect())
    }
}

fn told_of_wrong(wrong: &[Cell], stage: u8, lang: Lang) -> HelpView {
    let line = match stage {
        1 => lang.cells_hint_wrong(),
        2 => lang.cells_hint_wrong_number(wrong.len()),
        _ => lang.cells_hint_wrong_cells(wrong.iter().join(", "), wrong.len()),
    };
    let about = if stage == 3 { spot(wrong.iter().copied().collect()) } else { SpotView::default() };
    HelpView { lines: vec![line], about, ..HelpView::default() }
}

/// Where to look: at the lines that are counted, at the cells that the step rests on, or else where
/// something follows.
pub(super) fn place_of(chart: &Chart, deduction: &Deduction, about: CellSet, lang: Lang) -> String {
    let lines = deduction.because.iter().find_map(|because| match because {
        Because::Line(line) => Some(vec![*line]),
        Because::Lines(lines) => Some(lines.clone()),
        _ => None,
    });
    if let Some(lines) = lines {
        return chart.lines_in_words(&lines, lang);
    }
    let seen = deduction.because.iter().find_map(|because| match because {
        Because::Cells(cells) => Some(*cells),
        Because::Places(places) if places.len() == 1 => Some(*chart.ship(places[0]).cells()),
        _ => None,
    });
    let cells = seen.unwrap_or(about);
    let shared = chart.setting().size().lines().find(|line| cells.iter().all(|cell| line.contains(cell)));
    match (cells.len(), shared) {
        (1, _) => cells.iter().join(""),
        (_, Some(line)) => chart.lines_in_words(&[line], lang),
        (_, None) => cells.first().map(|cell| cell.to_string()).unwrap_or_default(),
    }
}

/// A cell as the player would mark it.
pub(super) fn said(marks: &Marks, cell: Cell) -> Said {
    Said { cell, mark: Some(piece_at(marks, cell).map_or(Mark::Water, Mark::Piece)) }
}

/// The piece that is known to lie in a cell.
fn piece_at(marks: &Marks, cell: Cell) -> Option<Piece> {
    Piece::ALL.into_iter().find(|&piece| marks.is(piece).contains(cell))
}

/// The cells in which the reasons of a step are visible.
fn reasons(chart: &Chart, deduction: &Deduction) -> CellSet {
    let cells = |because: &Because| match because {
        Because::Cells(cells) => *cells,
        Because::Line(line) => line_cells(chart, *line),
        Because::Lines(lines) => lines.iter().fold(CellSet::NONE, |all, &line| all | line_cells(chart, line)),
        Because::Places(places) => places.iter().fold(CellSet::NONE, |all, &place| all | *chart.ship(place).cells()),
        Because::Lost(lost) => lost.iter().fold(CellSet::NONE, |all, (_, cells)| all | *cells),
        Because::Out(out) => {
            let places = out.iter().flat_map(|(_, places)| places);
            places.fold(CellSet::NONE, |all, &place| all | *chart.ship(place).cells())
        }
        Because::Piece(_) | Because::Number(_) | Because::Length(_) | Because::Shows(_) | Because::Ways(_) => {
            CellSet::NONE
        }
    };
    deduction.because.iter().fold(CellSet::NONE, |all, because| all | cells(because))
}

fn cells_of(clue: Clue, chart: &Chart) -> CellSet {
    chart.cells_of(Fact::from(clue))
}

fn line_cells(chart: &Chart, line: Line) -> CellSet {
    line.cell_set(chart.setting().size())
}

fn spot(cells: CellSet) -> SpotView {
    SpotView { cells: names(cells), points: Vec::new() }
}
