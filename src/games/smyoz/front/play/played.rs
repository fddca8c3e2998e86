//! Games and puzzles of SMYOZ, as the server needs them.

use serde_json::{Value, json};

use super::action::Action;
use super::exported::{PLAYER, exported};
use super::file::{read_game, summary};
use super::game::{Beginning, Game, Source};
use super::help::{Help, help};
use super::state::Asked;
use super::statement::Statement;
use crate::board::{Cell, SIZE, ShipType};
use crate::clues::Content;
use crate::compose::Traits;
use crate::engines::Smyoz;
use crate::front::{GAME, ISLANDS, MOORED};
use crate::paper::Page;
use crate::puzzle::Puzzle;
use smyoz_app::play::{
    About, Exported, Given, HelpView, Historic, Mode, PathView, Play, Played, Player, ReadGameError, Record, Sentence,
    Summary, on_paper, printed,
};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_paper::{Ink, PageKind, Style};

impl Play for Smyoz {
    fn listed(puzzle: &Puzzle) -> About {
        let shots = &puzzle.clues.shots;
        let shown = |cell: Cell| match shots.iter().find(|shot| shot.cell == cell)?.shows.content {
            Content::Water(_) => Some('.'),
            Content::Ship(kind) => Some(kind.letter()),
        };
        About {
            shots: shots.len(),
            score: puzzle.score(),
            picture: About::picture(Cell::all().map(|cell| shown(cell).unwrap_or(' ')), SIZE),
            ..About::of(puzzle)
        }
    }

    fn counted(puzzle: &Puzzle) -> Vec<(&'static str, u32)> {
        let Traits { moored, islands, .. } = Traits::of(puzzle);
        let known = |(name, number): (&'static str, Option<u32>)| Some((name, number?));
        [(MOORED.name, moored), (ISLANDS.name, islands)].into_iter().filter_map(known).collect()
    }

    fn begin(puzzle: &Puzzle, mode: Mode, lang: Lang, limits: Limits) -> Result<Box<dyn Played>, String> {
        let game = Game::new(Beginning { mode, source: Source::Puzzle(Box::new(puzzle.clone())) }, limits);
        Ok(Box::new(game.map_err(|reason| reason.sentence(lang))?))
    }

    fn summary(text: &str) -> Result<Summary, String> {
        summary(text)
    }

    fn read_played(text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
        Ok(Box::new(read_game(text, limits)?))
    }

    fn player() -> Option<&'static Player> {
        Some(&PLAYER)
    }

    fn exported(puzzle: &Puzzle, with_answers: bool, lang: Lang, limits: Limits) -> Result<Exported, String> {
        exported(puzzle, with_answers, lang, limits)
    }
}

impl Played for Game {
    fn kind(&self) -> &'static str {
        GAME
    }

    fn mode(&self) -> Mode {
        self.start().mode
    }

    fn view(&self, lang: Lang) -> Value {
        serde_json::to_value(Game::view(self, lang)).expect("a view is plain data")
    }

    fn help(&self, lang: Lang, limits: Limits) -> Result<Option<HelpView>, String> {
        let Some(help) = help(self.told(), self.state(), lang, limits)? else { return Ok(None) };
        let is_hint = matches!(self.state().asked, Some(Asked::Hint(_)));
        let action = self.history.last_that(|action| matches!(action, Action::Hint { .. }));
        let given = is_hint.then(|| Given { action, told: help.told.clone() });
        Ok(Some(HelpView { given, ..HelpView::from(help) }))
    }

    fn told_path(&self, lang: Lang, limits: Limits) -> Result<Option<PathView>, String> {
        Game::told_path(self, lang, limits)
    }

    fn record(&self, lang: Lang) -> Option<Record> {
        Some(Game::record(self, lang))
    }

    fn page(&self, marked: bool, lang: Lang) -> Option<Vec<u8>> {
        let (state, style) = (self.state(), Style::new(lang, Ink::Colour));
        let page = |puzzle: &Puzzle| Page::of(puzzle, PageKind::Puzzle, style).ok();
        let page = match &self.start().source {
            Source::Puzzle(puzzle) => page(puzzle)?,
            Source::Seed(_) | Source::Layout(_) if marked => page(&state.learnt(self.told()))?,
            Source::Seed(_) | Source::Layout(_) => return None,
        };
        let letter = |length: u8| ShipType::ALL.into_iter().find(|kind| kind.length() == length);
        let sign = |length| letter(length).map_or_else(String::new, |kind| kind.greek().to_string());
        let begun = |page: Page| {
            page.begun(state.known.learnt(self.told()), state.known.marks.clone()).noted(&printed(
                state.notes(),
                |cell: Cell| (cell.column(), cell.row()),
                sign,
            ))
        };
        on_paper(&if marked { begun(page) } else { page })
    }

    fn to_json(&self) -> String {
        Game::to_json(self)
    }

    fn to_link(&self) -> String {
        Game::to_link(self)
    }
}

impl From<Help> for HelpView {
    fn from(help: Help) -> Self {
        let add: Vec<_> = help.facts.into_iter().map(Statement::Fact).collect();
        let mark = (!add.is_empty()).then(|| json!({ "mark": { "add": add } }));
        Self { lines: help.lines, about: help.about.into(), because: help.because.into(), mark, given: None }
    }
}
