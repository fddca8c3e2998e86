//! Games and puzzles of Sea Battle, as the server needs them.

use serde_json::Value;

use super::action::{Action, Said};
use super::board::Board;
use super::exported::{PLAYER, exported};
use super::file::{read_game, summary};
use super::game::Game;
use super::state::Asked;
use super::view::names;
use crate::board::Setting;
use crate::board::{Cell, Columns, Shows};
use crate::deduction::Passage;
use crate::paper::{Page, Setup};
use crate::puzzle::Puzzle;
use crate::rate::{Effort, SolutionPath};
use crate::rate::{RateError, Rating};
use smyoz_app::play::{
    About, Exported, HelpView, Historic, Mode, PathView, Play, Played, Player, RatingView, ReadGameError, Summary,
    changes, marked, on_paper, printed, report, saved,
};
use smyoz_core::deduction::DeductionError;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Record as _};
use smyoz_paper::{Ink, PageKind, Style};

impl Play for Setting {
    fn listed(puzzle: &Puzzle) -> About {
        let size = puzzle.board.size();
        let shown = |cell| match puzzle.clues.shows(cell) {
            None => ' ',
            Some(Shows::Water) => '.',
            Some(_) => '#',
        };
        About {
            size: Some(size.to_string()),
            shots: puzzle.chosen(),
            score: puzzle.score(),
            picture: About::picture(size.cells().map(shown), size.width()),
            ..About::of(puzzle)
        }
    }

    fn begin(puzzle: &Puzzle, mode: Mode, lang: Lang, limits: Limits) -> Result<Box<dyn Played>, String> {
        saved::begin(mode, lang, || Game::new(puzzle.clone(), limits))
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
        self.puzzle().game()
    }

    fn view(&self, _: Lang) -> Value {
        serde_json::to_value(Game::view(self)).expect("a view is plain data")
    }

    fn help(&self, lang: Lang, limits: Limits) -> Result<Option<HelpView>, String> {
        Game::help(self, lang, limits).map_err(|fault| report(&fault, self.puzzle()))
    }

    fn told_path(&self, lang: Lang, limits: Limits) -> Result<Option<PathView>, String> {
        if self.solution().is_none() {
            return Ok(None);
        }
        let chart = &*self.told().chart;
        let path = match SolutionPath::of(self.puzzle(), Effort::Cores, limits) {
            Ok(path) => path,
            Err(RateError::Unfinished(DeductionError::Unfounded(fault))) => return Err(report(&fault, self.puzzle())),
            Err(_) => return Ok(None),
        };
        let sentences = |step: &Passage| step.sentences(chart, lang);
        let stages = path.stages(chart, &self.told().clues).into_iter();
        let is_solved = path.rating.level != Level::Beyond;
        Ok(Some(PathView {
            own: self.in_words(lang),
            rating: is_solved.then(|| rating_view(&path.rating, lang)),
            stages: stages.filter(|_| is_solved).map(|stage| stage.steps.iter().map(sentences).collect()).collect(),
            reason: (!is_solved).then(|| lang.cells_no_path()),
        }))
    }

    fn page(&self, marked: bool, lang: Lang) -> Option<Vec<u8>> {
        let setup = Setup { style: Style::new(lang, Ink::Colour), columns: Columns::latin() };
        let page = Page::of(self.puzzle(), PageKind::Puzzle, None, &setup).ok()?;
        let board = Board::of(self.told(), self.state());
        let marks = if self.auto() { &board.obvious } else { &board.plain };
        let notes =
            printed(self.state().notes(), |cell: Cell| (cell.column(), cell.row()), |length| length.to_string());
        on_paper(&if marked { page.begun(marks).noted(&notes) } else { page })
    }

    fn to_json(&self) -> String {
        Game::to_json(self)
    }

    fn to_link(&self) -> String {
        Game::to_link(self)
    }
}

/// A rating as the page gets it.
pub(super) fn rating_view(rating: &Rating, lang: Lang) -> RatingView {
    let Rating { level, score, steps, hardest, .. } = rating;
    let hardest = hardest.technique().map(|technique| technique.title(lang)).unwrap_or_default();
    RatingView { level: *level, score: *score, steps: *steps, hardest }
}

impl Game {
    /// What led to the state, in words.
    fn in_words(&self, lang: Lang) -> Vec<String> {
        self.history.in_words(lang, |entry| {
            Some(match &entry.action {
                Action::Mark { cells } => marked(&cells.iter().map(Said::to_string).collect::<Vec<_>>(), lang),
                Action::Note { add, erase } => marked(&changes(add, erase), lang),
                Action::Hint { stage, .. } => lang.record_hint(*stage),
                Action::Check { .. } => match &entry.state().asked {
                    Some(Asked::Wrong(wrong)) if !wrong.is_empty() => {
                        lang.record_wrong(names(wrong.iter().copied().collect()).join(" "))
                    }
                    Some(Asked::Check(count)) if *count > 0 => lang.record_not_right(),
                    _ => lang.record_right(),
                },
                Action::Auto { .. } | Action::Pause => return None,
            })
        })
    }
}
