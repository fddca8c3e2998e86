//! Solution paths in words and boards, stage by stage. They are worded once, before the book is
//! bound.

use std::sync::Arc;

use super::Known;
use super::pictures::SeaArt;
use crate::board::{CellSet, Line};
use crate::deduction::techniques::Because;
use crate::deduction::{Chart, Marks, Passage};
use crate::puzzle::Puzzle;
use crate::rate::Stage;
use crate::rate::{Effort, SolutionPath};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Record};
use smyoz_paper::book::{Example, Form, Hint, NoPathError, Path, PathStep, Picture, ToldStage};
use smyoz_paper::{Lang, PageKind, Style};

/// The most rows that are named as the place of a hint.
const ROWS: usize = 3;

/// The path of a puzzle.
pub(super) struct Told<'a> {
    puzzle: &'a Puzzle,
    chart: Chart,
    path: SolutionPath,
}

impl<'a> Told<'a> {
    /// The printed path of a puzzle.
    pub fn of(puzzle: &'a Puzzle) -> Result<Self, NoPathError> {
        if puzzle.level() == Some(Level::Beyond) {
            return Err(NoPathError::no_technique());
        }
        let path = SolutionPath::of(puzzle, Effort::Techniques, Limits::NONE)
            .map_err(|reason| NoPathError::because(reason.to_string()))?;
        // What was seen but is not printed takes much memory.
        let path = SolutionPath { seen: Vec::new(), ..path };
        Ok(Self { puzzle, chart: Chart::new(&puzzle.board), path })
    }

    fn numbered(&self) -> impl Iterator<Item = (usize, Stage<'_>)> {
        (1..).zip(self.path.stages(&self.chart, &self.puzzle.clues))
    }

    /// The lines at which a step is seen: those that it counts, or else one that its news share, or
    /// the first ones that they lie in. Unlike cells, they give no ship away.
    fn lines(&self, passage: &Passage) -> Vec<Line> {
        let counted = passage.deductions().flat_map(|deduction| &deduction.because).find_map(|because| match because {
            Because::Line(line) => Some(vec![*line]),
            Because::Lines(lines) => Some(lines.clone()),
            _ => None,
        });
        let cells = passage.facts().fold(CellSet::NONE, |all, fact| all | self.chart.cells_of(fact));
        let through = |line: &Line| cells.count_in(*line) > 0;
        let lines = || self.puzzle.board.size().lines();
        let shared = || lines().find(|&line| cells.count_in(line) as usize == cells.len()).map(|line| vec![line]);
        let rows = || lines().filter(|line| line.is_row()).filter(through).take(ROWS).collect();
        counted.or_else(shared).unwrap_or_else(rows)
    }

    fn told(&self, (number, stage): (usize, Stage), lang: Lang) -> ToldStage {
        ToldStage {
            number,
            steps: stage.steps.iter().map(|step| step.sentences(&self.chart, lang)).collect(),
            known: Arc::new(SeaArt::Known(Box::new(Known::after(self.puzzle, &stage.known, stage.steps)))),
        }
    }
}

impl Path for Told<'_> {
    fn pictures(&self, _style: Style) -> Vec<Picture> {
        let picture = |form, art| Picture { form, art: Arc::new(art), caption: String::new() };
        let board = SeaArt::Board(Box::new(self.puzzle.clone()), PageKind::Puzzle);
        vec![picture(Form::Board, board), picture(Form::Wide, SeaArt::Fleet(Box::new(self.puzzle.board.clone())))]
    }

    fn stages(&self, lang: Lang) -> Vec<ToldStage> {
        self.numbered().map(|stage| self.told(stage, lang)).collect()
    }

    fn hints(&self, count: usize, lang: Lang) -> Vec<Hint> {
        let hint = |step: &Passage| Hint {
            place: self.chart.lines_in_words(&self.lines(step), lang),
            technique: step.kind().title(lang),
            sentences: step.sentences(&self.chart, lang),
        };
        self.path.hints(count).into_iter().map(|at| hint(&self.path.told[at])).collect()
    }

    fn steps(&self) -> Vec<PathStep> {
        let step = |(at, step): (usize, &Passage)| {
            let technique = step.technique()?;
            let technique = (technique.level, technique.score, technique.id);
            Some(PathStep { at, technique, difficulty: step.facts().count() + step.known().len() })
        };
        self.path.told.iter().enumerate().filter_map(step).collect()
    }

    fn example(&self, at: usize, lang: Lang) -> Example {
        let told = &self.path.told[..=at];
        let marks = |told: &[Passage]| {
            let mut marks = Marks::start(&self.chart, &self.puzzle.clues);
            marks.extend(told.iter().flat_map(Passage::steps).flat_map(|step| step.facts().iter().copied()));
            marks
        };
        let known = |marks: Marks| Known::after(self.puzzle, &marks, &told[at..]);
        let boards = [known(marks(&told[..at])).without_news(), known(marks(told)).without_basis()];
        Example {
            technique: told[at].kind().title(lang),
            sentences: told[at].sentences(&self.chart, lang),
            boards: boards.map(|known| Arc::new(SeaArt::Known(Box::new(known))) as _),
        }
    }
}
