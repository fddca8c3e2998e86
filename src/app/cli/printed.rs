//! What is printed of a puzzle, whichever its game.

use clap::ArgMatches;
use thiserror::Error;

use super::CommandError;
use super::formats::{Format, Medium, names};
use crate::registry::{AnyGame, AnyPuzzle, Sheets};
use smyoz_paper::{NoSolutionError, PageKind, Panel, Style, sheets};

#[derive(Clone, Copy)]
pub(super) struct Looks<'a> {
    pub style: Style,
    pub medium: Medium,
    /// Whether puzzles are drawn without title, id and legend.
    pub is_bare: bool,
    /// What the game prints as options of its own ask for, and these options.
    pub own: Option<(&'a dyn Sheets, &'a ArgMatches)>,
}

impl From<Style> for Looks<'_> {
    fn from(style: Style) -> Self {
        Self { style, medium: Medium::default(), is_bare: false, own: None }
    }
}

/// A game whose puzzles have no pages.
#[derive(Debug, Error)]
#[error("not for this game: {0} has no pages, so expected --format json")]
pub(super) struct NoPagesError(String);

/// The formats of files of a game that are made unless something else is asked for.
pub(super) fn usual_formats(game: &dyn AnyGame) -> &'static [Format] {
    if game.book().is_some() { &[Format::Json, Format::Text, Format::Svg] } else { &[Format::Json] }
}

/// A puzzle or its solution as it is printed, with its number if there are several.
pub(super) fn panel<'a>(
    puzzle: &'a dyn AnyPuzzle,
    kind: PageKind,
    number: Option<usize>,
    looks: Looks,
) -> Result<Box<dyn Panel + 'a>, CommandError> {
    let no_solution = |error: NoSolutionError| CommandError::content(puzzle.file_stem(), error);
    let own = looks.own.and_then(|(sheets, own)| sheets.panel(puzzle, kind, number, looks.style, own));
    if let Some(panel) = own {
        return Ok(panel?);
    }
    let bindable = puzzle.bindable().ok_or_else(|| no_pages(puzzle))?;
    bindable.panel(kind, number, looks.style).map_err(no_solution)
}

fn no_pages(puzzle: &dyn AnyPuzzle) -> CommandError {
    CommandError::content("--format", NoPagesError(puzzle.game().to_owned()))
}

/// Draws the files of a puzzle, which must include its solution: their names and contents.
pub(super) fn draw(
    stem: &str,
    puzzle: &dyn AnyPuzzle,
    formats: &[Format],
    looks: Looks,
) -> Result<Vec<(String, Vec<u8>)>, CommandError> {
    let mut files = Vec::new();
    for &format in formats {
        let content = |kind: PageKind| -> Result<Vec<u8>, CommandError> {
            let panel = panel(puzzle, kind, None, looks)?;
            let Some(drawn) = format.drawn() else { return Ok(panel.text().into_bytes()) };
            let paper = looks.medium.paper;
            let page = if looks.is_bare { sheets::bare(&*panel, paper) } else { panel.alone(paper) };
            let page = page.map_err(|error| CommandError::content(stem, error))?;
            drawn.file(&page, looks.medium).map_err(|error| CommandError::content(stem, error))
        };
        let contents = match format {
            Format::Json => vec![(puzzle.line() + "\n").into_bytes()],
            _ => PageKind::ALL.into_iter().map(content).collect::<Result<_, _>>()?,
        };
        files.extend(names(stem, &[format]).into_iter().zip(contents));
    }
    Ok(files)
}
