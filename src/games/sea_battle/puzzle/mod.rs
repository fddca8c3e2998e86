//! Puzzles as data: a game, clues, and what is known about them.

mod json;
mod reasoning;

pub use json::{FORMAT, PuzzleKeys};

use super::board::{Layout, Setting, Symmetry};
use super::clues::{Clue, Clues};
use super::deduction::Chart;
use super::options::Options;
use super::seeds::Sampler;
use smyoz_core::game::Task;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Seed, StarScores};
use smyoz_core::standard::{self, NoLayout, Standard};

/// A puzzle. In JSON, the format `sea-battle-puzzle/1`.
pub type Puzzle = standard::Puzzle<Setting>;

/// The claim that fewer clues would not do: of cells and, if they count, of counts.
pub type Minimum = standard::Minimum<Layout>;

impl Standard for Setting {
    type Keys = PuzzleKeys;
    type Reasoning = Chart;
    type Options = Options;

    const KIND: &'static str = "sea-battle";
    const NAME: &'static str = "Sea Battle";
    /// A test computes it (`tests/cli/fingerprint.rs`): whoever changes what is composed must also
    /// change it.
    const FINGERPRINT: &'static str = "3890198eae77c826";
    const CLUE: &'static str = "shown cell";
    const STAR_SCORES: Option<StarScores> = Some(STAR_SCORES);

    fn rows(&self, layout: &Layout) -> Vec<String> {
        layout.rows()
    }

    /// The cell that is shown, or what is counted where.
    fn place(clue: &Clue) -> String {
        match clue {
            Clue::Shown(shown) => shown.cell.to_string(),
            Clue::Count(_) => clue.to_string(),
        }
    }

    fn options(&self) -> Options {
        Options::of(self)
    }

    fn draw(options: &Options, seed: Seed, limits: Limits) -> Result<(Self, Layout), NoLayout> {
        let setting = options.setting().map_err(|(option, error)| NoLayout::OfAny(format!("{option}: {error}")))?;
        let layout = Sampler::new(&setting).of_seed(seed, limits)?;
        Ok((setting, layout))
    }

    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        let texts = Symmetry::of(self.size()).map(|symmetry| text(self, task.clues, symmetry));
        texts.min().expect("there is the identity")
    }

    fn comments(&self) -> Vec<String> {
        let variant = self.variant();
        vec![
            format!(
                "board {}, fleet {}, mines {}, minesweepers {}",
                self.size(),
                self.fleet(),
                variant.mines,
                variant.sweepers
            ),
            format!("ships may touch at: {}; figures of ships: {}", variant.touch, variant.shapes),
        ]
    }
}

/// The symmetry that takes a puzzle to its canonical image, which is the same for all of its
/// images.
pub fn canonical_symmetry(setting: &Setting, clues: &Clues) -> Symmetry {
    let all = Symmetry::of(setting.size());
    all.min_by_key(|&symmetry| text(setting, clues, symmetry)).expect("there is the identity")
}

/// The image of a puzzle's clues and solution under a symmetry of the board. Everything else is
/// left out.
#[must_use]
pub fn image(puzzle: &Puzzle, symmetry: Symmetry) -> Puzzle {
    let clues = puzzle.clues.image(symmetry, puzzle.board.size());
    let solution = puzzle.solution.as_ref().map(|solution| symmetry.layout(solution));
    Puzzle { solution, ..Puzzle::new(puzzle.board.clone(), clues) }
}

/// The image of game and clues, as a text.
fn text(setting: &Setting, clues: &Clues, symmetry: Symmetry) -> String {
    Puzzle::new(setting.clone(), clues.image(symmetry, setting.size())).text()
}

/// The scores of stars: quintiles of the puzzles in `tests/data/star_scores.json`.
pub const STAR_SCORES: StarScores =
    StarScores([[42, 48, 53, 57], [98, 138, 181, 248], [213, 260, 309, 374], [391, 704, 1186, 2149]]);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shapes, Size, Variant};
    use crate::clues::{Clue, Topic};
    use smyoz_core::puzzles::Record;

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
            let canonical_image = |puzzle: &Puzzle| image(puzzle, canonical_symmetry(&puzzle.board, &puzzle.clues));
            let canonical = canonical_image(&puzzle);
            for symmetry in Symmetry::of(size) {
                let image = image(&puzzle, symmetry);
                assert!(image.clues.fit(image.solution.as_ref().unwrap()));
                assert_eq!(image.id(), puzzle.id());
                assert_eq!(canonical_image(&image), canonical);
                let mut fewer = image.clone();
                fewer.clues.remove(image.clues.iter().next().unwrap().topic());
                assert_ne!(fewer.id(), puzzle.id());
            }
        }
    }
}
