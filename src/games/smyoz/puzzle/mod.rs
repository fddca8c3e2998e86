//! Puzzles as data: clues and what is known about them, file formats, ids.

mod canonical;
mod json;
mod rating;
mod seed_file;

pub use json::{FORMAT, PuzzleKeys, read_lines, read_puzzle};
pub use rating::{Kind, Rating};
pub use seed_file::{SeedFile, SeedLineError, inventory_lines, seed_file};

use crate::board::{Layout, Symmetry};
use crate::clues::{Clue, Shot};
use crate::engines::Smyoz;
use smyoz_core::game;
use smyoz_core::game::Task;
pub use smyoz_core::puzzles::{Claim, read_as};
use smyoz_core::puzzles::{Record as _, StarScores};

/// A puzzle: its clues, and what is known about it.
pub type Puzzle = game::Puzzle<Smyoz>;

/// What the clues of a puzzle promise.
pub type Promise = game::Promise<Clue>;

/// The smallest number of clues, and the proof.
///
/// A layout of the *witness* is one that some clue must distinguish from the solution, or from the
/// layouts that a mercy shot or the symmetries decide between. That no smaller set of clues does so
/// is a matter of hitting sets: of one if the puzzle is unique, otherwise of one for each group of
/// layouts that may be left, all of which must be known. If the inventory is given beforehand, the
/// layouts fit it, and only shots are counted.
pub type Minimum = game::Minimum<Layout>;

/// The scores of stars: quintiles of the puzzles in `tests/data/star_scores.json`.
pub const STAR_SCORES: StarScores = StarScores([
    [92, 98, 104, 109],
    [1561, 1803, 2033, 2199],
    [20437, 23286, 26590, 29702],
    [70003, 73464, 76113, 78939],
]);

/// The mercy shot (Z), to be opened last, if there is one.
pub fn mercy(promise: &Promise) -> Option<Shot> {
    match promise.mercy()? {
        Clue::Shot(shot) => Some(*shot),
        item => unreachable!("{item} is no shot"),
    }
}

/// The symmetry that takes a puzzle to its canonical image, which is the same for all of its
/// images.
pub fn canonical_symmetry(task: Task<'_, Smyoz>) -> Symmetry {
    canonical::symmetry(&task.all(&Smyoz), mercy(task.promise))
}

/// A text that all images of a puzzle have in common.
pub(crate) fn canonical_text(task: Task<'_, Smyoz>) -> String {
    canonical::text(&task.all(&Smyoz), mercy(task.promise))
}

/// The image of clues and solution under a symmetry of the board, with the shots in reading order.
/// Everything else is left out.
#[must_use]
pub fn image(puzzle: &Puzzle, symmetry: Symmetry) -> Puzzle {
    let clues = puzzle.clues.image(symmetry);
    let promise = match mercy(&puzzle.promise) {
        Some(shot) => Promise::Mercy(Clue::Shot(shot.image(symmetry))),
        None => puzzle.promise.clone(),
    };
    let solution = puzzle.solution.map(|layout| layout.image(symmetry));
    Puzzle { promise, solution, ..Puzzle::new(Smyoz, clues) }
}

/// The name of its page on a web site.
pub fn page_name(puzzle: &Puzzle) -> String {
    format!("{}.html", puzzle.file_stem())
}
