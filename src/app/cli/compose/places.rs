//! Options on where shots may lie, and on clues to begin with.

use std::convert::Infallible;
use std::error::Error as StdError;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Args, ValueEnum, ValueHint};
use itertools::Itertools;

use super::super::input::read_text;
use super::super::values::by_name;
use super::super::{Failure, shown};
use super::goals::Refused;
use smyoz_core::grid::drawn_cells;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::read_as;
use smyoz_games::sea_battle;
use smyoz_games::smyoz::compose::{Pattern, Places, Show, Spread, Start};
use smyoz_games::smyoz::puzzle::{Puzzle, read_puzzle};

/// Options on where shots may lie.
#[derive(Args, Clone)]
pub(in crate::cli) struct PlaceArgs {
    /// Only shots that show all of this, separated by commas
    ///
    /// Water (a digit) or ships (a letter); coloured (a line runs through) or plain.
    #[arg(long, hide_short_help = true, value_name = "WHAT", value_delimiter = ',', value_parser = by_name(Show::ALL, Show::name))]
    pub shots_show: Vec<Show>,
    /// Clues only on the cells of a drawing
    ///
    /// A file with a line per row: # or x for a cell of the drawing, a dot for any other. Instead
    /// of a file, all these characters in one line: 81 for SMYOZ.
    #[arg(long, hide_short_help = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pattern: Option<FileArg>,
    /// Shots on some cells of the drawing or on all, needed or not
    #[arg(long, hide_short_help = true, value_enum, value_name = "USE", default_value = "some", requires = "pattern")]
    pub pattern_use: PatternUse,
    /// No two clues in neighbouring cells, not even diagonally
    ///
    /// With N, any two are at least N columns or N rows apart.
    #[arg(long, hide_short_help = true, value_name = "N", num_args = 0..=1, default_missing_value = "2")]
    pub spread: Option<Spread>,
    /// Complete a puzzle: keep its clues and add more
    ///
    /// One puzzle is made, unless --want, --tries or --seeds asks for others. A few shots, or shown
    /// cells, are added: those that people need to solve it or, with --level, that the level needs;
    /// with --minimum, as few as possible, however hard the puzzle. The layout is the solution of the
    /// puzzle; if it has none, the seed chooses one of the layouts that fit.
    #[arg(long, value_name = "PUZZLE", value_hint = ValueHint::FilePath)]
    start: Option<FileArg>,
}

/// Which cells of a drawing get shots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum PatternUse {
    Some,
    All,
}

/// The content of a file. Journals hold the content itself, lest the file change.
#[derive(Clone)]
enum FileArg {
    Path(PathBuf),
    Content(String),
}

impl FromStr for FileArg {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_drawing = text.chars().all(|letter| "#x.".contains(letter));
        let is_content = !Path::new(text).exists() && (text.starts_with('{') || is_drawing);
        Ok(if is_content { Self::Content(text.to_owned()) } else { Self::Path(text.into()) })
    }
}

impl FileArg {
    /// Reads the content. The `option` stands for the file in messages if there is none.
    fn read<T, E: Into<Box<dyn StdError + Send + Sync>>>(
        &self,
        option: &str,
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Result<T, Failure> {
        let (place, text) = match self {
            Self::Path(path) => (shown::path(path), read_text(path)?),
            Self::Content(text) => (option.to_owned(), text.clone()),
        };
        read(&text).map_err(|error| Failure::content(place, error))
    }
}

/// What the files hold that options name.
pub(in crate::cli) struct Contents {
    pattern: Option<Pattern>,
    start: Option<Puzzle>,
}

impl PlaceArgs {
    /// Reads the files.
    pub fn read(&self) -> Result<Contents, Failure> {
        let pattern = self.pattern.as_ref().map(|file| file.read("--pattern", str::parse));
        let start = self.start.as_ref().map(|file| file.read("--start", read_puzzle));
        Ok(Contents { pattern: pattern.transpose()?, start: start.transpose()? })
    }

    /// Where shots may lie.
    pub fn places(&self, contents: &Contents) -> Places {
        Places { shows: self.shows(), pattern: contents.pattern, spread: self.spread.unwrap_or_default() }
    }

    /// What all shots show, sorted, without duplicates.
    fn shows(&self) -> Vec<Show> {
        self.shots_show.iter().copied().sorted_unstable().dedup().collect()
    }

    /// The drawing on a board of this size, as one line: which cells may be shown.
    pub fn drawing(&self, width: usize, height: usize) -> Result<Option<Vec<bool>>, Failure> {
        let drawing = self.pattern.as_ref().map(|file| file.read("--pattern", |text| drawn_cells(text, width, height)));
        drawing.transpose()
    }

    pub fn has_pattern(&self) -> bool {
        self.pattern.is_some()
    }

    pub fn has_start(&self) -> bool {
        self.start.is_some()
    }

    /// The clues to begin with, and the layouts that fit them.
    pub fn start(&self, contents: &Contents) -> Result<Option<Start>, Failure> {
        let start = contents.start.as_ref().map(|puzzle| Start::new(puzzle, Limits::NONE)).transpose();
        start.map_err(|error| Refused::start(self.start_name(), &error).into())
    }

    /// The puzzle of Sea Battle to begin with: game, clues and solution.
    pub fn start_of_sea_battle(&self) -> Result<Option<sea_battle::Puzzle>, Failure> {
        let read = |file: &FileArg| file.read("--start", read_as::<sea_battle::Puzzle>);
        let puzzle = self.start.as_ref().map(read).transpose()?;
        let bare = |puzzle: sea_battle::Puzzle| sea_battle::Puzzle {
            solution: puzzle.solution,
            ..sea_battle::Puzzle::new(puzzle.setting, puzzle.clues)
        };
        Ok(puzzle.map(bare))
    }

    /// What messages call the puzzle to begin with.
    pub fn start_name(&self) -> String {
        match &self.start {
            Some(FileArg::Path(path)) => shown::path(path),
            _ => "--start".to_owned(),
        }
    }

    /// The options as journals hold them, by name.
    pub fn settings(&self, contents: &Contents) -> impl Iterator<Item = (String, String)> + use<> {
        let shows = self.shows();
        let start = contents.start.as_ref().map(|puzzle| {
            let Puzzle { inventory, shots, mercy, up_to_symmetry, solution, .. } = puzzle.clone();
            let clues = Puzzle { inventory, shots, mercy, up_to_symmetry, solution, ..Puzzle::default() };
            serde_json::to_string(&clues).expect("a puzzle is plain data")
        });
        let settings = [
            ("shots-show", (!shows.is_empty()).then(|| shows.iter().join(","))),
            ("pattern", contents.pattern.map(|pattern| pattern.to_string())),
            ("pattern-use", (self.pattern_use == PatternUse::All).then(|| "all".to_owned())),
            ("spread", self.spread.map(|spread| spread.to_string())),
            ("start", start),
        ];
        settings.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)))
    }
}
