//! Puzzles in the standard form: a board, clues, and what these promise.
//!
//! A game that states [`Standard`] has puzzles that are read and written ([`Puzzle`]), ids, claims
//! of a minimum and of a rating that are checked, and certificates. It names the keys of a puzzle
//! in JSON: its own, or [`PlainKeys`]: `format`, `seed`, `board`, `clues`, `allow_spare`,
//! `solution`, `minimum` and `rating`. There the board is an object, clues are written as they are
//! named in messages, and layouts as rows.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod face;
mod json;
mod puzzle;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::game::{Game, Task};
use crate::lang::Lang;
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Seed, StarScores};
use crate::rating::{Rating, Reasoning};

pub use crate::composing::Minimum;
pub use face::{Beside, Face, Sign, Signed, Texts};
pub use json::PlainKeys;
pub use puzzle::Puzzle;

/// A game whose puzzles are a board and clues.
pub trait Standard: Game {
    /// The keys of a puzzle in JSON.
    type Keys: Serialize + DeserializeOwned + From<Puzzle<Self>> + TryInto<Puzzle<Self>, Error = String>;

    /// The name of the game in commands, journals and names of files: `star-battle`.
    const KIND: &'static str;

    /// The name for readers.
    const NAME: &'static str;

    /// The version of the format, which is named after the game: `star-battle-puzzle/1`.
    const VERSION: u32 = 1;

    /// The scores of stars, if enough puzzles were rated to know them.
    const STAR_SCORES: Option<StarScores> = None;

    /// Its techniques, or [`NoTechniques`](crate::rating::NoTechniques).
    type Reasoning: Reasoning<Game = Self>;

    /// The options that decide which board is drawn, and what else is asked of its puzzles that only
    /// this game knows.
    type Options: Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Any text, to be changed whenever what is composed changes: no batch is continued by a
    /// program that composes otherwise.
    const FINGERPRINT: &'static str;

    /// What a clue is called that is chosen, as a singular: `shot`.
    const CLUE: &'static str;

    /// What [shared](Game::shared) pieces are called, as a plural.
    const PIECES: &'static str = "pieces";

    /// A layout as rows of characters.
    fn rows(&self, layout: &Self::Layout) -> Vec<String>;

    /// The layout of these rows, legal or not, as [`PlainKeys`] read it.
    ///
    /// # Errors
    /// If they are none of this board.
    fn read_rows(&self, _rows: &[String]) -> Result<Self::Layout, String> {
        Err(format!("layouts of {} are not read from rows", Self::NAME))
    }

    /// Whether what a clue says of one of the board's topics is possible on this board, whatever
    /// the other clues are. [`PlainKeys`] with impossible clues are refused.
    fn is_possible(&self, _clue: &Self::Clue) -> bool {
        true
    }

    /// Where a clue stands, for programs.
    fn place(clue: &Self::Clue) -> String {
        clue.to_string()
    }

    /// The options by which this board is drawn.
    fn options(&self) -> Self::Options;

    /// Whether the options go together.
    ///
    /// # Errors
    /// If they do not.
    fn check(_options: &Self::Options) -> Result<(), String> {
        Ok(())
    }

    /// The board and the layout of a seed.
    ///
    /// # Errors
    /// If there is none, or it was given up.
    fn draw(options: &Self::Options, seed: Seed, limits: Limits) -> Result<(Self, Self::Layout), NoLayout>;

    /// Whether a layout is that of a seed on this board.
    ///
    /// # Errors
    /// If it was given up.
    fn is_of_seed(&self, layout: &Self::Layout, seed: Seed, limits: Limits) -> Result<bool, CancelledError> {
        match Self::draw(&self.options(), seed, limits) {
            Ok((board, drawn)) => Ok((&board, &drawn) == (self, layout)),
            Err(NoLayout::Cancelled) => Err(CancelledError),
            Err(NoLayout::OfSeed(_) | NoLayout::OfAny(_)) => Ok(false),
        }
    }

    /// A text that all images of board and clues under the symmetries of the game have in common;
    /// by default none is looked at.
    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        Puzzle { promise: task.promise.clone(), ..Puzzle::new(self.clone(), task.clues.clone()) }.text()
    }

    /// The texts about the game for readers. A game without texts is neither printed nor played,
    /// unless it says in its own way how; the boards of the others have a [face](Self::face).
    fn texts(_lang: Lang) -> Option<Texts> {
        None
    }

    /// How the board looks with these clues, if its game has texts.
    fn face(&self, _clues: &Self::Clues) -> Option<Face> {
        None
    }

    /// What the clues show in the cells, as rows of characters, if the game has texts.
    fn clue_rows(&self, _clues: &Self::Clues) -> Vec<String> {
        Vec::new()
    }

    /// What readers of a certificate should know of the board, line by line.
    fn comments(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Why no layout is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoLayout {
    /// This seed has none: why.
    OfSeed(String),
    /// No seed has one: why.
    OfAny(String),
    /// It was cancelled.
    Cancelled,
}

/// How hard a puzzle of a game is.
pub(crate) type RatingOf<P> = Rating<<<P as Standard>::Reasoning as Reasoning>::Logic>;

type ClueOf<P> = <P as Game>::Clue;
type LayoutOf<P> = <P as Game>::Layout;
