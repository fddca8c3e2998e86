//! What every game says of its puzzles.

use crate::board::Layout;
use crate::clues::Clue;
use crate::engines::Smyoz;
use crate::options::Options;
use crate::puzzle::{PuzzleKeys, STAR_SCORES, canonical_text};
use crate::seeds::Seed;
use smyoz_core::game::Task;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::StarScores;
use smyoz_core::standard::{NoLayout, Standard};

impl Standard for Smyoz {
    type Keys = PuzzleKeys;
    type Reasoning = Self;
    type Options = Options;

    const KIND: &'static str = "smyoz";
    const NAME: &'static str = "SMYOZ";
    /// A test computes it (`tests/cli/fingerprint.rs`): whoever changes what is composed must also
    /// change it.
    const FINGERPRINT: &'static str = "1c6032aa82a8a678";
    const CLUE: &'static str = "shot";
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

    fn options(&self) -> Options {
        Options::default()
    }

    fn draw(_: &Options, seed: Seed, _: Limits) -> Result<(Self, Layout), NoLayout> {
        Ok((Self, Layout::of_seed(seed)))
    }

    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        canonical_text(task)
    }
}
