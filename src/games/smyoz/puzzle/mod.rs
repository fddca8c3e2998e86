//! Puzzles as data: clues and what is known about them, file formats, ids.

mod canonical;
mod json;
mod minimum;
mod rating;
mod seed_file;

pub use json::{FORMAT, read_lines, read_puzzle};
pub use minimum::Minimum;
pub use rating::{Hardest, Rating};
pub use seed_file::{SeedFile, SeedLineError, inventory_lines, seed_file};

use serde::{Deserialize, Serialize};

use json::PuzzleKeys;

use crate::board::{CellSet, Layout, Symmetry};
use crate::clues::{Clues, Inventory, Shot, Shots};
use crate::seeds::Seed;
use smyoz_core::puzzles::{Caption, Id, Level, Object, Record, StarScores, Stars};
pub use smyoz_core::puzzles::{Claim, ReadError, TextPosition, read_as};

/// A puzzle: its clues, and what is known about it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Object<PuzzleKeys>", into = "PuzzleKeys")]
pub struct Puzzle {
    /// Its title and its note.
    pub caption: Caption,
    /// The seed that the solution was drawn from.
    pub seed: Option<Seed>,
    /// The given part of the inventory.
    pub inventory: Inventory,
    /// The shots, in reading order.
    pub shots: Shots,
    /// The mercy shot (Z), to be opened last, at a cell of its own.
    pub mercy: Option<Shot>,
    /// Whether the clues determine the layout only up to the symmetries that leave them unchanged.
    /// Then there is no mercy shot.
    pub up_to_symmetry: bool,
    /// Whether clues may be spare, since something else was wished of them, such as a symmetry.
    pub allow_spare: bool,
    /// The layout that the puzzle was made from.
    pub solution: Option<Layout>,
    /// The smallest number of clues, with the proof.
    pub minimum: Option<Minimum>,
    /// How hard the puzzle is.
    pub rating: Option<Rating>,
}

impl Puzzle {
    pub fn claim(&self) -> Claim {
        match (self.mercy, self.up_to_symmetry) {
            (Some(_), _) => Claim::Mercy,
            (None, true) => Claim::UpToSymmetry,
            (None, false) => Claim::Unique,
        }
    }

    /// All clues but the mercy shot.
    pub fn clues_before_mercy(&self) -> Clues {
        Clues { inventory: self.inventory.clone(), shots: self.shots.clone() }
    }

    /// All clues, the mercy shot last.
    ///
    /// # Panics
    /// If the mercy shot is at the cell of another shot.
    pub fn clues(&self) -> Clues {
        let shots = Shots::new(self.shots.iter().chain(&self.mercy).copied());
        Clues { inventory: self.inventory.clone(), shots: shots.expect("the mercy shot has a cell of its own") }
    }

    /// The cells of the shots, without the mercy shot.
    pub fn shot_cells(&self) -> CellSet {
        self.shots.cells()
    }

    /// The symmetry that takes the puzzle to its canonical image, which is the same for all of its
    /// images.
    pub fn canonical_symmetry(&self) -> Symmetry {
        canonical::symmetry(&self.clues(), self.mercy)
    }

    /// The image of clues and solution under a symmetry of the board, with the shots in reading
    /// order. Everything else is left out.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        Self {
            inventory: self.inventory.clone(),
            shots: self.shots.image(symmetry).sorted(),
            mercy: self.mercy.map(|shot| shot.image(symmetry)),
            up_to_symmetry: self.up_to_symmetry,
            solution: self.solution.map(|layout| layout.image(symmetry)),
            ..Self::default()
        }
    }

    /// The name of its page on a web site.
    pub fn page_name(&self) -> String {
        format!("{}.html", self.file_stem())
    }
}

/// The scores of stars: quintiles of the puzzles in `tests/data/star_scores.json`.
pub const STAR_SCORES: StarScores =
    StarScores([[53, 65, 73, 82], [258, 293, 326, 368], [797, 992, 1195, 1512], [3079, 4224, 5505, 8951]]);

impl Record for Puzzle {
    fn game(&self) -> &'static str {
        "smyoz"
    }

    fn id(&self) -> Id {
        Id::of_text(&canonical::text(&self.clues(), self.mercy))
    }

    fn seed(&self) -> Option<Seed> {
        self.seed
    }

    fn stars(&self) -> Option<Stars> {
        let rating = self.rating.as_ref().filter(|rating| rating.scale == Rating::SCALE)?;
        STAR_SCORES.stars(rating.level, rating.score)
    }

    fn caption(&self) -> &Caption {
        &self.caption
    }

    fn allows_spare(&self) -> bool {
        self.allow_spare
    }

    fn level(&self) -> Option<Level> {
        self.rating.as_ref().map(|rating| rating.level)
    }
}
