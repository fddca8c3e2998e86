//! Options that more than one game has.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Args, ValueHint};
use itertools::Itertools;

use crate::registry::values::{by_name, completed};
use smyoz_core::puzzles::UnknownTechniqueError;
use smyoz_games::smyoz::compose::{ClueSymmetry, Spread};
use smyoz_games::{sea_battle, smyoz};

/// Options on what the clues of a puzzle need, and how they lie.
#[derive(Args, Clone)]
pub(crate) struct ClueWishes {
    /// Only puzzles that need these techniques, separated by commas
    ///
    /// Without them, the other techniques of the level do not solve the puzzle.
    #[arg(long, hide_short_help = true, value_name = "TECHNIQUES", value_delimiter = ',', hide_possible_values = true)]
    #[arg(value_parser = completed(technique_names, technique))]
    pub require: Vec<&'static str>,
    /// Only puzzles that do not need these techniques, separated by commas
    #[arg(long, hide_short_help = true, value_name = "TECHNIQUES", value_delimiter = ',', hide_possible_values = true)]
    #[arg(value_parser = completed(technique_names, technique))]
    pub avoid: Vec<&'static str>,
    /// Symmetry of the cells with clues
    #[arg(long, hide_short_help = true, value_name = "SYMMETRY", default_value = "none")]
    #[arg(value_parser = by_name(ClueSymmetry::ALL, ClueSymmetry::name))]
    pub clue_symmetry: ClueSymmetry,
}

/// The ids of the techniques of both games, those of SMYOZ first.
fn technique_names() -> Vec<&'static str> {
    let smyoz = smyoz::techniques::ALL.iter().map(|technique| technique.id);
    smyoz.chain(sea_battle::techniques::ALL.iter().map(|technique| technique.id)).unique().collect()
}

/// The id of a technique of either game. Which game is meant is known once all options are read.
fn technique(text: &str) -> Result<&'static str, String> {
    let named = technique_names().into_iter().find(|id| *id == text);
    named.ok_or_else(|| no_technique(&UnknownTechniqueError::of(text, technique_names().into_iter()), ""))
}

/// The message that there is no such technique. The list is printed with these options.
pub(crate) fn no_technique(error: &UnknownTechniqueError, options: &str) -> String {
    match error.nearest {
        Some(_) => error.to_string(),
        None => format!("{error}: `smyoz techniques{options}` lists them"),
    }
}

/// Options on where shots may lie.
#[derive(Args, Clone)]
pub(crate) struct PlaceArgs {
    /// Clues only on the cells of a drawing
    ///
    /// A file with a line per row: # or x for a cell of the drawing, a dot for any other. Instead
    /// of a file, all these characters in one line: 81 for SMYOZ.
    #[arg(long, hide_short_help = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub pattern: Option<FileArg>,
    /// No two clues in neighbouring cells, not even diagonally
    ///
    /// With N, any two are at least N columns or N rows apart.
    #[arg(long, hide_short_help = true, value_name = "N", num_args = 0..=1, default_missing_value = "2")]
    pub spread: Option<Spread>,
    /// Complete a puzzle: keep its clues and add more
    ///
    /// One puzzle is made, unless --want, --tries or --seeds asks for others. A few shots, or shown
    /// cells, are added: those that people need to solve it or, with --level, that the level needs;
    /// with --minimum, as few as possible, however hard the puzzle. The layout is the solution of
    /// the puzzle; if it has none, the seed chooses one of the layouts that fit.
    #[arg(long, value_name = "PUZZLE", value_hint = ValueHint::FilePath)]
    pub start: Option<FileArg>,
}

/// The content of a file. Journals hold the content itself, since the file may change.
#[derive(Clone)]
pub(crate) enum FileArg {
    /// Its name.
    Path(PathBuf),
    /// What it holds.
    Content(String),
}

impl FromStr for FileArg {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_drawing = text.chars().all(|letter| "#x.".contains(letter));
        let is_address = text.contains("://") || text.contains("?battleship/");
        let is_content = !Path::new(text).exists() && (text.starts_with('{') || is_drawing || is_address);
        Ok(if is_content { Self::Content(text.to_owned()) } else { Self::Path(text.into()) })
    }
}
