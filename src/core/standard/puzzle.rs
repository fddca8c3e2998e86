//! A puzzle as data.

use serde::{Deserialize, Serialize};

use super::json::PuzzleKeys;
use super::{LayoutOf, RatingOf, Standard};
use crate::composing::{Deducer, Proof};
use crate::puzzles::{Caption, Id, Level, Object, Record, Seed, Stars};

/// A puzzle in the standard form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", try_from = "Object<PuzzleKeys<P>>", into = "PuzzleKeys<P>")]
pub struct Puzzle<P: Standard> {
    /// Its title and its note.
    pub caption: Caption,
    /// The seed that board and solution were drawn from.
    pub seed: Option<Seed>,
    /// The board, and what else is fixed before any clue is given.
    pub board: P,
    /// The clues.
    pub clues: P::Clues,
    /// Whether clues may be spare, since something else was wished of them, such as a symmetry.
    pub allow_spare: bool,
    /// The layout that the puzzle was made from.
    pub solution: Option<P::Layout>,
    /// The smallest number of clues, with the proof.
    pub minimum: Option<Minimum<P::Layout>>,
    /// How hard the puzzle is.
    pub rating: Option<RatingOf<P>>,
}

/// The claim that fewer clues would not do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minimum<L> {
    /// The number of clues.
    pub clues: usize,
    /// Whether fewer are impossible. If not, the search for a proof was stopped early.
    pub proved: bool,
    /// A lower bound on the number of clues, if the minimum is not proved.
    pub at_least: Option<usize>,
    /// Layouts that no smaller set of clues (smaller than `at_least`, if given) can distinguish
    /// from the solution.
    pub witness: Vec<L>,
}

impl<L: Clone> From<&Proof<L>> for Minimum<L> {
    fn from(proof: &Proof<L>) -> Self {
        let (proved, witness) = (proof.is_proved(), proof.witness.clone());
        Self { clues: proof.clues, proved, at_least: (!proved).then_some(proof.least), witness }
    }
}

impl<P: Standard> Puzzle<P> {
    /// A puzzle of which nothing is known but its clues.
    pub fn new(board: P, clues: P::Clues) -> Self {
        let (caption, allow_spare) = (Caption::NONE, false);
        Self { caption, seed: None, board, clues, allow_spare, solution: None, minimum: None, rating: None }
    }

    /// The puzzle as a line of a file.
    ///
    /// # Panics
    /// If its board is not plain data.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a puzzle is plain data")
    }

    /// The solution that it names, with which it is told.
    pub(super) fn known(&self) -> Vec<LayoutOf<P>> {
        self.solution.iter().cloned().collect()
    }
}

impl<P: Standard> Record for Puzzle<P> {
    fn game(&self) -> &'static str {
        P::KIND
    }

    fn id(&self) -> Id {
        Id::of_text(&self.board.canonical_text(&self.clues))
    }

    fn seed(&self) -> Option<Seed> {
        self.seed
    }

    fn stars(&self) -> Option<Stars> {
        let summary = P::Rater::summary(self.rating.as_ref()?);
        P::STAR_SCORES?.stars(summary.level, summary.score)
    }

    fn caption(&self) -> &Caption {
        &self.caption
    }

    fn allows_spare(&self) -> bool {
        self.allow_spare
    }

    fn level(&self) -> Option<Level> {
        let rating = self.rating.as_ref()?;
        Some(P::Rater::summary(rating).level)
    }
}
