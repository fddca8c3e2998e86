//! Composes SMYOZ puzzles, with proof.
//!
//! SMYOZ is a Hungarian relative of Battleship on a 9 × 9 board. This library turns a six-digit
//! seed into a layout of ten ships, the layout into a smallest set of clues that has exactly one
//! solution, and the clues into a printed page.
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
//! Its parts, from the ground up; each uses only those above it:
//!
//! | part | what it is for |
//! |---|---|
//! | `smyoz-core` | what every game needs, in the rooms below |
//! | `smyoz-paper` | [`paper`]: pages, books and themes; a writer for each format |
//! | `smyoz-app` | [`play`], [`registry`], [`explorer`] and [`cli`]; it knows no game |
//! | `game-…` | [`games`], a crate each: rules, engines, techniques, pages, options, play |
//!
//! The command line and the Explorer's server are the feature `cli`, and each game is one: `smyoz`,
//! `sea-battle`, `garnsi-malom`. All are on by default; with `default-features = false`, the library
//! builds without them and the libraries that only they need.
//!
//! The rooms of `smyoz-core` are [`lang`], [`limits`], [`puzzles`], [`grid`], [`sets`], [`sat`],
//! [`deduction`], [`game`], [`engines`], [`rating`], [`composing`], [`declared`], [`judging`],
//! [`batch`] and [`contest`].
//!
//! # Glossary
//!
//! - *cell*: one of the 81 squares of the board, named by column and row
//!   ([`Cell`](games::smyoz::Cell)).
//! - *point*: one of the 64 crossings of grid lines where four cells meet; a *ship point* if a ship
//!   cell is among them, otherwise a *water point* ([`Point`](games::smyoz::Point)).
//! - *lane*: a row or a column ([`Lane`](games::smyoz::Lane)).
//! - *line*: the red or green line that a lane carries; a *water line* if the lane has no ship
//!   ([`Line`](games::smyoz::Line)).
//! - *stroke*: what a line shows at one ship or cell: red, green, or nothing.
//! - *span*: the stretch of a lane that one ship or one water cell occupies.
//! - *placement*: a ship at one of the 371 positions that the mooring rule allows
//!   ([`Placement`](games::smyoz::Placement)). Ten placements that break no rule are a *layout*.
//! - *item*: an entry of the inventory: the codes of a type of ship, the number of water lines or
//!   of moored ships, or the sizes of the islands ([`Item`](games::smyoz::Item)).
//! - *shot*: a cell with its content and its colour ([`Shot`](games::smyoz::Shot)).
//! - *clue*: an item with its value, or a shot ([`Clue`](games::smyoz::Clue)).
//! - *topic*: what a clue is about, an item or a cell, whatever it says
//!   ([`Topic`](games::smyoz::Topic)).
//! - *fact*: a statement about the layout that a solver may deduce ([`Fact`](games::smyoz::Fact)).
//! - *mark*: a fact that a solver has noted ([`Marks`](games::smyoz::Marks)).
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
    batch, composing, contest, declared, deduction, engines, game, grid, judging, lang, limits, puzzles, rating, sat,
    sets,
};
pub use smyoz_paper as paper;

/// The games that come with the program. No game can import from another.
pub mod games {
    #[cfg(feature = "garnsi-malom")]
    pub use game_garnsi_malom as garnsi_malom;
    #[cfg(feature = "sea-battle")]
    pub use game_sea_battle as sea_battle;
    #[cfg(feature = "smyoz")]
    pub use game_smyoz as smyoz;
}

/// SMYOZ, Sea Battle and Garnsi-Malom, as far as their features are on.
#[cfg(any(feature = "smyoz", feature = "sea-battle", feature = "garnsi-malom"))]
pub fn built_in() -> registry::Registry {
    registry::Registry::new(vec![
        #[cfg(feature = "smyoz")]
        games::smyoz::front::REGISTERED,
        #[cfg(feature = "sea-battle")]
        games::sea_battle::front::REGISTERED,
        #[cfg(feature = "garnsi-malom")]
        games::garnsi_malom::front::REGISTERED,
    ])
}

/// Reads a puzzle of one of these games from the text of its file.
///
/// # Errors
/// If the text is none.
#[cfg(any(feature = "smyoz", feature = "sea-battle", feature = "garnsi-malom"))]
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
