//! Puzzles in the standard form: a board and clues that promise one solution.
//!
//! A game that states [`Standard`] has puzzles that are read and written ([`Puzzle`]), ids, claims
//! of a minimum and of a rating that are checked, and certificates. It names the keys of a puzzle
//! in JSON; a game that states [`Plain`], too, has those of [`PlainKeys`]: `format`, `seed`,
//! `board`, `clues`, `allow_spare`, `solution`, `minimum` and `rating`. There clues are written as
//! they are named in messages, and layouts as rows.

#![warn(missing_docs, clippy::missing_errors_doc)]

mod json;
mod puzzle;

use std::fmt::Display;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::game::{Game, Model, NoLemma};
use crate::limits::{CancelledError, Limits};
use crate::puzzles::{Seed, StarScores};
use crate::rating::Rater;

pub use crate::composing::Minimum;
pub use json::PlainKeys;
pub use puzzle::Puzzle;

/// A game whose puzzles are a board and clues, and promise one solution. Its formula states all
/// clues from the start: certificates hold no [lemmas](Model::Lemma).
pub trait Standard: Game<Model: Model<Lemma = NoLemma>> {
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

    /// How hard puzzles are: [`Techniques`](crate::rating::Techniques), or
    /// [`NoDeduction`](crate::rating::NoDeduction).
    type Rater: Rater<Game = Self>;

    /// A layout as rows of characters.
    fn rows(&self, layout: &Self::Layout) -> Vec<String>;

    /// Where a clue stands, for programs.
    fn place(clue: &Self::Clue) -> String {
        clue.to_string()
    }

    /// Whether a layout is that of a seed on this board.
    ///
    /// # Errors
    /// If it was given up.
    fn is_of_seed(&self, layout: &Self::Layout, seed: Seed, limits: Limits) -> Result<bool, CancelledError>;

    /// A text that all images of board and clues under the symmetries of the game have in common;
    /// by default none is looked at.
    fn canonical_text(&self, clues: &Self::Clues) -> String {
        Puzzle::new(self.clone(), clues.clone()).text()
    }

    /// What readers of a certificate should know of the board, line by line.
    fn comments(&self) -> Vec<String> {
        Vec::new()
    }
}

/// A game whose puzzles have the [plain form](PlainKeys) in JSON: the board is an object, clues are
/// written as they are named in messages, and layouts as rows.
pub trait Plain: Standard<Clue: FromStr<Err: Display>, Keys = PlainKeys<Self>> + Serialize + DeserializeOwned {
    /// Whether what a clue says of one of the board's topics is possible on this board, whatever
    /// the other clues are. Files with impossible clues are refused.
    fn is_possible(&self, clue: &Self::Clue) -> bool;

    /// The layout of these rows, legal or not.
    ///
    /// # Errors
    /// If they are none of this board.
    fn read_rows(&self, rows: &[String]) -> Result<Self::Layout, String>;
}

/// How hard a puzzle of a game is.
pub(crate) type RatingOf<P> = <<P as Standard>::Rater as Rater>::Rating;

type ClueOf<P> = <P as Game>::Clue;
type LayoutOf<P> = <P as Game>::Layout;
