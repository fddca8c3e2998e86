//! Composes logic puzzles, with proof: each has exactly one solution, and only clues that it needs.
//!
//! A puzzle of the games that come with it is read, verified and rated so:
//!
//! ```
//! use smyoz::puzzles::Level;
//!
//! let text = std::fs::read_to_string("puzzles/samples/smyoz-123456.json")?;
//! let puzzle = smyoz::read(&text)?;
//! let verdict = smyoz::verify(&*puzzle);
//! assert!(verdict.yes && verdict.spare.is_empty());
//! let rated = smyoz::rate(&*puzzle)?;
//! assert_eq!(rated.level(), Some(Level::Advanced));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game of your own is a type that implements [`Declared`](declared::Declared): a grid, rules as
//! counts, and words for them. Composing, proofs, ratings, hints, pages and play follow.
//! `docs/new-game.md` leads to it from an empty crate.
//!
//! The parts of the library, from the ground up; each uses only those above it:
//!
//! | part | what it is for |
//! |---|---|
//! | `smyoz-core` | what every game needs, in the rooms below |
//! | `smyoz-paper` | [`paper`]: pages, books and themes; a writer for each format |
//! | `smyoz-app` | [`play`], [`registry`], [`explorer`] and [`cli`]; it knows no game |
//! | `game-…` | [`games`], a crate each: rules, engines, techniques, pages, options, play |
//!
//! The command line and the Explorer's server are the feature `cli`, and each game is one: `smyoz`,
//! `sea-battle`, `garnsi-malom`, `shogword`. All are on by default; with `default-features = false`, the library
//! builds without them and the libraries that only they need.
//!
//! The rooms of `smyoz-core` are [`lang`], [`limits`], [`puzzles`], [`grid`], [`sets`], [`sat`],
//! [`deduction`], [`game`], [`engines`], [`rating`], [`composing`], [`declared`], [`judging`],
//! [`batch`] and [`contest`].
//!
//! # Glossary
//!
//! - *layout*: a complete position, such as the places of all ships.
//! - *clue*: a statement about the layout that is given.
//! - *topic*: what a clue is about, such as a cell, whatever it says.
//! - *fact*: a statement about the layout that a solver may deduce.
//! - *mark*: a fact that a solver has noted.
//! - *counterexample*: a layout that fits the clues considered but is not the solution, or in which
//!   the fact to be proved is false; a clue *refutes* it if it does not fit that clue.
//! - *core*: clues and marks that are contradictory, or from which a fact follows. If none can be
//!   left out, it is a minimal unsatisfiable subset (MUS); a smallest core is an SMUS.
//! - *witness*: counterexamples that prove a minimum, since fewer clues cannot refute them all.
//! - *aim*: the layouts that the clues of a puzzle may leave, and the parts from which these clues
//!   are chosen; it is achieved if all other layouts are refuted.

#![warn(missing_docs, clippy::missing_errors_doc)]

use engines::EngineChoice;
use lang::Lang;
use limits::Limits;
use rating::{NotTold, Told};
use registry::{AnyPuzzle, Report, Strictness};

#[cfg(feature = "cli")]
pub use smyoz_app::cli;
pub use smyoz_app::{explorer, play, registry};
pub use smyoz_core::{
    batch, composing, contest, declared, deduction, engines, game, grid, judging, lang, limits, problems, puzzles,
    rating, sat, sets,
};
pub use smyoz_paper as paper;

/// The games that come with the program. No game can import from another.
pub mod games {
    #[cfg(feature = "garnsi-malom")]
    pub use game_garnsi_malom as garnsi_malom;
    #[cfg(feature = "sea-battle")]
    pub use game_sea_battle as sea_battle;
    #[cfg(feature = "shogword")]
    pub use game_shogword as shogword;
    #[cfg(feature = "smyoz")]
    pub use game_smyoz as smyoz;
}

/// SMYOZ, Sea Battle, Garnsi-Malom and Shogword, as far as their features are on.
#[cfg(any(feature = "smyoz", feature = "sea-battle", feature = "garnsi-malom", feature = "shogword"))]
pub fn built_in() -> registry::Registry {
    registry::Registry::new(vec![
        #[cfg(feature = "smyoz")]
        games::smyoz::front::REGISTERED,
        #[cfg(feature = "sea-battle")]
        games::sea_battle::front::REGISTERED,
        #[cfg(feature = "garnsi-malom")]
        games::garnsi_malom::front::REGISTERED,
        #[cfg(feature = "garnsi-malom")]
        games::garnsi_malom::front::PROBLEMS,
        #[cfg(feature = "shogword")]
        games::shogword::front::REGISTERED,
    ])
}

/// Reads a puzzle of one of these games from the text of its file.
///
/// # Errors
/// If the text is not a puzzle.
#[cfg(any(feature = "smyoz", feature = "sea-battle", feature = "garnsi-malom", feature = "shogword"))]
pub fn read(text: &str) -> Result<Box<dyn AnyPuzzle>, puzzles::ReadError> {
    built_in().read(text)
}

/// Whether a puzzle is what it claims to be: has one solution, needs each clue, and is as difficult
/// as it says. Both engines look for other solutions.
pub fn verify(puzzle: &dyn AnyPuzzle) -> Report {
    puzzle.verify(Strictness::default(), EngineChoice::Auto, Limits::NONE)
}

/// The puzzle with its rating.
///
/// # Errors
/// If it has not exactly one solution.
pub fn rate(puzzle: &dyn AnyPuzzle) -> Result<Box<dyn AnyPuzzle>, NotTold> {
    puzzle.path(Told::Nothing, false, Lang::En, Limits::NONE).map(|(_, rated)| rated)
}
