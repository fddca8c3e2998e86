//! The solution path: step by step from the clues to the solution.

use thiserror::Error;

use crate::sea_battle::board::Symmetry;
use crate::sea_battle::clues::Clues;
use crate::sea_battle::deduction::techniques::{Deduction, Technique};
use crate::sea_battle::deduction::{Chart, Fact, LeanStep, Marks, Path, Turned, find, solution};
use crate::sea_battle::engines::Solver;
use crate::sea_battle::puzzle::{Puzzle, Rating};
use smyoz_core::deduction::{Limits, Unfinished, hardest};
use smyoz_core::engines::SearchEngine;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Budget;
use smyoz_core::puzzles::Level;

/// The pieces that the search for a second solution may place before the path is sought.
const SEARCH: u64 = 10_000;

/// Why a puzzle cannot be rated.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotRated {
    /// The clues leave several solutions.
    #[error("the clues do not decide everything")]
    NotUnique,
    /// No layout fits the clues.
    #[error("the clues contradict each other")]
    Contradiction,
    /// It was given up, or there is a fault in the program.
    #[error(transparent)]
    Unfinished(#[from] Unfinished),
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

/// A part of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage<'a> {
    /// Its steps.
    pub steps: &'a [LeanStep],
    /// What is known at its end.
    pub known: Marks,
}

impl NotRated {
    /// The reason in words.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        lang.not_rated(match self {
            Self::NotUnique => lang.not_rated_not_unique(),
            Self::Contradiction => lang.not_rated_contradiction(),
            Self::Unfinished(Unfinished::Stopped(_)) => lang.no_step_cancelled(),
            Self::Unfinished(Unfinished::Unfounded(fault)) => fault.to_string(),
        })
    }
}

impl SolutionPath {
    /// The path without the techniques that the puzzle's rating excludes.
    ///
    /// # Errors
    /// If the puzzle has not exactly one solution, or it was given up.
    pub fn of(puzzle: &Puzzle, limits: Limits) -> Result<Self, NotRated> {
        let without = puzzle.rating.as_ref().map_or_else(Vec::new, |rating| rating.without.clone());
        Self::without(puzzle, without, limits)
    }

    /// The path without these techniques.
    ///
    /// # Errors
    /// If the puzzle has not exactly one solution, or it was given up.
    pub fn without(puzzle: &Puzzle, without: Vec<&'static Technique>, limits: Limits) -> Result<Self, NotRated> {
        // On large boards a second solution is found at once, and the techniques take minutes.
        let mut budget = Budget::new(limits.within(SEARCH));
        let found = SearchEngine::new(&puzzle.setting).solutions_within(&puzzle.clues, 2, &mut budget);
        if found.layouts.len() > 1 {
            return Err(NotRated::NotUnique);
        }
        let chart = Chart::new(&puzzle.setting);
        let symmetry = puzzle.canonical_symmetry();
        let path = Self::on_image(&chart, &puzzle.clues, symmetry, without, limits)?;
        let back = Turned { chart: &chart, symmetry: symmetry.inverse() };
        Ok(Self {
            seen: path.seen.iter().map(|step| step.under(&back)).collect(),
            told: path.told.iter().map(|step| step.under(&back)).collect(),
            rating: path.rating,
        })
    }

    /// The path of an image of the clues.
    fn on_image(
        chart: &Chart,
        clues: &Clues,
        symmetry: Symmetry,
        without: Vec<&'static Technique>,
        limits: Limits,
    ) -> Result<Self, NotRated> {
        let clues = clues.image(symmetry, chart.setting().size());
        let path = find(chart, &clues, |technique| !without.contains(&technique), limits)?;
        let solution = match solution(&path) {
            Some(layout) => Some(layout).filter(|layout| clues.fit(layout) && chart.setting().check(layout).is_empty()),
            None => {
                let solutions = Solver::new(chart.setting()).solutions(&clues, 2, limits);
                limits.check().map_err(Unfinished::from)?;
                if solutions.layouts.len() > 1 {
                    return Err(NotRated::NotUnique);
                }
                solutions.unique().copied()
            }
        };
        let told = path.lean(limits)?;
        let rating = rate(&told, &path, without);
        solution.ok_or(NotRated::Contradiction)?;
        Ok(Self { told, rating, seen: path.steps })
    }

    /// The stages of what is told, each with what is known at its end. A stage ends when a ship is
    /// found, and with the break-in, the first step by the hardest technique.
    #[must_use]
    pub fn stages<'a>(&'a self, chart: &'a Chart, clues: &Clues) -> Vec<Stage<'a>> {
        let break_in = self.told.iter().position(|step| Some(step.deduction.technique) == self.rating.hardest);
        let (mut stages, mut known, mut first) = (Vec::new(), Marks::start(chart, clues), 0);
        for (at, step) in self.told.iter().enumerate() {
            let facts = &step.deduction.facts;
            known.extend(facts.iter().copied());
            let finds_ship = facts.iter().any(|fact| matches!(fact, Fact::Found(_)));
            if finds_ship || break_in == Some(at) || at + 1 == self.told.len() {
                stages.push(Stage { steps: &self.told[first..=at], known: known.clone() });
                first = at + 1;
            }
        }
        stages
    }

    /// The steps that are told as sentences.
    #[must_use]
    pub fn sentences(&self, chart: &Chart, lang: Lang) -> Vec<String> {
        self.told.iter().flat_map(|step| step.deduction.sentences(chart, lang)).collect()
    }
}

/// The rating of clues of the chart's game, without these techniques.
///
/// # Errors
/// If they have not exactly one solution, or it was given up.
pub fn rating(
    chart: &Chart,
    clues: &Clues,
    without: &[&'static Technique],
    limits: Limits,
) -> Result<Rating, NotRated> {
    let symmetry = Puzzle::new(chart.setting().clone(), clues.clone()).canonical_symmetry();
    SolutionPath::on_image(chart, clues, symmetry, without.to_vec(), limits).map(|path| path.rating)
}

fn rate(told: &[LeanStep], path: &Path, without: Vec<&'static Technique>) -> Rating {
    let chains = || told.iter().filter_map(|step| step.deduction.chain());
    let hardest = hardest(told);
    Rating {
        scale: Rating::SCALE,
        level: if path.solves { hardest.map_or(Level::Beginner, |technique| technique.level) } else { Level::Beyond },
        score: told.iter().map(|step| step.deduction.score()).sum(),
        steps: told.len(),
        hardest,
        narrowest: path.narrowest,
        suppositions: chains().count(),
        longest: chains().max().unwrap_or(0),
        without,
    }
}
