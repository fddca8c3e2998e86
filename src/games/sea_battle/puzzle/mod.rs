//! Puzzles as data: a game, clues, and what is known about them.

mod json;
mod reasoning;

pub use json::FORMAT;

use serde::{Deserialize, Serialize};

use json::PuzzleKeys;

use super::board::{Layout, Setting, Symmetry};
use super::clues::Clues;
use super::rate::Rating;
use smyoz_core::puzzles::{Caption, Id, Level, Object, Record, Seed, StarScores, Stars};

/// A puzzle. In JSON, the format `sea-battle-puzzle/1`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Object<PuzzleKeys>", into = "PuzzleKeys")]
pub struct Puzzle {
    /// Its title and its note.
    pub caption: Caption,
    /// The seed that the solution was drawn from.
    pub seed: Option<Seed>,
    /// The game.
    pub setting: Setting,
    /// The clues, all on the board.
    pub clues: Clues,
    /// Whether clues may be spare, since something else was wished of them, such as a symmetry.
    pub allow_spare: bool,
    /// The layout that the puzzle was made from.
    pub solution: Option<Layout>,
    /// The smallest number of clues, with the proof.
    pub minimum: Option<Minimum>,
    /// How hard the puzzle is.
    pub rating: Option<Rating>,
}

/// The claim that fewer clues would not do.
///
/// The *witness* is a list of layouts that some clue must distinguish from the solution. That no
/// smaller set of clues does so is a matter of hitting sets.
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
    /// Layouts that no smaller set of clues (smaller than `at_least`, if given) can distinguish
    /// from the solution.
    pub witness: Vec<Layout>,
}

impl Puzzle {
    /// A puzzle of which nothing is known but its clues.
    pub fn new(setting: Setting, clues: Clues) -> Self {
        let (caption, allow_spare) = (Caption::NONE, false);
        Self { caption, seed: None, setting, clues, allow_spare, solution: None, minimum: None, rating: None }
    }

    /// The image of clues and solution under a symmetry of the board. Everything else is left out.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let clues = self.clues.image(symmetry, self.setting.size());
        let solution = self.solution.as_ref().map(|solution| symmetry.layout(solution));
        Self { solution, ..Self::new(self.setting.clone(), clues) }
    }

    /// The symmetry that takes the puzzle to its canonical image, which is the same for all of its
    /// images.
    pub fn canonical_symmetry(&self) -> Symmetry {
        let all = Symmetry::of(self.setting.size());
        all.min_by_key(|&symmetry| self.text(symmetry)).expect("there is the identity")
    }

    /// The image of game and clues, as a text.
    fn text(&self, symmetry: Symmetry) -> String {
        let image = Self { solution: None, ..self.image(symmetry) };
        serde_json::to_string(&image).expect("a puzzle is plain data")
    }
}

/// The scores of stars: quintiles of the puzzles in `tests/data/star_scores.json`.
pub const STAR_SCORES: StarScores =
    StarScores([[42, 48, 53, 57], [98, 138, 181, 248], [213, 260, 309, 374], [391, 704, 1186, 2149]]);

impl Record for Puzzle {
    fn game(&self) -> &'static str {
        "sea-battle"
    }

    fn id(&self) -> Id {
        let texts = Symmetry::of(self.setting.size()).map(|symmetry| self.text(symmetry));
        Id::of_text(&texts.min().expect("there is the identity"))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shapes, Size, Variant};
    use crate::clues::{Clue, Topic};
    use crate::seeds::Sampler;

    #[test]
    fn images_share_an_id_and_fit_their_solutions() {
        let any = Variant { shapes: Shapes::Any, mines: 2, sweepers: 1, ..Variant::default() };
        for (width, height, variant) in [(8, 8, any), (9, 6, Variant::default())] {
            let size = Size::new(width, height).unwrap();
            let setting = Setting::new(size, "3-2-2-1-1".parse().unwrap(), variant).unwrap();
            let layout = Sampler::new(&setting).layout(Seed::try_from(5).unwrap()).unwrap();
            let mut clues = Clues::none(size);
            let topics = Topic::counts(&setting).chain(Topic::cells(&setting));
            clues.extend(topics.step_by(3).map(|topic| Clue::of(topic, &layout)));
            let puzzle = Puzzle { solution: Some(layout), ..Puzzle::new(setting, clues) };
            let canonical = puzzle.image(puzzle.canonical_symmetry());
            for symmetry in Symmetry::of(size) {
                let image = puzzle.image(symmetry);
                assert!(image.clues.fit(image.solution.as_ref().unwrap()));
                assert_eq!(image.id(), puzzle.id());
                assert_eq!(image.image(image.canonical_symmetry()), canonical);
                let mut fewer = image.clone();
                fewer.clues.remove(image.clues.iter().next().unwrap().topic());
                assert_ne!(fewer.id(), puzzle.id());
            }
        }
    }
}
