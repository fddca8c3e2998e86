//! The solution path: step by step from the clues to the solution.

use crate::lang::SmyozTexts;
use thiserror::Error;

use super::step::Step;
use super::stepper::{Effort, NoStepError, Stepper, is_ambiguous};
use super::told::{LeanStep, ToldStep, hardest, present};
use super::{Hardest, Rating};
use crate::board::Cell;
use crate::clues::Clues;
use crate::deduction::techniques::Technique;
use crate::deduction::{By, Conclusion, Derivation, Ground};
use crate::deduction::{Fact, Marks};
use crate::engines::{Smyoz, search};
use crate::puzzle::{Claim, Puzzle, canonical_symmetry, image, mercy};
use smyoz_core::deduction::{DeductionError, Group, Narrowest, UnfoundedError, grouped};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::puzzles::Level;

/// Why a puzzle cannot be rated.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RateError {
    /// Techniques do not solve it, and cores were not wanted.
    #[error("no technique solves it")]
    Stuck,
    /// It was told to give up.
    #[error("cancelled")]
    Cancelled,
    /// The clues leave several solutions.
    #[error("the clues do not decide everything")]
    NotUnique,
    /// No layout fits the clues.
    #[error("the clues contradict each other")]
    Contradiction,
    /// There is a fault in the program.
    #[error(transparent)]
    Unfounded(#[from] UnfoundedError),
    /// It is unique only up to symmetry: the solver chooses between images that no reasoning can
    /// distinguish.
    #[error("a puzzle that is unique up to symmetry has no level: no reasoning tells its images apart")]
    UpToSymmetry,
}

impl From<DeductionError> for RateError {
    fn from(reason: DeductionError) -> Self {
        match reason {
            DeductionError::Stopped(_) => Self::Cancelled,
            DeductionError::Unfounded(fault) => Self::Unfounded(fault),
        }
    }
}

impl RateError {
    /// The reason in words.
    pub fn sentence(&self, lang: Lang) -> String {
        lang.not_rated(match self {
            Self::Stuck => lang.not_rated_stuck(),
            Self::Cancelled => lang.no_step_cancelled(),
            Self::NotUnique => lang.not_rated_not_unique(),
            Self::Contradiction => lang.not_rated_contradiction(),
            Self::Unfounded(fault) => fault.to_string(),
            Self::UpToSymmetry => lang.not_rated_up_to_symmetry(),
        })
    }
}

/// A path from the clues to the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolutionPath {
    /// Everything that is seen if one always takes the cheapest step, in order. Nothing later needs
    /// many of these steps.
    pub seen: Vec<Step>,
    /// The path as it is told: only what is needed.
    pub told: Vec<ToldStep>,
    pub rating: Rating,
}

impl SolutionPath {
    /// The path without the techniques that the puzzle's rating excludes.
    ///
    /// # Errors
    /// If it does not solve the puzzle, or was given up.
    pub fn of(puzzle: &Puzzle, effort: Effort, limits: Limits) -> Result<Self, RateError> {
        let without = puzzle.rating.as_ref().map_or_else(Vec::new, |rating| rating.without.clone());
        Self::without(puzzle, effort, without, limits)
    }

    /// The path without these techniques.
    ///
    /// # Errors
    /// If it does not solve the puzzle, or was given up.
    pub fn without(
        puzzle: &Puzzle,
        effort: Effort,
        without: Vec<&'static Technique>,
        limits: Limits,
    ) -> Result<Self, RateError> {
        let symmetry = canonical_symmetry(puzzle.task());
        let seen = Seen::of_image(puzzle, effort, &without, limits)?;
        let lean = seen.lean(None, limits)?;
        let rating = seen.rating(&lean, effort, without);
        let back = symmetry.inverse();
        Ok(Self {
            seen: seen.steps.iter().map(|step| step.image(back)).collect(),
            told: seen.present(lean).iter().map(|step| step.image(back)).collect(),
            rating,
        })
    }

    /// Why a cell is what it is: the path that is needed to know it.
    ///
    /// # Errors
    /// If the puzzle cannot be rated, or it was given up.
    pub fn why(puzzle: &Puzzle, effort: Effort, cell: Cell, limits: Limits) -> Result<Vec<ToldStep>, RateError> {
        let without = puzzle.rating.as_ref().map_or_else(Vec::new, |rating| rating.without.clone());
        let symmetry = canonical_symmetry(puzzle.task());
        let seen = Seen::of_image(puzzle, effort, &without, limits)?;
        let told = seen.present(seen.lean(Some(symmetry.cell(cell)), limits)?);
        Ok(told.iter().map(|step| step.image(symmetry.inverse())).collect())
    }

    /// Why a cell is what it is, by techniques without suppositions, from clues that need not
    /// decide everything else.
    ///
    /// # Errors
    /// If these do not show it, or it was given up.
    pub fn why_so_far(clues: &Clues, cell: Cell, limits: Limits) -> Result<Vec<ToldStep>, NoStepError> {
        let mut seen = Seen::new(Puzzle::new(Smyoz, clues.clone()));
        let end = seen.look(Effort::Techniques, |technique| technique.suppositions().is_none(), limits);
        let facts = seen.steps.iter().flat_map(Step::facts).copied();
        let marks: Marks = Marks::start(clues).facts().chain(facts).collect();
        if marks.unknown().contains(cell) { Err(end) } else { Ok(seen.present(seen.lean(Some(cell), limits)?)) }
    }
}

/// A part of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage<'a> {
    pub steps: &'a [ToldStep],
    /// What is known at its end.
    pub known: Marks,
}

impl SolutionPath {
    /// The stages of the printed path of a puzzle, each with what is known at its end.
    pub fn stages(&self, puzzle: &Puzzle) -> Vec<Stage<'_>> {
        let mut known = Marks::start(&puzzle.clues);
        let stages = self.told.chunk_by(|one, other| one.stage == other.stage);
        let stages = stages.map(|steps| {
            known.extend(steps.iter().flat_map(ToldStep::news));
            Stage { steps, known: known.clone() }
        });
        stages.collect()
    }
}

/// The most times that a path is told again in the order of the last telling.
const TELLINGS: usize = 8;

/// The ships that the search for a second solution may place before the path is sought.
const SEARCH: u64 = 100_000;

/// Whether a second solution is found soon: the techniques, and then the cores, would take long to
/// come to their end.
fn has_another(puzzle: &Puzzle, limits: Limits) -> bool {
    search::solutions(&puzzle.all_clues(), 2, &mut Budget::new(limits.within(SEARCH))).layouts.len() > 1
}

/// What is seen on the way to the solution of a puzzle's canonical image.
struct Seen {
    image: Puzzle,
    steps: Vec<Step>,
    /// The round of each step: several suppositions are seen at once.
    rounds: Vec<usize>,
    narrowest: Narrowest,
}

impl Seen {
    fn of_image(puzzle: &Puzzle, effort: Effort, without: &[&Technique], limits: Limits) -> Result<Self, RateError> {
        if puzzle.promise.claim() == Claim::UpToSymmetry {
            return Err(RateError::UpToSymmetry);
        }
        if effort != Effort::Techniques && has_another(puzzle, limits) {
            return Err(RateError::NotUnique);
        }
        let image = image(puzzle, canonical_symmetry(puzzle.task()));
        let known = |technique: &Technique| !without.contains(&technique);
        let mut seen = Self::new(image);
        let mut end = seen.look(Effort::Techniques, known, limits);
        if end == NoStepError::Stuck && effort != Effort::Techniques {
            // Once a proof is needed, suppositions are no longer of interest.
            seen = Self::new(seen.image);
            end = seen.look(effort, |technique| known(technique) && technique.suppositions().is_none(), limits);
        }
        match end {
            NoStepError::Solved => Ok(seen),
            NoStepError::Stuck => Err(RateError::Stuck),
            NoStepError::Cancelled => Err(RateError::Cancelled),
            NoStepError::Unfounded(fault) => Err(RateError::Unfounded(fault)),
            NoStepError::Ambiguous => Err(RateError::NotUnique),
            NoStepError::Contradiction => Err(RateError::Contradiction),
        }
    }

    fn new(image: Puzzle) -> Self {
        Self { image, steps: Vec::new(), rounds: Vec::new(), narrowest: Narrowest::default() }
    }

    /// Takes all steps to the end, and opens the mercy shot on the way; returns why there are no
    /// more.
    fn look(&mut self, effort: Effort, wanted: impl Fn(&Technique) -> bool, limits: Limits) -> NoStepError {
        let (before, all) = (self.image.clues.clone(), self.image.all_clues());
        let mut marks = Marks::start(&before);
        let mut end = self.go(&mut Stepper::with(&before, effort, &wanted, limits), &mut marks);
        let Some(mercy) = mercy(&self.image.promise) else { return end };
        let is_ripe = match &end {
            NoStepError::Ambiguous => true,
            NoStepError::Stuck => match is_ambiguous(&before, &marks, limits) {
                Ok(is_ambiguous) => is_ambiguous,
                Err(CancelledError) => return NoStepError::Cancelled,
            },
            _ => false,
        };
        if is_ripe {
            self.push(Step::Mercy(mercy), self.next_round());
            marks.extend(Marks::start(&all).facts());
            end = self.go(&mut Stepper::with(&all, effort, &wanted, limits), &mut marks);
        }
        end
    }

    /// Takes steps until there is no next one; returns why.
    fn go(&mut self, stepper: &mut Stepper, marks: &mut Marks) -> NoStepError {
        loop {
            let steps = match stepper.steps(marks) {
                Ok(steps) => steps,
                Err(end) => return end,
            };
            let counted = self.narrowest.look(steps[0].level(), |level| match level {
                Level::Grandmaster | Level::Beyond => Ok(steps.len()),
                _ => stepper.openings(level, marks),
            });
            if let Err(CancelledError) = counted {
                return NoStepError::Cancelled;
            }
            let round = self.next_round();
            for step in steps {
                marks.extend(step.facts().iter().copied());
                self.push(step, round);
            }
        }
    }

    fn next_round(&self) -> usize {
        self.rounds.last().map_or(0, |round| round + 1)
    }

    fn push(&mut self, step: Step, round: usize) {
        self.steps.push(step);
        self.rounds.push(round);
    }

    /// The steps that are needed to find all ships, or to know a cell, in the order in which a
    /// reader follows them. Where no better order can be found, one of them may be unnecessary in
    /// it.
    fn lean(&self, cell: Option<Cell>, limits: Limits) -> Result<Vec<Group<LeanStep>>, DeductionError> {
        let mut conclusions = self.conclusions();
        let mut order: Vec<usize> = (0..self.steps.len()).collect();
        let mut told = self.told(&conclusions, &order, cell, limits)?;
        for _ in 0..TELLINGS {
            // Told in another order, steps may know more, need less, and do without others.
            for step in told.iter().flat_map(Group::steps).filter(|step| !step.step.facts().is_empty()) {
                conclusions[step.seen].facts = step.step.facts().to_vec();
                conclusions[step.seen].grounds = Some(step.grounds.clone());
            }
            let told_order: Vec<usize> = told.iter().flat_map(Group::steps).map(|step| step.seen).collect();
            if told_order == order {
                break;
            }
            order = told_order;
            told = match self.told(&conclusions, &order, cell, limits) {
                // A step that comes after another ship than before may not be seen there any more:
                // without the water around it, which this step did not need, a ship that is found
                // can have more codes than its place had. Told as before, each step follows.
                Err(DeductionError::Unfounded(_)) => break,
                anew => anew?,
            };
        }
        Ok(told)
    }

    /// The conclusions that are needed if they are drawn in this order, in groups for a reader.
    fn told(
        &self,
        conclusions: &[Conclusion],
        order: &[usize],
        cell: Option<Cell>,
        limits: Limits,
    ) -> Result<Vec<Group<LeanStep>>, DeductionError> {
        let derivation = self.derivation(conclusions, order, cell);
        let mut lean = derivation.lean(limits)?;
        lean.pop();
        let steps = lean.into_iter().map(|reasoned| {
            let seen = order[reasoned.step];
            LeanStep::of(seen, &self.steps[seen], reasoned, &derivation)
        });
        Ok(grouped(&steps.collect::<Result<Vec<_>, _>>()?))
    }

    /// What is needed, for a reader.
    fn present(&self, lean: Vec<Group<LeanStep>>) -> Vec<ToldStep> {
        present(lean, [&self.image.clues, &self.image.all_clues()])
    }

    /// The steps as conclusions, each with all that it adds.
    fn conclusions(&self) -> Vec<Conclusion> {
        let all = Marks::start(&self.image.all_clues());
        let known = Marks::start(&self.image.clues);
        let shown: Vec<Fact> = all.facts().filter(|&fact| !known.knows(fact)).collect();
        let conclusions = self.steps.iter().zip(&self.rounds).map(|(step, &round)| {
            let facts = if matches!(step, Step::Mercy(_)) { shown.clone() } else { step.facts().to_vec() };
            Conclusion { by: step.by(), facts, grounds: None, round }
        });
        conclusions.collect()
    }

    /// Some of these conclusions in this order, and the end that they must reach.
    fn derivation(&self, conclusions: &[Conclusion], order: &[usize], cell: Option<Cell>) -> Derivation {
        let clues = self.image.all_clues();
        let known: Vec<Fact> = Marks::start(&self.image.clues).facts().collect();
        let is_all = order.len() == conclusions.len();
        let mut marks: Marks = known.iter().copied().collect();
        let mut steps: Vec<Conclusion> = order
            .iter()
            .enumerate()
            .map(|(at, &seen)| {
                let mut step = conclusions[seen].clone();
                if !is_all {
                    step.round = at;
                    step.facts.retain(|&fact| !marks.knows(fact));
                }
                marks.extend(step.facts.iter().copied());
                step
            })
            .collect();
        let facts = known.iter().chain(steps.iter().flat_map(|step| &step.facts)).copied();
        let goal: Vec<Ground> = match cell {
            None => found(facts),
            Some(cell) => {
                let says = |fact: &Fact| match *fact {
                    Fact::Water(of) | Fact::Ship(of) | Fact::Type(of, _) => of == cell,
                    Fact::Found(ship) => ship.cells().contains(cell),
                    _ => false,
                };
                let said: Vec<Ground> = facts.clone().filter(says).take(1).map(Ground::Mark).collect();
                // What is never said follows once all ships are found.
                if said.is_empty() { found(facts) } else { said }
            }
        };
        let round = self.next_round().max(steps.len());
        steps.push(Conclusion { by: By::Grounds(goal), facts: Vec::new(), grounds: None, round });
        Derivation { clues, blank: Marks::default(), known, steps }
    }

    /// The level of the way to the ambiguity of a Z puzzle: the highest of all steps that are seen
    /// until only the mercy shot is left. Finding the ships may need less.
    fn level_before_mercy(&self) -> Level {
        let mercy = self.steps.iter().position(|step| matches!(step, Step::Mercy(_)));
        let way = &self.steps[..mercy.unwrap_or(0)];
        way.iter().map(Step::level).max().unwrap_or(Level::Beginner)
    }

    fn rating(&self, told: &[Group<LeanStep>], effort: Effort, without: Vec<&'static Technique>) -> Rating {
        let parts = || told.iter().flat_map(|step| &step.parts).map(|part| &part.step);
        let core = parts().filter_map(|step| match step {
            Step::Core { because, .. } => Some(because.len()),
            Step::Technique(_) | Step::Mercy(_) => None,
        });
        let core = core.max();
        let chains: Vec<usize> = parts().filter_map(Step::chain).collect();
        let hardest = hardest(told).map(|at| &told[at].parts[0].step);
        Rating {
            scale: Rating::SCALE,
            level: hardest.map_or(Level::Beginner, Step::level).max(self.level_before_mercy()),
            score: told.iter().flat_map(Group::steps).map(|part| part.step.score()).sum(),
            steps: told.len(),
            hardest: hardest.map_or(Hardest::None, Step::kind),
            narrowest: self.narrowest.fewest(),
            suppositions: chains.len(),
            longest: chains.iter().copied().max().unwrap_or(0),
            core,
            exact: core.is_some() && effort == Effort::Smallest,
            without,
        }
    }
}

/// The ships that are found.
fn found(facts: impl Iterator<Item = Fact>) -> Vec<Ground> {
    facts.filter(|fact| matches!(fact, Fact::Found(_))).map(Ground::Mark).collect()
}
