//! The pages of puzzles of Sea Battle.

use super::check::columns;
use crate::cli::Failure;
use crate::cli::input::FromText;
use crate::cli::print::Format;
use crate::cli::printed::{Looks, Printed, draw};
use crate::cli::puzzle_files::{Filed, certified};
use smyoz_core::judging::certificate::Files;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Record;
use smyoz_games::sea_battle::{Puzzle, Setting};
use smyoz_games::smyoz::puzzle::{ReadError, read_as};
use smyoz_paper::book::{Game, SeaBattle};
use smyoz_paper::sea_battle::{Page, Setup};
use smyoz_paper::{NoSolution, PageKind, Style};

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

impl FromText for Puzzle {
    fn from_text(text: &str) -> Result<Self, ReadError> {
        read_as(text)
    }
}

impl Filed for Puzzle {
    const CLUE: &str = "shown cell";

    fn chosen(&self) -> usize {
        self.clues.shown().len()
    }

    fn is_proved(&self) -> Option<bool> {
        self.minimum.as_ref().map(|minimum| minimum.proved)
    }

    fn draw(&self, stem: &str, formats: &[Format], style: Style) -> Result<Vec<(String, Vec<u8>)>, Failure> {
        draw(stem, self, formats, style.into())
    }

    fn certify(&self) -> Result<Files, String> {
        certified(self, Limits::NONE)
    }
}
