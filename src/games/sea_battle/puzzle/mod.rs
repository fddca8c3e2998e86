//! Puzzles as data: a game, clues, and what is known about them.

mod json;

pub use json::{FORMAT, PuzzleKeys};

use super::board::{Layout, Setting, Symmetry};
use super::clues::Clues;
use smyoz_core::game;
use smyoz_core::puzzles::StarScores;

/// A puzzle. In JSON, the format `sea-battle-puzzle/1`.
pub type Puzzle = game::Puzzle<Setting>;

/// The claim that fewer clues would not do: of cells and, if they count, of counts.
pub type Minimum = game::Minimum<Layout>;

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
pub(crate) fn text(setting: &Setting, clues: &Clues, symmetry: Symmetry) -> String {
    Puzzle::new(setting.clone(), clues.image(symmetry, setting.size())).text()
}

/// The scores of stars: quintiles of the puzzles in `tests/data/star_scores.json`.
pub const STAR_SCORES: StarScores =
    StarScores([[41, 44, 47, 51], [210, 358, 506, 661], [2048, 2248, 2449, 4043], [10626, 12095, 12657, 14112]]);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shapes, Size, Variant};
    use crate::clues::{Clue, Topic};
    use crate::seeds::Sampler;
    use smyoz_core::puzzles::{Record, Seed};

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
