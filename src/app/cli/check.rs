//! `smyoz check`: whether a layout drawn by hand is legal.

use std::path::PathBuf;

use clap::{Args, ValueHint};
use thiserror::Error;

use super::games::{GameArgs, NotForGameError};
use super::input::text_for_game;
use super::output::Output;
use super::{Answer, CommandError, shown};
use crate::registry::{AnyGame, Registry, Text};

/// Check a layout drawn by hand: print its inventory, or what is wrong
#[derive(Args)]
pub(super) struct Check {
    /// Layout: a drawing or a SEED file, or - for standard input
    #[arg(value_hint = ValueHint::FilePath, value_name = "FILE", required = true, num_args = 1..=2)]
    files: Vec<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    game: GameArgs,
}

/// A second layout was given.
#[derive(Debug, Error)]
#[error("expected a single layout{}", .others.as_ref().map_or_else(String::new, |game| format!(": two boards are compared with --game {game}")))]
struct SecondBoardError {
    /// A game that compares two.
    others: Option<&'static str>,
}

impl Check {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let game = self.game.of("check", registry)?;
        let lacks = || NotForGameError::new(game.kind(), "layouts to check");
        let layouts = game.extras().layouts.ok_or_else(lacks)?;
        if let Some(spare) = self.files.get(layouts.most_boards()) {
            let compares =
                |game: &&&dyn AnyGame| game.extras().layouts.is_some_and(|layouts| layouts.most_boards() > 1);
            let others = registry.games().iter().find(compares).map(|game| game.kind());
            return Err(CommandError::content(shown::path(spare), SecondBoardError { others }));
        }
        let boards: Vec<Text> = self.files.iter().map(|file| text_for_game(file)).collect::<Result<_, _>>()?;
        let reply = layouts.check(&boards, self.game.matches(), &text_for_game).ok_or_else(lacks)?;
        output.reply(&reply?, self.json)
    }
}
