//! What every game says of its puzzles.

use crate::board::Layout;
use crate::clues::Clue;
use crate::engines::Smyoz;
use crate::puzzle::{PuzzleKeys, STAR_SCORES, canonical_text};
use crate::seeds::Seed;
use smyoz_core::game::Task;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::StarScores;
use smyoz_core::rating::Techniques;
use smyoz_core::standard::Standard;

impl Standard for Smyoz {
    type Keys = PuzzleKeys;
    type Rater = Techniques<Self>;

    const KIND: &'static str = "smyoz";
    const NAME: &'static str = "SMYOZ";
    const STAR_SCORES: Option<StarScores> = Some(STAR_SCORES);
    const PIECES: &'static str = "ships";

    fn rows(&self, layout: &Layout) -> Vec<String> {
        layout.drawing().rows().into()
    }

    fn place(clue: &Clue) -> String {
        match clue {
            Clue::Shot(shot) => shot.cell.to_string(),
            item => item.item().map_or_else(String::new, |item| item.to_string()),
        }
    }

    fn is_of_seed(&self, layout: &Layout, seed: Seed, _: Limits) -> Result<bool, CancelledError> {
        Ok(*layout == Layout::of_seed(seed))
    }

    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        canonical_text(task)
    }
}
