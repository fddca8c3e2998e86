//! Options on where shots may lie, and on clues to begin with.

use std::error::Error as StdError;

use itertools::Itertools;

use super::super::input::read_text;
use super::super::{CommandError, shown};
use super::Wishes;
use super::goals::GoalError;
use crate::games::options::{FileArg, PlaceArgs};
use crate::games::smyoz::options::PatternUse;
use smyoz_core::grid::drawn_cells;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::read_as;
use smyoz_games::sea_battle;
use smyoz_games::sea_battle::Format;
use smyoz_games::smyoz::compose::{Pattern, Places, Show, Start};
use smyoz_games::smyoz::puzzle::{Puzzle, read_puzzle};

impl FileArg {
    /// Reads the content. The `option` stands for the file in messages if there is none.
    fn read<T, E: Into<Box<dyn StdError + Send + Sync>>>(
        &self,
        option: &str,
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Result<T, CommandError> {
        let (place, text) = match self {
            Self::Path(path) => (shown::path(path), read_text(path)?),
            Self::Content(text) => (option.to_owned(), text.clone()),
        };
        read(&text).map_err(|error| CommandError::content(place, error))
    }
}

/// What the files hold that options name.
pub(in crate::cli) struct Contents {
    pattern: Option<Pattern>,
    start: Option<Puzzle>,
}

impl PlaceArgs {
    /// Reads the files.
    pub(in crate::cli) fn read(&self) -> Result<Contents, CommandError> {
        let pattern = self.pattern.as_ref().map(|file| file.read("--pattern", str::parse));
        let start = self.start.as_ref().map(|file| file.read("--start", read_puzzle));
        Ok(Contents { pattern: pattern.transpose()?, start: start.transpose()? })
    }

    /// The drawing on a board of this size, as one line: which cells may be shown.
    pub(in crate::cli) fn drawing(&self, width: usize, height: usize) -> Result<Option<Vec<bool>>, CommandError> {
        let drawing = self.pattern.as_ref().map(|file| file.read("--pattern", |text| drawn_cells(text, width, height)));
        drawing.transpose()
    }

    pub(in crate::cli) fn has_pattern(&self) -> bool {
        self.pattern.is_some()
    }

    pub(in crate::cli) fn has_start(&self) -> bool {
        self.start.is_some()
    }

    /// The clues to begin with, and the layouts that fit them.
    pub(in crate::cli) fn start(&self, contents: &Contents) -> Result<Option<Start>, CommandError> {
        let start = contents.start.as_ref().map(|puzzle| Start::new(puzzle, Limits::NONE)).transpose();
        start.map_err(|error| GoalError::start(self.start_name(), &error).into())
    }

    /// The puzzle of Sea Battle to begin with: game, clues and solution.
    pub(in crate::cli) fn start_of_sea_battle(&self) -> Result<Option<sea_battle::Puzzle>, CommandError> {
        let read = |file: &FileArg| file.read("--start", read_of_sea_battle);
        let puzzle = self.start.as_ref().map(read).transpose()?;
        let bare = |puzzle: sea_battle::Puzzle| sea_battle::Puzzle {
            caption: puzzle.caption,
            solution: puzzle.solution,
            ..sea_battle::Puzzle::new(puzzle.setting, puzzle.clues)
        };
        Ok(puzzle.map(bare))
    }

    /// What messages call the puzzle to begin with.
    pub(in crate::cli) fn start_name(&self) -> String {
        match &self.start {
            Some(FileArg::Path(path)) => shown::path(path),
            _ => "--start".to_owned(),
        }
    }
}

impl Wishes {
    /// Where shots may lie.
    pub fn shot_places(&self, contents: &Contents) -> Places {
        Places { shows: self.shows(), pattern: contents.pattern, spread: self.places.spread.unwrap_or_default() }
    }

    /// What all shots show, sorted, without duplicates.
    fn shows(&self) -> Vec<Show> {
        self.smyoz.shots_show.iter().copied().sorted_unstable().dedup().collect()
    }

    /// The options as journals hold them, by name.
    pub fn place_settings(&self, contents: &Contents) -> impl Iterator<Item = (String, String)> + use<> {
        let shows = self.shows();
        let start = contents.start.as_ref().map(|puzzle| {
            let Puzzle { caption, inventory, shots, mercy, up_to_symmetry, solution, .. } = puzzle.clone();
            let clues = Puzzle { caption, inventory, shots, mercy, up_to_symmetry, solution, ..Puzzle::default() };
            serde_json::to_string(&clues).expect("a puzzle is plain data")
        });
        let settings = [
            ("shots-show", (!shows.is_empty()).then(|| shows.iter().join(","))),
            ("pattern", contents.pattern.map(|pattern| pattern.to_string())),
            ("pattern-use", (self.smyoz.pattern_use == PatternUse::All).then(|| "all".to_owned())),
            ("spread", self.places.spread.map(|spread| spread.to_string())),
            ("start", start),
        ];
        settings.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)))
    }
}

/// The puzzle of a text, or of a format of other programs.
fn read_of_sea_battle(text: &str) -> Result<sea_battle::Puzzle, Box<dyn StdError + Send + Sync>> {
    match Format::detect(text).filter(|format| *format != Format::Json) {
        Some(format) => Ok(format.read(text)?.swap_remove(0).puzzle),
        None => Ok(read_as(text)?),
    }
}
