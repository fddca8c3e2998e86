//! Pages of Sea Battle whose columns have other names, and sheets to play with a partner.

use crate::puzzle::Puzzle;
use clap::builder::StringValueParser;
use clap::{ArgMatches, Args, Command};

use super::SeaBattleGame;
use crate::board::Setting;
use crate::options::{column_names, columns, setting};
use crate::paper::{Page, Setup, blank, partner};
use smyoz_app::registry::asked::{parsed, with_args};
use smyoz_app::registry::values::completed;
use smyoz_app::registry::{AnyPuzzle, Refusal, Sheet, Sheets};
use smyoz_core::puzzles::Record;
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::sheets::TooSmallError;
use smyoz_paper::{PageKind, Panel, Style};

/// Options on how pages look.
#[derive(Args)]
struct LookArgs {
    /// Names of columns of Sea Battle: latin, cyrillic, or the letters of a word [default: latin]
    #[arg(long, hide_short_help = true, value_name = "NAMES", hide_possible_values = true)]
    #[arg(value_parser = completed(column_names, StringValueParser::new()))]
    columns: Option<String>,
}

impl LookArgs {
    fn setup(&self, setting: &Setting, style: Style) -> Result<Setup, Refusal> {
        Ok(Setup { style, columns: columns(self.columns.as_deref(), setting)? })
    }
}

impl Sheets for SeaBattleGame {
    fn with_looks(&self, command: Command) -> Command {
        with_args::<LookArgs>(command).mut_args(|argument| match argument.get_id() == "walkthrough" {
            true => argument.conflicts_with("columns"),
            false => argument,
        })
    }

    fn panel<'a>(
        &self,
        puzzle: &'a dyn AnyPuzzle,
        kind: PageKind,
        number: Option<usize>,
        style: Style,
        own: &ArgMatches,
    ) -> Option<Result<Box<dyn Panel + 'a>, Refusal>> {
        let (puzzle, looks) = (puzzle.downcast_ref::<Puzzle>()?, parsed::<LookArgs>(own));
        looks.columns.is_some().then(|| {
            let setup = looks.setup(&puzzle.board, style)?;
            let page = Page::of(puzzle, kind, number, &setup);
            Ok(Box::new(page.map_err(|error| Refusal::at(puzzle.file_stem(), error))?) as Box<dyn Panel>)
        })
    }

    fn sheet(
        &self,
        sheet: Sheet,
        style: Style,
        paper: At,
        own: &ArgMatches,
    ) -> Result<Result<DisplayList, TooSmallError>, Refusal> {
        let setting = setting(own)?;
        let setup = parsed::<LookArgs>(own).setup(&setting, style)?;
        Ok(match sheet {
            Sheet::Boards { per_page } => blank(&setting, &setup, paper, per_page),
            Sheet::Partner => partner(&setting, &setup, paper),
        })
    }
}
