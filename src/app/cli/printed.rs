//! What is printed of a puzzle, whichever its game.

use super::Failure;
use super::formats::{Format, Medium, names};
use thiserror::Error;

use super::sea_battle::{GAME as SEA_BATTLE, SMYOZ};
use crate::registry::AnyPuzzle;
use smyoz_core::puzzles::Record;
use smyoz_games::sea_battle;
use smyoz_games::smyoz::puzzle::Puzzle;
use smyoz_paper::book::{Bindable, Game, Smyoz};
use smyoz_paper::{Exporter, NoSolution, Page, PageKind, Panel, Style, Text};

/// How pages are drawn.
#[derive(Clone, Copy)]
pub(super) struct Looks<'a> {
    pub style: Style,
    pub medium: Medium,
    /// How columns are named, in a game that leaves a choice.
    pub columns: Option<&'a str>,
}

impl From<Style> for Looks<'_> {
    fn from(style: Style) -> Self {
        Self { style, medium: Medium::default(), columns: None }
    }
}

/// A puzzle that can be printed.
pub(super) trait Printed: AnyPuzzle + Bindable + Clone {
    /// What is printed of it.
    type Panel<'a>: Panel
    where
        Self: 'a;

    /// Its game, as rules tell of it.
    const TOLD: &'static dyn Game;

    /// Whether its solution is known.
    fn is_solved(&self) -> bool;

    /// What is printed of it, with its number if there are several.
    fn page(&self, kind: PageKind, number: Option<usize>, looks: Looks) -> Result<Self::Panel<'_>, Failure>;

    /// A sheet for a terminal.
    fn text(panel: &Self::Panel<'_>) -> String;
}

impl Printed for Puzzle {
    type Panel<'a> = Page;

    const TOLD: &'static dyn Game = &Smyoz;

    fn is_solved(&self) -> bool {
        self.solution.is_some()
    }

    fn page(&self, kind: PageKind, _number: Option<usize>, looks: Looks) -> Result<Page, Failure> {
        Page::of(self, kind, looks.style).map_err(|error: NoSolution| Failure::content(self.file_stem(), error))
    }

    fn text(panel: &Page) -> String {
        String::from_utf8(Text.draw(panel)).expect("a text is UTF-8")
    }
}

/// A game whose puzzles have no pages.
#[derive(Debug, Error)]
#[error("not for this game: {0} has no pages, so expected --format json")]
pub(super) struct NoPages(String);

/// The formats of files of a game that are made unless something else is asked for.
pub(super) fn usual_formats(kind: &str) -> &'static [Format] {
    if [SMYOZ, SEA_BATTLE].contains(&kind) { &[Format::Json, Format::Text, Format::Svg] } else { &[Format::Json] }
}

/// Draws the files of a puzzle of any game.
pub(super) fn draw_any(
    stem: &str,
    puzzle: &dyn AnyPuzzle,
    formats: &[Format],
    style: Style,
) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    if let Some(puzzle) = puzzle.downcast_ref::<Puzzle>() {
        return draw(stem, puzzle, formats, style.into());
    }
    if let Some(puzzle) = puzzle.downcast_ref::<sea_battle::Puzzle>() {
        return draw(stem, puzzle, formats, style.into());
    }
    match formats {
        [] => Ok(Vec::new()),
        [Format::Json] => Ok(vec![(format!("{stem}.json"), (puzzle.line() + "\n").into_bytes())]),
        _ => Err(Failure::content("--format", NoPages(puzzle.game().to_owned()))),
    }
}

/// Draws the files of a puzzle, which must include its solution: their names and contents.
pub(super) fn draw<P: Printed>(
    stem: &str,
    puzzle: &P,
    formats: &[Format],
    looks: Looks,
) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let mut files = Vec::new();
    for &format in formats {
        let content = |kind: PageKind| -> Result<Vec<u8>, Failure> {
            let panel = puzzle.page(kind, None, looks)?;
            let Some(drawn) = format.drawn() else { return Ok(P::text(&panel).into_bytes()) };
            let page = panel.alone(looks.medium.paper).map_err(|error| Failure::content(stem, error))?;
            Ok(drawn.file(&page, looks.medium))
        };
        let contents = match format {
            Format::Json => vec![(puzzle.line() + "\n").into_bytes()],
            _ => PageKind::ALL.into_iter().map(content).collect::<Result<_, _>>()?,
        };
        files.extend(names(stem, &[format]).into_iter().zip(contents));
    }
    Ok(files)
}
