//! The solution path: step by step from the clues to the solution.

use thiserror::Error;

use super::step::Step;
use super::stepper::{Effort, NoStep, Stepper};
use super::{Hardest, Rating};
use crate::puzzle::{Claim, Puzzle};
use crate::smyoz::techniques::{Level, Position, Technique};
use crate::smyoz::{Clues, Marks};

/// Why a puzzle cannot be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotRated {
    /// Techniques do not solve it, and cores were not wanted.
    #[error("no technique solves it")]
    Stuck,
    /// The clues leave several solutions.
    #[error("the clues do not decide everything")]
    NotUnique,
    /// No layout fits the clues.
    #[error("the clues contradict each other")]
    Contradiction,
    /// It is unique only up to symmetry: the solver chooses between images that no reasoning can
    /// distinguish.
    #[error("a puzzle that is unique up to symmetry has no level: no reasoning tells its images apart")]
    UpToSymmetry,
}

/// A path from the clues to the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolutionPath {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The rating that results.
    pub rating: Rating,
}

impl SolutionPath {
    /// The path that always takes the cheapest step, without the techniques that the puzzle's
    /// rating excludes.
    ///
    /// # Errors
    /// If it does not solve the puzzle.
    pub fn of(puzzle: &Puzzle, effort: Effort) -> Result<Self, NotRated> {
        let without = puzzle.rating.as_ref().map_or_else(Vec::new, |rating| rating.without.clone());
        Self::without(puzzle, effort, without)
    }

    /// The path that always takes the cheapest step, without these techniques.
    ///
    /// # Errors
    /// If it does not solve the puzzle.
    pub fn without(puzzle: &Puzzle, effort: Effort, without: Vec<&'static Technique>) -> Result<Self, NotRated> {
        if puzzle.claim() == Claim::UpToSymmetry {
            return Err(NotRated::UpToSymmetry);
        }
        let symmetry = puzzle.canonical_symmetry();
        let mut path = Self::of_image(&puzzle.image(symmetry), effort, without)?;
        path.steps.iter_mut().for_each(|step| *step = step.image(symmetry.inverse()));
        Ok(path)
    }

    fn of_image(puzzle: &Puzzle, effort: Effort, without: Vec<&'static Technique>) -> Result<Self, NotRated> {
        let mut builder = PathBuilder { without, ..PathBuilder::default() };
        let (before, all) = (puzzle.clues_before_mercy(), puzzle.clues());
        let mut marks = Marks::start(&before);
        let mut end = builder.go(&before, effort, &mut marks);
        if let Some(mercy) = puzzle.mercy.filter(|_| end == NoStep::Ambiguous) {
            builder.steps.push(Step::Mercy(mercy));
            marks.extend(Marks::start(&all).facts());
            end = builder.go(&all, effort, &mut marks);
        }
        match end {
            NoStep::Solved => Ok(builder.path(effort)),
            NoStep::Stuck => Err(NotRated::Stuck),
            NoStep::Ambiguous => Err(NotRated::NotUnique),
            NoStep::Contradiction => Err(NotRated::Contradiction),
        }
    }
}

/// The steps so far, and how many openings there were where the hardest were needed.
#[derive(Default)]
struct PathBuilder {
    steps: Vec<Step>,
    without: Vec<&'static Technique>,
    /// The highest level so far, and the fewest openings at a step of that level.
    narrowest: Option<(Level, usize)>,
}

impl PathBuilder {
    /// Takes steps until there is no next one; returns why.
    fn go(&mut self, clues: &Clues, effort: Effort, marks: &mut Marks) -> NoStep {
        let mut stepper = Stepper::without(clues, effort, &self.without);
        loop {
            let step = match stepper.next(marks) {
                Ok(step) => step,
                Err(end) => return end,
            };
            self.look_around(&step, &Position { clues, marks });
            marks.extend(step.facts().iter().copied());
            self.steps.push(step);
        }
    }

    /// Counts the openings if the step is of the highest level so far.
    fn look_around(&mut self, step: &Step, position: &Position) {
        let level = step.level();
        if self.narrowest.is_some_and(|(highest, fewest)| highest > level || highest == level && fewest <= 1) {
            return;
        }
        let openings = match level {
            Level::Grandmaster => 1,
            _ => {
                let techniques = level.techniques().iter().filter(|technique| technique.level == level);
                techniques.map(|technique| technique.openings(position).len()).sum()
            }
        };
        self.narrowest = Some(match self.narrowest {
            Some((highest, fewest)) if highest == level => (level, fewest.min(openings)),
            _ => (level, openings),
        });
    }

    fn path(self, effort: Effort) -> SolutionPath {
        let hardest = self.steps.iter().rev().max_by_key(|step| (step.level(), step.score()));
        let cores = self.steps.iter().filter_map(|step| match step {
            Step::Core { because, .. } => Some(because.len()),
            Step::Technique(_) | Step::Mercy(_) => None,
        });
        let core = cores.max();
        let rating = Rating {
            level: hardest.map_or(Level::Beginner, Step::level),
            score: self.steps.iter().map(Step::score).sum(),
            steps: self.steps.len(),
            hardest: hardest.map_or(Hardest::None, Step::kind),
            narrowest: self.narrowest.map_or(0, |(_, fewest)| fewest),
            core,
            exact: core.is_some() && effort == Effort::Smallest,
            without: self.without,
        };
        SolutionPath { steps: self.steps, rating }
    }
}
