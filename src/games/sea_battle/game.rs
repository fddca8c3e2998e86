//! What the core asks of the game, and of its techniques.

mod logic;

use std::ops::ControlFlow;
use std::sync::OnceLock;

use super::board::{CellSet, Layout, Piece, Setting, Symmetry};
use super::clues::{Clue, Clues, Topic};
use super::deduction::SeaBattle;
use super::engines::encode::Variables;
use super::engines::search::Tables;
use super::options::Options;
use super::puzzle::{PuzzleKeys, STAR_SCORES, text};
use super::seeds::Sampler;
use smyoz_core::game::{DrawSeed, Game, NoLayout, Task};
use smyoz_core::limits::Budget;
use smyoz_core::puzzles::StarScores;

/// All clues must be on the board.
impl Game for Setting {
    type Layout = Layout;
    type Clue = Clue;
    type Clues = Clues;
    type Topic = Topic;
    type Prepared = Tables;
    type Model = Variables;
    type Keys = PuzzleKeys;
    type Logic = SeaBattle;
    type Options = Options;

    const KIND: &'static str = "sea-battle";
    const NAME: &'static str = "Sea Battle";
    /// A test computes it (`tests/cli/fingerprint.rs`): whoever changes what is composed must also
    /// change it.
    const FINGERPRINT: &'static str = "7c421527e2f481e9";
    const CLUE: &'static str = "shown cell";
    const STAR_SCORES: Option<StarScores> = Some(STAR_SCORES);
    const CHOSEN: &'static str = "cells";
    const OTHERS: &'static str = "counts";

    fn clues(&self, clues: impl IntoIterator<Item = Clue>) -> Clues {
        let mut all = Clues::none(self.size());
        all.extend(clues);
        all
    }

    fn each(clues: &Clues) -> impl Iterator<Item = Clue> {
        clues.iter()
    }

    fn fits(&self, clue: &Clue, layout: &Layout) -> bool {
        clue.fits(layout)
    }

    fn is_legal(&self, layout: &Layout) -> bool {
        self.check(layout).is_empty()
    }

    fn prepare(&self) -> Tables {
        Tables::new(self)
    }

    fn search(
        &self,
        tables: &Tables,
        clues: &Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        tables.search(self, clues, budget, found)
    }

    fn topics(&self) -> Vec<Topic> {
        Topic::counts(self).chain(Topic::cells(self)).collect()
    }

    fn about(&self, topic: Topic, layout: &Layout) -> Clue {
        Clue::of(topic, layout)
    }

    fn topic(clue: &Clue) -> Topic {
        clue.topic()
    }

    fn difference<'a>(&'a self, solution: &'a Layout, other: &'a Layout) -> impl Fn(Topic) -> bool + 'a {
        let mut unlike = CellSet::NONE;
        for piece in Piece::ALL {
            let (one, other) = (*solution.cells(piece), *other.cells(piece));
            unlike |= (one - other) | (other - one);
        }
        // What a cell shows also depends on the cells at its sides.
        let near = unlike.with_sides();
        move |topic| {
            let may_differ = match topic {
                Topic::Shown(cell) => near.contains(cell),
                Topic::Count(_, line) => unlike.count_in(line) > 0,
            };
            may_differ && !Clue::of(topic, solution).fits(other)
        }
    }

    fn extent(&self) -> Option<[usize; 2]> {
        let size = self.size();
        Some([size.width(), size.height()].map(usize::from))
    }

    fn cell(topic: Topic) -> Option<[usize; 2]> {
        match topic {
            Topic::Shown(cell) => Some([cell.column(), cell.row()].map(usize::from)),
            _ => None,
        }
    }

    /// Counts that could be left out are no fault: they are given beside the cells.
    fn must_be_needed(topic: Topic) -> bool {
        matches!(topic, Topic::Shown(_))
    }

    fn rows(&self, layout: &Layout) -> Vec<String> {
        layout.rows()
    }

    /// The cell that is shown, or what is counted where.
    fn place(clue: &Clue) -> String {
        match clue {
            Clue::Shown(shown) => shown.cell.to_string(),
            Clue::Count(_) => clue.to_string(),
        }
    }

    fn options(&self) -> Options {
        Options::of(self)
    }

    fn drawing(options: &Options) -> DrawSeed<Self> {
        let setting = options.setting().map_err(|(option, error)| NoLayout::OfAny(format!("{option}: {error}")));
        let sampler = OnceLock::new();
        Box::new(move |seed, limits| {
            let setting = setting.clone()?;
            let layout = sampler.get_or_init(|| Sampler::new(&setting)).of_seed(seed, limits)?;
            Ok((setting, layout))
        })
    }

    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        let texts = Symmetry::of(self.size()).map(|symmetry| text(self, task.clues, symmetry));
        texts.min().expect("there is the identity")
    }

    fn comments(&self) -> Vec<String> {
        let variant = self.variant();
        vec![
            format!(
                "board {}, fleet {}, mines {}, minesweepers {}",
                self.size(),
                self.fleet(),
                variant.mines,
                variant.sweepers
            ),
            format!("ships may touch at: {}; figures of ships: {}", variant.touch, variant.shapes),
        ]
    }
}
