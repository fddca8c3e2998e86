//! A puzzle as data.

use serde::de::{self, Deserializer};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::minimum::Minimum;
use super::{Game, Promise, Rating, Task};
use crate::puzzles::{Caption, Id, Level, Object, Record, Seed, Stars};

/// A puzzle: a board, clues, and what is known about them. In JSON, it has the
/// [keys](Game::Keys) of its game.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle<G: Game> {
    /// Its title and its note.
    pub caption: Caption,
    /// The seed that board and solution were drawn from.
    pub seed: Option<Seed>,
    /// The board, and what else is fixed before any clue is given.
    pub board: G,
    /// The clues, without one that is given apart.
    pub clues: G::Clues,
    /// What the clues promise.
    pub promise: Promise<G::Clue>,
    /// Whether clues may be spare, since something else was wished of them, such as a symmetry.
    pub allow_spare: bool,
    /// The layout that the puzzle was made from.
    pub solution: Option<G::Layout>,
    /// The smallest number of clues, with the proof.
    pub minimum: Option<Minimum<G::Layout>>,
    /// How hard the puzzle is.
    pub rating: Option<Rating<G::Logic>>,
}

impl<G: Game> Puzzle<G> {
    /// A puzzle of which nothing is known but its clues.
    pub fn new(board: G, clues: G::Clues) -> Self {
        Self {
            caption: Caption::NONE,
            seed: None,
            board,
            clues,
            promise: Promise::One,
            allow_spare: false,
            solution: None,
            minimum: None,
            rating: None,
        }
    }

    /// What is given to whoever solves it.
    pub fn task(&self) -> Task<'_, G> {
        Task { clues: &self.clues, promise: &self.promise }
    }

    /// All clues, with one that is given apart.
    pub fn all_clues(&self) -> G::Clues {
        self.task().all(&self.board)
    }

    /// Whether the solution that it names fits its clues and is legal; `None` if it names none.
    pub fn fits_its_solution(&self) -> Option<bool> {
        self.solution.as_ref().map(|layout| self.board.fits_all(&self.all_clues(), layout))
    }

    /// The number of its clues that must be needed, without one that is given apart.
    pub fn chosen(&self) -> usize {
        G::each(&self.clues).filter(|clue| G::must_be_needed(G::topic(clue))).count()
    }

    /// The score, if it is rated.
    pub fn score(&self) -> Option<u32> {
        self.rating.as_ref().map(|rating| rating.score)
    }

    /// The puzzle as a line of a file.
    ///
    /// # Panics
    /// If its board is not plain data.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a puzzle is plain data")
    }
}

impl<G: Game> Record for Puzzle<G> {
    fn game(&self) -> &'static str {
        G::KIND
    }

    fn id(&self) -> Id {
        Id::of_text(&self.board.canonical_text(self.task()))
    }

    fn seed(&self) -> Option<Seed> {
        self.seed
    }

    fn stars(&self) -> Option<Stars> {
        let rating = self.rating.as_ref().filter(|rating| rating.is_of_today())?;
        G::STAR_SCORES?.stars(rating.level, rating.score)
    }

    fn caption(&self) -> &Caption {
        &self.caption
    }

    fn allows_spare(&self) -> bool {
        self.allow_spare
    }

    fn level(&self) -> Option<Level> {
        Some(self.rating.as_ref()?.level)
    }
}

impl<G: Game> Serialize for Puzzle<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        G::Keys::from(self.clone()).serialize(serializer)
    }
}

impl<'de, G: Game> Deserialize<'de> for Puzzle<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Object::<G::Keys>::deserialize(deserializer)?.0.try_into().map_err(de::Error::custom)
    }
}
