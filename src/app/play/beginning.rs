//! How games of all kinds begin, and why there is none.

use std::fmt;

use serde::{Deserialize, Serialize};

use smyoz_core::lang::Lang;

/// How a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The layout is hidden, and shots show a part of what is in their cells.
    Game,
    /// The layout is hidden, and every cell that is touched shows all it holds.
    Training,
    /// A composed puzzle: all clues are there at once, and there are no shots.
    Puzzle,
}

impl Mode {
    pub const ALL: [Self; 3] = [Self::Game, Self::Training, Self::Puzzle];

    /// Its name in files and on the command line.
    pub fn name(self) -> &'static str {
        ["game", "training", "puzzle"][self as usize]
    }
}

/// Why an action is refused, in words.
pub trait Sentence: fmt::Display + fmt::Debug + Send + Sync {
    /// The reason as a sentence.
    fn sentence(&self, lang: Lang) -> String;
}

/// Why there is no such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BeginError<R> {
    /// The mode does not fit the source.
    #[error("the mode `{}` needs {}", .0.name(), if *.0 == Mode::Puzzle { "a puzzle" } else { "a seed or a layout" })]
    Mode(Mode),
    /// The clues do not have one solution.
    #[error("the puzzle is not unique: {}", if *.0 == 0 { "no layout fits it" } else { "several layouts fit it" })]
    NotUnique(usize),
    /// Cancelled: nobody is waiting for it.
    #[error("cancelled before it was known whether the puzzle is unique")]
    Cancelled,
    /// An action of the list cannot be done.
    #[error("action {number}: {refusal}")]
    Action {
        /// Its number, from 1.
        number: usize,
        refusal: R,
    },
    /// An action follows one that does not come before it, or the cursor is beyond the end.
    #[error("{what} {number} refers to action {to}, which is not before it")]
    Order {
        what: &'static str,
        /// The number of what refers to it.
        number: usize,
        /// The action that it refers to.
        to: usize,
    },
}

impl<R: Sentence> Sentence for BeginError<R> {
    fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::Mode(Mode::Puzzle) => lang.no_game_mode_puzzle(),
            Self::Mode(_) => lang.no_game_mode(),
            Self::NotUnique(0) => lang.no_game_no_solution(),
            Self::NotUnique(_) => lang.no_game_several_solutions(),
            Self::Cancelled => lang.server_cancelled(),
            Self::Action { number, refusal } => lang.no_game_action(*number, refusal.sentence(lang)),
            Self::Order { to, .. } => lang.no_game_order(*to),
        }
    }
}
