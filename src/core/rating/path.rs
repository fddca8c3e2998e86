//! The solution path: step by step from the clues to the solution.

use thiserror::Error;

use super::rater::RatingError;
use super::reasoning::{CluesOf, MarksOf, Reasoning, Without};
use super::value::{Hardest, Rating};
use crate::deduction::{self, Deduction, DeductionError, Knowledge, LeanStep, Passage, Path, Technique, hardest};
use crate::engines::{SearchEngine, Solver};
use crate::game::Game;
use crate::lang::Lang;
use crate::limits::{Budget, CancelledError, Limits};
use crate::puzzles::Level;

/// The steps that the search for a second solution may take before the path is sought.
const SEARCH: u64 = 10_000;

/// Why a puzzle cannot be rated.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RateError {
    /// The clues leave several solutions.
    #[error("the clues do not decide everything")]
    NotUnique,
    /// No layout fits the clues.
    #[error("the clues contradict each other")]
    Contradiction,
    /// It was given up, or there is a fault in the program.
    #[error(transparent)]
    Unfinished(#[from] DeductionError),
}

impl RateError {
    /// The reason in words.
    pub fn sentence(&self, lang: Lang) -> String {
        lang.not_rated(match self {
            Self::NotUnique => lang.not_rated_not_unique(),
            Self::Contradiction => lang.not_rated_contradiction(),
            Self::Unfinished(DeductionError::Stopped(_)) => lang.no_step_cancelled(),
            Self::Unfinished(DeductionError::Unfounded(fault)) => fault.to_string(),
        })
    }
}

/// A path from the clues to the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolutionPath<R: Reasoning> {
    /// Everything that is seen if one always takes the cheapest step, in order.
    pub seen: Vec<Deduction<R::Logic>>,
    /// What is told: every step of it is needed.
    pub told: Vec<Passage<R::Logic>>,
    pub rating: Rating<R::Logic>,
}

/// A part of a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage<'a, R: Reasoning> {
    pub steps: &'a [Passage<R::Logic>],
    /// What is known at its end.
    pub known: MarksOf<R>,
}

impl<R: Reasoning> SolutionPath<R> {
    /// The path without these techniques.
    ///
    /// # Errors
    /// If the clues do not leave exactly one solution, or it was given up.
    pub fn find(game: &R, clues: &CluesOf<R>, without: &Without<R>, limits: Limits) -> Result<Self, RateError> {
        // On large boards a second solution is found at once, and the techniques take minutes.
        let mut budget = Budget::new(limits.within(SEARCH));
        let found = SearchEngine::new(game.problem()).solutions(clues, 2, &mut budget);
        if found.layouts.len() > 1 {
            return Err(RateError::NotUnique);
        }
        let symmetry = game.canonical(clues);
        let path = Self::of_image(game, clues, symmetry, without, limits)?;
        let back = game.turned(R::inverse(symmetry));
        Ok(Self {
            seen: path.seen.iter().map(|step| step.under(&back)).collect(),
            told: path.told.iter().map(|step| step.under(&back)).collect(),
            rating: path.rating,
        })
    }

    /// The path of the image of a puzzle.
    fn of_image(
        game: &R,
        clues: &CluesOf<R>,
        symmetry: R::Symmetry,
        without: &Without<R>,
        limits: Limits,
    ) -> Result<Self, RateError> {
        let (image, clues) = game.image(clues, symmetry);
        let game = image.as_ref().unwrap_or(game);
        let path = Path::find((), game.start(&clues), |technique| !without.contains(&technique), limits)?;
        let solution = match path.solves {
            true => Some(game.layout(&path.end())).filter(|layout| game.problem().fits_all(&clues, layout)),
            false => {
                let solutions = Solver::new(game.problem()).solutions(&clues, 2, limits);
                let solutions = solutions.map_err(DeductionError::from)?;
                if solutions.layouts.len() > 1 {
                    return Err(RateError::NotUnique);
                }
                solutions.unique().cloned()
            }
        };
        solution.ok_or(RateError::Contradiction)?;
        let lean = path.lean(limits)?;
        let rating = rate(&lean, &path, without.to_vec());
        Ok(Self { told: Passage::of(&lean, &(), path.start()), rating, seen: path.steps })
    }

    /// The stages of what is told, each with what is known at its end. A stage ends with the facts
    /// that the game [says](Reasoning::ends_stage), and with the break-in, the first step by the
    /// hardest technique; where it would be long, earlier.
    pub fn stages<'a>(&'a self, game: &R, clues: &CluesOf<R>) -> Vec<Stage<'a, R>> {
        let hardest = self.rating.hardest.technique();
        let break_in = self.told.iter().position(|step| Some(step.deduction.technique) == hardest);
        let ends = self
            .told
            .iter()
            .enumerate()
            .map(|(at, step)| break_in == Some(at) || step.deduction.facts.iter().any(|&fact| R::ends_stage(fact)));
        let numbers = deduction::stages(&ends.collect::<Vec<_>>());
        let (mut known, mut rest) = (game.start(clues), &self.told[..]);
        let stages = numbers.chunk_by(|one, other| one == other).map(|numbers| {
            let steps;
            (steps, rest) = rest.split_at(numbers.len());
            for step in steps.iter().flat_map(Passage::steps) {
                known.add_all(step.deduction.facts.iter().copied());
            }
            Stage { steps, known: known.clone() }
        });
        stages.collect()
    }
}

/// How hard clues are, without these techniques.
///
/// # Errors
/// If they do not leave exactly one solution, or it was given up.
pub fn rating<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    without: &Without<R>,
    limits: Limits,
) -> Result<Rating<R::Logic>, RateError> {
    SolutionPath::of_image(game, clues, game.canonical(clues), without, limits).map(|path| path.rating)
}

/// Whether these clues, which leave one solution, are not harder than the rating says.
pub fn keeps<R: Reasoning>(
    rating: &Rating<R::Logic>,
    game: &R,
    clues: &CluesOf<R>,
    limits: Limits,
) -> Result<bool, CancelledError> {
    let wanted =
        |technique: &Technique<R::Logic>| technique.level <= rating.level && !rating.without.contains(&technique);
    Ok(rating.level == Level::Beyond || solves(game, clues, wanted, limits)?)
}

/// Whether the wanted techniques solve these clues.
pub fn solves<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    wanted: impl Fn(&Technique<R::Logic>) -> bool,
    limits: Limits,
) -> Result<bool, CancelledError> {
    deduction::solves(&(), game.start(clues), wanted, limits)
}

fn rate<L: deduction::Logic>(told: &[LeanStep<L>], path: &Path<L>, without: Vec<&'static Technique<L>>) -> Rating<L> {
    let chains = || told.iter().filter_map(|step| step.deduction.chain());
    let hardest = hardest(told);
    Rating {
        scale: Rating::<L>::SCALE,
        level: if path.solves { hardest.map_or(Level::Beginner, |technique| technique.level) } else { Level::Beyond },
        score: told.iter().map(|step| step.deduction.score()).sum(),
        steps: told.len(),
        hardest: hardest.map_or(Hardest::None, Hardest::Technique),
        narrowest: path.narrowest,
        suppositions: chains().count(),
        longest: chains().max().unwrap_or(0),
        core: None,
        exact: false,
        without,
    }
}

/// What is wrong with the rating of a puzzle that has one solution, if anything is.
pub fn check<R: Reasoning>(
    game: &R,
    clues: &CluesOf<R>,
    rating: &Rating<R::Logic>,
    limits: Limits,
) -> Result<Result<(), RatingError>, CancelledError> {
    let today = Rating::<R::Logic>::SCALE;
    if rating.scale != today {
        return Ok(Err(RatingError::Scale { claimed: rating.scale, today }));
    }
    let path = match SolutionPath::find(game, clues, &rating.without, limits) {
        Ok(path) => path,
        Err(RateError::Unfinished(DeductionError::Stopped(stopped))) => return Err(stopped),
        Err(reason) => return Ok(Err(RatingError::None(reason.to_string()))),
    };
    let differences = rating.differences(&path.rating);
    Ok(if differences.is_empty() { Ok(()) } else { Err(RatingError::Other(differences)) })
}
