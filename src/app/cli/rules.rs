//! `smyoz rules`: the rules of the game.

use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use thiserror::Error;

use super::files;
use super::formats::Format;
use super::games::{NotForGameError, expect_spoken, game_named};
use super::output::Output;
use super::pages::{self, DRAWN_OR_TEXT, PageArgs};
use super::values::by_name;
use super::{Answer, CommandError, StyleArgs};
use crate::registry::Registry;
use smyoz_paper::book::{Game, rules};

/// The formats of rules.
const FORMATS: [Format; 4] = [Format::Text, Format::Svg, Format::Pdf, Format::Png];

/// Print the rules of a game to the terminal, or to pages with pictures
#[derive(Args)]
#[command(mut_arg("show_seed", |option| option.hide(true)))]
pub(super) struct Rules {
    /// Which game
    #[arg(long)]
    game: String,
    /// File (.pdf, .txt, .svg, .png) or directory (new or empty), instead of standard output
    ///
    /// A file that exists is replaced. Files .svg and .png hold a single page.
    #[arg(long, value_hint = ValueHint::AnyPath, value_name = "FILE|DIR")]
    out: Option<PathBuf>,
    /// Formats of the files in a directory, separated by commas [default: svg]
    #[arg(long, value_delimiter = ',', value_parser = by_name(FORMATS, Format::name))]
    format: Vec<Format>,
    /// Print the rules in short, on a single page of A4
    #[arg(long, requires = "out", conflicts_with = "page")]
    short: bool,
    #[command(flatten)]
    page: PageArgs,
    #[command(flatten)]
    style: StyleArgs,
}

/// On standard output the rules are text.
#[derive(Debug, Error)]
#[error("expected --out FILE or --out DIR for anything but text")]
struct NoFileError;

impl Rules {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        self.page.check()?;
        let game = game_named(registry, &self.game);
        expect_spoken(registry, [&*self.game], self.style.style().lang)?;
        let game = game.book().ok_or_else(|| NotForGameError::new(game.kind(), "rules"))?;
        let (style, medium) = (self.style.style(), self.page.medium());
        match &self.out {
            None if self.format.iter().any(|&format| format != Format::Text) => {
                return Err(CommandError::content("--format", NoFileError));
            }
            None => output.text(rules::text(game, style.lang))?,
            Some(file) if pages::is_text(file) && !self.short => self.write_text(game, file)?,
            Some(out) => {
                if !self.short {
                    files::refuse_others(out, &DRAWN_OR_TEXT)?;
                }
                let pages = match self.short {
                    true => vec![rules::short(game, style)],
                    false => rules::pages(game, style, medium.paper),
                };
                pages::write(out, &[("rules".to_owned(), pages)], &self.format, medium, false)?;
            }
        }
        Ok(Answer::Yes)
    }

    fn write_text(&self, game: &dyn Game, file: &Path) -> Result<(), CommandError> {
        pages::expect_text(file, &self.format)?;
        files::write_named(file, rules::text(game, self.style.style().lang), "the rules")
    }
}
