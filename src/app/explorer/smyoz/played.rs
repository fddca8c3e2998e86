//! Games and puzzles of SMYOZ, as the server needs them.

use serde_json::Value;

use super::action::Action;
use super::game::{Game, Source, Start};
use super::help::{Help, help};
use crate::play::Record;
use crate::play::{About, HelpView, NotPlayed, PathView, Playable, Played};
use crate::play::{Mode, Sentence};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Record as _;
use smyoz_games::smyoz::puzzle::Puzzle;

/// The name of the game, as in commands.
pub(in crate::explorer) const GAME: &str = "smyoz";

impl Playable for Puzzle {
    fn about(&self) -> About {
        let rating = self.rating.as_ref();
        About {
            kind: GAME,
            title: self.file_stem(),
            id: self.id(),
            size: None,
            shots: self.shots.len(),
            level: rating.map(|rating| rating.level),
            score: rating.map(|rating| rating.score),
        }
    }

    fn begin(&self, mode: Mode, lang: Lang, limits: Limits) -> Result<Box<dyn Played>, String> {
        let game = Game::new(Start { mode, source: Source::Puzzle(Box::new(self.clone())) }, limits);
        Ok(Box::new(game.map_err(|reason| reason.sentence(lang))?))
    }
}

impl Played for Game {
    fn kind(&self) -> &'static str {
        GAME
    }

    fn mode(&self) -> Mode {
        self.start().mode
    }

    fn play(&mut self, action: Value, millis: u32, lang: Lang) -> Result<(), NotPlayed> {
        let action: Action =
            serde_json::from_value(action).map_err(|error| NotPlayed::Unreadable(error.to_string()))?;
        Game::play(self, action, millis).map_err(|refusal| NotPlayed::Refused(refusal.sentence(lang)))
    }

    fn undo(&mut self) {
        Game::undo(self);
    }

    fn redo(&mut self) {
        Game::redo(self);
    }

    fn view(&self, lang: Lang) -> Value {
        serde_json::to_value(Game::view(self, lang)).expect("a view is plain data")
    }

    fn help(&self, lang: Lang, limits: Limits) -> Result<Option<HelpView>, String> {
        Ok(help(self.told(), self.state(), lang, limits)?.map(HelpView::from))
    }

    fn told_path(&self, lang: Lang, limits: Limits) -> Result<Option<PathView>, String> {
        Game::told_path(self, lang, limits)
    }

    fn record(&self, lang: Lang) -> Option<Record> {
        Some(Game::record(self, lang))
    }

    fn actions(&self) -> usize {
        self.entries().len()
    }

    fn to_json(&self) -> String {
        Game::to_json(self)
    }

    fn copy(&self) -> Box<dyn Played> {
        Box::new(self.clone())
    }
}

impl From<Help> for HelpView {
    fn from(help: Help) -> Self {
        Self { lines: help.lines, about: help.about.into(), because: help.because.into(), marks: Vec::new() }
    }
}
