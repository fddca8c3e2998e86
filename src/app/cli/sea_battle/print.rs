//! The pages of puzzles of Sea Battle.

use super::check::columns;
use crate::cli::Failure;
use crate::cli::printed::{Looks, Printed};
use smyoz_core::puzzles::Record;
use smyoz_games::sea_battle::{Puzzle, Setting};
use smyoz_paper::book::{Game, SeaBattle};
use smyoz_paper::sea_battle::{Page, Setup};
use smyoz_paper::{NoSolution, PageKind};

/// How pages of a game are drawn.
pub(in crate::cli) fn setup(looks: Looks, setting: &Setting) -> Result<Setup, Failure> {
    Ok(Setup { style: looks.style, columns: columns(looks.columns, setting)? })
}

impl Printed for Puzzle {
    type Panel<'a> = Page<'a>;

    const TOLD: &'static dyn Game = &SeaBattle;

    fn is_solved(&self) -> bool {
        self.solution.is_some()
    }

    fn page(&self, kind: PageKind, number: Option<usize>, looks: Looks) -> Result<Page<'_>, Failure> {
        let page = Page::of(self, kind, number, &setup(looks, &self.setting)?);
        page.map_err(|error: NoSolution| Failure::content(self.file_stem(), error))
    }

    fn text(panel: &Page<'_>) -> String {
        panel.text()
    }
}
