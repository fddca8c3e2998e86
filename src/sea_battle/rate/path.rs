//! The solution path: step by step from the clues to the solution.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

use thiserror::Error;

use crate::lang::Lang;
use crate::level::Level;
use crate::sea_battle::board::Symmetry;
use crate::sea_battle::clues::Clues;
use crate::sea_battle::deduction::techniques::{Deduction, Technique};
use crate::sea_battle::deduction::{Chart, LeanStep, Path};
use crate::sea_battle::engines::Solver;
use crate::sea_battle::puzzle::{Puzzle, Rating};

/// Why a puzzle cannot be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotRated {
    /// The clues leave several solutions.
    #[error("the clues do not decide everything")]
    NotUnique,
    /// No layout fits the clues.
    #[error("the clues contradict each other")]
    Contradiction,
}

/// A path from the clues to the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolutionPath {
    /// Everything that is seen if one always takes the cheapest step, in order.
    pub seen: Vec<Deduction>,
    /// What is told: no step of it can be spared.
    pub told: Vec<LeanStep>,
    /// The rating that results.
    pub rating: Rating,
}

impl SolutionPath {
    /// The path without the techniques that the puzzle's rating excludes.
    ///
    /// # Errors
    /// If the puzzle has not exactly one solution.
    pub fn of(puzzle: &Puzzle) -> Result<Self, NotRated> {
        let without = puzzle.rating.as_ref().map_or_else(Vec::new, |rating| rating.without.clone());
        Self::without(puzzle, without)
    }

    /// The path without these techniques.
    ///
    /// # Errors
    /// If the puzzle has not exactly one solution.
    pub fn without(puzzle: &Puzzle, without: Vec<&'static Technique>) -> Result<Self, NotRated> {
        let chart = Chart::new(&puzzle.setting);
        let symmetry = puzzle.canonical_symmetry();
        let path = Self::on_image(&chart, &puzzle.clues, symmetry, without)?;
        let back = symmetry.inverse();
        Ok(Self {
            seen: path.seen.iter().map(|step| step.image(&chart, back)).collect(),
            told: path.told.iter().map(|step| step.image(&chart, back)).collect(),
            rating: path.rating,
        })
    }

    /// The path of an image of the clues.
    fn on_image(
        chart: &Chart,
        clues: &Clues,
        symmetry: Symmetry,
        without: Vec<&'static Technique>,
    ) -> Result<Self, NotRated> {
        let clues = clues.image(symmetry, chart.setting().size());
        let path = Path::find(chart, &clues, |technique| !without.contains(&technique));
        let solution = match path.solution() {
            Some(layout) => Some(layout).filter(|layout| clues.fit(layout) && chart.setting().check(layout).is_empty()),
            None => {
                let never = AtomicBool::new(false);
                let solutions = Solver::new(chart.setting()).solutions(&clues, 2, &never);
                if solutions.layouts.len() > 1 {
                    return Err(NotRated::NotUnique);
                }
                solutions.unique().copied()
            }
        };
        let told = path.lean();
        let rating = rate(&told, &path, without);
        solution.ok_or(NotRated::Contradiction)?;
        Ok(Self { told, rating, seen: path.steps })
    }

    /// The steps that are told as sentences.
    #[must_use]
    pub fn sentences(&self, chart: &Chart, lang: Lang) -> Vec<String> {
        self.told.iter().map(|step| step.deduction.sentence(chart, lang)).collect()
    }
}

/// The rating of clues of the chart's game, without these techniques.
///
/// # Errors
/// If they have not exactly one solution.
pub fn rating(chart: &Chart, clues: &Clues, without: &[&'static Technique]) -> Result<Rating, NotRated> {
    let symmetry = Puzzle::new(chart.setting().clone(), clues.clone()).canonical_symmetry();
    SolutionPath::on_image(chart, clues, symmetry, without.to_vec()).map(|path| path.rating)
}

fn rate(told: &[LeanStep], path: &Path, without: Vec<&'static Technique>) -> Rating {
    let techniques = || told.iter().map(|step| step.deduction.technique);
    // Of equally hard ones, the first.
    let hardest = techniques().min_by_key(|technique| Reverse(technique.score));
    Rating {
        scale: Rating::SCALE,
        level: if path.solves { hardest.map_or(Level::Beginner, |technique| technique.level) } else { Level::Beyond },
        score: techniques().map(|technique| technique.score).sum(),
        steps: told.len(),
        hardest,
        narrowest: path.narrowest,
        suppositions: 0,
        longest: 0,
        without,
    }
}
