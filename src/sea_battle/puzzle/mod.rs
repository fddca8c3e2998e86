//! Puzzles as data: a game, clues, and what is known about them.

mod json;
mod keys;
mod text;

pub use json::FORMAT;

use serde_json::{Map, Value};

use super::board::{Layout, Setting};
use super::clues::Clues;
use crate::seed::Seed;

/// A puzzle. In JSON, the format `sea-battle-puzzle/1`.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The seed that the solution was drawn from.
    pub seed: Option<Seed>,
    /// The game.
    pub setting: Setting,
    /// The clues, all on the board.
    pub clues: Clues,
    /// The layout that the puzzle was made from.
    pub solution: Option<Layout>,
    /// The smallest number of clues, with the proof.
    pub minimum: Option<Minimum>,
    /// How hard the puzzle is, as the file states it.
    pub rating: Option<Map<String, Value>>,
}

/// The claim that fewer clues would not do.
///
/// The *witness* is a list of layouts that some clue must tell from the solution. That no smaller
/// set of clues does so is a matter of hitting sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minimum {
    /// The number of cells shown.
    pub cells: usize,
    /// The number of counts given, if they are clues like the cells and not given beforehand. The
    /// minimum is then over both together.
    pub counts: Option<usize>,
    /// Whether fewer are impossible. If not, the search for a proof was stopped early.
    pub proved: bool,
    /// A lower bound on the number of clues, if the minimum is not proved.
    pub at_least: Option<usize>,
    /// Layouts that no smaller set of clues (smaller than `at_least`, if given) can tell from the
    /// solution.
    pub witness: Vec<Layout>,
}

impl Puzzle {
    /// How the names of its files begin, such as `sea-battle-000005`.
    #[must_use]
    pub fn file_stem(&self) -> String {
        self.seed.map_or_else(|| "sea-battle".to_owned(), |seed| format!("sea-battle-{seed}"))
    }

    /// A puzzle of which nothing is known but its clues.
    #[must_use]
    pub fn new(setting: Setting, clues: Clues) -> Self {
        Self { seed: None, setting, clues, solution: None, minimum: None, rating: None }
    }
}
